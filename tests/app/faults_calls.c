/* The calls of the system, of SDL and of its family that the program makes for itself. */
#include "faults_calls.h"

#include <SDL.h>
#include <SDL_image.h>
#include <SDL_mixer.h>
#include <SDL_ttf.h>
#include <dirent.h>
#include <errno.h>
#include <pthread.h>
#include <qrencode.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <vorbis/vorbisfile.h>

const char *const call_names[CALL_COUNT] = {CALLS(AS_NAME)};

/* Nobody takes it for an interruption or a file that is there. */
#define FAULT(type, name, parameters, arguments, refusal)                                          \
    REFUSED(type, name, parameters, arguments, refusal, EIO)

FAULT(int, SDL_InitSubSystem, (uint32_t flags), (flags), -1)
FAULT(SDL_Window *, SDL_CreateWindow,
      (const char *title, int x, int y, int w, int h, uint32_t flags), (title, x, y, w, h, flags),
      NULL)
FAULT(SDL_Surface *, SDL_GetWindowSurface, (SDL_Window * window), (window), NULL)
FAULT(int, SDL_UpdateWindowSurfaceRects, (SDL_Window * window, const SDL_Rect *rects, int count),
      (window, rects, count), -1)
FAULT(SDL_Surface *, SDL_CreateRGBSurfaceWithFormatFrom,
      (void *pixels, int w, int h, int depth, int pitch, uint32_t format),
      (pixels, w, h, depth, pitch, format), NULL)
FAULT(SDL_Surface *, SDL_ConvertSurfaceFormat,
      (SDL_Surface * surface, uint32_t format, uint32_t flags), (surface, format, flags), NULL)
FAULT(SDL_RWops *, SDL_RWFromMem, (void *memory, int size), (memory, size), NULL)
FAULT(SDL_RWops *, SDL_RWFromConstMem, (const void *memory, int size), (memory, size), NULL)
FAULT(SDL_RWops *, SDL_RWFromFP, (void *file, SDL_bool closes), (file, closes), NULL)
FAULT(uint32_t, SDL_RegisterEvents, (int count), (count), (uint32_t)-1)
FAULT(int, SDL_PushEvent, (SDL_Event * event), (event), -1)
FAULT(SDL_RWops *, SDL_RWFromFile, (const char *file, const char *mode), (file, mode), NULL)
FAULT(int, SDL_SetClipboardText, (const char *text), (text), -1)
FAULT(char *, SDL_GetClipboardText, (void), (), NULL)
FAULT(SDL_Surface *, IMG_LoadWEBP_RW, (SDL_RWops * source), (source), NULL)
FAULT(int, IMG_SavePNG_RW, (SDL_Surface * surface, SDL_RWops *out, int closes),
      (surface, out, closes), -1)
FAULT(int, TTF_Init, (void), (), -1)
FAULT(TTF_Font *, TTF_OpenFontRW, (SDL_RWops * source, int closes, int size),
      (source, closes, size), NULL)
FAULT(SDL_Surface *, TTF_RenderUTF8_Blended, (TTF_Font * font, const char *text, SDL_Color color),
      (font, text, color), NULL)
FAULT(int, TTF_SizeUTF8, (TTF_Font * font, const char *text, int *w, int *h), (font, text, w, h),
      -1)
FAULT(int, TTF_SetFontSize, (TTF_Font * font, int size), (font, size), -1)
FAULT(int, Mix_OpenAudioDevice,
      (int rate, uint16_t format, int channels, int size, const char *device, int changes),
      (rate, format, channels, size, device, changes), -1)
FAULT(Mix_Chunk *, Mix_LoadWAV_RW, (SDL_RWops * source, int closes), (source, closes), NULL)
FAULT(int, Mix_PlayChannel, (int channel, Mix_Chunk *chunk, int loops), (channel, chunk, loops), -1)
FAULT(int, Mix_SetPanning, (int channel, uint8_t left, uint8_t right), (channel, left, right), 0)
FAULT(int, ov_open_callbacks,
      (void *source, OggVorbis_File *file, const char *initial, long bytes, ov_callbacks calls),
      (source, file, initial, bytes, calls), OV_EREAD)
FAULT(long, ov_read_float, (OggVorbis_File * file, float ***pcm, int samples, int *stream),
      (file, pcm, samples, stream), OV_HOLE)
FAULT(int, ov_pcm_seek, (OggVorbis_File * file, ogg_int64_t place), (file, place), OV_EREAD)
FAULT(QRcode *, QRcode_encodeString,
      (const char *text, int version, QRecLevel level, QRencodeMode hint, int cases),
      (text, version, level, hint, cases), NULL)
FAULT(int, pthread_create,
      (pthread_t * thread, const pthread_attr_t *attributes, void *(*run)(void *), void *argument),
      (thread, attributes, run, argument), EAGAIN)
FAULT(size_t, SDL_RWread, (SDL_RWops * stream, void *bytes, size_t size, size_t count),
      (stream, bytes, size, count), 0)
FAULT(Sint64, SDL_RWseek, (SDL_RWops * stream, Sint64 at, int from), (stream, at, from), -1)
FAULT(int, Mix_RegisterEffect,
      (int channel, Mix_EffectFunc_t effect, Mix_EffectDone_t done, void *context),
      (channel, effect, done, context), 0)
FAULT(void *, malloc, (size_t size), (size), NULL)
FAULT(void *, calloc, (size_t count, size_t size), (count, size), NULL)
FAULT(void *, realloc, (void *memory, size_t size), (memory, size), NULL)
FAULT(FILE *, fopen, (const char *path, const char *mode), (path, mode), NULL)
FAULT(FILE *, fdopen, (int file, const char *mode), (file, mode), NULL)
FAULT(size_t, fread, (void *bytes, size_t size, size_t count, FILE *file),
      (bytes, size, count, file), 0)
FAULT(size_t, fwrite, (const void *bytes, size_t size, size_t count, FILE *file),
      (bytes, size, count, file), 0)
FAULT(int, fclose, (FILE * file), (file), (__real_fclose(file), EOF))
FAULT(int, rename, (const char *from, const char *to), (from, to), -1)
FAULT(int, stat, (const char *path, struct stat *out), (path, out), -1)
FAULT(int, mkdir, (const char *path, mode_t mode), (path, mode), -1)
FAULT(DIR *, opendir, (const char *path), (path), NULL)
FAULT(struct dirent *, readdir, (DIR * folder), (folder), NULL)
