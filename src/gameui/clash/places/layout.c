/* Where things lie on the Clash of Decks table. Two armies stand on two banks: the own one left of
 * the river, the other right of it, each row at its bridge, and behind each its keep. Below lies
 * the own hand in the order of the rules, above the other one, or what the automaton reveals.
 * Sheets begin below the bar; before the deal the middle holds what is picked from. */
#include "clash/places.h"
#include "clash/seen.h"
#include "clash/table.h"
#include "tables/drawing.h"

#include "base/limits.h"

#include <math.h>

#define UNIT_NARROW    143.0f /* units: cards where more than ROW_MOST stand in a row */
#define ROW_MOST       3
#define BACK_WIDTH     66.0f  /* of cards that lie where nobody sees them */
#define PICKED_WIDTH   128.0f /* of the own hand before the deal, at most */
#define CHOICE_WIDTH   300.0f /* of what is picked from, at most */
#define OWNED_WIDE     11     /* cards of a line of a full set */
#define OWNED_TALL     7
#define BAN_LINE       5
#define BAN_ABOVE      18.0f  /* units for whose cards these are */
#define CARDS_APART    1.07f  /* from card to card of a hand: widths */
#define NAME_SEEN      0.79f  /* of a card: its name can be read (WHOLE_NAME of ribbon.c) */
#define LONG_CARD      140.0f /* units: cards of a long hand */
#define RIVER          90.0f  /* units: half of it; units to be ordered lie on it, */
#define RIVER_BANK     18.0f  /* and those of the lower row step back so far from them */
#define GIVES_WAY      28.0f  /* units of a keep's picture, to words below it that have grown */
#define HAND_LONG      5      /* cards of a hand that lie in one line and are still large */
#define LINE_TALL      5      /* cards of a line of the hand in a tall window */
#define HAND_LONGEST   7      /* and that leave the buttons their place */
#define PILE_LINE_TALL 40.0f  /* units that words below piles may be high */

/* Conditions under which rows of the tables count. */
enum {
    UNDEALT = 1 << 0,
    DEALT = 1 << 1,
    SOLO = 1 << 2,
    CHOOSING = 1 << 3,
    ORDERING = 1 << 4, /* the own side orders destroyed units */
    LONG = 1 << 5,     /* by the cards of the own hand */
    LONGEST = 1 << 6,
    CROWDED = 1 << 7, /* and larger cards of it cover one another */
    MIRRORED = 1 << 8 /* the buttons lie beside the hand: only its left end can be picked */
};

/* The table of zones. */
enum {
    CARDS_POOL = PLACE_CARDS,
    CARDS_OWNED,
    CARDS_OTHER_OWNED,
    CARDS_PILE,
    CARDS_DECK,
    CARDS_DISCARD,
    CARDS_AUTOMATON,
    CARDS_RETURNING,
    CARDS_ORDERED,
    CARDS_HAND,
    CARDS_PICKS,
    CARDS_BOX,
    CARDS_OTHER_HAND,
    CARDS_OTHER_BOX,
    CARDS_OTHER_PICKS,
    CARDS_UPPER,
    CARDS_LOWER,
    CARDS_OTHER_UPPER,
    CARDS_OTHER_LOWER
};

/* What the other player summons can be followed; the automaton's cards are shown on their way. */
#define LINE_OF(side, row, of)                                                                     \
    {                                                                                              \
        CLASH_ZONE_ROWS + (row), .each = CLASH_ROWS, .seat = (side), .place = {                    \
            .form = FORM_LINE,                                                                     \
            .dressed = true,                                                                       \
            .marks = true,                                                                         \
            .line = {(side) == 0 ? LINE_FROM_RIGHT : LINE_FROM_LEFT},                              \
            .group = clash_weight,                                                                 \
            .seconds = (of)                                                                        \
        }                                                                                          \
    }

