/* The frame as shown, written as PNG: the target keeps what was painted last. */
#include "private.h"

#include <SDL_image.h>

bool ui_screenshot(Ui *ui, const char *file)
{
    const Target *target = &ui->presenter.target;
    SDL_Surface *surface = SDL_CreateRGBSurfaceWithFormatFrom(
        target->pixels, target->w, target->h, 32, target->stride * 4, SDL_PIXELFORMAT_RGB888);
    bool good = surface && !IMG_SavePNG(surface, file);
    SDL_FreeSurface(surface);
    return good;
}
