/* Tells when a device is plugged in or out, while the program sleeps: without waking it otherwise.
 */
#ifndef DEVICES_H
#define DEVICES_H

#include "base/system.h"
#include "base/worker.h"

#include <SDL.h>
#include <stdbool.h>
#include <stdint.h>

#define DEVICES_FOLDER "/dev/input"

/* All zero: nothing is watched. */
typedef struct Devices {
    bool is_open;
    uint32_t event;     /* of SDL: pushed when something came or went */
    SystemWatch *watch; /* NULL: none, or the window's own messages tell */
    Worker *worker;
} Devices;

/* Begins to watch, once; later calls do nothing. The folder is that of Linux. */
void devices_open(Devices *devices, const char *folder, uint32_t event);
void devices_close(Devices *devices);

#endif
