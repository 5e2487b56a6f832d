/* The notebook: what is written in ink at each level, and the history of asks. */
#include "scene.h"

#include "games/direnjie_notebook.h"

#include <string.h>

static NotebookInk ink_at(const DirenjieState *state, NotebookLevel level, const char *card,
                          unsigned place)
{
    Notebook notebook;
    DirenjieView view = view_of(state, 0);
    direnjie_notebook(&view, level, &notebook);
    return notebook.cells[card_of(card) / 3][place];
}

static void assert_ink(NotebookInk ink, unsigned low, unsigned high)
{
    assert_int_equal(ink.low, low);
    assert_int_equal(ink.high, high);
}

static Scene three(void)
{
    Scene scene = scene_three();
    scene.hands[0] = "T1 L2 L2";
    return scene;
}

/* Seat 0 saw T1, T4 and W2 at the start (every third identity from T1 on that is not secret). */
static void a_starting_clue_is_a_fact(void **unused)
{
    DirenjieState state = scene_state(three());
    assert_int_equal(state.starting[0], 1u << 0 | 1u << 3 | 1u << 7);
    assert_ink(ink_at(&state, NOTEBOOK_FACTS, "T4", NOTEBOOK_SECRET), 0, 0);
    assert_ink(ink_at(&state, NOTEBOOK_FACTS, "T2", NOTEBOOK_SECRET), 0, 1);
    assert_ink(ink_at(&state, NOTEBOOK_OFF, "T4", NOTEBOOK_SECRET), 0, NOTEBOOK_COPIES);
}

static void the_own_hand_is_counted(void **unused)
{
    DirenjieState state = scene_state(three());
    assert_ink(ink_at(&state, NOTEBOOK_FACTS, "L2", NOTEBOOK_SEATS), 2, 2);
    assert_ink(ink_at(&state, NOTEBOOK_FACTS, "T4", NOTEBOOK_SEATS), 0, 0);
    assert_ink(ink_at(&state, NOTEBOOK_OFF, "L2", NOTEBOOK_SEATS), 0, NOTEBOOK_COPIES);
}

/* What seat 0 gives stays written down; once its taker has lost an unseen card it fades. */
static void a_gift_is_a_fact_until_it_may_be_gone(void **unused)
{
    Scene scene = three();
    scene.active = 1;
    scene.actor = 0;
    scene.ask = "L";
    DirenjieState state = scene_state(scene);
    play(&state, "give L2");
    assert_ink(ink_at(&state, NOTEBOOK_FACTS, "L2", NOTEBOOK_SEATS + 1), 1, NOTEBOOK_COPIES);
    state.table.phase = DIRENJIE_GIVING;
    state.table.active = 2;
    state.table.actor = 1;
    state.table.ask = DIRENJIE_ASK_ONE + 1;
    play(&state, "give W2");
    NotebookInk ink = ink_at(&state, NOTEBOOK_FACTS, "L2", NOTEBOOK_SEATS + 1);
    assert_ink(ink, 0, NOTEBOOK_COPIES);
    assert_int_equal(ink.faded, 0);
}

/* All three L2 were once in the hand of seat 0. One went to seat 1, which has lost an unseen card
 * since: where it lies is no longer known, but the mission it never was. */
static void what_was_located_once_stays_ruled_out(void **unused)
{
    Scene scene = three();
    scene.hands[0] = "T1 L2 L2 L2";
    scene.active = 1;
    scene.actor = 0;
    scene.ask = "L";
    DirenjieState state = scene_state(scene);
    state.outside[0] |= direnjie_copies(card_of("L2"));
    play(&state, "give L2");
    state.table.phase = DIRENJIE_GIVING;
    state.table.active = 2;
    state.table.actor = 1;
    state.table.ask = DIRENJIE_ASK_ONE + 1;
    play(&state, "give W2");
    assert_int_equal(ink_at(&state, NOTEBOOK_FACTS, "L2", NOTEBOOK_SEATS + 1).low, 0);
    assert_ink(ink_at(&state, NOTEBOOK_DEDUCTIONS, "L2", NOTEBOOK_SECRET), 0, 0);
    assert_int_equal(ink_at(&state, NOTEBOOK_DEDUCTIONS, "L1", NOTEBOOK_SECRET).high, 1);
}

