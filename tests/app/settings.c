/* What is set comes back as it was; what is missing or nonsense has its usual value. */
#include "settings.h"
#include "ui/window.h"

#include "games/direnjie_notebook.h"
#include "games/regicide.h"
#include "testing.h"

#include <string.h>

static void a_new_profile_has_the_usual_values(void **state)
{
    WindowPlace place;
    Profile *profile = profile_open(NULL, NULL);
    Settings settings = settings_for(profile, 0);
    assert_false(settings.has_language);
    assert_int_equal(settings.speed, SPEED_NORMAL);
    assert_int_equal(settings.volume, 70);
    assert_int_equal(settings.music, 25);
    assert_false(settings.muted);
    assert_false(settings.fullscreen);
    assert_false(settings.large_indices);
    assert_int_equal(settings.card_percent, 100);
    assert_true(settings_taste(&settings).cards == 1);
    assert_int_equal(settings.back, BACK_OWN);
    assert_null(settings_back(&settings));
    assert_int_equal(settings.felt, FELT_OWN);
    assert_null(settings_taste(&settings).felt);
    assert_false(settings.left_handed);
    assert_false(settings.letters);
    assert_false(settings.high_contrast || settings.redless);
    assert_false(settings.asks_first);
    assert_false(settings.plays_forced);
    assert_int_equal(settings.curtain, CURTAIN_ALWAYS);
    assert_false(settings.two_presses);
    assert_int_equal(settings.cover, COVER_SEVERAL);
    assert_true(settings.hints);
    assert_int_equal(settings.forecasts, FORECASTS_ALL);
    assert_int_equal(settings.waits, WAITS_BRIEFLY);
    assert_false(settings.reduced_motion);
    assert_false(settings.reduced_shaking);
    assert_false(settings.reduced_flashes);
    assert_int_equal(settings.text_percent, 100);
    assert_int_equal(settings.coach, COACH_OFF);
    assert_int_equal(settings_own(&settings, &direnjie_game), NOTEBOOK_DEDUCTIONS);
    assert_false(settings_read_place(profile, &place));
    profile_close(profile);
}

static void settings_come_back(void **state)
{
    Profile *profile = profile_open(NULL, NULL);
    Settings kept = {.has_language = true,
                     .language = LANGUAGE_RU,
                     .speed = SPEED_FAST,
                     .volume = 35,
                     .music = 10,
                     .overall = 60,
                     .mono = true,
                     .muted = true,
                     .fullscreen = true,
                     .rumbles = true,
                     .card_percent = 150,
                     .large_indices = true,
                     .left_handed = true,
                     .felt = FELT_NIGHT,
                     .back = BACK_BATIK,
                     .letters = true,
                     .high_contrast = true,
                     .redless = true,
                     .reduced_motion = true,
                     .reduced_shaking = true,
                     .reduced_flashes = true,
                     .text_percent = 150,
                     .coach = COACH_FULL,
                     .asks_first = true,
                     .plays_forced = true,
                     .curtain = CURTAIN_NEVER,
                     .two_presses = true,
                     .cover = COVER_ALWAYS,
                     .hints = false,
                     .forecasts = FORECASTS_RESULTS,
                     .waits = WAITS_FOR_ME};
    kept.own[game_ui_index(game_ui_of(&direnjie_game))] = NOTEBOOK_FACTS;
    Settings before = settings_for(profile, 0);
    assert_true(
        settings_keep(profile, &(SettingsChange){&before, &kept, (const PersonId[]){0}, 1}, NULL));
    Settings read = settings_for(profile, 0);
    assert_true(read.has_language);
    assert_int_equal(read.language, LANGUAGE_RU);
    assert_int_equal(read.speed, SPEED_FAST);
    assert_int_equal(read.volume, 35);
    assert_int_equal(read.music, 10);
    assert_int_equal(read.overall, 60);
    assert_true(read.mono && read.muted);
    assert_true(read.fullscreen && read.rumbles);
    assert_int_equal(read.card_percent, 150);
    assert_true(settings_taste(&read).cards == 1.5f);
    assert_true(read.large_indices);
    assert_int_equal(read.back, BACK_BATIK);
    assert_true(read.left_handed);
    assert_true(settings_taste(&read).is_mirrored);
    assert_int_equal(read.felt, FELT_NIGHT);
    assert_string_equal(settings_taste(&read).felt, "tables/plain");
    assert_true(read.letters);
    assert_true(read.high_contrast && read.redless);
    assert_true(read.asks_first);
    assert_true(read.plays_forced);
    assert_int_equal(read.curtain, CURTAIN_NEVER);
    assert_true(read.two_presses);
    assert_int_equal(read.cover, COVER_ALWAYS);
    assert_false(read.hints);
    assert_int_equal(read.forecasts, FORECASTS_RESULTS);
    assert_int_equal(read.waits, WAITS_FOR_ME);
    assert_true(read.reduced_motion);
    assert_true(read.reduced_shaking);
    assert_true(read.reduced_flashes);
    assert_int_equal(read.text_percent, 150);
    assert_int_equal(read.coach, COACH_FULL);
    assert_int_equal(settings_own(&read, &direnjie_game), NOTEBOOK_FACTS);
    profile_close(profile);
}

