/* Tests need not sleep for what moves: the time that a program would sleep has passed at once, and
 * its clock tells so. Linked with meja_skip_time, which has the linker send these calls here. */
#include <SDL.h>
#include <stdint.h>

static uint64_t skipped; /* ms */

uint64_t __real_SDL_GetTicks64(void);
uint64_t __wrap_SDL_GetTicks64(void);
uint32_t __wrap_SDL_GetTicks(void);
void __wrap_SDL_Delay(uint32_t milliseconds);
int __wrap_SDL_WaitEventTimeout(SDL_Event *event, int milliseconds);

uint64_t __wrap_SDL_GetTicks64(void)
{
    return __real_SDL_GetTicks64() + skipped;
}

uint32_t __wrap_SDL_GetTicks(void)
{
    return (uint32_t)__wrap_SDL_GetTicks64();
}

void __wrap_SDL_Delay(uint32_t milliseconds)
{
    skipped += milliseconds;
}

int __wrap_SDL_WaitEventTimeout(SDL_Event *event, int milliseconds)
{
    int came = SDL_PollEvent(event);
    if (!came && milliseconds > 0) {
        skipped += (uint64_t)milliseconds;
    }
    return came;
}
