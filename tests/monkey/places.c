/* Matches are made of random actions from fixed numbers. */
#include "places.h"
#include "app_match.h"
#include "asking.h"
#include "course.h"
#include "ui/loop.h"

#include "../layout/scenes_own.h"
#include "base/assert.h"
#include "base/limits.h"
#include "errand.h"

#define ACTIONS_SOME 9
#define ACTIONS_MANY 40
#define ACTIONS_MOST 400 /* until somebody is asked */

static bool go_to(App *app, const SceneKind *kind)
{
    scene_switch(&app->scenes, kind);
    return true;
}

static bool lie_over_menu(App *app, const SceneKind *kind)
{
    go_to(app, shared_scenes.menu);
    scene_push(&app->scenes, kind);
    return true;
}

#define SHARED(name, kind)                                                                         \
    static bool at_##name(App *app, const Game *game)                                              \
    {                                                                                              \
        (void)game;                                                                                \
        return kind;                                                                               \
    }

SHARED(first_run, go_to(app, shared_scenes.first_run))
SHARED(menu, go_to(app, shared_scenes.menu))
SHARED(backup, go_to(app, shared_scenes.backup))
SHARED(crash, go_to(app, shared_scenes.crash))
SHARED(learn, lie_over_menu(app, shared_scenes.learn))
SHARED(settings, lie_over_menu(app, shared_scenes.settings))
SHARED(about, lie_over_menu(app, shared_scenes.about))
SHARED(people, lie_over_menu(app, shared_scenes.people))
SHARED(statistics, lie_over_menu(app, shared_scenes.statistics))
SHARED(finished, lie_over_menu(app, shared_scenes.finished))
SHARED(unfinished, lie_over_menu(app, shared_scenes.unfinished))
SHARED(keys, lie_over_menu(app, shared_scenes.keys))
SHARED(listening, lie_over_menu(app, shared_scenes.listening))
SHARED(bindings, lie_over_menu(app, shared_scenes.bindings))
SHARED(access, lie_over_menu(app, shared_scenes.access))
SHARED(replace, lie_over_menu(app, shared_scenes.replace))

/* The last ones, so that there is something to be listed. */
const Place shared_places[] = {
    {"menu", at_menu},           {"learn", at_learn},         {"settings", at_settings},
    {"about", at_about},         {"people", at_people},       {"statistics", at_statistics},
    {"finished", at_finished},   {"backup", at_backup},       {"unfinished", at_unfinished},
    {"keys", at_keys},           {"listening", at_listening}, {"bindings", at_bindings},
    {"access", at_access},       {"replace", at_replace},     {"crash", at_crash},
    {"first-run", at_first_run},
};
const size_t shared_place_count = COUNT_OF(shared_places);

static bool at_seats(App *app, const Game *game)
{
    go_to(app, shared_scenes.menu);
    scene_push_seats(&app->scenes, (SeatsArgs){game, .in_detail = false});
    return true;
}

static bool at_form(App *app, const Game *game)
{
    go_to(app, shared_scenes.menu);
    scene_push_seats(&app->scenes, (SeatsArgs){game, .in_detail = true});
    return true;
}

static bool at_rules(App *app, const Game *game)
{
    go_to(app, shared_scenes.menu);
    scene_push_rules(&app->scenes, game);
    return true;
}

static bool at_card(App *app, const Game *game)
{
    CardArgs args = {.game = game, .count = 3, .at = 1};
    for (unsigned i = 0; i < args.count; i++) {
        args.cards[i] = (Card)(i * (game->names.card_count - 1u) / 2);
    }
    go_to(app, shared_scenes.menu);
    scene_push_card(&app->scenes, &args);
    return true;
}

static bool at_puzzles(App *app, const Game *game)
{
    if (game_ui_of(game)->puzzles) {
        scene_switch_puzzles(&app->scenes, game);
    }
    return game_ui_of(game)->puzzles != NULL;
}

static bool at_puzzle(App *app, const Game *game)
{
    if (game_ui_of(game)->puzzles) {
        app_begin_puzzle(app, game, 0);
    }
    return game_ui_of(game)->puzzles != NULL;
}

static bool at_lesson(App *app, const Game *game)
{
    if (game_ui_of(game)->lesson) {
        app_begin_chapter(app, game, 0);
    }
    return game_ui_of(game)->lesson != NULL;
}

static bool at_campaign(App *app, const Game *game)
{
    const CampaignUi *campaign = game_ui_of(game)->campaign;
    return campaign && lie_over_menu(app, campaign->scene);
}

static bool at_aside(App *app, const Game *game)
{
    const SceneKind *scene = game_ui_of(game)->aside.scene;
    return scene && lie_over_menu(app, scene);
}

