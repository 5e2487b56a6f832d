/* What is read aloud at a table that two persons share: nothing that only one of them may see,
 * until somebody says that nobody else hears it. */
#include "../monkey/steer.h"
#include "app_match.h"
#include "opened.h"

#include "asking.h"
#include "course.h"
#include "games/claim.h"
#include "listening.h"
#include "loop.h"
#include "testing.h"
#include "ui/loop.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <unistd.h>

static char path[] = "/tmp/meja-ears-XXXXXX";
static char spoken[1 << 16];
static const Narration on = {.on = true, .volume = 100};

/* Until all that was to be said is written. */
static void speak_out(void)
{
    do {
        app_show(&app);
    } while (narrator_is_busy(app.narrator));
}

static void listen(void)
{
    narrator_free(app.narrator); /* so that the file is closed */
    FILE *file = fopen(path, "r");
    assert_non_null(file);
    size_t length = fread(spoken, 1, sizeof spoken - 1, file);
    spoken[length] = '\0';
    fclose(file);
    app.narrator = narrator_new(app.ui, &app.catalogue, NULL, NULL, NULL);
}

static void speak_into_file(void)
{
    int file = mkstemp(path);
    assert_true(file >= 0);
    close(file);
    narrator_free(app.narrator);
    app.narrator = narrator_new(app.ui, &app.catalogue, path, NULL, NULL);
    assert_non_null(app.narrator);
    narrator_set(app.narrator, &on);
}

/* The first person has the screen and looks at it for three frames; all of it is read. */
static void read_own_table(bool is_alone)
{
    MatchPlan plan = plan_initial(&claim_game, 2);
    plan.setup.seed = 7;
    plan.kinds[0] = plan.kinds[1] = SEAT_PERSON;
    speak_into_file();
    app_begin_match(&app, &plan);
    scene_change(&app.scenes);
    app.is_alone_with_ears = is_alone;
    Play *play = app.scenes.scenes[0].data;
    handover_answer(&app.scenes, (ScreenAnswer){play->viewer, BLIND_LOOK});
    scene_change(&app.scenes);
    narrator_set(app.narrator, &on); /* whoever looks now has never asked for it */
    play_settle(play);
    for (int i = 0; i < 3; i++) {
        app_show(&app);
    }
    narrator_ask(app.narrator, LISTEN_TO_SCREEN);
    speak_out();
    narrator_ask(app.narrator, LISTEN_TO_CHOICES);
    speak_out();
    listen();
    unlink(path);
    memcpy(path + sizeof path - 7, "XXXXXX", 6);
}

/* How many cards of the hand of the viewer were named. */
static int own_cards_told(void)
{
    int told = 0;
    for (size_t i = 0; i < ui_element_count(app.ui); i++) {
        const Element *element = ui_element_at(app.ui, i);
        bool is_own = strncmp(element->id, "hand.card.", 10) == 0;
        told += is_own && strstr(spoken, element->name) != NULL;
    }
    return told;
}

static void a_hand_is_not_read_aloud_before_others(void **unused)
{
    read_own_table(false);
    assert_non_null(strstr(spoken, "button"));
    assert_int_equal(own_cards_told(), 0);
}

/* Claim deals thirteen cards to each of two. */
static void it_is_once_nobody_else_hears_it(void **unused)
{
    read_own_table(true);
    assert_int_equal(own_cards_told(), 13);
}

/* Whoever turns it on hears where they are, also when it was on before. */
static void it_begins_with_the_screen(void **unused)
{
    speak_into_file();
    scene_switch(&app.scenes, shared_scenes.menu);
    scene_change(&app.scenes);
    app.banner[0] = '\0';
    speak_out();
    narrator_set(app.narrator, &(Narration){.on = false});
    speak_out();
    narrator_set(app.narrator, &on);
    speak_out();
    listen();
    unlink(path);
    memcpy(path + sizeof path - 7, "XXXXXX", 6);
    assert_string_equal(spoken, "Meja\nMeja\n");
}

static void nothing_is_said_while_it_is_off(void **unused)
{
    speak_into_file();
    narrator_set(app.narrator, &(Narration){.on = false});
    scene_switch(&app.scenes, shared_scenes.menu);
    scene_change(&app.scenes);
    speak_out();
    listen();
    unlink(path);
    memcpy(path + sizeof path - 7, "XXXXXX", 6);
    assert_string_equal(spoken, "");
}

static void have_keyboard(bool has)
{
    SDL_Event event = {
        .window = {.type = SDL_WINDOWEVENT,
                   .event = has ? SDL_WINDOWEVENT_FOCUS_GAINED : SDL_WINDOWEVENT_FOCUS_LOST}};
    SDL_PushEvent(&event);
    steer_turn(&app);
}

/* Another screen opens meanwhile, and is told when the window is back. */
static void nothing_is_said_while_the_window_is_left(void **unused)
{
    scene_switch(&app.scenes, shared_scenes.menu);
    steer_turn(&app);
    speak_out();
    speak_into_file();
    have_keyboard(false);
    speak_out();
    scene_push(&app.scenes, shared_scenes.about);
    steer_turn(&app);
    speak_out();
    narrator_tell(app.narrator, "Somebody plays a card.");
    speak_out();
    have_keyboard(true);
    speak_out();
    listen();
    unlink(path);
    memcpy(path + sizeof path - 7, "XXXXXX", 6);
    assert_int_equal(strncmp(spoken, "About", 5), 0);
}

