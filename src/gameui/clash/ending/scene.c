/* The end of Clash of Decks as a scene: both keeps with what is left of their walls, the fallen one
 * torn, and between them the two armies as they stood, with the blow that decided. The seat of the
 * person is on the left. All of it is public, so it is asked of the view of seat 0. */
#include "clash/ending/kept.h"
#include "clash/ending/tally.h"
#include "clash/parts.h"
#include "clash/pen.h"
#include "clash/pieces.h"
#include "clash/seen.h"
#include "clash/table.h"
#include "tables/table_picture.h"

#include "base/limits.h"
#include "finale.h"
#include "i18n/format.h"
#include "sheet.h"

#include <math.h>

#define UNIT_WIDTH   104.0f /* units, as what follows */
#define UNIT_NARROW  89.0f  /* where more than three stand in a row: five show their names */
#define RIVER        48.0f  /* half of it */
#define KEEP_WIDTH   240.0f
#define KEEP_REACH   222.0f /* of what stands at the edge */
#define CARDS_TOP    300.0f /* of a keep: below its words */
#define LEAST_PIXELS 11.0f
#define LINE_LEAST   0.95f /* to which words shrink to stay on one line */

#define KEEP_WORDS  ((TextStyle){.face = FONT_BODY, .size = SIZE_BODY * 1.5f})
#define SMALL_WORDS ((TextStyle){.face = FONT_BODY, .size = SIZE_BODY * 1.1f})

enum { STEP_BOW, STEP_FALL };

static const FinaleStep steps[] = {[STEP_BOW] = {.at = 0.4f, .over = 0.3f},
                                   [STEP_FALL] = {.at = 0.7f, .over = 0.6f, .ease = EASE_IN_CUBIC},
                                   {0}};

typedef struct Ending {
    const Finale *finale;
    ClashTable table;
    Table *words; /* that of cards are kept there for a frame */
    ClashTally tally;
} Ending;

/* Words in the middle of a place: a little smaller on one line, else smaller until they fit, as
 * small as can be read. */
static void write_words(const Ending *ending, const char *words, TextStyle style, Rect place,
                        Color color)
{
    Ui *ui = ending->finale->app->ui;
    style.align = ALIGN_CENTRE;
    TextRoom room = {
        .w = place.w, .h = place.h, .lines = 1, .least = text_pixels(ui, style.size) * LINE_LEAST};
    const TextBlock *block = text_fit(ui, words, style, room);
    if (block->cut) {
        room = (TextRoom){.w = place.w, .h = place.h, .least = LEAST_PIXELS, .spills = true};
        block = text_fit(ui, words, style, room);
    }
    draw_text(ui_draw(ui), block, (Point){place.x, place.y}, color);
}

static bool is_right(const Ending *ending, Seat seat)
{
    return seat != ending->finale->own;
}

/* A rectangle of the keep of a seat in pixels, from units of its upper left corner. */
static Rect keep_at(const Ending *ending, Seat seat, Rect units)
{
    float edge = ending->finale->size.x / 2;
    units.x += is_right(ending, seat) ? edge - KEEP_WIDTH : -edge;
    return finale_at(ending->finale, units);
}

static Rect castle_place(const Ending *ending, Seat seat)
{
    return keep_at(ending, seat, (Rect){36, 14, 168, 122});
}

/* The automaton's wall is as thick as its pile. */
static bool is_automaton(const Ending *ending, Seat seat)
{
    return ending->table.mode == CLASH_SOLO && seat == 1;
}

static unsigned life_of(const Ending *ending, Seat seat, unsigned *all)
{
    const ClashTable *table = &ending->table;
    if (is_automaton(ending, seat)) {
        *all = (unsigned)table->pile_count + table->discard_count;
        return table->pile_count;
    }
    *all = table->sides[seat].hand_count;
    return clash_keeper_life(&table->sides[seat]);
}

/* The keeper of a seat in its picture; the loser's falls. */
static void draw_castle(const Ending *ending, Seat seat)
{
    const Finale *finale = ending->finale;
    Seat winner = ending->table.winner;
    float unit = finale->unit;
    Rect place = castle_place(ending, seat);
    Castle castle = {.is_fort = ending->table.sides[seat].is_fort, .unit = unit};
    if (winner == seat) {
        finale_picture(finale, "ui/rays-gold",
                       rect_around(rect_centre(place), 330 * unit, 330 * unit), 0.85f);
    } else if (winner != SEAT_NONE) {
        castle.fall = finale_come(finale, STEP_FALL, 0);
    }
    clash_castle(finale->app->ui, place, &castle);
}

