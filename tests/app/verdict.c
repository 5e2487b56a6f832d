/* Why the notebook rules an identity out, and what it says was taken from its owner. The positions
 * are a view and bounds by hand: T2 is identity 1, W3 identity 8. */
#include "direnjie/notebook/verdict.h"
#include "direnjie/notebook/losses.h"
#include "testing.h"

#include <string.h>

#define T2 1
#define W3 8

static DirenjieView view;
static Notebook ink;

static int begin(void **state)
{
    memset(&view, 0, sizeof view);
    memset(&ink, 0, sizeof ink);
    for (unsigned row = 0; row < DIRENJIE_IDENTITIES; row++) {
        ink.cells[row][NOTEBOOK_SECRET].high = 1;
    }
    return 0;
}

static void what_may_be_the_secret_is_open(void **state)
{
    assert_int_equal(verdict_of(&view, &ink, T2), VERDICT_OPEN);
}

static void a_starting_clue_is_said_first(void **state)
{
    ink.cells[T2][NOTEBOOK_SECRET].high = 0;
    view.starting[0] = 1u << T2;
    view.outside = direnjie_copies(3 * T2);
    assert_int_equal(verdict_of(&view, &ink, T2), VERDICT_STARTING);
    view.starting[0] = 0;
    assert_int_equal(verdict_of(&view, &ink, T2), VERDICT_LOCATED);
}

/* Two W3 are in sight in a public clue; its third can only be the bottom. */
static void the_bottom_is_told(void **state)
{
    ink.cells[W3][NOTEBOOK_SECRET].high = 0;
    ink.cells[W3][NOTEBOOK_CLUES].low = 3;
    view.outside = 3ull << 3 * W3;
    view.table.clue_count = 1;
    view.clues[0] = (DirenjieClue){{3 * W3, CARD_HIDDEN, CARD_HIDDEN}};
    assert_int_equal(verdict_of(&view, &ink, W3), VERDICT_BOTTOM);
    ink.cells[W3][NOTEBOOK_CLUES].low = 2;
    assert_int_equal(verdict_of(&view, &ink, W3), VERDICT_COUNTED);
}

static void copies_are_added_up(void **state)
{
    ink.cells[W3][NOTEBOOK_CLUES].low = 2;
    ink.cells[W3][NOTEBOOK_SEATS + 2].low = 1;
    assert_int_equal(verdict_located(&ink, W3), 3);
    assert_int_equal(verdict_located(&ink, T2), 0);
}

static void only_what_is_new_is_news(void **state)
{
    Notebook later = ink;
    ink.cells[T2][NOTEBOOK_SECRET].high = 0;
    later.cells[T2][NOTEBOOK_SECRET].high = 0;
    later.cells[W3][NOTEBOOK_SECRET].high = 0;
    assert_int_equal(verdict_ruled_out(&ink, &later), 1u << W3);
}

static Event move(Card card, unsigned from, unsigned to)
{
    return (Event){.kind = EVENT_MOVE,
                   .card = card,
                   .from = (uint8_t)(DIRENJIE_HANDS + from),
                   .to = (uint8_t)(DIRENJIE_HANDS + to)};
}

/* Seat 0 loses W3 twice to seats 1 and 2; what it gives, and what passes between others, is none of
 * it. Its own ask ends the account. */
static void what_is_taken_is_kept_until_the_own_ask(void **state)
{
    const Event to_one = move(3 * W3, 0, 1), to_two = move(3 * W3, 0, 2);
    const Event others = move(3 * T2, 1, 2);
    const Event ask = {.kind = EVENT_CUE, .name = DIRENJIE_CUE_ASK};
    CardSet lost = losses_after(0, 0, 1, &to_one, 1);
    lost = losses_after(lost, 0, 2, &to_two, 1);
    assert_int_equal(lost, 3ull << 3 * W3);
    assert_int_equal(losses_after(lost, 0, 2, &others, 1), lost);
    assert_int_equal(losses_after(lost, 0, 0, &to_one, 1), lost);
    assert_int_equal(losses_after(lost, 0, 0, &ask, 1), 0);
}

/* DR-13 */
static void a_swapped_hand_is_not_lost(void **state)
{
    const Event events[] = {{.kind = EVENT_CUE, .name = DIRENJIE_CUE_SWAP}, move(3 * W3, 0, 1)};
    assert_int_equal(losses_after(0, 0, 1, events, 2), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(what_may_be_the_secret_is_open, begin),
        cmocka_unit_test_setup(a_starting_clue_is_said_first, begin),
        cmocka_unit_test_setup(the_bottom_is_told, begin),
        cmocka_unit_test_setup(copies_are_added_up, begin),
        cmocka_unit_test_setup(only_what_is_new_is_news, begin),
        cmocka_unit_test_setup(what_is_taken_is_kept_until_the_own_ask, begin),
        cmocka_unit_test_setup(a_swapped_hand_is_not_lost, begin),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