/* Two gifts, and one unseen card gone: one of the two is still there. */
static void what_may_be_gone_is_faded(void **unused)
{
    DirenjieState state = scene_state(three());
    state.uncertain[0][1] = cards_of("W1 T2");
    state.missing[0][1] = 1;
    NotebookInk ink = ink_at(&state, NOTEBOOK_FACTS, "W1", NOTEBOOK_SEATS + 1);
    assert_ink(ink, 0, NOTEBOOK_COPIES);
    assert_int_equal(ink.faded, 1);
}

/* The top and the middle of a public clue are alike; its bottom is not seen. */
static void a_public_clue_shows_two(void **unused)
{
    Scene scene = three();
    scene.clues[0] = "1 L3 L3 M3";
    DirenjieState state = scene_state(scene);
    assert_ink(ink_at(&state, NOTEBOOK_FACTS, "L3", NOTEBOOK_CLUES), 2, NOTEBOOK_COPIES);
    assert_ink(ink_at(&state, NOTEBOOK_FACTS, "L3", NOTEBOOK_SECRET), 0, 1);
    assert_ink(ink_at(&state, NOTEBOOK_DEDUCTIONS, "L3", NOTEBOOK_CLUES), 2, 3);
}

/* Seat 0 holds the only beggar that would fit: the third L3 lies at the bottom, and so L3 is
 * innocent and nowhere else. */
static void a_bottom_follows_from_the_beggar(void **unused)
{
    Scene scene = three();
    scene.hands[0] = "T1 L2 M3";
    scene.clues[0] = "1 L3 L3 L3";
    DirenjieState state = scene_state(scene);
    assert_ink(ink_at(&state, NOTEBOOK_FACTS, "L3", NOTEBOOK_SECRET), 0, 1);
    assert_ink(ink_at(&state, NOTEBOOK_DEDUCTIONS, "L3", NOTEBOOK_SECRET), 0, 0);
    assert_ink(ink_at(&state, NOTEBOOK_DEDUCTIONS, "L3", NOTEBOOK_CLUES), 3, 3);
    assert_ink(ink_at(&state, NOTEBOOK_DEDUCTIONS, "L3", NOTEBOOK_DECK), 0, 0);
}

/* All copies of W1, W3 and W4 in sight, W2 at the start: W5 it is, and a hand with room for all
 * the rest can still hold no third W5. */
static void the_last_of_a_category_is_the_secret(void **unused)
{
    Scene scene = three();
    scene.hands[0] = "W1 W1 W1 W3 W3 W3 W4 W4 W4";
    scene.hands[1] = "T1 T2 T3";
    scene.hands[2] = "T1 T2 T3";
    DirenjieState state = scene_state(scene);
    assert_ink(ink_at(&state, NOTEBOOK_FACTS, "W5", NOTEBOOK_SECRET), 0, 1);
    assert_ink(ink_at(&state, NOTEBOOK_FACTS, "W1", NOTEBOOK_SECRET), 0, 1);
    assert_ink(ink_at(&state, NOTEBOOK_DEDUCTIONS, "W5", NOTEBOOK_SECRET), 1, 1);
    assert_ink(ink_at(&state, NOTEBOOK_DEDUCTIONS, "W1", NOTEBOOK_SECRET), 0, 0);
    assert_ink(ink_at(&state, NOTEBOOK_DEDUCTIONS, "W5", NOTEBOOK_SEATS + 1), 0, 2);
}

