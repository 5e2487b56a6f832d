/* What is seen and heard on the way from one screen to the next: the passage of their pictures,
 * the curtain that goes up, the slider that says how loud it is, the music of each. */
#include "app_match.h"
#include "opened.h"

#include "around.h"
#include "games/null.h"
#include "games/regicide.h"
#include "run.h"
#include "testing.h"
#include "ui_state.h"

#include "ui/loop.h"
#include "ui/window.h"

#include <SDL.h>
#include <math.h>
#include <stdlib.h>
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
    passage_end(&app.passage, app.ui);
}

static void begin(const Game *game)
{
    MatchPlan plan = plan_of(game);
    app_begin_match(&app, &plan);
}

/* A frame that is so long after the one before. */
static void turn(uint32_t milliseconds)
{
    ui_hold_clock(app.ui, milliseconds);
    app_turn(&app);
}

static void rest(void)
{
    for (int i = 0; i < 60; i++) {
        turn(20);
    }
}

typedef struct Shot {
    uint32_t *pixels;
    size_t count;
} Shot;

static Shot shot(void)
{
    const Target *target = &app.ui->presenter.target;
    Shot made = {.count = (size_t)target->w * (size_t)target->h};
    made.pixels = malloc(made.count * sizeof *made.pixels);
    for (int y = 0; y < target->h; y++) {
        memcpy(made.pixels + (size_t)y * (size_t)target->w,
               target->pixels + (ptrdiff_t)y * target->stride, (size_t)target->w * 4);
    }
    return made;
}

/* The mean difference of a colour, 0 … 255; the first is freed. */
static double change(Shot old, Shot now)
{
    double sum = 0;
    assert_int_equal(old.count, now.count);
    for (size_t i = 0; i < old.count; i++) {
        for (int by = 0; by < 24; by += 8) {
            int a = (int)(old.pixels[i] >> by & 255), b = (int)(now.pixels[i] >> by & 255);
            sum += abs(a - b);
        }
    }
    free(old.pixels);
    return sum / (double)old.count / 3;
}

static double light(Shot of)
{
    Shot black = {calloc(of.count, 4), of.count};
    return change(black, of);
}

static Shot copy_of(Shot of)
{
    Shot made = {malloc(of.count * 4), of.count};
    memcpy(made.pixels, of.pixels, of.count * 4);
    return made;
}

/* What a passage is like that was just asked for. */
typedef struct Seen {
    int frames;       /* until it was over */
    double whole;     /* how much is changed in the end */
    double first;     /* by its first frame */
    double most;      /* from one frame to the next */
    double least_lit; /* the darkest picture */
    bool was_on;
} Seen;

static Seen see_passage(void)
{
    Seen seen = {.least_lit = 255};
    Shot start = shot(), last = copy_of(start);
    turn(20);
    turn(20);
    seen.was_on = app.passage.is_on;
    Shot first = shot();
    seen.first = change(last, first);
    last = first;
    while (app.passage.is_on && seen.frames++ < 100) {
        double lit = light(last);
        seen.least_lit = lit < seen.least_lit ? lit : seen.least_lit;
        turn(20);
        Shot now = shot();
        double by = change(last, now);
        seen.most = by > seen.most ? by : seen.most;
        last = now;
    }
    seen.whole = change(start, last);
    free(last.pixels);
    return seen;
}

static void to_the_resting_menu(Speed speed)
{
    app.settings.speed = speed;
    to_the_menu();
    rest();
}

static void assert_smooth(Seen seen, int most_frames)
{
    assert_true(seen.was_on);
    assert_true(seen.first < seen.whole * 0.1);
    assert_true(seen.most < seen.whole * 0.5);
    assert_true(seen.least_lit > 12);
    assert_in_range(seen.frames, 3, most_frames);
}

/* A sheet comes while the menu fades. */
static void no_screen_comes_by_a_cut(void **unused)
{
    to_the_resting_menu(SPEED_NORMAL);
    scene_push(&app.scenes, shared_scenes.settings);
    assert_smooth(see_passage(), 8);
    assert_false(ui_has_shown(app.ui));
    to_the_resting_menu(SPEED_INSTANT);
    scene_push(&app.scenes, shared_scenes.settings);
    assert_false(see_passage().was_on);
}

/* With reduced motion it fades in its place. */
static void a_screen_fades_without_motion(void **unused)
{
    ui_set_reduced_motion(app.ui, true);
    to_the_resting_menu(SPEED_NORMAL);
    scene_push(&app.scenes, shared_scenes.settings);
    assert_smooth(see_passage(), 8);
    assert_true(app.passage.rise == 0);
    ui_set_reduced_motion(app.ui, false);
}

/* The new screen is there at once, with all that can be pressed; a press ends the way. */
static void a_screen_answers_on_its_way(void **unused)
{
    to_the_resting_menu(SPEED_NORMAL);
    scene_push(&app.scenes, shared_scenes.settings);
    turn(20);
    turn(20);
    assert_true(app.passage.is_on);
    assert_non_null(elements_find(&app.ui->elements.lists[app.ui->elements.now], "button.back"));
    push(SDL_KEYDOWN, SDLK_ESCAPE);
    push(SDL_KEYUP, SDLK_ESCAPE);
    ui_wait(app.ui, 0);
    app_turn(&app);
    assert_ptr_equal(scene_top(&app.scenes)->kind, shared_scenes.menu);
}

