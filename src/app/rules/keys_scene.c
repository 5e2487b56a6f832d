/* All keys, gestures and buttons of a game pad on one page, as they are bound now: a heading for
 * each group of commands, a line for each command, or for several that belong together. */
#include "app_commands.h"
#include "flow.h"
#include "i18n/format.h"
#include "tables/table_commands.h"
#include "ui/bindings.h"

#include "base/limits.h"

#define KEYS_WIDE  0.34f /* of a row: the keys */
#define PAGE_UNITS 1040
#define ROW_GAP    8.0f
#define WORDS_MAX  256 /* bytes */

/* What a gesture does, in words that are marked for translation. */
typedef struct KeyHelp {
    const char *keys, *what;
    const Command *command; /* whose key or button is the {key} of `keys`; or NULL */
} KeyHelp;

static const KeyHelp pointer[] = {
    {N_("Click or tap"), N_("Press a button, pick a card"), NULL},
    {N_("Double click"), N_("Play a card"), NULL},
    {N_("Drag"), N_("Play a card by dropping it on its place; anywhere else it goes back"), NULL},
    {N_("Right button or {key}, while dragging"), N_("The card goes back"), &command_back},
    {N_("Right button, or press and hold"), N_("Enlarge a card; in the notebook: the next mark"),
     NULL},
    {N_("Rest the pointer, or press and hold"), N_("What is this?"), NULL},
    {N_("Hold the button, a finger, or {key}"), N_("The others' turns go by faster"),
     &command_press},
    {N_("Wheel"), N_("Scroll"), NULL},
};

#define BUTTONS_HIGH 40.0f /* units by the text size: a line of drawn buttons */

/* `buttons`: of a pad, drawn in place of the words for them; or NULL. */
static void row(Flow *flow, const KeyHelp *help, const char *buttons, int *number)
{
    App *app = flow->app;
    TextStyle bold = {FONT_BODY_BOLD, SIZE_BODY, ALIGN_LEFT, false};
    float wide = flow->rest.w * KEYS_WIDE, gap = 14 * flow->sheet.unit;
    float line = BUTTONS_HIGH * flow->sheet.type;
    float left = buttons ? line : text_layout(app->ui, help->keys, bold, wide - gap)->h;
    float right = text_layout(app->ui, help->what, STYLE_BODY, flow->rest.w - wide)->h;
    int index = (*number)++;
    Rect rest = flow_take(flow, left > right ? left : right, ROW_GAP);
    if (!flow->is_shown) {
        return;
    }
    Rect place = rect_cut_left(&rest, wide);
    const char *id = app_numbered(app, "keys.", index);
    place.w -= gap;
    if (buttons) {
        ui_tell(app->ui, &(Label){.id = id, .name = help->keys}, place);
        ui_buttons_draw(app->ui, buttons, (Rect){place.x, place.y, place.w, line});
        rest.y += (line - right) / 2 * (line > right);
    } else {
        ui_label(app->ui, id, help->keys, bold, COLOR_GOLD_LIGHT, place);
    }
    ui_label(app->ui, app_numbered(app, "text.keys.", index), help->what, STYLE_BODY, COLOR_PAPER,
             rest);
}

/* `drawn`: in place of the words for them; or NULL. */
static void said_row(Flow *flow, const KeyHelp *said, const char *drawn, int *number)
{
    KeyHelp help = {app_word(flow->app, said->keys), app_word(flow->app, said->what), NULL};
    char bytes[STROKES_BYTES];
    Text key = text_in(bytes, sizeof bytes);
    if (said->command) {
        ui_command_sign(flow->app->ui, said->command, &key);
        help.keys = app_phrase(flow->app, said->keys, TR_VALUES(bytes));
    }
    row(flow, &help, drawn, number);
}

static void heading(Flow *flow, const char *title, int number)
{
    flow_words(flow, app_numbered(flow->app, "heading.keys.", number), app_word(flow->app, title),
               STYLE_HEAD);
}

static void gestures(Flow *flow, int *number)
{
    for (size_t i = 0; i < COUNT_OF(pointer); i++) {
        said_row(flow, &pointer[i], NULL, number);
    }
}

/* Appends the strokes of a command to those before it. */
static void append_strokes(const Ui *ui, const Command *command, Device device, Text *out)
{
    char bound[STROKES_BYTES];
    Text text = text_in(bound, sizeof bound);
    ui_bound(ui, command, device, &text);
    if (bound[0] != '\0') {
        text_append(out, out->length > 0 ? " " : "");
        text_append(out, bound);
    }
}

