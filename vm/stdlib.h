/*
** stdlib.h - the Lua that ships inside the binary, as an array made by the
** build (stdlib/embed.lua).
*/
#ifndef GAL_STDLIB_H
#define GAL_STDLIB_H

#include "lang/base.h"

GAL_BEGIN

typedef struct gal_stdlib_file {
  const char *module;  // "galley.models"
  const char *path;    // "stdlib/galley/models.lua"
  const char *source;
  size_t bytes;
} gal_stdlib_file;

/* Ends with a row of NULLs. */
extern const gal_stdlib_file gal_stdlib[];

GAL_END

#endif
