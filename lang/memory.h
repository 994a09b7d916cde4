/*
** memory.h - offsets from lifetimes: buffers whose lives do not overlap may
** share bytes. Greedy by size with best fit (Pisarchyk and Lee, "Efficient
** memory management for deep neural net inference", arXiv 2001.03288), then
** never worse than the order given.
*/
#ifndef GAL_MEMORY_H
#define GAL_MEMORY_H

#include "lang/status.h"

GAL_BEGIN

enum { GAL_ALIGN = 64 };  // bytes; a cache line and an AVX-512 register

typedef struct gal_life {
  int64_t bytes;        // in; rounded up to GAL_ALIGN by the packer
  int32_t first, last;  // in; instruction times, inclusive
  int64_t offset;       // out; multiple of GAL_ALIGN
} gal_life;

/* Set every offset; *total is the bytes needed. O(n log n) for the lives of a
** training step. Errors: ENOMEM, EINVAL first > last. */
gal_status gal_memory_pack(gal_life *lives, int64_t n, int64_t *total);
/* The largest sum of bytes alive at once: no packing can be below it. */
int64_t gal_memory_bound(const gal_life *lives, int64_t n);

GAL_END

#endif
