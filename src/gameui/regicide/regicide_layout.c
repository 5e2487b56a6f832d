/* Where things lie on the Regicide table, in card units (pixels of a 1600 × 900 window). Across: a
 * column of panels, the cards, a column of buttons; in a portrait window the columns lie above and
 * below the cards. Panels take what their words need as far as there is room, and where there is
 * not, their type is set smaller; so nothing overlaps in any window and at any text size. */
#include "regicide_places.h"

#include <math.h>

#define DECK_WIDTH  148.0f
#define COLUMN_GAP  12.0f
#define SOLO_TALL   6.6f /* lines of body text in a panel */
#define NAME_LINES  1.3f
#define BRIEF_BELOW 0.8f  /* of the type that the person has set */
#define LARGE_BELOW 0.94f /* the same where that is much larger than usual */
#define LARGE_LINE  34.0f /* of body text: much larger, in card units */

/* How much the panels say: all of it; without what stands elsewhere too (the name of the game,
 * whose turn it is, of how much); with a word for several besides. */
enum Wordiness { WORDS_ALL, WORDS_BRIEF, WORDS_TERSE, WORDINESSES };

static const Lines wide_lines[WORDINESSES] = {
    {8.1f, 5.8f, 5.6f, 2.5f, 3.7f}, {5.4f, 5.0f, 3.9f, 2.5f, 3.7f}, {4.5f, 2.4f, 3.9f, 1.4f, 3.7f}};
static const Lines tall_lines[WORDINESSES] = {
    {7.2f, 5.8f, 5.6f, 2.5f, 3.7f}, {4.5f, 5.0f, 3.9f, 2.5f, 3.7f}, {3.4f, 2.4f, 2.8f, 2.5f, 2.5f}};

static float panel_height(const LayoutBuilder *plan, float lines)
{
    return INSET * plan->space->unit + lines * plan->line;
}

static Rect unit_rect(const LayoutBuilder *plan, float x, float y, float w, float h)
{
    float u = plan->unit;
    return (Rect){plan->area.x + x * u, plan->area.y + y * u, w * u, h * u};
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
        regicide_place_seat(plan, i, rect_cut_top(&column, seat_height(plan)));
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
    regicide_place_enemy(plan, unit_rect(plan, cx - 120, 12, 240, 336));
    float pile = cx - ENEMY_ASIDE - panel - PILE_ASIDE - DECK_WIDTH / 2;
    Rect castle = unit_rect(plan, pile, 146, 0, 0);
    Rect tavern = unit_rect(plan, w - pile, 146, 0, 0);
    Rect discard = unit_rect(plan, w - pile + DECK_WIDTH + 28, 146, 0, 0);
    plan->deep = 344 - 146 - DECK_WIDTH * CARD_RATIO / 2;
    regicide_place_zones(plan, rect_centre(castle), rect_centre(tavern), rect_centre(discard),
                         DECK_WIDTH);
    float count = fminf(panel_height(plan, plan->lines.count) / u, 320);
    out->spots[SPOT_ATTACK] = unit_rect(plan, cx - ENEMY_ASIDE - panel, 344 - count, panel, count);
    out->spots[SPOT_HEALTH] = unit_rect(plan, cx + ENEMY_ASIDE, 344 - count, panel, count);
    float hand = h - 268, words = 344 + PILE_WORDS, foot = hand - LIFT - 2;
    out->lift = LIFT;
    if (line > LARGE_LINE) { /* rather over raised cards than too small to be read */
        foot = hand;
    }
    regicide_place_row(plan, unit_rect(plan, cx - 420, (346 + hand - LIFT) / 2 - 98, 590, 196));
    out->words = unit_rect(plan, cx + 184, words, w - 14 - cx - 184, foot - words);
    out->buttons = unit_rect(plan, w - 14 - right, h - 250, right, 210);
    float half = fminf(cx - 14 - left - 36, cx - 14 - right - 36);
    regicide_place_hand(plan, unit_rect(plan, cx - half, hand, 2 * half, 268));
}

/* Upright windows. What the panels need grows with the type that the person has set, and the cards
 * make room for it. */
