/* alone <means> <game>: plays one whole game and walks the scenes around it with one means alone:
 * the seats, the pause, the result, the replay, sharing. "shared" walks those that all games share,
 * from the very first start on, and gives two people a name where letters can be had by that means.
 * The means: fingers; a mouse; keys; other-keys, which are bound anew, so that none does what it
 * did at first; a pad, of which the cross, the shoulders and A are pressed. Nothing is held and
 * nothing dragged. It fails when anything else is sent than events of that means. */
#include "../watchdog.h"
#include "base/limits.h"
#include "base/text.h"
#include "core/rng.h"
#include "games/registry.h"
#include "keymap.h"
#include "places.h"
#include "plug.h"
#include "steer.h"

#include "../layout/scenes.h"
#include "../layout/ways.h"
#include "ui_state.h"

#include <ctype.h>
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

#define STEPS_MOST 1000 /* from one thing to another */

/* In the place of the system's: the deals are the same in each run. */
bool __wrap_system_random(void *bytes, size_t count);
bool __wrap_system_random(void *bytes, size_t count)
{
    memset(bytes, SEED, count);
    return true;
}

typedef enum Means { FINGERS, MOUSE, KEYS, OTHER_KEYS, PAD, MEANS } Means;

static const char *const names[MEANS] = {[FINGERS] = "fingers",
                                         [MOUSE] = "mouse",
                                         [KEYS] = "keys",
                                         [OTHER_KEYS] = "other-keys",
                                         [PAD] = "pad"};

typedef struct Robot {
    App *app;
    Rng rng;
    Means means;
    SDL_Joystick *pad;
} Robot;

static int others; /* events of another means */

/* By which means an event comes; MEANS: by none. */
static Means means_of(const SDL_Event *event)
{
    static const struct {
        uint32_t type;
        Means means;
    } known[] = {{SDL_KEYDOWN, KEYS},
                 {SDL_KEYUP, KEYS},
                 {SDL_TEXTINPUT, KEYS},
                 {SDL_MOUSEMOTION, MOUSE},
                 {SDL_MOUSEBUTTONDOWN, MOUSE},
                 {SDL_MOUSEBUTTONUP, MOUSE},
                 {SDL_MOUSEWHEEL, MOUSE},
                 {SDL_FINGERDOWN, FINGERS},
                 {SDL_FINGERUP, FINGERS},
                 {SDL_FINGERMOTION, FINGERS},
                 {SDL_CONTROLLERBUTTONDOWN, PAD},
                 {SDL_CONTROLLERBUTTONUP, PAD},
                 {SDL_CONTROLLERAXISMOTION, PAD}};
    for (size_t i = 0; i < COUNT_OF(known); i++) {
        if (known[i].type == event->type) {
            return known[i].means;
        }
    }
    return MEANS;
}

