/* Playing, undoing and asking a match, with the null game. */
#include "core/match.h"

#include "games/null.h"
#include "testing.h"

#include <string.h>

static Match match_started(uint64_t seed)
{
    Match match;
    Setup setup = setup_initial(&null_game, 2, seed);
    match_init(&match, &null_game, &setup);
    return match;
}

static Action first_legal(const Match *match, Seat seat)
{
    Action legal[LEGAL_COUNT_MAX];
    assert_true(match_legal(match, seat, legal, LEGAL_COUNT_MAX) > 0);
    return legal[0];
}

static void acts_only_legally(void **unused)
{
    Match match = match_started(5);
    uint64_t before = match_hash(&match);
    Action own = first_legal(&match, 0);
    assert_false(match_act(&match, 1, own));
    assert_true(match_hash(&match) == before);
    assert_true(match_act(&match, 0, own));
    assert_false(match_act(&match, 0, own));
    assert_int_equal(match_actors(&match), seat_bit(1));
    assert_int_equal(match.position, 1);
    match_release(&match);
}

static void undo_and_redo_restore_the_bytes(void **unused)
{
    Match match = match_started(6);
    uint64_t hashes[NULL_CARDS + 1] = {match_hash(&match)};
    while (!match_is_over(&match)) {
        Seat seat = seats_first(match_actors(&match));
        assert_true(match_act(&match, seat, first_legal(&match, seat)));
        hashes[match.position] = match_hash(&match);
    }
    assert_int_equal(match.position, NULL_CARDS);
    for (size_t i = NULL_CARDS; i > 0; i--) {
        assert_true(match_undo(&match));
        assert_true(match_hash(&match) == hashes[i - 1]);
    }
    assert_false(match_undo(&match));
    for (size_t i = 1; i <= NULL_CARDS; i++) {
        assert_true(match_redo(&match));
        assert_true(match_hash(&match) == hashes[i]);
    }
    assert_false(match_redo(&match));
    match_release(&match);
}

static void acting_after_undo_drops_what_could_be_redone(void **unused)
{
    Match match = match_started(7);
    Action legal[LEGAL_COUNT_MAX];
    assert_int_equal(match_legal(&match, 0, legal, LEGAL_COUNT_MAX), 2);
    assert_true(match_act(&match, 0, legal[0]));
    assert_true(match_act(&match, 1, first_legal(&match, 1)));
    assert_true(match_undo(&match));
    assert_true(match_undo(&match));
    assert_true(match_act(&match, 0, legal[1]));
    assert_false(match_redo(&match));
    assert_int_equal(match.played.count, 1);
    match_release(&match);
}

static void events_are_redacted_for_the_others(void **unused)
{
    Match match = match_started(8);
    assert_true(match_act(&match, 0, first_legal(&match, 0)));
    const Card none = CARD_HIDDEN;
    for (Seat seat = 0; seat < 2; seat++) {
        Event events[EVENT_COUNT_MAX];
        EventLog log = {events, EVENT_COUNT_MAX, 0};
        match_events(&match, 0, seat, &log);
        assert_int_equal(log.count, 4); /* played, total, drawn, next seat */
        assert_int_equal(events[0].kind, EVENT_MOVE);
        assert_int_not_equal(events[0].card, none);
        assert_int_equal(events[2].from, NULL_STOCK);
        assert_int_equal(events[2].card == none, seat == 1);
        assert_int_equal(events[3].kind, EVENT_PHASE);
        assert_int_equal(events[3].value, 1);
    }
    NullView view;
    match_view_before(&match, 0, 0, &view);
    assert_int_equal(view.table_count, 0);
    match_release(&match);
}

static unsigned applied;

static void count_apply(void *state, Seat seat, Action action, EventLog *log)
{
    applied++;
    null_game.apply(state, seat, action, log);
}

static size_t events_of(const Match *match, size_t index, Event out[])
{
    EventLog log = {.events = out, .capacity = EVENT_COUNT_MAX};
    match_events(match, index, SEAT_NONE, &log);
    return log.count;
}

