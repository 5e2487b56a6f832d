/* What is said of a wrong card in a puzzle of Clash of Decks that does not tempt: how many units
 * can fall after it at most, or what the enemy's keeper is left with; as the proof of puzzles finds
 * by a search of its own. */
#include "clash/learn/reach.h"
#include "clash/pieces.h"
#include "clash_proof.h"
#include "puzzle_match.h"
#include "testing.h"

#include <stdlib.h>
#include <string.h>

/* What is said where a search would take too long. */
#define GENERAL "mana is left, and no assault"

/* So many at least are reached, and no more. */
static void assert_most(const ClashState *state, ClashAim aim, unsigned units)
{
    ClashProof *proof = malloc(sizeof *proof);
    for (unsigned more = 0; more < 2; more++) {
        clash_proof_init(proof, state, (ClashGoal){aim, units + more});
        bool is_reached = clash_reaches(proof, state);
        assert_true(proof->gave_up || is_reached == (more == 0));
    }
    free(proof);
}

static void check_reach(const Match *match)
{
    Reach reach;
    ClashView view;
    match_view(match, PUZZLE_PERSON, &view);
    if (view.table.turn > 0 && view.table.active == PUZZLE_PERSON && reach_of(&view, &reach)) {
        assert_most(match_state(match), CLASH_AIM_DESTROY, reach.fallen);
    }
}

typedef struct Told {
    unsigned plain, general;
} Told;

static void slip_by(const Puzzle *puzzle, Match *match, Action wrong, Told *told)
{
    ClashView before;
    Message why;
    match_view(match, PUZZLE_PERSON, &before);
    PuzzleSlip slip = {puzzle, match, &before, wrong, true};
    assert_true(match_act(match, PUZZLE_PERSON, wrong));
    if (clash_puzzles.refute(&slip, &why)) {
        bool is_general = strstr(why.text, GENERAL) != NULL;
        told->general += is_general;
        told->plain += !is_general;
        check_reach(match);
    }
    assert_true(match_undo(match));
}

static void slip_in(const Puzzle *puzzle, Told *told)
{
    Match match;
    MatchPlan plan;
    PuzzleLine line = {.count = 0};
    Action legal[LEGAL_COUNT_MAX];
    assert_true(puzzle_plan(puzzle, &plan));
    match_init(&match, plan.game, &plan.setup);
    assert_true(puzzle_lead_up(puzzle, &match));
    assert_true(puzzle_line_read(&clash_game, puzzle->right.line, &line));
    size_t count = match_legal(&match, PUZZLE_PERSON, legal, LEGAL_COUNT_MAX);
    for (size_t i = 0; i < count; i++) {
        if (legal[i] != line.actions[0]) {
            slip_by(puzzle, &match, legal[i], told);
        }
    }
    match_release(&match);
}

static void a_wrong_card_is_told_what_it_leads_to(void **unused)
{
    Told told = {0, 0};
    for (size_t i = 0; i < clash_puzzles.count; i += 3) {
        slip_in(&clash_puzzles.puzzles[i], &told);
    }
    assert_true(told.plain > 9 * told.general);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_wrong_card_is_told_what_it_leads_to),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
