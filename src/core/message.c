/* Messages are values: adding to one gives another. */
#include "core/message.h"

#include "base/assert.h"

Message message_with(Message message, ValueKind kind, int64_t value)
{
    ASSERT(message.count < MESSAGE_VALUES_MAX);
    message.values[message.count++] = (Value){kind, value};
    return message;
}

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
