/* What the program and its screen of bindings ask of the commands; see commands/bindings.h. */
#include "ui/bindings.h"
#include "ui_state.h"

#include <string.h>

void ui_set_commands(Ui *ui, const CommandGroup *const groups[], size_t count)
{
    bindings_take(&ui->input.bindings, groups, count);
}

void ui_set_key_words(Ui *ui, const char *(*word)(const void *context, const char *text),
                      const void *context)
{
    ui->key_word = word;
    ui->key_context = context;
}

bool ui_bind(Ui *ui, const Command *command, Device device, const char *strokes)
{
    return bindings_bind(&ui->input.bindings, command, device, strokes);
}

void ui_bound(const Ui *ui, const Command *command, Device device, Text *out)
{
    const Binding *binding = bindings_find(&ui->input.bindings, command);
    for (size_t i = 0; binding && i < STROKES_MAX; i++) {
        if (binding->strokes[device][i].code != 0) {
            text_append(out, i > 0 ? " " : "");
            stroke_write(device, binding->strokes[device][i], out);
        }
    }
}

void ui_bound_preset(const Command *command, Device device, Preset preset, Text *out)
{
    text_append(out, bindings_preset(command, device, preset));
}

static Stroke first_stroke(Device device, const char *text)
{
    Stroke strokes[STROKES_MAX] = {{0}};
    bool reads = strokes_read(device, text, strokes);
    return reads ? strokes[0] : (Stroke){0};
}

const Command *ui_reserved_for(Device device, const char *stroke)
{
    return bindings_reserved(device, first_stroke(device, stroke));
}

bool ui_stroke_erases(Device device, const char *stroke)
{
    uint32_t code = first_stroke(device, stroke).code;
    return device == DEVICE_KEYS && (code == SDLK_DELETE || code == SDLK_BACKSPACE);
}

size_t ui_clashes(const Ui *ui, const Command *command, Device device, const char *stroke,
                  const Command *out[CLASHES_MAX])
{
    const Binding *binding = bindings_find(&ui->input.bindings, command);
    Stroke wanted = first_stroke(device, stroke);
    if (!binding || wanted.code == 0) {
        return 0;
    }
    return bindings_clashes(&ui->input.bindings, binding, device, wanted, out);
}

/* As a letter that is set as the button. */
static void draw_in_text(const Ui *ui, Stroke stroke, Text *out)
{
    uint32_t letter = pad_letter(ui->pad.kind, stroke);
    char bytes[] = {(char)(0xE0 | letter >> 12), (char)(0x80 | (letter >> 6 & 0x3F)),
                    (char)(0x80 | (letter & 0x3F))};
    if (letter != 0) {
        text_append_bytes(out, bytes, sizeof bytes);
    } else {
        stroke_write(DEVICE_PAD, stroke, out);
    }
}

static void say(const Ui *ui, Device device, Stroke stroke, Text *out)
{
    if (device == DEVICE_PAD) {
        const char *label = pad_label(ui->pad.kind, stroke);
        if (label) {
            text_append(out, label);
        } else {
            stroke_write(device, stroke, out);
        }
    } else {
        stroke_say(stroke, ui->key_word, ui->key_context, out);
    }
}

static void show(const Ui *ui, Device device, Stroke stroke, Text *out)
{
    if (device == DEVICE_PAD) {
        draw_in_text(ui, stroke, out);
    } else {
        say(ui, device, stroke, out);
    }
}

void ui_stroke_words(const Ui *ui, Device device, const char *strokes, Text *out)
{
    Stroke read[STROKES_MAX] = {{0}};
    if (!strokes_read(device, strokes, read)) {
        return;
    }
    for (size_t i = 0; i < STROKES_MAX && read[i].code != 0; i++) {
        text_append(out, i > 0 ? ", " : "");
        show(ui, device, read[i], out);
    }
}

Device ui_device(const Ui *ui)
{
    return ui->pad.is_used ? DEVICE_PAD : DEVICE_KEYS;
}

/* The first of its buttons that the pad has; without a code: none. */
static Stroke button_of(const Ui *ui, const Binding *binding)
{
    for (size_t i = 0; i < STROKES_MAX && binding->strokes[DEVICE_PAD][i].code != 0; i++) {
        if (pad_has(&ui->pad, binding->strokes[DEVICE_PAD][i])) {
            return binding->strokes[DEVICE_PAD][i];
        }
    }
    return (Stroke){0};
}

/* What a tip may name of a command; without a code: nothing. */
static Stroke named(const Ui *ui, const Command *command, Device *device)
{
    const Binding *binding = bindings_find(&ui->input.bindings, command);
    Stroke button = {0}, stroke = {0};
    if (binding) {
        button = ui_device(ui) == DEVICE_PAD ? button_of(ui, binding) : button;
        stroke = button.code != 0 ? button : binding->strokes[DEVICE_KEYS][0];
    }
    *device = button.code != 0 ? DEVICE_PAD : DEVICE_KEYS;
    *device = stroke.code == 0 ? DEVICES : *device;
    return stroke;
}

typedef void WriteStroke(const Ui *ui, Device device, Stroke stroke, Text *out);

static Device write_named(const Ui *ui, const Command *command, WriteStroke *write, Text *out)
{
    Device device;
    Stroke stroke = named(ui, command, &device);
    if (device != DEVICES) {
        write(ui, device, stroke, out);
    }
    return device;
}

Device ui_command_words(const Ui *ui, const Command *command, Text *out)
{
    return write_named(ui, command, say, out);
}

Device ui_command_sign(const Ui *ui, const Command *command, Text *out)
{
    return write_named(ui, command, show, out);
}

void ui_listen(Ui *ui, Device device)
{
    ui->input.listens = device;
    ui->input.heard = (Stroke){0};
}

bool ui_take_heard(Ui *ui, Device device, char out[STROKE_BYTES])
{
    Stroke heard = ui->input.heard;
    if (heard.code == 0) {
        return false;
    }
    Text text = text_in(out, STROKE_BYTES);
    stroke_write(device, heard, &text);
    ui->input.heard = (Stroke){0};
    return true;
}
