/* Events of the system, made up. The names of keys are those that the page of keys shows. */
#include "steer.h"
#include "ui/loop.h"

#include "base/limits.h"
#include "run.h"
#include "ui_state.h"

#define TURNS_MOST 40
#define SETTLE_MS  1000

const SteerKey steer_keys[] = {
    {"F1", SDLK_F1, 0},
    {"?", SDLK_SLASH, KMOD_LSHIFT},
    {"F11", SDLK_F11, 0},
    {"Z", SDLK_z, 0},
    {"I", SDLK_i, 0},
    {"Shift+I", SDLK_i, KMOD_LSHIFT},
    {"Tab", SDLK_TAB, 0},
    {"Shift+Tab", SDLK_TAB, KMOD_LSHIFT},
    {"Left", SDLK_LEFT, 0},
    {"Right", SDLK_RIGHT, 0},
    {"Up", SDLK_UP, 0},
    {"Down", SDLK_DOWN, 0},
    {"Return", SDLK_RETURN, 0},
    {"Ctrl+Return", SDLK_RETURN, KMOD_LCTRL},
    {"Space", SDLK_SPACE, 0},
    {"Backspace", SDLK_BACKSPACE, 0},
    {"Delete", SDLK_DELETE, 0},
    {"Home", SDLK_HOME, 0},
    {"End", SDLK_END, 0},
    {"Page Up", SDLK_PAGEUP, 0},
    {"Page Down", SDLK_PAGEDOWN, 0},
    {"1", SDLK_1, 0},
    {"2", SDLK_2, 0},
    {"3", SDLK_3, 0},
    {"9", SDLK_9, 0},
    {"+", SDLK_PLUS, 0},
    {"-", SDLK_MINUS, 0},
    {",", SDLK_COMMA, 0},
    {".", SDLK_PERIOD, 0},
    {"Ctrl+Z", SDLK_z, KMOD_LCTRL},
    {"Ctrl+Shift+Z", SDLK_z, KMOD_LCTRL | KMOD_LSHIFT},
    {"Ctrl+Y", SDLK_y, KMOD_LCTRL},
    {"Ctrl+C", SDLK_c, KMOD_LCTRL},
    {"Ctrl+V", SDLK_v, KMOD_LCTRL},
    {"Ctrl+A", SDLK_a, KMOD_LCTRL},
    {"C", SDLK_c, 0},
    {"H", SDLK_h, 0},
    {"K", SDLK_k, 0},
    {"L", SDLK_l, 0},
    {"N", SDLK_n, 0},
    {"R", SDLK_r, 0},
    {"S", SDLK_s, 0},
    {"U", SDLK_u, 0},
    {"W", SDLK_w, 0},
    {"Ctrl+Down", SDLK_DOWN, KMOD_LCTRL},
    {"Ctrl+Up", SDLK_UP, KMOD_LCTRL},
    {"Esc", SDLK_ESCAPE, 0},
};
const size_t steer_key_count = COUNT_OF(steer_keys);

void steer_pass(unsigned milliseconds)
{
    SDL_Delay(milliseconds);
}

void steer_turn(App *app)
{
    bool again = true;
    for (int i = 0; i < TURNS_MOST && again; i++) {
        ui_wait(app->ui, 0);
        again = app_turn(app) || ui_input_pending(app->ui);
    }
}

void steer_settle(App *app)
{
    steer_pass(SETTLE_MS);
    steer_turn(app);
}

void steer_key(SDL_Keycode code, uint16_t modifier)
{
    SDL_Event event = {.key = {.type = SDL_KEYDOWN, .keysym = {.sym = code, .mod = modifier}}};
    SDL_PushEvent(&event);
    event.key.type = SDL_KEYUP;
    SDL_PushEvent(&event);
}

void steer_move(Point at)
{
    SDL_Event event = {.motion = {.type = SDL_MOUSEMOTION, .x = (int32_t)at.x, .y = (int32_t)at.y}};
    SDL_PushEvent(&event);
}

void steer_button(Point at, uint8_t button, bool is_down)
{
    SDL_Event event = {.button = {.type = is_down ? SDL_MOUSEBUTTONDOWN : SDL_MOUSEBUTTONUP,
                                  .button = button,
                                  .clicks = 1,
                                  .x = (int32_t)at.x,
                                  .y = (int32_t)at.y}};
    SDL_PushEvent(&event);
}

void steer_click(Point at)
{
    steer_move(at);
    steer_button(at, SDL_BUTTON_LEFT, true);
    steer_button(at, SDL_BUTTON_LEFT, false);
}

const Stored *steer_find(App *app, const char *id)
{
    const Elements *elements = &app->ui->elements;
    steer_settle(app);
    return elements_find(&elements->lists[elements->now], id);
}

bool steer_click_on(App *app, const char *id)
{
    const Stored *stored = steer_find(app, id);
    if (!stored || stored->element.disabled) {
        return false;
    }
    steer_click(rect_centre(stored->element.rect));
    steer_turn(app);
    return true;
}
