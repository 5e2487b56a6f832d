/* A place may be kept from a time when there were other screens. */
#include "place.h"
#include "ui/window.h"

#include "base/limits.h"

#include <limits.h>
#include <math.h>

#define SCREENS_MAX 16

static int64_t overlap(const WindowPlace *place, const SDL_Rect *screen)
{
    SDL_Rect window = {place->x, place->y, place->width, place->height}, common;
    bool meets = place->x != INT_MIN && SDL_IntersectRect(&window, screen, &common);
    return meets ? (int64_t)common.w * common.h : 0;
}

static const SDL_Rect *screen_of(const WindowPlace *place, const SDL_Rect screens[], int count)
{
    const SDL_Rect *best = &screens[0];
    for (int i = 1; i < count; i++) {
        if (overlap(place, &screens[i]) > overlap(place, best)) {
            best = &screens[i];
        }
    }
    return best;
}

void place_first(WindowPlace *place, const SDL_Rect *screen)
{
    place->width = 1280;
    place->height = 720;
    if (!screen) {
        return;
    }
    int high = screen->h - PLACE_TITLE_BAR;
    float w = (float)screen->w * PLACE_PART, h = (float)high * PLACE_PART;
    w = fminf(w, h * PLACE_WIDEST);
    h = fminf(h, w * PLACE_WIDEST);
    int least_w = 1280, least_h = 720;
    if (screen->h > screen->w) {
        least_w = 800;
        least_h = 1024;
    }
    place->width = min_int(max_int((int)w, least_w), screen->w);
    place->height = min_int(max_int((int)h, least_h), high);
}

void place_fit(WindowPlace *place, const SDL_Rect screens[], int count)
{
    if (count == 0) {
        return;
    }
    const SDL_Rect *screen = screen_of(place, screens, count);
    int top = screen->y + PLACE_TITLE_BAR;
    place->width = min_int(place->width, screen->w);
    place->height = min_int(place->height, screen->h - PLACE_TITLE_BAR);
    if (place->x != INT_MIN) {
        place->x = clamp_int(place->x, screen->x, screen->x + screen->w - place->width);
        place->y = clamp_int(place->y, top, screen->y + screen->h - place->height);
    }
}

WindowPlace place_wanted(const UiOptions *options)
{
    WindowPlace place = {
        .x = options->x, .y = options->y, .width = options->width, .height = options->height};
    SDL_Rect screens[SCREENS_MAX];
    int count = options->exact ? 0 : min_int(SDL_GetNumVideoDisplays(), SCREENS_MAX), known = 0;
    for (int i = 0; i < count; i++) {
        known += SDL_GetDisplayUsableBounds(i, &screens[known]) == 0;
    }
    if (place.width == 0) {
        place_first(&place, known > 0 ? &screens[0] : NULL);
    }
    place_fit(&place, screens, known);
    return place;
}
