/* Shows the scenes through the app's own stack, as the program does; only what a person would do in
 * between is done by hand. */
#include "scenes.h"

#include "app.h"
#include "base/assert.h"
#include "core/rng.h"
#include "games/clash_campaign.h"
#include "games/direnjie.h"
#include "games/regicide.h"
#include "games/regicide_campaign.h"
#include "games/registry.h"
#include "notebook.h"
#include "play.h"
#include "progress.h"
#include "regicide_ui.h"
#include "replay.h"
#include "result_facts.h"
#include "storage/campaign.h"
#include "talk.h"

#include <stdio.h>
#include <stdlib.h>

#define NAME_BYTES 64

typedef struct Walk {
    App *app;
    const Visitor *visitor;
} Walk;

void scenes_open(App *app, Options *options, int width, int height)
{
    static const char *const places[] = {"HOME", "XDG_DATA_HOME", "APPDATA"};
    char problem[BANNER_BYTES];
    for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
        unsetenv(places[i]);
    }
    *options = (Options){.has_language = true,
                         .has_speed = true,
                         .speed = SPEED_SLOW,
                         .width = width,
                         .height = height,
                         .silent = true,
                         .renderer = RENDERER_SOFTWARE};
    *app = (App){.options = options, .data_folder = MEJA_BUILD_DATA};
    catalogue_init(&app->catalogue);
    if (!app_open(app, problem, sizeof problem)) {
        fprintf(stderr, "%s\n", problem);
        exit(1);
    }
}

void scenes_set(App *app, Language language, int text_percent)
{
    app->settings.text_percent = text_percent;
    app_set_language(app, language);
    app->banner[0] = '\0';
}

/* Shows what lies on top; what it asks for then is not done. */
static void show(const Walk *walk, const char *kind, const char *game, int seats)
{
    char name[NAME_BYTES];
    Text text = text_in(name, sizeof name);
    text_append(&text, kind);
    if (game) {
        text_append(&text, ".");
        text_append(&text, game);
    }
    if (seats > 0) {
        text_append(&text, ".");
        text_append_number(&text, seats);
    }
    scene_settle(&walk->app->scenes);
    walk->visitor->visit(walk->app, name, walk->visitor->context);
    walk->app->scenes.wish_count = 0;
}

static void go_to(const Walk *walk, const SceneKind *kind)
{
    scene_switch(&walk->app->scenes, kind);
    scene_change(&walk->app->scenes);
}

/* Of the shared scenes only these two are about a game that is not the match's. */
static void go_to_with(const Walk *walk, const SceneKind *kind, const Game *game)
{
    SceneStack *scenes = &walk->app->scenes;
    if (kind == shared_scenes.seats) {
        scene_switch_seats(scenes, game);
    } else if (kind == shared_scenes.rules) {
        scene_push_rules(scenes, game);
    } else {
        scene_switch(scenes, kind);
    }
    scene_change(scenes);
}

static void show_scene(const Walk *walk, const SceneKind *kind, const Game *game)
{
    go_to_with(walk, kind, game);
    show(walk, kind->id, game ? game->id : NULL, 0);
}

static MatchPlan plan_of(const Game *game, uint8_t seats)
{
    static const char *const names[] = {"Александра", "王小明",   "Maximilian",
                                        "",           "Nur Aini", "Ольга"};
    MatchPlan plan = plan_initial(game, seats);
    plan.setup.seed = 7;
    for (Seat seat = 0; seat < seats; seat++) {
        Text name = text_in(plan.names[seat], sizeof plan.names[seat]);
        text_append(&name, names[seat]);
    }
    return plan;
}

static void leave_top(SceneStack *scenes, ScreenAnswer answer)
{
    handover_answer(scenes, answer);
    scene_change(scenes);
}

/* A table at its first decision, without the curtain. */
static Play *begin(const Walk *walk, const MatchPlan *plan)
{
    SceneStack *scenes = &walk->app->scenes;
    app_begin_match(walk->app, plan);
    scene_change(scenes);
    if (scene_top(scenes)->kind == shared_scenes.curtain) {
        show(walk, "curtain", plan->game->id, plan->setup.seats);
        ScreenAnswer first = {.seat = ((Play *)scenes->scenes[0].data)->viewer};
        handover_draw_curtain(scenes, (CurtainArgs){first.seat, 0, false});
        scene_change(scenes);
        show(walk, "curtain-undo", plan->game->id, plan->setup.seats);
        leave_top(scenes, first);
        leave_top(scenes, first);
    }
    scene_settle(scenes);
    return scene_top(scenes)->data;
}

