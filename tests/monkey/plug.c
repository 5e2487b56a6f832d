/* No time is slept through while the program finds out. */
#include "plug.h"
#include "steer.h"

#include "ui_state.h"

#include <stdio.h>
#include <stdlib.h>

#define TURNS_MOST 4000
#define PASS_MS    700

SDL_Joystick *plug_in(App *app)
{
    SDL_VirtualJoystickDesc description = {.version = SDL_VIRTUAL_JOYSTICK_DESC_VERSION,
                                           .type = SDL_JOYSTICK_TYPE_GAMECONTROLLER,
                                           .naxes = SDL_CONTROLLER_AXIS_MAX,
                                           .nbuttons = SDL_CONTROLLER_BUTTON_MISC1,
                                           .name = "Pad"};
    for (int i = 0; i < TURNS_MOST && !app->ui->pad.is_ready; i++) {
        steer_turn(app);
        steer_pass(PASS_MS);
    }
    int index = SDL_JoystickAttachVirtualEx(&description);
    SDL_Joystick *pad = index < 0 ? NULL : SDL_JoystickOpen(index);
    for (int i = 0; i < TURNS_MOST && !app->ui->pad.steering; i++) {
        steer_turn(app);
        steer_pass(PASS_MS);
    }
    if (!pad || !app->ui->pad.steering) {
        fprintf(stderr, "no pad\n");
        exit(1);
    }
    return pad;
}
