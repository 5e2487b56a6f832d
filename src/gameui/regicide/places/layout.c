/* Where things lie on the Regicide table, in card units (pixels of a 1600 × 900 window). Across: a
 * column of panels, the cards, a column of buttons; in upright windows the columns lie above and
 * below the cards. Panels take what their words need as far as there is room, and where there is
 * not, their type is set smaller; so nothing overlaps in any window and at any text size. */
#include "regicide/places.h"
#include "regicide/sentences.h"
#include "regicide/table.h"
#include "regicide/words.h"
#include "tables/drawing.h"

#include "base/limits.h"

#include <math.h>

#define INSET       40.0f /* of a panel's words, both sides, in units of the window */
#define BACK_WIDTH  26.0f /* units: cards of other hands */
#define COLUMN_GAP  12.0f /* units between panels */
#define SOLO_TALL   6.6f  /* lines of body text in a panel */
#define NAME_LINES  1.3f
#define BRIEF_BELOW 0.8f   /* of the type that the person has set */
#define LARGE_BELOW 0.94f  /* the same where that is much larger than usual */
#define LARGE_LINE  34.0f  /* units of a line of body text: much larger */
#define TALL_TYPE   1.2f   /* of body text, at most: panels there are as high as piles */
#define BAND_PANEL  9.0f   /* lines that a panel of the band may be wide, but */
#define BAND_LEAST  300.0f /* units at least; at most */
#define BAND_MOST   420.0f /* where there are two, else */
#define BAND_SHARE  0.3f   /* of the band, or the least */
#define ROW_ABOVE   10.0f  /* units that the cards played keep above the plate */
#define BACKS_ALONE 1.9f   /* lines: in lower panels the backs stand in the middle */
#define BACKS_SHARE 0.44f  /* of a panel's width, */
#define BACKS_TERSE 0.36f  /* and of one that says less */

/* Conditions under which rows of the tables count. */
enum {
    TERSE = 1 << 0,    /* a word stands in the panels for several */
    SUFFERING = 1 << 1 /* cards are put on the discard pile, and dropped around it */
};

/* The table of zones. */
enum {
    CARDS_CASTLE = PLACE_CARDS,
    CARDS_TAVERN,
    CARDS_DISCARDED,
    CARDS_ENEMY,
    CARDS_PLAYED,
    CARDS_HAND,
    CARDS_OTHER_HAND
};

static const DrawnZone zones[] = {
    [DRAWN_ZONE(CARDS_CASTLE)] =
        {REGICIDE_CASTLE,
         .place = {.form = FORM_PILE,
                   .cover = COVER_CLOSED,
                   .id = "pile.castle",
                   .name = N_("Castle deck"),
                   .tip = N_("The Castle deck holds the royals still to come: Jacks on top, then "
                             "Queens, then Kings.")}},
    [DRAWN_ZONE(CARDS_TAVERN)] =
        {REGICIDE_TAVERN,
         .place = {.form = FORM_PILE,
                   .cover = COVER_CLOSED,
                   .id = "pile.tavern",
                   .name = N_("Tavern deck"),
                   .tip = N_("Diamonds draw cards from the Tavern deck and hearts put "
                             "discarded ones back under it; once it is empty, nobody "
                             "can draw.")}},
    [DRAWN_ZONE(CARDS_DISCARDED)] = {REGICIDE_DISCARDED,
                                     .place = {.form = FORM_PILE,
                                               .tilt = 4,
                                               .id = "pile.discard",
                                               .name = NC_("Regicide", "Discard pile"),
                                               .tip = REGICIDE_HEARTS_RULE}},
    [DRAWN_ZONE(CARDS_ENEMY)] = {REGICIDE_ENEMY, .place = {.form = FORM_SPOT,
                                                           .id = "table.enemy",
                                                           .name = N_("Enemy")}},
    [DRAWN_ZONE(CARDS_PLAYED)] =
        {REGICIDE_PLAYED,
         .place = {.form = FORM_ROW,
                   .tilt = 3,
                   .id = "table.card",
                   .tip = N_("All cards played against an enemy are discarded when it "
                             "is defeated.")}},
    [DRAWN_ZONE(CARDS_HAND)] = {REGICIDE_HANDS, .each = 1,
                                .place = {.form = FORM_FAN,
                                          .picks = true,
                                          .hand = true,
                                          .secret = true,
                                          .marks = true,
                                          .id = "hand.card"}},
    [DRAWN_ZONE(CARDS_OTHER_HAND)] = {REGICIDE_HANDS, .each = 1,
                                      .place = {.form = FORM_ROW, .hand = true, .id = "seat.card"}},
};

