/*
** schedule.h - a pipeline schedule is data: for each rank an ordered list of
** actions on (chunk, micro-batch). Built-in ones and a user's own table go
** through one checker and one simulator.
**
** p ranks, v chunks a rank, m micro-batches, S = p*v stages. In "loop"
** placement stage s is chunk s/p of rank s%p; in "V" placement (zb-v,
** dualpipe-v) rank r owns stages r (chunk 0) and 2p-1-r (chunk 1).
*/
#ifndef GAL_SCHEDULE_H
#define GAL_SCHEDULE_H

#include "lang/layout.h"

GAL_BEGIN

typedef enum gal_action_kind {
  GAL_F,  // forward
  GAL_B,  // backward, both halves
  GAL_I,  // gradient of the input
  GAL_W   // gradient of the weights
} gal_action_kind;

typedef struct gal_action {
  gal_action_kind kind;
  int32_t chunk;  // 0..v-1 on this rank
  int32_t micro;  // 0..m-1
} gal_action;

typedef struct gal_schedule gal_schedule;  // opaque, reference counted

typedef struct gal_schedule_options {
  gal_schedule_kind kind;
  int32_t p, v, m;  // v: chunks a rank; 0 takes the kind's default
} gal_schedule_options;

/* Build a built-in schedule. With p == 1 any kind is F, B per micro-batch (or
** F, I, W for the zero-bubble kinds). Errors: EINVAL/ESHAPE with the condition
** of the kind (m % p for interleaved, m >= 2p-1 for zb-h2, ...) and the nearest
** legal m in the hint; ENOMEM. Source: see reference of each in schedule.c. */
gal_status gal_schedule_new(gal_schedule **out,
                            const gal_schedule_options *o);
/* A user's own: actions[r] has n_actions[r] entries, copied; checked by
** gal_schedule_check before it is returned. v_shape: V placement. */
gal_status gal_schedule_from(gal_schedule **out, int32_t p, int32_t v,
                             int32_t m, bool v_shape,
                             const gal_action *const *actions,
                             const int32_t *n_actions);
gal_schedule *gal_schedule_retain(gal_schedule *s);
void gal_schedule_release(gal_schedule *s);  // NULL is fine

int32_t gal_schedule_p(const gal_schedule *s);
int32_t gal_schedule_v(const gal_schedule *s);
int32_t gal_schedule_m(const gal_schedule *s);
gal_schedule_kind gal_schedule_kind_of(const gal_schedule *s);
const gal_action *gal_schedule_actions(const gal_schedule *s, int32_t rank,
                                       int32_t *n);
/* Stage of (rank, chunk), and its inverse. */
int32_t gal_schedule_stage(const gal_schedule *s, int32_t rank, int32_t chunk);
void gal_schedule_owner(const gal_schedule *s, int32_t stage, int32_t *rank,
                        int32_t *chunk);

/* Each (stage, micro) has exactly one F and one B (or one I and one later W);
** F before B; no deadlock with in-order execution and rendezvous sends.
** Errors: EINVAL naming rank, action, and for a deadlock the cycle. */
gal_status gal_schedule_check(const gal_schedule *s);

/* Times of one chunk action (for v > 1 give the per-chunk time). */
typedef struct gal_schedule_times {
  double f, i, w;  // any unit; B takes i + w
} gal_schedule_times;

typedef struct gal_schedule_report {
  double makespan;
  double *start, *end;   // (p) first start and last end of each rank
  double *idle;          // (p) idle inside the rank's own span
  int32_t *peak;         // (p) chunks in flight at most; freed at B, or W
  double **action_start; // (p)(n_actions): when each action begins
  int32_t p;
} gal_schedule_report;

/* Simulate with no communication time. Call gal_schedule_report_fini after. */
gal_status gal_schedule_simulate(gal_schedule_report *out,
                                 const gal_schedule *s,
                                 gal_schedule_times t);
void gal_schedule_report_fini(gal_schedule_report *r);

/* One line a rank, as "r0  F0 F1 B0 ..." (chunk as a letter when v > 1: F0a).
** Returns the length wanted, as snprintf. */
int gal_schedule_print(char *buf, size_t size, const gal_schedule *s);

const char *gal_schedule_kind_name(gal_schedule_kind k);
bool gal_schedule_kind_parse(gal_schedule_kind *out, const char *name);

GAL_END

#endif
