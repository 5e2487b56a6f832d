/* The puzzles of one game, the plain ones first: what each asks for, how hard it is, whether it is
 * solved; and above them the way to the first that is not. */
#include "app_match.h"
#include "base/assert.h"
#include "i18n/format.h"
#include "puzzle_match.h"
#include "puzzle_record.h"
#include "sheet.h"
#include "tables/table_look.h"
#include "tables/table_picture.h"
#include "tables/wording.h"

#include <math.h>

#define PUZZLES_WIDTH 1440.0f /* units, as all of these */
#define ROW_GAP       12.0f
#define COLUMN_GAP    24.0f
#define ROW_INSET     14.0f
#define CARD_WIDTH    58.0f  /* of the picture, */
#define HEAD_WIDTH    120.0f /* and of number and level, before the words */
#define DISC          16.0f  /* of the level */
#define SCROLL_ROOM   24.0f
#define NAME_STYLE    ((TextStyle){FONT_BODY_BOLD, SIZE_BODY, ALIGN_LEFT, true})
#define NUMBER_STYLE  ((TextStyle){FONT_TITLE, SIZE_HEADING, ALIGN_LEFT, true})

typedef struct Puzzles {
    const GameUi *ui;
    MatchPlan *plans; /* of all of them */
    size_t next;      /* to be solved; the count of the set: none */
} Puzzles;

static void find_next(Puzzles *list, App *app)
{
    list->next = puzzle_next(app->profile, list->ui->game, list->ui->puzzles, 0);
}

static void read_plans(Puzzles *list, Arena *memory)
{
    const PuzzleSet *set = list->ui->puzzles;
    list->plans = arena_alloc(memory, set->count * sizeof *list->plans);
    for (size_t i = 0; i < set->count; i++) {
        bool is_sound = puzzle_plan(&set->puzzles[i], &list->plans[i]);
        ASSERT(is_sound);
    }
}

static void puzzles_enter(Scene *scene)
{
    const PuzzlesArgs *args = scene->args;
    Puzzles *list = arena_alloc(&scene->arena, sizeof *list);
    list->ui = game_ui_of(args->game);
    read_plans(list, &scene->arena);
    find_next(list, scene->app);
    scene->game = args->game;
    scene->data = list;
}

/* In the words of a table that is not there yet. */
static const char *goal_words(App *app, const Puzzles *list, size_t index)
{
    char bytes[PHRASE_BYTES_MAX];
    const char *names[SEAT_LIMIT];
    Text text = text_in(bytes, sizeof bytes);
    Message message;
    const GameUi *ui = list->ui;
    if (!puzzle_words(ui->game, &ui->puzzles->puzzles[index].goal, &message)) {
        return "";
    }
    for (Seat seat = 0; seat < SEAT_LIMIT; seat++) {
        names[seat] = app_seat_name(app, &list->plans[index], seat);
    }
    wording_message(&(Wording){.catalogue = &app->catalogue, .look = ui->look, .seat_names = names},
                    &message, &text);
    return app_copy(app, bytes);
}

static const char *level_words(App *app, const Puzzle *puzzle)
{
    return app_phrase(app, N_("Level {number} of {count}"),
                      TR_VALUES(app_number(app, puzzle->level), app_number(app, PUZZLE_LEVELS)));
}

/* One of the puzzles, as it is shown. */
typedef struct PuzzleRow {
    size_t index;
    const Puzzle *puzzle;
    const char *name, *goal;
    Card card;
    bool is_solved, is_next;
} PuzzleRow;

/* "Survive · no. 3"; alone in its theme without a number. A number alone would read as the one that
 * a goal or a card has. */
static const char *name_words(App *app, const PuzzleSet *set, const Puzzle *puzzle)
{
    const char *theme = app_word(app, puzzle_theme(set, puzzle)->name);
    PuzzlePlace place = puzzle_place(set, puzzle);
    if (place.count < 2) {
        return theme;
    }
    return app_phrase(app, N_("{theme} · no. {number}"),
                      TR_VALUES(theme, app_number(app, place.number)));
}

static PuzzleRow row_of(App *app, const Puzzles *list, size_t index)
{
    const Puzzle *puzzle = &list->ui->puzzles->puzzles[index];
    return (PuzzleRow){.index = index,
                       .puzzle = puzzle,
                       .name = name_words(app, list->ui->puzzles, puzzle),
                       .card = puzzle_card(list->ui->game, list->ui->puzzles, puzzle),
                       .goal = goal_words(app, list, index),
                       .is_solved = puzzle_is_solved(app->profile, list->ui->game, puzzle),
                       .is_next = index == list->next};
}