/* Parts that grow with the lines of body text: the smaller the cards, the more of their units words
 * need. */
enum {
    BY_COLUMN, /* the panels at the left, and the buttons at the right */
    BY_BUTTONS,
    BY_NUMBER, /* a number panel */
    BY_LARGE,  /* at once: large words rather lie over raised cards than be too small to be read */
    BY_BAND,   /* the panels above, */
    BY_BAND_STEP, /* and at once, as they grow, the words of the piles */
    BY_PLATE,
    BY_APART, /* from one pile to the next */
    BY_POWERS,
    BY_ROOM /* number panels take what a square window has more */
};
static const Growth growths[GROWTHS_MAX] = {
    [BY_COLUMN] = {.lines = 10.1f, .from = 230, .to = 320},
    [BY_BUTTONS] = {.lines = 9.4f, .from = 230, .to = 320},
    [BY_NUMBER] = {.lines = 5.2f, .from = 126, .to = 168},
    [BY_LARGE] = {.lines = 1, .from = LARGE_LINE, .to = LARGE_LINE},
    [BY_BAND] = {.insets = INSET, .lines = 3.4f, .from = 176, .to = 246.4f},
    [BY_BAND_STEP] = {.insets = INSET, .lines = 3.4f, .from = 176, .to = 176},
    [BY_PLATE] = {.insets = INSET, .lines = 2.4f, .from = 150, .to = 180},
    [BY_APART] = {.lines = 3.6f, .from = 136, .to = 168},
    [BY_POWERS] = {.lines = 10.1f, .from = 200, .to = 320},
    [BY_ROOM] = {.spare = 0.5f, .from = 0, .to = 74},
};

/* A wide window. The place of the title is the whole column, or band, that the panels share. A
 * number panel stands on the foot of its place. Cards played have a strip to their left that none
 * covers. */
static const DrawnRow wide[] = {
    {SPOT_TITLE, .at = {14, 24, 230, 752}, AT_LEFT, AT_TOP, .higher = 1,
     .larger = {{.w = 90, .by = BY_COLUMN}}},
    {CARDS_ENEMY, .at = {576, 12, 240, 336}, AT_TOP},
    {CARDS_CASTLE, .at = {262, 42.4f, 148, 207.2f}, AT_TOP, .words = 156, .deep = 94.4f,
     .larger = {{.x = -42, .by = BY_NUMBER}}},
    {CARDS_TAVERN, .at = {982, 42.4f, 148, 207.2f}, AT_TOP, .words = 156, .deep = 94.4f,
     .larger = {{.x = 42, .by = BY_NUMBER}}},
    {CARDS_DISCARDED, .at = {1158, 42.4f, 148, 207.2f}, AT_TOP, .words = 156, .deep = 94.4f,
     .larger = {{.x = 42, .by = BY_NUMBER}}},
    {SPOT_ATTACK, .at = {430, 24, 126, 320}, AT_TOP,
     .larger = {{.x = -42, .w = 42, .by = BY_NUMBER}}},
    {SPOT_HEALTH, .at = {836, 24, 126, 320}, AT_TOP, .larger = {{.w = 42, .by = BY_NUMBER}}},
    {PLACE_DROP, .at = {276, 344, 590, 196}},
    {PLACE_DROP, SUFFERING, .at = {1134, 35.4f, 196, 221.2f}, AT_TOP,
     .larger = {{.x = 42, .by = BY_NUMBER}}},
    {CARDS_PLAYED, .at = {310, 350, 550, 184}, .card = 130},
    {PLACE_WORDS, .at = {880, 352, 498, 184}, AT_TOP, .wider = 0.5f, .higher = 1,
     .larger = {{.h = 32, .by = BY_LARGE}}},
    {PLACE_BUTTONS, .at = {1148, 586, 230, 210}, AT_RIGHT, AT_BOTTOM,
     .larger = {{.x = -90, .w = 90, .by = BY_BUTTONS}}},
    {CARDS_HAND, .at = {280, 568, 832, 268}, AT_LEFT, AT_BOTTOM, .wider = 1, .card = 168,
     .larger = {{.x = 90, .w = -180, .by = BY_COLUMN}}},
};

