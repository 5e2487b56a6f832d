/* A program that does what no test should do, for the test of the watchdog. */
#include "watchdog.h"

#include <unistd.h>

int main(void)
{
    watchdog_feed("a test without an end", 1);
    for (;;) {
        pause();
    }
}
