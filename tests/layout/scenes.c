/* Shows the scenes through the app's own stack, as the program does; only what a person would do in
 * between is done by hand. */
#include "app_commands.h"
#include "app_match.h"
#include "around.h"
#include "binder.h"
#include "course.h"
#include "help.h"
#include "scenes_own.h"
#include "side.h"
#include "tables/table_commands.h"
#include "ui/loop.h"

#include "base/assert.h"
#include "base/limits.h"
#include "coach_words.h"
#include "core/rng.h"
#include "games/registry.h"
#include "loop.h"
#include "replay.h"
#include "ui_state.h"

#include <stdio.h>
#include <stdlib.h>

#define NAME_BYTES  64
#define STEP_MS     50  /* the longest that a frame counts for */
#define MOVING_MOST 240 /* frames */
#define MOVING_STEP 12  /* of which one in so many is shown */
#define MOVING_FROM 3   /* actions */
#define LONG_AGO_MS 10000

void scenes_open(App *app, Options *options, int width, int height)
{
    static const char *const places[] = {"HOME", "XDG_DATA_HOME", "APPDATA"};
    char problem[BANNER_BYTES];
    for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
        unsetenv(places[i]);
    }
    setenv("MEJA_FILE_DIALOG", "none", 1); /* none of this desktop opens */
    *options = (Options){.has_language = true,
                         .has_speed = true,
                         .speed = SPEED_SLOW,
                         .width = width,
                         .height = height,
                         .silent = true,
                         .speech_file = "/dev/null", /* nothing is said aloud */
                         .renderer = RENDERER_SOFTWARE};
    *app = (App){.options = options, .data_folder = MEJA_BUILD_DATA};
    catalogue_init(&app->catalogue);
    if (!app_open(app, problem, sizeof problem)) {
        fprintf(stderr, "%s\n", problem);
        exit(1);
    }
    profile_set_number(app->profile, "direnjie.notebook", 0, &(Problem){0}); /* closed at first */
}

void scenes_set(App *app, Language language, int text_percent)
{
    app->settings.text_percent = text_percent;
    app_set_language(app, language);
    app->banner[0] = '\0';
    app->opening.kind = PROBLEM_NONE; /* that nothing is kept */
}

static void visit(const Walk *walk, const char *kind, const char *game, int seats)
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
    walk->visitor->visit(walk->app, name, walk->visitor->context);
    walk->app->scenes.wish_count = 0;
}

void walk_show(const Walk *walk, const char *kind, const char *game, int seats)
{
    scene_settle(&walk->app->scenes);
    visit(walk, kind, game, seats);
}

void walk_go_to(const Walk *walk, const SceneKind *kind)
{
    scene_switch(&walk->app->scenes, kind);
    scene_change(&walk->app->scenes);
}

/* Of the shared scenes only these two are about a game that is not the match's. */
static void go_to_with(const Walk *walk, const SceneKind *kind, const Game *game)
{
    SceneStack *scenes = &walk->app->scenes;
    if (kind == shared_scenes.seats) {
        scene_push_seats(scenes, (SeatsArgs){game, .in_detail = false});
    } else if (kind == shared_scenes.rules) {
        scene_push_rules(scenes, game);
    } else {
        scene_switch(scenes, kind);
    }
    scene_change(scenes);
}

void walk_show_scene(const Walk *walk, const SceneKind *kind, const Game *game)
{
    go_to_with(walk, kind, game);
    walk_show(walk, kind->id, game ? game->id : NULL, 0);
}

MatchPlan walk_plan_of(const Game *game, uint8_t seats)
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

Play *walk_begin(const Walk *walk, const MatchPlan *plan)
{
    SceneStack *scenes = &walk->app->scenes;
    app_begin_match(walk->app, plan);
    scene_change(scenes);
    if (scene_top(scenes)->kind == shared_scenes.curtain) {
        walk_show(walk, "curtain", plan->game->id, plan->setup.seats);
        ScreenAnswer first = {.seat = ((Play *)scenes->scenes[0].data)->viewer};
        handover_draw_curtain(scenes, (CurtainArgs){.seat = first.seat});
        scene_change(scenes);
        walk_show(walk, "curtain-undo", plan->game->id, plan->setup.seats);
        leave_top(scenes, first);
        leave_top(scenes, first);
    }
    scene_settle(scenes);
    return scene_top(scenes)->data;
}

