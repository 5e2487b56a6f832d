/* The puzzles of one game, the plain ones first, page by page: what each asks for, how hard it is,
 * whether it is solved. Above them the way to the first that is not, and which are to be shown: of
 * which level and of which kind. */
#include "app_match.h"
#include "base/assert.h"
#include "base/limits.h"
#include "i18n/format.h"
#include "puzzle_match.h"
#include "puzzle_record.h"
#include "seated.h"
#include "sheet.h"
#include "tables/table_look.h"
#include "tables/table_picture.h"
#include "tables/wording.h"

#include <math.h>
#include <string.h>

#define PUZZLES_WIDTH 1440.0f /* units, as all of these */
#define ROW_GAP       12.0f
#define COLUMN_GAP    24.0f
#define ROW_INSET     14.0f
#define CARD_WIDTH    58.0f  /* of the picture, */
#define HEAD_WIDTH    120.0f /* and of number and level, before the words */
#define DISC          16.0f  /* of the level */
#define SCROLL_ROOM   24.0f
#define TABS_PART     0.62f /* of the width: the levels beside the kinds */
#define NEXT_PART     0.24f /* of the width: the way on, */
#define SOLVED_PART   0.4f  /* and of the rest what is solved, before the pages */
#define NAME_STYLE    ((TextStyle){FONT_BODY_BOLD, SIZE_BODY, ALIGN_LEFT, true})
#define NUMBER_STYLE  ((TextStyle){FONT_TITLE, SIZE_HEADING, ALIGN_LEFT, true})

#define PAGE      8 /* puzzles of one page */
#define KINDS_MAX 16
#define ALL       0 /* levels or kinds */

typedef struct Puzzles {
    const GameUi *ui;
    bool is_solved[PUZZLES_MAX];
    const char *kinds[KINDS_MAX]; /* by name, from 1: marked for translation */
    int kind_count;               /* with ALL */
    int level, kind;              /* that are shown */
    size_t shown[PUZZLES_MAX];    /* indices of the set, in their order */
    size_t count, solved;         /* of them */
    size_t next;                  /* the first of them to be solved; the count of the set: none */
    size_t first;                 /* of the page: a multiple of PAGE */
    MatchPlan plans[PAGE];        /* of its puzzles */
} Puzzles;

static const PuzzleSet *set_of(const Puzzles *list)
{
    return list->ui->puzzles;
}

static size_t page_count(const Puzzles *list)
{
    return min_size(list->count - list->first, PAGE);
}

static void turn_to(Puzzles *list, size_t first)
{
    list->first = first;
    for (size_t i = 0; i < page_count(list); i++) {
        bool is_sound =
            puzzle_plan(&set_of(list)->puzzles[list->shown[first + i]], &list->plans[i]);
        ASSERT(is_sound);
    }
}

static bool is_chosen(const Puzzles *list, const Puzzle *puzzle)
{
    const char *kind = puzzle_theme(set_of(list), puzzle)->name;
    return (list->level == ALL || puzzle->level == list->level) &&
           (list->kind == ALL || strcmp(kind, list->kinds[list->kind]) == 0);
}

/* Begins with the page of the first that is not solved. */
static void choose(Puzzles *list)
{
    size_t next = 0;
    list->count = list->solved = 0;
    list->next = set_of(list)->count;
    for (size_t rank = 0; rank < set_of(list)->count; rank++) {
        size_t index = puzzle_at(set_of(list), rank);
        if (!is_chosen(list, &set_of(list)->puzzles[index])) {
            continue;
        }
        if (!list->is_solved[index] && list->next == set_of(list)->count) {
            list->next = index;
            next = list->count;
        }
        list->solved += list->is_solved[index];
        list->shown[list->count++] = index;
    }
    turn_to(list, next / PAGE * PAGE);
}

static void find_kinds(Puzzles *list)
{
    list->kind_count = 1;
    for (const PuzzleTheme *theme = set_of(list)->themes; theme->begins; theme++) {
        int known = 1;
        while (known < list->kind_count && strcmp(list->kinds[known], theme->name) != 0) {
            known++;
        }
        if (known == list->kind_count) {
            ASSERT(known < KINDS_MAX);
            list->kinds[list->kind_count++] = theme->name;
        }
    }
}

static void puzzles_enter(Scene *scene)
{
    const PuzzlesArgs *args = scene->args;
    Puzzles *list = arena_alloc(&scene->arena, sizeof *list);
    *list = (Puzzles){.ui = game_ui_of(args->game)};
    for (size_t i = 0; i < set_of(list)->count; i++) {
        list->is_solved[i] =
            puzzle_is_solved(scene->app->profile, args->game, &set_of(list)->puzzles[i]);
    }
    find_kinds(list);
    const PuzzleFilter *left = &scene->app->puzzle_filter;
    if (left->game == args->game) {
        list->level = left->level;
        list->kind = left->kind;
    }
    choose(list);
    scene->game = args->game;
    scene->data = list;
}

static void change(App *app, Puzzles *list)
{
    app->puzzle_filter = (PuzzleFilter){list->ui->game, list->level, list->kind};
    choose(list);
}

