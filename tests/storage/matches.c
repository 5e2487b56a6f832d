/* A kept match is the match: after actions, undo and redo, and after the program has ended. */
#include "scratch.h"

#include "../descriptors.h"
#include "games/regicide.h"
#include "play.h"
#include "storage/holding.h"

#define SEED 20250305u

typedef struct Fixture {
    Profile *profile;
    Match match;
    SavedMatch saved;
} Fixture;

static Fixture fixture;
static const Scratch *scratch;

static int begin(void **state)
{
    if (scratch_begin(state) != 0) {
        return -1;
    }
    scratch = *state;
    fixture = (Fixture){profile_open(scratch->folder, NULL), play_begin(SEED), play_record()};
    return profile_match_begin(fixture.profile, &fixture.saved, &fixture.match, NULL) ? 0 : -1;
}

static int end(void **state)
{
    profile_close(fixture.profile);
    match_release(&fixture.match);
    return scratch_end(state);
}

static void reopen(void)
{
    profile_close(fixture.profile);
    fixture.profile = profile_open(scratch->folder, NULL);
    assert_true(profile_is_kept(fixture.profile));
    assert_true(profile_match_take(fixture.profile, fixture.saved.id, NULL));
}

static void keep(void)
{
    Problem problem;
    assert_true(
        profile_match_keep(fixture.profile, fixture.saved.id, &fixture.match, false, &problem));
    assert_int_equal(problem.kind, PROBLEM_NONE);
}

/* Reads the match back and compares every action and the state. */
static void expect_kept(void)
{
    SavedMatch saved;
    Match loaded;
    Problem problem;
    const Match *match = &fixture.match;
    assert_true(profile_match_read(fixture.profile, fixture.saved.id, &saved, NULL));
    assert_int_equal(saved.actions, match->position);
    assert_true(saved.hash == match_hash(match));
    assert_true(profile_match_load(fixture.profile, &saved, &null_game, &loaded, &problem));
    assert_int_equal(problem.kind, PROBLEM_NONE);
    assert_int_equal(loaded.position, match->position);
    for (size_t i = 0; i < match->position; i++) {
        assert_memory_equal(buffer_at(&loaded.played, i), buffer_at(&match->played, i),
                            sizeof(Played));
    }
    assert_memory_equal(match_state(&loaded), match_state(match), null_game.state_size);
    match_release(&loaded);
}

static void a_match_is_read_as_it_was_begun(void **state)
{
    SavedMatch saved;
    reopen();
    assert_true(profile_match_read(fixture.profile, fixture.saved.id, &saved, NULL));
    assert_string_equal(saved.game, "null");
    assert_int_equal(saved.rules_version, null_game.rules_version);
    assert_int_equal(saved.setup.seats, 3);
    assert_int_equal(saved.setup.seed, SEED);
    assert_string_equal(saved.seats[0].name, "Аня");
    assert_string_equal(saved.seats[1].kind, "hard");
    assert_string_equal(saved.seats[2].name, "李雷");
    assert_string_equal(saved.seats[3].name, "");
    assert_false(saved.finished);
    assert_false(saved.assisted);
    assert_true(saved.created > 1700000000);
    assert_int_equal(saved.created, saved.updated);
    expect_kept();
}

static void every_position_can_be_resumed(void **state)
{
    for (size_t i = 0; play_on(&fixture.match, i); i++) {
        keep();
        reopen();
        expect_kept();
    }
    assert_int_equal(fixture.match.position, NULL_CARDS);
}

static void undo_drops_actions(void **state)
{
    for (int i = 0; i < 5; i++) {
        assert_true(play_on(&fixture.match, 0));
        keep();
    }
    assert_true(match_undo(&fixture.match));
    assert_true(match_undo(&fixture.match));
    keep();
    reopen();
    expect_kept();
    assert_true(match_redo(&fixture.match));
    keep();
    expect_kept();
    /* three back and another way, kept in one go */
    for (int i = 0; i < 3; i++) {
        assert_true(match_undo(&fixture.match));
    }
    for (int i = 0; i < 3; i++) {
        assert_true(play_on(&fixture.match, 1));
    }
    keep();
    reopen();
    expect_kept();
    while (match_undo(&fixture.match)) {
    }
    keep();
    expect_kept();
}

