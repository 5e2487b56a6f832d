/* How a command comes to another stroke: it is waited for, refused where it is fixed, asked about
 * where others have it, and carried out. A row has the focus before and after. */
#include "binder.h"

#include "i18n/format.h"

#define PANEL_UNITS 620
#define WORDS_BYTES 256

const char *binding_id(const Binder *binder, const Command *command)
{
    return app_id(binder->app, "bindings.", command->id);
}

const char *binding_strokes(App *app, Device device, const char *strokes)
{
    char bytes[WORDS_BYTES];
    Text text = text_in(bytes, sizeof bytes);
    ui_stroke_words(app->ui, device, strokes, &text);
    return text.length > 0 ? app_copy(app, bytes) : "—";
}

static void stand_at(Binder *binder, BindingStep step)
{
    Ui *ui = binder->app->ui;
    binder->step = step;
    ui_listen(ui, step == BINDING_LISTENS ? binder->page : DEVICES);
    if (step != BINDING_CHOOSES) {
        ui_focus(ui, "bindings.cancel");
    } else if (binder->command) {
        ui_focus(ui, binding_id(binder, binder->command));
    }
}

void binding_listen(Binder *binder, const Command *command)
{
    binder->command = command;
    binder->adds = false;
    stand_at(binder, BINDING_LISTENS);
}

void binding_let_go(Binder *binder)
{
    if (binder->step != BINDING_CHOOSES) {
        stand_at(binder, BINDING_CHOOSES);
    }
}

void binding_ask(Binder *binder, BindingSweep sweep)
{
    binder->command = NULL;
    binder->sweep = sweep;
    stand_at(binder, BINDING_ASKS);
}

static void carry_out(Binder *binder, bool swaps)
{
    Problem problem = {0};
    keymap_carry_out(&binder->map, &binder->change, swaps, &problem);
    app_tell(binder->app, &problem);
    stand_at(binder, BINDING_CHOOSES);
}

/* Binds the command to these strokes unless something stands in the way. */
static void wish(Binder *binder, const char *strokes)
{
    binder->change = keymap_change(binder->app->ui, binder->command, binder->page, strokes);
    if (binder->change.fixed[0] != '\0') {
        stand_at(binder, BINDING_REFUSED);
    } else if (binder->change.count > 0) {
        stand_at(binder, BINDING_CLASHES);
    } else {
        carry_out(binder, false);
    }
}

void binding_reset(Binder *binder, const Command *command)
{
    char bytes[STROKES_BYTES];
    Text text = text_in(bytes, sizeof bytes);
    ui_bound_preset(command, binder->page, PRESET_FIRST, &text);
    binder->command = command;
    wish(binder, bytes);
}

static void wish_heard(Binder *binder, const char *heard)
{
    char bytes[STROKES_BYTES];
    Text text = text_in(bytes, sizeof bytes);
    if (ui_stroke_erases(binder->page, heard)) {
        wish(binder, "");
    } else if (binder->adds &&
               keymap_with(binder->app->ui, binder->command, binder->page, heard, &text)) {
        wish(binder, bytes);
    } else {
        wish(binder, heard);
    }
}

void binding_hear(Binder *binder)
{
    char heard[STROKE_BYTES];
    if (binder->step != BINDING_LISTENS || !ui_take_heard(binder->app->ui, binder->page, heard)) {
        return;
    }
    if (ui_reserved_for(binder->page, heard) == &command_back) {
        stand_at(binder, BINDING_CHOOSES);
    } else {
        wish_heard(binder, heard);
    }
}

static void sweep(Binder *binder)
{
    static const Preset presets[SWEEPS] = {[SWEEP_LEFT] = PRESET_LEFT,
                                           [SWEEP_RIGHT] = PRESET_RIGHT,
                                           [SWEEP_PAGE] = PRESET_FIRST,
                                           [SWEEP_ALL] = PRESET_FIRST};
    for (Device device = 0; device < DEVICES; device++) {
        Problem problem = {0};
        if (device == binder->page || binder->sweep == SWEEP_ALL) {
            keymap_take_preset(&binder->map, device, presets[binder->sweep], &problem);
            app_tell(binder->app, &problem);
        }
    }
    stand_at(binder, BINDING_CHOOSES);
}

static void paragraph(Flow *flow, const char *text)
{
    flow_words(flow, "text.question", text, STYLE_BODY);
}

static bool choice(Flow *flow, const char *id, const char *label, const char *reason)
{
    return flow_button(flow, &(Button){.id = id, .label = label, .reason = reason});
}

static void heading(Flow *flow, const Binder *binder)
{
    flow_words(flow, "heading.change", app_command_words(flow->app, binder->command), STYLE_HEAD);
}

static void cancel(Flow *flow, Binder *binder)
{
    if (choice(flow, "bindings.cancel", app_word(flow->app, N_("Cancel")), NULL)) {
        binding_let_go(binder);
    }
}

static const char *none_word(const Binder *binder)
{
    return app_word(binder->app, binder->page == DEVICE_PAD ? N_("No button") : N_("No key"));
}

