/* Input that was made before the end is flushed at the end, so that nothing of it arrives late. */
#include "grace.h"

#define GRACE_MS 250

Grace grace_begin(const Ui *ui)
{
    return (Grace){.since_ms = ui_now_ms(ui)};
}

bool grace_lasts(Grace *grace, Ui *ui)
{
    if (!grace->is_over && ui_now_ms(ui) >= grace->since_ms + GRACE_MS) {
        grace->is_over = true;
        ui_flush_input(ui);
        return true;
    }
    return !grace->is_over;
}
