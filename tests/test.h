/*
** test.h - checks for C tests. A test file has one main: its checks, then
** `return test_done();`, which prints "N passed, N failed, N skipped" and
** returns non-zero when a check failed. The runner adds these up.
*/
#ifndef GAL_TEST_H
#define GAL_TEST_H

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lang/status.h"

static int test_passed, test_failed, test_skipped;

#define TEST_COUNT(ok, ...)                                                    \
  do {                                                                         \
    if (ok) {                                                                  \
      test_passed++;                                                           \
    } else {                                                                   \
      test_failed++;                                                           \
      printf("%s:%d: FAIL ", __FILE__, __LINE__);                              \
      printf(__VA_ARGS__);                                                     \
      printf("\n");                                                            \
    }                                                                          \
  } while (0)

/* A condition. */
#define CHECK(cond) TEST_COUNT((cond), "%s", #cond)
/* A condition with words of its own (printf). */
#define CHECK_MSG(cond, ...) TEST_COUNT((cond), __VA_ARGS__)
/* A call that must give this status. */
#define CHECK_ST(want, call)                                                   \
  do {                                                                         \
    gal_status test_st_ = (call);                                              \
    TEST_COUNT(test_st_ == (want), "%s: want %s, got %s (%s)", #call,          \
               gal_status_name(want), gal_status_name(test_st_),               \
               gal_error_last()->message);                                     \
  } while (0)
#define CHECK_STR(want, got)                                                   \
  TEST_COUNT(strcmp((want), (got)) == 0, "want \"%s\", got \"%s\"", (want),    \
             (got))
/* The last failure's message holds `part`. */
#define CHECK_ERR(part)                                                        \
  TEST_COUNT(strstr(gal_error_last()->message, (part)) != NULL ||              \
                 strstr(gal_error_last()->hint, (part)) != NULL,               \
             "\"%s\" not in \"%s\" / \"%s\"", (part),                          \
             gal_error_last()->message, gal_error_last()->hint)
#define CHECK_NEAR(want, got, rel)                                             \
  do {                                                                         \
    double test_w_ = (want), test_g_ = (got);                                  \
    TEST_COUNT(fabs(test_w_ - test_g_) <= (rel) * fmax(fabs(test_w_), 1e-30),  \
               "%s: want %.17g, got %.17g", #got, test_w_, test_g_);           \
  } while (0)
#define SKIP(why)                                                              \
  do {                                                                         \
    test_skipped++;                                                            \
    printf("SKIP %s\n", (why));                                                \
  } while (0)

static inline int test_done(void) {
  printf("%d passed, %d failed, %d skipped\n", test_passed, test_failed,
         test_skipped);
  return test_failed != 0;
}

#endif
