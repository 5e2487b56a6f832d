/* Keys and buttons that a person changes: in the window, in the profile, and as presets. */
#include "app_commands.h"
#include "keymap.h"
#include "opened.h"

#include "../monkey/steer.h"
#include "base/limits.h"
#include "tables/table_commands.h"
#include "testing.h"
#include "ui_state.h"

#include <string.h>

static Keymap map(void)
{
    return keymap_of(app.ui, app.profile, false);
}

#define COMMANDS_MAX 200

/* Those of all groups, one after the other. */
static size_t all_commands(const Command *out[COMMANDS_MAX])
{
    Keymap all = map();
    size_t count = 0;
    for (size_t i = 0; i < all.count; i++) {
        for (size_t j = 0; j < all.groups[i]->count; j++) {
            assert_true(count < COMMANDS_MAX);
            out[count++] = all.groups[i]->commands[j];
        }
    }
    return count;
}

/* As another start finds it. */
static void start_again(void)
{
    Keymap all = map();
    ui_set_commands(app.ui, all.groups, all.count);
    keymap_read(&all);
}

static void press_key(SDL_Keycode code, uint16_t modifier)
{
    steer_settle(&app);
    steer_key(code, modifier);
    steer_turn(&app);
    steer_settle(&app);
}

static bool is_there(const char *id)
{
    return steer_find(&app, id) != NULL;
}

static const char *shown(const char *id)
{
    assert_non_null(steer_find(&app, id));
    return steer_find(&app, id)->element.value;
}

static const char *said(const char *id)
{
    assert_non_null(steer_find(&app, id));
    return steer_find(&app, id)->element.name;
}

/* What is scrolled out of sight is reached by keys. */
static void act(const char *id)
{
    steer_settle(&app);
    const Stored *stored = steer_find(&app, id);
    assert_non_null(stored);
    assert_false(stored->element.disabled);
    if (stored->hidden) {
        id_copy(app.ui->elements.focused, id);
        app.ui->elements.ring = true;
        steer_key(SDLK_RETURN, 0);
    } else {
        steer_click(rect_centre(stored->element.rect));
    }
    steer_turn(&app);
    steer_settle(&app);
}

static void keep(const char *key, const char *value)
{
    Problem problem = {0};
    assert_true(profile_set(app.profile, key, value, &problem));
}

static void expect_kept(const char *key, const char *value)
{
    char bytes[STROKES_BYTES];
    Text text = text_in(bytes, sizeof bytes);
    assert_true(profile_get(app.profile, key, &text));
    assert_string_equal(bytes, value);
}

static void expect_bound(const Command *command, Device device, const char *strokes)
{
    char bytes[STROKES_BYTES];
    Text text = text_in(bytes, sizeof bytes);
    ui_bound(app.ui, command, device, &text);
    assert_string_equal(bytes, strokes);
}

static void reset_all(void)
{
    Keymap all = map();
    Problem problem = {0};
    assert_true(keymap_take_preset(&all, DEVICE_KEYS, PRESET_FIRST, &problem));
    assert_true(keymap_take_preset(&all, DEVICE_PAD, PRESET_FIRST, &problem));
}

static int enter(void **unused)
{
    reset_all();
    scene_switch(&app.scenes, shared_scenes.menu);
    scene_push(&app.scenes, shared_scenes.bindings);
    scene_change(&app.scenes);
    steer_turn(&app);
    assert_string_equal(scene_top(&app.scenes)->id, "bindings");
    return 0;
}

static void a_key_is_changed_and_kept(void **unused)
{
    assert_string_equal(shown("bindings.table.hint"), "H");
    assert_false(is_there("bindings.reset.table.hint"));
    act("bindings.table.hint");
    assert_true(is_there("bindings.cancel"));
    press_key(SDLK_b, 0);
    assert_false(is_there("bindings.cancel"));
    assert_string_equal(shown("bindings.table.hint"), "B");
    expect_bound(&table_command_hint, DEVICE_KEYS, "B");
    expect_kept("keys.table.hint", "B");
    start_again();
    expect_bound(&table_command_hint, DEVICE_KEYS, "B");
}

