/* A window that was left on a screen that is gone, or is smaller, opens where it can be seen. */
#include "place.h"
#include "testing.h"
#include "ui/window.h"

#include <limits.h>

static const SDL_Rect small[] = {{0, 0, 1024, 768}};
static const SDL_Rect laptop[] = {{0, 0, 1366, 768}};
/* A bar of 30 pixels above; a screen to the left of it. */
static const SDL_Rect two[] = {{0, 30, 1920, 1050}, {-1280, 0, 1280, 1024}};

typedef struct Case {
    const SDL_Rect *screens;
    int count;
    WindowPlace kept, expected;
} Case;

static const Case cases[] = {
    {small, 1, {1300, 800, 1024, 640, false}, {0, 128, 1024, 640, false}},
    {small, 1, {-1000, 10, 1024, 640, false}, {0, 32, 1024, 640, false}},
    {small, 1, {100, -300, 800, 640, false}, {100, 32, 800, 640, false}},
    {laptop, 1, {0, 0, 2400, 1500, true}, {0, 32, 1366, 736, true}},
    {laptop, 1, {50, 60, 1280, 700, false}, {50, 60, 1280, 700, false}},
    {laptop, 1, {INT_MIN, INT_MIN, 1600, 900, false}, {INT_MIN, INT_MIN, 1366, 736, false}},
    {two, 2, {100, 100, 1280, 720, false}, {100, 100, 1280, 720, false}},
    {two, 2, {-1200, 100, 1280, 720, false}, {-1280, 100, 1280, 720, false}},
    {two, 2, {-1200, 5, 900, 720, false}, {-1200, 32, 900, 720, false}},
    {two, 2, {5000, 40, 1280, 720, false}, {640, 62, 1280, 720, false}},
    {NULL, 0, {5000, 40, 1280, 720, false}, {5000, 40, 1280, 720, false}},
};

static void a_kept_window_can_be_seen(void **state)
{
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        WindowPlace place = cases[i].kept;
        const WindowPlace *expected = &cases[i].expected;
        place_fit(&place, cases[i].screens, cases[i].count);
        assert_int_equal(place.x, expected->x);
        assert_int_equal(place.y, expected->y);
        assert_int_equal(place.width, expected->width);
        assert_int_equal(place.height, expected->height);
        assert_int_equal(place.maximised, expected->maximised);
    }
}

static const struct {
    SDL_Rect screen;
    int width, height;
} firsts[] = {
    {{0, 0, 1024, 768}, 1024, 720},   {{0, 30, 1366, 738}, 1280, 706},
    {{0, 0, 1920, 1080}, 1583, 890},  {{0, 0, 3840, 2160}, 3215, 1808},
    {{0, 0, 3440, 1440}, 2127, 1196}, {{0, 0, 1080, 1920}, 918, 1604},
};

static void a_first_window_is_a_part_of_the_screen(void **state)
{
    WindowPlace place = {.x = INT_MIN, .y = INT_MIN};
    place_first(&place, NULL);
    assert_int_equal(place.width, 1280);
    assert_int_equal(place.height, 720);
    for (size_t i = 0; i < sizeof firsts / sizeof *firsts; i++) {
        place_first(&place, &firsts[i].screen);
        assert_int_equal(place.width, firsts[i].width);
        assert_int_equal(place.height, firsts[i].height);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(a_kept_window_can_be_seen),
                                       cmocka_unit_test(a_first_window_is_a_part_of_the_screen)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