/* The deck is used up and one other hand is known but for one card: it is the last unseen one. */
static void the_last_card_has_one_place(void **unused)
{
    Scene scene = three();
    scene.seats = 2;
    scene.hands[0] = NULL;
    scene.hands[1] = "L1 L1";
    scene.hands[2] = NULL;
    scene.deck = NULL;
    scene.deck_size = -1;
    scene.secret = "T6 W5 L5";
    DirenjieState state = scene_state(scene);
    CardSet rest = direnjie_less(state.hands[1], cards_of("L1 L1"));
    state.hands[0] = rest;
    state.hands[1] = cards_of("L1 L1");
    state.table.hand_counts[0] = (uint8_t)set_count(rest);
    state.table.hand_counts[1] = 2;
    state.starting[0] = (uint16_t)(1u << card_of("L1") / 3);
    assert_ink(ink_at(&state, NOTEBOOK_DEDUCTIONS, "L1", NOTEBOOK_SEATS + 1), 2, 2);
    assert_ink(ink_at(&state, NOTEBOOK_DEDUCTIONS, "T6", NOTEBOOK_SECRET), 1, 1);
    assert_ink(ink_at(&state, NOTEBOOK_DEDUCTIONS, "L5", NOTEBOOK_SEATS + 1), 0, 0);
}

static NotebookInk killer_ink(const DirenjieState *state, NotebookLevel level, unsigned place)
{
    Notebook notebook;
    DirenjieView view = view_of(state, 0);
    direnjie_notebook(&view, level, &notebook);
    return notebook.cells[NOTEBOOK_KILLER][place];
}

/* Seat 0 is not the killer; that the deck is empty leaves nobody but the other two. */
static void suspects_of_the_expansion(void **unused)
{
    Scene scene = three();
    scene.killer = KILLER_IS(1);
    scene.hands[1] = "W1 W2 A";
    DirenjieState state = scene_state(scene);
    assert_ink(killer_ink(&state, NOTEBOOK_FACTS, NOTEBOOK_SEATS), 0, 0);
    assert_ink(killer_ink(&state, NOTEBOOK_FACTS, NOTEBOOK_SEATS + 1), 0, 1);
    assert_ink(killer_ink(&state, NOTEBOOK_FACTS, NOTEBOOK_DECK), 0, 1);
    state.candidates[0] = seat_bit(1);
    assert_ink(killer_ink(&state, NOTEBOOK_FACTS, NOTEBOOK_SEATS + 1), 1, 1);
    assert_ink(killer_ink(&state, NOTEBOOK_DEDUCTIONS, NOTEBOOK_SEATS + 2), 0, 0);
}

/* Hands that are known whole, and that nothing had come to, clear their seats. */
static void a_known_hand_clears_its_seat(void **unused)
{
    uint64_t seed = 0;
    DirenjieState state = dealt(5, true, seed);
    while (state.killer != 1) {
        state = dealt(5, true, ++seed);
    }
    state.certain[0][2] = state.hands[2];
    state.certain[0][3] = state.hands[3];
    assert_ink(killer_ink(&state, NOTEBOOK_FACTS, NOTEBOOK_SEATS + 2), 0, 1);
    assert_ink(killer_ink(&state, NOTEBOOK_DEDUCTIONS, NOTEBOOK_SEATS + 2), 0, 0);
    assert_ink(killer_ink(&state, NOTEBOOK_DEDUCTIONS, NOTEBOOK_SEATS + 1), 0, 1);
    state.certain[0][4] = state.hands[4];
    assert_ink(killer_ink(&state, NOTEBOOK_DEDUCTIONS, NOTEBOOK_SEATS + 1), 1, 1);
}

static void only_what_is_in_play_has_a_cell(void **unused)
{
    DirenjieState state = scene_state(three());
    assert_true(direnjie_notebook_has(&state.table, 0, NOTEBOOK_DECK));
    assert_true(direnjie_notebook_has(&state.table, 0, NOTEBOOK_SEATS + 2));
    assert_false(direnjie_notebook_has(&state.table, 0, NOTEBOOK_SEATS + 3));
    assert_false(direnjie_notebook_has(&state.table, NOTEBOOK_KILLER, NOTEBOOK_SEATS));
    state = dealt(5, true, 1);
    assert_false(direnjie_notebook_has(&state.table, 0, NOTEBOOK_DECK));
    assert_false(direnjie_notebook_has(&state.table, NOTEBOOK_KILLER, NOTEBOOK_SECRET));
    assert_true(direnjie_notebook_has(&state.table, NOTEBOOK_KILLER, NOTEBOOK_SEATS + 4));
}

