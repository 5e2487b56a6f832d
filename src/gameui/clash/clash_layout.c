/* Where things lie on the Clash of Decks table. Two armies stand on two banks: the own one left of
 * the river, the other one right of it, each row at its bridge, and behind each army its keep.
 * Below lies the own hand in the order of the rules, above the other one, or what the automaton
 * reveals. The landscape stage is 1600 × 846 units below the bar, the portrait one 1000 × 1530; a
 * taller window moves its parts apart. Before the deal the middle holds what is picked from. */
#include "clash_hands.h"

#include "base/limits.h"

#include <math.h>

#define STAGE_WIDTH    1600.0f
#define STAGE_HEIGHT   846.0f /* 900 without the bar of the drawing */
#define USUAL_LINE     26.0f  /* of body text */
#define LARGE_LINE     36.0f
#define BAR            54.0f
#define TALL_WIDTH     1000.0f
#define TALL_HEIGHT    1530.0f
#define UNIT_WIDTH     150.0f
#define UNIT_NARROW    143.0f /* where more than three stand in a row */
#define HAND_NARROW    140.0f /* of more than five cards */
#define TALL_UNIT      140.0f
#define PLATE_HIGHER   24.0f /* with large type */
#define UNIT_SMALLER   7.0f  /* by which units give way to large type */
#define RETURN_WIDTH   142.0f
#define RIVER          90.0f /* half of it */
#define SUMMON_SECONDS 0.9f
#define LINE_OF_HAND   5 /* cards in a line of a hand in a portrait window */

typedef struct Stage {
    LayoutBuilder *plan;
    float left, top;  /* pixels */
    float room, half; /* pixels that a taller window has more; before the middle */
    float large;      /* 0 … 1: how far the plate has grown with the person's type */
    bool is_tall;
} Stage;

/* A rectangle in units of the stage; `down` is the share of the spare height above it. */
static Rect on_stage(const Stage *stage, Rect rect, float down)
{
    float u = stage->plan->unit;
    return (Rect){stage->left + rect.x * u, stage->top + rect.y * u + stage->room * down,
                  rect.w * u, rect.h * u};
}

/* The same by its centre, as the drawing gives it: fractions of 1600 × 900. */
static Rect centred(const Stage *stage, float fx, float fy, Point size, float down)
{
    return on_stage(
        stage, (Rect){fx * STAGE_WIDTH - size.x / 2, fy * 900 - BAR - size.y / 2, size.x, size.y},
        down);
}

static float unit_width(const Stage *stage, Seat seat, unsigned row)
{
    if (stage->is_tall) {
        return TALL_UNIT;
    }
    float wide = UNIT_WIDTH - UNIT_SMALLER * stage->large;
    bool is_long = clash_shown(stage->plan)->sides[seat].counts[row] > 3;
    return is_long ? fminf(wide, UNIT_NARROW) : wide;
}

/* What the other player summons can be followed; the automaton's cards are shown on their way. */
static float way_seconds(const LayoutBuilder *plan, Seat seat)
{
    bool is_followed = seat != plan->seat && clash_shown(plan)->mode == CLASH_DUEL;
    return is_followed ? SUMMON_SECONDS : 0;
}

/* One side of a row; the first unit stands at the bridge. */
static void place_half(const Stage *stage, Seat seat, unsigned row, Rect half)
{
    LayoutBuilder *plan = stage->plan;
    bool own = seat == plan->seat;
    if (own) {
        plan->out->spots[SPOT_ROWS + row] = half;
    }
    plan_place(plan, CLASH_ZONE_ROWS + CLASH_ROWS * (unsigned)seat + row,
               (ZonePlace){.form = FORM_LINE,
                           .rect = half,
                           .card_width = unit_width(stage, seat, row),
                           .leftward = own,
                           .seconds = way_seconds(plan, seat),
                           .heralded = true,
                           .dressed = true,
                           .marks = true});
}

/* Both rows: `centre` of the first, `pitch` to the second, half the river and the length of a
 * side, in units. */
typedef struct Battlefield {
    Point centre;
    float pitch, river, length, bridge;
    float apart; /* by which the units of the lower row stand back from the river */
} Battlefield;

