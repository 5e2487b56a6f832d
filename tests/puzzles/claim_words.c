/* The words of Claim's puzzles in the form of the sources. */
#include "claim.h"

#include "core/notation.h"

void say_card(Text *out, Card card)
{
    text_append(out, claim_game.names.cards[card]);
}

void say_cards(Text *out, CardSet cards)
{
    const char *mark = "&";
    for (CardSet rest = cards; rest; rest = set_without_first(rest)) {
        text_append(out, mark);
        say_card(out, claim_first(rest));
        mark = ",";
    }
}

void say(Text *out, const char *name)
{
    text_append(out, name);
    text_append(out, ", ");
}

void say_plain(Text *out, const char *name)
{
    say(out, name);
    text_append(out, "NULL");
}

void say_with_card(Text *out, const char *name, Card card)
{
    say(out, name);
    text_append(out, "\"");
    say_card(out, card);
    text_append(out, "\"");
}

void say_with_cards(Text *out, const char *name, Card card, Card other)
{
    say(out, name);
    text_append(out, "\"");
    say_card(out, card);
    text_append(out, " ");
    say_card(out, other);
    text_append(out, "\"");
}

void add_action(Text *line, Action action)
{
    if (line->length > 0) {
        text_append(line, "; ");
    }
    notation_write(&claim_game, action, line);
}

void say_goal_with_hand(Text *out, const char *name, const Match *match)
{
    say(out, name);
    text_append(out, "\"@1 ");
    say_cards(out, state_of(match)->hands[OTHER]);
    text_append(out, "\"");
}

bool choose(const Match *match, Action right,
            int (*tempts)(const Match *match, Action right, Action wrong), Action *out)
{
    Action legal[LEGAL_COUNT_MAX];
    size_t count = match_legal(match, PERSON, legal, LEGAL_COUNT_MAX);
    int best = 0;
    for (size_t i = 0; i < count; i++) {
        int merit = legal[i] == right ? 0 : tempts(match, right, legal[i]);
        if (merit > best) {
            best = merit;
            *out = legal[i];
        }
    }
    return best > 0;
}
