/* Another program that is talked to by lines while it runs: each waits only so long for the other,
 * so nothing hangs, and when it is given back neither it nor what it started is left running. */
#ifndef BASE_PARTNER_H
#define BASE_PARTNER_H

#include "base/buffer.h"

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

typedef struct Partner Partner;

/* How saying or hearing a line went. */
typedef enum PartnerEnd {
    PARTNER_DONE,
    PARTNER_GONE,   /* it has ended, or takes and says no more */
    PARTNER_SLOW,   /* the time is over */
    PARTNER_LENGTHY /* the line is longer than it may be */
} PartnerEnd;

/* Whether this system runs other programs; never on Windows and in a page. */
bool partner_is_possible(void);

/* Runs a command of the system's shell; what it writes as errors goes where ours goes. Owned by the
 * caller; NULL when it cannot be run. */
Partner *partner_new(const char *command);

/* Closes its input, gives it so many ms to end by itself, and then ends it. May be NULL. */
void partner_free(Partner *partner, int64_t grace_ms);

/* Says `line` and an end of line, in so many ms at most, and none more after `stop` (or NULL) has
 * turned true. */
PartnerEnd partner_say(Partner *partner, const char *line, int64_t milliseconds,
                       const atomic_bool *stop);

/* Puts its next line, without the end of line, at most `longest` bytes, and a zero byte into `out`,
 * a buffer of bytes. */
PartnerEnd partner_hear(Partner *partner, size_t longest, int64_t milliseconds,
                        const atomic_bool *stop, Buffer *out);

#endif