static void windows(const Ending *ending, Seat seat, Rect wall)
{
    unsigned all, lit = life_of(ending, seat, &all),
                  shown = min_unsigned(max_unsigned(all, lit), 8);
    float step = fminf(wall.w * 0.9f / (float)max_unsigned(shown, 1), 34 * ending->finale->unit);
    unsigned lamps = lit;
    if (all > shown) { /* each then stands for several steps */
        lamps = (lit * shown + all - 1) / all;
    }
    for (unsigned i = 0; i < shown; i++) {
        float x = wall.x + wall.w / 2 + step * ((float)i - (float)(shown - 1) / 2);
        finale_picture(ending->finale, i < lamps ? "ui/clash-window-lit" : "ui/clash-window-dark",
                       rect_around((Point){x, wall.y + wall.h * 0.56f}, step * 0.8f, step * 0.91f),
                       1);
    }
}

/* The castle on its wall, and the number. */
static void keep(const Ending *ending, Seat seat)
{
    const Finale *finale = ending->finale;
    unsigned all, life = life_of(ending, seat, &all);
    Rect wall = keep_at(ending, seat, (Rect){22, 128, 196, 76});
    Rect shield = keep_at(ending, seat, (Rect){157.2f, 0, 78, 80.4f});
    draw_castle(ending, seat);
    finale_picture(finale, "ui/clash-wall", wall, 1);
    windows(ending, seat, wall);
    finale_picture(finale, life == 0 ? "ui/clash-steps-danger" : "ui/clash-steps", shield, 1);
    finale_number(finale, app_number(finale->app, life),
                  (FinaleNumber){FONT_TITLE, 30 * finale->unit, COLOR_PAPER}, shield);
}

static Rect words_place(const Ending *ending, Seat seat)
{
    return keep_at(ending, seat, (Rect){0, 208, KEEP_WIDTH, CARDS_TOP - 212});
}

/* Told before all that stands around it. */
static void tell_keep(const Ending *ending, Seat seat)
{
    const Finale *finale = ending->finale;
    finale_score(finale, seat, clash_result.side(finale->app, &finale->outcome, seat),
                 words_place(ending, seat));
}

/* The name of a seat and what is left of its keeper. */
static void keep_words(const Ending *ending, Seat seat)
{
    const Finale *finale = ending->finale;
    App *app = finale->app;
    Rect face = keep_at(ending, seat, (Rect){0, 164, 48, 48}); /* at the foot of the wall */
    if (is_automaton(ending, seat)) {
        finale_picture(finale, CLASH_AUTOMATON_FACE, face, 1);
    } else {
        sheet_seat_portrait(app, &app->session.plan, seat, face);
    }
    write_words(ending, clash_result.side(app, &finale->outcome, seat), KEEP_WORDS,
                words_place(ending, seat), finale_light(finale, seat));
}

/* The eight cards that a side fought with; the automaton has many more. */
static void kept_cards(const Ending *ending, Seat seat)
{
    App *app = ending->finale->app;
    const uint8_t *kills = ending->tally.kills[seat];
    ClashKept kept = {seat, ending->table.sides[seat].cards, kills,
                      keep_at(ending, seat, (Rect){0, CARDS_TOP, KEEP_WIDTH, 100})};
    unsigned sum = 0;
    if (set_count(kept.cards) > CLASH_HAND_MAX) {
        return;
    }
    clash_kept(ending->finale, &kept);
    for (unsigned card = 0; card < CLASH_CARDS; card++) {
        sum += kills[card];
    }
    Rect place = keep_at(ending, seat, (Rect){0, CARDS_TOP + 95, KEEP_WIDTH, 26});
    if (ending->finale->is_tall) { /* the bow of the last blow may pass there */
        draw_round(ui_draw(app->ui), place, place.h / 2, COLOR_PANEL);
    }
    write_words(
        ending,
        app_phrase(app, N_("Units destroyed by these cards: {n}"), TR_VALUES(app_number(app, sum))),
        SMALL_WORDS, place, COLOR_MUTED);
}

#define ROW_STEP 156 /* units from the upper row to the lower one */
#define TAGS     38  /* below a unit: what it has lost, in the largest letters */

/* The top of the upper row of units, in units. */
static float rows_top(const Finale *finale)
{
    return finale->is_tall ? 446 : 24;
}

/* Where the unit at a place of a row stands; the first one at its bridge. */
static Rect unit_place(const Ending *ending, Seat seat, unsigned row, unsigned place)
{
    const Finale *finale = ending->finale;
    unsigned count = ending->table.sides[seat].counts[row];
    float wide = count > 3 ? UNIT_NARROW : UNIT_WIDTH;
    float length = finale->size.x / 2 - RIVER - (finale->is_tall ? 0 : KEEP_REACH);
    float most = (length - wide) / (float)(max_unsigned(count, 2) - 1);
    float along = RIVER + fminf(wide * 1.06f, most) * (float)place;
    float x = is_right(ending, seat) ? along : -along - wide;
    float down = (UNIT_WIDTH - wide) * CARD_RATIO / 2;
    return finale_at(finale, (Rect){x, rows_top(finale) + ROW_STEP * (float)row + down, wide,
                                    wide * CARD_RATIO});
}

