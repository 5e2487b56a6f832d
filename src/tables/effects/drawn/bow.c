/* The bow of a blow: a band that grows from the card that strikes to the one that is struck, with
 * an arrow at its head, over all cards between. Gold from the own side, red from the other. */
#include "attacks.h"
#include "cards.h"
#include "looks.h"
#include "reduced.h"
#include "tables/table_picture.h"

#include "ui/tween.h"

#include <math.h>

#define PARTS         24
#define GROW_SECONDS  0.2f
#define FADE_SECONDS  0.16f
#define BREAK_SECONDS 0.34f
#define HEAD_SIDE     46.0f  /* units */
#define RISE_MOST     140.0f /* units: below the panels over the highest row */
#define BLUNT_ALONG   0.9f   /* of the way: it never reaches the card */
#define HALF_STRIPS   14
#define BURST_SIZE    0.47f /* of its card, by the size of the blow's number */
#define OWN_TAIL      0xffd98a
#define OWN_HEAD      0xf0742c
#define OTHER_TAIL    0xff9d84
#define OTHER_HEAD    0xd23440

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
    float rise = fminf(hypotf(b.x - a.x, b.y - a.y) * 0.32f + 40 * unit, RISE_MOST * unit);
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
    bool is_headless;
} Band;

static Outline head_of(const Curve *curve, const Band *band, float unit)
{
    Point tip = curve_at(curve, band->along), before = curve_at(curve, band->along * 0.96f);
    float side = HEAD_SIDE * unit * band->thick;
    return (Outline){.rect = rect_around(tip, side, side),
                     .angle = DEGREES(atan2f(tip.y - before.y, tip.x - before.x))};
}

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
    if (!band->is_headless) {
        draw_icon(list, "ui/ui-play", head_of(curve, band, unit),
                  color_faded(color_rgb(band->head), band->alpha));
    }
}

/* Seconds since the head broke: it has waited for what it leads to. Negative: it is whole. */
static float broken_for(const Table *table, const RunningEffect *shown)
{
    if (!shown->blunt || table_has_reduced_motion(table)) {
        return -1;
    }
    if (shown->look->joins) { /* all is seen at once */
        return shown->age - GROW_SECONDS;
    }
    return shown->age - shown->look->holds;
}

