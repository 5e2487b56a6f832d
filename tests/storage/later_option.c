/* An option that came after games were saved and given away. */
#include "scratch.h"

#include "games/regicide.h"
#include "games/registry.h"
#include "play.h"
#include "storage/transfer.h"

static Buffer written(const Match *match)
{
    Buffer text;
    SavedMatch names = play_record();
    buffer_init(&text, 1);
    transfer_write(match, names.seats, false, &text);
    return text;
}

static void expect_same(const Match *a, const Match *b)
{
    assert_memory_equal(&a->setup, &b->setup, sizeof a->setup);
    assert_int_equal(a->position, b->position);
    assert_memory_equal(match_state(a), match_state(b), a->game->state_size);
}

static Match regicide_match(int32_t closed)
{
    Match match;
    Setup setup = setup_initial(&regicide_game, 2, 7);
    setup.options[REGICIDE_CLOSED_DISCARD] = closed;
    match_init(&match, &regicide_game, &setup);
    for (uint64_t i = 0; i < 5; i++) {
        assert_true(play_on(&match, i));
    }
    return match;
}

/* An option that older games do not know is named only where it is used, so that they read as
 * before, here and in the versions that wrote them. */
static void a_later_option_leaves_older_games_alone(void **unused)
{
    for (int32_t closed = 0; closed <= 1; closed++) {
        Match match = regicide_match(closed);
        Buffer text = written(&match);
        Transfer in;
        Problem problem;
        char bytes[4096];
        Text code = text_in(bytes, sizeof bytes);
        buffer_push(&text, "");
        assert_int_equal(strstr((const char *)text.data, "option closed_discard 1\n") != NULL,
                         closed);
        assert_int_equal(strstr((const char *)text.data, "closed_discard") != NULL, closed);
        assert_true(
            transfer_read((const char *)text.data, text.count - 1, game_by_id, &in, &problem));
        expect_same(&in.match, &match);
        match_release(&in.match);
        assert_true(transfer_write_code(&match, false, &code));
        assert_true(transfer_read(bytes, code.length, game_by_id, &in, &problem));
        expect_same(&in.match, &match);
        match_release(&in.match);
        buffer_release(&text);
        match_release(&match);
    }
}

/* The same of the option after it, which is named though the first is not; and what the profile
 * keeps is what was played. */
static void one_later_option_without_the_other(void **unused)
{
    static const int32_t sets[][2] = {{0, 1}, {0, 2}, {1, 0}, {1, 2}};
    for (size_t i = 0; i < sizeof sets / sizeof sets[0]; i++) {
        Match match;
        Transfer in;
        Problem problem;
        char bytes[4096];
        Text code = text_in(bytes, sizeof bytes);
        Setup setup = setup_initial(&regicide_game, 2, 7);
        setup.options[REGICIDE_CLOSED_DISCARD] = sets[i][0];
        setup.options[REGICIDE_COURT] = sets[i][1];
        match_init(&match, &regicide_game, &setup);
        assert_true(play_on(&match, i));
        assert_true(transfer_write_code(&match, false, &code));
        assert_true(transfer_read(bytes, code.length, game_by_id, &in, &problem));
        expect_same(&in.match, &match);
        assert_int_equal(in.match.setup.options[REGICIDE_COURT], sets[i][1]);
        match_release(&in.match);
        match_release(&match);
    }
}

/* House rules came after those two: a code names as many later options as it needs. */
static void house_rules_are_named_as_well(void **unused)
{
    for (int i = REGICIDE_JACK_HEALTH; i <= REGICIDE_JESTERS; i++) {
        Match match;
        Transfer in;
        Problem problem;
        char bytes[4096];
        Text code = text_in(bytes, sizeof bytes);
        Setup setup = setup_initial(&regicide_game, 3, 7);
        setup.options[i] = 1;
        match_init(&match, &regicide_game, &setup);
        assert_true(play_on(&match, 0));
        Buffer text = written(&match);
        assert_true(transfer_write_code(&match, false, &code));
        assert_true(transfer_read(bytes, code.length, game_by_id, &in, &problem));
        expect_same(&in.match, &match);
        match_release(&in.match);
        assert_true(transfer_read((const char *)text.data, text.count, game_by_id, &in, &problem));
        expect_same(&in.match, &match);
        match_release(&in.match);
        buffer_release(&text);
        match_release(&match);
    }
}

/* Written before there were house rules, with both of the later options there were. */
static void an_older_code_reads_as_before(void **unused)
{
    static const char code[] = "MEJA1-REGICIDE-10G73-00000-00008-50000-06200-00GAN-D63N8-1S8AC-8";
    Transfer in;
    Problem problem;
    assert_true(transfer_read(code, sizeof code - 1, game_by_id, &in, &problem));
    assert_int_equal(in.match.setup.options[REGICIDE_CLOSED_DISCARD], 1);
    assert_int_equal(in.match.setup.options[REGICIDE_COURT], REGICIDE_NO_KINGS);
    assert_true(setup_is_official(&regicide_game, &in.match.setup));
    assert_int_equal(in.match.position, 2);
    match_release(&in.match);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_later_option_leaves_older_games_alone),
        cmocka_unit_test(one_later_option_without_the_other),
        cmocka_unit_test(house_rules_are_named_as_well),
        cmocka_unit_test(an_older_code_reads_as_before),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
