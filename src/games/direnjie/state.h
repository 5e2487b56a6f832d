/* What the files of Di Renjie share: the functions behind Game, and the steps of a turn.
 *
 * The invariant of the whole folder: every card is in exactly one place (the secret, the deck, a
 * hand, a clue), and what a seat has recorded of other hands is true. check.c spells it out. */
#ifndef DIRENJIE_STATE_H
#define DIRENJIE_STATE_H

#include "games/direnjie.h"

#define ALL_CARDS     (card_bit(DIRENJIE_CARDS) - 1)
#define FIRST_COPIES  UINT64_C(0x0000249249249249) /* the lowest copy of each identity */
#define IDENTITIES    (card_bit(DIRENJIE_BEGGAR_ONE) - 1)
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

/* A card goes from hand to hand; others see only that it is one of `possible`. */
typedef struct Passing {
    Seat from, to;
    Card card;
    CardSet possible;
} Passing;

/* What happens to cards: everybody's knowledge follows, and the log tells it. */
void direnjie_pass(DirenjieState *state, const Passing *passing, EventLog *log);
void direnjie_draw(DirenjieState *state, Seat from, EventLog *log); /* by the active seat */
void direnjie_draw_deck(DirenjieState *state, EventLog *log);
void direnjie_swap_hands(DirenjieState *state, Seat other, EventLog *log);
void direnjie_lay_clue(DirenjieState *state, const Card cards[3], EventLog *log);
void direnjie_reveal_clue(DirenjieState *state, unsigned clue, EventLog *log);
void direnjie_inspect_clue(DirenjieState *state, unsigned clue, EventLog *log);

/* What seats learn, called before the cards are moved; `laid`, `revealed`, `inspected` and
 * `located` after. */
void direnjie_know_passing(DirenjieState *state, const Passing *passing);
void direnjie_know_deck(DirenjieState *state, Card card);
void direnjie_know_swap(DirenjieState *state, Seat other);
void direnjie_know_laid(DirenjieState *state, Seat owner);
void direnjie_know_revealed(DirenjieState *state, unsigned clue);
void direnjie_know_inspected(DirenjieState *state, unsigned clue, Seat seat);
void direnjie_know_located(DirenjieState *state, Seat seat, CardSet cards); /* see `outside` */
void direnjie_know_present(DirenjieState *state, Seat seat); /* and nothing earlier */
void direnjie_know_declined(DirenjieState *state, Seat killer);

/* Draws together what the bounds of a view say about each other, until nothing new follows. */
void direnjie_tighten(DirenjieView *view);

/* The clue that keeps a seat's uncertain cards open to the view's seat: hidden, not inspected; or
 * clue_count. */
unsigned direnjie_unseen_clue(const DirenjieTable *table, Seat observer, Seat owner);

/* Whether the view's seat knows that an identity is not the secret: it was a starting clue, or all
 * its copies were once located at a time. */
bool direnjie_is_innocent(const DirenjieView *view, unsigned identity);

/* The cards of a clue that the view's seat can name. */
CardSet direnjie_located_in_clue(const DirenjieView *view, unsigned clue);

void direnjie_tell_over(const DirenjieState *state, EventLog *log);

/* The seats that win, by points and clues. */
SeatSet direnjie_winners(const DirenjieState *state);

/* What a seat knows that counts for its choices: the identities of public clues, and of those that
 * it has looked at; the identities of which one more card completes a clue in its hand; how many
 * copies of these cards can still be the secret. */
CardSet direnjie_headed(const DirenjieView *view);
CardSet direnjie_completing(const DirenjieView *view);
int direnjie_open_copies(const DirenjieView *view, CardSet cards);

bool direnjie_accepts(const Setup *setup, Message *why);
void direnjie_setup(void *memory, const Setup *setup);
SeatSet direnjie_actors(const void *memory);
size_t direnjie_legal(const void *memory, Seat seat, Action out[], size_t capacity);
void direnjie_apply(void *memory, Seat seat, Action action, EventLog *log);
void direnjie_outcome(const void *memory, Outcome *out);
void direnjie_view(const void *memory, Seat seat, void *out);
void direnjie_sample(const void *memory, Rng *rng, void *out);
int direnjie_evaluate(const void *memory, Seat seat);
Action direnjie_suggest(const void *memory, Seat seat, Rng *rng);
void direnjie_blur(void *memory);
bool direnjie_explain(const void *memory, Action action, Message *why);
bool direnjie_fault(const void *memory, Action action, Action best, Message *why);
bool direnjie_refuse(const void *memory, Action action, Message *why);
size_t direnjie_preview(const void *memory, Action action, Message out[], size_t capacity);
size_t direnjie_zone(const void *memory, uint8_t zone, Card out[], size_t capacity);
const char *direnjie_check(const void *memory);

#endif
