/* Input that was made before the end is flushed at the end, so that nothing of it arrives late. */
#include "grace.h"
#include "ui/loop.h"

Grace grace_begin(const Ui *ui, uint32_t ms)
{
    return (Grace){.until_ms = ui_now_ms(ui) + ms};
}

bool grace_lasts(Grace *grace, Ui *ui)
{
    if (!grace->is_over && ui_now_ms(ui) >= grace->until_ms) {
        grace->is_over = true;
        ui_flush_input(ui);
        return true;
    }
    return !grace->is_over;
}
