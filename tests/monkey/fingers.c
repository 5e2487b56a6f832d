/* fingers <game>: plays one whole game and walks the scenes around it with nothing but fingers on
 * the screen: the seats, the pause, the result, the replay, sharing. "shared" walks those that all
 * games share and gives somebody a name. It fails when anything else is sent than events of
 * fingers. */
#include "../watchdog.h"
#include "base/limits.h"
#include "base/text.h"
#include "core/rng.h"
#include "games/registry.h"
#include "places.h"
#include "steer.h"

#include "../layout/scenes.h"
#include "ui_state.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SEED         11
#define TAPS_MOST    20000
#define TURNS_MOST   4000 /* until others have moved */
#define PASS_MS      700  /* between two taps: no two are one double tap, and the curtain listens */
#define WALK_SECONDS 300

/* What a person may tap while a game asks; other things lead elsewhere. */
static const char *const moves[] = {
    "hand.",        "drop.",         "row.",          "pool.",          "owned.",
    "ban.",         "picks.",        "returning.",    "ask.",           "clue.",
    "slot.",        "answer.",       "seat.",         "result.",        "button.confirm",
    "button.yield", "button.flip",   "button.attack", "button.end",     "button.strike",
    "button.deck",  "button.refuse", "button.pass",   "button.decline", "button.answer",
    "button.ready", "button.reveal", "button.once",   "button.look",    "button.wish-silent",
    "button.close", "info.close",    "trick.",        "card.",          "button.card-close"};

typedef struct Robot {
    App *app;
    Rng rng;
} Robot;

static int others; /* events that no finger made */

static int watch(void *context, SDL_Event *event)
{
    static const uint32_t foreign[] = {SDL_KEYDOWN,
                                       SDL_KEYUP,
                                       SDL_TEXTINPUT,
                                       SDL_MOUSEMOTION,
                                       SDL_MOUSEBUTTONDOWN,
                                       SDL_MOUSEBUTTONUP,
                                       SDL_MOUSEWHEEL,
                                       SDL_CONTROLLERBUTTONDOWN,
                                       SDL_CONTROLLERAXISMOTION};
    (void)context;
    for (size_t i = 0; i < COUNT_OF(foreign); i++) {
        others += event->type == foreign[i];
    }
    return 0;
}

static void fail(const Robot *robot, const char *what, const char *which)
{
    const Ui *ui = robot->app->ui;
    fprintf(stderr, "%s: %s %s\n", scene_top(&robot->app->scenes)->id, what, which);
    for (size_t i = 0; i < ui_element_count(ui); i++) {
        const Element *element = ui_element_at(ui, i);
        fprintf(stderr, "  %s%s\n", element->id, element->disabled ? " (disabled)" : "");
    }
    exit(1);
}

static void push_finger(const Robot *robot, uint32_t type, Point at)
{
    Rect bounds = ui_bounds(robot->app->ui);
    SDL_Event event = {.tfinger = {.type = type,
                                   .touchId = 3,
                                   .fingerId = 1,
                                   .x = at.x / bounds.w,
                                   .y = at.y / bounds.h,
                                   .pressure = 1}};
    SDL_PushEvent(&event);
}

/* Until nobody but a person owes anything. */
static void settle(Robot *robot)
{
    App *app = robot->app;
    steer_turn(app);
    for (int i = 0; i < TURNS_MOST && scene_rest(&app->scenes).is_busy; i++) {
        steer_pass(PASS_MS);
        steer_turn(app);
    }
}

static void tap_at(Robot *robot, Point at)
{
    steer_pass(PASS_MS);
    push_finger(robot, SDL_FINGERDOWN, at);
    push_finger(robot, SDL_FINGERUP, at);
    settle(robot);
}

static const Stored *found(const Robot *robot, const char *id)
{
    const Elements *elements = &robot->app->ui->elements;
    return elements_find(&elements->lists[elements->now], id);
}

static void tap(Robot *robot, const char *id)
{
    const Stored *stored = found(robot, id);
    if (!stored || stored->element.disabled || stored->hidden) {
        fail(robot, "cannot tap", id);
    }
    tap_at(robot, rect_centre(stored->element.rect));
}

static bool is_at(const Robot *robot, const char *scene)
{
    return text_equal(scene_top(&robot->app->scenes)->id, scene);
}

static void expect(const Robot *robot, const char *scene)
{
    if (!is_at(robot, scene)) {
        fail(robot, "is not", scene);
    }
}

static bool is_move(const Stored *stored)
{
    const Element *element = &stored->element;
    for (size_t i = 0; i < COUNT_OF(moves); i++) {
        if (strncmp(element->id, moves[i], strlen(moves[i])) == 0) {
            return stored_is_reachable(stored) && !stored->hidden && !element->disabled;
        }
    }
    return false;
}

