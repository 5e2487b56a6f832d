/* Every place along a grid over the room is weighed: what is lit must not be covered, the hand
 * should not, and of the rest the nearest is best, so that the eye has a short way. */
#include "lesson_light.h"

#include "base/limits.h"

#include <math.h>
#include <string.h>

#define GAP          8     /* units around what is lit */
#define ROOM         26    /* units from there to the note: for the arrow */
#define DIM          0.42f /* of the rest */
#define NEARLY_WHOLE 0.75f /* of a card's width */
#define STEPS        24    /* places along each edge of the room that are tried */
#define COVERS_LIT   40.0f /* times as bad as one pixel farther away, for each pixel of its edge */
#define COVERS       4.0f
#define COVERS_DIM   0.6f /* the same of what is dimmed while the note is read */
#define MIDDLE       2.0f /* the same of the middle while cards come to lie there */
#define SEEN_ONLY    1.6f /* of it, for what is not to be acted on, */
#define EMPTY        0.4f /* for a place where cards are dropped, */
#define DEMAND       10   /* and for the words that tell what is to be done */
#define ARROW        14   /* units: each bar of the arrow's head */

static bool is_card(const char *id, const char *code)
{
    size_t length = strlen("hand.card."), end = length + strlen(code);
    return strncmp(id, "hand.card.", length) == 0 &&
           strncmp(id + length, code, end - length) == 0 && (id[end] == '\0' || id[end] == '.');
}

static void add(Light *light, const Play *play, Rect rect)
{
    float gap = GAP * ui_unit(play->app->ui);
    if (rect.w > 0 && light->count < LIGHTS_MAX) {
        light->rects[light->count++] =
            rect_intersection(rect_inset(rect, -gap), ui_bounds(play->app->ui));
    }
}

/* Grows by what touches it, so that cards of one fan or cells of one grid have one ring. */
static bool grow(Rect *whole, Rect part, float gap)
{
    Rect near = rect_intersection(rect_inset(*whole, -gap), part);
    if (near.w > 0 && near.h > 0) {
        *whole = rect_union(*whole, part);
        return true;
    }
    return false;
}

/* All whose ids begin so. */
static void add_point(Light *light, const Play *play, const char *point)
{
    const Ui *ui = play->app->ui;
    float gap = 2 * GAP * ui_unit(ui);
    Rect found[LIGHTS_MAX];
    size_t count = 0;
    for (size_t i = 0; i < ui_element_count(ui); i++) {
        const Element *element = ui_element_at(ui, i);
        Rect part = element_bounds(element);
        if (strncmp(element->id, point, strlen(point)) != 0) {
            continue;
        }
        size_t at = 0;
        while (at < count && !grow(&found[at], part, gap)) {
            at++;
        }
        if (at == count && count < LIGHTS_MAX) {
            found[count++] = part;
        }
    }
    for (size_t i = 0; i < count; i++) {
        add(light, play, found[i]);
    }
}

/* Of a card under its neighbour only what is seen, from its upper to its lower edge; but a card of
 * which little is hidden is framed whole, so that no frame runs through what is printed at its
 * edges. */
static Rect seen_of(const Element *card)
{
    Rect whole = element_bounds(card);
    if (card->rect.w < NEARLY_WHOLE * whole.w) {
        whole.x = card->rect.x;
        whole.w = card->rect.w;
    }
    return whole;
}

static void add_cards(Light *light, const Play *play, CardSet cards)
{
    const Ui *ui = play->app->ui;
    for (size_t i = 0; i < ui_element_count(ui); i++) {
        const Element *element = ui_element_at(ui, i);
        FOR_CARDS(rest, cards)
        {
            if (is_card(element->id, play->ui->game->names.cards[set_first(rest)])) {
                add(light, play, seen_of(element));
            }
        }
    }
}

Light light_of(const Play *play, const LessonNote *note)
{
    Light light = {0};
    _Alignas(max_align_t) unsigned char view[VIEW_SIZE_MAX];
    if (note->cards) {
        match_view(play_match(play), play->viewer, view);
        add_cards(&light, play, note->cards(view));
    }
    for (size_t i = 0; i < LESSON_POINTS_MAX && note->points[i]; i++) {
        add_point(&light, play, note->points[i]);
    }
    return light;
}

static void dim_from(const Play *play, Rect room, const Light *light, size_t from)
{
    if (room.w <= 0 || room.h <= 0) {
        return;
    }
    if (from == light->count) {
        draw_fill(ui_draw(play->app->ui), room, color_faded(COLOR_INK, DIM));
        return;
    }
    Rect lit = rect_intersection(room, light->rects[from]);
    if (lit.w <= 0 || lit.h <= 0) {
        dim_from(play, room, light, from + 1);
        return;
    }
    Rect above = rect_cut_top(&room, lit.y - room.y);
    Rect middle = rect_cut_top(&room, lit.h);
    Rect left = rect_cut_left(&middle, lit.x - middle.x);
    rect_cut_left(&middle, lit.w);
    dim_from(play, above, light, from + 1);
    dim_from(play, room, light, from + 1);
    dim_from(play, left, light, from + 1);
    dim_from(play, middle, light, from + 1);
}

