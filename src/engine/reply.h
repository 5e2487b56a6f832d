/* Replies as lines, and telling them to whoever listens while a command runs. */
#ifndef REPLY_H
#define REPLY_H

#include "commands.h"

/* The line that answers with these members, which are given away, or (NULL) refuses; to be given
 * to free(). */
char *reply_write(json_t *members, const Refusal *refusal);

/* Tells a reply, which is given to free(), to whoever listens; and for commands that take long,
 * what there is so far. What nobody takes is not worth more time. */
void engine_tell(Engine *engine, char *reply);
void engine_tell_part(Engine *engine, json_t *members);

#endif
