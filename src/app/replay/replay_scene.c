/* The replay as a scene: entering, running on by itself, the frame, keys, leaving. */
#include "app_commands.h"
#include "app_match.h"
#include "replay.h"
#include "tables/table_hand.h"

#include "coach_words.h"
#include "host_strip.h"
#include "match_picture.h"

#include <string.h>

#define REST_MS      700 /* at normal speed, between two actions */
#define REST_LEAST   60
#define FOLLOW_MS    700 /* between two looks at what another window has played since */
#define LOG_WIDTH    330.0f
#define LOG_SHARE    0.2f /* of the height, in a portrait window */
#define PARTS_MARGIN 12.0f
#define PLATE_LINES  3U

/* Who looks on wants to see where the match stands. */
static size_t first_shown(const Session *session, const ReplayArgs *args)
{
    if (args->is_told) {
        return args->remark.index;
    }
    return session->is_elsewhere ? session->match.position : args->from;
}

static void replay_enter(Scene *scene)
{
    App *app = scene->app;
    Replay *replay = arena_alloc(&scene->arena, sizeof *replay);
    const Session *session = &app->session;
    Seat seat = session->people != 0 ? seats_first(session->people) : 0;
    bool is_other = seats_have(session->stand_ins, seat);
    TableSetting setting = {.look = game_ui_of(session->plan.game)->look,
                            .ui = app->ui,
                            .catalogue = &app->catalogue,
                            .seat_names = app->seat_names,
                            .faces = app->seat_faces,
                            .seats = session->plan.setup.seats,
                            .is_watched = true,
                            .names_all = is_other};
    *replay = (Replay){.app = app, .speed = app->settings.speed};
    replay->has_log = !sheet_of(app).is_portrait;
    replay->seat = seat;
    replay->table = table_new(&setting);
    scene->table = replay->table;
    TableTaste taste = settings_taste(&app->settings);
    table_set_taste(replay->table, &taste);
    table_set_speed(replay->table, replay->speed);
    match_log_init(&replay->log, &session->match, table_wording(replay->table), replay->seat);
    replay->log.names_all = is_other;
    scene->data = replay;
    const ReplayArgs *args = scene->args;
    replay->title = args->title;
    if (args->is_told) {
        replay->remark = &args->remark;
        replay->seat = args->remark.seat;
        match_log_begin(&replay->log, replay->seat);
    }
    replay_go(replay, first_shown(session, args));
    ui_focus(app->ui, "replay.place");
}

static void replay_leave(Scene *scene)
{
    Replay *replay = scene->data;
    table_free(replay->table);
    match_log_release(&replay->log);
}

static uint64_t rest_ms(const Replay *replay)
{
    switch (replay->speed) {
    case SPEED_SLOW:
        return REST_MS * 2;
    case SPEED_NORMAL:
        return REST_MS;
    case SPEED_FAST:
        return REST_MS / 3;
    case SPEED_FASTEST:
        return REST_MS / 6;
    case SPEED_INSTANT:
        return REST_LEAST;
    }
    return REST_MS;
}

static float bar_height(const Sheet *sheet)
{
    return sheet->button + PARTS_MARGIN * sheet->unit;
}

static HostStrip strip_of(const Replay *replay)
{
    return (HostStrip){.id = "coach.words",
                       .words = coach_lesson_words(replay->app, replay->remark),
                       .close_id = "coach.close"};
}

ReplayParts replay_parts(const Replay *replay)
{
    Sheet sheet = sheet_of(replay->app);
    ReplayParts parts = {.table = sheet.bounds};
    float bar = bar_height(&sheet);
    parts.top = rect_cut_top(&parts.table, bar);
    if (replay_is_told(replay)) {
        HostStrip strip = strip_of(replay);
        parts.host = rect_cut_top(&parts.table, host_strip_height(replay->app, &strip));
    }
    parts.bottom = rect_cut_bottom(&parts.table, sheet.is_portrait ? 2 * bar : bar);
    if (replay->has_log) {
        parts.log =
            sheet_cut_last(&sheet, &parts.table, parts.table.h * LOG_SHARE, LOG_WIDTH * sheet.unit);
        parts.log = rect_inset(parts.log, PARTS_MARGIN * sheet.unit);
    }
    return parts;
}

/* The last of these lines. */
static const char *last_lines(const char *words, unsigned count)
{
    const char *from = words + strlen(words);
    for (unsigned lines = 0; from > words && lines < count; from--) {
        lines += from[-1] == '\n';
    }
    return *from == '\n' ? from + 1 : from;
}

/* Of a long story what was done and what came of it in the end: a plate has no room for more, and
 * the log tells all of it. */
static void tell_story(Replay *replay, const char *words)
{
    Text told = text_in(replay->told, sizeof replay->told);
    const char *end = strchr(words, '\n');
    const char *last = last_lines(words, PLATE_LINES - 1);
    if (end && last > end + 1) {
        text_append_bytes(&told, words, (size_t)(end + 1 - words));
        words = last;
    }
    text_append(&told, words);
}

