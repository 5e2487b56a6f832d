/* The end of Clash of Decks as a scene: both keeps with what is left of their walls, the fallen one
 * torn, and between them the two armies as they stood, with the blow that decided. The seat of the
 * person is on the left. All of it is public, so it is asked of the view of seat 0. */
#include "clash_kept.h"
#include "clash_table.h"
#include "clash_tally.h"
#include "clash_ui.h"

#include "app.h"
#include "base/limits.h"
#include "i18n/format.h"
#include "sheet.h"
#include "ui/tween.h"

#include <math.h>

#define BOW_BEGINS   0.4f /* seconds */
#define BOW_SECONDS  0.3f
#define FALL_SECONDS 0.6f
#define UNIT_WIDTH   104.0f
#define UNIT_NARROW  89.0f  /* where more than three stand in a row: five show their names */
#define RIVER        48.0f  /* half of it */
#define KEEP_REACH   222.0f /* of what stands at the edge */
#define STAGE_MOST   1300.0f
#define LEFT_LIGHT   0xffd98a
#define RIGHT_LIGHT  0xb9cdf2
#define LEAST_PIXELS 11.0f
#define CARDS_TOP    300.0f /* of a keep: below its words */

typedef struct Ending {
    App *app;
    Wording wording;
    ClashTable table;
    Table *words; /* that of cards are kept there for a frame */
    ClashTally tally;
    Seat left;
    Rect stage;
    float unit;  /* pixels of a unit of the stage */
    float width; /* of the stage: units */
    float age;
    bool is_tall;
} Ending;

static Rect at(const Ending *ending, float x, float y, float w, float h)
{
    float unit = ending->unit;
    return (Rect){ending->stage.x + x * unit, ending->stage.y + y * unit, w * unit, h * unit};
}

static void sign(const Ending *ending, const char *name, Rect rect, float alpha)
{
    Picture picture = picture_named(name);
    draw_picture(ui_draw(ending->app->ui), &picture, (Outline){.rect = rect}, alpha);
}

/* Of a number that fills a sign, which the person's setting does not enlarge. */
static float number_size(const Ending *ending, float units)
{
    Ui *ui = ending->app->ui;
    return units * ending->unit / ui_unit(ui) * 100 / (float)max_int(ui_text_percent(ui), 100);
}

/* Words in the middle of a place: a little smaller on one line, else smaller until they fit, as
 * small as can be read. */
static void write_words(const Ending *ending, const char *words, Rect place, Color color)
{
    Ui *ui = ending->app->ui;
    float least = LEAST_PIXELS / ui_unit(ui) * 100 / (float)max_int(ui_text_percent(ui), 100);
    TextStyle style = {.face = FONT_BODY, .size = SIZE_BODY * 1.1f, .align = ALIGN_CENTRE};
    const TextBlock *block = text_layout(ui, words, style, 0);
    if (block->w > place.w && block->w * 0.88f < place.w) {
        style.size *= 0.87f;
    }
    block = text_layout(ui, words, style, place.w);
    while (block->h > place.h && style.size > least) {
        style.size = fmaxf(style.size * 0.92f, least);
        block = text_layout(ui, words, style, place.w);
    }
    draw_text(ui_draw(ui), block, (Point){place.x, place.y}, color);
}

static bool is_right(const Ending *ending, Seat seat)
{
    return seat != ending->left;
}

static Color light_of(const Ending *ending, Seat seat)
{
    uint32_t light = LEFT_LIGHT;
    if (is_right(ending, seat)) {
        light = RIGHT_LIGHT;
    }
    return color_rgb(light);
}

static Rect keep_place(const Ending *ending, Seat seat)
{
    float x = 0;
    if (is_right(ending, seat)) {
        x = ending->width - 240;
    }
    return at(ending, x, 0, 240, 390);
}