#define BAND_DOWN .y = 70.4f, .by = BY_BAND

static const DrawnRow tall[] = {
    {SPOT_TITLE, .at = {0, 8, 920, 176}, AT_LEFT, AT_TOP, .wider = 1,
     .larger = {{.h = 70.4f, .by = BY_BAND}}},
    {CARDS_ENEMY, .at = {340, 204, 240, 336}, AT_TOP, .larger = {{BAND_DOWN}}},
    {CARDS_CASTLE, .at = {104, 195.6f, 112, 156.8f}, .right = -0.25f, AT_TOP, .words = 140,
     .larger = {{BAND_DOWN}}},
    {CARDS_TAVERN, .at = {624, 195.6f, 112, 156.8f}, .right = 0.25f, AT_TOP, .words = 140,
     .larger = {{BAND_DOWN}}},
    {CARDS_DISCARDED, .at = {784, 195.6f, 112, 156.8f}, .right = 0.25f, AT_TOP, .words = 140,
     .larger = {{BAND_DOWN}}},
    {SPOT_ATTACK, .at = {70, 398, 180, 154}, .right = -0.25f, AT_TOP,
     .larger = {{BAND_DOWN}, {.y = 10, .h = 8, .by = BY_BAND_STEP}}},
    {SPOT_HEALTH, .at = {670, 398, 180, 154}, .right = 0.25f, AT_TOP,
     .larger = {{BAND_DOWN}, {.y = 10, .h = 8, .by = BY_BAND_STEP}}},
    {PLACE_DROP, .at = {0, 580, 920, 196}, AT_LEFT, .wider = 1,
     .larger = {{.y = 35.2f, .by = BY_BAND}}},
    {PLACE_DROP, SUFFERING, .at = {760, 188.6f, 160, 170.8f}, .right = 0.25f, AT_TOP,
     .larger = {{BAND_DOWN}}},
    {CARDS_PLAYED, .at = {34, 586, 880, 184}, AT_LEFT, .wider = 1, .card = 130,
     .larger = {{.y = 35.2f, .by = BY_BAND}}},
    {PLACE_WORDS, .at = {0, 756, 920, 150}, AT_LEFT, AT_BOTTOM, .wider = 1},
    {CARDS_HAND, .at = {10, 948, 900, 276}, AT_LEFT, AT_BOTTOM, .wider = 1, .card = 168},
    {SPOT_POWERS, .at = {0, 1234, 320, 196}, AT_LEFT, AT_BOTTOM},
    {SPOT_POWERS, TERSE, .at = {0, 1234, 500, 196}, AT_LEFT, AT_BOTTOM},
    {PLACE_BUTTONS, .at = {500, 1234, 420, 196}, AT_RIGHT, AT_BOTTOM},
};

/* A window about as high as it is wide, as an upright one beside the log: the powers lie beside the
 * hand, the buttons beside the cards played, which keep midway between enemy and plate. */
