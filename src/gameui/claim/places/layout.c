/* Where things lie on the Claim table. The trick is the stage: the card on offer in the middle, the
 * lead leaning at its left and the answer at its right; in phase 2, when nothing is on offer, the
 * two grow. At the left the hall of banners, and below it the last trick; at the right followers,
 * deck and discards, which give way to what the factions do and to the best of the score piles; in
 * a portrait window all that is one row below the trick. The hand is below, the other one above. */
#include "base/limits.h"
#include "claim/places.h"
#include "claim/sentences.h"
#include "claim/table.h"
#include "tables/drawing.h"
#include "ui/tween.h"

#include <math.h>

#define FAN_TURN    1.25f /* degrees from card to card of the hand */
#define HAND_ABOVE  6     /* units that the outermost cards of the hand stay within its place */
#define PILE_LINE   34.0f /* units that a line below a pile may take */
#define READY       28.0f /* that a card rises which may be played; then LIFT once picked */
#define READY_LEAST 14.0f
#define LIFT        46.0f
#define LIFT_LEAST  18.0f

/* When rows count. */
enum {
    SUPPORT = 1 << 0, /* phase 2 */
    OPEN = 1 << 1,    /* the other hand lies straight and is seen whole */
    PICTURE = 1 << 2, /* a small one of a table: all of the hand is seen */
    ENDED = 1 << 3    /* of it nothing is left but the score piles */
};

/* The table of zones. */
enum {
    CARDS_TRICK = PLACE_CARDS,
    CARDS_PRIZE, /* of phase 1 alone, up to the discards */
    CARDS_DECK,
    CARDS_DISCARD,
    CARDS_FOLLOWERS,
    CARDS_OTHER_FOLLOWERS,
    CARDS_SCORE,
    CARDS_OTHER_SCORE,
    CARDS_HAND,
    CARDS_OTHER_HAND
};

static unsigned faction_of(Card card)
{
    return claim_faction(card);
}

/* Cards of score piles shrink to slips at the ends of their lanes; the hall shows them from then
 * on. */
static const DrawnZone zones[] = {
    [DRAWN_ZONE(CARDS_PRIZE)] = {CLAIM_PRIZE, .place = {.form = FORM_SPOT,
                                                        .ground = GROUND_ABSENT,
                                                        .id = "table.prize",
                                                        .name = N_("Card on offer")}},
    [DRAWN_ZONE(CARDS_TRICK)] = {CLAIM_LEAD,
                                 .place = {.form = FORM_SLOTS,
                                           .ground = GROUND_BARE,
                                           .slots = {.ids = {"table.lead", "table.answer"}},
                                           .tip = CLAIM_TRICK_RULE}},
    [DRAWN_ZONE(CARDS_DECK)] =
        {CLAIM_DECK,
         .place = {.form = FORM_PILE,
                   .cover = COVER_LOOSE,
                   .ground = GROUND_ABSENT,
                   .id = "pile.deck",
                   .name = NC_("pile", "Deck"),
                   .tip = N_("Each trick takes two cards: the next card on offer, and one "
                             "for the loser of the trick.")}},
    [DRAWN_ZONE(CARDS_DISCARD)] =
        {CLAIM_DISCARD, .place = {.form = FORM_PILE,
                                  .seconds = 0.36f,
                                  .opens = true,
                                  .group = faction_of,
                                  .id = "pile.discard",
                                  .name = N_("Discard pile"),
                                  .tip = N_("Cards played, except Undead. They do not come back; a "
                                            "press lists them.")}},
    [DRAWN_ZONE(CARDS_FOLLOWERS)] = {CLAIM_FOLLOWERS, .each = 1,
                                     .place = {.form = FORM_ROW,
                                               .group = faction_of,
                                               .secret = true,
                                               .seconds = 0.34f,
                                               .name = N_("Your followers")}},
    [DRAWN_ZONE(CARDS_OTHER_FOLLOWERS)] = {CLAIM_FOLLOWERS, .each = 1, .seat = 1,
                                           .place = {.form = FORM_ROW,
                                                     .group = faction_of,
                                                     .cover = COVER_CLOSED,
                                                     .seconds = 0.34f,
                                                     .name = N_("Followers of the opponent")}},
    [DRAWN_ZONE(CARDS_SCORE)] = {CLAIM_SCORE, .each = 1,
                                 .place = {.form = FORM_TALLY,
                                           .group = faction_of,
                                           .groups = {CLAIM_FACTIONS},
                                           .seconds = 0.46f,
                                           .name = N_("Your score pile")}},
    [DRAWN_ZONE(CARDS_OTHER_SCORE)] = {CLAIM_SCORE, .each = 1, .seat = 1,
                                       .place = {.form = FORM_TALLY,
                                                 .group = faction_of,
                                                 .groups = {CLAIM_FACTIONS},
                                                 .seconds = 0.46f,
                                                 .name = N_("Score pile of the opponent")}},
    [DRAWN_ZONE(CARDS_HAND)] = {CLAIM_HANDS, .each = 1,
                                .place = {.form = FORM_FAN,
                                          .picks = true,
                                          .hand = true,
                                          .secret = true,
                                          .id = "hand.card"}},
    [DRAWN_ZONE(CARDS_OTHER_HAND)] = {CLAIM_HANDS, .each = 1, .seat = 1,
                                      .place = {.form = FORM_ROW,
                                                .cover = COVER_PEEKED,
                                                .marks = true,
                                                .hand = true,
                                                .secret = true,
                                                .name = N_("Hand"),
                                                .tip = CLAIM_OPEN_RULE}},
};