/* Whatever shows a key asks the same table. */
static void a_changed_key_is_told_and_does_it(void **unused)
{
    Keymap all = map();
    Problem problem = {0};
    assert_true(keymap_bind(&all, &app_command_keys, DEVICE_KEYS, "F6", &problem));
    assert_string_equal(app_command_tip(&app, "Keys", &app_command_keys), "Keys (key: F6)");
    scene_pop(&app.scenes);
    scene_change(&app.scenes);
    press_key(SDLK_F6, 0);
    assert_string_equal(scene_top(&app.scenes)->id, "keys");
    bool is_named = false;
    const ElementList *list = &app.ui->elements.lists[app.ui->elements.now]; /* in sight or not */
    for (size_t i = 0; i < list->items.count; i++) {
        is_named |= strcmp(((const Stored *)buffer_at(&list->items, i))->element.name, "F6") == 0;
    }
    assert_true(is_named);
    act("button.bindings");
    assert_string_equal(scene_top(&app.scenes)->id, "bindings");
}

static void escape_lets_go_and_delete_clears(void **unused)
{
    act("bindings.table.hint");
    press_key(SDLK_ESCAPE, 0);
    assert_string_equal(scene_top(&app.scenes)->id, "bindings");
    assert_string_equal(shown("bindings.table.hint"), "H");
    act("bindings.table.hint");
    press_key(SDLK_DELETE, 0);
    assert_string_equal(shown("bindings.table.hint"), "—");
    expect_kept("keys.table.hint", "");
    start_again();
    expect_bound(&table_command_hint, DEVICE_KEYS, "");
    act("bindings.reset.table.hint");
    assert_string_equal(shown("bindings.table.hint"), "H");
    assert_false(is_there("bindings.reset.table.hint"));
    start_again();
    expect_bound(&table_command_hint, DEVICE_KEYS, "H");
}

/* A key that activated the row and is still down is no answer. */
static void what_is_held_is_not_heard(void **unused)
{
    SDL_Event held = {.type = SDL_KEYDOWN};
    act("bindings.table.hint");
    held.key.keysym = (SDL_Keysym){.sym = SDLK_j, .scancode = SDL_SCANCODE_J};
    held.key.repeat = 1;
    SDL_PushEvent(&held);
    steer_settle(&app);
    assert_true(is_there("bindings.cancel"));
    press_key(SDLK_j, 0);
    assert_string_equal(shown("bindings.table.hint"), "J");
}

static void a_clash_is_told_and_swapped(void **unused)
{
    act("bindings.table.hint");
    press_key(SDLK_s, 0);
    assert_string_equal(said("text.question"), "S already means: Sort hand");
    expect_bound(&table_command_hint, DEVICE_KEYS, "H");
    act("bindings.cancel");
    expect_bound(&table_command_hint, DEVICE_KEYS, "H");
    act("bindings.table.hint");
    press_key(SDLK_s, 0);
    act("bindings.swap");
    assert_string_equal(shown("bindings.table.hint"), "S");
    assert_string_equal(shown("bindings.table.sort"), "H");
    start_again();
    expect_bound(&table_command_sort_hand, DEVICE_KEYS, "H");
}

static void a_clash_is_replaced(void **unused)
{
    act("bindings.table.undo");
    press_key(SDLK_s, 0);
    act("bindings.replace");
    assert_string_equal(shown("bindings.table.undo"), "S");
    assert_string_equal(shown("bindings.table.sort"), "—");
    expect_kept("keys.table.sort", "");
}

/* Also where a reset would bring it about. */
static void a_reset_tells_of_clashes(void **unused)
{
    Keymap all = map();
    Problem problem = {0};
    keymap_bind(&all, &table_command_hint, DEVICE_KEYS, "J", &problem);
    keymap_bind(&all, &table_command_sort_hand, DEVICE_KEYS, "H", &problem);
    steer_settle(&app);
    act("bindings.reset.table.hint");
    assert_string_equal(said("text.question"), "H already means: Sort hand");
    act("bindings.swap");
    expect_bound(&table_command_hint, DEVICE_KEYS, "H");
    expect_bound(&table_command_sort_hand, DEVICE_KEYS, "J");
}

