/* DR-28 to DR-33: points, and who wins. The secret is T5 W5 L5. */
#include "scene.h"

#define RIGHT "answer T5; answer W5; answer L5"
#define TWO   "answer T5; answer W5; answer L1"
#define ONE   "answer T5; answer W1; answer L1"
#define NONE  "answer T1; answer W1; answer L1"

static void assert_points(const DirenjieState *state, unsigned seats, const int expected[])
{
    int points[DIRENJIE_SEATS];
    direnjie_points(state, points);
    assert_int_equal(state->table.phase, DIRENJIE_OVER);
    for (unsigned i = 0; i < seats; i++) {
        assert_int_equal(points[i], expected[i]);
    }
}

static SeatSet winners_of(const DirenjieState *state)
{
    Outcome outcome;
    direnjie_game.outcome(state, &outcome);
    assert_true(outcome.over);
    return outcome.winners;
}

/* DR-28: 1, 3, 6. */
static void right_answers_of_constables(void **unused)
{
    DirenjieState state = scene_state((Scene){.seats = 4, .phase = DIRENJIE_ANSWERING});
    play(&state, NONE "; " ONE "; " TWO "; " RIGHT);
    assert_points(&state, 4, (const int[]){0, 1, 3, 6});
    assert_int_equal(winners_of(&state), seat_bit(3));
}

/* DR-28: half of the clues, rounded down. */
static void clues_of_constables(void **unused)
{
    DirenjieState state =
        scene_state((Scene){.seats = 3,
                            .phase = DIRENJIE_ANSWERING,
                            .clues = {"0 T1 T1 T1", "0 T2 T2 T2", "0 T3 T3 T3", "1 W1 W1 W1"}});
    play(&state, NONE "; " NONE "; " NONE);
    assert_points(&state, 3, (const int[]){1, 0, 0});
}

/* DR-31, both examples in one game. */
static void the_examples(void **unused)
{
    DirenjieState state = scene_state(
        (Scene){.seats = 3,
                .killer = KILLER_IS(2),
                .phase = DIRENJIE_ANSWERING,
                .hands = {NULL, NULL, "A"},
                .clues = {"0 T1 T1 T1", "0 T2 T2 T2", "2 T3 T3 T3", "2 W1 W1 W1", "2 L1 L1 L1"}});
    play(&state, RIGHT "; accuse 1; " NONE "; accuse 0; " ONE "; accuse 0");
    assert_points(&state, 3, (const int[]){7, 0, 9});
    assert_int_equal(winners_of(&state), seat_bit(2));
}

/* DR-28, DR-29: 3 for each who names the killer, who then gets no 5. */
static void a_named_killer(void **unused)
{
    DirenjieState state = scene_state((Scene){.seats = 4,
                                              .killer = KILLER_IS(0),
                                              .phase = DIRENJIE_ANSWERING,
                                              .hands = {"A"},
                                              .clues = {"0 T3 T3 T3"}});
    play(&state, TWO "; accuse 1; " NONE "; accuse 0; " ONE "; accuse 0; " NONE "; accuse none");
    assert_points(&state, 4, (const int[]){3, 3, 4, 0});
    assert_int_equal(winners_of(&state), seat_bit(2));
}

/* DR-29: 1 for each right answer, not 6 for three. */
static void the_killers_right_answers(void **unused)
{
    DirenjieState state = scene_state(
        (Scene){.seats = 2, .killer = KILLER_IS(0), .phase = DIRENJIE_ANSWERING, .hands = {"A"}});
    play(&state, RIGHT "; accuse 1; " NONE "; accuse 0");
    assert_points(&state, 2, (const int[]){3, 3});
}

/* DR-26: the killer's accusation is ignored. */
static void the_killer_accuses_in_vain(void **unused)
{
    DirenjieState state = scene_state(
        (Scene){.seats = 2, .killer = KILLER_IS(0), .phase = DIRENJIE_ANSWERING, .hands = {"A"}});
    play(&state, NONE "; accuse none; " NONE "; accuse none");
    assert_points(&state, 2, (const int[]){5, 0});
}

/* DR-28: 3 for `none` when nobody is the killer. */
static void nobody_is_the_killer(void **unused)
{
    DirenjieState state =
        scene_state((Scene){.seats = 3, .killer = KILLER_NOBODY, .phase = DIRENJIE_ANSWERING});
    play(&state, NONE "; accuse none; " NONE "; accuse 0; " NONE "; accuse none");
    assert_points(&state, 3, (const int[]){3, 0, 3});
    assert_int_equal(winners_of(&state), seat_bit(0) | seat_bit(2));
}

