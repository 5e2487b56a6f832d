/* The keys ask the narrator. Reading aloud begins and ends with one of them, on every screen, so
 * that nobody has to find the settings without seeing. */
#include "listening.h"

#include "app_commands.h"
#include "app_match.h"
#include "game_ui.h"

#include "base/limits.h"
#include "core/message.h"
#include "i18n/format.h"
#include "tables/table_look.h"
#include "ui/bindings.h"
#include "ui/window.h"

static bool is_shared(const App *app)
{
    return app->has_session && !session_is_solo(&app->session);
}

/* Of the game whose table is shown, or NULL. */
static const char *table_title(App *app, const Scene *scene)
{
    const Game *game = app_game_in_view(app);
    return scene->table && game ? app_word(app, game_name(game->id)) : NULL;
}

/* As lists name a card, and in full. */
static EarName name_of(App *app, const Wording *wording, Card card)
{
    char listed[SAVED_NAME_BYTES], full[SAVED_NAME_BYTES];
    Text short_name = text_in(listed, sizeof listed), name = text_in(full, sizeof full);
    wording->look->listed_name(wording, card, CARD_LIMIT, &short_name);
    wording_card(wording, card, &name);
    return (EarName){app_copy(app, listed), app_copy(app, full)};
}

/* The game whose cards the screen speaks of has names for its lists. */
static void follow_names(App *app, const Game *game)
{
    EarName names[CARD_LIMIT];
    Wording wording = {.catalogue = &app->catalogue, .seat_names = app->seat_names};
    size_t count = 0;
    if (narrator_named(app->narrator) == game) {
        return;
    }
    if (game && game_ui_of(game) && game_ui_of(game)->look->listed_name) {
        wording.look = game_ui_of(game)->look;
        count = game->names.card_count;
    }
    for (size_t i = 0; i < count; i++) {
        names[i] = name_of(app, &wording, (Card)i);
    }
    narrator_name(app->narrator, game, names, count);
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

const char *listening_missing(VoiceNeed need)
{
    switch (need) {
    case VOICE_OF_DISPATCHER:
        return N_("No voice was found to read aloud with: please install speech-dispatcher.");
    case VOICE_OF_WINDOWS:
        return N_("No voice was found to read aloud with: please add one in the settings of "
                  "Windows, under Speech.");
    case VOICE_OF_BROWSER:
        return N_("No voice was found to read aloud with: this browser has none. Please add one to "
                  "your system, or use another browser.");
    }
    return "";
}

static void toggle(App *app)
{
    app->settings.speaks = !app->settings.speaks;
    app_keep_settings(app);
    narrator_guide(app->narrator);
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

/* The card that has the focus, with what the rules say of it; of anything else the tip beside it.
 */
static void explain(App *app)
{
    char bytes[BANNER_BYTES];
    Text text = text_in(bytes, sizeof bytes);
    const Scene *scene = scene_top(&app->scenes);
    const Game *game = app_game_in_view(app);
    const GameUi *ui = game ? game_ui_of(game) : NULL;
    Wording wording = {.catalogue = &app->catalogue, .seat_names = app->seat_names};
    unsigned detail = ui_detail_aimed(app->ui);
    if (!ui || detail == 0) {
        narrator_ask(app->narrator, LISTEN_TO_WANTED);
        return;
    }
    wording.look = ui->look;
    wording_card(&wording, card_of_detail(detail), &text);
    text_append(&text, "\n");
    if (ui->card_words) {
        const void *view = scene->table ? table_view(scene->table) : NULL;
        ui->card_words(&wording, card_of_detail(detail), view, &text);
    }
    narrator_explain(app->narrator, bytes);
}

static const struct {
    const Command *command;
    void (*answer)(App *app); /* NULL: the narrator does */
    Listen what;
} answers[] = {
    {&ear_command_aloud, toggle, LISTEN_TO_NOTHING},
    {&ear_command_alone, allow, LISTEN_TO_NOTHING},
    {&ear_command_repeat, repeat, LISTEN_TO_NOTHING},
    {&ear_command_earlier, repeat_earlier, LISTEN_TO_NOTHING},
    {&ear_command_later, repeat_later, LISTEN_TO_NOTHING},
    {&ear_command_explain, explain, LISTEN_TO_NOTHING},
    {&ear_command_place, NULL, LISTEN_TO_PLACE},
    {&ear_command_wanted, NULL, LISTEN_TO_WANTED},
    {&ear_command_choices, NULL, LISTEN_TO_CHOICES},
    {&ear_command_screen, NULL, LISTEN_TO_SCREEN},
    {&ear_command_part, NULL, LISTEN_TO_PART},
    {&ear_command_hand, NULL, LISTEN_TO_HAND},
    {&ear_command_letters, NULL, LISTEN_TO_LETTERS},
};

static void answer(App *app, const Command *command)
{
    for (size_t i = 0; i < COUNT_OF(answers); i++) {
        if (answers[i].command == command && answers[i].answer) {
            answers[i].answer(app);
        } else if (answers[i].command == command) {
            narrator_ask(app->narrator, answers[i].what);
        }
    }
}

/* What was asked for; NULL: nothing of these. While nothing is read aloud that is only to begin,
 * which the button of the page of questions does on the first screen of all: few pads have the
 * other one. */
static const Command *asked(App *app, const KeyPress *press)
{
    bool is_first = scene_top(&app->scenes)->kind == shared_scenes.first_run;
    bool begins = is_first && !app->settings.speaks && press_is(press, &ear_command_menu);
    for (size_t i = 0; i < ear_commands.count && app->settings.speaks; i++) {
        if (press_is(press, ear_commands.commands[i])) {
            return ear_commands.commands[i];
        }
    }
    return begins || press_is(press, &ear_command_aloud) ? &ear_command_aloud : NULL;
}

/* On the page of questions, whether a key or a row asks, it is answered once that is closed. */
static void ask(App *app, const Command *command)
{
    if (scene_top(&app->scenes)->kind == shared_scenes.listening) {
        scene_pop(&app->scenes);
        app->is_asked_by_ear = command != &ear_command_menu;
        app->ear_asked = app->is_asked_by_ear ? command : app->ear_asked;
    } else if (command == &ear_command_menu) {
        scene_push(&app->scenes, shared_scenes.listening);
    } else {
        answer(app, command);
    }
}

bool listening_takes(App *app, const KeyPress *press)
{
    const Command *command = asked(app, press);
    if (command) {
        ask(app, command);
    }
    return command != NULL;
}

void listening_follow(App *app)
{
    const Scene *scene = scene_top(&app->scenes);
    Surroundings around = {.screen = scene->kind,
                           .is_aside = scene->kind == shared_scenes.listening};
    if (app->is_asked_by_ear && !around.is_aside) {
        app->is_asked_by_ear = false;
        answer(app, app->ear_asked);
    }
    if (narrator_is_on(app->narrator)) {
        around.title = table_title(app, scene);
        around.kept_private = kept_private(app);
        around.is_left = ui_is_left(app->ui);
        follow_names(app, app_game_in_view(app));
    }
    narrator_look(app->narrator, &around);
    if (narrator_is_missing(app->narrator) && !app->is_voice_missed) {
        app->is_voice_missed = true;
        app_say(app, listening_missing(voice_need()), NULL);
    }
}
