/* What is opened from the pause or the end of a match leads back there, to the same match. */
#include "app_match.h"
#include "opened.h"

#include "../monkey/steer.h"
#include "base/limits.h"
#include "course.h"
#include "games/claim.h"
#include "games/clash.h"
#include "games/regicide.h"
#include "progress.h"
#include "testing.h"
#include "ui_state.h"

#define PASS_MS 1000

static const SceneKind *top(void)
{
    return scene_top(&app.scenes)->kind;
}

static void press_key(SDL_Keycode code)
{
    steer_pass(PASS_MS);
    steer_key(code, 0);
    steer_turn(&app);
}

static Play *begin(const MatchPlan *plan)
{
    app_begin_match(&app, plan);
    scene_change(&app.scenes);
    steer_turn(&app);
    assert_ptr_equal(top(), shared_scenes.table);
    return scene_top(&app.scenes)->data;
}

/* How many of the entries there were. */
static unsigned open_each(Play *play)
{
    static const char *const entries[] = {"button.puzzles", "pause.rules", "button.keys",
                                          "button.settings", "button.campaign"};
    unsigned found = 0;
    size_t position = app.session.match.position;
    uint64_t seed = app.session.match.setup.seed;
    press_key(SDLK_ESCAPE);
    for (size_t i = 0; i < COUNT_OF(entries); i++) {
        assert_int_equal(play->overlay, OVERLAY_PAUSE);
        if (steer_click_on(&app, entries[i])) {
            found++;
            assert_ptr_not_equal(top(), shared_scenes.table);
            press_key(SDLK_ESCAPE);
        }
        assert_ptr_equal(top(), shared_scenes.table);
        assert_ptr_equal(scene_top(&app.scenes)->data, play);
    }
    assert_int_equal(app.session.match.position, position);
    assert_int_equal(app.session.match.setup.seed, seed);
    return found;
}

static void each_entry_of_the_pause_leads_back_to_it(void **unused)
{
    for (size_t i = 0; i < game_tile_count(); i++) {
        const GameUi *ui = game_tile_at(i);
        MatchPlan plan = plan_initial(ui->game, ui->game->seats_min);
        for (Seat seat = 1; seat < plan.setup.seats; seat++) {
            plan.kinds[seat] = SEAT_EASY;
        }
        assert_in_range(open_each(begin(&plan)), 3 + (ui->puzzles != NULL), 5);
    }
}

static void a_stage_leads_to_its_campaign_and_back(void **unused)
{
    const Game *const games[] = {&regicide_game, &claim_game, &clash_game};
    for (size_t i = 0; i < COUNT_OF(games); i++) {
        MatchPlan plan = progress_plan((DealPlace){DEAL_STAGE, 0, games[i]});
        assert_int_equal(open_each(begin(&plan)), 5);
    }
}

/* The rules, the keys, the rules, the keys, the rules: none of them lies there twice. */
static void help_upon_help_ends_nothing(void **unused)
{
    MatchPlan plan = plan_initial(&regicide_game, 1);
    begin(&plan);
    for (int i = 0; i < 10; i++) {
        press_key(SDLK_F1);
        steer_pass(PASS_MS);
        steer_key(SDLK_SLASH, KMOD_LSHIFT);
        steer_turn(&app);
        assert_in_range(app.scenes.depth, 1, 3);
    }
    for (int i = 0; i < 3 && top() != shared_scenes.table; i++) {
        press_key(SDLK_ESCAPE);
    }
    assert_ptr_equal(top(), shared_scenes.table);
}

static void what_the_result_opens_leads_back_to_it(void **unused)
{
    static const char *const entries[] = {"button.seats", "button.replay", "button.share"};
    Action legal[LEGAL_COUNT_MAX];
    MatchPlan plan = plan_initial(&regicide_game, 1);
    begin(&plan);
    while (!match_is_over(&app.session.match)) {
        match_legal(&app.session.match, 0, legal, LEGAL_COUNT_MAX);
        match_act(&app.session.match, 0, legal[0]);
    }
    scene_switch(&app.scenes, shared_scenes.result);
    scene_change(&app.scenes);
    for (size_t i = 0; i < COUNT_OF(entries); i++) {
        assert_true(steer_click_on(&app, entries[i]));
        assert_ptr_not_equal(top(), shared_scenes.result);
        press_key(SDLK_ESCAPE);
        assert_ptr_equal(top(), shared_scenes.result);
    }
}

/* What the others did is told again; Escape ends that, and opens nothing. */
static void escape_ends_what_is_told_again(void **unused)
{
    Action legal[LEGAL_COUNT_MAX];
    Speed speed = app.settings.speed;
    MatchPlan plan = plan_initial(&regicide_game, 2);
    plan.kinds[1] = SEAT_EASY;
    app.settings.speed = SPEED_NORMAL;
    Play *play = begin(&plan);
    for (int i = 0; i < 4; i++) {
        Seat seat = seats_first(match_actors(&app.session.match));
        match_legal(&app.session.match, seat, legal, LEGAL_COUNT_MAX);
        match_act(&app.session.match, seat, legal[0]);
    }
    play->news_from = 0;
    play_watch(play);
    play_replay_unseen(play);
    assert_true(play->is_replaying);
    steer_key(SDLK_ESCAPE, 0);
    steer_turn(&app);
    assert_false(play->is_replaying);
    assert_true(play_is_caught_up(play));
    assert_int_equal(play->overlay, OVERLAY_NONE);
    press_key(SDLK_ESCAPE);
    assert_int_equal(play->overlay, OVERLAY_PAUSE);
    app.settings.speed = speed;
}

/* The bar is still seen, out of use: no two elements of the pause and the bar are called alike. */
static void the_pause_leaves_the_bar_in_sight(void **unused)
{
    MatchPlan plan = plan_initial(&regicide_game, 1);
    begin(&plan);
    press_key(SDLK_ESCAPE);
    static const char *const ids[] = {"button.menu", "button.undo", "button.hint", "button.rules"};
    const Elements *elements = &app.ui->elements;
    const ElementList *list = &elements->lists[elements->now];
    for (size_t i = 0; i < COUNT_OF(ids); i++) {
        const Stored *stored = elements_find(list, ids[i]);
        assert_non_null(stored);
        assert_true(stored->element.disabled);
    }
    for (size_t i = 0; i < ui_element_count(app.ui); i++) {
        const Element *element = ui_element_at(app.ui, i);
        assert_ptr_equal(&elements_find(list, element->id)->element, element);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_entry_of_the_pause_leads_back_to_it),
        cmocka_unit_test(a_stage_leads_to_its_campaign_and_back),
        cmocka_unit_test(help_upon_help_ends_nothing),
        cmocka_unit_test(what_the_result_opens_leads_back_to_it),
        cmocka_unit_test(escape_ends_what_is_told_again),
        cmocka_unit_test(the_pause_leaves_the_bar_in_sight),
    };
    return cmocka_run_group_tests(tests, open_app, close_app);
}