static const DrawnZone zones[] = {
    [DRAWN_ZONE(CARDS_POOL)] = {CLASH_ZONE_POOL, .place = {.form = FORM_GRID,
                                                           .picks = true,
                                                           .marks = true,
                                                           .id = "pool.card"}},
    [DRAWN_ZONE(CARDS_OWNED)] = {CLASH_ZONE_OWNED, .each = 1,
                                 .place = {.form = FORM_GRID,
                                           .grid = {.fixed = CLASH_CARDS},
                                           .picks = true,
                                           .marks = true,
                                           .secret = true,
                                           .id = "owned.card"}},
    [DRAWN_ZONE(CARDS_OTHER_OWNED)] = {CLASH_ZONE_OWNED, .each = 1, .seat = 1},
    [DRAWN_ZONE(
        CARDS_PILE)] = {CLASH_ZONE_PILE,
                        .place = {.form = FORM_PILE,
                                  .cover = COVER_CLOSED,
                                  .ground = GROUND_ABSENT,
                                  .id = "pile.automaton",
                                  .name = N_("AI deck"),
                                  .tip = N_("Each point of damage to the Bastion or Fort of the AI "
                                            "discards the top card.")}},
    [DRAWN_ZONE(CARDS_DECK)] = {CLASH_ZONE_DECK, .place = {.form = FORM_PILE,
                                                           .cover = COVER_CLOSED,
                                                           .ground = GROUND_ABSENT,
                                                           .id = "pile.deck",
                                                           .name = NC_("pile", "Deck")}},
    [DRAWN_ZONE(CARDS_DISCARD)] =
        {CLASH_ZONE_DISCARD,
         .place = {.form = FORM_PILE,
                   .opens = true,
                   .ground = GROUND_ABSENT,
                   .id = "pile.discard",
                   .name = NC_("pile", "Discard"),
                   .tip = N_("When the AI deck is empty and its Bastion falls, these "
                             "cards become its deck again.")}},
    [DRAWN_ZONE(CARDS_AUTOMATON)] = {CLASH_ZONE_AUTOMATON, .place = {.ground = GROUND_ABSENT,
                                                                     .id = "table.keeper",
                                                                     .name = N_("Bastion")}},
    [DRAWN_ZONE(CARDS_RETURNING)] = {CLASH_ZONE_RETURNING, .place = {.form = FORM_ROW,
                                                                     .marks = true,
                                                                     .id = "returning.card"}},
    [DRAWN_ZONE(CARDS_ORDERED)] = {CLASH_ZONE_RETURNING, .place = {.form = FORM_FAN,
                                                                   .row = {.line = ZONE_CARDS_MAX},
                                                                   .picks = true,
                                                                   .marks = true,
                                                                   .id = "returning.card"}},
    [DRAWN_ZONE(CARDS_HAND)] = {CLASH_ZONE_HANDS, .each = 1,
                                .place = {.form = FORM_FAN,
                                          .row = {.line = ZONE_CARDS_MAX},
                                          .picks = true,
                                          .marks = true,
                                          .hand = true,
                                          .secret = true,
                                          .dressed = true,
                                          .id = "hand.card"}},
    [DRAWN_ZONE(CARDS_PICKS)] = {CLASH_ZONE_PICKS, .each = 1,
                                 .place = {.form = FORM_ROW, .marks = true, .dressed = true}},
    [DRAWN_ZONE(CARDS_BOX)] = {CLASH_ZONE_BOX, .each = 1},
    [DRAWN_ZONE(CARDS_OTHER_HAND)] =
        {CLASH_ZONE_HANDS, .each = 1, .seat = 1,
         .place = {.form = FORM_ROW, .marks = true, .hand = true, .dressed = true}},
    [DRAWN_ZONE(CARDS_OTHER_PICKS)] = {CLASH_ZONE_PICKS, .each = 1, .seat = 1,
                                       .place = {.form = FORM_ROW, .dressed = true}},
    [DRAWN_ZONE(CARDS_OTHER_BOX)] = {CLASH_ZONE_BOX, .each = 1, .seat = 1},
    [DRAWN_ZONE(CARDS_UPPER)] = LINE_OF(0, 0, 0),
    [DRAWN_ZONE(CARDS_LOWER)] = LINE_OF(0, 1, 0),
    [DRAWN_ZONE(CARDS_OTHER_UPPER)] = LINE_OF(1, 0, CLASH_OTHERS_SECONDS),
    [DRAWN_ZONE(CARDS_OTHER_LOWER)] = LINE_OF(1, 1, CLASH_OTHERS_SECONDS),
};

