/*
** alloc.h - the core's one door to the heap: counted, and able to fail on
** request so that tests can run every error path.
*/
#ifndef GAL_ALLOC_H
#define GAL_ALLOC_H

#include "lang/base.h"

GAL_BEGIN

/* Zeroed memory of `bytes` (0 gives a valid pointer), aligned to 64. NULL when
** exhausted, with GAL_ENOMEM recorded by gal_fail. Free with gal_free. */
void *gal_alloc(size_t bytes);

/* As realloc; the new tail is not zeroed. On NULL the old block is intact and
** GAL_ENOMEM is recorded. `old_bytes` is the block's present size. */
void *gal_realloc(void *p, size_t old_bytes, size_t new_bytes);

/* Copy of a string, or NULL (recorded). */
char *gal_strdup(const char *s);

/* NULL is fine. */
void gal_free(void *p);

/* Blocks alive now, over all threads: 0 after everything is released. */
int64_t gal_alloc_live(void);

/* Make allocation number `n` from now (1 is the next) fail, once; 0 turns it
** off. Returns allocations made since the last call. For tests. */
int64_t gal_alloc_fail_at(int64_t n);

/* Grow a typed array for one more element:
** GAL_GROW(ptr, count, cap) is true on success; ptr keeps its content. */
bool gal_grow(void **ptr, size_t elem_bytes, int64_t count, int64_t *cap);
#define GAL_GROW(ptr, count, cap)                                              \
  gal_grow((void **)&(ptr), sizeof *(ptr), (count), &(cap))

GAL_END

#endif
