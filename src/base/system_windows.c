/* Windows is asked with its own calls here, so that nobody else needs to. The manifest of the
 * program makes UTF-8 the code page of all names that are no wide ones (packaging/windows). */
#define _CRT_RAND_S /* rand_s */

#include "base/system.h"

#include "base/memory.h"

#include <errno.h>
#include <fcntl.h>
#include <io.h>
#include <pthread.h>
#include <signal.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <windows.h>

#define PATH_BYTES  4096
#define INPUT_BYTES 4096

typedef struct Fault {
    DWORD code;
    int number;
} Fault;

static const Fault faults[] = {{EXCEPTION_INT_DIVIDE_BY_ZERO, SIGFPE},
                               {EXCEPTION_FLT_DIVIDE_BY_ZERO, SIGFPE},
                               {EXCEPTION_ILLEGAL_INSTRUCTION, SIGILL},
                               {EXCEPTION_PRIV_INSTRUCTION, SIGILL}};

typedef struct Watch {
    void (*report)(int number);
    LPTOP_LEVEL_EXCEPTION_FILTER before;
} Watch;

/* Reading a pipe cannot be waited for together with anything else, nor be called off: a thread of
 * its own reads, which nobody joins. Whoever comes second, that thread at the end of input or the
 * one who frees, gives the memory back. */
struct SystemInput {
    pthread_mutex_t lock;
    pthread_cond_t changed;
    char bytes[INPUT_BYTES]; /* read and not yet taken: `count` of them from `at` on */
    size_t at, count;
    bool is_ended, is_leaving, is_dropped;
};

Platform system_platform(void)
{
    return PLATFORM_WINDOWS;
}

struct timespec system_now(void)
{
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    return now;
}

bool system_random(void *bytes, size_t count)
{
    for (size_t at = 0; at < count; at += sizeof(unsigned)) {
        unsigned piece;
        size_t left = count - at;
        if (rand_s(&piece) != 0) {
            return false;
        }
        memcpy((char *)bytes + at, &piece, left < sizeof piece ? left : sizeof piece);
    }
    return true;
}

bool system_program_path(Text *out)
{
    char bytes[PATH_BYTES];
    DWORD length = GetModuleFileNameA(NULL, bytes, sizeof bytes);
    if (length == 0 || length >= sizeof bytes) {
        return false;
    }
    for (char *mark = strchr(bytes, '\\'); mark; mark = strchr(mark, '\\')) {
        *mark = '/';
    }
    text_append(out, bytes);
    return true;
}

void system_keep_bytes(FILE *stream)
{
    _setmode(_fileno(stream), _O_BINARY);
}

int system_open(const char *path, SystemOpening opening)
{
    static const int flags[] = {[SYSTEM_READ] = _O_RDONLY,
                                [SYSTEM_REPLACE] = _O_WRONLY | _O_CREAT | _O_TRUNC,
                                [SYSTEM_NEW] = _O_WRONLY | _O_CREAT | _O_EXCL};
    return _open(path, flags[opening] | _O_BINARY | _O_NOINHERIT, _S_IREAD | _S_IWRITE);
}

bool system_replace(const char *from, const char *to)
{
    return MoveFileExA(from, to, MOVEFILE_REPLACE_EXISTING);
}

bool system_publish(const char *from, const char *to)
{
    return MoveFileExA(from, to, 0);
}

bool system_make_folder(const char *path)
{
    return CreateDirectoryA(path, NULL) || GetLastError() == ERROR_ALREADY_EXISTS;
}

const void *system_map(const char *path, size_t *size)
{
    HANDLE file = CreateFileA(path, GENERIC_READ, FILE_SHARE_READ, NULL, OPEN_EXISTING, 0, NULL);
    if (file == INVALID_HANDLE_VALUE) {
        return NULL;
    }
    LARGE_INTEGER length;
    const void *bytes = NULL;
    HANDLE mapping = CreateFileMappingA(file, NULL, PAGE_READONLY, 0, 0, NULL);
    if (mapping && GetFileSizeEx(file, &length)) {
        *size = (size_t)length.QuadPart;
        bytes = MapViewOfFile(mapping, FILE_MAP_READ, 0, 0, 0);
        if (!bytes && GetLastError() == ERROR_NOT_ENOUGH_MEMORY) {
            memory_stop(*size);
        }
    }
    if (mapping) {
        CloseHandle(mapping);
    }
    CloseHandle(file);
    return bytes;
}

void system_unmap(const void *bytes, size_t size)
{
    (void)size;
    UnmapViewOfFile(bytes);
}

