/* A small window on SDL's dummy driver, and input pushed as the system would. */
#ifndef TESTS_UI_UNIT_SMALL_WINDOW_H
#define TESTS_UI_UNIT_SMALL_WINDOW_H

#include "check.h"
#include "ui/loop.h"
#include "ui_state.h"

#include <limits.h>
#include <stdio.h>
#include <string.h>

#ifndef MEJA_DATA
#define MEJA_DATA "" /* the build says where it is */
#endif

static Ui *ui;

static inline UiOptions options(void)
{
    return (UiOptions){.title = "Meja",
                       .data_folder = MEJA_DATA,
                       .cache_folder = "",
                       .width = 1280,
                       .height = 720,
                       .x = INT_MIN,
                       .y = INT_MIN,
                       .exact = true,
                       .renderer = RENDERER_SOFTWARE};
}

static inline int open_window(void **state)
{
    char problem[256];
    UiOptions wanted = options();
    ui = ui_open(&wanted, problem, sizeof problem);
    return ui ? 0 : -1;
}

static inline int close_window(void **state)
{
    ui_close(ui);
    return 0;
}

static inline void push_button(uint32_t type, int x, int y)
{
    SDL_Event event = {.button = {.type = type, .button = SDL_BUTTON_LEFT, .x = x, .y = y}};
    SDL_PushEvent(&event);
}

static inline void push_click(int x, int y)
{
    push_button(SDL_MOUSEBUTTONDOWN, x, y);
    push_button(SDL_MOUSEBUTTONUP, x, y);
}

static inline void push_key(SDL_Keycode code)
{
    SDL_Event event = {.key = {.type = SDL_KEYDOWN, .keysym = {.sym = code}}};
    SDL_PushEvent(&event);
    event.key.type = SDL_KEYUP;
    SDL_PushEvent(&event);
}

/* A finger at a place of the window, in pixels. */
static inline void push_finger(uint32_t type, int finger, float x, float y)
{
    SDL_Event event = {.tfinger = {.type = type,
                                   .touchId = 7,
                                   .fingerId = finger,
                                   .x = x / 1280,
                                   .y = y / 720,
                                   .pressure = 1}};
    SDL_PushEvent(&event);
}

static inline void push_tap(float x, float y)
{
    push_finger(SDL_FINGERDOWN, 1, x, y);
    push_finger(SDL_FINGERUP, 1, x, y);
}

static inline void push_text(const char *text)
{
    SDL_Event event = {.text = {.type = SDL_TEXTINPUT}};
    snprintf(event.text.text, sizeof event.text.text, "%s", text);
    SDL_PushEvent(&event);
}

/* A pad that SDL makes believe, by the numbers of who made it; its index. */
static inline int attach_pad_of(uint16_t vendor, uint16_t product)
{
    SDL_VirtualJoystickDesc description = {.version = SDL_VIRTUAL_JOYSTICK_DESC_VERSION,
                                           .type = SDL_JOYSTICK_TYPE_GAMECONTROLLER,
                                           .naxes = SDL_CONTROLLER_AXIS_MAX,
                                           .nbuttons = SDL_CONTROLLER_BUTTON_MAX,
                                           .vendor_id = vendor,
                                           .product_id = product,
                                           .name = "Pad"};
    return SDL_JoystickAttachVirtualEx(&description);
}

static inline int attach_pad(void)
{
    return attach_pad_of(0, 0);
}

static inline void show(void (*declare)(void))
{
    ui_wait(ui, 0);
    ui_frame_begin(ui);
    declare();
    ui_frame_end(ui);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, open_window, close_window)

#endif
