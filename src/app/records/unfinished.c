/* The matches that were left, the last played first: any of them goes on, or is given up after a
 * question. The pictures are made once, when the list is. */
#include "i18n/format.h"
#include "match_row.h"

#define MATCHES_MAX 40
#define GAP         12.0f
#define NOTHING     (-1)

typedef struct Unfinished {
    SavedMatch matches[MATCHES_MAX];
    Board boards[MATCHES_MAX];
    Arena *arena; /* the scene's: holds the pictures */
    int count;
    int asked; /* the row that is about to be deleted, or NOTHING */
} Unfinished;

static void fill(App *app, Unfinished *list)
{
    list->count = (int)profile_unfinished(app->profile, list->matches, MATCHES_MAX);
    for (int i = 0; i < list->count; i++) {
        list->boards[i] = match_picture_of_saved(app, &list->matches[i], list->arena);
    }
    list->asked = NOTHING;
}

static void unfinished_enter(Scene *scene)
{
    Unfinished *list = arena_alloc(&scene->arena, sizeof *list);
    list->arena = &scene->arena;
    scene->data = list;
    fill(scene->app, list);
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

static void unfinished_frame(Scene *scene)
{
    App *app = scene->app;
    Unfinished *list = scene->data;
    Sheet sheet = sheet_of(app);
    bool back;
    float width = sheet_paper_width(&sheet, 900), gap = GAP * sheet.unit, height = 0;
    float row_width = width - 84 * sheet.unit, heights[MATCHES_MAX];
    for (int i = 0; i < list->count; i++) {
        MatchRow row = row_of(app, list, i);
        heights[i] = match_row_height(app, &row, row_width);
        height += heights[i] + gap;
    }
    Rect inner = sheet_paper(app, app_word(app, N_("Unfinished games")),
                             (Point){width, height + sheet.button}, &back);
    if (list->count == 0) {
        sheet_paragraph(app, "text.none", app_word(app, N_("There is no unfinished game.")), inner);
    }
    Rect rest = ui_scroll_begin(app->ui, "list.unfinished", inner, height);
    rect_cut_right(&rest, 24 * sheet.unit);
    for (int i = 0, count = list->count; i < count && i < list->count; i++) {
        Rect rect = rect_cut_top(&rest, heights[i]);
        rect_cut_top(&rest, gap);
        if (list->asked == i) {
            ask_row(app, list, rect);
        } else {
            list_row(app, list, i, rect);
        }
    }
    ui_scroll_end(app->ui);
    if (back) {
        scene_pop(&app->scenes);
    }
}

const SceneKind scene_unfinished = {
    .id = "unfinished",
    .enter = unfinished_enter,
    .frame = unfinished_frame,
    .key = sheet_key_back,
};
