/* Every puzzle is a legal position in which seat 0 decides; by the rules and the solvers one action
 * alone reaches what is asked for, at every step of its line; the tempting one is legal and does
 * not; its level follows from how many tempt, and what is solved is remembered by a profile. Those
 * that were found are what the command of find_puzzles finds, and each is made again from its own
 * position. */
#include "game_ui.h"
#include "puzzle_match.h"
#include "puzzle_record.h"
#include "search.h"
#include "testing.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LEAST       200 /* puzzles of a game */
#define FEW_GAMES   20  /* are searched again */
#define LINE_BYTES  8192
#define FILE_BYTES  (256 * 1024)
#define FOUND_DIGIT 8 /* of a found puzzle's id, behind its kind */

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

/* The id of one that was found ends with its position as a number; with that of its place among
 * the others of its kind, it was chosen by hand. */
static bool is_found(const Puzzle *puzzle)
{
    return strlen(strchr(puzzle->id, '-') + 1) == FOUND_DIGIT;
}

static void begin(const PuzzleChecks *checks, const Puzzle *puzzle, Match *match)
{
    MatchPlan plan;
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
    unsigned level = puzzle_level(puzzle_temptations(kind, match, &line));
    if (level != puzzle->level) {
        fail_msg("%s %s is of level %u", checks->game->id, puzzle->id, level);
    }
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

/* The values in what a search says: NAME, "values". */
static void check_said(const Text *said, const PuzzleWords *words)
{
    const char *values = strchr(said->bytes, '"');
    size_t length = words->values ? strlen(words->values) : 0;
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
    if (checks->is_worded_by_hand && !is_found(puzzle)) {
        return;
    }
    check_said(&found.why, &puzzle->right.why);
    if (found.tempting == tempting.actions[0]) {
        check_said(&found.mistake, &puzzle->tempting.why);
    }
}

static void a_search_says_the_same(void **state)
{
    each(check_numbers);
}

static void there_are_enough_of_every_level(void **state)
{
    for (size_t i = 0; puzzle_checks[i]; i++) {
        const PuzzleSet *set = set_of(puzzle_checks[i]);
        size_t of_level[PUZZLE_LEVELS + 1] = {0};
        assert_in_range(set->count, LEAST, PUZZLES_MAX);
        for (size_t k = 0; k < set->count; k++) {
            assert_in_range(set->puzzles[k].level, 1, PUZZLE_LEVELS);
            of_level[set->puzzles[k].level]++;
            for (size_t n = 0; n < k; n++) {
                assert_string_not_equal(set->puzzles[n].id, set->puzzles[k].id);
                assert_string_not_equal(set->puzzles[n].match, set->puzzles[k].match);
            }
        }
        for (unsigned level = 1; level <= PUZZLE_LEVELS; level++) {
            assert_true(of_level[level] >= 10);
        }
    }
}

static void each_has_its_place_in_the_order(void **state)
{
    for (size_t i = 0; puzzle_checks[i]; i++) {
        const PuzzleSet *set = set_of(puzzle_checks[i]);
        for (size_t rank = 0; rank < set->count; rank++) {
            size_t index = puzzle_at(set, rank);
            assert_int_equal(puzzle_rank(set, index), rank);
            if (rank > 0) {
                const Puzzle *before = &set->puzzles[puzzle_at(set, rank - 1)];
                assert_true(before->level <= set->puzzles[index].level);
            }
        }
    }
}

/* Nobody who plays a deal of theirs, or that of a day, finds it among the puzzles. */
static void check_seed(const PuzzleChecks *checks, const Puzzle *puzzle, Match *match)
{
    (void)checks;
    assert_true(!is_found(puzzle) || match->setup.seed >= SEARCH_SEED);
}

static void none_is_a_deal_that_people_play(void **state)
{
    assert_true(SEARCH_SEED > DEAL_LIMIT);
    assert_true(SEARCH_SEED > 99991231); /* the last day */
    each(check_seed);
}

/* The lines of the puzzles that were found, as the sources have them. */
static char *read_found(const Game *game)
{
    char path[1024];
    char *bytes = calloc(FILE_BYTES, 1);
    snprintf(path, sizeof path, "%s/%s/learn/found.inc", GAMEUI_FOLDER, game->id);
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    size_t size = fread(bytes, 1, FILE_BYTES - 1, file);
    assert_in_range(size, 1, FILE_BYTES - 2);
    fclose(file);
    return bytes;
}

static void check_row(const PuzzleChecks *checks, const Puzzle *puzzle, Match *match)
{
    PuzzleRow row;
    if (is_found(puzzle)) {
        char *file = read_found(checks->game);
        assert_true(row_make(kind_of(checks, puzzle), match, &row));
        if (!strstr(file, row.bytes)) {
            fail_msg("%s %s is now\n%s", checks->game->id, puzzle->id, row.bytes);
        }
        free(file);
    }
}

static void each_is_made_again_from_its_position(void **state)
{
    each(check_row);
}

/* The first games; that of all of them makes the file, to the byte, is asked with --long. */
static void the_command_finds_the_same(void **state)
{
    for (size_t i = 0; puzzle_checks[i]; i++) {
        char *file = read_found(puzzle_checks[i]->game);
        PuzzleFinds *finds = search_games(puzzle_checks[i], FEW_GAMES);
        for (size_t k = 0; k < finds->count; k++) {
            if (!strstr(file, finds->rows[k].bytes)) {
                fail_msg("%s lacks\n%s", puzzle_checks[i]->game->id, finds->rows[k].bytes);
            }
        }
        assert_true(finds->count > 0);
        free(finds);
        free(file);
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

static unsigned hardness_of(const PuzzleChecks *checks, const char *id)
{
    Match match;
    PuzzleLine line = {.count = 0};
    const Puzzle *puzzle = &set_of(checks)->puzzles[puzzle_find(set_of(checks), id)];
    begin(checks, puzzle, &match);
    assert_true(puzzle_line_read(match.game, puzzle->right.line, &line));
    unsigned hardness = puzzle_temptations(kind_of(checks, puzzle), &match, &line);
    match_release(&match);
    return hardness;
}

/* By hand: to a Goblin 7 the Dwarf 9 is higher, but of another faction, and the Doppelgänger 7
 * equals it: two look right beside the Knight 8. To an Undead 4 the Doppelgänger 4 alone does,
 * beside the Doppelgänger 9; the two Undead are lower. Of two tricks the Doppelgänger 9 would win
 * the first as well as the Goblin 8, and the second trick is one decision more. */
static void a_level_follows_from_the_answers_that_tempt(void **state)
{
    const PuzzleChecks *claim = puzzle_checks[0];
    assert_int_equal(hardness_of(claim, "answer-1"), 2);
    assert_int_equal(hardness_of(claim, "answer-3"), 1);
    assert_int_equal(hardness_of(claim, "two-1"), 2);
    assert_int_equal(puzzle_level(0), 1);
    assert_int_equal(puzzle_level(1), 1);
    assert_int_equal(puzzle_level(2), 2);
    assert_int_equal(puzzle_level(4), 2);
    assert_int_equal(puzzle_level(5), 3);
    assert_int_equal(puzzle_level(60), 3);
}

/* In the order in which they are shown. */
static void what_is_solved_is_remembered(void **state)
{
    Problem problem;
    Profile *profile = profile_open(NULL, &problem);
    const Game *game = puzzle_checks[0]->game;
    const PuzzleSet *set = set_of(puzzle_checks[0]);
    size_t first = puzzle_at(set, 0), second = puzzle_at(set, 1), third = puzzle_at(set, 2);
    assert_int_equal(puzzle_count_solved(profile, game, set), 0);
    assert_int_equal(puzzle_next(profile, game, set, 0), first);
    assert_true(puzzle_keep_solved(profile, game, &set->puzzles[second], &problem));
    assert_true(puzzle_keep_solved(profile, game, &set->puzzles[second], &problem));
    assert_int_equal(puzzle_count_solved(profile, game, set), 1);
    assert_int_equal(puzzle_next(profile, game, set, 0), first);
    assert_int_equal(puzzle_next(profile, game, set, 1), third);
    assert_int_equal(puzzle_next(profile, game, set, set->count), first);
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
        cmocka_unit_test(a_level_follows_from_the_answers_that_tempt),
        cmocka_unit_test(there_is_one_of_each_kind),
        cmocka_unit_test(some_are_played_with_partners),
        cmocka_unit_test(a_jester_is_a_way_to_live_on),
        cmocka_unit_test(there_are_enough_of_every_level),
        cmocka_unit_test(each_has_its_place_in_the_order),
        cmocka_unit_test(none_is_a_deal_that_people_play),
        cmocka_unit_test(each_is_made_again_from_its_position),
        cmocka_unit_test(the_command_finds_the_same),
        cmocka_unit_test(what_is_solved_is_remembered),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