static void matches_do_not_mix(void **state)
{
    Match other = play_begin(7);
    SavedMatch saved = play_record();
    assert_true(play_on(&other, 1));
    assert_true(profile_match_begin(fixture.profile, &saved, &other, NULL));
    assert_int_not_equal(saved.id, fixture.saved.id);
    assert_int_equal(saved.actions, 1);
    for (int i = 0; i < 3; i++) {
        play_on(&fixture.match, 0);
        keep();
    }
    expect_kept();
    assert_true(profile_match_delete(fixture.profile, saved.id, NULL));
    assert_false(profile_match_read(fixture.profile, saved.id, &saved, NULL));
    expect_kept();
    match_release(&other);
}

static void the_last_played_is_the_first_offered(void **state)
{
    SavedMatch list[4];
    MatchId ids[3] = {fixture.saved.id};
    Match others[2] = {play_begin(1), play_begin(2)};
    for (int i = 0; i < 2; i++) {
        SavedMatch saved = play_record();
        assert_true(profile_match_begin(fixture.profile, &saved, &others[i], NULL));
        ids[i + 1] = saved.id;
    }
    assert_int_equal(profile_unfinished(fixture.profile, 0, list, 4), 3);
    assert_int_equal(list[0].id, ids[2]);
    assert_int_equal(list[2].id, ids[0]);
    play_on(&fixture.match, 0);
    keep();
    assert_int_equal(profile_unfinished(fixture.profile, 0, list, 2), 2);
    assert_int_equal(list[0].id, ids[0]);
    assert_int_equal(list[1].id, ids[2]);
    SavedResult result = {.medal = ""};
    assert_true(profile_match_finish(fixture.profile, ids[0], &result, NULL));
    assert_int_equal(profile_unfinished(fixture.profile, 0, list, 4), 2);
    assert_int_equal(list[0].id, ids[2]);
    match_release(&others[0]);
    match_release(&others[1]);
}

static void results_are_kept_and_replaced(void **state)
{
    SavedResult read;
    assert_false(profile_match_result(fixture.profile, fixture.saved.id, &read));
    SavedResult result = {.outcome = {.over = true, .winners = 5, .score = {12, -3, 12}},
                          .medal = "gold"};
    assert_true(profile_match_finish(fixture.profile, fixture.saved.id, &result, NULL));
    reopen();
    assert_true(profile_match_result(fixture.profile, fixture.saved.id, &read));
    assert_true(read.outcome.over);
    assert_int_equal(read.outcome.winners, 5);
    assert_int_equal(read.outcome.score[0], 12);
    assert_int_equal(read.outcome.score[1], -3);
    assert_string_equal(read.medal, "gold");
    assert_false(read.assisted);
    result = (SavedResult){.outcome = {.over = true, .winners = 2}, .assisted = true};
    assert_true(profile_match_finish(fixture.profile, fixture.saved.id, &result, NULL));
    assert_true(profile_match_result(fixture.profile, fixture.saved.id, &read));
    assert_int_equal(read.outcome.winners, 2);
    assert_int_equal(read.outcome.score[0], 0);
    assert_string_equal(read.medal, "");
    assert_true(read.assisted);
}

static void a_finished_match_can_be_taken_back(void **state)
{
    SavedResult result = {.medal = "bronze"};
    SavedMatch saved;
    while (play_on(&fixture.match, 0)) {
    }
    keep();
    assert_true(profile_match_finish(fixture.profile, fixture.saved.id, &result, NULL));
    keep(); /* nothing changed: it stays finished */
    assert_true(profile_match_read(fixture.profile, fixture.saved.id, &saved, NULL));
    assert_true(saved.finished);
    assert_true(match_undo(&fixture.match));
    keep();
    assert_true(profile_match_read(fixture.profile, fixture.saved.id, &saved, NULL));
    assert_false(saved.finished);
    assert_false(profile_match_result(fixture.profile, fixture.saved.id, &result));
    expect_kept();
}

