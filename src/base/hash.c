/* FNV-1a as published: xor first, then multiply. And a quick one of the same kind. */
#include "base/hash.h"

#include <string.h>

uint64_t hash_bytes(uint64_t hash, const void *bytes, size_t size)
{
    const unsigned char *at = bytes;
    for (size_t i = 0; i < size; i++) {
        hash = (hash ^ at[i]) * UINT64_C(0x100000001b3);
    }
    return hash;
}

/* A product's low bits know nothing of the factor's high ones, so these are brought down. */
static uint64_t mixed(uint64_t hash, uint64_t word)
{
    hash = (hash ^ word) * UINT64_C(0x9e3779b97f4a7c15);
    return hash ^ (hash >> 32);
}

uint64_t hash_quick(uint64_t hash, const void *bytes, size_t size)
{
    const unsigned char *at = bytes;
    uint64_t word, rest = 0;
    size_t whole = size - size % sizeof word;
    for (size_t i = 0; i < whole; i += sizeof word) {
        memcpy(&word, at + i, sizeof word);
        hash = mixed(hash, word);
    }
    for (size_t i = whole; i < size; i++) {
        rest = rest << 8 | at[i];
    }
    return mixed(hash, rest << 8 | size % sizeof word);
}
