/* The window that the tests of a program share. */
#include "window.h"

Screen screen;

int open_window(void **unused)
{
    screen_open(&screen, 1280, 720);
    return 0;
}

int close_window(void **unused)
{
    screen_close(&screen);
    return 0;
}
