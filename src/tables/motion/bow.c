/* The bow of a blow: a band that grows from the card that strikes to the one that is struck, with
 * an arrow at its head, over all cards between. Gold from the own side, red from the other. */
#include "effect_kinds.h"

#include <math.h>

#define PARTS        24
#define GROW_SECONDS 0.2f
#define FADE_SECONDS 0.16f
#define DEGREES(rad) ((rad)*57.29578f)
#define OWN_TAIL     0xffd98a
#define OWN_HEAD     0xf0742c
#define OTHER_TAIL   0xff9d84
#define OTHER_HEAD   0xd23440

typedef struct Curve {
    Point from, over, to;
} Curve;

static Point curve_at(const Curve *curve, float t)
{
    float a = (1 - t) * (1 - t), b = 2 * t * (1 - t), c = t * t;
    return (Point){a * curve->from.x + b * curve->over.x + c * curve->to.x,
                   a * curve->from.y + b * curve->over.y + c * curve->to.y};
}

static Color mixed(uint32_t tail, uint32_t head, float along, float alpha)
{
    Color a = color_rgb(tail), b = color_rgb(head);
    Color color = {(uint8_t)mix(a.r, b.r, along), (uint8_t)mix(a.g, b.g, along),
                   (uint8_t)mix(a.b, b.b, along), 255};
    return color_faded(color, alpha);
}

/* Where blows on the card land. */
static Rect end_rect(Table *table, uint8_t sprite)
{
    Rect rect = pose_outline(&table->sprites[sprite].pose).rect;
    if (table->look->struck) {
        TableScene scene = table_scene(table);
        table->look->struck(&scene, table->sprites[sprite].seen_in, &rect);
    }
    return rect;
}

/* From the head of one card into the side of the other that looks at it; round the side of cards
 * that lie one above another. */
static Curve curve_between(Rect from, Rect to, float unit)
{
    Point a = rect_centre(from), b = rect_centre(to);
    if (fabsf(b.x - a.x) <= from.w * 0.5f) {
        return (Curve){a, {(a.x + b.x) / 2 + from.w * 0.9f, (a.y + b.y) / 2}, b};
    }
    float side = b.x > a.x ? -1 : 1;
    a.y -= from.h * 0.3f;
    b.x += side * to.w * 0.42f;
    float rise = hypotf(b.x - a.x, b.y - a.y) * 0.32f + 40 * unit;
    return (Curve){a, {(a.x + b.x) / 2, (a.y + b.y) / 2 - rise}, b};
}

static void draw_part(DrawList *list, Point a, Point b, float thick, Color color)
{
    Point middle = {(a.x + b.x) / 2, (a.y + b.y) / 2};
    float length = hypotf(b.x - a.x, b.y - a.y) + thick * 0.25f;
    draw_push(list, &(DrawCommand){.kind = DRAW_FILL,
                                   .rect = rect_around(middle, length, thick),
                                   .angle = DEGREES(atan2f(b.y - a.y, b.x - a.x)),
                                   .color = color});
}

/* A band of this colour; its head is `along` of the way. */
typedef struct Band {
    uint32_t tail, head;
    float thick, along, alpha; /* times which it is as thick as a strike's */
} Band;

static void draw_band(DrawList *list, const Curve *curve, const Band *band, float unit)
{
    Point last = curve_at(curve, 0);
    for (int i = 1; i <= PARTS; i++) {
        float t = band->along * (float)i / PARTS;
        Point next = curve_at(curve, t);
        Color color = mixed(band->tail, band->head, t, band->alpha);
        draw_part(list, last, next, (7 + 9 * t) * unit * band->thick, color);
        last = next;
    }
    Point before = curve_at(curve, band->along * 0.96f);
    float side = 46 * unit * band->thick;
    Outline head = {.rect = rect_around(last, side, side),
                    .angle = DEGREES(atan2f(last.y - before.y, last.x - before.x))};
    draw_icon(list, "ui/ui-play", head, color_faded(color_rgb(band->head), band->alpha));
}

