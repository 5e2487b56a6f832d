/* The end of Di Renjie as a scene: the secret cards are turned one by one, the killer is named,
 * then the points of each seat appear line by line, and who has won. Everything shown is public. A
 * press shows all at once; what is seen depends on the time since the beginning alone. */
#include "direnjie_ui.h"
#include "games/direnjie.h"
#include "i18n/format.h"
#include "result_words.h"
#include "sheet.h"

#define STEP_MS 650

typedef struct Reveal {
    DirenjieView view;
    uint64_t since_ms;
    bool is_settled;
} Reveal;

static void reveal_enter(Scene *scene)
{
    Reveal *reveal = arena_alloc(&scene->arena, sizeof *reveal);
    match_view(&scene->app->session.match, 0, &reveal->view);
    reveal->since_ms = ui_now_ms(scene->app->ui);
    reveal->is_settled = scene->app->settings.speed == SPEED_INSTANT;
    scene->data = reveal;
}

/* Steps: three cards, the killer, a line for each seat, the winner. */
enum { STEP_KILLER = DIRENJIE_CATEGORIES, STEP_SEATS };

static int last_step(const Reveal *reveal)
{
    return STEP_SEATS + reveal->view.table.seats;
}

/* How many steps have begun. */
static int steps_shown(const App *app, const Reveal *reveal)
{
    uint64_t steps = (ui_now_ms(app->ui) - reveal->since_ms) / STEP_MS;
    int last = last_step(reveal);
    return reveal->is_settled || steps > (uint64_t)last ? last + 1 : (int)steps;
}

static Wording wording_of(const App *app)
{
    return (Wording){&app->catalogue, &direnjie_table_look, app->seat_names};
}

static const char *card_name(App *app, Card card)
{
    char bytes[96];
    Text text = text_in(bytes, sizeof bytes);
    Wording wording = wording_of(app);
    wording_card(&wording, card, &text);
    return app_copy(app, bytes);
}

#define NAME_STYLE    ((TextStyle){FONT_BODY, SIZE_BODY, ALIGN_CENTRE, true})
#define HEADING_STYLE ((TextStyle){FONT_TITLE, SIZE_HEADING, ALIGN_CENTRE, true})

static void secret_cards(App *app, const Reveal *reveal, Rect row, int shown)
{
    static const char *const ids[] = {"reveal.target", "reveal.weapon", "reveal.location"};
    Wording wording = wording_of(app);
    float width = row.h / 1.4f, gap = width * 0.22f;
    float left = row.x + (row.w - 3 * width - 2 * gap) / 2;
    for (int i = 0; i < DIRENJIE_CATEGORIES; i++) {
        Card card = i < shown ? reveal->view.secret[i] : CARD_HIDDEN;
        Rect rect = {left + (width + gap) * (float)i, row.y, width, row.h};
        Element element = {.id = ids[i],
                           .role = ROLE_CARD,
                           .name = card_name(app, card),
                           .value = card == CARD_HIDDEN ? NULL : direnjie_game.names.cards[card],
                           .rect = rect,
                           .still = true};
        ui_element(app->ui, &element);
        if (i < shown) {
            draw_glow(ui_draw(app->ui), (Outline){.rect = rect}, color_faded(COLOR_LIT, 0.6f));
        }
        table_draw_card(app->ui, &wording, card, (Outline){.rect = rect});
    }
}

static const char *killer_words(App *app, const Reveal *reveal)
{
    Seat killer = reveal->view.killer;
    if (killer >= reveal->view.table.seats) {
        return app_word(app, N_("Nobody was the killer."));
    }
    return app_phrase(app, N_("The killer was {name}."), TR_VALUES(app->seat_names[killer]));
}

/* Columns of the lines of points, as parts of their width. */
static const float columns[] = {0.26f, 0.26f, 0.12f, 0.12f, 0.12f, 0.12f};

enum { COLUMN_NAME, COLUMN_CARDS, COLUMN_ANSWERS, COLUMN_CLUES, COLUMN_KILLER, COLUMN_TOTAL };

static Rect column(Rect row, int index)
{
    float left = 0;
    for (int i = 0; i < index; i++) {
        left += columns[i];
    }
    return (Rect){row.x + row.w * left, row.y, row.w * columns[index], row.h};
}

