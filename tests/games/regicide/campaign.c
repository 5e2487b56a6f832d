/* The campaign: every deal's line, played through Match, wins gold; and the deals are in order. */
#include "core/match.h"
#include "games/regicide.h"
#include "games/regicide_campaign.h"
#include "stored_lines.h"
#include "testing.h"

static void assert_gold(unsigned number, StoredLine *line)
{
    Match match;
    const RegicideDeal *deal = &regicide_deals[number];
    Setup setup = setup_initial(&regicide_game, 1, deal->seed);
    setup.options[REGICIDE_COURT] = deal->court;
    assert_int_equal(line->seed, deal->seed);
    match_init(&match, &regicide_game, &setup);
    stored_play(&match, line);
    const RegicideState *end = match_state(&match);
    assert_true(match_is_over(&match));
    assert_int_equal(regicide_medal(&end->table), REGICIDE_GOLD);
    match_release(&match);
}

static void every_deal_has_its_line(void **unused)
{
    stored_lines_each(LINES, REGICIDE_DEALS, assert_gold);
}

static void grows_harder(void **unused)
{
    assert_int_equal(REGICIDE_DEALS, REGICIDE_REALMS * REGICIDE_REALM_DEALS);
    for (unsigned i = 1; i < REGICIDE_DEALS; i++) {
        assert_true(regicide_deals[i].loss >= regicide_deals[i - 1].loss);
        for (unsigned other = 0; other < i; other++) {
            assert_true(regicide_deals[i].seed != regicide_deals[other].seed);
        }
    }
    assert_in_range(regicide_deals[0].loss, 0, 20); /* who begins can hardly lose */
    assert_int_equal(regicide_deals[0].court, REGICIDE_JACKS_ALONE);
    for (unsigned i = REGICIDE_REALM_DEALS; i < REGICIDE_DEALS; i++) {
        assert_int_equal(regicide_deals[i].court, REGICIDE_WHOLE_COURT);
    }
    assert_in_range(regicide_deals[REGICIDE_DEALS - 1].loss, regicide_deals[0].loss + 100, 1000);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_deal_has_its_line),
        cmocka_unit_test(grows_harder),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
