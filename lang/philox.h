/*
** philox.h - counter-based random numbers: a value is a function of (key,
** counter) alone, so every rank, layout and order draws the same one.
** Source: Salmon et al., "Parallel random numbers: as easy as 1, 2, 3",
** SC 2011 (Philox4x32-10; same constants and rounds as Random123).
*/
#ifndef GAL_PHILOX_H
#define GAL_PHILOX_H

#include "lang/base.h"

GAL_BEGIN

/* Streams: what a number is drawn for. Mixed into the key with a name. */
typedef enum gal_stream_kind {
  GAL_RANDOM_INIT,     // initial weights; name = parameter path
  GAL_RANDOM_DROPOUT,  // masks; name = dropout's number in the graph
  GAL_RANDOM_DATA,     // sample order
  GAL_RANDOM_SAMPLE,   // generation
  GAL_RANDOM_TENSOR    // tensor.randn at the prompt
} gal_stream_kind;

/* out[0..3] = Philox4x32-10(counter, key). */
void gal_philox(uint32_t out[4], const uint32_t counter[4],
                const uint32_t key[2]);

/* 64-bit stream id of (kind, name), FNV-1a over both. */
uint64_t gal_random_stream(gal_stream_kind kind, const char *name);

/* Value number `index` of a stream in [0, 1): 24 bits, exact in f32. The
** counter is (index / 4, step), the key mixes seed and stream; word index % 4.
*/
float gal_random_uniform(uint64_t seed, uint64_t stream, uint64_t step,
                         uint64_t index);
/* Standard normal number `index` (Box-Muller on words of one counter). */
float gal_random_normal(uint64_t seed, uint64_t stream, uint64_t step,
                        uint64_t index);
/* Uniform integer in [0, n), n >= 1, without modulo bias beyond 2^-32. */
uint64_t gal_random_below(uint64_t seed, uint64_t stream, uint64_t step,
                          uint64_t index, uint64_t n);
/* 4 uniforms of counter block `block` (values 4*block .. 4*block+3), for
** kernels that fill many. */
void gal_random_uniform4(float out[4], uint64_t seed, uint64_t stream,
                         uint64_t step, uint64_t block);

GAL_END

#endif
