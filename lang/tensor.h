/*
** tensor.h - what a tensor is without its data: dtype and shape. Contiguous,
** row-major, always; a reshape is the only view.
*/
#ifndef GAL_TENSOR_H
#define GAL_TENSOR_H

#include "lang/status.h"

GAL_BEGIN

typedef enum gal_dtype {
#define GAL_DTYPE(NAME, name, bytes, st) GAL_##NAME,
#include "lang/dtype.def"
#undef GAL_DTYPE
  GAL_DTYPE_COUNT
} gal_dtype;

enum { GAL_MAX_DIMS = 6 };

/* rank 0 is a scalar. dims[rank..] are 0 so that shapes compare by memcmp. */
typedef struct gal_shape {
  int32_t rank;
  int64_t dims[GAL_MAX_DIMS];
} gal_shape;

/* Bytes of one element; 0 for a value out of range. */
size_t gal_dtype_bytes(gal_dtype d);
/* "bf16"; never NULL. */
const char *gal_dtype_name(gal_dtype d);
/* True and *out when `name` is one ("bf16" or safetensors' "BF16"). */
bool gal_dtype_parse(gal_dtype *out, const char *name);
/* f64, f32, f16, bf16. */
bool gal_dtype_is_float(gal_dtype d);

/* A shape from dims; the caller promises rank <= GAL_MAX_DIMS. */
gal_shape gal_shape_of(int rank, const int64_t *dims);
/* Elements; 1 for a scalar. Saturates at INT64_MAX rather than overflow. */
int64_t gal_shape_count(const gal_shape *s);
bool gal_shape_equal(const gal_shape *a, const gal_shape *b);
/* Product of the dims before / after `dim`. */
int64_t gal_shape_outer(const gal_shape *s, int dim);
int64_t gal_shape_inner(const gal_shape *s, int dim);
/* "(4, 256, 768)" into buf; returns buf. */
enum { GAL_SHAPE_TEXT = 136 };
char *gal_shape_print(char buf[GAL_SHAPE_TEXT], const gal_shape *s);

/* bf16 and f16 by value (round to nearest even; NaN stays NaN). */
float gal_bf16_to_f32(uint16_t h);
uint16_t gal_f32_to_bf16(float f);
float gal_f16_to_f32(uint16_t h);
uint16_t gal_f32_to_f16(float f);

GAL_END

#endif