#define MIDWAY      .y = 35.2f, .by = BY_BAND
#define MIDWAY_UP   .y = -15, .by = BY_PLATE
#define OUT_NUMBER  .x = 42, .by = BY_NUMBER
#define OUT_ROOM    .x = 74, .by = BY_ROOM
#define LEFT_NUMBER .x = -42, .by = BY_NUMBER
#define LEFT_ROOM   .x = -74, .by = BY_ROOM

static const DrawnRow square[] = {
    {SPOT_TITLE, .at = {0, 8, 1092, 176}, AT_LEFT, AT_TOP, .wider = 1,
     .larger = {{.h = 70.4f, .by = BY_BAND}}},
    {CARDS_ENEMY, .at = {426, 204, 240, 336}, AT_TOP, .larger = {{BAND_DOWN}}},
    {CARDS_CASTLE, .at = {148, 209.6f, 112, 156.8f}, AT_TOP, .words = 116, .deep = 160,
     .larger = {{BAND_DOWN}, {LEFT_NUMBER}, {LEFT_ROOM}, {.words = 32, .by = BY_APART}}},
    {CARDS_TAVERN, .at = {832, 209.6f, 112, 156.8f}, AT_TOP, .words = 116, .deep = 160,
     .larger = {{BAND_DOWN}, {OUT_NUMBER}, {OUT_ROOM}, {.words = 32, .by = BY_APART}}},
    {CARDS_DISCARDED, .at = {968, 209.6f, 112, 156.8f}, AT_TOP, .words = 116, .deep = 160,
     .larger = {{BAND_DOWN}, {OUT_NUMBER}, {OUT_ROOM}, {.x = 32, .words = 32, .by = BY_APART}}},
    {SPOT_ATTACK, .at = {280, 296, 126, 240}, AT_TOP,
     .larger = {{BAND_DOWN}, {LEFT_NUMBER, .w = 42}, {LEFT_ROOM, .w = 74}}},
    {SPOT_HEALTH, .at = {686, 296, 126, 240}, AT_TOP,
     .larger = {{BAND_DOWN}, {.w = 42, .by = BY_NUMBER}, {.w = 74, .by = BY_ROOM}}},
    {PLACE_DROP, .at = {146, 546, 532, 196}, .wider = 0.5f, .larger = {{MIDWAY}, {MIDWAY_UP}}},
    {PLACE_DROP, SUFFERING, .at = {944, 202.6f, 160, 170.8f}, AT_TOP,
     .larger = {{BAND_DOWN}, {OUT_NUMBER}, {OUT_ROOM}, {.x = 32, .by = BY_APART}}},
    {CARDS_PLAYED, .at = {180, 552, 492, 184}, .wider = 0.5f, .card = 130,
     .larger = {{MIDWAY}, {MIDWAY_UP}}},
    {PLACE_BUTTONS, .at = {692, 552, 400, 184}, AT_RIGHT, .larger = {{MIDWAY}, {MIDWAY_UP}}},
    {PLACE_WORDS, .at = {0, 748, 1092, 150}, AT_LEFT, AT_BOTTOM, .wider = 1,
     .larger = {{.y = -30, .h = 30, .by = BY_PLATE}}},
    {SPOT_POWERS, .at = {0, 938, 200, 276}, AT_LEFT, AT_BOTTOM,
     .larger = {{.w = 120, .by = BY_POWERS}}},
    {CARDS_HAND, .at = {214, 938, 878, 276}, AT_LEFT, AT_BOTTOM, .wider = 1, .card = 168,
     .larger = {{.x = 120, .w = -120, .by = BY_POWERS}}},
};

