/* What people are told of an action of Di Renjie: what it does, why it is good, bad, or not
 * possible. */
#ifndef DIRENJIE_TELL_H
#define DIRENJIE_TELL_H

#include "direnjie/state.h"

bool direnjie_explain(const void *memory, Action action, Message *why);
bool direnjie_fault(const void *memory, Action action, Action best, Message *why);
bool direnjie_refuse(const void *memory, Action action, Message *why);
size_t direnjie_preview(const void *memory, Action action, Message out[], size_t capacity);

#endif
