/* A list in the order of the groups, looked through from front to back: there are a hundred
 * commands, and a person presses few keys in a second. */
#include "bindings.h"

#include "base/assert.h"
#include "base/limits.h"

#include <string.h>

/* Whatever else is bound to what: one can go back, act, and move. */
static const struct {
    Device device;
    const char *stroke;
    const Command *command;
} reserved[] = {
    {DEVICE_KEYS, "Esc", &command_back},   {DEVICE_KEYS, "Enter", &command_press},
    {DEVICE_KEYS, "Tab", &command_next},   {DEVICE_KEYS, "Shift+Tab", &command_previous},
    {DEVICE_KEYS, "Left", &command_left},  {DEVICE_KEYS, "Right", &command_right},
    {DEVICE_KEYS, "Up", &command_up},      {DEVICE_KEYS, "Down", &command_down},
    {DEVICE_PAD, "b", &command_back},      {DEVICE_PAD, "a", &command_press},
    {DEVICE_PAD, "dpleft", &command_left}, {DEVICE_PAD, "dpright", &command_right},
    {DEVICE_PAD, "dpup", &command_up},     {DEVICE_PAD, "dpdown", &command_down},
};

void bindings_init(Bindings *bindings)
{
    static const CommandGroup *const own[] = {&ui_commands};
    buffer_init(&bindings->items, sizeof(Binding));
    bindings_take(bindings, own, COUNT_OF(own));
}

void bindings_release(Bindings *bindings)
{
    buffer_release(&bindings->items);
}

const char *bindings_preset(const Command *command, Device device, Preset preset)
{
    const char *const texts[DEVICES][PRESETS] = {
        [DEVICE_KEYS] = {command->keys, command->left, command->right},
        [DEVICE_PAD] = {command->pad, command->pad_left, command->pad_right},
    };
    const char *text = texts[device][preset];
    if (!text) {
        text = texts[device][PRESET_FIRST];
    }
    return text ? text : "";
}

void bindings_take(Bindings *bindings, const CommandGroup *const groups[], size_t count)
{
    buffer_truncate(&bindings->items, 0);
    for (size_t i = 0; i < count; i++) {
        for (size_t j = 0; j < groups[i]->count; j++) {
            Binding binding = {.command = groups[i]->commands[j], .group = groups[i]};
            for (Device device = 0; device < DEVICES; device++) {
                bool reads =
                    strokes_read(device, bindings_preset(binding.command, device, PRESET_FIRST),
                                 binding.strokes[device]);
                ASSERT(reads);
            }
            buffer_push(&bindings->items, &binding);
        }
    }
}

Binding *bindings_find(const Bindings *bindings, const Command *command)
{
    for (size_t i = 0; i < bindings->items.count; i++) {
        Binding *binding = buffer_at(&bindings->items, i);
        if (binding->command == command) {
            return binding;
        }
    }
    return NULL;
}

const Command *bindings_reserved(Device device, Stroke stroke)
{
    for (size_t i = 0; i < COUNT_OF(reserved); i++) {
        Stroke known[STROKES_MAX];
        bool reads = strokes_read(device, reserved[i].stroke, known);
        if (reserved[i].device == device && reads && stroke_is(known[0], stroke)) {
            return reserved[i].command;
        }
    }
    return NULL;
}

static bool has(const Stroke strokes[STROKES_MAX], Stroke stroke)
{
    for (size_t i = 0; i < STROKES_MAX; i++) {
        if (strokes[i].code != 0 && stroke_is(strokes[i], stroke)) {
            return true;
        }
    }
    return false;
}

/* Takes out what belongs to others for good, and puts in what belongs to this one. */
static void keep_reserved(const Command *command, Device device, Stroke strokes[STROKES_MAX])
{
    Stroke kept[STROKES_MAX + COUNT_OF(reserved)] = {{0}};
    size_t count = 0;
    for (size_t i = 0; i < COUNT_OF(reserved); i++) {
        Stroke own[STROKES_MAX];
        bool is_own = reserved[i].device == device && reserved[i].command == command &&
                      strokes_read(device, reserved[i].stroke, own);
        if (is_own && !has(strokes, own[0])) {
            kept[count++] = own[0];
        }
    }
    for (size_t i = 0; i < STROKES_MAX && strokes[i].code != 0; i++) {
        const Command *owner = bindings_reserved(device, strokes[i]);
        if (!owner || owner == command) {
            kept[count++] = strokes[i];
        }
    }
    memcpy(strokes, kept, STROKES_MAX * sizeof *strokes);
}

bool bindings_bind(Bindings *bindings, const Command *command, Device device, const char *text)
{
    Binding *binding = bindings_find(bindings, command);
    Stroke strokes[STROKES_MAX];
    if (!binding || !strokes_read(device, text, strokes)) {
        return false;
    }
    keep_reserved(command, device, strokes);
    memcpy(binding->strokes[device], strokes, sizeof strokes);
    return true;
}

KeyPress bindings_press(const Bindings *bindings, Device device, Stroke stroke)
{
    KeyPress press = {{NULL}};
    size_t count = 0;
    for (size_t i = 0; i < bindings->items.count && count < PRESS_COMMANDS; i++) {
        const Binding *binding = buffer_at(&bindings->items, i);
        if (has(binding->strokes[device], stroke)) {
            press.commands[count++] = binding->command;
        }
    }
    if (count == 0 && stroke.shift) {
        stroke.shift = false;
        return bindings_press(bindings, device, stroke);
    }
    return press;
}

/* Whether `outer` holds wherever `inner` does: they are equal, or it is a part before a dot. */
static bool holds_in(const char *outer, const char *inner)
{
    size_t length = strlen(outer);
    return length == 0 ||
           (strncmp(outer, inner, length) == 0 && (inner[length] == '\0' || inner[length] == '.'));
}

/* Whether two have a stroke in common at first, and so are asked in an order that allows it. */
static bool share_at_first(const Command *a, const Command *b, Device device)
{
    Stroke own[STROKES_MAX], others[STROKES_MAX];
    bool reads = strokes_read(device, bindings_preset(a, device, PRESET_FIRST), own) &&
                 strokes_read(device, bindings_preset(b, device, PRESET_FIRST), others);
    ASSERT(reads);
    for (size_t i = 0; i < STROKES_MAX && own[i].code != 0; i++) {
        if (has(others, own[i])) {
            return true;
        }
    }
    return false;
}

size_t bindings_clashes(const Bindings *bindings, const Binding *binding, Device device,
                        Stroke stroke, const Command *out[CLASHES_MAX])
{
    size_t count = 0;
    for (size_t i = 0; i < bindings->items.count && count < CLASHES_MAX; i++) {
        const Binding *other = buffer_at(&bindings->items, i);
        const char *here = binding->group->where, *there = other->group->where;
        bool meets = holds_in(here, there) || holds_in(there, here);
        bool is_meant = share_at_first(binding->command, other->command, device);
        if (other != binding && meets && !is_meant && has(other->strokes[device], stroke)) {
            out[count++] = other->command;
        }
    }
    return count;
}
