/* Every puzzle is a legal position in which seat 0 decides; by the rules and the solvers one action
 * alone reaches what is asked for, at every step of its line; the tempting one is legal and does
 * not; the puzzles rise in level, and what is solved is remembered by a profile. */
#include "check.h"
#include "game_ui.h"
#include "puzzle_match.h"
#include "puzzle_record.h"
#include "testing.h"

#include <stdio.h>
#include <string.h>

#define LEAST      12 /* puzzles of a game */
#define LINE_BYTES 8192

static const PuzzleSet *set_of(const PuzzleChecks *checks)
{
    const PuzzleSet *set = game_ui_of(checks->game)->puzzles;
    assert_non_null(set);
    return set;
}

static const PuzzleKind *kind_of(const PuzzleChecks *checks, const Puzzle *puzzle)
{
    for (size_t i = 0; i < checks->count; i++) {
        size_t length = strlen(checks->kinds[i].name);
        if (strncmp(puzzle->id, checks->kinds[i].name, length) == 0 && puzzle->id[length] == '-') {
            return &checks->kinds[i];
        }
    }
    fail_msg("no kind of puzzle for %s", puzzle->id);
    return NULL;
}

static void begin(const PuzzleChecks *checks, const Puzzle *puzzle, Match *match)
{
    MatchPlan plan;
    print_message("%s: %s\n", checks->game->id, puzzle->id);
    assert_true(puzzle_plan(puzzle, &plan));
    assert_ptr_equal(plan.game, checks->game);
    match_init(match, plan.game, &plan.setup);
    assert_true(puzzle_lead_up(puzzle, match));
    assert_true(seats_have(match_actors(match), PUZZLE_PERSON));
}

static void each(void (*test)(const PuzzleChecks *, const Puzzle *, Match *))
{
    for (size_t i = 0; puzzle_checks[i]; i++) {
        const PuzzleSet *set = set_of(puzzle_checks[i]);
        for (size_t k = 0; k < set->count; k++) {
            Match match;
            begin(puzzle_checks[i], &set->puzzles[k], &match);
            test(puzzle_checks[i], &set->puzzles[k], &match);
            match_release(&match);
        }
    }
}

/* Replies are legal, own actions the only right ones; the line ends with the goal reached: what
 * follows by itself is legal, too. */
static void check_line(const PuzzleChecks *checks, const Puzzle *puzzle, Match *match)
{
    PuzzleLine line = {.count = 0};
    const PuzzleKind *kind = kind_of(checks, puzzle);
    size_t from = match->position;
    assert_true(puzzle_line_read(match->game, puzzle->right.line, &line));
    assert_in_range(line.count, 1, PUZZLE_LINE_MAX);
    for (size_t i = 0; i < line.count; i++) {
        if (seats_have(match_actors(match), PUZZLE_PERSON)) {
            Action right = ACTION_NONE;
            assert_int_equal(puzzle_right_count(kind, match, from, &right), 1);
            assert_true(right == line.actions[i]);
        } else {
            assert_int_not_equal(i, 0);
        }
        assert_true(puzzle_play(match, line.actions[i]));
    }
    if (puzzle->rest) {
        line.count = 0;
        assert_true(puzzle_line_read(match->game, puzzle->rest, &line));
        for (size_t i = 0; i < line.count; i++) {
            assert_true(puzzle_play(match, line.actions[i]));
        }
    }
}

static void one_answer_is_right(void **state)
{
    each(check_line);
}

static void check_temptation(const PuzzleChecks *checks, const Puzzle *puzzle, Match *match)
{
    PuzzleLine line = {.count = 0};
    assert_true(puzzle_line_read(match->game, puzzle->tempting.line, &line));
    assert_in_range(line.count, 1, PUZZLE_LINE_MAX);
    assert_true(game_is_legal(match->game, match_state(match), PUZZLE_PERSON, line.actions[0]));
    assert_false(kind_of(checks, puzzle)->reaches(match, match->position, line.actions[0]));
    for (size_t i = 0; i < line.count; i++) {
        assert_true(puzzle_play(match, line.actions[i]));
    }
}

static void the_temptation_is_legal_and_wrong(void **state)
{
    each(check_temptation);
}

static size_t placeholders(const char *text)
{
    size_t count = 0;
    for (; *text; text++) {
        count += *text == '{';
    }
    return count;
}

