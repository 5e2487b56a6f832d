/* A folder is watched by Linux itself, so that who waits for a change costs nothing; other systems
 * say by other means what comes and goes. */
#define _XOPEN_SOURCE 700

#include "base/system.h"

#if defined(__linux__)
#include "base/memory.h"
#include "base/pipe.h"

#include <poll.h>
#include <stdlib.h>
#include <sys/inotify.h>
#include <unistd.h>

#define CHANGES_BYTES 4096

struct SystemWatch {
    int changes;
    int leave[2]; /* a pipe: closing its writing end makes the watcher leave */
};

static SystemWatch *watch_of(int changes)
{
    SystemWatch *watch = memory_zeroed(sizeof *watch);
    watch->changes = changes;
    if (!pipe_open(watch->leave)) {
        close(changes);
        free(watch);
        return NULL;
    }
    return watch;
}

SystemWatch *system_watch_new(const char *folder)
{
    int changes = inotify_init1(IN_CLOEXEC | IN_NONBLOCK);
    if (changes < 0) {
        return NULL;
    }
    if (inotify_add_watch(changes, folder, IN_CREATE | IN_DELETE | IN_ATTRIB | IN_ONLYDIR) < 0) {
        close(changes);
        return NULL;
    }
    return watch_of(changes);
}

void system_watch_free(SystemWatch *watch)
{
    close(watch->leave[0]);
    close(watch->changes);
    free(watch);
}

bool system_watch_wait(SystemWatch *watch)
{
    char changes[CHANGES_BYTES];
    struct pollfd sources[] = {{.fd = watch->changes, .events = POLLIN},
                               {.fd = watch->leave[0], .events = POLLIN}};
    while (poll(sources, 2, -1) < 0) { /* interrupted */
    }
    while (read(watch->changes, changes, sizeof changes) > 0) { /* all that there is */
    }
    return !sources[1].revents;
}

void system_watch_leave(SystemWatch *watch)
{
    close(watch->leave[1]);
}
#else
SystemWatch *system_watch_new(const char *folder)
{
    (void)folder;
    return NULL;
}

void system_watch_free(SystemWatch *watch)
{
    (void)watch;
}

bool system_watch_wait(SystemWatch *watch)
{
    (void)watch;
    return false;
}

void system_watch_leave(SystemWatch *watch)
{
    (void)watch;
}
#endif
