/* When pictures are composed for the very size at which they rest, and when they are stretched. */
#include "pictures.h"

#include "check.h"

#include <string.h>

#define FRAMES_MOST 40

static Pictures pictures;
static DrawList lists[2];
static int drawing;

static int open_all(void **state)
{
    pictures = (Pictures){0};
    draw_list_init(&lists[0]);
    draw_list_init(&lists[1]);
    return pictures_open(&pictures, MEJA_DATA, "") ? 0 : -1;
}

static int close_all(void **state)
{
    pictures_close(&pictures);
    draw_list_release(&lists[0]);
    draw_list_release(&lists[1]);
    return 0;
}

/* A frame of two pictures; of the first. */
static const DrawItem *show(const char *name, Outline outline, float other_x)
{
    drawing = 1 - drawing;
    DrawList *now = &lists[drawing];
    draw_list_begin(now, (Rect){0, 0, 2000, 2000}, 1);
    Picture picture = picture_named(name), other = picture_named("regicide/back");
    draw_picture(now, &picture, outline, 1);
    draw_picture(now, &other, (Outline){{other_x, 1400, 100 + other_x, 140 + other_x}, 0}, 1);
    pictures_prepare(&pictures, &lists[1 - drawing], now);
    pictures_end_frame(&pictures);
    return draw_list_item(now, 0);
}

/* In how many frames it is sharp, while the other picture grows or stands. */
static int frames_until_sharp(const char *name, Outline outline, float growth)
{
    int frame = 0;
    while (frame < FRAMES_MOST && show(name, outline, growth * (float)frame)->coarse) {
        frame++;
    }
    return frame;
}

/* At the turn of a motion a card has the same size twice or three times. */
static void a_short_stand_amid_motion_is_no_rest(void **state)
{
    Rect small = {10, 10, 200, 280}, large = {10, 10, 220, 308};
    show("regicide/KS", (Outline){large, 0}, 0);
    show("regicide/KS", (Outline){small, 0}, 1);
    assert_in_range(frames_until_sharp("regicide/KS", (Outline){small, 0}, 3), 5, 20);
}

static void what_rests_in_a_still_frame_is_sharp(void **state)
{
    Rect small = {10, 10, 200, 280}, large = {10, 10, 220, 308};
    show("regicide/KS", (Outline){large, 0}, 0);
    show("regicide/KS", (Outline){small, 0}, 0);
    assert_in_range(frames_until_sharp("regicide/KS", (Outline){small, 0}, 0), 0, 2);
}

/* A card that grows is read from its file for few of its sizes. */
static void a_growing_card_is_read_seldom(void **state)
{
    size_t before = pictures.kept.count;
    for (float w = 60; w < 460; w += 8) {
        show("direnjie/W3", (Outline){{10, 10, w, w * 1.4f}, 0}, 0);
    }
    size_t own = pictures.kept.count - before - 1; /* but for the other picture */
    assert_in_range(own, 2, 3);
}

/* A strip whose file is smaller than it is drawn is turned all the same, and not read again. */
static void an_enlarged_picture_is_turned(void **state)
{
    Outline strip = {{100, 100, 450, 88}, 12};
    const DrawItem *item = NULL;
    for (int frame = 0; frame < 4; frame++) {
        item = show("ui/direnjie-name-weapon", strip, 0);
        Stamp stamp = pictures_stamp(&pictures, item);
        assert_non_null(stamp.image);
    }
    assert_false(item->coarse);
    assert_int_equal(pictures.kept.count, 3); /* upright, turned, and the other picture */
    assert_true(pictures_stamp(&pictures, item).image->h > 150);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(a_short_stand_amid_motion_is_no_rest, open_all, close_all),
        cmocka_unit_test_setup_teardown(what_rests_in_a_still_frame_is_sharp, open_all, close_all),
        cmocka_unit_test_setup_teardown(a_growing_card_is_read_seldom, open_all, close_all),
        cmocka_unit_test_setup_teardown(an_enlarged_picture_is_turned, open_all, close_all),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