static void check_words(const PuzzleChecks *checks, const Puzzle *puzzle, Match *match)
{
    const PuzzleWords *all[] = {&puzzle->goal, &puzzle->right.why, &puzzle->tempting.why};
    (void)match;
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
        Message message;
        assert_true(puzzle_words(checks->game, all[i], &message));
        assert_int_equal(message.count, placeholders(message.text));
    }
}

static void every_sentence_has_its_values(void **state)
{
    each(check_words);
}

/* After an action that is not of the line. */
static void check_refusal(const Puzzle *puzzle, Match *match, size_t from, Action wrong)
{
    _Alignas(max_align_t) unsigned char before[VIEW_SIZE_MAX];
    Message why, effects[16];
    match_view(match, PUZZLE_PERSON, before);
    size_t told = match->game->preview(before, wrong, effects, 16);
    PuzzleSlip slip = {puzzle, match, before, wrong, match->position == from};
    assert_true(match_act(match, PUZZLE_PERSON, wrong));
    if (game_ui_of(match->game)->puzzles->refute(&slip, &why)) {
        assert_int_equal(why.count, placeholders(why.text));
    } else {
        assert_true(told > 0);
    }
    assert_true(match_undo(match));
}

static void check_refusals(const PuzzleChecks *checks, const Puzzle *puzzle, Match *match)
{
    PuzzleLine line = {.count = 0};
    Action legal[LEGAL_COUNT_MAX];
    size_t from = match->position;
    (void)checks;
    assert_true(puzzle_line_read(match->game, puzzle->right.line, &line));
    for (size_t i = 0; i < line.count; i++) {
        size_t count = match_legal(match, PUZZLE_PERSON, legal, LEGAL_COUNT_MAX);
        for (size_t k = 0; k < count; k++) {
            if (legal[k] != line.actions[i]) {
                check_refusal(puzzle, match, from, legal[k]);
            }
        }
        assert_true(puzzle_play(match, line.actions[i]));
    }
}

static void every_other_answer_is_told_why_not(void **state)
{
    each(check_refusals);
}

/* The values in what a search says: NAME, "values". A name without an end is left to be written by
 * hand. */
static void check_said(const Text *said, const PuzzleWords *words)
{
    const char *values = strchr(said->bytes, '"');
    size_t length = words->values ? strlen(words->values) : 0;
    if (strstr(said->bytes, "_,")) {
        return;
    }
    if (!values) {
        assert_null(words->values);
        return;
    }
    assert_non_null(words->values);
    assert_int_equal(strlen(values), length + 2);
    assert_memory_equal(values + 1, words->values, length);
}

/* So the cards and numbers of the sentences are worked out by the rules. */
static void check_numbers(const PuzzleChecks *checks, const Puzzle *puzzle, Match *match)
{
    char bytes[6][LINE_BYTES];
    Found found = {.goal = text_in(bytes[0], LINE_BYTES),
                   .why = text_in(bytes[1], LINE_BYTES),
                   .mistake = text_in(bytes[2], LINE_BYTES),
                   .right_line = text_in(bytes[3], LINE_BYTES),
                   .rest = text_in(bytes[4], LINE_BYTES),
                   .tempting_line = text_in(bytes[5], LINE_BYTES)};
    PuzzleLine right = {.count = 0}, tempting = {.count = 0};
    assert_true(puzzle_line_read(match->game, puzzle->right.line, &right));
    assert_true(puzzle_line_read(match->game, puzzle->tempting.line, &tempting));
    found.right = right.actions[0];
    assert_true(kind_of(checks, puzzle)->find(match, found.right, &found));
    check_said(&found.goal, &puzzle->goal);
    check_said(&found.why, &puzzle->right.why);
    if (found.tempting == tempting.actions[0]) {
        check_said(&found.mistake, &puzzle->tempting.why);
    }
}

static void a_search_says_the_same(void **state)
{
    each(check_numbers);
}

