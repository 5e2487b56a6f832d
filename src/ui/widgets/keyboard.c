/* Our own keyboard on the screen, for who has only a pad or a finger: it opens when one of these
 * comes to a field, and lies at the edge of the window that is farther from it. What it types
 * reaches the field in the next frame, as what the system types does. By a pad the focus stays on
 * it until it is closed; going elsewhere closes it, and so does a real key. */
#include "keyboard_rows.h"
#include "ui_state.h"

#include "base/limits.h"
#include "base/text.h"
#include "line_break.h"
#include "ui/theme.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define KEY_UNITS   60.0f /* high */
#define GAP_UNITS   6.0f
#define INSET_UNITS 10.0f
#define WIDTH_UNITS 1100.0f
#define MOST_PART   0.56f /* of the window's height */
#define PREFIX      "osk."
#define FIRST       "osk.1" /* where the focus of a pad begins */

void ui_set_keyboard(Ui *ui, KeyboardWords words)
{
    ui->keyboard.words = words;
    ui->keyboard.page = words.cyrillic ? PAGE_CYRILLIC : PAGE_LATIN;
}

static bool is_open(const Ui *ui)
{
    return ui->keyboard.field[0] != '\0';
}

static bool is_key(const char *id)
{
    return strncmp(id, PREFIX, strlen(PREFIX)) == 0;
}

static void open_for(Ui *ui, const char *id)
{
    id_copy(ui->keyboard.field, id);
    ui->keyboard.is_shifted = false;
    ui->keyboard.takes = ui->pad.is_used;
    ui_wake_in(ui, 0);
}

/* The field keeps the focus, without a keyboard. */
static void put_away(Ui *ui)
{
    Elements *elements = &ui->elements;
    const Stored *field = elements_find(elements_now(elements), ui->keyboard.field);
    if (!field) {
        field = elements_last(elements, ui->keyboard.field);
    }
    if (field && (is_key(elements->focused) || !elements->focused[0])) {
        focus_set(elements, field);
    }
    ui->keyboard.field[0] = '\0';
    buffer_truncate(&ui->keyboard.typed, 0);
    ui_wake_in(ui, 0);
}

/* What has no keyboard of its own was used last. */
static bool lacks_keys(const Ui *ui)
{
    return ui->pad.is_used || (ui->input.touched && !ui->elements.keyed);
}

bool keyboard_serves(Ui *ui, const Field *field, const char *text, bool is_wanted)
{
    Keyboard *keyboard = &ui->keyboard;
    if (is_wanted && lacks_keys(ui) && !id_equal(keyboard->field, field->id)) {
        open_for(ui, field->id);
        keyboard->is_shifted = field->name && !text[0];
    }
    if (!id_equal(keyboard->field, field->id)) {
        return false;
    }
    keyboard->only_digits = field->digits;
    keyboard->is_above = rect_centre(field->rect).y > ui->bounds.h / 2;
    return true;
}

/* By an arrow from one key to another, below 0 where it does not lead there: along a row to those
 * of that row alone. */
static float price_of(Rect from, Rect to, Way way)
{
    bool is_along = way == WAY_LEFT || way == WAY_RIGHT;
    bool is_same_row = fabsf(rect_centre(from).y - rect_centre(to).y) < from.h / 2;
    return is_along != is_same_row ? -1 : focus_cost(from, to, way);
}

/* The nearest key of the keyboard in the direction of an arrow. */
static void move_focus(Ui *ui, Way way)
{
    Elements *elements = &ui->elements;
    const ElementList *list = elements_before(elements);
    const Stored *best = NULL;
    float least = INFINITY;
    for (size_t i = 0; i < list->items.count; i++) {
        const Stored *stored = buffer_at(&list->items, i);
        bool is_other = is_key(stored->element.id) && !stored->element.still &&
                        !id_equal(stored->element.id, elements->focused);
        float price = price_of(elements->focus_rect, stored->element.rect, way);
        if (is_other && price >= 0 && price < least) {
            best = stored;
            least = price;
        }
    }
    if (best) {
        focus_set(elements, best);
    }
    elements->ring = true;
}

