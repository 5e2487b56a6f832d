/* The picture of the window on the desktop. */
#include "ui_state.h"

#define ICON_SIZE 64

void window_set_icon(Ui *ui)
{
    Image icon;
    const ArtEntry *entry = art_find(&ui->pictures.art, "ui/icon");
    if (!entry || !art_load(&ui->pictures.art, entry, ICON_SIZE, ICON_SIZE, &icon)) {
        return;
    }
    SDL_Surface *surface = SDL_CreateRGBSurfaceWithFormatFrom(icon.pixels, icon.w, icon.h, 32,
                                                              icon.w * 4, SDL_PIXELFORMAT_ARGB8888);
    if (surface) {
        SDL_SetWindowIcon(ui->window, surface);
        SDL_FreeSurface(surface);
    }
    image_release(&icon);
}
