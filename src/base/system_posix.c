/* Unix is asked with its own calls here, so that nobody else needs to. In the handler of a crash
 * only what POSIX lets a handler do. */
#define _XOPEN_SOURCE 700
#define _GNU_SOURCE   /* getentropy and locks of an opening, for glibc */
#define _DARWIN_C_SOURCE

#include "base/system.h"

#include "base/memory.h"
#include "base/pipe.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <unistd.h>

#if defined(__APPLE__)
#include <mach-o/dyld.h>
#endif

#define PATH_BYTES  4096
#define STACK_BYTES 65536

static const int fatal[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT};

#define FATAL (sizeof fatal / sizeof fatal[0])

typedef struct Watch {
    void (*report)(int number);
    struct sigaction before[FATAL];
    char stack[STACK_BYTES]; /* the program's own may be what has run out */
} Watch;

struct SystemInput {
    int leave[2]; /* a pipe: closing its writing end makes the reader leave */
};

Platform system_platform(void)
{
#if defined(__APPLE__)
    return PLATFORM_MACOS;
#elif defined(__EMSCRIPTEN__)
    return PLATFORM_WEB;
#else
    return PLATFORM_LINUX;
#endif
}

struct timespec system_now(void)
{
    struct timespec now;
    timespec_get(&now, TIME_UTC);
    return now;
}

bool system_random(void *bytes, size_t count)
{
    return getentropy(bytes, count) == 0;
}

#if defined(__APPLE__)
bool system_program_path(Text *out)
{
    char bytes[PATH_BYTES];
    uint32_t size = sizeof bytes;
    bool is_told = _NSGetExecutablePath(bytes, &size) == 0;
    if (is_told) {
        text_append(out, bytes);
    }
    return is_told;
}
#else
bool system_program_path(Text *out)
{
    char bytes[PATH_BYTES];
    ssize_t length = readlink("/proc/self/exe", bytes, sizeof bytes);
    if (length > 0) {
        text_append_bytes(out, bytes, (size_t)length);
    }
    return length > 0;
}
#endif

void system_keep_bytes(FILE *stream)
{
    (void)stream;
}

int system_open(const char *path, SystemOpening opening)
{
    static const int flags[] = {[SYSTEM_READ] = O_RDONLY,
                                [SYSTEM_REPLACE] = O_WRONLY | O_CREAT | O_TRUNC,
                                [SYSTEM_NEW] = O_WRONLY | O_CREAT | O_EXCL};
    return open(path, flags[opening] | O_NONBLOCK | O_NOCTTY | O_CLOEXEC,
                S_IRUSR | S_IWUSR | S_IRGRP | S_IWGRP | S_IROTH | S_IWOTH);
}

bool system_replace(const char *from, const char *to)
{
    return rename(from, to) == 0;
}

/* A link never replaces; on a disk that has no links the caller's look before has to do. */
bool system_publish(const char *from, const char *to)
{
    if (link(from, to) == 0) {
        return unlink(from) == 0;
    }
    return errno != EEXIST && rename(from, to) == 0;
}

bool system_make_folder(const char *path)
{
    /* as the XDG base directory specification asks */
    return mkdir(path, S_IRWXU) == 0 || errno == EEXIST;
}

const void *system_map(const char *path, size_t *size)
{
    int file = open(path, O_RDONLY | O_CLOEXEC);
    struct stat status;
    void *bytes = MAP_FAILED;
    if (file >= 0 && !fstat(file, &status) && status.st_size > 0) {
        *size = (size_t)status.st_size;
        bytes = mmap(NULL, *size, PROT_READ, MAP_PRIVATE, file, 0);
        if (bytes == MAP_FAILED && errno == ENOMEM) {
            memory_stop(*size);
        }
    }
    if (file >= 0) {
        close(file);
    }
    return bytes == MAP_FAILED ? NULL : bytes;
}

void system_unmap(const void *bytes, size_t size)
{
    munmap((void *)(uintptr_t)bytes, size);
}

/* A lock of the opening, not of the process: closing another opening does not end it. */
#if defined(F_OFD_SETLK)
#define LOCK_SET F_OFD_SETLK
#define LOCK_ASK F_OFD_GETLK
#else
#define LOCK_SET F_SETLK
#define LOCK_ASK F_GETLK
#endif

static struct flock byte_at(uint64_t mark)
{
    off_t at = (off_t)(mark & INT32_MAX); /* offsets may have 32 bits */
    return (struct flock){.l_type = F_WRLCK, .l_whence = SEEK_SET, .l_start = at, .l_len = 1};
}

int system_mark(const char *path, uint64_t mark)
{
    struct flock lock = byte_at(mark);
    int marks = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NONBLOCK, S_IRUSR | S_IWUSR);
    if (marks >= 0) {
        fcntl(marks, LOCK_SET, &lock);
    }
    return marks;
}

void system_unmark(int marks)
{
    if (marks >= 0) {
        close(marks);
    }
}

bool system_is_marked(int marks, uint64_t mark)
{
    struct flock lock = byte_at(mark);
    return marks >= 0 && fcntl(marks, LOCK_ASK, &lock) == 0 && lock.l_type != F_UNLCK;
}

/* A handler gets no argument of ours. */
static Watch *watch(void)
{
    static Watch only;
    return &only;
}

/* A handler of somebody else, a debugger's or a sanitizer's, has its turn afterwards. What the
 * machine has refused is refused again on return; what was sent is sent again. */
static void on_crash(int number, siginfo_t *info, void *context)
{
    (void)context;
    for (size_t i = 0; i < FATAL; i++) {
        if (fatal[i] == number) {
            (void)sigaction(number, &watch()->before[i], NULL);
        }
    }
    watch()->report(number);
    if (info->si_code <= 0) {
        (void)raise(number);
    }
}

#if defined(__EMSCRIPTEN__) /* no signal comes into a page */
static void lend_stack(Watch *all)
{
    (void)all;
}
#else
static void lend_stack(Watch *all)
{
    stack_t stack = {.ss_sp = all->stack, .ss_size = sizeof all->stack};
    (void)sigaltstack(&stack, NULL);
}
#endif

void system_on_crash(void (*report)(int number))
{
    Watch *all = watch();
    struct sigaction action = {.sa_sigaction = on_crash, .sa_flags = SA_SIGINFO | SA_ONSTACK};
    if (all->report) { /* our own handler must not have its turn after itself */
        return;
    }
    all->report = report;
    lend_stack(all);
    (void)sigemptyset(&action.sa_mask);
    for (size_t i = 0; i < FATAL; i++) {
        (void)sigaction(fatal[i], &action, &all->before[i]);
    }
}

SystemInput *system_input_new(void)
{
    SystemInput *input = memory_zeroed(sizeof *input);
    if (!pipe_open(input->leave)) {
        free(input);
        return NULL;
    }
    return input;
}

void system_input_free(SystemInput *input)
{
    close(input->leave[0]);
    free(input);
}

size_t system_input_read(SystemInput *input, char *bytes, size_t capacity)
{
    struct pollfd sources[] = {{.fd = STDIN_FILENO, .events = POLLIN},
                               {.fd = input->leave[0], .events = POLLIN}};
    while (poll(sources, 2, -1) < 0) { /* interrupted */
    }
    ssize_t length = 0;
    if (!sources[1].revents) {
        length = read(STDIN_FILENO, bytes, capacity);
    }
    return length > 0 ? (size_t)length : 0;
}

void system_input_leave(SystemInput *input)
{
    close(input->leave[1]);
}
