/* The words of a puzzle as the sources hold them. */
#include "words.h"

#include "core/notation.h"

void words_begin(Text *out, const char *sentence)
{
    text_append(out, sentence);
    text_append(out, ", \"");
}

/* Behind the quotation mark or the value before. */
static void mark(Text *out, const char *sign)
{
    if (out->bytes[out->length - 1] != '"') {
        text_append(out, " ");
    }
    text_append(out, sign);
}

void words_card(Text *out, const Game *game, Card card)
{
    mark(out, "");
    text_append(out, game->names.cards[card]);
}

void words_cards(Text *out, const Game *game, CardSet cards)
{
    mark(out, "&");
    for (CardSet rest = cards; rest; rest = set_without_first(rest)) {
        text_append(out, rest == cards ? "" : ",");
        text_append(out, game->names.cards[set_first(rest)]);
    }
}

void words_seat(Text *out, Seat seat)
{
    mark(out, "@");
    text_append_number(out, seat);
}

void words_number(Text *out, int64_t number)
{
    mark(out, "#");
    text_append_number(out, number);
}

void words_word(Text *out, unsigned word)
{
    mark(out, "=");
    text_append_number(out, word);
}

void words_end(Text *out)
{
    text_append(out, "\"");
}

void words_action(Text *line, const Game *game, Action action)
{
    text_append(line, line->length > 0 ? "; " : "");
    notation_write(game, action, line);
}
