/*
** diag.h - diagnostics as people read them: place, sentence, source line with a
** caret, hint. Also as JSON.
*/
#ifndef GAL_DIAG_H
#define GAL_DIAG_H

#include <stdio.h>

#include "lang/status.h"

GAL_BEGIN

/* Print `e` to `f`:
**   recipes/gpt2.lua:14:17: error: tp(5) does not divide heads = 12
**     14 |   layout = dp(2) * tp(5),
**        |                    ^~~~~
**     hint: tp may be 1, 2, 3, 4, 6 or 12
** The source line is read from the file when it can be; control characters and
** bidi marks are escaped; colour only when `colour`. */
void gal_diag_print(FILE *f, const gal_error *e, bool colour);

GAL_END

#endif
