/* random <inputs>: a monkey at the program: clicks, drags, keys, text, the wheel, windows of all
 * sizes down to a few pixels, hiding and showing, by a fixed seed, from one place to the next. Best
 * in a build with sanitizers; it passes when the program stands. */
#include "../watchdog.h"
#include "base/limits.h"
#include "core/rng.h"
#include "places.h"
#include "steer.h"
#include "ui/window.h"

#include "../layout/scenes.h"
#include "ui_state.h"

#include <stdio.h>
#include <stdlib.h>

#define SEED          33
#define INPUTS_THERE  50 /* at a place, before the next */
#define PLACE_SECONDS 120
#define PASS_MOST_MS  900
#define STEPS_MOST    6 /* of a drag */

#define FRAMES_PAINTED 12 /* one in so many: painting takes most of the time */

bool __real_paint_frame(Ui *ui, Damage *damage);
bool __wrap_paint_frame(Ui *ui, Damage *damage);

bool __wrap_paint_frame(Ui *ui, Damage *damage)
{
    return ui->frame % FRAMES_PAINTED == 0 && __real_paint_frame(ui, damage);
}

typedef struct Monkey {
    App *app;
    Rng rng;
    bool is_hidden;
} Monkey;

static int below(Monkey *monkey, int count)
{
    return (int)rng_below(&monkey->rng, (uint32_t)count);
}

/* Mostly in the middle of something that is there. */
static Point somewhere(Monkey *monkey)
{
    const Ui *ui = monkey->app->ui;
    const ElementList *list = &ui->elements.lists[ui->elements.now];
    if (list->items.count > 0 && below(monkey, 5) > 0) {
        const Stored *stored =
            buffer_at(&list->items, (size_t)below(monkey, (int)list->items.count));
        return rect_centre(stored->element.rect);
    }
    return (Point){(float)below(monkey, (int)ui->bounds.w + 40) - 20,
                   (float)below(monkey, (int)ui->bounds.h + 40) - 20};
}

static void drag(Monkey *monkey)
{
    Point from = somewhere(monkey), to = somewhere(monkey);
    int steps = 1 + below(monkey, STEPS_MOST);
    steer_move(from);
    steer_button(from, SDL_BUTTON_LEFT, true);
    for (int i = 1; i <= steps; i++) {
        float part = (float)i / (float)steps;
        steer_move((Point){from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part});
        steer_turn(monkey->app);
    }
    if (below(monkey, 4) == 0) {
        steer_key(SDLK_ESCAPE, 0);
    }
    steer_button(to, SDL_BUTTON_LEFT, false);
}

/* Held down until a press is a long one, and perhaps something else meanwhile. */
static void hold(Monkey *monkey)
{
    Point at = somewhere(monkey);
    steer_button(at, SDL_BUTTON_LEFT, true);
    steer_turn(monkey->app);
    steer_pass(PASS_MOST_MS);
    if (below(monkey, 2) == 0) {
        steer_key(SDLK_ESCAPE, 0);
    }
    steer_turn(monkey->app);
    steer_button(at, SDL_BUTTON_LEFT, false);
}

static void resize(Monkey *monkey)
{
    static const int sizes[][2] = {{640, 400}, {400, 640}, {800, 500}, {400, 300}, {399, 300},
                                   {100, 100}, {60, 60},   {320, 100}, {1, 1},     {1616, 98},
                                   {98, 700},  {420, 620}, {700, 310}, {200, 150}};
    int at = below(monkey, (int)COUNT_OF(sizes));
    SDL_SetWindowSize(monkey->app->ui->window, sizes[at][0], sizes[at][1]);
}

static void window_event(SDL_WindowEventID what)
{
    SDL_Event event = {.window = {.type = SDL_WINDOWEVENT, .event = (uint8_t)what}};
    SDL_PushEvent(&event);
}

static void hide(Monkey *monkey)
{
    monkey->is_hidden = !monkey->is_hidden;
    if (monkey->is_hidden) {
        window_event(SDL_WINDOWEVENT_FOCUS_LOST);
        SDL_HideWindow(monkey->app->ui->window);
    } else {
        SDL_ShowWindow(monkey->app->ui->window);
        window_event(SDL_WINDOWEVENT_FOCUS_GAINED);
        window_event(SDL_WINDOWEVENT_EXPOSED);
    }
}

static void key(Monkey *monkey)
{
    const SteerKey *which = &steer_keys[below(monkey, (int)steer_key_count)];
    steer_key(which->code, which->modifier);
}

static void type(void)
{
    SDL_Event event = {.text = {.type = SDL_TEXTINPUT, .text = "7王я"}};
    SDL_PushEvent(&event);
}

static void roll(Monkey *monkey)
{
    SDL_Event event = {.wheel = {.type = SDL_MOUSEWHEEL, .preciseY = (float)below(monkey, 7) - 3}};
    steer_move(somewhere(monkey));
    SDL_PushEvent(&event);
}

/* Two keys, or a key and a click, in one frame. */
static void press_both(Monkey *monkey)
{
    key(monkey);
    if (below(monkey, 2) == 0) {
        key(monkey);
    } else {
        steer_click(somewhere(monkey));
    }
}

static void upset(Monkey *monkey)
{
    int what = below(monkey, 100);
    Point at = somewhere(monkey);
    if (what < 38) {
        steer_click(at);
    } else if (what < 64) {
        key(monkey);
    } else if (what < 76) {
        drag(monkey);
    } else if (what < 82) {
        press_both(monkey);
    } else if (what < 86) {
        steer_button(at, SDL_BUTTON_RIGHT, true);
        steer_button(at, SDL_BUTTON_RIGHT, false);
    } else if (what < 89) {
        hold(monkey);
    } else if (what < 91) {
        roll(monkey);
    } else if (what < 93) {
        type();
    } else if (what < 97) {
        resize(monkey);
    } else {
        hide(monkey);
    }
}

/* The next place of some game, in a window that one can play in. */
static void go_on(Monkey *monkey)
{
    App *app = monkey->app;
    const Place *place = NULL;
    const Game *game = game_tile_at((size_t)below(monkey, (int)game_tile_count()))->game;
    do {
        size_t at = (size_t)below(monkey, (int)(shared_place_count + game_place_count));
        place = at < game_place_count ? &game_places[at] : &shared_places[at - game_place_count];
    } while (!place_reach(app, place, game));
    watchdog_feed(place->name, PLACE_SECONDS);
    if (ui_is_fullscreen(app->ui)) {
        ui_set_fullscreen(app->ui, false);
    }
    SDL_SetWindowSize(app->ui->window, 640, 400);
    app->settings.speed = (Speed)below(monkey, SPEED_INSTANT + 1);
}

int main(int argc, char **argv)
{
    Options options;
    App app;
    long inputs = argc == 2 ? strtol(argv[1], NULL, 10) : 0;
    scenes_open(&app, &options, 640, 400);
    scenes_set(&app, LANGUAGE_EN, 100);
    Monkey monkey = {.app = &app, .rng = rng_seeded(SEED)};
    for (long i = 0; i < inputs; i++) {
        if (i % INPUTS_THERE == 0) {
            go_on(&monkey);
        }
        steer_pass((unsigned)below(&monkey, PASS_MOST_MS));
        upset(&monkey);
        steer_turn(&app);
        app.ui->input.closing = false;
    }
    app_close(&app);
    catalogue_release(&app.catalogue);
    printf("%ld inputs\n", inputs);
    return inputs == 0;
}
