/* High contrast: faint words become strong, nothing stays nothing, and a panel gets a plain ground
 * with a bright edge. */
#include "draw_list.h"
#include "palette.h"

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

static Color without_red(Color color)
{
    DrawList list;
    open(&list, false);
    list.is_redless = true;
    draw_push(&list, &(DrawCommand){.kind = DRAW_FILL, .rect = somewhere, .color = color});
    Color out = draw_at(&list, 0)->color;
    draw_list_release(&list);
    return out;
}

static void red_is_violet_and_gold_stays(void **state)
{
    const Color kept[] = {COLOR_GOLD, COLOR_CAUTION, COLOR_PAPER, COLOR_INK, COLOR_HEAL};
    const Color red[] = {COLOR_DANGER, COLOR_WARNING, color_rgb(0x8c0020), color_rgb(0xff0000)};
    for (size_t i = 0; i < sizeof kept / sizeof *kept; i++) {
        Color out = without_red(kept[i]);
        assert_memory_equal(&out, &kept[i], sizeof out);
    }
    for (size_t i = 0; i < sizeof red / sizeof *red; i++) {
        Color out = without_red(color_faded(red[i], 0.5f));
        assert_true(out.b > out.r && out.r > out.g);
        assert_int_equal(out.a, 127);
    }
}

/* A picture is another one then, and its pixels are as colours are, however clear they are. */
static void pictures_are_without_red_too(void **state)
{
    DrawList list;
    uint32_t pixels[] = {0xffc8323f, 0x80641920, 0, 0xffd8a23c};
    Image image = {.w = 2, .h = 2, .pixels = pixels};
    Color danger = without_red(COLOR_DANGER);
    Picture heart = picture_named("ui/suit-hearts");
    open(&list, false);
    list.is_redless = true;
    draw_picture(&list, &heart, (Outline){.rect = somewhere}, 1);
    assert_int_not_equal(picture_hash(draw_at(&list, 0)->picture), picture_hash(&heart));
    draw_list_release(&list);
    palette_image(&image);
    assert_int_equal(pixels[0] & 0xff, danger.b);
    assert_int_equal(pixels[0] >> 24, 0xff);
    assert_in_range(pixels[1] & 0xff, danger.b / 2u - 2, 0x80);
    assert_int_equal(pixels[2], 0);
    assert_int_equal(pixels[3], 0xffd8a23c);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(faint_lines_are_strong),
        cmocka_unit_test(dark_grounds_are_dense_and_lights_are_not),
        cmocka_unit_test(words_leave_the_middle),
        cmocka_unit_test(a_panel_is_plain_with_an_edge),
        cmocka_unit_test(red_is_violet_and_gold_stays),
        cmocka_unit_test(pictures_are_without_red_too),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
