/* Whether a screen reader runs: Windows is told so by the reader itself. */
#include "ui/ui.h"

#include <windows.h>

bool ui_has_screen_reader(void)
{
    BOOL runs = FALSE;
    return SystemParametersInfoA(SPI_GETSCREENREADER, 0, &runs, 0) && runs;
}
