/* From the system's events to the queue. Motion is merged, so that a fast mouse does not delay a
 * press; nothing else is. Nothing acts here: that is for the frame, against the elements of the
 * frame before. */
#include "input.h"

#include "signs.h"

#include "base/limits.h"

#include <string.h>

#define HELD_MOUSE  1U
#define HELD_BUTTON 2U /* of a pad */
#define HELD_KEY    4U /* and the next: of two keys */

void input_init(Input *input, const Clock *clock)
{
    *input = (Input){.scale = 1, .millimetre = INPUT_PLAIN, .pointer = {-1, -1}};
    buffer_init(&input->queue, sizeof(InputEvent));
    input->clock = clock;
    input->listens = DEVICES;
    bindings_init(&input->bindings);
}

void input_release(Input *input)
{
    buffer_release(&input->queue);
    bindings_release(&input->bindings);
    SDL_free(input->dropped);
}

bool input_acts(const InputEvent *event)
{
    return event->kind != INPUT_MOVE && event->kind != INPUT_LEAVE &&
           event->kind != INPUT_COMPOSITION;
}

bool input_waits(const Input *input)
{
    for (size_t i = 0; i < input->queue.count; i++) {
        if (input_acts(buffer_at(&input->queue, i))) {
            return true;
        }
    }
    return false;
}

static void push(Input *input, InputEvent event)
{
    if (event.kind == INPUT_MOVE && input->queue.count) {
        InputEvent *last = buffer_at(&input->queue, input->queue.count - 1);
        if (last->kind == INPUT_MOVE) {
            *last = event;
            return;
        }
    }
    buffer_push(&input->queue, &event);
}

static void hold(Input *input, unsigned what)
{
    if (!input->held && !input->discard) {
        input->held_since = (uint32_t)clock_ms(input->clock) | 1;
    }
    input->held |= what;
}

static void let_go(Input *input, unsigned what)
{
    input->held &= ~what;
    if (!input->held) {
        input->held_since = 0;
        input->discard = false;
    }
}

/* Whether it can be held, as the curtain between two people asks. */
static bool can_be_held(const KeyPress *press)
{
    return press_is(press, &command_press) || press_is(press, &command_pick);
}

static void push_press(Input *input, const InputEvent *event)
{
    bool is_known = event->edit != EDIT_NONE || press_is_some(&event->key);
    if (is_known && !input->discard) {
        push(input, *event);
    }
}

/* Whether the stroke was waited for; what is only held still is none, and means nothing then. */
static bool listen(Input *input, Device device, Stroke stroke, bool repeated)
{
    if (input->listens != device || stroke.code == 0) {
        return false;
    }
    if (!repeated) {
        input->heard = stroke;
        input->listens = DEVICES;
    }
    return true;
}

void input_press_button(Input *input, Stroke button, bool repeated)
{
    InputEvent out = {.kind = INPUT_KEY, .repeated = repeated};
    if (listen(input, DEVICE_PAD, button, repeated)) {
        return;
    }
    out.key = bindings_press(&input->bindings, DEVICE_PAD, button);
    if (can_be_held(&out.key) && !repeated) {
        hold(input, HELD_BUTTON);
    }
    push_press(input, &out);
}

void input_let_go_buttons(Input *input)
{
    let_go(input, HELD_BUTTON);
}

void input_ask(Input *input, const Command *command, bool repeated)
{
    push_press(input,
               &(InputEvent){.kind = INPUT_KEY, .key = press_of(command), .repeated = repeated});
}

static EditKey edit_of(SDL_Keycode code, uint32_t character)
{
    static const struct {
        SDL_Keycode code;
        EditKey edit;
    } keys[] = {{SDLK_BACKSPACE, EDIT_BACKSPACE}, {SDLK_DELETE, EDIT_DELETE},
                {SDLK_HOME, EDIT_HOME},           {SDLK_END, EDIT_END},
                {SDLK_LEFT, EDIT_LEFT},           {SDLK_RIGHT, EDIT_RIGHT},
                {SDLK_SPACE, EDIT_CHARACTER}};
    for (size_t i = 0; i < COUNT_OF(keys); i++) {
        if (keys[i].code == code) {
            return keys[i].edit;
        }
    }
    return character != 0 ? EDIT_CHARACTER : EDIT_NONE;
}

