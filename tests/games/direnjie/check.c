/* Broken positions are found: one thing is changed in a sound one. */
#include "scene.h"

static DirenjieState sound(void)
{
    return scene_state((Scene){.seats = 3,
                               .killer = KILLER_IS(1),
                               .phase = DIRENJIE_REFILLING,
                               .ask = "W",
                               .hands = {"T1 W1 L1", "T1 A", "W1"},
                               .clues = {"1 T2 T2 M2", "0h L4 L4 L4"}});
}

static void assert_broken(const DirenjieState *state, const char *why)
{
    const char *found = direnjie_game.check(state);
    assert_non_null(found);
    assert_string_equal(found, why);
}

#define BROKEN(why, change)                                                                        \
    do {                                                                                           \
        DirenjieState state = sound();                                                             \
        change;                                                                                    \
        assert_broken(&state, why);                                                                \
    } while (0)

static void tables(void **unused)
{
    BROKEN("there are two to six seats", state.table.seats = 1);
    BROKEN("there is no such phase", state.table.phase = DIRENJIE_OVER + 1);
    BROKEN("the start, active or acting seat does not exist", state.table.actor = 3);
    BROKEN("a count of rounds is out of range", state.table.round = 61);
    BROKEN("a count of rounds is out of range", state.table.idle_rounds = 2);
    BROKEN("the teams do not fit", state.table.teams = 2);
    BROKEN("whether the last turns have begun does not fit the public clues",
           state.table.ending = 1);
}

static void cards(void **unused)
{
    const char *lost = "a card is missing or there too often";
    BROKEN(lost, state.hands[0] = cards_of("T1 W1 L1 W1"));
    BROKEN(lost, state.hands[0] = cards_of("T1 W1 L2"));
    BROKEN(lost, state.hands[0] = cards_of("T1 W1"));
    BROKEN(lost, state.table.hand_counts[0] = 4);
    BROKEN(lost, state.hands[0] = cards_of("W1 L1") | 2); /* not the lowest copy */
    BROKEN(lost, state.deck[0]++);
    BROKEN(lost, state.table.deck_count--);
    BROKEN(lost, state.deck[30] = DIRENJIE_CARDS);
}

static void secrets(void **unused)
{
    BROKEN("the secret is not one T, one W and one L", state.secret[0] = card_of("W1"));
    BROKEN("a starting clue is the secret",
           state.starting[0] = (uint16_t)(1u << state.secret[0] / 3 | 1u << 14 | 1u << 13));
    BROKEN("starting clues are too many, too few, or shown twice", state.starting[0] = 1);
    BROKEN("starting clues are too many, too few, or shown twice",
           state.starting[0] = state.starting[1]);
}

static void clues(void **unused)
{
    BROKEN("the owner or an inspector of a clue is not a seat that can be it",
           state.table.clue_owners[0] = 3);
    BROKEN("the owner or an inspector of a clue is not a seat that can be it",
           state.table.clue_inspectors[0] = seat_bit(1));
    BROKEN("a clue is not three of a kind", state.clues[0].cards[1] = card_of("T3"));
    BROKEN("a clue is not three of a kind", state.clues[0].cards[2] = card_of("M3"));
    BROKEN("the killer card is in a constable's clue",
           state.clues[1].cards[2] = DIRENJIE_KILLER_CARD);
    BROKEN("a clue before the last is hidden",
           (state.table.clue_owners[0] = 0, state.table.clues_public = 2));
    BROKEN("there are too many clues", state.table.clues_public |= 4);
}

static void killers(void **unused)
{
    BROKEN("the killer is not a seat of this game", state.killer = 3);
    BROKEN("a seat excludes the killer", state.candidates[2] = 1);
    DirenjieState state = scene_state(
        (Scene){.seats = 3, .killer = KILLER_NOBODY, .deck = "A", .phase = DIRENJIE_ASKING});
    state.killer = 1;
    assert_broken(&state, "the killer card is in the deck, yet somebody is the killer");
}

static void turns(void **unused)
{
    BROKEN("the actor is not the one who decides", state.table.actor = 1);
    BROKEN("the ask is not that of this phase", state.table.ask = DIRENJIE_NO_ASK);
    BROKEN("a card was given by a seat that cannot have given one", state.table.gave = seat_bit(0));
    BROKEN("too many cards were drawn", state.table.drawn_count = 2);
    BROKEN("cards are owed outside of the phase for it", state.table.owed = 1);
    BROKEN("the answers are not those of this phase",
           (state.table.answered[0] = 1, state.answers[0][0] = card_of("T1")));
    BROKEN("an answer is not a card of its category or a seat to accuse",
           state.answers[0][0] = card_of("T1"));
    BROKEN("the active seat's clue has not been turned up",
           (state.table.phase = DIRENJIE_ASKING, state.table.ask = DIRENJIE_NO_ASK));
    BROKEN("these cards cannot be owed", state.table.phase = DIRENJIE_REPAYING);
}

static void memories(void **unused)
{
    const char *wrong = "what a seat has recorded of a hand is not true";
    BROKEN(wrong, state.certain[1][0] = cards_of("T3"));
    BROKEN(wrong, state.certain[1][1] = cards_of("T1"));
    BROKEN(wrong, state.uncertain[1][0] = cards_of("T3"));
    BROKEN(wrong, state.uncertain[0][2] = cards_of("T1")); /* seat 2 has no clue to hide it in */
    BROKEN(wrong, (state.uncertain[1][0] = cards_of("T3"), state.missing[1][0] = 1));
    BROKEN(wrong, (state.uncertain[1][0] = cards_of("T3 T4 W1"), state.missing[1][0] = 1));
    DirenjieState state = sound();
    state.uncertain[1][0] = cards_of("L4 T4 W1"); /* L4 is in the clue, W1 in the hand */
    state.missing[1][0] = 1;
    assert_null(direnjie_game.check(&state));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(tables),   cmocka_unit_test(cards),   cmocka_unit_test(secrets),
        cmocka_unit_test(clues),    cmocka_unit_test(killers), cmocka_unit_test(turns),
        cmocka_unit_test(memories),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
