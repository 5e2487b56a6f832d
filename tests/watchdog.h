/* A test that hangs fails soon and says where: after so many seconds without watchdog_feed it ends
 * with a sentence and the stack. */
#ifndef TESTS_WATCHDOG_H
#define TESTS_WATCHDOG_H

#include <execinfo.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static char watchdog_doing[128] = "the test";

static void watchdog_bark(int signal_number)
{
    static const char sentence[] = "hangs: ";
    void *stack[64];
    (void)signal_number;
    (void)!write(STDERR_FILENO, sentence, sizeof sentence - 1);
    (void)!write(STDERR_FILENO, watchdog_doing, strlen(watchdog_doing));
    (void)!write(STDERR_FILENO, "\n", 1);
    backtrace_symbols_fd(stack, backtrace(stack, 64), STDERR_FILENO);
    _exit(3);
}

/* From now on `doing` may take so many seconds. */
static inline void watchdog_feed(const char *doing, unsigned seconds)
{
    snprintf(watchdog_doing, sizeof watchdog_doing, "%s", doing);
    signal(SIGALRM, watchdog_bark);
    alarm(seconds);
}

#endif
