/* Messages in one breath, reasons that nobody asked for, and lists that are full. */
#include "core/message.h"
#include "testing.h"

static void values_stand_in_order(void **unused)
{
    Message message = MESSAGE(N_("{name} gives {cards} to {other}."), value_seat(2), value_cards(5),
                              value_seat(0));
    assert_string_equal(message.text, "{name} gives {cards} to {other}.");
    assert_null(message.plural);
    assert_int_equal(message.count, 3);
    assert_int_equal(message.values[0].kind, VALUE_SEAT);
    assert_int_equal(message.values[0].number, 2);
    assert_int_equal(message.values[1].kind, VALUE_CARDS);
    assert_int_equal(message.values[1].number, 5);
    assert_int_equal(message.values[2].number, 0);
}

static void plural_texts_are_two(void **unused)
{
    Message message = MESSAGE(NP_("{n} card", "{n} cards"), value_number(3));
    assert_string_equal(message.text, "{n} card");
    assert_string_equal(message.plural, "{n} cards");
    assert_int_equal(message.count, 1);
    assert_int_equal(message.values[0].kind, VALUE_NUMBER);
    assert_int_equal(message.values[0].number, 3);
}

static void a_reason_may_be_unasked(void **unused)
{
    Message why = message_of("before");
    assert_true(message_give(NULL, message_of("after")));
    assert_true(message_give(&why, message_of("after")));
    assert_string_equal(why.text, "after");
}

static void a_full_list_drops_the_rest(void **unused)
{
    Message items[2];
    MessageList list = {.items = items, .capacity = 2};
    message_add_if(&list, false, message_of("never"));
    message_add(&list, message_of("first"));
    message_add_if(&list, true, message_of("second"));
    message_add(&list, message_of("third"));
    assert_int_equal(list.count, 2);
    assert_string_equal(items[0].text, "first");
    assert_string_equal(items[1].text, "second");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(values_stand_in_order),
        cmocka_unit_test(plural_texts_are_two),
        cmocka_unit_test(a_reason_may_be_unasked),
        cmocka_unit_test(a_full_list_drops_the_rest),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