/* A unit as it stood on the table; `seen`: what the next one leaves free of it, from its left edge.
 */
static void draw_unit(const Ending *ending, Seat seat, unsigned row, unsigned place, float seen)
{
    const Finale *finale = ending->finale;
    App *app = finale->app;
    ClashView view = {.table = ending->table, .seat = finale->own};
    Layout layout = {.unit = finale->unit};
    TableScene scene = {.ui = app->ui,
                        .table = ending->words,
                        .wording = &finale->wording,
                        .layout = &layout,
                        .view = &view,
                        .seat = finale->own};
    DressedCard card = {.card = ending->table.sides[seat].rows[row][place].card,
                        .zone = (uint8_t)(CLASH_ZONE_ROWS + CLASH_ROWS * (unsigned)seat + row),
                        .turn = 1,
                        .outline = {.rect = unit_place(ending, seat, row, place)},
                        .seen = seen,
                        .light = {255, 255, 255, 255}};
    if (card.card == ending->tally.blow.card && seat != ending->tally.blow.struck) {
        draw_glow(ui_draw(app->ui), card.outline, COLOR_LIT);
    }
    clash_token(&scene, &card);
    const char *stem = app_id(app, app_numbered(app, "result.unit.", seat), ".");
    finale_card(finale, app_id(app, stem, clash_game.names.cards[card.card]), card.card,
                card.outline.rect);
}

/* Whose units stand in a row, in a sentence: "AI, top row: Ogre, Martyr". */
static void tell_army(const Ending *ending, Seat seat, unsigned row)
{
    const ClashSide *side = &ending->table.sides[seat];
    const Finale *finale = ending->finale;
    App *app = finale->app;
    CardSet cards = 0;
    for (unsigned i = 0; i < side->counts[row]; i++) {
        cards |= card_bit(side->rows[row][i].card);
    }
    Rect first = unit_place(ending, seat, row, 0);
    Rect last = unit_place(ending, seat, row, side->counts[row] - 1u);
    float left = fminf(first.x, last.x);
    Message words = MESSAGE(N_("{name}, {row}: {cards}"), value_seat(seat),
                            value_word(CLASH_WORD_ROW + (int)row), value_cards(cards));
    const char *stem = app_id(app, app_numbered(app, "result.army.", seat), ".");
    finale_tell(finale, app_numbered(app, stem, row), app_message(app, &clash_game, &words), NULL,
                (Rect){left, first.y, fmaxf(first.x, last.x) + first.w - left, first.h});
}

/* The units of a row from left to right, each over the one before. */
static void army(const Ending *ending, Seat seat, unsigned row)
{
    unsigned count = ending->table.sides[seat].counts[row];
    if (count > 0) {
        tell_army(ending, seat, row);
    }
    for (unsigned i = 0; i < count; i++) {
        unsigned place = count - 1 - i, next = place - 1;
        if (is_right(ending, seat)) {
            place = i;
            next = i + 1;
        }
        Rect rect = unit_place(ending, seat, row, place);
        float free = i + 1 < count ? unit_place(ending, seat, row, next).x - rect.x : rect.w;
        draw_unit(ending, seat, row, place, fminf(free, rect.w));
    }
}

static void bridges(const Ending *ending)
{
    const Finale *finale = ending->finale;
    for (unsigned row = 0; row < CLASH_ROWS; row++) {
        Rect first = unit_place(ending, finale->own, row, 0);
        Point middle = {first.x + first.w + RIVER * finale->unit, first.y + first.h / 2};
        finale_picture(finale, "ui/clash-bridge",
                       rect_around(middle, 128 * finale->unit, 92 * finale->unit), 1);
    }
}

static void armies(const Ending *ending)
{
    for (unsigned row = 0; row < CLASH_ROWS; row++) {
        for (Seat seat = 0; seat < CLASH_SIDES; seat++) {
            army(ending, seat, row);
        }
    }
}

/* Where the unit stands that struck last; false: it does not stand any more. */
static bool find_striker(const Ending *ending, unsigned *row, unsigned *place)
{
    const ClashLastBlow *blow = &ending->tally.blow;
    return blow->card != CARD_NONE &&
           clash_unit_of(&ending->table, (Seat)(1 - blow->struck), blow->card, row, place);
}