/* What the step that is shown was, on the plate of a table that has one; before the first, what
 * there is to be seen. */
static void tell_step(Replay *replay)
{
    const char *words = NULL;
    if (replay->shown > 0) {
        tell_story(replay, match_log_at(&replay->log, replay->shown - 1));
        words = replay->told;
    } else if (replay->app->session.is_example) {
        words = app_word(replay->app, N_("The computer found these moves. Step through them, or "
                                         "let them play."));
    }
    table_set_status(replay->table, words, false);
}

/* What the coach remarks; false: nothing. */
static bool put_away(Replay *replay)
{
    bool is_told = replay_is_told(replay);
    if (is_told) {
        replay->remark = NULL;
    }
    return is_told;
}

/* Until it is put away. */
static void tell_remark(Replay *replay, Rect rect)
{
    if (!replay_is_told(replay)) {
        return;
    }
    HostStrip strip = strip_of(replay);
    if (host_strip(replay->app, rect, &strip) == HOST_CLOSED) {
        put_away(replay);
    }
}

static void take_news(Replay *replay)
{
    if (app_follow_match(replay->app)) {
        match_log_begin(&replay->log, replay->log.reader);
        if (replay->shown > replay_length(replay)) {
            replay_go(replay, replay_length(replay));
        }
    }
}

/* Of a match that another window plays: who has seen all of it sees what comes. */
static void follow(Replay *replay)
{
    App *app = replay->app;
    uint64_t now = ui_now_ms(app->ui);
    if (!app->session.is_elsewhere) {
        return;
    }
    replay->keeps_up = replay->keeps_up || replay->shown == replay_length(replay);
    if (now >= replay->follow_ms) {
        replay->follow_ms = now + FOLLOW_MS;
        take_news(replay);
    }
    if (replay->keeps_up && replay->phase == REPLAY_STILL) {
        replay_run(replay);
    }
}

static void replay_frame(Scene *scene)
{
    Replay *replay = scene->data;
    Action chosen;
    follow(replay);
    replay_go_on(replay, rest_ms(replay));
    ReplayParts parts = replay_parts(replay);
    tell_step(replay);
    table_frame(replay->table, parts.table, &chosen);
    replay_bars(replay, &parts);
    ui_section(replay->app->ui, SECTION_SIDE);
    if (replay->has_log) {
        replay_log(replay, parts.log);
    }
    ui_section(replay->app->ui, SECTION_UNNAMED);
    tell_remark(replay, parts.host);
    if (replay->plays_on) {
        app_play_on(replay->app, replay->shown, replay->seat);
    }
}

static bool shortcut(Replay *replay, const KeyPress *press)
{
    bool runs = press_is(press, &replay_command_run);
    bool tells = press_is(press, &replay_command_log);
    bool goes_back = press_is(press, &replay_command_back);
    bool goes_on = press_is(press, &replay_command_step);
    if (runs) {
        replay_run(replay);
    } else if (tells) {
        replay->has_log = !replay->has_log;
    } else if (goes_back) {
        replay_go(replay, replay->shown - (replay->shown > 0));
    } else if (goes_on) {
        replay_step(replay);
    }
    return runs || tells || goes_back || goes_on;
}

static bool replay_key(Scene *scene, KeyPress press)
{
    Replay *replay = scene->data;
    bool is_let_go =
        press_is(&press, &command_back) && (put_away(replay) || table_let_go(replay->table));
    return is_let_go || shortcut(replay, &press) || sheet_key_back(scene, press);
}

static void replay_settle(Scene *scene)
{
    Replay *replay = scene->data;
    table_settle(replay->table);
}

static SceneRest replay_rest(const Scene *scene)
{
    const Replay *replay = scene->data;
    bool is_running = replay_phase_runs(replay->phase);
    int idle_ms = replay->app->session.is_elsewhere ? FOLLOW_MS : NEVER_MS;
    return (SceneRest){.is_moving =
                           table_is_moving(replay->table) || replay_phase_moves(replay->phase),
                       .is_busy = is_running,
                       .wake_ms = is_running ? 20 : idle_ms};
}

static void replay_reword(Scene *scene)
{
    Replay *replay = scene->data;
    match_log_begin(&replay->log, replay->log.reader);
    match_picture_recall(replay->table, &replay->app->session.match, replay->shown, replay->seat);
}

static int tension(const Scene *scene)
{
    const Replay *replay = scene->data;
    return replay->tension;
}

const SceneKind scene_replay = {
    .id = "replay",
    .music = MUSIC_TABLE,
    .tension = tension,
    .args_size = sizeof(ReplayArgs),
    .enter = replay_enter,
    .frame = replay_frame,
    .key = replay_key,
    .settle = replay_settle,
    .rest = replay_rest,
    .reword = replay_reword,
    .leave = replay_leave,
};
