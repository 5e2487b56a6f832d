/* The past actions that a table remembers. */
#ifndef TABLES_PAST_H
#define TABLES_PAST_H

#include "table_state.h"

/* Remembers no past action any more. */
void past_forget(Table *table);
void past_release(Table *table);

/* Remembers an action, unless there is nothing to be told of it: false. */
bool past_add(Table *table, const PastAction *action);

#endif