/* The plate is between the trick and the hand, so both shrink for a person's letters: from 1.2
 * times the usual size of a line, 25 units, up to 1.5. Signs are large enough to be pressed, and
 * words end before one. */
enum { BY_LETTERS, BY_SIGN, BY_WIDE_SIGN, BY_CARDS };
static const Growth growths[GROWTHS_MAX] = {
    [BY_LETTERS] = {.lines = 1, .by_window = true, .from = 30, .to = 37.5f},
    [BY_SIGN] = {.pixels = 44, .from = 50, .to = 150},
    [BY_WIDE_SIGN] = {.pixels = 44, .from = 52, .to = 152},
    [BY_CARDS] = {.cards = 1, .from = 0, .to = 0.5f},
};
#define SIGN_RIGHTWARD .w = 100, .h = 100, .by = BY_SIGN
#define SIGN_LEFTWARD  .x = -100, .w = 100, .h = 100, .by = BY_SIGN

/* The upper edge of the trick stays where it is, so that its feet make room for the plate. */
static const DrawnRow wide[] = {
    {CARDS_PRIZE, .at = {711, 145.4f, 178, 249.2f},
     .larger = {{.x = 14, .y = -4.4f, .w = -28, .h = -39.2f}}},
    {CARDS_TRICK, .at = {527, 213.8f, 546, 260.4f}, .card = 186, .lean = 6,
     .larger = {{.x = 31, .y = -7.8f, .w = -62, .h = -36.4f, .card = -26}}},
    {CARDS_TRICK, SUPPORT, .at = {542, 179.6f, 516, 296.8f}, .card = 212, .lean = 5,
     .larger = {{.x = 31, .y = -1.4f, .w = -62, .h = -53.2f, .card = -38}}},
    {PLACE_DROP, .at = {485, 193.8f, 630, 300.4f},
     .larger = {{.x = 31, .y = -7.8f, .w = -62, .h = -36.4f}}},
    {PLACE_DROP, SUPPORT, .at = {500, 159.6f, 600, 336.8f},
     .larger = {{.x = 31, .y = -1.4f, .w = -62, .h = -53.2f}}},
    {SPOT_SEAL, .at = {762, 407, 76, 76}, .larger = {{.x = 7, .y = -30, .w = -14, .h = -14}}},
    {SPOT_SEAL, SUPPORT, .at = {762, 290, 76, 76},
     .larger = {{.x = 7, .y = -21, .w = -14, .h = -14}}},
    {SPOT_LEAD, .at = {479, 167, 198, 30}},
    {SPOT_LEAD, SUPPORT, .at = {479, 143, 198, 30}},
    {SPOT_LEAD, SUPPORT | OPEN, .at = {479, 149, 198, 30}},
    {SPOT_ANSWER, .at = {923, 167, 198, 30}, .larger = {{.x = -100, .by = BY_WIDE_SIGN}}},
    {SPOT_ANSWER, SUPPORT, .at = {923, 143, 198, 30}},
    {SPOT_ANSWER, SUPPORT | OPEN, .at = {923, 149, 198, 30}},
    {SPOT_PRIZE, .at = {705, 377, 190, 30}, .larger = {{.y = -38}}},
    {PLACE_WORDS, .at = {464, 484, 672, 122}, .larger = {{.y = -40, .h = 70}}},
    {CARDS_HAND, .at = {466, 906, 800, 0}, .card = 160, .step = 138,
     .larger = {{.x = 10, .w = -20, .card = -20}, {.y = 96, .card = 66, .by = BY_CARDS}}},
    {CARDS_HAND, PICTURE, .at = {466, 900, 800, 0}, .card = 160, .step = 138},
    {CARDS_OTHER_HAND, .at = {494, 12.6f, 612, 128.8f}, .card = 92, .step = 60, .lean = -3},
    {CARDS_OTHER_HAND, OPEN, .at = {494, 57.2f, 612, 89.6f}, .card = 64, .step = 52},
    {SPOT_COUNT, .at = {806, 65, 160, 30}},
    {SPOT_MEMORY, .at = {1131, 102, 50, 50}, .larger = {{SIGN_LEFTWARD}}},
    {SPOT_MEMORY, SUPPORT, .at = {1181, 102, 50, 50}, .larger = {{SIGN_RIGHTWARD}}},
    {SPOT_PEEK, .at = {1462, 102, 50, 50}, .larger = {{SIGN_RIGHTWARD}}},
    {SPOT_HALL, .at = {56, 70, 402, 596}},
    {SPOT_LAST, .at = {56, 678, 376, 206}},
    {CARDS_OTHER_SCORE, .at = {67, 144, 380, 148.7f}, .card = 30},
    {CARDS_SCORE, .at = {67, 441.3f, 380, 148.7f}, .card = 30},
    {CARDS_OTHER_SCORE, ENDED, .at = {90, 90, 1420, 240}, .card = 190},
    {CARDS_SCORE, ENDED, .at = {90, 570, 1420, 240}, .card = 190},
    {CARDS_OTHER_FOLLOWERS, .at = {1187, 89.6f, 342, 128.8f}, .card = 92, .step = 34, .lean = -5},
    {CARDS_FOLLOWERS, .at = {1203, 571.6f, 342, 128.8f}, .card = 92, .step = 54, .lean = 8},
    {SPOT_PILES, .at = {1244, 571.5f, 260, 129}},
    {SPOT_PILES + 1, .at = {1228, 89.5f, 260, 129}},
    {SPOT_NAMES, .at = {1265, 717, 230, 30}},
    {SPOT_NAMES + 1, .at = {1178, 227, 360, 30}},
    {CARDS_DECK, .at = {1207, 275.8f, 126, 176.4f}, .words = 113.5f, .larger = {{.words = 10.3f}}},
    {CARDS_DISCARD, .at = {1379, 275.8f, 126, 176.4f}, .words = 182.3f,
     .larger = {{.words = -10.3f}}},
    {SPOT_POWERS, .at = {1179, 262, 366, 216}},
    {SPOT_TRICKS, .at = {1188, 498, 340, 60}},
    {PLACE_BUTTONS, .at = {1290, 796, 252, 58}, .larger = {{.y = 96, .by = BY_CARDS}}},
    {PLACE_RIBBON, .at = {530, 300, 600, 160}},
};

