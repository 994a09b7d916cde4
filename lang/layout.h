/*
** layout.h - the layout algebra as a plain value: a product of mesh axes plus
** policies. `*` multiplies axes, `+` adds policies; both refuse nonsense where
** it is written. Values compare by meaning: tp(2)*pp(1) == tp(2).
**
** The struct holds no pointer into anything that dies before the recipe: copy
** it freely. The canonical text (gal_layout_print) parses back to an equal
** value.
*/
#ifndef GAL_LAYOUT_H
#define GAL_LAYOUT_H

#include "lang/mesh.h"
#include "lang/tensor.h"

GAL_BEGIN

typedef enum gal_schedule_kind {
  GAL_SCHEDULE_NONE,
  GAL_SCHEDULE_GPIPE,
  GAL_SCHEDULE_1F1B,
  GAL_SCHEDULE_INTERLEAVED,
  GAL_SCHEDULE_BREADTH_FIRST,
  GAL_SCHEDULE_ZB_H1,
  GAL_SCHEDULE_ZB_H2,
  GAL_SCHEDULE_ZB_V,
  GAL_SCHEDULE_DUALPIPE_V,
  GAL_SCHEDULE_KINDS
} gal_schedule_kind;

typedef enum gal_recompute {
  GAL_RECOMPUTE_NONE,
  GAL_RECOMPUTE_SELECTIVE,
  GAL_RECOMPUTE_FULL
} gal_recompute;

typedef enum gal_place {  // where offloaded state lives
  GAL_PLACE_DEVICE,
  GAL_PLACE_HOST,
  GAL_PLACE_DISK
} gal_place;

typedef enum gal_precision_kind {
  GAL_PRECISION_NONE,  // not stated
  GAL_PRECISION_F32,
  GAL_PRECISION_BF16,
  GAL_PRECISION_FP16
} gal_precision_kind;

typedef struct gal_precision {
  gal_precision_kind kind;
  double scale;      // fp16: static loss scale; 0 is dynamic
  gal_dtype reduce;  // dtype of gradient reduction: f32 (default) or bf16
} gal_precision;

typedef struct gal_layout {
  gal_mesh mesh;
  gal_loc axis_loc[GAL_AXIS_COUNT];  // by gal_axis: where it was written
  /* zero(stage): 0 is off */
  int32_t zero_stage;
  int32_t zero_prefetch;   // units ahead; -1 default
  int64_t zero_max_live;   // bytes; 0 no limit
  int32_t zero_group;      // ranks of a shard group; 0 is all of dp
  int64_t zero_persist;    // elements below which parameters stay whole
  bool zero_keep;          // reshard = false
  gal_loc zero_loc;
  bool sequence;
  gal_loc sequence_loc;
  gal_schedule_kind schedule;
  int32_t chunks;  // per rank; 0 is the schedule's default
  gal_loc schedule_loc;
  bool has_recompute;
  gal_recompute recompute;
  gal_loc recompute_loc;
  bool has_offload;
  gal_place offload_optimizer, offload_params, offload_activations;
  gal_loc offload_loc;
  gal_precision precision;  // kind NONE unless added as a policy
  gal_loc precision_loc;
} gal_layout;

/* The layout of one rank and no policy: the unit of both * and +. */
gal_layout gal_layout_one(void);

/* Single factors. Errors: EINVAL degree < 1 or > GAL_MAX_RANKS, stage not 0..3,
** unknown names; each with a hint. `loc` is kept in the value. */
gal_status gal_layout_axis(gal_layout *out, gal_axis a, int64_t degree,
                           gal_loc loc);
gal_status gal_layout_zero(gal_layout *out, int64_t stage, gal_loc loc);
gal_status gal_layout_sequence(gal_layout *out, gal_loc loc);
gal_status gal_layout_schedule(gal_layout *out, const char *name,
                               int64_t chunks, gal_loc loc);
gal_status gal_layout_recompute(gal_layout *out, const char *mode, gal_loc loc);
gal_status gal_layout_offload(gal_layout *out, const char *optimizer,
                              const char *params, const char *activations,
                              gal_loc loc);
gal_status gal_layout_precision(gal_layout *out, gal_precision p, gal_loc loc);

/* a * b: b's axes inside a's. Errors: EINVAL an axis twice, a policy as an
** operand (hint says to add it with +), too many ranks. */
gal_status gal_layout_mul(gal_layout *out, const gal_layout *a,
                          const gal_layout *b);
/* a + b: policies of both; at most one operand has axes. Errors: EINVAL the
** same policy stated twice with different values, axes on both sides. */
gal_status gal_layout_add(gal_layout *out, const gal_layout *a,
                          const gal_layout *b);

/* Equal meaning; places in files do not count. */
bool gal_layout_equal(const gal_layout *a, const gal_layout *b);

/* Canonical text, "pp(2) * dp(2) * tp(2) + zero(1) + sequence()"; "dp(1)" for
** the unit. Returns the length wanted, as snprintf. */
int gal_layout_print(char *buf, size_t size, const gal_layout *l);
/* Axes and policies in words, one line each ("tp(2): products split ..."). */
int gal_layout_explain(char *buf, size_t size, const gal_layout *l);
/* The rank grid: a table of ranks by coordinates, innermost axis across. Worlds
** over 64 ranks are cut with a count of what is left out. */
int gal_layout_grid(char *buf, size_t size, const gal_layout *l);

/* Parse the text form, as of --layout. Never Lua. Errors: EINVAL with column in
** the record's place (file "--layout", line 1), nearest known word in the hint.
*/
gal_status gal_layout_parse(gal_layout *out, const char *text);

/* What holds for any recipe: sequence() needs tp > 1, a schedule needs pp > 1,
** zero needs dp > 1 (a warning is not given: it is an error with a hint),
** interleaved needs chunks >= 2, zero_group divides dp, ... */
gal_status gal_layout_check(const gal_layout *l);

/* Nearest of `n` known words by edit distance <= 2 (or a shared prefix), NULL
** when none is near. Used by every did-you-mean. */
const char *gal_nearest(const char *word, const char *const *known, int n);

GAL_END

#endif
