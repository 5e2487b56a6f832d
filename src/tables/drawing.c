/* Drawings put into a space. */
#include "tables/drawing.h"

#include "base/limits.h"
#include "ui/tween.h"

#include <math.h>

#define GROWTH_STEPS 4     /* the smaller the unit, the more of them letters take */
#define HALF         0.5f  /* rows lie in the middle of spare room, but for their share */
#define GRID_APART   1.07f /* from card to card of a grid: widths */

static bool holds(unsigned facts, unsigned when)
{
    return (facts & when) == when;
}

static float above(const Space *space)
{
    return space->window.w > 0 ? space->area.y - space->window.y : 0;
}

static Rect room_of(const Plan *plan)
{
    return plan->drawing->is_within_rim ? plan->space->safe : plan->space->area;
}

/* What a row has become by the letters: in units. */
static Growing grown_row(const Plan *plan, const Growing larger[])
{
    Growing sum = {0};
    for (unsigned i = 0; i < GROWINGS_MAX; i++) {
        float by = plan->grown[larger[i].by];
        sum.x += larger[i].x * by;
        sum.y += larger[i].y * by;
        sum.w += larger[i].w * by;
        sum.h += larger[i].h * by;
        sum.card += larger[i].card * by;
        sum.words += larger[i].words * by;
        sum.foot += larger[i].foot * by;
    }
    return sum;
}

static float cards_of(const Space *space)
{
    return space->cards > 0 ? space->cards : 1;
}

static Point sheet_size(const Plan *plan)
{
    Growing more = grown_row(plan, plan->drawing->larger);
    return (Point){plan->drawing->width + more.w, plan->drawing->height + more.h + more.foot};
}

/* 0 … 1 */
static float growth_of(const Plan *plan, const Growth *growth)
{
    const Space *space = plan->space;
    float unit = growth->by_window ? space->unit : plan->unit;
    float length =
        (growth->lines * space->line + growth->insets * space->unit + growth->pixels) / unit;
    length += growth->cards * (cards_of(space) - 1);
    if (growth->spare > 0) {
        length += growth->spare * (room_of(plan).w / plan->unit - sheet_size(plan).x);
    }
    if (!holds(plan->facts, growth->when) || length <= growth->from) {
        return 0;
    }
    return length >= growth->to ? 1 : (length - growth->from) / (growth->to - growth->from);
}

static void grow(Plan *plan)
{
    for (unsigned i = 0; i < GROWTHS_MAX && plan->drawing->growths; i++) {
        plan->grown[i] = growth_of(plan, &plan->drawing->growths[i]);
    }
}

/* The unit with which the sheet, as far as it has grown, fits: its bar may lie above the room. */
static float unit_for(const Plan *plan)
{
    Rect room = room_of(plan);
    Point size = sheet_size(plan);
    float high =
        fminf(room.h / (size.y - plan->drawing->bar), (room.h + above(plan->space)) / size.y);
    return fminf(room.w / size.x, high);
}

static Plan plan_with(const Space *space, const Drawing *drawing, unsigned facts)
{
    Plan plan = {.space = space, .drawing = drawing, .facts = facts};
    plan.unit = room_of(&plan).h / (drawing->height - drawing->bar);
    for (unsigned i = 0; i < GROWTH_STEPS; i++) {
        grow(&plan);
        plan.unit = fminf(plan.unit, unit_for(&plan));
    }
    grow(&plan);
    Rect room = room_of(&plan);
    float bar = fminf(above(space) / plan.unit, drawing->bar);
    float foot = grown_row(&plan, drawing->larger).foot;
    plan.corner = (Point){room.x, room.y - bar * plan.unit};
    plan.spare = (Point){room.w / plan.unit - drawing->width,
                         room.h / plan.unit + bar - drawing->height - foot};
    return plan;
}

Plan drawing_plan(const Space *space, const Drawing forms[], unsigned count, unsigned facts)
{
    Plan best = {.unit = 0};
    for (unsigned i = 0; i < count; i++) {
        Plan plan = plan_with(space, &forms[i], facts);
        bool fits = !forms[i].is_upright || space->area.w < space->area.h;
        if (i == 0 || (fits && plan.unit * forms[i].card > best.unit * best.drawing->card)) {
            best = plan;
        }
    }
    return best;
}

Plan drawing_within(const Plan *plan, const Drawing *drawing, Rect room)
{
    Plan inner = *plan;
    inner.drawing = drawing;
    inner.corner = (Point){room.x, room.y};
    inner.spare =
        (Point){room.w / plan->unit - drawing->width, room.h / plan->unit - drawing->height};
    return inner;
}

