/*
** table.c - the kernels of one instruction set as slots of the backend.
*/
#include "kernels/cpu/simd/simd.h"

void GAL_SIMD(gal_cpu_fill)(gal_backend *b) {
#define GAL_KERNEL(OP, name) b->run[GAL_OP_##OP] = GAL_SIMD(gal_cpu_##name);
#include "kernels/cpu/kernels.def"
#undef GAL_KERNEL
}
