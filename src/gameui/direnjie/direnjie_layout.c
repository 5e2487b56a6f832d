/* Where things lie on the Di Renjie table, in card units (pixels of a 1600 × 900 window). The other
 * seats sit around the table in the order of play, from the left over the top to the right, each at
 * a station with its hand and its clues; in the middle lies the board of requests between the deck
 * and the secret, below it the own clues and the own hand. Words stand to the left, buttons to the
 * right; in a portrait window above and below. */
#include "direnjie_table.h"
#include "tables/layout_units.h"

#include <math.h>

#define TITLE_LINES    7.2f /* of body text in a panel */
#define STATION_HEIGHT 166.0f
#define STATION_HEAD   56.0f /* lantern, name, and hand */
#define SIDE_COLUMN    244.0f
#define BACK_WIDTH     32.0f
#define NARROW         300.0f /* a station in which the name needs the whole width: */
#define NARROW_BACK    19.0f  /* the hand lies small beside the second line */
#define CLUE_WIDTH     62.0f  /* of others */
#define OWN_CLUE_WIDTH 66.0f
#define DECK_WIDTH     96.0f
#define SECRET_WIDTH   78.0f
#define SLOT_WIDTH     128.0f
#define CAPTION        28.0f
#define CENTRE_HALF    560.0f
#define GAP            12.0f

static const DirenjieView *view_of(const LayoutBuilder *plan)
{
    return plan->view;
}

static bool is_acting(const DirenjieView *view, DirenjiePhase phase)
{
    return view->table.phase == phase && view->table.actor == view->seat;
}

static bool picks_from_hand(const DirenjieView *view)
{
    return is_acting(view, DIRENJIE_GIVING) || is_acting(view, DIRENJIE_REPAYING) ||
           is_acting(view, DIRENJIE_SUBMITTING);
}

static void place_clues(LayoutBuilder *plan, Seat seat, Rect rect, float width)
{
    plan_place(
        plan, DIRENJIE_CLUES + (unsigned)seat,
        (ZonePlace){
            .form = FORM_STACKS, .rect = rect, .card_width = width, .groups = 3, .marks = true});
}

/* A station: the hand beside the name, or below its end; the clues below both. */
static void place_station(LayoutBuilder *plan, unsigned other, Rect rect)
{
    static const char *const ids[DIRENJIE_SEATS] = {"seat.card.0", "seat.card.1", "seat.card.2",
                                                    "seat.card.3", "seat.card.4", "seat.card.5"};
    const DirenjieTable *table = &view_of(plan)->table;
    Seat seat = (Seat)((view_of(plan)->seat + 1u + other) % table->seats);
    float unit = plan->unit;
    plan->out->spots[SPOT_STATIONS + other] = rect;
    bool is_narrow = rect.w < NARROW * unit;
    rect = rect_inset(rect, 8 * unit);
    Rect head = rect_cut_top(&rect, STATION_HEAD * unit);
    rect_cut_top(&head, is_narrow ? head.h / 2 : 0);
    Rect hand = rect_cut_right(&head, head.w * 0.42f);
    bool over = table->phase == DIRENJIE_OVER;
    plan_place(plan, DIRENJIE_HANDS + (unsigned)seat,
               (ZonePlace){.form = FORM_ROW,
                           .rect = hand,
                           .card_width = is_narrow ? NARROW_BACK : BACK_WIDTH,
                           .closed = !over,
                           .hand = true,
                           .id = ids[seat],
                           .name = N_("Hand")});
    place_clues(plan, seat, rect, CLUE_WIDTH);
}

/* So many stations side by side. */
static void place_row(LayoutBuilder *plan, unsigned first, unsigned count, Rect row)
{
    float gap = GAP * plan->unit, most = 420 * plan->unit;
    float width = fminf((row.w - gap * (float)(count - 1)) / (float)count, most);
    float left = row.x + (row.w - width * (float)count - gap * (float)(count - 1)) / 2;
    for (unsigned i = 0; i < count; i++) {
        place_station(plan, first + i,
                      (Rect){left + (width + gap) * (float)i, row.y, width, row.h});
    }
}

