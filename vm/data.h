/*
** data.h - samples for training: memory-mapped text (bytes) or token shards,
** or synthetic. Which sample stands where is a function of (seed, epoch,
** position) alone, so the order is the same under any number of ranks.
**
** A sample is seq + 1 consecutive tokens: tokens are the first seq, targets the
** last seq. Samples start every seq tokens (the last may be dropped).
*/
#ifndef GAL_DATA_H
#define GAL_DATA_H

#include "lang/recipe.h"

GAL_BEGIN

typedef struct gal_data gal_data;

/* Open the training (or validation) files of a spec; relative patterns are
** looked up from the folder of the recipe file, then the working directory.
** Shared by all ranks, read-only after this. vocab is the model's: an id at or
** beyond it is found when it is read and refused with file and offset.
** Errors: EIO missing, unreadable, no match (naming pattern and folder);
** EFORMAT empty, truncated, bad header (version, count against size), too short
** for one sample. */
gal_status gal_data_open(gal_data **out, const gal_data_spec *spec,
                         bool valid, const char *recipe_file, int64_t seq,
                         int64_t vocab, uint64_t seed);
void gal_data_close(gal_data *d);
int64_t gal_data_samples(const gal_data *d);  // in one epoch
int64_t gal_data_tokens(const gal_data *d);

/* Sample number `position` since the start of training (position / samples is
** the epoch). tokens and targets receive seq ids each.
** Errors: EFORMAT an id >= vocab. */
gal_status gal_data_sample(const gal_data *d, int64_t position,
                           int32_t *tokens, int32_t *targets);

GAL_END

#endif
