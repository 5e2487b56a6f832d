/* The past actions that a table remembers. */
#ifndef TABLES_TOLD_H
#define TABLES_TOLD_H

#include "table_state.h"

/* Remembers no past action any more. */
void told_forget(Table *table);
void told_release(Table *table);

/* Remembers an action, unless there is nothing to be told of it: false. */
bool told_add(Table *table, const PastAction *action);

#endif
