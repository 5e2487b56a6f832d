/* Games that leave and come in: the forms written out by hand, every game of this build there and
 * back, and everything that can be wrong with what a stranger sends. */
#include "scratch.h"

#include "games/registry.h"
#include "play.h"
#include "storage/transfer.h"
#include "storage/user_file.h"

/* A match of the null game up to its first action. */
static const char beginning[] = "Meja game 1\n"
                                "game null\n"
                                "rules 1\n"
                                "seats 3\n"
                                "seed 20250305\n"
                                "assisted 0\n"
                                "seat 0 person Аня\n"
                                "seat 1 hard Computer\n"
                                "seat 2 person 李雷\n";

#define SEED_LONGEST ((UINT64_C(1) << 53) - 1)

static int rounds = 2000;

static Match random_match(const Game *game, uint64_t seed)
{
    Rng rng = rng_seeded(seed);
    unsigned more = rng_below(&rng, 1u + game->seats_max - game->seats_min);
    Setup setup = setup_initial(game, (uint8_t)(game->seats_min + more), seed);
    Match match;
    if (!setup_is_accepted(game, &setup, NULL)) {
        setup.seats = game->seats_max;
    }
    match_init(&match, game, &setup);
    uint32_t length = rng_below(&rng, 200);
    while (match.position < length && play_on(&match, rng_next(&rng))) {
    }
    return match;
}

static Buffer write_text(const Match *match)
{
    Buffer text;
    SavedMatch names = play_record();
    for (Seat seat = 3; seat < SEAT_LIMIT; seat++) {
        names.seats[seat] = names.seats[0];
    }
    buffer_init(&text, 1);
    transfer_write(match, names.seats, true, &text);
    return text;
}

static bool read_bytes(const void *bytes, size_t size, Transfer *out, Problem *problem)
{
    return transfer_read(bytes, size, game_by_id, out, problem);
}

static void expect_same(const Match *a, const Match *b)
{
    assert_ptr_equal(a->game, b->game);
    assert_memory_equal(&a->setup, &b->setup, sizeof a->setup);
    assert_int_equal(a->position, b->position);
    assert_memory_equal(a->played.data, b->played.data, a->position * sizeof(Played));
    assert_memory_equal(match_state(a), match_state(b), a->game->state_size);
}

static void the_text_is_as_the_header_says(void **unused)
{
    Match match = play_begin(20250305);
    SavedMatch names = play_record();
    Buffer text;
    buffer_init(&text, 1);
    assert_true(play_on(&match, 0));
    const Played *played = buffer_at(&match.played, 0);
    transfer_write(&match, names.seats, false, &text);
    assert_in_range(text.count, sizeof beginning, 4 * sizeof beginning);
    assert_memory_equal(text.data, beginning, sizeof beginning - 1);
    char rest[128];
    snprintf(rest, sizeof rest, "%d play %s\nend %016llx\n", played->seat,
             null_game.names.cards[action_operand(played->action, 0)],
             (unsigned long long)match_hash(&match));
    assert_int_equal(text.count, sizeof beginning - 1 + strlen(rest));
    assert_memory_equal(text.data + sizeof beginning - 1, rest, strlen(rest));
    buffer_release(&text);
    match_release(&match);
}

static void every_game_goes_there_and_back(void **unused)
{
    for (size_t i = 0; games[i] != NULL; i++) {
        size_t code_longest = 0;
        for (uint64_t seed = 1; seed <= 20; seed++) {
            static char bytes[TRANSFER_CODE_BYTES];
            Text code = text_in(bytes, sizeof bytes);
            Match match = random_match(games[i], seed < 20 ? seed : SEED_LONGEST);
            Buffer text = write_text(&match);
            Transfer in;
            Problem problem;
            assert_true(read_bytes(text.data, text.count, &in, &problem));
            assert_int_equal(problem.kind, PROBLEM_NONE);
            assert_true(in.assisted);
            assert_string_equal(in.seats[0].name, "Аня");
            assert_string_equal(in.seats[1].kind, match.setup.seats > 1 ? "hard" : "");
            expect_same(&in.match, &match);
            match_release(&in.match);
            assert_true(transfer_write_code(&match, true, &code));
            assert_true(read_bytes(bytes, code.length, &in, &problem));
            assert_true(in.assisted);
            assert_string_equal(in.seats[0].name, "");
            assert_string_equal(in.seats[0].kind, SAVED_PERSON);
            expect_same(&in.match, &match);
            match_release(&in.match);
            code_longest = code.length > code_longest ? code.length : code_longest;
            buffer_release(&text);
            match_release(&match);
        }
        print_message("%s: no code longer than %zu\n", games[i]->id, code_longest);
    }
}