/* The drawings, of which that is taken in which cards are largest. */
static const Drawing forms[] = {
    {.form = REGICIDE_WIDE,
     .width = 1392,
     .height = 836,
     .card = 1,
     .is_within_rim = true,
     .lift = 30, /* below the cards played and the plate */
     .larger = {{.w = 180, .by = BY_COLUMN}, {.w = 84, .by = BY_NUMBER}},
     .growths = growths,
     DRAWN_ROWS(wide)},
    {.form = REGICIDE_TALL,
     .width = 920,
     .height = 1490,
     .card = 1,
     .is_within_rim = true,
     .larger = {{.h = 70.4f, .by = BY_BAND}, {.h = 8, .by = BY_BAND_STEP}},
     .growths = growths,
     DRAWN_ROWS(tall)},
    {.form = REGICIDE_SQUARE,
     .width = 1092,
     .height = 1228,
     .card = 1,
     .is_within_rim = true,
     .larger = {{.h = 70.4f, .by = BY_BAND},
                {.h = 30, .by = BY_PLATE},
                {.w = 84, .by = BY_NUMBER},
                {.w = 96, .by = BY_APART}},
     .growths = growths,
     DRAWN_ROWS(square)},
};

/* Lines of body text in the panels; the step in the title's may take two. */
typedef struct Lines {
    float title, powers, count, seat, solo;
} Lines;

/* How much the panels say: all of it; without what stands elsewhere too (the name of the game,
 * whose turn it is, of how much); with a word for several besides. */
enum { WORDS_ALL, WORDS_BRIEF, WORDS_TERSE, WORDINESSES };
static const Lines wide_lines[WORDINESSES] = {
    {8.1f, 5.8f, 5.6f, 2.5f, 3.7f}, {5.4f, 5.0f, 3.9f, 2.5f, 3.7f}, {4.5f, 2.4f, 3.9f, 1.4f, 3.7f}};
static const Lines tall_lines[WORDINESSES] = {
    {7.2f, 5.8f, 5.6f, 2.5f, 3.7f}, {4.5f, 5.0f, 3.9f, 2.5f, 3.7f}, {3.4f, 2.4f, 2.8f, 2.5f, 2.5f}};

/* Units that the words of a number panel may take, also where the band has grown. */
static const struct CountRoom {
    float usual, grown;
} count_rooms[] = {[REGICIDE_TALL] = {160, 180}, [REGICIDE_SQUARE] = {240, 240}};

/* A plan whose panels are as high as their words need. */
typedef struct Board {
    Plan plan;
    const RegicideTable *table;
    Lines lines;
    unsigned others; /* seats */
    float line;      /* pixels, as panels set it */
} Board;

static float panel_height(const Board *board, float lines)
{
    return INSET * board->plan.space->unit + lines * board->line;
}

/* Sets the type so that so many lines in so many panels fit the height. */
static void fit_type(Board *board, float lines, float panels, float height)
{
    const Space *space = board->plan.space;
    Layout *out = board->plan.out;
    float room = height - panels * INSET * space->unit;
    out->type = fminf(out->type, room / (lines * space->line));
    board->line = space->line * out->type;
}

/* Whether type is large enough for panels to say so much; they say less sooner for a person who has
 * asked for large type. */
static bool is_large(const Board *board, float type)
{
    bool asked = board->plan.space->line > LARGE_LINE * board->plan.unit;
    return board->plan.out->type >= (asked ? LARGE_BELOW : BRIEF_BELOW) * type;
}

static void fit_words(Board *board, const Lines lines[], void (*fit)(Board *board))
{
    Layout *out = board->plan.out;
    float type = out->type;
    for (unsigned i = 0; i < WORDINESSES; i++) {
        board->lines = lines[i];
        out->is_brief = i >= WORDS_BRIEF;
        out->is_terse = i >= WORDS_TERSE;
        out->type = type;
        fit(board);
        if (is_large(board, type)) {
            return;
        }
    }
}

/* Sets the type of the column, in which the own two jesters take a panel where nobody else sits. */
static void fit_column(Board *board)
{
    const Lines *lines = &board->lines;
    float seats = (float)max_unsigned(board->others, 1), gaps = (2 + seats) * COLUMN_GAP;
    float middle = board->others > 0 ? seats * lines->seat : lines->solo;
    float height = board->plan.out->spots[SPOT_TITLE].h - gaps * board->plan.unit;
    fit_type(board, lines->title + lines->powers + middle, 2 + seats, height);
}

