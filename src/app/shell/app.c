/* Opening, the settings that act at once, and the match in play. The loop of frames is in loop.c,
 * words in words.c. */
#include "app.h"

#include "base/log.h"
#include "calendar.h"
#include "core/rng.h"
#include "crash.h"
#include "i18n/format.h"
#include "progress.h"
#include "storage/backup.h"
#include "ui/sound.h"

#include <limits.h>
#include <stdlib.h>
#include <time.h>

#include <sys/random.h>
#include <unistd.h>

#if defined(_WIN32)
#define PLATFORM PLATFORM_WINDOWS
#elif defined(__APPLE__)
#define PLATFORM PLATFORM_MACOS
#else
#define PLATFORM PLATFORM_LINUX
#endif

static void wake(void *context)
{
    ui_wake(context);
}

static void open_profile(App *app)
{
    Text folder = text_in(app->folder, sizeof app->folder);
    Problem problem = {.kind = PROBLEM_NONE};
    FolderWish wish = {getenv("XDG_DATA_HOME"), getenv("HOME"), getenv("APPDATA")};
    if (app->options->profile) {
        text_append(&folder, app->options->profile);
    } else {
        profile_default_folder(PLATFORM, &wish, &folder);
    }
    app->profile = profile_open(folder.length > 0 ? app->folder : NULL, &problem);
    if (folder.length == 0) {
        log_line("no home folder; nothing will be kept");
        problem.kind = PROBLEM_NO_FOLDER;
    }
    app_tell(app, &problem);
}

/* What the command line says holds for this run and is not kept unless it is changed again. */
static void read_settings(App *app)
{
    const Options *options = app->options;
    app->settings = settings_read(app->profile);
    roster_read(&app->roster, app->profile);
    if (options->has_language || !app->settings.has_language) {
        app->settings.language = app->catalogue.language;
    }
    if (options->has_speed) {
        app->settings.speed = options->speed;
    }
    if (options->text_percent > 0) {
        app->settings.text_percent = options->text_percent;
    }
    app->settings.fullscreen |= options->fullscreen;
}

static UiOptions window_options(App *app)
{
    UiOptions window = {
        .title = "Meja",
        .data_folder = app->data_folder,
        .width = 1280,
        .height = 720,
        .x = INT_MIN,
        .y = INT_MIN,
        .fullscreen = app->settings.fullscreen,
        .sound = !app->options->silent,
        .renderer = app->options->renderer,
    };
    WindowPlace place;
    if (app->options->width > 0) {
        window.width = app->options->width;
        window.height = app->options->height;
        window.exact = true;
    } else if (settings_read_place(app->profile, &place)) {
        window.width = place.width;
        window.height = place.height;
        window.x = place.x;
        window.y = place.y;
        window.maximised = place.maximised;
    }
    return window;
}

static void apply_language(App *app)
{
    char bytes[FOLDER_BYTES];
    Text folder = text_in(bytes, sizeof bytes);
    text_append(&folder, app->data_folder);
    text_append(&folder, "/locale");
    if (!catalogue_set_language(&app->catalogue, app->settings.language, bytes)) {
        log_line("no catalogue for %s", language_code(app->settings.language));
        app->settings.language = app->catalogue.language;
    }
}

static void apply_window_settings(App *app)
{
    ui_set_states(app->ui, (StateWords){.on = app_word(app, NC_("state", "on")),
                                        .off = app_word(app, NC_("state", "off")),
                                        .chosen = app_word(app, NC_("state", "chosen"))});
    ui_set_script(app->ui, language_code(app->settings.language));
    ui_set_text_percent(app->ui, app->settings.text_percent);
    ui_set_volume(app->ui, app->settings.volume, app->settings.muted);
    ui_set_music_volume(app->ui, app->settings.music);
    ui_set_calm(app->ui, app->settings.calm);
}

void app_take_settings(App *app)
{
    read_settings(app);
    apply_language(app);
    apply_window_settings(app);
}

static bool is_first_start(const App *app)
{
    const Options *options = app->options;
    bool has_wish = options->has_plan || options->file || options->start != START_MENU;
    return !app->settings.has_language && !options->profile && !has_wish && !options->has_language;
}

/* Whether an earlier run has ended in a crash; one of this run is noted from now on. */
static bool has_crash_report(const App *app)
{
    char bytes[FOLDER_BYTES];
    Text path = text_in(bytes, sizeof bytes);
    if (!app_file(app, CRASH_REPORT, &path)) {
        return false;
    }
    crash_watch(bytes);
    return access(bytes, F_OK) == 0;
}

