/* The matches that were left, the last played first, a page at a time: any of them goes on, or is
 * given up after a question. The pictures are made once, when the page is. */
#include "app_match.h"
#include "base/limits.h"
#include "i18n/format.h"
#include "match_row.h"

#define GAP     12.0f
#define NOTHING (-1)

typedef struct Unfinished {
    SavedMatch matches[PAGE_MATCHES + 1]; /* one more tells that there is another page */
    Board boards[PAGE_MATCHES];
    int count;
    MatchPages pages;
    Arena pictures; /* of this page */
    int asked;      /* the row that is about to be deleted, or NOTHING */
} Unfinished;

static size_t find(App *app, Unfinished *list)
{
    return profile_unfinished(app->profile, list->pages.first, list->matches, PAGE_MATCHES + 1);
}

static void fill(App *app, Unfinished *list)
{
    size_t found = find(app, list);
    if (found == 0 && list->pages.first > 0) { /* the last one of this page was deleted */
        list->pages.first -= PAGE_MATCHES;
        found = find(app, list);
    }
    list->pages.has_older = found > PAGE_MATCHES;
    list->count = (int)min_size(found, PAGE_MATCHES);
    arena_reset(&list->pictures);
    for (int i = 0; i < list->count; i++) {
        list->boards[i] = match_picture_of_saved(app, &list->matches[i], &list->pictures);
    }
    list->asked = NOTHING;
}

static void unfinished_enter(Scene *scene)
{
    Unfinished *list = arena_alloc(&scene->arena, sizeof *list);
    scene->data = list;
    fill(scene->app, list);
}

static void unfinished_leave(Scene *scene)
{
    Unfinished *list = scene->data;
    arena_release(&list->pictures);
}

static MatchRow row_of(App *app, const Unfinished *list, int index)
{
    const SavedMatch *saved = &list->matches[index];
    const char *detail = match_picture_words(app, saved, &list->boards[index]);
    return (MatchRow){app_numbered(app, "unfinished.", index), saved, &list->boards[index], detail};
}

static void delete (App *app, Unfinished *list, int index)
{
    Problem problem = {0};
    profile_match_delete(app->profile, list->matches[index].id, &problem);
    app_tell(app, &problem);
    fill(app, list);
}

/* Instead of the row: a question with two answers. */
static void ask_row(App *app, Unfinished *list, Rect rect)
{
    const char *question = app_word(app, N_("Delete this game? It can't be brought back."));
    switch (sheet_question(app, question, app_word(app, N_("Delete")), rect)) {
    case ANSWER_NONE:
        break;
    case ANSWER_YES:
        delete (app, list, list->asked);
        break;
    case ANSWER_NO:
        list->asked = NOTHING;
        break;
    }
}

static void list_row(App *app, Unfinished *list, int index, Rect rect)
{
    Rect cross = rect_cut_right(&rect, 60 * ui_unit(app->ui));
    MatchRow row = row_of(app, list, index);
    if (match_row(app, &row, rect)) {
        app_resume_match(app, &list->matches[index]);
    }
    float side = 44 * ui_unit(app->ui);
    Button button = {.id = app_numbered(app, "unfinished.delete.", index),
                     .name = app_word(app, N_("Delete")),
                     .icon = "ui/ui-close",
                     .rect = rect_around(rect_centre(cross), side, side),
                     .kind = BUTTON_QUIET,
                     .hint = app_word(app, N_("Delete"))};
    if (ui_button(app->ui, &button)) {
        list->asked = index;
    }
}

/* Heights of the rows; returns their sum with the gaps. */
static float measure(App *app, const Unfinished *list, float width, float heights[PAGE_MATCHES])
{
    float height = 0;
    for (int i = 0; i < list->count; i++) {
        MatchRow row = row_of(app, list, i);
        heights[i] = match_row_height(app, &row, width);
        height += heights[i] + GAP * ui_unit(app->ui);
    }
    return height;
}

static void list_part(App *app, Unfinished *list, Rect rect, const float heights[], float height)
{
    if (list->count == 0) {
        sheet_paragraph(app, "text.none", app_word(app, N_("There is no unfinished game.")), rect);
    }
    Rect rest = ui_scroll_begin(app->ui, "list.unfinished", rect, height);
    rect_cut_right(&rest, 24 * ui_unit(app->ui));
    for (int i = 0, count = list->count; i < count && i < list->count; i++) {
        Rect place = rect_cut_top(&rest, heights[i]);
        rect_cut_top(&rest, GAP * ui_unit(app->ui));
        if (list->asked == i) {
            ask_row(app, list, place);
        } else {
            list_row(app, list, i, place);
        }
    }
    ui_scroll_end(app->ui);
}

static void unfinished_frame(Scene *scene)
{
    App *app = scene->app;
    Unfinished *list = scene->data;
    Sheet sheet = sheet_of(app);
    bool back, turns = false, has_pages = match_pages_has_others(&list->pages);
    float gap = GAP * sheet.unit, heights[PAGE_MATCHES];
    float width = sheet_paper_width(&sheet, 900);
    float height = measure(app, list, width - 84 * sheet.unit, heights);
    float below = has_pages ? sheet.button + gap : 0;
    Rect inner = sheet_paper(app, app_word(app, N_("Unfinished games")),
                             (Point){width, height + sheet.button + below}, &back);
    Rect foot = rect_cut_bottom(&inner, below);
    if (has_pages) {
        turns = match_pages_row(app, &list->pages, rect_cut_bottom(&foot, sheet.button));
    }
    list_part(app, list, inner, heights, height);
    if (turns) {
        fill(app, list);
    }
    if (back) {
        scene_pop(&app->scenes);
    }
}

const SceneKind scene_unfinished = {
    .id = "unfinished",
    .enter = unfinished_enter,
    .frame = unfinished_frame,
    .key = sheet_key_back,
    .leave = unfinished_leave,
};
