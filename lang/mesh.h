/*
** mesh.h - ranks in a grid: an ordered product of named axes, outermost
** first; the last axis varies fastest, so it sits on neighbouring ranks.
*/
#ifndef GAL_MESH_H
#define GAL_MESH_H

#include "lang/status.h"

GAL_BEGIN

typedef enum gal_axis {
  GAL_DP,  // data parallel
  GAL_TP,  // tensor parallel
  GAL_PP,  // pipeline parallel
  GAL_CP,  // context parallel
  GAL_EP,  // expert parallel
  GAL_AXIS_COUNT
} gal_axis;

enum { GAL_MAX_RANKS = 1 << 20 };

/* n axes; size[i] >= 2 is the degree of axis[i]; an axis of degree 1 is left
** out. Each axis at most once. */
typedef struct gal_mesh {
  int32_t n;
  gal_axis axis[GAL_AXIS_COUNT];
  int32_t size[GAL_AXIS_COUNT];
} gal_mesh;

/* "dp"; NULL out of range. */
const char *gal_axis_name(gal_axis a);
bool gal_axis_parse(gal_axis *out, const char *name);

/* Degree of an axis, 1 when the mesh lacks it. */
int32_t gal_mesh_degree(const gal_mesh *m, gal_axis a);
/* Product of all degrees. */
int32_t gal_mesh_ranks(const gal_mesh *m);
/* coord[a] of a rank for every axis (0 where absent). */
void gal_mesh_coords(int32_t coord[GAL_AXIS_COUNT], const gal_mesh *m,
                     int32_t rank);
int32_t gal_mesh_rank(const gal_mesh *m, const int32_t coord[GAL_AXIS_COUNT]);
/* Members of the group of `rank` along axis `a`, in coordinate order:
** first, first + stride, ... (degree members). */
void gal_mesh_group(const gal_mesh *m, gal_axis a, int32_t rank,
                    int32_t *first, int32_t *stride, int32_t *degree);

GAL_END

#endif
