/* Strokes are handled as the words of a text, as src/ui writes them: two are equal when their words
 * are. */
#include "keymap.h"

#include "base/assert.h"
#include "base/buffer.h"
#include "base/text.h"

#include <string.h>

/* What the profile keeps of a command that was changed and is as at first again; no stroke. */
#define AS_AT_FIRST "first"

static const char *const stems[DEVICES] = {[DEVICE_KEYS] = "keys.", [DEVICE_PAD] = "pad."};

typedef struct Strokes {
    char bytes[STROKES_BYTES];
} Strokes;

static Strokes bound(const Ui *ui, const Command *command, Device device)
{
    Strokes strokes;
    Text text = text_in(strokes.bytes, sizeof strokes.bytes);
    ui_bound(ui, command, device, &text);
    return strokes;
}

static Strokes preset_of(const Command *command, Device device, Preset preset)
{
    Strokes strokes;
    Text text = text_in(strokes.bytes, sizeof strokes.bytes);
    ui_bound_preset(command, device, preset, &text);
    return strokes;
}

/* The word at `*at`, which is moved behind it; false: there is none left. */
static bool next_word(const char *text, size_t *at, char out[STROKE_BYTES])
{
    size_t length = strcspn(text + *at, " ");
    if (length == 0) {
        return false;
    }
    Text word = text_in(out, STROKE_BYTES);
    text_append_bytes(&word, text + *at, length);
    *at += length + (text[*at + length] == ' ');
    return true;
}

static bool has_word(const char *text, const char *wanted)
{
    char word[STROKE_BYTES];
    for (size_t at = 0; next_word(text, &at, word);) {
        if (text_equal(word, wanted)) {
            return true;
        }
    }
    return false;
}

static void add_word(Text *out, const char *word)
{
    text_append(out, out->length > 0 ? " " : "");
    text_append(out, word);
}

bool keymap_is_changed(const Ui *ui, const Command *command, Device device)
{
    return !text_equal(bound(ui, command, device).bytes,
                       preset_of(command, device, PRESET_FIRST).bytes);
}

void keymap_fixed(const Ui *ui, const Command *command, Device device, Text *out)
{
    Strokes now = bound(ui, command, device);
    char word[STROKE_BYTES];
    for (size_t at = 0; next_word(now.bytes, &at, word);) {
        if (ui_reserved_for(device, word) == command) {
            add_word(out, word);
        }
    }
}

static size_t word_count(const char *text)
{
    char word[STROKE_BYTES];
    size_t count = 0;
    for (size_t at = 0; next_word(text, &at, word);) {
        count++;
    }
    return count;
}

bool keymap_has_room(const Ui *ui, const Command *command, Device device)
{
    Strokes now = bound(ui, command, device);
    size_t count = word_count(now.bytes);
    return count > 0 && count < STROKES_MAX;
}

bool keymap_with(const Ui *ui, const Command *command, Device device, const char *stroke, Text *out)
{
    Strokes now = bound(ui, command, device);
    if (word_count(now.bytes) == STROKES_MAX || has_word(now.bytes, stroke)) {
        return false;
    }
    text_append(out, now.bytes);
    add_word(out, stroke);
    return true;
}

static ProfileKey key_of(const Command *command, Device device)
{
    ProfileKey key;
    Text text = text_in(key.bytes, sizeof key.bytes);
    text_append(&text, stems[device]);
    text_append(&text, command->id);
    return key;
}

static void read_one(const Keymap *map, const Command *command, Device device)
{
    Strokes kept;
    Text text = text_in(kept.bytes, sizeof kept.bytes);
    ProfileKey key = key_of(command, device);
    if (profile_get(map->profile, key.bytes, &text) && !text.truncated) {
        ui_bind(map->ui, command, device, kept.bytes);
    }
}

Keymap keymap_of(Ui *ui, Profile *profile, bool is_developer)
{
    Keymap map = {.ui = ui, .profile = profile};
    map.count = app_command_groups(is_developer, map.groups);
    return map;
}

void keymap_read(const Keymap *map)
{
    for (size_t i = 0; i < map->count; i++) {
        for (size_t j = 0; j < map->groups[i]->count; j++) {
            for (Device device = 0; device < DEVICES; device++) {
                read_one(map, map->groups[i]->commands[j], device);
            }
        }
    }
}

/* A command that was bound anew, as the profile is to keep it. */
typedef struct Kept {
    ProfileKey key;
    Strokes strokes;
} Kept;

/* Binds it and notes what is to be kept. */
static void rebind(const Keymap *map, const Command *command, Device device, const char *strokes,
                   Buffer *kept)
{
    Strokes before = bound(map->ui, command, device);
    bool reads = ui_bind(map->ui, command, device, strokes);
    Kept now = {key_of(command, device), bound(map->ui, command, device)};
    ASSERT(reads);
    if (text_equal(before.bytes, now.strokes.bytes)) {
        return;
    }
    if (!keymap_is_changed(map->ui, command, device)) {
        Text text = text_in(now.strokes.bytes, sizeof now.strokes.bytes);
        text_append(&text, AS_AT_FIRST);
    }
    buffer_push(kept, &now);
}

