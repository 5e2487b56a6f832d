/* Calls that refuse, once or from the n-th on. Each program lists its own as CALLS(X), and the
 * linker sends those of its sources to a REFUSED (CMakeLists.txt). What is told here is shared with
 * the children that are begun later. */
#ifndef TESTS_APP_REFUSED_H
#define TESTS_APP_REFUSED_H

#include <stdbool.h>

#define CALLS_MAX 64

/* For a list: `typedef enum … { CALLS(AS_CALL) CALL_COUNT }` and the names of all. */
#define AS_CALL(name) CALL_##name,
#define AS_NAME(name) #name,

typedef unsigned Call; /* its place in the list */

/* Before all others; false: there is no memory to share. */
bool refused_open(void);

/* Counts anew; from now on the n-th call of this kind refuses, from 1 on, and if it stays so, all
 * after it. 0: none does. */
void refused_set(Call call, long n, bool stays);

/* From now on none refuses; what was counted stays. */
void refused_stop(void);

/* What this thread calls from now on is not counted and does not refuse: a test plays others, too.
 */
void refused_spare(bool is_on);

/* How many there were. */
long refused_asked(Call call);

/* Whether the one that is to refuse has done so. */
bool refused_has(void);

/* For the calls themselves: counts one; whether it refuses, with `errno` as told. */
bool refuses(Call call, int why);

#define REFUSED(type, name, parameters, arguments, refusal, why)                                   \
    type __real_##name parameters;                                                                 \
    type __wrap_##name parameters;                                                                 \
    type __wrap_##name parameters                                                                  \
    {                                                                                              \
        return refuses(CALL_##name, why) ? (refusal) : __real_##name arguments;                    \
    }

#endif