static void place_deck(LayoutBuilder *plan, float x, float y)
{
    plan_place(plan, DIRENJIE_DECK,
               (ZonePlace){.form = FORM_PILE,
                           .rect = plan_rect(plan, x, y, DECK_WIDTH, DECK_WIDTH * CARD_RATIO),
                           .card_width = DECK_WIDTH,
                           .closed = view_of(plan)->table.phase != DIRENJIE_OVER,
                           .loose = true,
                           .id = "pile.deck",
                           .name = NC_("pile", "Deck")});
}

static void place_secret(LayoutBuilder *plan, float x, float y, float w)
{
    float height = SECRET_WIDTH * CARD_RATIO;
    plan_place(plan, DIRENJIE_SECRET,
               (ZonePlace){.form = FORM_ROW,
                           .rect = plan_rect(plan, x, y, w, height),
                           .card_width = SECRET_WIDTH,
                           .id = "table.secret"});
    plan->out->spots[SPOT_SECRET] = plan_rect(plan, x, y + height + 8, w, CAPTION);
}

/* Three places for a clue in the middle of the board, where the person must lay one. */
static void place_slots(LayoutBuilder *plan)
{
    Rect board = plan->out->spots[SPOT_BOARD];
    float width = fminf(SLOT_WIDTH * plan->unit, board.h / 2.1f), gap = width * 0.25f;
    Point centre = rect_centre(board);
    if (!is_acting(view_of(plan), DIRENJIE_SUBMITTING)) {
        return;
    }
    for (unsigned i = 0; i < SLOTS_MAX; i++) {
        Point at = {centre.x + (width + gap) * ((float)i - 1), centre.y + 6 * plan->unit};
        plan->out->slots[i] = rect_around(at, width, width * CARD_RATIO);
    }
}

static void place_hand(LayoutBuilder *plan, Rect rect, float width)
{
    Layout *out = plan->out;
    bool picks = picks_from_hand(view_of(plan));
    out->hand = rect;
    out->ribbon = out->spots[SPOT_BOARD];
    out->drop = picks ? out->spots[SPOT_BOARD] : (Rect){0};
    plan_place(plan, DIRENJIE_HANDS + (unsigned)view_of(plan)->seat,
               (ZonePlace){.form = FORM_FAN,
                           .rect = rect,
                           .card_width = width,
                           .picks = picks,
                           .hand = true,
                           .secret = view_of(plan)->table.phase != DIRENJIE_OVER,
                           .id = "hand.card"});
}

static unsigned other_count(const LayoutBuilder *plan)
{
    return view_of(plan)->table.seats - 1u;
}

/* With three others or more, the first sits at the left and the last at the right. */
static void place_around(LayoutBuilder *plan, float side, float w, float h)
{
    unsigned others = other_count(plan), sides = others >= 3;
    float x = SIDE_COLUMN + 34, y = h * 0.31f;
    if (sides) {
        place_station(plan, 0, plan_rect(plan, 14, y, side, STATION_HEIGHT));
        place_station(plan, others - 1, plan_rect(plan, w - 14 - side, y, side, STATION_HEIGHT));
    }
    place_row(plan, sides, others - 2 * sides, plan_rect(plan, x, 4, w - 2 * x, STATION_HEIGHT));
}

