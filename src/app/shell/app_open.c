/* Opening and closing. */
#include "app_match.h"
#include "base/log.h"
#include "base/system.h"
#include "crash.h"
#include "documents.h"
#include "errand.h"
#include "i18n/format.h"
#include "keymap.h"
#include "seated.h"
#include "storage/backup.h"
#include "ui/bindings.h"
#include "ui/loop.h"
#include "ui/window.h"

#include <limits.h>
#include <stdlib.h>

#include <unistd.h>

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
        profile_default_folder(system_platform(), &wish, &folder);
    }
    app->profile = profile_open(folder.length > 0 ? app->folder : NULL, &problem);
    if (folder.length == 0) {
        log_line("no home folder; nothing will be kept");
        problem.kind = PROBLEM_NO_FOLDER;
    }
    app->opening = problem;
    app_tell(app, &problem);
}

static UiOptions window_options(App *app)
{
    UiOptions window = {
        .title = "Meja",
        .data_folder = app->data_folder,
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

/* Whether anybody has used this profile: whoever knows the program is not to be welcomed. */
static bool is_used(const App *app)
{
    SavedMatch match;
    return app->settings.has_language || app->roster.count > 0 ||
           profile_unfinished(app->profile, 0, &match, 1) > 0 ||
           profile_finished(app->profile, NULL, 0, &match, 1) > 0;
}

static bool is_first_start(const App *app)
{
    const Options *options = app->options;
    bool has_wish = options->has_plan || options->file || options->start != START_MENU;
    return !has_wish && !options->profile && !options->has_language && !is_used(app);
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
    app->scenes.ui = app->ui;
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

/* A file that cannot be written is told of, and the system's voice stands in for it. */
static void open_narrator(App *app)
{
    const char *file = app->options->speech_file;
    app->narrator = narrator_new(app->ui, &app->catalogue, file, wake, app->ui);
    if (!app->narrator) {
        app_say(app,
                N_("Nothing can be written to {file}; what is spoken goes to "
                   "the system's voice."),
                TR_VALUES(file));
        app->narrator = narrator_new(app->ui, &app->catalogue, NULL, wake, app->ui);
    }
}

/* Whoever has the desktop read aloud is not to look for the key. */
static void listen_at_first(App *app)
{
    if (is_first_start(app) && ui_has_screen_reader()) {
        app->settings.speaks = true;
    }
}

static const char *key_word(const void *context, const char *text)
{
    return app_word(context, text);
}

static void take_commands(App *app)
{
    Keymap map = keymap_of(app->ui, app->profile, app->options->is_developer);
    ui_set_commands(app->ui, map.groups, map.count);
    keymap_read(&map);
    ui_set_key_words(app->ui, key_word, app);
}

bool app_open(App *app, char *problem, size_t capacity)
{
    char sentence[BANNER_BYTES];
    open_profile(app);
    roster_read(&app->roster, app->profile);
    app_take_settings(app);
    UiOptions window = window_options(app);
    app->ui = ui_open(&window, sentence, sizeof sentence);
    if (!app->ui) {
        Text text = text_in(problem, capacity);
        text_append(&text, app_word(app, sentence));
        profile_close(app->profile);
        return false;
    }
    app->roster.ui = app->ui;
    take_commands(app);
    roster_read(&app->roster, app->profile);
    open_narrator(app);
    listen_at_first(app);
    app_apply_settings(app);
    app->thinker = thinker_new(wake, app->ui);
    choose_first_scene(app);
    return true;
}

void app_close(App *app)
{
    Problem problem = {0};
    scene_leave_all(&app->scenes);
    errand_close(app);
    app_remember_person(app);
    app_drop_match(app);
    thinker_free(app->thinker);
    if (!ui_is_fullscreen(app->ui) && app->options->width == 0) {
        WindowPlace place = ui_window_place(app->ui);
        settings_keep_place(app->profile, &place, &problem);
    }
    narrator_free(app->narrator);
    ui_close(app->ui);
    profile_close(app->profile);
    arena_release(&app->words[0]);
    arena_release(&app->words[1]);
}

bool app_document(const App *app, const char *name, Text *out)
{
    if (app->options->profile || !documents_folder(out)) {
        return app_file(app, name, out);
    }
    text_append(out, "/");
    text_append(out, name);
    return true;
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
