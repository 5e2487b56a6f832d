/* Names of keys: those without a letter or sign of their own stand in a table, F1 … F24 are
 * counted, all others are what they write. Buttons have the names that SDL gives them. */
#include "stroke.h"

#include "signs.h"

#include "base/limits.h"
#include "base/mark.h"

#include <stdio.h>
#include <string.h>

#define FUNCTIONS  24
#define FIRST_SIGN 0x21
#define LAST_SIGN  0x10ffff

typedef struct KeyName {
    SDL_Keycode code;
    const char *name;
    const char *words; /* marked for translation; NULL: the name */
} KeyName;

static const KeyName names[] = {
    {SDLK_ESCAPE, "Esc", NULL},
    {SDLK_RETURN, "Enter", N_("Enter")},
    {SDLK_SPACE, "Space", N_("Space")},
    {SDLK_TAB, "Tab", NULL},
    {SDLK_BACKSPACE, "Backspace", N_("Backspace")},
    {SDLK_DELETE, "Delete", NC_("key", "Delete")},
    {SDLK_INSERT, "Insert", NC_("key", "Insert")},
    {SDLK_HOME, "Home", NC_("key", "Home")},
    {SDLK_END, "End", NC_("key", "End")},
    {SDLK_PAGEUP, "PageUp", NC_("key", "Page Up")},
    {SDLK_PAGEDOWN, "PageDown", NC_("key", "Page Down")},
    {SDLK_LEFT, "Left", NC_("key", "Left arrow")},
    {SDLK_RIGHT, "Right", NC_("key", "Right arrow")},
    {SDLK_UP, "Up", NC_("key", "Up arrow")},
    {SDLK_DOWN, "Down", NC_("key", "Down arrow")},
};

static const struct {
    int button;
    const char *name;
} triggers[] = {{PAD_LEFT_TRIGGER, "lefttrigger"}, {PAD_RIGHT_TRIGGER, "righttrigger"}};

static SDL_Keycode function_key(int number)
{
    int first = number <= 12 ? SDL_SCANCODE_F1 - 1 : SDL_SCANCODE_F13 - 13;
    return SDL_SCANCODE_TO_KEYCODE((first + number));
}

static const KeyName *name_of(uint32_t code)
{
    for (size_t i = 0; i < COUNT_OF(names); i++) {
        if (names[i].code == (SDL_Keycode)code) {
            return &names[i];
        }
    }
    return NULL;
}

/* 0: it is none. */
static int function_number(uint32_t code)
{
    for (int i = 1; i <= FUNCTIONS; i++) {
        if (function_key(i) == (SDL_Keycode)code) {
            return i;
        }
    }
    return 0;
}

static bool is_letter(uint32_t code)
{
    return code >= 'a' && code <= 'z';
}

static bool is_sign(uint32_t code)
{
    return code >= FIRST_SIGN && code <= LAST_SIGN && code != SDLK_DELETE;
}

Stroke stroke_of_key(SDL_Keysym symbol, SDL_Keycode script)
{
    Stroke stroke = {.control = (symbol.mod & (KMOD_CTRL | KMOD_GUI)) != 0,
                     .shift = (symbol.mod & KMOD_SHIFT) != 0};
    uint32_t code = (uint32_t)symbol.sym;
    if (symbol.sym == SDLK_KP_ENTER) {
        code = SDLK_RETURN;
    }
    if (!name_of(code) && function_number(code) == 0) {
        code = sign_of(symbol, script);
        stroke.shift = stroke.shift && is_letter(code); /* else it is how the sign is written */
    }
    stroke.code = code;
    return stroke;
}

Stroke stroke_of_button(int button)
{
    return (Stroke){.code = (uint32_t)button + 1};
}

uint32_t stroke_sign(Stroke key)
{
    return is_sign(key.code) ? key.code : 0;
}

bool stroke_is(Stroke a, Stroke b)
{
    return a.code == b.code && a.control == b.control && a.shift == b.shift;
}

static bool takes(const char **text, size_t *length, const char *prefix)
{
    size_t size = strlen(prefix);
    if (*length <= size || strncmp(*text, prefix, size) != 0) {
        return false;
    }
    *text += size;
    *length -= size;
    return true;
}

static bool is_named(const char *name, const char *text, size_t length)
{
    return strlen(name) == length && strncmp(name, text, length) == 0;
}

