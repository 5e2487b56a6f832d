/* Partners on Unix: a process group of its own with a pipe to it and one from it, both of which are
 * never waited for without an end. The group is what is ended, so that a shell takes along what it
 * runs; and it is ended too when this program is interrupted, which the group does not notice. */
#define _XOPEN_SOURCE 700
#define _DEFAULT_SOURCE

#include "base/partner.h"

#include "base/memory.h"
#include "base/pipe.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define SLICE_MS     50 /* between two looks at `stop` */
#define PARTNERS_MAX 16 /* that are remembered for an interruption */

extern char **environ;

struct Partner {
    pid_t group;
    int to, from;
    char heard[4096]; /* beyond the last line */
    size_t heard_count;
};

static atomic_int groups[PARTNERS_MAX];

bool partner_is_possible(void)
{
    return true;
}

static int64_t now_ms(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

static void end_all(int number)
{
    for (int i = 0; i < PARTNERS_MAX; i++) {
        int group = atomic_load(&groups[i]);
        if (group > 0) {
            kill(-group, SIGKILL);
        }
    }
    signal(number, SIG_DFL);
    raise(number);
}

/* An interruption that somebody else hears or ignores is left to them. */
static void watch_interruptions(void)
{
    static const int numbers[] = {SIGINT, SIGTERM, SIGHUP};
    for (size_t i = 0; i < sizeof numbers / sizeof numbers[0]; i++) {
        struct sigaction before, after = {.sa_handler = end_all};
        sigemptyset(&after.sa_mask);
        if (sigaction(numbers[i], NULL, &before) == 0 && before.sa_handler == SIG_DFL) {
            sigaction(numbers[i], &after, NULL);
        }
    }
}

static void group_swap(int from, int to)
{
    for (int i = 0; i < PARTNERS_MAX; i++) {
        int expected = from;
        if (atomic_compare_exchange_strong(&groups[i], &expected, to)) {
            return;
        }
    }
}

/* Of the group's leader, the shell; -1 when it cannot be started. */
static pid_t start(const char *command, int input, int output)
{
    char shell[] = "/bin/sh", option[] = "-c";
    char *words = memory_bytes(strlen(command) + 1);
    char *arguments[] = {shell, option, strcpy(words, command), NULL};
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    sigset_t usual;
    pid_t program;
    sigemptyset(&usual);
    sigaddset(&usual, SIGPIPE);
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO);
    posix_spawnattr_init(&attributes);
    posix_spawnattr_setpgroup(&attributes, 0);
    posix_spawnattr_setsigdefault(&attributes, &usual);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF);
    int failed = posix_spawn(&program, shell, &actions, &attributes, arguments, environ);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    free(words);
    return failed ? -1 : program;
}

Partner *partner_new(const char *command)
{
    int to[2], from[2];
    if (!pipe_open(to)) {
        return NULL;
    }
    if (!pipe_open(from)) {
        pipe_close(to);
        return NULL;
    }
    watch_interruptions();
    pid_t group = start(command, to[0], from[1]);
    close(to[0]);
    close(from[1]);
    if (group < 0) {
        close(to[1]);
        close(from[0]);
        return NULL;
    }
    group_swap(0, group);
    fcntl(to[1], F_SETFL, O_NONBLOCK);
    fcntl(from[0], F_SETFL, O_NONBLOCK);
    Partner *partner = memory_zeroed(sizeof *partner);
    partner->group = group;
    partner->to = to[1];
    partner->from = from[0];
    return partner;
}

/* Its number stays its own until it is asked for in earnest. */
static bool has_ended(const Partner *partner)
{
    siginfo_t facts = {0};
    return waitid(P_PID, (id_t)partner->group, &facts, WEXITED | WNOHANG | WNOWAIT) != 0 ||
           facts.si_pid == partner->group;
}