static Rect castle_place(const Ending *ending, Seat seat)
{
    Rect keep = keep_place(ending, seat);
    float unit = ending->unit;
    return (Rect){keep.x + 36 * unit, keep.y + 14 * unit, 168 * unit, 122 * unit};
}

static unsigned life_of(const Ending *ending, Seat seat, unsigned *all)
{
    const ClashTable *table = &ending->table;
    if (table->mode == CLASH_SOLO && seat == 1) {
        *all = (unsigned)table->pile_count + table->discard_count;
        return table->pile_count;
    }
    *all = table->sides[seat].hand_count;
    return clash_keeper_life(&table->sides[seat]);
}

static bool has_lost(const Ending *ending, Seat seat)
{
    return ending->table.winner != SEAT_NONE && ending->table.winner != seat;
}

/* How far the loser's keep has fallen: 0 … 1. */
static float fallen(const Ending *ending, Seat seat)
{
    if (!has_lost(ending, seat)) {
        return 0;
    }
    return ease(EASE_IN_CUBIC, (ending->age - BOW_BEGINS - BOW_SECONDS) / FALL_SECONDS);
}

static void draw_castle(const Ending *ending, Seat seat)
{
    Rect place = castle_place(ending, seat);
    float unit = ending->unit;
    Castle castle = {
        .is_fort = ending->table.sides[seat].is_fort, .fall = fallen(ending, seat), .unit = unit};
    if (ending->table.winner == seat) {
        sign(ending, "ui/rays-gold", rect_around(rect_centre(place), 330 * unit, 330 * unit),
             0.85f);
    }
    clash_castle(ending->app->ui, place, &castle);
}

static void windows(const Ending *ending, Seat seat, Rect wall)
{
    unsigned all, lit = life_of(ending, seat, &all),
                  shown = min_unsigned(max_unsigned(all, lit), 8);
    float step = fminf(wall.w * 0.9f / (float)max_unsigned(shown, 1), 34 * ending->unit);
    unsigned lamps = lit;
    if (all > shown) { /* each then stands for several steps */
        lamps = (lit * shown + all - 1) / all;
    }
    for (unsigned i = 0; i < shown; i++) {
        float x = wall.x + wall.w / 2 + step * ((float)i - (float)(shown - 1) / 2);
        Rect window = rect_around((Point){x, wall.y + wall.h * 0.56f}, step * 0.8f, step * 0.91f);
        const char *name = "ui/clash-window-dark";
        if (i < lamps) {
            name = "ui/clash-window-lit";
        }
        sign(ending, name, window, 1);
    }
}

/* Wall, number, portrait and words of one side. */
static void keep(const Ending *ending, Seat seat)
{
    App *app = ending->app;
    Rect place = keep_place(ending, seat), castle_at = castle_place(ending, seat);
    float unit = ending->unit, side = 78 * unit;
    unsigned all, life = life_of(ending, seat, &all);
    Rect wall = {place.x + 22 * unit, castle_at.y + castle_at.h - 8 * unit, 196 * unit, 76 * unit};
    Rect shield = {castle_at.x + castle_at.w - side * 0.6f, place.y, side, side * 66 / 64};
    const char *steps = "ui/clash-steps";
    if (life == 0) {
        steps = "ui/clash-steps-danger";
    }
    draw_castle(ending, seat);
    sign(ending, "ui/clash-wall", wall, 1);
    windows(ending, seat, wall);
    sign(ending, steps, shield, 1);
    TextStyle style = {.face = FONT_TITLE, .size = number_size(ending, 30), .fit = true};
    const TextBlock *number = text_layout(app->ui, app_number(app, life), style, side * 0.7f);
    draw_text(ui_draw(app->ui), number,
              (Point){shield.x + (shield.w - number->w) / 2, shield.y + (shield.h - number->h) / 2},
              COLOR_PAPER);
}

