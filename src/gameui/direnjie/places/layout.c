/* The Di Renjie table in a window: its drawings, and what depends on what lies there. */
#include "direnjie/pen.h"
#include "direnjie/places.h"
#include "direnjie/places/drawings.h"
#include "direnjie/seen.h"
#include "direnjie/table.h"

#include "base/limits.h"

#include <math.h>

#define DECK_LIFT        10    /* units that the deck rises at most to make room for its words */
#define DECK_GAP         8     /* from the deck to them, */
#define DECK_BELOW       2     /* and from them to what lies below */
#define SLOT_CARD        112   /* units: cards of the clue that is laid, at most */
#define SLOT_HIGH        1.42f /* their height and a little more: widths */
#define SLOT_PITCH       1.5f
#define SLOT_WORDS       24    /* units below each for its words, */
#define SLOT_WORDS_LEAST 17    /* and pixels */
#define CLUE_PITCH       1.35f /* from one clue to the next at most: widths */
#define CLUE_LEAST       0.7f  /* of its width, to which a clue shrinks where there are many */
#define CLUE_EDGE        1.06f /* widths of a clue with the cards below it */
#define CODE_APART       2     /* pixels between the codes of two clues */
#define GATHER_OWN       96    /* units: cards of a clue while they come together */
#define GATHER_OTHER     62
#define TURNING          130 /* units: a clue while it is turned up before all */
#define ROW_MOST         8   /* open cards that one row shows with their codes; more lie in two */
#define ROWS_LEAST       100 /* units that two rows are high */
#define ROWS_CARD        36
#define ROWS_PITCH       1.07f

static const DirenjieTable *table_of(const void *view)
{
    return &((const DirenjieView *)view)->table;
}

static bool is_acting(const DirenjieView *view, DirenjiePhase phase)
{
    return view->table.phase == phase && view->table.actor == view->seat;
}

static bool picks_from_hand(const DirenjieView *view)
{
    return is_acting(view, DIRENJIE_GIVING) || is_acting(view, DIRENJIE_REPAYING) ||
           is_acting(view, DIRENJIE_SUBMITTING);
}

static unsigned facts_of(const DirenjieTable *table, bool open)
{
    unsigned facts = SEATED(table->seats) | (open ? HANDS_OPEN : HANDS_SHUT);
    facts |= table->seats <= 4 ? SEATED_FEW : 0;
    facts |= open && table->seats != 3 ? HANDS_HANG : 0;
    facts |= table->phase == DIRENJIE_GIVING ? GIVING : 0;
    facts |= table->phase == DIRENJIE_ANSWERING ? ANSWERING : 0;
    return facts;
}

static Plan plan_for(const Space *space, const DirenjieTable *table, bool book)
{
    bool open = space->open || table->phase == DIRENJIE_OVER;
    const Drawing *forms = &direnjie_forms[book ? FORM_WIDE_BOOK : FORM_WIDE];
    const Rect *area = &space->area, *window = &space->window;
    bool is_high = area->y + area->h >= window->y + window->h;
    return drawing_plan(space, forms, 2, facts_of(table, open) | (is_high ? HIGH : 0));
}

/* What is written below the deck ends above what lies there: the deck rises, then the letters
 * shrink. */
static void fit_deck_words(Plan *plan, Rect below)
{
    ZonePlace *deck = drawing_cards(plan, CARDS_DECK);
    float unit = plan->unit, line = plan->space->line;
    float foot = rect_centre(deck->rect).y + deck->card_width * CARD_RATIO / 2;
    float room = below.y - foot - (DECK_GAP + DECK_BELOW) * unit;
    if (line > room) {
        deck->rect.y -= DECK_LIFT * unit;
        room += DECK_LIFT * unit;
    }
    if (line > room) {
        plan->out->type *= room / line;
    }
}

static void fit_deck(Plan *plan, const DirenjieTable *table)
{
    ZonePlace *deck = drawing_cards(plan, CARDS_DECK);
    const Rect *spots = plan->out->spots;
    deck->cover = table->phase == DIRENJIE_OVER ? COVER_NONE : COVER_LOOSE;
    bool is_dealt = table->seats >= 5 || deck->form == FORM_HIDDEN;
    deck->ground = is_dealt ? GROUND_ABSENT : GROUND_MARKED;
    if (deck->form != FORM_HIDDEN) {
        fit_deck_words(plan, spots[plan->out->form == FORM_TALL ? SPOT_BOOK : SPOT_TALLIES]);
    }
}

