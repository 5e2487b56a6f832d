/* What counts as help wins no achievement, what was kept before is found, and each is won once.
 * That each can be won is shown by props/achievable. */
#include "achievements.h"
#include "app_match.h"
#include "base/limits.h"
#include "bots/bot.h"
#include "games/claim.h"
#include "games/clash.h"
#include "games/direnjie.h"
#include "games/regicide.h"
#include "lesson_progress.h"
#include "match_plan.h"
#include "opened.h"
#include "played.h"
#include "progress.h"
#include "puzzle_record.h"
#include "result_facts.h"
#include "testing.h"

#include <string.h>

static void there_are_as_many_as_were_asked_for(void **unused)
{
    size_t count = 0;
    for (size_t i = 0; i < game_tile_count(); i++) {
        size_t here = achievement_count(game_tile_at(i));
        assert_in_range(here, 10, ACHIEVEMENTS_MAX);
        count += here;
    }
    assert_in_range(count, 40, 60);
}

static size_t index_of(const GameUi *ui, const char *id)
{
    size_t index = 0;
    while (strcmp(achievement_at(ui, index)->id, id) != 0) {
        index++;
    }
    return index;
}

/* Notes the first of these stages that seat 0 wins. */
static void note_stage(Profile *profile, const Game *game, int stage)
{
    Session session;
    Match match;
    MatchPlan plan;
    Medal medal;
    do {
        plan = progress_plan((DealPlace){DEAL_STAGE, stage++, game});
        match = played(game, &plan.setup, BOT_EASY);
        medal = game_ui_of(game)->campaign->medal(&match);
        if (medal == MEDAL_NONE) {
            match_release(&match);
        }
    } while (medal == MEDAL_NONE);
    session_take(&session, &plan, &match);
    session.id = 7;
    achievements_note(profile, &session);
    session_release(&session);
}

static void stages_of_a_campaign_are_ones(void **unused)
{
    static const Game *const games[] = {&claim_game, &direnjie_game};
    for (size_t i = 0; i < COUNT_OF(games); i++) {
        Profile *profile = profile_open(NULL, NULL);
        const GameUi *ui = game_ui_of(games[i]);
        size_t stage = index_of(ui, "stage"), last = index_of(ui, "last-stage");
        note_stage(profile, games[i], 0);
        assert_true(achievement_is_won(profile, ui, stage, NULL));
        assert_false(achievement_is_won(profile, ui, last, NULL));
        note_stage(profile, games[i], ui->campaign->stages - ui->campaign->last);
        assert_true(achievement_is_won(profile, ui, last, NULL));
        profile_close(profile);
    }
}

/* A game of Claim that seat 0 wins. */
static Match won_game(void)
{
    for (unsigned deal = 1;; deal++) {
        Setup setup = setup_initial(&claim_game, 2, deal);
        Match match = played(&claim_game, &setup, BOT_GREEDY);
        if (proven(&match, 0) & 1) {
            return match;
        }
        match_release(&match);
    }
}

static Session session_of(const Match *match)
{
    Session session;
    MatchPlan plan = plan_initial(&claim_game, 2);
    plan.setup = match->setup;
    plan.kinds[0] = SEAT_PERSON;
    plan.kinds[1] = SEAT_EASY;
    session_take(&session, &plan, match);
    session.id = 7;
    return session;
}

static const GameUi *claim(void)
{
    return game_ui_of(&claim_game);
}

static void it_is_won_once_and_by_that_match(void **unused)
{
    Profile *profile = profile_open(NULL, NULL);
    Match match = won_game();
    Session session = session_of(&match);
    MatchId by = 0;
    assert_false(achievement_is_won(profile, claim(), 0, NULL));
    assert_true(achievements_note(profile, &session) & 1);
    assert_true(achievement_is_won(profile, claim(), 0, &by));
    assert_int_equal(by, 7);
    session.id = 8;
    assert_int_equal(achievements_note(profile, &session), 0);
    achievement_is_won(profile, claim(), 0, &by);
    assert_int_equal(by, 7);
    session_release(&session);
    profile_close(profile);
}

static void help_wins_nothing(void **unused)
{
    Profile *profile = profile_open(NULL, NULL);
    Match match = won_game();
    Session session = session_of(&match);
    session.assisted = true;
    assert_int_equal(achievements_note(profile, &session), 0);
    session.assisted = false;
    session.plan.deal = DEAL_KNOWN;
    assert_int_equal(achievements_note(profile, &session), 0);
    session.plan.deal = DEAL_DRAWN;
    session.is_example = true;
    assert_int_equal(achievements_note(profile, &session), 0);
    session.is_example = false;
    session.people = seat_bit(1); /* who lost */
    assert_false(achievements_note(profile, &session) & 1);
    session.people = seat_bit(0);
    assert_true(match_undo(&session.match)); /* not over yet */
    assert_int_equal(achievements_note(profile, &session), 0);
    assert_true(match_redo(&session.match));
    assert_true(achievements_note(profile, &session) & 1);
    session_release(&session);
    profile_close(profile);
}

