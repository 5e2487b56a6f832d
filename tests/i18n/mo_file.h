/* Makes .mo files in memory for the tests of the reader, with either byte order. Not a compiler of
 * catalogues: the entries must come sorted by key, as msgfmt would write them. */
#ifndef MO_FILE_H
#define MO_FILE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

typedef struct MoEntry {
    const char *key;
    size_t key_size; /* without the last terminator; plural keys hold terminators inside */
    const char *words;
    size_t words_size;
} MoEntry;

/* Of two literals. */
#define MO_ENTRY(key, words)                                                                       \
    {                                                                                              \
        (key), sizeof(key) - 1, (words), sizeof(words) - 1                                         \
    }

typedef struct MoFile {
    unsigned char bytes[4096];
    size_t size;
    bool is_big_endian;
} MoFile;

static inline void mo_put(MoFile *file, size_t at, uint32_t word)
{
    for (size_t i = 0; i < 4; i++) {
        size_t shift = file->is_big_endian ? 24 - 8 * i : 8 * i;
        file->bytes[at + i] = (unsigned char)(word >> shift);
    }
}

static inline void mo_put_text(MoFile *file, size_t table, const char *text, size_t size)
{
    mo_put(file, table, (uint32_t)size);
    mo_put(file, table + 4, (uint32_t)file->size);
    memcpy(file->bytes + file->size, text, size + 1);
    file->size += size + 1;
}

static inline MoFile mo_file(const MoEntry entries[], size_t count, bool is_big_endian)
{
    MoFile file = {.size = 28 + count * 16, .is_big_endian = is_big_endian};
    mo_put(&file, 0, UINT32_C(0x950412de));
    mo_put(&file, 8, (uint32_t)count);
    mo_put(&file, 12, 28);
    mo_put(&file, 16, (uint32_t)(28 + count * 8));
    for (size_t i = 0; i < count; i++) {
        mo_put_text(&file, 28 + i * 8, entries[i].key, entries[i].key_size);
        mo_put_text(&file, 28 + count * 8 + i * 8, entries[i].words, entries[i].words_size);
    }
    return file;
}

#endif