/* The first `people` seats are persons; the curtain is open. */
static Play *begin(App *app, const Game *game, uint8_t seats, uint8_t people)
{
    MatchPlan plan =
        plan_initial(game, (uint8_t)min_int(max_int(seats, game->seats_min), game->seats_max));
    plan.setup.seed = 7;
    scenes_own_options(game, &plan.setup);
    for (Seat seat = 0; seat < plan.setup.seats; seat++) {
        plan.kinds[seat] = seat < people ? SEAT_PERSON : SEAT_EASY;
    }
    app_begin_match(app, &plan);
    scene_change(&app->scenes);
    Play *play = app->scenes.scenes[0].data;
    if (scene_top(&app->scenes)->kind == shared_scenes.curtain) {
        handover_answer(&app->scenes, (ScreenAnswer){.seat = play->viewer});
        scene_change(&app->scenes);
    }
    scene_settle(&app->scenes);
    return play;
}

static bool at_alone(App *app, const Game *game)
{
    if (game->seats_min == 1) {
        begin(app, game, 1, 1);
    }
    return game->seats_min == 1;
}

static bool at_table(App *app, const Game *game)
{
    begin(app, game, 2, 1);
    return true;
}

static bool at_curtain(App *app, const Game *game)
{
    Play *play = begin(app, game, 3, SEAT_LIMIT);
    Rng rng = rng_seeded(2);
    walk_advance(play, &rng, ACTIONS_SOME);
    play_hand_over(play, play->viewer);
    return true;
}

static bool at_middle(App *app, const Game *game)
{
    Rng rng = rng_seeded(3);
    return walk_advance(begin(app, game, 3, SEAT_LIMIT), &rng, ACTIONS_SOME);
}

static bool at_late(App *app, const Game *game)
{
    Rng rng = rng_seeded(4);
    return walk_advance(begin(app, game, 2, SEAT_LIMIT), &rng, ACTIONS_MANY);
}

static bool at_question(App *app, const Game *game)
{
    Rng rng = rng_seeded(3);
    Play *play = begin(app, game, 3, SEAT_LIMIT);
    const Match *match = play_match(play);
    Action legal[LEGAL_COUNT_MAX];
    for (int i = 0; i < ACTIONS_MOST && !match_is_over(match); i++) {
        Seat asked = seats_first(match_actors(match));
        if (asked != play->viewer && play_ask_blind(play, asked)) {
            return true;
        }
        size_t count = match_legal(match, asked, legal, LEGAL_COUNT_MAX);
        match_act(&app->session.match, asked, legal[rng_below(&rng, (uint32_t)count)]);
        play_show_now(play);
    }
    return false;
}

static void play_to_the_end(App *app, const Game *game, uint8_t seats)
{
    Rng rng = rng_seeded(5);
    Play *play = begin(app, game, seats, seats);
    while (walk_advance(play, &rng, ACTIONS_MOST)) {
    }
    app_keep_match(app);
}

static bool at_ending(App *app, const Game *game)
{
    if (game_ui_of(game)->ending) {
        play_to_the_end(app, game, 3);
        go_to(app, game_ui_of(game)->ending);
    }
    return game_ui_of(game)->ending != NULL;
}

static bool at_result(App *app, const Game *game)
{
    play_to_the_end(app, game, 1);
    return go_to(app, shared_scenes.result);
}

static bool lie_over_result(App *app, const Game *game, const SceneKind *kind)
{
    at_result(app, game);
    scene_push(&app->scenes, kind);
    return true;
}

static bool at_solution(App *app, const Game *game)
{
    const SceneKind *scene = game_ui_of(game)->solution.scene;
    return scene && lie_over_result(app, game, scene);
}

static bool at_replay(App *app, const Game *game)
{
    return lie_over_result(app, game, shared_scenes.replay);
}

static bool at_share(App *app, const Game *game)
{
    return lie_over_result(app, game, shared_scenes.share);
}

static bool at_challenge(App *app, const Game *game)
{
    at_result(app, game);
    const MatchPlan *plan = &app->session.plan;
    Challenge challenge = {.game = game, .setup = plan->setup};
    memcpy(challenge.kinds, plan->kinds, sizeof challenge.kinds);
    challenge.standing = challenge_standing(plan, &app->session.match);
    if (challenge.standing > 0) {
        scene_push_challenge(&app->scenes, &challenge);
    }
    return challenge.standing > 0;
}

const Place game_places[] = {
    {"seats", at_seats},   {"form", at_form},         {"rules", at_rules},
    {"card", at_card},     {"puzzles", at_puzzles},   {"puzzle", at_puzzle},
    {"lesson", at_lesson}, {"campaign", at_campaign}, {"aside", at_aside},
    {"alone", at_alone},   {"table", at_table},       {"curtain", at_curtain},
    {"middle", at_middle}, {"late", at_late},         {"question", at_question},
    {"ending", at_ending}, {"result", at_result},     {"solution", at_solution},
    {"replay", at_replay}, {"share", at_share},       {"challenge", at_challenge},
};
const size_t game_place_count = COUNT_OF(game_places);

bool place_reach(App *app, const Place *place, const Game *game)
{
    while (errand_is_busy(app)) {
        errand_check(app);
    }
    scene_change(&app->scenes);
    ui_flush_input(app->ui);
    bool is_there = place->reach(app, game);
    scene_change(&app->scenes);
    app->banner[0] = '\0';
    app->opening.kind = PROBLEM_NONE;
    scene_settle(&app->scenes);
    return is_there;
}
