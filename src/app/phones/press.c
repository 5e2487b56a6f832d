/* An id comes from a phone, which may lie: it names a card, an action or a line of its seat's
 * notes, and nothing else. Whether that is the phone's to choose, its seat's legal actions say, and
 * the game.
 */
#include "press.h"

#include "core/notation.h"
#include "phones/phones.h"

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

static int digit_of(char sign)
{
    static const char signs[] = "0123456789abcdef";
    const char *found = sign ? strchr(signs, sign) : NULL;
    return found ? (int)(found - signs) : -1;
}

/* Two digits for each byte. */
static bool read_typed(const char *digits, char *out, size_t capacity)
{
    size_t length = strlen(digits);
    if (length % 2 != 0 || length / 2 >= capacity) {
        return false;
    }
    for (size_t i = 0; i < length / 2; i++) {
        int high = digit_of(digits[2 * i]), low = digit_of(digits[2 * i + 1]);
        if (high < 0 || low < 0 || high * 16 + low < ' ') {
            return false;
        }
        out[i] = (char)(high * 16 + low);
    }
    out[length / 2] = '\0';
    return text_is_utf8(out, length / 2);
}

static bool read_person(const char *digits, int64_t *out)
{
    return text_parse_number(digits, strlen(digits), out) && *out >= 0;
}

static bool read_note(const char *id, char out[PHONE_NOTE_BYTES])
{
    size_t length = strlen(id);
    if (length == 0 || length >= PHONE_NOTE_BYTES) {
        return false;
    }
    memcpy(out, id, length + 1);
    return true;
}

/* "T4.deck-words.c3a9": the words are behind the last point. */
static bool read_written(const char *id, PhonePressed *out)
{
    char note[PHONE_ID_BYTES];
    Text text = text_in(note, sizeof note);
    const char *point = strrchr(id, '.');
    if (!point) {
        return false;
    }
    text_append_bytes(&text, id, (size_t)(point - id));
    return read_note(note, out->note) && read_typed(point + 1, out->words, sizeof out->words);
}

PhonePressed phone_press_read(const Game *game, const char *id)
{
    PhonePressed pressed = {.kind = PHONE_NOTHING};
    if (strcmp(id, "drop") == 0) {
        pressed.kind = PHONE_DROP;
    } else if (strncmp(id, "act.", 4) == 0 && read_hex(id + 4, &pressed.action)) {
        pressed.kind = PHONE_ACT;
    } else if (game && strncmp(id, "card.", 5) == 0 && read_card(game, id + 5, &pressed.pick)) {
        pressed.kind = PHONE_CARD;
    } else if (strncmp(id, "name.", 5) == 0 &&
               read_typed(id + 5, pressed.name, sizeof pressed.name)) {
        pressed.kind = PHONE_NAME;
    } else if (strncmp(id, "person.", 7) == 0 && read_person(id + 7, &pressed.person)) {
        pressed.kind = PHONE_PERSON;
    } else if (game && strncmp(id, "note.", 5) == 0 && read_note(id + 5, pressed.note)) {
        pressed.kind = PHONE_NOTE;
    } else if (game && strncmp(id, "write.", 6) == 0 && read_written(id + 6, &pressed)) {
        pressed.kind = PHONE_WRITE;
    }
    return pressed;
}