/* Who that is, and what is left. */
static void keep_words(const Ending *ending, Seat seat)
{
    App *app = ending->app;
    Rect place = keep_place(ending, seat), castle_at = castle_place(ending, seat);
    float unit = ending->unit;
    Point under = {place.x + place.w / 2, castle_at.y + castle_at.h + 88 * unit};
    Rect face = rect_around(under, 42 * unit, 42 * unit);
    if (ending->table.mode == CLASH_SOLO && seat == 1) {
        sign(ending, CLASH_AUTOMATON_FACE, face, 1);
    } else {
        sheet_seat_portrait(app, &app->session.plan, seat, face);
    }
    Outcome outcome;
    match_outcome(&app->session.match, &outcome);
    const char *words = clash_side_words(app, &outcome, seat);
    Rect rest = {place.x + 10 * unit, face.y + face.h + 2 * unit, place.w - 20 * unit, 0};
    rest.h = place.y + CARDS_TOP * unit - rest.y;
    Element element = {.id = app_numbered(app, "text.score.", seat),
                       .role = ROLE_TEXT,
                       .name = words,
                       .rect = rest,
                       .still = true};
    ui_element(app->ui, &element);
    write_words(ending, words, rest, light_of(ending, seat));
}

/* The eight cards that a side fought with; the automaton has many more. */
static void kept_cards(const Ending *ending, Seat seat)
{
    Rect place = keep_place(ending, seat);
    float unit = ending->unit;
    ClashKept kept = {.app = ending->app,
                      .wording = &ending->wording,
                      .seat = seat,
                      .cards = ending->table.sides[seat].cards,
                      .kills = ending->tally.kills[seat],
                      .light = light_of(ending, seat),
                      .unit = unit,
                      .place = {place.x, place.y + CARDS_TOP * unit, place.w, 100 * unit}};
    if (set_count(kept.cards) > CLASH_HAND_MAX) {
        return;
    }
    clash_kept(&kept);
    Rect below = {place.x, place.y + (CARDS_TOP + 95) * unit, place.w, 26 * unit};
    unsigned sum = 0;
    for (unsigned card = 0; card < CLASH_CARDS; card++) {
        sum += kept.kills[card];
    }
    write_words(ending,
                app_phrase(ending->app, N_("Units destroyed by these cards: {n}"),
                           TR_VALUES(app_number(ending->app, sum))),
                below, COLOR_MUTED);
}

/* Where the unit at a place of a row stands; the first one at its bridge. */
static Rect unit_place(const Ending *ending, Seat seat, unsigned row, unsigned place)
{
    unsigned count = ending->table.sides[seat].counts[row];
    float middle = ending->width / 2, top = 24, length = middle - RIVER - KEEP_REACH;
    float wide = UNIT_WIDTH;
    if (count > 3) {
        wide = UNIT_NARROW;
    }
    if (ending->is_tall) {
        top = 446;
        length = middle - RIVER;
    }
    float most = (length - wide) / (float)(max_unsigned(count, 2) - 1);
    float along = fminf(wide * 1.06f, most) * (float)place;
    float x = middle - RIVER - wide - along;
    if (is_right(ending, seat)) {
        x = middle + RIVER + along;
    }
    float down = (UNIT_WIDTH - wide) * CARD_RATIO / 2;
    return at(ending, x, top + 156 * (float)row + down, wide, wide * CARD_RATIO);
}

/* To be looked at closely. */
static void declare_unit(const Ending *ending, Seat seat, Card card, Rect rect)
{
    App *app = ending->app;
    char bytes[SAVED_NAME_BYTES];
    Text name = text_in(bytes, sizeof bytes);
    const char *code = clash_game.names.cards[card];
    const char *stem = app_id(app, app_numbered(app, "result.unit.", seat), ".");
    clash_name(&ending->wording, card, &name);
    ui_element(app->ui, &(Element){.id = app_id(app, stem, code),
                                   .role = ROLE_CARD,
                                   .name = app_copy(app, bytes),
                                   .value = code,
                                   .rect = rect,
                                   .detail = card_detail(card),
                                   .still = true});
}