static void arrange_landscape(LayoutBuilder *plan)
{
    Layout *out = plan->out;
    float w = plan->area.w / plan->unit, h = plan->area.h / plan->unit, cx = w / 2;
    float side = SIDE_COLUMN, title = h * 0.31f - 16 - GAP;
    bool sides = other_count(plan) >= 3;
    float centre = fminf(cx - 14 - side - 20, CENTRE_HALF), spare = h - PLAN_LANDSCAPE_HEIGHT;
    float middle = 4 + STATION_HEIGHT + GAP, own = 500 + spare * 0.6f;
    float below = h * 0.31f + (sides ? STATION_HEIGHT + GAP : 0);
    plan_fit_type(plan, TITLE_LINES, 1, title * plan->unit);
    out->spots[SPOT_TITLE] = plan_rect(plan, 14, 16, side, title);
    out->spots[SPOT_TOLD] = plan_rect(plan, 14, below, side, h - below - 70);
    out->spots[SPOT_BOARD] = plan_rect(plan, cx - 290, middle, 580, own - middle - GAP);
    place_around(plan, side, w, h);
    place_deck(plan, cx - centre + 30, middle + 20);
    place_secret(plan, cx + 306, middle + 20, centre - 310);
    place_clues(plan, view_of(plan)->seat, plan_rect(plan, cx - centre, own, 2 * centre, 112),
                OWN_CLUE_WIDTH);
    out->words =
        plan_rect(plan, w - 14 - side, sides ? below : 16, side, h - 236 - (sides ? below : 16));
    out->buttons = plan_rect(plan, w - 14 - side, h - 220, side, 160);
    place_slots(plan);
    place_hand(plan, plan_rect(plan, cx - centre, h - 214, 2 * centre, 214), 128);
}

/* Up to three in a row. */
static void place_rows(LayoutBuilder *plan, float y, float w)
{
    unsigned others = other_count(plan), first = others > 3 ? (others + 1) / 2 : others;
    place_row(plan, 0, first, plan_rect(plan, 0, y, w, STATION_HEIGHT));
    if (others > first) {
        place_row(plan, first, others - first,
                  plan_rect(plan, 0, y + STATION_HEIGHT + GAP, w, STATION_HEIGHT));
    }
}

static void arrange_portrait(LayoutBuilder *plan)
{
    Layout *out = plan->out;
    float w = plan->area.w / plan->unit, h = plan->area.h / plan->unit, cx = w / 2;
    float bottom = h - 60 - 170, hand = bottom - 262, own = hand - 46 - 118;
    float stations = 196, rows = other_count(plan) > 3 ? 2 : 1;
    float middle = stations + rows * (STATION_HEIGHT + GAP) + 8;
    plan_fit_type(plan, TITLE_LINES, 1, 180 * plan->unit);
    out->spots[SPOT_TITLE] = plan_rect(plan, 0, 8, w * 0.45f, 180);
    out->spots[SPOT_TOLD] = plan_rect(plan, w * 0.45f + GAP, 8, w * 0.55f - GAP, 180);
    out->spots[SPOT_BOARD] = plan_rect(plan, cx - 290, middle, 580, own - middle - GAP);
    place_rows(plan, stations, w);
    place_deck(plan, 30, middle + 20);
    place_secret(plan, cx + 300, middle + 20, cx - 300);
    place_clues(plan, view_of(plan)->seat, plan_rect(plan, 0, own, w, 112), OWN_CLUE_WIDTH);
    out->words = plan_rect(plan, 0, bottom, w - 440, 170);
    out->buttons = plan_rect(plan, w - 420, bottom, 420, 170);
    place_slots(plan);
    place_hand(plan, plan_rect(plan, 10, hand, w - 20, 250), 144);
}

void direnjie_arrange(const Space *space, const void *memory, Layout *out)
{
    static const PlanForms forms = {arrange_landscape, arrange_portrait};
    const DirenjieView *view = memory;
    LayoutBuilder plan = {.space = space, .view = view, .seat = view->seat, .out = out};
    plan_arrange(plan, &forms);
    for (Seat seat = view->table.seats; seat < DIRENJIE_SEATS; seat++) {
        out->zones[DIRENJIE_HANDS + seat].card_width = BACK_WIDTH;
        out->zones[DIRENJIE_CLUES + seat] = (ZonePlace){.card_width = CLUE_WIDTH, .groups = 3};
    }
}
