/* A case of Di Renjie from its place on the map to its medal there: it is chosen, begun, played by
 * the line that proves it, shown, and kept. */
#include "app_match.h"
#include "opened.h"

#include "../monkey/steer.h"
#include "games/direnjie_cases.h"
#include "scene.h"
#include "stored_lines.h"
#include "testing.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define WAITS 400

static const char *scene_id(void)
{
    return scene_top(&app.scenes)->kind->id;
}

/* The line of the first secret, which has the own actions alone. */
static void play_line(Match *match)
{
    StoredLine line;
    stored_lines_first(LINES, &line);
    assert_int_equal(line.seed, match->setup.seed);
    while (!match_is_over(match)) {
        Seat seat = actor_of(match);
        unsigned level = seat == 0 ? 0 : direnjie_suspect_level(direnjie_case_suspect(0, seat));
        Action action = seat == 0 ? stored_action(&line, &direnjie_game)
                                  : choice_at_table(match, seat, (BotLevel)level, 0);
        assert_true(match_act(match, seat, action));
    }
}

static const char *value_of(const char *id)
{
    const Stored *found = steer_find(&app, id);
    assert_non_null(found);
    return found->element.value;
}

static void from_the_map_to_its_medal(void **unused)
{
    scene_switch(&app.scenes, game_ui_of(&direnjie_game)->campaign->scene);
    scene_change(&app.scenes);
    assert_string_equal(value_of("cases.case.1"), "Not played yet");
    assert_true(steer_click_on(&app, "cases.case.1"));
    assert_true(steer_click_on(&app, "button.start"));
    assert_string_equal(scene_id(), "table");
    play_line(&app.session.match);
    app_keep_match(&app); /* as the table does after each action */
    for (int i = 0; i < WAITS && strcmp(scene_id(), "result") != 0; i++) {
        steer_settle(&app);
        steer_key(SDLK_RETURN, 0);
    }
    assert_string_equal(scene_id(), "result");
    assert_non_null(strstr(steer_find(&app, "text.medal")->element.name, "Gold"));
    assert_true(steer_click_on(&app, "button.campaign"));
    assert_string_equal(scene_id(), "cases");
    assert_string_equal(value_of("cases.case.1"), "Best result: Gold medal");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(from_the_map_to_its_medal),
    };
    return cmocka_run_group_tests(tests, open_app, close_app);
}