static void expect_setup_travels(const Game *game, const Setup *setup)
{
    char bytes[1024];
    Text code = text_in(bytes, sizeof bytes);
    Match match;
    Transfer in;
    match_init(&match, game, setup);
    assert_true(transfer_write_code(&match, false, &code));
    assert_true(read_bytes(bytes, code.length, &in, NULL));
    expect_same(&in.match, &match);
    match_release(&in.match);
    match_release(&match);
}

/* Options that are not the initial ones travel as well. */
static void options_travel(void **unused)
{
    for (size_t i = 0; games[i] != NULL; i++) {
        for (int k = 0; k < 4 * games[i]->option_count; k++) {
            Message why;
            Setup setup = setup_initial(games[i], games[i]->seats_max, 5);
            setup.options[k / 4] = k % 4;
            if (setup_is_accepted(games[i], &setup, &why)) {
                expect_setup_travels(games[i], &setup);
            }
        }
    }
}

static void expect_refused(const char *text, ProblemKind kind, const char *line)
{
    Transfer in = {.assisted = true};
    Problem problem;
    assert_false(read_bytes(text, strlen(text), &in, &problem));
    assert_int_equal(problem.kind, kind);
    assert_string_equal(problem.values[0], line);
    assert_true(in.assisted); /* untouched */
}

/* The sound text of a match with one action, with the first `from` replaced by `to`. */
static void expect_change_refused(const char *from, const char *to, ProblemKind kind,
                                  const char *line)
{
    char text[1024];
    char changed[2048];
    Match match = play_begin(20250305);
    SavedMatch names = play_record();
    Buffer bytes;
    buffer_init(&bytes, 1);
    assert_true(play_on(&match, 0));
    transfer_write(&match, names.seats, false, &bytes);
    snprintf(text, sizeof text, "%.*s", (int)bytes.count, (const char *)bytes.data);
    const char *at = strstr(text, from);
    assert_non_null(at);
    snprintf(changed, sizeof changed, "%.*s%s%s", (int)(at - text), text, to, at + strlen(from));
    expect_refused(changed, kind, line);
    buffer_release(&bytes);
    match_release(&match);
}

