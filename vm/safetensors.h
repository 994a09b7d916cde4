/*
** safetensors.h - read and write .safetensors files. Strict: duplicate names,
** gaps, overlaps, leading spaces and sizes that do not add up are refused.
** Source: the safetensors format, github.com/huggingface/safetensors README.
*/
#ifndef GAL_SAFETENSORS_H
#define GAL_SAFETENSORS_H

#include "lang/tensor.h"

GAL_BEGIN

typedef struct gal_st_entry {
  const char *name;  // owned by the file object, or borrowed when writing
  gal_dtype dtype;
  gal_shape shape;
  const void *data;  // not aligned when read
  size_t bytes;
} gal_st_entry;

typedef struct gal_st_file gal_st_file;

/* Map a file. Errors: EIO, EFORMAT (with byte offset). */
gal_status gal_st_open(gal_st_file **out, const char *path);
void gal_st_close(gal_st_file *f);
int64_t gal_st_count(const gal_st_file *f);
const gal_st_entry *gal_st_entry_at(const gal_st_file *f, int64_t i);
const gal_st_entry *gal_st_find(const gal_st_file *f, const char *name);
/* Value of a __metadata__ key, NULL if absent. */
const char *gal_st_metadata(const gal_st_file *f, const char *key);

/* Write atomically: temporary name in the same folder, fsync, rename, fsync of
** the folder. keys/values are the metadata (n_meta pairs). On any error the old
** file is intact and the temporary one gone. Errors: EIO with the system's
** reason. */
gal_status gal_st_write(const char *path, const gal_st_entry *entries,
                        int64_t n, const char *const *keys,
                        const char *const *values, int n_meta);

GAL_END

#endif
