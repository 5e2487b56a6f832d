/* Capacity doubles, so that pushing n items copies each a constant number of times on average. */
#include "base/buffer.h"

#include "base/assert.h"
#include "base/limits.h"
#include "base/memory.h"

#include <stdlib.h>
#include <string.h>

#define FIRST_CAPACITY 16 /* items */

void buffer_init(Buffer *buffer, size_t item_size)
{
    *buffer = (Buffer){.item_size = item_size};
}

void buffer_release(Buffer *buffer)
{
    free(buffer->data);
    buffer_init(buffer, buffer->item_size);
}

void *buffer_push(Buffer *buffer, const void *item)
{
    if (buffer->count == buffer->capacity) {
        buffer->capacity = max_size(2 * buffer->capacity, FIRST_CAPACITY);
        buffer->data = memory_resized(buffer->data, buffer->capacity * buffer->item_size);
    }
    unsigned char *place = buffer->data + buffer->count++ * buffer->item_size;
    if (item) {
        memcpy(place, item, buffer->item_size);
    } else {
        memset(place, 0, buffer->item_size);
    }
    return place;
}

void *buffer_at(const Buffer *buffer, size_t index)
{
    ASSERT(index < buffer->count);
    return buffer->data + index * buffer->item_size;
}

void buffer_truncate(Buffer *buffer, size_t count)
{
    ASSERT(count <= buffer->count);
    buffer->count = count;
}