static void every_wrong_line_is_named(void **unused)
{
    expect_refused("", PROBLEM_IMPORT_FORM, "");
    expect_refused("Dear diary\n", PROBLEM_IMPORT_FORM, "");
    expect_refused("Meja game 0\n", PROBLEM_IMPORT_FORM, "");
    expect_refused("Meja game 1", PROBLEM_IMPORT_LINE, "1");
    expect_refused("\xFF\xFE", PROBLEM_IMPORT_FORM, "");
    expect_refused(beginning, PROBLEM_IMPORT_LINE, "9");
    expect_change_refused("game 1", "game 2", PROBLEM_IMPORT_NEWER, "");
    expect_change_refused("null", "chess", PROBLEM_IMPORT_GAME, "");
    expect_change_refused("rules 1", "rules 2", PROBLEM_IMPORT_RULES, "");
    expect_change_refused("rules 1", "rules 70000", PROBLEM_IMPORT_LINE, "3");
    expect_change_refused("seats 3", "seats 7", PROBLEM_IMPORT_LINE, "4");
    expect_change_refused("seats 3", "seats 1", PROBLEM_IMPORT_LINE, "5"); /* not this game */
    expect_change_refused("seed 20250305", "seed -1", PROBLEM_IMPORT_LINE, "5");
    expect_change_refused("20250305", "9007199254740992", PROBLEM_IMPORT_LINE, "5");
    expect_change_refused("20250305", "2025030 5", PROBLEM_IMPORT_LINE, "5");
    expect_change_refused("assisted 0", "assisted 2", PROBLEM_IMPORT_LINE, "6");
    expect_change_refused("seat 1 hard", "seat 0 hard", PROBLEM_IMPORT_LINE, "8");
    expect_change_refused("seat 1 hard", "seat 1 HARD", PROBLEM_IMPORT_LINE, "8");
    expect_change_refused("Аня", "А\x07ня", PROBLEM_IMPORT_LINE, "7");
    expect_change_refused("Аня", "А\xE2\x80\xAEня", PROBLEM_IMPORT_LINE, "7"); /* U+202E */
    expect_change_refused(" play", " sing", PROBLEM_IMPORT_LINE, "10");
    expect_change_refused(" play ", " play 1 ", PROBLEM_IMPORT_LINE, "10");
    expect_change_refused("\n0 play", "\n5 play", PROBLEM_IMPORT_LINE, "10");
    expect_change_refused("end ", "end 0", PROBLEM_IMPORT_LINE, "11");
    expect_change_refused("end ", "end x", PROBLEM_IMPORT_LINE, "11");
    expect_change_refused("end ", "finish ", PROBLEM_IMPORT_LINE, "11");
}

static void the_end_must_be_the_one_told(void **unused)
{
    char text[1024];
    snprintf(text, sizeof text, "%send 0123456789abcdef\n", beginning);
    expect_refused(text, PROBLEM_IMPORT_END, "");
    Match match = play_begin(20250305);
    snprintf(text, sizeof text, "\xEF\xBB\xBF\n%send %016llx  \r\n\r\n", beginning,
             (unsigned long long)match_hash(&match));
    Transfer in;
    assert_true(read_bytes(text, strlen(text), &in, NULL));
    match_release(&in.match);
    strcat(text, "0 play 1\n");
    assert_true(read_bytes(text, strlen(text), &in, NULL)); /* what follows is no part of it */
    match_release(&in.match);
    match_release(&match);
}

static void windows_line_ends_are_welcome(void **unused)
{
    Match match = random_match(&null_game, 3);
    Buffer text = write_text(&match);
    Buffer other;
    buffer_init(&other, 1);
    for (size_t i = 0; i < text.count; i++) {
        if (text.data[i] == '\n') {
            buffer_push(&other, "\r");
        }
        buffer_push(&other, &text.data[i]);
    }
    Transfer in;
    assert_true(read_bytes(other.data, other.count, &in, NULL));
    assert_string_equal(in.seats[1].kind, "hard");
    expect_same(&in.match, &match);
    match_release(&in.match);
    buffer_release(&other);
    buffer_release(&text);
    match_release(&match);
}

static void names_stay_in_their_line(void **unused)
{
    Match match = play_begin(1);
    SavedMatch names = {.seats = {{.name = "a\nend 0", .kind = "person"},
                                  {.name = "", .kind = "easy"},
                                  {.name = "  b  c ", .kind = "person"}}};
    Buffer text;
    Transfer in;
    buffer_init(&text, 1);
    transfer_write(&match, names.seats, false, &text);
    assert_true(read_bytes(text.data, text.count, &in, NULL));
    assert_string_equal(in.seats[0].name, "a end 0");
    assert_string_equal(in.seats[1].name, "");
    assert_string_equal(in.seats[2].name, "  b  c");
    match_release(&in.match);
    buffer_release(&text);
    match_release(&match);
}

