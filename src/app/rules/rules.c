/* The rules book: a page for each game, in chapters, which can be searched. It opens with the game
 * in view, and while that is played with the chapter that matters now. Links lead from paragraph to
 * paragraph, and Backspace the same way back. */
#include "app_commands.h"
#include "base/limits.h"
#include "i18n/format.h"
#include "page.h"
#include "sheet.h"

#include <string.h>

#define WANTED_BYTES 128
#define CHAPTERS_MAX 16
#define STEPS_MAX    32 /* that can be gone back; the oldest are forgotten */
#define LIST_ID      "list.rules"
#define BACK_ID      "button.rules-back"

/* Where a link was followed from. */
typedef struct Step {
    int chapter, paragraph;
    float offset; /* of the page: pixels */
    char wanted[WANTED_BYTES];
    char link[ELEMENT_ID_MAX];
} Step;

typedef struct Rules {
    size_t tile; /* of the game shown */
    Book book;
    bool goes;                 /* to the chapter or paragraph, in the next frame */
    bool returns;              /* to `offset`, in the next frame */
    float offset;              /* how far the page is moved up: pixels */
    char wanted[WANTED_BYTES]; /* what is searched for; empty: all is shown */
    Step steps[STEPS_MAX];
    size_t step_count;
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

static void turn_to(Scene *scene, Rules *rules, size_t tile)
{
    const GameUi *ui = game_tile_at(tile);
    rules->tile = tile;
    rules->book.ui = ui;
    rules->book.chapter = chapter_now(scene->app, ui);
    rules->book.paragraph = NO_PARAGRAPH;
    rules->goes = true;
    rules->step_count = 0;
    scene->game = ui->game;
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
    turn_to(scene, rules, tile);
    rules->book.wanted = rules->wanted;
    scene->data = rules;
    ui_focus(scene->app->ui, "rules.chapter");
}

static void tabs(Scene *scene, Rules *rules, Rect row, const Sheet *sheet)
{
    App *app = scene->app;
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
            ui_play(app->ui, SOUND_PAGE);
            turn_to(scene, rules, i);
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
    if (ui_choice(app->ui, &choice, &rules->book.chapter)) {
        ui_play(app->ui, SOUND_PAGE);
        rules->book.paragraph = NO_PARAGRAPH;
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

static int chapter_of(const RulesText *text, int paragraph)
{
    int chapter = 0;
    for (const RulesParagraph *p = text->parts[0].paragraphs; paragraph > 0; paragraph--) {
        p++;
        if (!p->text) {
            p = text->parts[++chapter].paragraphs;
        }
    }
    return chapter;
}

static void follow(App *app, Rules *rules, const Page *page)
{
    if (rules->step_count == STEPS_MAX) {
        rules->step_count--;
        memmove(rules->steps, rules->steps + 1, rules->step_count * sizeof rules->steps[0]);
    }
    Step *step = &rules->steps[rules->step_count++];
    *step = (Step){rules->book.chapter, rules->book.paragraph, rules->offset, "", ""};
    memcpy(step->wanted, rules->wanted, sizeof step->wanted);
    Text link = text_in(step->link, sizeof step->link);
    text_append(&link, page->via_id);
    rules->book.paragraph = page->followed;
    rules->book.chapter = chapter_of(rules->book.ui->rules, page->followed);
    rules->wanted[0] = '\0';
    rules->goes = true;
    ui_focus(app->ui, BACK_ID);
}

static void go_back(App *app, Rules *rules)
{
    if (rules->step_count == 0) {
        return;
    }
    const Step *step = &rules->steps[--rules->step_count];
    rules->book.chapter = step->chapter;
    rules->book.paragraph = step->paragraph;
    rules->offset = step->offset;
    memcpy(rules->wanted, step->wanted, sizeof rules->wanted);
    rules->returns = true;
    ui_focus(app->ui, step->link);
}

static void back_sign(App *app, Rules *rules, Rect place)
{
    Sign sign = {.id = BACK_ID,
                 .name = app_word(app, rules_command_back.name),
                 .icon = "ui/ui-undo",
                 .reason = app_reason(app, rules->step_count > 0, N_("No link was followed yet.")),
                 .command = &rules_command_back};
    if (sheet_sign(app, place, &sign)) {
        go_back(app, rules);
    }
}

/* What a link or a chapter led to, or where one comes back to, is brought into sight. */
static void move_page(App *app, Rules *rules, const Page *page, Rect inner)
{
    if (rules->goes) {
        ui_scroll_show(app->ui, LIST_ID, inner, page->goal, page->goal + inner.h);
    } else if (rules->returns) {
        ui_scroll_show(app->ui, LIST_ID, inner, rules->offset, rules->offset + inner.h);
    }
    rules->goes = rules->returns = false;
}

static void show_page(App *app, Rules *rules, Rect inner)
{
    float mark = PAGE_MARK * ui_unit(app->ui);
    Page page;
    Rect column = inner;
    column.w -= 28 * ui_unit(app->ui) + mark;
    links_find(&rules->book.links, &app->catalogue, rules->book.ui->rules);
    float height = page_measure(&page, app, &rules->book, column);
    move_page(app, rules, &page, inner);
    Rect content = ui_scroll_begin(app->ui, LIST_ID, inner, height);
    rules->offset = inner.y - content.y;
    content.x += mark;
    content.w = column.w;
    page_show(&page, app, &rules->book, content, inner);
    ui_scroll_end(app->ui);
    if (page.followed != NO_PARAGRAPH) {
        follow(app, rules, &page);
    }
}

static void rules_frame(Scene *scene)
{
    App *app = scene->app;
    Rules *rules = scene->data;
    Sheet sheet = sheet_of(app);
    bool back;
    float gap = 14 * sheet.unit;
    Rect inner = sheet_paper(app, app_word(app, N_("Rules")),
                             (Point){1100 * sheet.unit, sheet.bounds.h}, &back);
    tabs(scene, rules, rect_cut_top(&inner, sheet.button), &sheet);
    rect_cut_top(&inner, gap);
    const RulesText *text = game_tile_at(rules->tile)->rules;
    Rect row = rect_cut_top(&inner, sheet.button);
    if (text) {
        back_sign(app, rules, rect_cut_left(&row, sheet.button));
        rect_cut_left(&row, gap);
        chapter_choice(app, rules, text, rect_cut_left(&row, (row.w - gap) * 0.6f));
        rect_cut_left(&row, gap);
        search_field(app, rules, row);
    }
    rect_cut_top(&inner, gap);
    show_page(app, rules, inner);
    if (back) {
        scene_pop(&app->scenes);
    }
}

static bool rules_key(Scene *scene, KeyPress press)
{
    if (press_is(&press, &app_command_rules)) {
        scene_pop(&scene->app->scenes);
        return true;
    }
    Rules *rules = scene->data;
    if (press_is(&press, &command_back) && rules->wanted[0] != '\0') {
        rules->wanted[0] = '\0';
        return true;
    }
    if (press_is(&press, &rules_command_back)) {
        go_back(scene->app, rules);
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
