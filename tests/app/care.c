/* What a person has set about how moves are made: a costly one is asked about once, a forced one is
 * made by itself, and no curtain falls where it is not wanted. */
#include "app_match.h"
#include "opened.h"

#include "asking.h"
#include "core/rng.h"
#include "course.h"
#include "games/null.h"
#include "games/regicide.h"
#include "loop.h"
#include "run.h"
#include "tables/table_scene.h"
#include "testing.h"
#include "ui_state.h"

#include <string.h>

#include <SDL.h>

#define SEEDS 60

static Play *begin(const Game *game, uint8_t seats, uint64_t seed)
{
    MatchPlan plan = plan_initial(game, seats);
    plan.setup.seed = seed;
    for (Seat seat = 0; seat < seats; seat++) {
        plan.kinds[seat] = SEAT_PERSON;
    }
    app.settings.speed = SPEED_INSTANT;
    app_begin_match(&app, &plan);
    scene_change(&app.scenes);
    return app.scenes.scenes[0].data;
}

static const SceneKind *top(void)
{
    scene_change(&app.scenes);
    return scene_top(&app.scenes)->kind;
}

static size_t legal_of(const Play *play, Action legal[])
{
    const Match *match = play_match(play);
    return match_legal(match, play->viewer, legal, LEGAL_COUNT_MAX);
}

static bool is_forced_now(const Play *play)
{
    Action legal[LEGAL_COUNT_MAX];
    return !match_is_over(play_match(play)) && legal_of(play, legal) == 1;
}

/* A solo match after the action that leads to a decision without a choice, whose one action does
 * not cost anything; that action is taken back and `last` tells it. */
static Play *before_a_forced_move(Action *last)
{
    Rng rng = rng_seeded(5);
    Action legal[LEGAL_COUNT_MAX], action;
    for (uint64_t seed = 1; seed < SEEDS; seed++) {
        Play *play = begin(&regicide_game, 1, seed);
        Match *match = &app.session.match;
        while (!match_is_over(match)) {
            size_t count = legal_of(play, legal);
            *last = legal[rng_below(&rng, (uint32_t)count)];
            match_act(match, 0, *last);
            app.settings.plays_forced = true;
            bool found = is_forced_now(play) && play_is_forced(play, 0, &action);
            app.settings.plays_forced = false;
            if (found) {
                match_undo(match);
                play_show_now(play);
                return play;
            }
        }
    }
    fail_msg("no move is forced");
    return NULL;
}

static void frame(void)
{
    SDL_Event quit = {.type = SDL_QUIT};
    SDL_PushEvent(&quit);
    app_run(&app);
}

/* Runs until nothing moves and nobody but the person has anything to do. */
static void rest(void)
{
    for (int i = 0; i < 400 && scene_rest(&app.scenes).is_busy; i++) {
        frame();
    }
}

static void a_forced_move_is_made_by_itself(void **unused)
{
    Action last;
    Play *play = before_a_forced_move(&last);
    size_t before = app.session.match.position;
    assert_true(play_act(play, last));
    rest();
    assert_int_equal(app.session.match.position, before + 1);
    app.settings.plays_forced = true;
    play_undo(play);
    rest();
    assert_int_equal(app.session.match.position, before);
    assert_true(play_act(play, last));
    rest();
    assert_in_range(app.session.match.position, before + 2, before + 20);
    app.settings.plays_forced = false;
}

/* Whoever takes the forced move back has time to take back the one before, too. */
static void what_is_taken_back_is_not_made_again(void **unused)
{
    Action last;
    Play *play = before_a_forced_move(&last);
    assert_true(play_act(play, last));
    rest();
    size_t forced = app.session.match.position;
    Action legal[LEGAL_COUNT_MAX];
    legal_of(play, legal);
    assert_true(play_act(play, legal[0]));
    app.settings.plays_forced = true;
    play_undo(play);
    rest();
    assert_int_equal(app.session.match.position, forced);
    app.settings.plays_forced = false;
}

/* To flip a Jester with a whole hand costs a medal, and any card does not. */
static void a_costly_move_is_asked_about_once(void **unused)
{
    Play *play = begin(&regicide_game, 1, 2);
    Action flip = action_bare(REGICIDE_FLIP);
    app.settings.asks_first = true;
    rest();
    assert_false(play_act(play, flip));
    assert_int_equal(app.session.match.position, 0);
    assert_true(play->notice[0] != '\0');
    assert_true(play_act(play, flip));
    assert_int_equal(app.session.match.position, 1);
    app.settings.asks_first = false;
    play = begin(&regicide_game, 1, 2);
    rest();
    assert_true(play_act(play, flip));
}

