/* Where things lie on the Clash of Decks table, in card units (pixels of a 1600 × 900 window). Two
 * bridges stand in the middle, one above the other; the own units of a row stand to the left of
 * its bridge, those of the other side to the right, the nearest beside it. At the top lies the
 * other hand, or nothing where the automaton plays, at the bottom the own one, both in the order of
 * the rules. Words stand to the left, piles and buttons to the right; in a portrait window above
 * and below. Before the deal the middle holds what is picked from. */
#include "clash_table.h"
#include "tables/layout_units.h"

#include <math.h>

#define TITLE_LINES 6.6f /* of body text in a panel */
#define SIDES_LINES 6.6f
#define INFO_LINES  9.0f
#define BRIDGE      92.0f /* the width of the column of bridges */
#define UNIT_WIDTH  136.0f
#define ROW_HEIGHT  206.0f
#define EDGE        40.0f /* of a row at its outer end, where no unit stands */
#define BACK_WIDTH  60.0f
#define PILE_WIDTH  66.0f
#define CENTRE_HALF 640.0f

static const ClashTable *table_of(const LayoutBuilder *plan)
{
    const ClashView *view = plan->view;
    return &view->table;
}

/* A zone that is never looked at: its cards come from and go to this place. */
static void hide(LayoutBuilder *plan, unsigned zone, Rect rect)
{
    plan_place(plan, zone,
               (ZonePlace){.form = FORM_HIDDEN, .rect = rect, .card_width = BACK_WIDTH});
}

static void place_half(LayoutBuilder *plan, Seat seat, unsigned row, Rect half)
{
    bool own = seat == plan->seat;
    float edge = EDGE * plan->unit;
    if (own) {
        plan->out->spots[SPOT_ROWS + row] = half;
        rect_cut_left(&half, edge);
    } else {
        rect_cut_right(&half, edge);
    }
    plan_place(plan, CLASH_ZONE_ROWS + CLASH_ROWS * (unsigned)seat + row,
               (ZonePlace){.form = FORM_LINE,
                           .rect = half,
                           .card_width = UNIT_WIDTH,
                           .leftward = own,
                           .marks = true});
}

/* Both rows with their bridges. */
static void place_board(LayoutBuilder *plan, Rect board)
{
    float height = ROW_HEIGHT * plan->unit, gap = board.h - CLASH_ROWS * height;
    for (unsigned row = 0; row < CLASH_ROWS; row++) {
        Rect line = board;
        line.y += (height + gap) * (float)row;
        line.h = height;
        Rect own = rect_cut_left(&line, (line.w - BRIDGE * plan->unit) / 2);
        plan->out->spots[SPOT_BRIDGES + row] = rect_cut_left(&line, BRIDGE * plan->unit);
        place_half(plan, plan->seat, row, own);
        place_half(plan, plan_other(plan), row, line);
    }
}

/* Cards to choose from, as large as they fit. */
static void place_choice(LayoutBuilder *plan, unsigned zone, Rect rect, ZonePlace place)
{
    static const float most = 170;
    float columns = place.groups, rows = place.card_width;
    float by_width = rect.w / plan->unit / (columns * 1.07f);
    float by_height = rect.h / plan->unit / (rows * 1.07f * CARD_RATIO);
    place.form = FORM_GRID;
    place.rect = rect;
    place.picks = true;
    place.marks = true;
    place.card_width = fminf(fminf(by_width, by_height), most);
    plan_place(plan, zone, place);
}

/* What is picked from, before the deal. `card_width` stands for the number of rows here. */
static void place_choices(LayoutBuilder *plan, Rect rect)
{
    Seat own = plan->seat, other = plan_other(plan);
    hide(plan, CLASH_ZONE_OWNED, rect);
    hide(plan, CLASH_ZONE_OWNED + 1, rect);
    place_choice(plan, CLASH_ZONE_POOL, rect,
                 (ZonePlace){.groups = CLASH_POOL, .card_width = 1, .id = "pool.card"});
    if (table_of(plan)->phase == CLASH_CHOOSING) {
        place_choice(plan, CLASH_ZONE_OWNED + (unsigned)own, rect,
                     (ZonePlace){.groups = 8, .card_width = 4, .secret = true, .id = "owned.card"});
    }
    if (table_of(plan)->phase == CLASH_BANNING) {
        place_choice(plan, CLASH_ZONE_PICKS + (unsigned)other, rect,
                     (ZonePlace){.groups = 5, .card_width = 2, .id = "ban.card"});
    }
}

static void place_picks(LayoutBuilder *plan, Seat seat, Rect rect, float width)
{
    static const char *const ids[CLASH_SIDES] = {"picks.0", "picks.1"};
    plan_place(plan, CLASH_ZONE_PICKS + (unsigned)seat,
               (ZonePlace){.form = FORM_ROW,
                           .rect = rect,
                           .card_width = width,
                           .secret = table_of(plan)->phase == CLASH_CHOOSING,
                           .marks = seat == plan->seat,
                           .id = ids[seat]});
}

static void place_hand(LayoutBuilder *plan, Rect rect, float width)
{
    plan->out->hand = rect;
    place_picks(plan, plan->seat, rect, width);
    hide(plan, CLASH_ZONE_BOX + (unsigned)plan->seat, rect);
    plan_place(plan, CLASH_ZONE_HANDS + (unsigned)plan->seat,
               (ZonePlace){.form = FORM_FAN,
                           .rect = rect,
                           .card_width = width,
                           .ordered = true,
                           .picks = true,
                           .marks = true,
                           .hand = true,
                           .secret = true,
                           .id = "hand.card"});
}