static SDL_Keycode script(void)
{
    return SDL_GetKeyFromScancode(SDL_SCANCODE_A);
}

/* So that letting it go is known, whatever is bound to what by then. */
static void hold_key(Input *input, SDL_Keycode code)
{
    for (unsigned i = 0; i < COUNT_OF(input->held_keys); i++) {
        if (!(input->held & (HELD_KEY << i))) {
            input->held_keys[i] = code;
            hold(input, HELD_KEY << i);
            return;
        }
    }
}

/* What the key means by a second sign, after what it means by the first. */
static void add_beside(const Input *input, SDL_Keysym symbol, KeyPress *press)
{
    Stroke other = {.code = sign_beside(symbol, script())};
    size_t count = 0;
    while (count < PRESS_COMMANDS && press->commands[count]) {
        count++;
    }
    if (other.code == 0) {
        return;
    }
    KeyPress more = bindings_press(&input->bindings, DEVICE_KEYS, other);
    for (size_t i = 0; count < PRESS_COMMANDS && more.commands[i]; i++) {
        press->commands[count++] = more.commands[i];
    }
}

static void take_key(Input *input, const SDL_KeyboardEvent *event)
{
    InputEvent out = {.kind = INPUT_KEY, .repeated = event->repeat != 0};
    Stroke stroke = stroke_of_key(event->keysym, script());
    if ((event->keysym.mod & KMOD_ALT) || listen(input, DEVICE_KEYS, stroke, out.repeated)) {
        return;
    }
    if (stroke.code != 0) {
        out.key = bindings_press(&input->bindings, DEVICE_KEYS, stroke);
        add_beside(input, event->keysym, &out.key);
    }
    out.character = stroke_sign(stroke);
    out.edit = edit_of(event->keysym.sym, out.character);
    out.control = stroke.control;
    out.shift = (event->keysym.mod & KMOD_SHIFT) != 0;
    if (can_be_held(&out.key) && !out.repeated) {
        hold_key(input, event->keysym.sym);
    }
    push_press(input, &out);
}

static void take_key_up(Input *input, const SDL_KeyboardEvent *event)
{
    for (unsigned i = 0; i < COUNT_OF(input->held_keys); i++) {
        bool is_held = input->held & (HELD_KEY << i);
        if (is_held && input->held_keys[i] == event->keysym.sym) {
            let_go(input, HELD_KEY << i);
        }
    }
}

bool input_pastes(const SDL_Event *event)
{
    return event->type == SDL_KEYDOWN && (event->key.keysym.mod & (KMOD_CTRL | KMOD_GUI)) &&
           sign_of(event->key.keysym, script()) == 'v';
}

static Point point_of(const Input *input, int x, int y)
{
    return (Point){(float)x * input->scale, (float)y * input->scale};
}

/* What was pressed to end a drag means nothing when it is let go, even if that comes last. */
static void take_other(Input *input, const SDL_MouseButtonEvent *event)
{
    InputEvent out = {.kind = INPUT_ALTERNATE, .at = point_of(input, event->x, event->y)};
    if (event->type == SDL_MOUSEBUTTONDOWN) {
        out.kind = INPUT_LET_GO;
        input->other_is_spent = input->held & HELD_MOUSE;
        if (input->other_is_spent) {
            push(input, out);
        }
    } else if (!input->held && !input->other_is_spent) {
        push(input, out);
    }
}

void input_move(Input *input, Point at)
{
    input->pointer = at;
    push(input, (InputEvent){.kind = INPUT_MOVE, .at = at});
}

void input_press(Input *input, Point at, unsigned clicks)
{
    bool discarded = input->discard;
    input->pointer = at;
    hold(input, HELD_MOUSE);
    if (!discarded) {
        push(input, (InputEvent){
                        .kind = INPUT_PRESS, .at = at, .finger = input->touched, .clicks = clicks});
    }
}

void input_release_press(Input *input, Point at, unsigned clicks)
{
    bool discarded = input->discard;
    input->pointer = at;
    let_go(input, HELD_MOUSE);
    if (!discarded) {
        push(input, (InputEvent){.kind = INPUT_RELEASE, .at = at, .clicks = clicks});
    }
}

void input_stray(Input *input)
{
    let_go(input, HELD_MOUSE);
    push(input, (InputEvent){.kind = INPUT_STRAY, .at = input->pointer});
}

