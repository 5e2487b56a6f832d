/* The large choices of the seats screen: each says who will sit there, each begins something else,
 * and none that cannot begin can be pressed. */
#include "opened.h"

#include "games/claim.h"
#include "run.h"
#include "scene_args.h"
#include "seats.h"
#include "settings.h"
#include "testing.h"

#include <string.h>

#include <SDL.h>

static const Element *find(const char *id)
{
    for (size_t i = 0; i < ui_element_count(app.ui); i++) {
        const Element *element = ui_element_at(app.ui, i);
        if (strcmp(element->id, id) == 0) {
            return element;
        }
    }
    return NULL;
}

static const char *line_of(const char *id)
{
    const Element *element = find(id);
    assert_non_null(element);
    return element->name;
}

/* The large choices after this was set up. */
static void show(const MatchPlan *plan)
{
    Problem problem;
    SDL_Event quit = {.type = SDL_QUIT};
    assert_true(settings_keep_plan(app.profile, plan, &problem));
    scene_switch(&app.scenes, shared_scenes.menu);
    scene_change(&app.scenes);
    scene_push_seats(&app.scenes, (SeatsArgs){plan->game, .in_detail = false});
    SDL_PushEvent(&quit);
    app_run(&app);
    assert_string_equal(scene_top(&app.scenes)->kind->id, "seats");
}

static MatchPlan plan_of(const Game *game)
{
    MatchPlan plan = plan_initial(game, 2);
    strcpy(plan.names[0], "Ayu");
    return plan;
}

/* Two people sit around the screen as it is, and against an easy computer as last time. */
static void no_choice_stands_there_twice(void **unused)
{
    MatchPlan plan = plan_of(&claim_game);
    show(&plan);
    assert_null(find("button.start"));
    assert_string_equal(line_of("seats.way.screen.line"), "Ayu, Player 2");
    plan.kinds[1] = SEAT_HARD;
    show(&plan);
    assert_null(find("button.start"));
    plan.kinds[0] = SEAT_HARD;
    show(&plan);
    assert_non_null(find("button.start"));
}

/* A person in the second seat: no large choice seats them so. */
static void what_was_set_up_is_named(void **unused)
{
    MatchPlan plan = plan_of(&claim_game);
    plan.names[0][0] = '\0';
    strcpy(plan.names[1], "Boris");
    plan.kinds[0] = SEAT_EASY;
    show(&plan);
    assert_string_equal(line_of("button.start.line"), "Computer, Boris");
    assert_string_equal(line_of("seats.way.screen.line"), "Player 1, Boris");
}

/* The typed number is too large for any of them. */
static void a_choice_says_why_it_cannot_begin(void **unused)
{
    MatchPlan plan = plan_of(&claim_game);
    show(&plan);
    assert_null(find("seats.way.alone")->reason);
    Seats *seats = app.scenes.scenes[app.scenes.depth - 1].data;
    strcpy(seats->deal, "9999999999999999999");
    SDL_Event quit = {.type = SDL_QUIT};
    SDL_PushEvent(&quit);
    app_run(&app);
    assert_string_equal(find("seats.way.alone")->reason, "The deal number is too large.");
    assert_string_equal(find("seats.way.screen")->reason, "The deal number is too large.");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(no_choice_stands_there_twice),
        cmocka_unit_test(what_was_set_up_is_named),
        cmocka_unit_test(a_choice_says_why_it_cannot_begin),
    };
    opened_options.width = 1280, opened_options.height = 720; /* all of them in sight */
    return cmocka_run_group_tests(tests, open_app, close_app);
}