/* DR-30: equal points, more clues. */
static void clues_break_a_tie(void **unused)
{
    DirenjieState state = scene_state(
        (Scene){.seats = 3, .phase = DIRENJIE_ANSWERING, .clues = {"1 T1 T1 T1", "1 T2 T2 T2"}});
    play(&state, ONE "; " NONE "; " ONE);
    assert_points(&state, 3, (const int[]){1, 1, 1});
    assert_int_equal(winners_of(&state), seat_bit(1));
}

/* DR-30: points go before clues. */
static void points_go_before_clues(void **unused)
{
    DirenjieState state = scene_state(
        (Scene){.seats = 2, .phase = DIRENJIE_ANSWERING, .clues = {"1 T1 T1 T1", "1 T2 T2 T2"}});
    play(&state, TWO "; " NONE);
    assert_int_equal(winners_of(&state), seat_bit(0));
}

/* DR-30 */
static void a_full_tie_is_shared(void **unused)
{
    DirenjieState state = scene_state((Scene){.seats = 3, .phase = DIRENJIE_ANSWERING});
    play(&state, ONE "; " NONE "; " ONE);
    assert_int_equal(winners_of(&state), seat_bit(0) | seat_bit(2));
}

/* DR-33: seats 0 and 2 make 3 + 1, seats 1 and 3 make 0 + 3. */
static void teams_add_up(void **unused)
{
    DirenjieState state = scene_state((Scene){.seats = 4, .teams = 2, .phase = DIRENJIE_ANSWERING});
    int points[DIRENJIE_SEATS];
    play(&state, TWO "; " NONE "; " ONE "; " TWO);
    direnjie_team_points(&state, points);
    assert_int_equal(points[0], 4);
    assert_int_equal(points[1], 3);
    assert_int_equal(winners_of(&state), seat_bit(0) | seat_bit(2));
}

/* DR-33: three teams of two; a tie is broken by the clues of a team. */
static void three_teams_and_their_clues(void **unused)
{
    Scene scene = {.seats = 6, .teams = 3, .phase = DIRENJIE_ANSWERING, .clues = {"4 T1 T1 T1"}};
    DirenjieState state = scene_state(scene);
    play(&state, ONE "; " NONE "; " NONE "; " NONE "; " ONE "; " NONE);
    assert_int_equal(winners_of(&state), seat_bit(1) | seat_bit(4));
    scene.clues[0] = NULL;
    state = scene_state(scene);
    play(&state, ONE "; " NONE "; " NONE "; " NONE "; " ONE "; " NONE);
    assert_int_equal(winners_of(&state), seat_bit(0) | seat_bit(3) | seat_bit(1) | seat_bit(4));
}

/* A right answer looks better than a wrong one, and a clue better than none. */
static void evaluation_follows_the_points(void **unused)
{
    Scene scene = {.seats = 2, .phase = DIRENJIE_ANSWERING, .hands = {"T1"}};
    DirenjieState right = scene_state(scene), wrong = right;
    play(&right, "answer T5");
    play(&wrong, "answer T1");
    assert_true(direnjie_game.bots->evaluate(&right, 0) > direnjie_game.bots->evaluate(&wrong, 0));
    assert_true(direnjie_game.bots->evaluate(&right, 1) < direnjie_game.bots->evaluate(&wrong, 1));
    scene.clues[0] = "0 T2 T2 T2";
    DirenjieState clue = scene_state(scene);
    scene.clues[0] = "1 T2 T2 T2";
    DirenjieState other = scene_state(scene);
    assert_true(direnjie_game.bots->evaluate(&clue, 0) > direnjie_game.bots->evaluate(&other, 0));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(right_answers_of_constables),
        cmocka_unit_test(clues_of_constables),
        cmocka_unit_test(the_examples),
        cmocka_unit_test(a_named_killer),
        cmocka_unit_test(the_killers_right_answers),
        cmocka_unit_test(the_killer_accuses_in_vain),
        cmocka_unit_test(nobody_is_the_killer),
        cmocka_unit_test(clues_break_a_tie),
        cmocka_unit_test(points_go_before_clues),
        cmocka_unit_test(a_full_tie_is_shared),
        cmocka_unit_test(teams_add_up),
        cmocka_unit_test(three_teams_and_their_clues),
        cmocka_unit_test(evaluation_follows_the_points),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
