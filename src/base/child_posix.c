/* Programs that Unix runs for this one. */
#define _XOPEN_SOURCE 700
#define _DEFAULT_SOURCE

#include "base/assert.h"
#include "base/system.h"

#include "base/memory.h"
#include "base/pipe.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

#define PATH_BYTES 4096

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

SystemChild *system_child_new(void)
{
    SystemChild *child = memory_zeroed(sizeof *child);
    if (!pipe_open(child->leave)) {
        free(child);
        return NULL;
    }
    return child;
}

void system_child_free(SystemChild *child)
{
    pipe_close(child->leave);
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
    if (child_leaves(child, 0) || !pipe_open(ends)) {
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
