/* The campaign: every deal's line, played through Match, wins gold; and the deals are in order. */
#include "core/match.h"
#include "core/notation.h"
#include "games/regicide.h"
#include "games/regicide_campaign.h"
#include "testing.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LINE_SIZE 4096

/* Plays the actions of a line, which `strtok` has begun with its seed. */
static void play_line(Match *match)
{
    for (const char *text = strtok(NULL, ";\n"); text; text = strtok(NULL, ";\n")) {
        Action action;
        assert_true(notation_read(&regicide_game, text, &action));
        assert_true(match_act(match, 0, action));
    }
}

static void assert_gold(const RegicideDeal *deal, char *line)
{
    Match match;
    Setup setup = setup_initial(&regicide_game, 1, deal->seed);
    setup.options[REGICIDE_COURT] = deal->court;
    assert_int_equal(strtoul(strtok(line, ";\n"), NULL, 10), deal->seed);
    match_init(&match, &regicide_game, &setup);
    play_line(&match);
    const RegicideState *end = match_state(&match);
    assert_true(match_is_over(&match));
    assert_int_equal(regicide_medal(&end->table), REGICIDE_GOLD);
    match_release(&match);
}

static void every_deal_has_its_line(void **unused)
{
    static char line[LINE_SIZE];
    FILE *file = fopen(LINES, "r");
    assert_non_null(file);
    for (unsigned i = 0; i < REGICIDE_DEALS; i++) {
        assert_non_null(fgets(line, sizeof line, file));
        assert_gold(&regicide_deals[i], line);
    }
    assert_null(fgets(line, sizeof line, file));
    fclose(file);
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