/* As it stood on the table; `seen`: what the next one leaves free of it, from its left edge. */
static void draw_unit(const Ending *ending, Seat seat, unsigned row, unsigned place, float seen)
{
    App *app = ending->app;
    ClashView view = {.table = ending->table, .seat = ending->left};
    Layout layout = {.unit = ending->unit};
    TableScene scene = {.ui = app->ui,
                        .table = ending->words,
                        .wording = &ending->wording,
                        .layout = &layout,
                        .view = &view,
                        .seat = ending->left};
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
    declare_unit(ending, seat, card.card, card.outline.rect);
}

/* From left to right, each over the one before. */
static void army(const Ending *ending, Seat seat, unsigned row)
{
    unsigned count = ending->table.sides[seat].counts[row];
    for (unsigned i = 0; i < count; i++) {
        unsigned place = count - 1 - i, next = place - 1;
        if (is_right(ending, seat)) {
            place = i;
            next = i + 1;
        }
        Rect rect = unit_place(ending, seat, row, place);
        float seen = rect.w;
        if (i + 1 < count) {
            seen = fminf(unit_place(ending, seat, row, next).x - rect.x, seen);
        }
        draw_unit(ending, seat, row, place, seen);
    }
}

static void field(const Ending *ending)
{
    for (unsigned row = 0; row < CLASH_ROWS; row++) {
        Rect first = unit_place(ending, ending->left, row, 0);
        Point middle = {first.x + first.w + RIVER * ending->unit, first.y + first.h / 2};
        sign(ending, "ui/clash-bridge", rect_around(middle, 128 * ending->unit, 92 * ending->unit),
             1);
        for (Seat seat = 0; seat < CLASH_SIDES; seat++) {
            army(ending, seat, row);
        }
    }
}

static bool striker_place(const Ending *ending, Rect *out)
{
    Seat seat = (Seat)(1 - ending->tally.blow.struck);
    unsigned row, place;
    if (ending->tally.blow.card == CARD_NONE ||
        !clash_unit_of(&ending->table, seat, ending->tally.blow.card, &row, &place)) {
        return false;
    }
    *out = unit_place(ending, seat, row, place);
    return true;
}

/* From the unit that struck last to the keep, with the damage in a burst. */
static void last_blow(const Ending *ending)
{
    App *app = ending->app;
    float unit = ending->unit, grown = (ending->age - BOW_BEGINS) / BOW_SECONDS;
    Rect from, to = castle_place(ending, ending->tally.blow.struck);
    if (grown <= 0 || !striker_place(ending, &from)) {
        return;
    }
    from.y -= from.h * 0.2f; /* from its upper edge, over the costs of those before it */
    Bow bow = {from, to, .along = fminf(grown, 1), .rise = 0.5f,
               .is_own = is_right(ending, ending->tally.blow.struck)};
    table_draw_bow(app->ui, &bow, unit);
    if (grown < 1) {
        return;
    }
    Point middle = rect_centre(to);
    const char *words =
        app_phrase(app, N_("−{n}"), TR_VALUES(app_number(app, ending->tally.blow.damage)));
    Rect burst =
        rect_around((Point){middle.x - 22 * unit, middle.y + 16 * unit}, 84 * unit, 84 * unit);
    TextStyle style = {.face = FONT_TITLE, .size = number_size(ending, 32), .fit = true};
    const TextBlock *block = text_layout(app->ui, words, style, burst.w * 0.8f);
    sign(ending, "ui/clash-burst-red", burst, 1);
    draw_text(ui_draw(app->ui), block,
              (Point){rect_centre(burst).x - block->w / 2, burst.y + (burst.h - block->h) / 2},
              COLOR_PAPER);
}