/* Any of what can be tapped, as who does not know the game. */
static void tap_something(Robot *robot)
{
    const Elements *elements = &robot->app->ui->elements;
    const ElementList *list = &elements->lists[elements->now];
    const Stored *chosen = NULL;
    uint32_t seen = 0;
    for (size_t i = 0; i < list->items.count; i++) {
        const Stored *stored = buffer_at(&list->items, i);
        if (is_move(stored) && rng_below(&robot->rng, ++seen) == 0) {
            chosen = stored;
        }
    }
    if (!chosen) {
        fail(robot, "nothing to tap", "");
    }
    tap_at(robot, rect_centre(chosen->element.rect));
}

static void play(Robot *robot)
{
    int taps = 0;
    while (!is_at(robot, "result") && taps++ < TAPS_MOST) {
        tap_something(robot);
    }
    expect(robot, "result");
    printf("%d taps\n", taps);
}

static void begin(Robot *robot, const Game *game)
{
    char id[ELEMENT_ID_MAX];
    snprintf(id, sizeof id, "menu.%s", game->id);
    tap(robot, id);
    expect(robot, "seats");
    tap(robot, "button.more");
    tap(robot, "button.start");
}

static void walk_around_table(Robot *robot)
{
    tap(robot, "button.menu");
    tap(robot, "button.settings");
    expect(robot, "settings");
    tap(robot, "button.back");
    tap(robot, "button.resume");
    tap(robot, "button.rules");
    expect(robot, "rules");
    tap(robot, "button.back");
}

static void walk_around_result(Robot *robot)
{
    tap(robot, "button.replay");
    expect(robot, "replay");
    tap(robot, "button.step");
    tap(robot, "button.back");
    expect(robot, "result");
    tap(robot, "button.share");
    expect(robot, "share");
    tap(robot, "button.back");
    tap(robot, "button.menu");
    expect(robot, "menu");
}

static void play_game(Robot *robot, const char *id)
{
    const Game *game = game_by_id(id);
    if (!game) {
        fail(robot, "no game", id);
    }
    begin(robot, game);
    while (is_at(robot, "curtain")) {
        tap(robot, "button.ready");
    }
    walk_around_table(robot);
    play(robot);
    walk_around_result(robot);
}

static void type(Robot *robot, const char *letters)
{
    for (const char *c = letters; *c; c++) {
        char id[] = {'o', 's', 'k', '.', *c, '\0'};
        tap(robot, id);
    }
    tap(robot, "osk.done");
}

/* Somebody is given a name. */
static void walk_people(Robot *robot)
{
    tap(robot, "menu.statistics");
    tap(robot, "button.people");
    expect(robot, "people");
    tap(robot, "button.add");
    type(robot, "anna");
    tap(robot, "button.back");
    tap(robot, "button.people");
    const Stored *person = found(robot, "people.0");
    if (!person || !text_equal(person->element.name, "Anna")) {
        fail(robot, "nobody is called", "Anna");
    }
    tap(robot, "button.back");
    tap(robot, "button.back");
}

static void walk_to(Robot *robot, const char *tile, const char *scene)
{
    tap(robot, tile);
    expect(robot, scene);
    tap(robot, "button.back");
    expect(robot, "menu");
}

static void walk_shared(Robot *robot)
{
    walk_people(robot);
    walk_to(robot, "menu.settings", "settings");
    walk_to(robot, "menu.learn", "learn");
    walk_to(robot, "menu.campaign", "campaign");
    walk_to(robot, "menu.games", "finished");
    walk_to(robot, "menu.rules", "rules");
    walk_to(robot, "menu.about", "about");
    walk_to(robot, "menu.keys", "keys");
}

int main(int argc, char **argv)
{
    Options options;
    App app;
    const char *what = argc == 2 ? argv[1] : "shared";
    watchdog_feed(what, WALK_SECONDS);
    scenes_open(&app, &options, 1280, 720);
    scenes_set(&app, LANGUAGE_EN, 100);
    app.settings.speed = SPEED_INSTANT;
    app_keep_settings(&app);
    Robot robot = {.app = &app, .rng = rng_seeded(SEED)};
    scene_switch(&app.scenes, shared_scenes.menu);
    settle(&robot);
    SDL_AddEventWatch(watch, NULL);
    if (text_equal(what, "shared")) {
        walk_shared(&robot);
    } else {
        play_game(&robot, what);
    }
    SDL_DelEventWatch(watch, NULL);
    app_close(&app);
    catalogue_release(&app.catalogue);
    printf("%d other events\n", others);
    return others > 0;
}
