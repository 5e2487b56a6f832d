/* Where things lie on the Regicide table, in card units (pixels of a 1600 × 900 window). Across: a
 * column of panels, the cards, a column of buttons; in a portrait window the columns lie above and
 * below the cards. Panels take what their words need as far as there is room, and where there is
 * not, their type is set smaller; so nothing overlaps in any window and at any text size. */
#include "regicide_table.h"

#include <math.h>

#define ENEMY_WIDTH 240.0f
#define HAND_WIDTH  168.0f
#define TABLE_WIDTH 130.0f
#define DECK_WIDTH  148.0f
#define BACK_WIDTH  26.0f
#define PILE_APART  20.0f /* between the words of two piles */
#define COLUMN_GAP  12.0f
#define DROP_ASIDE  24.0f /* of the discard pile: what can be pressed beside it */
#define DROP_AROUND 7.0f  /* above and below, where its words begin */
#define INSET       40.0f /* of a panel's words, both sides, in units of the window */
#define SOLO_TALL   6.6f  /* lines of body text in a panel */
#define NAME_LINES  1.3f
#define BRIEF_BELOW 0.8f  /* of the type that the person has set */
#define LARGE_BELOW 0.94f /* the same where that is much larger than usual */
#define LARGE_LINE  34.0f /* of body text: much larger, in card units */

/* How much the panels say: all of it; without what stands elsewhere too (the name of the game,
 * whose turn it is, of how much); with a word for several besides. */
enum Wordiness { WORDS_ALL, WORDS_BRIEF, WORDS_TERSE, WORDINESSES };

/* Lines of body text in the panels; the step in the title's may take two. */
typedef struct Lines {
    float title, powers, count, seat, solo;
} Lines;

static const Lines wide_lines[WORDINESSES] = {
    {8.1f, 5.8f, 5.6f, 2.5f, 3.7f}, {5.4f, 5.0f, 3.9f, 2.5f, 3.7f}, {4.5f, 2.4f, 3.9f, 1.4f, 3.7f}};
static const Lines tall_lines[WORDINESSES] = {
    {7.2f, 5.8f, 5.6f, 2.5f, 3.7f}, {4.5f, 5.0f, 3.9f, 2.5f, 3.7f}, {3.4f, 2.4f, 2.8f, 2.5f, 2.5f}};

typedef struct LayoutBuilder {
    const Space *space;
    const RegicideTable *table;
    Seat seat;
    Layout *out;
    Rect area;        /* within the rim */
    float unit, line; /* pixels; the line as panels set it */
    Lines lines;
    float deep; /* units below the piles for their words */
} LayoutBuilder;

static float panel_height(const LayoutBuilder *plan, float lines)
{
    return INSET * plan->space->unit + lines * plan->line;
}

static Rect unit_rect(const LayoutBuilder *plan, float x, float y, float w, float h)
{
    float u = plan->unit;
    return (Rect){plan->area.x + x * u, plan->area.y + y * u, w * u, h * u};
}

static void set_place(LayoutBuilder *plan, uint8_t zone, ZonePlace place)
{
    place.card_width *= plan->unit;
    plan->out->zones[zone] = place;
}

/* RG-28: why the discard pile cannot be looked through; NULL: it can. */
static const char *discard_shut(const RegicideTable *table)
{
    if (!(table->house & REGICIDE_HOUSE_CLOSED) || table->phase == REGICIDE_OVER) {
        return NULL;
    }
    return N_("In this game the discard pile stays closed until the end.");
}

