/* The first chunk has the size: of a frame as it is ("VP8 "), of one without loss ("VP8L"), or of
 * the canvas, which the frame must fill ("VP8X"). Numbers begin with their lowest byte. */
#include "webp_head.h"

#include <string.h>

static uint32_t bytes_at(const uint8_t *bytes, int count)
{
    uint32_t number = 0;
    for (int i = count - 1; i >= 0; i--) {
        number = number << 8 | bytes[i];
    }
    return number;
}

bool webp_head_read(const uint8_t head[WEBP_HEAD_BYTES], int *w, int *h)
{
    static const uint8_t start_code[] = {0x9d, 0x01, 0x2a};
    const uint8_t *chunk = head + 12, *data = head + 20;
    if (memcmp(head, "RIFF", 4) != 0 || memcmp(head + 8, "WEBP", 4) != 0) {
        return false;
    }
    if (memcmp(chunk, "VP8 ", 4) == 0 && memcmp(data + 3, start_code, sizeof start_code) == 0) {
        *w = (int)(bytes_at(data + 6, 2) & 0x3fff);
        *h = (int)(bytes_at(data + 8, 2) & 0x3fff);
        return true;
    }
    if (memcmp(chunk, "VP8L", 4) == 0 && data[0] == 0x2f) {
        uint32_t bits = bytes_at(data + 1, 4);
        *w = (int)(bits & 0x3fff) + 1;
        *h = (int)(bits >> 14 & 0x3fff) + 1;
        return true;
    }
    if (memcmp(chunk, "VP8X", 4) == 0) {
        *w = (int)bytes_at(data + 4, 3) + 1;
        *h = (int)bytes_at(data + 7, 3) + 1;
        return true;
    }
    return false;
}
