/*
** lr.h - learning-rate schedules as compiled functions of the step: plain data,
** evaluated in C in the same way on every rank.
*/
#ifndef GAL_LR_H
#define GAL_LR_H

#include "lang/status.h"

GAL_BEGIN

typedef enum gal_lr_kind {
  GAL_LR_CONSTANT,
  GAL_LR_LINEAR,
  GAL_LR_COSINE,
  GAL_LR_WSD,  // warm-up, stable, decay
  GAL_LR_KINDS
} gal_lr_kind;

typedef struct gal_lr {
  gal_lr_kind kind;
  double peak, floor;  // floor: value at the end of the decay, default 0
  int64_t warmup;      // steps of linear warm-up from peak/warmup, 0 is none
  int64_t total;       // steps at which floor is reached; 0: the recipe's steps
  int64_t decay;       // wsd: length of the final decay in steps
} gal_lr;

/* Learning rate of `step` (1 is the first). With step <= warmup it is
** peak * step / warmup; then constant; or linear from peak (at warmup) to floor
** (at total); or floor + (peak - floor) * (1 + cos(pi x)) / 2 with
** x = (step - warmup) / (total - warmup); or wsd: peak until total - decay, then
** linear to floor. After total: floor (constant: peak). */
double gal_lr_at(const gal_lr *lr, int64_t step, int64_t recipe_steps);
/* Errors: EINVAL negative, floor > peak, warmup > total, decay too long. */
gal_status gal_lr_check(const gal_lr *lr, int64_t recipe_steps);
const char *gal_lr_kind_name(gal_lr_kind k);

GAL_END

#endif
