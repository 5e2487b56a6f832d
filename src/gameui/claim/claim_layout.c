/* Where things lie on the Claim table, in card units (pixels of a 1600 × 900 window). In the middle
 * the trick, the lead at the left of the card on offer and the answer at its right; above it what
 * belongs to the other seat, below it what is one's own: a hand, and a score pile as five fans, one
 * for each faction, in the same columns for both seats. Words stand in a column to the left, or in
 * a portrait window above; followers and the button to the right. */
#include "claim_table.h"
#include "tables/layout_units.h"

#include <math.h>

#define TITLE_LINES 6.6f /* of body text in a panel */
#define SEATS_LINES 5.2f
#define TOLD_LINES  8.0f
#define CAPTION     26.0f
#define CHIP_HEIGHT 30.0f
#define BACK_WIDTH  56.0f
#define SCORE_WIDTH 74.0f
#define STOCK_WIDTH 92.0f
#define PIXELS_MIN  44.0f  /* of what is pressed */
#define CENTRE_HALF 500.0f /* hands and score piles spread no wider */

/* A pile with its top edge at `y`, its name below it. */
static void place_pile(LayoutBuilder *plan, unsigned zone, Point top, ZonePlace place)
{
    float height = place.card_width * CARD_RATIO;
    place.form = FORM_PILE;
    place.closed = true;
    place.loose = true;
    place.rect = plan_rect(plan, top.x - place.card_width / 2, top.y, place.card_width, height);
    plan_place(plan, zone, place);
}

static void place_followers(LayoutBuilder *plan, Point own, Point other)
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