/* With large type the plate is higher, and units give way to it. A long hand of larger cards takes
 * the room at the sides that its sheet leaves in the window, so that more of each card is seen. */
enum { BY_LETTERS, BY_CARDS, BY_ROOM };
static const Growth growths[GROWTHS_MAX] = {
    [BY_LETTERS] = {.when = DEALT, .lines = 1, .from = 26, .to = 36},
    [BY_CARDS] = {.cards = 1, .from = 0, .to = 0.5f},
    [BY_ROOM] = {.when = CROWDED, .spare = 1, .from = 0, .to = 160}};
#define HAND_WIDE   .h = 80, .card = 57, .by = BY_CARDS
#define HAND_LARGER .h = 80, .card = 38, .by = BY_CARDS
#define HAND_ASIDE  .x = -80, .w = 160, .by = BY_ROOM

#define FIELD .down = -0.1f /* in a taller window less than half of the spare height lies above */

static const DrawnRow wide[] = {
    {PLACE_FELT, .at = {0, -54, 1600, 900}, AT_TOP, .higher = 1,
     .larger = {{.x = -76, .w = 152, .h = 80, .by = BY_CARDS}}},
    {SPOT_PLATE, .at = {52, 6, 822, 106}, AT_TOP, .larger = {{.w = 108, .h = 24}}},
    {SPOT_PLATE, UNDEALT, .at = {52, 6, 572, 106}, AT_TOP},
    {PLACE_WORDS, .at = {278, 12, 586, 94}, AT_TOP, .larger = {{.w = 108, .h = 24}}},
    {PLACE_WORDS, UNDEALT, .at = {82, 22, 526, 74}, AT_TOP},
    {SPOT_OTHER, .at = {882, 16, 158, 84}, AT_TOP, .larger = {{.x = 108, .w = -54}}},
    {SPOT_OTHER, SOLO, .at = {888, 6, 660, 92}, AT_TOP, .larger = {{.x = 108, .w = -108, .h = 12}}},
    {CARDS_OTHER_HAND, .at = {1050, 8, 480, 92.4f}, .run = 3, AT_TOP, .card = 66,
     .larger = {{.x = 54, .w = -54}}},
    {CARDS_OTHER_HAND, UNDEALT, {1030, 12, 530, 100.8f}, 2, AT_TOP, .card = 66},
    {CARDS_OTHER_PICKS, UNDEALT, .at = {1030, 12, 530, 100.8f}, AT_TOP, .card = 72},
    {SPOT_KEEPS, .at = {22, 128, 196, 440}, FIELD, .larger = {{.y = 13, .h = -13}}},
    {SPOT_KEEPS + 1, .at = {1382, 128, 196, 440}, FIELD, .larger = {{.y = 13, .h = -13}}},
    {SPOT_KEEPS + 1, SOLO, .at = {1382, 332, 196, 256}, FIELD},
    {SPOT_KEEPS, UNDEALT, {636, 8, 190, 92}, 2, {200, 0}, AT_TOP},
    {CARDS_PILE, ALWAYS, .at = {1391, 106, 88, 123.2f}, .run = 2, FIELD, .words = 130,
     .larger = {{.y = 16}}},
    {CARDS_DISCARD, ALWAYS, .at = {1500, 156, 78, 109.2f}, FIELD, .words = 116,
     .larger = {{.y = 16}}},
    {CARDS_PILE, UNDEALT, .at = {1474, 140, 88, 123.2f}, FIELD, .words = 116},
    {CARDS_DECK, UNDEALT, .at = {1474, 140, 88, 123.2f}, FIELD},
    {CARDS_DISCARD, UNDEALT, .at = {1500, 156, 78, 109.2f}, FIELD, .words = 116},
    {SPOT_MANA, .at = {48, 690, 240, 138}, AT_BOTTOM,
     .larger = {{.y = 80, .by = BY_CARDS}, {.x = -80, .by = BY_ROOM}}},
    {SPOT_TOLD, .at = {36, 500, 212, 184}, AT_BOTTOM,
     .larger = {{.y = 14, .h = -14}, {.x = -80, .by = BY_ROOM}}},
    {SPOT_TOLD, UNDEALT, .at = {40, 660, 310, 140}, AT_BOTTOM},
    {SPOT_INFO, .at = {706, 108, 188, 456}, FIELD, .larger = {{.y = 24, .h = -24}}},
    {SPOT_INFO, UNDEALT, .at = {36, 596, 296, 236}, AT_BOTTOM}, /* never on choices */
    {SPOT_INFO, CHOOSING, .at = {30, 560, 284, 276}, AT_BOTTOM},
    {SPOT_BRIDGES, .at = {712, 138, 176, 168}, FIELD, .larger = {{.y = 17}}},
    {SPOT_BRIDGES + 1, .at = {712, 360, 176, 168}, FIELD, .larger = {{.y = 5}}},
    {CARDS_UPPER, .at = {226, 117, 484, 210}, FIELD, .card = 150,
     .larger = {{.y = 21.9f, .h = -9.8f, .card = -7}}},
    {CARDS_OTHER_UPPER, .at = {890, 117, 484, 210}, FIELD, .card = 150,
     .larger = {{.y = 21.9f, .h = -9.8f, .card = -7}}},
    {CARDS_LOWER, .at = {226, 339, 484, 210}, FIELD, .card = 150,
     .larger = {{.y = 9.9f, .h = -9.8f, .card = -7}}},
    {CARDS_OTHER_LOWER, .at = {890, 339, 484, 210}, FIELD, .card = 150,
     .larger = {{.y = 9.9f, .h = -9.8f, .card = -7}}},
    {CARDS_POOL, ALWAYS, {130, 124, 1310, 490}, 3, FIELD, .card = 66},
    {CARDS_POOL, CHOOSING, {60, 130, 1480, 510}, 3, FIELD, .card = 66},
    {CARDS_RETURNING, .at = {500, 240, 600, 210}, FIELD, .card = 160},
    {CARDS_ORDERED, ORDERING, .at = {494, 386, 612, 200}, AT_BOTTOM, .card = 142},
    /* The last card can be picked, and lies left of the buttons. */
    {CARDS_HAND, .at = {307, 613.2f, 970, 210}, .run = 3, AT_BOTTOM, .card = 150,
     .larger = {{HAND_WIDE, .w = 220}}},
    {CARDS_HAND, UNDEALT, .at = {351.8f, 613.2f, 1012, 210}, .run = 3, AT_BOTTOM, .card = 150,
     .larger = {{HAND_WIDE}}},
    {CARDS_HAND, DEALT | MIRRORED, .at = {292, 613.2f, 1088, 210}, .run = 3, AT_BOTTOM, .card = 150,
     .larger = {{HAND_WIDE}}},
    {CARDS_HAND, LONG, .at = {311.8f, 613.2f, 1050, 210}, .run = 3, AT_BOTTOM, .card = 140,
     .larger = {{HAND_LARGER, .w = 206}}},
    {CARDS_HAND, LONGEST, .at = {301.8f, 613.2f, 1262, 210}, .run = 3, AT_BOTTOM, .card = 140,
     .larger = {{HAND_LARGER}, {HAND_ASIDE}}},
    {CARDS_HAND, MIRRORED | LONG, .at = {292, 613.2f, 1088, 210}, .run = 3, AT_BOTTOM, .card = 140,
     .larger = {{HAND_LARGER}, {HAND_ASIDE}}},
    {PLACE_BUTTONS, .at = {1196, 556, 372, 52}, AT_BOTTOM}, /* clear of the longest hand */
    {PLACE_BUTTONS, MIRRORED, .at = {1388, 640, 188, 140}, AT_BOTTOM,
     .larger = {{.x = 80, .by = BY_ROOM}}},
    {PLACE_BUTTONS, UNDEALT, .at = {1376, 652, 192, 126}, AT_BOTTOM},
    {PLACE_RIBBON, .at = {270, 104, 1060, 440}, FIELD, .larger = {{.y = 24, .h = -24}}},
    {PLACE_GLIMPSE, .at = {699, 190, 202, 283}, FIELD},
};

