/* The Regicide table in a window: its drawings, and what depends on words. Panels take what these
 * need as far as there is room, and where there is not, their type is set smaller; so nothing
 * overlaps in any window and at any text size. */
#include "regicide/places.h"
#include "regicide/places/drawings.h"
#include "regicide/sentences.h"
#include "regicide/table.h"
#include "regicide/words.h"

#include "base/limits.h"

#include <math.h>

#define BACK_WIDTH  26.0f /* units: cards of other hands */
#define COLUMN_GAP  12.0f /* units between panels */
#define SOLO_TALL   6.6f  /* lines of body text in a panel */
#define NAME_LINES  1.3f
#define BRIEF_BELOW 0.8f   /* of the type that the person has set */
#define LARGE_BELOW 0.94f  /* the same where that is much larger than usual */
#define TALL_TYPE   1.2f   /* of body text, at most: panels there are as high as piles */
#define BAND_PANEL  9.0f   /* lines that a panel of the band may be wide, but */
#define BAND_LEAST  300.0f /* units at least; at most */
#define BAND_MOST   420.0f /* where there are two, else */
#define BAND_SHARE  0.3f   /* of the band, or the least */
#define ROW_ABOVE   10.0f  /* units that the cards played keep above the plate */
#define BACKS_ALONE 1.9f   /* lines: in lower panels the backs stand in the middle */
#define BACKS_SHARE 0.44f  /* of a panel's width, */
#define BACKS_TERSE 0.36f  /* and of one that says less */

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
    *hand = regicide_zones[DRAWN_ZONE(CARDS_OTHER_HAND)].place;
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
    Board board = {.plan = drawing_plan(space, regicide_forms, REGICIDE_FORMS, facts),
                   .table = &view->table,
                   .others = view->table.seats - 1u,
                   .line = space->line};
    board.plan.zones = regicide_zones;
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
