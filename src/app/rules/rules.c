/* The rules book: a page for each game, in chapters, which can be searched. It opens with the game
 * in view, and while that is played with the chapter that matters now. */
#include "base/limits.h"
#include "game_ui.h"
#include "i18n/format.h"
#include "search.h"
#include "sheet.h"

#define WANTED_BYTES 128
#define CHAPTERS_MAX 16
#define STYLE_PART   ((TextStyle){FONT_TITLE, SIZE_NAME, ALIGN_LEFT, false})

typedef struct Rules {
    size_t tile; /* of the game shown */
    int chapter;
    bool goes;                 /* to that chapter, in the next frame */
    char wanted[WANTED_BYTES]; /* what is searched for; empty: all is shown */
} Rules;

/* The chapter about what the match in play asks for now. */
static int chapter_now(const App *app, const GameUi *ui)
{
    _Alignas(max_align_t) unsigned char view[VIEW_SIZE_MAX];
    const Match *match = &app->session.match;
    bool is_played = app->has_session && app->session.plan.game == ui->game &&
                     !match_is_over(match) && match_actors(match) != 0;
    if (!is_played || !ui->rules_chapter) {
        return 0;
    }
    match_view(match, seats_first(match_actors(match)), view);
    return (int)ui->rules_chapter(view);
}

static void turn_to(App *app, Rules *rules, size_t tile)
{
    rules->tile = tile;
    rules->chapter = chapter_now(app, game_tile_at(tile));
    rules->goes = true;
}

static void rules_enter(Scene *scene)
{
    Rules *rules = arena_alloc(&scene->arena, sizeof *rules);
    const RulesArgs *args = scene->args;
    size_t tile = 0;
    for (size_t i = 0; i < game_tile_count(); i++) {
        if (game_tile_at(i)->game == args->game) {
            tile = i;
        }
    }
    turn_to(scene->app, rules, tile);
    scene->data = rules;
}

static void tabs(App *app, Rules *rules, Rect row, const Sheet *sheet)
{
    size_t count = game_tile_count();
    float width = row.w / (float)count;
    for (size_t i = 0; i < count; i++) {
        const GameUi *ui = game_tile_at(i);
        Rect place = rect_cut_left(&row, width);
        place.w -= 12 * sheet->unit;
        Button button = {.id = app_id(app, "rules.", ui->game->id),
                         .label = app_word(app, ui->tile->name),
                         .rect = place,
                         .kind = BUTTON_TAB,
                         .chosen = rules->tile == i};
        if (ui_button(app->ui, &button)) {
            turn_to(app, rules, i);
        }
    }
}

static void chapter_choice(App *app, Rules *rules, const RulesText *text, Rect rect)
{
    const char *words[CHAPTERS_MAX];
    size_t count = min_size(text->part_count, CHAPTERS_MAX);
    for (size_t i = 0; i < count; i++) {
        words[i] = app_word(app, text->parts[i].heading);
    }
    Choice choice = {.id = "rules.chapter",
                     .name = app_word(app, N_("Chapter")),
                     .words = words,
                     .count = (int)count,
                     .rect = rect};
    if (ui_choice(app->ui, &choice, &rules->chapter)) {
        rules->goes = true;
        rules->wanted[0] = '\0';
    }
}

static void search_field(App *app, Rules *rules, Rect rect)
{
    Field field = {.id = "rules.search",
                   .label = app_word(app, N_("Search the rules")),
                   .placeholder = app_word(app, N_("Search the rules")),
                   .rect = rect,
                   .columns = WANTED_BYTES / 4};
    ui_field(app->ui, &field, rules->wanted, sizeof rules->wanted);
}

/* Draws the text at `rest`, or only measures it when `draws` is false; returns its height. */
typedef struct Page {
    App *app;
    const Rules *rules;
    Rect rest;
    int number; /* of the next paragraph */
    bool draws;
    float top;     /* where the page begins */
    float chapter; /* how far below that the chosen chapter does */
} Page;

static void page_line(Page *page, const char *text, TextStyle style, Color color)
{
    Ui *ui = page->app->ui;
    float height = text_layout(ui, text, style, page->rest.w)->h;
    if (page->draws) {
        const char *id = app_numbered(page->app, "text.rules.", page->number);
        ui_label(ui, id, text, style, color,
                 (Rect){page->rest.x, page->rest.y, page->rest.w, height});
    }
    page->number++;
    page->rest.y += height + 10 * ui_unit(ui);
}

static bool is_wanted(const Page *page, const char *words)
{
    return search_finds(words, page->rules->wanted);
}

