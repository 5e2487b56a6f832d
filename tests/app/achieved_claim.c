/* Claim's achievements, each side of its line: the last trick of the game. */
#include "../games/claim/scene.h"

#include "achievement.h"
#include "base/limits.h"
#include "game_ui.h"

#include <string.h>

/* Whether the seat has proven it after seat 0 has led and seat 1 answered. */
static bool proves(const char *id, Seat seat, Scene scene, const char *lead, const char *answer)
{
    Match match;
    Setup setup = setup_initial(&claim_game, CLAIM_SEATS, 1);
    ClaimState state = scene_state(scene);
    const AchievementSet *set = game_ui_of(&claim_game)->achievements;
    match_init_from(&match, &claim_game, &setup, &state);
    assert_true(match_act(&match, 0, texts_read_action(&claim_game, lead)));
    assert_true(match_act(&match, 1, texts_read_action(&claim_game, answer)));
    AchievementMatch asked = {.match = &match, .seat = seat};
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

static Scene last(const char *lead, const char *answer)
{
    return (Scene){.phase = CLAIM_SUPPORT, .hands = {lead, answer}};
}

/* A Knight beats any Goblin; 9 and 4 are five apart, 9 and 5 are four. */
static void a_knight_beats_a_goblin_of_five_more(void **unused)
{
    assert_true(proves("slayer", 1, last("G9", "K4"), "play G9", "play K4"));
    assert_false(proves("slayer", 0, last("G9", "K4"), "play G9", "play K4"));
    assert_false(proves("slayer", 1, last("G9", "K5"), "play G9", "play K5"));
}

/* The winner of the trick takes both: six with them, or five. */
static void six_undead_lie_in_the_pile(void **unused)
{
    Scene six = last("U9", "U1"), five = last("U9", "U1");
    six.score[0] = "U2 U3 U4 U5";
    six.score[1] = "U0 U6 U7 U8";
    five.score[0] = "U2 U3 U4";
    five.score[1] = "U0 U5 U6 U7 U8";
    assert_true(proves("undead", 0, six, "play U9", "play U1"));
    assert_false(proves("undead", 1, six, "play U9", "play U1"));
    assert_false(proves("undead", 1, five, "play U9", "play U1"));
    assert_false(proves("undead", 0, five, "play U9", "play U1"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_knight_beats_a_goblin_of_five_more),
        cmocka_unit_test(six_undead_lie_in_the_pile),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
