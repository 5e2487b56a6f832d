/* The lanterns of a result: they rise for a win, go out one by one for a loss, small at the upper
 * edge, where they cover nothing that tells how it was lost, and every other one burns for a draw.
 * And the card that has won when the seat in front has lost. */
#include "moments.h"
#include "reduced.h"

#include <math.h>

#define LANTERNS     11
#define SIDE_UNITS   130.0f
#define SMALL_UNITS  54.0f
#define FALL_UNITS   24.0f /* of the cards that are left in the hand of who has lost */
#define FALL_DEGREES 6.0f
#define STEP_UNITS   30.0f
#define STEP_SECONDS 0.6f
#define STEP_LIGHT   0.4f

static bool lantern_burns(const Table *table, const RunningEffect *shown, unsigned index)
{
    float t = shown->age / shown->seconds;
    bool goes_out = shown->effect == EFFECT_LOSS && !table_has_reduced_motion(table);
    bool half = shown->effect == EFFECT_DRAW && index % 2 == 0;
    return shown->effect == EFFECT_WIN || half || (goes_out && t < 0.2f + 0.07f * (float)index);
}

void lanterns_draw(Table *table, const RunningEffect *shown)
{
    Rect area = table->space.area;
    float t = shown->age / shown->seconds, unit = table->layout.unit;
    Picture lit = picture_named("ui/lantern-lit"), unlit = picture_named("ui/lantern-unlit");
    bool win = shown->effect == EFFECT_WIN, is_loss = shown->effect == EFFECT_LOSS;
    float side = (is_loss ? SMALL_UNITS : SIDE_UNITS) * unit;
    float fade = fminf(t * 8, 1);
    if (table_has_reduced_motion(table)) {
        fade = reduced_fade(shown);
    } else if (win) {
        fade = fminf((1 - t) * 6, 1); /* they go on out of sight */
    }
    for (unsigned i = 0; i < LANTERNS; i++) {
        float delay = 0.05f * (float)((i * 4) % LANTERNS);
        float along = reduced_along(table, ease(EASE_IN_OUT, (t - delay) / 0.6f));
        float down = 0.3f;
        if (win) {
            down = mix(1.1f, 0.15f + 0.05f * (float)((i * 5) % 4), along);
        }
        Point at = {area.x + area.w * ((float)i + 0.5f) / LANTERNS, area.y + area.h * down};
        if (is_loss) {
            at.y = area.y + side / 2;
        }
        bool burns = lantern_burns(table, shown, i);
        draw_picture(ui_draw(table->setting.ui), burns ? &lit : &unlit,
                     (Outline){.rect = rect_around(at, side, side)}, fade);
    }
}

static float stepped(const RunningEffect *shown)
{
    return ease(EASE_OUT_CUBIC, fminf(shown->age / STEP_SECONDS, 1));
}

void victor_step(const Table *table, const RunningEffect *shown, Push *push)
{
    if (shown->look->victor) {
        push->by.y += STEP_UNITS * table->layout.unit * stepped(shown);
    }
}

/* To one side and the other, by where they lie. */
void victor_fall(const Table *table, const RunningEffect *shown, const Pose *pose, Push *push)
{
    float unit = table->layout.unit,
          fallen = ease(EASE_IN_CUBIC, fminf(shown->age / STEP_SECONDS, 1));
    bool is_right = pose->x > rect_centre(table->layout.hand).x;
    push->by.y += FALL_UNITS * unit * fallen;
    push->angle += (is_right ? FALL_DEGREES : -FALL_DEGREES) * fallen;
}

void victor_mark(Table *table, const RunningEffect *shown)
{
    if (shown->look->victor) {
        reduced_frame(table, shown);
    }
}

float victor_light(const RunningEffect *shown)
{
    return !shown->look->victor ? 1 : mix(1, STEP_LIGHT, stepped(shown));
}
