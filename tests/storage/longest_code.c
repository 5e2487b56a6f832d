/* The longest codes: a number of 64,000 bits, which is 12,800 letters, and the longest name that a
 * game can have. */
#include "base/text.h"
#include "play.h"
#include "storage/transfer.h"
#include "testing.h"

#include <string.h>

/* 31 letters and digits. */
#define LONGEST_NAME "abcdefghijklmnopqrstuvwxyz01234"

static size_t two_actions(const void *state, Seat seat, Action out[], size_t capacity)
{
    (void)state;
    (void)seat;
    (void)capacity;
    out[0] = 0;
    out[1] = 1;
    return 2;
}

static const Game *find_nothing(const char *id)
{
    (void)id;
    return NULL;
}

/* A game that has two actions for one seat wherever it stands, and a match of it in which the
 * second was done so often: each is one bit of the code. */
static Match match_of(const Game *game, size_t actions)
{
    Match match = play_begin(5);
    const Played second = {.action = 1, .seat = seats_first(match_actors(&match))};
    match.game = game;
    while (match.position < actions) {
        buffer_push(&match.states, NULL);
        memcpy(buffer_at(&match.states, match.states.count - 1), buffer_at(&match.states, 0),
               match.states.item_size);
        buffer_push(&match.played, &second);
        match.position++;
    }
    return match;
}

static bool is_written(const Game *game, size_t actions, Text *out)
{
    Match match = match_of(game, actions);
    bool is_whole = transfer_write_code(&match, false, out);
    match_release(&match);
    return is_whole;
}

static void expect_problem(const Text *code, ProblemKind kind)
{
    Problem problem;
    Transfer in;
    assert_false(transfer_read(code->bytes, code->length, find_nothing, &in, &problem));
    assert_int_equal(problem.kind, kind);
}

/* Beside the actions there are the rules (16 bits), the seats (one of seven), the seed (53 bits),
 * the help (1), the hash (32) and the number of actions (16): 7 times 2 to the 118th. With 63,879
 * actions that is less than 2 to the 64,000th, with one more it is not. */
static void the_longest_code_is_whole(void **unused)
{
    static char bytes[TRANSFER_CODE_BYTES];
    Game game = null_game;
    game.legal = two_actions;
    Text code = text_in(bytes, sizeof bytes);
    assert_true(is_written(&game, 63879, &code));
    assert_int_equal(code.length,
                     10 + 12805 + 2561);        /* MEJA1-NULL, letters, a dash for each five */
    expect_problem(&code, PROBLEM_IMPORT_GAME); /* it was read until its checksum was right */
    bytes[11] = bytes[11] == 'A' ? 'B' : 'A';
    expect_problem(&code, PROBLEM_IMPORT_CODE);
    code = text_in(bytes, sizeof bytes);
    assert_false(is_written(&game, 63880, &code));
}

static void the_longest_name_is_one(void **unused)
{
    char bytes[256];
    Game game = null_game;
    game.legal = two_actions;
    game.id = LONGEST_NAME;
    assert_int_equal(strlen(LONGEST_NAME), SAVED_WORD_BYTES - 1);
    Text code = text_in(bytes, sizeof bytes);
    assert_true(is_written(&game, 9, &code));
    expect_problem(&code, PROBLEM_IMPORT_GAME);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_longest_code_is_whole),
        cmocka_unit_test(the_longest_name_is_one),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