static void place_field(const Stage *stage, const Battlefield *field, float down)
{
    LayoutBuilder *plan = stage->plan;
    for (unsigned row = 0; row < CLASH_ROWS; row++) {
        float y = field->centre.y + field->pitch * (float)row;
        float height = (UNIT_WIDTH - UNIT_SMALLER * stage->large) * CARD_RATIO;
        float apart = field->apart * (float)row, length = field->length - apart;
        float river = field->river + apart;
        Rect own = {field->centre.x - river - length, y - height / 2, length, height};
        Rect other = {field->centre.x + river, y - height / 2, length, height};
        Rect bridge = {field->centre.x - field->bridge / 2, y - 84, field->bridge, 168};
        place_half(stage, plan->seat, row, on_stage(stage, own, down));
        place_half(stage, plan_other(plan), row, on_stage(stage, other, down));
        plan->out->spots[SPOT_BRIDGES + row] = on_stage(stage, bridge, down);
    }
}

/* Cards to choose from, as large as they fit. `card_width` stands for the number of rows here. */
static void place_choice(LayoutBuilder *plan, unsigned zone, Rect rect, ZonePlace place)
{
    static const float most = 300;
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

/* What is picked from, before the deal. */
static void place_choices(const Stage *stage, Rect rect)
{
    LayoutBuilder *plan = stage->plan;
    Seat own = plan->seat, other = plan_other(plan);
    clash_hide(plan, CLASH_ZONE_OWNED, rect);
    clash_hide(plan, CLASH_ZONE_OWNED + 1, rect);
    place_choice(plan, CLASH_ZONE_POOL, rect,
                 (ZonePlace){.groups = CLASH_POOL, .card_width = 1, .id = "pool.card"});
    if (clash_shown(plan)->phase == CLASH_CHOOSING) {
        uint8_t columns = stage->is_tall ? 7 : 11;
        place_choice(plan, CLASH_ZONE_OWNED + (unsigned)own, rect,
                     (ZonePlace){.groups = columns,
                                 .card_width = (float)((CLASH_CARDS + columns - 1) / columns),
                                 .fixed = CLASH_CARDS,
                                 .secret = true,
                                 .id = "owned.card"});
    }
    if (clash_shown(plan)->phase == CLASH_BANNING) {
        rect_cut_top(&rect, 18 * plan->unit); /* whose cards these are stands above them */
        place_choice(plan, CLASH_ZONE_PICKS + (unsigned)other, rect,
                     (ZonePlace){.groups = 5, .card_width = 2, .id = "ban.card"});
    }
}

static void place_pile(LayoutBuilder *plan, unsigned zone, Rect rect, ZonePlace place)
{
    place.rect = rect;
    place.card_width = rect.w / plan->unit;
    place.vanishes = true;
    plan_place(plan, zone, place);
}

/* Of a duel, once the decks are made. */
static void hide_piles(LayoutBuilder *plan, Rect rect)
{
    clash_hide(plan, CLASH_ZONE_PILE, rect);
    clash_hide(plan, CLASH_ZONE_DECK, rect);
    clash_hide(plan, CLASH_ZONE_DISCARD, rect);
}

/* The automaton's piles; the deck of a draft lies where its pile will. Their words are so wide that
 * they keep clear of each other. */
static void place_piles(LayoutBuilder *plan, Rect pile, Rect discard, float words)
{
    place_pile(
        plan, CLASH_ZONE_PILE, pile,
        (ZonePlace){
            .form = FORM_PILE,
            .closed = true,
            .words = words,
            .id = "pile.automaton",
            .name = N_("AI deck"),
            .tip = N_(
                "Each point of damage to the Bastion or Fort of the AI discards the top card.")});
    place_pile(
        plan, CLASH_ZONE_DECK, pile,
        (ZonePlace){
            .form = FORM_PILE, .closed = true, .id = "pile.deck", .name = NC_("pile", "Deck")});
    place_pile(plan, CLASH_ZONE_DISCARD, discard,
               (ZonePlace){.form = FORM_PILE,
                           .opens = true,
                           .words = words,
                           .id = "pile.discard",
                           .name = NC_("pile", "Discard"),
                           .tip = N_("When the AI deck is empty and its Bastion falls, these cards "
                                     "become its deck again.")});
}

/* Destroyed units that wait to return, an incantation while it is cast, a card that the automaton
 * reveals: in the middle of the river. */
static void place_returning(LayoutBuilder *plan, Rect rect, ZonePlace place)
{
    place.rect = rect;
    place.marks = true;
    place.id = "returning.card";
    plan_place(plan, CLASH_ZONE_RETURNING, place);
}

/* Before units that lie below them, for the person to choose from. */
static const ZonePlace chosen_returns = {
    .form = FORM_FAN, .card_width = RETURN_WIDTH, .ordered = true, .picks = true};

/* The automaton's keeper stands in its keep, not in a hand. */
static void place_automaton(const Stage *stage, Rect keep)
{
    plan_place(stage->plan, CLASH_ZONE_AUTOMATON,
               (ZonePlace){.form = FORM_HIDDEN,
                           .rect = keep,
                           .card_width = BACK_WIDTH,
                           .vanishes = true,
                           .id = "table.keeper",
                           .name = N_("Bastion")});
}

static bool is_solo(const Stage *stage)
{
    return clash_shown(stage->plan)->mode == CLASH_SOLO;
}

static void wide_keeps(const Stage *stage)
{
    LayoutBuilder *plan = stage->plan;
    bool solo = is_solo(stage);
    Rect *keeps = &plan->out->spots[SPOT_KEEPS];
    float top = 128 + 13 * stage->large, bottom = 568;
    keeps[0] = on_stage(stage, (Rect){22, top, 196, bottom - top}, 0.4f);
    keeps[1] = on_stage(stage, (Rect){1382, top, 196, bottom - top}, 0.4f);
    if (solo) {
        keeps[1] = on_stage(stage, (Rect){1382, 332, 196, 256}, 0.4f);
    }
    if (clash_shown(plan)->turn == 0) {
        keeps[0] = on_stage(stage, (Rect){636, 8, 190, 92}, 0);
        keeps[1] = on_stage(stage, (Rect){836, 8, 190, 92}, 0);
    }
    place_automaton(stage, keeps[1]);
    float lower = 16 * stage->large;
    Rect pile = {1391, 106 + lower, 88, 88 * CARD_RATIO};
    if (clash_shown(plan)->turn == 0) {
        pile.x = 1474;
        pile.y = 140;
    }
    if (solo || clash_shown(plan)->turn == 0) {
        place_piles(plan, on_stage(stage, pile, 0.4f),
                    on_stage(stage, (Rect){1500, 156 + lower, 78, 78 * CARD_RATIO}, 0.4f), 116);
    } else {
        hide_piles(plan, keeps[1]);
    }
}

static void wide_hand(const Stage *stage)
{
    LayoutBuilder *plan = stage->plan;
    unsigned cards = clash_hand_cards(plan);
    bool is_dealt = clash_shown(plan)->turn > 0;
    float middle = 0.523f;
    Point size = {970, 210};
    ZonePlace place = {.card_width = UNIT_WIDTH};
    if (is_dealt && cards < 6) {
        middle = 0.495f; /* the last one can be picked, and lies left of the buttons */
    }
    if (cards > 5) {
        size.x = 1050;
        place.card_width = HAND_NARROW;
    }
    if (cards > 7) {
        size.x = 1262;
        middle = 0.583f;
    }
    clash_place_hand(plan, centred(stage, middle, 0.858f, size, 1), place);
    plan->out->flow = BUTTONS_ACROSS; /* where they are clear of the longest hand */
    plan->out->buttons = on_stage(stage, (Rect){1196, 556, 372, 52}, 1);
    if (!is_dealt) {
        plan->out->flow = BUTTONS_DOWN;
        plan->out->buttons = on_stage(stage, (Rect){1376, 652, 192, 126}, 1);
    }
}

/* The plate of words, beside what is told of the other side: its hand, or what it plays by. */
static void wide_plate(const Stage *stage)
{
    Layout *out = stage->plan->out;
    float wider = 108 * stage->large, higher = PLATE_HIGHER * stage->large;
    out->bare_words = true;
    out->spots[SPOT_PLATE] = on_stage(stage, (Rect){52, 6, 822 + wider, 106 + higher}, 0);
    out->words = on_stage(stage, (Rect){268, 12, 596 + wider, 94 + higher}, 0);
    out->spots[SPOT_OTHER] = on_stage(stage, (Rect){882 + wider, 16, 158 - wider / 2, 84}, 0);
    if (is_solo(stage)) {
        out->spots[SPOT_OTHER] =
            on_stage(stage, (Rect){888 + wider, 6, 660 - wider, 92 + higher / 2}, 0);
    }
    if (clash_shown(stage->plan)->turn == 0) { /* the sides stand beside it */
        out->spots[SPOT_PLATE].w = 572 * stage->plan->unit;
        out->words = rect_inset(out->spots[SPOT_PLATE], 16 * stage->plan->unit);
        rect_cut_left(&out->words, 14 * stage->plan->unit);
    }
}

/* Units that are to be ordered lie on the river, between the lower rows. */
static float returns_apart(const LayoutBuilder *plan)
{
    float half = RETURN_WIDTH * 1.07f * (float)clash_shown(plan)->returning_count / 2;
    if (!clash_orders_returns(plan)) {
        return 0;
    }
    return fmaxf(half + 18 - RIVER, 0);
}

static void arrange_wide(const Stage *stage)
{
    float large = stage->large;
    Battlefield field = {{800, 222 + 17 * large},   222 - 12 * large, RIVER, 484, 176,
                         returns_apart(stage->plan)};
    LayoutBuilder *plan = stage->plan;
    Rect *spots = plan->out->spots;
    bool is_choosing = clash_shown(plan)->phase == CLASH_CHOOSING;
    bool is_dealt = clash_shown(plan)->turn > 0;
    Rect middle = on_stage(stage, (Rect){130, 124, 1310, 490}, 0.4f);
    Rect other =
        on_stage(stage, (Rect){1050 + 54 * large, 8, 480 - 54 * large, BACK_WIDTH * CARD_RATIO}, 0);
    if (is_choosing) {
        middle = on_stage(stage, (Rect){60, 130, 1480, 510}, 0.4f);
    }
    if (!is_dealt) { /* what the other side has picked */
        other = on_stage(stage, (Rect){1030, 12, 530, 72 * CARD_RATIO}, 0);
    }
    wide_plate(stage);
    spots[SPOT_MANA] = on_stage(stage, (Rect){48, 690, 240, 138}, 1);
    spots[SPOT_TOLD] = on_stage(stage, (Rect){36, 500 + 14 * large, 212, 184 - 14 * large}, 1);
    spots[SPOT_INFO] = on_stage(
        stage, (Rect){706, 108 + PLATE_HIGHER * large, 188, 456 - PLATE_HIGHER * large}, 0.4f);
    if (!is_dealt) {
        spots[SPOT_TOLD] = on_stage(stage, (Rect){40, 660, 310, 140}, 1);
    }
    if (!is_dealt) { /* beside what is picked, never on what can be */
        spots[SPOT_INFO] = on_stage(stage, (Rect){36, 596, 296, 236}, 1);
    }
    if (is_choosing) {
        spots[SPOT_INFO] = on_stage(stage, (Rect){30, 560, 284, 276}, 1);
    }
    place_field(stage, &field, 0.4f);
    clash_place_other_hand(plan, other);
    wide_keeps(stage);
    place_choices(stage, middle);
    if (clash_orders_returns(plan)) {
        place_returning(plan, on_stage(stage, (Rect){494, 386, 612, 200}, 1), chosen_returns);
    } else {
        place_returning(plan, on_stage(stage, (Rect){500, 240, 600, 210}, 0.4f),
                        (ZonePlace){.form = FORM_ROW, .card_width = 160});
    }
    plan->out->ribbon = on_stage(
        stage, (Rect){270, 104 + PLATE_HIGHER * large, 1060, 440 - PLATE_HIGHER * large}, 0.4f);
    plan->out->glimpse = on_stage(stage, (Rect){699, 190, 202, 283}, 0.4f);
    wide_hand(stage);
}

static void tall_piles(const Stage *stage)
{
    bool is_dealt = clash_shown(stage->plan)->turn > 0;
    Rect pile = {300, 6, 50, 50 * CARD_RATIO};
    if (is_dealt && !is_solo(stage)) {
        hide_piles(stage->plan, stage->plan->out->spots[SPOT_KEEPS + 1]);
        return;
    }
    if (is_dealt) {
        pile.x = 700;
    }
    place_piles(stage->plan, on_stage(stage, pile, 0),
                on_stage(stage, (Rect){860, 6, 50, 50 * CARD_RATIO}, 0), 0);
}

static void arrange_tall(const Stage *stage)
{
    float large = stage->large, higher = PLATE_HIGHER * large;
    Battlefield field = {{500, 364 + 8 * large}, 218 - 14 * large, 64, 420, 120, 0};
    LayoutBuilder *plan = stage->plan;
    Rect *spots = plan->out->spots;
    bool is_choosing = clash_shown(plan)->phase == CLASH_CHOOSING;
    Rect middle = on_stage(stage, (Rect){40, 260, 920, is_choosing ? 880 : 700}, 0.4f);
    bool is_dealt = clash_shown(plan)->turn > 0;
    spots[SPOT_PLATE] = on_stage(stage, (Rect){40, 122, 920, 116 + higher}, 0);
    plan->out->bare_words = true;
    plan->out->words = on_stage(stage, (Rect){250, 129, 700, 101 + higher}, 0);
    if (!is_dealt) {
        plan->out->words = rect_inset(spots[SPOT_PLATE], 16 * plan->unit);
        rect_cut_left(&plan->out->words, 10 * plan->unit);
    }
    spots[SPOT_OTHER] = on_stage(stage, (Rect){40, 14, 330, 92}, 0);
    if (is_solo(stage)) {
        spots[SPOT_OTHER].w = 608 * plan->unit;
    }
    spots[SPOT_MANA] = on_stage(stage, (Rect){400, 702, 200, 158}, 0.5f);
    spots[SPOT_TOLD] = on_stage(stage, (Rect){285, 868, 430, 106}, 0.7f);
    spots[SPOT_INFO] = on_stage(stage, (Rect){262, 690, 476, 296}, 0.5f);
    spots[SPOT_KEEPS] = on_stage(stage, (Rect){44, 684, 210, 296}, 0.5f);
    spots[SPOT_KEEPS + 1] = on_stage(stage, (Rect){746, 684, 210, 296}, 0.5f);
    if (!is_dealt) {
        spots[SPOT_TOLD] = on_stage(stage, (Rect){260, 870, 480, 140}, 0.7f);
        spots[SPOT_KEEPS] = on_stage(stage, (Rect){40, 14, 122, 92}, 0);
        spots[SPOT_KEEPS + 1] = on_stage(stage, (Rect){168, 14, 122, 92}, 0);
    }
    if (is_choosing) { /* where the last row has no cards */
        spots[SPOT_INFO] = on_stage(stage, (Rect){572, 836, 388, 300}, 0.4f);
    }
    place_field(stage, &field, 0.4f);
    clash_place_other_hand(plan, on_stage(stage, (Rect){400, 14, 556, BACK_WIDTH * CARD_RATIO}, 0));
    place_automaton(stage, spots[SPOT_KEEPS + 1]);
    tall_piles(stage);
    place_choices(stage, middle);
    if (clash_orders_returns(plan)) {
        place_returning(plan, on_stage(stage, (Rect){270, 700, 460, 200}, 0.5f), chosen_returns);
        spots[SPOT_TOLD].y += 48 * plan->unit; /* below their ground */
    } else {
        place_returning(plan, on_stage(stage, (Rect){150, 350, 700, 210}, 0.4f),
                        (ZonePlace){.form = FORM_ROW, .card_width = 150});
    }
    plan->out->ribbon = on_stage(stage, (Rect){40, 260 + higher, 920, 430 - higher}, 0.4f);
    plan->out->glimpse = on_stage(stage, (Rect){399, 330, 202, 283}, 0.4f);
    clash_place_hand(plan, on_stage(stage, (Rect){40, 1018, 920, 2 * 203 + 10}, 0.95f),
                     (ZonePlace){.card_width = 145, .groups = LINE_OF_HAND});
    plan->out->flow = BUTTONS_ACROSS;
    plan->out->buttons = on_stage(stage, (Rect){40, 1450, 920, 66}, 1);
}

/* How far the body text has grown from what the person usually has to what is much larger. */
static float type_growth(const LayoutBuilder *plan)
{
    float line = plan->space->line / plan->unit;
    if (clash_shown(plan)->turn == 0) {
        return 0;
    }
    return clamp_float((line - USUAL_LINE) / (LARGE_LINE - USUAL_LINE), 0, 1);
}

void clash_arrange(const Space *space, const void *memory, Layout *out)
{
    const ClashView *view = memory;
    LayoutBuilder plan = {.space = space, .view = view, .seat = view->seat, .out = out};
    Rect area = space->area;
    float wide = fminf(area.w / STAGE_WIDTH, area.h / STAGE_HEIGHT);
    float tall = fminf(area.w / TALL_WIDTH, area.h / TALL_HEIGHT);
    Stage stage = {.plan = &plan, .is_tall = tall * TALL_UNIT > wide * UNIT_WIDTH};
    plan.area = area;
    plan.unit = out->unit = wide;
    float width = STAGE_WIDTH, height = STAGE_HEIGHT;
    if (stage.is_tall) {
        plan.unit = out->unit = tall;
        width = TALL_WIDTH;
        height = TALL_HEIGHT;
    }
    stage.left = area.x + (area.w - width * plan.unit) / 2;
    stage.top = area.y;
    stage.room = area.h - height * plan.unit;
    stage.large = type_growth(&plan);
    out->lift = 30;
    out->ready = 14;
    if (stage.is_tall) {
        out->ready = 6;
        out->felt = (Rect){area.x, area.y - area.h * 0.064f, area.w, area.h * 1.064f};
        out->type = fminf(out->type, 40 * plan.unit / space->line); /* words below piles */
        arrange_tall(&stage);
        return;
    }
    out->felt =
        (Rect){stage.left, area.y - BAR * plan.unit, width * plan.unit, area.h + BAR * plan.unit};
    arrange_wide(&stage);
}
