/* A test that hangs fails soon and says where: after so many seconds without watchdog_feed, in
 * which it ran or slept, it ends with a sentence and the stack. Every program that is linked with
 * watchdog.c is watched from its first moment on. */
#ifndef TESTS_WATCHDOG_H
#define TESTS_WATCHDOG_H

/* From now on `doing` may take so many seconds. */
void watchdog_feed(const char *doing, unsigned seconds);

#endif
