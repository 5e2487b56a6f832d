/* Where things lie on the Claim table. The trick is the stage: the card on offer in the middle, the
 * lead leaning at its left and the answer at its right; in phase 2, when nothing is on offer, the
 * two grow. At the left the hall of banners, and below it the last trick; at the right followers,
 * deck and discards, which give way to what the factions do and to the best of the score piles; in
 * a portrait window all that is one row below the trick. The hand is below, the other one above. */
#include "base/limits.h"
#include "claim_table.h"
#include "tables/layout_units.h"
#include "ui/tween.h"

#include <math.h>

#define STAGE_WIDTH     1600.0f
#define STAGE_HEIGHT    900.0f
#define STAGE_BAR       54.0f /* of the height: the bar's */
#define PORTRAIT_WIDTH  800.0f
#define PORTRAIT_HEIGHT 1280.0f
#define PORTRAIT_BAR    56.0f
#define FAN_TURN        1.25f /* degrees from card to card of the hand */
#define PIXELS_MIN      44.0f /* of what is pressed */
#define PILE_LINE       34.0f /* units that a line below a pile may take */
#define READY           28.0f /* that a card rises which may be played; then LIFT once picked */
#define READY_LEAST     14.0f
#define LIFT            46.0f
#define LIFT_LEAST      18.0f
#define BODY_LINE       25.0f /* units of the window: a line of body text as the program comes */
#define LARGE_FROM      1.2f  /* times that: the cards begin to give way to the words */
#define LARGE_FULL      1.5f
#define HAND_SUNK       6.0f /* units: outer cards may touch the edge of the window */

static const ClaimTable *table_of(const LayoutBuilder *plan)
{
    const ClaimView *view = plan->view;
    return &view->table;
}

/* How far the cards give room to a person's large letters: 0 … 1. The plate is between the trick
 * and the hand, so both shrink. */
static float giving(const LayoutBuilder *plan)
{
    float size = plan->space->line / (BODY_LINE * plan->space->unit);
    return clamp_float((size - LARGE_FROM) / (LARGE_FULL - LARGE_FROM), 0, 1);
}

/* A length as it is, and as it is for the largest letters. */
static float give(const LayoutBuilder *plan, float usual, float large)
{
    return mix(usual, large, giving(plan));
}

static bool is_support(const LayoutBuilder *plan)
{
    return table_of(plan)->phase != CLAIM_RECRUIT;
}

/* A rectangle by its middle, in units of the stage. */
static Rect plan_around(const LayoutBuilder *plan, Point centre, float w, float h)
{
    return plan_rect(plan, centre.x - w / 2, centre.y - h / 2, w, h);
}

/* Cards whose middles are `step` apart, and closer where more than `room` would be needed. */
typedef struct Spread {
    Point centre;
    float width, step, room, lean;
} Spread;

static ZonePlace place_row(const LayoutBuilder *plan, const Spread *spread, ZonePlace place)
{
    place.form = FORM_ROW;
    place.card_width = spread->width;
    place.spread = spread->step / spread->width;
    place.lean = spread->lean;
    place.bare = true;
    place.rect =
        plan_around(plan, spread->centre, spread->width + spread->room, spread->width * CARD_RATIO);
    return place;
}

static void place_followers(LayoutBuilder *plan, Seat seat, const Spread *spread)
{
    bool own = seat == plan->seat;
    const char *name = N_("Followers of the opponent");
    if (own) {
        name = N_("Your followers");
    }
    ZonePlace place = place_row(
        plan, spread, (ZonePlace){.closed = !own, .secret = own, .seconds = 0.34f, .name = name});
    plan_place(plan, CLAIM_FOLLOWERS + (unsigned)seat, place);
}

/* Where the trick lies, in units: middles, width and lean of its two cards. */
typedef struct TrickPlan {
    Point lead, answer;
    float width, lean;
    Point prize;
    float prize_width;
} TrickPlan;

