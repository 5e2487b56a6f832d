/* Where cards lie at rest: a pure function of the layout and of which cards lie in which zone.
 * Angles and places of resting cards take few fixed values, so that the window can keep them
 * pre-rotated. */
#include "cards.h"

#include "base/limits.h"
#include "ui/tween.h"

#include <math.h>

#define PILE_DEPTH  5     /* cards of a pile whose edges show */
#define FAN_STEP    1.8f  /* degrees from card to card */
#define FAN_WHOLE   12.6f /* degrees from the first to the last, at most */
#define ROW_GAP     1.07f /* from card to card where there is room, in widths */
#define FAN_GAP     0.74f
#define GROUP_GAP   0.34f
#define STACK_ASIDE 0.13f /* of a card's width: from one of a stack to the next */
#define STACK_UP    0.7f  /* of that, upwards */
#define STACK_GAP   0.12f

/* -1 … 1, the same for a card wherever it lies. */
static float card_whim(Card card)
{
    return (float)((card * 37u + 11u) % 7u) / 3.0f - 1.0f;
}

static Pose pose_in(const ZonePlace *place, float x, float y, float angle)
{
    return (Pose){.x = x, .y = y, .w = place->card_width, .angle = angle, .alpha = 1};
}

/* A pile is as thick as it has cards: a step for every eight. */
static Pose place_in_pile(const ZonePlace *place, const Stack *stack, unsigned index)
{
    unsigned steps = (stack->count + 7u) / 8u;
    unsigned depth = min_unsigned(steps, PILE_DEPTH);
    unsigned below = min_unsigned(index, depth);
    float step = place->card_width * 0.016f;
    Point centre = rect_centre(place->rect);
    float up = step * ((float)depth - (float)below);
    return pose_in(place, centre.x + up * -0.6f, centre.y - up, 0);
}

/* From one to the next of `count`: as wanted, or less where the last would come to lie farther than
 * `room` from the first. */
static float step_within(float room, unsigned count, float wanted)
{
    if (count < 2) {
        return wanted;
    }
    return fminf(room / (float)(count - 1), wanted);
}

static float spread_step(const ZonePlace *place, unsigned count, float gap)
{
    return step_within(place->rect.w - place->card_width, count, place->card_width * gap);
}

/* How far below the middle of an arc a card lies that is `from_middle` cards away from it, where
 * each turns by `turn` degrees and takes `step` pixels. */
static float arc_drop(float turn, float step, float from_middle)
{
    if (fabsf(turn) <= 0) {
        return 0;
    }
    return step / RADIANS(turn) * (1 - cosf(RADIANS(turn * from_middle)));
}

/* Degrees from card to card where the last one leans by `lean`. */
static float lean_turn(float lean, unsigned count)
{
    if (count < 2) {
        return 0;
    }
    return 2 * lean / (float)(count - 1);
}

static Pose place_in_row(const ZonePlace *place, unsigned count, unsigned index)
{
    float step = spread_step(place, count, or_usual(place->row.spread, ROW_GAP));
    Point centre = rect_centre(place->rect);
    float from_middle = (float)index - (float)(count - 1) / 2;
    float turn = lean_turn(place->row.lean, count);
    float drop = arc_drop(turn, step, from_middle);
    return pose_in(place, centre.x + step * from_middle, centre.y + drop, turn * from_middle);
}

static Pose place_in_line(const ZonePlace *place, unsigned count, unsigned index)
{
    float along = spread_step(place, count, ROW_GAP) * (float)index + place->card_width / 2;
    bool is_leftward = place->line.first == LINE_FROM_RIGHT;
    float x = is_leftward ? place->rect.x + place->rect.w - along : place->rect.x + along;
    return pose_in(place, x, rect_centre(place->rect).y, 0);
}

static Pose place_in_grid(const ZonePlace *place, unsigned count, unsigned index)
{
    unsigned columns = place->grid.columns, rows = (count + columns - 1) / columns;
    unsigned row = index / columns;
    unsigned here = columns;
    if (row + 1 == rows &&
        place->grid.fixed == 0) { /* places that stay have free ones at their end */
        here = count - row * columns;
    }
    float step = or_usual(place->grid.pitch, place->card_width * ROW_GAP);
    float down = place->card_width * ROW_GAP * CARD_RATIO;
    Point centre = rect_centre(place->rect);
    return pose_in(place, centre.x + step * ((float)(index % columns) - (float)(here - 1) / 2),
                   centre.y + down * ((float)row - (float)(rows - 1) / 2), 0);
}

/* A hand in lines of so many cards, one below another, all from the same left end. */
static Pose place_in_lines(const ZonePlace *place, unsigned index)
{
    unsigned columns = place->row.line;
    float step = spread_step(place, columns, ROW_GAP), height = place->card_width * CARD_RATIO;
    float first = rect_centre(place->rect).x - step * (float)(columns - 1) / 2;
    float down = (place->rect.h - height) * (float)(index / columns);
    return pose_in(place, first + step * (float)(index % columns),
                   place->rect.y + height / 2 + down, 0);
}