/* What two games do never meets; what shares a key at first may go on sharing one. */
static void only_what_can_meet_clashes(void **unused)
{
    KeyChange change = keymap_change(app.ui, &replay_command_run, DEVICE_KEYS, "Space");
    assert_int_equal(change.count, 0);
    change = keymap_change(app.ui, &card_command_before, DEVICE_KEYS, "U");
    assert_int_equal(change.count, 0);
    change = keymap_change(app.ui, &app_command_rules, DEVICE_KEYS, "U");
    assert_true(change.count >= 1);
}

static void the_way_out_is_fixed(void **unused)
{
    static const SDL_Keycode keys[] = {SDLK_RETURN, SDLK_LEFT, SDLK_DOWN, SDLK_TAB};
    for (size_t i = 0; i < COUNT_OF(keys); i++) {
        act("bindings.table.hint");
        press_key(keys[i], 0);
        assert_true(is_there("bindings.again"));
        act("bindings.cancel");
        assert_string_equal(shown("bindings.table.hint"), "H");
    }
    act("bindings.back");
    press_key(SDLK_q, 0);
    assert_string_equal(shown("bindings.back"), "Esc, Q");
    act("bindings.back");
    press_key(SDLK_DELETE, 0);
    assert_string_equal(shown("bindings.back"), "Esc");
    act("bindings.focus.left");
    press_key(SDLK_DELETE, 0);
    assert_string_equal(shown("bindings.focus.left"), "Left arrow");
}

/* A button that is pressed while the page of the pad is open. */
static void hear_button(int button)
{
    steer_settle(&app);
    input_press_button(&app.ui->input, stroke_of_button(button), false);
    steer_turn(&app);
    steer_settle(&app);
}

static void buttons_are_changed_by_the_pad_alone(void **unused)
{
    act("bindings.page.pad");
    assert_string_equal(shown("bindings.table.hint"), "X");
    act("bindings.table.hint");
    hear_button(SDL_CONTROLLER_BUTTON_BACK);
    assert_string_equal(said("text.question"), "Back already means: Open the rules, and go back");
    act("bindings.swap");
    expect_bound(&table_command_hint, DEVICE_PAD, "back");
    expect_bound(&app_command_rules, DEVICE_PAD, "x");
    expect_kept("pad.rules", "x");
    act("bindings.table.hint");
    hear_button(SDL_CONTROLLER_BUTTON_B);
    assert_false(is_there("bindings.cancel"));
    act("bindings.table.hint");
    hear_button(SDL_CONTROLLER_BUTTON_A); /* stops listening: what stands below can be reached */
    assert_true(is_there("bindings.again"));
    act("bindings.clear");
    expect_bound(&table_command_hint, DEVICE_PAD, "");
    expect_bound(&table_command_hint, DEVICE_KEYS, "H");
}

static void pages_and_all_are_reset(void **unused)
{
    Keymap all = map();
    Problem problem = {0};
    keymap_bind(&all, &table_command_hint, DEVICE_KEYS, "J", &problem);
    keymap_bind(&all, &table_command_hint, DEVICE_PAD, "", &problem);
    act("bindings.reset.page");
    act("bindings.cancel");
    expect_bound(&table_command_hint, DEVICE_KEYS, "J");
    act("bindings.reset.page");
    act("bindings.agree");
    expect_bound(&table_command_hint, DEVICE_KEYS, "H");
    expect_bound(&table_command_hint, DEVICE_PAD, "");
    act("bindings.reset.all");
    act("bindings.agree");
    expect_bound(&table_command_hint, DEVICE_PAD, "x");
    start_again();
    expect_bound(&table_command_hint, DEVICE_PAD, "x");
}