bool walk_advance(Play *play, Rng *rng, int actions)
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

void walk_press(Play *play, const Command *command)
{
    scene_key(&play->app->scenes, press_of(command));
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
                     .aim = match->setup.seats == 1 ? play->ui->hint_aim : 0};
    advice.reason =
        message_of("With perfect play your opponent wins; this leaves the most room for a "
                   "mistake.");
    play_word_hint(play, &advice);
    walk_show(walk, "hint", match->game->id, number);
    advice.chance = advice.second_chance = 0;
    play->notice[0] = '\0';
    play_word_hint(play, &advice);
    walk_show(walk, "hint-faint", match->game->id, number);
    play->notice[0] = '\0';
}

/* What the coach says in full of a choice, as long as it gets. */
static void show_remark(const Walk *walk, Play *play, int number)
{
    Match *match = &play->app->session.match;
    if (match->position == 0) {
        return;
    }
    const Played *last = buffer_at(&match->played, match->position - 1);
    walk->app->settings.coach = COACH_FULL;
    Judgement judgement = {.best = last->action,
                           .chosen = last->action,
                           .best_chance = 990,
                           .chosen_chance = 130,
                           .aim = match->setup.seats == 1 ? play->ui->hint_aim : 0,
                           .has_reason = true,
                           .reason = message_of("With perfect play your opponent wins; this "
                                                "leaves the most room for a mistake.")};
    Remark remark = {(uint32_t)match->position - 1, last->seat, judgement};
    Text words = text_in(play->coach.words, sizeof play->coach.words);
    text_append(&words, coach_remark_words(play->app, &remark));
    walk_show(walk, "remark", match->game->id, number);
    play->coach.words[0] = '\0';
    walk->app->settings.coach = COACH_OFF;
}

/* The last actions in motion, now and then, by a time of its own. */
static void show_moving(const Walk *walk, Play *play, int number)
{
    Match *match = &play->app->session.match;
    PlayPhase phase = play->phase;
    if (walk->visitor->still) {
        return;
    }
    play->news_from = match->position - (size_t)min_int((int)match->position, MOVING_FROM);
    play_watch(play);
    play_replay_unseen(play);
    for (int frame = 1; frame < MOVING_MOST && scene_rest(&walk->app->scenes).is_moving; frame++) {
        walk->app->ui->frame_time = SDL_GetTicks64() - STEP_MS;
        play->rest_since_ms = ui_now_ms(walk->app->ui) - LONG_AGO_MS;
        app_lay_out(walk->app);
        if (frame % MOVING_STEP == 0) {
            visit(walk, "moving", match->game->id, number * 100 + frame / MOVING_STEP);
        }
    }
    play_show_now(play);
    play->phase = phase;
}

/* What stays in sight of the table while the screen is handed on. */
static void show_curtain(const Walk *walk, const Play *play, int number)
{
    SceneStack *scenes = &walk->app->scenes;
    const Session *session = &walk->app->session;
    if (!play->ui->is_shared || session_is_solo(session) || session->match.position == 0) {
        return;
    }
    handover_draw_curtain(scenes, (CurtainArgs){.seat = play->viewer});
    scene_change(scenes);
    walk_show(walk, "curtain-low", session->match.game->id, number);
    leave_top(scenes, (ScreenAnswer){.seat = play->viewer});
    play_show_now((Play *)scene_top(scenes)->data);
}

/* As if a pad of this kind had been used last; PAD_KINDS: none was. */
static void use_pad(const Walk *walk, PadKind kind)
{
    Pad *pad = &walk->app->ui->pad;
    pad->is_used = kind != PAD_KINDS;
    pad->kind = kind != PAD_KINDS ? kind : PAD_PLAIN;
}