/* Of the nth of the row's run. */
static Rect row_rect(const Plan *plan, const DrawnRow *row, unsigned nth)
{
    Growing more = grown_row(plan, row->larger);
    float unit = plan->unit, by = (float)nth;
    float x = row->at.x + row->pitch.x * by + more.x + plan->spare.x * (HALF + row->right);
    float y = row->at.y + row->pitch.y * by + more.y + plan->spare.y * (HALF + row->down);
    return (Rect){plan->corner.x + x * unit, plan->corner.y + y * unit,
                  (row->at.w + more.w + plan->spare.x * row->wider) * unit,
                  (row->at.h + more.h + plan->spare.y * row->higher) * unit};
}

Rect drawing_find(const Plan *plan, unsigned what)
{
    Rect found = {0};
    for (size_t i = 0; i < plan->drawing->row_count; i++) {
        const DrawnRow *row = &plan->drawing->rows[i];
        if (row->what == what && holds(plan->facts, row->when)) {
            found = row_rect(plan, row, 0);
        }
    }
    return found;
}

ZonePlace *drawing_cards(const Plan *plan, unsigned what)
{
    const DrawnZone *zone = &plan->zones[what - PLACE_CARDS];
    Seat owner = (Seat)((plan->seat + zone->seat) % max_unsigned(plan->seats, 1));
    return &plan->out->zones[zone->zone + (unsigned)zone->each * owner];
}

void drawing_hide(const Plan *plan, unsigned what)
{
    ZonePlace *place = drawing_cards(plan, what);
    place->form = FORM_HIDDEN;
    place->picks = false;
}

/* Smaller cards than usual; a fan has them at the top of its place, and stays on its foot. */
static void shrink_cards(ZonePlace *place, float cards)
{
    float lower = place->card_width * (1 - cards) * CARD_RATIO;
    place->card_width *= cards;
    if (place->form == FORM_FAN && place->rect.h > lower) {
        rect_cut_top(&place->rect, lower);
    }
}

static void place_cards(Plan *plan, const DrawnRow *row, unsigned what, Rect rect)
{
    Growing more = grown_row(plan, row->larger);
    ZonePlace place = plan->zones[what - PLACE_CARDS].place;
    float card = row->card > 0 ? row->card + more.card : rect.w / plan->unit;
    place.rect = rect;
    place.card_width = card * plan->unit;
    if (place.form == FORM_SLOTS) {
        place.slots.lean = row->lean;
    } else if (place.form == FORM_ROW || place.form == FORM_FAN) {
        place.row.lean = row->lean;
        place.row.spread = row->step > 0 ? row->step / card : place.row.spread;
    }
    place.words = row->words > 0 ? row->words + more.words : place.words;
    place.deep = row->deep;
    shrink_cards(&place, fminf(cards_of(plan->space), 1));
    *drawing_cards(plan, what) = place;
}

/* The place in the layout of what is no zone's cards. */
static Rect *place_in(Layout *out, unsigned what)
{
    switch (what) {
    case PLACE_BUTTONS:
        return &out->buttons;
    case PLACE_WORDS:
        return &out->words;
    case PLACE_DROP:
        return &out->drop;
    case PLACE_HAND:
        return &out->hand;
    case PLACE_RIBBON:
        return &out->ribbon;
    case PLACE_FELT:
        return &out->felt;
    case PLACE_GLIMPSE:
        return &out->glimpse;
    default:
        return &out->spots[what];
    }
}

static void place_row(Plan *plan, const DrawnRow *row)
{
    for (unsigned i = 0; i < max_unsigned(row->run, 1); i++) {
        Rect rect = row_rect(plan, row, i);
        if (row->what >= PLACE_CARDS) {
            place_cards(plan, row, row->what + i, rect);
        } else {
            *place_in(plan->out, row->what + i) = rect;
        }
    }
}

void drawing_place_rows(Plan *plan)
{
    for (size_t i = 0; i < plan->drawing->row_count; i++) {
        const DrawnRow *row = &plan->drawing->rows[i];
        if (holds(plan->facts, row->when)) {
            place_row(plan, row);
        }
    }
}

void drawing_place(Plan *plan)
{
    const Drawing *drawing = plan->drawing;
    Layout *out = plan->out;
    out->form = drawing->form;
    out->unit = plan->unit;
    out->flow = drawing->flow;
    out->buttons_least = drawing->buttons_least;
    out->lift = drawing->lift;
    out->hover = drawing->hover;
    out->ready = drawing->ready;
    drawing_place_rows(plan);
}

float drawing_grid_card(Rect room, unsigned columns, unsigned rows)
{
    float by_width = room.w / (float)columns;
    float by_height = room.h / (float)rows / CARD_RATIO;
    return fminf(by_width, by_height) / GRID_APART;
}
