/* Any bytes in a file from which pictures come; the first says in which:
 *     p    the picture itself
 *     i    the index of all pictures
 *     c    what the cache keeps of a picture that is sound
 * What may not happen is a crash, a leak, or a picture of another size than was asked for. A
 * damaged cache costs nothing but time. */
#include "art.h"
#include "base/assert.h"
#include "base/limits.h"
#include "scratch.h"

#include <dirent.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#define KEPT_W 300 /* large enough for the cache */
#define KEPT_H 220

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* Two white bars, and an index that knows them and the damaged picture. */
static const uint8_t sound_picture[] = {
    0x52, 0x49, 0x46, 0x46, 0x2c, 0x00, 0x00, 0x00, 0x57, 0x45, 0x42, 0x50, 0x56,
    0x50, 0x38, 0x4c, 0x1f, 0x00, 0x00, 0x00, 0x2f, 0x3f, 0xc0, 0x0f, 0x10, 0x30,
    0x10, 0xc1, 0x8c, 0xfe, 0x59, 0xe5, 0xf8, 0x00, 0xd8, 0x6e, 0xec, 0x07, 0x7b,
    0xfe, 0x27, 0x40, 0x08, 0x53, 0x9f, 0x13, 0x9f, 0xff, 0xd6, 0x12, 0x13, 0x00};
static const char sound_index[] = "any 64 64 64 32\nsound 64 64 64\n";

static void load(const Art *art, const char *name, int w, int h, bool must)
{
    Image image = {0};
    const ArtEntry *entry = art_find(art, name);
    if (entry && art_load(art, entry, w, h, &image)) {
        ASSERT(image.w == w && image.h == h);
        image_release(&image);
        return;
    }
    ASSERT(!must);
}

/* The picture's file in both sizes, made smaller and larger. */
static void take_picture(const uint8_t *data, size_t size)
{
    Art art;
    scratch_write("art/index.txt", (const uint8_t *)sound_index, sizeof sound_index - 1);
    scratch_write("art/any@64.webp", data, size);
    bool is_open = art_open(&art, scratch_folder(), "");
    ASSERT(is_open);
    load(&art, "any", 48, 40, false);
    load(&art, "any", 64, 64, false);
    load(&art, "any", 90, 70, false);
    art_close(&art);
}

static void take_index(const uint8_t *data, size_t size)
{
    Art art;
    scratch_write("art/index.txt", data, size);
    if (art_open(&art, scratch_folder(), "")) {
        for (size_t i = 0; i < art.entries.count; i++) {
            const ArtEntry *entry = buffer_at(&art.entries, i);
            ASSERT(art_width(entry, 50) > 0);
            load(&art, entry->name, 8, 8, false);
        }
    }
    load(&art, "sound", 8, 8, false);
    art_close(&art);
}

/* Writes over the first bytes of the only file there. */
static void damage_kept(const uint8_t *data, size_t size)
{
    char name[SCRATCH_PATH_MAX];
    DIR *folder = opendir(scratch_path("cache"));
    ASSERT(folder);
    for (struct dirent *entry; (entry = readdir(folder));) {
        if (entry->d_name[0] != '.') {
            (void)snprintf(name, sizeof name, "cache/%s", entry->d_name);
            FILE *file = fopen(scratch_path(name), "r+b");
            ASSERT(file);
            (void)fwrite(data, 1, size, file);
            (void)fclose(file);
        }
    }
    closedir(folder);
}

static void take_kept(const uint8_t *data, size_t size)
{
    Art art;
    scratch_write("art/index.txt", (const uint8_t *)sound_index, sizeof sound_index - 1);
    if (access(scratch_path("art/sound@64.webp"), R_OK)) {
        scratch_write("art/sound@64.webp", sound_picture, sizeof sound_picture);
    }
    bool is_open = art_open(&art, scratch_folder(), scratch_path("cache"));
    ASSERT(is_open);
    load(&art, "sound", KEPT_W, KEPT_H, true);
    damage_kept(data, size);
    load(&art, "sound", KEPT_W, KEPT_H, true);
    art_close(&art);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const char kinds[] = {'i', 'c'};
    static void (*const takes[])(const uint8_t *, size_t) = {take_index, take_kept};
    if (size == 0) {
        return 0;
    }
    scratch_make("art");
    scratch_make("cache");
    for (size_t i = 0; i < COUNT_OF(kinds); i++) {
        if (data[0] == (uint8_t)kinds[i]) {
            takes[i](data + 1, size - 1);
            return 0;
        }
    }
    take_picture(data + 1, size - 1);
    return 0;
}
