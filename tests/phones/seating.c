/* One seat has one phone: who sits, who waits, whose press counts. */
#include "seating.h"

#include "testing.h"

#include <stdio.h>
#include <string.h>

static Seating seating;

static int begin(void **unused)
{
    return seating_init(&seating, 1 << 1 | 1 << 3) ? 0 : -1;
}

static Order order_of(const char *key, uint64_t count, const char *id)
{
    Order order = {.count = count, .language = "en"};
    snprintf(order.key, sizeof order.key, "%s", key);
    snprintf(order.id, sizeof order.id, "%s", id);
    return order;
}

static Sitting sit(unsigned seat, char token[TOKEN_BYTES])
{
    Order order = order_of(seating.places[seat].secret, 0, "");
    return seating_sit(&seating, &order, token);
}

static Pressing press(const char *token, uint64_t count)
{
    Order order = order_of(token, count, "act");
    return seating_press(&seating, &order);
}

static void drain(void)
{
    PhonePress taken;
    while (seating_take(&seating, &taken)) {
    }
}

static void only_seats_of_phones_have_secrets(void **unused)
{
    char token[TOKEN_BYTES];
    assert_int_equal(seating.places[0].secret[0], '\0');
    assert_int_equal(strlen(seating.places[1].secret), PHONE_SECRET_BYTES - 1);
    assert_int_not_equal(strcmp(seating.places[1].secret, seating.places[3].secret), 0);
    assert_int_equal(sit(0, token), SITTING_REFUSED);
}

static void a_secret_seats_once(void **unused)
{
    char token[TOKEN_BYTES], other[TOKEN_BYTES];
    Order order = order_of(seating.places[1].secret, 0, "");
    unsigned seat = 9;
    assert_int_equal(seating_sit(&seating, &order, token), SITTING_SEATED);
    assert_int_equal(seating_sit(&seating, &order, other), SITTING_REFUSED);
    assert_int_equal(seating_find(&seating, token, &seat), STANDING_SEATED);
    assert_int_equal(seat, 1);
}

static void a_second_phone_waits_to_be_let_in(void **unused)
{
    char first[TOKEN_BYTES], second[TOKEN_BYTES];
    unsigned seat;
    assert_int_equal(sit(3, first), SITTING_SEATED);
    assert_int_equal(sit(3, second), SITTING_WAITS);
    assert_int_equal(seating_find(&seating, second, &seat), STANDING_GUEST);
    assert_int_equal(press(second, 1), PRESSING_FOREIGN);
    assert_int_equal(press(first, 1), PRESSING_TAKEN);
    seating_answer(&seating, 3, true);
    assert_int_equal(press(first, 2), PRESSING_FOREIGN);
    assert_int_equal(press(second, 1), PRESSING_TAKEN);
}

static void a_refused_phone_is_nobody(void **unused)
{
    char first[TOKEN_BYTES], second[TOKEN_BYTES];
    unsigned seat;
    assert_int_equal(sit(3, first), SITTING_SEATED);
    assert_int_equal(sit(3, second), SITTING_WAITS);
    seating_answer(&seating, 3, false);
    assert_int_equal(seating_find(&seating, second, &seat), STANDING_NONE);
    assert_int_equal(press(first, 1), PRESSING_TAKEN);
}

static void a_message_counts_once(void **unused)
{
    char token[TOKEN_BYTES];
    assert_int_equal(sit(1, token), SITTING_SEATED);
    assert_int_equal(press(token, 5), PRESSING_TAKEN);
    assert_int_equal(press(token, 5), PRESSING_OLD);
    assert_int_equal(press(token, 4), PRESSING_OLD);
    assert_int_equal(press(token, 6), PRESSING_TAKEN);
}

static void a_flood_is_told_to_wait_and_loses_nothing(void **unused)
{
    char token[TOKEN_BYTES], other[TOKEN_BYTES];
    PhonePress taken;
    unsigned count = 0, others = 0;
    assert_int_equal(sit(1, token), SITTING_SEATED);
    assert_int_equal(sit(3, other), SITTING_SEATED);
    drain();
    for (uint64_t i = 1; i <= 1000; i++) {
        Pressing pressing = press(token, i);
        assert_int_equal(pressing, i <= PRESSES_MAX ? PRESSING_TAKEN : PRESSING_FULL);
    }
    assert_int_equal(press(other, 1), PRESSING_TAKEN);
    while (seating_take(&seating, &taken)) {
        count += taken.seat == 1;
        others += taken.seat == 3;
        assert_true(others > 0 || count < 2);
    }
    assert_int_equal(count, PRESSES_MAX);
    assert_int_equal(others, 1);
    assert_int_equal(press(token, 1001), PRESSING_TAKEN);
}

static void nobody_has_an_empty_token(void **unused)
{
    unsigned seat;
    assert_int_equal(seating_find(&seating, "", &seat), STANDING_NONE);
    assert_int_equal(press("", 1), PRESSING_FOREIGN);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(only_seats_of_phones_have_secrets, begin),
        cmocka_unit_test_setup(a_secret_seats_once, begin),
        cmocka_unit_test_setup(a_second_phone_waits_to_be_let_in, begin),
        cmocka_unit_test_setup(a_refused_phone_is_nobody, begin),
        cmocka_unit_test_setup(a_message_counts_once, begin),
        cmocka_unit_test_setup(a_flood_is_told_to_wait_and_loses_nothing, begin),
        cmocka_unit_test_setup(nobody_has_an_empty_token, begin),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
