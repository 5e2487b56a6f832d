/* What mail, messengers and editors do to games on their way: they are read all the same. */
#include "scratch.h"

#include "games/registry.h"
#include "play.h"
#include "storage/transfer.h"

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

/* Before each line, between the first and the others, and what stands around them all. */
static void expect_wrapped(const char *mark, const char *before, const char *behind)
{
    Match match = random_match(&null_game, 3);
    Buffer text = write_text(&match);
    char bytes[16384];
    Text all = text_in(bytes, sizeof bytes);
    Transfer in;
    text_append(&all, before);
    text_append(&all, mark);
    for (size_t i = 0; i < text.count; i++) {
        text_append_bytes(&all, (const char *)&text.data[i], 1);
        if (text.data[i] == '\n' && i + 1 < text.count) {
            text_append(&all, mark);
        }
    }
    text_append(&all, behind);
    assert_true(read_bytes(bytes, all.length, &in, NULL));
    expect_same(&in.match, &match);
    match_release(&in.match);
    buffer_release(&text);
    match_release(&match);
}

static void a_text_is_found_between_other_lines(void **unused)
{
    expect_wrapped("", "Hi, have a look at this:\n\n", "");
    expect_wrapped("", "", "-- \nAnna\n\"Meja game 1\" is fun\n");
    expect_wrapped("> ", "On Monday Anna wrote:\n", "> -- \n> Anna\n");
    expect_wrapped(">> | ", "Meja game: see below\n", "\x07 and more");
}

static void push_unit(Buffer *out, unsigned unit, bool is_big)
{
    unsigned char bytes[] = {(unsigned char)(unit >> 8), (unsigned char)unit};
    buffer_push(out, &bytes[!is_big]);
    buffer_push(out, &bytes[is_big]);
}

/* U+1F98A, a fox, is the pair D83E DD8A in UTF-16. */
static void editors_may_write_two_bytes(void **unused)
{
    for (int is_big = 0; is_big < 2; is_big++) {
        Match match = play_begin(20250305);
        char end[64];
        snprintf(end, sizeof end, "end %016llx", (unsigned long long)match_hash(&match));
        Buffer out;
        Transfer in;
        buffer_init(&out, 1);
        push_unit(&out, 0xFEFF, is_big);
        for (const char *at = beginning; *at != '\0'; at++) {
            if (strncmp(at, "Аня", strlen("Аня")) == 0) {
                push_unit(&out, 0x410, is_big); /* А */
                push_unit(&out, 0xD83E, is_big);
                push_unit(&out, 0xDD8A, is_big);
                at += strlen("Аня") - 1;
            } else if (strncmp(at, "李雷", strlen("李雷")) == 0) {
                push_unit(&out, 0x674E, is_big); /* 李 */
                at += strlen("李雷") - 1;
            } else {
                push_unit(&out, (unsigned char)*at, is_big);
            }
        }
        for (const char *at = end; *at != '\0'; at++) {
            push_unit(&out, (unsigned char)*at, is_big);
        }
        assert_true(read_bytes(out.data, out.count, &in, NULL));
        assert_string_equal(in.seats[0].name, "А\xF0\x9F\xA6\x8A");
        assert_string_equal(in.seats[2].name, "李");
        match_release(&in.match);
        match_release(&match);
        buffer_release(&out);
    }
}

/* With this between its letters and digits, and these words around it. */
static void expect_code(const char *between, const char *before, const char *behind)
{
    char bytes[1024];
    char sent[8192];
    Text code = text_in(bytes, sizeof bytes);
    Text text = text_in(sent, sizeof sent);
    Match match = random_match(&null_game, 4);
    Transfer in;
    assert_true(transfer_write_code(&match, false, &code));
    text_append(&text, before);
    for (size_t i = 0; i < code.length; i++) {
        if (bytes[i] == '-') {
            text_append(&text, between);
        } else {
            text_append_bytes(&text, &bytes[i], 1);
        }
    }
    text_append(&text, behind);
    assert_true(transfer_is_code(sent, text.length));
    assert_true(read_bytes(sent, text.length, &in, NULL));
    expect_same(&in.match, &match);
    match_release(&in.match);
    match_release(&match);
}

static void only_letters_and_digits_of_a_code_count(void **unused)
{
    expect_code("", "", "");
    expect_code(" ", "", "");
    expect_code("\xE2\x80\x93", "", ".");                         /* en dashes */
    expect_code("\xE2\x80\x94", "Code: ", "!");                   /* em dashes */
    expect_code("\xE2\x80\x91", "\xE2\x80\x9C", "\xE2\x80\x9D."); /* no-break; quotes */
    expect_code("-\r\n", "Hi Bob,\nthe code is MEJA-like: ", "\nSee you, Anna");
    assert_false(transfer_is_code("/home/meja1/game.txt", 20));
    assert_false(transfer_is_code("Meja game 1", 11));
    assert_false(transfer_is_code("numeja1", 7));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_text_is_found_between_other_lines),
        cmocka_unit_test(editors_may_write_two_bytes),
        cmocka_unit_test(only_letters_and_digits_of_a_code_count),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
