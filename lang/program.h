/*
** program.h - what one rank does in a step: static, complete, and the same data
** for planner, matcher, simulator and interpreter.
**
** A program is a list of segments (instruction lists) and orders (which segment
** runs when, for which micro-batch). Segments:
**   BEGIN   count targets, 1 / count, bf16 copies of parameters
**   F       forward of one micro-batch
**   B       backward, I and W nodes in natural order; or I and W apart when
**           options.split_backward (zero-bubble schedules)
**   REDUCE  gradients across data-parallel ranks
**   UPDATE  global norm, clip coefficient, optimizer
**   END     loss across ranks, divided by the count
** Orders: step = BEGIN (F B)* REDUCE UPDATE END, eval = BEGIN F* END,
** decode = F with caches.
**
** Every address is an offset into the rank's one arena.
*/
#ifndef GAL_PROGRAM_H
#define GAL_PROGRAM_H

#include "lang/recipe.h"
#include "lang/schedule.h"

GAL_BEGIN

typedef enum gal_region {
  GAL_REGION_PARAM,      // f32 masters, definition order, contiguous
  GAL_REGION_COPY,       // bf16 copies of parameters
  GAL_REGION_GRAD,       // f32, definition order, contiguous
  GAL_REGION_OPTIMIZER,  // moments
  GAL_REGION_INPUT,      // token ids of all micro-batches of a step
  GAL_REGION_SCALAR,     // count, loss, norm, coefficient
  GAL_REGION_ACT,        // activations and their gradients, packed
  GAL_REGION_CACHE,      // KV caches (decode)
  GAL_REGION_WORKSPACE,  // scratch of kernels
  GAL_REGION_COUNT
} gal_region;

typedef struct gal_buffer {
  const char *name;      // parameter path, input name, or node op; never NULL
  gal_dtype dtype;
  gal_shape shape;       // local
  gal_region region;
  int64_t offset, bytes; // in the arena
  int64_t micro_stride;  // bytes from one micro-batch to the next, 0: shared
  int32_t value;         // of the graph, -1 if none
  int32_t alias;         // buffer whose bytes it is (reshape, in place), or -1
} gal_buffer;

typedef enum gal_instr_kind {
  GAL_INSTR_OP,
  GAL_INSTR_ALL_REDUCE,  // in place over out[0]
  GAL_INSTR_ALL_GATHER,
  GAL_INSTR_REDUCE_SCATTER,
  GAL_INSTR_BROADCAST,
  GAL_INSTR_ALL_TO_ALL,
  GAL_INSTR_SEND,
  GAL_INSTR_RECV,
  GAL_INSTR_KINDS
} gal_instr_kind;

typedef enum gal_stream_id {
  GAL_STREAM_COMPUTE,
  GAL_STREAM_COMM,
  GAL_STREAM_COPY,
  GAL_STREAMS
} gal_stream_id;

/* How an instruction treats what its acc output holds. */
typedef enum gal_acc {
  GAL_ACC_NONE,      // overwrite
  GAL_ACC_IF_LATER,  // overwrite in the order's first action of this segment,
                     // add in later micro-batches
  GAL_ACC_ALWAYS     // add (a second contribution in the same micro-batch)
} gal_acc;

/* The instruction last issued on another stream that must be done. */
typedef struct gal_wait {
  int32_t segment, index;  // segment -1: nothing to wait for
} gal_wait;

typedef struct gal_instr {
  gal_instr_kind kind;
  gal_op op;          // of GAL_INSTR_OP
  gal_part part;
  gal_stream_id stream;
  gal_wait wait[GAL_STREAMS];  // one for each other stream at most
  int32_t n_in, n_out;
  int32_t in[GAL_OP_MAX_IN], out[GAL_OP_MAX_OUT];  // buffers, -1 absent
  gal_acc acc;
  gal_attrs attrs;    // shapes local
  gal_axis axis;      // of a collective: its group is the rank's along it
  int64_t count;      // elements of a collective, of the dtype of out[0]
  int64_t workspace_bytes;  // scratch at REGION_WORKSPACE's start
  /* RANDOM ops: the out tensor's global shape, and for each dim whether the
  ** local part starts at (micro * dp + dp coordinate) * local dim. */
  gal_shape global;
  bool batch_dim[GAL_MAX_DIMS];
  gal_cost cost;
  const char *scope;  // module path
  gal_loc loc;
} gal_instr;

typedef enum gal_segment_kind {
  GAL_SEGMENT_BEGIN,
  GAL_SEGMENT_F,
  GAL_SEGMENT_B,
  GAL_SEGMENT_I,
  GAL_SEGMENT_W,
  GAL_SEGMENT_REDUCE,
  GAL_SEGMENT_UPDATE,
  GAL_SEGMENT_END,
  GAL_SEGMENT_KINDS
} gal_segment_kind;