static Band band_of(bool is_own)
{
    Band band = {.tail = OTHER_TAIL, .head = OTHER_HEAD, .thick = 1, .along = 1, .alpha = 1};
    if (is_own) {
        band.tail = OWN_TAIL;
        band.head = OWN_HEAD;
    }
    return band;
}

void table_draw_bow(Ui *ui, const Bow *bow, float unit)
{
    Curve curve = curve_between(bow->from, bow->to, unit);
    float middle = (curve.from.y + curve.to.y) / 2;
    curve.over.y = mix(middle, curve.over.y, bow->rise);
    Band band = band_of(bow->is_own);
    band.along = ease(EASE_IN_CUBIC, bow->along);
    draw_band(ui_draw(ui), &curve, &band, unit);
}

void bow_draw(Table *table, const RunningEffect *shown)
{
    Rect from = end_rect(table, shown->sprite), to = end_rect(table, shown->other);
    if (shown->look->bow != BOW_STRIKE) {
        Rect other = from;
        from = to;
        to = other;
    }
    float unit = table->layout.unit;
    Curve curve = curve_between(from, to, unit);
    Band band = band_of(curve.from.x < rect_centre(table->layout.ribbon).x);
    band.along = reduced_along(table, ease(EASE_IN_CUBIC, fminf(shown->age / GROW_SECONDS, 1)));
    band.alpha = fminf((shown->seconds - shown->age) / FADE_SECONDS, 1);
    if (shown->look->bow == BOW_SPREAD) {
        band.thick = 0.6f;
    }
    draw_band(ui_draw(table->setting.ui), &curve, &band, unit);
}

/* A number in a burst at the outer upper corner of the card: it pops up and fades. */
void bow_burst(Table *table, const RunningEffect *shown)
{
    DrawList *list = ui_draw(table->setting.ui);
    float t = shown->age / shown->seconds, strong = fade_late(t, 0.75f, 0.25f);
    float pop = reduced_along(table, ease(EASE_OUT_BACK, fminf(t * 9, 1)));
    Rect card = shown->rect;
    float side = fmaxf(card.w, 90 * table->layout.unit) * 0.68f * pop;
    Point at = {card.x + card.w * 0.72f, card.y + card.h * 0.2f};
    Picture picture = picture_named(shown->look->burst);
    TextStyle style = {.face = FONT_TITLE, .size = 34};
    const TextBlock *block = text_layout(table->setting.ui, shown->words, style, 0);
    draw_picture(list, &picture, (Outline){.rect = rect_around(at, side, side)}, strong);
    draw_text(list, block, (Point){at.x - block->w / 2, at.y - block->h / 2},
              color_faded(color_rgb(shown->look->color), strong));
}

uint8_t cue_sprite(const Table *table, const Event *event)
{
    if (!table->look->cues[event->name].aimed) {
        return SPRITE_NONE;
    }
    return stack_at(&table->stacks[event->from], event->from_index);
}

/* Whom a striker strikes: the card of the next cue, before anything moves. */
static uint8_t next_aim(const Table *table, const Event *event, const Event *end)
{
    for (const Event *next = event + 1; next < end && next->kind != EVENT_MOVE; next++) {
        if (next->kind == EVENT_CUE && cue_sprite(table, next) != SPRITE_NONE) {
            return cue_sprite(table, next);
        }
    }
    return SPRITE_NONE;
}

uint8_t bow_end(const Table *table, const Event *event, const Event *end, uint8_t struck)
{
    const CueLook *look = &table->look->cues[event->name];
    switch (look->bow) {
    case BOW_NONE:
        break;
    case BOW_STRIKE:
        return next_aim(table, event, end);
    case BOW_SPREAD:
        return struck;
    case BOW_THROWN:
        return stack_last(&table->stacks[look->bow_zone]);
    }
    return SPRITE_NONE;
}
