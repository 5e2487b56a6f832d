/* How a card comes to the place of one card: it shines for a moment, or comes in a light of its own
 * with its name on a ribbon, and the greatest so that all else is dim meanwhile. Which of these it
 * is the game says by the words of ARRIVAL_CUE. */
#include "effects.h"
#include "looks.h"
#include "moments.h"
#include "motion.h"

#include <math.h>

#define ARRIVAL_SECONDS 0.6f
#define ARRIVAL_RISE    0.25f

typedef enum Arrival { ARRIVAL_PLAIN, ARRIVAL_NAMED, ARRIVAL_GREAT } Arrival;

static Arrival arrival_of(Table *table, const Event *move)
{
    char bytes[128];
    Text name = text_in(bytes, sizeof bytes);
    if (!table->look->cue || table->layout.zones[move->to].form != FORM_SPOT) {
        return ARRIVAL_PLAIN;
    }
    TableScene scene = table_scene(table);
    Rect place = table->look->cue(&scene, ARRIVAL_CUE, move->card, &name);
    if (name.length == 0) {
        return ARRIVAL_PLAIN;
    }
    return place.w > 0 ? ARRIVAL_GREAT : ARRIVAL_NAMED;
}

void arrival_manner(Table *table, const Event *move, Manner *manner)
{
    Arrival arrival = arrival_of(table, move);
    if (arrival == ARRIVAL_PLAIN) {
        return;
    }
    manner->seconds = ARRIVAL_SECONDS;
    manner->ease = EASE_IN_OUT;
    manner->rise = ARRIVAL_RISE;
    manner->puffs = PUFFS_OF_FALL;
    if (arrival == ARRIVAL_GREAT) {
        manner->lands = SOUND_SUMMON_HEAVY;
    }
}

void arrival_show(Table *table, float time, const Event *move, uint8_t sprite)
{
    Arrival arrival = arrival_of(table, move);
    bool is_named = arrival != ARRIVAL_PLAIN;
    if (arrival == ARRIVAL_GREAT) {
        timeline_push_effect(table, time - ARRIVAL_SECONDS, DIM_CUE, sprite, move->card);
    }
    timeline_push_effect(table, time, is_named ? ARRIVAL_CUE : GLINT_CUE, sprite, move->card);
    float until = time + effect_holds(is_named ? EFFECT_ARRIVE : EFFECT_GLINT);
    table->timeline.end = fmaxf(table->timeline.end, until); /* its numbers come before */
}
