/* The frame as shown, or a part of it, as PNG: the target keeps what was painted last. */
#define _POSIX_C_SOURCE 200809L /* fdopen */

#include "base/memory.h"
#include "base/system.h"
#include "ui/window.h"
#include "ui_state.h"

#include <SDL_image.h>
#include <stdio.h>
#include <stdlib.h>

/* A pipe without a reader is refused instead of waited for. */
static FILE *open_at_once(const char *name)
{
    int file = system_open(name, SYSTEM_REPLACE);
    return file >= 0 ? fdopen(file, "wb") : NULL;
}

static SDL_Surface *surface_of(const Target *target)
{
    return SDL_CreateRGBSurfaceWithFormatFrom(target->pixels, target->w, target->h, 32,
                                              target->stride * 4, SDL_PIXELFORMAT_RGB888);
}

static bool write_png(const Target *target, FILE *file)
{
    SDL_Surface *surface = surface_of(target);
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

#define HEAD_BYTES 65536 /* a PNG is no longer than its pixels and this */

static bool append_png(SDL_Surface *surface, Buffer *out)
{
    size_t room = (size_t)surface->w * (size_t)surface->h * 4 + HEAD_BYTES;
    uint8_t *bytes = memory_bytes(room);
    SDL_RWops *stream = SDL_RWFromMem(bytes, (int)room);
    bool is_good = stream && !IMG_SavePNG_RW(surface, stream, 0);
    int64_t size = stream ? SDL_RWtell(stream) : 0;
    for (int64_t i = 0; i < size && is_good; i++) {
        buffer_push(out, &bytes[i]);
    }
    if (stream) {
        SDL_RWclose(stream);
    }
    free(bytes);
    return is_good;
}

bool ui_screenshot_part(Ui *ui, Rect part, Buffer *out)
{
    Target target = ui->presenter.target;
    int x = (int)part.x, y = (int)part.y;
    bool is_within = x >= 0 && y >= 0 && part.w >= 1 && part.h >= 1 &&
                     x + (int)part.w <= target.w && y + (int)part.h <= target.h;
    if (!is_within) {
        return false;
    }
    target.pixels += (ptrdiff_t)y * target.stride + x;
    target.w = (int)part.w;
    target.h = (int)part.h;
    SDL_Surface *surface = surface_of(&target);
    bool is_good = surface && append_png(surface, out);
    SDL_FreeSurface(surface);
    return is_good;
}

bool ui_is_sharp(const Ui *ui)
{
    return !ui->pictures.coarse;
}
