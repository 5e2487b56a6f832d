/* What is told of past events. */
#ifndef TABLES_TOLD_H
#define TABLES_TOLD_H

#include "table_state.h"

void told_forget(Table *table);

/* Words the events for the seat; what they do not change stays told. */
void told_add(Table *table, const void *before, const Event events[], size_t count);

#endif
