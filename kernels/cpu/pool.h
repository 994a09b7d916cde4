/*
** pool.h - the threads of one rank. The caller is thread 0; the others sleep
** when idle (spin about a microsecond, yield, then futex).
*/
#ifndef GAL_POOL_H
#define GAL_POOL_H

#include "kernels/backend.h"

GAL_BEGIN

/* threads >= 1, the caller included. Each worker sets the product library's
** own thread count to 1. Errors: ENOMEM, EDEVICE (threads cannot start). */
gal_status gal_pool_new(gal_pool **out, int threads);
void gal_pool_release(gal_pool *p);  // joins; NULL is fine
int gal_pool_threads(const gal_pool *p);

/* Run task(ctx, i, thread) for i in 0..n-1 and return when all are done. Task i
** always covers the same work whatever the thread count, so results do not
** depend on it. Tasks must not call the pool. */
typedef void (*gal_task_fn)(void *ctx, int64_t i, int thread);
void gal_pool_run(gal_pool *p, int64_t n, gal_task_fn task, void *ctx);

GAL_END

#endif