static float goal_width(const Sheet *sheet, float width)
{
    return width - (3 * ROW_INSET + CARD_WIDTH + HEAD_WIDTH) * sheet->unit;
}

static float row_height(App *app, const Puzzles *list, const Sheet *sheet, float width)
{
    float name = text_layout(app->ui, "0", NAME_STYLE, 0)->h;
    float high = fmaxf(CARD_RATIO * CARD_WIDTH * sheet->unit,
                       text_layout(app->ui, "0", NUMBER_STYLE, 0)->h + 2 * DISC * sheet->unit);
    for (size_t i = 0; i < list->ui->puzzles->count; i++) {
        const char *goal = goal_words(app, list, i);
        float words = text_layout(app->ui, goal, STYLE_BODY, goal_width(sheet, width))->h;
        high = fmaxf(high, name + words);
    }
    return high + 2 * ROW_INSET * sheet->unit;
}

/* As many full discs as the level, the rest of them rings. */
static void draw_level(App *app, unsigned level, Point at)
{
    float unit = ui_unit(app->ui), side = DISC * unit;
    for (unsigned i = 0; i < PUZZLE_LEVELS; i++) {
        Rect disc = {at.x + 1.25f * side * (float)i, at.y, side, side};
        if (i < level) {
            draw_round(ui_draw(app->ui), disc, side / 2, COLOR_GOLD);
        } else {
            draw_push(ui_draw(app->ui), &(DrawCommand){.kind = DRAW_FRAME,
                                                       .rect = disc,
                                                       .color = COLOR_GOLD,
                                                       .thickness = fmaxf(1, 1.5f * unit),
                                                       .radius = side / 2});
        }
    }
}

static void draw_face(App *app, const Puzzles *list, const PuzzleRow *row, Rect *inner)
{
    float width = CARD_WIDTH * ui_unit(app->ui);
    Rect place = rect_cut_left(inner, width);
    rect_cut_left(inner, ROW_INSET * ui_unit(app->ui));
    Wording wording = {
        .catalogue = &app->catalogue, .look = list->ui->look, .seat_names = app->seat_names};
    Outline outline = {.rect = rect_around(rect_centre(place), width, width * CARD_RATIO)};
    table_draw_card(app->ui, &wording, row->card, outline);
}

/* Below its name what it asks for. */
static void draw_words(App *app, const PuzzleRow *row, Rect rect)
{
    DrawList *list = ui_draw(app->ui);
    const TextBlock *name = text_layout(app->ui, row->name, NAME_STYLE, rect.w);
    const TextBlock *goal = text_layout(app->ui, row->goal, STYLE_BODY, rect.w);
    float y = rect.y + (rect.h - name->h - goal->h) / 2;
    draw_text(list, name, (Point){rect.x, y}, COLOR_GOLD_LIGHT);
    draw_text(list, goal, (Point){rect.x, y + name->h}, row->is_solved ? COLOR_MUTED : COLOR_PAPER);
}

static void draw_row(App *app, const Puzzles *puzzles, const PuzzleRow *row, Rect rect, bool is_lit)
{
    DrawList *list = ui_draw(app->ui);
    float unit = ui_unit(app->ui), side = 2 * DISC * unit;
    draw_round(list, rect, 10 * unit, color_faded(COLOR_BUTTON, 0.6f));
    if (is_lit) {
        draw_frame(list, rect, 2 * unit, COLOR_GOLD);
    } else if (row->is_next) {
        draw_frame_dashed(list, rect, 2 * unit, color_faded(COLOR_GOLD, 0.7f));
    }
    Rect inner = rect_inset(rect, ROW_INSET * unit);
    draw_face(app, puzzles, row, &inner);
    Rect head = rect_cut_left(&inner, HEAD_WIDTH * unit);
    const TextBlock *number =
        text_layout(app->ui, app_number(app, (int64_t)row->index + 1), NUMBER_STYLE, 0);
    draw_text(list, number, (Point){head.x, head.y}, COLOR_GOLD_LIGHT);
    if (row->is_solved) {
        Rect sign = {head.x + HEAD_WIDTH * unit - 1.6f * side, head.y, side, side};
        draw_icon(list, "ui/ui-confirm", (Outline){sign, 0}, COLOR_GOLD_LIGHT);
    }
    draw_level(app, row->puzzle->level, (Point){head.x, head.y + head.h - DISC * unit});
    draw_words(app, row, inner);
}

