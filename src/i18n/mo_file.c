/* Reads .mo files as described in the GNU gettext manual, "The Format of GNU MO Files": two tables
 * of length and offset, of either byte order; revision 0 only, and the hash table is not used,
 * because the texts are sorted. After a successful read every text lies inside the file, is
 * terminated there and is UTF-8. */
#include "mo_file.h"

#include "base/text.h"

#include <stdint.h>
#include <string.h>

#define MO_HEADER_SIZE  28
#define MO_MAGIC        UINT32_C(0x950412de)
#define MO_MAGIC_TURNED UINT32_C(0xde120495)

typedef struct MoFile {
    const unsigned char *bytes;
    size_t size;
    bool is_big_endian;
} MoFile;

bool entries_find(const Buffer *entries, const char *key, size_t *at)
{
    size_t low = 0;
    size_t high = entries->count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        const CatalogueEntry *entry = buffer_at(entries, middle);
        int order = strcmp(key, entry->key);
        if (order == 0) {
            *at = middle;
            return true;
        }
        if (order < 0) {
            high = middle;
        } else {
            low = middle + 1;
        }
    }
    *at = low;
    return false;
}

static uint32_t word_at(const MoFile *file, size_t offset)
{
    const unsigned char *b = file->bytes + offset;
    if (file->is_big_endian) {
        return (uint32_t)b[0] << 24 | (uint32_t)b[1] << 16 | (uint32_t)b[2] << 8 | b[3];
    }
    return (uint32_t)b[3] << 24 | (uint32_t)b[2] << 16 | (uint32_t)b[1] << 8 | b[0];
}

static bool read_magic(MoFile *file)
{
    if (file->size < MO_HEADER_SIZE) {
        return false;
    }
    uint32_t magic = word_at(file, 0);
    file->is_big_endian = magic == MO_MAGIC_TURNED;
    return magic == MO_MAGIC || magic == MO_MAGIC_TURNED;
}

/* The text whose length and offset stand at `place` of the file, or NULL. */
static const char *text_at(const MoFile *file, size_t place, size_t *length)
{
    uint64_t size = word_at(file, place);
    uint64_t offset = word_at(file, place + 4);
    if (offset + size >= file->size || file->bytes[offset + size] != '\0') {
        return NULL;
    }
    const char *text = (const char *)file->bytes + offset;
    *length = (size_t)size;
    if (!text_is_utf8(text, *length)) {
        return NULL;
    }
    return text;
}

static bool is_table(const MoFile *file, uint64_t offset, uint64_t count)
{
    return offset + count * 8 <= file->size;
}

bool entries_read_mo(Buffer *entries, const unsigned char *bytes, size_t size)
{
    MoFile file = {bytes, size, false};
    if (!read_magic(&file) || word_at(&file, 4) >> 16 != 0) {
        return false;
    }
    uint32_t count = word_at(&file, 8);
    uint32_t keys = word_at(&file, 12);
    uint32_t words = word_at(&file, 16);
    if (!is_table(&file, keys, count) || !is_table(&file, words, count)) {
        return false;
    }
    const char *previous = NULL;
    for (uint32_t i = 0; i < count; i++) {
        size_t key_size = 0;
        CatalogueEntry entry = {0};
        entry.key = text_at(&file, keys + (size_t)i * 8, &key_size);
        entry.words = text_at(&file, words + (size_t)i * 8, &entry.size);
        bool is_sound = entry.key && entry.words && (!previous || strcmp(previous, entry.key) < 0);
        if (!is_sound) {
            return false;
        }
        buffer_push(entries, &entry);
        previous = entry.key;
    }
    return true;
}