static void fit_secret(Plan *plan)
{
    ZonePlace *secret = drawing_cards(plan, CARDS_SECRET);
    secret->grid.pitch = pen_pavilion_pitch(secret->card_width);
    plan->out->spots[SPOT_SHRINE] = secret->rect;
}

/* Three places for a clue in the rack, where the person must lay one; their words below them stay
 * free. */
static void place_slots(Plan *plan)
{
    Rect board = plan->out->spots[SPOT_TALLIES];
    float words = fmaxf(SLOT_WORDS * plan->unit, SLOT_WORDS_LEAST);
    rect_cut_bottom(&board, words);
    float width = fminf(SLOT_CARD * plan->unit, board.h / SLOT_HIGH);
    for (unsigned i = 0; i < SLOTS_MAX; i++) {
        Point at = rect_centre(board);
        at.x += width * SLOT_PITCH * ((float)i - 1);
        plan->out->slots[i] = rect_around(at, width, width * CARD_RATIO);
    }
}

static void fit_hand(Plan *plan, const DirenjieView *view)
{
    Layout *out = plan->out;
    ZonePlace *hand = drawing_cards(plan, CARDS_HAND);
    hand->picks = picks_from_hand(view);
    hand->secret = view->table.phase != DIRENJIE_OVER;
    out->hand = hand->rect;
    out->ribbon = out->spots[SPOT_TALLIES];
    if (hand->picks) {
        out->drop = out->spots[SPOT_TALLIES];
    }
    if (is_acting(view, DIRENJIE_SUBMITTING)) {
        place_slots(plan);
    }
}

/* Where the cards of a clue come together, or one is turned up. */
static Rect gather_at(const Plan *plan, Rect place, float width)
{
    return rect_around(rect_centre(place), width * plan->unit, width * plan->unit * CARD_RATIO);
}

/* Three clues have places in a row; where there are more, they lie closer, then shrink. */
static void fit_clues(Plan *plan, const DirenjieTable *table, Rect gather)
{
    ZonePlace *clues = drawing_cards(plan, CARDS_CLUES);
    unsigned count = max_unsigned(direnjie_clues_of(table, plan->seat), 3);
    float steps = (float)(count - 1), width = clues->card_width;
    float codes = steps * (CLUE_CODE_LEAST * plan->unit + CODE_APART);
    if (clues->rect.w - width * CLUE_EDGE < codes) {
        width = fmaxf((clues->rect.w - codes) / CLUE_EDGE, width * CLUE_LEAST);
    }
    clues->card_width = width;
    clues->stacks.pitch = fminf((clues->rect.w - width * CLUE_EDGE) / steps, width * CLUE_PITCH);
    clues->gather = gather;
}

static Station station_of(const Plan *plan, unsigned other, unsigned others)
{
    static const Station above[] = {STATION_SIDE, STATION_ALONE, STATION_PAIR, STATION_TRIO};
    if (plan->out->form != FORM_WIDE) {
        return plan->out->form == FORM_WIDE_BOOK ? STATION_BOOK : STATION_TALL;
    }
    if (others == 1) {
        return STATION_ALONE;
    }
    bool is_side = other == 0 || other == others - 1;
    return is_side ? STATION_SIDE : above[others - 2];
}

/* Open cards lie in a row, or in two where they are many and the room is high. */
static void fit_other_hand(Plan *plan, unsigned cards)
{
    static const char *const ids[DIRENJIE_SEATS] = {"seat.card.0", "seat.card.1", "seat.card.2",
                                                    "seat.card.3", "seat.card.4", "seat.card.5"};
    ZonePlace *hand = drawing_cards(plan, CARDS_OTHER_HAND);
    hand->id = ids[plan->seat];
    hand->dressed = plan->facts & HANDS_OPEN;
    hand->cover = hand->dressed ? COVER_NONE : COVER_CLOSED;
    if (hand->dressed && hand->rect.h > ROWS_LEAST * plan->unit && cards > ROW_MOST) {
        unsigned columns = (cards + 1) / 2;
        hand->form = FORM_GRID;
        hand->grid.columns = (uint8_t)columns;
        hand->card_width = ROWS_CARD * plan->unit;
        float room = (hand->rect.w - hand->card_width) / (float)(columns - 1);
        hand->grid.pitch = fminf(room, hand->card_width * ROWS_PITCH);
    }
}

