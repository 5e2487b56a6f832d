/* Assertions that stay on in release builds: a broken invariant stops the program with the place
 * and the condition, so that a bug is reported and never played on with. Not for facts of life
 * (a missing file, a bad line): those are answered with a message and change nothing. */
#ifndef BASE_ASSERT_H
#define BASE_ASSERT_H

_Noreturn void assert_failed(const char *condition, const char *file, int line);

#define ASSERT(condition) ((condition) ? (void)0 : assert_failed(#condition, __FILE__, __LINE__))

#endif
