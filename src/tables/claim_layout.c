/* Where things lie on the Claim table, in card units (pixels of a 1600 × 900 window). In the middle
 * the trick, the lead at the left of the card on offer and the answer at its right; above it what
 * belongs to the other seat, below it what is one's own: a hand, and a score pile as five fans, one
 * for each faction, in the same columns for both seats. Words stand in a column to the left, or in
 * a portrait window above; followers and the button to the right. */
#include "claim_table.h"

#include <math.h>

#define INSET       40.0f /* of a panel's words, both sides, in units of the window */
#define TITLE_LINES 6.6f  /* of body text in a panel */
#define SEATS_LINES 5.2f
#define TOLD_LINES  8.0f
#define CAPTION     26.0f
#define CHIP_HEIGHT 30.0f
#define BACK_WIDTH  56.0f
#define SCORE_WIDTH 74.0f
#define STOCK_WIDTH 92.0f
#define PIXELS_MIN  44.0f /* of what is pressed */
#define SIDE_COLUMN 240.0f
#define CENTRE_HALF 500.0f /* hands and score piles spread no wider */

typedef struct Plan {
    const Space *space;
    Seat seat;
    Layout *out;
    Rect area;  /* within the rim */
    float unit; /* pixels */
} Plan;

static Seat other_of(const Plan *plan)
{
    return (Seat)(1 - plan->seat);
}

static Rect unit_rect(const Plan *plan, float x, float y, float w, float h)
{
    float u = plan->unit;
    return (Rect){plan->area.x + x * u, plan->area.y + y * u, w * u, h * u};
}

static void set_place(Plan *plan, unsigned zone, ZonePlace place)
{
    place.card_width *= plan->unit;
    plan->out->zones[zone] = place;
}

/* A pile with its top edge at `y`, its name below it. */
static void place_pile(Plan *plan, unsigned zone, Point top, ZonePlace place)
{
    float height = place.card_width * CARD_RATIO;
    place.form = FORM_PILE;
    place.closed = true;
    place.loose = true;
    place.rect = unit_rect(plan, top.x - place.card_width / 2, top.y, place.card_width, height);
    set_place(plan, zone, place);
}

static void place_followers(Plan *plan, Point own, Point other)
{
    static const char *const ids[CLAIM_SEATS] = {"pile.followers.0", "pile.followers.1"};
    for (Seat seat = 0; seat < CLAIM_SEATS; seat++) {
        place_pile(plan, CLAIM_FOLLOWERS + (unsigned)seat, seat == plan->seat ? own : other,
                   (ZonePlace){.card_width = STOCK_WIDTH,
                               .opens = true,
                               .secret = seat == plan->seat,
                               .id = ids[seat],
                               .name = N_("Followers")});
    }
}

/* The trick between deck and discards: `x` of the middle, of lead and answer beside it, of the
 * piles beside those. */
typedef struct TrickPlan {
    float x, y, width; /* of the cards */
    float aside, piles;
} TrickPlan;

static void place_trick(Plan *plan, TrickPlan at)
{
    float height = at.width * CARD_RATIO, half = at.aside + at.width / 2;
    Layout *out = plan->out;
    set_place(plan, CLAIM_PRIZE,
              (ZonePlace){.form = FORM_SPOT,
                          .rect = unit_rect(plan, at.x - at.width / 2, at.y, at.width, height),
                          .card_width = at.width,
                          .vanishes = true,
                          .id = "table.prize",
                          .name = N_("Card on offer")});
    set_place(plan, CLAIM_LEAD,
              (ZonePlace){.form = FORM_SLOTS,
                          .rect = unit_rect(plan, at.x - half, at.y, 2 * half, height),
                          .card_width = at.width,
                          .ids = {"table.lead", "table.answer"}});
    place_pile(plan, CLAIM_DECK, (Point){at.x - at.piles, at.y},
               (ZonePlace){.card_width = at.width,
                           .vanishes = true,
                           .id = "pile.deck",
                           .name = NC_("pile", "Deck")});
    place_pile(plan, CLAIM_DISCARD, (Point){at.x + at.piles, at.y},
               (ZonePlace){.card_width = at.width,
                           .opens = true,
                           .id = "pile.discard",
                           .name = N_("Discard pile")});
    float caption = at.y + height + 8, wide = at.aside - 16;
    out->spots[SPOT_LEAD] = unit_rect(plan, at.x - at.aside - wide / 2, caption, wide, CAPTION);
    out->spots[SPOT_PRIZE] = unit_rect(plan, at.x - wide / 2, caption, wide, CAPTION);
    out->spots[SPOT_ANSWER] = unit_rect(plan, at.x + at.aside - wide / 2, caption, wide, CAPTION);
    out->drop = unit_rect(plan, at.x - half - 36, at.y - 6, 2 * half + 72, height + 12);
    out->glimpse = unit_rect(plan, at.x - at.width * 0.6f, at.y - 16, at.width * 1.2f, 0);
    out->glimpse.h = out->glimpse.w * CARD_RATIO;
}

