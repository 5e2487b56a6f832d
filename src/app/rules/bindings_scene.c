/* Keys and buttons are changed here: a page for each device, the commands under the headings of the
 * page of keys, each with its strokes. What acts on many at once stands below. */
#include "app_commands.h"
#include "binder.h"
#include "i18n/format.h"

#define PAGE_UNITS 1040
#define PART_GAP   11.0f

static const char *bound(const Binder *binder, const Command *command)
{
    char bytes[STROKES_BYTES];
    Text text = text_in(bytes, sizeof bytes);
    ui_bound(binder->app->ui, command, binder->page, &text);
    return app_copy(binder->app, bytes);
}

/* Which strokes stay with a command for good; NULL: none. */
static const char *fixed_words(const Binder *binder, const Command *command)
{
    App *app = binder->app;
    char bytes[STROKES_BYTES];
    Text text = text_in(bytes, sizeof bytes);
    keymap_fixed(app->ui, command, binder->page, &text);
    if (bytes[0] == '\0') {
        return NULL;
    }
    const char *strokes = binding_strokes(app, binder->page, bytes);
    return app_phrase(app, N_("Fixed, so that there is always a way: {keys}"), TR_VALUES(strokes));
}

static void reset_sign(Binder *binder, const Command *command, Rect place)
{
    App *app = binder->app;
    Sign sign = {.id = app_id(app, "bindings.reset.", command->id),
                 .name = app_word(app, N_("As at first")),
                 .icon = "ui/ui-undo"};
    if (keymap_is_changed(app->ui, command, binder->page) && sheet_sign(app, place, &sign)) {
        binding_reset(binder, command);
    }
}

static void command_row(Flow *flow, const Command *command)
{
    Binder *binder = flow->context;
    Rect sign = {0};
    const char *strokes = bound(binder, command);
    FlowRow row = {.id = binding_id(binder, command),
                   .name = app_command_words(flow->app, command),
                   .value = binding_strokes(flow->app, binder->page, strokes),
                   .buttons = binder->page == DEVICE_PAD ? strokes : NULL,
                   .tip = fixed_words(binder, command),
                   .aside = flow->sheet.button,
                   .left_free = &sign};
    if (flow_row(flow, &row)) {
        binding_listen(binder, command);
    }
    if (flow->is_shown) {
        reset_sign(binder, command, sign);
    }
}

static void group(Flow *flow, const CommandGroup *group, bool goes_on, int number)
{
    App *app = flow->app;
    if (!goes_on) {
        flow_take(flow, 0, SECTION_GAP);
        flow_words(flow, app_numbered(app, "heading.bindings.", number),
                   app_word(app, group->title), STYLE_HEAD);
    }
    for (size_t i = 0; i < group->count; i++) {
        command_row(flow, group->commands[i]);
    }
}

static void run(Flow *flow)
{
    static const char *const wanted[DEVICES] = {
        [DEVICE_KEYS] = N_("Choose what is to have another key, then press the key."),
        [DEVICE_PAD] = N_("Choose what is to have another button, then press the button."),
    };
    const Binder *binder = flow->context;
    const Keymap *map = &binder->map;
    flow_words(flow, "text.bindings", app_word(flow->app, wanted[binder->page]), STYLE_BODY);
    for (size_t i = 0; i < map->count; i++) {
        bool goes_on = i > 0 && text_equal(map->groups[i]->title, map->groups[i - 1]->title);
        group(flow, map->groups[i], goes_on, (int)i);
    }
}

