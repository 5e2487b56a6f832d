/* A game pad that SDL makes believe: what its buttons and sticks do, and that it may come and go.
 */
#include "small_window.h"
#include "ui/bindings.h"

static const Command hint = {.id = "hint", .name = "Hint", .keys = "H", .pad = "x"};
static const Command undo = {.id = "undo", .name = "Undo", .keys = "U", .pad = "lefttrigger"};
static const Command summary = {.id = "summary", .name = "Summary", .keys = "C"};
static const Command *const own[] = {&hint, &undo, &summary};
static const CommandGroup own_commands = {"At the table", "table", own, 3};

static SDL_Joystick *pad;
static int presses, index_of_pad;

static void screen(void)
{
    static const char *const ids[] = {"button.one", "button.two", "button.three"};
    for (int i = 0; i < 3; i++) {
        Button button = {
            .id = ids[i], .label = ids[i], .rect = {100 + 300 * (float)i, 100, 200, 52}};
        presses += ui_button(ui, &button) ? i + 1 : 0;
    }
}

/* Two frames: one takes what came, the other shows what it did. */
static void turn(void)
{
    show(screen);
    show(screen);
}

static void plug_in(void)
{
    index_of_pad = attach_pad();
    assert_true(index_of_pad >= 0);
    pad = SDL_JoystickOpen(index_of_pad);
    assert_non_null(pad);
    for (int i = 0; i < 4; i++) {
        turn();
    }
    assert_non_null(ui->pad.steering);
}

static void unplug(void)
{
    SDL_JoystickClose(pad);
    SDL_JoystickDetachVirtual(index_of_pad);
    turn();
    turn();
}

static void set_button(SDL_GameControllerButton button, bool down)
{
    SDL_JoystickSetVirtualButton(pad, button, down);
    turn();
}

static void tap(SDL_GameControllerButton button)
{
    set_button(button, true);
    set_button(button, false);
}

static int open_with_pad(void **state)
{
    SDL_SetHint(SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS, "1"); /* the dummy driver has no focus */
    SDL_SetHint(SDL_HINT_JOYSTICK_HIDAPI, "0");
    int failed = open_window(state);
    const CommandGroup *const groups[] = {&ui_commands, &own_commands};
    ui_set_commands(ui, groups, 2);
    for (int i = 0; i < 6; i++) {
        show(screen);
    }
    plug_in();
    presses = 0;
    return failed;
}

static int close_with_pad(void **state)
{
    unplug();
    return close_window(state);
}

static void the_cross_moves_the_focus_and_a_acts(void **state)
{
    tap(SDL_CONTROLLER_BUTTON_DPAD_RIGHT);
    assert_string_equal(ui->elements.focused, "button.one");
    tap(SDL_CONTROLLER_BUTTON_DPAD_RIGHT);
    assert_string_equal(ui->elements.focused, "button.two");
    tap(SDL_CONTROLLER_BUTTON_A);
    assert_int_equal(presses, 2);
    tap(SDL_CONTROLLER_BUTTON_DPAD_LEFT);
    tap(SDL_CONTROLLER_BUTTON_A);
    assert_int_equal(presses, 3);
}

static void a_stick_moves_the_focus_once_for_each_push(void **state)
{
    tap(SDL_CONTROLLER_BUTTON_DPAD_RIGHT);
    static const int16_t pushed[] = {9000, 32767, 30000, 15000, 0};
    for (size_t i = 0; i < sizeof pushed / sizeof *pushed; i++) {
        SDL_JoystickSetVirtualAxis(pad, SDL_CONTROLLER_AXIS_LEFTX, pushed[i]);
        turn();
    }
    assert_string_equal(ui->elements.focused, "button.two");
}

static void shoulders_step_through_all_that_can_be_reached(void **state)
{
    tap(SDL_CONTROLLER_BUTTON_RIGHTSHOULDER);
    tap(SDL_CONTROLLER_BUTTON_RIGHTSHOULDER);
    assert_string_equal(ui->elements.focused, "button.two");
    tap(SDL_CONTROLLER_BUTTON_LEFTSHOULDER);
    assert_string_equal(ui->elements.focused, "button.one");
}

static KeyPress pressed(SDL_GameControllerButton button)
{
    SDL_JoystickSetVirtualButton(pad, button, 1);
    show(screen);
    KeyPress press = ui_next_key(ui);
    set_button(button, false);
    return press;
}

static void other_buttons_are_commands_of_the_scene(void **state)
{
    KeyPress b = pressed(SDL_CONTROLLER_BUTTON_B), start = pressed(SDL_CONTROLLER_BUTTON_START);
    KeyPress x = pressed(SDL_CONTROLLER_BUTTON_X), y = pressed(SDL_CONTROLLER_BUTTON_Y);
    assert_true(press_is(&b, &command_back));
    assert_true(press_is(&start, &command_back));
    assert_true(press_is(&x, &hint));
    assert_false(press_is_some(&y));
}

static void a_trigger_is_pulled_once(void **state)
{
    unsigned undos = 0;
    static const int16_t pulled[] = {-32768, 10000, 25000, 32767, 25000, -32768};
    for (size_t i = 0; i < sizeof pulled / sizeof *pulled; i++) {
        SDL_JoystickSetVirtualAxis(pad, SDL_CONTROLLER_AXIS_TRIGGERLEFT, pulled[i]);
        show(screen);
        KeyPress press = ui_next_key(ui);
        undos += press_is(&press, &undo);
    }
    assert_int_equal(undos, 1);
}

