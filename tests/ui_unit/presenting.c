/* Frames on their way through a GPU, for which SDL's renderer in software stands here: what it
 * refuses is shown all the same, and what it loses is sent again. */
#include "small_window.h"
#include "ui/draw.h"

#define BRIGHT ((Color){40, 200, 120, 255})

typedef enum Call { NONE, CREATE, UPDATE, COPY } Call;

static Call refused; /* from now on */
static int created;

SDL_Texture *__real_SDL_CreateTexture(SDL_Renderer *renderer, uint32_t format, int access, int w,
                                      int h);
SDL_Texture *__wrap_SDL_CreateTexture(SDL_Renderer *renderer, uint32_t format, int access, int w,
                                      int h);
int __real_SDL_UpdateTexture(SDL_Texture *texture, const SDL_Rect *rect, const void *pixels,
                             int pitch);
int __wrap_SDL_UpdateTexture(SDL_Texture *texture, const SDL_Rect *rect, const void *pixels,
                             int pitch);
int __real_SDL_RenderCopy(SDL_Renderer *renderer, SDL_Texture *texture, const SDL_Rect *from,
                          const SDL_Rect *to);
int __wrap_SDL_RenderCopy(SDL_Renderer *renderer, SDL_Texture *texture, const SDL_Rect *from,
                          const SDL_Rect *to);

SDL_Texture *__wrap_SDL_CreateTexture(SDL_Renderer *renderer, uint32_t format, int access, int w,
                                      int h)
{
    created++;
    return refused == CREATE ? NULL : __real_SDL_CreateTexture(renderer, format, access, w, h);
}

int __wrap_SDL_UpdateTexture(SDL_Texture *texture, const SDL_Rect *rect, const void *pixels,
                             int pitch)
{
    return refused == UPDATE ? -1 : __real_SDL_UpdateTexture(texture, rect, pixels, pitch);
}

int __wrap_SDL_RenderCopy(SDL_Renderer *renderer, SDL_Texture *texture, const SDL_Rect *from,
                          const SDL_Rect *to)
{
    return refused == COPY ? -1 : __real_SDL_RenderCopy(renderer, texture, from, to);
}

static int open_on_gpu(void **state)
{
    char problem[256];
    UiOptions wanted = options();
    refused = NONE;
    created = 0;
    wanted.renderer = RENDERER_GPU;
    SDL_SetHint(SDL_HINT_RENDER_DRIVER, "software");
    ui = ui_open(&wanted, problem, sizeof problem);
    return ui ? 0 : -1;
}

static float left; /* of the square */

static void square(void)
{
    draw_fill(ui_draw(ui), (Rect){left, 100, 50, 50}, BRIGHT);
}

/* What the square's middle shows in the memory that SDL shows. */
static bool is_shown(void)
{
    SDL_Surface *surface = SDL_GetWindowSurface(ui->window);
    const uint32_t *row = (const uint32_t *)((const char *)surface->pixels + 125 * surface->pitch);
    return (row[(int)left + 25] & 0xffffff) == 0x28c878;
}

static bool is_on_screen(void)
{
    uint32_t pixel = 0;
    SDL_Rect middle = {(int)left + 25, 125, 1, 1};
    if (!ui->presenter.renderer) {
        return is_shown();
    }
    assert_int_equal(
        SDL_RenderReadPixels(ui->presenter.renderer, &middle, SDL_PIXELFORMAT_RGB888, &pixel, 4),
        0);
    return (pixel & 0xffffff) == 0x28c878;
}

static void a_gpu_shows_each_frame(void **state)
{
    for (left = 100; left < 400; left += 90) {
        show(square);
        assert_non_null(ui->presenter.renderer);
        assert_true(is_on_screen());
    }
    assert_int_equal(created, 1);
}

/* From the first frame on, or in the middle of a game. */
static void what_it_refuses_is_shown_without_it(void **state)
{
    for (Call call = CREATE; call <= COPY; call++) {
        for (int frames = 0; frames < 3; frames += 2) {
            assert_int_equal(open_on_gpu(NULL), 0);
            left = 100;
            for (int i = 0; i < frames; i++) {
                show(square);
            }
            refused = call;
            if (call == CREATE) {
                SDL_Event reset = {.type = SDL_RENDER_DEVICE_RESET};
                SDL_PushEvent(&reset);
            }
            left = 500;
            show(square);
            assert_null(ui->presenter.renderer);
            assert_true(is_shown());
            left = 700;
            show(square); /* finds out that it has another memory to paint to */
            show(square);
            assert_true(is_shown());
            ui_close(ui);
        }
    }
}

/* A card that was unplugged, a driver that began anew. */
static void what_it_lost_is_sent_again(void **state)
{
    static const uint32_t kinds[] = {SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET};
    left = 100;
    for (int i = 0; i < 2; i++) {
        show(square);
        SDL_Event reset = {.type = kinds[i]};
        SDL_PushEvent(&reset);
        show(square);
        assert_int_equal(created, i + 2);
        assert_true(is_on_screen());
    }
}

#define ON_GPU(name) cmocka_unit_test_setup_teardown(name, open_on_gpu, close_window)

int main(void)
{
    const struct CMUnitTest tests[] = {
        ON_GPU(a_gpu_shows_each_frame),
        cmocka_unit_test(what_it_refuses_is_shown_without_it),
        ON_GPU(what_it_lost_is_sent_again),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
