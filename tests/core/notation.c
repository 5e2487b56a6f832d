/* Actions as text, with a game that has every form of verb. */
#include "core/notation.h"
#include "testing.h"

enum Verbs { PLAY, CAST, DRAW, LAY, NEXT, PASS };

static const char *const places[] = {"deck", "0", "1", NULL};
static const Verb verbs[] = {
    [PLAY] = {.name = "play", .form = VERB_CARD_SET},
    [CAST] = {.name = "cast", .operands = {OPERAND_CARD, OPERAND_UNIT}},
    [DRAW] = {.name = "draw", .operands = {OPERAND_WORD}, .words = places},
    [LAY] = {.name = "lay", .operands = {OPERAND_CARD, OPERAND_CARD, OPERAND_NUMBER}},
    [NEXT] = {.name = "next", .operands = {OPERAND_SEAT}},
    [PASS] = {.name = "pass"},
};
static const char *const cards[] = {"AC", "2C", "2D", "boom", "X"};
static const Game game = {
    .names.verbs = verbs, .names.verb_count = 6, .names.cards = cards, .names.card_count = 5};

static void expect(const char *text, Action action)
{
    Action read = ACTION_NONE;
    assert_true(notation_read(&game, text, &read));
    assert_true(read == action);
    char bytes[ACTION_TEXT_MAX];
    Text out = text_in(bytes, sizeof bytes);
    notation_write(&game, action, &out);
    assert_string_equal(bytes, text);
}

static void writes_and_reads_every_form(void **unused)
{
    expect("play AC 2D", action_with_cards(PLAY, card_bit(0) | card_bit(2)));
    expect("cast boom 1b12", action_with_2(CAST, 3, operand_unit(1, 1, 12)));
    expect("cast boom 0t1", action_with_2(CAST, 3, operand_unit(0, 0, 1)));
    expect("draw deck", action_with_1(DRAW, 0));
    expect("draw 1", action_with_1(DRAW, 2));
    expect("lay X 2C 255", action_with_3(LAY, 4, 1, 255));
    expect("next 5", action_with_1(NEXT, 5));
    expect("pass", action_bare(PASS));
}

static void reads_a_set_in_any_order(void **unused)
{
    Action read;
    assert_true(notation_read(&game, "play 2D AC", &read));
    assert_true(read == action_with_cards(PLAY, card_bit(0) | card_bit(2)));
}

static void refuses_everything_else(void **unused)
{
    static const char *const bad[] = {"",
                                      " ",
                                      "play",
                                      "play ",
                                      " play AC",
                                      "play AC ",
                                      "play  AC",
                                      "play AC AC",
                                      "play ac",
                                      "play Q",
                                      "cast boom",
                                      "cast boom 2t1",
                                      "cast boom 1x1",
                                      "cast boom 1t0",
                                      "cast boom 1t64",
                                      "cast boom 1t01",
                                      "cast boom t1",
                                      "draw",
                                      "draw 2",
                                      "draw deck 0",
                                      "lay X 2C",
                                      "lay X 2C 256",
                                      "lay X 2C -1",
                                      "lay X 2C 01",
                                      "next 6",
                                      "next",
                                      "next +1",
                                      "pass AC",
                                      "pass ",
                                      "Pass",
                                      "passes"};
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        Action read = 99;
        if (notation_read(&game, bad[i], &read)) {
            fail_msg("\"%s\" was read", bad[i]);
        }
        assert_true(read == 99);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(writes_and_reads_every_form),
        cmocka_unit_test(reads_a_set_in_any_order),
        cmocka_unit_test(refuses_everything_else),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
