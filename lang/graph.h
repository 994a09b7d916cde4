/*
** graph.h - a traced model as plain data: values and the nodes that make them,
** in order of execution, shapes global. B batch (the recipe's global batch),
** T sequence, C width.
**
** Ids are indices into the arrays and never change; only appending is done.
** Strings (paths, file names) are interned in the graph and live as long.
*/
#ifndef GAL_GRAPH_H
#define GAL_GRAPH_H

#include "lang/op.h"

GAL_BEGIN

typedef enum gal_value_kind {
  GAL_VALUE_INPUT,  // tokens, targets: integers fed by the data
  GAL_VALUE_PARAM,
  GAL_VALUE_STATE,  // given from outside, kept between runs: KV cache, seed
  GAL_VALUE_NODE    // made by a node
} gal_value_kind;

typedef struct gal_value {
  gal_value_kind kind;
  gal_dtype dtype;
  gal_shape shape;
  int32_t node;       // maker, -1 if not GAL_VALUE_NODE
  int32_t out_index;  // which of its outputs
  int32_t param;      // index into params, -1 if none
  const char *name;   // of inputs and states; else NULL
  gal_placement place[GAL_AXIS_COUNT];  // set by gal_graph_place
  bool needs_grad;
} gal_value;

/* Which part of a step a node belongs to. */
typedef enum gal_part {
  GAL_PART_F,  // forward
  GAL_PART_I,  // backward, on the way to the input's gradient
  GAL_PART_W   // backward, only for a parameter's gradient
} gal_part;

typedef struct gal_node {
  gal_op op;
  gal_part part;
  int32_t n_in, n_out;
  int32_t in[GAL_OP_MAX_IN];    // value ids
  int32_t out[GAL_OP_MAX_OUT];  // value ids; -1 where not made
  gal_attrs attrs;
  int32_t block;      // index of the repeated block it stands in, -1 outside
  const char *scope;  // module path, "" at the top; interned
  gal_loc loc;
} gal_node;

typedef enum gal_init_kind {
  GAL_INIT_NORMAL,   // a = mean, b = std
  GAL_INIT_UNIFORM,  // in [a, b)
  GAL_INIT_CONSTANT  // a
} gal_init_kind;

typedef struct gal_init {
  gal_init_kind kind;
  double a, b;
} gal_init;

typedef struct gal_param {
  const char *path;  // "blocks.3.attn.qkv.weight"; unique; interned
  int32_t value;
  int32_t grad;  // value id of its gradient, -1 before differentiation
  gal_init init;
  bool decay;  // weight decay applies (2 or more dims unless said otherwise)
  gal_loc loc;
} gal_param;

typedef struct gal_graph {
  gal_value *values;
  int64_t n_values, cap_values;
  gal_node *nodes;
  int64_t n_nodes, cap_nodes;
  gal_param *params;
  int64_t n_params, cap_params;
  int32_t tokens, targets;  // input values, -1 if absent
  int32_t logits, loss;     // -1 if absent
  int32_t dloss;            // STATE scalar f32: 1 / global token count, or -1
  int32_t n_dropout;        // numbers given so far
  struct gal_strings *strings;
} gal_graph;

gal_status gal_graph_new(gal_graph **out);
void gal_graph_release(gal_graph *g);  // NULL is fine
/* A deep copy. */
gal_status gal_graph_copy(gal_graph **out, const gal_graph *g);

/* Intern a string; NULL when out of memory (recorded). */
const char *gal_graph_intern(gal_graph *g, const char *s);

gal_status gal_graph_input(gal_graph *g, int32_t *out, const char *name,
                           gal_dtype dtype, const gal_shape *shape);
gal_status gal_graph_state(gal_graph *g, int32_t *out, const char *name,
                           gal_dtype dtype, const gal_shape *shape);
/* Errors: EINVAL a path twice (the first place is named), ESHAPE a dim < 1. */
gal_status gal_graph_param(gal_graph *g, int32_t *out, const char *path,
                           const gal_shape *shape, gal_init init, bool decay,
                           gal_loc loc);
/* Append a node; checks ids and infers types. A RANDOM op with attrs.stream 0
** gets the next dropout number's stream. out[] receives value ids.
** Errors: as gal_op_infer, with the place. */
gal_status gal_graph_node(gal_graph *g, int32_t out[GAL_OP_MAX_OUT],
                          gal_op op, const gal_attrs *attrs,
                          const int32_t *in, int n_in, gal_part part,
                          int32_t block, const char *scope, gal_loc loc);

/* Append the backward of `loss`, seeded with value `dloss`, for every
** parameter (params[i].grad is set). Nodes are marked I or W; ids of saved
** forward values are used directly. A parameter that does not reach the loss
** is an error that names it (EINVAL). */
gal_status gal_graph_differentiate(gal_graph *g, int32_t loss, int32_t dloss);
/* The same for any values: grads[i] receives the gradient of wrt[i], -1 when it
** does not depend on it. For tapes of eager tensors. */
gal_status gal_graph_backward(gal_graph *g, int32_t y, int32_t dy,
                              const int32_t *wrt, int n, int32_t *grads);

/* Set value.place of every value from inputs (Shard(0) on dp) and parameters
** (Replicate) by the op table. Errors: EPLACEMENT naming tensor and place. */
gal_status gal_graph_place(gal_graph *g, const gal_mesh *mesh);

/* Readable form, one line a node, appended to `out` through `write`. */
typedef gal_status (*gal_write_fn)(void *ctx, const char *data, size_t bytes);
gal_status gal_graph_print(const gal_graph *g, gal_write_fn write, void *ctx);

GAL_END

#endif