void walk_show_table(const Walk *walk, Play *play, int moment)
{
    const Setup *setup = &play->app->session.match.setup;
    const char *game = play->app->session.match.game->id;
    int number = setup->seats * 100 + moment;
    walk_show(walk, "table", game, number);
    if (moment == 0) {
        use_pad(walk, PAD_SONY);
        walk_show(walk, "table-pad", game, number);
        use_pad(walk, PAD_KINDS);
    }
    walk_press(play, &table_command_picks[0]);
    walk_show(walk, "picked", game, number);
    walk_press(play, &table_command_picks[1]);
    walk_show(walk, "picked-2", game, number);
    scene_key(&play->app->scenes, press_of(&command_back));
    play->overlay = OVERLAY_NONE; /* which the Escape opens when there is nothing to let go of */
    play->has_log = true;
    walk_show(walk, "log", game, number);
    play->has_log = false;
    if (play_has_panel(play)) {
        scenes_own_panel(walk, play, number);
    }
    show_hint(walk, play, number);
    show_remark(walk, play, number);
    show_moving(walk, play, number);
    play_summary_toggle(play);
    if (play->overlay == OVERLAY_SUMMARY) {
        walk_show(walk, "summary", game, number);
    }
    play->overlay = OVERLAY_PAUSE;
    walk_show(walk, "pause", game, number);
    play->overlay = OVERLAY_NONE;
    show_curtain(walk, play, number);
}

/* In the middle of the match with the log, with all hands open, and without the log. */
static void show_replay(const Walk *walk)
{
    const Setup *setup = &walk->app->session.match.setup;
    const char *game = walk->app->session.match.game->id;
    walk_go_to(walk, shared_scenes.replay);
    Replay *replay = scene_top(&walk->app->scenes)->data;
    replay->has_log = true;
    replay_go(replay, replay_length(replay) / 2);
    walk_show(walk, "replay", game, setup->seats);
    replay_look(replay, SEAT_NONE);
    replay->has_log = false;
    walk_show(walk, "replay-open", game, setup->seats);
}

static void show_match(const Walk *walk, const Game *game, uint8_t seats)
{
    int moments = walk->visitor->thorough ? 5 : 3;
    Rng rng = rng_seeded(seats);
    MatchPlan plan = walk_plan_of(game, seats);
    scenes_own_options(game, &plan.setup);
    Play *play = walk_begin(walk, &plan);
    walk_show_table(walk, play, 0);
    for (int moment = 1; moment < moments && walk_advance(play, &rng, 1 + moment); moment++) {
        walk_show_table(walk, play, moment);
    }
    if (seats > 1) { /* alone nobody's hand is kept from anybody */
        scenes_public(walk, play);
    }
    scenes_own_moments(walk, play, &rng);
    while (walk_advance(play, &rng, 100)) {
    }
    walk_show(walk, "end", game->id, seats);
    app_keep_match(walk->app);
    if (game_ui_of(game)->ending) {
        walk_go_to(walk, game_ui_of(game)->ending);
        walk_show(walk, game_ui_of(game)->ending->id, game->id, seats);
    }
    walk_show_scene(walk, shared_scenes.result, game);
    if (seats > 1) {
        scenes_public_end(walk, game);
    }
    show_replay(walk);
    scenes_shared(walk, game);
    if (game_ui_of(game)->solution.scene && seats == 1) {
        walk_show_scene(walk, game_ui_of(game)->solution.scene, NULL);
    }
    app_drop_match(walk->app);
}

/* Its first card, its last one, and two in between. */
static void show_cards(const Walk *walk, const Game *game)
{
    CardArgs args = {.game = game, .count = 4};
    unsigned last = game->names.card_count - 1u;
    for (unsigned i = 0; i < args.count; i++) {
        args.cards[i] = (Card)(last * i / (args.count - 1u));
    }
    for (args.at = 0; args.at < args.count; args.at++) {
        scene_push_card(&walk->app->scenes, &args);
        scene_change(&walk->app->scenes);
        walk_show(walk, "card", game->id, args.at + 1);
        scene_pop(&walk->app->scenes);
        scene_change(&walk->app->scenes);
    }
}

