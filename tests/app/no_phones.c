/* A build without a server, which this program is by its own phones (none.c): it says so where
 * phones could be asked for, in each language, and goes on without them. */
#include "../storage/scratch.h"

#include "app_match.h"
#include "app_phones.h"
#include "opened.h"
#include "sitting.h"

#include "../monkey/steer.h"
#include "games/regicide.h"

#include <string.h>

static const struct {
    Language language;
    const char *words;
} said[] = {{LANGUAGE_EN, "This build of Meja has no phones."},
            {LANGUAGE_ID, "Versi Meja ini dibuat tanpa dukungan ponsel."},
            {LANGUAGE_RU, "Эта сборка Meja не работает с телефонами."},
            {LANGUAGE_ZH_CN, "此版本的Meja不支持手机。"}};

#define LANGUAGES (sizeof said / sizeof said[0])

static void seats_say_it_in_place_of_the_choice(void **unused)
{
    for (size_t i = 0; i < LANGUAGES; i++) {
        app_set_language(&app, said[i].language);
        scene_switch(&app.scenes, shared_scenes.menu);
        scene_change(&app.scenes);
        scene_push_seats(&app.scenes, (SeatsArgs){&regicide_game, .in_detail = true});
        const Stored *label = steer_find(&app, "text.no-phones");
        assert_non_null(label);
        assert_string_equal(label->element.name, said[i].words);
        assert_null(steer_find(&app, "seats.phones"));
    }
    app_set_language(&app, LANGUAGE_EN);
}

static MatchPlan plan_of_two(void)
{
    MatchPlan plan = plan_initial(&regicide_game, 2);
    plan.kinds[0] = plan.kinds[1] = SEAT_PERSON;
    return plan;
}

/* As by a command line, or by a build that had phones. */
static void whoever_asks_is_told_and_nothing_changes(void **unused)
{
    MatchPlan plan = plan_of_two();
    for (size_t i = 0; i < LANGUAGES; i++) {
        app_set_language(&app, said[i].language);
        scene_switch(&app.scenes, shared_scenes.menu);
        scene_change(&app.scenes);
        app.banner[0] = '\0';
        sitting_begin(&app, &plan);
        scene_change(&app.scenes);
        assert_string_equal(app.banner, said[i].words);
        assert_ptr_equal(scene_top(&app.scenes)->kind, shared_scenes.menu);
        assert_null(app.phones);
        assert_false(app.is_sitting);
    }
    app_set_language(&app, LANGUAGE_EN);
}

/* A match that was played with phones, by a build that has them. */
static void such_a_match_goes_on_at_the_screen(void **state)
{
    const Scratch *scratch = *state;
    MatchPlan plan = plan_of_two();
    SavedMatch saved;
    bool has_more;
    profile_close(app.profile);
    app.profile = profile_open(scratch->folder, NULL);
    app_begin_match(&app, &plan);
    app.session.has_phones = true;
    app.session.phones = seat_bit(0);
    Action legal[LEGAL_COUNT_MAX];
    Seat seat = seats_first(match_actors(&app.session.match));
    assert_true(match_legal(&app.session.match, seat, legal, LEGAL_COUNT_MAX) > 0);
    assert_true(match_act(&app.session.match, seat, legal[0]));
    app_keep_match(&app);
    app_drop_match(&app);
    app.banner[0] = '\0';
    assert_true(app_find_unfinished(&app, &saved, &has_more));
    assert_true(app_resume_match(&app, &saved));
    scene_change(&app.scenes);
    assert_ptr_not_equal(scene_top(&app.scenes)->kind, shared_scenes.phones);
    assert_null(app.phones);
    assert_string_equal(app.banner, said[0].words);
    assert_int_equal(app.session.match.position, 1);
    assert_false(app.session.has_phones);
    scene_switch(&app.scenes, shared_scenes.menu);
    scene_change(&app.scenes);
    app_drop_match(&app);
    profile_close(app.profile);
    app.profile = profile_open(NULL, NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(seats_say_it_in_place_of_the_choice),
        cmocka_unit_test(whoever_asks_is_told_and_nothing_changes),
        cmocka_unit_test_setup_teardown(such_a_match_goes_on_at_the_screen, scratch_begin,
                                        scratch_end),
    };
    return cmocka_run_group_tests(tests, open_app, close_app);
}