/* So many random actions on; false when the game is over. */
static bool advance(Play *play, Rng *rng, int actions)
{
    Session *session = &play->app->session;
    Action legal[LEGAL_COUNT_MAX];
    for (int i = 0; i < actions && !match_is_over(&session->match); i++) {
        Seat seat = seats_first(match_actors(&session->match));
        size_t count = match_legal(&session->match, seat, legal, LEGAL_COUNT_MAX);
        ASSERT(count > 0);
        match_act(&session->match, seat, legal[rng_below(rng, (uint32_t)count)]);
    }
    Seat actor = session_actor(session, play->viewer);
    play->viewer = actor == SEAT_NONE ? play->viewer : actor;
    play_log_reword(play);
    play_show_now(play);
    return actor != SEAT_NONE;
}

static void press(Play *play, uint32_t character)
{
    scene_key(&play->app->scenes, (KeyPress){.key = KEY_CHARACTER, .character = character});
}

/* Both pages of the notebook, the grid with a cell in pencil. */
static void show_notebook(const Walk *walk, Play *play, int number)
{
    const char *game = play->app->session.match.game->id;
    press(play, 'n');
    show(walk, "notebook", game, number);
    press(play, 'd');
    show(walk, "notebook-cell", game, number);
    notebook_of(play)->shows_asks = true;
    show(walk, "notebook-asks", game, number);
    notebook_of(play)->shows_asks = false;
    play_panel_close(play);
}

/* A hint of two lines with the longest reason. */
static void show_hint(const Walk *walk, Play *play, int number)
{
    Action legal[LEGAL_COUNT_MAX];
    Match *match = &play->app->session.match;
    size_t count = match_legal(match, play->viewer, legal, LEGAL_COUNT_MAX);
    Advice advice = {.best = legal[0],
                     .second = legal[count - 1],
                     .chance = 1000,
                     .second_chance = 990,
                     .aim = match->setup.seats == 1 ? REGICIDE_SILVER : 0};
    advice.reason = message_of("Best play by your opponent wins; this leaves the most room for a "
                               "mistake.");
    play_word_hint(play, &advice);
    show(walk, "hint", match->game->id, number);
    advice.chance = advice.second_chance = 0;
    play->notice[0] = '\0';
    play_word_hint(play, &advice);
    show(walk, "hint-faint", match->game->id, number);
    play->notice[0] = '\0';
}

/* The table as it lies, with cards picked, and with its panels. */
static void show_table(const Walk *walk, Play *play, int moment)
{
    const Setup *setup = &play->app->session.match.setup;
    const char *game = play->app->session.match.game->id;
    int number = setup->seats * 100 + moment;
    show(walk, "table", game, number);
    press(play, '1');
    show(walk, "picked", game, number);
    press(play, '2');
    show(walk, "picked-2", game, number);
    scene_key(&play->app->scenes, (KeyPress){.key = KEY_ESCAPE});
    play->has_log = true;
    show(walk, "log", game, number);
    play->has_log = false;
    if (play_has_panel(play)) {
        show_notebook(walk, play, number);
    }
    show_hint(walk, play, number);
    play->overlay = OVERLAY_PAUSE;
    show(walk, "pause", game, number);
    play->overlay = OVERLAY_NONE;
}

/* In the middle of the match with the log, with all hands open, and without the log. */
static void show_replay(const Walk *walk)
{
    const Setup *setup = &walk->app->session.match.setup;
    const char *game = walk->app->session.match.game->id;
    go_to(walk, shared_scenes.replay);
    Replay *replay = scene_top(&walk->app->scenes)->data;
    replay->has_log = true;
    replay_go(replay, replay_length(replay) / 2);
    show(walk, "replay", game, setup->seats);
    replay_look(replay, SEAT_NONE);
    replay->has_log = false;
    show(walk, "replay-open", game, setup->seats);
}

/* The public question to whoever is asked for a card. */
static void show_question(const Walk *walk, Play *play)
{
    SceneStack *scenes = &walk->app->scenes;
    Seat actor = seats_first(match_actors(&play->app->session.match));
    if (!play_ask_blind(play, actor)) {
        return;
    }
    scene_change(scenes);
    show(walk, "question", direnjie_game.id, play->app->session.match.setup.seats);
    play_watch(play);
    scene_pop(scenes);
    scene_change(scenes);
}

static bool is_naming(const Session *session, Seat actor)
{
    RegicideView view;
    match_view(&session->match, 0, &view);
    return view.table.phase == REGICIDE_NAMING && seats_have(match_actors(&session->match), actor);
}