static int watch(void *context, SDL_Event *event)
{
    const Robot *robot = context;
    Means own = robot->means == OTHER_KEYS ? KEYS : robot->means, means = means_of(event);
    others += means != MEANS && means != own;
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

static const Stored *found(const Robot *robot, const char *id)
{
    const Elements *elements = &robot->app->ui->elements;
    return elements_find(&elements->lists[elements->now], id);
}

static void set_button(const Robot *robot, SDL_GameControllerButton button, bool is_down)
{
    SDL_JoystickSetVirtualButton(robot->pad, button, is_down);
    steer_turn(robot->app);
}

/* What a person presses for a move, and to press what has the focus. */
static const SDL_Keycode keys[MOVES + 1] = {SDLK_LEFT, SDLK_RIGHT, SDLK_UP,    SDLK_DOWN,
                                            SDLK_TAB,  0,          SDLK_RETURN};
static const SDL_Keycode other_keys[MOVES + 1] = {SDLK_F21, SDLK_F22, SDLK_F23, SDLK_F24,
                                                  SDLK_F12, SDLK_F20, SDLK_g};
static const SDL_GameControllerButton buttons[MOVES + 1] = {SDL_CONTROLLER_BUTTON_DPAD_LEFT,
                                                            SDL_CONTROLLER_BUTTON_DPAD_RIGHT,
                                                            SDL_CONTROLLER_BUTTON_DPAD_UP,
                                                            SDL_CONTROLLER_BUTTON_DPAD_DOWN,
                                                            SDL_CONTROLLER_BUTTON_RIGHTSHOULDER,
                                                            SDL_CONTROLLER_BUTTON_LEFTSHOULDER,
                                                            SDL_CONTROLLER_BUTTON_A};

static void make(const Robot *robot, size_t what)
{
    if (robot->means == PAD) {
        set_button(robot, buttons[what], true);
        set_button(robot, buttons[what], false);
        return;
    }
    if (robot->means == OTHER_KEYS) {
        steer_key(other_keys[what], 0);
    } else if (what == MOVE_BACK) {
        steer_key(SDLK_TAB, KMOD_LSHIFT);
    } else {
        steer_key(keys[what], 0);
    }
    steer_turn(robot->app);
}

/* On our own keyboard, over which no other way leads: first up or down, then along. */
static Move on_keyboard(const Robot *robot, const char *id)
{
    Point at = rect_centre(robot->app->ui->elements.focus_rect);
    Rect to = found(robot, id)->element.rect;
    if (at.y < to.y) {
        return MOVE_DOWN;
    }
    if (at.y > to.y + to.h) {
        return MOVE_UP;
    }
    return at.x < rect_centre(to).x ? MOVE_RIGHT : MOVE_LEFT;
}

/* The shortest way is looked for anew at every step: what scrolls moves. */
static void walk_and_press(Robot *robot, const char *id)
{
    static Ways ways;
    const Ui *ui = robot->app->ui;
    char wanted[ELEMENT_ID_MAX];
    bool is_key = strncmp(id, "osk.", 4) == 0;
    id_copy(wanted, id);
    for (int i = 0; !text_equal(ui_focused_id(ui), wanted) || !ui_shows_focus(ui); i++) {
        ways_look(&ways, &ui->elements, false);
        size_t from = ways_place(&ways, ui_focused_id(ui)), to = ways_place(&ways, wanted);
        Move move = MOVE_ON;
        if (is_key && to < ways.count) {
            move = on_keyboard(robot, wanted);
        } else if (from < ways.count && to < ways.count && from != to) {
            move = ways_first(&ways, from, to);
        }
        if (i == STEPS_MOST || to == ways.count || move == MOVES) {
            fail(robot, "cannot go to", wanted);
        }
        make(robot, move);
    }
    make(robot, MOVES);
}

static void activate(Robot *robot, const Stored *stored)
{
    Point at = rect_centre(stored->element.rect);
    steer_pass(PASS_MS);
    steer_turn(robot->app);
    if (robot->means == FINGERS) {
        push_finger(robot, SDL_FINGERDOWN, at);
        push_finger(robot, SDL_FINGERUP, at);
    } else if (robot->means == MOUSE) {
        steer_click(at);
    } else {
        walk_and_press(robot, stored->element.id);
    }
    settle(robot);
}

static void tap(Robot *robot, const char *id)
{
    const Stored *stored = found(robot, id);
    if (!stored || stored->element.disabled || stored->hidden) {
        fail(robot, "cannot tap", id);
    }
    activate(robot, stored);
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
    activate(robot, chosen);
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

/* Fingers and pads on our own keyboard. */
static void type(Robot *robot, const char *letters)
{
    if (robot->means != FINGERS && robot->means != PAD) {
        SDL_Event event = {.text = {.type = SDL_TEXTINPUT}};
        snprintf(event.text.text, sizeof event.text.text, "%s", letters);
        SDL_PushEvent(&event);
        settle(robot);
        return;
    }
    for (const char *c = letters; *c; c++) {
        char id[] = {'o', 's', 'k', '.', (char)tolower(*c), '\0'};
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
    type(robot, "Anna");
    tap(robot, "button.back");
    tap(robot, "button.people");
    const Stored *person = found(robot, "people.1"); /* after who came first */
    if (!person || !text_equal(person->element.name, "Anna")) {
        fail(robot, "nobody is called", "Anna");
    }
    tap(robot, "button.back");
    tap(robot, "button.back");
}

/* The very first start: another language and back, a name, and on to the menu. */
static void walk_first(Robot *robot)
{
    scene_switch(&robot->app->scenes, shared_scenes.first_run);
    settle(robot);
    expect(robot, "first-run");
    tap(robot, "language.id");
    tap(robot, "language.en");
    if (robot->means != MOUSE) {
        tap(robot, "field.name");
        type(robot, "Budi");
    }
    tap(robot, "button.ok");
    expect(robot, "menu");
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
    walk_first(robot);
    if (robot->means != MOUSE) { /* which writes nothing */
        walk_people(robot);
    }
    walk_to(robot, "menu.settings", "settings");
    walk_to(robot, "menu.learn", "learn");
    walk_to(robot, "menu.campaign", "campaign");
    walk_to(robot, "menu.games", "finished");
    walk_to(robot, "menu.rules", "rules");
    walk_to(robot, "menu.about", "about");
    walk_to(robot, "menu.keys", "keys");
}

/* Of all that is needed here nothing is where it was. */
static void bind_anew(const Robot *robot)
{
    Keymap map = keymap_of(robot->app->ui, robot->app->profile, false);
    Problem problem = {0};
    keymap_take_preset(&map, DEVICE_KEYS, PRESET_RIGHT, &problem);
    static const struct {
        const Command *command;
        const char *key;
    } bound[] = {{&command_press, "G"},  {&command_next, "F12"},  {&command_previous, "F20"},
                 {&command_left, "F21"}, {&command_right, "F22"}, {&command_up, "F23"},
                 {&command_down, "F24"}};
    for (size_t i = 0; i < COUNT_OF(bound); i++) {
        keymap_bind(&map, bound[i].command, DEVICE_KEYS, bound[i].key, &problem);
    }
}

static void run(Robot *robot, const char *what)
{
    scene_switch(&robot->app->scenes, shared_scenes.menu);
    settle(robot);
    if (robot->means == PAD) {
        robot->pad = plug_in(robot->app);
    } else if (robot->means == OTHER_KEYS) {
        bind_anew(robot);
    }
    SDL_AddEventWatch(watch, robot);
    if (text_equal(what, "shared")) {
        walk_shared(robot);
    } else {
        play_game(robot, what);
    }
    SDL_DelEventWatch(watch, robot);
}

static Means means_named(const char *name)
{
    Means means = 0;
    while (means < MEANS && !text_equal(names[means], name)) {
        means++;
    }
    return means;
}

int main(int argc, char **argv)
{
    Options options;
    App app;
    Robot robot = {
        .app = &app, .rng = rng_seeded(SEED), .means = argc == 3 ? means_named(argv[1]) : MEANS};
    if (robot.means == MEANS) {
        return 2;
    }
    watchdog_feed(argv[2], WALK_SECONDS);
    SDL_SetHint(SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS, "1"); /* the dummy driver has no focus */
    SDL_SetHint(SDL_HINT_JOYSTICK_HIDAPI, "0");
    scenes_open(&app, &options, 1280, 720);
    scenes_set(&app, LANGUAGE_EN, 100);
    app.settings.speed = SPEED_INSTANT;
    app_keep_settings(&app);
    run(&robot, argv[2]);
    if (robot.pad) {
        SDL_JoystickClose(robot.pad);
    }
    app_close(&app);
    catalogue_release(&app.catalogue);
    printf("%d other events\n", others);
    return others > 0;
}
