/* Each call is counted, and refused where that was asked for. */
#define _DEFAULT_SOURCE /* MAP_ANONYMOUS */
#include "refused.h"

#include <errno.h>
#include <stdatomic.h>
#include <stddef.h>
#include <sys/mman.h>

typedef struct Refused {
    atomic_long asked[CALLS_MAX];
    Call call;
    long first; /* which call of it refuses, from 1; 0: none */
    bool stays; /* so do all after it */
} Refused;

static Refused *refused; /* shared with the children; NULL: nothing is counted yet */
static _Thread_local bool is_spared;

bool refused_open(void)
{
    void *memory =
        mmap(NULL, sizeof *refused, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    refused = memory == MAP_FAILED ? NULL : memory;
    return refused != NULL;
}

void refused_set(Call call, long n, bool stays)
{
    refused->call = call;
    refused->first = n;
    refused->stays = stays;
    for (int i = 0; i < CALLS_MAX; i++) {
        atomic_store(&refused->asked[i], 0);
    }
}

void refused_stop(void)
{
    refused->first = 0;
}

void refused_spare(bool is_on)
{
    is_spared = is_on;
}

long refused_asked(Call call)
{
    return atomic_load(&refused->asked[call]);
}

bool refused_has(void)
{
    return refused->first > 0 && refused_asked(refused->call) >= refused->first;
}

bool refuses(Call call, int why)
{
    if (!refused || is_spared) {
        return false;
    }
    long asked = atomic_fetch_add(&refused->asked[call], 1) + 1;
    bool is_asked_for = refused->first > 0 && call == refused->call;
    bool is_now =
        is_asked_for && (asked == refused->first || (refused->stays && asked > refused->first));
    if (is_now) {
        errno = why;
    }
    return is_now;
}
