/* Writing and reading go through the same verb table, word by word. Reading keeps to what writing
 * makes, so that action → text → action is the identity; only the order within a set is free. */
#include "core/notation.h"

#include "base/assert.h"

#include <string.h>

typedef struct Word {
    const char *bytes;
    size_t length;
} Word;

/* The next word after one space, or of length 0 at the end or where the spacing is wrong. */
static Word word_next(const char **at)
{
    const char *start = **at == ' ' ? *at + 1 : *at;
    size_t length = strcspn(start, " ");
    *at = start + length;
    return (Word){start, length};
}

static bool word_is(Word word, const char *text)
{
    return strlen(text) == word.length && memcmp(word.bytes, text, word.length) == 0;
}

static void write_unit(uint8_t unit, Text *out)
{
    text_append_number(out, unit_side(unit));
    text_append(out, unit >> 6 & 1 ? "b" : "t");
    text_append_number(out, unit & 63);
}

static void write_operand(const Game *game, const Verb *verb, OperandKind kind, uint8_t value,
                          Text *out)
{
    text_append(out, " ");
    switch (kind) {
    case OPERAND_CARD:
        text_append(out, game->names.cards[value]);
        return;
    case OPERAND_SEAT:
    case OPERAND_NUMBER:
        text_append_number(out, value);
        return;
    case OPERAND_WORD:
        text_append(out, verb->words[value]);
        return;
    case OPERAND_UNIT:
        write_unit(value, out);
        return;
    case OPERAND_END:
        return;
    }
}

static void write_set(const Game *game, CardSet set, Text *out)
{
    for (; set; set = set_without_first(set)) {
        text_append(out, " ");
        text_append(out, game->names.cards[set_first(set)]);
    }
}

void notation_write(const Game *game, Action action, Text *out)
{
    ASSERT(action_verb(action) < game->names.verb_count);
    const Verb *verb = &game->names.verbs[action_verb(action)];
    text_append(out, verb->name);
    if (verb->form == VERB_CARD_SET) {
        write_set(game, action_cards(action), out);
        return;
    }
    for (unsigned i = 0; verb->operands[i] != OPERAND_END; i++) {
        write_operand(game, verb, verb->operands[i], action_operand(action, i), out);
    }
}

Card notation_read_card(const Game *game, const char *code, size_t length)
{
    for (unsigned i = 0; i < game->names.card_count; i++) {
        if (word_is((Word){code, length}, game->names.cards[i])) {
            return (Card)i;
        }
    }
    return CARD_NONE;
}

static bool read_number(Word word, int64_t limit, uint8_t *out)
{
    int64_t number;
    bool padded = word.length > 1 && word.bytes[0] == '0';
    if (padded || !text_parse_number(word.bytes, word.length, &number)) {
        return false;
    }
    *out = (uint8_t)number;
    return number >= 0 && number < limit && word.bytes[0] != '-';
}

static bool read_unit(Word word, uint8_t *out)
{
    uint8_t seat, place;
    if (word.length < 3 || !read_number((Word){word.bytes, 1}, 2, &seat) ||
        !read_number((Word){word.bytes + 2, word.length - 2}, 64, &place) || place == 0) {
        return false;
    }
    bool bottom = word.bytes[1] == 'b';
    *out = operand_unit(seat, bottom, place);
    return bottom || word.bytes[1] == 't';
}

static bool read_choice(const char *const *words, Word word, uint8_t *out)
{
    for (uint8_t i = 0; words[i]; i++) {
        if (word_is(word, words[i])) {
            *out = i;
            return true;
        }
    }
    return false;
}

static bool read_operand(const Game *game, const Verb *verb, OperandKind kind, Word word,
                         uint8_t *out)
{
    switch (kind) {
    case OPERAND_CARD:
        *out = notation_read_card(game, word.bytes, word.length);
        return *out != CARD_NONE;
    case OPERAND_SEAT:
        return read_number(word, SEAT_LIMIT, out);
    case OPERAND_NUMBER:
        return read_number(word, 256, out);
    case OPERAND_WORD:
        return read_choice(verb->words, word, out);
    case OPERAND_UNIT:
        return read_unit(word, out);
    case OPERAND_END:
        break;
    }
    return false;
}

/* The cards of a set after its verb: at least one, none twice. */
static bool read_set(const Game *game, const char *at, CardSet *out)
{
    CardSet set = 0;
    while (*at) {
        Word word = word_next(&at);
        Card card = notation_read_card(game, word.bytes, word.length);
        if (card == CARD_NONE || set & card_bit(card)) {
            return false;
        }
        set |= card_bit(card);
    }
    *out = set;
    return set != 0;
}

static bool read_operands(const Game *game, const Verb *verb, const char *at, Action *action)
{
    for (unsigned i = 0; verb->operands[i] != OPERAND_END; i++) {
        uint8_t value;
        if (!read_operand(game, verb, verb->operands[i], word_next(&at), &value)) {
            return false;
        }
        *action |= (Action)value << (48 - 8 * i);
    }
    return *at == '\0';
}

/* What follows the verb's name, which `at` has been read past. */
static bool read_rest(const Game *game, unsigned verb, const char *at, Action *out)
{
    Action action = action_bare(verb);
    CardSet set = 0;
    bool read = game->names.verbs[verb].form == VERB_CARD_SET
                    ? read_set(game, at, &set)
                    : read_operands(game, &game->names.verbs[verb], at, &action);
    if (read) {
        *out = action | set;
    }
    return read;
}

bool notation_read(const Game *game, const char *text, Action *out)
{
    const char *at = text;
    Word name = word_next(&at);
    for (unsigned verb = 0; verb < game->names.verb_count && *text != ' '; verb++) {
        if (word_is(name, game->names.verbs[verb].name) && read_rest(game, verb, at, out)) {
            return true;
        }
    }
    return false;
}
