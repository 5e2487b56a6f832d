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
#define INSET       40.0f /* of a panel's words, both sides, in units of the window */
#define TITLE_LINES 7.2f  /* of body text in a panel; the step may take two */
#define SOLO_LINES  3.7f
#define SOLO_TALL   6.6f
#define SEAT_LINES  2.5f
#define NAME_LINES  1.3f
#define POWER_LINES 5.8f
#define COUNT_LINES 5.6f

/* Without what stands elsewhere too: the name of the game, whose turn it is, of how much. */
#define BRIEF_TITLE_LINES 4.5f
#define BRIEF_POWER_LINES 5.0f
#define BRIEF_COUNT_LINES 3.9f
#define BRIEF_BELOW       0.8f /* of the type that the person has set */

typedef struct LayoutBuilder {
    const Space *space;
    const RegicideTable *table;
    Seat seat;
    Layout *out;
    Rect area;        /* within the rim */
    float unit, line; /* pixels; the line as panels set it */
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
    float u = plan->unit, h = deck * CARD_RATIO;
    const char *shut = discard_shut(plan->table);
    set_place(plan, REGICIDE_CASTLE,
              (ZonePlace){.form = FORM_PILE,
                          .rect = rect_around(castle, deck * u, h * u),
                          .card_width = deck,
                          .closed = true,
                          .id = "pile.castle",
                          .name = N_("Castle deck"),
                          .tip = N_("The Castle deck holds the royals, Jacks on top, then Queens, "
                                    "then Kings. Its top card lies open: the enemy.")});
    set_place(plan, REGICIDE_TAVERN,
              (ZonePlace){.form = FORM_PILE,
                          .rect = rect_around(tavern, deck * u, h * u),
                          .card_width = deck,
                          .closed = true,
                          .id = "pile.tavern",
                          .name = N_("Tavern deck"),
                          .tip = N_("The Tavern deck holds the cards 2 to 10, four Animal "
                                    "Companions (A) and the Jesters: none with one or two players, "
                                    "one with three, two with four.")});
    set_place(plan, REGICIDE_DISCARDED,
              (ZonePlace){.form = FORM_PILE,
                          .rect = rect_around(discard, deck * u, h * u),
                          .card_width = deck,
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
    set_place(plan, REGICIDE_ENEMY,
              (ZonePlace){.form = FORM_SPOT,
                          .rect = rect,
                          .card_width = ENEMY_WIDTH,
                          .id = "table.enemy",
                          .name = N_("Enemy"),
                          .tip = N_("Jacks have 20 health and attack with 10, Queens have 30 and "
                                    "15, Kings 40 and 20. Damage adds up until the enemy is "
                                    "defeated.")});
}

/* The drop is the row with a strip to its left, which no card covers. */
static void place_row(LayoutBuilder *plan, Rect rect)
{
    plan->out->drop = rect;
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
    set_place(plan, (uint8_t)(REGICIDE_HANDS + plan->seat),
              (ZonePlace){.form = FORM_FAN,
                          .rect = rect,
                          .card_width = HAND_WIDTH,
                          .picks = true,
                          .hand = true,
                          .secret = true,
                          .id = "hand.card"});
}

/* The hand of another seat is a row of small backs at the bottom of its panel. */
static void place_seat(LayoutBuilder *plan, unsigned other, Rect panel)
{
    Seat seat = (Seat)((plan->seat + 1u + other) % plan->table->seats);
    float inset = INSET / 2 * plan->space->unit;
    float height = BACK_WIDTH * CARD_RATIO * plan->unit;
    Rect row = rect_inset(panel, inset);
    row.x += row.w * 0.4f;
    row.w *= 0.6f;
    row.y += row.h - height;
    row.h = height;
    plan->out->spots[SPOT_SEATS + other] = panel;
    set_place(plan, (uint8_t)(REGICIDE_HANDS + seat),
              (ZonePlace){.form = FORM_ROW,
                          .rect = row,
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

static float title_lines(const LayoutBuilder *plan)
{
    static const float lines[] = {TITLE_LINES, BRIEF_TITLE_LINES};
    return lines[plan->out->is_brief];
}

static float power_lines(const LayoutBuilder *plan)
{
    static const float lines[] = {POWER_LINES, BRIEF_POWER_LINES};
    return lines[plan->out->is_brief];
}

static float count_lines(const LayoutBuilder *plan)
{
    static const float lines[] = {COUNT_LINES, BRIEF_COUNT_LINES};
    return lines[plan->out->is_brief];
}

/* Panels leave out what can be read elsewhere before their type becomes much smaller. */
static void fit_column(LayoutBuilder *plan, float middle, float panels, float height)
{
    float type = plan->out->type;
    fit_type(plan, TITLE_LINES + POWER_LINES + middle, panels, height);
    if (plan->out->type < BRIEF_BELOW * type) {
        plan->out->is_brief = true;
        plan->out->type = type;
        fit_type(plan, title_lines(plan) + power_lines(plan) + middle, panels, height);
    }
}

static void place_left_column(LayoutBuilder *plan, float width)
{
    float u = plan->unit, gap = 12 * u, seats = (float)other_seats(plan);
    Rect column = {plan->area.x + 14 * u, plan->area.y + 24 * u, width,
                   plan->area.h - (24 + 60) * u};
    float middle = SOLO_LINES, panels = 3;
    if (seats > 0) {
        middle = seats * SEAT_LINES;
        panels = 2 + seats;
    }
    float backs = BACK_WIDTH * CARD_RATIO * u;
    fit_column(plan, middle, panels, column.h - panels * gap);
    Layout *out = plan->out;
    out->spots[SPOT_TITLE] = rect_cut_top(&column, panel_height(plan, title_lines(plan)));
    rect_cut_top(&column, gap);
    out->spots[SPOT_POWERS] = rect_cut_bottom(&column, panel_height(plan, power_lines(plan)));
    for (unsigned i = 0; i < other_seats(plan); i++) {
        float height =
            fmaxf(panel_height(plan, SEAT_LINES), panel_height(plan, NAME_LINES) + backs);
        place_seat(plan, i, rect_cut_top(&column, height));
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
#define PILE_WORDS       8.0f /* from where the numbers beside the enemy end to the plate */

/* Widths of the columns at the sides and of the number panels, for a line of so many units. */
static float left_width(float line)
{
    return clamped(10.1f * line, 230, 262);
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
    float left = left_width(line), right = clamped(9.4f * line, 230, 240);
    float panel = number_width(line);
    Layout *out = plan->out;
    place_left_column(plan, left * u);
    place_enemy(plan, unit_rect(plan, cx - 120, 12, 240, 336));
    float pile = cx - ENEMY_ASIDE - panel - PILE_ASIDE - DECK_WIDTH / 2;
    Rect castle = unit_rect(plan, pile, 146, 0, 0);
    Rect tavern = unit_rect(plan, w - pile, 146, 0, 0);
    Rect discard = unit_rect(plan, w - pile + DECK_WIDTH + 28, 146, 0, 0);
    place_zones(plan, rect_centre(castle), rect_centre(tavern), rect_centre(discard), DECK_WIDTH);
    float count = fminf(panel_height(plan, count_lines(plan)) / u, 320);
    out->spots[SPOT_ATTACK] = unit_rect(plan, cx - ENEMY_ASIDE - panel, 344 - count, panel, count);
    out->spots[SPOT_HEALTH] = unit_rect(plan, cx + ENEMY_ASIDE, 344 - count, panel, count);
    float hand = h - 268, middle = (350 + hand - 10) / 2;
    place_row(plan, unit_rect(plan, cx - 390, middle - 98, 600, 196));
    float words = 344 + PILE_WORDS;
    out->words = unit_rect(plan, cx + 230, words, w - 14 - cx - 230, h - 262 - words);
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
    float width = (band.w - gap * 2) / 3;
    for (unsigned i = 0; i < other_seats(plan); i++) {
        place_seat(plan, i, rect_cut_left(&band, width));
        rect_cut_left(&band, gap);
    }
}

#define PORTRAIT_WIDTH  920.0f
#define PORTRAIT_HEIGHT 1490.0f

static void fit_three(LayoutBuilder *plan)
{
    fit_type(plan, title_lines(plan), 1, 176 * plan->unit);
    fit_type(plan, power_lines(plan), 1, 196 * plan->unit);
    fit_type(plan, count_lines(plan), 1, 160 * plan->unit);
}

static void fit_portrait(LayoutBuilder *plan)
{
    float type = plan->out->type;
    fit_three(plan);
    if (plan->out->type < BRIEF_BELOW * type) {
        plan->out->is_brief = true;
        plan->out->type = type;
        fit_three(plan);
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
    out->spots[SPOT_ATTACK] = unit_rect(plan, side - 90, 392, 180, 160);
    out->spots[SPOT_HEALTH] = unit_rect(plan, w - side - 90, 392, 180, 160);
    float bottom = h - 60 - 196, hand = bottom - 286, words = hand - 40 - 152;
    place_row(plan, unit_rect(plan, 0, fminf((600 + words) / 2 - 98, words - 200), w, 196));
    out->words = unit_rect(plan, 0, words, w, 150);
    place_hand(plan, unit_rect(plan, 10, hand, w - 20, 276));
    out->spots[SPOT_POWERS] = unit_rect(plan, 0, bottom, 320, 196);
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
