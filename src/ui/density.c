/* What is measured in millimetres of the screen: how far a pointer may go while it clicks, and how
 * large what a finger taps has to be. */
#include "touch.h"
#include "ui/touch.h"
#include "ui_state.h"

#include <math.h>

void density_note(Ui *ui)
{
    float per_inch = 0;
    int display = SDL_GetWindowDisplayIndex(ui->window);
    if (display < 0 || SDL_GetDisplayDPI(display, &per_inch, NULL, NULL)) {
        per_inch = 0;
    }
    ui->input.millimetre = touch_millimetre(per_inch);
}

void density_fit(Ui *ui)
{
    const Input *input = &ui->input;
    float millimetres = input->touched ? TOUCH_FAR_MM : TOUCH_MOUSE_FAR_MM, reach = 0;
    if (input->touched) {
        reach = fmaxf(TOUCH_TARGET_MM * input->millimetre, TOUCH_TARGET_PX * input->scale);
    }
    ui->elements.far = millimetres * input->millimetre;
    ui->elements.lists[0].reach = ui->elements.lists[1].reach = reach;
}

float ui_touch_least(const Ui *ui)
{
    return ui->elements.lists[ui->elements.now].reach;
}
