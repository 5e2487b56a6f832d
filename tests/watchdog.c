/* The clock is the system's alarm: it also rings while the test sits in a loop of the program. */
#include "watchdog.h"

#include <execinfo.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#define PROGRAM_SECONDS 240 /* many times what any of them takes, also with sanitizers */
#define STACK_MAX       64

static char watchdog_doing[128];

static void say(const char *words)
{
    (void)!write(STDERR_FILENO, words, strlen(words));
}

static void watchdog_bark(int signal_number)
{
    void *stack[STACK_MAX];
    (void)signal_number;
    say("hangs: ");
    say(watchdog_doing);
    say("\n");
    backtrace_symbols_fd(stack, backtrace(stack, STACK_MAX), STDERR_FILENO);
    _exit(3);
}

void watchdog_feed(const char *doing, unsigned seconds)
{
    snprintf(watchdog_doing, sizeof watchdog_doing, "%s", doing);
    signal(SIGALRM, watchdog_bark);
    alarm(seconds);
}

__attribute__((constructor)) static void watchdog_begin(void)
{
    watchdog_feed("the test", PROGRAM_SECONDS);
}