/* A match in which a computer at seat 1 has played a jester. */
static Play *begin_naming(const Walk *walk)
{
    Rng rng = rng_seeded(4);
    MatchPlan plan = plan_of(&regicide_game, 4);
    plan.kinds[1] = plan.kinds[2] = plan.kinds[3] = SEAT_EASY;
    for (;; plan.setup.seed++) {
        Play *play = begin(walk, &plan);
        while (advance(play, &rng, 1)) {
            if (is_naming(&walk->app->session, 1)) {
                return play;
            }
        }
        app_drop_match(walk->app);
    }
}

/* After that jester, with what the others have said. */
static void show_talk(const Walk *walk)
{
    Play *play = begin_naming(walk);
    play->viewer = 0;
    play_watch(play);
    play_show_now(play);
    *talk_of(play) = (Talk){.position = walk->app->session.match.position, .asked = SEAT_NONE};
    talk_say(play, 2, WISH_GO);
    talk_say(play, 3, WISH_NOT);
    ASSERT(play_waits_for_words(play));
    show(walk, "talk", regicide_game.id, 4);
    app_drop_match(walk->app);
}

/* Each phase of Di Renjie once, as far as random play comes to it. */
static void show_phases(const Walk *walk, Play *play, Rng *rng)
{
    unsigned shown = 1u << DIRENJIE_ASKING;
    DirenjieView view;
    do {
        match_view(&play->app->session.match, play->viewer, &view);
        if (shown >> view.table.phase & 1) {
            continue;
        }
        shown |= 1u << view.table.phase;
        show_table(walk, play, 10 + view.table.phase);
        show_question(walk, play);
    } while (advance(play, rng, 1));
}

static void show_match(const Walk *walk, const Game *game, uint8_t seats)
{
    int moments = walk->visitor->thorough ? 5 : 3;
    Rng rng = rng_seeded(seats);
    MatchPlan plan = plan_of(game, seats);
    Play *play = begin(walk, &plan);
    show_table(walk, play, 0);
    for (int moment = 1; moment < moments && advance(play, &rng, 1 + moment); moment++) {
        show_table(walk, play, moment);
    }
    if (game == &direnjie_game) {
        show_phases(walk, play, &rng);
    }
    while (advance(play, &rng, 100)) {
    }
    show(walk, "end", game->id, seats);
    app_keep_match(walk->app);
    if (game_ui_of(game)->ending) {
        show_scene(walk, game_ui_of(game)->ending, game);
    }
    show_scene(walk, shared_scenes.result, game);
    show_replay(walk);
    show_scene(walk, shared_scenes.share, game);
    if (game_ui_of(game)->solution.scene && seats == 1) {
        show_scene(walk, game_ui_of(game)->solution.scene, NULL);
    }
    app_drop_match(walk->app);
}

static void show_game(const Walk *walk, const Game *game)
{
    show_scene(walk, shared_scenes.seats, game);
    show_scene(walk, shared_scenes.rules, game);
    int step = walk->visitor->thorough ? 1 : game->seats_max - game->seats_min;
    for (int seats = game->seats_min; seats <= game->seats_max; seats += step > 0 ? step : 1) {
        show_match(walk, game, (uint8_t)seats);
    }
}

/* A map with every kind of medal, of which the fifth stage is due. */
static void show_campaign(const Walk *walk)
{
    CampaignDeal reached[] = {{"", MEDAL_GOLD, MEDAL_GOLD},
                              {"", MEDAL_SILVER, MEDAL_NONE},
                              {"", MEDAL_BRONZE, MEDAL_GOLD},
                              {"", MEDAL_NONE, MEDAL_SILVER}};
    for (size_t i = 0; i < sizeof reached / sizeof *reached; i++) {
        Text seed = text_in(reached[i].deal, sizeof reached[i].deal);
        text_append_number(&seed, regicide_deals[i].seed);
        campaign_record(walk->app->profile, "regicide-deals", &reached[i], NULL);
    }
    show_scene(walk, &scene_campaign, NULL);
    campaign_reset(walk->app->profile, "regicide-deals", NULL);
}

/* Towers of every height, of which one was climbed with help. */
static void show_ladder(const Walk *walk)
{
    static const CampaignDeal reached[] = {{"1.0", 3, 0}, {"1.1", 3, 3}, {"2.0", 0, 3},
                                           {"3.4", 0, 0}, {"4.5", 3, 0}, {"draft.2", 3, 0}};
    for (size_t i = 0; i < sizeof reached / sizeof *reached; i++) {
        campaign_record(walk->app->profile, "clash", &reached[i], NULL);
    }
    show_scene(walk, game_ui_of(&clash_game)->campaign->scene, NULL);
    campaign_reset(walk->app->profile, "clash", NULL);
}

