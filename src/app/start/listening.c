/* The keys ask the narrator. Reading aloud begins and ends with one of them, on every screen, so
 * that nobody has to find the settings without seeing. */
#include "listening.h"

#include "app_commands.h"
#include "game_ui.h"

#include "base/limits.h"
#include "core/message.h"
#include "i18n/format.h"
#include "ui/bindings.h"

static bool is_shared(const App *app)
{
    return app->has_session && !session_is_solo(&app->session);
}

/* The game whose table is shown, or NULL. */
static const char *table_title(App *app, const Scene *scene)
{
    const Game *game = scene->game;
    if (!game && app->has_session) {
        game = app->session.plan.game;
    }
    return scene->table && game ? app_word(app, game_name(game->id)) : NULL;
}

/* What is said of a hand while others may hear it. */
static const char *kept_private(App *app)
{
    char bytes[64];
    Text key = text_in(bytes, sizeof bytes);
    if (!is_shared(app) || app->is_alone_with_ears) {
        return NULL;
    }
    ui_command_words(app->ui, &ear_command_alone, &key);
    return app_phrase(app, N_("Only you may see this. If nobody else hears, press {key}."),
                      TR_VALUES(bytes));
}

void listening_follow(App *app)
{
    const Scene *scene = scene_top(&app->scenes);
    Surroundings around = {.screen = scene->kind};
    if (narrator_is_on(app->narrator)) {
        around.title = table_title(app, scene);
        around.kept_private = kept_private(app);
    }
    narrator_look(app->narrator, &around);
    if (narrator_is_missing(app->narrator) && !app->is_voice_missed) {
        app->is_voice_missed = true;
        app_say(app, app_word(app, N_("No voice was found to read aloud with: please install "
                                      "speech-dispatcher.")));
    }
}

static void toggle(App *app)
{
    app->settings.speaks = !app->settings.speaks;
    app_keep_settings(app);
}

static void allow(App *app)
{
    app->is_alone_with_ears = true;
}

static void repeat(App *app)
{
    narrator_repeat(app->narrator, 0);
}

static void repeat_earlier(App *app)
{
    narrator_repeat(app->narrator, -1);
}

static void repeat_later(App *app)
{
    narrator_repeat(app->narrator, 1);
}

static void say_place(App *app)
{
    narrator_say_place(app->narrator);
}

static void say_wanted(App *app)
{
    narrator_say_wanted(app->narrator);
}

static void read_choices(App *app)
{
    narrator_read_choices(app->narrator);
}

static void read_screen(App *app)
{
    narrator_read_screen(app->narrator);
}

static const struct {
    const Command *command;
    void (*answer)(App *app);
} answers[] = {
    {&ear_command_alone, allow},
    {&ear_command_repeat, repeat},
    {&ear_command_earlier, repeat_earlier},
    {&ear_command_later, repeat_later},
    {&ear_command_place, say_place},
    {&ear_command_wanted, say_wanted},
    {&ear_command_choices, read_choices},
    {&ear_command_screen, read_screen},
};

bool listening_takes(App *app, const KeyPress *press)
{
    if (press_is(press, &ear_command_aloud)) {
        toggle(app);
        return true;
    }
    for (size_t i = 0; i < COUNT_OF(answers) && app->settings.speaks; i++) {
        if (press_is(press, answers[i].command)) {
            answers[i].answer(app);
            return true;
        }
    }
    return false;
}
