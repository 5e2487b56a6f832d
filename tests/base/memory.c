/* Arenas, buffers and the hash. */
#include "base/arena.h"
#include "base/buffer.h"
#include "base/hash.h"
#include "testing.h"

#include <string.h>

static void arena_gives_zeroed_aligned_memory(void **unused)
{
    Arena arena = {0};
    for (size_t size = 1; size < 20000; size = size * 3 + 1) {
        unsigned char *memory = arena_alloc(&arena, size);
        assert_int_equal((uintptr_t)memory % _Alignof(max_align_t), 0);
        for (size_t i = 0; i < size; i++) {
            assert_int_equal(memory[i], 0);
            memory[i] = 0xAA;
        }
    }
    arena_reset(&arena);
    unsigned char *again = arena_alloc(&arena, 5000);
    for (size_t i = 0; i < 5000; i++) {
        assert_int_equal(again[i], 0);
    }
    assert_string_equal(arena_copy_text(&arena, "meja"), "meja");
    arena_release(&arena);
    assert_null(arena.blocks);
}

static void arena_keeps_what_it_gave(void **unused)
{
    Arena arena = {0};
    int *first = arena_alloc(&arena, sizeof *first);
    *first = 41;
    for (int i = 0; i < 1000; i++) {
        memset(arena_alloc(&arena, 100), 0x55, 100);
    }
    assert_int_equal(*first, 41);
    arena_release(&arena);
}

static void buffer_grows_and_truncates(void **unused)
{
    Buffer buffer;
    buffer_init(&buffer, sizeof(int));
    for (int i = 0; i < 1000; i++) {
        buffer_push(&buffer, &i);
    }
    assert_int_equal(buffer.count, 1000);
    assert_int_equal(*(int *)buffer_at(&buffer, 999), 999);
    buffer_truncate(&buffer, 3);
    assert_int_equal(*(int *)buffer_push(&buffer, NULL), 0);
    assert_int_equal(buffer.count, 4);
    assert_int_equal(*(int *)buffer_at(&buffer, 2), 2);
    buffer_release(&buffer);
}

/* The published test values of FNV-1a. */
static void hash_is_fnv1a(void **unused)
{
    assert_true(hash_bytes(HASH_START, "", 0) == UINT64_C(0xcbf29ce484222325));
    assert_true(hash_bytes(HASH_START, "a", 1) == UINT64_C(0xaf63dc4c8601ec8c));
    assert_true(hash_bytes(HASH_START, "foobar", 6) == UINT64_C(0x85944171f73967e8));
    uint64_t half = hash_bytes(HASH_START, "foo", 3);
    assert_true(hash_bytes(half, "bar", 3) == UINT64_C(0x85944171f73967e8));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(arena_gives_zeroed_aligned_memory),
        cmocka_unit_test(arena_keeps_what_it_gave),
        cmocka_unit_test(buffer_grows_and_truncates),
        cmocka_unit_test(hash_is_fnv1a),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
