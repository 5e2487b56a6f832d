/* Reading the texts of puzzles: lines of actions, and the values of sentences. */
#include "puzzle.h"

#include "base/assert.h"
#include "base/limits.h"
#include "base/text.h"
#include "core/notation.h"

#include <string.h>

size_t puzzle_find(const PuzzleSet *set, const char *id)
{
    size_t index = 0;
    while (index < set->count && strcmp(set->puzzles[index].id, id) != 0) {
        index++;
    }
    ASSERT(index < set->count);
    return index;
}

/* Up to the mark or the end. */
static size_t length_to(const char *text, char mark)
{
    const char *end = strchr(text, mark);
    return end ? (size_t)(end - text) : strlen(text);
}

bool puzzle_line_next(const Game *game, const char **line, Action *out)
{
    char bytes[ACTION_TEXT_MAX];
    Text text = text_in(bytes, sizeof bytes);
    size_t length = length_to(*line, ';');
    if (length == 0) {
        return false;
    }
    text_append_bytes(&text, *line, length);
    if (!notation_read(game, bytes, out)) {
        *out = ACTION_NONE;
    }
    *line += length;
    *line += strspn(*line, "; ");
    return true;
}

static bool read_cards(const Game *game, const char *text, size_t length, Value *out)
{
    CardSet cards = 0;
    while (length > 0) {
        size_t code = length_to(text, ',');
        code = min_size(code, length);
        Card card = notation_read_card(game, text, code);
        if (card == CARD_NONE) {
            return false;
        }
        cards |= card_bit(card);
        size_t step = min_size(code + 1, length);
        text += step;
        length -= step;
    }
    *out = value_cards(cards);
    return true;
}

static bool read_value(const Game *game, const char *text, size_t length, Value *out)
{
    static const struct {
        char mark;
        ValueKind kind;
    } numbers[] = {{'@', VALUE_SEAT}, {'#', VALUE_NUMBER}, {'=', VALUE_WORD}};
    if (*text == '&') {
        return read_cards(game, text + 1, length - 1, out);
    }
    for (size_t i = 0; i < COUNT_OF(numbers); i++) {
        if (*text == numbers[i].mark) {
            out->kind = numbers[i].kind;
            return text_parse_number(text + 1, length - 1, &out->number);
        }
    }
    Card card = notation_read_card(game, text, length);
    *out = value_card(card);
    return card != CARD_NONE;
}

bool puzzle_words(const Game *game, const PuzzleWords *words, Message *out)
{
    Message message = message_of(words->text);
    const char *rest = words->values;
    while (rest && *rest) {
        Value value;
        size_t length = length_to(rest, ' ');
        if (message.count == MESSAGE_VALUES_MAX || !read_value(game, rest, length, &value)) {
            return false;
        }
        message.values[message.count++] = value;
        rest += length;
        rest += strspn(rest, " ");
    }
    *out = message;
    return true;
}

const PuzzleTheme *puzzle_theme(const PuzzleSet *set, const Puzzle *puzzle)
{
    const PuzzleTheme *theme = set->themes;
    while (theme->begins && strncmp(puzzle->id, theme->begins, strlen(theme->begins)) != 0) {
        theme++;
    }
    ASSERT(theme->begins);
    return theme;
}

static bool is_before(const Puzzle *one, const Puzzle *other)
{
    return one->level < other->level || (one->level == other->level && one < other);
}

size_t puzzle_rank(const PuzzleSet *set, size_t index)
{
    size_t rank = 0;
    for (size_t i = 0; i < set->count; i++) {
        rank += is_before(&set->puzzles[i], &set->puzzles[index]);
    }
    return rank;
}

size_t puzzle_at(const PuzzleSet *set, size_t rank)
{
    unsigned level = 1;
    size_t i = 0;
    ASSERT(rank < set->count);
    while (set->puzzles[i].level != level || rank-- > 0) {
        i++;
        level += i == set->count;
        i %= set->count;
    }
    return i;
}

PuzzlePlace puzzle_place(const PuzzleSet *set, const Puzzle *puzzle)
{
    PuzzlePlace place = {0};
    const char *name = puzzle_theme(set, puzzle)->name;
    for (size_t i = 0; i < set->count; i++) {
        if (strcmp(puzzle_theme(set, &set->puzzles[i])->name, name) == 0) {
            place.count++;
            place.number += !is_before(puzzle, &set->puzzles[i]);
        }
    }
    return place;
}

Card puzzle_card(const Game *game, const PuzzleSet *set, const Puzzle *puzzle)
{
    Message goal;
    const char *code = puzzle_theme(set, puzzle)->card;
    bool is_read = puzzle_words(game, &puzzle->goal, &goal);
    for (unsigned i = 0; is_read && i < goal.count; i++) {
        if (goal.values[i].kind == VALUE_CARD) {
            return (Card)goal.values[i].number;
        }
        if (goal.values[i].kind == VALUE_CARDS) {
            return set_first((CardSet)goal.values[i].number);
        }
    }
    return notation_read_card(game, code, strlen(code));
}
