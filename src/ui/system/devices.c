/* On Linux a thread sleeps until the folder of devices changes; on Windows the window is told, and
 * of all such messages this one alone is let through. Elsewhere pads are looked for only when the
 * person does something else. */
#include "devices.h"

#if defined(__WIN32__)
#include <SDL_syswm.h>

#define DEVICES_CHANGED 0x0219 /* WM_DEVICECHANGE */

static int pass(void *context, SDL_Event *event)
{
    const Devices *devices = context;
    if (event->type != SDL_SYSWMEVENT) {
        return 1;
    }
    if (event->syswm.msg->msg.win.msg == DEVICES_CHANGED) {
        SDL_PushEvent(&(SDL_Event){.type = devices->event});
    }
    return 0;
}

static void listen(Devices *devices)
{
    SDL_SetEventFilter(pass, devices);
    SDL_EventState(SDL_SYSWMEVENT, SDL_ENABLE);
}

static void listen_no_more(void)
{
    SDL_EventState(SDL_SYSWMEVENT, SDL_IGNORE);
    SDL_SetEventFilter(NULL, NULL);
}
#else
static void listen(Devices *devices)
{
    (void)devices;
}

static void listen_no_more(void)
{
}
#endif

/* On a thread of its own. */
static void tell(void *context)
{
    const Devices *devices = context;
    while (system_watch_wait(devices->watch)) {
        SDL_PushEvent(&(SDL_Event){.type = devices->event});
    }
}

void devices_open(Devices *devices, const char *folder, uint32_t event)
{
    if (devices->is_open) {
        return;
    }
    devices->is_open = true;
    devices->event = event;
    listen(devices);
    devices->watch = system_watch_new(folder);
    if (devices->watch) {
        devices->worker = worker_new(NULL, NULL);
        worker_give(devices->worker, tell, devices);
    }
}

void devices_close(Devices *devices)
{
    if (devices->is_open) {
        listen_no_more();
    }
    if (devices->watch) {
        system_watch_leave(devices->watch);
        worker_free(devices->worker);
        system_watch_free(devices->watch);
    }
    *devices = (Devices){0};
}
