/* SDL is asked to leave pads alone by itself: while it looks for them it wakes the program many
 * times a second, and every three seconds even where there is none. So pads are looked for when
 * something else woke the program or a device was plugged in, and only one that is there is asked
 * again and again. */
#include "pad.h"

#include "base/limits.h"

#include <stdlib.h>
#include <string.h>

#define LOOK_MS  1000 /* between two looks for pads */
#define COMES_MS 2000 /* from when a device is there until SDL knows what it is, at most */
#define FIRST_MS 400  /* until a held direction comes again */
#define NEXT_MS  110
#define LEANS    18000 /* of 32767: a stick or trigger counts as pressed from here on */
#define STRAIGHT 12000 /* and until here as let go */

/* A key as the page of keys names it, and the event that it is. */
typedef struct PadKey {
    const char *name;
    InputEvent event;
} PadKey;

#define PRESSES(...)                                                                               \
    {                                                                                              \
        .kind = INPUT_KEY, .key = { __VA_ARGS__ }                                                  \
    }
#define LETTER(code) PRESSES(.key = KEY_CHARACTER, .character = (code))

static const PadKey key_up = {"Up", PRESSES(.key = KEY_UP)};
static const PadKey key_down = {"Down", PRESSES(.key = KEY_DOWN)};
static const PadKey key_left = {"Left", PRESSES(.key = KEY_LEFT)};
static const PadKey key_right = {"Right", PRESSES(.key = KEY_RIGHT)};
static const PadKey key_page_up = {"PageUp", {.kind = INPUT_KEY, .edit = EDIT_PAGE_UP}};
static const PadKey key_page_down = {"PageDown", {.kind = INPUT_KEY, .edit = EDIT_PAGE_DOWN}};

typedef struct PadButton {
    SDL_GameControllerButton button;
    const char *label, *sony_label; /* as printed on it, in every language */
    PadKey key;
} PadButton;

static const PadButton buttons[] = {
    {SDL_CONTROLLER_BUTTON_A, "A", "×", {"Enter", PRESSES(.key = KEY_RETURN)}},
    {SDL_CONTROLLER_BUTTON_B, "B", "○", {"Esc", PRESSES(.key = KEY_ESCAPE)}},
    {SDL_CONTROLLER_BUTTON_X, "X", "□", {"H", LETTER('h')}},
    {SDL_CONTROLLER_BUTTON_Y, "Y", "△", {"Z", LETTER('z')}},
    {SDL_CONTROLLER_BUTTON_LEFTSHOULDER,
     "LB",
     "L1",
     {"Shift+Tab", {.kind = INPUT_KEY, .edit = EDIT_TAB, .key = {.shift = true}}}},
    {SDL_CONTROLLER_BUTTON_RIGHTSHOULDER,
     "RB",
     "R1",
     {"Tab", {.kind = INPUT_KEY, .edit = EDIT_TAB}}},
    {SDL_CONTROLLER_BUTTON_LEFTSTICK, "LS", "L3", {"L", LETTER('l')}},
    {SDL_CONTROLLER_BUTTON_RIGHTSTICK, "RS", "R3", {"I", LETTER('i')}},
    {SDL_CONTROLLER_BUTTON_BACK, "Back", "Share", {"F1", PRESSES(.key = KEY_F1)}},
    {SDL_CONTROLLER_BUTTON_START, "Start", "Options", {"Esc", PRESSES(.key = KEY_ESCAPE)}},
};

typedef struct PadTrigger {
    const char *label, *sony_label;
    PadKey key;
} PadTrigger;

static const PadTrigger triggers[] = {{"LT", "L2", {"U", LETTER('u')}},
                                      {"RT", "R2", {"R", LETTER('r')}}};

/* SDL looks by itself unless it was told before not to. */
static bool make_ready(void)
{
    SDL_SetHint(SDL_HINT_AUTO_UPDATE_JOYSTICKS, "0");
    return !SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER);
}

