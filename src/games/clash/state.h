/* What the files of Clash of Decks share: the functions behind Game, and a play, which is a table
 * being changed, with the generator and the log that go with it.
 *
 * The invariant of the whole folder: before the deal all cards lie in deck, pool and picks (or in
 * two full sets); from the deal on every card of a side is in exactly one place, its hand, a row or
 * among those returning, the automaton's in its pile, a row or the discards; and at rest somebody
 * owes a decision or the game is over. check.c spells it out. */
#ifndef CLASH_STATE_H
#define CLASH_STATE_H

#include "games/clash.h"

#define ALL_CARDS  (card_bit(CLASH_CARDS) - 1)
#define PLAYER     ((Seat)0) /* the only seat of solo */
#define AUTOMATON  ((Seat)1) /* its side */
#define DECK_CARDS 8         /* of a side with a hand */

typedef struct Turn {
    ClashTable *table;
    Rng *rng;
    EventLog *log; /* or NULL */
} Turn;

static inline Seat side_other(Seat side)
{
    return (Seat)(1 - side);
}

/* Whether this side is the automaton. */
static inline bool is_automaton(const ClashTable *table, Seat side)
{
    return table->mode == CLASH_SOLO && side == AUTOMATON;
}

/* Steps of a side's keeper to its fall; the automaton's stands on its pile. */
static inline unsigned table_life(const ClashTable *table, Seat side)
{
    return is_automaton(table, side) ? table->pile_count : clash_keeper_life(&table->sides[side]);
}

static inline Card keeper_card(const ClashSide *side)
{
    if (side->is_fort) {
        return CLASH_FORT;
    }
    return CLASH_BASTION;
}

static inline bool has_ability(ClashAbilitySet set, ClashAbility ability)
{
    return (set & clash_ability_bit(ability)) != 0;
}

static inline uint8_t zone_row(Seat side, unsigned row)
{
    return (uint8_t)(CLASH_ZONE_ROWS + 2u * side + row);
}

static inline uint8_t zone_of(unsigned zone, Seat side)
{
    return (uint8_t)(zone + side);
}

/* For events: a card in the order of the hand, the keeper counted, if everybody knows which card is
 * there. Of an unknown card an event does not tell from which of the unknown places it comes. */
static inline uint8_t hand_place(const ClashSide *side, unsigned index)
{
    bool is_seen = side->seen >> index & 1;
    if (is_seen) {
        return (uint8_t)(index + (index >= side->keeper));
    }
    return INDEX_ANY;
}

extern const char *const clash_codes[CLASH_CARDS + 2];

/* Units in both rows. */
unsigned units_count(const ClashSide *side);

/* Units that wait to be ordered, without the incantation behind them. */
unsigned returning_units(const ClashTable *table);

/* Whether the active side could cast an incantation now. */
bool table_can_cast(const ClashTable *table);

/* The active side's cards among the leftmost that can be played now, by cost. */
CardSet window_playable(const ClashTable *table);

/* A place of a zone. */
typedef struct Spot {
    uint8_t zone, index;
} Spot;

static inline Spot spot(unsigned zone, unsigned index)
{
    return (Spot){(uint8_t)zone, (uint8_t)index};
}

/* Events that everybody sees; nothing without a log. */
static inline void tell_move(const Turn *turn, Card card, Spot from, Spot to)
{
    if (turn->log) {
        event_move(turn->log, card, from.zone, from.index, to.zone, to.index, SEATS_ALL);
    }
}

static inline void tell_cue(const Turn *turn, unsigned cue, int value)
{
    if (turn->log) {
        event_cue(turn->log, (uint8_t)cue, value);
    }
}

/* A cue about a card that lies at a place. */
static inline void tell_card(const Turn *turn, unsigned cue, Card card, Spot at, unsigned value)
{
    if (turn->log) {
        event_push(turn->log, (Event){.kind = EVENT_CUE,
                                      .card = card,
                                      .from = at.zone,
                                      .to = at.zone,
                                      .from_index = at.index,
                                      .to_index = at.index,
                                      .name = (uint8_t)cue,
                                      .audience = SEATS_ALL,
                                      .value = (int16_t)value});
    }
}

/* One card moves: its place, its events. Cards come to hands openly, at the right. */
Card hand_take(ClashSide *side, unsigned index);
void hand_put(ClashSide *side, Card card);
void return_card(const Turn *turn, unsigned index);

/* CD-11: what the place of the keeper in this hand means. */
void keeper_settle(const Turn *turn, Seat side);