static void there_are_enough_and_they_rise(void **state)
{
    for (size_t i = 0; puzzle_checks[i]; i++) {
        const PuzzleSet *set = set_of(puzzle_checks[i]);
        assert_true(set->count >= LEAST);
        for (size_t k = 0; k < set->count; k++) {
            assert_in_range(set->puzzles[k].level, 1, PUZZLE_LEVELS);
            assert_true(k == 0 || set->puzzles[k].level >= set->puzzles[k - 1].level);
            for (size_t n = 0; n < k; n++) {
                assert_string_not_equal(set->puzzles[n].id, set->puzzles[k].id);
            }
        }
        assert_true(set->puzzles[set->count - 1].level > set->puzzles[0].level);
    }
}

/* A kind of Clash of Decks for each ability: so each is met, and decides a position in which little
 * else can be done. */
static void there_is_one_of_each_kind(void **state)
{
    for (size_t i = 0; puzzle_checks[i]; i++) {
        const PuzzleChecks *checks = puzzle_checks[i];
        const PuzzleSet *set = set_of(checks);
        for (size_t k = 0; k < checks->count; k++) {
            size_t n = 0;
            while (n < set->count && kind_of(checks, &set->puzzles[n]) != &checks->kinds[k]) {
                n++;
            }
            if (n == set->count) {
                fail_msg("%s: no puzzle of the kind %s", checks->game->id, checks->kinds[k].name);
            }
        }
    }
}

static void some_are_played_with_partners(void **state)
{
    size_t with_partners = 0;
    const PuzzleSet *set = game_ui_by_id("regicide")->puzzles;
    for (size_t i = 0; i < set->count; i++) {
        MatchPlan plan;
        assert_true(puzzle_plan(&set->puzzles[i], &plan));
        with_partners += plan.setup.seats > 1;
    }
    assert_true(with_partners >= 3);
}

/* The Jester itself, and 5 of clubs with 5 of hearts, which deal 20 of 14: after either there is no
 * attack. */
static void a_jester_is_a_way_to_live_on(void **state)
{
    static const Puzzle puzzle = {
        .id = "survive-0",
        .match =
            "MEJA1-REGICIDE-100AH-HD000-0000G-KXA2C-50A0P-PG1XH-T1DWA-2HT34-DZBQ6-4BYJ1-EY13F-DV2"};
    for (size_t i = 0; puzzle_checks[i]; i++) {
        const PuzzleChecks *checks = puzzle_checks[i];
        Match match;
        Action right = ACTION_NONE;
        if (strcmp(checks->game->id, "regicide") == 0) {
            begin(checks, &puzzle, &match);
            const PuzzleKind *kind = kind_of(checks, &puzzle);
            assert_int_equal(puzzle_right_count(kind, &match, match.position, &right), 2);
            match_release(&match);
        }
    }
}

static void what_is_solved_is_remembered(void **state)
{
    Problem problem;
    Profile *profile = profile_open(NULL, &problem);
    const Game *game = puzzle_checks[0]->game;
    const PuzzleSet *set = set_of(puzzle_checks[0]);
    assert_int_equal(puzzle_count_solved(profile, game, set), 0);
    assert_int_equal(puzzle_next(profile, game, set, 0), 0);
    assert_true(puzzle_keep_solved(profile, game, &set->puzzles[1], &problem));
    assert_true(puzzle_keep_solved(profile, game, &set->puzzles[1], &problem));
    assert_int_equal(puzzle_count_solved(profile, game, set), 1);
    assert_int_equal(puzzle_next(profile, game, set, 0), 0);
    assert_int_equal(puzzle_next(profile, game, set, 1), 2);
    assert_int_equal(puzzle_next(profile, game, set, set->count), 0);
    for (size_t i = 0; i < set->count; i++) {
        assert_true(puzzle_keep_solved(profile, game, &set->puzzles[i], &problem));
    }
    assert_int_equal(puzzle_next(profile, game, set, 3), set->count);
    profile_close(profile);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(one_answer_is_right),
        cmocka_unit_test(the_temptation_is_legal_and_wrong),
        cmocka_unit_test(every_sentence_has_its_values),
        cmocka_unit_test(every_other_answer_is_told_why_not),
        cmocka_unit_test(a_search_says_the_same),
        cmocka_unit_test(there_is_one_of_each_kind),
        cmocka_unit_test(some_are_played_with_partners),
        cmocka_unit_test(a_jester_is_a_way_to_live_on),
        cmocka_unit_test(there_are_enough_and_they_rise),
        cmocka_unit_test(what_is_solved_is_remembered),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