void pad_look(Pad *pad)
{
    uint64_t now = SDL_GetTicks64(), pause = pad_is_expected(pad) ? PAD_LOOK_MS : LOOK_MS;
    if (pad->looked_at && now - pad->looked_at < pause) {
        return;
    }
    pad->looked_at = now | 1; /* never 0 */
    if (!pad->is_ready) {
        pad->is_ready = make_ready();
    }
    if (pad->is_ready) {
        SDL_JoystickUpdate();
    }
}

void pad_expect(Pad *pad)
{
    pad->expected_until = SDL_GetTicks64() + COMES_MS;
}

bool pad_is_expected(const Pad *pad)
{
    return pad->expected_until > 0 && SDL_GetTicks64() < pad->expected_until;
}

static void let_go(Pad *pad)
{
    if (pad->steering) {
        SDL_GameControllerClose(pad->steering);
    }
    pad->steering = NULL;
    pad->leaning = NULL;
    pad->pulled[0] = pad->pulled[1] = pad->is_used = false;
}

void pad_close(Pad *pad)
{
    let_go(pad);
    if (pad->is_ready) {
        SDL_QuitSubSystem(SDL_INIT_GAMECONTROLLER);
    }
}

static void send(Pad *pad, Input *input, const PadKey *key, bool repeated)
{
    InputEvent event = key->event;
    event.repeated = repeated;
    pad->is_used = true;
    input_press_key(input, &event);
}

/* Towards `key`, or NULL: straight. */
static void lean(Pad *pad, Input *input, const PadKey *key)
{
    if (key == pad->leaning) {
        return;
    }
    pad->leaning = key;
    if (key) {
        send(pad, input, key, false);
        pad->again_at = SDL_GetTicks64() + FIRST_MS;
    }
}

/* The direction of a stick: that of its longer part. */
static const PadKey *direction(int x, int y, int least)
{
    if (abs(x) < least && abs(y) < least) {
        return NULL;
    }
    if (abs(x) > abs(y)) {
        return x > 0 ? &key_right : &key_left;
    }
    return y > 0 ? &key_down : &key_up;
}

static int axis(const Pad *pad, SDL_GameControllerAxis which)
{
    return SDL_GameControllerGetAxis(pad->steering, which);
}

static bool is_down(const Pad *pad, SDL_GameControllerButton button)
{
    return SDL_GameControllerGetButton(pad->steering, button) != 0;
}

static const PadKey *scrolls(const Pad *pad, int least)
{
    int y = axis(pad, SDL_CONTROLLER_AXIS_RIGHTY);
    if (abs(y) < least) {
        return NULL;
    }
    return y > 0 ? &key_page_down : &key_page_up;
}

/* Where cross and sticks point; while something leans, less will do for it to stay. */
static const PadKey *pointed(const Pad *pad)
{
    static const struct {
        SDL_GameControllerButton button;
        const PadKey *key;
    } cross[] = {{SDL_CONTROLLER_BUTTON_DPAD_UP, &key_up},
                 {SDL_CONTROLLER_BUTTON_DPAD_DOWN, &key_down},
                 {SDL_CONTROLLER_BUTTON_DPAD_LEFT, &key_left},
                 {SDL_CONTROLLER_BUTTON_DPAD_RIGHT, &key_right}};
    int least = pad->leaning ? STRAIGHT : LEANS;
    for (size_t i = 0; i < COUNT_OF(cross); i++) {
        if (is_down(pad, cross[i].button)) {
            return cross[i].key;
        }
    }
    const PadKey *key = direction(axis(pad, SDL_CONTROLLER_AXIS_LEFTX),
                                  axis(pad, SDL_CONTROLLER_AXIS_LEFTY), least);
    return key ? key : scrolls(pad, least);
}

static void pull(Pad *pad, Input *input, size_t which, int value)
{
    bool pulled = value >= (pad->pulled[which] ? STRAIGHT : LEANS);
    if (pulled && !pad->pulled[which]) {
        send(pad, input, &triggers[which].key, false);
    }
    pad->pulled[which] = pulled;
}

