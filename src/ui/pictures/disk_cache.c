/* A file per picture and size, named by a hash of both and of the source file's size and time, so
 * that a rebuilt picture is never mistaken for its predecessor. Entries are written aside and
 * renamed, carry a checksum, and the oldest go when the folder grows too large. */
#include "disk_cache.h"

#include "base/hash.h"
#include "base/system.h"
#include "files.h"

#include <dirent.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#define VERSION       2
#define LEAST_PIXELS  60000
#define LARGEST_TOTAL (96L * 1024 * 1024)

typedef struct Header {
    char magic[8];
    uint32_t version, w, h, unused;
    uint64_t source, checksum;
} Header;

static const char magic[8] = {'M', 'E', 'J', 'A', 'P', 'I', 'X', '\n'};

static bool make_folder(const char *folder)
{
    struct stat status;
    return system_make_folder(folder) && !stat(folder, &status) && S_ISDIR(status.st_mode);
}

static char *folder_of_windows(void)
{
    const char *base = getenv("LOCALAPPDATA");
    return base && base[0] ? path_join(base, "Meja cache") : NULL;
}

static char *user_folder(void)
{
    if (system_platform() == PLATFORM_WINDOWS) {
        return folder_of_windows();
    }
    const char *base = getenv("XDG_CACHE_HOME");
    if (base && base[0] == '/') {
        make_folder(base);
        return path_join(base, "meja");
    }
    const char *home = getenv("HOME");
    if (!home || home[0] != '/') {
        return NULL;
    }
    char *cache = path_join(home, ".cache");
    make_folder(cache);
    char *folder = path_join(cache, "meja");
    free(cache);
    return folder;
}

char *disk_cache_open(const char *wanted)
{
    if (wanted && !wanted[0]) {
        return NULL;
    }
    char *folder;
    if (wanted) {
        make_folder(wanted);
        folder = path_join(wanted, ".");
    } else {
        folder = user_folder();
    }
    if (folder && !make_folder(folder)) {
        free(folder);
        return NULL;
    }
    return folder;
}

static bool is_worth_keeping(const Image *image)
{
    return (int64_t)image->w * image->h >= LEAST_PIXELS;
}

/* Of the source file as it is now; 0 when it is not there. */
static uint64_t source_stamp(const char *file)
{
    struct stat status;
    if (stat(file, &status)) {
        return 0;
    }
    int64_t stamp[] = {(int64_t)status.st_size, (int64_t)status.st_mtime};
    return hash_bytes(hash_bytes(HASH_START, file, strlen(file)), stamp, sizeof stamp);
}

static char *entry_name(const char *folder, uint64_t source, const Image *image)
{
    int size[] = {image->w, image->h, VERSION};
    uint64_t hash = hash_bytes(source, size, sizeof size);
    char name[32];
    snprintf(name, sizeof name, "%08lx%08lx.pix", (unsigned long)(hash >> 32),
             (unsigned long)(hash & 0xffffffffU));
    return path_join(folder, name);
}

/* Over pixels, not bytes: large pictures are read at every start. */
static uint64_t checksum(const Image *image)
{
    uint64_t sums[4] = {1, 2, 3, 4};
    size_t count = (size_t)image->w * (size_t)image->h;
    for (size_t i = 0; i + 4 <= count; i += 4) {
        for (size_t lane = 0; lane < 4; lane++) {
            sums[lane] = sums[lane] * 3 + image->pixels[i + lane];
        }
    }
    for (size_t i = count & ~(size_t)3; i < count; i++) {
        sums[0] = sums[0] * 5 + image->pixels[i];
    }
    return hash_bytes(HASH_START, sums, sizeof sums);
}

static bool read_entry(FILE *file, uint64_t source, Image *image)
{
    Header header;
    size_t count = (size_t)image->w * (size_t)image->h;
    return fread(&header, sizeof header, 1, file) == 1 &&
           !memcmp(header.magic, magic, sizeof magic) && header.version == VERSION &&
           header.w == (uint32_t)image->w && header.h == (uint32_t)image->h &&
           header.source == source &&
           fread(image->pixels, sizeof *image->pixels, count, file) == count &&
           header.checksum == checksum(image);
}

bool disk_cache_read(const char *folder, const char *file, Image *image)
{
    uint64_t source;
    if (!folder || !is_worth_keeping(image) || !(source = source_stamp(file))) {
        return false;
    }
    char *name = entry_name(folder, source, image);
    FILE *entry = fopen(name, "rb");
    free(name);
    if (!entry) {
        return false;
    }
    setvbuf(entry, NULL, _IONBF, 0);
    bool good = read_entry(entry, source, image);
    fclose(entry);
    return good;
}

static bool write_entry(const char *name, uint64_t source, const Image *image)
{
    FILE *file = fopen(name, "wb");
    if (!file) {
        return false;
    }
    Header header = {.version = VERSION,
                     .w = (uint32_t)image->w,
                     .h = (uint32_t)image->h,
                     .source = source,
                     .checksum = checksum(image)};
    memcpy(header.magic, magic, sizeof magic);
    size_t count = (size_t)image->w * (size_t)image->h;
    bool good = fwrite(&header, sizeof header, 1, file) == 1 &&
                fwrite(image->pixels, sizeof *image->pixels, count, file) == count;
    return !fclose(file) && good;
}

typedef struct Oldest {
    char *name;
    int64_t time;
    int64_t total; /* bytes in the folder */
} Oldest;

static void look_at(const char *folder, const char *entry, Oldest *oldest)
{
    struct stat status;
    char *name = path_join(folder, entry);
    if (stat(name, &status) || !S_ISREG(status.st_mode)) {
        free(name);
        return;
    }
    oldest->total += status.st_size;
    if (oldest->name && (int64_t)status.st_mtime >= oldest->time) {
        free(name);
        return;
    }
    free(oldest->name);
    oldest->name = name;
    oldest->time = (int64_t)status.st_mtime;
}

/* Removes the oldest entry when the folder is too large; each write adds one. */
static void shrink(const char *folder)
{
    Oldest oldest = {0};
    DIR *listing = opendir(folder);
    if (!listing) {
        return;
    }
    for (struct dirent *entry; (entry = readdir(listing));) {
        look_at(folder, entry->d_name, &oldest);
    }
    closedir(listing);
    if (oldest.name && oldest.total > LARGEST_TOTAL) {
        remove(oldest.name);
    }
    free(oldest.name);
}

void disk_cache_write(const char *folder, const char *file, const Image *image)
{
    static atomic_uint counter;
    uint64_t source;
    if (!folder || !is_worth_keeping(image) || !(source = source_stamp(file))) {
        return;
    }
    char aside[40];
    snprintf(aside, sizeof aside, "new-%lx-%u", (unsigned long)(source & 0xffffffffU),
             atomic_fetch_add(&counter, 1));
    char *temporary = path_join(folder, aside), *name = entry_name(folder, source, image);
    if (!write_entry(temporary, source, image) || !system_replace(temporary, name)) {
        remove(temporary);
    }
    free(temporary);
    free(name);
    shrink(folder);
}
