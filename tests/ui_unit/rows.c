/* What is left in sight of a row: never less than is seen, and little more. */
#include "rows.h"

#include "check.h"

#define WIDTH 200
#define ROWS  160

static Hidden hidden;

static int begin(void **state)
{
    hidden = (Hidden){.count = 0};
    return 0;
}

static bool is_left(const Span *left, size_t count, int x)
{
    for (size_t i = 0; i < count; i++) {
        if (x >= left[i].from && x < left[i].to) {
            return true;
        }
    }
    return false;
}

static bool is_covered(int x, int y)
{
    for (size_t i = 0; i < hidden.count; i++) {
        const Frame *frame = &hidden.frames[i];
        Point at = frame_local(frame, x, y);
        if (at.x > -frame->hw && at.x < frame->hw && at.y > -frame->hh && at.y < frame->hh) {
            return true;
        }
    }
    return false;
}

static void without_cover_all_is_left(void **state)
{
    Span left[HIDDEN_MOST + 1];
    assert_int_equal(hidden_leaves(&hidden, (Span){3, 90}, 0, HIDDEN_BAND, left), 1);
    assert_int_equal(left[0].from, 3);
    assert_int_equal(left[0].to, 90);
}

static void a_cover_leaves_both_sides(void **state)
{
    Span left[HIDDEN_MOST + 1];
    hidden_add(&hidden, (Outline){{20, 0, 30, 100}, 0});
    assert_int_equal(hidden_leaves(&hidden, (Span){0, 90}, 40, 48, left), 2);
    assert_int_equal(left[0].to, 20);
    assert_int_equal(left[1].from, 50);
    hidden_add(&hidden, (Outline){{40, 0, 60, 100}, 0});
    assert_int_equal(hidden_leaves(&hidden, (Span){0, 90}, 40, 48, left), 1);
    assert_int_equal(left[0].to, 20);
    assert_int_equal(hidden_leaves(&hidden, (Span){25, 90}, 40, 48, left), 0);
    assert_int_equal(hidden_leaves(&hidden, (Span){0, 90}, 96, 104, left), 1); /* it ends there */
}

/* A fan of cards: whatever can be seen is left, and of what is hidden hardly anything. */
static void turned_covers_never_hide_too_much(void **state)
{
    for (int i = 0; i < 6; i++) {
        hidden_add(&hidden, (Outline){{20 + 22 * (float)i, 30, 60, 90}, -12 + 5 * (float)i});
    }
    assert_int_equal(hidden.count, HIDDEN_MOST);
    int covered = 0, painted = 0;
    for (int y = 0; y < ROWS; y += HIDDEN_BAND) {
        Span left[HIDDEN_MOST + 1];
        size_t count = hidden_leaves(&hidden, (Span){0, WIDTH}, y, y + HIDDEN_BAND, left);
        for (int i = 0; i < HIDDEN_BAND * WIDTH; i++) {
            int x = i % WIDTH, row = y + i / WIDTH;
            bool is_seen = is_left(left, count, x), is_hidden = is_covered(x, row);
            assert_true(is_seen || is_hidden);
            covered += is_hidden;
            painted += is_seen && is_hidden;
        }
    }
    assert_true(covered > 0 && painted * 5 < covered);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(without_cover_all_is_left, begin),
        cmocka_unit_test_setup(a_cover_leaves_both_sides, begin),
        cmocka_unit_test_setup(turned_covers_never_hide_too_much, begin),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
