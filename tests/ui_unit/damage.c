/* Comparing draw lists: what is spoilt is exactly what came, went, moved or changed its order. */
#include "damage.h"

#include "check.h"

static DrawList before, now;
static const Color RED = {200, 0, 0, 255};

static int begin(void **state)
{
    DrawList *lists[] = {&before, &now};
    for (size_t i = 0; i < 2; i++) {
        draw_list_init(lists[i]);
        draw_list_begin(lists[i], (Rect){0, 0, 1000, 1000}, 1);
    }
    return 0;
}

static int end(void **state)
{
    draw_list_release(&before);
    draw_list_release(&now);
    return 0;
}

static Damage compared(void)
{
    Damage damage = {0};
    damage_compare(&damage, &before, &now);
    return damage;
}

static bool is_spoilt(const Damage *damage, int x, int y)
{
    for (size_t i = 0; i < damage->count; i++) {
        Box box = damage->boxes[i];
        if (x >= box.x0 && x < box.x1 && y >= box.y0 && y < box.y1) {
            return true;
        }
    }
    return false;
}

static Rect square(float x, float y)
{
    return (Rect){x, y, 50, 50};
}

static void equal_lists_spoil_nothing(void **state)
{
    for (int i = 0; i < 5; i++) {
        draw_fill(&before, square((float)i * 60, 0), RED);
        draw_fill(&now, square((float)i * 60, 0), RED);
    }
    assert_int_equal(compared().count, 0);
}

static void a_moved_command_spoils_both_places(void **state)
{
    draw_fill(&before, square(0, 0), RED);
    draw_fill(&before, square(100, 100), RED);
    draw_fill(&now, square(0, 0), RED);
    draw_fill(&now, square(600, 600), RED);
    Damage damage = compared();
    assert_true(is_spoilt(&damage, 110, 110));
    assert_true(is_spoilt(&damage, 610, 610));
    assert_false(is_spoilt(&damage, 10, 10));
    assert_false(is_spoilt(&damage, 400, 400));
}

static void a_change_of_order_spoils_only_what_moved(void **state)
{
    for (int i = 0; i < 4; i++) {
        draw_fill(&before, square((float)i * 200, 0), RED);
    }
    for (int i = 1; i < 4; i++) {
        draw_fill(&now, square((float)i * 200, 0), RED);
    }
    draw_fill(&now, square(0, 0), RED); /* the first was raised to the top */
    Damage damage = compared();
    assert_true(is_spoilt(&damage, 10, 10));
    assert_false(is_spoilt(&damage, 210, 10));
    assert_false(is_spoilt(&damage, 610, 10));
}

static void colour_and_alpha_count(void **state)
{
    draw_fill(&before, square(0, 0), RED);
    draw_fill(&now, square(0, 0), color_faded(RED, 0.5f));
    assert_int_equal(compared().count, 1);
}

static void a_label_in_a_picture_counts(void **state)
{
    Picture picture = picture_named("regicide/KS");
    picture.labels[0] = (PictureLabel){.text = "20", .size = 50};
    draw_picture(&before, &picture, (Outline){square(0, 0), 0}, 1);
    picture.labels[0].text[0] = '1';
    draw_picture(&now, &picture, (Outline){square(0, 0), 0}, 1);
    assert_int_equal(compared().count, 1);
}

static void a_clip_cuts_and_counts(void **state)
{
    draw_fill(&before, (Rect){0, 0, 500, 500}, RED);
    draw_clip(&now, (Rect){0, 0, 20, 20});
    draw_fill(&now, (Rect){100, 100, 50, 50}, RED);
    draw_clip_end(&now);
    Box hidden = draw_list_item(&now, 1)->bounds;
    assert_true(box_is_empty(hidden));
    Damage damage = compared();
    assert_true(is_spoilt(&damage, 400, 400));
}

static void many_changes_are_few_boxes(void **state)
{
    for (int i = 0; i < 40; i++) {
        draw_fill(&now, (Rect){(float)(i % 8) * 120, (float)(i / 8) * 120, 5, 5}, RED);
    }
    Damage damage = compared();
    assert_in_range(damage.count, 1, DAMAGE_MAX);
    for (int i = 0; i < 40; i++) {
        assert_true(is_spoilt(&damage, (i % 8) * 120 + 2, (i / 8) * 120 + 2));
    }
}

static void boxes_do_not_overlap(void **state)
{
    Damage damage = {0};
    damage_add(&damage, (Box){0, 0, 200, 200});
    damage_add(&damage, (Box){400, 400, 600, 600});
    damage_add(&damage, (Box){150, 150, 450, 450});
    for (size_t i = 0; i < damage.count; i++) {
        for (size_t j = i + 1; j < damage.count; j++) {
            assert_true(box_is_empty(box_meet(damage.boxes[i], damage.boxes[j])));
        }
    }
    assert_true(is_spoilt(&damage, 300, 300));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(equal_lists_spoil_nothing, begin, end),
        cmocka_unit_test_setup_teardown(a_moved_command_spoils_both_places, begin, end),
        cmocka_unit_test_setup_teardown(a_change_of_order_spoils_only_what_moved, begin, end),
        cmocka_unit_test_setup_teardown(colour_and_alpha_count, begin, end),
        cmocka_unit_test_setup_teardown(a_label_in_a_picture_counts, begin, end),
        cmocka_unit_test_setup_teardown(a_clip_cuts_and_counts, begin, end),
        cmocka_unit_test_setup_teardown(many_changes_are_few_boxes, begin, end),
        cmocka_unit_test(boxes_do_not_overlap),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
