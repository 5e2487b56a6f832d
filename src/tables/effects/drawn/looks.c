/* How a cue looks and sounds where it depends on who sits in front and how much it is; and the
 * looks of what the table shows by itself. */
#include "looks.h"

#include "base/limits.h"

static const CueLook turn_look = {.effect = EFFECT_TURN,
                                  .text = N_("Your turn"),
                                  .color = 0xf2d488,
                                  .sounds = true,
                                  .sound = SOUND_TURN};
static const CueLook phase_look = {
    .effect = EFFECT_TURN, .color = 0xf2d488, .sounds = true, .sound = SOUND_PHASE};
static const CueLook arrival_look = {
    .effect = EFFECT_ARRIVE, .color = 0xf2d488, .sounds = true, .sound = SOUND_ARRIVAL};
static const CueLook strike_look = {.effect = EFFECT_STRIKE};
static const CueLook nod_look = {.effect = EFFECT_NOD};
static const CueLook landed_look = {
    .effect = EFFECT_LANDED, .color = 0xf2d488, .sounds = true, .sound = SOUND_CARD_PLACE};
static const CueLook charge_look = {.effect = EFFECT_CHARGE};
static const CueLook said_look = {.effect = EFFECT_SAY, .aimed = true};
static const CueLook soon_look = {.effect = EFFECT_LIGHT, .sounds = true, .sound = SOUND_TURN};
static const CueLook puff_look = {.effect = EFFECT_PUFF};
static const CueLook dim_look = {.effect = EFFECT_DIM};
static const CueLook glint_look = {
    .effect = EFFECT_GLINT, .sounds = true, .sound = SOUND_SUMMON_HARD};

const CueLook *cue_look(const Table *table, unsigned cue)
{
    switch (cue) {
    case TURN_CUE:
        return &turn_look;
    case PHASE_CUE:
        return &phase_look;
    case ARRIVAL_CUE:
        return &arrival_look;
    case LANDED_CUE:
        return &landed_look;
    case STRIKE_CUE:
        return &strike_look;
    case NOD_CUE:
        return &nod_look;
    case CHARGE_CUE:
        return &charge_look;
    case SAID_CUE:
        return &said_look;
    case SOON_CUE:
        return &soon_look;
    case PUFF_CUE:
        return &puff_look;
    case GLINT_CUE:
        return &glint_look;
    case DIM_CUE:
        return &dim_look;
    default:
        return &table->look->cues[cue];
    }
}

/* The seats that a result names: a set, or one seat, below 0 for none. */
static int winners_of(const CueLook *look, int value)
{
    if (look->several) {
        return value;
    }
    return value < 0 ? 0 : 1 << value;
}

Effect effect_seen(const Table *table, const CueLook *look, int value)
{
    if (look->effect != EFFECT_RESULT) {
        return look->effect;
    }
    int winners = winners_of(look, value);
    int all = (1 << table->setting.seats) - 1;
    if (table->setting.seats > 1 && (winners == 0 || winners == all)) {
        return EFFECT_DRAW;
    }
    return seats_have((SeatSet)winners, table->seat) ? EFFECT_WIN : EFFECT_LOSS;
}

/* 0: light, 1: hard, 2: heavy. */
static unsigned strength_of(const CueLook *look, int value)
{
    bool hard = look->hard > 0 && value >= look->hard;
    bool heavy = look->heavy > 0 && value >= look->heavy;
    return (unsigned)hard + (unsigned)heavy;
}

const BlowLook *blow_look(const CueLook *look, int value)
{
    static const BlowLook blows[] = {
        {.stops = 0.04f, .far = 5, .shakes = 0.2f, .size = 1.1f, .sparks = 6},
        {.stops = 0.07f, .far = 9, .shakes = 0.28f, .size = 1.45f, .sparks = 10},
        {.stops = 0.11f, .far = 16, .shakes = 0.4f, .size = 2, .sparks = 18}};
    return &blows[strength_of(look, value)];
}

float blow_throws(const CueLook *look, int value)
{
    static const float stronger[] = {1, 1.6f, 2.2f};
    if (look->throws > 0) {
        return look->throws * stronger[strength_of(look, value)];
    }
    return blow_look(look, value)->far;
}

/* A result sounds as it is, a blow as strong as it is, and what one seat gains or loses as that is
 * for the seat in front. */
static Sound cue_sound(const Table *table, const CueLook *look, int value)
{
    Effect effect = effect_seen(table, look, value);
    if (effect == EFFECT_LOSS) {
        return SOUND_LOSE;
    }
    if (effect == EFFECT_DRAW) {
        return SOUND_LEVEL;
    }
    if (look->sided && value != (int)table->seat) {
        return look->other;
    }
    bool has_strengths = look->sound == SOUND_HIT || look->sound == SOUND_MEET;
    return has_strengths ? look->sound + strength_of(look, value) : look->sound;
}

/* Where its card is, or else its zone; what has no place is heard in the middle. */
static float cue_x(const Table *table, const Beat *beat, const CueLook *look)
{
    Rect zone = table->layout.zones[look->zone].rect;
    if (beat->sprite != SPRITE_NONE) {
        return table->sprites[beat->sprite].pose.x;
    }
    if (look->zone != 0 && zone.w > 0) {
        return rect_centre(zone).x;
    }
    return rect_centre(table->space.window).x;
}

SoundWish cue_wish(const Table *table, const Beat *beat, const CueLook *look)
{
    return (SoundWish){.sound = cue_sound(table, look, beat->value),
                       .x = cue_x(table, beat, look),
                       .cents = beat->cents};
}

#define TONE_CENTS 200

int cue_cents(const Table *table, const CueLook *look, const void *view)
{
    const CueClimb *climbs = &look->climbs;
    if (climbs->counter == 0) {
        return 0;
    }
    int above = table->look->counter(view, (uint8_t)(climbs->counter - 1)) - climbs->from;
    return TONE_CENTS * max_int(min_int(above, climbs->to - climbs->from), 0);
}

#define LONG_MS 8000 /* since the last choice: so long others have been looked at */

/* Whoever has just acted needs no ribbon to know whose turn it is. */
unsigned turn_cue(const Table *table)
{
    uint64_t since = ui_now_ms(table->setting.ui) - table->acted_ms;
    return table->acted_ms == 0 || since > LONG_MS ? TURN_CUE : SOON_CUE;
}
