/* Reading catalogues, finding words in them, switching, and files that are not what they say. */
#include "i18n/catalogue.h"
#include "mo_file.h"
#include "testing.h"

#include <stdlib.h>

static const MoEntry entries[] = {
    MO_ENTRY("", "Plural-Forms: nplurals=1; plural=0;\n"),
    MO_ENTRY("Play", "Main"),
    MO_ENTRY("Yield", ""),
    MO_ENTRY("act\004Play", "Mainkan"),
    MO_ENTRY("log\004{n} card\0{n} cards", "{n} kartu"),
};
#define ENTRY_COUNT (sizeof entries / sizeof *entries)

static bool set(Catalogue *catalogue, const MoFile *file)
{
    return catalogue_set_bytes(catalogue, LANGUAGE_ID, file->bytes, file->size);
}

static void english_shows_the_source(void **unused)
{
    Catalogue catalogue;
    catalogue_init(&catalogue);
    assert_string_equal(tr(&catalogue, "Play"), "Play");
    assert_string_equal(tr(&catalogue, "act\004Play"), "Play");
    assert_string_equal(tr(&catalogue, ""), "");
    catalogue_release(&catalogue);
}

static void expect_words(const MoFile *file)
{
    Catalogue catalogue;
    catalogue_init(&catalogue);
    assert_true(set(&catalogue, file));
    assert_int_equal(catalogue.language, LANGUAGE_ID);
    assert_string_equal(tr(&catalogue, "Play"), "Main");
    assert_string_equal(tr(&catalogue, "act\004Play"), "Mainkan");
    assert_string_equal(tr_plural(&catalogue, "log\004{n} card", "{n} cards", 1), "{n} kartu");
    assert_string_equal(tr_plural(&catalogue, "log\004{n} card", "{n} cards", 9), "{n} kartu");
    catalogue_release(&catalogue);
}

static void both_byte_orders_are_read(void **unused)
{
    MoFile little = mo_file(entries, ENTRY_COUNT, false);
    MoFile big = mo_file(entries, ENTRY_COUNT, true);
    assert_int_equal(little.bytes[0], 0xde);
    assert_int_equal(big.bytes[0], 0x95);
    expect_words(&little);
    expect_words(&big);
}

static void what_is_missing_is_shown_in_english(void **unused)
{
    MoFile file = mo_file(entries, ENTRY_COUNT, false);
    Catalogue catalogue;
    catalogue_init(&catalogue);
    assert_true(set(&catalogue, &file));
    assert_string_equal(tr(&catalogue, "Undo"), "Undo");
    assert_string_equal(tr(&catalogue, "other\004Play"), "Play");
    assert_string_equal(tr(&catalogue, "Yield"), "Yield"); /* an empty translation is none */
    assert_string_equal(tr(&catalogue, ""), "");           /* never the header */
    assert_string_equal(tr_plural(&catalogue, "{n} turn", "{n} turns", 2), "{n} turns");
    catalogue_release(&catalogue);
}

static void a_bad_file_changes_nothing(void **unused)
{
    MoFile file = mo_file(entries, ENTRY_COUNT, false);
    Catalogue catalogue;
    catalogue_init(&catalogue);
    assert_true(set(&catalogue, &file));
    assert_false(catalogue_set_bytes(&catalogue, LANGUAGE_RU, "not a catalogue", 15));
    assert_false(catalogue_set_bytes(&catalogue, LANGUAGE_RU, "", 0));
    assert_false(catalogue_set_language(&catalogue, LANGUAGE_RU, "/nowhere"));
    assert_int_equal(catalogue.language, LANGUAGE_ID);
    assert_string_equal(tr(&catalogue, "Play"), "Main");
    assert_true(catalogue_set_language(&catalogue, LANGUAGE_EN, "/nowhere"));
    assert_string_equal(tr(&catalogue, "Play"), "Play");
    catalogue_release(&catalogue);
}

/* Sets one 32-bit word of a sound file and expects that it is refused. */
static void expect_refused(size_t at, uint32_t word)
{
    MoFile file = mo_file(entries, ENTRY_COUNT, false);
    mo_put(&file, at, word);
    Catalogue catalogue;
    catalogue_init(&catalogue);
    if (set(&catalogue, &file)) {
        fail_msg("accepted %u at %zu", word, at);
    }
    catalogue_release(&catalogue);
}

