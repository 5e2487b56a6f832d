/* An angle is a function of the time; how wide they swing grows and goes little by little, so that
 * the last swing ends where they hang straight. */
#include "menu_sway.h"

#include "ui/tween.h"
#include "ui/window.h"

#include <math.h>

#define SWAY_MS    20000
#define SLOW_MS    3000.0f /* until they swing as wide as they do, or no more */
#define FRAME_MS   66      /* slow as they are, so many pictures are enough */
#define LONGEST_MS 100     /* counted of a frame */
#define WIDEST     2.5f    /* degrees */

/* Whether they may: where nothing is to move, or nobody looks, they hang still at once. */
static bool may_sway(const App *app)
{
    return app->settings.speed != SPEED_INSTANT && !ui_has_reduced_motion(app->ui) &&
           !ui_is_left(app->ui);
}

void menu_sway_begin(MenuSway *sway, const App *app)
{
    uint64_t now = ui_now_ms(app->ui);
    *sway = (MenuSway){.since_ms = now,
                       .seen_ms = now,
                       .until_ms = may_sway(app) ? now + SWAY_MS : 0,
                       .pointer = ui_pointer(app->ui)};
}

void menu_sway_step(MenuSway *sway, const App *app)
{
    uint64_t now = ui_now_ms(app->ui);
    Point pointer = ui_pointer(app->ui);
    float by = fminf((float)(now - sway->seen_ms), LONGEST_MS) / SLOW_MS;
    if (pointer.x != sway->pointer.x || pointer.y != sway->pointer.y) {
        sway->until_ms = now + SWAY_MS;
    }
    sway->pointer = pointer;
    sway->seen_ms = now;
    if (!may_sway(app)) {
        sway->wide = 0;
        sway->until_ms = 0;
    } else if (now < sway->until_ms) {
        sway->wide = fminf(sway->wide + by, 1);
    } else {
        sway->wide = fmaxf(sway->wide - by, 0);
    }
}

SheetLanterns menu_sway_hanging(const MenuSway *sway)
{
    static const float periods[SHEET_LANTERNS] = {4.7f, 3.5f, 4.4f, 3.7f, 3.1f, 3.3f}; /* s */
    float passed = (float)(sway->seen_ms - sway->since_ms) / 1000;
    SheetLanterns hanging = {{0}};
    for (unsigned i = 0; i < SHEET_LANTERNS; i++) {
        hanging.angles[i] = WIDEST * sway->wide * sinf(TURN * passed / periods[i]);
    }
    return hanging;
}

int menu_sway_wake_ms(const MenuSway *sway)
{
    bool is_still = sway->wide <= 0 && sway->seen_ms >= sway->until_ms;
    return is_still ? NEVER_MS : FRAME_MS;
}