/* How far the lantern of the menu is turned that is turned most; -1: there is none. */
static float most_turned(void)
{
    const DrawList *list = ui_draw(app.ui);
    float most = -1;
    for (size_t i = 0; i < draw_count(list); i++) {
        const DrawCommand *command = draw_at(list, i);
        if (strcmp(command->picture->name, "menu/lantern") == 0) {
            most = fmaxf(most, fabsf(command->angle));
        }
    }
    return most;
}

static void pass_seconds(int seconds)
{
    for (int i = 0; i < seconds * 20; i++) {
        turn(50);
    }
}

/* They come to rest where they hang straight, and nothing wakes the menu then. */
static void lanterns_sway_for_a_while(void **unused)
{
    to_the_resting_menu(SPEED_NORMAL);
    pass_seconds(5);
    assert_true(most_turned() > 0.5f && most_turned() <= 2.5f);
    assert_true(scene_rest(&app.scenes).wake_ms > 0);
    assert_false(scene_rest(&app.scenes).is_moving);
    pass_seconds(20);
    assert_true(most_turned() == 0);
    assert_int_equal(scene_rest(&app.scenes).wake_ms, NEVER_MS);
    to_the_resting_menu(SPEED_INSTANT);
    assert_true(most_turned() == 0);
    assert_int_equal(scene_rest(&app.scenes).wake_ms, NEVER_MS);
    ui_set_reduced_motion(app.ui, true);
    to_the_resting_menu(SPEED_NORMAL);
    assert_true(most_turned() == 0);
    ui_set_reduced_motion(app.ui, false);
}

static const DrawCommand *tile_drawn(void)
{
    const DrawList *list = ui_draw(app.ui);
    for (size_t i = 0; i < draw_count(list); i++) {
        if (strcmp(draw_at(list, i)->picture->name, "menu/tile-regicide") == 0) {
            return draw_at(list, i);
        }
    }
    return NULL;
}

/* From its place in the menu to where its own screen shows it, drawn once. */
static void the_chosen_tile_travels(void **unused)
{
    to_the_resting_menu(SPEED_NORMAL);
    Rect from = tile_drawn()->rect;
    scene_push_seats(&app.scenes, (SeatsArgs){.game = &regicide_game});
    turn(20);
    turn(20);
    assert_true(fabsf(tile_drawn()->rect.x - from.x) < 1);
    for (int i = 0; i < 5; i++) {
        turn(20);
    }
    float half = tile_drawn()->rect.x;
    rest();
    float to = tile_drawn()->rect.x;
    assert_true(fabsf(to - from.x) > 20);
    assert_true((half - from.x) * (to - half) > 0);
    assert_false(app.passage.is_on);
}

/* Papers close over the menu and part before the table, on which nothing has moved meanwhile. */
static void papers_lie_between_menu_and_table(void **unused)
{
    unsigned heard = ui_played(app.ui, SOUND_CURTAIN);
    MatchPlan plan = plan_of(&null_game);
    plan.kinds[1] = SEAT_GREEDY;
    to_the_resting_menu(SPEED_NORMAL);
    app_begin_match(&app, &plan);
    Seen seen = see_passage();
    assert_true(seen.was_on && seen.first < seen.whole * 0.1);
    assert_true(seen.least_lit > 12);
    assert_in_range(seen.frames, 15, 25);
    assert_int_equal(ui_played(app.ui, SOUND_CURTAIN), heard + 1);
}

/* A hand that others may not see does not stay on the screen: the papers are closed at once. */
static void a_hand_is_gone_at_once(void **unused)
{
    MatchPlan plan = plan_of(&null_game);
    to_the_resting_menu(SPEED_NORMAL);
    app_begin_match(&app, &plan);
    scene_change(&app.scenes);
    Play *play = app.scenes.scenes[0].data;
    handover_answer(&app.scenes, (ScreenAnswer){play->viewer, BLIND_LOOK});
    rest();
    assert_true(ui_shows_secret(app.ui));
    scene_push_rules(&app.scenes, &null_game);
    turn(20);
    turn(20);
    assert_true(app.passage.is_on);
    assert_true(app.passage.has_papers);
    assert_false(ui_has_shown(app.ui));
    app.settings.speed = SPEED_INSTANT;
    ui_release_clock(app.ui);
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

/* The rules are a book. */
static void a_page_is_heard(void **unused)
{
    app.settings.speed = SPEED_INSTANT;
    to_the_menu();
    scene_push_rules(&app.scenes, &regicide_game);
    run();
    unsigned heard = ui_played(app.ui, SOUND_PAGE);
    ui_focus(app.ui, "rules.claim");
    run();
    push(SDL_KEYDOWN, SDLK_RETURN);
    push(SDL_KEYUP, SDLK_RETURN);
    run();
    assert_int_equal(ui_played(app.ui, SOUND_PAGE), heard + 1);
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
        cmocka_unit_test(no_screen_comes_by_a_cut),
        cmocka_unit_test(a_screen_fades_without_motion),
        cmocka_unit_test(a_screen_answers_on_its_way),
        cmocka_unit_test(lanterns_sway_for_a_while),
        cmocka_unit_test(the_chosen_tile_travels),
        cmocka_unit_test(papers_lie_between_menu_and_table),
        cmocka_unit_test(a_hand_is_gone_at_once),
        cmocka_unit_test(the_cloth_rises_from_a_hidden_table),
        cmocka_unit_test(the_slider_of_sounds_is_heard),
        cmocka_unit_test(a_page_is_heard),
        cmocka_unit_test(each_screen_has_its_music),
        cmocka_unit_test(the_music_rises_with_the_table),
        cmocka_unit_test(lost_music_is_told_once),
    };
    return cmocka_run_group_tests(tests, open_app, close_app);
}