/* A finished game of the first person against a computer, or together with it. */
static void keep_finished(App *app, const Game *game, SeatKind level, uint64_t seed, Rng *rng)
{
    Session session;
    Problem problem;
    MatchPlan plan = plan_of(game, 2);
    plan.setup.seed = seed;
    plan.kinds[1] = level;
    plan.people[0] = app->roster.people[0].id;
    session_start(&session, &plan);
    session_keep(&session, app->profile, &problem);
    while (!match_is_over(&session.match)) {
        Action legal[LEGAL_COUNT_MAX];
        Seat seat = seats_first(match_actors(&session.match));
        size_t count = match_legal(&session.match, seat, legal, LEGAL_COUNT_MAX);
        match_act(&session.match, seat, legal[rng_below(rng, (uint32_t)count)]);
    }
    SavedResult result = result_facts(&session);
    profile_match_keep_async(app->profile, session.id, &session.match, false, &result);
    profile_wait(app->profile, &problem);
    session_release(&session);
}

/* Statistics of some games, and the people who played them. */
static void show_records(const Walk *walk)
{
    static const char *const names[] = {"Александра", "王小明", "Maximilian"};
    App *app = walk->app;
    Problem problem;
    show_scene(walk, shared_scenes.statistics, NULL);
    show_scene(walk, shared_scenes.people, NULL);
    for (size_t i = 0; i < sizeof names / sizeof *names && app->roster.count <= i; i++) {
        Person person = roster_draft(&app->roster);
        Text name = text_in(person.name, sizeof person.name);
        text_append(&name, names[i]);
        roster_keep(&app->roster, app->profile, &person, &problem);
    }
    Rng rng = rng_seeded(5);
    for (int i = 0; i < 6; i++) {
        keep_finished(app, &regicide_game, (SeatKind)(SEAT_EASY + i % 3), (uint64_t)i, &rng);
    }
    go_to(walk, shared_scenes.statistics);
    show(walk, "statistics", NULL, 1);
    go_to(walk, shared_scenes.people);
    show(walk, "people", NULL, 1);
    scene_push_people(&app->scenes, (PeopleArgs){.picks = true});
    scene_change(&app->scenes);
    show(walk, "people", NULL, 2);
}

/* Before the first enemy, and in the middle of a game. */
static void show_companion(const Walk *walk)
{
    static const char *const kept[] = {"1;", "3;JC;8C;5D AS;", "4;JC;TC;"};
    for (size_t i = 0; i < sizeof kept / sizeof *kept; i++) {
        profile_set(walk->app->profile, "companion", kept[i], NULL);
        go_to(walk, &scene_companion);
        show(walk, "companion", NULL, (int)i + 1);
    }
}

/* One match of each game that was just begun. */
static void show_unfinished(const Walk *walk)
{
    for (size_t i = 0; games[i]; i++) {
        if (game_has_table(games[i])) {
            MatchPlan plan = plan_of(games[i], games[i]->seats_min);
            app_begin_match(walk->app, &plan);
            scene_change(&walk->app->scenes);
        }
    }
    show_scene(walk, shared_scenes.unfinished, NULL);
}

/* The seats screen with all that can be set for a game against the automaton. */
static void show_variables(const Walk *walk)
{
    Problem problem;
    MatchPlan plan =
        progress_plan((DealPlace){DEAL_STAGE, clash_stage(3, CLASH_LEVELS), &clash_game});
    settings_keep_plan(walk->app->profile, &plan, &problem);
    show_scene(walk, shared_scenes.seats, &clash_game);
}

void scenes_walk(App *app, const Visitor *visitor)
{
    const SceneKind *const kinds[] = {shared_scenes.first_run, shared_scenes.menu,
                                      shared_scenes.settings, shared_scenes.about};
    Walk walk = {app, visitor};
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        show_scene(&walk, kinds[i], NULL);
    }
    for (size_t i = 0; games[i]; i++) {
        if (game_has_table(games[i])) {
            show_game(&walk, games[i]);
        }
    }
    show_talk(&walk);
    show_campaign(&walk);
    show_ladder(&walk);
    show_variables(&walk);
    show_companion(&walk);
    show_scene(&walk, shared_scenes.finished, NULL);
    show_unfinished(&walk);
    show_records(&walk);
    show_scene(&walk, shared_scenes.backup, NULL);
    show_scene(&walk, shared_scenes.crash, NULL);
    show_scene(&walk, shared_scenes.replace, NULL);
}
