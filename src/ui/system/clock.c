/* A clock that was held runs behind the system's by as long as that lasted. */
#include "clock.h"

#include <SDL.h>

uint64_t clock_ms(const Clock *clock)
{
    return clock->is_held ? clock->held_at : SDL_GetTicks64() - clock->behind;
}

void clock_hold(Clock *clock, uint32_t milliseconds)
{
    clock->held_at = clock_ms(clock) + milliseconds;
    clock->is_held = true;
}

void clock_release(Clock *clock)
{
    clock->behind = SDL_GetTicks64() - clock_ms(clock);
    clock->is_held = false;
}