static void page_tabs(Binder *binder, Rect line, const Sheet *sheet)
{
    static const struct {
        const char *id, *name, *icon;
    } pages[DEVICES] = {
        [DEVICE_KEYS] = {"bindings.page.keys", N_("Keyboard"), "ui/ui-keyboard"},
        [DEVICE_PAD] = {"bindings.page.pad", N_("Gamepad"), "ui/ui-gamepad"},
    };
    float gap = PART_GAP * sheet->unit, width = (line.w - gap) / DEVICES;
    for (Device i = 0; i < DEVICES; i++) {
        Button tab = {.id = pages[i].id,
                      .label = app_word(binder->app, pages[i].name),
                      .icon = pages[i].icon,
                      .rect = rect_cut_left(&line, width),
                      .kind = BUTTON_TAB,
                      .chosen = binder->page == i};
        rect_cut_left(&line, gap);
        if (ui_button(binder->app->ui, &tab)) {
            binder->page = i;
        }
    }
}

static int sweep_columns(const App *app, const Sheet *sheet)
{
    bool is_narrow = sheet->is_portrait || app->settings.text_percent > 120;
    return is_narrow ? SWEEPS / 2 : SWEEPS;
}

static void sweeps(Binder *binder, Rect rest, const Sheet *sheet)
{
    static const struct {
        const char *id, *name;
    } sweeps[SWEEPS] = {
        [SWEEP_LEFT] = {"bindings.preset.left", N_("Left hand alone")},
        [SWEEP_RIGHT] = {"bindings.preset.right", N_("Right hand alone")},
        [SWEEP_PAGE] = {"bindings.reset.page", N_("Reset this page")},
        [SWEEP_ALL] = {"bindings.reset.all", N_("Reset all")},
    };
    int columns = sweep_columns(binder->app, sheet);
    float gap = PART_GAP * sheet->unit;
    float width = (rest.w - gap * (float)(columns - 1)) / (float)columns;
    for (int i = 0; i < SWEEPS; i++) {
        Point at = {rest.x + (float)(i % columns) * (width + gap),
                    rest.y + (float)(i / columns) * (sheet->button + gap)};
        Button button = {.id = sweeps[i].id,
                         .label = app_word(binder->app, sweeps[i].name),
                         .rect = {at.x, at.y, width, sheet->button}};
        if (ui_button(binder->app->ui, &button)) {
            binding_ask(binder, (BindingSweep)i);
        }
    }
}

static void bindings_frame(Scene *scene)
{
    App *app = scene->app;
    Binder *binder = scene->data;
    Sheet sheet = sheet_of(app);
    bool back;
    int rows = SWEEPS / sweep_columns(app, &sheet);
    float gap = PART_GAP * sheet.unit;
    Rect inner = sheet_paper(app, app_word(app, N_("Change keys")),
                             (Point){PAGE_UNITS * sheet.unit, sheet.bounds.h}, &back);
    binding_hear(binder);
    page_tabs(binder, rect_cut_top(&inner, sheet.button), &sheet);
    rect_cut_top(&inner, gap);
    Rect foot = rect_cut_bottom(&inner, (float)rows * (sheet.button + gap) - gap);
    rect_cut_bottom(&inner, gap);
    flow_region(app, binder, "list.bindings", inner, run);
    sweeps(binder, foot, &sheet);
    binding_question(binder);
    if (back) {
        scene_pop(&app->scenes);
    }
}

static void bindings_enter(Scene *scene)
{
    App *app = scene->app;
    Binder *binder = arena_alloc(&scene->arena, sizeof *binder);
    *binder = (Binder){.app = app,
                       .page = ui_device(app->ui),
                       .map = keymap_of(app->ui, app->profile, app->options->is_developer)};
    scene->data = binder;
}

static void bindings_leave(Scene *scene)
{
    binding_let_go(scene->data);
}

static bool bindings_key(Scene *scene, KeyPress press)
{
    Binder *binder = scene->data;
    if (binder->step == BINDING_CHOOSES) {
        return sheet_key_back(scene, press);
    }
    if (press_is(&press, &command_back)) {
        binding_let_go(binder);
    }
    return true;
}

const SceneKind scene_bindings = {
    .id = "bindings",
    .enter = bindings_enter,
    .frame = bindings_frame,
    .key = bindings_key,
    .leave = bindings_leave,
};