static void turn_page(Keyboard *keyboard, int by)
{
    keyboard->page = (keyboard->page + by + PAGE_DIGITS) % PAGE_DIGITS;
    keyboard->is_shifted = false;
}

/* Everything that a pad says; what acts on a key goes on to it. */
static bool pad_takes(Ui *ui, const InputEvent *event)
{
    const KeyPress *pressed = &event->key;
    bool turns = press_is(pressed, &command_next),
         turns_back = press_is(pressed, &command_previous);
    Way way = way_of(pressed);
    if (way != WAY_NONE) {
        move_focus(ui, way);
    } else if (press_is(pressed, &command_back)) {
        put_away(ui);
    } else if (turns || turns_back) {
        turn_page(&ui->keyboard, turns ? 1 : -1);
    } else {
        return !press_is(pressed, &command_press) && !press_is(pressed, &command_pick);
    }
    return true;
}

/* The field that has the focus, where a pad acts on it. */
static const Stored *acted_on(const Ui *ui, const InputEvent *event)
{
    const Elements *elements = &ui->elements;
    const Stored *focused = elements_last(elements, elements->focused);
    bool acts = ui->pad.is_used && press_is(&event->key, &command_press) && !event->repeated;
    bool is_field = focused && focused->element.role == ROLE_FIELD && stored_is_reachable(focused);
    return acts && is_field ? focused : NULL;
}

bool keyboard_takes(Ui *ui, const InputEvent *event)
{
    if (event->kind != INPUT_KEY) {
        return false;
    }
    if (!is_open(ui)) {
        const Stored *field = acted_on(ui, event);
        if (field) {
            open_for(ui, field->element.id);
        }
        return field != NULL;
    }
    if (ui->pad.is_used) {
        return pad_takes(ui, event);
    }
    bool only_ends = press_is(&event->key, &command_back);
    put_away(ui);
    return only_ends;
}

void keyboard_begin(Ui *ui)
{
    Buffer *typed = &ui->keyboard.typed;
    for (size_t i = 0; i < typed->count; i++) {
        buffer_push(&ui->elements.edits, buffer_at(typed, i));
    }
    buffer_truncate(typed, 0);
}

static void type(Ui *ui, InputEvent event)
{
    buffer_push(&ui->keyboard.typed, &event);
    ui_wake_in(ui, 0);
}

/* What a key shows and types. */
static void sign_of(const Keyboard *keyboard, const KeyCap *cap, char out[8])
{
    char *upper = text_upper(cap->sign);
    snprintf(out, 8, "%s", keyboard->is_shifted ? upper : cap->sign);
    free(upper);
}

static void press(Ui *ui, const KeyCap *cap)
{
    Keyboard *keyboard = &ui->keyboard;
    InputEvent event = {.kind = INPUT_TEXT};
    switch (cap->action) {
    case CAP_TYPES:
        sign_of(keyboard, cap, event.text);
        keyboard->is_shifted = false;
        type(ui, event);
        break;
    case CAP_SHIFTS:
        keyboard->is_shifted = !keyboard->is_shifted;
        break;
    case CAP_ERASES:
        type(ui, (InputEvent){.kind = INPUT_KEY, .edit = EDIT_BACKSPACE});
        break;
    case CAP_PASTES:
        ui->requests.reads = true;
        type(ui, (InputEvent){
                     .kind = INPUT_KEY, .edit = EDIT_CHARACTER, .character = 'v', .control = true});
        break;
    case CAP_TURNS:
        keyboard->page = (int)cap->page;
        break;
    case CAP_ENDS:
        put_away(ui);
        break;
    }
}

/* Whether it was pressed. */
static bool key_shows(Ui *ui, const KeyCap *cap, Rect rect)
{
    char id[ELEMENT_ID_MAX], sign[8];
    sign_of(&ui->keyboard, cap, sign);
    snprintf(id, sizeof id, PREFIX "%s", cap->name ? cap->name : cap->sign);
    Button button = {.id = id, .label = cap->label ? cap->label : sign, .rect = rect};
    button.kind = cap->action == CAP_ENDS ? BUTTON_PRIMARY : BUTTON_SECONDARY;
    if (cap->action == CAP_SHIFTS) {
        button.kind = BUTTON_TAB;
        button.chosen = ui->keyboard.is_shifted;
    }
    return ui_button(ui, &button);
}

