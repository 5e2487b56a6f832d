/* The whole program with a window that nobody sees, for tests of what its scenes do to each other.
 * Its profile lives in memory alone. */
#ifndef TESTS_APP_OPENED_H
#define TESTS_APP_OPENED_H

#include "app.h"

extern App app;

/* What it is opened with. */
extern Options opened_options;

/* See app_open. */
bool opened_with_problem(char *problem, size_t capacity);

/* A new person of this name. */
PersonId opened_person(const char *name);

/* For cmocka's groups. */
int open_app(void **unused);
int close_app(void **unused);

#endif