/* The one that was bound before is free then; A and B are nobody else's. */
static void buttons_can_be_bound_anew(void **state)
{
    assert_true(ui_bind(ui, &hint, DEVICE_PAD, "y a b"));
    KeyPress x = pressed(SDL_CONTROLLER_BUTTON_X), y = pressed(SDL_CONTROLLER_BUTTON_Y);
    KeyPress b = pressed(SDL_CONTROLLER_BUTTON_B);
    assert_false(press_is_some(&x));
    assert_true(press_is(&y, &hint));
    assert_true(press_is(&b, &command_back) && !press_is(&b, &hint));
}

/* While the screen of bindings listens to the pad. */
static void a_button_can_be_heard(void **state)
{
    char heard[STROKE_BYTES];
    ui_listen(ui, DEVICE_PAD);
    KeyPress press = pressed(SDL_CONTROLLER_BUTTON_LEFTSTICK);
    assert_false(press_is_some(&press));
    assert_true(ui_take_heard(ui, DEVICE_PAD, heard));
    assert_string_equal(heard, "leftstick");
    assert_false(ui_take_heard(ui, DEVICE_PAD, heard));
    tap(SDL_CONTROLLER_BUTTON_DPAD_RIGHT);
    assert_string_equal(ui->elements.focused, "button.one");
}

/* As the curtain between two people at one screen asks. */
static void a_is_held_as_a_key_is(void **state)
{
    assert_int_equal(ui_held_ms(ui), 0);
    set_button(SDL_CONTROLLER_BUTTON_A, true);
    assert_true(ui_held_ms(ui) > 0);
    set_button(SDL_CONTROLLER_BUTTON_A, false);
    assert_int_equal(ui_held_ms(ui), 0);
}

static void a_pad_that_is_pulled_out_lets_go_and_may_come_back(void **state)
{
    set_button(SDL_CONTROLLER_BUTTON_A, true);
    unplug();
    assert_null(ui->pad.steering);
    assert_int_equal(ui_held_ms(ui), 0);
    show(screen);
    assert_int_equal(ui->wake_at, 0);
    ui->pad.looked_at = 0;
    plug_in();
    tap(SDL_CONTROLLER_BUTTON_DPAD_RIGHT);
    assert_true(ui->elements.ring);
}

/* That it is gone is said once, and not when another takes its place. */
static void a_pad_that_is_gone_is_told_of_once(void **state)
{
    assert_false(ui_take_lost_pad(ui));
    unplug();
    assert_true(ui_take_lost_pad(ui));
    assert_false(ui_take_lost_pad(ui));
    ui->pad.looked_at = 0;
    plug_in();
    assert_false(ui_take_lost_pad(ui));
}

/* While everything rests, SDL is asked for pads every now and then once the folder of devices has
 * changed, and else not: without that the next look would be a second away. */
static void a_pad_is_looked_for_once_a_device_is_there(void **state)
{
    unplug();
    assert_false(pad_is_expected(&ui->pad));
    uint64_t before = ui->pad.looked_at = SDL_GetTicks64();
    SDL_PushEvent(&(SDL_Event){.type = ui->device_event});
    ui_wait(ui, 500); /* wakes up at once */
    assert_true(ui->pad.expected_until > before);
    ui->pad.expected_until = UINT64_MAX;
    ui_wait(ui, 2 * PAD_LOOK_MS);
    assert_true(ui->pad.looked_at >= before + PAD_LOOK_MS);
    ui->pad.expected_until = 1;
    assert_false(pad_is_expected(&ui->pad));
    ui->pad.looked_at = 0;
    plug_in();
}

static void expect_words(const Command *command, Device device, const char *wanted)
{
    char bytes[STROKES_BYTES] = "";
    Text text = text_in(bytes, sizeof bytes);
    assert_int_equal(ui_command_words(ui, command, &text), device);
    assert_string_equal(bytes, wanted);
}

static void tips_name_the_button_while_a_pad_is_used(void **state)
{
    expect_words(&hint, DEVICE_KEYS, "H");
    tap(SDL_CONTROLLER_BUTTON_DPAD_RIGHT);
    expect_words(&hint, DEVICE_PAD, "X");
    expect_words(&undo, DEVICE_PAD, "LT");
    expect_words(&summary, DEVICE_KEYS, "C");
    push_key(SDLK_RIGHT);
    turn();
    expect_words(&hint, DEVICE_KEYS, "H");
}

#define PAD_TEST(name) cmocka_unit_test_setup_teardown(name, open_with_pad, close_with_pad)

int main(void)
{
    const struct CMUnitTest tests[] = {
        PAD_TEST(the_cross_moves_the_focus_and_a_acts),
        PAD_TEST(a_stick_moves_the_focus_once_for_each_push),
        PAD_TEST(shoulders_step_through_all_that_can_be_reached),
        PAD_TEST(other_buttons_are_commands_of_the_scene),
        PAD_TEST(a_trigger_is_pulled_once),
        PAD_TEST(buttons_can_be_bound_anew),
        PAD_TEST(a_button_can_be_heard),
        PAD_TEST(a_is_held_as_a_key_is),
        PAD_TEST(a_pad_that_is_pulled_out_lets_go_and_may_come_back),
        PAD_TEST(a_pad_that_is_gone_is_told_of_once),
        PAD_TEST(a_pad_is_looked_for_once_a_device_is_there),
        PAD_TEST(tips_name_the_button_while_a_pad_is_used),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