/* The action of the key that was pressed in this row goes to `pressed`. */
static bool row_shows(Ui *ui, size_t row, Rect room, KeyCap *pressed)
{
    KeyCap caps[KEYBOARD_COLUMNS];
    size_t count = keyboard_row(&ui->keyboard, row, caps);
    float shares = 0, gap = GAP_UNITS * ui->unit;
    bool is_pressed = false;
    for (size_t i = 0; i < count; i++) {
        shares += caps[i].share;
    }
    float one = (room.w - gap * (float)(count > 0 ? count - 1 : 0)) / fmaxf(shares, 1);
    for (size_t i = 0; i < count; i++) {
        Rect rect = {room.x, room.y, one * caps[i].share, room.h};
        room.x += rect.w + gap;
        if (key_shows(ui, &caps[i], rect)) {
            *pressed = caps[i];
            is_pressed = true;
        }
    }
    return is_pressed;
}

static Rect place_of(const Ui *ui, float key)
{
    float inset = INSET_UNITS * ui->unit, gap = GAP_UNITS * ui->unit;
    float height = KEYBOARD_ROWS * key + (KEYBOARD_ROWS - 1) * gap + 2 * inset;
    float width = fminf(ui->bounds.w, fmaxf(WIDTH_UNITS * ui->unit, 12 * key));
    float y = ui->keyboard.is_above ? 0 : ui->bounds.h - height;
    return (Rect){(ui->bounds.w - width) / 2, y, width, height};
}

/* It goes when its field has gone, or the person is elsewhere. */
static bool has_ended(const Ui *ui)
{
    const Elements *elements = &ui->elements;
    const ElementList *list = &elements->lists[elements->now];
    const Stored *field = elements_find(list, ui->keyboard.field);
    bool is_here = !elements->focused[0] || is_key(elements->focused) ||
                   id_equal(elements->focused, ui->keyboard.field);
    bool is_left = elements->pressed && !rect_has(ui->keyboard.rect, elements->press) &&
                   !id_equal(elements->focused, ui->keyboard.field);
    return !field || !stored_is_reachable(field) || !is_here || is_left;
}

void keyboard_finish(Ui *ui)
{
    Keyboard *keyboard = &ui->keyboard;
    KeyCap pressed;
    bool is_pressed = false;
    if (!is_open(ui)) {
        return;
    }
    if (has_ended(ui)) {
        put_away(ui);
        return;
    }
    if (keyboard->only_digits != (keyboard->page == PAGE_DIGITS)) {
        ui_set_keyboard(ui, keyboard->words);
        keyboard->page = keyboard->only_digits ? PAGE_DIGITS : keyboard->page;
    }
    float most = ui->bounds.h * MOST_PART / (KEYBOARD_ROWS + 1);
    float key = fminf(most, fmaxf(KEY_UNITS * ui->unit, elements_now(&ui->elements)->reach));
    Rect rect = place_of(ui, key);
    keyboard->rect = rect;
    ui_hide(ui, rect);
    draw_nine(ui_draw(ui), "ui/panel", rect, 1);
    Rect rest = rect_inset(rect, INSET_UNITS * ui->unit);
    for (size_t row = 0; row < KEYBOARD_ROWS; row++) {
        Rect room = rect_cut_top(&rest, key);
        rect_cut_top(&rest, GAP_UNITS * ui->unit);
        is_pressed |= row_shows(ui, row, room, &pressed);
    }
    if (is_pressed) {
        press(ui, &pressed);
    }
    if (keyboard->takes && is_open(ui)) {
        keyboard->takes = false;
        focus_set(&ui->elements, elements_find(elements_now(&ui->elements), FIRST));
        ui->elements.ring = true;
    }
}