static void codes_forgive_handwriting(void **unused)
{
    char bytes[1024];
    char typed[4096];
    Text code = text_in(bytes, sizeof bytes);
    Match match = random_match(&null_game, 4);
    Transfer in;
    assert_true(transfer_write_code(&match, false, &code));
    assert_memory_equal(bytes, "MEJA1-NULL-", 11);
    size_t length = 0;
    typed[length++] = '\n';
    for (size_t i = 0; i < code.length; i++) {
        char letter = bytes[i];
        bool is_body = i >= 11;
        if (is_body && letter == '-') {
            continue;
        }
        if (is_body && letter == '0') {
            letter = 'o';
        } else if (is_body && letter == '1') {
            letter = 'L';
        }
        typed[length++] = letter >= 'A' && letter <= 'Z' ? (char)(letter + 32) : letter;
        typed[length++] = is_body && i % 7 == 0 ? ' ' : '-';
        length -= !is_body;
    }
    assert_true(read_bytes(typed, length, &in, NULL));
    expect_same(&in.match, &match);
    match_release(&in.match);
    match_release(&match);
}

static void a_wrong_letter_is_found(void **unused)
{
    char bytes[1024];
    Text code = text_in(bytes, sizeof bytes);
    Match match = random_match(&null_game, 5);
    Problem problem;
    Transfer in;
    assert_true(transfer_write_code(&match, false, &code));
    for (size_t i = 11; i < code.length; i++) {
        char was = bytes[i];
        if (was == '-') {
            continue;
        }
        bytes[i] = was == 'Z' ? 'Y' : 'Z';
        assert_false(read_bytes(bytes, code.length, &in, &problem));
        assert_int_equal(problem.kind, PROBLEM_IMPORT_CODE);
        bytes[i] = '!';
        assert_false(read_bytes(bytes, code.length, &in, &problem));
        bytes[i] = was;
        assert_false(read_bytes(bytes, i, &in, &problem)); /* the rest is missing */
        assert_int_equal(problem.kind, PROBLEM_IMPORT_CODE);
    }
    expect_refused("MEJA4-NULL-00000", PROBLEM_IMPORT_NEWER, "");
    expect_refused("meja1", PROBLEM_IMPORT_CODE, "");
    expect_refused("MEJA1-NULL-", PROBLEM_IMPORT_CODE, "");
    match_release(&match);
}

static const Game *find_nothing(const char *id)
{
    (void)id;
    return NULL;
}

static const Game *find_newer(const char *id)
{
    static Game newer;
    const Game *game = game_by_id(id);
    if (!game) {
        return NULL;
    }
    newer = *game;
    newer.rules_version++;
    return &newer;
}

static void games_of_other_versions_are_refused(void **unused)
{
    char bytes[1024];
    Text code = text_in(bytes, sizeof bytes);
    Match match = random_match(&null_game, 5);
    Problem problem;
    Transfer in;
    assert_true(transfer_write_code(&match, false, &code));
    assert_false(transfer_read(bytes, code.length, find_nothing, &in, &problem));
    assert_int_equal(problem.kind, PROBLEM_IMPORT_GAME);
    assert_false(transfer_read(bytes, code.length, find_newer, &in, &problem));
    assert_int_equal(problem.kind, PROBLEM_IMPORT_RULES);
    match_release(&match);
}

static void a_code_without_room_is_told(void **unused)
{
    char bytes[24];
    Text code = text_in(bytes, sizeof bytes);
    Match match = random_match(&null_game, 5);
    assert_false(transfer_write_code(&match, false, &code));
    match_release(&match);
}

/* What comes in is a sound match that would go out again as the same; anything else is refused with
 * a sentence. */
static bool survives(const unsigned char *bytes, size_t size)
{
    Transfer in;
    Problem problem;
    bool is_read = read_bytes(bytes, size, &in, &problem);
    assert_true(is_read == (problem.kind == PROBLEM_NONE));
    assert_true(is_read || problem_text(&problem) != NULL);
    if (is_read) {
        Transfer again;
        Buffer text;
        buffer_init(&text, 1);
        assert_null(in.match.game->check(match_state(&in.match)));
        transfer_write(&in.match, in.seats, in.assisted, &text);
        assert_true(read_bytes(text.data, text.count, &again, NULL));
        expect_same(&again.match, &in.match);
        match_release(&again.match);
        match_release(&in.match);
        buffer_release(&text);
    }
    return is_read;
}

