/* The frame as shown, or a part of it, as PNG or kept to be drawn: the target keeps what was
 * painted last. */
#define _POSIX_C_SOURCE 200809L /* fdopen */

#include "base/memory.h"
#include "base/system.h"
#include "ui/window.h"
#include "ui_state.h"

#include <SDL_image.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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

bool ui_keep_shown(Ui *ui)
{
    const Target *target = &ui->presenter.target;
    ui_drop_shown(ui);
    if (!ui->is_shown || target->w < 1 || target->h < 1) {
        return false;
    }
    image_init(&ui->shown, target->w, target->h);
    for (int y = 0; y < target->h; y++) {
        const uint32_t *from = target->pixels + (ptrdiff_t)y * target->stride;
        uint32_t *to = ui->shown.pixels + (ptrdiff_t)y * target->w;
        for (int x = 0; x < target->w; x++) {
            to[x] = from[x] | 0xff000000U;
        }
    }
    ui->is_cut = false;
    ui->repaint = true; /* no list of commands knows that this one is another */
    return true;
}

bool ui_has_shown(const Ui *ui)
{
    return ui->shown.pixels != NULL;
}

void ui_cut_shown(Ui *ui, Rect rect)
{
    Box box = box_meet(box_of(rect), (Box){0, 0, ui->shown.w, ui->shown.h});
    for (int y = box.y0; y < box.y1 && box.x0 < box.x1; y++) {
        uint32_t *row = ui->shown.pixels + (ptrdiff_t)y * ui->shown.w;
        memset(row + box.x0, 0, (size_t)(box.x1 - box.x0) * sizeof *row);
    }
    ui->is_cut |= !box_is_empty(box);
}

void ui_drop_shown(Ui *ui)
{
    image_release(&ui->shown);
}

bool ui_is_sharp(const Ui *ui)
{
    return !ui->pictures.coarse;
}
