/* What the files of Di Renjie share: the functions behind Game, and what a table and a
 * view show.
 *
 * The invariant of the whole folder: every card is in exactly one place (the secret, the deck, a
 * hand, a clue), and what a seat has recorded of other hands is true. check.c spells it out. */
#ifndef DIRENJIE_STATE_H
#define DIRENJIE_STATE_H

#include "games/direnjie.h"

#define ALL_CARDS     (card_bit(DIRENJIE_CARDS) - 1)
#define BEGGARS       (UINT64_C(0x1F) << DIRENJIE_BEGGAR_ONE)
#define KILLER_BIT    card_bit(DIRENJIE_KILLER_CARD)
#define TARGET_SIX    ((Card)15)
#define HIDDEN_PLACES 3 /* cards of a clue */
#define LEGAL_MAX     64
#define CLUES_TO_END  8
#define TAKEN_MAX     3
#define ROBBED_MAX    2

/* In loops over copies one by one: the next card, as the lowest of its copies. */
static inline Card lowest_first(CardSet set)
{
    return direnjie_lowest(set_first(set));
}

static inline Seat seat_after(const DirenjieTable *table, Seat seat)
{
    return (Seat)(seat + 1 == table->seats ? 0 : seat + 1);
}

static inline bool clue_is_public(const DirenjieTable *table, unsigned clue)
{
    return table->clues_public >> clue & 1;
}

/* The cards that a seat knows to be in another's hand, and the copies that it knows outside,
 * without what a view concludes anew. */
static inline CardSet known_in_hand(const DirenjieState *state, Seat observer, Seat owner)
{
    return state->certain[observer][owner] | state->shown[observer][owner];
}

static inline CardSet known_outside(const DirenjieState *state, Seat seat)
{
    return state->outside[seat] | state->shown_outside[seat];
}

/* Whether this seat has looked at all three cards. */
static inline bool clue_is_seen(const DirenjieTable *table, unsigned clue, Seat seat)
{
    return table->clue_owners[clue] == seat || seats_have(table->clue_inspectors[clue], seat);
}

/* The seats of the table but this one. */
static inline SeatSet seats_but(const DirenjieTable *table, Seat seat)
{
    return (SeatSet)(((1u << table->seats) - 1) & ~(1u << seat));
}

static inline CardSet cards_of_clue(Card top, Card bottom)
{
    return direnjie_add(direnjie_add(direnjie_add(0, top), top), bottom);
}

/* The clue that a seat has not turned up yet, or clue_count. */
unsigned direnjie_hidden_clue(const DirenjieTable *table, Seat seat);

/* Identities of which the hand can make a legal clue with this bottom, as their lowest copies. */
CardSet direnjie_heads(CardSet hand, bool is_killer);
bool direnjie_bottom_fits(Card top, Card bottom);

/* The legal actions of the actor, from what the actor sees: the table, the tops of public clues,
 * the own hand, and whether it is the killer. */
typedef struct Position {
    const DirenjieTable *table;
    const DirenjieClue *clues;
    CardSet hand;
    bool is_killer;
} Position;

size_t direnjie_list(const Position *position, Action out[]);

/* Whether there is a bonus for the active seat, whose clue was just revealed. */
bool direnjie_has_bonus(const DirenjieTable *table, const DirenjieClue clues[]);

/* Fills in what a seat's view shows of hands and clues while the game goes on, with all that the
 * seat's bounds prove together; no other member is read or written. */
void direnjie_view_cards(const DirenjieState *state, Seat seat, DirenjieView *view);

/* The clue that keeps a seat's uncertain cards open to the view's seat: hidden, not inspected; or
 * clue_count. */
unsigned direnjie_unseen_clue(const DirenjieTable *table, Seat observer, Seat owner);

/* Whether the view's seat knows that an identity is not the secret: it was a starting clue, or all
 * its copies were once located at a time. */
bool direnjie_is_innocent(const DirenjieView *view, unsigned identity);

/* The cards of a clue that the view's seat can name. */
CardSet direnjie_located_in_clue(const DirenjieView *view, unsigned clue);

/* The seats that win, by points and clues. */
SeatSet direnjie_winners(const DirenjieState *state);

bool direnjie_accepts(const Setup *setup, Message *why);
void direnjie_setup(void *memory, const Setup *setup);
SeatSet direnjie_actors(const void *memory);
size_t direnjie_legal(const void *memory, Seat seat, Action out[], size_t capacity);
void direnjie_apply(void *memory, Seat seat, Action action, EventLog *log);
void direnjie_outcome(const void *memory, Outcome *out);
void direnjie_view(const void *memory, Seat seat, void *out);
void direnjie_blur(void *memory);
size_t direnjie_zone(const void *memory, uint8_t zone, Card out[], size_t capacity);
const char *direnjie_check(const void *memory);

#endif
