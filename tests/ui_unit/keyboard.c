/* Our own keyboard: a name is typed by taps alone, and by a pad alone; a mouse and keys never see
 * it.
 */
#include "small_window.h"

static char name[64], number[24];
static bool is_low;
static int presses;

static void screen(void)
{
    Field field = {.id = "field.name",
                   .label = "Name",
                   .rect = {400, is_low ? 600 : 60, 300, 48},
                   .name = true};
    ui_field(ui, &field, name, sizeof name);
    Field digits = {
        .id = "field.seed", .label = "Number", .rect = {800, 60, 300, 48}, .digits = true};
    ui_field(ui, &digits, number, sizeof number);
    Button button = {.id = "button.ok", .label = "OK", .rect = {100, 60, 200, 48}};
    presses += ui_button(ui, &button);
    Button below = {.id = "button.low", .label = "Low", .rect = {560, 640, 200, 48}};
    presses += ui_button(ui, &below);
}

static const Stored *found(const char *id)
{
    return elements_find(&ui->elements.lists[ui->elements.now], id);
}

static void rest(void)
{
    for (int i = 0; i < 4; i++) {
        show(screen);
    }
}

static int open_keyboard(void **state)
{
    int failed = open_window(state);
    strcpy(name, "");
    strcpy(number, "");
    is_low = false;
    presses = 0;
    ui_set_keyboard(ui, (KeyboardWords){.shift = "Shift",
                                        .erase = "Erase",
                                        .space = "Space",
                                        .paste = "Paste",
                                        .done = "Done"});
    ui_hold_clock(ui, 0);
    rest();
    return failed;
}

static void tap(const char *id)
{
    const Stored *stored = found(id);
    assert_non_null(stored);
    Point at = rect_centre(stored->element.rect);
    ui_hold_clock(ui, 1000);
    push_tap(at.x, at.y);
    rest();
}

static void a_name_is_typed_by_taps(void **state)
{
    tap("field.name");
    tap("osk.a"); /* a name begins with a capital */
    tap("osk.n");
    tap("osk.n");
    tap("osk.space");
    tap("osk.cyrillic");
    tap("osk.shift");
    tap("osk.ж");
    tap("osk.ё");
    tap("osk.7");
    assert_string_equal(name, "Ann Жё7");
    tap("osk.erase");
    tap("osk.erase");
    assert_string_equal(name, "Ann Ж");
    tap("osk.signs");
    tap("osk.é");
    assert_string_equal(name, "Ann Жé");
    tap("osk.done");
    assert_null(found("osk.done"));
    assert_true(ui_has_focus(ui, "field.name"));
}

/* A deal has a number, so there are no letters. */
static void a_number_has_digits_alone(void **state)
{
    tap("field.seed");
    assert_null(found("osk.a"));
    tap("osk.4");
    tap("osk.0");
    tap("osk.4");
    assert_string_equal(number, "404");
    tap("field.name");
    tap("osk.b");
    assert_string_equal(name, "B");
    assert_string_equal(number, "404");
}

static void what_is_pasted_is_that_of_the_system(void **state)
{
    SDL_SetClipboardText("\xe5\xae\x89\xe5\xa8\x9c");
    tap("field.name");
    tap("osk.paste");
    assert_string_equal(name, "\xe5\xae\x89\xe5\xa8\x9c");
}

static void it_leaves_the_field_in_sight(void **state)
{
    for (int i = 0; i < 2; i++) {
        is_low = i == 1;
        rest();
        tap("field.name");
        Rect field = found("field.name")->element.rect, keys = ui->keyboard.rect;
        Rect both = rect_intersection(field, keys);
        assert_true(both.w * both.h <= 0);
        assert_true(keys.y >= 0 && keys.y + keys.h <= 720);
        tap("osk.done");
    }
}

static void what_lies_below_it_is_not_pressed(void **state)
{
    tap("field.name");
    assert_null(found("button.low"));
    push_tap(660, 664);
    rest();
    assert_int_equal(presses, 0);
    assert_non_null(found("osk.done"));
    tap("button.ok");
    assert_int_equal(presses, 1);
    assert_null(found("osk.done"));
    tap("button.low");
    assert_int_equal(presses, 2);
}

static void each_key_is_as_large_as_a_finger(void **state)
{
    tap("field.name");
    for (size_t i = 0; i < ui_element_count(ui); i++) {
        const Element *element = ui_element_at(ui, i);
        if (strncmp(element->id, "osk.", 4) == 0) {
            assert_true(element->rect.w >= 44 && element->rect.h >= 44);
        }
    }
}

static void mouse_and_keys_see_none(void **state)
{
    push_click(500, 80);
    rest();
    assert_true(ui_has_focus(ui, "field.name"));
    assert_null(found("osk.done"));
    push_text("x");
    rest();
    assert_string_equal(name, "x");
}

/* As who taps into a field and has a real keyboard does. */
static void a_key_puts_it_away_and_is_typed(void **state)
{
    tap("field.name");
    tap("osk.a");
    push_key(SDLK_BACKSPACE);
    push_text("Z");
    rest();
    assert_null(found("osk.done"));
    assert_string_equal(name, "Z");
}

