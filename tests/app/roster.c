/* Which picture each seat has: it stays the same when who sits there becomes a person of the
 * profile, and no two seats share one unless two people chose it. */
#include "roster.h"

#include "base/text.h"
#include "testing.h"

static void add(Roster *roster, PersonId id, const char *avatar)
{
    Person *person = &roster->people[roster->count++];
    Text text = text_in(person->avatar, sizeof person->avatar);
    person->id = id;
    text_append(&text, avatar);
}

static void nobody_shares_a_picture(void **state)
{
    Roster roster = {0};
    add(&roster, 7, "crane"); /* the picture of the second seat */
    const PersonId people[] = {7, 0, 0};
    assert_string_equal(roster_seat_avatar(&roster, people, 3, 0), "crane");
    assert_string_equal(roster_seat_avatar(&roster, people, 3, 1), "tiger");
    assert_string_equal(roster_seat_avatar(&roster, people, 3, 2), "owl");
}

static void a_new_person_keeps_the_picture(void **state)
{
    Roster roster = {0};
    add(&roster, 7, "fox");
    add(&roster, 8, "panda");
    PersonId people[] = {0, 8, 0, 7};
    for (unsigned seat = 0; seat < 3; seat += 2) {
        char before[SAVED_WORD_BYTES];
        Text text = text_in(before, sizeof before);
        text_append(&text, roster_seat_avatar(&roster, people, 4, seat));
        add(&roster, 20 + seat, before);
        people[seat] = 20 + seat;
        assert_string_equal(roster_seat_avatar(&roster, people, 4, seat), before);
    }
    assert_string_equal(roster_seat_avatar(&roster, people, 4, 0), "crane");
    assert_string_equal(roster_seat_avatar(&roster, people, 4, 2), "tiger");
}

/* Two people have chosen the pictures that the third and the fourth would be given in turn. */
static void a_new_person_has_a_picture_of_their_own(void **state)
{
    Roster roster = {0};
    add(&roster, 7, "tiger");
    add(&roster, 8, "owl");
    assert_string_equal(roster_draft(&roster).avatar, "panda");
    while (roster.count < ROSTER_AVATARS) {
        Person person = roster_draft(&roster);
        for (size_t i = 0; i < roster.count; i++) {
            assert_string_not_equal(roster.people[i].avatar, person.avatar);
        }
        add(&roster, (PersonId)(20 + roster.count), person.avatar);
    }
    assert_string_equal(roster_draft(&roster).avatar, "fox"); /* all are taken: in turn */
}

static void name(Person *person, const char *words)
{
    Text text = text_in(person->name, sizeof person->name);
    text_append(&text, words);
}

/* Whoever keeps a name keeps it as it is. */
static void equal_names_are_told_apart(void **state)
{
    Roster roster = {.count = 2};
    roster.people[0].id = 7;
    roster.people[1].id = 8;
    name(&roster.people[0], "Anna");
    name(&roster.people[1], "Anna 2");
    Person person = {.id = 0};
    name(&person, "Anna");
    roster_tell_apart(&roster, &person);
    assert_string_equal(person.name, "Anna 3");
    person = roster.people[0];
    roster_tell_apart(&roster, &person);
    assert_string_equal(person.name, "Anna");
    name(&person, "Bob");
    roster_tell_apart(&roster, &person);
    assert_string_equal(person.name, "Bob");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nobody_shares_a_picture),
        cmocka_unit_test(a_new_person_keeps_the_picture),
        cmocka_unit_test(a_new_person_has_a_picture_of_their_own),
        cmocka_unit_test(equal_names_are_told_apart),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
