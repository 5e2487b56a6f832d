/* The solver: its lines win through Match with the medal it names, however its work is cut; an end
 * that a person can work out; and what it does when there is nothing to find. */
#include "scene.h"

#include "core/match.h"
#include "games/regicide_solve.h"

#include <stdlib.h>
#include <string.h>

#define WIDTH      512
#define DEALS      6
#define NODES_MANY 100000000

#define WIDTH_LEAST   64
#define DEALS_NARROW  40
#define POSITIONS_MAX 64

typedef struct Line {
    RegicideSearch search;
    RegicideMedal medal;
    size_t length;
    Action actions[REGICIDE_LINE_MAX];
} Line;

static Line solve(const RegicideState *start, uint32_t nodes_each)
{
    Line line = {.search = REGICIDE_SEARCHING};
    void *memory = malloc(regicide_solver_memory(WIDTH));
    assert_non_null(memory);
    RegicideSolver *solver = regicide_solver_init(memory, WIDTH, start, REGICIDE_BRONZE);
    while (line.search == REGICIDE_SEARCHING) {
        line.search = regicide_solver_run(solver, nodes_each, NULL);
        assert_in_range(regicide_solver_progress(solver), 0, 1000);
    }
    if (line.search == REGICIDE_FOUND) {
        line.medal = regicide_solver_medal(solver);
        line.length = regicide_solver_line(solver, line.actions);
    }
    free(memory);
    return line;
}

static RegicideState deal(uint64_t seed)
{
    RegicideState state;
    Setup setup = setup_initial(&regicide_game, 1, seed);
    regicide_game.setup(&state, &setup);
    return state;
}

static RegicideMedal replay(const RegicideState *start, const Line *line)
{
    Match match;
    Setup setup = setup_initial(&regicide_game, 1, 0);
    match_init_from(&match, &regicide_game, &setup, start);
    for (size_t i = 0; i < line->length; i++) {
        assert_true(match_act(&match, 0, line->actions[i]));
    }
    assert_true(match_is_over(&match));
    RegicideMedal medal = regicide_medal(&((const RegicideState *)match_state(&match))->table);
    match_release(&match);
    return medal;
}

static void lines_win(void **unused)
{
    unsigned gold = 0;
    for (uint64_t seed = 0; seed < DEALS; seed++) {
        RegicideState start = deal(seed);
        Line line = solve(&start, NODES_MANY);
        assert_int_equal(line.search, REGICIDE_FOUND);
        assert_int_equal(replay(&start, &line), line.medal);
        gold += line.medal == REGICIDE_GOLD;
    }
    assert_in_range(gold, DEALS / 2, DEALS);
}

static void cuts_do_not_matter(void **unused)
{
    RegicideState start = deal(1);
    Line whole = solve(&start, NODES_MANY), cut = solve(&start, 1);
    assert_int_equal(whole.length, cut.length);
    assert_memory_equal(whole.actions, cut.actions, whole.length * sizeof *whole.actions);
}

static void hears_a_stop(void **unused)
{
    const atomic_bool stop = true;
    RegicideState start = deal(0);
    void *memory = malloc(regicide_solver_memory(WIDTH));
    assert_non_null(memory);
    RegicideSolver *solver = regicide_solver_init(memory, WIDTH, &start, REGICIDE_BRONZE);
    assert_int_equal(regicide_solver_run(solver, UINT32_MAX, &stop), REGICIDE_SEARCHING);
    assert_int_equal(regicide_solver_progress(solver), 0);
    free(memory);
}

/* TC deals 20 of 40, then 9S 7D 4D pay the 20 and KH deals the rest; or KH first and TC last. */
static void finds_a_short_way(void **unused)
{
    RegicideState start = scene_state((Scene){.seats = 1,
                                              .enemy = "KD",
                                              .castle = "",
                                              .hands = {"4D 7D 9S TC KH"},
                                              .tavern = "",
                                              .rest_discarded = true,
                                              .phase = REGICIDE_PLAYING,
                                              .flips_left = 2});
    Line line = solve(&start, NODES_MANY);
    assert_int_equal(line.search, REGICIDE_FOUND);
    assert_int_equal(line.medal, REGICIDE_GOLD);
    assert_int_equal(line.length, 3);
    assert_int_equal(replay(&start, &line), REGICIDE_GOLD);
}

/* The tavern is empty: 20 cannot be paid, and a flip throws the only card away. */
static void gives_up(void **unused)
{
    RegicideState start = scene_state((Scene){.seats = 1,
                                              .enemy = "KD",
                                              .castle = "",
                                              .hands = {"2D"},
                                              .tavern = "",
                                              .rest_discarded = true,
                                              .phase = REGICIDE_PLAYING,
                                              .flips_left = 2});
    assert_int_equal(solve(&start, NODES_MANY).search, REGICIDE_GAVE_UP);
}

