/* Positions of Clash of Decks from a few words. A scene names what a test is about; each side is
 * filled up to its eight cards at the right end of its hand with dear units that no other place
 * names, and what is left of solo's cards lies on the automaton's discards. All checks fail the
 * running test.
 *
 * A row is written from the bridge on: "ogre-2 zombie* troll~+1" is an ogre with 2 damage, a zombie
 * summoned this turn, and a troll that has attacked with a Sprint bonus of 1. */
#ifndef SCENE_H
#define SCENE_H

#include "games/clash.h"

#include "../texts.h"

/* Cards are codes with single spaces between. NULL: none named. */
typedef struct Scene {
    const char *hand[CLASH_SIDES]; /* leftmost first; without a keeper: a Bastion leftmost */
    const char *top[CLASH_SIDES], *bottom[CLASH_SIDES];
    const char *pile; /* of the automaton, top first */
    Seat active;
    uint8_t mana, turn; /* turn 0: the seventh */
    bool is_solo;
    bool has_fort;        /* the automaton */
    bool is_rest_in_pile; /* what is left lies under the pile, not on the discards */
    uint8_t pile_armor;
    ClashAbilitySet given;
} Scene;

/* The state in phase 2 of the active side, which the game's check accepts. */
ClashState scene_state(Scene scene);

/* Carries out actions, joined by ", ", each by whoever owes a decision, each legal; every state on
 * the way must pass the check. */
void act(ClashState *state, const char *actions);

/* The scene after these actions. */
ClashState after(Scene scene, const char *actions);

bool is_legal(const ClashState *state, const char *action);

/* What the seat that owes a decision may do. */
const char *legal_text(const ClashState *state);

/* Both rows of a side: "top: ogre-2; bottom: ". */
const char *rows_text(const ClashState *state, Seat side);

/* A whole hand: "bastion boom troll …". */
const char *hand_text(const ClashState *state, Seat side);

/* Whether these are the rightmost cards of a hand. */
bool hand_ends(const ClashState *state, Seat side, const char *cards);

/* A zone with nothing hidden from anybody: "boom troll". */
const char *zone_text(const ClashState *state, unsigned zone);

/* The zone as a seat sees it, unknown cards as "?". */
const char *seen_text(const ClashState *state, Seat seat, unsigned zone);

const char *queue_text(const ClashState *state);

/* "2/7": how many cards stand left of the keeper in the hand, and how many there are. */
const char *keeper_text(const ClashState *state, Seat side);

/* Why the seat may not, in English with card codes; it must be refused. */
const char *refusal_text(const ClashState *state, Seat seat, const char *action);

/* What the active seat is told of an action before it. */
const char *preview_text(const ClashState *state, const char *action);

/* The events of an action as a seat sees them (SEAT_NONE: all). */
const char *events_text(const ClashState *state, const char *action, Seat seat);

ClashView view_of(const ClashState *state, Seat seat);
Card card_of(const char *code);

#endif
