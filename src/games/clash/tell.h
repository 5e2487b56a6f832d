/* What people are told of an action of Clash of Decks: what it does, why it is good, bad, or not
 * possible. */
#ifndef CLASH_TELL_H
#define CLASH_TELL_H

#include "clash/state.h"

bool clash_is_idle(const void *memory, Action action);
bool clash_explain(const void *memory, Action action, Message *why);
bool clash_fault(const void *memory, Action action, Action best, Message *why);
bool clash_refuse(const void *memory, Action action, Message *why);
size_t clash_preview(const void *memory, Action action, Message out[], size_t capacity);

#endif
