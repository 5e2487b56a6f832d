/* What seats are called: nobody at a table is taken for another. */
#include "opened.h"

#include "games/regicide.h"
#include "testing.h"

#include <string.h>

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
    expect_names((const char *[]){"Anna", "Bob", "Eva"}, (const char *[]){"Anna", "Bob", "Eva"});
    expect_names((const char *[]){"Anna", "Anna", "Anna"},
                 (const char *[]){"Anna", "Anna 2", "Anna 3"});
    expect_names((const char *[]){"Player 2", "", ""},
                 (const char *[]){"Player 2", "Player 2 2", "Player 3"});
    expect_names((const char *[]){"Anna", "Anna", "Anna 2"},
                 (const char *[]){"Anna", "Anna 8", "Anna 2"});
}

/* As they may come with a game or a backup from elsewhere. */
static void names_that_cannot_be_drawn_are_fitted(void **unused)
{
    expect_names(
        (const char *[]){"Bob \xf0\x9f\xa6\x8a", "\xe0\xb8\x81\xe0\xb8\xa1", "Bob\xe2\x80\x8b"},
        (const char *[]){"Bob", "Player 2", "Bob 3"});
    expect_names((const char *[]){"Zo\xc3\xab", "Zoe\xcc\x88", ""},
                 (const char *[]){"Zo\xc3\xab", "Zo\xc3\xab 2", "Player 3"});
    expect_names(
        (const char *[]){"An endless name that nobody has typed anywhere", "", ""},
        (const char *[]){"An endless name that nobody has typed an", "Player 2", "Player 3"});
}

static void add_person(const char *words)
{
    Problem problem = {0};
    Person person = {0};
    strcpy(person.name, words);
    assert_true(people_add(app.profile, &person, &problem));
}

static void people_from_elsewhere_are_fitted(void **unused)
{
    static const char *const expected[] = {"Bob", "Bob 2", "?", "Anna"};
    size_t before = app.roster.count;
    add_person("Bob");
    add_person("Bob \xf0\x9f\xa6\x8a");
    add_person("\xe0\xb8\x81\xe0\xb8\xa1");
    add_person(" Anna");
    roster_read(&app.roster, app.profile);
    assert_int_equal(app.roster.count, before + 4);
    for (size_t i = 0; i < 4; i++) {
        assert_string_equal(app.roster.people[before + i].name, expected[i]);
    }
}

static void the_only_computer_has_no_number(void **unused)
{
    MatchPlan plan = plan_initial(&regicide_game, 3);
    plan.kinds[1] = SEAT_NORMAL;
    assert_string_equal(app_seat_name(&app, &plan, 1), "Computer");
    plan.kinds[2] = SEAT_NORMAL;
    assert_string_equal(app_seat_name(&app, &plan, 1), "Computer 2");
    assert_string_equal(app_seat_name(&app, &plan, 2), "Computer 3");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(equal_names_are_told_apart),
        cmocka_unit_test(names_that_cannot_be_drawn_are_fitted),
        cmocka_unit_test(people_from_elsewhere_are_fitted),
        cmocka_unit_test(the_only_computer_has_no_number),
    };
    return cmocka_run_group_tests(tests, open_app, close_app);
}
