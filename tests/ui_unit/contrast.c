/* High contrast: faint words become strong, nothing stays nothing, and a panel gets a plain ground
 * with a bright edge. */
#include "draw_list.h"

#include "testing.h"
#include "ui/theme.h"

static const Rect somewhere = {10, 10, 100, 60};

static void open(DrawList *list, bool is_strong)
{
    draw_list_init(list);
    draw_list_begin(list, (Rect){0, 0, 640, 400}, 1);
    list->is_strong = is_strong;
}

static Color shown(DrawKind kind, Color color, bool is_strong)
{
    DrawList list;
    open(&list, is_strong);
    draw_push(&list, &(DrawCommand){.kind = kind, .rect = somewhere, .color = color});
    Color out = draw_at(&list, 0)->color;
    draw_list_release(&list);
    return out;
}

static void faint_lines_are_strong(void **state)
{
    assert_int_equal(shown(DRAW_FRAME, color_faded(COLOR_GOLD, 0.5f), false).a, 127);
    assert_int_equal(shown(DRAW_FRAME, color_faded(COLOR_GOLD, 0.5f), true).a, 191);
    assert_int_equal(shown(DRAW_FRAME, color_faded(COLOR_GOLD, 0), true).a, 0);
    assert_int_equal(shown(DRAW_FRAME, COLOR_GOLD, true).a, 255);
}

static void dark_grounds_are_dense_and_lights_are_not(void **state)
{
    assert_int_equal(shown(DRAW_FILL, color_faded(COLOR_INK, 0.5f), true).a, 191);
    assert_int_equal(shown(DRAW_FILL, color_faded(COLOR_LIT, 0.5f), true).a, 127);
}

static void words_leave_the_middle(void **state)
{
    Color light = shown(DRAW_TEXT, COLOR_MUTED, true);
    assert_true(light.r > COLOR_MUTED.r && light.g > COLOR_MUTED.g && light.b > COLOR_MUTED.b);
    Color dark = shown(DRAW_TEXT, COLOR_INK, true);
    assert_int_equal(dark.r + dark.g + dark.b, 0);
    Color red = shown(DRAW_TEXT, COLOR_DANGER, true);
    assert_int_equal(red.r, COLOR_DANGER.r);
}

static void a_panel_is_plain_with_an_edge(void **state)
{
    DrawList list;
    open(&list, true);
    draw_nine(&list, "ui/panel", somewhere, 1);
    assert_int_equal(draw_count(&list), 3);
    assert_int_equal(draw_at(&list, 1)->kind, DRAW_FILL);
    assert_int_equal(draw_at(&list, 2)->kind, DRAW_FRAME);
    draw_list_release(&list);
    open(&list, true);
    draw_nine(&list, "ui/button-secondary", somewhere, 1);
    assert_int_equal(draw_count(&list), 1);
    draw_list_release(&list);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(faint_lines_are_strong),
        cmocka_unit_test(dark_grounds_are_dense_and_lights_are_not),
        cmocka_unit_test(words_leave_the_middle),
        cmocka_unit_test(a_panel_is_plain_with_an_edge),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
