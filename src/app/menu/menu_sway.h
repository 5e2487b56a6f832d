/* The lanterns of the menu sway for a while after it was entered or the pointer was moved, and come
 * to rest hanging straight. */
#ifndef APP_MENU_SWAY_H
#define APP_MENU_SWAY_H

#include "sheet.h"

typedef struct MenuSway {
    uint64_t since_ms, until_ms; /* of their swinging */
    uint64_t seen_ms;            /* the last frame */
    float wide;                  /* how far they swing: 0 … 1 */
    Point pointer;
} MenuSway;

void menu_sway_begin(MenuSway *sway, const App *app);
void menu_sway_step(MenuSway *sway, const App *app); /* in each frame */

/* How far each is turned now. */
SheetLanterns menu_sway_hanging(const MenuSway *sway);

/* ms until the next frame that it needs; NEVER_MS: all hang still. */
int menu_sway_wake_ms(const MenuSway *sway);

#endif