static void place_trick(LayoutBuilder *plan, const TrickPlan *at)
{
    float reach = at->answer.x - at->lead.x + at->width;
    Point middle = {(at->lead.x + at->answer.x) / 2, at->lead.y};
    Layout *out = plan->out;
    plan_place(plan, CLAIM_PRIZE,
               (ZonePlace){.form = is_support(plan) ? FORM_HIDDEN : FORM_SPOT,
                           .rect = plan_around(plan, at->prize, at->prize_width,
                                               at->prize_width * CARD_RATIO),
                           .card_width = at->prize_width,
                           .vanishes = true,
                           .bare = true,
                           .id = "table.prize",
                           .name = N_("Card on offer")});
    plan_place(plan, CLAIM_LEAD,
               (ZonePlace){.form = FORM_SLOTS,
                           .rect = plan_around(plan, middle, reach, at->width * CARD_RATIO),
                           .card_width = at->width,
                           .lean = at->lean,
                           .bare = true,
                           .ids = {"table.lead", "table.answer"},
                           .tip = N_("The higher value of the faction led wins; with equal values "
                                     "the leader wins. A card of another faction loses, whatever "
                                     "its value.")});
    out->drop = plan_around(plan, middle, reach + 84, at->width * CARD_RATIO + 40);
    out->own_places = true;
    out->glimpse = (Rect){0};
}

static void place_stock(LayoutBuilder *plan, Point deck, Point discard, float width)
{
    ZoneForm form = is_support(plan) ? FORM_HIDDEN : FORM_PILE;
    plan_place(plan, CLAIM_DECK,
               (ZonePlace){.form = form,
                           .rect = plan_around(plan, deck, width, width * CARD_RATIO),
                           .card_width = width,
                           .words = (discard.x - deck.x) * give(plan, 0.66f, 0.72f),
                           .closed = true,
                           .loose = true,
                           .vanishes = true,
                           .id = "pile.deck",
                           .name = NC_("pile", "Deck"),
                           .tip = N_("Each trick takes two cards: the next card on offer, and one "
                                     "for the loser of the trick.")});
    plan_place(
        plan, CLAIM_DISCARD,
        (ZonePlace){
            .form = form,
            .rect = plan_around(plan, discard, width, width * CARD_RATIO),
            .card_width = width,
            .words = (discard.x - deck.x) * give(plan, 1.06f, 1),
            .seconds = 0.36f,
            .loose = true,
            .opens = true,
            .id = "pile.discard",
            .name = N_("Discard pile"),
            .tip = N_("Cards played, except Undead. They do not come back; a press lists them.")});
}

#define PICTURE_CARD 190.0f /* units, as the margin around the cards of the picture of an end */
#define PICTURE_RIM  90.0f

/* A small picture of a game that is over: of the table nothing is left but the score piles. */
static bool is_end_picture(const LayoutBuilder *plan)
{
    return plan->space->window.w <= 0 && table_of(plan)->phase == CLAIM_OVER;
}

/* Cards shrink to slips at the ends of their lanes; the hall shows them from then on. */
static void place_score(LayoutBuilder *plan, Seat seat, Rect lanes)
{
    const char *name = N_("Score pile of the opponent");
    bool is_shown = is_end_picture(plan);
    if (seat == plan->seat) {
        name = N_("Your score pile");
    }
    plan_place(plan, CLAIM_SCORE + (unsigned)seat,
               (ZonePlace){.form = FORM_GROUPS,
                           .rect = plan_rect(plan, lanes.x, lanes.y, lanes.w, lanes.h),
                           .card_width = is_shown ? PICTURE_CARD : 30,
                           .groups = CLAIM_FACTIONS,
                           .seconds = 0.46f,
                           .unseen = !is_shown,
                           .bare = true,
                           .name = name});
}

static void place_scores(LayoutBuilder *plan, Rect lanes)
{
    if (is_end_picture(plan)) {
        lanes = rect_inset((Rect){0, 0, STAGE_WIDTH, STAGE_HEIGHT}, PICTURE_RIM);
    }
    Rect upper = rect_cut_top(&lanes, lanes.h / 3), lower = rect_cut_bottom(&lanes, upper.h);
    place_score(plan, plan_other(plan), upper);
    place_score(plan, plan->seat, lower);
}

/* The hand is an arc that stays within the window; `step` from card to card, at most `room` from
 * the first to the last. A card that is picked does not rise under the plate that ends above. */