/* Below the trick one row: their followers, deck, discards, last trick, own followers. In phase 2
 * the hall says what is in the score piles. */
static const DrawnRow tall[] = {
    {CARDS_PRIZE, .at = {325, 371, 150, 210},
     .larger = {{.x = 12, .y = 0.8f, .w = -24, .h = -33.6f}}},
    {CARDS_TRICK, .at = {110, 427.6f, 580, 240.8f}, .card = 172, .lean = 5,
     .larger = {{.x = 42, .y = 9.2f, .w = -84, .h = -50.4f, .card = -36}}},
    {CARDS_TRICK, SUPPORT, .at = {118, 414, 564, 252}, .card = 180, .lean = 5,
     .larger = {{.x = 42, .y = 0, .w = -84, .h = -56, .card = -40}}},
    {PLACE_DROP, .at = {68, 407.6f, 664, 280.8f},
     .larger = {{.x = 42, .y = 9.2f, .w = -84, .h = -50.4f}}},
    {PLACE_DROP, SUPPORT, .at = {76, 394, 648, 292},
     .larger = {{.x = 42, .y = 0, .w = -84, .h = -56}}},
    {SPOT_SEAL, .at = {366, 608, 68, 68}, .larger = {{.x = 8, .y = -32, .w = -16, .h = -16}}},
    {SPOT_SEAL, SUPPORT, .at = {366, 506, 68, 68},
     .larger = {{.x = 8, .y = -20, .w = -16, .h = -16}}},
    {SPOT_LEAD, .at = {86, 393, 220, 28}, .larger = {{.x = 24, .y = 11}}},
    {SPOT_LEAD, SUPPORT, .at = {16, 370, 220, 28}},
    {SPOT_ANSWER, .at = {494, 386, 220, 28}, .larger = {{.x = -24, .y = 11}}},
    {SPOT_ANSWER, SUPPORT, .at = {564, 370, 220, 28}},
    {SPOT_PRIZE, .at = {310, 582, 180, 28}, .larger = {{.y = -40}}},
    {PLACE_WORDS, .at = {30, 676, 740, 88}, .larger = {{.y = -42, .h = 52}}},
    {CARDS_HAND, .at = {26, 1170, 748, 0}, .card = 132, .step = 110,
     .larger = {{.x = 7, .w = -14, .card = -14}, {.y = 84, .card = 57, .by = BY_CARDS}}},
    {CARDS_OTHER_HAND, .at = {79, -26.4f, 522, 100.8f}, .card = 72, .step = 46, .lean = -3},
    {CARDS_OTHER_HAND, OPEN, .at = {79, 2.6f, 522, 72.8f}, .card = 52, .step = 44},
    {SPOT_COUNT, .at = {346, 12, 110, 28}},
    {SPOT_MEMORY, .at = {14, 10, 50, 50}, .larger = {{SIGN_RIGHTWARD}}},
    {SPOT_PEEK, .at = {736, 10, 50, 50}, .larger = {{SIGN_LEFTWARD}}},
    {SPOT_HALL, .at = {24, 78, 752, 276}},
    {SPOT_TRICKS, .at = {26, 356, 268, 48}},
    {SPOT_TRICKS, SUPPORT, .at = {266, 358, 268, 48}},
    {CARDS_OTHER_SCORE, .at = {36, 126, 730, 72}, .card = 30},
    {CARDS_SCORE, .at = {36, 270, 730, 72}, .card = 30},
    {CARDS_OTHER_FOLLOWERS, .at = {25, 767.2f, 134, 89.6f}, .card = 64, .step = 20, .lean = -4,
     .larger = {{.y = 25}}},
    {CARDS_FOLLOWERS, .at = {612, 767.2f, 164, 89.6f}, .card = 64, .step = 34, .lean = 6,
     .larger = {{.y = 25}}},
    {SPOT_NAMES, .at = {595, 865, 190, 26}, .larger = {{.y = 33}}},
    {SPOT_NAMES + 1, .at = {14, 865, 148, 26}, .larger = {{.y = 33}}},
    {SPOT_NAMES, SUPPORT, .at = {406, 877, 352, 26}, .larger = {{.y = 25}}},
    {SPOT_NAMES + 1, SUPPORT, .at = {24, 877, 352, 26}, .larger = {{.y = 25}}},
    {CARDS_DECK, .at = {170, 767.2f, 64, 89.6f}, .words = 71.3f,
     .larger = {{.x = 10, .y = 25, .words = 5}}},
    {CARDS_DISCARD, .at = {278, 767.2f, 64, 89.6f}, .words = 114.5f,
     .larger = {{.x = 8, .y = 25, .words = -8.5f}}},
    {SPOT_LAST, .at = {376, 764, 236, 108}, .larger = {{.y = 17, .h = 4}}},
    {SPOT_LAST, SUPPORT, .at = {388, 764, 388, 108}, .larger = {{.y = 17, .h = 4}}},
    {SPOT_POWERS, SUPPORT, .at = {24, 764, 352, 108}, .larger = {{.y = 17, .h = 4}}},
    {PLACE_BUTTONS, .at = {24, 1154, 752, 60}, .larger = {{.y = 84, .by = BY_CARDS}}},
    {PLACE_RIBBON, .at = {100, 504, 600, 140}},
};