static void place_pile(LayoutBuilder *plan, unsigned zone, Rect rect, ZonePlace place)
{
    place.rect = rect;
    place.card_width = PILE_WIDTH;
    place.vanishes = true;
    plan_place(plan, zone, place);
}

/* The cards of it that everybody knows lie open. */
static void place_other_hand(LayoutBuilder *plan, Rect rect)
{
    static const char *const ids[CLASH_SIDES] = {"seat.card.0", "seat.card.1"};
    Seat other = plan_other(plan);
    place_picks(plan, other, rect, BACK_WIDTH);
    hide(plan, CLASH_ZONE_BOX + (unsigned)other, rect);
    place_pile(
        plan, CLASH_ZONE_AUTOMATON, rect,
        (ZonePlace){.form = FORM_SPOT, .marks = true, .id = "table.keeper", .name = N_("Bastion")});
    plan_place(plan, CLASH_ZONE_HANDS + (unsigned)other,
               (ZonePlace){.form = FORM_ROW,
                           .rect = rect,
                           .card_width = BACK_WIDTH,
                           .marks = true,
                           .hand = true,
                           .id = ids[other]});
}

/* The automaton's piles side by side; the deck of a draft lies where its pile will. */
static void place_piles(LayoutBuilder *plan, Rect rect)
{
    Rect left = rect_cut_left(&rect, rect.w / 2);
    left.h = rect.h = PILE_WIDTH * CARD_RATIO * plan->unit;
    place_pile(
        plan, CLASH_ZONE_PILE, left,
        (ZonePlace){
            .form = FORM_PILE, .closed = true, .id = "pile.automaton", .name = N_("AI deck")});
    place_pile(
        plan, CLASH_ZONE_DECK, left,
        (ZonePlace){
            .form = FORM_PILE, .closed = true, .id = "pile.deck", .name = NC_("pile", "Deck")});
    place_pile(
        plan, CLASH_ZONE_DISCARD, rect,
        (ZonePlace){
            .form = FORM_PILE, .opens = true, .id = "pile.discard", .name = N_("Discard pile")});
}

/* Destroyed units that wait to return, and an incantation while it is cast. */
static void place_returning(LayoutBuilder *plan, Rect rect)
{
    plan_place(plan, CLASH_ZONE_RETURNING,
               (ZonePlace){.form = FORM_ROW,
                           .rect = rect,
                           .card_width = fminf(rect.h / plan->unit / CARD_RATIO, 110),
                           .picks = table_of(plan)->phase == CLASH_RETURNING,
                           .id = "returning.card"});
}

static void arrange_landscape(LayoutBuilder *plan)
{
    float w = plan->area.w / plan->unit, h = plan->area.h / plan->unit, cx = w / 2;
    float centre = fminf(cx - 14 - PLAN_SIDE_COLUMN - 20, CENTRE_HALF);
    float x = w - 14 - PLAN_SIDE_COLUMN, board = 108, foot = h - 198 - 56;
    Rect middle = plan_rect(plan, cx - centre, board, 2 * centre, foot - board);
    plan_words_column(plan, plan_rect(plan, 14, 16, PLAN_SIDE_COLUMN, h - 16 - 70),
                      (const float[]){TITLE_LINES, SIDES_LINES, INFO_LINES});
    place_other_hand(plan, plan_rect(plan, cx - centre, 8, 2 * centre, BACK_WIDTH * CARD_RATIO));
    place_board(plan, middle);
    place_choices(plan, middle);
    place_piles(plan, plan_rect(plan, x - 12, 16, PLAN_SIDE_COLUMN + 24, 150));
    place_returning(plan, plan_rect(plan, x, 172, PLAN_SIDE_COLUMN, 140));
    plan->out->ribbon = middle;
    plan->out->words = plan_rect(plan, x, 322, PLAN_SIDE_COLUMN, h - 322 - 226);
    plan->out->buttons = plan_rect(plan, x, h - 216, PLAN_SIDE_COLUMN, 140);
    place_hand(plan, plan_rect(plan, cx - centre, h - 198, 2 * centre, 198), 116);
}

static void arrange_portrait(LayoutBuilder *plan)
{
    float w = plan->area.w / plan->unit, h = plan->area.h / plan->unit;
    float bottom = h - 60 - 140, hand = bottom - 240, words = hand - 170;
    float board = 362;
    Rect middle = plan_rect(plan, 0, board, w, words - board - 24);
    plan_words_row(plan, 206, TITLE_LINES);
    place_other_hand(plan, plan_rect(plan, 0, 226, w - 290, BACK_WIDTH * CARD_RATIO));
    place_board(plan, middle);
    place_choices(plan, middle);
    place_piles(plan, plan_rect(plan, w - 280, 226, 280, 140));
    place_returning(plan, plan_rect(plan, 0, bottom, w - 440, 140));
    plan->out->ribbon = middle;
    plan->out->words = plan_rect(plan, 0, words, w, 120);
    place_hand(plan, plan_rect(plan, 10, hand, w - 20, 230), 140);
    plan->out->buttons = plan_rect(plan, w - 420, bottom, 420, 140);
}

void clash_arrange(const Space *space, const void *memory, Layout *out)
{
    static const PlanForms forms = {.landscape = arrange_landscape, .portrait = arrange_portrait};
    const ClashView *view = memory;
    plan_arrange((LayoutBuilder){.space = space, .view = view, .seat = view->seat, .out = out},
                 &forms);
}
