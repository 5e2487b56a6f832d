/* What of the Clash of Decks table is seen now, what happened last, and what an action would bring:
 * as data, for words and drawings. */
#ifndef GAMEUI_CLASH_SEEN_H
#define GAMEUI_CLASH_SEEN_H

#include "games/clash.h"
#include "tables/table_look.h"

bool clash_is_dealt(const TableScene *scene); /* a duel goes on, or is over */

/* Whose phase it is as far as it is seen, and which. */
Seat clash_active(const TableScene *scene);
ClashPhase clash_phase(const TableScene *scene);

/* Steps of a keeper to its fall as they are seen: blows that landed count. */
unsigned clash_life(const TableScene *scene, Seat seat);
bool clash_has_fort(const TableScene *scene, Seat seat);

/* Whether nothing is left of the automaton but its last turn, as far as that is seen. */
bool clash_is_last(const TableScene *scene);

/* How far the keeper of a side has fallen in this frame, and its Fort risen: 0 … 1. */
float clash_fallen(const TableScene *scene, Seat seat);
float clash_risen(const TableScene *scene);

/* Whose keeper falls now, and how many seconds ago that began; SEAT_NONE: nobody's. */
Seat clash_falling(const TableScene *scene, float *age);

/* The unit with this card on the table of the view, or NULL; its row and place. */
const ClashUnit *clash_unit_of(const ClashTable *table, Seat side, Card card, unsigned *row,
                               unsigned *place);

/* "row.0.top.3" as a text of this frame; `place` from 1. */
const char *clash_unit_id(const TableScene *scene, Seat seat, unsigned row, unsigned place);

/* When the unit attacks in this turn, from 1, as far as that is settled; 0: it does not. */
unsigned clash_strike_number(const TableScene *scene, uint8_t zone, Card card);

/* Whether the unit bears the sign of one that attacks in a later turn only. */
bool clash_waits(const TableScene *scene, uint8_t zone, const ClashUnit *unit);

/* Whether this pick would lead to an action now; the card that is picked, or CARD_NONE; and whether
 * that is an incantation. */
bool clash_is_open(const TableScene *scene, Pick pick);
Card clash_picked(const TableScene *scene);
bool clash_casts(const TableScene *scene);

/* How many units of this side wait for their owner to order them. */
unsigned clash_returns_of(const ClashTable *table, Seat seat);

/* The part of a card to its left that the next one leaves free. */
Rect clash_seen_part(const CardMark *mark);

/* Somebody struck somebody, or a card was summoned or removed from a deck. */
typedef struct PastStep {
    Card actor, target; /* CARD_NONE: none */
    Seat actor_side, target_side;
    int damage;
    bool destroys;
    bool is_spared; /* by Protection, or because it is Indestructible */
    bool is_summons;
} PastStep;

#define PAST_STEPS   6u
#define PAST_REVEALS 12u

/* The last steps of a turn, oldest first, and the cards that the automaton revealed in it. */
typedef struct ClashPast {
    PastStep steps[PAST_STEPS];
    size_t count;
    Card reveals[PAST_REVEALS];
    size_t reveal_count;
} ClashPast;

/* Of the last turn in which anything was told; `moving`: see table_last. */
ClashPast clash_past(const TableScene *scene, bool moving);

/* What the button or place that is aimed at would do to the units, else the next attack between two
 * of them; and that attack alone. False: nothing. */
bool clash_outlook(const TableScene *scene, ClashForesight *out);
bool clash_outlook_strike(const TableScene *scene, ClashForesight *out);

/* How many steps the keeper of a side has after that, or after the card that is picked or looked at
 * is summoned; false: as many as now. Then also whether the own one pays them for a summons. */
bool clash_outlook_life(const TableScene *scene, Seat seat, unsigned *then);
bool clash_outlook_is_price(const TableScene *scene, Seat seat);

/* What the enemy would strike next if nothing came but the play that is aimed at, if there is one;
 * nothing while another decides or something moves. */
ClashThreat clash_outlook_threat(const TableScene *scene);

/* TableLook.risk: a play that hits an own unit or brings down the own keeper is confirmed again. */
Risk clash_risk(const void *view, Action action);

#endif
