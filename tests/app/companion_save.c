/* Steps of a companion game: taken back one by one, written and read, also when the text is bad. */
#include "regicide/companion/save.h"
#include "testing.h"

static Tally read_tally(const char *text)
{
    Tally tally;
    assert_true(companion_save_read(&tally, text));
    return tally;
}

static void assert_written(const Tally *tally, const char *expected)
{
    char bytes[TALLY_BYTES];
    Text text = text_in(bytes, sizeof bytes);
    companion_save_write(tally, &text);
    assert_string_equal(bytes, expected);
}

static void steps_are_written_and_read(void **unused)
{
    Tally tally = read_tally("3;JC;8C;5D AS;X1;");
    assert_int_equal(tally.count, 4);
    assert_int_equal(regicide_health_left(&tally.now.table), 6); /* 20 - 8 - 6 */
    assert_int_equal(regicide_attack_left(&tally.now.table), 4); /* 10 - 6 */
    assert_written(&tally, "3;JC;8C;AS 5D;X1;");
}

static void a_flip_is_a_step(void **unused)
{
    Tally tally = read_tally("1;-;JH;-;");
    assert_int_equal(tally.now.table.flips_left, 0);
    assert_false(companion_save_step(&tally, 0));
    assert_written(&tally, "1;-;JH;-;");
}

static void undo_takes_back_one_step(void **unused)
{
    Tally tally = read_tally("2;JC;TS;TD;JD;");
    assert_int_equal(tally.now.table.enemy, 41);
    assert_true(companion_save_undo(&tally));
    assert_int_equal(set_count(companion_next(&tally.now)), 3);
    assert_true(companion_save_undo(&tally));
    assert_int_equal(regicide_health_left(&tally.now.table), 10);
    assert_true(companion_save_undo(&tally));
    assert_true(companion_save_undo(&tally));
    assert_false(companion_save_undo(&tally));
    assert_written(&tally, "2;");
}

static void bad_texts_lose_only_what_cannot_be(void **unused)
{
    static const char *const none[] = {"", "0;", "5;", "12;JC;", "JC", "2"};
    static const char *const short_ones[] = {
        "2;JC;QC;",    /* a queen that still stands */
        "2;JC;8C 9C;", /* no combo */
        "2;JC;8",      /* cut off */
        "2;JC;8C",     /* cut off, too */
        "2;JC;8C8C",   /* … */
        "2;JC;-;",     /* nothing to flip */
        "2;JC;;8C;",   /* no step */
        "2;JC;- 8C;",  /* a flip of a card */
        "2;JC;X1;",    /* no jester with two */
        "2;JC;2C3C4C5C6C7C8C9CTC;",
        "2;JC;\xff\xff;",
    };
    Tally tally = {.count = 99};
    for (size_t i = 0; i < sizeof none / sizeof *none; i++) {
        assert_false(companion_save_read(&tally, none[i]));
        assert_int_equal(tally.count, 99);
    }
    for (size_t i = 0; i < sizeof short_ones / sizeof *short_ones; i++) {
        tally = read_tally(short_ones[i]);
        assert_written(&tally, "2;JC;");
    }
}

static void there_is_a_last_step(void **unused)
{
    Tally tally = read_tally("3;JS;");
    while (companion_save_step(&tally, card_bit(52))) {
        tally.now.table.played_count = 0; /* as if the jester had come back */
    }
    assert_int_equal(tally.count, TALLY_STEPS);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(steps_are_written_and_read),
        cmocka_unit_test(a_flip_is_a_step),
        cmocka_unit_test(undo_takes_back_one_step),
        cmocka_unit_test(bad_texts_lose_only_what_cannot_be),
        cmocka_unit_test(there_is_a_last_step),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
