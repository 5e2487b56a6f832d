/* What people are told of an action of Regicide: what it does, why it is good, bad, or not
 * possible. */
#ifndef REGICIDE_TELL_H
#define REGICIDE_TELL_H

#include "regicide/state.h"

bool regicide_explain(const void *memory, Action action, Message *why);
bool regicide_fault(const void *memory, Action action, Action best, Message *why);
bool regicide_refuse(const void *memory, Action action, Message *why);
size_t regicide_preview(const void *memory, Action action, Message out[], size_t capacity);

#endif
