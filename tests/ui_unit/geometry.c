/* Rectangles and turned outlines, with values worked out on paper. */
#include "ui/geometry.h"
#include "check.h"

static void assert_rect(Rect got, Rect wanted)
{
    assert_near(got.x, wanted.x);
    assert_near(got.y, wanted.y);
    assert_near(got.w, wanted.w);
    assert_near(got.h, wanted.h);
}

static void union_holds_both(void **state)
{
    assert_rect(rect_union((Rect){0, 0, 10, 10}, (Rect){20, 5, 10, 10}), (Rect){0, 0, 30, 15});
    assert_rect(rect_union((Rect){9, 9, 0, 4}, (Rect){20, 5, 10, 10}), (Rect){20, 5, 10, 10});
}

static void intersection_is_what_both_hold(void **state)
{
    Rect met = rect_intersection((Rect){0, 0, 10, 10}, (Rect){4, 6, 10, 10});
    assert_rect(met, (Rect){4, 6, 6, 4});
    Rect apart = rect_intersection((Rect){0, 0, 10, 10}, (Rect){10, 0, 5, 5});
    assert_near(apart.w, 0);
    assert_near(apart.h, 0);
}

static void cutting_leaves_the_rest(void **state)
{
    Rect rest = {10, 20, 100, 50};
    assert_rect(rect_cut_left(&rest, 30), (Rect){10, 20, 30, 50});
    assert_rect(rect_cut_right(&rest, 20), (Rect){90, 20, 20, 50});
    assert_rect(rect_cut_top(&rest, 5), (Rect){40, 20, 50, 5});
    assert_rect(rect_cut_bottom(&rest, 15), (Rect){40, 55, 50, 15});
    assert_rect(rest, (Rect){40, 25, 50, 30});
    assert_rect(rect_cut_left(&rest, 80), (Rect){40, 25, 50, 30});
    assert_near(rest.w, 0);
}

static void a_turned_outline_holds_what_it_covers(void **state)
{
    Outline upright = {{0, 0, 40, 100}, 0}, lying = {{0, 0, 40, 100}, 90};
    assert_true(outline_has(upright, (Point){20, 95}));
    assert_false(outline_has(lying, (Point){20, 95}));
    assert_true(outline_has(lying, (Point){65, 50}));
    assert_false(outline_has(upright, (Point){65, 50}));
}

static void a_turn_is_clockwise(void **state)
{
    /* The top of a tall card turned by 30 degrees leans to the right: 50 × sin 30 = 25. */
    Outline card = {{-5, -50, 10, 100}, 30};
    assert_true(outline_has(card, (Point){24, -42}));
    assert_false(outline_has(card, (Point){-24, -42}));
}

static void bounds_of_a_turned_outline(void **state)
{
    assert_rect(outline_bounds((Outline){{0, 0, 40, 100}, 90}), (Rect){-30, 30, 100, 40});
    /* A square of 10 on its corner: its diagonal is 14.14. */
    assert_rect(outline_bounds((Outline){{0, 0, 10, 10}, 45}),
                (Rect){-2.071f, -2.071f, 14.142f, 14.142f});
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(union_holds_both),
        cmocka_unit_test(intersection_is_what_both_hold),
        cmocka_unit_test(cutting_leaves_the_rest),
        cmocka_unit_test(a_turned_outline_holds_what_it_covers),
        cmocka_unit_test(a_turn_is_clockwise),
        cmocka_unit_test(bounds_of_a_turned_outline),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