static void show_game(const Walk *walk, const Game *game)
{
    show_cards(walk, game);
    scenes_own_lesson(walk, game);
    scenes_puzzles(walk, game);
    walk_show_scene(walk, shared_scenes.seats, game);
    scene_push_seats(&walk->app->scenes, (SeatsArgs){game, .in_detail = true});
    scene_change(&walk->app->scenes);
    walk_show(walk, "seats-form", game->id, 0);
    walk_show_scene(walk, shared_scenes.rules, game);
    if (game_ui_of(game)->aside.scene) {
        walk_show_scene(walk, game_ui_of(game)->aside.scene, game);
    }
    int step = walk->visitor->thorough ? 1 : game->seats_max - game->seats_min;
    for (int seats = game->seats_min; seats <= game->seats_max; seats += step > 0 ? step : 1) {
        show_match(walk, game, (uint8_t)seats);
    }
    scenes_own_beginnings(walk, game);
}

#define SETTINGS_PAGES 6

/* The first page has been shown. */
static void show_settings_pages(const Walk *walk)
{
    walk_go_to(walk, shared_scenes.settings);
    for (int page = 1; page < SETTINGS_PAGES; page++) {
        *(int *)scene_top(&walk->app->scenes)->data = page;
        walk_show(walk, "settings", NULL, page + 1);
    }
}

/* The other page, and each question over it: of what clashes the longest. */
static void show_bindings(const Walk *walk)
{
    walk_go_to(walk, shared_scenes.bindings);
    Binder *binder = scene_top(&walk->app->scenes)->data;
    int part = 2;
    for (Device page = DEVICES; page-- > 0;) {
        binder->page = page;
        walk_show(walk, "bindings", NULL, part++);
        binder->command = &table_command_memory;
        binding_listen(binder, binder->command);
        walk_show(walk, "bindings", NULL, part++);
        binder->change =
            keymap_change(walk->app->ui, binder->command, page, page == DEVICE_PAD ? "a" : "Enter");
        binder->step = BINDING_REFUSED;
        walk_show(walk, "bindings", NULL, part++);
        binder->change =
            keymap_change(walk->app->ui, &app_command_rules, page, page == DEVICE_PAD ? "x" : "W");
        binder->step = BINDING_CLASHES;
        walk_show(walk, "bindings", NULL, part++);
        binder->step = BINDING_ASKS;
        walk_show(walk, "bindings", NULL, part++);
        binding_let_go(binder);
    }
}

/* The pages that show buttons, with those of each kind of pad. */
static void show_pads(const Walk *walk)
{
    for (PadKind kind = 0; kind < PAD_KINDS; kind++) {
        use_pad(walk, kind);
        walk_go_to(walk, shared_scenes.bindings);
        walk_show(walk, "bindings-pad", NULL, (int)kind + 1);
        walk_go_to(walk, shared_scenes.keys);
        walk_show(walk, "keys-pad", NULL, (int)kind + 1);
    }
    use_pad(walk, PAD_KINDS);
}

static void show_front(const Walk *walk)
{
    const SceneKind *const kinds[] = {
        shared_scenes.first_run, shared_scenes.menu,      shared_scenes.learn,
        shared_scenes.keys,      shared_scenes.listening, shared_scenes.bindings,
        shared_scenes.access,    shared_scenes.settings,  shared_scenes.about};
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        walk_show_scene(walk, kinds[i], NULL);
    }
    show_settings_pages(walk);
    show_bindings(walk);
    show_pads(walk);
}

void scenes_walk(App *app, const Visitor *visitor)
{
    Walk walk = {app, visitor};
    show_front(&walk);
    for (size_t i = 0; games[i]; i++) {
        if (game_has_table(games[i])) {
            show_game(&walk, games[i]);
        }
    }
    scenes_own(&walk);
    scenes_kept(&walk, games[0]);
}

void scenes_walk_game(App *app, const Visitor *visitor, const Game *game)
{
    Walk walk = {app, visitor};
    show_front(&walk);
    show_game(&walk, game);
    scenes_kept(&walk, game);
}

bool scene_is_covered(const char *name)
{
    static const char *const covered[] = {"summary."};
    for (size_t i = 0; i < COUNT_OF(covered); i++) {
        if (strncmp(name, covered[i], strlen(covered[i])) == 0) {
            return true;
        }
    }
    return false;
}