static void bounds_are_checked(void **unused)
{
    MoFile file = mo_file(entries, ENTRY_COUNT, false);
    uint32_t size = (uint32_t)file.size;
    expect_refused(0, 0x950412df); /* magic */
    expect_refused(4, 0x00010000); /* revision */
    expect_refused(8, UINT32_MAX); /* count */
    expect_refused(8, 1000);
    expect_refused(12, UINT32_MAX); /* tables */
    expect_refused(16, size - 8);
    expect_refused(28 + 8, UINT32_MAX); /* a key's length, its offset */
    expect_refused(28 + 8, 3);          /* not terminated there */
    expect_refused(28 + 12, size);
    expect_refused(28 + 12, UINT32_MAX);
    expect_refused(28 + 8 * ENTRY_COUNT + 12, UINT32_MAX - 2);
}

static void disorder_is_refused(void **unused)
{
    static const MoEntry turned[] = {MO_ENTRY("b", "1"), MO_ENTRY("a", "2")};
    static const MoEntry doubled[] = {MO_ENTRY("a", "1"), MO_ENTRY("a", "2")};
    static const MoEntry broken[] = {MO_ENTRY("a", "\xff\xfe")};
    MoFile files[] = {mo_file(turned, 2, false), mo_file(doubled, 2, false),
                      mo_file(broken, 1, false)};
    for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
        Catalogue catalogue;
        catalogue_init(&catalogue);
        assert_false(set(&catalogue, &files[i]));
        catalogue_release(&catalogue);
    }
}

/* Whatever is accepted must be safe to use; the sanitizers watch. */
static void use(Catalogue *catalogue)
{
    for (size_t i = 0; i < ENTRY_COUNT; i++) {
        assert_non_null(tr(catalogue, entries[i].key));
        assert_non_null(tr_plural(catalogue, entries[i].key, "other", (int64_t)i * 7));
    }
}

static void hostile_files_are_safe(void **unused)
{
    MoFile sound = mo_file(entries, ENTRY_COUNT, false);
    size_t accepted = 0;
    srand(1);
    for (int round = 0; round < 20000; round++) {
        MoFile file = sound;
        for (int flips = 1 + rand() % 4; flips > 0; flips--) {
            file.bytes[(size_t)rand() % file.size] ^= (unsigned char)(1 << rand() % 8);
        }
        size_t size = rand() % 4 == 0 ? (size_t)rand() % file.size : file.size;
        Catalogue catalogue;
        catalogue_init(&catalogue);
        if (catalogue_set_bytes(&catalogue, LANGUAGE_ID, file.bytes, size)) {
            accepted++;
            use(&catalogue);
        }
        catalogue_release(&catalogue);
    }
    assert_in_range(accepted, 1, 19999);
}

static void the_pseudo_language_is_longer(void **unused)
{
    Catalogue catalogue;
    catalogue_init(&catalogue);
    assert_true(catalogue_set_language(&catalogue, LANGUAGE_XX, ""));
    assert_int_equal(catalogue.language, LANGUAGE_XX);
    /* five letters: two more are 40 % */
    assert_string_equal(tr(&catalogue, "act\004Yield"), "[Ýïëļď ëë]");
    assert_string_equal(tr(&catalogue, "{name} plays {cards}."), "[{name} þļåýš {cards}. ëïöë]");
    assert_string_equal(tr(&catalogue, "{name}"), "[{name}]");
    assert_string_equal(tr(&catalogue, ""), "");
    assert_string_equal(tr_plural(&catalogue, "{n} card", "{n} cards", 2), "[{n} çåŕďš ëïë]");
    const char *first = tr(&catalogue, "Play");
    tr(&catalogue, "Abc");
    tr(&catalogue, "Zyx");
    assert_ptr_equal(tr(&catalogue, "Play"), first);
    catalogue_release(&catalogue);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(english_shows_the_source),
        cmocka_unit_test(both_byte_orders_are_read),
        cmocka_unit_test(what_is_missing_is_shown_in_english),
        cmocka_unit_test(a_bad_file_changes_nothing),
        cmocka_unit_test(bounds_are_checked),
        cmocka_unit_test(disorder_is_refused),
        cmocka_unit_test(hostile_files_are_safe),
        cmocka_unit_test(the_pseudo_language_is_longer),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
