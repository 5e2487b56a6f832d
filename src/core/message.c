/* Messages are values: adding to one gives another. */
#include "core/message.h"

#include "base/assert.h"

Message message_with(Message message, ValueKind kind, int64_t value)
{
    ASSERT(message.count < MESSAGE_VALUES_MAX);
    message.values[message.count++] = (Value){kind, value};
    return message;
}
