/* A table that is mirrored for whoever plays with the left hand: places change sides, what lies in
 * them does not. This is the one file that does so: games arrange as they always do. */
#include "tables/drawing.h"

#define WITHIN 1.0f /* pixels by which a thing may stand out of a panel and still be part of it */

typedef struct Mirror {
    Rect area;           /* about whose middle */
    const Layout *drawn; /* as it was arranged */
} Mirror;

static Rect opposite(const Mirror *mirror, Rect rect)
{
    rect.x = 2 * mirror->area.x + mirror->area.w - rect.x - rect.w;
    return rect;
}

static bool is_within(Rect inner, Rect outer)
{
    return inner.x >= outer.x - WITHIN && inner.y >= outer.y - WITHIN &&
           inner.x + inner.w <= outer.x + outer.w + WITHIN &&
           inner.y + inner.h <= outer.y + outer.h + WITHIN;
}

/* Where the thing lies that is held by `holder`, which changes sides. */
static Rect carried(const Mirror *mirror, Rect rect, Rect holder)
{
    rect.x += opposite(mirror, holder).x - holder.x;
    return rect;
}

/* What belongs to the hand: its cards, and their free places, stay in their order. */
static Rect reflected(const Mirror *mirror, Rect rect)
{
    Rect hand = mirror->drawn->hand;
    return carried(mirror, rect, is_within(rect, hand) ? hand : rect);
}

static void reflect(const Mirror *mirror, Rect *rect)
{
    if (rect->w > 0) {
        *rect = reflected(mirror, *rect);
    }
}

/* The same of what may lie in a panel, which takes it along unchanged, as its words are. */
static void reflect_held(const Mirror *mirror, Rect *rect)
{
    Rect holder = {0};
    for (unsigned spot = 0; spot < SPOTS_MAX; spot++) {
        Rect panel = mirror->drawn->spots[spot];
        bool is_larger = panel.w * panel.h > holder.w * holder.h;
        holder = is_larger && is_within(*rect, panel) ? panel : holder;
    }
    *rect = holder.w > 0 ? carried(mirror, *rect, holder) : reflected(mirror, *rect);
}

static void reflect_zones(const Mirror *mirror, Layout *out)
{
    for (unsigned i = 0; i < ZONES_MAX; i++) {
        ZonePlace *place = &out->zones[i];
        reflect_held(mirror, &place->rect);
        reflect_held(mirror, &place->gather);
        reflect_held(mirror, &place->struck);
        if (place->form == FORM_LINE) {
            bool is_leftward = place->line.first == LINE_FROM_RIGHT;
            place->line.first = is_leftward ? LINE_FROM_LEFT : LINE_FROM_RIGHT;
        }
    }
}

static void exchange(Rect *a, Rect *b)
{
    Rect kept = *a;
    *a = *b;
    *b = kept;
}

static void reflect_all(const Mirror *mirror, Layout *out)
{
    Rect *const lone[] = {&out->buttons, &out->drop, &out->hand, &out->ribbon, &out->glimpse};
    for (unsigned i = 0; i < sizeof lone / sizeof *lone; i++) {
        reflect(mirror, lone[i]);
    }
    reflect_held(mirror, &out->words);
    for (unsigned i = 0; i < SPOTS_MAX; i++) {
        reflect(mirror, &out->spots[i]);
    }
    for (unsigned i = 0; i < SLOTS_MAX; i++) {
        reflect(mirror, &out->slots[i]);
    }
    for (unsigned i = 0; i < SEAT_LIMIT; i++) {
        reflect(mirror, &out->seats[i]);
    }
    reflect_zones(mirror, out);
    if (out->sided > 0) {
        exchange(&out->spots[out->sided - 1], &out->spots[out->sided]);
    }
    out->is_mirrored = true;
}

Rect space_mirrored(const Space *space, Rect rect)
{
    return space->mirrored ? opposite(&(Mirror){.area = space->area}, rect) : rect;
}

void layout_arrange(const TableLook *look, const Space *space, const void *view, Layout *out)
{
    Space drawn = *space;
    *out = (Layout){.type = 1};
    if (space->docked.w > 0) {
        drawn.docked = space_mirrored(space, space->docked);
    }
    drawn.safe = space_mirrored(space, space->safe);
    look->arrange(&drawn, view, out);
    if (space->mirrored) {
        Layout arranged = *out;
        reflect_all(&(Mirror){.area = space->area, .drawn = &arranged}, out);
    }
}