static uint32_t named_code(const char *text, size_t length)
{
    int64_t number;
    for (size_t i = 0; i < COUNT_OF(names); i++) {
        if (is_named(names[i].name, text, length)) {
            return (uint32_t)names[i].code;
        }
    }
    bool counts = length > 1 && text[0] == 'F' && text_parse_number(text + 1, length - 1, &number);
    return counts && number >= 1 && number <= FUNCTIONS ? (uint32_t)function_key((int)number) : 0;
}

static bool key_read(const char *text, size_t length, Stroke *out)
{
    Stroke stroke = {.control = takes(&text, &length, "Ctrl+")};
    size_t at = 0;
    stroke.shift = takes(&text, &length, "Shift+");
    stroke.code = named_code(text, length);
    if (stroke.code == 0) {
        stroke.code = text_next_code_point(text, &at);
        if (stroke.code >= 'A' && stroke.code <= 'Z') {
            stroke.code += 'a' - 'A';
        }
        if (at != length || !is_sign(stroke.code) || stroke.code == 0xfffd) {
            return false;
        }
    }
    *out = stroke;
    return true;
}

static bool button_read(const char *text, size_t length, Stroke *out)
{
    char name[STROKE_BYTES] = "";
    for (size_t i = 0; i < COUNT_OF(triggers); i++) {
        if (is_named(triggers[i].name, text, length)) {
            *out = stroke_of_button(triggers[i].button);
            return true;
        }
    }
    memcpy(name, text, min_size(length, sizeof name - 1));
    SDL_GameControllerButton button = SDL_GameControllerGetButtonFromString(name);
    if (button == SDL_CONTROLLER_BUTTON_INVALID) {
        return false;
    }
    *out = stroke_of_button(button);
    return true;
}

bool strokes_read(Device device, const char *text, Stroke out[STROKES_MAX])
{
    Stroke strokes[STROKES_MAX] = {{0}};
    size_t count = 0;
    while (*text) {
        size_t length = strcspn(text, " ");
        bool is_one = length > 0 && count < STROKES_MAX;
        if (is_one && device == DEVICE_PAD) {
            is_one = button_read(text, length, &strokes[count++]);
        } else if (is_one) {
            is_one = key_read(text, length, &strokes[count++]);
        }
        if (!is_one) {
            return false;
        }
        text += length + (text[length] == ' ');
    }
    memcpy(out, strokes, sizeof strokes);
    return true;
}

static void append_code_point(Text *out, uint32_t code)
{
    char bytes[5] = "";
    if (code < 0x80) {
        bytes[0] = (char)code;
    } else if (code < 0x800) {
        bytes[0] = (char)(0xc0 | code >> 6);
        bytes[1] = (char)(0x80 | (code & 0x3f));
    } else if (code < 0x10000) {
        bytes[0] = (char)(0xe0 | code >> 12);
        bytes[1] = (char)(0x80 | (code >> 6 & 0x3f));
        bytes[2] = (char)(0x80 | (code & 0x3f));
    } else {
        bytes[0] = (char)(0xf0 | code >> 18);
        bytes[1] = (char)(0x80 | (code >> 12 & 0x3f));
        bytes[2] = (char)(0x80 | (code >> 6 & 0x3f));
        bytes[3] = (char)(0x80 | (code & 0x3f));
    }
    text_append(out, bytes);
}

static const char *plain(const void *context, const char *text)
{
    (void)context;
    return text;
}

static void key_write(Stroke key, KeyWord *word, const void *context, Text *out)
{
    const KeyName *name = name_of(key.code);
    int function = function_number(key.code);
    text_append(out, key.control ? "Ctrl+" : "");
    text_append(out, key.shift ? "Shift+" : "");
    if (name && word != plain && name->words) {
        text_append(out, word(context, name->words));
    } else if (name) {
        text_append(out, name->name);
    } else if (function > 0) {
        text_append(out, "F");
        text_append_number(out, function);
    } else {
        append_code_point(out, is_letter(key.code) ? key.code - 'a' + 'A' : key.code);
    }
}

static void button_write(Stroke stroke, Text *out)
{
    int button = (int)stroke.code - 1;
    for (size_t i = 0; i < COUNT_OF(triggers); i++) {
        if (triggers[i].button == button) {
            text_append(out, triggers[i].name);
            return;
        }
    }
    text_append(out, SDL_GameControllerGetStringForButton((SDL_GameControllerButton)button));
}

void stroke_write(Device device, Stroke stroke, Text *out)
{
    if (device == DEVICE_PAD) {
        button_write(stroke, out);
    } else {
        key_write(stroke, plain, NULL, out);
    }
}

void stroke_say(Stroke key, KeyWord *word, const void *context, Text *out)
{
    key_write(key, word ? word : plain, context, out);
}
