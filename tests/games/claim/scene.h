/* Positions of Claim from a few words. A scene names what a test is about; the trick follows from
 * the hands, and every other card of the game is put where it does not matter: discards and
 * followers first, then the deck; in phase 2 score piles and discards. All checks fail the running
 * test. */
#ifndef SCENE_H
#define SCENE_H

#include "games/claim.h"

#include "../texts.h"

/* Cards are codes with single spaces between: "G0 G0 K5". NULL: none named. */
typedef struct Scene {
    const char *hands[CLAIM_SEATS];
    const char *lead;
    const char *prize;
    const char *deck; /* its top cards, top first */
    const char *prizes[CLAIM_SEATS], *drawn[CLAIM_SEATS];
    const char *score[CLAIM_SEATS];
    const char *discard; /* all of it, in phase 2; NULL: as many as must be */
    ClaimPhase phase;
    Seat leader;
    uint8_t voids[CLAIM_SEATS];
} Scene;

/* The state, which the game's check accepts. */
ClaimState scene_state(Scene scene);

/* The active seat plays these cards and whoever is next the following ones, each legally; every
 * state on the way must pass the check. */
void play(ClaimState *state, const char *cards);

bool is_legal(const ClaimState *state, const char *card);

/* What the active seat may play, as codes. */
const char *legal_text(const ClaimState *state);

/* The cards of a set, ascending. */
const char *set_text(CardSet cards);

/* The zone as a seat sees it, unknown cards as "?". */
const char *seen_text(const ClaimState *state, Seat seat, unsigned zone);

/* What playing a card makes happen, as a seat sees it (SEAT_NONE: all). */
const char *events_text(const ClaimState *state, const char *card, Seat seat);

ClaimView view_of(const ClaimState *state, Seat seat);
Card card_of(const char *code);
CardSet cards_of(const char *codes);

#endif
