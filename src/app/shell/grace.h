/* A moment at the beginning of a scene that comes by itself, in which presses are thrown away: they
 * were meant for what was there before. Input that was made before the end is flushed at the end,
 * so that nothing of it arrives late. */
#ifndef APP_GRACE_H
#define APP_GRACE_H

#include "ui/loop.h"
#include "ui/ui.h"

#include <stdbool.h>
#include <stdint.h>

typedef struct Grace {
    uint64_t until_ms;
    bool is_over;
} Grace;

#define GRACE_MS 250 /* for what is pressed in haste */

static inline Grace grace_begin(const Ui *ui, uint32_t ms)
{
    return (Grace){.until_ms = ui_now_ms(ui) + ms};
}

/* Whether it still lasts; throws away the input of the frame in which it ends. */
static inline bool grace_lasts(Grace *grace, Ui *ui)
{
    if (!grace->is_over && ui_now_ms(ui) >= grace->until_ms) {
        grace->is_over = true;
        ui_flush_input(ui);
        return true;
    }
    return !grace->is_over;
}

#endif
