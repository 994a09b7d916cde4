/*
** train.h - the training loop: spawn ranks, feed data, run steps, report,
** validate, checkpoint, stop cleanly.
*/
#ifndef GAL_TRAIN_H
#define GAL_TRAIN_H

#include "lang/recipe.h"
#include "vm/engine.h"

GAL_BEGIN

/* One step's report; JSON names are the design's. */
typedef struct gal_metrics {
  int64_t step;
  double loss, grad_norm, lr;
  int64_t tokens;  // of this step, all ranks
  double tokens_per_s, step_ms;
  int64_t peak_bytes;  // high-water mark of rank 0
  double valid_loss;   // NaN when there was no validation after this step
} gal_metrics;

typedef struct gal_train_result {
  int64_t steps;          // last step done
  double loss;
  int32_t ranks;
  int64_t *peak_bytes;    // (ranks) owned; gal_train_result_fini frees
  int64_t *comm_bytes;    // (ranks)
  bool interrupted;
} gal_train_result;

typedef struct gal_train_options {
  int64_t steps;           // 0: the recipe's
  const char *resume;      // checkpoint folder or NULL
  const char *dump;        // safetensors: every parameter ("param.PATH") and its
                           // reduced gradient ("grad.PATH") of the last step
  bool overlap;
  int32_t threads;         // a rank; 0: cores / ranks, at least 1
  int64_t timeout_ms;
  bool profile;
  /* Called on rank 0's thread between steps; a failure stops the run. */
  gal_status (*on_step)(void *ctx, const gal_metrics *m);
  void *ctx;
  volatile int *stop;      // set non-zero (by a signal): finish the step,
                           // checkpoint if configured, result.interrupted
} gal_train_options;

/* Errors: of compiling, data, engine, checkpoint, and those of ranks. */
gal_status gal_train(gal_train_result *out, const gal_recipe *r,
                     const gal_program *p, const gal_train_options *o);
void gal_train_result_fini(gal_train_result *r);

/* Compile options of this machine's backend, for gal_program_compile. */
gal_compile_options gal_train_compile_options(gal_program_mode mode,
                                              int32_t threads);
/* Threads a rank gets by default: cores / ranks, at least 1. */
int32_t gal_train_threads(int32_t ranks);

GAL_END

#endif