/* Keeps the match as a person's of seat 0. */
static MatchId keep(Profile *profile, const Match *match, bool assisted, bool uncounted)
{
    SavedMatch saved = {.seats = {{.name = "Ann", .kind = SAVED_PERSON}, {.kind = "easy"}},
                        .assisted = assisted,
                        .uncounted = uncounted};
    SavedResult result = result_facts(match, assisted);
    assert_true(profile_match_begin(profile, &saved, match, NULL));
    assert_true(profile_match_finish(profile, saved.id, &result, NULL));
    return saved.id;
}

static void search(Profile *profile)
{
    AchievementSearch search = {0};
    while (achievements_search(profile, &search)) {
    }
}

static void older_games_are_found(void **unused)
{
    Profile *profile = profile_open(NULL, NULL);
    Match match = won_game();
    MatchId by = 0;
    keep(profile, &match, true, false);
    keep(profile, &match, false, true);
    MatchId fair = keep(profile, &match, false, false);
    search(profile);
    assert_true(achievement_is_won(profile, claim(), 0, &by));
    assert_int_equal(by, fair);
    match_release(&match);
    profile_close(profile);
}

static void older_games_with_help_prove_nothing(void **unused)
{
    Profile *profile = profile_open(NULL, NULL);
    Match match = won_game();
    keep(profile, &match, true, false);
    keep(profile, &match, false, true);
    search(profile);
    for (size_t i = 0; i < achievement_count(claim()); i++) {
        assert_false(achievement_is_won(profile, claim(), i, NULL));
    }
    match_release(&match);
    profile_close(profile);
}

static void a_whole_lesson_is_one(void **unused)
{
    Profile *profile = profile_open(NULL, NULL);
    const GameUi *ui = claim();
    size_t own = ui->achievements->count;
    for (unsigned i = 0; i < ui->lesson->chapter_count; i++) {
        assert_int_equal(achievements_note_learning(profile, ui), 0);
        assert_true(lesson_keep_learnt(profile, ui->game, i, &(Problem){0}));
    }
    assert_int_equal(achievements_note_learning(profile, ui), UINT32_C(1) << own);
    assert_string_equal(achievement_at(ui, own)->id, "lesson");
    profile_close(profile);
}

static void thirty_puzzles_are_one(void **unused)
{
    Profile *profile = profile_open(NULL, NULL);
    const GameUi *ui = claim();
    uint32_t solver = UINT32_C(2) << ui->achievements->count;
    for (size_t i = 0; i < 30; i++) {
        assert_int_equal(achievements_note_learning(profile, ui), 0);
        assert_true(puzzle_keep_solved(profile, ui->game, &ui->puzzles->puzzles[i], &(Problem){0}));
    }
    assert_int_equal(achievements_note_learning(profile, ui), solver);
    profile_close(profile);
}

static void the_end_tells_what_was_achieved(void **unused)
{
    Match won = won_game();
    MatchPlan plan = plan_initial(&claim_game, 2);
    plan.setup = won.setup;
    plan.kinds[1] = SEAT_EASY;
    app_begin_match(&app, &plan);
    scene_change(&app.scenes);
    for (size_t i = 0; i < won.position; i++) {
        const Played *played = buffer_at(&won.played, i);
        assert_null(strstr(app.banner, "Three of five"));
        assert_true(match_act(&app.session.match, played->seat, played->action));
        app_keep_match(&app);
    }
    assert_non_null(strstr(app.banner, "Three of five"));
    assert_true(achievement_is_won(app.profile, claim(), 0, NULL));
    match_release(&won);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(there_are_as_many_as_were_asked_for),
        cmocka_unit_test(stages_of_a_campaign_are_ones),
        cmocka_unit_test(it_is_won_once_and_by_that_match),
        cmocka_unit_test(help_wins_nothing),
        cmocka_unit_test(older_games_are_found),
        cmocka_unit_test(older_games_with_help_prove_nothing),
        cmocka_unit_test(a_whole_lesson_is_one),
        cmocka_unit_test(thirty_puzzles_are_one),
        cmocka_unit_test(the_end_tells_what_was_achieved),
    };
    return cmocka_run_group_tests(tests, open_app, close_app);
}
