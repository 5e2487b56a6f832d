/* Reading pictures. The index of the data says what there is, so a missing file is known without
 * trying names. A picture is decoded from the smallest file that is large enough, and scaled to the
 * size that is wanted; the size of the file is held in memory for no longer than that. */
#include "art.h"

#include "base/log.h"
#include "base/page.h"
#include "base/text.h"
#include "disk_cache.h"
#include "files.h"
#include "lanes.h"
#include "reduce.h"
#include "webp_head.h"

#include <SDL_image.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int compare_entries(const void *a, const void *b)
{
    return strcmp(((const ArtEntry *)a)->name, ((const ArtEntry *)b)->name);
}

/* A line of the index: name, master width and height, widths. */
static bool parse_entry(char *line, ArtEntry *entry)
{
    *entry = (ArtEntry){0};
    const char *name = strtok(line, " ");
    if (!name || strlen(name) >= sizeof entry->name) {
        return false;
    }
    memcpy(entry->name, name, strlen(name) + 1);
    int numbers[2 + ART_WIDTHS] = {0};
    for (size_t i = 0; i < 2 + ART_WIDTHS; i++) {
        const char *word = strtok(NULL, " ");
        if (word) {
            numbers[i] = atoi(word);
        }
    }
    entry->master_w = numbers[0];
    entry->master_h = numbers[1];
    memcpy(entry->widths, numbers + 2, sizeof entry->widths);
    return entry->master_w > 0 && entry->master_h > 0 && entry->widths[0] > 0;
}

static void parse_index(Art *art, char *text)
{
    while (*text) {
        char *end = text + strcspn(text, "\n");
        char *next = end + (*end != 0);
        *end = 0;
        ArtEntry entry;
        if (parse_entry(text, &entry)) {
            buffer_push(&art->entries, &entry);
        }
        text = next;
    }
    if (art->entries.count) {
        qsort(art->entries.data, art->entries.count, sizeof(ArtEntry), compare_entries);
    }
}

bool art_open(Art *art, const char *data_folder, const char *cache_folder)
{
    *art = (Art){0};
    IMG_Init(IMG_INIT_WEBP);
    buffer_init(&art->entries, sizeof(ArtEntry));
    buffer_init(&art->missed, PICTURE_NAME_MAX);
    art->folder = path_join(data_folder, "art");
    art->cache = disk_cache_open(cache_folder);
    char *name = path_join(art->folder, "index.txt");
    size_t size;
    char *text = file_read(name, &size);
    free(name);
    if (text) {
        parse_index(art, text);
        free(text);
    }
    return art->entries.count > 0;
}

void art_close(Art *art)
{
    buffer_release(&art->entries);
    buffer_release(&art->missed);
    free(art->folder);
    free(art->cache);
    *art = (Art){0};
}

const ArtEntry *art_find(const Art *art, const char *name)
{
    ArtEntry key = {0};
    if (!art->entries.count || strlen(name) >= sizeof key.name) {
        return NULL;
    }
    memcpy(key.name, name, strlen(name) + 1);
    return bsearch(&key, art->entries.data, art->entries.count, sizeof key, compare_entries);
}

int art_width(const ArtEntry *entry, int w)
{
    int best = entry->widths[0];
    for (size_t i = 0; i < ART_WIDTHS && entry->widths[i] >= w; i++) {
        best = entry->widths[i];
    }
    return best;
}

/* Red and blue change places, all three colours are multiplied by alpha. */
static void premultiply(SDL_Surface *surface)
{
    for (int y = 0; y < surface->h; y++) {
        uint32_t *row = surface->pixels;
        lanes_premultiply_swapped(row + (ptrdiff_t)y * surface->pitch / 4, surface->w);
    }
}

/* A file that is not as wide as its name says is damaged; one that claims a huge picture would take
 * seconds and all memory to be decoded. Both are known by the head. */
static bool is_as_wide(SDL_RWops *stream, int width)
{
    uint8_t head[WEBP_HEAD_BYTES] = {0};
    int w, h;
    size_t size = SDL_RWread(stream, head, 1, sizeof head);
    bool is_sought = SDL_RWseek(stream, 0, RW_SEEK_SET) == 0;
    return is_sought && size > 0 && webp_head_read(head, &w, &h) && w == width &&
           (int64_t)w * h <= REDUCE_PIXELS_MAX;
}