static SDL_Joystick *pad;
static int index_of_pad;

static void plug_in(void)
{
    index_of_pad = attach_pad();
    pad = SDL_JoystickOpen(index_of_pad);
    rest();
    assert_non_null(ui->pad.steering);
}

static void push(SDL_GameControllerButton button)
{
    SDL_JoystickSetVirtualButton(pad, button, 1);
    rest();
    SDL_JoystickSetVirtualButton(pad, button, 0);
    rest();
}

/* To the key, by the way that a person sees: first up or down, then along. */
static void walk_to(const char *id)
{
    for (int i = 0; i < 30 && !ui_has_focus(ui, id); i++) {
        Point at = rect_centre(ui->elements.focus_rect);
        Rect to = found(id)->element.rect;
        SDL_GameControllerButton along = at.x < rect_centre(to).x ? SDL_CONTROLLER_BUTTON_DPAD_RIGHT
                                                                  : SDL_CONTROLLER_BUTTON_DPAD_LEFT;
        if (at.y < to.y) {
            along = SDL_CONTROLLER_BUTTON_DPAD_DOWN;
        } else if (at.y > to.y + to.h) {
            along = SDL_CONTROLLER_BUTTON_DPAD_UP;
        }
        push(along);
    }
    assert_true(ui_has_focus(ui, id));
}

static int open_with_pad(void **state)
{
    SDL_SetHint(SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS, "1"); /* the dummy driver has no focus */
    SDL_SetHint(SDL_HINT_JOYSTICK_HIDAPI, "0");
    int failed = open_keyboard(state);
    rest();
    plug_in();
    return failed;
}

static int close_with_pad(void **state)
{
    SDL_JoystickClose(pad);
    SDL_JoystickDetachVirtual(index_of_pad);
    rest();
    return close_window(state);
}

static void a_name_is_typed_by_a_pad(void **state)
{
    static const char *const keys[] = {"osk.i", "osk.d", "osk.a"};
    push(SDL_CONTROLLER_BUTTON_DPAD_RIGHT);
    while (!ui_has_focus(ui, "field.name")) {
        push(SDL_CONTROLLER_BUTTON_DPAD_RIGHT);
    }
    assert_null(found("osk.done")); /* passing by opens nothing */
    push(SDL_CONTROLLER_BUTTON_A);
    assert_non_null(found("osk.done"));
    for (size_t i = 0; i < 3; i++) {
        walk_to(keys[i]);
        push(SDL_CONTROLLER_BUTTON_A);
    }
    assert_string_equal(name, "ida");
    walk_to("osk.erase");
    push(SDL_CONTROLLER_BUTTON_A);
    assert_string_equal(name, "id");
    push(SDL_CONTROLLER_BUTTON_B);
    assert_null(found("osk.done"));
    assert_true(ui_has_focus(ui, "field.name"));
    assert_true(ui_shows_focus(ui));
    assert_int_equal(presses, 0);
}

/* The focus of a pad stays on it, wherever its buttons point. */
static void a_pad_does_not_leave_it_by_accident(void **state)
{
    while (!ui_has_focus(ui, "field.name")) {
        push(SDL_CONTROLLER_BUTTON_DPAD_RIGHT);
    }
    push(SDL_CONTROLLER_BUTTON_A);
    for (int i = 0; i < 8; i++) {
        push(SDL_CONTROLLER_BUTTON_DPAD_UP);
        assert_int_equal(strncmp(ui_focused_id(ui), "osk.", 4), 0);
    }
    push(SDL_CONTROLLER_BUTTON_RIGHTSHOULDER);
    assert_non_null(found("osk.ж"));
    push(SDL_CONTROLLER_BUTTON_LEFTSHOULDER);
    assert_non_null(found("osk.q"));
    walk_to("osk.done");
    push(SDL_CONTROLLER_BUTTON_A);
    assert_null(found("osk.done"));
}

#define KEYBOARD_TEST(name) cmocka_unit_test_setup_teardown(name, open_keyboard, close_window)
#define PAD_TEST(name)      cmocka_unit_test_setup_teardown(name, open_with_pad, close_with_pad)

int main(void)
{
    const struct CMUnitTest tests[] = {
        KEYBOARD_TEST(a_name_is_typed_by_taps),
        KEYBOARD_TEST(a_number_has_digits_alone),
        KEYBOARD_TEST(what_is_pasted_is_that_of_the_system),
        KEYBOARD_TEST(it_leaves_the_field_in_sight),
        KEYBOARD_TEST(what_lies_below_it_is_not_pressed),
        KEYBOARD_TEST(each_key_is_as_large_as_a_finger),
        KEYBOARD_TEST(mouse_and_keys_see_none),
        KEYBOARD_TEST(a_key_puts_it_away_and_is_typed),
        PAD_TEST(a_name_is_typed_by_a_pad),
        PAD_TEST(a_pad_does_not_leave_it_by_accident),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