typedef struct gal_segment {
  gal_segment_kind kind;
  int32_t chunk;
  gal_instr *instrs;
  int32_t n, cap;
} gal_segment;

typedef struct gal_run_action {
  int32_t segment, micro;
  bool first;  // first action of this segment in the order
} gal_run_action;

typedef struct gal_order {
  gal_run_action *actions;
  int32_t n, cap;
} gal_order;

typedef enum gal_program_mode { GAL_PROGRAM_TRAIN, GAL_PROGRAM_DECODE }
    gal_program_mode;

typedef struct gal_param_slot {  // one a parameter, definition order
  const char *path;
  gal_shape shape;
  int32_t param, copy, grad, m, v;  // buffers, -1 where there is none
  gal_init init;
} gal_param_slot;

typedef struct gal_program {
  gal_program_mode mode;
  gal_mesh mesh;
  int32_t n_micro;       // micro-batches a step
  int64_t micro_batch;   // samples of one on this rank
  int64_t seq;
  gal_buffer *buffers;
  int32_t n_buffers, cap_buffers;
  gal_segment *segments;
  int32_t n_segments, cap_segments;
  gal_order step, eval, decode;
  gal_param_slot *params;
  int32_t n_params;
  int64_t n_param_elements;  // parameters, tied ones once
  int32_t tokens, targets, logits;      // buffers, -1 if absent
  int32_t loss_sum, loss, count, norm, coef;  // scalars
  int64_t region_offset[GAL_REGION_COUNT], region_bytes[GAL_REGION_COUNT];
  int64_t arena_bytes;       // the plan's peak = the arena's size
  double flops_per_step;     // of this rank, model FLOPs (no recompute)
  gal_graph *graph;          // owned; placed and differentiated
} gal_program;

typedef struct gal_compile_options {
  gal_program_mode mode;
  bool split_backward;  // I and W as segments of their own
  int32_t threads;      // of a rank: kernels' scratch may depend on it
  /* Scratch of a kernel; NULL: none. Called once an instruction. */
  int64_t (*workspace_bytes)(gal_op op, const gal_attrs *attrs,
                             const gal_type *in, int n_in, const gal_type *out,
                             int n_out, int threads);
  /* NULL: everything is. False refuses the recipe naming op and dtype. */
  bool (*supported)(gal_op op, gal_dtype dtype);
  int64_t cache_len;    // decode: positions of the KV cache
  int64_t bucket_bytes; // gradient all_reduce granularity; 0: 25 MiB
} gal_compile_options;

#define GAL_COMPILE_OPTIONS                                                    \
  ((gal_compile_options){GAL_PROGRAM_TRAIN, false, 1, NULL, NULL, 0, 0})

/* Compile: check, place, differentiate, set precision, lower, pack, match. All
** data-parallel ranks share the program; what differs is the coordinate.
** A layout that uses anything but dp and precision is refused: "tp(2) is a word
** of the language, but running it is not in this build yet" with its place.
** Errors: ESHAPE, EPLACEMENT, EUNSUPPORTED, EINVAL, ENOMEM. */
gal_status gal_program_compile(gal_program **out, const gal_recipe *r,
                               const gal_compile_options *o);
void gal_program_release(gal_program *p);  // NULL is fine

/* Prove what is proved of a set of programs: collectives pair up in order,
** kind, dtype and count on every member of each group, sends have receives, and
** no cycle under rendezvous. programs[r] is rank r's (may repeat). Errors:
** EMISMATCH naming ranks, instructions and recipe lines. (match.c) */
gal_status gal_program_match(const gal_program *const *programs, int32_t n);

/* Check a program against itself: every read has a write before it, buffers
** alive together do not overlap, waits cover hazards across streams. Errors:
** EINTERNAL with the instruction. (verify.c) */
gal_status gal_program_verify(const gal_program *p);

/* Bytes sent by this rank a step and axis: ring volume of each collective. */
typedef struct gal_comm_row {
  gal_axis axis;
  gal_instr_kind kind;
  int64_t count;  // collectives a step
  int64_t bytes;  // payload bytes a step (count * elements * size)
} gal_comm_row;
enum { GAL_COMM_ROWS = GAL_AXIS_COUNT * GAL_INSTR_KINDS };
int gal_program_comm(const gal_program *p, gal_comm_row rows[GAL_COMM_ROWS]);

const char *gal_instr_kind_name(gal_instr_kind k);
const char *gal_segment_kind_name(gal_segment_kind k);
const char *gal_region_name(gal_region r);
/* Readable form of the whole program, one instruction a line. */
gal_status gal_program_print(const gal_program *p, gal_write_fn write,
                             void *ctx);

GAL_END

#endif
