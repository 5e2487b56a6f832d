/* What a first game says of its cards; and the menu: the deal of the day begins there, a result
 * that was left is there again, and the first key goes to what stands first. */
#include "app_commands.h"
#include "app_match.h"
#include "keymap.h"
#include "opened.h"

#include "../monkey/steer.h"
#include "calendar.h"
#include "days.h"
#include "games/direnjie.h"
#include "games/regicide.h"
#include "loop.h"
#include "play.h"
#include "progress.h"
#include "testing.h"
#include "ui_state.h"

#include <string.h>
#include <time.h>

#define PATIENCE 60000 /* looks at what another thread does, each after a millisecond */

static const SceneKind *top(void)
{
    return scene_top(&app.scenes)->kind;
}

static void press(SDL_Keycode code, uint16_t modifier)
{
    steer_settle(&app);
    steer_key(code, modifier);
    steer_turn(&app);
}

static void press_key(SDL_Keycode code)
{
    press(code, 0);
}

static void go_to_menu(void)
{
    scene_switch(&app.scenes, shared_scenes.menu);
    scene_change(&app.scenes);
    steer_turn(&app);
}

static void expect_todays_match(void)
{
    assert_ptr_equal(top(), shared_scenes.table);
    DealPlace place = progress_place(&app.session.plan);
    assert_int_equal(place.kind, DEAL_DAILY);
    assert_int_equal(place.number, calendar_day_at((int64_t)time(NULL)));
}

static void walk_to(const char *id)
{
    for (int i = 0; i < 100 && strcmp(ui_focused_id(app.ui), id) != 0; i++) {
        press(SDLK_DOWN, KMOD_LCTRL);
    }
    assert_string_equal(ui_focused_id(app.ui), id);
}

/* Nothing was played yet: that and no day in a row are told beside it. */
static void the_deal_of_the_day_begins_in_the_menu(void **unused)
{
    go_to_menu();
    assert_string_equal(steer_find(&app, "text.daily")->element.name,
                        "Played today: 0 of 4 · Streak: 0");
    assert_true(steer_click_on(&app, "menu.daily"));
    assert_ptr_equal(top(), shared_scenes.days);
    assert_true(steer_click_on(&app, "button.start"));
    expect_todays_match();
    go_to_menu();
    walk_to("menu.daily");
    press_key(SDLK_RETURN);
    assert_ptr_equal(top(), shared_scenes.days);
    press_key(SDLK_ESCAPE);
    assert_ptr_equal(top(), shared_scenes.menu);
}

/* Begun, it is gone on with: the second time the first action is still there. */
static void the_deal_of_the_day_is_dealt_once(void **unused)
{
    Action legal[LEGAL_COUNT_MAX];
    go_to_menu();
    assert_true(steer_click_on(&app, "menu.daily"));
    assert_true(steer_click_on(&app, "button.start"));
    match_legal(&app.session.match, 0, legal, LEGAL_COUNT_MAX);
    match_act(&app.session.match, 0, legal[0]);
    app_keep_match(&app);
    go_to_menu();
    assert_true(steer_click_on(&app, "menu.daily"));
    assert_string_equal(steer_find(&app, "button.start")->element.name, "Continue");
    assert_true(steer_click_on(&app, "button.start"));
    expect_todays_match();
    assert_int_equal(app.session.match.position, 1);
}

/* Each game by its row, by keys alone. */
static void every_game_has_its_deal(void **unused)
{
    for (size_t i = 0; i < game_tile_count(); i++) {
        char row[ELEMENT_ID_MAX] = "day.";
        strcat(row, game_tile_at(i)->game->id);
        go_to_menu();
        assert_true(steer_click_on(&app, "menu.daily"));
        walk_to(row);
        press_key(SDLK_RETURN);
        assert_string_equal(ui_focused_id(app.ui), "button.start");
        press_key(SDLK_RETURN);
        expect_todays_match();
        assert_ptr_equal(app.session.plan.game, game_tile_at(i)->game);
    }
}

static void play_whatever_is_legal(Match *match)
{
    Action legal[LEGAL_COUNT_MAX];
    while (!match_is_over(match)) {
        Seat seat = seats_first(match_actors(match));
        match_legal(match, seat, legal, LEGAL_COUNT_MAX);
        assert_true(match_act(match, seat, legal[0]));
    }
}

static void wait_until_it_is_computed(const Days *days)
{
    for (int i = 0; days->pars[PAR_HARD] == 0 && i < PATIENCE; i++) {
        nanosleep(&(struct timespec){0, 1000000}, NULL);
        steer_pass(1);
        steer_turn(&app);
    }
    assert_true(days->pars[PAR_HARD] > 0);
}

