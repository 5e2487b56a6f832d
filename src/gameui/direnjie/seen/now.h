/* What happens at the table now, as the events told it: for whatever shows or draws it. */
#ifndef GAMEUI_DIRENJIE_NOW_H
#define GAMEUI_DIRENJIE_NOW_H

#include "games/direnjie.h"
#include "tables/table_look.h"

#define DIRENJIE_NOTHING      0xFF
#define DIRENJIE_COIN_SECONDS 0.42f /* the asker's, on its way to the tally */
#define DIRENJIE_SHOWN_SECONDS                                                                     \
    (TURNING_SECONDS + TURNED_SECONDS) /* of the clue, before its code goes */
#define DIRENJIE_CODE_SECONDS 0.36f
#define DIRENJIE_LAMP_SECONDS 0.42f /* in which its lantern is lit and a request closes */

/* What an action made happen. `lost`: how many cards the actor took from the hand of the seat in
 * front, and the last of them. */
typedef struct DirenjiePast {
    uint8_t cues[DIRENJIE_CUE_LAST + 1]; /* the value of each cue; or DIRENJIE_NOTHING */
    Card card;                           /* that was turned first, else the last that was laid */
    uint8_t nth;                         /* of which clue of its seat that is turned */
    Seat actor;
    unsigned lost;
    Card lost_card;
    bool by_bonus;     /* it was taken by the bonus of a clue */
    bool brings_bonus; /* the clue that was turned */
} DirenjiePast;

DirenjiePast direnjie_past(const PastAction *action);

/* Reads what the last action told; `moving`: what is shown now. False: nothing. */
bool direnjie_past_of(const TableScene *scene, bool moving, DirenjiePast *out);

/* Whether this cue has begun in what moves now, and how long ago. A clue is turned up after what
 * else an action does. */
bool direnjie_now(const TableScene *scene, enum DirenjieCue cue, DirenjiePast *past, float *age);

/* How far something that takes so long has come; where no motion is wanted, all the way. */
float direnjie_come(const TableScene *scene, float age, float seconds);

/* The request whose tally the asker's coin is on its way to; DIRENJIE_NO_ASK: none. */
unsigned direnjie_asked_now(const TableScene *scene);

/* How far a tally has swung down under its coin: pixels. */
float direnjie_drop(const TableScene *scene, unsigned ask);

/* The top of a clue that was just turned and has come to its tallies; CARD_NONE: none. */
Card direnjie_counted_now(const TableScene *scene);

/* How much the numbers that it changes are swollen: 0 … 1, for a moment. */
float direnjie_swell(const TableScene *scene);

/* How far its lantern is lit: 0 … 1. */
float direnjie_lamp(const TableScene *scene);

typedef enum DirenjieSeal {
    DIRENJIE_UNSEALED,
    DIRENJIE_SEALED, /* the chop is on its way */
    DIRENJIE_STRUCK
} DirenjieSeal;

/* What the person in front has begun and the rules are not told yet. Members that end in `_next`
 * hold one more than what they mean; 0: nothing. */
typedef struct DirenjieDraft {
    uint64_t since_ms;   /* when that began, by ui_now_ms */
    unsigned since_next; /* what direnjie_since was asked about last */
    DirenjieSeal seal;
    uint8_t answer_next[DIRENJIE_ANSWERS]; /* what stands on each leaf */
    uint8_t read_next;                     /* the inspected clue that lies open */
    bool is_put_away;                      /* the same clue lies closed again */
} DirenjieDraft;

DirenjieDraft *direnjie_draft(Table *table);

/* What a person has just done at the table, for as long as it is seen to happen. */
enum {
    DIRENJIE_SINCE_SEALED = DIRENJIE_ASKS,
    DIRENJIE_SINCE_AIMED /* + the request that the pointer is on, where none is chosen */
};

/* Seconds since `what` was first asked for, before anything else was: a request that is chosen, or
 * one of these. `whole`: how long it lasts; at once where no motion is wanted. */
float direnjie_since(const TableScene *scene, unsigned what, float whole);

/* Degrees by which the tally that was chosen swings about its nail. */
float direnjie_swing(const TableScene *scene, unsigned ask);

/* How far the clue that brings a bonus stands up: 0 … 1; `nth`: which of its seat. */
float direnjie_raised(const TableScene *scene, Seat owner, unsigned nth);

/* Whether the seat has answered the request of this turn, also in what moves now. */
bool direnjie_answer_of(const TableScene *scene, Seat seat, bool *gave);

/* How large the sign of an answer is while it is stamped, times what it stays; by how many pixels
 * the portrait of who gives nods, and by how many degrees that of who refuses turns away. */
float direnjie_stamp(const TableScene *scene, Seat seat);
float direnjie_nod(const TableScene *scene, Seat seat);
float direnjie_turned(const TableScene *scene, Seat seat);

/* Whether the last turns have begun, and how many seconds ago that was told. */
bool direnjie_is_ending(const TableScene *scene, float *age);

/* Whether a seat has answered the request of this turn, and whether it still will. */
bool direnjie_has_answered(const DirenjieTable *table, Seat seat);
bool direnjie_is_due(const DirenjieTable *table, Seat seat);

/* The pixels by which that lifts its cards. */
float direnjie_lift(Rect card, float raised);

#endif