static void nonsense_is_clamped(void **state)
{
    Profile *profile = profile_open(NULL, NULL);
    profile_set(profile, "language", "klingon", NULL);
    profile_set_number(profile, "speed", 99, NULL);
    profile_set_number(profile, "volume", -5, NULL);
    profile_set_number(profile, "music", 1000, NULL);
    profile_set(profile, "text", "huge", NULL);
    profile_set_number(profile, "card-size", 1000, NULL);
    profile_set_number(profile, "coach", 7, NULL);
    profile_set_number(profile, "curtain", 9, NULL);
    Settings settings = settings_for(profile, 0);
    assert_false(settings.has_language);
    assert_int_equal(settings.speed, SPEED_INSTANT);
    assert_int_equal(settings.volume, 0);
    assert_int_equal(settings.music, 100);
    assert_int_equal(settings.text_percent, 100);
    assert_int_equal(settings.card_percent, 150);
    assert_int_equal(settings.coach, COACH_FULL);
    assert_int_equal(settings.curtain, CURTAIN_NEVER);
    profile_close(profile);
}

static PersonId person_of(Profile *profile, int text, CoachLevel coach, Speed speed)
{
    Person person = {.name = "Ира", .avatar = "fox"};
    assert_true(people_add(profile, &person, NULL));
    Settings before = settings_for(profile, person.id), now = before;
    now.text_percent = text;
    now.coach = coach;
    now.speed = speed;
    now.back = coach == COACH_OFF ? BACK_OWN : BACK_WAVES;
    now.volume = text / 2; /* of the machine: the last one holds */
    assert_true(settings_keep(profile, &(SettingsChange){&before, &now, &person.id, 1}, NULL));
    return person.id;
}

static void each_person_has_their_own(void **state)
{
    Profile *profile = profile_open(NULL, NULL);
    PersonId ira = person_of(profile, 160, COACH_FULL, SPEED_SLOW);
    PersonId li = person_of(profile, 90, COACH_OFF, SPEED_FASTEST);
    assert_int_equal(settings_for(profile, ira).text_percent, 160);
    assert_int_equal(settings_for(profile, li).text_percent, 90);
    assert_int_equal(settings_for(profile, 0).text_percent, 100);
    assert_int_equal(settings_for(profile, ira).volume, 45);
    assert_int_equal(settings_for(profile, 0).volume, 45);
    Settings both = settings_shared(profile, (const PersonId[]){ira, li}, 2);
    assert_int_equal(both.text_percent, 160);
    assert_int_equal(both.coach, COACH_OFF);
    assert_int_equal(both.speed, SPEED_SLOW);
    assert_int_equal(both.volume, 45);
    assert_int_equal(both.back, BACK_WAVES);
    both = settings_shared(profile, (const PersonId[]){li, ira}, 2);
    assert_int_equal(both.back, BACK_OWN);
    assert_true(people_remove(profile, ira, NULL));
    assert_int_equal(settings_for(profile, ira).text_percent, 100);
    profile_close(profile);
}

