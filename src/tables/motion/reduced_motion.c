/* What motion becomes when a person wants none (ui_is_calm): a card that goes to another zone fades
 * out where it lay and in where it lies now, lit while it arrives; within its zone it is there at
 * once; effects stay where they begin and only fade. When things happen, in which order and what is
 * left at the end is the same as ever: only the timeline knows that, and nothing here is kept. */
#include "table_state.h"

#include <math.h>

bool table_has_reduced_motion(const Table *table)
{
    return ui_is_calm(table->setting.ui);
}

float reduced_along(const Table *table, float along)
{
    return table_has_reduced_motion(table) ? 1 : along;
}

float reduced_fade(const RunningEffect *shown)
{
    float t = shown->age / shown->seconds;
    return fminf(fminf(t * 8, (1 - t) * 2.5f), 1);
}

Pose reduced_pose(const Motion *motion, float t, bool *arrives)
{
    *arrives = t >= 0.5f;
    Pose pose = *arrives ? motion->to : motion->from;
    pose.alpha *= *arrives ? 2 * t - 1 : motion->unseen ? 0 : 1 - 2 * t;
    return pose;
}

void reduced_draw(Table *table, const RunningEffect *shown)
{
    DrawList *list = ui_draw(table->setting.ui);
    float strong = reduced_fade(shown), unit = table->layout.unit;
    if (shown->sprite == SPRITE_NONE) {
        return;
    }
    Rect card = pose_outline(&table->sprites[shown->sprite].pose).rect;
    switch (shown->effect) {
    case EFFECT_HIT:
    case EFFECT_WAVE:
    case EFFECT_PIERCE:
        draw_fill(list, shown->rect, color_faded(COLOR_DANGER, 0.35f * strong));
        return;
    case EFFECT_LUNGE:
    case EFFECT_DASH:
    case EFFECT_JESTER:
        draw_frame(list, rect_inset(card, -3 * unit), 6 * unit, color_faded(COLOR_LIT, strong));
        return;
    case EFFECT_TEAR:
        draw_picture(list, &shown->picture, (Outline){.rect = shown->rect}, strong);
        return;
    case EFFECT_NONE:
    case EFFECT_RISE:
    case EFFECT_GUARD:
    case EFFECT_FURY:
    case EFFECT_WIN:
    case EFFECT_LOSS:
    case EFFECT_DRAW:
    case EFFECT_RESULT:
    case EFFECT_TURN:
        return;
    }
}
