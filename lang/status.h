/*
** status.h - how a failure travels: a code up the stack, and one sentence
** written where it was first seen, kept in a thread-local record.
*/
#ifndef GAL_STATUS_H
#define GAL_STATUS_H

#include "lang/base.h"

GAL_BEGIN

typedef enum gal_status {
#define GAL_STATUS(name, meaning) GAL_##name,
#include "lang/status.def"
#undef GAL_STATUS
  GAL_STATUS_COUNT
} gal_status;

/* A place in a recipe. file is borrowed (interned by the recipe or graph that
** holds the loc), NULL when unknown; line and col count from 1, 0 is unknown;
** len is the width of the caret's underline in bytes, >= 1 when col is known.
*/
typedef struct gal_loc {
  const char *file;
  int32_t line, col, len;
} gal_loc;

#define GAL_LOC_NONE ((gal_loc){NULL, 0, 0, 0})

enum { GAL_MESSAGE_MAX = 2048, GAL_HINT_MAX = 1024, GAL_FILE_MAX = 512 };

/* The last failure of this thread. Strings live in the record. */
typedef struct gal_error {
  gal_status code;
  char message[GAL_MESSAGE_MAX];
  char hint[GAL_HINT_MAX];  // "" when there is none
  char file[GAL_FILE_MAX];  // "" when unknown
  int32_t line, col, len;   // as in gal_loc
} gal_error;

/* Record a failure and return its code, for `return gal_fail(...)`. Clears
** place and hint of the record. Truncates a message that is too long. */
gal_status gal_fail(gal_status code, const char *fmt, ...) GAL_PRINTF(2, 3);

/* As gal_fail, with the place of the recipe that is to blame. */
gal_status gal_fail_at(gal_loc loc, gal_status code, const char *fmt, ...)
    GAL_PRINTF(3, 4);

/* Add the nearest fix to the failure just recorded; returns its code. */
gal_status gal_hint(const char *fmt, ...) GAL_PRINTF(1, 2);

/* Put `fmt` in front of the recorded message ("in block 3: ..."). */
void gal_error_prefix(const char *fmt, ...) GAL_PRINTF(1, 2);

/* The record of this thread; valid until the next gal_fail on it. */
const gal_error *gal_error_last(void);

/* Copy a record between threads: get, then set on the other. */
void gal_error_set(const gal_error *e);
void gal_error_clear(void);

/* "EINVAL" and the like; never NULL. */
const char *gal_status_name(gal_status st);

/* Pass a failure up; only where nothing is held. */
#define GAL_TRY(call)                                                          \
  do {                                                                         \
    gal_status gal_try_st_ = (call);                                           \
    if (gal_try_st_ != GAL_OK) return gal_try_st_;                             \
  } while (0)

/* Pass a failure to the single cleanup label. */
#define GAL_TRY_GOTO(st, call, label)                                          \
  do {                                                                         \
    (st) = (call);                                                             \
    if ((st) != GAL_OK) goto label;                                            \
  } while (0)

GAL_END

#endif