/* Of a chapter whose heading is found all is shown, else what is found. */
static bool shows(const Page *page, const RulesPart *part, const char *paragraph)
{
    return is_wanted(page, app_word(page->app, part->heading)) ||
           is_wanted(page, app_word(page->app, paragraph));
}

static bool has_wanted(const Page *page, const RulesPart *part)
{
    for (size_t i = 0; part->paragraphs[i]; i++) {
        if (shows(page, part, part->paragraphs[i])) {
            return true;
        }
    }
    return false;
}

static void page_part(Page *page, const RulesPart *part)
{
    page_line(page, app_word(page->app, part->heading), STYLE_PART, COLOR_GOLD_LIGHT);
    for (size_t k = 0; part->paragraphs[k]; k++) {
        if (shows(page, part, part->paragraphs[k])) {
            page_line(page, app_word(page->app, part->paragraphs[k]), STYLE_BODY, COLOR_MUTED);
        }
    }
    page->rest.y += 14 * ui_unit(page->app->ui);
}

#define MARK_GAP 16.0f /* units that the text leaves free at its left for the mark */

/* The chosen chapter has a bar of gold at its side: near the end it cannot come to the top. */
static void mark_chapter(const Page *page, float from)
{
    float unit = ui_unit(page->app->ui);
    Rect bar = {page->rest.x - MARK_GAP * unit, from, 3 * unit, page->rest.y - from - 24 * unit};
    if (page->draws) {
        draw_fill(ui_draw(page->app->ui), bar, COLOR_GOLD);
    }
}

static float page_run(Page *page, const RulesText *text)
{
    page->top = page->rest.y;
    for (size_t i = 0; text && i < text->part_count; i++) {
        bool is_chosen = (int)i == page->rules->chapter;
        float from = page->rest.y;
        if (is_chosen) {
            page->chapter = from - page->top;
        }
        if (has_wanted(page, &text->parts[i])) {
            page_part(page, &text->parts[i]);
        }
        if (is_chosen && page->rest.y > from) {
            mark_chapter(page, from);
        }
    }
    const char *none = NULL;
    if (!text) {
        none = N_("The rules come with the game, in a later version.");
    } else if (page->number == 0) {
        none = N_("Nothing was found in these rules.");
    }
    if (none) {
        page_line(page, app_word(page->app, none), STYLE_BODY, COLOR_MUTED);
    }
    return page->rest.y - page->top;
}

static void show_page(App *app, Rules *rules, const RulesText *text, Rect inner)
{
    float unit = ui_unit(app->ui);
    Rect column = inner;
    column.w -= (28 + MARK_GAP) * unit;
    Page page = {.app = app, .rules = rules, .rest = column};
    float height = page_run(&page, text);
    if (rules->goes) {
        ui_scroll_show(app->ui, "list.rules", inner, page.chapter, page.chapter + inner.h);
        rules->goes = false;
    }
    Rect content = ui_scroll_begin(app->ui, "list.rules", inner, height);
    content.x += MARK_GAP * unit;
    content.w = column.w;
    page = (Page){.app = app, .rules = rules, .rest = content, .draws = true};
    page_run(&page, text);
    ui_scroll_end(app->ui);
}

static void rules_frame(Scene *scene)
{
    App *app = scene->app;
    Rules *rules = scene->data;
    Sheet sheet = sheet_of(app);
    bool back;
    float gap = 14 * sheet.unit;
    Rect inner = sheet_sheet(app, app_word(app, N_("Rules")),
                             (Point){1100 * sheet.unit, sheet.bounds.h}, &back);
    tabs(app, rules, rect_cut_top(&inner, sheet.button), &sheet);
    rect_cut_top(&inner, gap);
    const RulesText *text = game_tile_at(rules->tile)->rules;
    Rect row = rect_cut_top(&inner, sheet.button);
    if (text) {
        chapter_choice(app, rules, text, rect_cut_left(&row, (row.w - gap) * 0.6f));
        rect_cut_left(&row, gap);
        search_field(app, rules, row);
    }
    rect_cut_top(&inner, gap);
    show_page(app, rules, text, inner);
    if (back) {
        scene_pop(&app->scenes);
    }
}

static bool rules_key(Scene *scene, KeyPress press)
{
    if (press.key == KEY_F1) {
        scene_pop(&scene->app->scenes);
        return true;
    }
    return sheet_key_back(scene, press);
}

const SceneKind scene_rules = {
    .id = "rules",
    .args_size = sizeof(RulesArgs),
    .enter = rules_enter,
    .frame = rules_frame,
    .key = rules_key,
};
