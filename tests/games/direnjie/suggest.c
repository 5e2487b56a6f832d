/* The plain good action: what a beggar in the hand makes worth asking for, and that games come to
 * an end. How well whole games go with it is for the benches to say. */
#include "scene.h"

static void assert_suggests(Scene scene, const char *action)
{
    DirenjieState state = scene_state(scene);
    Rng rng = rng_seeded(1);
    Action suggested = direnjie_game.bots->suggest(&state, state.table.actor, &rng);
    assert_true(game_is_legal(&direnjie_game, &state, state.table.actor, suggested));
    assert_true(suggested == texts_read_action(&direnjie_game, action));
}

/* DR-6: a second copy of what bears the beggar's number makes a clue; of anything else it makes a
 * pair. */
static void asks_for_what_the_beggar_completes(void **unused)
{
    Scene scene = {.seats = 3, .phase = DIRENJIE_ASKING, .hands = {"T3 L2 M3", "W1 W2", "W3 L1"}};
    assert_suggests(scene, "ask 3");
    scene.hands[0] = "T2 L3 M3";
    assert_suggests(scene, "ask 3");
    scene.hands[0] = "T2 L3 M2";
    assert_suggests(scene, "ask 2");
    scene.hands[0] = "T4 L5 M5";
    assert_suggests(scene, "ask 5");
}

/* Three copies are a clue, which nobody gives away; but after ten rounds everybody gives, so that a
 * game of players who all wait for each other ends. */
static void keeps_a_clue_for_ten_rounds(void **unused)
{
    Scene scene = scene_three();
    scene.hands[1] = "W1 W1 W1 T2";
    scene.hands[2] = "T3 W3 L1";
    scene.round = 1;
    assert_suggests(scene, "refuse");
    scene.round = 10;
    assert_suggests(scene, "refuse");
    scene.round = 11;
    assert_suggests(scene, "give W1");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(asks_for_what_the_beggar_completes),
        cmocka_unit_test(keeps_a_clue_for_ten_rounds),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