static void choose_first_scene(App *app)
{
    bool has_crashed = has_crash_report(app);
    app->scenes.app = app;
    if (app->options->has_plan) {
        app_begin_match(app, &app->options->plan);
    } else if (backup_is_offered(app->profile)) {
        scene_switch(&app->scenes, shared_scenes.backup);
    } else if (has_crashed) {
        scene_switch(&app->scenes, shared_scenes.crash);
    } else {
        scene_switch(&app->scenes,
                     is_first_start(app) ? shared_scenes.first_run : shared_scenes.menu);
    }
    scene_change(&app->scenes);
}

bool app_open(App *app, char *problem, size_t capacity)
{
    char sentence[BANNER_BYTES];
    open_profile(app);
    read_settings(app);
    apply_language(app);
    UiOptions window = window_options(app);
    app->ui = ui_open(&window, sentence, sizeof sentence);
    if (!app->ui) {
        Text text = text_in(problem, capacity);
        text_append(&text, app_word(app, sentence));
        profile_close(app->profile);
        return false;
    }
    apply_window_settings(app);
    app->thinker = thinker_new(wake, app->ui);
    choose_first_scene(app);
    return true;
}

void app_close(App *app)
{
    Problem problem;
    scene_leave_all(&app->scenes);
    errand_close(app);
    app_drop_match(app);
    thinker_free(app->thinker);
    if (!ui_is_fullscreen(app->ui) && app->options->width == 0) {
        WindowPlace place = ui_window_place(app->ui);
        settings_keep_place(app->profile, &place, &problem);
    }
    ui_close(app->ui);
    profile_close(app->profile);
    arena_release(&app->words[0]);
    arena_release(&app->words[1]);
}

void app_keep_settings(App *app)
{
    Problem problem;
    apply_window_settings(app);
    settings_keep(app->profile, &app->settings, &problem);
    app_tell(app, &problem);
}

static SeatFace face_of(const App *app, const MatchPlan *plan, Seat seat)
{
    bool is_person = seat < plan->setup.seats && plan->kinds[seat] == SEAT_PERSON;
    const Person *person = is_person ? roster_find(&app->roster, plan->people[seat]) : NULL;
    const char *avatar = person ? person->avatar : roster_avatar(seat % ROSTER_AVATARS);
    return (SeatFace){.picture = roster_picture(avatar),
                      .ring = person ? person->colour & 0xFFFFFF : 0};
}

static void name_seats(App *app)
{
    const MatchPlan *plan = &app->session.plan;
    for (Seat seat = 0; seat < SEAT_LIMIT; seat++) {
        Text name = text_in(app->name_bytes[seat], sizeof app->name_bytes[seat]);
        bool sits = seat < plan->setup.seats; /* else a side that the game itself plays */
        text_append(&name, sits ? app_seat_name(app, plan, seat) : app_word(app, N_("AI")));
        app->seat_names[seat] = app->name_bytes[seat];
        app->seat_faces[seat] = face_of(app, plan, seat);
    }
}

void app_set_language(App *app, Language language)
{
    app->settings.language = language;
    apply_language(app);
    app_keep_settings(app);
    if (app->has_session) {
        name_seats(app);
    }
    scene_reword_all(&app->scenes);
}

void app_toggle_fullscreen(App *app)
{
    app->settings.fullscreen = !ui_is_fullscreen(app->ui);
    ui_set_fullscreen(app->ui, app->settings.fullscreen);
    app_keep_settings(app);
}

void app_tell(App *app, const Problem *problem)
{
    const char *text = problem_text(problem);
    if (!text) {
        return;
    }
    const char *values[PROBLEM_VALUES_MAX + 1] = {NULL};
    for (size_t i = 0; i < phrase_placeholder_count(text) && i < PROBLEM_VALUES_MAX; i++) {
        values[i] = problem->values[i];
    }
    Text banner = text_in(app->banner, sizeof app->banner);
    tr_format(&app->catalogue, text, values, &banner);
    app->banner_until_ms = (app->ui ? ui_now_ms(app->ui) : 0) + BANNER_MS;
}

