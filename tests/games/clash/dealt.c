/* CD-4, CD-32: what is told of a deal. A seat takes its eight in hand unseen by the other, the one
 * that was drawn first leftmost; the automaton's twenty-four lie down unseen by anybody. The
 * keeper, which everybody knows, comes to the left of the hand, or to the automaton. */
#include "games/clash.h"
#include "testing.h"

#define HAND 8
#define PILE 24

/* Takes the first that can be taken, four by four, until the decks are made; the events of the last
 * choice. */
static size_t draft(uint8_t seats, Event events[EVENT_COUNT_MAX])
{
    ClashState state;
    EventLog log = {.events = events, .capacity = clash_game.events_max};
    Setup setup = setup_initial(&clash_game, seats, 7);
    setup.options[CLASH_OPTION_MODE] = seats == 1 ? CLASH_SOLO : CLASH_DUEL;
    setup.options[CLASH_OPTION_FORMAT] = CLASH_DRAFT;
    assert_true(setup_is_accepted(&clash_game, &setup, NULL));
    clash_game.setup(&state, &setup);
    while (state.table.phase == CLASH_PICKING) {
        Action legal[LEGAL_COUNT_MAX];
        Seat seat = seats_first(clash_game.actors(&state));
        assert_true(clash_game.legal(&state, seat, legal, LEGAL_COUNT_MAX) > 0);
        log.count = 0;
        clash_game.apply(&state, seat, legal[0], &log);
    }
    return log.count;
}

/* Where the cards of a side are shuffled; the test fails when they are not. */
static size_t shuffled(const Event events[], size_t count, Seat side)
{
    for (size_t i = 0; i < count; i++) {
        if (events[i].kind == EVENT_SHUFFLE && events[i].from == CLASH_ZONE_PICKS + side) {
            return i;
        }
    }
    fail();
    return 0;
}

/* After the shuffling of a side's cards: one card after another, and the keeper behind them. */
static void expect_dealt(const Event events[], size_t count, Seat side, unsigned cards, uint8_t to)
{
    bool has_hand = to == CLASH_ZONE_HANDS + side;
    const Event *event = &events[shuffled(events, count, side) + 1];
    for (unsigned i = 0; i < cards; i++, event++) {
        assert_int_equal(event->kind, EVENT_MOVE);
        assert_int_equal(event->from, CLASH_ZONE_PICKS + side);
        assert_int_equal(event->to, to);
        assert_int_equal(event->to_index, has_hand ? i : 0);
        assert_int_equal(event->audience, has_hand ? seat_bit(side) : 0);
    }
    assert_int_equal(event->kind, EVENT_MOVE);
    assert_int_equal(event->from, CLASH_ZONE_BOX + side);
    assert_int_equal(event->to, has_hand ? to : CLASH_ZONE_AUTOMATON);
    assert_int_equal(event->to_index, 0);
}

static void cd4_each_takes_its_own_in_hand(void **unused)
{
    Event events[EVENT_COUNT_MAX];
    size_t count = draft(2, events);
    expect_dealt(events, count, 0, HAND, CLASH_ZONE_HANDS);
    expect_dealt(events, count, 1, HAND, CLASH_ZONE_HANDS + 1);
}

static void cd32_the_automaton_has_a_pile(void **unused)
{
    Event events[EVENT_COUNT_MAX];
    size_t count = draft(1, events);
    expect_dealt(events, count, 0, HAND, CLASH_ZONE_HANDS);
    expect_dealt(events, count, 1, PILE, CLASH_ZONE_PILE);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(cd4_each_takes_its_own_in_hand),
        cmocka_unit_test(cd32_the_automaton_has_a_pile),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