/* The place at the bridge of the lower row, whatever stands there. */
static Rect row_place(const Ending *ending)
{
    Rect place = unit_place(ending, ending->left, 1, 0);
    float wide = UNIT_WIDTH * ending->unit, high = wide * CARD_RATIO;
    return (Rect){place.x + place.w - wide, rect_centre(place).y - high / 2, wide, high};
}

/* A keeper is struck over a row that is empty. */
static void add_way(const Ending *ending, Text *out)
{
    static const char *const rows[CLASH_ROWS] = {N_("No unit stood in its way in the top row."),
                                                 N_("No unit stood in its way in the bottom row.")};
    Seat seat = (Seat)(1 - ending->tally.blow.struck);
    unsigned row, place;
    if (ending->tally.blow.is_final &&
        clash_unit_of(&ending->table, seat, ending->tally.blow.card, &row, &place)) {
        text_append(out, "\n");
        text_append(out, app_word(ending->app, rows[row]));
    }
}

static void caption(const Ending *ending)
{
    App *app = ending->app;
    Rect below = row_place(ending);
    char name[64];
    Text text = text_in(name, sizeof name);
    if (ending->tally.blow.card == CARD_NONE) {
        return;
    }
    clash_name(&ending->wording, ending->tally.blow.card, &text);
    char told[256];
    Text both = text_in(told, sizeof told);
    text_append(&both, app_phrase(app, N_("The last blow: {card} deals {n} damage."),
                                  TR_VALUES(name, app_number(app, ending->tally.blow.damage))));
    add_way(ending, &both);
    const char *words = app_copy(app, told);
    float middle = below.x + below.w + RIVER * ending->unit, wide = 640 * ending->unit;
    Rect place = {middle - wide / 2, below.y + below.h + 17 * ending->unit, wide,
                  44 * ending->unit};
    Element element = {
        .id = "result.blow", .role = ROLE_TEXT, .name = words, .rect = place, .still = true};
    ui_element(app->ui, &element);
    write_words(ending, words, place, COLOR_PAPER);
}

static Seat left_seat(const App *app)
{
    return app->session.people == 1 << 1;
}

static void draw(App *app, Rect rect, float age)
{
    ClashView view;
    Point size = {1220, 426};
    Ending ending = {.app = app,
                     .wording = {&app->catalogue, &clash_table_look, app->seat_names},
                     .tally = clash_tally(&app->session.match),
                     .left = left_seat(app),
                     .age = age,
                     .is_tall = rect.w < rect.h * 1.3f};
    if (ending.is_tall) {
        size = (Point){760, 836};
    }
    TableSetting setting = {.look = &clash_table_look,
                            .ui = app->ui,
                            .catalogue = &app->catalogue,
                            .seat_names = app->seat_names};
    match_view(&app->session.match, 0, &view);
    ending.table = view.table;
    ending.words = table_new(&setting);
    ending.unit = fminf(rect.w / size.x, rect.h / size.y);
    if (!ending.is_tall) {
        size.x = fminf(rect.w / ending.unit, STAGE_MOST);
    }
    ending.width = size.x;
    ending.stage = rect_around(rect_centre(rect), size.x * ending.unit, size.y * ending.unit);
    for (Seat seat = 0; seat < CLASH_SIDES; seat++) {
        keep(&ending, seat);
    }
    field(&ending);
    last_blow(&ending);
    for (Seat seat = 0; seat < CLASH_SIDES; seat++) {
        keep_words(&ending, seat);
        kept_cards(&ending, seat);
    }
    caption(&ending);
    table_free(ending.words);
}

/* As high as its width wants it, within reason. */
static float least(const App *app, float width)
{
    Sheet sheet = sheet_of(app);
    if (sheet.is_portrait) {
        return width * 0.95f;
    }
    return fminf(width * 0.3f, 420 * sheet.unit);
}

const ResultScene clash_ending = {
    .seconds = BOW_BEGINS + BOW_SECONDS + FALL_SECONDS, .least = least, .draw = draw};
