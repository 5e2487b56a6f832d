/* The check of a state finds what is broken, so that a position from outside can be trusted: each
 * case breaks one thing in a sound state and expects the sentence that says so. What a check leaves
 * open (damage that no play could give) is not tested. */
#include "scene.h"

static RegicideState sound(void)
{
    return scene_state((Scene){.enemy = "JH",
                               .hands = {"7H 3C", "9C"},
                               .castle = "QC QD KC",
                               .discard = "4S",
                               .table = "5S"});
}

#define BREAKS(change, problem)                                                                    \
    do {                                                                                           \
        RegicideState state = sound();                                                             \
        RegicideTable *table = &state.table;                                                       \
        change;                                                                                    \
        (void)table;                                                                               \
        const char *found = regicide_game.check(&state);                                           \
        assert_non_null(found);                                                                    \
        assert_string_equal(found, problem);                                                       \
    } while (0)

static void sizes(void **unused)
{
    BREAKS(table->seats = 0, "the seats are out of range");
    BREAKS(table->seats = 5, "the seats are out of range");
    BREAKS(table->active = 2, "the seats are out of range");
    BREAKS(table->discard_count = 55, "a pile holds more cards than there are");
    BREAKS(table->played_count = 55, "a pile holds more cards than there are");
    BREAKS(table->tavern_count = 55, "a pile holds more cards than there are");
    BREAKS(table->castle_count = 12, "a pile holds more cards than there are");
    BREAKS(table->hand_counts[0] = 1, "a hand does not have its number of cards");
    BREAKS(state.hands[2] = cards_of("7H"), "a hand does not have its number of cards");
}

static void hand_limit(void **unused)
{
    RegicideState state = sound();
    state.hands[0] |= cards_of("AC AD AH AS 2C 2D");
    state.table.hand_counts[0] = 8;
    assert_string_equal(regicide_game.check(&state), "a hand is above its limit");
}

static void every_card_in_one_place(void **unused)
{
    BREAKS(table->played[0] = card_of("4S"), "a card is in two places or does not exist");
    BREAKS(state.tavern[0] = 60, "a card is in two places or does not exist");
    BREAKS(table->tavern_count--, "a card is missing or does not belong");
    BREAKS(state.hands[1] = cards_of("X1"), "a card's layer does not fit its place");
    BREAKS(table->layers[card_of("7H")] = REGICIDE_LAYER_OPEN,
           "a card's layer does not fit its place");
    BREAKS(table->layers[card_of("4S")] = 0, "a card's layer does not fit its place");
    BREAKS(table->layers[card_of("QD")] = 0, "a card's layer does not fit its place");
}

static void castle(void **unused)
{
    BREAKS((state.castle[0] = card_of("QC"), state.castle[2] = card_of("KC")),
           "the castle is not in its order");
    BREAKS((table->enemy = card_of("5S"), table->played[0] = card_of("JH")),
           "the enemy is not the next of the castle");
}

static void numbers_and_phase(void **unused)
{
    BREAKS(table->damage = 20, "the enemy has more damage than health");
    BREAKS(table->flips_left = 1, "there are more flips than jesters beside the table");
    BREAKS(table->cancelled = 2, "a flag is out of range");
    BREAKS(table->yielded = 4, "a flag is out of range");
    BREAKS(table->won = 1, "the game is won exactly when no enemy is left");
    BREAKS(table->phase = REGICIDE_NAMING, "a seat is named, but immunity stands");
    BREAKS(table->phase = 4, "the phase does not exist");
    BREAKS((table->phase = REGICIDE_SUFFERING, table->spades = 10),
           "an attack is to be suffered that is 0 or cannot be covered");
    BREAKS((table->phase = REGICIDE_SUFFERING, table->active = 1),
           "an attack is to be suffered that is 0 or cannot be covered"); /* 9 against 10 */
    BREAKS((state.hands[0] = 0, table->hand_counts[0] = 0, table->yielded = 2,
            table->discard[table->discard_count++] = card_of("7H"),
            table->discard[table->discard_count++] = card_of("3C"), regicide_forget(&state)),
           "the active seat has no action");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sizes),
        cmocka_unit_test(hand_limit),
        cmocka_unit_test(every_card_in_one_place),
        cmocka_unit_test(castle),
        cmocka_unit_test(numbers_and_phase),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
