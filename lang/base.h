/*
** base.h - what every other header of galley starts from: C++ guards and
** compiler attributes.
*/
#ifndef GAL_BASE_H
#define GAL_BASE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
#define GAL_BEGIN extern "C" {
#define GAL_END   }
#else
#define GAL_BEGIN
#define GAL_END
#endif

#if defined(__GNUC__)
#define GAL_PRINTF(fmt, first) __attribute__((format(printf, fmt, first)))
#define GAL_NODISCARD          __attribute__((warn_unused_result))
#else
#define GAL_PRINTF(fmt, first)
#define GAL_NODISCARD
#endif

#endif