void light_dim_rest(const Play *play, const Light *light)
{
    dim_from(play, ui_bounds(play->app->ui), light, 0);
}

void light_rings(const Play *play, const Light *light)
{
    float unit = ui_unit(play->app->ui);
    for (size_t i = 0; i < light->count; i++) {
        draw_push(ui_draw(play->app->ui), &(DrawCommand){.kind = DRAW_FRAME,
                                                         .rect = light->rects[i],
                                                         .thickness = fmaxf(2, 3 * unit),
                                                         .radius = 10 * unit,
                                                         .color = COLOR_GOLD_LIGHT});
    }
}

static float overlap(Rect a, Rect b)
{
    Rect both = rect_intersection(a, b);
    return sqrtf(fmaxf(both.w, 0) * fmaxf(both.h, 0));
}

/* How far apart two intervals lie; 0: they touch or overlap. */
static float between(float from, float length, float other, float other_length)
{
    return fmaxf(0, fmaxf(other - from - length, from - other - other_length));
}

static float distance(Rect a, Rect b)
{
    return hypotf(between(a.x, a.w, b.x, b.w), between(a.y, a.h, b.y, b.h));
}

/* How much of what is on the table, above all of what can be pressed and of the demand. */
static float hides(const Play *play, Rect rect)
{
    const Ui *ui = play->app->ui;
    float sum = 0;
    for (size_t i = 0; i < ui_element_count(ui); i++) {
        const Element *element = ui_element_at(ui, i);
        float worth = element->still ? SEEN_ONLY : 1;
        if (element->role == ROLE_DROP) {
            worth = EMPTY; /* what comes to lie there is kept free as the middle */
        }
        if (strcmp(element->id, "text.status") == 0) {
            worth = DEMAND;
        }
        sum += worth * overlap(rect, element_bounds(element));
    }
    return sum;
}

/* The longest way between two centres counts little, but makes one of equal places the best. */
static float price(const Play *play, Rect rect, const Light *light, Rect calm)
{
    Point here = rect_centre(rect), there = rect_centre(ui_bounds(play->app->ui));
    float gap = ROOM * ui_unit(play->app->ui), sum = MIDDLE * overlap(rect, calm);
    if (light->count > 0) {
        there = rect_centre(light->rects[0]);
        sum += distance(rect, light->rects[0]);
    }
    sum += 0.05f * hypotf(here.x - there.x, here.y - there.y);
    sum += COVERS * overlap(rect, table_hand(play->table));
    for (size_t i = 0; i < light->count; i++) {
        sum += COVERS_LIT * overlap(rect_inset(rect, -gap), light->rects[i]);
    }
    return sum;
}

Rect light_beside(const Play *play, Rect room, Point size, const Light *light, bool waits)
{
    Rect best = {0}, calm = {0};
    float least = INFINITY, across = fmaxf(room.w - size.x, 0), down = fmaxf(room.h - size.y, 0);
    if (waits) {
        calm = (Rect){room.x + room.w * 0.3f, room.y, room.w * 0.4f, room.h};
    }
    for (int step = 0; step < (STEPS + 1) * (STEPS + 1); step++) {
        int column = step % (STEPS + 1), row = step / (STEPS + 1);
        Rect rect = {room.x + across * (float)column / STEPS, room.y + down * (float)row / STEPS,
                     size.x, size.y};
        float found = price(play, rect, light, calm);
        found += (waits ? COVERS : COVERS_DIM) * hides(play, rect);
        if (found < least) {
            least = found;
            best = rect;
        }
    }
    return best;
}

/* Its head alone, close to what it points at: the bars lean to both sides of the way. */
void light_arrow(const Play *play, Rect note, const Light *light)
{
    float unit = ui_unit(play->app->ui), half = ARROW * 0.33f * unit;
    if (light->count == 0 || distance(note, light->rects[0]) < ROOM * 0.9f * unit) {
        return;
    }
    Rect lit = light->rects[0];
    Point from = rect_centre(note);
    Point at = {clamp_float(from.x, lit.x, lit.x + lit.w),
                clamp_float(from.y, lit.y, lit.y + lit.h)};
    float right = at.x - clamp_float(at.x, note.x, note.x + note.w);
    float down = at.y - clamp_float(at.y, note.y, note.y + note.h);
    bool is_level = fabsf(right) > fabsf(down);
    float side = copysignf(1, is_level ? right : down), back = ROOM * 0.45f * unit * side;
    for (int i = -1; i <= 1; i += 2) {
        Point middle = {at.x + (float)i * half, at.y - back};
        float angle = (float)i * side * -45;
        if (is_level) {
            middle = (Point){at.x - back, at.y + (float)i * half};
        }
        draw_push(ui_draw(play->app->ui),
                  &(DrawCommand){.kind = DRAW_FILL,
                                 .rect = rect_around(middle, ARROW * unit, 4 * unit),
                                 .angle = angle,
                                 .color = COLOR_GOLD_LIGHT});
    }
}