/* Degrees from card to card. */
static float fan_turn(const ZonePlace *place, unsigned count)
{
    if (count < 2) {
        return 0;
    }
    if (place->row.lean > 0) {
        return fminf(FAN_STEP, lean_turn(place->row.lean, count));
    }
    if (place->row.line > 0) {
        return 0;
    }
    return fminf(FAN_STEP, FAN_WHOLE / (float)(count - 1));
}

static Pose place_in_fan(const ZonePlace *place, unsigned count, unsigned index)
{
    if (place->row.line > 0 && count > place->row.line) {
        return place_in_lines(place, index);
    }
    float gap = or_usual(place->row.spread, FAN_GAP);
    if (place->row.line > 0) {
        gap = ROW_GAP;
    }
    float step = spread_step(place, count, gap), turn = fan_turn(place, count);
    float from_middle = (float)index - (float)(count - 1) / 2;
    float drop = arc_drop(turn, step, from_middle);
    float top = place->rect.y + place->card_width * CARD_RATIO / 2;
    return pose_in(place, rect_centre(place->rect).x + step * from_middle, top + drop,
                   turn * from_middle);
}

/* Stacks from the left end on: the edges of the cards below look out above the top, one at its
 * right and one at its left. */
static Pose place_in_pitch(const ZonePlace *place, unsigned index)
{
    unsigned depth = index % place->stacks.cards;
    float width = place->card_width;
    float aside = 0;
    if (depth % 2 == 1) {
        aside = 0.06f * width;
    } else if (depth > 0) {
        aside = -0.05f * width;
    }
    float x =
        place->rect.x + width / 2 + place->stacks.pitch * (float)(index / place->stacks.cards);
    return pose_in(place, x + aside, rect_centre(place->rect).y - 0.035f * width * (float)depth, 0);
}

/* The cards below the top of a stack show their upper left edges. */
static Pose place_in_stacks(const ZonePlace *place, unsigned count, unsigned index)
{
    if (place->stacks.pitch > 0) {
        return place_in_pitch(place, index);
    }
    unsigned stacks = (count + place->stacks.cards - 1u) / place->stacks.cards;
    float below = (float)(place->stacks.cards - 1), depth = (float)(index % place->stacks.cards);
    float aside = place->card_width * STACK_ASIDE, up = aside * STACK_UP;
    float whole = place->card_width + below * aside;
    float wanted = whole + place->card_width * STACK_GAP;
    float step = step_within(place->rect.w - whole, stacks, wanted);
    float from_middle = (float)(index / place->stacks.cards) - (float)(stacks - 1) / 2;
    Point centre = rect_centre(place->rect);
    return pose_in(place, centre.x + step * from_middle + (below / 2 - depth) * aside,
                   centre.y + (below / 2 - depth) * up, 0);
}

/* The first card at the left end, the second at the right. */
static Pose place_in_slot(const ZonePlace *place, unsigned at)
{
    float aside = (place->rect.w - place->card_width) / 2;
    Point centre = rect_centre(place->rect);
    float side = at == 0 ? -1 : 1;
    return pose_in(place, centre.x + side * aside, centre.y, side * place->slots.lean);
}

/* The small fan that a card belongs to, and its place there from the left: overlapping, and more so
 * where they are many. */
static Pose place_in_group(const Table *table, uint8_t zone, unsigned index)
{
    const ZonePlace *place = &table->layout.zones[zone];
    const Stack *stack = &table->stacks[zone];
    unsigned group = place->group(table->sprites[stack->sprites[index]].card);
    unsigned before = 0, count = 0;
    for (unsigned i = 0; i < stack->count; i++) {
        bool same = place->group(table->sprites[stack->sprites[i]].card) == group;
        count += same;
        before += same && i < index;
    }
    float column = place->rect.w / (float)place->groups.count;
    float room = column * 0.94f - place->card_width;
    float step = step_within(room, count, place->card_width * GROUP_GAP);
    float from_middle = (float)before - (float)(count - 1) / 2;
    return pose_in(place, place->rect.x + column * ((float)group + 0.5f) + step * from_middle,
                   rect_centre(place->rect).y, 0);
}