static void mutate(Buffer *bytes)
{
    unsigned char *at = buffer_at(bytes, (size_t)rand() % bytes->count);
    switch (rand() % 4) {
    case 0:
        *at ^= (unsigned char)(1 << rand() % 8);
        break;
    case 1:
        *at = (unsigned char)"0123456789 -\nplayend"[rand() % 20];
        break;
    case 2:
        buffer_truncate(bytes, (size_t)rand() % bytes->count + 1);
        break;
    default:
        buffer_push(bytes, &(unsigned char){*at});
    }
}

static void mutations_come_in_whole_or_not_at_all(void **unused)
{
    int whole = 0;
    size_t count = 0;
    while (games[count] != NULL) {
        count++;
    }
    srand(11);
    for (int round = 0; round < rounds; round++) {
        Match match = random_match(games[(size_t)round % count], (uint64_t)round);
        Buffer bytes = write_text(&match);
        if (round % 4 == 0) {
            static char letters[TRANSFER_CODE_BYTES];
            Text code = text_in(letters, sizeof letters);
            assert_true(transfer_write_code(&match, false, &code));
            buffer_truncate(&bytes, 0);
            for (size_t i = 0; i < code.length; i++) {
                buffer_push(&bytes, &letters[i]);
            }
        }
        for (int changes = 1 + rand() % 3; changes > 0; changes--) {
            mutate(&bytes);
        }
        whole += survives(bytes.data, bytes.count);
        buffer_release(&bytes);
        match_release(&match);
    }
    print_message("%d of %d mutations were still sound games\n", whole, rounds);
    assert_in_range(whole, 0, rounds / 2);
}

static void what_is_too_long_is_no_game(void **state)
{
    const Scratch *scratch = *state;
    const char *path = scratch_path(scratch, "game.meja");
    Problem problem;
    Buffer bytes;
    buffer_init(&bytes, 1);
    assert_false(user_file_read(path, &bytes, &problem));
    assert_int_equal(problem.kind, PROBLEM_FILE_UNREADABLE);
    assert_string_equal(problem.values[0], path);
    scratch_write(path, "first", 5);
    assert_true(user_file_read(path, &bytes, &problem));
    assert_int_equal(problem.kind, PROBLEM_NONE);
    assert_int_equal(bytes.count, 5);
    assert_memory_equal(bytes.data, "first", 5);
    static char large[TRANSFER_BYTES_MAX + 1];
    scratch_write(path, large, sizeof large);
    assert_false(user_file_read(path, &bytes, &problem));
    assert_false(read_bytes(large, sizeof large, &(Transfer){.assisted = false}, &problem));
    assert_int_equal(problem.kind, PROBLEM_IMPORT_FORM);
    buffer_release(&bytes);
}

int main(int argc, char **argv)
{
    rounds = argc > 1 ? atoi(argv[1]) : rounds;
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_text_is_as_the_header_says),
        cmocka_unit_test(every_game_goes_there_and_back),
        cmocka_unit_test(options_travel),
        cmocka_unit_test(every_wrong_line_is_named),
        cmocka_unit_test(the_end_must_be_the_one_told),
        cmocka_unit_test(windows_line_ends_are_welcome),
        cmocka_unit_test(names_stay_in_their_line),
        cmocka_unit_test(codes_forgive_handwriting),
        cmocka_unit_test(a_wrong_letter_is_found),
        cmocka_unit_test(games_of_other_versions_are_refused),
        cmocka_unit_test(a_code_without_room_is_told),
        cmocka_unit_test(mutations_come_in_whole_or_not_at_all),
        cmocka_unit_test_setup_teardown(what_is_too_long_is_no_game, scratch_begin, scratch_end),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