static void assistance_is_not_forgotten(void **state)
{
    SavedMatch saved;
    MatchId id = fixture.saved.id;
    assert_true(profile_match_keep(fixture.profile, id, &fixture.match, true, NULL));
    play_on(&fixture.match, 0);
    keep();
    assert_true(profile_match_read(fixture.profile, id, &saved, NULL));
    assert_true(saved.assisted);
    SavedResult result = {.assisted = false};
    assert_true(profile_match_finish(fixture.profile, id, &result, NULL));
    assert_true(profile_match_read(fixture.profile, id, &saved, NULL));
    assert_true(saved.assisted);
}

static void notes_are_kept_per_seat(void **state)
{
    char bytes[64];
    Text out = text_in(bytes, sizeof bytes);
    MatchId id = fixture.saved.id;
    assert_false(profile_note_get(fixture.profile, id, 1, &out));
    assert_true(profile_note_set(fixture.profile, id, 1, "T4: возможно", NULL));
    assert_true(profile_note_set(fixture.profile, id, 2, "T5", NULL));
    assert_true(profile_note_set(fixture.profile, id, 1, "T4: точно", NULL));
    reopen();
    assert_true(profile_note_get(fixture.profile, id, 1, &out));
    assert_string_equal(bytes, "T4: точно");
    assert_true(profile_match_delete(fixture.profile, id, NULL));
    assert_false(profile_note_get(fixture.profile, id, 2, &out));
}

static void a_series_is_kept_with_its_match(void **state)
{
    static const SavedSeries first = {.target = 3, .games = 1, .lead = 2, .scores = {1}};
    static const SavedSeries second = {.target = 30,
                                       .games = 2,
                                       .drawn = 1,
                                       .loser = SEAT_NONE,
                                       .scores = {1, 2, 3, 4, 5, -6},
                                       .clues = {6, 5, 4, 3, 2, 1}};
    SavedSeries series;
    MatchId id = fixture.saved.id;
    assert_false(profile_series_get(fixture.profile, id, &series));
    assert_true(profile_series_set(fixture.profile, id, &first, NULL));
    assert_true(profile_series_set(fixture.profile, id, &second, NULL));
    reopen();
    assert_true(profile_series_get(fixture.profile, id, &series));
    assert_memory_equal(&series, &second, sizeof series);
    int descriptors = descriptors_count();
    reopen(); /* what was read holds the file no longer */
    assert_int_equal(descriptors_count(), descriptors);
    assert_true(profile_match_delete(fixture.profile, id, NULL));
    assert_false(profile_series_get(fixture.profile, id, &series));
}

static void a_missing_match_is_a_problem(void **state)
{
    Problem problem;
    SavedResult result = {.medal = ""};
    SavedMatch saved;
    MatchId id = fixture.saved.id + 100;
    assert_false(profile_match_keep(fixture.profile, id, &fixture.match, false, &problem));
    assert_int_equal(problem.kind, PROBLEM_MATCH_DAMAGED);
    assert_false(profile_match_finish(fixture.profile, id, &result, &problem));
    assert_int_equal(problem.kind, PROBLEM_MATCH_DAMAGED);
    assert_false(profile_note_set(fixture.profile, id, 0, "note", &problem));
    assert_int_equal(problem.kind, PROBLEM_MATCH_DAMAGED);
    assert_false(profile_series_set(fixture.profile, id, &(SavedSeries){0}, &problem));
    assert_int_equal(problem.kind, PROBLEM_MATCH_DAMAGED);
    assert_false(profile_match_read(fixture.profile, id, &saved, &problem));
    assert_int_equal(problem.kind, PROBLEM_MATCH_DAMAGED);
    assert_non_null(problem_text(&problem));
    expect_kept();
}

