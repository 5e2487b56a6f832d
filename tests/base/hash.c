/* Keys: what differs anywhere has another, and their low bits can number slots. FNV-1a by the
 * values its authors published; nothing stored may change with it. */
#include "base/hash.h"
#include "testing.h"

#include <stdbool.h>

static void stored_hashes_are_fnv_1a(void **unused)
{
    assert_true(hash_bytes(HASH_START, "", 0) == UINT64_C(0xcbf29ce484222325));
    assert_true(hash_bytes(HASH_START, "a", 1) == UINT64_C(0xaf63dc4c8601ec8c));
    assert_true(hash_bytes(HASH_START, "foobar", 6) == UINT64_C(0x85944171f73967e8));
}

static void each_bit_and_length_of_a_key_counts(void **unused)
{
    unsigned char bytes[20] = {0};
    for (size_t size = 0; size < sizeof bytes; size++) {
        uint64_t plain = hash_quick(HASH_START, bytes, size);
        assert_true(hash_quick(HASH_START, bytes, size + 1) != plain);
        for (size_t bit = 0; bit < 8 * size; bit++) {
            bytes[bit / 8] ^= (unsigned char)(1u << bit % 8);
            assert_true(hash_quick(HASH_START, bytes, size) != plain);
            bytes[bit / 8] ^= (unsigned char)(1u << bit % 8);
        }
    }
}

static void what_came_before_counts(void **unused)
{
    uint64_t first = hash_quick(HASH_START, "card", 4), second = hash_quick(HASH_START, "back", 4);
    assert_true(hash_quick(first, "back", 4) != hash_quick(second, "card", 4));
    assert_true(hash_quick(HASH_START, "cardback", 8) != hash_quick(first, "back", 4));
}

/* Numbers that differ in their highest byte alone, as places and sizes of what is drawn do: of 256,
 * chance fills 162 of 256 slots. */
static void high_bytes_reach_the_low_bits(void **unused)
{
    bool filled[256] = {false};
    size_t count = 0;
    for (uint64_t i = 0; i < 256; i++) {
        uint64_t number = i << 56;
        size_t slot = hash_quick(HASH_START, &number, sizeof number) % 256;
        count += !filled[slot];
        filled[slot] = true;
    }
    assert_true(count > 130);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(stored_hashes_are_fnv_1a),
        cmocka_unit_test(each_bit_and_length_of_a_key_counts),
        cmocka_unit_test(what_came_before_counts),
        cmocka_unit_test(high_bytes_reach_the_low_bits),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
