/* turmoil: at a table of every game the window goes to full screen and back, is resized, copied
 * from and pasted into, sixty times, with a frame after each. It passes when the program
 * stands, best in a build with sanitizers. */
#include "../watchdog.h"
#include "app.h"
#include "loop.h"
#include "scenes.h"
#include "ui/loop.h"
#include "ui/window.h"
#include "ui_state.h"

#include <stdio.h>
#include <string.h>

#define ROUNDS        60
#define ROUND_SECONDS 30

typedef struct Turmoil {
    char last[32];
    unsigned games;
} Turmoil;

static void push_key(SDL_Keycode code, uint16_t modifier)
{
    SDL_Event event = {.key = {.type = SDL_KEYDOWN, .keysym = {.sym = code, .mod = modifier}}};
    SDL_PushEvent(&event);
    event.key.type = SDL_KEYUP;
    SDL_PushEvent(&event);
}

static void upset(App *app, int round)
{
    static const int sizes[][2] = {{640, 400}, {480, 640}, {720, 405}};
    switch (round % 5) {
    case 0:
    case 3:
        push_key(SDLK_F11, 0);
        break;
    case 1:
        SDL_SetWindowSize(app->ui->window, sizes[round % 3][0], sizes[round % 3][1]);
        break;
    case 2:
        ui_copy_to_clipboard(app->ui, "12345");
        push_key(SDLK_F11, 0);
        push_key(SDLK_v, KMOD_LCTRL);
        break;
    case 4:
        push_key(SDLK_TAB, 0);
        break;
    }
}

static void look(App *app, const char *name, void *context)
{
    Turmoil *turmoil = context;
    char game[32] = "";
    if (sscanf(name, "table.%31[a-z]", game) != 1 || strcmp(game, turmoil->last) == 0) {
        return;
    }
    snprintf(turmoil->last, sizeof turmoil->last, "%s", game);
    turmoil->games++;
    for (int round = 0; round < ROUNDS; round++) {
        watchdog_feed(name, ROUND_SECONDS);
        upset(app, round);
        for (int frame = 0; frame < 2; frame++) {
            ui_wait(app->ui, 0);
            app_show(app);
        }
    }
    while (ui_is_fullscreen(app->ui)) {
        ui_set_fullscreen(app->ui, false);
        ui_wait(app->ui, 0);
    }
}

int main(void)
{
    Turmoil turmoil = {0};
    Options options;
    App app;
    scenes_open(&app, &options, 640, 400);
    scenes_set(&app, LANGUAGE_EN, 100);
    scenes_walk(&app, &(Visitor){look, &turmoil, false, true});
    app_close(&app);
    catalogue_release(&app.catalogue);
    printf("%u games\n", turmoil.games);
    return turmoil.games < 4;
}
