/* What the thinker answers belongs to the position for which it was asked, and a hint takes nothing
 * away from the person. */
#include "app_match.h"
#include "opened.h"
#include "tables/table_commands.h"
#include "tables/table_hand.h"

#include "asking.h"
#include "course.h"
#include "games/claim.h"
#include "games/regicide.h"
#include "help.h"
#include "loop.h"
#include "run.h"
#include "testing.h"
#include "ui_state.h"

#include <string.h>

#include <SDL.h>

static void frame(void)
{
    SDL_Event quit = {.type = SDL_QUIT};
    SDL_PushEvent(&quit);
    app_run(&app);
}

/* Runs until nothing moves and nobody but the person has anything to do. */
static void rest(void)
{
    for (int i = 0; i < 4000 && scene_rest(&app.scenes).is_busy; i++) {
        frame();
    }
}

static Play *begin(const Game *game, uint8_t seats)
{
    MatchPlan plan = plan_initial(game, seats);
    plan.setup.seed = 7;
    for (Seat seat = 0; seat < seats; seat++) {
        plan.kinds[seat] = seat == 0 ? SEAT_PERSON : SEAT_EASY;
    }
    app.settings.speed = SPEED_INSTANT;
    app_begin_match(&app, &plan);
    scene_change(&app.scenes);
    Play *play = app.scenes.scenes[0].data;
    rest();
    assert_true(play_is_person_due(play));
    return play;
}

/* The next decision of the same person comes while the hint is still thought about. */
static void assert_hint_is_dropped(Play *play)
{
    Action legal[LEGAL_COUNT_MAX];
    play_ask_hint(play);
    assert_int_equal(play->asked, ASKED_FOR_HINT);
    match_legal(play_match(play), play->viewer, legal, LEGAL_COUNT_MAX);
    assert_true(play_act(play, legal[0]));
    frame();
    assert_int_not_equal(play->asked, ASKED_FOR_HINT);
    rest();
    assert_true(play_is_person_due(play));
    assert_string_equal(play->notice, "");
    assert_false(app.session.assisted);
}

static void a_hint_for_a_former_position_is_dropped(void **unused)
{
    assert_hint_is_dropped(begin(&regicide_game, 1));
    assert_hint_is_dropped(begin(&claim_game, 2));
}

/* Another future of the same length is another position. */
static void a_hint_for_another_future_is_dropped(void **unused)
{
    Action legal[LEGAL_COUNT_MAX];
    Play *play = begin(&regicide_game, 1);
    Match *match = &app.session.match;
    match_legal(match, 0, legal, LEGAL_COUNT_MAX);
    assert_true(match_act(match, 0, legal[0]));
    play_show_now(play);
    play_ask_hint(play);
    assert_int_equal(play->asked, ASKED_FOR_HINT);
    match_undo(match);
    assert_true(match_act(match, 0, legal[1]));
    play_drop_former(play);
    assert_int_equal(play->asked, ASKED_NOTHING);
}

static const char *status(void)
{
    app_lay_out(&app);
    elements_begin(&app.ui->elements); /* what was declared is the last frame */
    const Stored *stored = elements_last(&app.ui->elements, "text.status");
    return stored ? stored->element.name : "";
}

static void pick(Play *play, char digit)
{
    assert_true(table_key(play->table, press_of(&table_command_picks[digit - '1'])));
}

/* What was picked while it was thought about stays, and the hint is read beside it until something
 * else is picked. */
static void a_hint_leaves_what_is_picked(void **unused)
{
    Action legal[LEGAL_COUNT_MAX];
    Play *play = begin(&regicide_game, 1);
    pick(play, '1');
    assert_int_equal(table_picks(play->table), 1);
    size_t count = match_legal(play_match(play), 0, legal, LEGAL_COUNT_MAX);
    Advice advice = {.best = legal[count - 1], .second = ACTION_NONE, .chance = 500};
    advice.reason = message_of("There is no other choice.");
    play_word_hint(play, &advice);
    assert_int_equal(table_picks(play->table), 1);
    assert_non_null(strstr(status(), "Hint: "));
    pick(play, '1');
    assert_int_equal(table_picks(play->table), 0);
    assert_non_null(strstr(status(), "Hint: "));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_hint_for_a_former_position_is_dropped),
        cmocka_unit_test(a_hint_for_another_future_is_dropped),
        cmocka_unit_test(a_hint_leaves_what_is_picked),
    };
    return cmocka_run_group_tests(tests, open_app, close_app);
}
