/* Files and folders, those of the profile and any other. */
#ifndef FILES_H
#define FILES_H

#include "database.h"

/* Appends the path of a file in the profile's folder. */
void profile_path(const Profile *profile, const char *name, Text *out);

/* Appends the first name that no file of the folder has: beginning, number, ".db". */
bool file_free_name(const char *folder, const char *beginning, Text *name);

/* The time of the last change, seconds since 1970; false when there is no such file. */
bool file_changed(const char *path, int64_t *out);

/* Makes a folder with those above it; that it exists already is success. */
bool folder_make(const char *path);

/* Whether something lies there that is no regular file, such as a pipe: to open it may hang. */
bool file_is_foreign(const char *path);

/* The bytes of a regular file; 0 without one. */
int64_t file_size(const char *path);

/* One byte of a file; false, with `out` untouched, when it cannot be read. */
bool file_byte(const char *path, size_t at, unsigned char *out);

/* Renames the profile's file and those beside it, as far as they exist, to the first free name,
 * which it appends. */
bool file_set_aside(const char *folder, Text *name);

#endif
