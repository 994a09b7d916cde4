/*
** recipe.h - a traced recipe: everything that comes after the trace works from
** this alone. Plain data with a canonical form.
*/
#ifndef GAL_RECIPE_H
#define GAL_RECIPE_H

#include "lang/graph.h"
#include "lang/layout.h"
#include "lang/lr.h"

GAL_BEGIN

typedef enum gal_data_kind {
  GAL_DATA_NONE,
  GAL_DATA_TEXT,      // bytes, vocabulary 256
  GAL_DATA_TOKENS,    // .bin token shards
  GAL_DATA_SYNTHETIC  // seeded
} gal_data_kind;

enum { GAL_MAX_PATTERNS = 64 };

typedef struct gal_data_spec {
  gal_data_kind kind;
  int32_t n_train, n_valid;
  const char *train[GAL_MAX_PATTERNS];  // files or globs, interned in graph
  const char *valid[GAL_MAX_PATTERNS];
  int64_t vocab;        // of synthetic and, when stated, of tokens
  int64_t valid_every;  // steps between validation losses; 0 never
  int64_t valid_steps;  // batches a validation takes
} gal_data_spec;

typedef enum gal_optimizer_kind { GAL_ADAMW, GAL_SGD } gal_optimizer_kind;

typedef struct gal_optimizer {
  gal_optimizer_kind kind;
  gal_lr lr;
  double beta1, beta2, eps, decay, momentum;
  bool nesterov;
  double clip;  // global norm; 0 is off
} gal_optimizer;

typedef struct gal_batch {
  int64_t global, micro, seq;  // samples, samples a rank at once, tokens
} gal_batch;

typedef struct gal_option {  // as resolved
  const char *name;
  char type;  // 'i' integer, 'f' number, 's' string, 'b' boolean
  int64_t i;
  double f;
  const char *s;
  const char *dflt;  // default, as text
  const char *doc;   // or NULL
} gal_option;

typedef struct gal_recipe {
  const char *name;    // strings are interned in graph
  const char *file;
  gal_graph *graph;    // owned; forward only, B = batch.global
  gal_data_spec data;
  gal_batch batch;
  gal_optimizer optimizer;
  gal_precision precision;
  gal_layout layout;
  int64_t steps;
  uint64_t seed;
  const char *checkpoint_dir;  // NULL: none
  int64_t checkpoint_every, checkpoint_keep;
  gal_option *options;
  int32_t n_options;
  /* places of fields, for diagnostics of later stages */
  gal_loc loc, batch_loc, data_loc, optimizer_loc, layout_loc, precision_loc,
      steps_loc, checkpoint_loc;
} gal_recipe;

void gal_recipe_release(gal_recipe *r);  // NULL is fine

/* What a recipe must satisfy before compiling, under its layout: batch divides
** (global % (micro * dp) == 0), checks of layout, lr and precision, a loss.
** Errors with place and nearest legal value. */
gal_status gal_recipe_check(const gal_recipe *r);
/* Micro-batches a step on each rank: global / (micro * dp). */
int64_t gal_recipe_accumulation(const gal_recipe *r);

/* The canonical form: bytes that are the same on every machine. Fields in fixed
** order, integers in decimal, floats as C99 hex, strings length-prefixed,
** parameters and nodes in definition order; comments, file names and places
** stand outside. `with_layout` false leaves the layout out ("same
** mathematics"). Version is the first line, "galley-recipe 1". */
gal_status gal_recipe_canon(const gal_recipe *r, bool with_layout,
                            gal_write_fn write, void *ctx);

GAL_END

#endif