/* Plays the actions and tells them to the notebook of a seat. */
static void tell(NotebookHistory *history, DirenjieState *state, const char *const actions[],
                 Seat seat)
{
    for (; *actions; actions++) {
        Event events[EVENT_COUNT_MAX];
        EventLog log = {.events = events, .capacity = direnjie_game.events_max};
        Seat actor = state->table.actor;
        direnjie_game.apply(state, actor, texts_read_action(&direnjie_game, *actions), &log);
        for (size_t i = 0; i < log.count; i++) {
            events[i] = event_for(events[i], seat);
        }
        direnjie_history_add(history, actor, events, log.count);
    }
}

static NotebookHistory history_of(DirenjieState *state, const char *const actions[], Seat seat)
{
    NotebookHistory history = {0};
    history.phase = state->table.phase;
    tell(&history, state, actions, seat);
    return history;
}

/* Seat 0 gives L2 to seat 1, which gives seat 2 a card that nobody else sees: the L2 may be gone.
 * Nothing was seen of any other card there, nor at seat 2. */
static void what_was_seen_is_remembered_apart_from_what_was_not(void **unused)
{
    const char *gift[] = {"give L2", NULL}, *passed[] = {"give W2", NULL};
    Scene scene = three();
    scene.active = 1;
    scene.actor = 0;
    scene.ask = "L";
    DirenjieState state = scene_state(scene);
    NotebookHistory history = history_of(&state, gift, 0);
    state.table.phase = DIRENJIE_GIVING;
    state.table.active = 2;
    state.table.actor = 1;
    state.table.ask = DIRENJIE_ASK_ONE + 1;
    tell(&history, &state, passed, 0);
    unsigned known = card_of("L2") / 3u, other = card_of("L4") / 3u;
    assert_int_equal(ink_at(&state, NOTEBOOK_FACTS, "L2", NOTEBOOK_SEATS + 1).low, 0);
    assert_true(direnjie_history_was_here(&history, known, NOTEBOOK_SEATS + 1));
    assert_false(direnjie_history_was_here(&history, other, NOTEBOOK_SEATS + 1));
    assert_false(direnjie_history_was_here(&history, known, NOTEBOOK_SEATS + 2));
    assert_false(direnjie_history_was_here(&history, known, NOTEBOOK_DECK));
}

static Event seen_move(const char *card, Seat from, Seat to)
{
    return (Event){.kind = EVENT_MOVE,
                   .card = card ? card_of(card) : CARD_HIDDEN,
                   .from = (uint8_t)(DIRENJIE_HANDS + from),
                   .to = (uint8_t)(DIRENJIE_HANDS + to)};
}

static bool was_at(const NotebookHistory *history, const char *card, Seat seat)
{
    return direnjie_history_was_here(history, card_of(card) / 3u, NOTEBOOK_SEATS + seat);
}

/* Seat 1 gives T1 back to seat 0, who had given it. Then seats 1 and 2 swap their hands: seen from
 * outside, the W1 that seat 1 got goes along. At last seat 0 swaps with seat 2, for T2 and W1 a W1
 * of its own: it knows both hands. */
static void what_was_seen_leaves_by_sight_and_goes_with_its_hand(void **unused)
{
    NotebookHistory history = {0};
    Event swap = {.kind = EVENT_CUE, .name = DIRENJIE_CUE_SWAP, .value = 2};
    Event moves[] = {seen_move("T1", 0, 1), seen_move("W1", 0, 1), seen_move("T1", 1, 0)};
    Event outside[] = {swap, seen_move(NULL, 1, 2), seen_move(NULL, 2, 1)};
    Event own[] = {swap, seen_move("W1", 0, 2), seen_move("T2", 2, 0), seen_move("W1", 2, 0)};
    direnjie_history_add(&history, 1, moves, 3);
    assert_false(was_at(&history, "T1", 1));
    assert_true(was_at(&history, "W1", 1));
    direnjie_history_add(&history, 1, outside, 3);
    assert_false(was_at(&history, "W1", 1));
    assert_true(was_at(&history, "W1", 2));
    direnjie_history_add(&history, 0, own, 4);
    assert_true(was_at(&history, "W1", 2));
    assert_false(was_at(&history, "T2", 2));
}

