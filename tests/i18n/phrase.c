/* Which value goes where: by the English text, in any order of the translation. */
#include "base/mark.h"
#include "i18n/format.h"
#include "mo_file.h"
#include "testing.h"

static const MoEntry entries[] = {
    MO_ENTRY("", "Plural-Forms: nplurals=3; plural=n==1 ? 0 : n<5 ? 1 : 2;\n"),
    MO_ENTRY("log\004{name} casts {card} on {target}.", "{target}: {name}, {card}, {target}; {x}"),
    MO_ENTRY("{name} draws {n} card.\0{name} draws {n} cards.",
             "{n} карту берёт {name}.\0{n} карты берёт {name}.\0{n} карт берёт {name}."),
    MO_ENTRY("{name} plays {cards}.", "Сыграно: {cards}."),
};

typedef struct Fixture {
    Catalogue catalogue;
    Text out;
    char bytes[256];
} Fixture;

static int begin(void **state)
{
    static Fixture fixture;
    MoFile file = mo_file(entries, sizeof entries / sizeof *entries, false);
    catalogue_init(&fixture.catalogue);
    fixture.out = text_in(fixture.bytes, sizeof fixture.bytes);
    *state = &fixture;
    return catalogue_set_bytes(&fixture.catalogue, LANGUAGE_RU, file.bytes, file.size) ? 0 : -1;
}

static int end(void **state)
{
    Fixture *fixture = *state;
    catalogue_release(&fixture->catalogue);
    return 0;
}

static void values_follow_the_english_order(void **state)
{
    Fixture *fixture = *state;
    tr_format(&fixture->catalogue, NC_("log", "{name} casts {card} on {target}."),
              TR_VALUES("Аня", "Бум!", "Огр"), &fixture->out);
    assert_string_equal(fixture->bytes, "Огр: Аня, Бум!, Огр; {x}");
}

static void a_translation_may_leave_one_out(void **state)
{
    Fixture *fixture = *state;
    tr_format(&fixture->catalogue, "{name} plays {cards}.", TR_VALUES("Аня", "8♣"), &fixture->out);
    assert_string_equal(fixture->bytes, "Сыграно: 8♣.");
}

static void write_draw(Fixture *fixture, int64_t number, const char *const values[])
{
    fixture->out = text_in(fixture->bytes, sizeof fixture->bytes);
    phrase_write(&fixture->catalogue,
                 &(Phrase){"{name} draws {n} card.", "{name} draws {n} cards.", number, values},
                 &fixture->out);
}

static void the_number_of_a_plural_is_the_first_value(void **state)
{
    Fixture *fixture = *state;
    write_draw(fixture, 1, TR_VALUES("1", "Аня"));
    assert_string_equal(fixture->bytes, "1 карту берёт Аня.");
    write_draw(fixture, 3, TR_VALUES("3", "Аня"));
    assert_string_equal(fixture->bytes, "3 карты берёт Аня.");
    write_draw(fixture, 7, TR_VALUES("7", "Аня"));
    assert_string_equal(fixture->bytes, "7 карт берёт Аня.");
}

static void untranslated_phrases_work_the_same(void **state)
{
    Fixture *fixture = *state;
    Arena arena = {0};
    Phrase phrase = {NP_("{name} has a card", "{name} has {n} cards"), 1, TR_VALUES("1", "Ann")};
    assert_string_equal(phrase_in(&fixture->catalogue, &phrase, &arena), "Ann has a card");
    phrase.number = 2;
    phrase.values = TR_VALUES("2", "Ann");
    assert_string_equal(phrase_in(&fixture->catalogue, &phrase, &arena), "Ann has 2 cards");
    arena_release(&arena);
}

static void values_are_not_read_as_phrases(void **state)
{
    Fixture *fixture = *state;
    tr_format(&fixture->catalogue, "{name} plays {cards}, {name}!", TR_VALUES("{cards}", "{name}"),
              &fixture->out);
    assert_string_equal(fixture->bytes, "{cards} plays {name}, {cards}!");
}

static void other_braces_are_ordinary(void **state)
{
    Fixture *fixture = *state;
    tr_format(&fixture->catalogue, "{ } {} {Name} {a b} {n", NULL, &fixture->out);
    assert_string_equal(fixture->bytes, "{ } {} {Name} {a b} {n");
}

static void placeholders_are_counted_once(void **state)
{
    assert_int_equal(phrase_placeholder_count("Quit?"), 0);
    assert_int_equal(phrase_placeholder_count("{a} {b} {a} {_1}"), 3);
    assert_int_equal(phrase_placeholder_count("with {context}\004{a}"), 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(values_follow_the_english_order, begin, end),
        cmocka_unit_test_setup_teardown(a_translation_may_leave_one_out, begin, end),
        cmocka_unit_test_setup_teardown(the_number_of_a_plural_is_the_first_value, begin, end),
        cmocka_unit_test_setup_teardown(untranslated_phrases_work_the_same, begin, end),
        cmocka_unit_test_setup_teardown(values_are_not_read_as_phrases, begin, end),
        cmocka_unit_test_setup_teardown(other_braces_are_ordinary, begin, end),
        cmocka_unit_test(placeholders_are_counted_once),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
