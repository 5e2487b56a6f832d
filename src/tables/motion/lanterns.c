/* The lanterns of a result: they rise for a win, go out one by one for a loss, behind all that
 * tells how it was lost, and every other one burns for a draw. And the card that has won when the
 * seat in front has lost. */
#include "result_effects.h"

#include <math.h>

#define LANTERNS     11
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
    bool win = shown->effect == EFFECT_WIN;
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
        bool burns = lantern_burns(table, shown, i);
        draw_picture(ui_draw(table->setting.ui), burns ? &lit : &unlit,
                     (Outline){.rect = rect_around(at, 130 * unit, 130 * unit)}, fade);
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

void victor_mark(Table *table, const RunningEffect *shown)
{
    if (shown->look->victor) {
        reduced_frame(table, shown);
    }
}

float victor_light(const RunningEffect *shown)
{
    return mix(1, STEP_LIGHT, stepped(shown));
}
