/* What systems do differently where C11 leaves it to them. The rest of the program knows no system
 * by its name. Paths and environments are UTF-8 on all of them. */
#ifndef BASE_SYSTEM_H
#define BASE_SYSTEM_H

#include "base/text.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
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

typedef enum Platform { PLATFORM_LINUX, PLATFORM_MACOS, PLATFORM_WINDOWS, PLATFORM_WEB } Platform;

/* That for which the program was built; every Unix but macOS counts as Linux. In a page (web) there
 * are no threads, and the program must not keep the processor; see also page.h. */
Platform system_platform(void);

/* The wall clock, since 1970. */
struct timespec system_now(void);

/* Fills `bytes` with what nobody can foresee; false when the system has nothing to give. */
bool system_random(void *bytes, size_t count);

/* Appends the path of the running program, with slashes; false when the system does not tell. */
bool system_program_path(Text *out);

/* From here on the stream gives and takes bytes as they are, on systems whose text has line ends of
 * its own too. */
void system_keep_bytes(FILE *stream);

/* How a file is opened: to be read; to be written anew in place of one that may exist; to be
 * written under a name that nothing has, else errno is EEXIST. */
typedef enum SystemOpening { SYSTEM_READ, SYSTEM_REPLACE, SYSTEM_NEW } SystemOpening;

/* A file descriptor for bytes as they are, to be closed by the caller; -1 when there is none.
 * Nothing is waited for: a pipe without its other end is refused, or opened at once. May be called
 * from a handler of system_on_crash. */
int system_open(const char *path, SystemOpening opening);

/* Gives a file another name, in place of a file that may have it. */
bool system_replace(const char *from, const char *to);

/* Gives a file a name that nothing has; false when something has it. */
bool system_publish(const char *from, const char *to);

/* A folder that is the person's alone; that it exists already is success. The one above must exist.
 */
bool system_make_folder(const char *path);

/* The bytes of a file that is only looked into here and there, without reading all of it; NULL when
 * it cannot be read or is empty; without memory to map it the program ends with one sentence, as in
 * memory.h. Given back by system_unmap. */
const void *system_map(const char *path, size_t *size);
void system_unmap(const void *bytes, size_t size);

/* A number that this program has in a file, as long as it runs, however it ends: another opening of
 * the file sees by it that this one is still there. system_mark makes the file where there is none;
 * -1 when it cannot be. */
int system_mark(const char *path, uint64_t mark);
void system_unmark(int marks);

/* Whether another opening of the file has this number. */
bool system_is_marked(int marks, uint64_t mark);

/* Calls `report` with the number of the signal when the program crashes, before it ends as it would
 * have. Later calls change nothing. The report may do only what POSIX lets a handler do. */
void system_on_crash(void (*report)(int number));

/* Standard input, read by one thread while another may make it leave. */
typedef struct SystemInput SystemInput;

/* Owned by the caller; given back by system_input_free when nobody reads any more. */
SystemInput *system_input_new(void);
void system_input_free(SystemInput *input);

/* Waits for bytes and reads at most `capacity` of them; 0 at the end of input, or when the reader
 * shall leave. */
size_t system_input_read(SystemInput *input, char *bytes, size_t capacity);

/* Makes the reader leave, now and whenever it reads again. */
void system_input_leave(SystemInput *input);

/* A folder that is watched by one thread while another may make it leave. */
typedef struct SystemWatch SystemWatch;

/* Owned by the caller; NULL where the system cannot watch it. */
SystemWatch *system_watch_new(const char *folder);
void system_watch_free(SystemWatch *watch);

/* Sleeps until something in the folder comes, goes or may be used by others; false when the watcher
 * shall leave. */
bool system_watch_wait(SystemWatch *watch);

/* Makes the watcher leave, now and whenever it waits again. */
void system_watch_leave(SystemWatch *watch);

/* Another program that is run for a while, such as one that asks the person something. */
typedef struct SystemChild SystemChild;

/* Whether a program of this name is found where programs are; never on Windows and in a page. */
bool system_has_program(const char *name);

/* Owned by the caller; NULL when the system has no room for it. */
SystemChild *system_child_new(void);
void system_child_free(SystemChild *child);

/* Runs a program to its end, without input, and appends what it writes to `out`; `words` are its
 * name and its arguments, then NULL. Its exit status; -1 when it could not be run, did not end by
 * itself or was to leave. */
int system_child_run(SystemChild *child, const char *const words[], Text *out);

/* Ends the program that runs, and any that is to be run later. May be called from any thread. */
void system_child_leave(SystemChild *child);

#endif
