/* Calls of the system, of SDL and of its family that refuse, once or from the n-th on: the linker
 * sends those of the program's own sources to refused.c (CMakeLists.txt). What is told here is
 * shared with the children that are begun later. */
#ifndef TESTS_APP_REFUSED_H
#define TESTS_APP_REFUSED_H

#include <stdbool.h>

#define CALLS(X)                                                                                   \
    X(SDL_InitSubSystem)                                                                           \
    X(SDL_CreateWindow)                                                                            \
    X(SDL_GetWindowSurface)                                                                        \
    X(SDL_UpdateWindowSurfaceRects)                                                                \
    X(SDL_CreateRGBSurfaceWithFormatFrom)                                                          \
    X(SDL_ConvertSurfaceFormat)                                                                    \
    X(SDL_RWFromMem)                                                                               \
    X(SDL_RWFromConstMem)                                                                          \
    X(SDL_RWFromFP)                                                                                \
    X(SDL_RegisterEvents)                                                                          \
    X(SDL_PushEvent)                                                                               \
    X(SDL_RWFromFile)                                                                              \
    X(SDL_SetClipboardText)                                                                        \
    X(SDL_GetClipboardText)                                                                        \
    X(IMG_LoadWEBP_RW)                                                                             \
    X(IMG_SavePNG_RW)                                                                              \
    X(TTF_Init)                                                                                    \
    X(TTF_OpenFontRW)                                                                              \
    X(TTF_RenderUTF8_Blended)                                                                      \
    X(TTF_SizeUTF8)                                                                                \
    X(TTF_SetFontSize)                                                                             \
    X(Mix_OpenAudioDevice)                                                                         \
    X(Mix_LoadWAV_RW)                                                                              \
    X(Mix_PlayChannel)                                                                             \
    X(Mix_SetPanning)                                                                              \
    X(ov_open_callbacks)                                                                           \
    X(ov_read_float)                                                                               \
    X(ov_pcm_seek)                                                                                 \
    X(QRcode_encodeString)                                                                         \
    X(pthread_create)                                                                              \
    X(SDL_RWread)                                                                                  \
    X(SDL_RWseek)                                                                                  \
    X(Mix_RegisterEffect)                                                                          \
    X(malloc)                                                                                      \
    X(calloc)                                                                                      \
    X(realloc)                                                                                     \
    X(fopen)                                                                                       \
    X(fdopen)                                                                                      \
    X(fread)                                                                                       \
    X(fwrite)                                                                                      \
    X(fclose)                                                                                      \
    X(rename)                                                                                      \
    X(stat)                                                                                        \
    X(mkdir)                                                                                       \
    X(opendir)                                                                                     \
    X(readdir)

#define AS_CALL(name) CALL_##name,

typedef enum Call { CALLS(AS_CALL) CALL_COUNT } Call;

extern const char *const call_names[CALL_COUNT];

/* Before all others; false: there is no memory to share. */
bool refused_open(void);

/* Counts anew; from now on the n-th call of this kind refuses, from 1 on, and if it stays so, all
 * after it. 0: none does. */
void refused_set(Call call, long n, bool stays);

/* From now on none refuses; what was counted stays. */
void refused_stop(void);

/* How many there were. */
long refused_asked(Call call);

#endif