static void an_action_is_carried_out_once(void **unused)
{
    Game game = null_game;
    game.apply = count_apply;
    Match match;
    Setup setup = setup_initial(&game, 2, 8);
    match_init(&match, &game, &setup);
    applied = 0;
    assert_true(match_act(&match, 0, first_legal(&match, 0)));
    assert_true(match_act(&match, 1, first_legal(&match, 1)));
    Event before[EVENT_COUNT_MAX], after[EVENT_COUNT_MAX];
    size_t count = events_of(&match, 1, before);
    assert_true(match_undo(&match) && match_undo(&match));
    assert_true(match_redo(&match) && match_redo(&match));
    assert_int_equal(events_of(&match, 1, after), count);
    assert_memory_equal(before, after, count * sizeof before[0]);
    assert_int_equal(applied, 2);
    match_release(&match);
}

/* What was played first and what was played in its place: the second card of the hand. */
static void another_action_has_its_own_events(void **unused)
{
    Match match = match_started(7);
    Event events[EVENT_COUNT_MAX];
    Action legal[LEGAL_COUNT_MAX];
    assert_int_equal(match_legal(&match, 0, legal, LEGAL_COUNT_MAX), 2);
    assert_true(match_act(&match, 0, legal[0]));
    assert_true(match_act(&match, 1, first_legal(&match, 1)));
    assert_true(match_undo(&match) && match_undo(&match));
    assert_true(match_act(&match, 0, legal[1]));
    assert_int_equal(events_of(&match, 0, events), 4);
    assert_int_equal(events[0].card, action_operand(legal[1], 0));
    match_release(&match);
}

static void starts_from_a_position(void **unused)
{
    Match dealt = match_started(9);
    assert_true(match_act(&dealt, 0, first_legal(&dealt, 0)));
    Match placed;
    match_init_from(&placed, &null_game, &dealt.setup, match_state(&dealt));
    assert_true(match_hash(&placed) == match_hash(&dealt));
    assert_false(match_undo(&placed));
    match_release(&placed);
    match_release(&dealt);
}

/* Each seat knows its own hand and what lies open; both together know all but the deck. */
static void shares_what_seats_know(void **unused)
{
    Match match = match_started(9);
    Card mine[ZONE_CARDS_MAX], each[ZONE_CARDS_MAX], any[ZONE_CARDS_MAX];
    _Alignas(max_align_t) unsigned char view[VIEW_SIZE_MAX];
    assert_true(match_act(&match, 0, first_legal(&match, 0)));
    for (Seat seat = 0; seat < 2; seat++) {
        uint8_t hand = (uint8_t)(NULL_HANDS + seat);
        match_view(&match, seat, view);
        size_t count = null_game.zone(view, hand, mine, ZONE_CARDS_MAX);
        assert_true(count > 0);
        assert_int_equal(match_zone_known(&match, 1, hand, KNOWN_TO_EACH, each), count);
        assert_int_equal(match_zone_known(&match, 1, hand, KNOWN_TO_ANY, any), count);
        for (size_t i = 0; i < count; i++) {
            assert_int_equal(each[i], CARD_HIDDEN);
            assert_int_equal(any[i], mine[i]);
        }
    }
    assert_int_equal(match_zone_known(&match, 0, NULL_HANDS, KNOWN_TO_ANY, any), 2);
    match_release(&match);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(acts_only_legally),
        cmocka_unit_test(undo_and_redo_restore_the_bytes),
        cmocka_unit_test(acting_after_undo_drops_what_could_be_redone),
        cmocka_unit_test(events_are_redacted_for_the_others),
        cmocka_unit_test(an_action_is_carried_out_once),
        cmocka_unit_test(another_action_has_its_own_events),
        cmocka_unit_test(starts_from_a_position),
        cmocka_unit_test(shares_what_seats_know),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
