/* Where the other seats of Di Renjie sit, and how their parts lie: in the order of play, from the
 * left over the top to the right, in one row beside the open notebook, in up to two rows of a tall
 * window.
 */
#include "direnjie_plan.h"

#include "base/limits.h"

#include <math.h>

#define PITCH_MOST   1.35f /* widths of a clue from one to the next */
#define CLUE_LEAST   0.7f  /* of its width, to which a clue shrinks where there are many */
#define GATHER_OWN   96    /* of the drawing: cards of a clue while they come together */
#define GATHER_OTHER 62
#define ROW_MOST     8   /* open cards that one row shows with their codes; more lie in two */
#define ROWS_LEAST   100 /* of the drawing: that two rows are high */
#define ROWS_CARD    36
#define LAY_SECONDS  0.42f /* from there to its place */

static unsigned other_count(const DirenjieView *view)
{
    return view->table.seats - 1u;
}

/* A clue comes together over the rack, that of another seat over its hand. */
static Rect gather_of(const Plan *plan, Seat seat)
{
    Rect place = plan->out->spots[SPOT_TALLIES];
    float width = GATHER_OWN;
    if (seat != plan->view->seat) {
        place = plan->out->zones[DIRENJIE_HANDS + seat].rect;
        width = GATHER_OTHER;
    }
    return rect_around(rect_centre(place), width * plan->unit, width * plan->unit * CARD_RATIO);
}

/* Places for three clues in a row, or the steps that more of them need. */
void plan_clues(const Plan *plan, Seat seat, Rect row, float width)
{
    unsigned clues = direnjie_clues_of(&plan->view->table, seat);
    float count = fmaxf((float)clues, 3), pixels = width * plan->unit;
    float codes = (count - 1) * (CLUE_CODE_LEAST * plan->unit + 2); /* beside one another */
    if (row.w - pixels * 1.06f < codes) {
        pixels = fmaxf((row.w - codes) / 1.06f, pixels * CLUE_LEAST);
    }
    float pitch = (row.w - pixels * 1.06f) / (count - 1);
    plan->out->zones[DIRENJIE_CLUES + seat] =
        (ZonePlace){.form = FORM_STACKS,
                    .rect = row,
                    .card_width = pixels,
                    .pitch = fminf(pitch, pixels * PITCH_MOST),
                    .groups = 3,
                    .gather = gather_of(plan, seat),
                    .seconds = LAY_SECONDS,
                    .dressed = true,
                    .marks = true};
}

static const char *const hand_ids[DIRENJIE_SEATS] = {"seat.card.0", "seat.card.1", "seat.card.2",
                                                     "seat.card.3", "seat.card.4", "seat.card.5"};

/* How the parts of a seat lie in its panel, in pixels of the drawing. */
typedef struct Station {
    Rect panel;
    Rect hand;
    Rect clues;
    float back, clue;
} Station;

/* At the side: the portrait over the upper left corner, below it the clues. */
static Station side_station(Part part)
{
    return (Station){.panel = {part.x, part.y, part.w, part.h},
                     .hand = {part.x + 112, part.y + 58, 82, 48},
                     .clues = {part.x + 14, part.y + 124, 244, 104},
                     .back = 30,
                     .clue = 70};
}

/* Above: the clues to the right of the portrait and the name. */
static Station top_station(Part part, float clue)
{
    float width = 3 * clue + 34;
    Station station = {.panel = {part.x, part.y, part.w, part.h}, .clue = clue};
    station.clues = (Rect){part.x + part.w - width - 12, part.y + 10, width, part.h - 20};
    station.hand = (Rect){part.x + 120, part.y + 56, part.w - width - 190, 44};
    station.back = 28;
    if (part.w < 460) { /* the number stands on the name's plate */
        station.clues = (Rect){part.x + 104, part.y + 42, part.w - 114, part.h - 46};
        station.hand = (Rect){part.x + part.w - 58, part.y + 8, 18, 26};
        station.back = 18;
    }
    return station;
}

/* In tall windows the hand beside the clues; beside the notebook below the portrait and what is
 * said there, above the clues. The clues make room below a name in large letters. */
static Station low_station(Part part, float clue, float large, bool tall)
{
    Station station = {.panel = {part.x, part.y, part.w, part.h}, .back = 24, .clue = clue};
    if (tall) {
        float width = 3 * clue + 26;
        station.clues =
            (Rect){part.x + part.w - width - 8, part.y + 62 + 20 * large, width, 88 - 20 * large};
        station.hand = (Rect){part.x + 8, part.y + 104, part.w - width - 72, 42};
        return station;
    }
    float width = fminf(part.w - 12, 3 * clue + 40);
    station.clues = (Rect){part.x + 8, part.y + part.h - 76 + 7 * large, width, 68 - 7 * large};
    station.hand = (Rect){part.x + 8, part.y + 60 + 5 * large, part.w - 54, 23};
    station.back = 16;
    return station;
}

static Rect shifted(const Plan *plan, Rect rect, const Part *part)
{
    return plan_part(plan, (Part){rect.x, rect.y, rect.w, rect.h, part->right, part->down});
}

/* Cards that lie face up are told apart: their row is as long as the panel and below its clues,
 * which are smaller; of a seat above it hangs below the panel and its word. */
