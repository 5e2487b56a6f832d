/* A moment at the beginning of a scene that comes by itself, in which presses are thrown away: they
 * were meant for what was there before. */
#ifndef APP_GRACE_H
#define APP_GRACE_H

#include "ui/ui.h"

#include <stdbool.h>
#include <stdint.h>

typedef struct Grace {
    uint64_t until_ms;
    bool is_over;
} Grace;

#define GRACE_MS 250 /* for what is pressed in haste */

Grace grace_begin(const Ui *ui, uint32_t ms);

/* Whether it still lasts; throws away the input of the frame in which it ends. */
bool grace_lasts(Grace *grace, Ui *ui);

#endif