static const DrawnRow tall[] = {
    {PLACE_FELT, .at = {0, -97.92f, 1000, 1627.92f}, AT_LEFT, .down = -0.564f, .wider = 1,
     .higher = 1.064f, .larger = {{.h = 110, .by = BY_CARDS}}},
    {SPOT_PLATE, .at = {40, 122, 920, 116}, AT_TOP, .larger = {{.h = 24}}},
    {PLACE_WORDS, .at = {250, 129, 700, 101}, AT_TOP, .larger = {{.h = 24}}},
    {PLACE_WORDS, UNDEALT, .at = {66, 138, 878, 84}, AT_TOP},
    {SPOT_OTHER, .at = {40, 14, 330, 92}, AT_TOP},
    {SPOT_OTHER, SOLO, .at = {40, 14, 608, 92}, AT_TOP},
    {CARDS_OTHER_HAND, ALWAYS, {400, 14, 556, 92.4f}, 3, AT_TOP, .card = 66},
    {CARDS_OTHER_HAND, UNDEALT, {438, 14, 518, 92.4f}, 3, AT_TOP, .card = 66},
    {SPOT_KEEPS, ALWAYS, {44, 684, 210, 296}, 2, .pitch = {702, 0}},
    {SPOT_KEEPS, UNDEALT, {40, 14, 142, 92}, 2, {146, 0}, AT_TOP},
    {CARDS_PILE, ALWAYS, {700, 6, 50, 70}, 2, AT_TOP},
    {CARDS_PILE, UNDEALT, {338, 6, 50, 70}, 2, AT_TOP},
    {CARDS_DISCARD, ALWAYS, .at = {860, 6, 50, 70}, AT_TOP},
    {CARDS_DISCARD, UNDEALT, .at = {860, 6, 50, 70}, AT_TOP},
    {SPOT_MANA, .at = {400, 702, 200, 158}},
    {SPOT_TOLD, .at = {285, 868, 430, 106}, .down = 0.2f},
    {SPOT_TOLD, ORDERING, .at = {285, 916, 430, 106}, .down = 0.2f}, /* below their ground */
    {SPOT_TOLD, UNDEALT, .at = {260, 870, 480, 140}, .down = 0.2f},
    {SPOT_INFO, .at = {262, 690, 476, 296}},
    {SPOT_INFO, CHOOSING, .at = {572, 836, 388, 300}, FIELD}, /* where no cards are left */
    {SPOT_BRIDGES, .at = {440, 280, 120, 168}, FIELD, .larger = {{.y = 8}}},
    {SPOT_BRIDGES + 1, .at = {440, 498, 120, 168}, FIELD, .larger = {{.y = -6}}},
    {CARDS_UPPER, .at = {16, 259, 420, 210}, FIELD, .card = 140,
     .larger = {{.y = 12.9f, .h = -9.8f}}},
    {CARDS_OTHER_UPPER, .at = {564, 259, 420, 210}, FIELD, .card = 140,
     .larger = {{.y = 12.9f, .h = -9.8f}}},
    {CARDS_LOWER, .at = {16, 477, 420, 210}, FIELD, .card = 140,
     .larger = {{.y = -1.1f, .h = -9.8f}}},
    {CARDS_OTHER_LOWER, .at = {564, 477, 420, 210}, FIELD, .card = 140,
     .larger = {{.y = -1.1f, .h = -9.8f}}},
    {CARDS_POOL, ALWAYS, {40, 260, 920, 700}, 3, FIELD, .card = 66},
    {CARDS_POOL, CHOOSING, {40, 260, 920, 880}, 3, FIELD, .card = 66},
    {CARDS_RETURNING, .at = {150, 350, 700, 210}, FIELD, .card = 150},
    {CARDS_ORDERED, ORDERING, .at = {270, 700, 460, 200}, .card = 142},
    {CARDS_HAND, .at = {40, 1018, 920, 416}, .run = 3, .down = 0.45f, .card = 145,
     .larger = {{.h = 110, .card = 39, .by = BY_CARDS}}},
    {PLACE_BUTTONS, .at = {40, 1450, 920, 66}, AT_BOTTOM, .larger = {{.y = 110, .by = BY_CARDS}}},
    {PLACE_RIBBON, .at = {40, 260, 920, 430}, FIELD, .larger = {{.y = 24, .h = -24}}},
    {PLACE_GLIMPSE, .at = {399, 330, 202, 283}, FIELD},
};