/* Takes the place of the function of this name, so that it is seen when the voice is cut off. */
void __real_voice_hush(Voice *voice);
void __wrap_voice_hush(Voice *voice);

static int cuts;

void __wrap_voice_hush(Voice *voice)
{
    cuts++;
    __real_voice_hush(voice);
}

/* At once, and not only what is new: whoever sits in another room may hear a hand that is being
 * read. It is not cut off again when the window is back. */
static void what_is_being_said_ends_when_the_window_is_left(void **unused)
{
    scene_switch(&app.scenes, shared_scenes.menu);
    steer_turn(&app);
    speak_into_file();
    speak_out();
    cuts = 0;
    narrator_tell(app.narrator, "Somebody plays a card.");
    have_keyboard(false);
    assert_int_equal(cuts, 1);
    speak_out();
    have_keyboard(true);
    speak_out();
    assert_int_equal(cuts, 1);
    listen();
    unlink(path);
    memcpy(path + sizeof path - 7, "XXXXXX", 6);
}

static int lines_with(const char *word)
{
    int count = 0;
    for (const char *at = strstr(spoken, word); at; at = strstr(at + 1, word)) {
        count++;
    }
    return count;
}

/* From thing to thing at a table with thirteen cards in the hand. */
static void hear_a_walk(bool is_brief)
{
    MatchPlan plan = plan_initial(&claim_game, 2);
    plan.setup.seed = 7;
    plan.kinds[0] = SEAT_PERSON;
    plan.kinds[1] = SEAT_EASY;
    app_begin_match(&app, &plan);
    scene_change(&app.scenes);
    play_settle(app.scenes.scenes[0].data);
    speak_into_file();
    narrator_set(app.narrator, &(Narration){.on = true, .volume = 100, .is_brief = is_brief});
    for (size_t i = 0; i < ui_element_count(app.ui) + 1; i++) {
        steer_key(SDLK_DOWN, KMOD_LCTRL);
        steer_turn(&app);
        speak_out();
    }
    listen();
    unlink(path);
    memcpy(path + sizeof path - 7, "XXXXXX", 6);
}

static void places_are_told_as_it_was_wished(void **unused)
{
    hear_a_walk(false);
    assert_true(lines_with("13 of 13") > 0);
    hear_a_walk(true);
    assert_int_equal(lines_with(" of 13"), 0);
    assert_int_equal(own_cards_told(), 13);
}

/* A card of the person and, in the same trick, one of the computer: what is told of them. */
static void hear_a_trick(SpeechNews news)
{
    MatchPlan plan = plan_initial(&claim_game, 2);
    plan.setup.seed = 7;
    plan.kinds[0] = SEAT_PERSON;
    plan.kinds[1] = SEAT_EASY;
    app.settings.speech_news = news;
    app_begin_match(&app, &plan);
    scene_change(&app.scenes);
    Play *play = app.scenes.scenes[0].data;
    play_settle(play);
    speak_out();
    speak_into_file();
    Action legal[LEGAL_COUNT_MAX];
    for (Seat seat = 0; seat < 2; seat++) {
        Seat actor = seats_first(match_actors(play_match(play)));
        match_legal(play_match(play), actor, legal, LEGAL_COUNT_MAX);
        assert_true(match_act(&app.session.match, actor, legal[0]));
    }
    play_show_now(play);
    speak_out();
    listen();
    unlink(path);
    memcpy(path + sizeof path - 7, "XXXXXX", 6);
    app.settings.speech_news = NEWS_ALL;
}

static void what_happens_is_told_as_it_was_wished(void **unused)
{
    hear_a_trick(NEWS_ALL);
    assert_int_equal(lines_with("You lead Goblin"), 1);
    assert_int_equal(lines_with("Computer answers"), 1);
    hear_a_trick(NEWS_OF_OTHERS);
    assert_int_equal(lines_with("You lead Goblin"), 0);
    assert_int_equal(lines_with("Computer answers"), 1);
    hear_a_trick(NEWS_NONE);
    assert_int_equal(lines_with("You lead Goblin"), 0);
    assert_int_equal(lines_with("Computer answers"), 0);
}

/* The sentence names what helps on this system, and nothing that helps on another one. */
static void what_is_missing_is_named(void **unused)
{
    assert_non_null(strstr(listening_missing(VOICE_OF_DISPATCHER), "speech-dispatcher"));
    assert_non_null(strstr(listening_missing(VOICE_OF_WINDOWS), "Windows"));
    assert_non_null(strstr(listening_missing(VOICE_OF_BROWSER), "browser"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_hand_is_not_read_aloud_before_others),
        cmocka_unit_test(it_is_once_nobody_else_hears_it),
        cmocka_unit_test(places_are_told_as_it_was_wished),
        cmocka_unit_test(it_begins_with_the_screen),
        cmocka_unit_test(nothing_is_said_while_it_is_off),
        cmocka_unit_test(nothing_is_said_while_the_window_is_left),
        cmocka_unit_test(what_is_being_said_ends_when_the_window_is_left),
        cmocka_unit_test(what_happens_is_told_as_it_was_wished),
        cmocka_unit_test(what_is_missing_is_named),
    };
    return cmocka_run_group_tests(tests, open_app, close_app);
}
