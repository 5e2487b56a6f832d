/* What the files of Claim share: the functions behind Game, and one trick as it is resolved.
 *
 * The invariant of the whole folder: every card is in exactly one place (a hand, a pile of
 * followers, a score pile, the discards, the deck, the prize, the lead), and how many cards a hand,
 * the followers and the deck hold follows from phase, trick and lead alone. check.c spells it out.
 */
#ifndef CLAIM_STATE_H
#define CLAIM_STATE_H

#include "games/claim.h"

#define GOBLIN_ZEROS UINT64_C(0x1F)
#define ALL_CARDS    (card_bit(CLAIM_CARDS) - 1)

typedef struct Trick {
    Card lead, answer;
    Seat leader, winner;
} Trick;

static inline Seat seat_other(Seat seat)
{
    return (Seat)(1 - seat);
}

Trick claim_trick(const ClaimTable *table, Card answer);

/* Where a card of a decided trick goes: the seat to whose score pile, or SEAT_NONE for the
 * discards. */
Seat claim_taker(ClaimPhase phase, Card card, Seat winner);

/* The events of an action, told in up to two parts: the table before it, and after it. */
void claim_tell_lead(const ClaimTable *table, Card card, EventLog *log);
void claim_tell_trick(const ClaimState *before, const Trick *trick, EventLog *log);
void claim_tell_next(const ClaimState *after, EventLog *log);

/* The cards of which the other hand may hold each, by all that the view's seat has seen; in phase 2
 * those that it holds. */
CardSet claim_view_holdable(const ClaimView *view);

bool claim_accepts(const Setup *setup, Message *why);
void claim_setup(void *memory, const Setup *setup);
SeatSet claim_actors(const void *memory);
size_t claim_legal(const void *memory, Seat seat, Action out[], size_t capacity);
void claim_apply(void *memory, Seat seat, Action action, EventLog *log);
void claim_outcome(const void *memory, Outcome *out);
void claim_view(const void *memory, Seat seat, void *out);
void claim_sample(const void *memory, Rng *rng, void *out);
int claim_evaluate(const void *memory, Seat seat);
Action claim_suggest(const void *memory, Seat seat, Rng *rng);
int claim_solve(const void *memory, Seat seat, Effort *effort, bool best[]);
int claim_tempt(const void *memory, Action action);
int claim_liking(const void *memory, Action action, unsigned manner);
bool claim_explain(const void *memory, Action action, Message *why);
bool claim_fault(const void *memory, Action action, Action best, Message *why);
bool claim_refuse(const void *memory, Action action, Message *why);
size_t claim_preview(const void *memory, Action action, Message out[], size_t capacity);
size_t claim_zone(const void *memory, uint8_t zone, Card out[], size_t capacity);
const char *claim_check(const void *memory);

#endif