static void place_zones(LayoutBuilder *plan, Point castle, Point tavern, Point discard, float deck)
{
    float u = plan->unit, h = deck * CARD_RATIO, apart = (discard.x - tavern.x) / u;
    float words = apart - PILE_APART;
    const char *shut = discard_shut(plan->table);
    set_place(plan, REGICIDE_CASTLE,
              (ZonePlace){.form = FORM_PILE,
                          .rect = rect_around(castle, deck * u, h * u),
                          .card_width = deck,
                          .words = words,
                          .deep = plan->deep,
                          .closed = true,
                          .id = "pile.castle",
                          .name = N_("Castle deck"),
                          .tip = N_("The Castle deck holds the royals still to come: Jacks on top, "
                                    "then Queens, then Kings.")});
    set_place(plan, REGICIDE_TAVERN,
              (ZonePlace){.form = FORM_PILE,
                          .rect = rect_around(tavern, deck * u, h * u),
                          .card_width = deck,
                          .words = words,
                          .deep = plan->deep,
                          .closed = true,
                          .id = "pile.tavern",
                          .name = N_("Tavern deck"),
                          .tip = N_("Diamonds draw cards from the Tavern deck and hearts put "
                                    "discarded ones back under it; once it is empty, nobody can "
                                    "draw.")});
    set_place(plan, REGICIDE_DISCARDED,
              (ZonePlace){.form = FORM_PILE,
                          .rect = rect_around(discard, deck * u, h * u),
                          .card_width = deck,
                          .words = words,
                          .deep = plan->deep,
                          .tilt = 4,
                          .opens = !shut,
                          .shut = shut,
                          .id = "pile.discard",
                          .name = NC_("Regicide", "Discard pile"),
                          .tip = N_("♥ Hearts: shuffle the discard pile and, without looking, put "
                                    "as many cards from it under the Tavern deck as the attack is "
                                    "worth.")});
}

static void place_enemy(LayoutBuilder *plan, Rect rect)
{
    set_place(
        plan, REGICIDE_ENEMY,
        (ZonePlace){.form = FORM_SPOT,
                    .rect = rect,
                    .card_width = ENEMY_WIDTH,
                    .id = "table.enemy",
                    .name = N_("Enemy"),
                    .tip = N_("Damage adds up until it reaches the enemy's health; as long as "
                              "the enemy stands, it attacks after every play.")});
}

/* Cards are dropped where they will lie: on the row of the cards played, which has a strip to its
 * left that no card covers, or around the discard pile while they cover an attack. */
static void place_drop(LayoutBuilder *plan, Rect row)
{
    Layout *out = plan->out;
    out->drop = row;
    if (plan->table->phase == REGICIDE_SUFFERING) {
        Rect pile = out->zones[REGICIDE_DISCARDED].rect;
        float aside = DROP_ASIDE * plan->unit, around = DROP_AROUND * plan->unit;
        out->drop = rect_around(rect_centre(pile), pile.w + 2 * aside, pile.h + 2 * around);
        out->drop_name = NC_("Regicide", "Discard pile");
    }
}

static void place_row(LayoutBuilder *plan, Rect rect)
{
    place_drop(plan, rect);
    rect_cut_left(&rect, 28 * plan->unit);
    set_place(plan, REGICIDE_PLAYED,
              (ZonePlace){.form = FORM_ROW,
                          .rect = rect_inset(rect, 6 * plan->unit),
                          .card_width = TABLE_WIDTH,
                          .tilt = 3,
                          .id = "table.card",
                          .tip = N_("All cards played against an enemy are discarded when it is "
                                    "defeated.")});
}

static void place_hand(LayoutBuilder *plan, Rect rect)
{
    plan->out->hand = rect;
    plan->out->ribbon = rect; /* what others did and what lies on the table stays in sight */
    set_place(plan, (uint8_t)(REGICIDE_HANDS + plan->seat),
              (ZonePlace){.form = FORM_FAN,
                          .rect = rect,
                          .card_width = HAND_WIDTH,
                          .picks = true,
                          .hand = true,
                          .secret = true,
                          .marks = true,
                          .id = "hand.card"});
}

/* The hand of another seat is a row of small backs at the bottom of its panel, or in its only line.
 */
static Rect seat_row(const LayoutBuilder *plan, Rect panel)
{
    static const float parts[] = {0.44f, 0.36f};
    float height = BACK_WIDTH * CARD_RATIO * plan->unit;
    Rect row = rect_inset(panel, INSET / 2 * plan->space->unit);
    float y = row.y + row.h - height;
    if (row.h < 1.9f * plan->line) {
        y = row.y + (row.h - height) / 2;
    }
    row = rect_cut_right(&row, row.w * parts[plan->out->is_terse]);
    row.y = y;
    row.h = height;
    return row;
}

