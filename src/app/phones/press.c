/* An id comes from a phone, which may lie: it names a card or an action, and nothing else. Whether
 * that is the phone's to choose, its seat's legal actions say. */
#include "press.h"

#include "core/notation.h"

#include "base/text.h"

#include <string.h>

static bool read_hex(const char *digits, uint64_t *out)
{
    uint64_t number = 0;
    if (strlen(digits) != 16) {
        return false;
    }
    for (const char *at = digits; *at; at++) {
        static const char signs[] = "0123456789abcdef";
        const char *found = strchr(signs, *at);
        if (!found) {
            return false;
        }
        number = number << 4 | (uint64_t)(found - signs);
    }
    *out = number;
    return true;
}

static bool read_card(const Game *game, const char *text, Pick *out)
{
    int64_t copy;
    const char *point = strchr(text, '.');
    if (!point || !text_parse_number(point + 1, strlen(point + 1), &copy) || copy < 0 ||
        copy >= CARD_LIMIT) {
        return false;
    }
    Card card = notation_read_card(game, text, (size_t)(point - text));
    if (card >= game->names.card_count) {
        return false;
    }
    *out = pick_card(card);
    out->copy = (uint8_t)copy;
    return true;
}

PhonePressed phone_press_read(const Game *game, const char *id)
{
    PhonePressed pressed = {.kind = PHONE_NOTHING};
    if (strcmp(id, "drop") == 0) {
        pressed.kind = PHONE_DROP;
    } else if (strncmp(id, "act.", 4) == 0 && read_hex(id + 4, &pressed.action)) {
        pressed.kind = PHONE_ACT;
    } else if (strncmp(id, "card.", 5) == 0 && read_card(game, id + 5, &pressed.pick)) {
        pressed.kind = PHONE_CARD;
    }
    return pressed;
}