static void fit_upright(Board *board)
{
    const Plan *plan = &board->plan;
    const Lines *lines = &board->lines;
    const struct CountRoom *room = &count_rooms[plan->drawing->form];
    float count = plan->grown[BY_BAND] > 0 ? room->grown : room->usual;
    float seat = board->others > 0 ? lines->seat : lines->solo;
    plan->out->type *= TALL_TYPE;
    fit_type(board, fmaxf(lines->title, seat), 1, drawing_find(plan, SPOT_TITLE).h);
    fit_type(board, lines->powers, 1, drawing_find(plan, SPOT_POWERS).h);
    fit_type(board, lines->count, 1, count * plan->unit);
}

/* Places the panel of another seat; its hand is a row of small backs at the foot, or in its only
 * line. */
static void place_seat(Board *board, unsigned other, Rect panel)
{
    Plan *plan = &board->plan;
    Plan inner = *plan;
    inner.seat = (Seat)((plan->seat + 1u + other) % plan->seats);
    ZonePlace *hand = drawing_cards(&inner, CARDS_OTHER_HAND);
    Rect row = rect_inset(panel, INSET / 2 * plan->space->unit);
    bool is_alone = row.h < BACKS_ALONE * board->line;
    row = rect_cut_right(&row, row.w * (plan->out->is_terse ? BACKS_TERSE : BACKS_SHARE));
    float height = BACK_WIDTH * CARD_RATIO * plan->unit, free = row.h - height;
    row.y += is_alone ? free / 2 : free;
    row.h = height;
    *hand = zones[DRAWN_ZONE(CARDS_OTHER_HAND)].place;
    hand->rect = row;
    hand->card_width = BACK_WIDTH * plan->unit;
    plan->out->spots[SPOT_SEATS + other] = plan->out->seats[inner.seat] = panel;
}

static float seat_height(const Board *board)
{
    float backs = BACK_WIDTH * CARD_RATIO * board->plan.unit;
    float name = board->plan.out->is_terse ? 0 : NAME_LINES;
    return fmaxf(panel_height(board, board->lines.seat), panel_height(board, name) + backs);
}

/* Pixels between the panels of the column; fewer where seats are higher for their backs. */
static float column_gap(const Board *board, float height)
{
    float seats = (float)board->others;
    float taken = panel_height(board, board->lines.title) + seats * seat_height(board) +
                  panel_height(board, board->lines.powers);
    return fminf(COLUMN_GAP * board->plan.unit, (height - taken) / (seats + 1));
}

static void place_column(Board *board, Rect column)
{
    Rect *spots = board->plan.out->spots;
    float gap = column_gap(board, column.h);
    spots[SPOT_TITLE] = rect_cut_top(&column, panel_height(board, board->lines.title));
    rect_cut_top(&column, gap);
    spots[SPOT_POWERS] = rect_cut_bottom(&column, panel_height(board, board->lines.powers));
    for (unsigned i = 0; i < board->others; i++) {
        place_seat(board, i, rect_cut_top(&column, seat_height(board)));
        rect_cut_top(&column, gap);
    }
    if (board->others == 0) { /* the jesters' cards are as large as there is room */
        float height = fminf(panel_height(board, SOLO_TALL), column.h - gap);
        spots[SPOT_SOLO] = rect_cut_top(&column, height);
    }
}

static void place_band(Board *board, Rect band)
{
    float unit = board->plan.unit, gap = COLUMN_GAP * unit, seats = (float)board->others;
    Rect *spots = board->plan.out->spots;
    float most = BAND_MOST * unit, least = BAND_LEAST * unit;
    if (board->others > 1) {
        most = fmaxf(least, BAND_SHARE * band.w);
    }
    float widest = clamp_float(BAND_PANEL * board->line, least, most);
    spots[SPOT_TITLE] = rect_cut_left(&band, widest);
    rect_cut_left(&band, gap);
    if (board->others == 0) {
        spots[SPOT_SOLO] = rect_cut_left(&band, widest);
        return;
    }
    float width = fminf((band.w - gap * (seats - 1)) / seats, widest);
    for (unsigned i = 0; i < board->others; i++) {
        place_seat(board, i, rect_cut_left(&band, width));
        rect_cut_left(&band, gap);
    }
}