void app_say(App *app, const char *words)
{
    Text banner = text_in(app->banner, sizeof app->banner);
    text_append(&banner, words);
    app->banner_until_ms = ui_now_ms(app->ui) + BANNER_MS;
}

bool app_file(const App *app, const char *name, Text *out)
{
    if (!profile_is_kept(app->profile) || app->folder[0] == '\0') {
        return false;
    }
    text_append(out, app->folder);
    text_append(out, "/");
    text_append(out, name);
    return true;
}

/* From the system; of a system that has nothing to give, from the clock. */
static uint64_t entropy(void)
{
    uint64_t bits;
    struct timespec now;
    if (getentropy(&bits, sizeof bits) == 0) {
        return bits;
    }
    timespec_get(&now, TIME_UTC);
    Rng rng = rng_seeded((uint64_t)now.tv_sec * 1000000007u ^ (uint64_t)now.tv_nsec);
    bits = rng_next(&rng);
    return bits << 32 | rng_next(&rng);
}

uint64_t app_draw_deal(void)
{
    return 1 + entropy() % (DEAL_LIMIT - 1);
}

/* A number for a deal that has none; and what is known of one that has. */
static void settle_deal(App *app, MatchPlan *plan)
{
    if (plan->setup.seed == SEED_ANY) {
        plan->deal = DEAL_DRAWN;
        plan->setup.seed = plan_has_secrets(plan) ? entropy() % SEED_LIMIT : app_draw_deal();
    }
    plan_choose_leader(plan);
    if (profile_has_finished_deal(app->profile, plan->game, &plan->setup)) {
        plan->deal = DEAL_KNOWN;
    }
}

void app_drop_match(App *app)
{
    if (app->has_session) {
        thinker_drop(app->thinker);
        session_release(&app->session);
        app->has_session = false;
        crash_note_match(NULL);
    }
}

void app_keep_match(App *app)
{
    Problem problem;
    crash_note_match(&app->session);
    if (app->session.line_length > 0) {
        return;
    }
    if (!session_keep(&app->session, app->profile, &problem)) {
        app_tell(app, &problem);
    }
    if (!progress_record(app->profile, &app->session, calendar_day_at((int64_t)time(NULL)),
                         &problem)) {
        app_tell(app, &problem);
    }
    app->is_keeping = true;
}

void app_check_kept(App *app)
{
    Problem problem;
    if (app->is_keeping && profile_is_settled(app->profile)) {
        app->is_keeping = false;
        if (!profile_wait(app->profile, &problem)) {
            app_tell(app, &problem);
        }
    }
}

void app_take_match(App *app, const Session *session)
{
    app_drop_match(app);
    app->session = *session;
    app->has_session = true;
    crash_note_match(&app->session);
    name_seats(app);
}

static void show_match(App *app, const Session *session)
{
    app_take_match(app, session);
    scene_switch(&app->scenes, shared_scenes.table);
}

void app_begin_match(App *app, const MatchPlan *plan)
{
    Session session;
    MatchPlan dealt = *plan;
    settle_deal(app, &dealt);
    session_start(&session, &dealt);
    show_match(app, &session);
    app_keep_match(app);
}

void app_show_line(App *app, const MatchPlan *plan, const Action line[], size_t length)
{
    Session session;
    session_start_line(&session, plan, line, length);
    show_match(app, &session);
}

bool app_load_match(App *app, const SavedMatch *saved)
{
    Problem problem;
    Session session;
    if (!session_resume(&session, app->profile, saved, &problem)) {
        app_tell(app, &problem);
        return false;
    }
    app_take_match(app, &session);
    return true;
}

bool app_find_unfinished(const App *app, SavedMatch *out, bool *has_more)
{
    SavedMatch matches[SAVED_LOOK];
    size_t count = profile_unfinished(app->profile, matches, SAVED_LOOK);
    *has_more = count > 1;
    for (size_t i = 0; i < count; i++) {
        if (game_ui_by_id(matches[i].game)->look) {
            *out = matches[i];
            return true;
        }
    }
    return false;
}

bool app_resume_match(App *app, const SavedMatch *saved)
{
    bool is_loaded = app_load_match(app, saved);
    if (is_loaded) {
        scene_switch(&app->scenes, shared_scenes.table);
    }
    return is_loaded;
}

void app_play_on(App *app, size_t actions, Seat seat)
{
    Session session;
    session_branch(&session, &app->session, actions, seat);
    show_match(app, &session);
    app_keep_match(app);
}