/* Who lets go of the question is asked again. */
static void a_question_that_was_put_away_is_asked_again(void **unused)
{
    Play *play = begin(&regicide_game, 1, 2);
    Action flip = action_bare(REGICIDE_FLIP);
    app.settings.asks_first = true;
    rest();
    assert_false(play_act(play, flip));
    play->notice[0] = '\0';
    assert_false(play_act(play, flip));
    app.settings.asks_first = false;
}

static bool falls(const Game *game, CurtainPolicy policy)
{
    app.settings.curtain = policy;
    Play *play = begin(game, 2, 7);
    bool at_start = top() == shared_scenes.curtain;
    if (at_start) {
        handover_answer(&app.scenes, (ScreenAnswer){play->viewer, BLIND_LOOK});
        top();
    }
    play_hand_over(play, 1);
    bool between = top() == shared_scenes.curtain;
    assert_int_equal(at_start, between);
    assert_int_equal(play->viewer, 1);
    app.settings.curtain = CURTAIN_ALWAYS;
    return between;
}

static void the_curtain_falls_where_it_is_wanted(void **unused)
{
    assert_true(falls(&null_game, CURTAIN_ALWAYS));
    assert_true(falls(&regicide_game, CURTAIN_ALWAYS));
    assert_true(falls(&null_game, CURTAIN_SECRETS));
    assert_false(falls(&regicide_game, CURTAIN_SECRETS));
    assert_false(falls(&null_game, CURTAIN_NEVER));
    assert_false(falls(&regicide_game, CURTAIN_NEVER));
}

/* Without a curtain, which offers it, whoever sits in front takes back for the one before. */
static void without_a_curtain_the_last_action_can_be_taken_back(void **unused)
{
    Action legal[LEGAL_COUNT_MAX];
    app.settings.curtain = CURTAIN_NEVER;
    Play *play = begin(&regicide_game, 2, 7);
    Seat first = play->viewer;
    rest();
    legal_of(play, legal);
    assert_true(play_act(play, legal[0]));
    size_t after = app.session.match.position;
    play_change_viewer(play, (Seat)(1 - first));
    play_show_now(play);
    assert_int_equal(play_undoer(play), first);
    play_undo(play);
    if (app.session.match.position < after) {
        assert_int_equal(play->viewer, first);
    } else {
        assert_true(play->notice[0] != '\0'); /* a new card was seen */
    }
    app.settings.curtain = CURTAIN_ALWAYS;
}

static void move_on(void)
{
    app.ui->frame_time = SDL_GetTicks64() - 50;
    app_lay_out(&app);
}

/* While the lanterns of the end still move it is nobody's turn. */
static void the_end_is_no_turn(void **unused)
{
    Action legal[LEGAL_COUNT_MAX];
    Play *play = begin(&regicide_game, 1, 3);
    Match *match = &app.session.match;
    while (!match_is_over(match)) {
        size_t count = legal_of(play, legal);
        match_act(match, 0, legal[count - 1]);
    }
    Action last = ((const Played *)buffer_at(&match->played, match->position - 1))->action;
    match_undo(match);
    play_show_now(play);
    app.settings.speed = SPEED_NORMAL;
    table_set_speed(play->table, SPEED_NORMAL);
    play->phase = PLAY_DECIDING;
    move_on();
    assert_true(play_act(play, last));
    while (!table_rests(play->table)) {
        move_on();
    }
    move_on();
    assert_true(table_is_moving(play->table));
    elements_begin(&app.ui->elements); /* what was declared is the last frame */
    const Stored *status = elements_last(&app.ui->elements, "text.status");
    assert_non_null(status);
    assert_non_null(strstr(status->element.name, "You have lost"));
    table_settle(play->table);
    app.settings.speed = SPEED_INSTANT;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_forced_move_is_made_by_itself),
        cmocka_unit_test(what_is_taken_back_is_not_made_again),
        cmocka_unit_test(a_costly_move_is_asked_about_once),
        cmocka_unit_test(a_question_that_was_put_away_is_asked_again),
        cmocka_unit_test(the_curtain_falls_where_it_is_wanted),
        cmocka_unit_test(without_a_curtain_the_last_action_can_be_taken_back),
        cmocka_unit_test(the_end_is_no_turn),
    };
    return cmocka_run_group_tests(tests, open_app, close_app);
}