void partner_free(Partner *partner, int64_t grace_ms)
{
    if (!partner) {
        return;
    }
    close(partner->to);
    int64_t end = now_ms() + grace_ms;
    while (!has_ended(partner) && now_ms() < end) {
        poll(NULL, 0, 5);
    }
    kill(-partner->group, SIGKILL);
    group_swap(partner->group, 0);
    waitpid(partner->group, NULL, 0);
    close(partner->from);
    free(partner);
}

/* Until the pipe can be used; PARTNER_DONE when it can, even if only to find that it is closed. */
static PartnerEnd await(int pipe_end, short what, int64_t end, const atomic_bool *stop)
{
    struct pollfd source = {.fd = pipe_end, .events = what};
    int64_t left = end - now_ms();
    while (left > 0 && !(stop && atomic_load(stop))) {
        if (poll(&source, 1, (int)(left < SLICE_MS ? left : SLICE_MS)) > 0) {
            return PARTNER_DONE;
        }
        left = end - now_ms();
    }
    return PARTNER_SLOW;
}

/* As write, but a pipe without its other end is an error only. */
static ssize_t write_quietly(int pipe_end, const char *bytes, size_t count)
{
    struct sigaction before, ignored = {.sa_handler = SIG_IGN};
    sigemptyset(&ignored.sa_mask);
    sigaction(SIGPIPE, &ignored, &before);
    ssize_t written = write(pipe_end, bytes, count);
    int why = errno;
    sigaction(SIGPIPE, &before, NULL);
    errno = why;
    return written;
}

static bool is_passing(void)
{
    return errno == EAGAIN || errno == EINTR;
}

static PartnerEnd say_bytes(const Partner *partner, const char *bytes, size_t count, int64_t end,
                            const atomic_bool *stop)
{
    while (count > 0) {
        PartnerEnd ready = await(partner->to, POLLOUT, end, stop);
        if (ready != PARTNER_DONE) {
            return ready;
        }
        ssize_t written = write_quietly(partner->to, bytes, count);
        if (written < 0 && !is_passing()) {
            return PARTNER_GONE;
        }
        size_t done = written > 0 ? (size_t)written : 0;
        bytes += done;
        count -= done;
    }
    return PARTNER_DONE;
}

PartnerEnd partner_say(Partner *partner, const char *line, int64_t milliseconds,
                       const atomic_bool *stop)
{
    int64_t end = now_ms() + milliseconds;
    PartnerEnd said = say_bytes(partner, line, strlen(line), end, stop);
    return said == PARTNER_DONE ? say_bytes(partner, "\n", 1, end, stop) : said;
}

/* Moves what has been heard into `out`, to the end of the line if it is there; whether it is. */
static bool take_heard(Partner *partner, Buffer *out)
{
    char *end = memchr(partner->heard, '\n', partner->heard_count);
    size_t count = end ? (size_t)(end - partner->heard) : partner->heard_count;
    for (size_t i = 0; i < count; i++) {
        buffer_push(out, &partner->heard[i]);
    }
    count += end != NULL;
    partner->heard_count -= count;
    memmove(partner->heard, partner->heard + count, partner->heard_count);
    return end != NULL;
}

PartnerEnd partner_hear(Partner *partner, size_t longest, int64_t milliseconds,
                        const atomic_bool *stop, Buffer *out)
{
    int64_t end = now_ms() + milliseconds;
    buffer_truncate(out, 0);
    while (!take_heard(partner, out)) {
        PartnerEnd ready =
            out->count > longest ? PARTNER_LENGTHY : await(partner->from, POLLIN, end, stop);
        if (ready != PARTNER_DONE) {
            return ready;
        }
        ssize_t count = read(partner->from, partner->heard, sizeof partner->heard);
        if (count == 0 || (count < 0 && !is_passing())) {
            return PARTNER_GONE;
        }
        partner->heard_count = count > 0 ? (size_t)count : 0;
    }
    buffer_push(out, NULL);
    return out->count - 1 > longest ? PARTNER_LENGTHY : PARTNER_DONE;
}
