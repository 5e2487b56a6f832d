/* Nothing sleeps: what waits for an event gets one or none at once. */
#include "held_time.h"

#include <SDL.h>

uint64_t held_now = 1000;

uint64_t __wrap_SDL_GetTicks64(void);
uint32_t __wrap_SDL_GetTicks(void);
void __wrap_SDL_Delay(uint32_t milliseconds);
int __wrap_SDL_WaitEventTimeout(SDL_Event *event, int milliseconds);

uint64_t __wrap_SDL_GetTicks64(void)
{
    return held_now;
}

uint32_t __wrap_SDL_GetTicks(void)
{
    return (uint32_t)held_now;
}

void __wrap_SDL_Delay(uint32_t milliseconds)
{
    (void)milliseconds;
}

int __wrap_SDL_WaitEventTimeout(SDL_Event *event, int milliseconds)
{
    (void)milliseconds;
    return SDL_PollEvent(event);
}
