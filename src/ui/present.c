/* One painter, two ways to the screen. Without a usable GPU the window's surface is painted in
 * place and only changed rectangles are sent; SDL's own help, which would go through a software
 * OpenGL, is switched off before the window exists. With one, the same pixels are uploaded into a
 * texture and shown in step with the screen. Either way the target keeps the last frame. */
#include "present.h"

#include "base/log.h"

#include <stdio.h>

#if defined(__linux__)
static bool has_render_device(void)
{
    for (int i = 128; i < 136; i++) {
        char name[32];
        snprintf(name, sizeof name, "/dev/dri/renderD%d", i);
        FILE *device = fopen(name, "r+b");
        if (device) {
            fclose(device);
            return true;
        }
    }
    return false;
}
#else
static bool has_render_device(void)
{
    return true;
}
#endif

bool present_wants_gpu(RendererKind kind)
{
    switch (kind) {
    case RENDERER_AUTO:
        return has_render_device();
    case RENDERER_SOFTWARE:
        return false;
    case RENDERER_GPU:
        return true;
    }
    return false;
}

uint32_t present_window_flags(void)
{
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
    return SDL_WINDOW_ALLOW_HIGHDPI;
}

bool present_open(Presenter *presenter, SDL_Window *window, bool gpu)
{
    *presenter = (Presenter){.window = window};
    if (gpu) {
        uint32_t flags = SDL_RENDERER_ACCELERATED | SDL_RENDERER_PRESENTVSYNC;
        presenter->renderer = SDL_CreateRenderer(window, -1, flags);
        if (!presenter->renderer) {
            log_line("ui: no GPU renderer (%s); painting in software", SDL_GetError());
        }
    }
    return presenter->renderer || SDL_GetWindowSurface(window);
}

void present_forget(Presenter *presenter)
{
    if (presenter->texture) {
        SDL_DestroyTexture(presenter->texture);
        presenter->texture = NULL;
    }
}

static void close_gpu(Presenter *presenter)
{
    present_forget(presenter);
    if (presenter->renderer) {
        SDL_DestroyRenderer(presenter->renderer);
        presenter->renderer = NULL;
    }
}

/* Whatever it could not do, from now on the processor paints. */
static void leave_gpu(Presenter *presenter)
{
    log_line("ui: the GPU refused (%s); painting in software", SDL_GetError());
    close_gpu(presenter);
}

void present_close(Presenter *presenter)
{
    close_gpu(presenter);
    image_release(&presenter->copy);
    *presenter = (Presenter){0};
}

static void paint_to_copy(Presenter *presenter, int w, int h)
{
    image_release(&presenter->copy);
    image_init(&presenter->copy, w, h);
    presenter->target = (Target){presenter->copy.pixels, w, h, w};
}

static bool is_paintable(const SDL_Surface *surface)
{
    uint32_t format = surface->format->format;
    return format == SDL_PIXELFORMAT_RGB888 || format == SDL_PIXELFORMAT_ARGB8888;
}

static bool resize_surface(Presenter *presenter)
{
    SDL_Surface *surface = SDL_GetWindowSurface(presenter->window);
    if (!surface || surface->w < 1 || surface->h < 1) {
        return false;
    }
    const Target *old = &presenter->target;
    bool same = old->w == surface->w && old->h == surface->h;
    if (is_paintable(surface)) {
        same = same && old->pixels == surface->pixels;
        presenter->target = (Target){surface->pixels, surface->w, surface->h, surface->pitch / 4};
    } else if (!same) {
        paint_to_copy(presenter, surface->w, surface->h);
    }
    return !same;
}

static bool resize_texture(Presenter *presenter)
{
    int w, h;
    if (SDL_GetRendererOutputSize(presenter->renderer, &w, &h) || w < 1 || h < 1) {
        return false;
    }
    if (presenter->texture && w == presenter->target.w && h == presenter->target.h) {
        return false;
    }
    present_forget(presenter);
    presenter->texture = SDL_CreateTexture(presenter->renderer, SDL_PIXELFORMAT_RGB888,
                                           SDL_TEXTUREACCESS_STREAMING, w, h);
    if (!presenter->texture) {
        leave_gpu(presenter);
        return resize_surface(presenter);
    }
    paint_to_copy(presenter, w, h);
    return true;
}

bool present_resize(Presenter *presenter)
{
    if (presenter->renderer) {
        return resize_texture(presenter);
    }
    return resize_surface(presenter);
}

bool present_is_ready(const Presenter *presenter)
{
    if (presenter->renderer) {
        return true;
    }
    const SDL_Surface *surface = SDL_GetWindowSurface(presenter->window);
    const Target *target = &presenter->target;
    return surface && surface->w == target->w && surface->h == target->h &&
           (!is_paintable(surface) || surface->pixels == target->pixels);
}

static SDL_Rect rect_of(Box box)
{
    return (SDL_Rect){box.x0, box.y0, box.x1 - box.x0, box.y1 - box.y0};
}

/* False: the GPU did not take it. */
static bool show_texture(Presenter *presenter, const Damage *damage)
{
    const Target *target = &presenter->target;
    bool is_taken = true;
    for (size_t i = 0; i < damage->count; i++) {
        Box box = damage->boxes[i];
        SDL_Rect rect = rect_of(box);
        const uint32_t *pixels = target->pixels + (ptrdiff_t)box.y0 * target->stride + box.x0;
        is_taken &= SDL_UpdateTexture(presenter->texture, &rect, pixels, target->stride * 4) == 0;
    }
    is_taken &= SDL_RenderCopy(presenter->renderer, presenter->texture, NULL, NULL) == 0;
    SDL_RenderPresent(presenter->renderer);
    return is_taken;
}

/* From the copy to a surface of some other format. */
static void convert(const Presenter *presenter, SDL_Surface *surface, Box box)
{
    const Target *target = &presenter->target;
    const uint32_t *from = target->pixels + (ptrdiff_t)box.y0 * target->stride + box.x0;
    uint8_t *to = (uint8_t *)surface->pixels + (ptrdiff_t)box.y0 * surface->pitch +
                  (ptrdiff_t)box.x0 * surface->format->BytesPerPixel;
    SDL_ConvertPixels(box.x1 - box.x0, box.y1 - box.y0, SDL_PIXELFORMAT_RGB888, from,
                      target->stride * 4, surface->format->format, to, surface->pitch);
}

static void show_surface(Presenter *presenter, const Damage *damage)
{
    SDL_Surface *surface = SDL_GetWindowSurface(presenter->window);
    SDL_Rect rects[DAMAGE_MAX];
    if (!surface) {
        return;
    }
    for (size_t i = 0; i < damage->count; i++) {
        rects[i] = rect_of(damage->boxes[i]);
        if (presenter->target.pixels != surface->pixels) {
            convert(presenter, surface, damage->boxes[i]);
        }
    }
    SDL_UpdateWindowSurfaceRects(presenter->window, rects, (int)damage->count);
}

static Damage whole(const Presenter *presenter)
{
    return (Damage){.boxes = {{0, 0, presenter->target.w, presenter->target.h}}, .count = 1};
}

/* What a GPU did not take is shown from the copy at once. */
void present_show(Presenter *presenter, const Damage *damage)
{
    if (!presenter->renderer) {
        show_surface(presenter, damage);
    } else if (!show_texture(presenter, damage)) {
        Damage all = whole(presenter);
        leave_gpu(presenter);
        show_surface(presenter, &all);
    }
}

void present_all(Presenter *presenter)
{
    Damage all = whole(presenter);
    present_show(presenter, &all);
}
