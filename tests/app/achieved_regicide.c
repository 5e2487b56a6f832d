/* Regicide's achievements, each side of its line: positions one action before it. */
#include "../games/regicide/scene.h"
#include "../games/texts.h"

#include "achievement.h"
#include "game_ui.h"

#include <string.h>

/* Whether seat 0 has proven it after this action, of two seats. */
static bool proves(const char *id, Scene scene, const char *action)
{
    Match match;
    Setup setup = setup_initial(&regicide_game, 2, 1);
    RegicideState state = scene_state(scene);
    const AchievementSet *set = game_ui_of(&regicide_game)->achievements;
    match_init_from(&match, &regicide_game, &setup, &state);
    assert_true(match_act(&match, 0, texts_read_action(&regicide_game, action)));
    AchievementMatch asked = {.match = &match};
    match_outcome(&match, &asked.outcome);
    uint32_t proven = set->prove(&asked);
    match_release(&match);
    for (size_t i = 0; i < set->count; i++) {
        if (strcmp(set->rows[i].id, id) == 0) {
            return proven >> i & 1;
        }
    }
    fail_msg("there is no achievement %s", id);
    return false;
}

/* KS has 40 health, QS 30. The ten of Diamonds deals 10, the ten of Clubs 20. */
static void a_king_falls_by_exactly_his_health(void **unused)
{
    Scene king = {.enemy = "KS", .hands = {"TD TC 2H"}, .damage = 30, .castle = "KH"};
    Scene queen = {.enemy = "QS", .hands = {"TD TC 2H"}, .damage = 20};
    assert_true(proves("exact-king", king, "play TD"));
    assert_false(proves("exact-king", king, "play TC"));
    assert_false(proves("exact-king", queen, "play TD"));
}

/* Doubled, a King of Clubs deals 40 and a Queen 30. */
static void a_great_blow_deals_forty(void **unused)
{
    Scene scene = {.enemy = "KS", .hands = {"KC QC 9H TH"}, .castle = "KH"};
    assert_true(proves("great-blow", scene, "play KC"));
    assert_false(proves("great-blow", scene, "play QC"));
}

/* KH attacks for 20; with 10 of Spades before, a ten makes 20 and a nine 19. */
static void a_wall_takes_twenty_off(void **unused)
{
    Scene scene = {.enemy = "KH",
                   .hands = {"TS 9S 2C"},
                   .table = "8S 2S",
                   .spades = 10,
                   .damage = 10,
                   .castle = "KC"};
    assert_true(proves("great-guard", scene, "play TS"));
    assert_false(proves("great-guard", scene, "play 9S"));
}

/* A Queen of Hearts brings 15 cards back, a ten 10. */
static void a_great_heal_brings_fifteen_back(void **unused)
{
    Scene scene = {.enemy = "KS",
                   .hands = {"QH TH 9C 8C"},
                   .castle = "KH",
                   .tavern = "2C",
                   .rest_discarded = true};
    assert_true(proves("great-heal", scene, "play QH"));
    assert_false(proves("great-heal", scene, "play TH"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_king_falls_by_exactly_his_health),
        cmocka_unit_test(a_great_blow_deals_forty),
        cmocka_unit_test(a_wall_takes_twenty_off),
        cmocka_unit_test(a_great_heal_brings_fifteen_back),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
