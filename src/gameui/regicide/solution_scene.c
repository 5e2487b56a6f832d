/* After a lost solo deal of Regicide: looks for a line that would have won it, with its progress
 * and a way out, and shows the line at the table. It lies on the result and goes back to it. */
#include "i18n/format.h"
#include "regicide_ui.h"
#include "result_words.h"
#include "sheet.h"
#include "solution.h"

#include <math.h>

#define WIDTH_UNITS 760
#define LOOK_MS     250

static void wake(void *context)
{
    ui_wake(context);
}

static void solution_enter(Scene *scene)
{
    App *app = scene->app;
    scene->data = solution_new(&app->session.plan.setup, wake, app->ui);
}

static void solution_leave(Scene *scene)
{
    solution_free(scene->data);
}

static const char *explain(App *app, const SolutionNews *news)
{
    switch (news->search) {
    case REGICIDE_SEARCHING:
        return app_word(app, N_("The computer looks at all cards and searches for a way to win."));
    case REGICIDE_FOUND:
        return app_phrase(app, N_("This deal could have been won: {medal}."),
                          TR_VALUES(result_medal_name(app, regicide_medal_of(news->medal))));
    case REGICIDE_GAVE_UP:
        return app_word(app, N_("No way to win was found. There may still be one."));
    }
    return NULL;
}

static const char *progress_words(App *app, const SolutionNews *news)
{
    const char *percent = app_percent(app, news->percent);
    return app_phrase(app, N_("Trying for: {medal}. Enemies defeated: {percent}"),
                      TR_VALUES(result_medal_name(app, regicide_medal_of(news->medal)), percent));
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
    Action line[REGICIDE_LINE_MAX];
    MatchPlan plan = app->session.plan;
    size_t count = solution_line(scene->data, line);
    app_show_line(app, &plan, line, count);
}

/* True when the scene is left. */
static bool foot(Scene *scene, const SolutionNews *news, Rect rect, const Sheet *sheet)
{
    App *app = scene->app;
    bool is_found = news->search == REGICIDE_FOUND;
    float width = fminf(rect.w, 320 * sheet->unit);
    Button button = {.id = "button.cancel",
                     .label = app_word(app, N_("Back")),
                     .rect = rect_around(rect_centre(rect), width, sheet->button),
                     .kind = BUTTON_SECONDARY};
    if (is_found) {
        button.id = "button.show";
        button.label = app_word(app, N_("Show how"));
        button.kind = BUTTON_PRIMARY;
    } else if (news->search == REGICIDE_SEARCHING) {
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
    SolutionNews news = solution_news(scene->data);
    bool back;
    float width = sheet_sheet_width(&sheet, WIDTH_UNITS), bar = 14 * sheet.unit;
    const char *words = explain(app, &news), *progress = progress_words(app, &news);
    float above = sheet_paragraph_height(app, words, width);
    float below = sheet_paragraph_height(app, progress, width);
    Point size = {width, above + below + bar + sheet.button + 56 * sheet.unit};
    Rect inner = sheet_sheet(app, app_word(app, N_("Could this deal be won?")), size, &back);
    Rect rest = rect_cut_bottom(&inner, sheet.button);
    Rect content = ui_scroll_begin(app->ui, "list.solution", inner, above + below + bar);
    sheet_paragraph(app, "text.solution", words, content);
    rect_cut_top(&content, above);
    if (news.search == REGICIDE_SEARCHING) {
        sheet_paragraph(app, "text.progress", progress, content);
        rect_cut_top(&content, below);
        progress_bar(app, news.percent, rect_cut_top(&content, bar));
    }
    ui_scroll_end(app->ui);
    if (foot(scene, &news, rest, &sheet) || back) {
        scene_pop(&app->scenes);
    }
}

static SceneRest solution_rest(const Scene *scene)
{
    SolutionNews news = solution_news(scene->data);
    SceneRest rest = {.is_busy = news.search == REGICIDE_SEARCHING, .wake_ms = NEVER_MS};
    if (rest.is_busy) {
        rest.wake_ms = LOOK_MS;
    }
    return rest;
}

const SceneKind scene_solution = {
    .id = "solution",
    .enter = solution_enter,
    .frame = solution_frame,
    .key = sheet_key_back,
    .rest = solution_rest,
    .leave = solution_leave,
};
