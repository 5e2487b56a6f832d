/* cmocka with what it needs before it. Every test file includes this. A case is given a state that
 * few want, so tests are compiled without the warning of unused parameters. */
#ifndef TESTS_TESTING_H
#define TESTS_TESTING_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#endif