/* Writes all that was noted, and ends the list. */
static bool keep(const Keymap *map, Buffer *kept, Problem *problem)
{
    Buffer values;
    buffer_init(&values, sizeof(ProfileValue));
    for (size_t i = 0; i < kept->count; i++) {
        const Kept *one = buffer_at(kept, i);
        buffer_push(&values, &(ProfileValue){one->key.bytes, one->strokes.bytes});
    }
    bool is_kept = values.count == 0 ||
                   profile_set_all(map->profile, buffer_at(&values, 0), values.count, problem);
    buffer_release(&values);
    buffer_release(kept);
    return is_kept;
}

bool keymap_bind(const Keymap *map, const Command *command, Device device, const char *strokes,
                 Problem *problem)
{
    Buffer kept;
    buffer_init(&kept, sizeof(Kept));
    rebind(map, command, device, strokes, &kept);
    return keep(map, &kept, problem);
}

bool keymap_take_preset(const Keymap *map, Device device, Preset preset, Problem *problem)
{
    Buffer kept;
    buffer_init(&kept, sizeof(Kept));
    for (size_t i = 0; i < map->count; i++) {
        for (size_t j = 0; j < map->groups[i]->count; j++) {
            const Command *command = map->groups[i]->commands[j];
            rebind(map, command, device, preset_of(command, device, preset).bytes, &kept);
        }
    }
    return keep(map, &kept, problem);
}

static bool is_among(const Command *const list[], size_t count, const Command *command)
{
    for (size_t i = 0; i < count; i++) {
        if (list[i] == command) {
            return true;
        }
    }
    return false;
}

/* Takes in who has this stroke by now. */
static void meet(KeyChange *change, const Ui *ui, const char *stroke, Text *taken)
{
    const Command *found[CLASHES_MAX];
    size_t count = ui_clashes(ui, change->command, change->device, stroke, found);
    for (size_t i = 0; i < count && change->count < KEYMAP_OTHERS; i++) {
        if (!is_among(change->others, change->count, found[i])) {
            change->others[change->count++] = found[i];
        }
    }
    if (count > 0) {
        add_word(taken, stroke);
    }
}

/* Whether all others can have the stroke, and nobody else has it where they hold. */
static bool can_be_given(const KeyChange *change, const Ui *ui, const char *stroke)
{
    for (size_t i = 0; i < change->count; i++) {
        const Command *found[CLASHES_MAX];
        size_t count = ui_clashes(ui, change->others[i], change->device, stroke, found);
        for (size_t j = 0; j < count; j++) {
            if (found[j] != change->command) {
                return false;
            }
        }
    }
    return true;
}

/* The first of its former strokes that it gives up and that the others can have. */
static void find_gift(KeyChange *change, const Ui *ui)
{
    Strokes former = bound(ui, change->command, change->device);
    char word[STROKE_BYTES];
    for (size_t at = 0; next_word(former.bytes, &at, word);) {
        bool is_free = !has_word(change->strokes, word) && !ui_reserved_for(change->device, word);
        if (is_free && can_be_given(change, ui, word)) {
            Text given = text_in(change->given, sizeof change->given);
            text_append(&given, word);
            return;
        }
    }
}

KeyChange keymap_change(const Ui *ui, const Command *command, Device device, const char *strokes)
{
    KeyChange change = {.command = command, .device = device};
    Text text = text_in(change.strokes, sizeof change.strokes);
    Text taken = text_in(change.taken, sizeof change.taken);
    char word[STROKE_BYTES];
    text_append(&text, strokes);
    for (size_t at = 0; next_word(strokes, &at, word);) {
        const Command *owner = ui_reserved_for(device, word);
        if (owner && owner != command) {
            Text fixed = text_in(change.fixed, sizeof change.fixed);
            text_append(&fixed, word);
        } else if (!owner) {
            meet(&change, ui, word, &taken);
        }
    }
    find_gift(&change, ui);
    return change;
}

/* What is left to one of the others. */
static Strokes left_to(const Keymap *map, const KeyChange *change, const Command *other)
{
    Strokes now = bound(map->ui, other, change->device), left;
    Text text = text_in(left.bytes, sizeof left.bytes);
    char word[STROKE_BYTES];
    for (size_t at = 0; next_word(now.bytes, &at, word);) {
        if (!has_word(change->strokes, word)) {
            add_word(&text, word);
        }
    }
    return left;
}

bool keymap_carry_out(const Keymap *map, const KeyChange *change, bool swaps, Problem *problem)
{
    Buffer kept;
    buffer_init(&kept, sizeof(Kept));
    for (size_t i = 0; i < change->count; i++) {
        Strokes left = left_to(map, change, change->others[i]);
        Text text = {left.bytes, sizeof left.bytes, strlen(left.bytes), false};
        if (swaps && change->given[0] != '\0') {
            add_word(&text, change->given);
        }
        rebind(map, change->others[i], change->device, left.bytes, &kept);
    }
    rebind(map, change->command, change->device, change->strokes, &kept);
    return keep(map, &kept, problem);
}
