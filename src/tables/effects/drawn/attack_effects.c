/* How blows between units look, each so that it is known without its words: a card that strikes
 * steps forward, a dome closes over one that takes no damage, a wave breaks over one that is hit
 * from the side, a spear flies through one that is hit from the front, streaks trail a card that
 * runs, and one in fury swells in red. All of it is drawn from the age of the effect and the place
 * of its card; nothing is kept. */
#include "attacks.h"
#include "cards.h"
#include "looks.h"
#include "reduced.h"

#include "ui/tween.h"

#include <math.h>

#define WAVE_RINGS  3
#define WAVE_DROPS  9
#define STREAKS     5
#define GUARD_COLOR 0x9fd0ff
#define WAVE_COLOR  0x7fd6e8
#define SPEAR_COLOR 0xffe9b0
#define FURY_COLOR  0xff4b3a

static float along_of(const RunningEffect *shown)
{
    return shown->age / shown->seconds;
}

/* From nothing to one and back, with its height at `peak`. */
static float swell(float t, float peak)
{
    if (t < peak) {
        return ease(EASE_OUT_CUBIC, t / peak);
    }
    return 1 - ease(EASE_IN_CUBIC, (t - peak) / (1 - peak));
}

/* The way towards the bridge from where the card lies: its line ends there. */
static float towards_bridge(const Table *table, const RunningEffect *shown)
{
    bool leftward =
        shown->sprite != SPRITE_NONE && zone_is_leftward(table, table->sprites[shown->sprite].zone);
    return leftward ? 1 : -1;
}

static void draw_ring(Table *table, Point centre, float radius, float thickness, Color color)
{
    draw_push(ui_draw(table->setting.ui),
              &(DrawCommand){.kind = DRAW_FRAME,
                             .rect = rect_around(centre, 2 * radius, 2 * radius),
                             .thickness = thickness,
                             .radius = radius,
                             .color = color});
}

void attack_dome(Table *table, const RunningEffect *shown)
{
    float t = along_of(shown), strong = swell(t, 0.3f), unit = table->layout.unit;
    Rect card = shown->rect;
    Point centre = rect_centre(card);
    Color color = color_faded(color_rgb(GUARD_COLOR), strong);
    float radius = card.h * (0.42f + 0.16f * reduced_along(table, ease(EASE_OUT_CUBIC, t)));
    Picture sign = picture_named("ui/glyph-protection");
    float drawn_in = reduced_along(table, ease(EASE_OUT_CUBIC, fminf(t * 4, 1)));
    float side = card.w * mix(1.1f, 0.72f, drawn_in);
    draw_round(ui_draw(table->setting.ui), rect_around(centre, 2 * radius, 2 * radius), radius,
               color_faded(color_rgb(GUARD_COLOR), 0.28f * strong));
    draw_ring(table, centre, radius, 5 * unit, color);
    draw_ring(table, centre, radius * 0.84f, 2 * unit, color);
    draw_picture(ui_draw(table->setting.ui), &sign,
                 (Outline){.rect = rect_around(centre, side, side)}, strong);
}

/* Rings that spread. */
void attack_rings(Table *table, const RunningEffect *shown)
{
    float t = along_of(shown), unit = table->layout.unit;
    bool is_reduced = table_has_reduced_motion(table);
    for (int ring = 0; ring < WAVE_RINGS; ring++) {
        float own = t * 1.5f - 0.2f * (float)ring, strong = 1 - own;
        if (is_reduced) {
            own = 0.25f + 0.25f * (float)ring;
            strong = reduced_fade(shown);
        }
        if (own > 0 && own < 1) {
            draw_ring(table, rect_centre(shown->rect), shown->rect.w * mix(0.15f, 0.95f, own),
                      mix(9, 2, own) * unit, color_faded(color_rgb(WAVE_COLOR), strong));
        }
    }
}

/* Drops that fall outwards. */
void attack_drops(Table *table, const RunningEffect *shown)
{
    float t = along_of(shown), unit = table->layout.unit;
    Rect card = shown->rect;
    Point centre = rect_centre(card);
    for (int drop = 0; drop < WAVE_DROPS && !table_has_reduced_motion(table); drop++) {
        float angle = TURN / 2 * (1.15f + 0.7f * (float)drop / (WAVE_DROPS - 1));
        float far = card.w * (0.5f + 0.12f * (float)(drop * 5 % 4)) * t * 1.6f;
        float side = (10 + 3 * (float)(drop % 3)) * unit;
        Point at = {centre.x + cosf(angle) * far,
                    centre.y + sinf(angle) * far + card.h * 0.9f * t * t};
        draw_round(ui_draw(table->setting.ui), rect_around(at, side, side), side / 2,
                   color_faded(color_rgb(WAVE_COLOR), 1 - t));
    }
}

/* A long streak with a point at its head, from the bridge outwards through the card. */
void attack_spear(Table *table, const RunningEffect *shown)
{
    float t = along_of(shown), unit = table->layout.unit;
    float outwards = -towards_bridge(table, shown);
    Rect card = shown->rect;
    Point centre = rect_centre(card);
    float flown = reduced_along(table, ease(EASE_OUT_CUBIC, fminf(t * 2.2f, 1)));
    float head = centre.x + outwards * card.w * mix(-1.6f, 0.9f, flown);
    float fade = fade_late(t, 0.5f, 0.5f);
    float length = card.w * 1.5f;
    Rect shaft = {outwards > 0 ? head - length : head, centre.y - 4 * unit, length, 8 * unit};
    Outline point = {.rect = rect_around((Point){head, centre.y}, 30 * unit, 30 * unit),
                     .angle = 45};
    DrawList *list = ui_draw(table->setting.ui);
    draw_round(list, shaft, 4 * unit, color_faded(color_rgb(SPEAR_COLOR), fade));
    draw_push(list, &(DrawCommand){.kind = DRAW_FILL,
                                   .rect = point.rect,
                                   .angle = point.angle,
                                   .color = color_faded(color_rgb(SPEAR_COLOR), fade)});
}

