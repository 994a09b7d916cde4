/*
** engine.h - one rank's executor: an arena, the program's addresses in it, and
** the loop that issues instructions to streams. It never calls Lua.
*/
#ifndef GAL_ENGINE_H
#define GAL_ENGINE_H

#include "kernels/backend.h"
#include "lang/program.h"
#include "vm/world.h"

GAL_BEGIN

typedef struct gal_engine gal_engine;

typedef struct gal_engine_options {
  const gal_backend *backend;  // NULL: CPU
  int32_t threads;             // of this rank's pool, >= 1
  bool overlap;                // false: one stream, same program
  bool poison;                 // fill the arena with NaN patterns first (tests)
} gal_engine_options;

/* Allocate the arena (program->arena_bytes, huge pages advised, touched here
** and not in the first step) and the groups of the rank. world NULL: one rank.
** The program is borrowed. Errors: ENOMEM naming bytes wanted. */
gal_status gal_engine_new(gal_engine **out, const gal_program *p,
                          gal_world *w, int32_t rank,
                          const gal_engine_options *o);
void gal_engine_release(gal_engine *e);

/* Initial weights from (seed, path, index); moments zero; bf16 copies made. */
gal_status gal_engine_init(gal_engine *e, uint64_t seed);
/* Remake bf16 copies after parameters were written from outside. */
gal_status gal_engine_sync_copies(gal_engine *e);

/* Run an order (&program->step, ->eval or ->decode). */
gal_status gal_engine_run(gal_engine *e, const gal_order *order,
                          const gal_step *step);

/* A buffer's memory (micro-batch `micro` for INPUT buffers). */
gal_view gal_engine_view(gal_engine *e, int32_t buffer, int64_t micro);
/* Value of a scalar buffer (f32 or f64), NaN when buffer is -1. */
double gal_engine_scalar(gal_engine *e, int32_t buffer);

/* Highest byte of the arena any instruction has used so far, + 1. */
int64_t gal_engine_high_water(const gal_engine *e);
/* Payload bytes given to collectives so far. */
int64_t gal_engine_comm_bytes(const gal_engine *e);
/* Seconds spent by op and collective kind since the last call with reset, for
** `bench` and the progress of a profile: rows[op] for GAL_OP_COUNT ops, then
** GAL_INSTR_KINDS kinds. Off (all 0) unless switched on. */
void gal_engine_profile(gal_engine *e, bool on);
const double *gal_engine_profile_seconds(const gal_engine *e);

GAL_END

#endif