static void one_hand_is_a_press_away(void **unused)
{
    act("bindings.preset.left");
    act("bindings.agree");
    assert_string_equal(shown("bindings.focus.up"), "W, Up arrow");
    assert_string_equal(shown("bindings.press"), "E, Enter");
    expect_kept("keys.back", "Q Esc");
    start_again();
    expect_bound(&command_back, DEVICE_KEYS, "Q Esc");
    press_key(SDLK_q, 0);
    assert_string_equal(scene_top(&app.scenes)->id, "menu");
    scene_push(&app.scenes, shared_scenes.bindings);
    scene_change(&app.scenes);
    steer_settle(&app);
    act("bindings.preset.right");
    act("bindings.agree");
    expect_bound(&command_back, DEVICE_KEYS, "Backspace Esc");
    expect_bound(&table_command_hint, DEVICE_KEYS, "H");
}

/* Its text can be read, and nobody else has a stroke of it. */
static void expect_preset(const Command *command, Device device, Preset preset)
{
    char bytes[STROKES_BYTES];
    Text text = text_in(bytes, sizeof bytes);
    ui_bound_preset(command, device, preset, &text);
    expect_bound(command, device, bytes);
    KeyChange change = keymap_change(app.ui, command, device, bytes);
    if (change.count > 0 || change.fixed[0] != '\0') {
        fail_msg("preset %d: %s of %s is that of %s", (int)preset, bytes, command->id,
                 change.count > 0 ? change.others[0]->id : "another");
    }
}

/* No two commands meet in it that do not at first. */
static void presets_have_no_clashes(void **unused)
{
    const Command *commands[COMMANDS_MAX];
    size_t count = all_commands(commands);
    Keymap all = map();
    Problem problem = {0};
    for (int i = 0; i < (int)PRESETS * (int)DEVICES; i++) {
        Preset preset = (Preset)(i / (int)DEVICES);
        Device device = (Device)(i % (int)DEVICES);
        assert_true(keymap_take_preset(&all, device, preset, &problem));
        for (size_t j = 0; j < count; j++) {
            expect_preset(commands[j], device, preset);
        }
    }
}

/* Whoever listens gets to everything from one page: one hand reaches it, too. */
static void each_preset_has_a_button_for_the_page_by_ear(void **unused)
{
    static const char *const buttons[PRESETS] = {"rightstick", "lefttrigger", "start"};
    for (int preset = 0; preset < (int)PRESETS; preset++) {
        char bytes[STROKES_BYTES];
        Text text = text_in(bytes, sizeof bytes);
        ui_bound_preset(&ear_command_menu, DEVICE_PAD, (Preset)preset, &text);
        assert_string_equal(bytes, buttons[preset]);
    }
}

/* The key of a stroke, without what is held beside it. */
static const char *key_of(const char *stroke)
{
    const char *plus = strrchr(stroke, '+');
    return plus && plus[1] ? plus + 1 : stroke;
}

static bool is_one_of(const char *key, const char *const keys[], size_t count)
{
    for (size_t i = 0; i < count; i++) {
        if (strcmp(keys[i], key) == 0) {
            return true;
        }
    }
    return false;
}

/* A command without strokes is not missed. */
static void expect_reached(const Command *command, Preset preset, const char *const keys[],
                           size_t count)
{
    char bytes[STROKES_BYTES];
    Text text = text_in(bytes, sizeof bytes);
    ui_bound_preset(command, DEVICE_KEYS, preset, &text);
    bool is_reached = text.length == 0;
    for (char *word = strtok(bytes, " "); word; word = strtok(NULL, " ")) {
        is_reached |= is_one_of(key_of(word), keys, count);
    }
    if (!is_reached) {
        fail_msg("preset %d: %s has no key in reach", (int)preset, command->id);
    }
}