static void widen_hand(const Plan *plan, Station *station)
{
    Rect *hand = &station->hand, *clues = &station->clues, panel = station->panel;
    float left = panel.x + 8, width = panel.w - 16;
    if (plan->form == FORM_WIDE && panel.h < 120) {
        *hand = (Rect){left, panel.y + 128, width, 62};
        station->back = 44;
    } else if (plan->form == FORM_WIDE) {
        *clues = (Rect){panel.x + 112, panel.y + 46, panel.w - 118, 66};
        *hand = (Rect){left, panel.y + 128, width, 108};
        station->back = 72;
        station->clue = 46;
    } else if (plan->form == FORM_WIDE_BOOK) {
        *clues = (Rect){panel.x + 62, panel.y + 36, panel.w - 68, 48};
        *hand = (Rect){panel.x + 4, panel.y + 90, panel.w - 8, 60};
        station->back = 42;
        station->clue = 33;
    } else {
        *clues = (Rect){panel.x + 98, panel.y + 36, panel.w - 106, 58};
        *hand = (Rect){left, panel.y + 98, width, 54};
        station->back = 38;
        station->clue = 40;
    }
}

static void put_station(Plan *plan, unsigned other, Station *station, const Part *part)
{
    const DirenjieTable *table = &plan->view->table;
    Seat seat = (Seat)((plan->view->seat + 1u + other) % table->seats);
    if (plan->open) {
        widen_hand(plan, station);
    }
    unsigned cards = table->hand_counts[seat], columns = (cards + 1) / 2;
    bool rows = plan->open && station->hand.h > ROWS_LEAST && cards > ROW_MOST;
    float back = rows ? ROWS_CARD : station->back;
    float room = (station->hand.w - back) / (float)max_unsigned(columns - 1, 1);
    plan->out->spots[SPOT_STATIONS + other] = shifted(plan, station->panel, part);
    plan->out->zones[DIRENJIE_HANDS + seat] =
        (ZonePlace){.form = rows ? FORM_GRID : FORM_ROW,
                    .rect = shifted(plan, station->hand, part),
                    .card_width = back * plan->unit,
                    .groups = (uint8_t)columns,
                    .pitch = (rows ? fminf(room, back * 1.07f) : 0) * plan->unit,
                    .closed = !plan->open,
                    .hand = true,
                    .dressed = plan->open,
                    .id = hand_ids[seat],
                    .name = N_("Hand"),
                    .tip = N_("Whoever gave nothing when asked, and holds three cards or more, can "
                              "be drawn from.")};
    plan_clues(plan, seat, shifted(plan, station->clues, part), station->clue);
}

static void stations_wide(Plan *plan)
{
    /* By how many sit above. */
    static const float pitches[] = {0, 0, 453, 302.5f}, widths[] = {0, 560, 443, 291};
    static const float clues[] = {0, 66, 50, 46};
    unsigned others = other_count(plan->view);
    unsigned sides = others >= 2, above = others - 2 * sides;
    if (sides) {
        Part left = {53, 140, 272, 246, 0, 0.25f}, right = {1283, 140, 272, 246, 1, 0.25f};
        Station first = side_station(left), last = side_station(right);
        put_station(plan, 0, &first, &left);
        put_station(plan, others - 1, &last, &right);
    }
    float pitch = pitches[above], width = widths[above];
    float from = above == 1 ? 520 : 352, clue = clues[above];
    for (unsigned i = 0; i < above; i++) {
        Part part = {from + pitch * (float)i, 74, width, 110, 0.5f, 0};
        Station station = top_station(part, clue);
        put_station(plan, sides + i, &station, &part);
    }
}

static void stations_beside_book(Plan *plan)
{
    static const float lefts[] = {349, 195, 45, 45, 45}, widths[] = {301, 301, 298, 221, 174};
    static const float pitches[] = {0, 309, 305.5f, 229.5f, 183.6f};
    unsigned others = other_count(plan->view);
    for (unsigned i = 0; i < others; i++) {
        Part part = {
            lefts[others - 1] + pitches[others - 1] * (float)i, 80, widths[others - 1], 158, 0, 0};
        Station station = low_station(part, 48 - 3 * plan->large, plan->large, false);
        put_station(plan, i, &station, &part);
    }
}

static void stations_tall(Plan *plan)
{
    unsigned others = other_count(plan->view), first = min_unsigned(others, 3);
    float width = others <= 2 ? 420 : 300, pitch = width + 12;
    float second = plan->form == FORM_TALL_BOOK ? 246 : 253;
    for (unsigned i = 0; i < others; i++) {
        bool row = i >= 3; /* the second */
        unsigned here = first, at = i;
        if (row) {
            here = others - 3;
            at = i - 3;
        }
        float left = 500 - (pitch * (float)(here - 1) + width) / 2;
        Part part = {left + pitch * (float)at, row ? second : 82, width, 158, 0.5f, 0};
        Station station = low_station(part, 52 - 6 * plan->large, plan->large, true);
        put_station(plan, i, &station, &part);
    }
}

void plan_stations(Plan *plan)
{
    if (plan->form == FORM_WIDE) {
        stations_wide(plan);
    } else if (plan->form == FORM_WIDE_BOOK) {
        stations_beside_book(plan);
    } else {
        stations_tall(plan);
    }
}