/* The drawings, of which that is taken in which units are larger. */
static const Drawing forms[] = {
    {.form = CLASH_WIDE,
     .width = 1600,
     .height = 846,
     .card = 150,
     .flow = BUTTONS_ACROSS,
     .lift = 30,
     .hover = 8, /* its signs, which explain themselves, stay below the pointer */
     .ready = 14,
     .larger = {{.foot = 80, .by = BY_CARDS}},
     .growths = growths,
     DRAWN_ROWS(wide)},
    {.form = CLASH_TALL,
     .width = 1000,
     .height = 1530,
     .card = 140,
     .flow = BUTTONS_ACROSS,
     .lift = 30,
     .hover = 8,
     .ready = 6,
     .larger = {{.foot = 110, .by = BY_CARDS}},
     .growths = growths,
     DRAWN_ROWS(tall)},
};

static bool orders_returns(const ClashView *view)
{
    return clash_returns_of(&view->table, view->seat) > 0;
}

/* The number of cards in the own hand. The keeper counts, and what returns, an incantation too, as
 * if it lay there: nothing moves meanwhile. */
static unsigned hand_cards(const ClashView *view)
{
    unsigned count = view->table.sides[view->seat].hand_count + 1u;
    return orders_returns(view) ? count + view->table.returning_count : count;
}

