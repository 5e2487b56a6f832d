/* Decks as codes: what is written is read, through all that messengers do to it, and nothing else.
 */
#include "base/text.h"
#include "games/claim.h"
#include "games/clash.h"
#include "games/registry.h"
#include "storage/transfer.h"
#include "testing.h"

#include <stdio.h>
#include <string.h>

#define CODE_BYTES 128

static void write_code(CardSet cards, char out[CODE_BYTES])
{
    Text code = text_in(out, CODE_BYTES);
    assert_true(transfer_write_deck(&clash_game, cards, &code));
}

static void what_is_written_is_read(void **unused)
{
    static const CardSet decks[] = {UINT64_C(0x3FF), UINT64_C(0xFFC00000), UINT64_C(0x8A5A1249)};
    for (size_t i = 0; i < sizeof decks / sizeof decks[0]; i++) {
        char code[CODE_BYTES];
        CardSet cards = 0;
        write_code(decks[i], code);
        assert_memory_equal(code, "MEJA3-CLASH-", 12);
        assert_true(transfer_read_deck(code, strlen(code), &clash_game, &cards, NULL));
        assert_true(cards == decks[i]);
    }
}

/* Small letters, blanks and long dashes, words around it, a full stop behind. */
static void messengers_are_forgiven(void **unused)
{
    char code[CODE_BYTES], sent[4 * CODE_BYTES] = "My deck:\n";
    CardSet cards = 0;
    write_code(UINT64_C(0x8A5A1249), code);
    size_t length = strlen(sent);
    for (const char *letter = code; *letter != '\0'; letter++) {
        const char *put = *letter == '-' ? " \xe2\x80\x94 " : (char[]){*letter, '\0'};
        length += (size_t)snprintf(sent + length, sizeof sent - length, "%s", put);
    }
    snprintf(sent + length, sizeof sent - length, ". Try it!");
    assert_true(transfer_read_deck(sent, strlen(sent), &clash_game, &cards, NULL));
    assert_true(cards == UINT64_C(0x8A5A1249));
}

static void what_is_no_deck_is_refused(void **unused)
{
    char code[CODE_BYTES];
    CardSet cards = 1;
    Problem problem;
    Transfer transfer;
    write_code(UINT64_C(0x3FF), code);
    assert_false(transfer_read_deck(code, strlen(code), &claim_game, &cards, &problem));
    assert_int_equal(problem.kind, PROBLEM_IMPORT_GAME);
    assert_false(transfer_read(code, strlen(code), game_by_id, &transfer, &problem));
    code[13] = code[13] == 'A' ? 'B' : 'A';
    assert_false(transfer_read_deck(code, strlen(code), &clash_game, &cards, &problem));
    assert_false(transfer_read_deck("no code", 7, &clash_game, &cards, &problem));
    write_code(UINT64_C(1) << 40, code); /* a card that the game does not have */
    assert_false(transfer_read_deck(code, strlen(code), &clash_game, &cards, &problem));
    assert_true(cards == 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_written_is_read),
        cmocka_unit_test(messengers_are_forgiven),
        cmocka_unit_test(what_is_no_deck_is_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