static void foreign_rules_are_refused(void **state)
{
    Problem problem;
    Match loaded;
    Game newer = null_game;
    newer.rules_version++;
    SavedMatch saved = fixture.saved;
    assert_false(profile_match_load(fixture.profile, &saved, &newer, &loaded, &problem));
    assert_int_equal(problem.kind, PROBLEM_MATCH_RULES);
    assert_false(profile_match_load(fixture.profile, &saved, NULL, &loaded, &problem));
    assert_int_equal(problem.kind, PROBLEM_MATCH_RULES);
    saved.setup.seats = 1;
    assert_false(profile_match_load(fixture.profile, &saved, &null_game, &loaded, &problem));
    assert_int_equal(problem.kind, PROBLEM_MATCH_DAMAGED);
    saved = fixture.saved;
    saved.hash ^= 1;
    assert_false(profile_match_load(fixture.profile, &saved, &null_game, &loaded, &problem));
    assert_int_equal(problem.kind, PROBLEM_MATCH_DAMAGED);
}

/* Options have places: one that is left out must not move the next. */
static void options_keep_their_places(void **state)
{
    SavedMatch record = play_record(), saved;
    Match match, loaded;
    Setup setup = setup_initial(&regicide_game, 1, SEED);
    setup.options[REGICIDE_COURT] = REGICIDE_JACKS_ALONE;
    match_init(&match, &regicide_game, &setup);
    assert_true(profile_match_begin(fixture.profile, &record, &match, NULL));
    reopen();
    assert_true(profile_match_read(fixture.profile, record.id, &saved, NULL));
    assert_memory_equal(saved.setup.options, setup.options, sizeof setup.options);
    assert_true(profile_match_load(fixture.profile, &saved, &regicide_game, &loaded, NULL));
    match_release(&loaded);
    match_release(&match);
}

/* Of the fixture's seed. Its number may be told when no other match of people waits that knows it
 * as a secret. */
static void a_deal_is_secret_while_another_match_waits(void **unused)
{
    const SavedResult result = {.medal = ""};
    MatchId kept = fixture.saved.id;
    assert_true(profile_has_secret_deal(fixture.profile, SEED, 0)); /* it was drawn */
    assert_false(profile_has_secret_deal(fixture.profile, SEED, kept));
    assert_false(profile_has_secret_deal(fixture.profile, SEED + 1, 0));
    assert_true(profile_match_finish(fixture.profile, kept, &result, NULL));
    assert_false(profile_has_secret_deal(fixture.profile, SEED, 0));
    static const bool is_secret[] = {[DEAL_DRAWN] = true, [DEAL_REPEATED] = true};
    for (SavedDeal deal = DEAL_DRAWN; deal <= DEAL_REPEATED; deal++) {
        SavedMatch saved = play_record();
        saved.deal = deal;
        assert_true(profile_match_begin(fixture.profile, &saved, &fixture.match, NULL));
        assert_int_equal(profile_has_secret_deal(fixture.profile, SEED, 0), is_secret[deal]);
        assert_true(profile_match_finish(fixture.profile, saved.id, &result, NULL));
    }
}

#define MATCH_TEST(test) cmocka_unit_test_setup_teardown(test, begin, end)

int main(void)
{
    const struct CMUnitTest tests[] = {
        MATCH_TEST(a_match_is_read_as_it_was_begun),
        MATCH_TEST(every_position_can_be_resumed),
        MATCH_TEST(undo_drops_actions),
        MATCH_TEST(matches_do_not_mix),
        MATCH_TEST(the_last_played_is_the_first_offered),
        MATCH_TEST(results_are_kept_and_replaced),
        MATCH_TEST(a_finished_match_can_be_taken_back),
        MATCH_TEST(assistance_is_not_forgotten),
        MATCH_TEST(notes_are_kept_per_seat),
        MATCH_TEST(a_series_is_kept_with_its_match),
        MATCH_TEST(a_missing_match_is_a_problem),
        MATCH_TEST(foreign_rules_are_refused),
        MATCH_TEST(options_keep_their_places),
        MATCH_TEST(a_deal_is_secret_while_another_match_waits),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
