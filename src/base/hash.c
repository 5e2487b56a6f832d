/* FNV-1a as published: xor first, then multiply. */
#include "base/hash.h"

uint64_t hash_bytes(uint64_t hash, const void *bytes, size_t size)
{
    const unsigned char *at = bytes;
    for (size_t i = 0; i < size; i++) {
        hash = (hash ^ at[i]) * UINT64_C(0x100000001b3);
    }
    return hash;
}