/* Before, nothing is told that the cards allow; after, what computers make of them, which is then
 * kept. */
static void par_comes_with_the_result(void **unused)
{
    const Game *game = game_tile_at(2)->game;
    char row[ELEMENT_ID_MAX] = "day.";
    strcat(row, game->id);
    go_to_menu();
    assert_true(steer_click_on(&app, "menu.daily"));
    assert_true(steer_click_on(&app, row));
    assert_null(steer_find(&app, "heading.par"));
    assert_true(steer_click_on(&app, "button.start"));
    play_whatever_is_legal(&app.session.match);
    app_keep_match(&app);
    scene_switch(&app.scenes, shared_scenes.result);
    scene_change(&app.scenes);
    steer_turn(&app);
    assert_true(steer_click_on(&app, "button.review"));
    walk_to("button.days");
    press_key(SDLK_RETURN);
    assert_ptr_equal(top(), shared_scenes.days);
    assert_false(app.has_session);
    walk_to(row);
    press_key(SDLK_RETURN);
    assert_non_null(steer_find(&app, "heading.par"));
    assert_non_null(steer_find(&app, "text.result"));
    const Days *days = scene_top(&app.scenes)->data;
    wait_until_it_is_computed(days);
    DealPlace place = {DEAL_DAILY, days->today, game};
    for (unsigned level = 0; level < PAR_LEVELS; level++) {
        assert_int_equal(progress_par(app.profile, place, level), days->pars[level]);
    }
}

/* The computer's game with yesterday's cards; the way back leads to the calendar. */
static void yesterdays_solution_is_a_replay(void **unused)
{
    go_to_menu();
    assert_true(steer_click_on(&app, "menu.daily"));
    walk_to("button.yesterday"); /* it may be below the edge of a small window */
    press_key(SDLK_RETURN);
    for (int i = 0; top() == shared_scenes.days && i < PATIENCE; i++) {
        nanosleep(&(struct timespec){0, 1000000}, NULL);
        steer_pass(1);
        steer_turn(&app);
    }
    assert_ptr_equal(top(), shared_scenes.replay);
    assert_true(app.session.is_example);
    press_key(SDLK_ESCAPE);
    assert_ptr_equal(top(), shared_scenes.days);
    assert_false(app.has_session);
}

static void a_solution_can_be_given_up(void **unused)
{
    go_to_menu();
    assert_true(steer_click_on(&app, "menu.daily"));
    walk_to("button.yesterday");
    press_key(SDLK_RETURN);
    if (steer_find(&app, "button.cancel")) {
        walk_to("button.cancel");
        press_key(SDLK_RETURN);
    }
    press_key(SDLK_ESCAPE);
    assert_false(thinker_is_busy(app.thinker));
}

/* One person against computers, to the end by whatever is legal first. */
static void play_plan_to_the_end(const MatchPlan *plan)
{
    app_begin_match(&app, plan);
    scene_change(&app.scenes);
    play_whatever_is_legal(&app.session.match);
    app_keep_match(&app);
    scene_switch(&app.scenes, shared_scenes.result);
    scene_change(&app.scenes);
    steer_turn(&app);
}

static void play_to_the_end(const Game *game)
{
    MatchPlan plan = plan_initial(game, game->seats_min);
    for (Seat seat = 1; seat < plan.setup.seats; seat++) {
        plan.kinds[seat] = SEAT_EASY;
    }
    play_plan_to_the_end(&plan);
}

static void play_a_stage_to_the_end(const Game *game)
{
    const CampaignUi *campaign = game_ui_of(game)->campaign;
    MatchPlan plan = plan_initial(game, campaign->seats);
    campaign->prepare((DealPlace){DEAL_STAGE, 0, game}, &plan);
    play_plan_to_the_end(&plan);
}

static void a_result_that_is_left_is_still_there(void **unused)
{
    for (size_t i = 0; i < game_tile_count(); i++) {
        const Game *game = game_tile_at(i)->game;
        play_to_the_end(game);
        uint64_t seed = app.session.match.setup.seed;
        press_key(SDLK_ESCAPE);
        assert_ptr_equal(top(), shared_scenes.menu);
        assert_true(steer_click_on(&app, "menu.games"));
        press_key(SDLK_ESCAPE);
        assert_true(steer_click_on(&app, "menu.result"));
        assert_ptr_equal(top(), shared_scenes.result);
        assert_ptr_equal(app.session.plan.game, game);
        assert_int_equal(app.session.match.setup.seed, seed);
        assert_true(match_is_over(&app.session.match));
    }
}

