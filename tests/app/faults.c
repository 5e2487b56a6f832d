/* Every call of SDL's and of its family that can fail, and every thread, fails: all of a kind from
 * the first on; with an argument also the first alone, and some after it. The program says in a
 * sentence that it cannot go on, or it goes on. Each try is a child. */
#define _DEFAULT_SOURCE /* MAP_ANONYMOUS */
#include "../storage/scratch.h"

#include "../storage/play.h"

#include "app_match.h"
#include "opened.h"

#include "../monkey/steer.h"
#include "../watchdog.h"
#include "base/limits.h"
#include "errand.h"
#include "games/regicide.h"

#include <SDL.h>
#include <SDL_image.h>
#include <SDL_mixer.h>
#include <SDL_ttf.h>
#include <errno.h>
#include <pthread.h>
#include <qrencode.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vorbis/vorbisfile.h>

#define KINDS_MAX   64
#define HANGS_AFTER 300  /* seconds in which it ran or slept */
#define PATIENCE    2000 /* turns until a picture is written */
#define TURNS_LEAST 50   /* it begins when all that it shows has been painted */
#define FAILED      1    /* the exit code after a sentence */
#define MUTE        2    /* after none */

static bool is_thorough;
static const Scratch *scratch; /* where pictures go */

/* What is counted and what fails. */
typedef struct Faults {
    atomic_long asked[KINDS_MAX];
    int kind;   /* that fails */
    long first; /* which call of it does, from 1; 0: none */
    bool stays; /* so do all after it */
} Faults;

static Faults *faults; /* shared with the children */

static bool refuses(int kind)
{
    long call = atomic_fetch_add(&faults->asked[kind], 1) + 1;
    bool is_first = call == faults->first;
    return kind == faults->kind && (is_first || (faults->stays && call > faults->first));
}

/* The linker sends each of these calls here (CMakeLists.txt). */
#define FAULT(kind, type, name, parameters, arguments, refusal)                                    \
    type __real_##name parameters;                                                                 \
    type __wrap_##name parameters;                                                                 \
    type __wrap_##name parameters                                                                  \
    {                                                                                              \
        return refuses(kind) ? (refusal) : __real_##name arguments;                                \
    }

FAULT(0, int, SDL_InitSubSystem, (uint32_t flags), (flags), -1)
FAULT(1, SDL_Window *, SDL_CreateWindow,
      (const char *title, int x, int y, int w, int h, uint32_t flags), (title, x, y, w, h, flags),
      NULL)
FAULT(2, SDL_Surface *, SDL_GetWindowSurface, (SDL_Window * window), (window), NULL)
FAULT(3, int, SDL_UpdateWindowSurfaceRects, (SDL_Window * window, const SDL_Rect *rects, int count),
      (window, rects, count), -1)
FAULT(4, SDL_Surface *, SDL_CreateRGBSurfaceWithFormatFrom,
      (void *pixels, int w, int h, int depth, int pitch, uint32_t format),
      (pixels, w, h, depth, pitch, format), NULL)
FAULT(5, SDL_Surface *, SDL_ConvertSurfaceFormat,
      (SDL_Surface * surface, uint32_t format, uint32_t flags), (surface, format, flags), NULL)
FAULT(6, SDL_RWops *, SDL_RWFromMem, (void *memory, int size), (memory, size), NULL)
FAULT(7, SDL_RWops *, SDL_RWFromConstMem, (const void *memory, int size), (memory, size), NULL)
FAULT(8, SDL_RWops *, SDL_RWFromFP, (void *file, SDL_bool closes), (file, closes), NULL)
FAULT(9, uint32_t, SDL_RegisterEvents, (int count), (count), (uint32_t)-1)
FAULT(10, int, SDL_PushEvent, (SDL_Event * event), (event), -1)
FAULT(11, SDL_RWops *, SDL_RWFromFile, (const char *file, const char *mode), (file, mode), NULL)
FAULT(12, int, SDL_SetClipboardText, (const char *text), (text), -1)
FAULT(13, char *, SDL_GetClipboardText, (void), (), NULL)
FAULT(14, SDL_Surface *, IMG_LoadWEBP_RW, (SDL_RWops * source), (source), NULL)
FAULT(15, int, IMG_SavePNG_RW, (SDL_Surface * surface, SDL_RWops *out, int closes),
      (surface, out, closes), -1)
FAULT(16, int, TTF_Init, (void), (), -1)
FAULT(17, TTF_Font *, TTF_OpenFontRW, (SDL_RWops * source, int closes, int size),
      (source, closes, size), NULL)
FAULT(18, SDL_Surface *, TTF_RenderUTF8_Blended,
      (TTF_Font * font, const char *text, SDL_Color color), (font, text, color), NULL)
FAULT(19, int, TTF_SizeUTF8, (TTF_Font * font, const char *text, int *w, int *h),
      (font, text, w, h), -1)
FAULT(20, int, TTF_SetFontSize, (TTF_Font * font, int size), (font, size), -1)
FAULT(21, int, Mix_OpenAudioDevice,
      (int rate, uint16_t format, int channels, int size, const char *device, int changes),
      (rate, format, channels, size, device, changes), -1)
