/* Decks that people put together: what is kept is read again, a profile without any has none, and a
 * damaged one loses only what cannot be read. */
#include "clash/build.h"

#include "testing.h"

#include <string.h>

#define FIRST_TEN UINT64_C(0x3FF)
#define LAST_TEN  UINT64_C(0xFFC00000)

static void decks_are_kept_by_name(void **unused)
{
    Profile *profile = profile_open(NULL, NULL);
    OwnDecks decks = {.count = 3}, read;
    own_decks_read(profile, &read);
    assert_int_equal(read.count, 0);
    decks.items[0] = (OwnDeck){"Аня и Ко", FIRST_TEN};
    decks.items[1] = (OwnDeck){"", LAST_TEN};
    decks.items[2] = (OwnDeck){"not yet whole", UINT64_C(5)};
    assert_true(own_decks_keep(profile, &decks, NULL));
    own_decks_read(profile, &read);
    assert_int_equal(read.count, 3);
    for (size_t i = 0; i < 3; i++) {
        assert_string_equal(read.items[i].name, decks.items[i].name);
        assert_true(read.items[i].cards == decks.items[i].cards);
    }
    decks.count = 1;
    assert_true(own_decks_keep(profile, &decks, NULL));
    own_decks_read(profile, &read);
    assert_int_equal(read.count, 1);
    profile_close(profile);
}

static void what_cannot_be_read_is_no_deck(void **unused)
{
    static const char *const wrong[] = {"", "0000", "0000000x name", "000003ffname",
                                        "ffffffff too many"};
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        OwnDecks read;
        Profile *profile = profile_open(NULL, NULL);
        assert_true(profile_set(profile, "clash.own-deck.0", "000003ff first", NULL));
        assert_true(profile_set(profile, "clash.own-deck.1", wrong[i], NULL));
        own_decks_read(profile, &read);
        assert_int_equal(read.count, 1);
        assert_string_equal(read.items[0].name, "first");
        profile_close(profile);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(decks_are_kept_by_name),
        cmocka_unit_test(what_cannot_be_read_is_no_deck),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
