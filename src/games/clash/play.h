/* A play of Clash of Decks: a table being changed, with the generator and the log that go with
 * it. */
#ifndef CLASH_PLAY_H
#define CLASH_PLAY_H

#include "clash/state.h"

typedef struct Turn {
    ClashTable *table;
    Rng *rng;
    EventLog *log; /* or NULL */
} Turn;

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

/* A summon or a cast alone, without what follows by itself. */
void play_card(const Turn *turn, Action action);

/* A unit is ordered among those that return. */
void return_chosen(const Turn *turn, Card card);

#endif
