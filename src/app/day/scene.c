/* The scene of the deals of the day. What is being computed is given up when it is left. */
#include "days.h"

#include "app_match.h"
#include "calendar.h"
#include "i18n/format.h"

#include <math.h>
#include <time.h>

#define MARGIN      24.0f /* units, as what follows */
#define ROWS_WIDTH  520.0f
#define MONTH_WIDTH 500.0f
#define PANEL_LEAST 400.0f
#define ROW_TALL    128.0f /* of a row in an upright window */
#define ROWS_SHARE  0.46f  /* of the width, at most */

#define LOOK_MS 20 /* between two looks at what is computed */
#define MONTH_SHARE                                                                                \
    0.56f /* of the height: how wide the month is where it stands above the panel                  \
           */

/* That of a game; without one the first whose deal waits; of none the first. */
static size_t first_row(const Days *days, const Game *game)
{
    for (size_t row = 0; row < days->count; row++) {
        const DayRow *at = &days->rows[row];
        if (game ? at->ui->game == game : !at->result.is_played) {
            return row;
        }
    }
    return 0;
}

static void days_enter(Scene *scene)
{
    Days *days = arena_alloc(&scene->arena, sizeof *days);
    App *app = scene->app;
    const DaysArgs *args = scene->args;
    *days = (Days){.today = calendar_day_at((int64_t)time(NULL))};
    scene->data = days;
    profile_wait(app->profile, NULL);
    days_look(app, days);
    days_choose(app, days, first_row(days, args->game), days->today);
}

static void days_leave(Scene *scene)
{
    days_give_up(scene->app, scene->data);
}

/* All of it anew: something was shown meanwhile, or a new day has begun. */
static void look_again(App *app, Days *days, int today)
{
    int day = days->day == days->today ? today : days->day;
    days->today = today;
    days_look(app, days);
    days_choose(app, days, days->chosen, day);
}

static void days_back(Scene *scene, const void *answer)
{
    Days *days = scene->data;
    (void)answer;
    app_drop_match(scene->app);
    look_again(scene->app, days, calendar_day_at((int64_t)time(NULL)));
}

static void show_solution(App *app, Days *days)
{
    Session session = par_take(&days->par);
    days->is_solution = false;
    app_take_match(app, &session);
    scene_push(&app->scenes, shared_scenes.replay);
}

/* Beside one another; the calendar goes into the panel where the window is not so wide. */
static void parts(App *app, Days *days, Rect area)
{
    Sheet sheet = sheet_of(app);
    float gap = MARGIN * sheet.unit;
    float least = (ROWS_WIDTH + MONTH_WIDTH + PANEL_LEAST + 2 * MARGIN) * sheet.unit;
    Rect rows, month;
    days->has_month = !sheet.is_portrait && area.w >= least;
    if (sheet.is_portrait) {
        rows = rect_cut_top(&area, (float)days->count * ROW_TALL * sheet.type);
        rect_cut_top(&area, gap);
    } else {
        rows = rect_cut_left(&area, fminf(ROWS_WIDTH * sheet.unit, area.w * ROWS_SHARE));
        rect_cut_left(&area, gap);
    }
    days_rows(app, days, rows);
    if (days->has_month) {
        month = rect_cut_left(&area, MONTH_WIDTH * sheet.unit);
        rect_cut_left(&area, gap);
        month.h = fminf(month.h, days_month_height(app, month.w));
        days_month(app, days, month);
    }
    days_panel(app, days, area);
}

static void days_frame(Scene *scene)
{
    App *app = scene->app;
    Days *days = scene->data;
    Sheet sheet = sheet_of(app);
    bool back;
    float gap = MARGIN * sheet.unit;
    int today = calendar_day_at((int64_t)time(NULL));
    if (today != days->today) {
        look_again(app, days, today);
    }
    scene->game = days_ui(days)->game;
    if (days_step(app, days)) {
        show_solution(app, days);
    }
    sheet_night(app, 0.6f, NULL);
    Rect area = rect_inset(sheet.bounds, gap);
    sheet_head(app, app_word(app, N_("Daily deals")), rect_cut_top(&area, sheet.head), &back);
    parts(app, days, area);
    if (back) {
        scene_pop(&app->scenes);
    }
}

static SceneRest days_rest(const Scene *scene)
{
    const Days *days = scene->data;
    return (SceneRest){.is_busy = days->is_solution,
                       .wake_ms = days->par.is_begun ? LOOK_MS : NEVER_MS};
}

const SceneKind scene_days = {
    .id = "days",
    .args_size = sizeof(DaysArgs),
    .enter = days_enter,
    .back = days_back,
    .frame = days_frame,
    .key = sheet_key_back,
    .rest = days_rest,
    .leave = days_leave,
};