/* Five fans, and the line of their counts above or below them. */
static void place_score(Plan *plan, Seat seat, Rect cards, float chips)
{
    Rect votes = unit_rect(plan, cards.x, chips, cards.w, CHIP_HEIGHT);
    plan->out->spots[SPOT_VOTES + seat] = votes;
    set_place(plan, CLAIM_SCORE + (unsigned)seat,
              (ZonePlace){.form = FORM_GROUPS,
                          .rect = unit_rect(plan, cards.x, cards.y, cards.w, cards.h),
                          .card_width = SCORE_WIDTH,
                          .groups = CLAIM_FACTIONS});
}

static void place_hand(Plan *plan, Rect rect, float width)
{
    plan->out->hand = rect;
    plan->out->ribbon = plan->out->spots[SPOT_VOTES + plan->seat];
    set_place(plan, CLAIM_HANDS + (unsigned)plan->seat,
              (ZonePlace){.form = FORM_FAN,
                          .rect = rect,
                          .card_width = width,
                          .picks = true,
                          .hand = true,
                          .secret = true,
                          .id = "hand.card"});
}

/* The other hand, and at its right the button that opens it. */
static void place_other_hand(Plan *plan, Rect row)
{
    static const char *const ids[CLAIM_SEATS] = {"seat.card.0", "seat.card.1"};
    float side = fmaxf(60 * plan->unit, PIXELS_MIN);
    Rect peek = rect_cut_right(&row, side);
    rect_cut_right(&row, 10 * plan->unit);
    plan->out->spots[SPOT_PEEK] = rect_around(rect_centre(peek), side, side);
    set_place(plan, CLAIM_HANDS + (unsigned)other_of(plan),
              (ZonePlace){.form = FORM_ROW,
                          .rect = row,
                          .card_width = BACK_WIDTH,
                          .closed = true,
                          .peeks = true,
                          .hand = true,
                          .secret = true,
                          .id = ids[other_of(plan)],
                          .name = N_("Hand")});
}

/* Sets the type so that so many lines in three panels fit the height. */
static void fit_type(Plan *plan, float lines, float panels, float height)
{
    float room = height - panels * INSET * plan->space->unit;
    plan->out->type = fminf(plan->out->type, room / (lines * plan->space->line));
}

static float panel_height(const Plan *plan, float lines)
{
    return INSET * plan->space->unit + lines * plan->space->line * plan->out->type;
}

static void place_words_column(Plan *plan, Rect column)
{
    float gap = 12 * plan->unit;
    fit_type(plan, TITLE_LINES + SEATS_LINES + TOLD_LINES, 3, column.h - 2 * gap);
    plan->out->spots[SPOT_TITLE] = rect_cut_top(&column, panel_height(plan, TITLE_LINES));
    rect_cut_top(&column, gap);
    plan->out->spots[SPOT_SEATS] = rect_cut_top(&column, panel_height(plan, SEATS_LINES));
    rect_cut_top(&column, gap);
    plan->out->spots[SPOT_TOLD] = column;
}

#define LANDSCAPE_WIDTH  1512.0f
#define LANDSCAPE_HEIGHT 836.0f

