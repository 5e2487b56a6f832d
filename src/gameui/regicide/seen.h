/* What of the Regicide table is seen now, what happened last, and what an action would bring: as
 * data, for words and drawings. */
#ifndef GAMEUI_REGICIDE_SEEN_H
#define GAMEUI_REGICIDE_SEEN_H

#include "games/regicide.h"
#include "tables/table_look.h"

/* The scene as the panels of the enemy show it. Once one has fallen they show nothing of it any
 * more but the next one, of which the counters still roll to their full numbers. */
typedef struct RegicideSeen {
    TableScene scene; /* of `view`, in this struct */
    RegicideView view;
    bool is_new; /* the counters still show the former enemy */
    Card comes;  /* the next one, on its way; or CARD_NONE */
} RegicideSeen;

void regicide_see(const TableScene *shown, RegicideSeen *out);

/* The enemy that comes after this one fell, on its way or seen to be there; or CARD_NONE. */
Card regicide_next_enemy(const TableScene *scene, Card fallen, bool *is_here);

/* Whether the card may be played together with those that are picked; all such cards of the hand.
 */
bool regicide_joins(const TableScene *scene, Card card);
CardSet regicide_joining(const TableScene *scene);

#define REGICIDE_PLAY_CARDS 4

/* The last action, as far as it is seen. */
typedef struct RegicidePast {
    PastAction action;
    const RegicideTable *table; /* before it */
    Card cards[REGICIDE_PLAY_CARDS];
    unsigned count; /* of cards that were played */
    bool is_jester; /* these add up to nothing */
    int own;        /* cards that the seat itself drew */
} RegicidePast;

bool regicide_past(const TableScene *scene, RegicidePast *out);

/* What is still to be paid while cards are given up for an attack, and by whom; below 0: nothing is
 * being paid. */
int regicide_to_pay(const TableScene *scene, Seat *payer);

/* Whether the action had this cue, and with which value. */
bool regicide_had(const RegicidePast *past, enum RegicideCue cue, int *value);

/* Where the cards lie that were played last, while they wait for what follows; false: they do not.
 */
bool regicide_past_card(const TableScene *scene, Card card, Rect *out); /* one of them */
bool regicide_past_place(const TableScene *scene, RegicidePast *past, Rect *out);

Risk regicide_risk(const void *view, Action action); /* TableLook.risk */

#endif
