/* Every reply is made here, so "ok" stands in each and nowhere else. */
#include "reply.h"

#include "base/assert.h"

#include <stdlib.h>

static json_t *reply_make(json_t *members, const Refusal *refusal)
{
    if (!members) {
        return json_pack("{s:b,s:s,s:s}", "ok", 0, "error", refusal->sentence, "code",
                         refusal->code);
    }
    json_t *reply = json_pack("{s:b}", "ok", 1);
    json_object_update(reply, members);
    json_decref(members);
    return reply;
}

char *reply_write(json_t *members, const Refusal *refusal)
{
    json_t *reply = reply_make(members, refusal);
    char *text = json_dumps(reply, JSON_COMPACT);
    ASSERT(text);
    json_decref(reply);
    return text;
}

void engine_tell(Engine *engine, char *reply)
{
    if (engine->tell && !engine->tell(engine->tell_context, reply)) {
        atomic_store(&engine->stop, true);
    }
    free(reply);
}

void engine_tell_part(Engine *engine, json_t *members)
{
    engine_tell(engine, reply_write(members, NULL));
}