static unsigned facts_of(const ClashView *view, const Space *space)
{
    unsigned facts = view->table.turn == 0 ? UNDEALT : DEALT;
    facts |= view->table.mode == CLASH_SOLO ? SOLO : 0;
    facts |= view->table.phase == CLASH_CHOOSING ? CHOOSING : 0;
    facts |= orders_returns(view) ? ORDERING : 0;
    facts |= hand_cards(view) > HAND_LONG ? LONG : 0;
    facts |= hand_cards(view) > HAND_LONGEST ? LONGEST : 0;
    facts |= space->mirrored ? MIRRORED : 0;
    unsigned covers = space->mirrored ? LONG : LONGEST;
    facts |= space->cards > 1 && (facts & covers) ? CROWDED : 0;
    return facts;
}

/* Makes cards to choose from as large as they fit. */
static void fit_choice(Plan *plan, unsigned row, unsigned columns, unsigned rows)
{
    ZonePlace *place = drawing_cards(plan, row);
    place->grid.columns = (uint8_t)columns;
    place->card_width =
        fminf(drawing_grid_card(place->rect, columns, rows), CHOICE_WIDTH * plan->unit);
}

/* What is picked from, before the deal: cards of a pool, of a full set, or those of the other side
 * that are banned. */
static void fit_choices(Plan *plan, const ClashTable *table)
{
    ZonePlace *owned = drawing_cards(plan, CARDS_OWNED);
    ZonePlace *picks = drawing_cards(plan, CARDS_OTHER_PICKS);
    fit_choice(plan, CARDS_POOL, CLASH_POOL, 1);
    if (table->phase == CLASH_CHOOSING) {
        unsigned columns = plan->out->form == CLASH_TALL ? OWNED_TALL : OWNED_WIDE;
        fit_choice(plan, CARDS_OWNED, columns, (CLASH_CARDS + columns - 1) / columns);
    } else {
        *owned = *drawing_cards(plan, CARDS_OTHER_OWNED);
    }
    if (table->phase == CLASH_BANNING) {
        *picks = zones[DRAWN_ZONE(CARDS_POOL)].place;
        picks->rect = drawing_cards(plan, CARDS_POOL)->rect;
        picks->id = "ban.card";
        rect_cut_top(&picks->rect, BAN_ABOVE * plan->unit);
        fit_choice(plan, CARDS_OTHER_PICKS, BAN_LINE, 2);
    }
}

