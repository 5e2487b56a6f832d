/* FNV-1a, 64 bits: fingerprints of states, saves and cache names. The same on every machine;
 * not for adversaries. Source: Fowler, Noll, Vo, "The FNV Non-Cryptographic Hash Algorithm". */
#ifndef BASE_HASH_H
#define BASE_HASH_H

#include <stddef.h>
#include <stdint.h>

#define HASH_START UINT64_C(0xcbf29ce484222325)

/* The hash of what `hash` already covers followed by these bytes; begin with HASH_START. */
uint64_t hash_bytes(uint64_t hash, const void *bytes, size_t size);

/* The same eight bytes at a time, for keys that no file and no other machine sees: whatever a frame
 * draws is hashed. */
uint64_t hash_quick(uint64_t hash, const void *bytes, size_t size);

#endif
