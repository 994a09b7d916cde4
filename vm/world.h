/*
** world.h - the ranks of one process and their collectives over shared memory
** (the `local` transport). A world is shared by all rank threads; a group is
** one rank's handle to an ordered subset of them.
**
** Waits spin about a microsecond, yield, then sleep. Reductions run in rank
** order, so the same layout gives the same bits. Every collective first agrees
** on what is called: kind, dtype, count, root; a difference fails all members
** with EMISMATCH naming both calls. A member that does not come within the
** time-out fails all with ETIMEOUT naming it; a rank that fails fails every
** other with EPEER at once.
*/
#ifndef GAL_WORLD_H
#define GAL_WORLD_H

#include "lang/tensor.h"

GAL_BEGIN

typedef struct gal_world gal_world;
typedef struct gal_group gal_group;
typedef struct gal_work gal_work;  // an asynchronous collective under way

typedef enum gal_reduce { GAL_REDUCE_SUM, GAL_REDUCE_MAX, GAL_REDUCE_MIN }
    gal_reduce;

/* timeout_ms bounds every wait for a peer; 0 takes 30000. */
gal_status gal_world_new(gal_world **out, int32_t ranks, int64_t timeout_ms);
void gal_world_release(gal_world *w);  // after all rank threads ended
int32_t gal_world_ranks(const gal_world *w);

/* Run fn(ctx, world, rank) on one thread a rank (rank 0 on the caller's thread)
** and return when all have ended: the status of the first failure in time, its
** error recorded on the caller. A rank that returns a failure fails the world.
*/
typedef gal_status (*gal_rank_fn)(void *ctx, gal_world *w, int32_t rank);
gal_status gal_world_run(gal_world *w, gal_rank_fn fn, void *ctx);

/* Fail every rank: waiters wake with EPEER. The first call wins; its error (this
** thread's record) is what gal_world_run reports, prefixed "rank R: ". */
void gal_world_fail(gal_world *w, int32_t rank, gal_status st);
bool gal_world_failed(const gal_world *w);
/* What a rank is doing, for messages of time-outs ("all_reduce(dp) at
** gpt.lua:14"); borrowed static or interned text, NULL clears. */
void gal_world_note(gal_world *w, int32_t rank, const char *doing,
                    gal_loc loc);

/* Group of all ranks, or of `n` listed ones (this rank among them; all members
** call with the same list, in the same order relative to each other). */
gal_status gal_group_world(gal_group **out, gal_world *w, int32_t rank);
gal_status gal_group_of(gal_group **out, gal_world *w, int32_t rank,
                        const int32_t *ranks, int32_t n);
/* Collective on `g`: members with equal color form a group ordered by (key,
** rank). color < 0 gives *out NULL. */
gal_status gal_group_split(gal_group **out, gal_group *g, int32_t color,
                           int32_t key);
/* Local and idempotent-safe for NULL; never communicates. */
void gal_group_release(gal_group *g);
int32_t gal_group_rank(const gal_group *g);   // within the group
int32_t gal_group_size(const gal_group *g);
int32_t gal_group_global(const gal_group *g, int32_t rank);  // world rank

/* Blocking collectives; every member calls, in the same order. counts are
** elements; pointers are to host memory of any alignment a dtype needs.
** all_reduce      in place over buf
** all_gather      recv (size * count), member i's at i*count; in place when
**                 send == recv + rank*count
** reduce_scatter  send (size * count) -> recv (count), the rank's slice
** broadcast       from root, in place
** all_to_all      send, recv (size * count): block j of i lands as block i of j
** bf16 and f16 are summed in f32 and rounded once.
** Source of semantics: nccl.h, same names. */
gal_status gal_group_all_reduce(gal_group *g, void *buf, int64_t count,
                                gal_dtype dtype, gal_reduce op);
gal_status gal_group_all_gather(gal_group *g, void *recv, const void *send,
                                int64_t count, gal_dtype dtype);
gal_status gal_group_reduce_scatter(gal_group *g, void *recv, const void *send,
                                    int64_t count, gal_dtype dtype,
                                    gal_reduce op);
gal_status gal_group_broadcast(gal_group *g, void *buf, int64_t count,
                               gal_dtype dtype, int32_t root);
gal_status gal_group_all_to_all(gal_group *g, void *recv, const void *send,
                                int64_t count, gal_dtype dtype);
gal_status gal_group_barrier(gal_group *g);
/* Rendezvous with the peer (rank within the group): returns when the data is
** across. */
gal_status gal_group_send(gal_group *g, const void *buf, int64_t count,
                          gal_dtype dtype, int32_t peer);
gal_status gal_group_recv(gal_group *g, void *buf, int64_t count,
                          gal_dtype dtype, int32_t peer);

/* The same, asynchronous: run in order on the group's communication thread
** (made at first use); buffers stay untouched until gal_work_wait. */
typedef enum gal_collective {
  GAL_ALL_REDUCE,
  GAL_ALL_GATHER,
  GAL_REDUCE_SCATTER,
  GAL_BROADCAST,
  GAL_ALL_TO_ALL,
  GAL_SEND,
  GAL_RECV,
  GAL_BARRIER,
  GAL_COLLECTIVES
} gal_collective;

typedef struct gal_collective_args {
  gal_collective kind;
  void *recv;        // or the in-place buffer
  const void *send;
  int64_t count;
  gal_dtype dtype;
  gal_reduce op;
  int32_t peer;      // root or peer
} gal_collective_args;

gal_status gal_group_run(gal_group *g, const gal_collective_args *a);
gal_status gal_group_start(gal_work **out, gal_group *g,
                           const gal_collective_args *a);
/* Wait for the end; then releases. NULL is fine. */
gal_status gal_work_wait(gal_work *w);
bool gal_work_done(const gal_work *w);

GAL_END

#endif