static void place_seat(LayoutBuilder *plan, unsigned other, Rect panel)
{
    Seat seat = (Seat)((plan->seat + 1u + other) % plan->table->seats);
    plan->out->spots[SPOT_SEATS + other] = panel;
    set_place(plan, (uint8_t)(REGICIDE_HANDS + seat),
              (ZonePlace){.form = FORM_ROW,
                          .rect = seat_row(plan, panel),
                          .card_width = BACK_WIDTH,
                          .hand = true,
                          .id = "seat.card"});
}

static unsigned other_seats(const LayoutBuilder *plan)
{
    return plan->table->seats - 1u;
}

/* Sets the type so that so many lines in so many panels fit the height. */
static void fit_type(LayoutBuilder *plan, float lines, float panels, float height)
{
    float room = height - panels * INSET * plan->space->unit;
    float type = room / (lines * plan->space->line);
    plan->out->type = fminf(plan->out->type, type);
    plan->line = plan->space->line * plan->out->type;
}

/* About one's two jesters, or so many other seats. */
static float middle_lines(const LayoutBuilder *plan, unsigned seats)
{
    return other_seats(plan) > 0 ? (float)seats * plan->lines.seat : plan->lines.solo;
}

static void say_as(LayoutBuilder *plan, const Lines lines[], unsigned wordiness)
{
    plan->lines = lines[wordiness];
    plan->out->is_brief = wordiness >= WORDS_BRIEF;
    plan->out->is_terse = wordiness >= WORDS_TERSE;
}

/* Panels say less before their type becomes much smaller; sooner for a person who has asked for
 * large type. */
static bool is_large(const LayoutBuilder *plan, float type)
{
    bool asked = plan->space->line > LARGE_LINE * plan->unit;
    return plan->out->type >= (asked ? LARGE_BELOW : BRIEF_BELOW) * type;
}

static void fit_column(LayoutBuilder *plan, float panels, float height)
{
    float type = plan->out->type;
    for (unsigned i = 0; i < WORDINESSES; i++) {
        say_as(plan, wide_lines, i);
        plan->out->type = type;
        fit_type(plan,
                 plan->lines.title + plan->lines.powers + middle_lines(plan, other_seats(plan)),
                 panels, height);
        if (is_large(plan, type)) {
            return;
        }
    }
}

static float seat_height(const LayoutBuilder *plan)
{
    float backs = BACK_WIDTH * CARD_RATIO * plan->unit;
    float name = plan->out->is_terse ? 0 : NAME_LINES;
    return fmaxf(panel_height(plan, plan->lines.seat), panel_height(plan, name) + backs);
}

/* Between the panels of the column; fewer pixels where seats are higher for their backs. */
static float column_gap(const LayoutBuilder *plan, float height)
{
    float seats = (float)other_seats(plan);
    float taken = panel_height(plan, plan->lines.title) + seats * seat_height(plan) +
                  panel_height(plan, plan->lines.powers);
    return fminf(COLUMN_GAP * plan->unit, (height - taken) / (seats + 1));
}

static void place_left_column(LayoutBuilder *plan, float width)
{
    float u = plan->unit, panels = 3;
    unsigned seats = other_seats(plan);
    Rect column = {plan->area.x + 14 * u, plan->area.y + 24 * u, width,
                   plan->area.h - (24 + 60) * u};
    if (seats > 0) {
        panels = 2 + (float)seats;
    }
    fit_column(plan, panels, column.h - panels * COLUMN_GAP * u);
    float gap = column_gap(plan, column.h);
    Layout *out = plan->out;
    out->spots[SPOT_TITLE] = rect_cut_top(&column, panel_height(plan, plan->lines.title));
    rect_cut_top(&column, gap);
    out->spots[SPOT_POWERS] = rect_cut_bottom(&column, panel_height(plan, plan->lines.powers));
    for (unsigned i = 0; i < seats; i++) {
        place_seat(plan, i, rect_cut_top(&column, seat_height(plan)));
        rect_cut_top(&column, gap);
    }
    if (seats == 0) { /* the jesters' cards are as large as there is room */
        float height = fminf(panel_height(plan, SOLO_TALL), column.h - gap);
        out->spots[SPOT_SOLO] = rect_cut_top(&column, height);
    }
}