#define PORTRAIT_WIDTH  920.0f
#define PORTRAIT_HEIGHT 1490.0f
#define SQUARE_HEIGHT   1228.0f /* with the powers beside the hand */
#define SQUARE_DECK     112.0f
#define BAND            176.0f
#define PLATE           150.0f
#define TALL_TYPE       1.2f /* of body text, at most: panels there are as high as piles */

/* The panels above the enemy, and the plate above the hand: card units. */
static float band_height(const Space *space, float unit)
{
    return clamped((INSET * space->unit + tall_lines[WORDS_TERSE].title * space->line) / unit, BAND,
                   1.4f * BAND);
}

static float plate_height(const Space *space, float unit)
{
    return clamped((INSET * space->unit + 2.4f * space->line) / unit, PLATE, 1.2f * PLATE);
}

static float portrait_unit(const Space *space)
{
    float unit = fminf(space->safe.w / PORTRAIT_WIDTH, space->safe.h / PORTRAIT_HEIGHT);
    for (int i = 0; i < 4; i++) {
        unit = fminf(unit, space->safe.h / (PORTRAIT_HEIGHT - BAND + band_height(space, unit)));
    }
    return unit;
}

/* From one pile to the next, with room for their words. */
static float square_apart(float line)
{
    return clamped(3.6f * line, 136, 168);
}

/* Half of the enemy, a number panel, a pile and beside it another. */
static float square_half(float line)
{
    return ENEMY_ASIDE + number_width(line) + PILE_ASIDE + SQUARE_DECK / 2 +
           1.5f * square_apart(line);
}

static float square_unit(const Space *space)
{
    float unit = space->safe.h / SQUARE_HEIGHT;
    for (int i = 0; i < 4; i++) {
        float more = band_height(space, unit) - BAND + plate_height(space, unit) - PLATE;
        unit = fminf(unit, space->safe.h / (SQUARE_HEIGHT + more));
        unit = fminf(unit, space->safe.w / (2 * square_half(space->line / unit)));
    }
    return unit;
}

static void place_top_band(LayoutBuilder *plan, Rect band)
{
    float u = plan->unit, gap = 12 * u;
    unsigned seats = other_seats(plan);
    float most = seats > 1 ? fmaxf(300, 0.3f * band.w / u) : 420;
    float widest = clamped(9 * plan->line / u, 300, most) * u;
    Layout *out = plan->out;
    out->spots[SPOT_TITLE] = rect_cut_left(&band, widest);
    rect_cut_left(&band, gap);
    if (seats == 0) {
        out->spots[SPOT_SOLO] = rect_cut_left(&band, widest);
        return;
    }
    float width = fminf((band.w - gap * ((float)seats - 1)) / (float)seats, widest);
    for (unsigned i = 0; i < seats; i++) {
        regicide_place_seat(plan, i, rect_cut_left(&band, width));
        rect_cut_left(&band, gap);
    }
}

/* In card units: the height of the band, of the powers and of the number panels. */
static void fit_upright(LayoutBuilder *plan, float band, float powers, float count)
{
    float type = plan->out->type;
    for (unsigned i = 0; i < WORDINESSES; i++) {
        say_as(plan, tall_lines, i);
        plan->out->type = TALL_TYPE * type;
        fit_type(plan, fmaxf(plan->lines.title, middle_lines(plan, 1)), 1, band * plan->unit);
        fit_type(plan, plan->lines.powers, 1, powers * plan->unit);
        fit_type(plan, plan->lines.count, 1, count * plan->unit);
        if (is_large(plan, type)) {
            return;
        }
    }
}

