/*
** backend.h - what a device does behind one table: arithmetic on contiguous
** tensors, streams, arenas. Implemented by cpu/ (and cuda/).
*/
#ifndef GAL_BACKEND_H
#define GAL_BACKEND_H

#include "lang/op.h"

GAL_BEGIN

/* A contiguous row-major tensor in device memory. data NULL: operand absent. */
typedef struct gal_view {
  void *data;
  gal_dtype dtype;
  gal_shape shape;
} gal_view;

/* What changes from step to step; a program's constants are attrs. */
typedef struct gal_step {
  uint64_t seed;
  int64_t step;   // 1 is the first
  double lr;
  int64_t pos;    // first position of the sequence (decode), else 0
  bool training;  // false: dropout passes its input through
} gal_step;

/* Where a RANDOM op's local output lies in the global tensor. */
typedef struct gal_extent {
  gal_shape global;
  int64_t offset[GAL_MAX_DIMS];
} gal_extent;

/* One call of a kernel. Operand order, shapes and attributes: lang/ops.def. */
typedef struct gal_call {
  gal_op op;
  gal_attrs attrs;
  int32_t n_in, n_out;
  gal_view in[GAL_OP_MAX_IN];
  gal_view out[GAL_OP_MAX_OUT];
  bool accumulate;  // acc outputs: add to what is there
  void *workspace;  // at least what gal_backend.workspace_bytes said; 64-aligned
  const gal_step *step;      // RANDOM, UPDATE, positions, decode; else may be
                             // NULL
  const gal_extent *extent;  // RANDOM ops; NULL: output is the whole tensor
} gal_call;

typedef struct gal_pool gal_pool;  // threads of one rank; kernels/cpu/pool.h

typedef struct gal_backend {
  const char *name;  // "cpu"
  /* Run one call to its end on `pool` (CPU). The contract has been checked by
  ** gal_op_run. Errors: EDEVICE; EINVAL for data-dependent faults (an id out of
  ** range). */
  gal_status (*run[GAL_OP_COUNT])(gal_pool *pool, const gal_call *call);
  bool (*supported)(gal_op op, gal_dtype dtype);
  int64_t (*workspace_bytes)(gal_op op, const gal_attrs *attrs,
                             const gal_type *in, int n_in, const gal_type *out,
                             int n_out, int threads);
} gal_backend;

/* The CPU backend for the best instruction set this machine has. f64 runs the
** reference loops. Never NULL. */
const gal_backend *gal_backend_cpu(void);
/* The reference: one plain loop an op, any dtype, accumulating in double. */
const gal_backend *gal_backend_ref(void);

/* The front: check the contract (infer types again, aliasing, workspace), then
** call the backend. Errors: ESHAPE, EDTYPE, EUNSUPPORTED, and the backend's. */
gal_status gal_op_run(const gal_backend *b, gal_pool *pool,
                      const gal_call *call);

GAL_END

#endif