static void a_banner_leaves_the_buttons(void)
{
    app_say_worded(&app, "Something was achieved.");
    steer_turn(&app);
    assert_false(rect_is_empty(app.banner_rect));
    for (size_t k = 0; k < ui_element_count(app.ui); k++) {
        const Element *element = ui_element_at(app.ui, k);
        bool meet = !rect_is_empty(rect_intersection(element->rect, app.banner_rect));
        bool is_close = strcmp(element->id, "banner.close") == 0;
        assert_false(meet && element->role == ROLE_BUTTON && !is_close);
    }
    app.banner[0] = '\0';
}

/* What was achieved is told over the result, and hides none of the ways on: also where they and the
 * number of the deal stand in several rows. */
static void a_banner_leaves_the_buttons_of_a_result(void **unused)
{
    for (size_t i = 0; i < game_tile_count(); i++) {
        play_to_the_end(game_tile_at(i)->game);
        a_banner_leaves_the_buttons();
        play_a_stage_to_the_end(game_tile_at(i)->game);
        a_banner_leaves_the_buttons();
    }
}

/* What was played since is there instead. */
static void another_match_takes_its_place(void **unused)
{
    play_to_the_end(&regicide_game);
    assert_true(steer_click_on(&app, "button.again"));
    assert_ptr_equal(top(), shared_scenes.table);
    go_to_menu();
    assert_null(steer_find(&app, "menu.result"));
    assert_non_null(steer_find(&app, "menu.continue"));
}

static void the_first_key_goes_to_what_stands_first(void **unused)
{
    go_to_menu();
    assert_true(steer_click_on(&app, "menu.about"));
    press_key(SDLK_ESCAPE);
    assert_ptr_equal(top(), shared_scenes.menu);
    press_key(SDLK_TAB);
    char first[ELEMENT_ID_MAX] = "menu.";
    strcat(first, game_tile_at(0)->game->id);
    assert_string_equal(ui_focused_id(app.ui), first);
}

/* By keys one is, back in the menu, where one was. */
static void the_focus_comes_back_with_its_screen(void **unused)
{
    go_to_menu();
    walk_to("menu.settings");
    press_key(SDLK_RETURN);
    assert_ptr_equal(top(), shared_scenes.settings);
    press_key(SDLK_TAB);
    press_key(SDLK_ESCAPE);
    assert_ptr_equal(top(), shared_scenes.menu);
    assert_string_equal(ui_focused_id(app.ui), "menu.settings");
    assert_true(ui_shows_focus(app.ui));
}

/* The end of what is said beside a card of the own hand, as it is heard. */
static const char *card_tip(void)
{
    static char said[2048];
    Text text = text_in(said, sizeof said);
    app_show(&app);
    for (size_t i = 0; i < ui_tip_count(app.ui); i++) {
        Explained tip = ui_tip_at(app.ui, i);
        if (strncmp(tip.id, "hand.card.", 10) == 0) {
            pad_spell(tip.text, &text);
            const char *end = strstr(said, "“clue” on each. ");
            return end ? end + strlen("“clue” on each. ") : said;
        }
    }
    return "";
}

/* In a first game a card says how all of it is looked at: by what is used, as it is bound. */
static void a_card_names_what_enlarges_it(void **unused)
{
    Keymap all = keymap_of(app.ui, app.profile, false);
    Problem problem = {0};
    MatchPlan plan = plan_initial(&direnjie_game, 4);
    plan.setup.seed = 5;
    for (Seat seat = 0; seat < 4; seat++) {
        plan.kinds[seat] = seat == 0 ? SEAT_PERSON : SEAT_EASY;
    }
    app_begin_match(&app, &plan);
    scene_change(&app.scenes);
    steer_settle(&app);
    assert_string_equal(card_tip(), "Right button, Z, or press and hold: all of it.");
    assert_true(keymap_bind(&all, &app_command_enlarge, DEVICE_KEYS, "F6", &problem));
    assert_string_equal(card_tip(), "Right button, F6, or press and hold: all of it.");
    app.ui->pad.is_used = true;
    assert_string_equal(card_tip(), "Y: all of it.");
    app.ui->pad.is_used = false;
    assert_true(keymap_bind(&all, &app_command_enlarge, DEVICE_KEYS, "Z", &problem));
    app_drop_match(&app);
}

