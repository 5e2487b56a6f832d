/* All that those who listen can ask for, with its keys, for pads that have too few buttons and for
 * a finger: what is chosen is answered on the screen below, as if its key had been pressed there.
 */
#include "app_commands.h"
#include "flow.h"
#include "ui/bindings.h"

#define PAGE_UNITS 760

static const char *row_id(App *app, const Command *command)
{
    return app_id(app, "listening.", command->id);
}

/* That of the page leads here, and who shares no screen hides nothing. */
static bool is_offered(const App *app, const Command *command)
{
    bool is_shared = app->has_session && !session_is_solo(&app->session);
    return command != &ear_command_menu && (command != &ear_command_alone || is_shared);
}

static void row(Flow *flow, const Command *command)
{
    App *app = flow->app;
    char key[STROKES_BYTES], strokes[STROKES_BYTES];
    Text words = text_in(key, sizeof key), bound = text_in(strokes, sizeof strokes);
    if (ui_command_words(app->ui, command, &words) == DEVICE_PAD) {
        ui_bound(app->ui, command, DEVICE_PAD, &bound);
    }
    FlowRow like = {.id = row_id(app, command),
                    .name = app_command_words(app, command),
                    .value = app_copy(app, key),
                    .buttons = app_copy(app, strokes)};
    if (flow_row(flow, &like)) {
        app->ear_asked = command;
        app->is_asked_by_ear = true;
        scene_pop(&app->scenes);
    }
}

static void run(Flow *flow)
{
    for (size_t i = 0; i < ear_commands.count; i++) {
        if (is_offered(flow->app, ear_commands.commands[i])) {
            row(flow, ear_commands.commands[i]);
        }
    }
}

/* Whoever asks again for what they asked for last presses once. */
static void listening_enter(Scene *scene)
{
    App *app = scene->app;
    const Command *last = app->ear_asked ? app->ear_asked : &ear_command_repeat;
    ui_focus(app->ui, row_id(app, last));
}

static void listening_frame(Scene *scene)
{
    App *app = scene->app;
    flow_sheet(app, app_word(app, N_("Listening")), PAGE_UNITS, "list.listening", run);
}

/* Nothing of another page is opened from here: it would lie above, and not on the screen below. */
static bool listening_key(Scene *scene, KeyPress press)
{
    bool scrolls = press_is(&press, &command_page_up) || press_is(&press, &command_page_down);
    return sheet_key_back(scene, press) || !scrolls;
}

const SceneKind scene_listening = {
    .id = "listening",
    .enter = listening_enter,
    .frame = listening_frame,
    .key = listening_key,
    .is_paper = true,
};
