/* The great moments of a table: a card that is won over, one that arrives in its own light, a
 * jester's paper. All of it is drawn from the age of the effect and the place of its card. */
#include "cards.h"
#include "moments.h"
#include "reduced.h"

#include "base/limits.h"
#include "ui/tween.h"

#include <math.h>

#define LOZENGES      24
#define DIM_STEPS     4 /* each paints the whole window */
#define DIM_COMES     0.3f
#define DIM_GOES      0.5f
#define DIM_DARK      0.3f
#define SPLIT_SECONDS 0.3f
#define SPLIT_UNITS   24.0f
#define SPLIT_SIDE    72.0f
#define SPLIT_STILL   0.4f /* of the way, where nothing is to move */
#define RAYS          2.3f /* heights of the card */
#define RAYS_PULSE    9.0f /* radians in a second; turning them would cost ten times as much */
#define RISE_UNITS    16.0f
#define GOLDEN_ANGLE  2.4f /* radians: no two of a few fly the same way */

void climax_lozenges(Table *table, const RunningEffect *shown)
{
    static const uint32_t colors[] = {0x8e98cc, 0xe58b74, 0xffe09a, 0x7fb89b};
    float unit = table->layout.unit, t = shown->age;
    Point centre = rect_centre(shown->rect);
    if (shown->sprite != SPRITE_NONE) { /* from the card, wherever the words are */
        const Pose *pose = &table->sprites[shown->sprite].pose;
        centre = (Point){pose->x, pose->y};
    }
    for (unsigned i = 0; i < LOZENGES && !table_has_reduced_motion(table); i++) {
        float angle = (float)i * 0.2618f + 3.4f;
        float speed = (220 + 46 * (float)((i * 7) % 5)) * unit;
        Point at = {centre.x + cosf(angle) * speed * t,
                    centre.y + sinf(angle) * speed * t + 450 * unit * t * t};
        Outline outline = {.rect = rect_around(at, 36 * unit, 36 * unit),
                           .angle = 40 * (float)i + 300 * t};
        Color color = color_faded(color_rgb(colors[i % 4]), 1 - t / shown->seconds);
        draw_icon(ui_draw(table->setting.ui), "ui/suit-diamonds", outline, color);
    }
}

/* A sign is whole at first, then its halves part and go. */
void climax_split(Table *table, const RunningEffect *shown)
{
    const CueLook *look = shown->look;
    DrawList *list = ui_draw(table->setting.ui);
    float unit = table->layout.unit, side = SPLIT_SIDE * unit;
    float t = clamp_float((shown->age - look->splits_after) / SPLIT_SECONDS, 0, 1);
    float along = ease(EASE_OUT_CUBIC, t), strong = 1 - t * t;
    if (table_has_reduced_motion(table)) {
        along = SPLIT_STILL;
        strong = reduced_fade(shown);
    }
    Point at = rect_centre(table->layout.zones[look->splits_at].rect);
    Picture sign = picture_named(look->splits);
    for (int way = -1; way <= 1 && strong > 0; way += 2) {
        Rect whole = rect_around(at, side, side);
        whole.x += SPLIT_UNITS * unit * along * (float)way;
        Rect half = whole, left = rect_cut_left(&half, side / 2);
        draw_clip(list, way < 0 ? left : half);
        draw_picture(list, &sign, (Outline){.rect = whole}, strong);
    }
    draw_clip_end(list);
}

/* Comes, stays and goes in few steps: 0 … 1. */
static float dimmed(const RunningEffect *shown)
{
    float along = fminf(shown->age / DIM_COMES, (shown->seconds - shown->age) / DIM_GOES);
    return DIM_DARK * ceilf(clamp_float(along, 0, 1) * DIM_STEPS) / DIM_STEPS;
}

void climax_dim(Table *table, const RunningEffect *shown)
{
    draw_fill(ui_draw(table->setting.ui), ui_bounds(table->setting.ui),
              color_faded(COLOR_INK, dimmed(shown)));
}

