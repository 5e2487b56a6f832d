/* What systems do differently where C11 leaves it to them. The rest of the program knows no system
 * by its name, but for files and folders, which storage and ui ask for what SQLite and SDL lack. */
#ifndef BASE_SYSTEM_H
#define BASE_SYSTEM_H

#include <stdio.h>
#include <time.h>

/* Marks a function whose parameter `string` is a format of printf for those from `first` on. */
#if !defined(__GNUC__)
#define PRINTF_LIKE(string, first)
#elif defined(_WIN32)
#define PRINTF_LIKE(string, first) __attribute__((format(gnu_printf, string, first)))
#else
#define PRINTF_LIKE(string, first) __attribute__((format(printf, string, first)))
#endif

/* The wall clock, since 1970. */
struct timespec system_now(void);

/* From here on the stream gives and takes bytes as they are, on systems whose text has line ends of
 * its own too. */
void system_keep_bytes(FILE *stream);

#endif