/* How far the bow of the last blow has come; 0: nothing is to be seen of it. */
static float blow_along(const Ending *ending, unsigned *row, unsigned *place)
{
    float along = finale_come(ending->finale, STEP_BOW, 0);
    return along > 0 && find_striker(ending, row, place) ? along : 0;
}

/* From the unit that struck last to the keep, behind the units: it hides none of their numbers. */
static void last_bow(const Ending *ending)
{
    Seat struck = ending->tally.blow.struck;
    unsigned row, place;
    float along = blow_along(ending, &row, &place);
    if (along <= 0) {
        return;
    }
    Rect from = unit_place(ending, (Seat)(1 - struck), row, place);
    from.y -= from.h * 0.2f; /* from its upper edge */
    Bow bow = {from, castle_place(ending, struck), along, .rise = 0.5f,
               .is_own = is_right(ending, struck)};
    table_draw_bow(ending->finale->app->ui, &bow, ending->finale->unit);
}

/* The damage where the bow has arrived. */
static void last_burst(const Ending *ending)
{
    const Finale *finale = ending->finale;
    App *app = finale->app;
    float unit = finale->unit;
    unsigned row, place;
    if (blow_along(ending, &row, &place) < 1) {
        return;
    }
    Point keep = rect_centre(castle_place(ending, ending->tally.blow.struck));
    Rect burst = rect_around((Point){keep.x - 22 * unit, keep.y + 16 * unit}, 84 * unit, 84 * unit);
    Picture star = picture_named("ui/clash-burst-red");
    draw_tinted(ui_draw(app->ui), &star, (Outline){.rect = burst}, CLASH_BURST);
    finale_number(
        finale, app_phrase(app, N_("−{n}"), TR_VALUES(app_number(app, ending->tally.blow.damage))),
        (FinaleNumber){FONT_TITLE, 32 * unit, COLOR_PAPER}, burst);
}

/* What the last blow was: a keeper is struck over a row that is empty. */
static const char *caption_words(const Ending *ending)
{
    static const char *const rows[CLASH_ROWS] = {N_("No unit stood in its way in the top row."),
                                                 N_("No unit stood in its way in the bottom row.")};
    App *app = ending->finale->app;
    const ClashLastBlow *blow = &ending->tally.blow;
    char bytes[256];
    Text words = text_in(bytes, sizeof bytes);
    unsigned row, place;
    text_append(&words, app_phrase(app, N_("The last blow: {card} deals {n} damage."),
                                   TR_VALUES(finale_card_name(ending->finale, blow->card),
                                             app_number(app, blow->damage))));
    if (blow->is_final && find_striker(ending, &row, &place)) {
        text_append(&words, "\n");
        text_append(&words, app_word(app, rows[row]));
    }
    return app_copy(app, bytes);
}

/* The words about the last blow, below the lower row and what its units have lost. */
static void caption(const Ending *ending)
{
    const Finale *finale = ending->finale;
    float top = rows_top(finale) + ROW_STEP + UNIT_WIDTH * CARD_RATIO + TAGS;
    Rect place = finale_at(finale, (Rect){-320, top, 640, 44});
    if (ending->tally.blow.card == CARD_NONE) {
        return;
    }
    const char *words = caption_words(ending);
    finale_tell(finale, "result.blow", words, NULL, place);
    write_words(ending, words, SMALL_WORDS, place, COLOR_PAPER);
}

static void draw(Finale *finale)
{
    App *app = finale->app;
    ClashView view;
    TableSetting setting = {.look = &clash_table_look,
                            .ui = app->ui,
                            .catalogue = &app->catalogue,
                            .seat_names = app->seat_names};
    match_view(&app->session.match, 0, &view);
    Ending ending = {.finale = finale,
                     .table = view.table,
                     .words = table_new(&setting),
                     .tally = clash_tally(&app->session.match)};
    for (Seat seat = 0; seat < CLASH_SIDES; seat++) {
        tell_keep(&ending, seat);
        keep(&ending, seat);
    }
    bridges(&ending);
    last_bow(&ending);
    armies(&ending);
    last_burst(&ending);
    for (Seat seat = 0; seat < CLASH_SIDES; seat++) {
        keep_words(&ending, seat);
        kept_cards(&ending, seat);
    }
    caption(&ending);
    table_free(ending.words);
}

static FinalePlan plan(const App *app)
{
    (void)app;
    /* The least height is that at which cards in rows of three show names and numbers. */
    return (FinalePlan){.wide = {{1220, 426}, {1300, 0}, 0.3f, 432, 0},
                        .tall = {{760, 836}, {0}, 0.95f, 0, 0},
                        .steps = steps};
}

const ResultScene clash_ending = {plan, draw};