float climax_light(const RunningEffect *shown)
{
    return 1 - dimmed(shown);
}

#define SENT_SECONDS 0.4f
#define SENT_STAGGER 0.03f
#define SENT_UNITS   64.0f
#define DUST_UNITS   9.0f
#define SENT_ARC     0.18f /* of the way */

void climax_sent(Table *table, const RunningEffect *shown)
{
    const CueLook *look = shown->look;
    float unit = table->layout.unit;
    Point from = rect_centre(table->layout.zones[look->zone].rect), to = rect_centre(shown->rect);
    if (look->sends_to > 0) {
        to = rect_centre(table->layout.zones[look->sends_to - 1].rect);
    }
    float rises = SENT_ARC * hypotf(to.x - from.x, to.y - from.y);
    for (unsigned i = 0; i < look->sends && !table_has_reduced_motion(table); i++) {
        float t = (shown->age - SENT_STAGGER * (float)i) / SENT_SECONDS;
        float along = ease(EASE_IN_OUT, t), wide = 14 * unit * sinf(GOLDEN_ANGLE * (float)i);
        Point at = {mix(from.x, to.x, along) + wide,
                    mix(from.y, to.y, along) - rises * sinf(TURN / 2 * along)};
        if (t <= 0 || t >= 1) {
            continue;
        }
        if (look->sends == 1) {
            Picture icon = picture_named(look->icon);
            float side = SENT_UNITS * unit;
            draw_picture(ui_draw(table->setting.ui), &icon,
                         (Outline){.rect = rect_around(at, side, side)}, 1);
        } else {
            float side = DUST_UNITS * unit;
            draw_round(ui_draw(table->setting.ui), rect_around(at, side, side), side / 2,
                       color_faded(color_rgb(look->color), sinf(TURN / 2 * t)));
        }
    }
}

/* Comes within the first part of the time and goes in the last. */
static float strength(const Table *table, const RunningEffect *shown)
{
    float t = shown->age / shown->seconds;
    if (table_has_reduced_motion(table)) {
        return reduced_fade(shown);
    }
    return fminf(fminf(t * 6, (1 - t) * 4), 1);
}

/* Light that pulses behind the card. */
void climax_rays(Table *table, const RunningEffect *shown)
{
    if (shown->sprite == SPRITE_NONE) {
        return;
    }
    Picture rays = picture_named("ui/rays-gold");
    Rect card = pose_outline(&table->sprites[shown->sprite].pose).rect;
    float side = card.h * RAYS;
    Outline outline = {.rect = rect_around(rect_centre(card), side, side)};
    float pulse = 1;
    if (!table_has_reduced_motion(table)) {
        pulse = 0.85f + 0.15f * cosf(RAYS_PULSE * shown->age);
    }
    draw_picture(ui_draw(table->setting.ui), &rays, outline, pulse * strength(table, shown));
}

/* A frame of light round the card, wherever it is pushed; none when it has left the table. */
void climax_frame(Table *table, const RunningEffect *shown)
{
    if (shown->sprite == SPRITE_NONE) {
        return;
    }
    float unit = table->layout.unit;
    const Sprite *sprite = &table->sprites[shown->sprite];
    Outline outline = pose_outline(&sprite->pose);
    outline.rect.x += sprite->push.x;
    outline.rect.y += sprite->push.y;
    draw_push(ui_draw(table->setting.ui),
              &(DrawCommand){.kind = DRAW_FRAME,
                             .rect = rect_inset(outline.rect, -3 * unit),
                             .angle = outline.angle,
                             .thickness = 6 * unit,
                             .radius = 14 * unit,
                             .color = color_faded(COLOR_LIT, strength(table, shown))});
}

void climax_rise(const Table *table, const RunningEffect *shown, Push *push)
{
    push->by.y -= RISE_UNITS * table->layout.unit * strength(table, shown);
}