/* Lines behind the card, which is on its way while they show. */
void attack_streaks(Table *table, const RunningEffect *shown)
{
    if (shown->sprite == SPRITE_NONE || table_has_reduced_motion(table)) {
        return;
    }
    Rect card = pose_outline(&table->sprites[shown->sprite].pose).rect;
    float t = along_of(shown), unit = table->layout.unit, strong = swell(t, 0.25f);
    float way = towards_bridge(table, shown);
    for (int i = 0; i < STREAKS; i++) {
        float length = card.w * (0.5f + 0.22f * (float)(i * 3 % STREAKS)) * strong;
        float y = card.y + card.h * ((float)i + 0.5f) / STREAKS;
        float x = way > 0 ? card.x - length : card.x + card.w;
        draw_round(ui_draw(table->setting.ui), (Rect){x, y, length, 5 * unit}, 2.5f * unit,
                   color_faded(color_rgb(SPEAR_COLOR), 0.85f * strong));
    }
}

#define SPARK_SECONDS 0.3f
#define SPARK_WAY     110.0f /* units */
#define GOLDEN_ANGLE  2.4f   /* radians: no two fly the same way */

/* Sparks fly from where a blow lands, more of a stronger one. */
void attack_sparks(Table *table, const RunningEffect *shown)
{
    const BlowLook *blow = blow_look(shown->look, shown->value);
    float t = shown->age / SPARK_SECONDS, unit = table->layout.unit;
    bool is_seen = t < 1 && shown->look->hard > 0 && !table_has_reduced_motion(table);
    Point from = rect_centre(shown->rect);
    if (shown->sprite != SPRITE_NONE) {
        from = rect_centre(place_struck(table, shown->sprite));
    }
    for (unsigned i = 0; i < blow->sparks && is_seen; i++) {
        float angle = GOLDEN_ANGLE * ((float)i + 0.5f);
        float way = SPARK_WAY * (0.7f + 0.15f * (float)(i % 3)) * ease(EASE_OUT_CUBIC, t);
        Point at = {from.x + way * unit * cosf(angle), from.y + way * unit * sinf(angle)};
        draw_push(ui_draw(table->setting.ui),
                  &(DrawCommand){.kind = DRAW_FILL,
                                 .rect = rect_around(at, 14 * unit, 3 * unit),
                                 .angle = DEGREES(angle),
                                 .color = color_faded(color_rgb(SPEAR_COLOR), 1 - t * t)});
    }
}

void attack_fury(Table *table, const RunningEffect *shown)
{
    float t = along_of(shown), strong = swell(t, 0.35f);
    Rect card = shown->rect;
    float side = card.w * mix(0.5f, 1.15f, reduced_along(table, ease(EASE_OUT_CUBIC, t)));
    Picture sign = picture_named("ui/glyph-berserk");
    DrawList *list = ui_draw(table->setting.ui);
    draw_glow(list, (Outline){.rect = card}, color_faded(color_rgb(FURY_COLOR), 0.5f * strong));
    draw_picture(list, &sign, (Outline){.rect = rect_around(rect_centre(card), side, side)},
                 strong);
}

/* Back while its bow grows, then towards the bridge as that is there, and home. */
void attack_lunge(const Table *table, const RunningEffect *shown, Push *push)
{
    static const Lunge lunge = {
        .back = 10, .far = 26, .backs = 0.12f, .dashes = 0.1f, .stops = 0.09f, .home = 0.2f};
    float far = lunge_at(&lunge, shown->age) * table->layout.unit;
    push->by.x += towards_bridge(table, shown) * far;
}

void attack_shake(const Table *table, const RunningEffect *shown, Push *push)
{
    static const float shakes[] = {1, -0.67f, 0.44f, -0.22f, 0};
    const BlowLook *blow = blow_look(shown->look, shown->value);
    float t = fmaxf(shown->age - blow->stops, 0) / blow->shakes;
    if (t < 1) {
        unsigned step = (unsigned)(t * 4);
        float far = mix(shakes[step], shakes[step + 1], t * 4 - (float)step);
        far *= blow_throws(shown->look, shown->value) * table->layout.unit;
        push->by.x -= towards_bridge(table, shown) * far;
    }
}

/* A wave pushes the card down. */
void attack_push_down(const Table *table, const RunningEffect *shown, Push *push)
{
    push->by.y += 12 * table->layout.unit * swell(along_of(shown), 0.2f);
}

/* A spear pushes it back. */
void attack_push_back(const Table *table, const RunningEffect *shown, Push *push)
{
    float back = 16 * table->layout.unit * swell(along_of(shown), 0.2f);
    push->by.x -= towards_bridge(table, shown) * back;
}

/* Fury makes it tremble. */
void attack_tremble(const Table *table, const RunningEffect *shown, Push *push)
{
    (void)table;
    float t = along_of(shown);
    push->angle += 3 * sinf(t * 7 * TURN) * (1 - t);
}
