/*
** checkpoint.h - the state of a training run as full tensors by global name,
** independent of layout: DIR/step-00000100/{weights,optimizer}.safetensors and
** state.json (step, cursor, seed, recipe hash, BLAKE2b of each file), written as
** a temporary folder, fsynced, renamed.
*/
#ifndef GAL_CHECKPOINT_H
#define GAL_CHECKPOINT_H

#include "vm/engine.h"

GAL_BEGIN

typedef struct gal_checkpoint_state {
  int64_t step;      // steps done
  int64_t position;  // samples consumed: the data cursor
  uint64_t seed;
  char meaning[80];  // hash of the canonical form, "sha256:..."
} gal_checkpoint_state;

/* Called on one rank that holds the whole state. Keeps the newest `keep` (0:
** all). Errors: EIO; the previous checkpoint survives. */
gal_status gal_checkpoint_save(const char *dir, gal_engine *e,
                               const gal_program *p,
                               const gal_checkpoint_state *s, int64_t keep);
/* dir is a checkpoint folder, or a folder of them (the newest complete one is
** taken). Every rank calls. Errors: EIO none found; EFORMAT checksum, tensor
** missing, shape or dtype differs (name, wanted, found). optimizer false loads
** weights alone. */
gal_status gal_checkpoint_load(const char *dir, gal_engine *e,
                               const gal_program *p,
                               gal_checkpoint_state *s, bool optimizer);

GAL_END

#endif