static void place_hand(LayoutBuilder *plan, const Spread *spread, float bottom, float plate)
{
    unsigned count = claim_hand_count(table_of(plan), plan->seat);
    float last = (float)max_unsigned(count, 2) - 1;
    float step = fminf(spread->step, spread->room / last);
    float angle = RADIANS(FAN_TURN * last / 2), height = spread->width * CARD_RATIO;
    float drop = step / RADIANS(FAN_TURN) * (1 - cosf(angle));
    float reach = height + drop + spread->width / 2 * sinf(angle) + 6;
    Rect rect = plan_rect(plan, spread->centre.x - (spread->room + spread->width) / 2,
                          bottom - reach, spread->room + spread->width, reach);
    plan->out->hand = rect;
    float free = bottom - reach - plate;
    plan->out->ready = clamp_float(free / 2, READY_LEAST, READY);
    plan->out->lift = clamp_float(free - plan->out->ready, LIFT_LEAST, LIFT);
    plan_place(plan, CLAIM_HANDS + (unsigned)plan->seat,
               (ZonePlace){.form = FORM_FAN,
                           .rect = rect,
                           .card_width = spread->width,
                           .spread = spread->step / spread->width,
                           .lean = FAN_TURN * last / 2,
                           .picks = true,
                           .hand = true,
                           .secret = true,
                           .id = "hand.card"});
}

static void place_other_hand(LayoutBuilder *plan, const Spread *spread)
{
    static const char *const ids[CLAIM_SEATS] = {"seat.card.0", "seat.card.1"};
    Seat seat = plan_other(plan);
    const char *tip =
        N_("The card on offer, the cards on the table, the score piles and the discards are open "
           "to both. Only their owners know the hands and the followers.");
    if (is_support(plan)) {
        tip = N_("Whoever remembers every card knows the other hand in this phase. The eye beside "
                 "it shows it.");
    }
    ZonePlace place = place_row(plan, spread,
                                (ZonePlace){.closed = true,
                                            .peeks = true,
                                            .marks = true,
                                            .hand = true,
                                            .secret = true,
                                            .id = ids[seat],
                                            .name = N_("Hand"),
                                            .tip = tip});
    plan_place(plan, CLAIM_HANDS + (unsigned)seat, place);
}

static void spot_at(LayoutBuilder *plan, unsigned spot, Point centre, float w, float h)
{
    plan->out->spots[spot] = plan_around(plan, centre, w, h);
}

static void plate_in(LayoutBuilder *plan, Rect place)
{
    plan->out->words = place;
    plan->out->words_low = true;
}

/* Signs are large enough to be pressed. */
static float sign_side(const LayoutBuilder *plan)
{
    return fmaxf(50, PIXELS_MIN / plan->unit);
}

static void sign_at(LayoutBuilder *plan, unsigned spot, float x, float y)
{
    float side = sign_side(plan);
    plan->out->spots[spot] = plan_rect(plan, x, y, side, side);
}

static void arrange_side(LayoutBuilder *plan)
{
    unsigned own = plan->seat, other = plan_other(plan);
    Point upper = {1358, 154}, lower = {1374, 636};
    place_followers(plan, (Seat)other, &(Spread){upper, 92, 34, 250, -5});
    place_followers(plan, (Seat)own, &(Spread){lower, 92, 54, 250, 8});
    spot_at(plan, SPOT_PILES + other, upper, 260, 129);
    spot_at(plan, SPOT_PILES + own, lower, 260, 129);
    spot_at(plan, SPOT_NAMES + other, (Point){1358, 242}, 360, 30);
    spot_at(plan, SPOT_NAMES + own, (Point){1380, 732}, 230, 30);
    place_stock(plan, (Point){1270, 364}, (Point){1442, 364}, 126);
    spot_at(plan, SPOT_POWERS, (Point){1362, 370}, 366, 216);
    spot_at(plan, SPOT_TRICKS, (Point){1358, 528}, 340, 60);
    plan->out->buttons = plan_rect(plan, 1290, 796, 252, 58);
}

/* The other hand: backs that hang out from under the bar, or small cards that lie straight and are
 * seen whole. */
static Spread backs(const LayoutBuilder *plan)
{
    if (plan->space->open) {
        return (Spread){{800, 102}, 64, 52, 548, 0};
    }
    return (Spread){{800, 77}, 92, 60, 520, -3};
}

static Spread backs_upright(const LayoutBuilder *plan)
{
    if (plan->space->open) {
        return (Spread){{340, 95}, 52, 44, 470, 0};
    }
    return (Spread){{340, 80}, 72, 46, 450, -3};
}

/* From the left edge of the other hand to the right one. */
static float reach_of(const LayoutBuilder *plan, const Spread *spread)
{
    unsigned count = claim_hand_count(table_of(plan), plan_other(plan));
    float last = (float)max_unsigned(count, 1) - 1;
    return fminf(spread->step * last, spread->room) + spread->width;
}

