/* The asker's portrait goes to the tally as a coin that spins: two turns, and it lies there. */
#include "games/direnjie.h"
#include "table_state.h"
#include "testing.h"
#include "ui/window.h"
#include "window.h"

#include <math.h>
#include <string.h>

#define FACE    "ui/avatar-panda"
#define STEP    10 /* ms, as the next */
#define WATCHED 700

static const SeatFace faces[] = {{.picture = FACE}, {.picture = "ui/avatar-fox"}};

static void begin(void)
{
    Setup setup = setup_initial(&direnjie_game, 2, 7);
    setup.options[DIRENJIE_FIRST] = 0;
    screen_begin(&screen, &direnjie_game, &setup, NULL, 0);
    screen.table->setting.faces = faces;
    screen_frame(&screen);
    screen_act(&screen, 0, action_with_1(DIRENJIE_ASK, DIRENJIE_TARGET));
}

/* The asker's portrait that was drawn last: the coin lies over the table. */
static Rect coin_now(void)
{
    DrawList *list = ui_draw(screen.ui);
    Rect rect = {0};
    for (size_t i = 0; i < draw_count(list); i++) {
        const DrawCommand *command = draw_at(list, i);
        if (command->kind == DRAW_PICTURE && strcmp(command->picture->name, FACE) == 0) {
            rect = command->rect;
        }
    }
    return rect;
}

/* How often it was seen from its edge, and how narrow that was, as a part of its height. */
typedef struct Spin {
    unsigned edges;
    float narrowest;
    float way; /* pixels from the first place to the last */
} Spin;

static Spin see_spin(void)
{
    Spin spin = {.narrowest = 1};
    Rect first = {0}, rect = {0};
    bool was_narrow = false;
    ui_hold_clock(screen.ui, 0);
    for (int ms = 0; ms < WATCHED; ms += STEP) {
        screen_frame(&screen);
        rect = coin_now();
        assert_true(rect.h > 0);
        if (ms == 0) {
            first = rect;
        }
        float part = rect.w / rect.h;
        bool is_narrow = part < 0.5f;
        spin.edges += is_narrow && !was_narrow;
        spin.narrowest = fminf(spin.narrowest, part);
        was_narrow = is_narrow;
        ui_hold_clock(screen.ui, STEP);
    }
    ui_release_clock(screen.ui);
    spin.way = hypotf(rect.x - first.x, rect.y - first.y);
    return spin;
}

/* Each turn shows its edge twice. */
static void test_a_coin_spins_on_its_way(void **unused)
{
    begin();
    Spin spin = see_spin();
    assert_int_equal(spin.edges, 4);
    assert_true(spin.narrowest < 0.35f && spin.way > 100);
    table_settle(screen.table);
    screen_end(&screen);
}

static void test_a_calm_coin_lies_there_at_once(void **unused)
{
    ui_set_reduced_motion(screen.ui, true);
    begin();
    Spin spin = see_spin();
    assert_int_equal(spin.edges, 0);
    assert_true(spin.narrowest > 0.99f);
    ui_set_reduced_motion(screen.ui, false);
    table_settle(screen.table);
    screen_end(&screen);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_coin_spins_on_its_way),
        cmocka_unit_test(test_a_calm_coin_lies_there_at_once),
    };
    return cmocka_run_group_tests(tests, open_window, close_window);
}
