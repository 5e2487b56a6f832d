/* Keys of the profile: "clash.own-deck.0" and on, each the cards as eight hexadecimal digits, a
 * blank, and the name; the first without a value ends the list. */
#include "clash/build.h"

#include "base/text.h"

#include <string.h>

#define DIGITS      8
#define VALUE_BYTES (DIGITS + 1 + SAVED_NAME_BYTES)

static const char digits[] = "0123456789abcdef";

static ProfileKey key_of(size_t index)
{
    char number[2] = {(char)('0' + index), '\0'};
    return profile_key(&clash_game, "own-deck", number);
}

static void write_deck(const OwnDeck *deck, Text *out)
{
    for (int i = DIGITS - 1; i >= 0; i--) {
        text_append_bytes(out, &digits[deck->cards >> 4 * i & 15], 1);
    }
    text_append(out, " ");
    text_append(out, deck->name);
}

/* A damaged profile may hold anything. */
static bool read_deck(const char *value, OwnDeck *out)
{
    Text name = text_in(out->name, sizeof out->name);
    out->cards = 0;
    for (int i = 0; i < DIGITS; i++) {
        const char *digit = value[i] != '\0' ? strchr(digits, value[i]) : NULL;
        if (!digit) {
            return false;
        }
        out->cards = out->cards << 4 | (CardSet)(digit - digits);
    }
    if (value[DIGITS] != ' ') {
        return false;
    }
    text_append(&name, value + DIGITS + 1);
    return set_count(out->cards) <= CLASH_CHOSEN;
}

void own_decks_read(Profile *profile, OwnDecks *out)
{
    *out = (OwnDecks){.count = 0};
    while (out->count < OWN_DECKS_MAX) {
        char bytes[VALUE_BYTES];
        Text value = text_in(bytes, sizeof bytes);
        if (!profile_get(profile, key_of(out->count).bytes, &value) ||
            !read_deck(bytes, &out->items[out->count])) {
            return;
        }
        out->count++;
    }
}

bool own_decks_keep(Profile *profile, const OwnDecks *decks, Problem *problem)
{
    ProfileKey keys[OWN_DECKS_MAX];
    char bytes[OWN_DECKS_MAX][VALUE_BYTES];
    ProfileValue values[OWN_DECKS_MAX];
    for (size_t i = 0; i < OWN_DECKS_MAX; i++) {
        Text value = text_in(bytes[i], sizeof bytes[i]);
        keys[i] = key_of(i);
        if (i < decks->count) {
            write_deck(&decks->items[i], &value);
        }
        values[i] = (ProfileValue){keys[i].bytes, bytes[i]};
    }
    return profile_set_all(profile, values, OWN_DECKS_MAX, problem);
}