/* Damage to a keeper, whoever has it. */
void keeper_hit(const Turn *turn, Seat side, unsigned damage);

/* CD-37, CD-38: an empty pile. */
void pile_settle(const Turn *turn);

/* The game is over. */
void play_finish(const Turn *turn, Seat winner);

/* Damage to a unit and what it reaches beside it. */
typedef struct Blow {
    Seat side; /* whose unit is hit */
    uint8_t row, place;
    uint8_t damage;
    ClashAbilitySet abilities; /* of the attack: Splash and Perforation */
    bool is_cast;
} Blow;

/* Destroyed units of a hand's owner wait among `returning`, the automaton's are discarded; their
 * number. */
unsigned blow_strike(const Turn *turn, const Blow *blow);

/* The attack of a unit of the active side, whose turn it is; it leaves the queue unless it repeats.
 */
void attack_with(const Turn *turn, unsigned row, unsigned place);

/* The queue of an attack phase. */
void queue_begin(const Turn *turn);
void queue_settle(ClashTable *table);

/* Turns up the automaton's next card, or lets it attack. */
void automaton_step(const Turn *turn);

/* Whether a Berserk unit attacks again before anything else. */
bool repeat_is_due(const ClashTable *table);

void phase_set(const Turn *turn, ClashPhase phase, Seat seat);

/* The active side pays for a card, as far as it can. */
void mana_pay(const Turn *turn, Card card);

/* True when an owner has to order destroyed units, after which the game goes on with `resume`; else
 * what waits has gone to its hand. */
bool returns_settle(const Turn *turn, ClashResume resume);

/* The next attack and, if it destroyed units, their return; false: none is left. */
bool attack_next(const Turn *turn);

/* Plays on until somebody owes a decision. */
void play_advance(const Turn *turn);
void turn_begin(const Turn *turn, Seat side);
void turn_end(const Turn *turn);

/* From picks to hands and the first turn. */
void play_deal(const Turn *turn);

/* Who picks next in a duel's draft. */
Seat setup_picker(const ClashTable *table);

/* Decisions before the deal. */
void setup_pick(const Turn *turn, Card card);
void setup_choose(const Turn *turn, Seat seat, Card card);
void setup_ban(const Turn *turn, Card card);

/* The legal actions of a seat with this table, of which it must know its own part. */
size_t table_legal(const ClashTable *table, Seat seat, Action out[]);
SeatSet table_actors(const ClashTable *table);

/* A summon or a cast alone, without what follows by itself. */
void play_card(const Turn *turn, Action action);

/* A unit is ordered among those that return. */
void return_chosen(const Turn *turn, Card card);

/* What an action is seen to do on a table of which hidden cards do not matter: the action alone,
 * and the attacks that it starts, as if nothing were cast between them. */
typedef struct Trial {
    CardSet destroyed[CLASH_SIDES], hurt[CLASH_SIDES], shielded, immune;
    uint8_t damage[CLASH_SIDES][CLASH_CARDS];
    unsigned attacks;
    int keeper_damage;
    unsigned discarded; /* from the automaton's pile */
    bool falls[CLASH_SIDES], loses[CLASH_SIDES], is_last;
    Card striker, struck; /* of the first attack; CARD_NONE */
} Trial;

/* What the units of a row attack with together, without what comes on top. */
unsigned row_strength(const ClashSide *side, unsigned row);

/* Tries the action on the table, which it changes. */
Trial table_try(ClashTable *table, Action action);

bool clash_accepts(const Setup *setup, Message *why);
void clash_setup(void *memory, const Setup *setup);
SeatSet clash_actors(const void *memory);
size_t clash_legal(const void *memory, Seat seat, Action out[], size_t capacity);
void clash_apply(void *memory, Seat seat, Action action, EventLog *log);
void clash_outcome(const void *memory, Outcome *out);
void clash_view(const void *memory, Seat seat, void *out);
void clash_sample(const void *memory, Rng *rng, void *out);
int clash_evaluate(const void *memory, Seat seat);
bool clash_is_idle(const void *memory, Action action);
bool clash_explain(const void *memory, Action action, Message *why);
bool clash_fault(const void *memory, Action action, Action best, Message *why);
bool clash_refuse(const void *memory, Action action, Message *why);
size_t clash_preview(const void *memory, Action action, Message out[], size_t capacity);
size_t clash_zone(const void *memory, uint8_t zone, Card out[], size_t capacity);
const char *clash_check(const void *memory);

#endif