static void cell(App *app, const char *words, Rect rect, Color color)
{
    const TextBlock *block = text_layout(app->ui, words, NAME_STYLE, rect.w * 0.94f);
    draw_text(ui_draw(app->ui), block,
              (Point){rect.x + rect.w * 0.03f, rect.y + (rect.h - block->h) / 2}, color);
}

static void heads(App *app, const Reveal *reveal, Rect row)
{
    cell(app, app_word(app, N_("Solution")), column(row, COLUMN_CARDS), COLOR_GOLD_LIGHT);
    cell(app, app_word(app, NC_("points", "Right")), column(row, COLUMN_ANSWERS), COLOR_GOLD_LIGHT);
    cell(app, app_word(app, NC_("points", "Clues")), column(row, COLUMN_CLUES), COLOR_GOLD_LIGHT);
    if (reveal->view.table.expansion) {
        cell(app, app_word(app, NC_("points", "Killer")), column(row, COLUMN_KILLER),
             COLOR_GOLD_LIGHT);
    }
    cell(app, app_word(app, N_("Points")), column(row, COLUMN_TOTAL), COLOR_GOLD_LIGHT);
}

/* The three answers: right ones lit, wrong ones struck through. */
static void answered_cards(App *app, const Reveal *reveal, Seat seat, Rect rect)
{
    Wording wording = wording_of(app);
    DirenjieTally tally = direnjie_tally(&reveal->view, seat);
    float width = rect.h * 0.92f / 1.4f, step = width * 1.25f;
    float left = rect.x + (rect.w - 2 * step - width) / 2;
    for (int i = 0; i < DIRENJIE_CATEGORIES; i++) {
        Rect place = {left + step * (float)i, rect.y + rect.h * 0.04f, width, width * 1.4f};
        bool right = tally.right >> i & 1;
        if (right) {
            draw_glow(ui_draw(app->ui), (Outline){.rect = place}, COLOR_LIT);
        }
        table_draw_card(app->ui, &wording, reveal->view.answers[seat][i], (Outline){.rect = place});
        if (!right) {
            draw_fill(ui_draw(app->ui), place, color_faded(COLOR_INK, 0.5f));
            Rect strike = rect_around(rect_centre(place), width * 1.1f, 3 * ui_unit(app->ui));
            draw_fill(ui_draw(app->ui), strike, COLOR_DANGER);
        }
    }
}

static const char *signed_points(App *app, int points)
{
    return app_phrase(app, N_("+{n}"), TR_VALUES(app_number(app, points)));
}

/* Lit for who has won, as soon as that is told. */
static void lantern(App *app, const Reveal *reveal, Seat seat, Rect rect)
{
    Outcome outcome;
    match_outcome(&app->session.match, &outcome);
    bool told = steps_shown(app, reveal) > last_step(reveal);
    bool lit = told && seats_have(outcome.winners, seat);
    Picture picture = picture_named(lit ? "ui/lantern-lit" : "ui/lantern-unlit");
    Rect square = rect_around(rect_centre(rect), rect.w, rect.w);
    draw_picture(ui_draw(app->ui), &picture, (Outline){.rect = square}, 1);
}

static void seat_line(App *app, const Reveal *reveal, Seat seat, Rect row)
{
    DirenjieTally tally = direnjie_tally(&reveal->view, seat);
    const char *name = app->seat_names[seat];
    const char *total = app_number(app, tally.total);
    bool killer = reveal->view.killer == seat;
    char value[8];
    Text digits = text_in(value, sizeof value);
    text_append_number(&digits, tally.total);
    Element element = {.id = app_numbered(app, "reveal.seat.", seat),
                       .role = ROLE_TEXT,
                       .name = app_phrase(app, N_("{name}: {score}"), TR_VALUES(name, total)),
                       .value = value,
                       .rect = row,
                       .still = true};
    ui_element(app->ui, &element);
    Rect who = column(row, COLUMN_NAME);
    lantern(app, reveal, seat, rect_cut_left(&who, row.h * 0.8f));
    cell(app, name, who, killer ? COLOR_WARNING : COLOR_PAPER);
    answered_cards(app, reveal, seat, column(row, COLUMN_CARDS));
    cell(app, signed_points(app, tally.answers), column(row, COLUMN_ANSWERS), COLOR_PAPER);
    cell(app, signed_points(app, tally.clues), column(row, COLUMN_CLUES), COLOR_PAPER);
    if (reveal->view.table.expansion) {
        cell(app, signed_points(app, tally.killer), column(row, COLUMN_KILLER), COLOR_PAPER);
    }
    cell(app, total, column(row, COLUMN_TOTAL), COLOR_GOLD_LIGHT);
}