/* Where the cards of the own hand will lie when all are back; those that lie there already keep to
 * its left end. Whichever is chosen next lies in the first free place. */
static void fit_returns(Plan *plan, const ClashView *view)
{
    ZonePlace *hand = drawing_cards(plan, CARDS_HAND);
    unsigned now = view->table.sides[view->seat].hand_count + 1u, later = hand_cards(view);
    unsigned line = min_unsigned(later, hand->row.line);
    Rect rect = hand->rect;
    float card = hand->card_width, high = card * CARD_RATIO;
    float step = fminf(card * CARDS_APART, (rect.w - card) / (float)max_unsigned(line - 1, 1));
    float left = rect.x + (rect.w - card - step * (float)(line - 1)) / 2;
    Rect *places = &plan->out->spots[SPOT_RETURNS];
    for (unsigned i = now; i < later && i - now < CLASH_RETURNED_MAX; i++) {
        float down = (rect.h - high) * (float)(i / line);
        places[i - now] = (Rect){left + step * (float)(i % line), rect.y + down, card, high};
    }
    if (orders_returns(view)) {
        plan->out->drop = places[0]; /* but for what the last card covers */
        rect_cut_left(&plan->out->drop, fmaxf(card - step, 0));
        plan->out->drop_name = N_("Free place");
        plan->out->own_places = true;
    }
    if (now <= line) {
        hand->rect.x = left;
        hand->rect.w = card + step * (float)(now - 1);
    }
}

/* Cards of a crowded hand are only as much larger as leaves their names to be read. */
static void fit_crowded(Plan *plan, const ClashView *view)
{
    ZonePlace *hand = drawing_cards(plan, CARDS_HAND);
    unsigned line = min_unsigned(hand_cards(view), hand->row.line);
    float named = hand->rect.w / (1 + NAME_SEEN * (float)(line - 1));
    if (plan->facts & CROWDED) {
        hand->card_width = fmaxf(fminf(hand->card_width, named), LONG_CARD * plan->unit);
    }
}

static void fit_hands(Plan *plan, const ClashView *view)
{
    static const char *const ids[CLASH_SIDES] = {"seat.card.0", "seat.card.1"};
    static const char *const picks_ids[CLASH_SIDES] = {"picks.0", "picks.1"};
    Seat other = (Seat)(1 - view->seat);
    ZonePlace *hand = drawing_cards(plan, CARDS_HAND);
    ZonePlace *picks = drawing_cards(plan, CARDS_PICKS);
    ZonePlace *other_picks = drawing_cards(plan, CARDS_OTHER_PICKS);
    plan->out->hand = hand->rect;
    hand->row.line = plan->out->form == CLASH_TALL ? LINE_TALL : ZONE_CARDS_MAX;
    fit_crowded(plan, view);
    picks->card_width = fminf(hand->card_width, PICKED_WIDTH * plan->unit);
    picks->secret = other_picks->secret = view->table.phase == CLASH_CHOOSING;
    picks->id = picks_ids[view->seat];
    other_picks->id = picks_ids[other];
    drawing_cards(plan, CARDS_OTHER_HAND)->id = ids[other];
    drawing_cards(plan, CARDS_BOX)->card_width = BACK_WIDTH * plan->unit;
    fit_returns(plan, view);
}

/* Makes cards smaller where many stand in a row. In a wide window units that are to be ordered lie
 * on the river, between the lower rows. */
