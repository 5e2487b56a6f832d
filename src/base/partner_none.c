/* Systems on which this program talks to no other. */
#include "base/partner.h"

bool partner_is_possible(void)
{
    return false;
}

Partner *partner_new(const char *command)
{
    (void)command;
    return NULL;
}

void partner_free(Partner *partner, int64_t grace_ms)
{
    (void)partner;
    (void)grace_ms;
}

PartnerEnd partner_say(Partner *partner, const char *line, int64_t milliseconds,
                       const atomic_bool *stop)
{
    (void)partner;
    (void)line;
    (void)milliseconds;
    (void)stop;
    return PARTNER_GONE;
}

PartnerEnd partner_hear(Partner *partner, size_t longest, int64_t milliseconds,
                        const atomic_bool *stop, Buffer *out)
{
    (void)partner;
    (void)longest;
    (void)milliseconds;
    (void)stop;
    (void)out;
    return PARTNER_GONE;
}