static Pose place_one(const Table *table, uint8_t zone, unsigned index, unsigned at)
{
    const ZonePlace *place = &table->layout.zones[zone];
    const Stack *stack = &table->stacks[zone];
    Card card = table->sprites[stack->sprites[index]].card;
    Point centre = rect_centre(place->rect);
    Pose pose = pose_in(place, centre.x, centre.y, 0);
    switch (place->form) {
    case FORM_HIDDEN:
        pose.alpha = 0;
        break;
    case FORM_SPOT:
        break;
    case FORM_PILE:
        pose = place_in_pile(place, stack, index);
        break;
    case FORM_ROW:
        pose = place_in_row(place, stack->count, at);
        break;
    case FORM_LINE:
        pose = place_in_line(place, stack->count, at);
        break;
    case FORM_GRID:
        pose = place->grid.fixed > 0 ? place_in_grid(place, place->grid.fixed, card)
                                     : place_in_grid(place, stack->count, at);
        break;
    case FORM_SLOTS:
        pose = place_in_slot(place, at);
        break;
    case FORM_STACKS:
        pose = place_in_stacks(place, stack->count, at);
        break;
    case FORM_GROUPS:
    case FORM_TALLY:
        pose = place_in_group(table, zone, index);
        break;
    case FORM_FAN:
        pose = place_in_fan(place, stack->count, at);
        break;
    }
    if (card < CARD_LIMIT) {
        pose.angle += place->tilt * card_whim(card);
    }
    return pose;
}

static unsigned sprite_rank(const Table *table, uint8_t sprite)
{
    Card card = table->sprites[sprite].card;
    return card < CARD_LIMIT ? table->look->rank(card, table->order) : (unsigned)CARD_LIMIT + card;
}

/* The place from the left of the card at `index`: fans are sorted. */
static unsigned sorted_place(const Table *table, const Stack *stack, unsigned index)
{
    unsigned mine = sprite_rank(table, stack->sprites[index]);
    unsigned place = 0;
    for (unsigned i = 0; i < stack->count; i++) {
        unsigned other = sprite_rank(table, stack->sprites[i]);
        place += other < mine || (other == mine && i < index);
    }
    return place;
}

void place_stack(const Table *table, uint8_t zone, Pose out[])
{
    const Stack *stack = &table->stacks[zone];
    const ZonePlace *place = &table->layout.zones[zone];
    bool sorted = place->form == FORM_FAN && place->row.line == 0;
    for (unsigned i = 0; i < stack->count; i++) {
        unsigned at = i;
        if (sorted) {
            at = sorted_place(table, stack, i);
        }
        out[i] = place_one(table, zone, i, at);
    }
}

/* The nearest pose to the right of the one at `index`, or -1. */
static int right_neighbour(const Pose poses[], unsigned count, unsigned index)
{
    int nearest = -1;
    for (unsigned i = 0; i < count; i++) {
        bool right = poses[i].x > poses[index].x;
        if (right && (nearest < 0 || poses[i].x < poses[nearest].x)) {
            nearest = (int)i;
        }
    }
    return nearest;
}

float place_seen(const Table *table, uint8_t zone, const Pose poses[], unsigned index)
{
    const Pose *pose = &poses[index];
    int right = right_neighbour(poses, table->stacks[zone].count, index);
    if (right < 0) {
        return pose->w;
    }
    return fminf(poses[right].x - pose->x, pose->w);
}

Rect place_strip(const Table *table, uint8_t zone, const Pose poses[], unsigned index)
{
    const Pose *pose = &poses[index];
    float seen = place_seen(table, zone, poses, index);
    float along = (seen - pose->w) / 2;
    Point middle = {pose->x + along * cosf(RADIANS(pose->angle)),
                    pose->y + along * sinf(RADIANS(pose->angle))};
    return rect_around(middle, seen * 0.6f, pose->w * CARD_RATIO * 0.5f);
}

Rect felt_rect(Ui *ui, Rect area)
{
    Rect bounds = ui_bounds(ui);
    rect_cut_top(&bounds, area.y - bounds.y);
    return bounds;
}

/* The rim of the felt is drawn 40 units wide all around the window of the master. */
Rect felt_safe(Ui *ui, Rect area)
{
    Rect bounds = felt_rect(ui, area);
    float rim_x = bounds.w * (44.0f / 1600), rim_y = bounds.h * (44.0f / 900);
    Rect inner = {bounds.x + rim_x, bounds.y + rim_y, bounds.w - 2 * rim_x, bounds.h - rim_y};
    return rect_intersection(area, inner);
}

Outline pose_outline(const Pose *pose)
{
    Rect rect = rect_around((Point){pose->x, pose->y}, pose->w, pose->w * CARD_RATIO);
    return (Outline){.rect = rect, .angle = pose->angle};
}

Rect place_struck(const Table *table, uint8_t sprite)
{
    const Sprite *it = &table->sprites[sprite];
    if (it->seen_in < ZONES_MAX && table->layout.zones[it->seen_in].struck.w > 0) {
        return table->layout.zones[it->seen_in].struck;
    }
    return pose_outline(&it->pose).rect;
}

Pose place_goal(const Table *table, uint8_t sprite)
{
    uint8_t zone = table->sprites[sprite].zone;
    const Stack *stack = &table->stacks[zone];
    Pose poses[ZONE_CARDS_MAX];
    place_stack(table, zone, poses);
    unsigned index = 0;
    while (index + 1 < stack->count && stack->sprites[index] != sprite) {
        index++;
    }
    return poses[index];
}
