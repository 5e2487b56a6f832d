/* A selection narrows the legal list while a person picks: which card, seat, row or word may be
 * added, when the choice is complete, and why something is refused. No screen knows a rule.
 *
 * A pick is one operand of an action. An action matches while every pick is one of its operands
 * (cards of a set in any order; ordered operands in any order of picking, but for equal kinds,
 * which are picked in the order of the action). A selection is complete when a matching action has
 * no further operand. */
#ifndef CORE_SELECTION_H
#define CORE_SELECTION_H

#include "core/game.h"

#define PICKS_MAX 56

typedef struct Pick {
    uint8_t kind;  /* OperandKind */
    uint8_t value; /* the card, seat, number or unit */
    uint8_t verb;  /* of OPERAND_WORD only: whose words */
    uint8_t copy;  /* tells equal cards apart on the table; matching ignores it */
} Pick;

typedef struct Selection {
    const Game *game;
    const void *view; /* of the seat that picks; must outlive the selection */
    Action legal[LEGAL_COUNT_MAX];
    size_t legal_count;
    Pick picks[PICKS_MAX];
    size_t pick_count;
} Selection;

/* Nothing picked, over these legal actions of the view's seat. */
void selection_init(Selection *selection, const Game *game, const void *view, const Action legal[],
                    size_t count);

/* Nothing is picked any more. */
void selection_clear(Selection *selection);

static inline Pick pick_card(Card card)
{
    return (Pick){.kind = OPERAND_CARD, .value = card};
}

bool selection_has(const Selection *selection, Pick pick);

/* Whether some legal action is of this verb, whatever is picked. */
bool selection_has_verb(const Selection *selection, unsigned verb);

/* Whether some legal action contains all picks and this one. */
bool selection_can_add(const Selection *selection, Pick pick);

/* Adds a pick, also one that leads to no legal action, so that a person can be told why it does
 * not; removes it when it is there already. */
void selection_toggle(Selection *selection, Pick pick);

/* The legal actions that contain all picks; their number, at most `capacity` written. */
size_t selection_matches(const Selection *selection, Action out[], size_t capacity);

/* Whether the picks are exactly one legal action, and which: the first of them by number if verbs
 * share the same operands. Nothing picked is never complete. */
bool selection_complete(const Selection *selection, Action *out);

/* Why this pick cannot be added; false when it can. The sentence comes from the game. */
bool selection_refuse(const Selection *selection, Pick more, Message *why);

/* Why the picks as they stand are not an action yet; false when they are. */
bool selection_refuse_confirm(const Selection *selection, Message *why);

#endif