/* As people read them, a command after another: none has more strokes than can be read. */
static void append_words(const Ui *ui, const Command *command, Device device, Text *out)
{
    char bound[STROKES_BYTES];
    Text text = text_in(bound, sizeof bound);
    ui_bound(ui, command, device, &text);
    if (bound[0] != '\0') {
        text_append(out, out->length > 0 ? ", " : "");
        ui_stroke_words(ui, device, bound, out);
    }
}

/* The first of a row stands for those beside it as well. Returns how many that are. */
static size_t command_row(Flow *flow, const CommandGroup *group, size_t at, Device device,
                          int *number)
{
    App *app = flow->app;
    char words[WORDS_MAX], bytes[WORDS_MAX];
    Text keys = text_in(words, sizeof words), strokes = text_in(bytes, sizeof bytes);
    const Command *first = group->commands[at];
    size_t count = 0;
    do {
        append_words(app->ui, group->commands[at + count], device, &keys);
        append_strokes(app->ui, group->commands[at + count], device, &strokes);
        count++;
    } while (first->row && at + count < group->count &&
             group->commands[at + count]->row == first->row);
    if (keys.length > 0) {
        KeyHelp help = {app_copy(app, words), app_command_words(app, first), NULL};
        if (first->row && count > 1) {
            help.what = app_word(app, first->row);
        }
        row(flow, &help, device == DEVICE_PAD ? bytes : NULL, number);
    }
    return count;
}

static void commands(Flow *flow, const CommandGroup *group, Device device, int *number)
{
    for (size_t i = 0; i < group->count;) {
        i += command_row(flow, group, i, device, number);
    }
}

static void keyboard(Flow *flow, int *number)
{
    const CommandGroup *groups[COMMAND_GROUPS_MAX];
    size_t count = app_command_groups(flow->app->options->is_developer, groups);
    for (size_t i = 0; i < count; i++) {
        bool goes_on = i > 0 && text_equal(groups[i]->title, groups[i - 1]->title);
        if (!goes_on) {
            flow_take(flow, 0, SECTION_GAP);
            heading(flow, groups[i]->title, *number);
        }
        commands(flow, groups[i], DEVICE_KEYS, number);
    }
}

static void touch(Flow *flow, int *number)
{
    flow_take(flow, 0, SECTION_GAP);
    heading(flow, N_("Pointer and touch"), *number);
    gestures(flow, number);
}

static void gamepad(Flow *flow, int *number)
{
    const CommandGroup *groups[COMMAND_GROUPS_MAX];
    size_t count = app_command_groups(flow->app->options->is_developer, groups);
    flow_take(flow, 0, SECTION_GAP);
    heading(flow, N_("Gamepad"), *number);
    said_row(flow, &(KeyHelp){N_("Left stick"), command_left.row, NULL}, "leftx", number);
    said_row(flow, &(KeyHelp){N_("Right stick"), command_page_up.row, NULL}, "rightx", number);
    for (size_t i = 0; i < count; i++) {
        commands(flow, groups[i], DEVICE_PAD, number);
    }
}

/* What was used last comes first. */
static void run(Flow *flow)
{
    int number = 0;
    bool is_pad = ui_device(flow->app->ui) == DEVICE_PAD;
    Button change = {.id = "button.bindings", .label = app_word(flow->app, N_("Change keys"))};
    if (flow_button(flow, &change)) {
        scene_push(&flow->app->scenes, shared_scenes.bindings);
    }
    Button access = {.id = "button.access", .label = app_word(flow->app, N_("Accessibility"))};
    if (flow_button(flow, &access)) {
        scene_push(&flow->app->scenes, shared_scenes.access);
    }
    Button listening = {.id = "button.listening", .label = app_word(flow->app, N_("Listening"))};
    if (flow->app->settings.speaks && flow_button(flow, &listening)) {
        scene_pop(&flow->app->scenes); /* which would else be the screen that is asked about */
        scene_push(&flow->app->scenes, shared_scenes.listening);
    }
    if (is_pad) {
        gamepad(flow, &number);
    }
    keyboard(flow, &number);
    touch(flow, &number);
    if (!is_pad) {
        gamepad(flow, &number);
    }
}

static void keys_frame(Scene *scene)
{
    App *app = scene->app;
    flow_sheet(app, app_word(app, N_("Keys and gestures")), PAGE_UNITS, "list.keys", run);
}

static bool keys_key(Scene *scene, KeyPress press)
{
    if (press_is(&press, &app_command_keys)) {
        scene_pop(&scene->app->scenes);
        return true;
    }
    return sheet_key_back(scene, press);
}

const SceneKind scene_keys = {
    .id = "keys",
    .frame = keys_frame,
    .key = keys_key,
};