/* With 2S alone 18 of the attack cannot be paid. A flip draws KC, which deals 40. */
static void falls_back_to_silver(void **unused)
{
    RegicideState start = scene_state((Scene){.seats = 1,
                                              .enemy = "KD",
                                              .castle = "",
                                              .hands = {"2S"},
                                              .tavern = "TC KC KS KH QS QC",
                                              .rest_discarded = true,
                                              .phase = REGICIDE_PLAYING,
                                              .flips_left = 2});
    Line line = solve(&start, NODES_MANY);
    assert_int_equal(line.search, REGICIDE_FOUND);
    assert_int_equal(line.medal, REGICIDE_SILVER);
    assert_int_equal(replay(&start, &line), REGICIDE_SILVER);
}

/* In the narrowest beam the worst positions make room for better ones: where good ones are lost
 * fewer than half of these deals are won, and none where worths say nothing. */
static void a_narrow_beam_keeps_the_best(void **unused)
{
    unsigned gold = 0;
    void *memory = malloc(regicide_solver_memory(WIDTH_LEAST));
    assert_non_null(memory);
    for (uint64_t seed = 0; seed < DEALS_NARROW; seed++) {
        RegicideState start = deal(seed);
        RegicideSolver *solver = regicide_solver_init(memory, WIDTH_LEAST, &start, REGICIDE_GOLD);
        gold += regicide_solver_run(solver, NODES_MANY, NULL) == REGICIDE_FOUND;
    }
    assert_in_range(gold, DEALS_NARROW * 3 / 5, DEALS_NARROW);
    free(memory);
}

/* Positions that the solver looks into, one by one, until it gives up; `progress` is after each. */
static unsigned looked_into(Scene scene, RegicideMedal lowest, int progress[])
{
    unsigned count = 0;
    RegicideState start = scene_state(scene);
    void *memory = malloc(regicide_solver_memory(WIDTH));
    assert_non_null(memory);
    RegicideSolver *solver = regicide_solver_init(memory, WIDTH, &start, lowest);
    while (regicide_solver_run(solver, 1, NULL) == REGICIDE_SEARCHING) {
        progress[count++] = regicide_solver_progress(solver);
        assert_in_range(count, 1, POSITIONS_MAX - 1);
    }
    assert_int_equal(regicide_solver_run(solver, 1, NULL), REGICIDE_GAVE_UP);
    assert_int_equal(regicide_solver_progress(solver), 1000);
    free(memory);
    return count;
}

/* Of 20 health the three clubs take 18, and the attack is shielded: lost in every order. Positions
 * are the sets of cards that are left, 7 without the empty one, in a beam of 64 and one of 512.
 * With a flip an eighth, the empty hand, is no loss yet; a flip draws nothing. */
static void looks_into_each_position_once(void **unused)
{
    int progress[POSITIONS_MAX];
    Scene scene = {.seats = 1,
                   .enemy = "KD",
                   .castle = "",
                   .hands = {"2C 3C 4C"},
                   .tavern = "",
                   .rest_discarded = true,
                   .damage = 20,
                   .spades = 20};
    assert_int_equal(looked_into(scene, REGICIDE_BRONZE, progress), 2 * 7);
    scene.flips_left = 1;
    assert_int_equal(looked_into(scene, REGICIDE_BRONZE, progress), 2 * 7 + 2 * 8);
    assert_int_equal(looked_into(scene, REGICIDE_SILVER, progress), 2 * 7);
    assert_int_equal(looked_into(scene, REGICIDE_GOLD, progress), 0); /* needs both */
}

/* KD has 10 health and no attack left. 5C takes 10, but then 2S cannot do for KC's attack; 2S and
 * then 5C leave no card for KC. Three positions in each beam, the last when one of two fell. */
static void progress_is_of_the_enemies_left(void **unused)
{
    static const int expected[] = {0, 0, 500, 0, 0, 500};
    int progress[POSITIONS_MAX];
    Scene scene = {.seats = 1,
                   .enemy = "KD",
                   .castle = "KC",
                   .hands = {"5C 2S"},
                   .tavern = "",
                   .rest_discarded = true,
                   .damage = 30,
                   .spades = 20};
    assert_int_equal(looked_into(scene, REGICIDE_BRONZE, progress), 6);
    assert_memory_equal(progress, expected, sizeof expected);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lines_win),
        cmocka_unit_test(cuts_do_not_matter),
        cmocka_unit_test(hears_a_stop),
        cmocka_unit_test(finds_a_short_way),
        cmocka_unit_test(gives_up),
        cmocka_unit_test(falls_back_to_silver),
        cmocka_unit_test(a_narrow_beam_keeps_the_best),
        cmocka_unit_test(looks_into_each_position_once),
        cmocka_unit_test(progress_is_of_the_enemies_left),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
