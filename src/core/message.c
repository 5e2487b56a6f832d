/* Messages that are given and listed. */
#include "core/message.h"

bool message_give(Message *out, Message message)
{
    if (out) {
        *out = message;
    }
    return true;
}

void message_add(MessageList *list, Message message)
{
    if (list->count < list->capacity) {
        list->items[list->count++] = message;
    }
}

void message_add_if(MessageList *list, bool applies, Message message)
{
    if (applies) {
        message_add(list, message);
    }
}