static void place_trick(LayoutBuilder *plan, TrickPlan at)
{
    float height = at.width * CARD_RATIO, half = at.aside + at.width / 2;
    Layout *out = plan->out;
    plan_place(plan, CLAIM_PRIZE,
               (ZonePlace){.form = FORM_SPOT,
                           .rect = plan_rect(plan, at.x - at.width / 2, at.y, at.width, height),
                           .card_width = at.width,
                           .vanishes = true,
                           .id = "table.prize",
                           .name = N_("Card on offer")});
    plan_place(plan, CLAIM_LEAD,
               (ZonePlace){.form = FORM_SLOTS,
                           .rect = plan_rect(plan, at.x - half, at.y, 2 * half, height),
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
    out->spots[SPOT_LEAD] = plan_rect(plan, at.x - at.aside - wide / 2, caption, wide, CAPTION);
    out->spots[SPOT_PRIZE] = plan_rect(plan, at.x - wide / 2, caption, wide, CAPTION);
    out->spots[SPOT_ANSWER] = plan_rect(plan, at.x + at.aside - wide / 2, caption, wide, CAPTION);
    out->drop = plan_rect(plan, at.x - half - 36, at.y - 6, 2 * half + 72, height + 12);
    out->glimpse = plan_rect(plan, at.x - at.width * 0.6f, at.y - 16, at.width * 1.2f, 0);
    out->glimpse.h = out->glimpse.w * CARD_RATIO;
}

/* Five fans, and the line of their counts above or below them. */
static void place_score(LayoutBuilder *plan, Seat seat, Rect cards, float chips)
{
    static const char *const ids[CLAIM_SEATS] = {"score.card.0", "score.card.1"};
    Rect votes = plan_rect(plan, cards.x, chips, cards.w, CHIP_HEIGHT);
    plan->out->spots[SPOT_VOTES + seat] = votes;
    plan_place(plan, CLAIM_SCORE + (unsigned)seat,
               (ZonePlace){.form = FORM_GROUPS,
                           .rect = plan_rect(plan, cards.x, cards.y, cards.w, cards.h),
                           .card_width = SCORE_WIDTH,
                           .groups = CLAIM_FACTIONS,
                           .id = ids[seat]});
}

static void place_hand(LayoutBuilder *plan, Rect rect, float width)
{
    plan->out->hand = rect;
    plan->out->ribbon = plan->out->spots[SPOT_VOTES + plan->seat];
    plan_place(plan, CLAIM_HANDS + (unsigned)plan->seat,
               (ZonePlace){.form = FORM_FAN,
                           .rect = rect,
                           .card_width = width,
                           .picks = true,
                           .hand = true,
                           .secret = true,
                           .id = "hand.card"});
}

/* The other hand, and at its right the button that opens it. */
static void place_other_hand(LayoutBuilder *plan, Rect row)
{
    static const char *const ids[CLAIM_SEATS] = {"seat.card.0", "seat.card.1"};
    float side = fmaxf(60 * plan->unit, PIXELS_MIN);
    Rect peek = rect_cut_right(&row, side);
    rect_cut_right(&row, 10 * plan->unit);
    plan->out->spots[SPOT_PEEK] = rect_around(rect_centre(peek), side, side);
    plan_place(plan, CLAIM_HANDS + (unsigned)plan_other(plan),
               (ZonePlace){.form = FORM_ROW,
                           .rect = row,
                           .card_width = BACK_WIDTH,
                           .closed = true,
                           .peeks = true,
                           .marks = true,
                           .hand = true,
                           .secret = true,
                           .id = ids[plan_other(plan)],
                           .name = N_("Hand")});
}

static void arrange_landscape(LayoutBuilder *plan)
{
    float w = plan->area.w / plan->unit, h = plan->area.h / plan->unit, cx = w / 2;
    float centre = fminf(cx - 14 - PLAN_SIDE_COLUMN - 20, CENTRE_HALF);
    float spare = (h - PLAN_LANDSCAPE_HEIGHT) / 3;
    float score = SCORE_WIDTH * CARD_RATIO;
    float x = w - 14 - PLAN_SIDE_COLUMN, upper = 86 + spare / 2, middle = 230 + spare;
    float lower = 442 + 2 * spare, hand = h - 220;
    plan_words_column(plan, plan_rect(plan, 14, 16, PLAN_SIDE_COLUMN, h - 16 - 70),
                      (const float[]){TITLE_LINES, SEATS_LINES, TOLD_LINES});
    place_other_hand(plan, plan_rect(plan, cx - centre, 4, 2 * centre, BACK_WIDTH * CARD_RATIO));
    place_score(plan, plan_other(plan), (Rect){cx - centre, upper + CHIP_HEIGHT, 2 * centre, score},
                upper);
    place_trick(plan, (TrickPlan){.x = cx, .y = middle, .width = 124, .aside = 178, .piles = 400});
    place_score(plan, plan->seat, (Rect){cx - centre, lower, 2 * centre, score}, lower + score);
    place_followers(plan, (Point){x + PLAN_SIDE_COLUMN / 2, h - 330},
                    (Point){x + PLAN_SIDE_COLUMN / 2, 16});
    plan->out->words = plan_rect(plan, x, 192, PLAN_SIDE_COLUMN, h - 330 - 16 - 192);
    plan->out->buttons = plan_rect(plan, x, h - 150, PLAN_SIDE_COLUMN, 90);
    place_hand(plan, plan_rect(plan, cx - centre, hand, 2 * centre, 220), 132);
}

static void arrange_portrait(LayoutBuilder *plan)
{
    float w = plan->area.w / plan->unit, h = plan->area.h / plan->unit, cx = w / 2;
    float score = SCORE_WIDTH * CARD_RATIO, wide = w - STOCK_WIDTH - 36;
    float bottom = h - 60 - 76, hand = bottom - 276, words = hand - 190;
    float spare = (words - 850) / 2;
    plan_words_row(plan, 196, fmaxf(TITLE_LINES, SEATS_LINES));
    place_other_hand(plan, plan_rect(plan, 0, 216, wide, BACK_WIDTH * CARD_RATIO));
    place_score(plan, plan_other(plan), (Rect){0, 336, wide, score}, 336 - CHIP_HEIGHT);
    place_trick(
        plan, (TrickPlan){.x = cx, .y = 462 + spare, .width = 132, .aside = 164, .piles = cx - 72});
    place_score(plan, plan->seat, (Rect){0, 700 + 2 * spare, wide, score}, 700 + 2 * spare + score);
    place_followers(plan, (Point){w - STOCK_WIDTH / 2 - 12, 694 + 2 * spare},
                    (Point){w - STOCK_WIDTH / 2 - 12, 230});
    plan->out->words = plan_rect(plan, 0, words, w, 140);
    place_hand(plan, plan_rect(plan, 10, hand, w - 20, 260), 150);
    plan->out->buttons = plan_rect(plan, w - 420, bottom, 420, 76);
}

void claim_arrange(const Space *space, const void *memory, Layout *out)
{
    static const PlanForms forms = {.landscape = arrange_landscape, .portrait = arrange_portrait};
    const ClaimView *view = memory;
    plan_arrange((LayoutBuilder){.space = space, .view = view, .seat = view->seat, .out = out},
                 &forms);
}