static void clear(Flow *flow, Binder *binder)
{
    if (choice(flow, "bindings.clear", none_word(binder), NULL)) {
        wish(binder, "");
    }
}

/* Whether what it has is to stay. */
static void more(Flow *flow, Binder *binder)
{
    App *app = flow->app;
    char bytes[STROKES_BYTES];
    Text text = text_in(bytes, sizeof bytes);
    if (!keymap_has_room(app->ui, binder->command, binder->page)) {
        return;
    }
    ui_bound(app->ui, binder->command, binder->page, &text);
    const char *keys = binding_strokes(app, binder->page, bytes);
    Button button = {.id = "bindings.more",
                     .label = app_phrase(app, N_("Keep {keys} as well"), TR_VALUES(keys)),
                     .kind = BUTTON_TAB,
                     .chosen = binder->adds};
    if (flow_button(flow, &button)) {
        binder->adds = !binder->adds;
    }
}

static void listens(Flow *flow)
{
    Binder *binder = flow->context;
    App *app = flow->app;
    heading(flow, binder);
    if (binder->page == DEVICE_PAD) {
        const char *values[] = {binding_strokes(app, DEVICE_PAD, "b"),
                                binding_strokes(app, DEVICE_PAD, "a"), NULL};
        paragraph(flow, app_phrase(app,
                                   N_("Press the new button. {back} leaves it as it was, {press} "
                                      "offers what stands below."),
                                   values));
    } else {
        paragraph(flow, app_word(app, N_("Press the new key. Esc leaves it as it was, Delete takes "
                                         "it away.")));
    }
    more(flow, binder);
    clear(flow, binder);
    cancel(flow, binder);
}

static void refused(Flow *flow)
{
    Binder *binder = flow->context;
    App *app = flow->app;
    const char *key = binding_strokes(app, binder->page, binder->change.fixed);
    heading(flow, binder);
    paragraph(flow, app_phrase(app, N_("{key} is fixed, so that there is always a way."),
                               TR_VALUES(key)));
    if (choice(flow, "bindings.again",
               app_word(app, binder->page == DEVICE_PAD ? N_("Another button") : N_("Another key")),
               NULL)) {
        stand_at(binder, BINDING_LISTENS);
    }
    more(flow, binder);
    clear(flow, binder);
    cancel(flow, binder);
}

static void clashes(Flow *flow)
{
    Binder *binder = flow->context;
    App *app = flow->app;
    const KeyChange *change = &binder->change;
    const char *names[KEYMAP_OTHERS], *can_swap = NULL;
    for (size_t i = 0; i < change->count; i++) {
        names[i] = app_command_words(app, change->others[i]);
    }
    const char *values[] = {binding_strokes(app, change->device, change->taken),
                            app_list(app, names, change->count), NULL};
    heading(flow, binder);
    paragraph(flow, app_phrase(app, N_("{keys} already means: {commands}"), values));
    can_swap = app_reason(app, change->given[0] != '\0', N_("There is nothing to give in return."));
    bool swaps = choice(flow, "bindings.swap", app_word(app, N_("Swap")), can_swap);
    bool replaces = choice(flow, "bindings.replace", app_word(app, N_("Take it away there")), NULL);
    cancel(flow, binder);
    if (swaps || replaces) {
        carry_out(binder, swaps);
    }
}

static void asks(Flow *flow)
{
    static const char *const questions[SWEEPS] = {
        [SWEEP_LEFT] = N_("All of this page for the left hand alone?"),
        [SWEEP_RIGHT] = N_("All of this page for the right hand alone?"),
        [SWEEP_PAGE] = N_("This page as at first?"),
        [SWEEP_ALL] = N_("All keys and buttons as at first?"),
    };
    Binder *binder = flow->context;
    App *app = flow->app;
    paragraph(flow, app_word(app, questions[binder->sweep]));
    bool agrees = choice(flow, "bindings.agree", app_word(app, N_("Change")), NULL);
    cancel(flow, binder);
    if (agrees) {
        sweep(binder);
    }
}

void binding_question(Binder *binder)
{
    static void (*const runs[])(Flow *) = {[BINDING_LISTENS] = listens,
                                           [BINDING_REFUSED] = refused,
                                           [BINDING_CLASHES] = clashes,
                                           [BINDING_ASKS] = asks};
    App *app = binder->app;
    Rect bounds = ui_bounds(app->ui);
    float unit = ui_unit(app->ui), margin = 24 * unit;
    if (binder->step == BINDING_CHOOSES) {
        return;
    }
    ui_cover(app->ui, app_word(app, N_("A question lies over it.")));
    draw_fill(ui_draw(app->ui), bounds, color_faded(COLOR_INK, 0.6f));
    float wide = bounds.w - 2 * margin;
    wide = wide < PANEL_UNITS * unit ? wide : PANEL_UNITS * unit;
    Rect room = rect_around(rect_centre(bounds), wide, bounds.h - 2 * margin);
    flow_panel_middle(app, binder, "list.change", room, runs[binder->step]);
}
