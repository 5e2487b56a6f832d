/* Strict on purpose: our own page is the only one that writes orders, so whatever looks otherwise
 * was not meant for us. */
#include "order.h"

#include "base/text.h"

#include <string.h>

/* What is left to be read. */
typedef struct Rest {
    const char *at, *end;
} Rest;

static bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

static bool is_mark(char c)
{
    return c == '.' || c == '-' || c == '_';
}

/* The next word, which a blank or the end follows; `marks`: those may be in it. */
static bool take_word(Rest *rest, bool marks, char *out, size_t capacity)
{
    size_t length = 0;
    while (rest->at < rest->end && (is_letter(*rest->at) || (marks && is_mark(*rest->at)))) {
        if (length + 1 == capacity) {
            return false;
        }
        out[length++] = *rest->at++;
    }
    out[length] = '\0';
    return length > 0;
}

static bool take_blank(Rest *rest)
{
    if (rest->at == rest->end || *rest->at != ' ') {
        return false;
    }
    rest->at++;
    return true;
}

static bool take_count(Rest *rest, uint64_t *out)
{
    char digits[16];
    int64_t number;
    if (!take_word(rest, false, digits, sizeof digits) ||
        !text_parse_number(digits, strlen(digits), &number) || number < 0) {
        return false;
    }
    *out = (uint64_t)number;
    return true;
}

bool order_read_press(const char *bytes, size_t size, Order *out)
{
    Order order = {.count = 0};
    Rest rest = {bytes, bytes + size};
    bool is_sound =
        size <= ORDER_BYTES_MAX && take_word(&rest, false, order.key, sizeof order.key) &&
        take_blank(&rest) && take_count(&rest, &order.count) && take_blank(&rest) &&
        take_word(&rest, true, order.language, sizeof order.language) && take_blank(&rest) &&
        take_word(&rest, true, order.id, sizeof order.id) && rest.at == rest.end;
    if (is_sound) {
        *out = order;
    }
    return is_sound;
}

bool order_read_sitting(const char *bytes, size_t size, Order *out)
{
    Order order = {.count = 0};
    Rest rest = {bytes, bytes + size};
    bool is_sound = size <= ORDER_BYTES_MAX &&
                    take_word(&rest, false, order.key, sizeof order.key) && take_blank(&rest) &&
                    take_word(&rest, true, order.language, sizeof order.language) &&
                    rest.at == rest.end;
    if (is_sound) {
        *out = order;
    }
    return is_sound;
}

bool order_same(const char *a, const char *b, size_t size)
{
    unsigned char differ = 0;
    for (size_t i = 0; i < size; i++) {
        differ |= (unsigned char)(a[i] ^ b[i]);
    }
    return differ == 0;
}
