/* Windows is asked with its own calls here, so that nobody else needs to. The manifest of the
 * program makes UTF-8 the code page of all names that are no wide ones (packaging/windows). */
#define _CRT_RAND_S /* rand_s */

#include "base/system.h"

#include "memory.h"

#include <errno.h>
#include <fcntl.h>
#include <io.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <windows.h>

#define PATH_BYTES 4096
#define LOOK_MS    5

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

struct SystemInput {
    HANDLE source;
    atomic_bool is_leaving;
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
    return watch()->before ? watch()->before(facts) : EXCEPTION_CONTINUE_SEARCH;
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

SystemInput *system_input_new(void)
{
    SystemInput *input = memory_zeroed(sizeof *input);
    input->source = GetStdHandle(STD_INPUT_HANDLE);
    atomic_init(&input->is_leaving, false);
    return input;
}

void system_input_free(SystemInput *input)
{
    free(input);
}

/* Whether a pipe has nothing yet. Reading it cannot be waited for together with anything else, so
 * it is looked at again and again. Whatever is no pipe is read at once. */
static bool is_silent(const SystemInput *input)
{
    DWORD count = 0;
    return PeekNamedPipe(input->source, NULL, 0, NULL, &count, NULL) && count == 0;
}

size_t system_input_read(SystemInput *input, char *bytes, size_t capacity)
{
    DWORD length = 0;
    while (!atomic_load(&input->is_leaving) && is_silent(input)) {
        Sleep(LOOK_MS);
    }
    if (atomic_load(&input->is_leaving) ||
        !ReadFile(input->source, bytes, (DWORD)capacity, &length, NULL)) {
        return 0;
    }
    return length;
}

void system_input_leave(SystemInput *input)
{
    atomic_store(&input->is_leaving, true);
}