/* Of the hand; a picture of a table shows all of it. */
static float bottom_of(const LayoutBuilder *plan)
{
    if (plan->space->window.w > 0) {
        return STAGE_HEIGHT + HAND_SUNK;
    }
    return STAGE_HEIGHT;
}

#define LABEL_WIDTH 198

static float memory_left(const LayoutBuilder *plan)
{
    return 1181 - sign_side(plan) * (float)!is_support(plan);
}

/* The words end before the sign, which is large in a small window. */
static float answer_middle(const LayoutBuilder *plan)
{
    return fminf(1022, memory_left(plan) - 8 - LABEL_WIDTH / 2.0f);
}

/* Its upper edge stays where it is, so that its feet make room for the plate. */
static TrickPlan trick_across(const LayoutBuilder *plan)
{
    float y = give(plan, 344, 318), aside = give(plan, 180, 162);
    TrickPlan trick = {.width = give(plan, 186, 160),
                       .lean = 6,
                       .prize = {800, give(plan, 270, 246)},
                       .prize_width = give(plan, 178, 150)};
    if (is_support(plan)) {
        y = give(plan, 328, 300);
        aside = give(plan, 152, 140);
        trick.width = give(plan, 212, 174);
        trick.lean = 5;
    }
    trick.lead = (Point){800 - aside, y};
    trick.answer = (Point){800 + aside, y};
    return trick;
}

static TrickPlan trick_upright(const LayoutBuilder *plan)
{
    float y = give(plan, 604, 588), aside = give(plan, 204, 180);
    TrickPlan trick = {.width = give(plan, 172, 136),
                       .lean = 5,
                       .prize = {400, give(plan, 532, 516)},
                       .prize_width = give(plan, 150, 126)};
    if (is_support(plan)) {
        y = give(plan, 596, 568);
        aside = give(plan, 192, 170);
        trick.width = give(plan, 180, 140);
    }
    trick.lead = (Point){400 - aside, y};
    trick.answer = (Point){400 + aside, y};
    return trick;
}

static void arrange_landscape(LayoutBuilder *plan)
{
    Layout *out = plan->out;
    TrickPlan trick = trick_across(plan);
    float seal = give(plan, 445, 408), labels = 182, top = give(plan, 484, 444);
    float seal_side = give(plan, 76, 62), bottom = give(plan, 606, 636);
    if (is_support(plan)) {
        seal = trick.lead.y;
        labels = 158 + 6 * (float)plan->space->open;
    }
    place_trick(plan, &trick);
    Spread other = backs(plan);
    place_other_hand(plan, &other);
    place_hand(plan, &(Spread){{866, 0}, give(plan, 160, 140), 138, 640, 0}, bottom_of(plan),
               bottom);
    out->spots[SPOT_HALL] = plan_rect(plan, 56, 70, 402, 596);
    out->spots[SPOT_LAST] = plan_rect(plan, 56, 678, 376, 206);
    place_scores(plan, (Rect){67, 144, 380, 446});
    plate_in(plan, plan_rect(plan, 464, top, 672, bottom - top));
    spot_at(plan, SPOT_SEAL, (Point){800, seal}, seal_side, seal_side);
    spot_at(plan, SPOT_LEAD, (Point){578, labels}, LABEL_WIDTH, 30);
    spot_at(plan, SPOT_ANSWER, (Point){answer_middle(plan), labels}, LABEL_WIDTH, 30);
    spot_at(plan, SPOT_PRIZE, (Point){800, give(plan, 392, 354)}, 190, 30);
    out->spots[SPOT_COUNT] = plan_rect(plan, 806 + reach_of(plan, &other) / 2, 65, 160, 30);
    sign_at(plan, SPOT_MEMORY, memory_left(plan), 102);
    sign_at(plan, SPOT_PEEK, 1462, 102);
    arrange_side(plan);
    out->ribbon = plan_rect(plan, 530, 300, 600, 160);
}

