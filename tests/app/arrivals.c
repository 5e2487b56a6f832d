/* Who sits down at a phone: a name is typed or one of the people here is chosen, and the match
 * begins with them. No server listens here. */
#include "arrivals.h"

#include "app_match.h"
#include "opened.h"
#include "sitting.h"

#include "games/regicide.h"
#include "testing.h"

#include <string.h>

static void wait_for_three(void)
{
    app.sitting = plan_initial(&regicide_game, 3);
    for (Seat seat = 0; seat < 3; seat++) {
        app.sitting.kinds[seat] = SEAT_PERSON;
        app.sitting.names[seat][0] = '\0';
        app.sitting.people[seat] = 0;
    }
    app.is_sitting = true;
}

static const char *call(Seat seat, const char *name)
{
    return sitting_hosts.call(&app, seat, name);
}

static bool is_offered(Seat seat, PersonId id)
{
    PhonePerson people[PHONE_PEOPLE_MAX];
    size_t count = sitting_hosts.people(&app, seat, people);
    for (size_t i = 0; i < count; i++) {
        if (people[i].id == id) {
            return true;
        }
    }
    return false;
}

static void a_name_is_trimmed_and_a_blank_one_refused(void **unused)
{
    wait_for_three();
    assert_null(call(0, "  Ayu "));
    assert_string_equal(app.sitting.names[0], "Ayu");
    assert_non_null(call(1, ""));
    assert_non_null(call(1, "   "));
    assert_non_null(call(1, "\xe2\x80\x8b")); /* nothing that can be seen */
    assert_string_equal(app.sitting.names[1], "");
    assert_string_equal(call(1, "\xd7\xa9"), /* Hebrew, which no font here has */
                        "The screen cannot show these letters: type the name in others.");
}

static void whoever_sits_is_offered_nowhere_else(void **unused)
{
    PersonId dewi = opened_person("Dewi");
    wait_for_three();
    assert_true(is_offered(0, dewi));
    assert_null(sitting_hosts.choose(&app, 0, dewi));
    assert_string_equal(app.sitting.names[0], "Dewi");
    assert_true(is_offered(0, dewi));
    assert_false(is_offered(1, dewi));
    assert_non_null(sitting_hosts.choose(&app, 1, dewi));
    assert_non_null(sitting_hosts.choose(&app, 1, 999));
    assert_null(call(0, "Eka"));
    assert_null(sitting_hosts.choose(&app, 1, dewi));
}

/* The same person twice, by name: whoever comes second is somebody else. */
static void equal_names_are_told_apart(void **unused)
{
    size_t before = app.roster.count;
    wait_for_three();
    assert_null(call(0, "Fyodor"));
    assert_null(call(2, "Fyodor"));
    assert_string_equal(sitting_hosts.name(&app, 0), "Fyodor");
    assert_string_equal(sitting_hosts.name(&app, 1), ""); /* nobody's yet */
    assert_string_equal(sitting_hosts.name(&app, 2), "Fyodor 3");
    sitting_deal(&app);
    assert_false(app.is_sitting);
    assert_string_equal(app.seat_names[0], "Fyodor");
    assert_string_equal(app.seat_names[1], "Player 2");
    assert_string_equal(app.seat_names[2], "Fyodor 3");
    assert_int_equal(app.roster.count, before + 1);
    assert_int_equal(app.session.plan.people[0], roster_find_name(&app.roster, "Fyodor")->id);
    assert_int_equal(app.session.plan.people[2], 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_name_is_trimmed_and_a_blank_one_refused),
        cmocka_unit_test(whoever_sits_is_offered_nowhere_else),
        cmocka_unit_test(equal_names_are_told_apart),
    };
    return cmocka_run_group_tests(tests, open_app, close_app);
}
