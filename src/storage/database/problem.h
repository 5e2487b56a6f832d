/* Problems from inside. */
#ifndef PROBLEM_H
#define PROBLEM_H

#include "storage/problem.h"

/* Writes a problem; `problem` may be NULL. */
void problem_set(Problem *problem, ProblemKind kind, const char *first);

#endif