void pad_ask(Pad *pad, Input *input)
{
    SDL_GameControllerUpdate();
    uint64_t now = SDL_GetTicks64();
    if (pad->leaning && now >= pad->again_at) {
        send(pad, input, pad->leaning, true);
        pad->again_at = now + NEXT_MS;
    }
}

static void press(Pad *pad, Input *input, SDL_GameControllerButton button, bool down)
{
    for (size_t i = 0; i < COUNT_OF(buttons); i++) {
        if (buttons[i].button == button && down) {
            send(pad, input, &buttons[i].key, false);
        } else if (buttons[i].button == button) {
            input_let_go_key(input, buttons[i].key.event.key.key);
        }
    }
    lean(pad, input, pointed(pad));
}

static bool is_steering(const Pad *pad, SDL_JoystickID id)
{
    return pad->steering &&
           SDL_JoystickInstanceID(SDL_GameControllerGetJoystick(pad->steering)) == id;
}

/* When the pad that steers is gone, another that is there takes its place. */
static void steer(Pad *pad)
{
    for (int i = 0; i < SDL_NumJoysticks() && !pad->steering; i++) {
        if (SDL_IsGameController(i)) {
            pad->steering = SDL_GameControllerOpen(i);
        }
    }
}

void pad_take(Pad *pad, Input *input, const SDL_Event *event)
{
    switch (event->type) {
    case SDL_CONTROLLERDEVICEADDED:
        steer(pad);
        break;
    case SDL_CONTROLLERDEVICEREMOVED:
        if (is_steering(pad, event->cdevice.which)) {
            let_go(pad);
            input_let_go_key(input, KEY_RETURN); /* the one of its keys that can be held */
            steer(pad);
            pad->is_lost = !pad->steering;
        }
        break;
    case SDL_CONTROLLERBUTTONDOWN:
    case SDL_CONTROLLERBUTTONUP:
        if (is_steering(pad, event->cbutton.which)) {
            press(pad, input, (SDL_GameControllerButton)event->cbutton.button,
                  event->type == SDL_CONTROLLERBUTTONDOWN);
        }
        break;
    case SDL_CONTROLLERAXISMOTION:
        if (is_steering(pad, event->caxis.which)) {
            pull(pad, input, 0, axis(pad, SDL_CONTROLLER_AXIS_TRIGGERLEFT));
            pull(pad, input, 1, axis(pad, SDL_CONTROLLER_AXIS_TRIGGERRIGHT));
            lean(pad, input, pointed(pad));
        }
        break;
    case SDL_KEYDOWN:
    case SDL_MOUSEBUTTONDOWN:
        pad->is_used = false;
        break;
    default:
        break;
    }
}

void pad_shake(const Pad *pad, float strength, uint32_t milliseconds)
{
    if (pad->steering && pad->is_used) {
        uint16_t level = (uint16_t)(strength * UINT16_MAX);
        SDL_GameControllerRumble(pad->steering, level, level, milliseconds);
    }
}

static bool is_sony(const Pad *pad)
{
    SDL_GameControllerType type = SDL_GameControllerGetType(pad->steering);
    return type == SDL_CONTROLLER_TYPE_PS3 || type == SDL_CONTROLLER_TYPE_PS4 ||
           type == SDL_CONTROLLER_TYPE_PS5;
}

const char *pad_button_for(const Pad *pad, const char *key)
{
    for (size_t i = 0; i < COUNT_OF(buttons); i++) {
        if (strcmp(buttons[i].key.name, key) == 0) {
            return is_sony(pad) ? buttons[i].sony_label : buttons[i].label;
        }
    }
    for (size_t i = 0; i < COUNT_OF(triggers); i++) {
        if (strcmp(triggers[i].key.name, key) == 0) {
            return is_sony(pad) ? triggers[i].sony_label : triggers[i].label;
        }
    }
    return NULL;
}
