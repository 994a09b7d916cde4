/*
** load.h - from a recipe file to a traced recipe: evaluate it in a Lua state of
** its own, hand back plain data. Lua is not seen from here.
*/
#ifndef GAL_LOAD_H
#define GAL_LOAD_H

#include "lang/recipe.h"

GAL_BEGIN

typedef struct gal_load_options {
  const char *const *sets;  // "layers=24": options, `--set`
  int32_t n_sets;
  const char *layout;       // replaces the recipe's layout, or NULL
  int64_t batch_override;   // > 0: trace with this global batch (decode)
  int64_t seq_override;     // > 0: and this sequence length
} gal_load_options;

/* Evaluate and trace `file`. *out NULL and *is_script true when the file ran
** off its end without returning a recipe is NOT decided here: a file whose chunk
** returns nothing is a script (GAL_OK, *out NULL, *is_script true, not run
** beyond loading when it has no `return recipe`). Errors: EIO, EINVAL and all
** of tracing, with file, line, column, hint in the record. */
gal_status gal_recipe_load(gal_recipe **out, bool *is_script, const char *file,
                           const gal_load_options *o);

/* Run a script SPMD on n ranks, one Lua state each. */
gal_status gal_script_run(const char *file, int32_t ranks, int64_t timeout_ms,
                          int argc, char **argv);

/* SHA-256 of the canonical form, "sha256:<64 hex>" into buf. */
gal_status gal_recipe_hash(char buf[80], const gal_recipe *r, bool with_layout);

GAL_END

#endif
