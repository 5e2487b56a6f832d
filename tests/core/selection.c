/* Narrowing a legal list by picks, with sets and with ordered operands. */
#include "core/selection.h"
#include "testing.h"

#include <string.h>

enum Verbs { PLAY, LAY, ASK, PASS };

static const char *const questions[] = {"W", "3", NULL};
static const Verb verbs[] = {
    [PLAY] = {.name = "play", .form = VERB_CARD_SET},
    [LAY] = {.name = "lay", .operands = {OPERAND_CARD, OPERAND_CARD, OPERAND_UNIT}},
    [ASK] = {.name = "ask", .operands = {OPERAND_WORD}, .words = questions},
    [PASS] = {.name = "pass"},
};
static const char *const cards[] = {"A", "B", "C", "D"};

static Action asked; /* the last action that the game was asked to refuse */

static bool refuse_all(const void *view, Action action, Message *why)
{
    (void)view;
    asked = action;
    *why = message_of("because");
    return true;
}

static const Game game = {.names.verbs = verbs,
                          .names.verb_count = 4,
                          .names.cards = cards,
                          .names.card_count = 4,
                          .refuse = refuse_all};

static Selection selection;

static void select_among(const Action legal[], size_t count)
{
    selection_init(&selection, &game, NULL, legal, count);
}

static Action set_of(CardSet cards_played)
{
    return action_with_cards(PLAY, cards_played);
}

static void a_set_grows_in_any_order(void **unused)
{
    const Action legal[] = {set_of(1), set_of(3), set_of(12)};
    Action complete;
    select_among(legal, 3);
    assert_false(selection_complete(&selection, &complete));
    assert_true(selection_can_add(&selection, pick_card(2)));
    selection_toggle(&selection, pick_card(1));
    assert_false(selection_complete(&selection, &complete));
    assert_true(selection_can_add(&selection, pick_card(0)));
    assert_false(selection_can_add(&selection, pick_card(2)));
    assert_false(selection_can_add(&selection, pick_card(1)));
    selection_toggle(&selection, pick_card(0));
    assert_true(selection_complete(&selection, &complete));
    assert_true(complete == set_of(3));
    Action matches[4];
    assert_int_equal(selection_matches(&selection, matches, 4), 1);
}

static void a_pick_is_toggled_off(void **unused)
{
    const Action legal[] = {set_of(1), set_of(3)};
    Action complete;
    select_among(legal, 2);
    selection_toggle(&selection, pick_card(0));
    selection_toggle(&selection, pick_card(1));
    selection_toggle(&selection, pick_card(1));
    assert_true(selection_has(&selection, pick_card(0)));
    assert_false(selection_has(&selection, pick_card(1)));
    assert_true(selection_complete(&selection, &complete));
    assert_true(complete == set_of(1));
    selection_clear(&selection);
    assert_false(selection_complete(&selection, &complete));
}

static void ordered_operands_keep_their_order(void **unused)
{
    uint8_t unit = operand_unit(1, 0, 2);
    const Action legal[] = {action_with_3(LAY, 2, 3, unit)};
    Action complete;
    select_among(legal, 1);
    assert_false(selection_can_add(&selection, pick_card(3)));
    selection_toggle(&selection, (Pick){.kind = OPERAND_UNIT, .value = unit});
    selection_toggle(&selection, pick_card(2));
    assert_false(selection_complete(&selection, &complete));
    selection_toggle(&selection, pick_card(3));
    assert_true(selection_complete(&selection, &complete));
    assert_true(complete == legal[0]);
}

static void equal_cards_are_told_apart_by_copy(void **unused)
{
    uint8_t unit = operand_unit(0, 0, 1);
    const Action legal[] = {action_with_3(LAY, 1, 1, unit)};
    select_among(legal, 1);
    Pick second = {.kind = OPERAND_CARD, .value = 1, .copy = 2};
    selection_toggle(&selection, pick_card(1));
    assert_false(selection_has(&selection, second));
    assert_true(selection_can_add(&selection, second));
    selection_toggle(&selection, second);
    assert_int_equal(selection.pick_count, 2);
}

static void words_belong_to_their_verb(void **unused)
{
    const Action legal[] = {action_with_1(ASK, 1), action_bare(PASS)};
    Action complete;
    select_among(legal, 2);
    Pick three = {.kind = OPERAND_WORD, .value = 1, .verb = ASK};
    Pick foreign = {.kind = OPERAND_WORD, .value = 1, .verb = LAY};
    assert_true(selection_can_add(&selection, three));
    assert_false(selection_can_add(&selection, foreign));
    selection_toggle(&selection, three);
    assert_true(selection_complete(&selection, &complete));
    assert_true(complete == legal[0]);
}

static void the_game_gives_the_reason(void **unused)
{
    const Action legal[] = {set_of(1), set_of(3)};
    Message why = {0};
    select_among(legal, 2);
    assert_false(selection_refuse(&selection, pick_card(1), &why));
    selection_toggle(&selection, pick_card(0));
    assert_true(selection_refuse(&selection, pick_card(3), &why));
    assert_string_equal(why.text, "because");
    assert_true(asked == set_of(1 | 8));
    assert_false(selection_refuse_confirm(&selection, &why));
    selection_clear(&selection);
    assert_true(selection_refuse_confirm(&selection, &why));
    assert_string_equal(why.text, "because");
    assert_true(asked == set_of(0));
    selection_toggle(&selection, pick_card(1));
    assert_true(selection_refuse_confirm(&selection, &why));
    assert_true(asked == set_of(2));
}

/* The verb that takes cards stands behind those of this game and is none of them. */
static const Verb wordy_verbs[] = {
    {.name = "ask", .operands = {OPERAND_WORD}, .words = questions},
    {.name = "pass"},
    {.name = "play", .form = VERB_CARD_SET},
};
static const Game wordy = {.names.verbs = wordy_verbs, .names.verb_count = 2, .refuse = refuse_all};

static void where_no_cards_are_wanted_anything_is(void **unused)
{
    const Action legal[] = {action_with_1(0, 0), action_with_1(0, 1)};
    Message why = {0};
    selection_init(&selection, &wordy, NULL, legal, 2);
    assert_true(selection_refuse_confirm(&selection, &why));
    assert_string_equal(why.text, "Choose what to play first.");
    selection_toggle(&selection, (Pick){.kind = OPERAND_WORD, .value = 1});
    assert_false(selection_refuse_confirm(&selection, &why));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_set_grows_in_any_order),
        cmocka_unit_test(a_pick_is_toggled_off),
        cmocka_unit_test(ordered_operands_keep_their_order),
        cmocka_unit_test(equal_cards_are_told_apart_by_copy),
        cmocka_unit_test(words_belong_to_their_verb),
        cmocka_unit_test(the_game_gives_the_reason),
        cmocka_unit_test(where_no_cards_are_wanted_anything_is),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
