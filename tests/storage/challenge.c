/* Codes of challenges: who sits where and what is to be beaten come over whole, whatever the way
 * does to the letters; what is wrong is refused. */
#include "scratch.h"

#include "games/regicide.h"
#include "games/registry.h"
#include "play.h"
#include "storage/transfer.h"

#include <string.h>

#define TOLD 4711

static const SavedSeat sitting[SEAT_LIMIT] = {{.kind = "person"}, {.kind = "hard"},
                                              {.kind = "easy"},   {.kind = "greedy"},
                                              {.kind = "random"}, {.kind = "master"}};

static Match played_match(const Game *game, uint8_t seats)
{
    Match match;
    Setup setup = setup_initial(game, seats, 20250305);
    match_init(&match, game, &setup);
    for (size_t i = 0; play_on(&match, 7 * i); i++) {
    }
    return match;
}

static bool read_bytes(const char *bytes, Transfer *out, ProblemKind *kind)
{
    Problem problem;
    bool is_read = transfer_read(bytes, strlen(bytes), game_by_id, out, &problem);
    *kind = problem.kind;
    return is_read;
}

static void expect_refused(const char *bytes, ProblemKind kind)
{
    Transfer in;
    ProblemKind found;
    assert_false(read_bytes(bytes, &in, &found));
    assert_int_equal(found, kind);
}

static void expect_challenge(const char *bytes, const Match *match, bool assisted)
{
    Transfer in;
    ProblemKind kind;
    assert_true(read_bytes(bytes, &in, &kind));
    assert_true(in.is_challenge);
    assert_int_equal(in.assisted, assisted);
    assert_memory_equal(&in.match.setup, &match->setup, sizeof match->setup);
    for (unsigned i = 0; i < match->setup.seats; i++) {
        assert_string_equal(in.seats[i].kind, sitting[i].kind);
        assert_string_equal(in.seats[i].name, "");
    }
    if (in.is_told) {
        assert_int_equal(in.standing, TOLD);
        assert_int_equal(in.match.position, 0);
    } else {
        assert_int_equal(in.match.position, match->position);
        assert_true(match_hash(&in.match) == match_hash(match));
    }
    match_release(&in.match);
}

static void write_code(const Match *match, bool assisted, Text *code)
{
    TransferDare dare = {sitting, assisted, TOLD};
    assert_true(transfer_write_challenge(match, &dare, code));
    assert_memory_equal(code->bytes, "MEJA2-", 6);
}

static void what_is_to_be_beaten_comes_over(void **unused)
{
    for (size_t i = 0; games[i]; i++) {
        const Game *game = games[i];
        for (uint8_t seats = game->seats_min; seats <= game->seats_max; seats++) {
            char bytes[TRANSFER_CODE_BYTES];
            Text code = text_in(bytes, sizeof bytes);
            Setup setup = setup_initial(game, seats, 0);
            if (!setup_is_accepted(game, &setup, NULL)) {
                continue;
            }
            Match match = played_match(game, seats);
            write_code(&match, seats % 2, &code);
            expect_challenge(bytes, &match, seats % 2);
            match_release(&match);
        }
    }
}

static void other_options_are_another_challenge(void **unused)
{
    char bytes[4096], other[4096];
    Text code = text_in(bytes, sizeof bytes), second = text_in(other, sizeof other);
    Setup setup = setup_initial(&regicide_game, 2, 7);
    Match match;
    match_init(&match, &regicide_game, &setup);
    write_code(&match, false, &code);
    match_release(&match);
    setup.options[REGICIDE_CLOSED_DISCARD] = 1;
    match_init(&match, &regicide_game, &setup);
    write_code(&match, false, &second);
    assert_string_not_equal(bytes, other);
    match_release(&match);
}

