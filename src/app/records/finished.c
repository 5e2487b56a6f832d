/* The matches that have ended, the last one first, a page at a time: each can be looked at again.
 * Here games of others come in, too. */
#include "app_match.h"
#include "base/limits.h"
#include "errand.h"
#include "games/registry.h"
#include "i18n/format.h"
#include "match_row.h"
#include "result_words.h"
#include "share.h"
#include "storage/transfer.h"

#define GAP 12.0f

typedef struct Finished {
    SavedMatch matches[PAGE_MATCHES + 1]; /* one more tells that there is another page */
    Board boards[PAGE_MATCHES];
    Outcome outcomes[PAGE_MATCHES];
    int count;
    MatchPages pages;
    Arena pictures;                 /* of this page */
    char code[TRANSFER_CODE_BYTES]; /* as pasted */
    bool is_importing;              /* what was shown last came in by it */
} Finished;

static void fill(App *app, Finished *list)
{
    size_t found =
        profile_finished(app->profile, NULL, list->pages.first, list->matches, PAGE_MATCHES + 1);
    list->pages.has_older = found > PAGE_MATCHES;
    list->count = (int)min_size(found, PAGE_MATCHES);
    arena_reset(&list->pictures);
    for (int i = 0; i < list->count; i++) {
        SavedResult result = {.assisted = false};
        profile_match_result(app->profile, list->matches[i].id, &result);
        list->outcomes[i] = result.outcome;
        list->boards[i] = match_picture_of_saved(app, &list->matches[i], &list->pictures);
    }
}

static void finished_enter(Scene *scene)
{
    Finished *list = arena_alloc(&scene->arena, sizeof *list);
    scene->data = list;
    fill(scene->app, list);
}

static void finished_leave(Scene *scene)
{
    Finished *list = scene->data;
    arena_release(&list->pictures);
}

/* "Ann wins! Votes: 4–1" */
static MatchRow row_of(App *app, const Finished *list, int index)
{
    const SavedMatch *saved = &list->matches[index];
    const Game *game = game_by_id(saved->game);
    const char *detail = "";
    if (game) {
        MatchPlan plan = session_plan_of(game, &saved->setup, saved->seats);
        const char *title = result_title_of(app, &plan, &list->outcomes[index]);
        const char *words = match_picture_words(app, saved, &list->boards[index]);
        detail = app_phrase(app, N_("{text} {next}"), TR_VALUES(title, words));
    }
    return (MatchRow){app_numbered(app, "finished.", index), saved, &list->boards[index], detail};
}

static void rows(App *app, Finished *list, Rect rest, const float heights[])
{
    for (int i = 0; i < list->count; i++) {
        MatchRow row = row_of(app, list, i);
        Rect rect = rect_cut_top(&rest, heights[i]);
        rect_cut_top(&rest, GAP * ui_unit(app->ui));
        if (match_row(app, &row, rect) && app_load_match(app, &list->matches[i])) {
            list->is_importing = false;
            scene_push(&app->scenes, shared_scenes.replay);
        }
    }
}

static void take_in(App *app, Finished *list)
{
    list->is_importing = true;
    if (list->code[0] == '\0') {
        char folder[FOLDER_BYTES];
        Text text = text_in(folder, sizeof folder);
        app_document(app, "", &text);
        errand_choose(app, folder, share_take_dropped);
    } else {
        share_take_in(app, list->code);
    }
}

/* A game of somebody else: its code, or where its file is, or a file that is looked for. */
static void import_row(App *app, Finished *list, Rect row)
{
    bool is_empty = list->code[0] == '\0', has_dialog = errand_has_dialog(app);
    const char *reason = app_reason(
        app, !is_empty || has_dialog,
        N_("Paste a share code or the path of a file first, or drop the file on the window."));
    Button button = {.id = "button.import",
                     .label = app_word(app, N_("Import")),
                     .rect = rect_cut_right(&row, row.w * 0.28f),
                     .reason = reason};
    if (is_empty && has_dialog) {
        button.label = app_word(app, N_("Choose a file"));
    }
    rect_cut_right(&row, GAP * ui_unit(app->ui));
    Field field = {.id = "field.code",
                   .label = app_word(app, N_("Share code or file")),
                   .placeholder = app_word(app, N_("Share code or file")),
                   .rect = row};
    ui_field(app->ui, &field, list->code, sizeof list->code);
    if (ui_button(app->ui, &button)) {
        take_in(app, list);
    }
}

/* Heights of the rows; returns their sum with the gaps. */
static float measure(App *app, const Finished *list, float width, float heights[PAGE_MATCHES])
{
    float height = 0;
    for (int i = 0; i < list->count; i++) {
        MatchRow row = row_of(app, list, i);
        heights[i] = match_row_height(app, &row, width);
        height += heights[i] + GAP * ui_unit(app->ui);
    }
    return height;
}

static void list_part(App *app, Finished *list, Rect rect, const float heights[], float height)
{
    if (list->count == 0) {
        sheet_paragraph(app, "text.none", app_word(app, N_("There is no finished game.")), rect);
        return;
    }
    Rect rest = ui_scroll_begin(app->ui, "list.finished", rect, height);
    rect_cut_right(&rest, 24 * ui_unit(app->ui));
    rows(app, list, rest, heights);
    ui_scroll_end(app->ui);
}

static void finished_frame(Scene *scene)
{
    App *app = scene->app;
    Finished *list = scene->data;
    Sheet sheet = sheet_of(app);
    bool back, turns = false, has_pages = match_pages_has_others(&list->pages);
    float gap = GAP * sheet.unit, heights[PAGE_MATCHES];
    float width = sheet_paper_width(&sheet, 960);
    float height = measure(app, list, width - 24 * sheet.unit, heights);
    float below = (sheet.button + gap) * (float)(1 + has_pages);
    float least = list->count > 0 ? height : sheet.button;
    Rect inner =
        sheet_paper(app, app_word(app, N_("Replays")), (Point){width, least + below}, &back);
    Rect foot = rect_cut_bottom(&inner, below);
    rect_cut_top(&foot, gap);
    if (has_pages) {
        turns = match_pages_row(app, &list->pages, rect_cut_top(&foot, sheet.button));
        rect_cut_top(&foot, gap);
    }
    list_part(app, list, inner, heights, height);
    import_row(app, list, foot);
    if (turns) {
        fill(app, list);
    }
    if (back) {
        scene_pop(&app->scenes);
    }
}

static void finished_back(Scene *scene, const void *answer)
{
    (void)answer;
    Finished *list = scene->data;
    if (list->is_importing) {
        list->is_importing = false;
        list->code[0] = '\0';
        list->pages.first = 0;
    }
    app_drop_match(scene->app);
    fill(scene->app, list);
}

const SceneKind scene_finished = {
    .id = "finished",
    .enter = finished_enter,
    .back = finished_back,
    .takes_files = true,
    .frame = finished_frame,
    .key = sheet_key_back,
    .leave = finished_leave,
};
