/* The clock by which all that moves or waits in the window goes. Tests may stop it and put it
 * forward, so that what they look at does not depend on the speed of the machine. When frames are
 * to be shown is no matter of this clock. */
#ifndef UI_CLOCK_H
#define UI_CLOCK_H

#include <stdbool.h>
#include <stdint.h>

typedef struct Clock {
    bool is_held;
    uint64_t held_at; /* what it shows while it is held */
    uint64_t behind;  /* ms by which it runs behind the system's */
} Clock;

uint64_t clock_ms(const Clock *clock);

/* Stops it, and puts it forward by so many ms. */
void clock_hold(Clock *clock, uint32_t milliseconds);

/* Runs again, from what it shows. */
void clock_release(Clock *clock);

#endif