/* Of a place of the page, in the words of a table that is not there yet. */
static const char *goal_words(App *app, const Puzzles *list, size_t place)
{
    char bytes[PHRASE_BYTES_MAX];
    const char *names[SEAT_LIMIT];
    Text text = text_in(bytes, sizeof bytes);
    Message message;
    const GameUi *ui = list->ui;
    size_t index = list->shown[list->first + place];
    if (!puzzle_words(ui->game, &ui->puzzles->puzzles[index].goal, &message)) {
        return "";
    }
    for (Seat seat = 0; seat < SEAT_LIMIT; seat++) {
        names[seat] = app_seat_name(app, &list->plans[place], seat);
    }
    Wording wording = app_wording(app, ui->game);
    wording.seat_names = names;
    wording_message(&wording, &message, &text);
    return app_copy(app, bytes);
}

static const char *level_words(App *app, const Puzzle *puzzle)
{
    return app_phrase(app, N_("Level {number} of {count}"),
                      TR_VALUES(app_number(app, puzzle->level), app_number(app, PUZZLE_LEVELS)));
}

/* One of the puzzles, as it is shown. */
typedef struct PuzzleRow {
    size_t index, number; /* in the set; of all as they are shown, from 1 */
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

static PuzzleRow row_of(App *app, const Puzzles *list, size_t place)
{
    size_t index = list->shown[list->first + place];
    const Puzzle *puzzle = &list->ui->puzzles->puzzles[index];
    return (PuzzleRow){.index = index,
                       .number = puzzle_rank(list->ui->puzzles, index) + 1,
                       .puzzle = puzzle,
                       .name = name_words(app, list->ui->puzzles, puzzle),
                       .card = puzzle_card(list->ui->game, list->ui->puzzles, puzzle),
                       .goal = goal_words(app, list, place),
                       .is_solved = list->is_solved[index],
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
    for (size_t i = 0; i < page_count(list); i++) {
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
    Wording wording = app_wording(app, list->ui->game);
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
        text_layout(app->ui, app_number(app, (int64_t)row->number), NUMBER_STYLE, 0);
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
    const char *number = app_number(app, (int64_t)row->number);
    const char *level = level_words(app, row->puzzle);
    const char *state = app_word(app, NC_("puzzle", "not solved yet"));
    if (row->is_solved) {
        state = app_word(app, NC_("puzzle", "solved"));
    }
    Element element = {
        .id = app_numbered(app, "puzzle.", (int64_t)row->number),
        .role = ROLE_BUTTON,
        .name = app_phrase(app, N_("Puzzle {number}. {goal}"), TR_VALUES(number, row->goal)),
        .value = app_list(app, (const char *const[]){row->name, level, state}, 3),
        .rect = rect};
    ui_tip(app->ui, element.id, element.value, rect);
    Touch touch = ui_element(app->ui, &element);
    draw_row(app, list, row, rect, touch.hovered || touch.focused);
    return touch.activated;
}

/* The page before, which one this is, and the page behind. */
static void pages(App *app, Puzzles *list, Rect rect)
{
    size_t last = (list->count - 1) / PAGE * PAGE;
    Sign before = {.id = "button.page-before",
                   .name = app_word(app, N_("Page before")),
                   .icon = "ui/ui-back",
                   .reason = app_reason(app, list->first > 0, N_("This is the first page."))};
    Sign behind = {.id = "button.page-after",
                   .name = app_word(app, N_("Page after")),
                   .icon = "ui/ui-step",
                   .reason = app_reason(app, list->first < last, N_("This is the last page."))};
    const char *words = app_phrase(app, N_("Page {number} of {count}"),
                                   TR_VALUES(app_number(app, (int64_t)(list->first / PAGE + 1)),
                                             app_number(app, (int64_t)(last / PAGE + 1))));
    TextStyle style = {FONT_BODY, SIZE_BODY, ALIGN_CENTRE, true};
    Rect left = rect_cut_left(&rect, rect.h), right = rect_cut_right(&rect, rect.h);
    float high = text_layout(app->ui, words, style, rect.w)->h;
    rect.y += (rect.h - high) / 2;
    bool goes_back = sheet_sign(app, left, &before);
    ui_label(app->ui, "text.page", words, style, COLOR_PAPER, rect);
    bool goes_on = sheet_sign(app, right, &behind);
    if (goes_back) {
        turn_to(list, list->first - PAGE);
    } else if (goes_on) {
        turn_to(list, list->first + PAGE);
    }
}

/* How many are solved, the pages, and the way on. */
static void top_row(App *app, Puzzles *list, Rect rect, const Sheet *sheet)
{
    const char *words = app_phrase(
        app, N_("Solved: {number} of {count}"),
        TR_VALUES(app_number(app, (int64_t)list->solved), app_number(app, (int64_t)list->count)));
    TextStyle style = {FONT_BODY, SIZE_BODY, ALIGN_LEFT, true};
    Rect place = rect_cut_right(&rect, rect.w * NEXT_PART),
         solved = rect_cut_left(&rect, rect.w * SOLVED_PART);
    float high = text_layout(app->ui, words, style, solved.w)->h;
    solved.y += (solved.h - high) / 2;
    ui_label(app->ui, "text.solved", words, style, COLOR_MUTED, solved);
    rect_cut_right(&rect, COLUMN_GAP * sheet->unit);
    if (list->count > PAGE) {
        pages(app, list, rect);
    }
    if (list->next < set_of(list)->count) {
        Button next = {.id = "button.puzzle-next",
                       .label = app_word(app, N_("Next puzzle")),
                       .rect = place,
                       .kind = BUTTON_PRIMARY};
        if (ui_button(app->ui, &next)) {
            app_begin_puzzle(app, list->ui->game, list->next);
        }
    }
}

static void level_tabs(App *app, Puzzles *list, Rect rect, float gap)
{
    float width = (rect.w - gap * PUZZLE_LEVELS) / (PUZZLE_LEVELS + 1);
    for (int level = ALL; level <= PUZZLE_LEVELS; level++) {
        const char *label = app_word(app, N_("All levels"));
        if (level != ALL) {
            label = app_phrase(app, N_("Level {number}"), TR_VALUES(app_number(app, level)));
        }
        Button tab = {.id = app_numbered(app, "puzzles.level.", level),
                      .label = label,
                      .rect = rect_cut_left(&rect, width),
                      .kind = BUTTON_TAB,
                      .chosen = list->level == level};
        rect_cut_left(&rect, gap);
        if (ui_button(app->ui, &tab)) {
            list->level = level;
            change(app, list);
        }
    }
}

static void kind_choice(App *app, Puzzles *list, Rect rect)
{
    const char *words[KINDS_MAX] = {app_word(app, N_("All kinds"))};
    for (int i = 1; i < list->kind_count; i++) {
        words[i] = app_word(app, list->kinds[i]);
    }
    Choice choice = {.id = "puzzles.kind",
                     .name = app_word(app, N_("Kind of puzzle")),
                     .words = words,
                     .count = list->kind_count,
                     .rect = rect};
    if (ui_choice(app->ui, &choice, &list->kind)) {
        change(app, list);
    }
}

/* Beside one another, in an upright window one below the other. */
static void filters(App *app, Puzzles *list, Rect rect, const Sheet *sheet)
{
    float gap = ROW_GAP * sheet->unit;
    rect.h -= gap;
    Rect tabs = sheet_cut_first(sheet, &rect, sheet->button, rect.w * TABS_PART);
    sheet_cut_first(sheet, &rect, gap, gap);
    tabs.h = rect.h = sheet->button;
    level_tabs(app, list, tabs, gap);
    kind_choice(app, list, rect);
}

/* What is solved and what is shown. */
static void head(App *app, Puzzles *list, Rect rect, const Sheet *sheet)
{
    rect_cut_right(&rect, SCROLL_ROOM * sheet->unit);
    top_row(app, list, rect_cut_top(&rect, sheet->button), sheet);
    rect_cut_top(&rect, ROW_GAP * sheet->unit);
    filters(app, list, rect, sheet);
}

static void rows(App *app, Puzzles *list, Rect inner, const Sheet *sheet, Point cell)
{
    float gap = ROW_GAP * sheet->unit, between = COLUMN_GAP * sheet->unit;
    size_t columns = (size_t)sheet_columns(sheet), count = page_count(list);
    Rect all = ui_scroll_begin(app->ui, "list.puzzles", inner,
                               cell.y * (float)((count + columns - 1) / columns));
    for (size_t i = 0; i < count; i++) {
        PuzzleRow row = row_of(app, list, i);
        Rect rect = {all.x + (float)(i % columns) * (cell.x + between),
                     all.y + (float)(i / columns) * cell.y, cell.x, cell.y - gap};
        if (puzzle_row(app, list, &row, rect)) {
            app_begin_puzzle(app, list->ui->game, row.index);
        }
    }
    ui_scroll_end(app->ui);
}

static void puzzles_frame(Scene *scene)
{
    App *app = scene->app;
    Puzzles *list = scene->data;
    Sheet sheet = sheet_of(app);
    bool back;
    float gap = ROW_GAP * sheet.unit, bar = sheet.button + gap;
    size_t columns = (size_t)sheet_columns(&sheet);
    float width = sheet_paper_width(&sheet, PUZZLES_WIDTH), between = COLUMN_GAP * sheet.unit;
    Point cell = {
        (width - SCROLL_ROOM * sheet.unit - between * (float)(columns - 1)) / (float)columns, 0};
    cell.y = row_height(app, list, &sheet, cell.x) + gap;
    float top = bar * (sheet.is_portrait ? 3 : 2) + gap, height = cell.y * (float)(PAGE / columns);
    const char *title = app_phrase(app, N_("{game}: puzzles"),
                                   TR_VALUES(app_word(app, game_name(list->ui->game->id))));
    Rect inner = sheet_pinned(app, title, (Point){width, height + top}, &back);
    head(app, list, rect_cut_top(&inner, top), &sheet);
    rows(app, list, inner, &sheet, cell);
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
