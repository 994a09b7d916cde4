/*
** simd.h - files of this folder are compiled once an instruction set, with
** GAL_ISA set to avx512, avx2 or base; what they export carries that suffix.
** Write plain loops and GCC vector extensions that clang knows too, or
** intrinsics under #if defined(__AVX512F__) with a plain form beside them.
*/
#ifndef GAL_SIMD_H
#define GAL_SIMD_H

#include "kernels/backend.h"
#include "kernels/cpu/pool.h"

#ifndef GAL_ISA
#define GAL_ISA base
#endif
#define GAL_SIMD_PASTE(a, b) a##_##b
#define GAL_SIMD_CAT(a, b)   GAL_SIMD_PASTE(a, b)
#define GAL_SIMD(name)       GAL_SIMD_CAT(name, GAL_ISA)

/* One entry an op with a kernel here: gal_cpu_matmul_avx512 and so on. */
#define GAL_KERNEL(OP, name)                                                   \
  gal_status GAL_SIMD(gal_cpu_##name)(gal_pool * pool, const gal_call *call);
#include "kernels/cpu/kernels.def"
#undef GAL_KERNEL

/* Fill the slots of this instruction set. */
void GAL_SIMD(gal_cpu_fill)(gal_backend *b);

#endif
