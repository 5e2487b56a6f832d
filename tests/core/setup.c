/* What an option may be: every value of its kind and no other, whatever the games say of them
 * together. */
#include "core/game.h"
#include "games/registry.h"
#include "testing.h"

#include <limits.h>

static const char *const words[] = {"one", "two", "three", NULL};

static bool takes_all(const Setup *setup, Message *why)
{
    (void)setup;
    (void)why;
    return true;
}

/* Whether a game for two with this option alone is played with this value. */
static bool takes(const GameOption *option, int32_t value)
{
    const Game game = {.options = option, .option_count = 1, .accepts = takes_all};
    Setup setup = {.options = {value}, .seats = 2};
    Message why = {.text = NULL};
    bool is_accepted = setup_is_accepted(&game, &setup, &why);
    assert_true(is_accepted || why.text);
    return is_accepted;
}

static void expect_range(const GameOption *option, int32_t low, int32_t high)
{
    assert_true(takes(option, low));
    assert_true(takes(option, high));
    assert_false(takes(option, low - 1));
    assert_false(takes(option, high + 1));
    assert_false(takes(option, INT32_MIN));
    assert_false(takes(option, INT32_MAX));
}

static void values_are_of_their_kind(void **state)
{
    expect_range(&(GameOption){.kind = OPTION_FLAG}, 0, 1);
    expect_range(&(GameOption){.kind = OPTION_NUMBER, .low = 3, .high = 5}, 3, 5);
    expect_range(&(GameOption){.kind = OPTION_WORD, .words = words}, 0, 2);
    expect_range(&(GameOption){.kind = OPTION_SEAT, .words = words}, -3, 1);
    expect_range(&(GameOption){.kind = OPTION_SEAT}, 0, 1);
    expect_range(&(GameOption){.kind = OPTION_WORDS, .words = words}, 0, 7);
}

/* 2 and 4 are 2 | 4 << 8. */
static void both_of_two_numbers_count(void **state)
{
    const GameOption option = {.kind = OPTION_NUMBERS, .low = 2, .high = 4};
    assert_true(takes(&option, 2 | 4 << 8));
    assert_false(takes(&option, 1 | 4 << 8));
    assert_false(takes(&option, 2 | 5 << 8));
    assert_false(takes(&option, 2 | 4 << 8 | 1 << 16));
    assert_false(takes(&option, 0));
}

static void what_came_later_may_be_absent(void **state)
{
    const GameOption option = {.kind = OPTION_NUMBER, .low = 2, .high = 4, .later = true};
    assert_true(takes(&option, 0));
    assert_false(takes(&option, 1));
}

static void every_game_begins_as_it_stands(void **state)
{
    for (size_t i = 0; games[i]; i++) {
        for (uint8_t seats = 1; seats <= SEAT_LIMIT; seats++) {
            Setup setup = setup_initial(games[i], seats, 1);
            bool is_accepted = games[i]->accepts(&setup, NULL);
            assert_int_equal(setup_is_accepted(games[i], &setup, NULL), is_accepted);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(values_are_of_their_kind),
        cmocka_unit_test(both_of_two_numbers_count),
        cmocka_unit_test(what_came_later_may_be_absent),
        cmocka_unit_test(every_game_begins_as_it_stands),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