static void arrange_landscape(Plan *plan)
{
    float w = plan->area.w / plan->unit, h = plan->area.h / plan->unit, cx = w / 2;
    float centre = fminf(cx - 14 - SIDE_COLUMN - 20, CENTRE_HALF);
    float spare = (h - LANDSCAPE_HEIGHT) / 3;
    float score = SCORE_WIDTH * CARD_RATIO;
    float x = w - 14 - SIDE_COLUMN, upper = 86 + spare / 2, middle = 230 + spare;
    float lower = 442 + 2 * spare, hand = h - 220;
    place_words_column(plan, unit_rect(plan, 14, 16, SIDE_COLUMN, h - 16 - 70));
    place_other_hand(plan, unit_rect(plan, cx - centre, 4, 2 * centre, BACK_WIDTH * CARD_RATIO));
    place_score(plan, other_of(plan), (Rect){cx - centre, upper + CHIP_HEIGHT, 2 * centre, score},
                upper);
    place_trick(plan, (TrickPlan){.x = cx, .y = middle, .width = 124, .aside = 178, .piles = 400});
    place_score(plan, plan->seat, (Rect){cx - centre, lower, 2 * centre, score}, lower + score);
    place_followers(plan, (Point){x + SIDE_COLUMN / 2, h - 330}, (Point){x + SIDE_COLUMN / 2, 16});
    plan->out->words = unit_rect(plan, x, 192, SIDE_COLUMN, h - 330 - 16 - 192);
    plan->out->buttons = unit_rect(plan, x, h - 150, SIDE_COLUMN, 90);
    place_hand(plan, unit_rect(plan, cx - centre, hand, 2 * centre, 220), 132);
}

#define PORTRAIT_WIDTH  920.0f
#define PORTRAIT_HEIGHT 1490.0f

static void arrange_portrait(Plan *plan)
{
    float w = plan->area.w / plan->unit, h = plan->area.h / plan->unit, cx = w / 2;
    float score = SCORE_WIDTH * CARD_RATIO, wide = w - STOCK_WIDTH - 36;
    float third = (w - 24) / 3, bottom = h - 60 - 76, hand = bottom - 276, words = hand - 190;
    float spare = (words - 850) / 2;
    fit_type(plan, fmaxf(TITLE_LINES, SEATS_LINES), 1, 196 * plan->unit);
    plan->out->spots[SPOT_TITLE] = unit_rect(plan, 0, 8, third, 196);
    plan->out->spots[SPOT_SEATS] = unit_rect(plan, third + 12, 8, third, 196);
    plan->out->spots[SPOT_TOLD] = unit_rect(plan, 2 * third + 24, 8, third, 196);
    place_other_hand(plan, unit_rect(plan, 0, 216, wide, BACK_WIDTH * CARD_RATIO));
    place_score(plan, other_of(plan), (Rect){0, 336, wide, score}, 336 - CHIP_HEIGHT);
    place_trick(
        plan, (TrickPlan){.x = cx, .y = 462 + spare, .width = 132, .aside = 164, .piles = cx - 72});
    place_score(plan, plan->seat, (Rect){0, 700 + 2 * spare, wide, score}, 700 + 2 * spare + score);
    place_followers(plan, (Point){w - STOCK_WIDTH / 2 - 12, 694 + 2 * spare},
                    (Point){w - STOCK_WIDTH / 2 - 12, 230});
    plan->out->words = unit_rect(plan, 0, words, w, 140);
    place_hand(plan, unit_rect(plan, 10, hand, w - 20, 260), 150);
    plan->out->buttons = unit_rect(plan, w - 420, bottom, 420, 76);
}

void claim_arrange(const Space *space, const void *memory, Layout *out)
{
    const ClaimView *view = memory;
    Rect safe = space->safe;
    float landscape = fminf(safe.w / LANDSCAPE_WIDTH, safe.h / LANDSCAPE_HEIGHT);
    float portrait = fminf(safe.w / PORTRAIT_WIDTH, safe.h / PORTRAIT_HEIGHT);
    Plan plan = {.space = space,
                 .seat = view->seat,
                 .out = out,
                 .area = safe,
                 .unit = fmaxf(landscape, portrait)};
    out->unit = plan.unit;
    (landscape >= portrait ? arrange_landscape : arrange_portrait)(&plan);
}