static void arrange_portrait(LayoutBuilder *plan)
{
    float u = plan->unit;
    float w = plan->area.w / u, h = plan->area.h / u, cx = w / 2;
    float band = band_height(plan->space, u), top = band + 28, count = 180;
    Layout *out = plan->out;
    fit_upright(plan, band, 196, band > BAND ? count : 160);
    place_top_band(plan, unit_rect(plan, 0, 8, w, band));
    regicide_place_enemy(plan, unit_rect(plan, cx - 120, top, 240, 336));
    float side = (cx - 140) / 2, deck = 112;
    Rect castle = unit_rect(plan, side, top + 70, 0, 0);
    Rect tavern = unit_rect(plan, w - side - 80, top + 70, 0, 0);
    Rect discard = unit_rect(plan, w - side + 80, top + 70, 0, 0);
    regicide_place_zones(plan, rect_centre(castle), rect_centre(tavern), rect_centre(discard),
                         deck);
    float down = 194;
    count = 154;
    if (band > BAND) { /* the words of the piles are higher, too */
        down = 204;
        count = 162;
    }
    out->spots[SPOT_ATTACK] = unit_rect(plan, side - 90, top + down, 180, count);
    out->spots[SPOT_HEALTH] = unit_rect(plan, w - side - 90, top + down, 180, count);
    float bottom = h - 60 - 196, hand = bottom - 286, words = hand - 40 - 152;
    float row = fminf((top + 396 + words) / 2 - 98, words - 200);
    regicide_place_row(plan, unit_rect(plan, 0, row, w, 196));
    out->words = unit_rect(plan, 0, words, w, PLATE);
    regicide_place_hand(plan, unit_rect(plan, 10, hand, w - 20, 276));
    out->spots[SPOT_POWERS] = unit_rect(plan, 0, bottom, out->is_terse ? 500 : 320, 196);
    out->buttons = unit_rect(plan, w - 420, bottom, 420, 196);
}

/* A window about as high as it is wide, as an upright one beside the log: the powers lie beside the
 * hand, the buttons beside the cards played. */
static void arrange_square(LayoutBuilder *plan)
{
    float u = plan->unit;
    float w = plan->area.w / u, h = plan->area.h / u, cx = w / 2, line = plan->space->line / u;
    float band = band_height(plan->space, u), plate = plate_height(plan->space, u);
    float top = band + 28, foot = top + 336;
    float panel = fminf(cx - square_half(line) + number_width(line), 200);
    float side = cx - ENEMY_ASIDE - panel - PILE_ASIDE - SQUARE_DECK / 2;
    Layout *out = plan->out;
    fit_upright(plan, band, 276, 240);
    place_top_band(plan, unit_rect(plan, 0, 8, w, band));
    regicide_place_enemy(plan, unit_rect(plan, cx - 120, top, 240, 336));
    Rect castle = unit_rect(plan, side, top + 84, 0, 0);
    Rect tavern = unit_rect(plan, w - side, top + 84, 0, 0);
    Rect discard = unit_rect(plan, w - side + square_apart(line), top + 84, 0, 0);
    plan->deep = 160;
    regicide_place_zones(plan, rect_centre(castle), rect_centre(tavern), rect_centre(discard),
                         SQUARE_DECK);
    float count = fminf(panel_height(plan, plan->lines.count) / u, 240);
    out->spots[SPOT_ATTACK] =
        unit_rect(plan, cx - ENEMY_ASIDE - panel, foot - 4 - count, panel, count);
    out->spots[SPOT_HEALTH] = unit_rect(plan, cx + ENEMY_ASIDE, foot - 4 - count, panel, count);
    float hand = h - 290, words = hand - 40 - plate, row = (foot + words) / 2 - 98;
    float buttons = 400, powers = clamped(10.1f * line, 200, 320);
    regicide_place_row(plan, unit_rect(plan, cx - 400, row, w - buttons - 14 - cx + 400, 196));
    out->buttons = unit_rect(plan, w - buttons, row + 6, buttons, 184);
    out->words = unit_rect(plan, 0, words, w, plate);
    out->spots[SPOT_POWERS] = unit_rect(plan, 0, hand, powers, 276);
    regicide_place_hand(plan, unit_rect(plan, powers + 14, hand, w - powers - 14, 276));
}

void regicide_arrange(const Space *space, const void *memory, Layout *out)
{
    const RegicideView *view = memory;
    Rect safe = space->safe;
    float landscape = landscape_unit(space);
    float portrait = portrait_unit(space), square = square_unit(space);
    LayoutBuilder plan = {.space = space,
                          .table = &view->table,
                          .seat = view->seat,
                          .out = out,
                          .area = safe,
                          .line = space->line,
                          .unit = fmaxf(fmaxf(landscape, portrait), square)};
    if (landscape >= plan.unit) {
        arrange_landscape(&plan);
    } else if (portrait >= plan.unit) {
        arrange_portrait(&plan);
    } else {
        arrange_square(&plan);
    }
    out->unit = plan.unit;
}
