/* Positions of Regicide from a few words. A scene names what a test is about; every other card of
 * the game is put where it does not matter: royals above the enemy's rank into the castle, its
 * equals too, lower ones and what is left under the cards named of the tavern (or into the discard
 * pile). All checks fail the running test. */
#ifndef SCENE_H
#define SCENE_H

#include "games/regicide.h"
#include "testing.h"

/* Cards are codes with single spaces between: "7H TC X1". */
typedef struct Scene {
    unsigned seats; /* 0: two */
    const char *enemy;
    const char *hands[REGICIDE_SEATS];
    const char *table;   /* in order of play */
    const char *tavern;  /* its top cards, top first */
    const char *discard; /* its top cards, last discarded first */
    const char *castle;  /* the whole castle, top first; NULL: the royals not named elsewhere */
    bool rest_discarded; /* cards not named lie in the discard pile, the tavern has only those named
                          */
    Seat active;
    RegicidePhase phase;
    uint8_t damage, spades, flips_left;
    bool cancelled, solo_yield;
    SeatSet yielded;
    const char *house; /* house rules as the protocol names them: "jack_health=25 combo=20"; or NULL
                        */
} Scene;

/* The state, which the game's check accepts. */
RegicideState scene_state(Scene scene);

/* Carries out an action, which must be legal; the state after it must pass the check. */
void act(RegicideState *state, const char *action);

bool is_legal(const RegicideState *state, const char *action);

/* The legal actions of the active seat, joined by ", ". Valid until the next call. */
const char *legal_text(const RegicideState *state);

/* The cards that really lie in a zone; piles top first, hands ascending. Until the next call. */
const char *zone_text(const RegicideState *state, unsigned zone);

/* The zone as a seat sees it, unknown cards as "?". Until the next call. */
const char *seen_text(const RegicideState *state, Seat seat, unsigned zone);

const char *set_text(CardSet cards);

/* Why the seat may not, in English with card codes and "seat 1"; it must be refused. */
const char *refusal_text(const RegicideState *state, Seat seat, const char *action);

/* What the active seat is told of an action before it, joined by " / ". */
const char *preview_text(const RegicideState *state, const char *action);

/* The events of an action as the seat sees them (SEAT_NONE: all), joined by "; ". Counters and
 * phases are left out unless `all`. */
const char *events_text(const RegicideState *state, const char *action, Seat seat, bool all);

RegicideView view_of(const RegicideState *state, Seat seat);
Card card_of(const char *code);
CardSet cards_of(const char *codes);

#endif
