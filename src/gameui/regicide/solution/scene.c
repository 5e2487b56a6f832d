/* After a lost solo deal of Regicide: looks for a line that would have won it, with its progress
 * and a way out, and opens the line in the replay. It lies on the result and goes back to it. */
#include "app_match.h"
#include "i18n/format.h"
#include "regicide/ending.h"
#include "regicide/pieces.h"
#include "regicide/solution/search.h"
#include "result_words.h"
#include "sheet.h"
#include "ui/loop.h"

#include <math.h>

#define WIDTH_UNITS 760
#define LOOK_MS     250

typedef struct Search {
    Solution *solution;
    Session other; /* while the line is shown: the match that was lost */
    bool is_shown;
} Search;

static void wake(void *context)
{
    ui_wake(context);
}

static void solution_enter(Scene *scene)
{
    App *app = scene->app;
    Search *search = arena_alloc(&scene->arena, sizeof *search);
    search->solution = solution_new(&app->session.plan.setup, wake, app->ui);
    scene->data = search;
}

static void solution_leave(Scene *scene)
{
    Search *search = scene->data;
    solution_free(search->solution);
    if (search->is_shown) {
        session_release(&search->other);
    }
}

/* Comes back from the replay: the match that was lost is the app's again. */
static void solution_back(Scene *scene, const void *answer)
{
    Search *search = scene->data;
    (void)answer;
    if (search->is_shown) {
        app_exchange_match(scene->app, &search->other);
        session_release(&search->other);
        search->is_shown = false;
    }
}

static const char *explain(App *app, const SolutionNow *now)
{
    switch (now->search) {
    case REGICIDE_SEARCHING:
        return app_word(app, N_("The computer looks at all cards and searches for a way to win."));
    case REGICIDE_FOUND:
        return app_phrase(app, N_("This deal could have been won: {medal}."),
                          TR_VALUES(result_medal_name(app, regicide_medal_of(now->medal))));
    case REGICIDE_GAVE_UP:
        return app_word(app, N_("No way to win was found. There may still be one."));
    }
    return NULL;
}

static const char *progress_words(App *app, const SolutionNow *now)
{
    const char *percent = app_percent(app, now->percent);
    return app_phrase(app, N_("Trying for: {medal}. Enemies defeated: {percent}"),
                      TR_VALUES(result_medal_name(app, regicide_medal_of(now->medal)), percent));
}

static void progress_bar(App *app, int percent, Rect rect)
{
    Rect done = rect;
    done.w = rect.w * (float)percent / 100;
    draw_fill(ui_draw(app->ui), rect, COLOR_BUTTON);
    draw_fill(ui_draw(app->ui), done, COLOR_GOLD);
}

static void show_line(Scene *scene)
{
    App *app = scene->app;
    Search *search = scene->data;
    Action line[REGICIDE_LINE_MAX];
    size_t count = solution_line(search->solution, line);
    session_start_line(&search->other, &app->session.plan, line, count);
    app_exchange_match(app, &search->other);
    search->is_shown = true;
    scene_push(&app->scenes, shared_scenes.replay);
}

/* Draws the foot; true when the scene is left. */
static bool foot(Scene *scene, const SolutionNow *now, Rect rect, const Sheet *sheet)
{
    App *app = scene->app;
    bool is_found = now->search == REGICIDE_FOUND;
    float width = fminf(rect.w, 320 * sheet->unit);
    Button button = {.id = "button.cancel",
                     .label = app_word(app, N_("Back")),
                     .rect = rect_around(rect_centre(rect), width, sheet->button),
                     .kind = BUTTON_SECONDARY};
    if (is_found) {
        button.id = "button.show";
        button.label = app_word(app, N_("Show how"));
        button.kind = BUTTON_PRIMARY;
    } else if (now->search == REGICIDE_SEARCHING) {
        button.label = app_word(app, N_("Cancel"));
    }
    bool is_pressed = ui_button(app->ui, &button);
    if (is_pressed && is_found) {
        show_line(scene);
    }
    return is_pressed && !is_found;
}

static void solution_frame(Scene *scene)
{
    App *app = scene->app;
    Sheet sheet = sheet_of(app);
    SolutionNow now = solution_now(((Search *)scene->data)->solution);
    bool back;
    float width = sheet_paper_width(&sheet, WIDTH_UNITS), bar = 14 * sheet.unit;
    const char *words = explain(app, &now), *progress = progress_words(app, &now);
    float above = sheet_paragraph_height(app, words, width);
    float below = sheet_paragraph_height(app, progress, width);
    Point size = {width, above + below + bar + sheet.button + 56 * sheet.unit};
    Rect inner = sheet_paper(app, app_word(app, N_("Could this deal be won?")), size, &back);
    Rect rest = rect_cut_bottom(&inner, sheet.button);
    Rect content = ui_scroll_begin(app->ui, "list.solution", inner, above + below + bar);
    sheet_paragraph(app, "text.solution", words, content);
    rect_cut_top(&content, above);
    if (now.search == REGICIDE_SEARCHING) {
        sheet_paragraph(app, "text.progress", progress, content);
        rect_cut_top(&content, below);
        progress_bar(app, now.percent, rect_cut_top(&content, bar));
    }
    ui_scroll_end(app->ui);
    if (foot(scene, &now, rest, &sheet) || back) {
        scene_pop(&app->scenes);
    }
}

static SceneRest solution_rest(const Scene *scene)
{
    SolutionNow now = solution_now(((const Search *)scene->data)->solution);
    bool is_busy = now.search == REGICIDE_SEARCHING;
    return (SceneRest){.is_busy = is_busy, .wake_ms = is_busy ? LOOK_MS : NEVER_MS};
}

const SceneKind scene_solution = {
    .id = "solution",
    .enter = solution_enter,
    .back = solution_back,
    .frame = solution_frame,
    .key = sheet_key_back,
    .rest = solution_rest,
    .leave = solution_leave,
};
