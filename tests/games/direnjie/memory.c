/* DR-34 over random games of every kind: what a view knows is true and holds in each of its worlds,
 * and it forgets nothing that follows from what the seat saw happen. */
#include "scene.h"

#include <stdlib.h>

static unsigned games = 60;

/* Cards of the seat's hand, and of the clue of its that the observer has not seen. */
static CardSet held_by(const DirenjieState *state, Seat observer, Seat owner)
{
    CardSet held = state->hands[owner];
    for (unsigned i = 0; i < state->table.clue_count; i++) {
        bool unseen = state->table.clue_owners[i] == owner && owner != observer &&
                      !(state->table.clues_public >> i & 1) &&
                      !seats_have(state->table.clue_inspectors[i], observer);
        for (unsigned k = 0; k < 3 && unseen; k++) {
            held = direnjie_add(held, state->clues[i].cards[k]);
        }
    }
    return held;
}

static void assert_hands(const DirenjieView *view, const DirenjieState *state)
{
    for (Seat other = 0; other < state->table.seats; other++) {
        CardSet held = direnjie_less(held_by(state, view->seat, other), view->certain[other]);
        CardSet gone = direnjie_less(view->uncertain[other], held);
        assert_int_equal(direnjie_less(view->certain[other], state->hands[other]), 0);
        if (state->table.phase != DIRENJIE_OVER) {
            assert_in_range(set_count(gone), 0, view->missing[other]);
        }
    }
}

static void assert_clues(const DirenjieView *view, const DirenjieState *state)
{
    for (unsigned i = 0; i < state->table.clue_count; i++) {
        bool saw = state->table.clue_owners[i] == view->seat ||
                   seats_have(state->table.clue_inspectors[i], view->seat);
        for (unsigned k = 0; k < 3; k++) {
            Card seen = view->clues[i].cards[k];
            assert_true(seen == state->clues[i].cards[k] || (seen == CARD_HIDDEN && !saw));
        }
    }
}

/* All that the view says, of a state that it may be of. */
static void assert_true_of(const DirenjieView *view, const DirenjieState *state)
{
    const DirenjieTable *table = &state->table;
    assert_hands(view, state);
    assert_clues(view, state);
    assert_true(view->hand == state->hands[view->seat]);
    for (unsigned i = 0; i < DIRENJIE_CATEGORIES; i++) {
        assert_int_equal(view->starting[view->seat] >> state->secret[i] / 3 & 1, 0);
    }
    if (table->expansion) {
        assert_int_equal(view->candidates >> state->killer & 1, 1);
    }
}

static void nothing_known_is_ever_contradicted(void **unused)
{
    for (uint64_t seed = 0; seed < games; seed++) {
        DirenjieState state = dealt_any(seed);
        Rng rng = rng_seeded(seed);
        while (direnjie_game.actors(&state)) {
            act_at_random(&state, &rng, NULL);
            for (Seat seat = 0; seat < state.table.seats; seat++) {
                DirenjieView view = view_of(&state, seat);
                assert_true_of(&view, &state);
            }
            Seat seat = (Seat)rng_below(&rng, state.table.seats);
            DirenjieView view = view_of(&state, seat);
            DirenjieState world = world_of(&state, seat, rng_next(&rng));
            assert_true_of(&view, &world);
        }
    }
}

/* What a seat remembers by its own eyes alone: cards that it saw go to a hand or that its view once
 * showed there, as long as nothing has left that hand unseen; and what it knew not to be the
 * secret. */
typedef struct Witness {
    Seat seat;
    CardSet seen[DIRENJIE_SEATS], outside;
} Witness;

static bool is_hand(uint8_t zone)
{
    return zone >= DIRENJIE_HANDS && zone < DIRENJIE_HANDS + DIRENJIE_SEATS;
}

static void watch_move(Witness *witness, const Event *event)
{
    if (is_hand(event->from)) {
        CardSet *seen = &witness->seen[event->from - DIRENJIE_HANDS];
        bool is_known = event->card != CARD_HIDDEN;
        *seen = is_known ? direnjie_less(*seen, card_bit(event->card)) : 0;
    }
    if (is_hand(event->to) && event->card != CARD_HIDDEN) {
        CardSet *seen = &witness->seen[event->to - DIRENJIE_HANDS];
        *seen = direnjie_add(*seen, event->card);
    }
}

/* Who sees a swap from outside only knows that the hands have changed places. */
static void watch_swap(Witness *witness, Seat one, Seat two, const EventLog *log)
{
    CardSet *seen = witness->seen, former = seen[one];
    seen[one] = seen[two];
    seen[two] = former;
    if (witness->seat != one && witness->seat != two) {
        return;
    }
    seen[one] = seen[two] = 0;
    for (size_t i = 0; i < log->count; i++) {
        const Event *event = &log->events[i];
        if (event->kind == EVENT_MOVE) {
            CardSet *hand = &seen[event->to - DIRENJIE_HANDS];
            *hand = direnjie_add(*hand, event->card);
        }
    }
}

/* What an action of this seat did. */
static void watch(Witness *witness, Seat actor, const EventLog *log)
{
    for (size_t i = 0; i < log->count; i++) {
        const Event *event = &log->events[i];
        if (event->kind == EVENT_CUE && event->name == DIRENJIE_CUE_SWAP) {
            watch_swap(witness, actor, (Seat)event->value, log);
            return;
        }
        if (event->kind == EVENT_MOVE) {
            Event seen = event_for(*event, witness->seat);
            watch_move(witness, &seen);
        }
    }
}

static void assert_remembered(Witness *witness, const DirenjieState *state)
{
    DirenjieView view = view_of(state, witness->seat);
    for (Seat other = 0; other < state->table.seats; other++) {
        if (other != witness->seat) {
            CardSet forgotten = direnjie_less(witness->seen[other], view.certain[other]);
            assert_string_equal(set_text(forgotten), "");
            witness->seen[other] = view.certain[other];
        }
    }
    if (state->table.phase != DIRENJIE_OVER) {
        assert_string_equal(set_text(direnjie_less(witness->outside, view.outside)), "");
        witness->outside = view.outside;
    }
}

static void nothing_seen_is_ever_forgotten(void **unused)
{
    for (uint64_t seed = 0; seed < games; seed++) {
        Event events[EVENT_COUNT_MAX];
        DirenjieState state = dealt_any(seed);
        Rng rng = rng_seeded(seed);
        Witness witnesses[DIRENJIE_SEATS] = {{0}};
        while (direnjie_game.actors(&state)) {
            EventLog log = {.events = events, .capacity = EVENT_COUNT_MAX};
            Seat actor = state.table.actor;
            act_at_random(&state, &rng, &log);
            for (Seat seat = 0; seat < state.table.seats; seat++) {
                witnesses[seat].seat = seat;
                watch(&witnesses[seat], actor, &log);
                assert_remembered(&witnesses[seat], &state);
            }
        }
    }
}

int main(int argc, char **argv)
{
    games = argc > 1 ? (unsigned)atoi(argv[1]) : games;
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nothing_known_is_ever_contradicted),
        cmocka_unit_test(nothing_seen_is_ever_forgotten),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