static void lines(App *app, const Reveal *reveal, Rect rest, int shown)
{
    unsigned seats = reveal->view.table.seats;
    Rect head = rect_cut_top(&rest, rest.h / (1 + 1.6f * (float)seats));
    float height = rest.h / (float)seats;
    float most = 96 * ui_unit(app->ui);
    height = height < most ? height : most;
    if (shown > STEP_SEATS) {
        heads(app, reveal, head);
    }
    for (Seat seat = 0; seat < seats && seat < shown - STEP_SEATS; seat++) {
        seat_line(app, reveal, seat, rect_cut_top(&rest, height));
    }
}

static void heading(App *app, const Reveal *reveal, Rect rect, int shown)
{
    Outcome outcome;
    const char *words = app_word(app, N_("Killer's secret mission"));
    match_outcome(&app->session.match, &outcome);
    if (shown > last_step(reveal)) {
        words = result_title(app, &outcome);
    } else if (shown > STEP_KILLER && reveal->view.table.expansion) {
        words = killer_words(app, reveal);
    }
    ui_label(app->ui, "heading.title", words, HEADING_STYLE, COLOR_GOLD_LIGHT, rect);
}

static void settle(Scene *scene)
{
    Reveal *reveal = scene->data;
    reveal->is_settled = true;
}

#define CARDS_HEIGHT 250.0f
#define LINE_HEIGHT  84.0f

/* As high as it needs to be, as far as the window allows. */
static Rect reveal_sheet(const Reveal *reveal, const Sheet *sheet)
{
    float lines = (float)reveal->view.table.seats * LINE_HEIGHT + 2 * LINE_HEIGHT;
    float height = sheet->head + sheet->button + (CARDS_HEIGHT + lines + 70) * sheet->unit;
    float width = sheet_sheet_width(sheet, 1060), most = sheet->bounds.h * 0.94f;
    return rect_around(rect_centre(sheet->bounds), width, height < most ? height : most);
}

static void reveal_frame(Scene *scene)
{
    App *app = scene->app;
    Reveal *reveal = scene->data;
    Sheet sheet = sheet_of(app);
    int shown = steps_shown(app, reveal);
    float gap = 14 * sheet.unit, cards = CARDS_HEIGHT * sheet.unit;
    sheet_background(app, "tables/direnjie", 0.25f);
    Rect rest = ui_panel(app->ui, reveal_sheet(reveal, &sheet));
    heading(app, reveal, rect_cut_top(&rest, sheet.head), shown);
    Rect foot = rect_cut_bottom(&rest, sheet.button);
    rect_cut_bottom(&rest, gap);
    cards = cards < rest.h * 0.3f ? cards : rest.h * 0.3f;
    secret_cards(app, reveal, rect_cut_top(&rest, cards), shown);
    rect_cut_top(&rest, gap);
    if (reveal->view.table.expansion && shown > STEP_KILLER) {
        Rect line = rect_cut_top(&rest, 34 * sheet.type);
        ui_label(app->ui, "reveal.killer", killer_words(app, reveal), NAME_STYLE, COLOR_WARNING,
                 line);
    }
    lines(app, reveal, rest, shown);
    Button button = {.id = "button.continue",
                     .label = app_word(app, N_("Continue")),
                     .rect = rect_around(rect_centre(foot), 340 * sheet.unit, foot.h),
                     .kind = BUTTON_PRIMARY};
    if (ui_button(app->ui, &button)) {
        scene_switch(&app->scenes, shared_scenes.result);
    }
}

static bool reveal_key(Scene *scene, KeyPress press)
{
    if (press.key == KEY_ESCAPE) {
        scene_switch(&scene->app->scenes, shared_scenes.result);
    }
    return press.key == KEY_ESCAPE;
}

static SceneRest reveal_rest(const Scene *scene)
{
    const Reveal *reveal = scene->data;
    bool moves = steps_shown(scene->app, reveal) <= last_step(reveal);
    return (SceneRest){
        .is_moving = moves, .is_busy = moves, .wake_ms = moves ? STEP_MS / 8 : NEVER_MS};
}

const SceneKind scene_reveal = {
    .id = "reveal",
    .enter = reveal_enter,
    .frame = reveal_frame,
    .key = reveal_key,
    .settle = settle,
    .rest = reveal_rest,
};