static void place_station(const Plan *plan, const DirenjieTable *table, unsigned other)
{
    Station station = station_of(plan, other, table->seats - 1u);
    Rect panel = plan->out->spots[SPOT_STATIONS + other];
    Plan inner = drawing_within(plan, &direnjie_stations[station], panel);
    inner.seat = (Seat)((plan->seat + 1u + other) % table->seats);
    drawing_place_rows(&inner);
    fit_other_hand(&inner, table->hand_counts[inner.seat]);
    Rect hand = drawing_cards(&inner, CARDS_OTHER_HAND)->rect;
    fit_clues(&inner, table, gather_at(plan, hand, GATHER_OTHER));
}

/* While the answers are written nothing else lies on the table: the memorial has all of it. */
static void clear_for_answers(Layout *out, const Space *space)
{
    Rect room = space->area, book = space->docked;
    for (unsigned zone = 0; zone < DIRENJIE_ZONES; zone++) {
        out->zones[zone].form = FORM_HIDDEN;
        out->zones[zone].picks = false;
        out->zones[zone].ground = GROUND_ABSENT;
    }
    if (out->form == FORM_WIDE_BOOK) {
        room.w = book.x - room.x;
    } else if (out->form == FORM_TALL_BOOK) {
        rect_cut_top(&room, book.y + book.h - room.y);
    }
    out->spots[SPOT_DESK] = room;
    out->drop = (Rect){0};
}

void direnjie_arrange(const Space *space, const void *memory, Layout *out)
{
    const DirenjieView *view = memory;
    const DirenjieTable *table = table_of(view);
    Plan plan = plan_for(space, table, space->docked.w > 0);
    plan.zones = direnjie_zones;
    plan.seat = view->seat;
    plan.seats = table->seats;
    plan.out = out;
    out->sided = 1 + SPOT_LANTERNS_LEFT;
    drawing_place(&plan);
    for (unsigned part = CARDS_SECRET; part <= CARDS_CLUES && out->form == FORM_TALL_BOOK; part++) {
        drawing_hide(&plan, part);
    }
    fit_secret(&plan);
    fit_deck(&plan, table);
    fit_hand(&plan, view);
    Rect rack = out->spots[SPOT_TALLIES];
    fit_clues(&plan, table, gather_at(&plan, rack, GATHER_OWN));
    out->glimpse = gather_at(&plan, rack, TURNING);
    out->glimpse.y = rack.y + rack.h - out->glimpse.h; /* the words below it are read */
    for (unsigned other = 0; other + 1 < table->seats; other++) {
        place_station(&plan, table, other);
    }
    if (table->phase == DIRENJIE_ANSWERING && space->window.w > 0) {
        clear_for_answers(out, space);
    }
}

DirenjieForm direnjie_form(const Layout *layout)
{
    return (DirenjieForm)layout->form;
}

Rect direnjie_seat_rect(const TableScene *scene, Seat seat)
{
    unsigned seats = table_of(scene->view)->seats, after = (seat + seats - scene->seat) % seats;
    return scene->layout->spots[after == 0 ? SPOT_ME : SPOT_STATIONS + after - 1];
}

Rect direnjie_book_rect(Rect window, float bar, const TableTaste *taste, const DirenjieTable *table)
{
    Space space = {.window = window,
                   .area = window,
                   .unit = 1,
                   .cards = taste->cards,
                   .mirrored = taste->is_mirrored};
    rect_cut_top(&space.area, bar);
    Plan plan = plan_for(&space, table, true);
    return space_mirrored(&space, drawing_find(&plan, SPOT_NOTEBOOK));
}

bool direnjie_has_pavilion(const TableScene *scene)
{
    return direnjie_is_seeking(scene) && direnjie_form(scene->layout) != FORM_TALL_BOOK;
}

bool direnjie_shows_secret(const TableScene *scene)
{
    return direnjie_is_seeking(scene) && scene->layout->zones[DIRENJIE_SECRET].form != FORM_HIDDEN;
}

bool direnjie_has_slots(const TableScene *scene)
{
    return direnjie_is_seeking(scene) && scene->layout->slots[0].w > 0;
}

bool direnjie_has_tallies(const TableScene *scene)
{
    return direnjie_is_seeking(scene) && !direnjie_has_slots(scene);
}

bool direnjie_has_case(const TableScene *scene)
{
    DirenjieForm form = direnjie_form(scene->layout); /* the open notebook has the last asks */
    return direnjie_is_seeking(scene) && (form == FORM_WIDE || form == FORM_TALL);
}
