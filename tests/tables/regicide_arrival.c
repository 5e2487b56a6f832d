/* What the panels of Regicide tell of the next enemy while its card is on its way, and after: its
 * numbers come with it, all else when it lies there. */
#include "tables/table_scene.h"
#include "testing.h"
#include "window.h"

#include <stdio.h>
#include <string.h>

/* "Attack 15 of 15": both numbers. */
static void read_gauge(const char *id, int *now, int *whole)
{
    char word[16];
    const char *name = screen_get(&screen, id)->name;
    assert_int_equal(sscanf(name, "%15s %d of %d", word, now, whole), 3);
}

static void assert_gauges(bool is_queen)
{
    int health, health_whole, attack, attack_whole;
    read_gauge("table.health", &health, &health_whole);
    read_gauge("table.attack", &attack, &attack_whole);
    assert_int_equal(health_whole, is_queen ? 30 : 20);
    assert_int_equal(attack_whole, is_queen ? 15 : 10);
    assert_true(health <= health_whole && attack <= attack_whole);
    assert_true(!is_queen || (health == 30 && attack == 15));
}

/* The Jack of Spades has 8 of 20 left, and the Queen of Clubs lies on the castle deck: 8 defeat the
 * one exactly, and the panels are silent until the other comes. Her numbers (30 and 15) grow from 0
 * while she is on her way; never is more left than there is, and all else that belongs to her shows
 * when she is there. */
static void test_panels_are_of_the_enemy_that_is_there(void **unused)
{
    const char *const hands[] = {"8D 9D JC JD JH"};
    RegicideState state = regicide_position("JS", hands, 1);
    state.table.damage = 12;
    Setup setup = setup_initial(&regicide_game, 1, 1);
    screen_begin(&screen, &regicide_game, &setup, &state, 0);
    screen_frame(&screen);
    screen_act(&screen, 0, action_bare(REGICIDE_PLAY) | card_bit(card_of("8D")));
    bool is_queen = false;
    int grown = 0, steps = 0;
    while (table_is_moving(screen.table)) {
        screen_frame(&screen);
        const Element *immune = screen_find(&screen, "table.immune");
        is_queen = immune && strstr(immune->name, "clubs");
        if (immune) {
            assert_gauges(is_queen);
        } else {
            assert_null(screen_find(&screen, "table.happening")); /* nor of the one that fell */
            int health = grown, whole = 30;
            if (screen_find(&screen, "table.health")) {
                read_gauge("table.health", &health, &whole);
            }
            assert_int_equal(whole, 30);
            assert_in_range(health, grown, 30);
            steps += health > grown;
            grown = health;
        }
        assert_true(!is_queen || table_sees(screen.table, REGICIDE_ENEMY, card_of("QC"), NULL));
        assert_string_equal(screen_get(&screen, "table.number")->value, is_queen ? "5" : "4");
    }
    assert_true(is_queen);
    assert_true(steps > 3);
    screen_end(&screen);
}

/* The Jack of Spades has 8 of 20 left, and no royal comes after it: its numbers go with its card,
 * they do not count down without it. */
static void test_the_numbers_of_the_last_go_with_it(void **unused)
{
    const char *const hands[] = {"8D 9D"};
    RegicideState state = regicide_position("JS", hands, 1);
    state.table.damage = 12;
    while (state.table.castle_count > 0) {
        state.tavern[state.table.tavern_count++] = state.castle[--state.table.castle_count];
    }
    regicide_forget(&state);
    assert_null(regicide_game.check(&state));
    Setup setup = setup_initial(&regicide_game, 1, 1);
    screen_begin(&screen, &regicide_game, &setup, &state, 0);
    screen_frame(&screen);
    assert_non_null(screen_find(&screen, "table.attack"));
    screen_act(&screen, 0, action_bare(REGICIDE_PLAY) | card_bit(card_of("8D")));
    while (table_is_moving(screen.table)) {
        screen_frame(&screen);
        bool has_numbers = screen_find(&screen, "table.attack");
        assert_true(!has_numbers || table_sees(screen.table, REGICIDE_ENEMY, card_of("JS"), NULL));
    }
    screen_end(&screen);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_panels_are_of_the_enemy_that_is_there),
        cmocka_unit_test(test_the_numbers_of_the_last_go_with_it),
    };
    return cmocka_run_group_tests(tests, open_window, close_window);
}