static const struct {
    Language language;
    const char *words;
} written[] = {{LANGUAGE_ID, "Disimpan ke game.txt."},
               {LANGUAGE_RU, "Записано в game.txt."},
               {LANGUAGE_ZH_CN, "已写入game.txt。"},
               {LANGUAGE_EN, "Written to game.txt."}};

/* As long as it stands, and no longer for that. */
static void what_is_said_changes_its_language(void **unused)
{
    char file[] = "game.txt";
    app_say(&app, "Written to {file}.", (const char *[]){file, NULL});
    uint64_t until = app.banner_until_ms;
    file[0] = 'x'; /* nobody keeps it for the banner */
    for (size_t i = 0; i < sizeof written / sizeof written[0]; i++) {
        app_set_language(&app, written[i].language);
        assert_string_equal(app.banner, written[i].words);
        assert_true(app.banner_until_ms == until);
    }
    app.banner[0] = '\0';
    app_set_language(&app, LANGUAGE_RU);
    assert_string_equal(app.banner, "");
    app_set_language(&app, LANGUAGE_EN);
}

/* Names of files are any bytes; what is shown, spoken and told to tests is text. */
static void what_is_said_is_text(void **unused)
{
    app_say(&app, "Written to {file}.", (const char *[]){"a\xff.txt", NULL});
    assert_true(text_is_utf8(app.banner, strlen(app.banner)));
    assert_string_equal(app.banner, "Written to a\xef\xbf\xbd.txt.");
    app.banner[0] = '\0';
}

static void a_problem_changes_its_language(void **unused)
{
    app_tell(&app, &(Problem){PROBLEM_MATCH_ELSEWHERE, {""}});
    assert_string_equal(app.banner, "This game goes on in another window.");
    app_set_language(&app, LANGUAGE_RU);
    assert_string_equal(app.banner, "Эта игра продолжается в другом окне.");
    app_set_language(&app, LANGUAGE_EN);
    assert_string_equal(app.banner, "This game goes on in another window.");
}

/* Words of one language within are not mixed with another's. */
static void what_came_as_words_goes_with_its_language(void **unused)
{
    app_say_worded(&app, "Achieved: Three of five");
    app_set_language(&app, LANGUAGE_RU);
    assert_string_equal(app.banner, "");
    app_set_language(&app, LANGUAGE_EN);
    assert_string_equal(app.banner, "");
}

/* Whoever goes on has done with what was said; a screen that comes by itself takes it along. */
static void what_is_said_does_not_follow_a_press(void **unused)
{
    go_to_menu();
    steer_settle(&app);
    app_say(&app, "There is no unfinished game.", NULL);
    scene_push(&app.scenes, shared_scenes.settings);
    steer_turn(&app);
    assert_ptr_equal(top(), shared_scenes.settings);
    assert_string_not_equal(app.banner, "");
    press_key(SDLK_ESCAPE);
    assert_ptr_equal(top(), shared_scenes.menu);
    assert_string_equal(app.banner, "");
    const Stored *learn = steer_find(&app, "menu.learn");
    app_say(&app, "There is no unfinished game.", NULL);
    steer_click(rect_centre(learn->element.rect));
    steer_turn(&app);
    assert_ptr_equal(top(), shared_scenes.learn);
    assert_string_equal(app.banner, "");
    press_key(SDLK_ESCAPE);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_said_does_not_follow_a_press),
        cmocka_unit_test(what_is_said_changes_its_language),
        cmocka_unit_test(what_is_said_is_text),
        cmocka_unit_test(a_problem_changes_its_language),
        cmocka_unit_test(what_came_as_words_goes_with_its_language),
        cmocka_unit_test(a_card_names_what_enlarges_it),
        cmocka_unit_test(the_deal_of_the_day_begins_in_the_menu),
        cmocka_unit_test(the_deal_of_the_day_is_dealt_once),
        cmocka_unit_test(every_game_has_its_deal),
        cmocka_unit_test(par_comes_with_the_result),
        cmocka_unit_test(yesterdays_solution_is_a_replay),
        cmocka_unit_test(a_solution_can_be_given_up),
        cmocka_unit_test(a_result_that_is_left_is_still_there),
        cmocka_unit_test(a_banner_leaves_the_buttons_of_a_result),
        cmocka_unit_test(another_match_takes_its_place),
        cmocka_unit_test(the_first_key_goes_to_what_stands_first),
        cmocka_unit_test(the_focus_comes_back_with_its_screen),
    };
    opened_options.width = 1280; /* as people have it, or less */
    opened_options.height = 720;
    return cmocka_run_group_tests(tests, open_app, close_app);
}
