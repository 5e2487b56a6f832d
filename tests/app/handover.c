/* The screen goes from one person to the next through the curtain, or stays while one is asked in
 * public; whatever is opened over either leads back to it and shows no cards. */
#include "app_match.h"
#include "opened.h"

#include "asking.h"
#include "course.h"
#include "games/direnjie.h"
#include "games/null.h"
#include "testing.h"

static const SceneKind *top(void)
{
    scene_change(&app.scenes);
    return scene_top(&app.scenes)->kind;
}

/* A match of persons only, whose first viewer has taken the screen. */
static Play *begin(const Game *game, uint8_t seats)
{
    MatchPlan plan = plan_initial(game, seats);
    plan.setup.seed = 7;
    for (Seat seat = 0; seat < seats; seat++) {
        plan.kinds[seat] = SEAT_PERSON;
    }
    app_begin_match(&app, &plan);
    assert_ptr_equal(top(), shared_scenes.curtain);
    Play *play = app.scenes.scenes[0].data;
    assert_int_equal(play->phase, PLAY_AWAY);
    handover_answer(&app.scenes, (ScreenAnswer){play->viewer, BLIND_LOOK});
    assert_ptr_equal(top(), shared_scenes.table);
    assert_int_equal(play->phase, PLAY_MOVING);
    return play;
}

/* Opens the rules, as F1 does, and comes back. */
static const SceneKind *look_into_the_rules(void)
{
    scene_push_rules(&app.scenes, app.session.plan.game);
    assert_ptr_equal(top(), shared_scenes.rules);
    scene_pop(&app.scenes);
    return top();
}

static void the_curtain_gives_the_screen_to_whom_it_waits_for(void **unused)
{
    Play *play = begin(&null_game, 3);
    play_hand_over(play, 2);
    assert_ptr_equal(top(), shared_scenes.curtain);
    assert_int_equal(play->phase, PLAY_AWAY);
    assert_ptr_equal(look_into_the_rules(), shared_scenes.curtain);
    assert_int_equal(play->phase, PLAY_AWAY);
    handover_answer(&app.scenes, (ScreenAnswer){2, BLIND_LOOK});
    assert_ptr_equal(top(), shared_scenes.table);
    assert_int_equal(play->viewer, 2);
    assert_int_equal(play->phase, PLAY_MOVING);
}

/* An action was taken back while the curtain hung, so the one who did it has the screen again. */
static void who_takes_back_gets_the_screen(void **unused)
{
    Play *play = begin(&null_game, 3);
    play_hand_over(play, 1);
    assert_ptr_equal(top(), shared_scenes.curtain);
    handover_answer(&app.scenes, (ScreenAnswer){0, BLIND_LOOK});
    assert_ptr_equal(top(), shared_scenes.table);
    assert_int_equal(play->viewer, 0);
}

/* A match of Di Renjie at the first moment at which somebody can be asked in public. */
static Play *begin_question(Seat *asked)
{
    Rng rng = rng_seeded(3);
    Action legal[LEGAL_COUNT_MAX];
    Play *play = begin(&direnjie_game, 3);
    Match *match = &app.session.match;
    while (!match_is_over(match)) {
        *asked = seats_first(match_actors(match));
        if (*asked != play->viewer && play_ask_blind(play, *asked)) {
            return play;
        }
        size_t count = match_legal(match, *asked, legal, LEGAL_COUNT_MAX);
        match_act(match, *asked, legal[rng_below(&rng, (uint32_t)count)]);
        play_show_now(play);
    }
    fail_msg("nobody was asked");
    return NULL;
}

static void the_rules_lead_back_to_the_question(void **unused)
{
    Seat asked;
    Play *play = begin_question(&asked);
    Seat holder = play->viewer;
    assert_ptr_equal(top(), shared_scenes.question);
    assert_ptr_equal(look_into_the_rules(), shared_scenes.question);
    assert_int_equal(play->phase, PLAY_AWAY);
    assert_int_equal(play->viewer, holder);
}

static void who_answers_blindly_leaves_the_screen_where_it_is(void **unused)
{
    Seat asked;
    Play *play = begin_question(&asked);
    Seat holder = play->viewer;
    size_t before = app.session.match.position;
    assert_ptr_equal(top(), shared_scenes.question);
    handover_answer(&app.scenes, (ScreenAnswer){asked, BLIND_ONCE});
    scene_change(&app.scenes);
    const Played *played = buffer_at(&app.session.match.played, before);
    assert_int_equal(app.session.match.position, before + 1);
    assert_int_equal(played->seat, asked);
    assert_int_equal(play->viewer, holder);
}

/* What happened before an answer without a look was not watched either. */
static void the_news_begin_before_a_blind_answer(void **unused)
{
    Seat asked;
    Play *play = begin_question(&asked);
    size_t story = session_shown_from(&app.session, asked), before = app.session.match.position;
    assert_in_range(story, 0, before - 1);
    assert_ptr_equal(top(), shared_scenes.question);
    handover_answer(&app.scenes, (ScreenAnswer){asked, BLIND_ONCE});
    scene_change(&app.scenes);
    assert_int_equal(session_shown_from(&app.session, asked), before + 1);
    play_change_viewer(play, asked);
    play_take_screen(play);
    assert_int_equal(play->news_from, story);
}

static void who_wants_to_look_gets_the_screen_at_once(void **unused)
{
    Seat asked;
    Play *play = begin_question(&asked);
    assert_ptr_equal(top(), shared_scenes.question);
    handover_answer(&app.scenes, (ScreenAnswer){asked, BLIND_LOOK});
    scene_change(&app.scenes);
    assert_ptr_equal(top(), shared_scenes.table);
    assert_int_equal(play->viewer, asked);
    assert_int_equal(play->phase, PLAY_MOVING);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_curtain_gives_the_screen_to_whom_it_waits_for),
        cmocka_unit_test(who_takes_back_gets_the_screen),
        cmocka_unit_test(the_rules_lead_back_to_the_question),
        cmocka_unit_test(the_news_begin_before_a_blind_answer),
        cmocka_unit_test(who_answers_blindly_leaves_the_screen_where_it_is),
        cmocka_unit_test(who_wants_to_look_gets_the_screen_at_once),
    };
    return cmocka_run_group_tests(tests, open_app, close_app);
}
