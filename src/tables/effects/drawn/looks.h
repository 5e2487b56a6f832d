/* How a cue looks and sounds where that depends on who sits in front and how much it is. */
#ifndef TABLES_LOOKS_H
#define TABLES_LOOKS_H

#include "cards.h"

/* Of what the table shows by itself: no cues of the game */
#define TURN_CUE  0xFFu
#define PHASE_CUE 0xFEu
/* 0xFDu: ARRIVAL_CUE */
#define LANDED_CUE 0xFCu /* its value: the cue that had the card carried */
#define STRIKE_CUE 0xFBu
#define NOD_CUE    0xFAu
#define CHARGE_CUE 0xF9u /* its value: the cue that the blow leads to */
#define SAID_CUE   0xF8u /* its value: the cue whose words these are */
#define GLINT_CUE  0xF7u
#define PUFF_CUE   0xF6u /* its value: how many puffs */
#define DIM_CUE    0xF5u
#define SOON_CUE   0xF4u /* the turn of whoever has just acted; the least of these */

/* Whether a cue is one of the game's own. */
static inline bool cue_is_of_game(unsigned cue)
{
    return cue < SOON_CUE;
}

/* Of a cue of the game, or one that the table shows by itself */
const CueLook *cue_look(const Table *table, unsigned cue);
Effect effect_seen(const Table *table, const CueLook *look, int value); /* by the seat in front */
/* What is heard of it, as the seat in front hears it, from its card or zone; and how much higher
 * than else, by the view after it. */
SoundWish cue_wish(const Table *table, const Beat *beat, const CueLook *look);
int cue_cents(const Table *table, const CueLook *look, const void *view);

unsigned turn_cue(const Table *table); /* of the turn that begins for the seat in front */

/* How strong a blow is shown: see CueLook.hard. */
typedef struct BlowLook {
    float stops;  /* seconds for which all stands as it lands */
    float far;    /* units that its card is thrown */
    float shakes; /* seconds after that */
    float size;   /* of its number, times that of other words */
    unsigned sparks;
} BlowLook;
const BlowLook *blow_look(const CueLook *look, int value);
float blow_throws(const CueLook *look, int value); /* units */

#endif
