/* What app_faults has refused. */
#ifndef TESTS_APP_FAULTS_CALLS_H
#define TESTS_APP_FAULTS_CALLS_H

#include "refused.h"

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

enum { CALLS(AS_CALL) CALL_COUNT };

extern const char *const call_names[CALL_COUNT];

#endif