static void each_setting_has_an_owner(void **state)
{
    static const char *const machine[] = {"language",   "volume",  "music",   "muted",
                                          "fullscreen", "curtain", "presses", "cover",
                                          "rumble",     "overall", "mono"};
    static const char *const person[] = {
        "text",           "indices",    "contrast",   "calm",      "speed", "waits",
        "asks",           "forced",     "hints",      "forecasts", "coach", "ink",
        "regicide.order", "no-shaking", "no-flashes", "letters",   "back",  "card-size",
        "left-handed",    "felt",       "no-red"};
    for (size_t i = 0; i < sizeof machine / sizeof *machine; i++) {
        assert_int_equal(settings_owner(machine[i]), OWNER_MACHINE);
    }
    for (size_t i = 0; i < sizeof person / sizeof *person; i++) {
        assert_int_equal(settings_owner(person[i]), OWNER_PERSON);
    }
}

static void a_setting_is_as_at_first_again(void **state)
{
    Profile *profile = profile_open(NULL, NULL);
    Settings settings = settings_for(profile, 0);
    settings.text_percent = 150;
    settings.coach = COACH_FULL;
    settings_reset(&settings, "text");
    assert_int_equal(settings.text_percent, 100);
    assert_int_equal(settings.coach, COACH_FULL);
    profile_close(profile);
}

static void the_window_comes_back(void **state)
{
    Profile *profile = profile_open(NULL, NULL);
    WindowPlace kept = {-20, 40, 1500, 800, true}, read;
    assert_true(settings_keep_place(profile, &kept, NULL));
    assert_true(settings_read_place(profile, &read));
    assert_int_equal(read.x, -20);
    assert_int_equal(read.y, 40);
    assert_int_equal(read.width, 1500);
    assert_int_equal(read.height, 800);
    assert_true(read.maximised);
    profile_close(profile);
}

static void seats_come_back(void **state)
{
    Profile *profile = profile_open(NULL, NULL);
    MatchPlan kept = plan_initial(&regicide_game, 3);
    int redeal = game_option_index(&regicide_game, "redeal");
    strcpy(kept.names[1], "Маша");
    kept.kinds[2] = SEAT_HARD;
    kept.setup.options[redeal] = 1;
    assert_true(settings_keep_plan(profile, &kept, NULL));
    MatchPlan read = settings_read_plan(profile, &regicide_game);
    assert_int_equal(read.setup.seats, 3);
    assert_string_equal(read.names[0], "");
    assert_string_equal(read.names[1], "Маша");
    assert_int_equal(read.kinds[0], SEAT_PERSON);
    assert_int_equal(read.kinds[2], SEAT_HARD);
    assert_int_equal(read.setup.options[redeal], 1);
    assert_true(read.setup.seed == SEED_ANY);
    profile_close(profile);
}

static void fewer_seats_keep_the_first_player_among_them(void **state)
{
    MatchPlan plan = plan_initial(&regicide_game, 4);
    int first = game_option_index(&regicide_game, "first");
    plan.setup.options[first] = 3;
    plan_set_seats(&plan, 9);
    assert_int_equal(plan.setup.seats, 4);
    assert_int_equal(plan.setup.options[first], 3);
    plan_set_seats(&plan, 2);
    assert_int_equal(plan.setup.seats, 2);
    assert_int_equal(plan.setup.options[first], 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_new_profile_has_the_usual_values),
        cmocka_unit_test(settings_come_back),
        cmocka_unit_test(nonsense_is_clamped),
        cmocka_unit_test(each_person_has_their_own),
        cmocka_unit_test(each_setting_has_an_owner),
        cmocka_unit_test(a_setting_is_as_at_first_again),
        cmocka_unit_test(the_window_comes_back),
        cmocka_unit_test(seats_come_back),
        cmocka_unit_test(fewer_seats_keep_the_first_player_among_them),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