static void fit_rows(Plan *plan, const ClashView *view)
{
    const ClashTable *table = &view->table;
    ZonePlace *own = drawing_cards(plan, CARDS_LOWER);
    ZonePlace *other = drawing_cards(plan, CARDS_OTHER_LOWER);
    bool is_wide = plan->out->form == CLASH_WIDE;
    for (unsigned i = 0; i < CLASH_SIDES * CLASH_ROWS && is_wide; i++) {
        ZonePlace *row = &plan->out->zones[CLASH_ZONE_ROWS + i];
        if (table->sides[i / CLASH_ROWS].counts[i % CLASH_ROWS] > ROW_MOST) {
            row->card_width = fminf(row->card_width, UNIT_NARROW * plan->unit);
        }
    }
    if (is_wide && orders_returns(view)) {
        float card = drawing_cards(plan, CARDS_ORDERED)->card_width;
        float half = card * CARDS_APART * (float)table->returning_count / 2;
        float apart = fmaxf(half + (RIVER_BANK - RIVER) * plan->unit, 0);
        rect_cut_right(&own->rect, apart);
        rect_cut_left(&other->rect, apart);
    }
    plan->out->spots[SPOT_ROWS] = drawing_cards(plan, CARDS_UPPER)->rect;
    plan->out->spots[SPOT_ROWS + 1] = own->rect;
}

/* The automaton's keeper stands in its keep, not in a hand; a duel has no piles once dealt. */
static void fit_automaton(Plan *plan)
{
    bool has_piles = plan->facts & (SOLO | UNDEALT);
    for (unsigned part = CARDS_PILE; part <= CARDS_DISCARD && !has_piles; part++) {
        drawing_hide(plan, part);
    }
    ZonePlace *keeper = drawing_cards(plan, CARDS_AUTOMATON);
    *keeper = zones[DRAWN_ZONE(CARDS_AUTOMATON)].place;
    keeper->rect = plan->out->spots[SPOT_KEEPS + 1];
    keeper->card_width = BACK_WIDTH * plan->unit;
    if (plan->facts & SOLO) {
        drawing_cards(plan, CARDS_OTHER_UPPER)->seconds = 0;
        drawing_cards(plan, CARDS_OTHER_LOWER)->seconds = 0;
    }
}

/* The pictures of the keeps give way to words that have grown; blows on a keeper land there. */
static void fit_keeps(Plan *plan)
{
    for (unsigned i = 0; i < CLASH_SIDES; i++) {
        Rect keep = plan->out->spots[SPOT_KEEPS + i];
        float unit = keep.w / 196, high = 96;
        if (keep.h >= keep.w * 1.6f) {
            high = 176 - GIVES_WAY * clamp_float((plan->space->text - 1) / 0.6f, 0, 1);
        }
        Rect picture = {keep.x + 14 * unit, keep.y + 8 * unit, 168 * unit, high * unit};
        plan->out->spots[SPOT_CASTLES + i] = picture;
        ZonePlace *hand = drawing_cards(plan, i == 0 ? CARDS_HAND : CARDS_OTHER_HAND);
        hand->struck = drawing_cards(plan, CARDS_AUTOMATON)->struck = picture; /* its own is last */
    }
}

void clash_arrange(const Space *space, const void *memory, Layout *out)
{
    const ClashView *view = memory;
    Plan plan = drawing_plan(space, forms, COUNT_OF(forms), facts_of(view, space));
    plan.zones = zones;
    plan.seat = view->seat;
    plan.seats = CLASH_SIDES;
    plan.out = out;
    drawing_place(&plan);
    out->bare_words = true;
    if (out->form == CLASH_TALL) {
        out->type = fminf(out->type, PILE_LINE_TALL * plan.unit / space->line);
    } else if (plan.facts & (UNDEALT | MIRRORED)) {
        out->flow = BUTTONS_DOWN;
    }
    fit_hands(&plan, view);
    fit_rows(&plan, view);
    fit_choices(&plan, &view->table);
    fit_automaton(&plan);
    if (plan.facts & DEALT) {
        fit_keeps(&plan);
    }
}
