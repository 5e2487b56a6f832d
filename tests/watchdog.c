/* The clock is the system's alarm: it also rings while the test sits in a loop of the program. The
 * time for which the test waited for a core is the machine's, and is given once more. */
#define _POSIX_C_SOURCE 200809L /* sigaction */
#include "watchdog.h"

#include <execinfo.h>
#include <fcntl.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#define PROGRAM_SECONDS 240 /* many times what any of them takes, also with sanitizers */
#define STACK_MAX       64
#define NANOSECONDS     1000000000u

static char watchdog_doing[128];
static uint64_t watchdog_waited; /* nanoseconds, until time was given last */

static void say(const char *words)
{
    (void)!write(STDERR_FILENO, words, strlen(words));
}

/* Nanoseconds for which the first thread has waited for a core: the second number of the file.
 * Nothing but system calls, as it is asked amid whatever the test does. */
static uint64_t waited(void)
{
    char words[128] = {0};
    uint64_t numbers[2] = {0};
    int file = open("/proc/self/schedstat", O_RDONLY), at = 0;
    if (file < 0) {
        return 0;
    }
    (void)!read(file, words, sizeof words - 1);
    close(file);
    for (const char *c = words; *c && at < 2; c++) {
        if (*c == ' ') {
            at++;
        } else {
            numbers[at] = numbers[at] * 10 + (uint64_t)(*c - '0');
        }
    }
    return numbers[1];
}

static void watchdog_bark(int signal_number)
{
    void *stack[STACK_MAX];
    unsigned owed = (unsigned)((waited() - watchdog_waited) / NANOSECONDS);
    (void)signal_number;
    if (owed > 0) {
        watchdog_waited += owed * (uint64_t)NANOSECONDS;
        alarm(owed);
        return;
    }
    say("hangs: ");
    say(watchdog_doing);
    say("\n");
    backtrace_symbols_fd(stack, backtrace(stack, STACK_MAX), STDERR_FILENO);
    _exit(3);
}

void watchdog_feed(const char *doing, unsigned seconds)
{
    /* It rings more than once, and what waits for a process goes on waiting. */
    struct sigaction bark = {.sa_handler = watchdog_bark, .sa_flags = SA_RESTART};
    snprintf(watchdog_doing, sizeof watchdog_doing, "%s", doing);
    sigaction(SIGALRM, &bark, NULL);
    watchdog_waited = waited();
    alarm(seconds);
}

__attribute__((constructor)) static void watchdog_begin(void)
{
    watchdog_feed("the test", PROGRAM_SECONDS);
}
