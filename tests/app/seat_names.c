/* What seats are called: nobody at a table is taken for another. */
#include "opened.h"

#include "games/regicide.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

static void expect_names(const char *const typed[3], const char *const expected[3])
{
    MatchPlan plan = plan_initial(&regicide_game, 3);
    for (Seat seat = 0; seat < 3; seat++) {
        plan.kinds[seat] = SEAT_PERSON;
        strcpy(plan.names[seat], typed[seat]);
    }
    for (Seat seat = 0; seat < 3; seat++) {
        assert_string_equal(app_seat_name(&app, &plan, seat), expected[seat]);
    }
}

static void equal_names_are_told_apart(void **unused)
{
    (void)unused;
    expect_names((const char *[]){"Anna", "Bob", "Eva"}, (const char *[]){"Anna", "Bob", "Eva"});
    expect_names((const char *[]){"Anna", "Anna", "Anna"},
                 (const char *[]){"Anna", "Anna 2", "Anna 3"});
    expect_names((const char *[]){"Player 2", "", ""},
                 (const char *[]){"Player 2", "Player 2 2", "Player 3"});
    expect_names((const char *[]){"Anna", "Anna", "Anna 2"},
                 (const char *[]){"Anna", "Anna 8", "Anna 2"});
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(equal_names_are_told_apart)};
    return cmocka_run_group_tests(tests, open_app, close_app);
}
