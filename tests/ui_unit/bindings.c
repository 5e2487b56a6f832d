/* Which stroke stands for which command: as text, on the keyboard, where two may meet, and what can
 * never be lost. */
#include "bindings.h"
#include "testing.h"

#include <stdio.h>
#include <string.h>

static const Command undo = {
    .id = "undo", .name = "Undo", .keys = "U Ctrl+Z", .pad = "lefttrigger"};
static const Command hint = {.id = "hint", .name = "Hint", .keys = "H", .pad = "x"};
static const Command explain = {.id = "explain", .name = "Explain", .keys = "I"};
static const Command explain_back = {.id = "explain.back", .name = "Back", .keys = "Shift+I"};
static const Command step = {.id = "step", .name = "Step", .keys = "."};
static const Command own_hint = {.id = "own", .name = "Own", .keys = "E"};
static const Command other_hint = {.id = "other", .name = "Other", .keys = "E"};

static const Command *const at_table[] = {&undo, &hint, &explain, &explain_back};
static const Command *const in_replay[] = {&step};
static const Command *const in_game[] = {&own_hint};
static const Command *const in_other[] = {&other_hint};
static const CommandGroup table = {"At the table", "table", at_table, 4};
static const CommandGroup replay = {"In a replay", "replay", in_replay, 1};
static const CommandGroup game = {"A game", "table.one", in_game, 1};
static const CommandGroup other = {"Another", "table.other", in_other, 1};
static const CommandGroup *const groups[] = {&ui_commands, &table, &replay, &game, &other};

static Bindings bindings;

static int open_all(void **state)
{
    bindings_init(&bindings);
    bindings_take(&bindings, groups, sizeof groups / sizeof *groups);
    return 0;
}

static int close_all(void **state)
{
    bindings_release(&bindings);
    return 0;
}

static Stroke stroke(Device device, const char *text)
{
    Stroke strokes[STROKES_MAX];
    assert_true(strokes_read(device, text, strokes));
    return strokes[0];
}

static bool means(const char *key, const Command *command)
{
    KeyPress press = bindings_press(&bindings, DEVICE_KEYS, stroke(DEVICE_KEYS, key));
    return press_is(&press, command);
}

static void strokes_are_written_as_they_are_read(void **state)
{
    static const char *const keys[] = {"U",         "Ctrl+Z", "Ctrl+Shift+Z", "Enter",
                                       "Shift+Tab", "F1",     "F24",          ",",
                                       "+",         "Ctrl++", "Space",        "ж"};
    static const char *const buttons[] = {"a", "lefttrigger", "righttrigger", "dpup", "leftstick"};
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
        char bytes[STROKE_BYTES];
        Text text = text_in(bytes, sizeof bytes);
        stroke_write(DEVICE_KEYS, stroke(DEVICE_KEYS, keys[i]), &text);
        assert_string_equal(bytes, keys[i]);
    }
    for (size_t i = 0; i < sizeof buttons / sizeof *buttons; i++) {
        char bytes[STROKE_BYTES];
        Text text = text_in(bytes, sizeof bytes);
        stroke_write(DEVICE_PAD, stroke(DEVICE_PAD, buttons[i]), &text);
        assert_string_equal(bytes, buttons[i]);
    }
}

static void what_is_no_stroke_changes_nothing(void **state)
{
    static const char *const wrong[] = {"Nokey", "Ctrl+", " U",   "U  H",
                                        "F25",   "F0",    "\xff", "A B C D E"};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        if (bindings_bind(&bindings, &undo, DEVICE_KEYS, wrong[i])) {
            print_error("“%s” was taken\n", wrong[i]);
        }
        assert_false(bindings_bind(&bindings, &undo, DEVICE_KEYS, wrong[i]));
    }
    assert_false(bindings_bind(&bindings, &undo, DEVICE_PAD, "U"));
    assert_true(means("U", &undo) && means("Ctrl+Z", &undo));
}

static void a_command_has_the_keys_that_it_is_bound_to(void **state)
{
    assert_true(means("U", &undo) && means("H", &hint));
    assert_true(bindings_bind(&bindings, &undo, DEVICE_KEYS, "B"));
    assert_true(means("B", &undo));
    assert_false(means("U", &undo) || means("Ctrl+Z", &undo));
    assert_true(bindings_bind(&bindings, &undo, DEVICE_KEYS, ""));
    assert_false(means("B", &undo));
}

/* As with the caps lock held, or a hand that is slow. */
static void shift_changes_a_meaning_only_where_there_is_another(void **state)
{
    assert_true(means("Shift+U", &undo));
    assert_true(means("Shift+I", &explain_back) && !means("Shift+I", &explain));
    assert_true(means("Shift+Left", &command_left));
    assert_false(means("Ctrl+U", &undo));
}

static void the_way_back_can_not_be_lost(void **state)
{
    assert_true(bindings_bind(&bindings, &command_back, DEVICE_KEYS, "Q"));
    assert_true(means("Esc", &command_back) && means("Q", &command_back));
    assert_true(bindings_bind(&bindings, &hint, DEVICE_KEYS, "Esc Enter Tab G"));
    assert_true(means("G", &hint));
    assert_false(means("Esc", &hint) || means("Enter", &hint) || means("Tab", &hint));
    assert_true(bindings_bind(&bindings, &command_press, DEVICE_PAD, ""));
    KeyPress press = bindings_press(&bindings, DEVICE_PAD, stroke(DEVICE_PAD, "a"));
    assert_true(press_is(&press, &command_press));
}

static size_t clashes(const Command *command, const char *key, const Command **first)
{
    const Command *found[CLASHES_MAX] = {NULL};
    const Binding *binding = bindings_find(&bindings, command);
    size_t count =
        bindings_clashes(&bindings, binding, DEVICE_KEYS, stroke(DEVICE_KEYS, key), found);
    *first = found[0];
    return count;
}

static void commands_clash_where_both_may_hold(void **state)
{
    const Command *first;
    assert_int_equal(clashes(&hint, "U", &first), 1);
    assert_ptr_equal(first, &undo);
    assert_int_equal(clashes(&undo, "U", &first), 0);     /* itself */
    assert_int_equal(clashes(&undo, ".", &first), 0);     /* a replay is no table */
    assert_int_equal(clashes(&own_hint, "H", &first), 1); /* the game lies on the table */
    assert_ptr_equal(first, &hint);
    assert_int_equal(clashes(&hint, "E", &first), 2);       /* of both games */
    assert_int_equal(clashes(&other_hint, "E", &first), 0); /* one game is not the other */
    assert_int_equal(clashes(&step, "PageUp", &first), 1);  /* of every screen */
    assert_ptr_equal(first, &command_page_up);
}

#define BIND_TEST(name) cmocka_unit_test_setup_teardown(name, open_all, close_all)

int main(void)
{
    const struct CMUnitTest tests[] = {
        BIND_TEST(strokes_are_written_as_they_are_read),
        BIND_TEST(what_is_no_stroke_changes_nothing),
        BIND_TEST(a_command_has_the_keys_that_it_is_bound_to),
        BIND_TEST(shift_changes_a_meaning_only_where_there_is_another),
        BIND_TEST(the_way_back_can_not_be_lost),
        BIND_TEST(commands_clash_where_both_may_hold),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