int system_mark(const char *path, uint64_t mark)
{
    int marks = _open(path, _O_RDWR | _O_CREAT | _O_BINARY | _O_NOINHERIT, _S_IREAD | _S_IWRITE);
    if (marks >= 0) {
        LockFile((HANDLE)_get_osfhandle(marks), (DWORD)(mark & INT32_MAX), 0, 1, 0);
    }
    return marks;
}

void system_unmark(int marks)
{
    if (marks >= 0) {
        _close(marks);
    }
}

bool system_is_marked(int marks, uint64_t mark)
{
    HANDLE file = marks < 0 ? INVALID_HANDLE_VALUE : (HANDLE)_get_osfhandle(marks);
    DWORD at = (DWORD)(mark & INT32_MAX);
    bool is_free = file == INVALID_HANDLE_VALUE || LockFile(file, at, 0, 1, 0);
    if (is_free && file != INVALID_HANDLE_VALUE) {
        UnlockFile(file, at, 0, 1, 0);
    }
    return !is_free;
}

/* A handler gets no argument of ours. */
static Watch *watch(void)
{
    static Watch only;
    return &only;
}

/* By the numbers that the C library has for signals. */
static LONG CALLBACK on_exception(EXCEPTION_POINTERS *facts)
{
    int number = SIGSEGV;
    for (size_t i = 0; i < sizeof faults / sizeof *faults; i++) {
        if (faults[i].code == facts->ExceptionRecord->ExceptionCode) {
            number = faults[i].number;
        }
    }
    watch()->report(number);
    if (watch()->before) {
        return watch()->before(facts);
    }
    return EXCEPTION_CONTINUE_SEARCH;
}

static void on_signal(int number)
{
    signal(number, SIG_DFL);
    watch()->report(number);
    raise(number);
}

void system_on_crash(void (*report)(int number))
{
    Watch *all = watch();
    if (!all->report) {
        all->report = report;
        all->before = SetUnhandledExceptionFilter(on_exception);
        signal(SIGABRT, on_signal);
    }
}

static void give_back(SystemInput *input)
{
    pthread_cond_destroy(&input->changed);
    pthread_mutex_destroy(&input->lock);
    free(input);
}

/* Waits until the piece before has been taken; false when nobody takes any more. */
static bool offer(SystemInput *input, const char *piece, size_t length)
{
    pthread_mutex_lock(&input->lock);
    while (input->count > 0 && !input->is_leaving) {
        pthread_cond_wait(&input->changed, &input->lock);
    }
    bool is_wanted = !input->is_leaving;
    if (is_wanted) {
        memcpy(input->bytes, piece, length);
        input->at = 0;
        input->count = length;
        pthread_cond_broadcast(&input->changed);
    }
    pthread_mutex_unlock(&input->lock);
    return is_wanted;
}

static void *read_all(void *argument)
{
    SystemInput *input = argument;
    HANDLE source = GetStdHandle(STD_INPUT_HANDLE);
    char piece[INPUT_BYTES];
    DWORD length = 0;
    while (ReadFile(source, piece, sizeof piece, &length, NULL) && length > 0 &&
           offer(input, piece, length)) {
    }
    pthread_mutex_lock(&input->lock);
    input->is_ended = true;
    bool is_last = input->is_dropped;
    pthread_cond_broadcast(&input->changed);
    pthread_mutex_unlock(&input->lock);
    if (is_last) {
        give_back(input);
    }
    return NULL;
}

SystemInput *system_input_new(void)
{
    SystemInput *input = memory_zeroed(sizeof *input);
    pthread_t thread;
    pthread_mutex_init(&input->lock, NULL);
    pthread_cond_init(&input->changed, NULL);
    if (pthread_create(&thread, NULL, read_all, input) != 0) {
        give_back(input);
        return NULL;
    }
    pthread_detach(thread);
    return input;
}

void system_input_free(SystemInput *input)
{
    pthread_mutex_lock(&input->lock);
    input->is_dropped = true;
    bool is_last = input->is_ended;
    pthread_mutex_unlock(&input->lock);
    if (is_last) {
        give_back(input);
    }
}

size_t system_input_read(SystemInput *input, char *bytes, size_t capacity)
{
    pthread_mutex_lock(&input->lock);
    while (input->count == 0 && !input->is_ended && !input->is_leaving) {
        pthread_cond_wait(&input->changed, &input->lock);
    }
    size_t length = 0;
    if (!input->is_leaving) {
        length = input->count < capacity ? input->count : capacity;
    }
    memcpy(bytes, input->bytes + input->at, length);
    input->at += length;
    input->count -= length;
    pthread_cond_broadcast(&input->changed);
    pthread_mutex_unlock(&input->lock);
    return length;
}

void system_input_leave(SystemInput *input)
{
    pthread_mutex_lock(&input->lock);
    input->is_leaving = true;
    pthread_cond_broadcast(&input->changed);
    pthread_mutex_unlock(&input->lock);
}