/* One row below the trick: their followers, deck, discards, last trick, own followers. */
static void arrange_row(LayoutBuilder *plan, float y)
{
    unsigned own = plan->seat, other = plan_other(plan);
    float rise = give(plan, 48, 56), high = give(plan, 108, 112), names = give(plan, 66, 74);
    place_followers(plan, (Seat)other, &(Spread){{92, y}, 64, 20, 70, -4});
    place_followers(plan, (Seat)own, &(Spread){{694, y}, 64, 34, 100, 6});
    spot_at(plan, SPOT_NAMES + other, (Point){88, y + names}, 148, 26);
    spot_at(plan, SPOT_NAMES + own, (Point){690, y + names}, 190, 26);
    place_stock(plan, (Point){give(plan, 202, 212), y}, (Point){give(plan, 310, 318), y}, 64);
    plan->out->spots[SPOT_LAST] = plan_rect(plan, 376, y - rise, 236, high);
    if (is_support(plan)) { /* the hall says what is in the score piles */
        spot_at(plan, SPOT_POWERS, (Point){200, y - rise + high / 2}, 352, high);
        plan->out->spots[SPOT_LAST] = plan_rect(plan, 388, y - rise, 388, high);
        spot_at(plan, SPOT_NAMES + other, (Point){200, y + 78}, 352, 26);
        spot_at(plan, SPOT_NAMES + own, (Point){582, y + 78}, 352, 26);
    }
}

static void arrange_portrait(LayoutBuilder *plan)
{
    Layout *out = plan->out;
    TrickPlan trick = trick_upright(plan);
    Point labels[] = {{trick.lead.x, give(plan, 463, 474)}, {trick.answer.x, give(plan, 456, 467)}},
          tricks = {160, 436};
    float seal = give(plan, 698, 658), seal_side = give(plan, 68, 52);
    float top = give(plan, 732, 690), bottom = give(plan, 820, 830);
    if (is_support(plan)) {
        seal = trick.lead.y;
        labels[0] = (Point){126, 440};
        labels[1] = (Point){674, 440};
        tricks = (Point){400, 438};
    }
    place_trick(plan, &trick);
    Spread other = backs_upright(plan);
    place_other_hand(plan, &other);
    place_hand(plan, &(Spread){{400, 0}, give(plan, 132, 118), 110, 616, 0}, 1226, bottom);
    out->spots[SPOT_HALL] = plan_rect(plan, 24, 134, 752, 276);
    place_scores(plan, (Rect){36, 182, 730, 216});
    plate_in(plan, plan_rect(plan, 30, top, 740, bottom - top));
    spot_at(plan, SPOT_SEAL, (Point){400, seal}, seal_side, seal_side);
    spot_at(plan, SPOT_LEAD, labels[0], 220, 28);
    spot_at(plan, SPOT_ANSWER, labels[1], 220, 28);
    spot_at(plan, SPOT_PRIZE, (Point){400, give(plan, 652, 612)}, 180, 28);
    out->spots[SPOT_COUNT] = plan_rect(plan, 346 + reach_of(plan, &other) / 2, 68, 110, 28);
    spot_at(plan, SPOT_TRICKS, tricks, 268, 48);
    sign_at(plan, SPOT_MEMORY, 14, 66);
    sign_at(plan, SPOT_PEEK, 786 - sign_side(plan), 66);
    arrange_row(plan, give(plan, 868, 893));
    out->buttons = plan_rect(plan, 24, 1210, 752, 60);
    out->ribbon = plan_rect(plan, 100, 560, 600, 140);
}

/* The stage in the middle of what the scene leaves free, with its bar above that. */
static Rect stage_in(Rect area, float w, float h, float bar, float *unit)
{
    *unit = fminf(area.w / w, area.h / (h - bar));
    Point centre = rect_centre(area);
    centre.y -= bar * *unit / 2;
    return rect_around(centre, w * *unit, h * *unit);
}

void claim_arrange(const Space *space, const void *memory, Layout *out)
{
    const ClaimView *view = memory;
    LayoutBuilder plan = {.space = space, .view = view, .seat = view->seat, .out = out};
    float wide, tall;
    bool has_bar = space->window.w > 0; /* a picture of a table has none */
    Rect landscape = stage_in(space->area, STAGE_WIDTH, STAGE_HEIGHT, has_bar * STAGE_BAR, &wide);
    Rect portrait =
        stage_in(space->area, PORTRAIT_WIDTH, PORTRAIT_HEIGHT, has_bar * PORTRAIT_BAR, &tall);
    bool is_portrait = space->area.w < space->area.h && tall > wide;
    if (is_portrait) {
        plan.area = portrait;
        plan.unit = out->unit = tall;
        arrange_portrait(&plan);
    } else {
        plan.area = landscape;
        plan.unit = out->unit = wide;
        arrange_landscape(&plan);
    }
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
