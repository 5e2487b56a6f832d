/* What is seen and heard on the way from one screen to the next: the dark between menu and table,
 * the curtain that goes up, the slider that says how loud it is, the music of each. */
#include "app_match.h"
#include "opened.h"

#include "around.h"
#include "games/null.h"
#include "games/regicide.h"
#include "run.h"
#include "testing.h"
#include "ui_state.h"

#include <SDL.h>
#include <string.h>

static void push(uint32_t type, SDL_Keycode key)
{
    SDL_Event event = {.key = {.type = type, .state = type == SDL_KEYDOWN, .keysym.sym = key}};
    SDL_PushEvent(&event);
}

/* Runs until all that was pushed has been answered. */
static void run(void)
{
    SDL_Event quit = {.type = SDL_QUIT};
    SDL_PushEvent(&quit);
    app_run(&app);
}

static MatchPlan plan_of(const Game *game)
{
    MatchPlan plan = plan_initial(game, 2);
    plan.setup.seed = 7;
    plan.kinds[0] = plan.kinds[1] = SEAT_PERSON;
    return plan;
}

static void to_the_menu(void)
{
    scene_switch(&app.scenes, shared_scenes.menu);
    scene_change(&app.scenes);
    app.dark_ms = 0;
}

static void begin(const Game *game)
{
    MatchPlan plan = plan_of(game);
    app_begin_match(&app, &plan);
}

/* Whether it became so on the way from the curtain, which has the table's music, to the menu. */
static bool is_dark_to_the_menu(Speed speed)
{
    app.settings.speed = speed;
    to_the_menu();
    begin(&null_game);
    run();
    app.dark_ms = 0;
    push(SDL_KEYDOWN, SDLK_ESCAPE);
    push(SDL_KEYUP, SDLK_ESCAPE);
    run();
    assert_ptr_equal(scene_top(&app.scenes)->kind, shared_scenes.menu);
    return app.dark_ms > 0;
}

static void it_is_dark_between_table_and_menu(void **unused)
{
    assert_true(is_dark_to_the_menu(SPEED_NORMAL));
    assert_false(is_dark_to_the_menu(SPEED_INSTANT));
}

static bool rises(const Game *game, Speed speed)
{
    app.settings.speed = speed;
    to_the_menu();
    begin(game);
    scene_change(&app.scenes);
    Play *play = app.scenes.scenes[0].data;
    handover_answer(&app.scenes, (ScreenAnswer){play->viewer, BLIND_LOOK});
    scene_change(&app.scenes);
    return play_cloth_rises(play);
}

/* Before a table that it has hidden whole; in a game that is played together the curtain itself has
 * gone down from the hand. It is heard. */
static void the_cloth_rises_from_a_hidden_table(void **unused)
{
    unsigned heard = ui_played(app.ui, SOUND_CURTAIN);
    assert_true(rises(&null_game, SPEED_NORMAL));
    assert_int_equal(ui_played(app.ui, SOUND_CURTAIN), heard + 1);
    assert_false(rises(&null_game, SPEED_INSTANT));
    assert_false(rises(&regicide_game, SPEED_NORMAL));
    assert_int_equal(ui_played(app.ui, SOUND_CURTAIN), heard + 1);
}

static void press_right_at(const char *id)
{
    ui_focus(app.ui, id);
    run();
    push(SDL_KEYDOWN, SDLK_RIGHT);
    push(SDL_KEYUP, SDLK_RIGHT);
    run();
}

/* How loud sounds are is heard at once; music goes on by itself. */
static void the_slider_of_sounds_is_heard(void **unused)
{
    app.settings.speed = SPEED_INSTANT;
    app.settings.volume = app.settings.music = 20;
    to_the_menu();
    scene_push(&app.scenes, shared_scenes.settings);
    run();
    ui_focus(app.ui, "settings.page.sound");
    run();
    push(SDL_KEYDOWN, SDLK_RETURN);
    push(SDL_KEYUP, SDLK_RETURN);
    run();
    unsigned heard = ui_played(app.ui, SOUND_CARD_PLACE);
    press_right_at("settings.volume");
    assert_true(app.settings.volume > 20);
    assert_int_equal(ui_played(app.ui, SOUND_CARD_PLACE), heard + 1);
    press_right_at("settings.music");
    assert_true(app.settings.music > 20);
    assert_int_equal(ui_played(app.ui, SOUND_CARD_PLACE), heard + 1);
}

static const MusicPlayer *music(void)
{
    return &app.ui->sounds.music;
}

static void each_screen_has_its_music(void **unused)
{
    to_the_menu();
    run();
    assert_string_equal(music()->wanted, "lanterns");
    begin(&regicide_game);
    run();
    assert_string_equal(music()->wanted, "court");
    scene_push(&app.scenes, shared_scenes.rules);
    run();
    assert_string_equal(music()->wanted, "court");
    begin(&null_game); /* which has none */
    run();
    assert_null(music()->wanted);
}

/* What the table shows says how far it has risen, also while the rules lie on it. */
static void the_music_rises_with_the_table(void **unused)
{
    to_the_menu();
    begin(&regicide_game);
    run();
    assert_int_equal(music()->tension, 0);
    Play *play = app.scenes.scenes[0].data;
    play->tension = 100;
    scene_push(&app.scenes, shared_scenes.rules);
    run();
    assert_int_equal(music()->tension, 100);
    to_the_menu();
    run();
    assert_int_equal(music()->tension, 0);
}

static void lost_music_is_told_once(void **unused)
{
    to_the_menu();
    app.banner[0] = '\0';
    app.ui->sounds.music.is_lost = true;
    run();
    assert_non_null(strstr(app.banner, "music"));
    app.banner[0] = '\0';
    run();
    assert_string_equal(app.banner, "");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(it_is_dark_between_table_and_menu),
        cmocka_unit_test(the_cloth_rises_from_a_hidden_table),
        cmocka_unit_test(the_slider_of_sounds_is_heard),
        cmocka_unit_test(each_screen_has_its_music),
        cmocka_unit_test(the_music_rises_with_the_table),
        cmocka_unit_test(lost_music_is_told_once),
    };
    return cmocka_run_group_tests(tests, open_app, close_app);
}