FAULT(22, Mix_Chunk *, Mix_LoadWAV_RW, (SDL_RWops * source, int closes), (source, closes), NULL)
FAULT(23, int, Mix_PlayChannel, (int channel, Mix_Chunk *chunk, int loops), (channel, chunk, loops),
      -1)
FAULT(24, int, Mix_SetPanning, (int channel, uint8_t left, uint8_t right), (channel, left, right),
      0)
FAULT(25, int, ov_open_callbacks,
      (void *source, OggVorbis_File *file, const char *initial, long bytes, ov_callbacks calls),
      (source, file, initial, bytes, calls), OV_EREAD)
FAULT(26, long, ov_read_float, (OggVorbis_File * file, float ***pcm, int samples, int *stream),
      (file, pcm, samples, stream), OV_HOLE)
FAULT(27, int, ov_pcm_seek, (OggVorbis_File * file, ogg_int64_t place), (file, place), OV_EREAD)
FAULT(28, QRcode *, QRcode_encodeString,
      (const char *text, int version, QRecLevel level, QRencodeMode hint, int cases),
      (text, version, level, hint, cases), NULL)
FAULT(11, int, pthread_create,
      (pthread_t * thread, const pthread_attr_t *attributes, void *(*run)(void *), void *argument),
      (thread, attributes, run, argument), EAGAIN)

#define KINDS 29

static void save_picture(void)
{
    steer_settle(&app);
    steer_key(SDLK_s, KMOD_CTRL);
    for (int i = 0; i < PATIENCE && (i < TURNS_LEAST || errand_is_busy(&app)); i++) {
        steer_pass(1);
        steer_turn(&app);
        errand_check(&app);
    }
}

static void finish(void)
{
    while (play_on(&app.session.match, 0)) {
    }
    app_keep_match(&app);
    scene_switch(&app.scenes, shared_scenes.result);
    scene_change(&app.scenes);
}

static void use_table(void)
{
    MatchPlan plan = plan_initial(&regicide_game, 1);
    plan.setup.seed = 7;
    app_begin_match(&app, &plan);
    scene_change(&app.scenes);
    steer_settle(&app);
    steer_key(SDLK_1, 0);
    steer_key(SDLK_RETURN, 0);
    steer_settle(&app);
    steer_key(SDLK_c, KMOD_CTRL);
    steer_key(SDLK_v, KMOD_CTRL);
    ui_screenshot(app.ui, scratch_path(scratch, "screen.png"));
    save_picture();
    finish();
    save_picture();
}

/* The whole program for a moment; what it says goes to the standard error output. */
static int use_program(void)
{
    char problem[BANNER_BYTES] = "";
    if (!opened_with_problem(problem, sizeof problem)) {
        return strlen(problem) > 0 ? FAILED : MUTE;
    }
    Text folder = text_in(app.folder, sizeof app.folder);
    text_append(&folder, scratch->folder);
    steer_settle(&app);
    use_table();
    close_app(NULL);
    return 0;
}

static int use_in_child(int kind, long first, bool stays)
{
    faults->kind = kind;
    faults->first = first;
    faults->stays = stays;
    for (int i = 0; i < KINDS_MAX; i++) {
        atomic_store(&faults->asked[i], 0);
    }
    fflush(NULL);
    alarm(0); /* the child has a watch of its own */
    pid_t child = fork();
    if (child == 0) {
        watchdog_feed("a use with a failure", HANGS_AFTER);
        _exit(use_program());
    }
    int status = -1;
    assert_int_equal(waitpid(child, &status, 0), child);
    if (!WIFEXITED(status)) {
        print_error("kind %d, call %ld, stays %d: signal %d\n", kind, first, stays,
                    WTERMSIG(status));
    }
    assert_true(WIFEXITED(status));
    return WEXITSTATUS(status);
}

static void expect_answer(int kind, long first, bool stays)
{
    int code = use_in_child(kind, first, stays);
    if (code != 0 && code != FAILED) {
        print_error("kind %d, call %ld, stays %d: ends with %d\n", kind, first, stays, code);
    }
    assert_in_range(code, 0, FAILED);
}

static void each_failure_is_told_or_borne(void **state)
{
    long counts[KINDS];
    scratch = *state;
    assert_int_equal(use_in_child(0, 0, false), 0);
    for (int kind = 0; kind < KINDS; kind++) {
        counts[kind] = atomic_load(&faults->asked[kind]);
        print_message("kind %d: %ld calls\n", kind, counts[kind]);
        assert_true(counts[kind] > 0);
    }
    for (int kind = 0; kind < KINDS; kind++) {
        expect_answer(kind, 1, true);
        for (long call = 1; is_thorough && call <= counts[kind]; call += 1 + counts[kind] / 5) {
            expect_answer(kind, call, false);
        }
    }
}

int main(int count, char **words)
{
    is_thorough = count > 1 && strcmp(words[1], "all") == 0;
    faults = mmap(NULL, sizeof *faults, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (faults == MAP_FAILED) {
        return EXIT_FAILURE;
    }
    opened_options.silent = false;
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(each_failure_is_told_or_borne, scratch_begin, scratch_end)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