void input_lift(Input *input)
{
    if (input->touched && !(input->held & HELD_MOUSE) && !input_waits(input)) {
        input->pointer = (Point){-1, -1};
    }
}

static void take_button(Input *input, const SDL_MouseButtonEvent *event)
{
    bool down = event->type == SDL_MOUSEBUTTONDOWN;
    Point at = point_of(input, event->x, event->y);
    if (event->button == SDL_BUTTON_RIGHT && !input->discard) {
        take_other(input, event);
    } else if (event->button == SDL_BUTTON_LEFT && down) {
        input_press(input, at, event->clicks);
    } else if (event->button == SDL_BUTTON_LEFT) {
        input_release_press(input, at, event->clicks);
    }
}

static void take_text(Input *input, InputKind kind, const char *text)
{
    InputEvent event = {.kind = kind};
    memcpy(event.text, text, min_size(strlen(text), sizeof event.text - 1));
    if (!input->discard) {
        push(input, event);
    }
}

static void take_window(Input *input, const SDL_WindowEvent *event)
{
    if (event->event == SDL_WINDOWEVENT_CLOSE) {
        input->closing = true;
    } else if (event->event == SDL_WINDOWEVENT_EXPOSED ||
               event->event == SDL_WINDOWEVENT_SIZE_CHANGED ||
               event->event == SDL_WINDOWEVENT_DISPLAY_CHANGED) {
        input->exposed = true;
        input->resized |= event->event != SDL_WINDOWEVENT_EXPOSED;
    } else if (event->event == SDL_WINDOWEVENT_ENTER) {
        input->entered = true;
    } else if (event->event == SDL_WINDOWEVENT_LEAVE) {
        input->pointer = (Point){-1, -1};
        push(input, (InputEvent){.kind = INPUT_LEAVE, .at = input->pointer});
    } else if (event->event == SDL_WINDOWEVENT_FOCUS_GAINED) {
        input->unfocused = false;
    } else if (event->event == SDL_WINDOWEVENT_FOCUS_LOST) {
        input->unfocused = true;
        input->fingers.count = 0;
        input->fingers.presses = false;
        let_go(input, ~0U);
    }
}

/* A mouse ends touch mode, unless the system only makes it of a finger. */
static void take_mouse(Input *input, const SDL_Event *event)
{
    if (event->type == SDL_MOUSEMOTION) {
        input->touched = event->motion.which == SDL_TOUCH_MOUSEID;
        input_move(input, point_of(input, event->motion.x, event->motion.y));
    } else if (event->type == SDL_MOUSEBUTTONDOWN || event->type == SDL_MOUSEBUTTONUP) {
        input->touched = event->button.which == SDL_TOUCH_MOUSEID;
        take_button(input, &event->button);
    } else if (event->type == SDL_MOUSEWHEEL) {
        push(input, (InputEvent){
                        .kind = INPUT_WHEEL, .at = input->pointer, .wheel = event->wheel.preciseY});
    }
}

/* What comes while another waits, and text, is let go. */
static void take_drop(Input *input, const SDL_DropEvent *event)
{
    if (event->type == SDL_DROPFILE && !input->dropped) {
        input->dropped = event->file;
    } else {
        SDL_free(event->file);
    }
}

void input_take(Input *input, const SDL_Event *event)
{
    if (event->type == SDL_QUIT) {
        input->closing = true;
    } else if (event->type == SDL_WINDOWEVENT) {
        take_window(input, &event->window);
    } else if (event->type == SDL_KEYDOWN) {
        take_key(input, &event->key);
    } else if (event->type == SDL_KEYUP) {
        take_key_up(input, &event->key);
    } else if (event->type == SDL_TEXTINPUT) {
        take_text(input, INPUT_TEXT, event->text.text);
    } else if (event->type == SDL_DROPFILE || event->type == SDL_DROPTEXT) {
        take_drop(input, &event->drop);
    } else if (event->type == SDL_TEXTEDITING) {
        take_text(input, INPUT_COMPOSITION, event->edit.text);
    } else {
        take_mouse(input, event);
    }
}

bool input_is_pressed(const Input *input)
{
    return (input->held & HELD_MOUSE) != 0;
}

void input_flush(Input *input)
{
    buffer_truncate(&input->queue, 0);
    input->discard = input->held != 0;
    input->held_since = 0;
}
