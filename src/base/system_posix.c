/* Unix is asked with its own calls here, so that nobody else needs to. In the handler of a crash
 * only what POSIX lets a handler do. */
#define _XOPEN_SOURCE   700
#define _DEFAULT_SOURCE /* getentropy, for glibc */
#define _DARWIN_C_SOURCE

#include "base/assert.h"
#include "base/system.h"

#include "memory.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#if defined(__APPLE__)
#include <mach-o/dyld.h>
#endif

extern char **environ;

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
    if (pipe(input->leave) != 0) {
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

struct SystemChild {
    int leave[2]; /* a pipe: a byte in it makes the program end */
};

static bool is_program(const char *folder, size_t length, const char *name)
{
    char path[PATH_BYTES];
    Text text = text_in(path, sizeof path);
    struct stat facts;
    text_append_bytes(&text, folder, length);
    text_append(&text, "/");
    text_append(&text, name);
    return length > 0 && !text.truncated && stat(path, &facts) == 0 && S_ISREG(facts.st_mode) &&
           access(path, X_OK) == 0;
}

bool system_has_program(const char *name)
{
    const char *folders = getenv("PATH");
    while (folders && *folders != '\0') {
        size_t length = strcspn(folders, ":");
        if (is_program(folders, length, name)) {
            return true;
        }
        folders += length + (folders[length] == ':');
    }
    return false;
}

static bool open_pipe(int ends[2])
{
    if (pipe(ends) != 0) {
        return false;
    }
    fcntl(ends[0], F_SETFD, FD_CLOEXEC);
    fcntl(ends[1], F_SETFD, FD_CLOEXEC);
    return true;
}

static void close_pipe(const int ends[2])
{
    close(ends[0]);
    close(ends[1]);
}

SystemChild *system_child_new(void)
{
    SystemChild *child = memory_zeroed(sizeof *child);
    if (!open_pipe(child->leave)) {
        free(child);
        return NULL;
    }
    return child;
}

void system_child_free(SystemChild *child)
{
    close_pipe(child->leave);
    free(child);
}

void system_child_leave(SystemChild *child)
{
    ssize_t written = write(child->leave[1], "", 1);
    (void)written; /* a full pipe says it already */
}

/* Whether it is to leave; waits for so many ms at most. */
static bool child_leaves(const SystemChild *child, int milliseconds)
{
    struct pollfd source = {.fd = child->leave[0], .events = POLLIN};
    return poll(&source, 1, milliseconds) > 0;
}

/* Until the program closes its end; false when it is to leave before. */
static bool child_listen(const SystemChild *child, int from, Text *out)
{
    char bytes[1024];
    ssize_t length = 1;
    while (length > 0) {
        struct pollfd sources[] = {{.fd = from, .events = POLLIN},
                                   {.fd = child->leave[0], .events = POLLIN}};
        while (poll(sources, 2, -1) < 0) { /* interrupted */
        }
        if (sources[1].revents) {
            return false;
        }
        length = read(from, bytes, sizeof bytes);
        if (length > 0) {
            text_append_bytes(out, bytes, (size_t)length);
        }
    }
    return true;
}

/* A program that has closed its output ends soon after. */
static int child_end(const SystemChild *child, pid_t program, bool is_to_end)
{
    int status = 0;
    while (!is_to_end && waitpid(program, &status, WNOHANG) == 0) {
        is_to_end = child_leaves(child, 10);
    }
    if (is_to_end) {
        kill(program, SIGKILL);
        waitpid(program, &status, 0);
        return -1;
    }
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

#define WORDS_MAX 16

/* posix_spawnp changes none of them, but does not say so. */
static void take_words(const char *const words[], char *out[WORDS_MAX])
{
    size_t count = 0;
    while (words[count]) {
        count++;
    }
    ASSERT(count < WORDS_MAX);
    memcpy(out, words, (count + 1) * sizeof out[0]);
}

int system_child_run(SystemChild *child, const char *const words[], Text *out)
{
    int ends[2];
    char *arguments[WORDS_MAX];
    pid_t program;
    posix_spawn_file_actions_t actions;
    if (child_leaves(child, 0) || !open_pipe(ends)) {
        return -1;
    }
    take_words(words, arguments);
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
    int failed = posix_spawnp(&program, words[0], &actions, NULL, arguments, environ);
    posix_spawn_file_actions_destroy(&actions);
    close(ends[1]);
    bool has_ended = failed == 0 && child_listen(child, ends[0], out);
    close(ends[0]);
    return failed ? -1 : child_end(child, program, !has_ended);
}
