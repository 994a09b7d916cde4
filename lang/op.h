/*
** op.h - the op table: one entry an op with its shape rule, placement rule,
** gradient rule and cost. Kernels sit behind kernels/backend.h under the same
** ids.
*/
#ifndef GAL_OP_H
#define GAL_OP_H

#include "lang/mesh.h"
#include "lang/tensor.h"

GAL_BEGIN

typedef enum gal_op {
#define GAL_OP(NAME, name, min_in, max_in, n_out, flags) GAL_OP_##NAME,
#include "lang/ops.def"
#undef GAL_OP
  GAL_OP_COUNT
} gal_op;

enum {
  GAL_OP_MAX_IN = 8,
  GAL_OP_MAX_OUT = 4,
  GAL_OPF_ALIAS = 1,    // out 0 is in 0's bytes
  GAL_OPF_INPLACE = 2,  // out 0 may stand in in 0's memory (same bytes)
  GAL_OPF_ACC = 4,      // outputs marked acc may add to what is there
  GAL_OPF_RANDOM = 8,   // reads seed, step and global position
  GAL_OPF_UPDATE = 16   // outputs are inputs, changed in place
};

#define GAL_DIM_ALL INT64_MIN

typedef enum gal_act { GAL_ACT_NONE, GAL_ACT_GELU, GAL_ACT_RELU, GAL_ACT_SILU }
    gal_act;

typedef struct gal_attrs {
#define GAL_ATTR(ctype, kind, name, dflt) ctype name;
#include "lang/attrs.def"
#undef GAL_ATTR
  gal_dtype dtype;
  gal_shape shape;
  uint64_t stream;  // gal_random_stream of RANDOM ops
} gal_attrs;

/* How a tensor lies on one mesh axis. */
typedef enum gal_placement_kind {
  GAL_REPLICATE,
  GAL_SHARD,   // split along `dim` in axis order
  GAL_PARTIAL  // each rank holds a term of the sum
} gal_placement_kind;

typedef struct gal_placement {
  gal_placement_kind kind;
  int32_t dim;  // of GAL_SHARD
} gal_placement;

/* Dtype and shape of one operand, for rules. */
typedef struct gal_type {
  gal_dtype dtype;
  gal_shape shape;
} gal_type;

/* What a node does, in numbers: for cost and MFU. */
typedef struct gal_cost {
  double flops;  // multiply and add are two
  double bytes;  // read + written, operands once each
} gal_cost;

const char *gal_op_name(gal_op op);
bool gal_op_parse(gal_op *out, const char *name);
int gal_op_flags(gal_op op);
int gal_op_min_in(gal_op op);
int gal_op_max_in(gal_op op);

gal_attrs gal_attrs_default(void);

/* Types of the outputs from those of the inputs. *n_out is how many there are
** (linear without act: 1). Errors: ESHAPE, EDTYPE, EINVAL, in words that name
** the op and the shapes. */
gal_status gal_op_infer(gal_op op, const gal_attrs *attrs, const gal_type *in,
                        int n_in, gal_type out[GAL_OP_MAX_OUT], int *n_out);

/* Placements of the outputs on one axis of degree `degree`, from those of the
** inputs. Errors: EPLACEMENT when the op has no rule for them; the sentence
** names op and operand. Source: the einsum view of sharding, Xu et al., GSPMD,
** arXiv 2105.04663. */
gal_status gal_op_place(gal_op op, const gal_attrs *attrs, const gal_type *in,
                        const gal_placement *in_place, int n_in,
                        const gal_type *out, int n_out, int32_t degree,
                        gal_placement out_place[GAL_OP_MAX_OUT]);

gal_cost gal_op_cost(gal_op op, const gal_attrs *attrs, const gal_type *in,
                     int n_in, const gal_type *out, int n_out);

GAL_END

#endif