/* Makes number panels as high as their words, on the foot of their places. */
static void fit_numbers(Board *board)
{
    Rect *attack = &board->plan.out->spots[SPOT_ATTACK];
    Rect *health = &board->plan.out->spots[SPOT_HEALTH];
    float height = fminf(panel_height(board, board->lines.count), attack->h);
    *attack = rect_cut_bottom(attack, height);
    *health = rect_cut_bottom(health, height);
}

/* RG-28: why the discard pile cannot be looked through; NULL: it can. */
static const char *discard_shut(const RegicideTable *table)
{
    bool is_closed = table->house & REGICIDE_HOUSE_CLOSED && table->phase != REGICIDE_OVER;
    return is_closed ? N_("In this game the discard pile stays closed until the end.") : NULL;
}

static void fit_zones(Board *board)
{
    const RegicideTable *table = board->table;
    ZonePlace *discard = drawing_cards(&board->plan, CARDS_DISCARDED);
    discard->shut = discard_shut(table);
    discard->opens = !discard->shut;
    drawing_cards(&board->plan, CARDS_ENEMY)->tip =
        table->enemy == CARD_NONE ? REGICIDE_WIN_RULE : regicide_immunity(table);
}

/* Keeps the cards played, and where they are dropped, above the plate of a tall window. */
static void fit_played(Board *board)
{
    Layout *out = board->plan.out;
    Rect *row = &drawing_cards(&board->plan, CARDS_PLAYED)->rect;
    float foot = out->words.y - ROW_ABOVE * board->plan.unit;
    float up = fmaxf(row->y + row->h - foot, 0);
    row->y -= up;
    out->drop.y -= board->plan.facts & SUFFERING ? 0 : up;
}

static void arrange_wide(Board *board)
{
    Plan *plan = &board->plan;
    drawing_place(plan);
    fit_words(board, wide_lines, fit_column);
    place_column(board, plan->out->spots[SPOT_TITLE]);
    fit_numbers(board);
}

static void arrange_upright(Board *board)
{
    Plan *plan = &board->plan;
    fit_words(board, tall_lines, fit_upright);
    plan->facts |= plan->out->is_terse ? TERSE : 0;
    drawing_place(plan);
    place_band(board, plan->out->spots[SPOT_TITLE]);
    if (plan->out->form == REGICIDE_SQUARE) {
        fit_numbers(board);
    } else {
        fit_played(board);
    }
}

void regicide_arrange(const Space *space, const void *memory, Layout *out)
{
    const RegicideView *view = memory;
    bool is_suffering = view->table.phase == REGICIDE_SUFFERING;
    unsigned facts = is_suffering ? SUFFERING : 0;
    Board board = {.plan = drawing_plan(space, forms, COUNT_OF(forms), facts),
                   .table = &view->table,
                   .others = view->table.seats - 1u,
                   .line = space->line};
    board.plan.zones = zones;
    board.plan.seat = view->seat;
    board.plan.seats = view->table.seats;
    board.plan.out = out;
    out->turned_from = 1 + REGICIDE_CASTLE;
    if (board.plan.drawing->form == REGICIDE_WIDE) {
        arrange_wide(&board);
    } else {
        arrange_upright(&board);
    }
    fit_zones(&board);
    out->drop_name = is_suffering ? NC_("Regicide", "Discard pile") : NULL;
    out->hand = drawing_cards(&board.plan, CARDS_HAND)->rect;
    out->ribbon = out->hand; /* what others did and what lies on the table stays in sight */
}