static float clamped(float value, float low, float high)
{
    return fminf(fmaxf(value, low), high);
}

#define LANDSCAPE_HEIGHT 836.0f
#define PILE_ASIDE       20.0f /* between a pile and the number panel beside the enemy */
#define ENEMY_ASIDE      140.0f
#define LIFT             30.0f /* of a picked card: below the cards played and the plate */
#define PILE_WORDS       8.0f  /* from where the numbers beside the enemy end to the plate */

/* Widths of the columns at the sides and of the number panels, for a line of so many units. */
static float left_width(float line)
{
    return clamped(10.1f * line, 230, 320);
}

static float number_width(float line)
{
    return clamped(5.2f * line, 126, 168);
}

/* What the column, a pile, a number panel and half of the enemy take, twice: card units. */
static float landscape_width(float line)
{
    return 2 * (14 + left_width(line) + 18 + DECK_WIDTH + PILE_ASIDE + number_width(line) +
                ENEMY_ASIDE);
}

/* The smaller the cards, the more of their units the words need: a few steps settle it. */
static float landscape_unit(const Space *space)
{
    float unit = space->safe.h / LANDSCAPE_HEIGHT;
    for (int i = 0; i < 4; i++) {
        unit = fminf(unit, space->safe.w / landscape_width(space->line / unit));
    }
    return unit;
}

static void arrange_landscape(LayoutBuilder *plan)
{
    float u = plan->unit;
    float w = plan->area.w / u, h = plan->area.h / u, cx = w / 2;
    float line = plan->space->line / u;
    float left = left_width(line), right = clamped(9.4f * line, 230, left);
    float panel = number_width(line);
    Layout *out = plan->out;
    place_left_column(plan, left * u);
    place_enemy(plan, unit_rect(plan, cx - 120, 12, 240, 336));
    float pile = cx - ENEMY_ASIDE - panel - PILE_ASIDE - DECK_WIDTH / 2;
    Rect castle = unit_rect(plan, pile, 146, 0, 0);
    Rect tavern = unit_rect(plan, w - pile, 146, 0, 0);
    Rect discard = unit_rect(plan, w - pile + DECK_WIDTH + 28, 146, 0, 0);
    plan->deep = 344 - 146 - DECK_WIDTH * CARD_RATIO / 2;
    place_zones(plan, rect_centre(castle), rect_centre(tavern), rect_centre(discard), DECK_WIDTH);
    float count = fminf(panel_height(plan, plan->lines.count) / u, 320);
    out->spots[SPOT_ATTACK] = unit_rect(plan, cx - ENEMY_ASIDE - panel, 344 - count, panel, count);
    out->spots[SPOT_HEALTH] = unit_rect(plan, cx + ENEMY_ASIDE, 344 - count, panel, count);
    float hand = h - 268, words = 344 + PILE_WORDS, foot = hand - LIFT - 2;
    out->lift = LIFT;
    if (line > LARGE_LINE) { /* rather over raised cards than too small to be read */
        foot = hand;
    }
    place_row(plan, unit_rect(plan, cx - 420, (346 + hand - LIFT) / 2 - 98, 590, 196));
    out->words = unit_rect(plan, cx + 184, words, w - 14 - cx - 184, foot - words);
    out->buttons = unit_rect(plan, w - 14 - right, h - 250, right, 210);
    float half = fminf(cx - 14 - left - 36, cx - 14 - right - 36);
    place_hand(plan, unit_rect(plan, cx - half, hand, 2 * half, 268));
}