static Scene asking(void)
{
    Scene scene = three();
    scene.phase = DIRENJIE_ASKING;
    scene.ask = NULL;
    return scene;
}

static void an_ask_and_its_answers(void **unused)
{
    const char *actions[] = {"ask W", "give W1", "refuse", NULL};
    DirenjieState state = scene_state(asking());
    NotebookHistory history = history_of(&state, actions, 0);
    assert_int_equal(history.count, 1);
    NotebookAsk ask = history.asks[0];
    assert_int_equal(ask.round, 1);
    assert_int_equal(ask.asker, 0);
    assert_int_equal(ask.ask, DIRENJIE_WEAPON);
    assert_int_equal(ask.gave, seat_bit(1));
    assert_int_equal(ask.refused, seat_bit(2));
    assert_int_equal(ask.cards[1], card_of("W1"));
    assert_int_equal(ask.draws, 0);
}

/* Seat 2 sees that seat 1 gave, not what. */
static void others_do_not_see_the_gift(void **unused)
{
    const char *actions[] = {"ask W", "give W1", "refuse", NULL};
    DirenjieState state = scene_state(asking());
    NotebookAsk ask = history_of(&state, actions, 2).asks[0];
    assert_int_equal(ask.gave, seat_bit(1));
    assert_int_equal(ask.cards[1], CARD_HIDDEN);
}

/* DR-18; the draws of step 4 belong to the ask of that turn, and the second round begins after seat
 * 2. */
static void a_refused_asker_draws(void **unused)
{
    const char *actions[] = {"ask 2", "refuse", "refuse", "draw 1", "draw deck",
                             "pass",  "ask T",  "refuse", "refuse", "pass",
                             "pass",  "ask L",  "refuse", "refuse", "pass",
                             "pass",  "ask 5",  "refuse", "refuse", NULL};
    DirenjieState state = scene_state(asking());
    NotebookHistory history = history_of(&state, actions, 2);
    assert_int_equal(history.count, 4);
    assert_int_equal(history.asks[0].draws, 2);
    assert_int_equal(history.asks[0].drawn_from[0], 1);
    assert_int_equal(history.asks[0].drawn[0], CARD_HIDDEN);
    assert_int_equal(history.asks[0].drawn_from[1], DIRENJIE_FROM_DECK);
    assert_int_equal(history.asks[1].draws, 0);
    assert_int_equal(history.asks[2].round, 1);
    assert_int_equal(history.asks[3].round, 2);
    assert_int_equal(history.asks[3].ask, DIRENJIE_ASK_ONE + 4);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_starting_clue_is_a_fact),
        cmocka_unit_test(the_own_hand_is_counted),
        cmocka_unit_test(a_gift_is_a_fact_until_it_may_be_gone),
        cmocka_unit_test(what_was_located_once_stays_ruled_out),
        cmocka_unit_test(what_may_be_gone_is_faded),
        cmocka_unit_test(what_was_seen_is_remembered_apart_from_what_was_not),
        cmocka_unit_test(what_was_seen_leaves_by_sight_and_goes_with_its_hand),
        cmocka_unit_test(a_public_clue_shows_two),
        cmocka_unit_test(a_bottom_follows_from_the_beggar),
        cmocka_unit_test(the_last_of_a_category_is_the_secret),
        cmocka_unit_test(the_last_card_has_one_place),
        cmocka_unit_test(suspects_of_the_expansion),
        cmocka_unit_test(a_known_hand_clears_its_seat),
        cmocka_unit_test(only_what_is_in_play_has_a_cell),
        cmocka_unit_test(an_ask_and_its_answers),
        cmocka_unit_test(others_do_not_see_the_gift),
        cmocka_unit_test(a_refused_asker_draws),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