/* Each command has a key that the hand reaches: the American keyboard, cut between 5 and 6. */
static void presets_lie_below_one_hand(void **unused)
{
    static const char *const left[] = {"1",   "2",   "3",     "4",  "5",  "Q",  "W",  "E", "R", "T",
                                       "A",   "S",   "D",     "F",  "G",  "Z",  "X",  "C", "V", "B",
                                       "Esc", "Tab", "Space", "F1", "F2", "F3", "F4", "F5"};
    static const char *const right[] = {
        "6",     "7",         "8",      "9",      "0",    "-",   "=",      "Y",        "U",
        "I",     "O",         "P",      "H",      "J",    "K",   "L",      "N",        "M",
        ",",     ".",         "?",      "/",      "Left", "Up",  "Down",   "Right",    "Space",
        "Enter", "Backspace", "Delete", "Insert", "Home", "End", "PageUp", "PageDown", "F6",
        "F7",    "F8",        "F9",     "F10",    "F11"};
    const Command *commands[COMMANDS_MAX];
    size_t count = all_commands(commands);
    for (size_t i = 0; i < count; i++) {
        expect_reached(commands[i], PRESET_LEFT, left, COUNT_OF(left));
        expect_reached(commands[i], PRESET_RIGHT, right, COUNT_OF(right));
    }
}

static void damaged_values_count_as_none(void **unused)
{
    static const char *const damaged[] = {"Nokey",       "Ctrl+", "\xff\xfe",
                                          "A B C D E F", "U  H",  "first"};
    char longest[4 * STROKES_BYTES];
    memset(longest, 'x', sizeof longest - 1);
    longest[sizeof longest - 1] = '\0';
    for (size_t i = 0; i < COUNT_OF(damaged); i++) {
        keep("keys.table.hint", damaged[i]);
        keep("pad.table.hint", damaged[i]);
        start_again();
        expect_bound(&table_command_hint, DEVICE_KEYS, "H");
        expect_bound(&table_command_hint, DEVICE_PAD, "x");
    }
    keep("keys.table.hint", longest);
    keep("keys.no.such.command", "H");
    keep("keys.back", "Enter Left");
    start_again();
    expect_bound(&table_command_hint, DEVICE_KEYS, "H");
    expect_bound(&command_back, DEVICE_KEYS, "Esc");
    keep("keys.table.hint", "first");
    keep("pad.table.hint", "first");
    keep("keys.back", "first");
    start_again();
}

/* So an id names one row, and a change holds wherever the command does. */
static void each_command_is_in_one_group(void **unused)
{
    const Command *commands[COMMANDS_MAX];
    size_t count = all_commands(commands);
    for (size_t i = 0; i < count; i++) {
        assert_true(strlen("bindings.reset.") + strlen(commands[i]->id) < ELEMENT_ID_MAX);
        for (size_t j = 0; j < i; j++) {
            assert_string_not_equal(commands[i]->id, commands[j]->id);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(a_key_is_changed_and_kept, enter),
        cmocka_unit_test_setup(a_changed_key_is_told_and_does_it, enter),
        cmocka_unit_test_setup(escape_lets_go_and_delete_clears, enter),
        cmocka_unit_test_setup(what_is_held_is_not_heard, enter),
        cmocka_unit_test_setup(a_clash_is_told_and_swapped, enter),
        cmocka_unit_test_setup(a_clash_is_replaced, enter),
        cmocka_unit_test_setup(a_reset_tells_of_clashes, enter),
        cmocka_unit_test_setup(only_what_can_meet_clashes, enter),
        cmocka_unit_test_setup(the_way_out_is_fixed, enter),
        cmocka_unit_test_setup(buttons_are_changed_by_the_pad_alone, enter),
        cmocka_unit_test_setup(pages_and_all_are_reset, enter),
        cmocka_unit_test_setup(one_hand_is_a_press_away, enter),
        cmocka_unit_test_setup(presets_have_no_clashes, enter),
        cmocka_unit_test_setup(each_preset_has_a_button_for_the_page_by_ear, enter),
        cmocka_unit_test_setup(presets_lie_below_one_hand, enter),
        cmocka_unit_test_setup(damaged_values_count_as_none, enter),
        cmocka_unit_test_setup(each_command_is_in_one_group, enter),
    };
    return cmocka_run_group_tests(tests, open_app, close_app);
}