/* The bar of the tall one is not on its sheet. */
static const Drawing forms[] = {
    {.form = CLAIM_WIDE,
     .width = 1600,
     .height = 900,
     .bar = 54,
     .card = 1,
     .hover = 12, /* no higher: the plate lies just above the hand */
     .larger = {{.foot = 96, .by = BY_CARDS}},
     .growths = growths,
     DRAWN_ROWS(wide)},
    {.form = CLAIM_TALL,
     .width = 800,
     .height = 1224,
     .card = 1,
     .hover = 12,
     .is_upright = true,
     .larger = {{.foot = 84, .by = BY_CARDS}},
     .growths = growths,
     DRAWN_ROWS(tall)},
};

static unsigned facts_of(const Space *space, const ClaimTable *table)
{
    bool is_picture = space->window.w <= 0;
    unsigned facts = space->open ? OPEN : 0;
    facts |= table->phase != CLAIM_RECRUIT ? SUPPORT : 0;
    facts |= is_picture ? PICTURE : 0;
    facts |= is_picture && table->phase == CLAIM_OVER ? ENDED : 0;
    return facts;
}

/* The hand is an arc that stays within the window. A card that is picked does not rise under the
 * plate that ends above. */
static void fit_hand(Plan *plan, const ClaimTable *table)
{
    Layout *out = plan->out;
    ZonePlace *hand = drawing_cards(plan, CARDS_HAND);
    float last = (float)max_unsigned(claim_hand_count(table, plan->seat), 2) - 1;
    float width = hand->card_width;
    float step = fminf(hand->row.spread * width, (hand->rect.w - width) / last);
    float turn = RADIANS(FAN_TURN), angle = turn * last / 2;
    float drop = step / turn * (1 - cosf(angle)) + width / 2 * sinf(angle);
    hand->row.lean = FAN_TURN * last / 2;
    hand->rect.h = width * CARD_RATIO + drop + HAND_ABOVE * plan->unit;
    hand->rect.y -= hand->rect.h;
    out->hand = hand->rect;
    float free = (hand->rect.y - out->words.y - out->words.h) / plan->unit;
    out->ready = clamp_float(free / 2, READY_LEAST, READY);
    out->lift = clamp_float(free - out->ready, LIFT_LEAST, LIFT);
}