/* The code with this in place of its dashes, and these words around it. */
static void expect_found(const Match *match, const char *between, const char *before,
                         const char *behind)
{
    char bytes[4096], sent[16384];
    Text code = text_in(bytes, sizeof bytes), text = text_in(sent, sizeof sent);
    write_code(match, false, &code);
    text_append(&text, before);
    for (size_t i = 0; i < code.length; i++) {
        bool is_dash = bytes[i] == '-';
        text_append_bytes(&text, is_dash ? between : &bytes[i], is_dash ? strlen(between) : 1);
    }
    text_append(&text, behind);
    expect_challenge(sent, match, false);
    for (char *at = sent; *at != '\0'; at++) {
        if (*at >= 'A' && *at <= 'Z') {
            *at = (char)(*at - 'A' + 'a');
        }
    }
    expect_challenge(sent, match, false);
}

static void messengers_may_change_what_stands_between(void **unused)
{
    Match match = played_match(&regicide_game, 1);
    expect_found(&match, "-", "", "");
    expect_found(&match, "", "", ".");
    expect_found(&match, " ", "Regicide, beat this! ", " Good luck");
    expect_found(&match, " - ", "", "\n");
    expect_found(&match, "\xE2\x80\x93", "", ".");                    /* en dashes */
    expect_found(&match, "\xE2\x80\x94", "(", ")");                   /* em dashes */
    expect_found(&match, "\xC2\xAD-\xE2\x80\x8B", "**", "**");        /* soft, of no width */
    expect_found(&match, "\xC2\xA0", "\xC2\xAB", "\xC2\xBB.");        /* no-break blanks */
    expect_found(&match, "-\r\n> ", "Meja, deal 7:\n> ", "\n> Anna"); /* broken and quoted */
    expect_found(&match, "\xE2\x88\x92", "\xE6\x8C\x91\xE6\x88\x98\xEF\xBC\x9A",
                 "\xE3\x80\x82"); /* a minus; Chinese words and their full stop */
    match_release(&match);
}

static void a_wrong_letter_is_found(void **unused)
{
    char bytes[4096];
    Text code = text_in(bytes, sizeof bytes);
    Match match = played_match(&regicide_game, 1);
    write_code(&match, false, &code);
    for (size_t i = strlen("MEJA2-REGICIDE-"); i < code.length; i++) {
        char was = bytes[i];
        if (was != '-') {
            bytes[i] = was == 'Z' ? 'Y' : 'Z';
            expect_refused(bytes, PROBLEM_IMPORT_CODE);
            bytes[i] = was;
        }
    }
    bytes[4] = '1'; /* a game is no challenge */
    expect_refused(bytes, PROBLEM_IMPORT_CODE);
    bytes[4] = '4';
    expect_refused(bytes, PROBLEM_IMPORT_NEWER);
    match_release(&match);
}

static void what_has_not_ended_proves_nothing(void **unused)
{
    char bytes[4096];
    Text code = text_in(bytes, sizeof bytes);
    Match match = play_begin(3);
    write_code(&match, false, &code);
    expect_refused(bytes, PROBLEM_IMPORT_CODE);
    match_release(&match);
}

static void a_kind_of_seat_that_is_not_known_is_not_written(void **unused)
{
    char bytes[4096];
    Text code = text_in(bytes, sizeof bytes);
    SavedSeat seats[SEAT_LIMIT] = {{.kind = "person"}, {.kind = "oracle"}, {.kind = "person"}};
    Match match = play_begin(3);
    TransferDare dare = {seats, false, TOLD};
    assert_false(transfer_write_challenge(&match, &dare, &code));
    match_release(&match);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_to_be_beaten_comes_over),
        cmocka_unit_test(other_options_are_another_challenge),
        cmocka_unit_test(messengers_may_change_what_stands_between),
        cmocka_unit_test(a_wrong_letter_is_found),
        cmocka_unit_test(what_has_not_ended_proves_nothing),
        cmocka_unit_test(a_kind_of_seat_that_is_not_known_is_not_written),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