/* Half of the head, of strips from its middle line to one side, turned by degrees round `at`. */
static void draw_half(DrawList *list, Point at, float side, float degrees, Color color)
{
    float turn = RADIANS(degrees), along_x = cosf(turn), along_y = sinf(turn);
    float wide = fabsf(side) * 0.62f / HALF_STRIPS;
    for (int i = 0; i < HALF_STRIPS; i++) {
        float x = wide * ((float)i + 0.5f) - fabsf(side) * 0.25f;
        float high = side * 0.39f * (1 - ((float)i + 0.5f) / HALF_STRIPS), y = high / 2;
        Point middle = {at.x + along_x * x - along_y * y, at.y + along_y * x + along_x * y};
        draw_push(list, &(DrawCommand){.kind = DRAW_FILL,
                                       .rect = rect_around(middle, wide * 1.1f, fabsf(high)),
                                       .angle = degrees,
                                       .color = color});
    }
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

static Curve curve_of(const Bow *bow, float unit)
{
    Curve curve = curve_between(bow->from, bow->to, unit);
    float middle = (curve.from.y + curve.to.y) / 2;
    curve.over.y = mix(middle, curve.over.y, bow->rise);
    return curve;
}

bool table_bow_meets(const Bow *bow, float unit, Rect rect)
{
    Curve curve = curve_of(bow, unit);
    bool meets = false;
    for (int i = 0; i <= PARTS; i++) {
        meets |= rect_has(rect_inset(rect, -HEAD_SIDE / 2 * unit),
                          curve_at(&curve, bow->along * (float)i / PARTS));
    }
    return meets;
}

void table_draw_bow(Ui *ui, const Bow *bow, float unit)
{
    Curve curve = curve_of(bow, unit);
    Band band = band_of(bow->is_own);
    band.along = ease(EASE_IN_CUBIC, bow->along);
    draw_band(ui_draw(ui), &curve, &band, unit);
}

/* The bow of an effect as it is seen now. */
typedef struct Shot {
    Curve curve;
    Band band;
    float broken; /* see broken_for */
} Shot;

static Shot shot_of(Table *table, const RunningEffect *shown)
{
    Rect from = place_struck(table, shown->sprite), to = place_struck(table, shown->other);
    if (shown->look->bow != BOW_STRIKE) { /* to its card */
        Rect other = from;
        from = to;
        to = other;
    }
    Shot shot = {.broken = broken_for(table, shown)};
    shot.curve = curve_between(from, to, table->layout.unit);
    shot.band = band_of(shot.curve.from.x < rect_centre(table->layout.ribbon).x);
    shot.band.along =
        reduced_along(table, ease(EASE_IN_CUBIC, fminf(shown->age / GROW_SECONDS, 1)));
    if (shown->blunt) {
        shot.band.along *= BLUNT_ALONG;
    }
    shot.band.alpha = fminf((shown->seconds - shown->age) / FADE_SECONDS, 1);
    shot.band.is_headless = shot.broken > 0;
    if (shown->look->joins) {
        shot.band.thick = 0.6f;
    }
    return shot;
}

/* It breaks along its middle line; the halves turn away from each other and fall. */
static void draw_broken_head(DrawList *list, const Shot *shot, float unit)
{
    Outline head = head_of(&shot->curve, &shot->band, unit);
    Point at = rect_centre(head.rect);
    float t = shot->broken / BREAK_SECONDS, fallen = 90 * t * t - 30 * t;
    Color color = color_faded(color_rgb(shot->band.head), 1 - t * t);
    for (int half = -1; half <= 1; half += 2) {
        float side = (float)half;
        Point away = {at.x - 30 * unit * t * side, at.y + fallen * unit};
        draw_half(list, away, head.rect.w * side, head.angle + 60 * t * side, color);
    }
}

void bow_draw(Table *table, const RunningEffect *shown)
{
    Shot shot = shot_of(table, shown);
    draw_band(ui_draw(table->setting.ui), &shot.curve, &shot.band, table->layout.unit);
}

void bow_draw_broken(Table *table, const RunningEffect *shown)
{
    Shot shot = shot_of(table, shown);
    if (shot.broken > 0 && shot.broken < BREAK_SECONDS) {
        draw_broken_head(ui_draw(table->setting.ui), &shot, table->layout.unit);
    }
}

/* A number in a burst at the outer upper corner of the card: it pops up and fades. */
void bow_burst(Table *table, const RunningEffect *shown)
{
    DrawList *list = ui_draw(table->setting.ui);
    float t = shown->age / shown->seconds, strong = fade_late(t, 0.75f, 0.25f);
    float pop = reduced_along(table, ease(EASE_OUT_BACK, fminf(t * 9, 1)));
    Rect card = shown->rect;
    float size = BURST_SIZE * blow_look(shown->look, shown->value)->size;
    float side = fmaxf(card.w, 90 * table->layout.unit) * size * pop;
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

/* Whom a striker strikes: the card of the next cue, before anything moves; NULL: nobody. */
static const Event *next_aim(const Table *table, const Event *event, const Event *end)
{
    for (const Event *next = event + 1; next < end && next->kind != EVENT_MOVE; next++) {
        if (next->kind == EVENT_CUE && cue_sprite(table, next) != SPRITE_NONE) {
            return next;
        }
    }
    return NULL;
}

void bow_aim(const Table *table, const Event *event, const Event *end, Beat *beat)
{
    const CueLook *looks = table->look->cues, *look = &looks[event->name];
    const Event *next = next_aim(table, event, end);
    beat->other = SPRITE_NONE;
    beat->blunt = look->bow != BOW_NONE && next && looks[next->name].blunts;
    if (look->bow == BOW_THROWN) {
        beat->other = stack_last(&table->stacks[look->bow_zone]);
    } else if (look->bow == BOW_STRIKE && next) {
        beat->other = cue_sprite(table, next);
    }
}