/* Pictures are WebP: of what is damaged nothing is guessed, since SDL knows twenty more kinds. */
static SDL_Surface *read_webp(const char *file, int width)
{
    SDL_RWops *stream = SDL_RWFromFile(file, "rb");
    if (!stream) {
        return NULL;
    }
    SDL_Surface *read = is_as_wide(stream, width) ? IMG_LoadWEBP_RW(stream) : NULL;
    SDL_RWclose(stream);
    return read;
}

/* The file's picture as premultiplied pixels; NULL when it cannot be read. Where it has an alpha it
 * comes as red, green, blue and alpha and is changed where it lies. */
static SDL_Surface *decode(const char *file, int width)
{
    SDL_Surface *read = read_webp(file, width);
    if (!read || read->format->format == SDL_PIXELFORMAT_ABGR8888) {
        if (read) {
            premultiply(read);
        }
        return read;
    }
    SDL_Surface *surface = SDL_ConvertSurfaceFormat(read, SDL_PIXELFORMAT_ARGB8888, 0);
    bool solid = !SDL_ISPIXELFORMAT_ALPHA(read->format->format);
    SDL_FreeSurface(read);
    if (surface && !solid) {
        SDL_PremultiplyAlpha(surface->w, surface->h, SDL_PIXELFORMAT_ARGB8888, surface->pixels,
                             surface->pitch, SDL_PIXELFORMAT_ARGB8888, surface->pixels,
                             surface->pitch);
    }
    return surface;
}

/* Means of areas where it gets smaller, between pixels linearly where it gets larger. */
static bool scale(SDL_Surface *surface, Image *out)
{
    if (out->w <= surface->w && out->h <= surface->h) {
        image_reduce(surface->pixels, surface->pitch / 4, surface->w, surface->h, out);
        return true;
    }
    SDL_Surface *larger = SDL_CreateRGBSurfaceWithFormatFrom(out->pixels, out->w, out->h, 32,
                                                             out->w * 4, surface->format->format);
    bool good = larger && !SDL_SoftStretchLinear(surface, NULL, larger, NULL);
    SDL_FreeSurface(larger);
    return good;
}

static bool decode_to_size(const char *file, int width, Image *out)
{
    SDL_Surface *surface = decode(file, width);
    bool good = surface && surface->w == width &&
                (int64_t)surface->w * surface->h <= REDUCE_PIXELS_MAX && scale(surface, out);
    SDL_FreeSurface(surface);
    return good;
}

static char *file_name(const Art *art, const ArtEntry *entry, int w)
{
    char name[PICTURE_NAME_MAX + 32];
    snprintf(name, sizeof name, "%s@%d.webp", entry->name, art_width(entry, w));
    return path_join(art->folder, name);
}

bool art_awaits(const Art *art, const ArtEntry *entry, int w)
{
    char *name = file_name(art, entry, w);
    bool awaits = page_awaits(name);
    free(name);
    return awaits;
}

bool art_load(const Art *art, const ArtEntry *entry, int w, int h, Image *out)
{
    char *name = file_name(art, entry, w);
    Image image;
    image_init(&image, w, h);
    bool good = disk_cache_read(art->cache, name, &image);
    if (!good) {
        good = decode_to_size(name, art_width(entry, w), &image);
        if (good) {
            disk_cache_write(art->cache, name, &image);
        }
    }
    free(name);
    if (!good) {
        image_release(&image);
        return false;
    }
    *out = image;
    return true;
}

void art_complain(Art *art, const char *name)
{
    for (size_t i = 0; i < art->missed.count; i++) {
        if (text_equal(buffer_at(&art->missed, i), name)) {
            return;
        }
    }
    char copy[PICTURE_NAME_MAX] = {0};
    strncpy(copy, name, sizeof copy - 1);
    buffer_push(&art->missed, copy);
    log_line("ui: the picture %s is missing", copy);
}
