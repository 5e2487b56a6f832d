/* The plain card: which trick it wants, and what it gives away when it does not. Now and then it is
 * any card on purpose, so the most frequent one of many is asked. */
#include "scene.h"

#define LOOKS 240

/* Of LOOKS suggestions, how many are this card. */
static unsigned times(Scene scene, const char *card)
{
    ClaimState state = scene_state(scene);
    Seat seat = seats_first(claim_game.actors(&state));
    Rng rng = rng_seeded(3);
    unsigned count = 0;
    for (unsigned i = 0; i < LOOKS; i++) {
        Action action = claim_game.bots->suggest(&state, seat, &rng);
        assert_true(game_is_legal(&claim_game, &state, seat, action));
        count += action == texts_read_action(&claim_game, card);
    }
    return count;
}

/* The Goblin 0 is not worth a trick. Neither card can take it: the Dwarf 3 is the higher one, but
 * an Undead that loses in phase 1 is scored by the winner. */
static void an_undead_is_not_thrown_away(void **unused)
{
    Scene scene = {
        .phase = CLAIM_RECRUIT, .leader = 1, .lead = "G9", .prize = "G0", .hands = {"W3 U2", "G1"}};
    assert_in_range(times(scene, "play W3"), LOOKS * 9 / 10, LOOKS);
    scene.hands[0] = "W6 U2";
    assert_in_range(times(scene, "play U2"), LOOKS * 9 / 10, LOOKS);
}

/* Nor is the Doppelgänger 4, which may stand in for any faction later: it is kept before a 6. */
static void a_double_is_kept(void **unused)
{
    Scene scene = {
        .phase = CLAIM_RECRUIT, .leader = 1, .lead = "G9", .prize = "G0", .hands = {"W6 D4", "G1"}};
    assert_in_range(times(scene, "play W6"), LOOKS * 9 / 10, LOOKS);
}

/* The Doppelgänger 9 is worth more than any other follower. */
static void a_wanted_prize_is_won_as_cheaply_as_can_be(void **unused)
{
    Scene scene = {.phase = CLAIM_RECRUIT,
                   .leader = 1,
                   .lead = "K4",
                   .prize = "D9",
                   .hands = {"K3 K5 K9", "G1 G2"}};
    assert_in_range(times(scene, "play K5"), LOOKS * 9 / 10, LOOKS);
    scene.prize = "G0";
    assert_in_range(times(scene, "play K3"), LOOKS * 9 / 10, LOOKS);
}

static void a_lead_is_strong_or_weak_as_the_prize_is(void **unused)
{
    Scene scene = {.phase = CLAIM_RECRUIT, .prize = "D9", .hands = {"K3 K5 K9", "G1 G2 G3"}};
    assert_in_range(times(scene, "play K9"), LOOKS * 9 / 10, LOOKS);
    scene.prize = "G0";
    assert_in_range(times(scene, "play K3"), LOOKS * 9 / 10, LOOKS);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_undead_is_not_thrown_away),
        cmocka_unit_test(a_double_is_kept),
        cmocka_unit_test(a_wanted_prize_is_won_as_cheaply_as_can_be),
        cmocka_unit_test(a_lead_is_strong_or_weak_as_the_prize_is),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
