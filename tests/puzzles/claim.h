/* What the files of Claim's puzzles share. */
#ifndef TESTS_PUZZLES_CLAIM_H
#define TESTS_PUZZLES_CLAIM_H

#include "check.h"
#include "games/claim.h"

#define OTHER     1
#define HAND_MOST 6 /* cards of the other hand in the words of a puzzle */

static inline const ClaimState *state_of(const Match *match)
{
    return match_state(match);
}

static inline ClaimView view_of(const Match *match)
{
    ClaimView view;
    match_view(match, PERSON, &view);
    return view;
}

static inline Card card_of(Action action)
{
    return action_operand(action, 0);
}

static inline Action play(Card card)
{
    return action_with_1(CLAIM_PLAY, card);
}

static inline int count_of(CardSet cards, ClaimFaction faction)
{
    return set_count(cards & claim_cards_of(faction));
}

/* Cards as the values of a sentence. */
void say_card(Text *out, Card card);
void say_cards(Text *out, CardSet cards);

/* The name of a sentence, and what its values begin with or are. */
void say(Text *out, const char *name);
void say_plain(Text *out, const char *name);
void say_with_card(Text *out, const char *name, Card card);
void say_with_cards(Text *out, const char *name, Card card, Card other);

/* The other hand after a colon, as all goals of phase 2 end. */
void say_goal_with_hand(Text *out, const char *name, const Match *match);

void add_action(Text *line, Action action);

/* The action that tempts most among those that are wrong. */
bool choose(const Match *match, Action right,
            int (*tempts)(const Match *match, Action right, Action wrong), Action *out);

/* Two tricks in a row, and the game, with both hands known: claim_ends.c. */
bool two_reaches(const Match *match, size_t from, Action action);
bool two_find(const Match *match, Action right, Found *out);
bool win_reaches(const Match *match, size_t from, Action action);
bool win_find(const Match *match, Action right, Found *out);
int two_tempts(const Match *match, Action right, Action action);
int win_tempts(const Match *match, Action right, Action action);

#endif