static bool puzzle_row(App *app, const Puzzles *list, const PuzzleRow *row, Rect rect)
{
    const char *number = app_number(app, (int64_t)row->index + 1);
    const char *level = level_words(app, row->puzzle);
    const char *state = app_word(app, NC_("puzzle", "not solved yet"));
    if (row->is_solved) {
        state = app_word(app, NC_("puzzle", "solved"));
    }
    Element element = {
        .id = app_numbered(app, "puzzle.", (int64_t)row->index + 1),
        .role = ROLE_BUTTON,
        .name = app_phrase(app, N_("Puzzle {number}: {goal}"), TR_VALUES(number, row->goal)),
        .value = app_list(app, (const char *const[]){row->name, level, state}, 3),
        .rect = rect};
    ui_tip(app->ui, element.id, element.value, rect);
    Touch touch = ui_element(app->ui, &element);
    draw_row(app, list, row, rect, touch.hovered || touch.focused);
    return touch.activated;
}

/* How many are solved, and the way on. */
static void top_row(App *app, const Puzzles *list, Rect rect, const Sheet *sheet)
{
    const PuzzleSet *set = list->ui->puzzles;
    size_t solved = puzzle_count_solved(app->profile, list->ui->game, set);
    const char *words = app_phrase(
        app, N_("Solved: {number} of {count}"),
        TR_VALUES(app_number(app, (int64_t)solved), app_number(app, (int64_t)set->count)));
    Rect place = rect_cut_right(&rect, 280 * sheet->type);
    if (list->next < set->count) {
        Button next = {.id = "button.puzzle-next",
                       .label = app_word(app, N_("Next puzzle")),
                       .rect = place,
                       .kind = BUTTON_PRIMARY};
        if (ui_button(app->ui, &next)) {
            app_begin_puzzle(app, list->ui->game, list->next);
        }
    }
    TextStyle style = {FONT_BODY, SIZE_BODY, ALIGN_LEFT, true};
    float high = text_layout(app->ui, words, style, 0)->h;
    rect.y += (rect.h - high) / 2;
    ui_label(app->ui, "text.solved", words, style, COLOR_MUTED, rect);
}

static void puzzles_frame(Scene *scene)
{
    App *app = scene->app;
    Puzzles *list = scene->data;
    Sheet sheet = sheet_of(app);
    bool back;
    float gap = ROW_GAP * sheet.unit;
    size_t columns = (size_t)sheet_columns(&sheet), count = list->ui->puzzles->count;
    size_t rows = (count + columns - 1) / columns;
    float width = sheet_paper_width(&sheet, PUZZLES_WIDTH), between = COLUMN_GAP * sheet.unit;
    float column =
        (width - SCROLL_ROOM * sheet.unit - between * (float)(columns - 1)) / (float)columns;
    float high = row_height(app, list, &sheet, column) + gap;
    float top = sheet.button + 2 * gap, height = high * (float)rows;
    const char *title = app_phrase(app, N_("{game}: puzzles"),
                                   TR_VALUES(app_word(app, game_name(list->ui->game->id))));
    Rect inner = sheet_paper(app, title, (Point){width, height + top}, &back);
    Rect head = rect_cut_top(&inner, top);
    head.h = sheet.button;
    rect_cut_right(&head, SCROLL_ROOM * sheet.unit);
    top_row(app, list, head, &sheet);
    Rect all = ui_scroll_begin(app->ui, "list.puzzles", inner, height);
    for (size_t i = 0; i < count; i++) {
        PuzzleRow row = row_of(app, list, i);
        Rect rect = {all.x + (float)(i % columns) * (column + between),
                     all.y + (float)(i / columns) * high, column, high - gap};
        if (puzzle_row(app, list, &row, rect)) {
            app_begin_puzzle(app, list->ui->game, i);
        }
    }
    ui_scroll_end(app->ui);
    if (back) {
        scene_pop(&app->scenes);
    }
}

const SceneKind scene_puzzles = {
    .id = "puzzles",
    .args_size = sizeof(PuzzlesArgs),
    .enter = puzzles_enter,
    .frame = puzzles_frame,
    .key = sheet_key_back,
};
