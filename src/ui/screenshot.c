/* The frame as shown, written as PNG: the target keeps what was painted last. */
#define _POSIX_C_SOURCE 200809L /* fdopen */

#include "base/system.h"
#include "ui/window.h"
#include "ui_state.h"

#include <SDL_image.h>
#include <stdio.h>

/* A pipe without a reader is refused instead of waited for. */
static FILE *open_at_once(const char *name)
{
    int file = system_open(name, SYSTEM_REPLACE);
    return file >= 0 ? fdopen(file, "wb") : NULL;
}

static bool write_png(const Target *target, FILE *file)
{
    SDL_Surface *surface = SDL_CreateRGBSurfaceWithFormatFrom(
        target->pixels, target->w, target->h, 32, target->stride * 4, SDL_PIXELFORMAT_RGB888);
    SDL_RWops *out = SDL_RWFromFP(file, SDL_FALSE);
    bool good = surface && out && !IMG_SavePNG_RW(surface, out, 0);
    if (out) {
        SDL_RWclose(out);
    }
    SDL_FreeSurface(surface);
    return good;
}

bool ui_screenshot(Ui *ui, const char *name)
{
    FILE *file = open_at_once(name);
    if (!file) {
        return false;
    }
    bool good = write_png(&ui->presenter.target, file);
    return !fclose(file) && good;
}
