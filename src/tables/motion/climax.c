/* The great moments of a table: a card that is torn, one that is won over, one that arrives in its
 * own light, a jester's paper. All of it is drawn from the age of the effect and the place of its
 * card. */
#include "effect_kinds.h"

#include "ui/tween.h"

#include <math.h>

#define LOZENGES     24
#define TEETH        9     /* of the line along which a card is torn */
#define RAYS         2.3f  /* heights of the card */
#define RAYS_TURN    14.0f /* degrees in a second */
#define RISE_UNITS   16.0f
#define STRIKE_UNITS 70.0f /* towards the hand */
#define WOUND_LAYERS 12
#define WOUND_ALPHA  0.34f
#define WOUND_FAINT  0.4f  /* of it, where nothing is to flash */
#define WOUND_EDGE   70.0f /* units over which it comes to its full strength */

/* One strip of a torn half, cut at its own height so that the tear is jagged. */
static void draw_torn_strip(Table *table, const RunningEffect *shown, unsigned strip, Point away)
{
    DrawList *list = ui_draw(table->setting.ui);
    float t = shown->age / shown->seconds;
    unsigned tooth = strip % TEETH;
    Rect whole = shown->rect;
    Rect part = {whole.x + whole.w * (float)tooth / TEETH, whole.y, whole.w / TEETH + 1, whole.h};
    float cut = whole.h * (tooth % 2 ? 0.56f : 0.49f);
    Rect top = rect_cut_top(&part, cut);
    if (strip < TEETH) {
        part = top;
    }
    part.x += away.x;
    part.y += away.y;
    whole.x += away.x;
    whole.y += away.y;
    draw_clip(list, part);
    draw_picture(list, &shown->picture, (Outline){.rect = whole}, 1 - t * t);
    draw_clip_end(list);
}

/* The two halves part and fall. */
void climax_torn(Table *table, const RunningEffect *shown)
{
    static const Point ends[] = {{-34, -6}, {34, 44}}; /* units, of the upper and the lower */
    float along = ease(EASE_IN_OUT, shown->age / shown->seconds);
    float unit = table->layout.unit * along;
    for (unsigned strip = 0; strip < 2 * TEETH && !table_has_reduced_motion(table); strip++) {
        Point end = ends[strip / TEETH];
        draw_torn_strip(table, shown, strip, (Point){end.x * unit, end.y * unit});
    }
}

void climax_lozenges(Table *table, const RunningEffect *shown)
{
    static const uint32_t colors[] = {0x8e98cc, 0xe58b74, 0xffe09a, 0x7fb89b};
    float unit = table->layout.unit, t = shown->age;
    Point centre = rect_centre(shown->rect);
    for (unsigned i = 0; i < LOZENGES && !table_has_reduced_motion(table); i++) {
        float angle = (float)i * 0.2618f + 3.4f;
        float speed = (220 + 46 * (float)((i * 7) % 5)) * unit;
        Point at = {centre.x + cosf(angle) * speed * t,
                    centre.y + sinf(angle) * speed * t + 450 * unit * t * t};
        Outline outline = {.rect = rect_around(at, 22 * unit, 22 * unit),
                           .angle = 40 * (float)i + 300 * t};
        Color color = color_faded(color_rgb(colors[i % 4]), 1 - t / shown->seconds);
        draw_icon(ui_draw(table->setting.ui), "ui/suit-diamonds", outline, color);
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

/* Light that turns behind the card. */
void climax_rays(Table *table, const RunningEffect *shown)
{
    if (shown->sprite == SPRITE_NONE) {
        return;
    }
    Picture rays = picture_named("ui/rays-gold");
    Rect card = pose_outline(&table->sprites[shown->sprite].pose).rect;
    float side = card.h * RAYS;
    Outline outline = {.rect = rect_around(rect_centre(card), side, side)};
    if (!table_has_reduced_motion(table)) {
        outline.angle = RAYS_TURN * shown->age;
    }
    draw_picture(ui_draw(table->setting.ui), &rays, outline, strength(table, shown));
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

Rect climax_hand(Table *table, int seat)
{
    Rect place = table->layout.seats[seat];
    return place.w > 0 ? place : table->layout.hand;
}

/* The hand that is struck reddens as the blow lands, with soft edges: thin layers, each within the
 * last. */
void climax_wound(Table *table, const RunningEffect *shown)
{
    float t = shown->age / shown->seconds, strong = reduced_fade(shown);
    if (!table_has_reduced_motion(table)) {
        strong = sinf(TURN / 2 * ease(EASE_OUT_CUBIC, t));
    }
    strong *= ui_has_reduced_flashes(table->setting.ui) ? WOUND_FAINT : 1;
    float edge = fminf(WOUND_EDGE * table->layout.unit, fminf(shown->rect.w, shown->rect.h) / 3);
    for (int i = 0; i < WOUND_LAYERS; i++) {
        Rect layer = rect_inset(shown->rect, edge * (float)i / WOUND_LAYERS);
        draw_round(ui_draw(table->setting.ui), layer, edge,
                   color_faded(COLOR_DANGER, WOUND_ALPHA * strong / WOUND_LAYERS));
    }
}

/* Back a little, then at the hand that is struck, and home. */
void climax_strike(const Table *table, const RunningEffect *shown, Push *push)
{
    float t = shown->age / shown->seconds;
    float down = sinf(TURN / 2 * t) - 0.35f * sinf(TURN * t);
    Point to = rect_centre(shown->rect);
    const Pose *pose = &table->sprites[shown->sprite].pose;
    float x = to.x - pose->x, y = to.y - pose->y, far = fmaxf(sqrtf(x * x + y * y), 1);
    push->by.x += STRIKE_UNITS * table->layout.unit * down * x / far;
    push->by.y += STRIKE_UNITS * table->layout.unit * down * y / far;
    push->angle += 3 * sinf(TURN * t);
}
