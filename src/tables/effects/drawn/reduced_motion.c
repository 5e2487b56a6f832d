/* What motion becomes when a person wants none (ui_has_reduced_motion), and what marks a card that
 * would shake or flash (ui_has_reduced_shaking, ui_has_reduced_flashes). A card that goes to
 * another zone fades out where it lay and in where it lies now, lit while it arrives; within its
 * zone it is there at once; effects stay where they begin and only fade. When things happen, in
 * which order and what is left at the end is the same as ever: only the timeline knows that, and
 * nothing here is kept. */
#include "cards.h"
#include "reduced.h"

#include <math.h>

float reduced_along(const Table *table, float along)
{
    return table_has_reduced_motion(table) ? 1 : along;
}

float reduced_fade(const RunningEffect *shown)
{
    float t = shown->age / shown->seconds;
    float goes = shown->stays ? 1 : (1 - t) * 2.5f;
    return fminf(fminf(t * 8, goes), 1);
}

Pose reduced_pose(const Motion *motion, float t, bool *arrives)
{
    *arrives = t >= 0.5f;
    Pose pose = motion->from;
    float strong = 1 - 2 * t;
    if (*arrives) {
        pose = motion->to;
        strong = 2 * t - 1;
    } else if (motion->unseen) {
        strong = 0;
    }
    pose.alpha *= strong;
    return pose;
}

void reduced_wound(Table *table, const RunningEffect *shown)
{
    Color red = color_faded(COLOR_DANGER, 0.35f * reduced_fade(shown));
    Rect card = pose_outline(&table->sprites[shown->sprite].pose).rect;
    draw_fill(ui_draw(table->setting.ui), card, red);
}

void reduced_frame(Table *table, const RunningEffect *shown)
{
    float unit = table->layout.unit;
    Rect card = pose_outline(&table->sprites[shown->sprite].pose).rect;
    draw_frame(ui_draw(table->setting.ui), rect_inset(card, -3 * unit), 6 * unit,
               color_faded(COLOR_LIT, reduced_fade(shown)));
}

void reduced_picture(Table *table, const RunningEffect *shown)
{
    draw_picture(ui_draw(table->setting.ui), &shown->picture, (Outline){.rect = shown->rect},
                 reduced_fade(shown));
}
