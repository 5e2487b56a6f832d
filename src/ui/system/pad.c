/* SDL is asked to leave pads alone by itself: while it looks for them it wakes the program many
 * times a second, and every three seconds even where there is none. So pads are looked for when
 * something else woke the program or a device was plugged in, and only one that is there is asked
 * again and again. */
#include "pad.h"

#include <stdlib.h>

#define LOOK_MS  1000 /* between two looks for pads */
#define COMES_MS 2000 /* from when a device is there until SDL knows what it is, at most */
#define FIRST_MS 400  /* until a held direction comes again */
#define NEXT_MS  110
#define LEANS    18000 /* of 32767: a stick or trigger counts as pressed from here on */
#define STRAIGHT 12000 /* and until here as let go */

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
    pad->kind = PAD_PLAIN;
    pad->leaning = (Lean){0};
    pad->pulled[0] = pad->pulled[1] = pad->is_used = false;
}

void pad_close(Pad *pad)
{
    let_go(pad);
    if (pad->is_ready) {
        SDL_QuitSubSystem(SDL_INIT_GAMECONTROLLER);
    }
}

static void use(Pad *pad)
{
    pad->is_used = true;
    pad->wandered = 0;
}

/* A stick stands for its commands whatever is bound; a button of the cross for those that it is
 * bound to. */
static void send(Pad *pad, Input *input, Lean lean, bool repeated)
{
    use(pad);
    if (lean.command) {
        input_ask(input, lean.command, repeated);
    } else {
        input_press_button(input, stroke_of_button(lean.button), repeated);
    }
}

static bool is_straight(Lean lean)
{
    return !lean.command && lean.button == 0;
}

static void lean(Pad *pad, Input *input, Lean towards)
{
    if (towards.command == pad->leaning.command && towards.button == pad->leaning.button) {
        return;
    }
    pad->leaning = towards;
    if (!is_straight(towards)) {
        send(pad, input, towards, false);
        pad->again_at = SDL_GetTicks64() + FIRST_MS;
    }
}

/* The direction of a stick: that of its longer part. */
static const Command *direction(int x, int y, int least)
{
    if (abs(x) < least && abs(y) < least) {
        return NULL;
    }
    if (abs(x) > abs(y)) {
        return x > 0 ? &command_right : &command_left;
    }
    return y > 0 ? &command_down : &command_up;
}

static int axis(const Pad *pad, SDL_GameControllerAxis which)
{
    return SDL_GameControllerGetAxis(pad->steering, which);
}

static bool is_down(const Pad *pad, SDL_GameControllerButton button)
{
    return SDL_GameControllerGetButton(pad->steering, button) != 0;
}

static const Command *scrolls(const Pad *pad, int least)
{
    int y = axis(pad, SDL_CONTROLLER_AXIS_RIGHTY);
    if (abs(y) < least) {
        return NULL;
    }
    return y > 0 ? &command_page_down : &command_page_up;
}

static bool is_of_cross(int button)
{
    return button >= SDL_CONTROLLER_BUTTON_DPAD_UP && button <= SDL_CONTROLLER_BUTTON_DPAD_RIGHT;
}

/* Where cross and sticks point; while something leans, less will do for it to stay. */
static Lean pointed(const Pad *pad)
{
    int least = is_straight(pad->leaning) ? LEANS : STRAIGHT;
    for (int i = SDL_CONTROLLER_BUTTON_DPAD_UP; i <= SDL_CONTROLLER_BUTTON_DPAD_RIGHT; i++) {
        if (is_down(pad, (SDL_GameControllerButton)i)) {
            return (Lean){.button = i};
        }
    }
    const Command *command = direction(axis(pad, SDL_CONTROLLER_AXIS_LEFTX),
                                       axis(pad, SDL_CONTROLLER_AXIS_LEFTY), least);
    return (Lean){.command = command ? command : scrolls(pad, least)};
}

static void pull(Pad *pad, Input *input, size_t which, int value)
{
    bool pulled = value >= (pad->pulled[which] ? STRAIGHT : LEANS);
    if (pulled && !pad->pulled[which]) {
        send(pad, input, (Lean){.button = PAD_LEFT_TRIGGER + (int)which}, false);
    }
    pad->pulled[which] = pulled;
}

void pad_ask(Pad *pad, Input *input)
{
    SDL_GameControllerUpdate();
    uint64_t now = SDL_GetTicks64();
    if (!is_straight(pad->leaning) && now >= pad->again_at) {
        send(pad, input, pad->leaning, true);
        pad->again_at = now + NEXT_MS;
    }
}

static void press(Pad *pad, Input *input, SDL_GameControllerButton button, bool down)
{
    if (down && !is_of_cross(button)) {
        use(pad);
        input_press_button(input, stroke_of_button(button), false);
    } else if (!down) {
        input_let_go_buttons(input);
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
            pad->kind = pad_kind_of(pad->steering);
        }
    }
}

bool pad_has(const Pad *pad, Stroke stroke)
{
    SDL_GameControllerButton button = (SDL_GameControllerButton)(stroke.code - 1);
    bool is_trigger = button >= SDL_CONTROLLER_BUTTON_MAX;
    return !pad->steering || is_trigger || SDL_GameControllerHasButton(pad->steering, button);
}

/* A mouse that somebody moves is used; one that was jogged is not. */
static void wander(Pad *pad, const SDL_MouseMotionEvent *motion)
{
    pad->wandered += abs(motion->xrel) + abs(motion->yrel);
    if (pad->wandered > PAD_WANDER) {
        pad->is_used = false;
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
            input_let_go_buttons(input);
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
    case SDL_MOUSEWHEEL:
    case SDL_FINGERDOWN:
        pad->is_used = false;
        break;
    case SDL_MOUSEMOTION:
        wander(pad, &event->motion);
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