/* How many cards it has stands at its end. */
static void fit_other_hand(Plan *plan, const ClaimTable *table)
{
    static const char *const ids[CLAIM_SEATS] = {"seat.card.0", "seat.card.1"};
    ZonePlace *hand = drawing_cards(plan, CARDS_OTHER_HAND);
    Seat seat = (Seat)(1 - plan->seat);
    float last = (float)max_unsigned(claim_hand_count(table, seat), 1) - 1;
    float width = hand->card_width,
          steps = fminf(hand->row.spread * width * last, hand->rect.w - width);
    hand->id = ids[seat];
    if (plan->facts & SUPPORT) {
        hand->tip = CLAIM_MEMORY_RULE;
    }
    plan->out->spots[SPOT_COUNT].x += (steps + width) / 2;
}

/* Drawn are the spots of the seat in front, then those of the other. */
static void number_spots(Layout *out, unsigned first, Seat seat)
{
    Rect drawn[CLAIM_SEATS] = {out->spots[first], out->spots[first + 1]};
    for (unsigned i = 0; i < CLAIM_SEATS; i++) {
        out->spots[first + i] = drawn[(i + seat) % CLAIM_SEATS];
    }
}

void claim_arrange(const Space *space, const void *memory, Layout *out)
{
    const ClaimView *view = memory;
    Plan plan = drawing_plan(space, forms, COUNT_OF(forms), facts_of(space, &view->table));
    plan.zones = zones;
    plan.seat = view->seat;
    plan.seats = CLAIM_SEATS;
    plan.out = out;
    drawing_place(&plan);
    number_spots(out, SPOT_PILES, view->seat);
    number_spots(out, SPOT_NAMES, view->seat);
    fit_hand(&plan, &view->table);
    fit_other_hand(&plan, &view->table);
    for (unsigned part = CARDS_PRIZE; part <= CARDS_DISCARD && plan.facts & SUPPORT; part++) {
        drawing_hide(&plan, part);
    }
    ZoneForm scores = plan.facts & ENDED ? FORM_GROUPS : FORM_TALLY;
    drawing_cards(&plan, CARDS_SCORE)->form = scores;
    drawing_cards(&plan, CARDS_OTHER_SCORE)->form = scores;
    out->own_places = true;
    out->sided = 1 + SPOT_LEAD;
    out->words_low = true;
    out->type = fminf(PILE_LINE * plan.unit / space->line, 1); /* words below the piles */
}

Rect claim_slot_rect(const TableScene *scene, bool answer)
{
    const ZonePlace *place = &scene->layout->zones[CLAIM_LEAD];
    Rect rest = place->rect;
    if (answer) {
        return rect_cut_right(&rest, place->card_width);
    }
    return rect_cut_left(&rest, place->card_width);
}