static void place_top_band(LayoutBuilder *plan, Rect band)
{
    float u = plan->unit, gap = 12 * u;
    Layout *out = plan->out;
    out->spots[SPOT_TITLE] = rect_cut_left(&band, 300 * u);
    rect_cut_left(&band, gap);
    if (other_seats(plan) == 0) {
        out->spots[SPOT_SOLO] = rect_cut_left(&band, 300 * u);
        return;
    }
    float seats = (float)other_seats(plan);
    float width = fminf((band.w - gap * (seats - 1)) / seats, 300 * u);
    for (unsigned i = 0; i < other_seats(plan); i++) {
        place_seat(plan, i, rect_cut_left(&band, width));
        rect_cut_left(&band, gap);
    }
}

#define PORTRAIT_WIDTH  920.0f
#define PORTRAIT_HEIGHT 1490.0f
#define TALL_TYPE       1.2f /* of body text, at most: panels there are as high as piles */

static void fit_three(LayoutBuilder *plan)
{
    fit_type(plan, fmaxf(plan->lines.title, middle_lines(plan, 1)), 1, 176 * plan->unit);
    fit_type(plan, plan->lines.powers, 1, 196 * plan->unit);
    fit_type(plan, plan->lines.count, 1, 160 * plan->unit);
}

static void fit_portrait(LayoutBuilder *plan)
{
    float type = plan->out->type;
    for (unsigned i = 0; i < WORDINESSES; i++) {
        say_as(plan, tall_lines, i);
        plan->out->type = TALL_TYPE * type;
        fit_three(plan);
        if (is_large(plan, type)) {
            return;
        }
    }
}

static void arrange_portrait(LayoutBuilder *plan)
{
    float u = plan->unit;
    float w = plan->area.w / u, h = plan->area.h / u, cx = w / 2;
    Layout *out = plan->out;
    fit_portrait(plan);
    place_top_band(plan, unit_rect(plan, 0, 8, w, 176));
    place_enemy(plan, unit_rect(plan, cx - 120, 204, 240, 336));
    float side = (cx - 140) / 2, deck = 112;
    Rect castle = unit_rect(plan, side, 204 + 70, 0, 0);
    Rect tavern = unit_rect(plan, w - side - 80, 204 + 70, 0, 0);
    Rect discard = unit_rect(plan, w - side + 80, 204 + 70, 0, 0);
    place_zones(plan, rect_centre(castle), rect_centre(tavern), rect_centre(discard), deck);
    out->spots[SPOT_ATTACK] = unit_rect(plan, side - 90, 398, 180, 154);
    out->spots[SPOT_HEALTH] = unit_rect(plan, w - side - 90, 398, 180, 154);
    float bottom = h - 60 - 196, hand = bottom - 286, words = hand - 40 - 152;
    place_row(plan, unit_rect(plan, 0, fminf((600 + words) / 2 - 98, words - 200), w, 196));
    out->words = unit_rect(plan, 0, words, w, 150);
    place_hand(plan, unit_rect(plan, 10, hand, w - 20, 276));
    static const float powers[] = {320, 500};
    out->spots[SPOT_POWERS] = unit_rect(plan, 0, bottom, powers[out->is_terse], 196);
    out->buttons = unit_rect(plan, w - 420, bottom, 420, 196);
}

void regicide_arrange(const Space *space, const void *memory, Layout *out)
{
    const RegicideView *view = memory;
    Rect safe = space->safe;
    float landscape = landscape_unit(space);
    float portrait = fminf(safe.w / PORTRAIT_WIDTH, safe.h / PORTRAIT_HEIGHT);
    LayoutBuilder plan = {.space = space,
                          .table = &view->table,
                          .seat = view->seat,
                          .out = out,
                          .area = safe,
                          .line = space->line,
                          .unit = fmaxf(landscape, portrait)};
    if (landscape >= portrait) {
        arrange_landscape(&plan);
    } else {
        arrange_portrait(&plan);
    }
    out->unit = plan.unit;
}
