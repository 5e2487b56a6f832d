/* Everything before the first turn: options, the three formats, the deal, and solo's variables
 * (CD-1 … CD-5, CD-31, CD-32, CD-40, CD-41). */
#include "scene.h"

#define ALL_CARDS (card_bit(CLASH_CARDS) - 1)

static Setup setup_of(ClashMode mode, ClashFormat format, uint64_t seed)
{
    Setup setup = setup_initial(&clash_game, mode == CLASH_SOLO ? 1 : 2, seed);
    setup.options[CLASH_OPTION_MODE] = (int32_t)mode;
    setup.options[CLASH_OPTION_FORMAT] = (int32_t)format;
    return setup;
}

static ClashState begun(const Setup *setup)
{
    ClashState state;
    assert_true(clash_game.accepts(setup, NULL));
    clash_game.setup(&state, setup);
    assert_null(clash_game.check(&state));
    return state;
}

static CardSet hand_set(const ClashState *state, Seat side)
{
    CardSet set = 0;
    for (unsigned i = 0; i < state->table.sides[side].hand_count; i++) {
        set |= card_bit(state->table.sides[side].hand[i]);
    }
    return set;
}

static CardSet cards_of(const char *const codes[8])
{
    CardSet set = 0;
    for (unsigned i = 0; i < 8; i++) {
        set |= card_bit(card_of(codes[i]));
    }
    return set;
}

static const char *refusal(const Setup *setup)
{
    Message why = {0};
    assert_false(clash_game.accepts(setup, &why));
    return texts_message(&clash_game, &why);
}

/* What is printed on the cards, one of each kind. */
static void cards_are_as_printed(void **unused)
{
    const ClashFacts *parasite = &clash_facts[card_of("parasite")];
    const ClashFacts *machine = &clash_facts[card_of("machine")];
    const ClashFacts *cyclone = &clash_facts[card_of("cyclone")];
    assert_int_equal(parasite->deck, 3);
    assert_int_equal(parasite->mana, 4);
    assert_int_equal(parasite->attack, 1);
    assert_int_equal(parasite->durability, 1);
    assert_int_equal(parasite->abilities, 1u << CLASH_RAGE | 1u << CLASH_SPLASH |
                                              1u << CLASH_PERFORATION | 1u << CLASH_BERSERK);
    assert_int_equal(machine->aura, 1u << CLASH_PROTECTION);
    assert_int_equal(machine->abilities, 1u << CLASH_INDESTRUCTIBLE);
    assert_int_equal(cyclone->mana, 5);
    assert_int_equal(cyclone->attack, 3);
    assert_true(clash_is_incantation(card_of("cyclone")));
    assert_false(clash_is_incantation(card_of("machine")));
}

/* CD-1 */
static void preconstructed_decks_are_dealt(void **unused)
{
    const char *const second[] = {"abomination", "alpha", "combustion", "lieutenant",
                                  "microctopus", "ogre",  "scribe",     "shaman"};
    const char *const third[] = {"brigand", "disciple",  "gnome",    "grrr",
                                 "martyr",  "meteorite", "parasite", "vortex"};
    Setup setup = setup_of(CLASH_DUEL, CLASH_PRECONSTRUCTED, 3);
    setup.options[CLASH_OPTION_DECKS] = 2 | 3 << 8;
    ClashState state = begun(&setup);
    assert_true(hand_set(&state, 0) == cards_of(second));
    assert_true(hand_set(&state, 1) == cards_of(third));
}

/* CD-1 */
static void both_may_not_take_the_same_deck(void **unused)
{
    Setup setup = setup_of(CLASH_DUEL, CLASH_PRECONSTRUCTED, 3);
    setup.options[CLASH_OPTION_DECKS] = 2 | 2 << 8;
    assert_string_equal(refusal(&setup), "The players must take different decks.");
}

/* CD-2 */
static void a_draft_goes_round_by_fours(void **unused)
{
    const Seat order[16] = {0, 1, 0, 1, 1, 0, 1, 0, 0, 1, 0, 1, 1, 0, 1, 0};
    Setup setup = setup_of(CLASH_DUEL, CLASH_DRAFT, 4);
    ClashState state = begun(&setup);
    for (unsigned i = 0; i < 16; i++) {
        Action legal[LEGAL_COUNT_MAX];
        assert_int_equal(state.table.pool_count, 4 - i % 4);
        assert_int_equal(clash_game.actors(&state), seat_bit(order[i]));
        size_t count = clash_game.legal(&state, order[i], legal, LEGAL_COUNT_MAX);
        assert_int_equal(count, 4 - i % 4);
        CardSet before = state.table.sides[order[i]].picks;
        clash_game.apply(&state, order[i], legal[0], NULL);
        assert_null(clash_game.check(&state));
        if (i < 15) {
            assert_true(state.table.sides[order[i]].picks ==
                        (before | card_bit(action_operand(legal[0], 0))));
        }
    }
    assert_int_equal(state.table.phase, CLASH_SUMMONING);
    assert_int_equal(state.table.deck_count, 16);
    assert_int_equal(state.table.sides[0].hand_count, 8);
    assert_int_equal(state.table.sides[1].hand_count, 8);
}

static void choose_all(ClashState *state, Seat seat, const char *const cards[10])
{
    for (unsigned i = 0; i < 10; i++) {
        Action action = action_with_1(CLASH_CHOOSE, card_of(cards[i]));
        assert_true(game_is_legal(&clash_game, state, seat, action));
        clash_game.apply(state, seat, action, NULL);
        assert_null(clash_game.check(state));
    }
}

static const char *const tens[2][10] = {
    {"boom", "baron", "brute", "troll", "ogre", "alpha", "grrr", "gnome", "zombie", "mutant"},
    {"boom", "baron", "brute", "troll", "ogre", "scribe", "martyr", "vortex", "machine", "cyclone"},
};

/* CD-3 */
static void constructed_chooses_ten_and_bans_two(void **unused)
{
    Setup setup = setup_of(CLASH_DUEL, CLASH_CONSTRUCTED, 5);
    ClashState state = begun(&setup);
    assert_int_equal(clash_game.actors(&state), seat_bit(0) | seat_bit(1));
    choose_all(&state, 1, tens[1]);
    assert_int_equal(clash_game.actors(&state), seat_bit(0));
    choose_all(&state, 0, tens[0]);
    assert_int_equal(state.table.phase, CLASH_BANNING);
    assert_int_equal(clash_game.actors(&state), seat_bit(1));
    assert_false(is_legal(&state, "ban cyclone")); /* B's own */
    act(&state, "ban boom");
    assert_int_equal(clash_game.actors(&state), seat_bit(0));
    act(&state, "ban boom, ban mutant");
    assert_int_equal(clash_game.actors(&state), seat_bit(0));
    act(&state, "ban cyclone");
    const char *const first[] = {"baron", "brute", "troll", "ogre",
                                 "alpha", "grrr",  "gnome", "zombie"};
    const char *const second[] = {"baron",  "brute",  "troll",  "ogre",
                                  "scribe", "martyr", "vortex", "machine"};
    assert_true(hand_set(&state, 0) == cards_of(first)); /* four cards are in both decks */
    assert_true(hand_set(&state, 1) == cards_of(second));
    assert_int_equal(state.table.turn, 1);
}

/* CD-3: ten different ones. */
static void a_card_is_chosen_once(void **unused)
{
    Setup setup = setup_of(CLASH_DUEL, CLASH_CONSTRUCTED, 5);
    ClashState state = begun(&setup);
    act(&state, "choose boom");
    assert_false(is_legal(&state, "choose boom"));
    assert_true(is_legal(&state, "choose cyclone"));
}

/* CD-4 */
static void hands_are_shuffled_behind_a_bastion(void **unused)
{
    Setup setup = setup_of(CLASH_DUEL, CLASH_PRECONSTRUCTED, 6);
    ClashState state = begun(&setup);
    setup.seed = 7;
    ClashState other = begun(&setup);
    for (Seat seat = 0; seat < 2; seat++) {
        assert_memory_equal(hand_text(&state, seat), "bastion ", 8);
        assert_string_equal(keeper_text(&state, seat), "bastion 0/8");
        assert_string_not_equal(hand_text(&state, seat), hand_text(&other, seat));
    }
}

/* CD-5 */
static void the_first_seat_is_an_option_or_a_toss(void **unused)
{
    Setup setup = setup_of(CLASH_DUEL, CLASH_PRECONSTRUCTED, 0);
    unsigned tossed[2] = {0, 0};
    for (; setup.seed < 200; setup.seed++) {
        tossed[begun(&setup).table.active]++;
    }
    assert_in_range(tossed[0], 70, 130);
    for (Seat seat = 0; seat < 2; seat++) {
        setup.options[CLASH_OPTION_FIRST] = seat;
        assert_int_equal(begun(&setup).table.active, seat);
    }
}

/* CD-31 */
static void a_solo_draft_gives_three_away(void **unused)
{
    Setup setup = setup_of(CLASH_SOLO, CLASH_DRAFT, 8);
    ClashState state = begun(&setup);
    for (unsigned i = 1; i <= 8; i++) {
        Action legal[LEGAL_COUNT_MAX];
        assert_int_equal(clash_game.legal(&state, 0, legal, LEGAL_COUNT_MAX), 4);
        clash_game.apply(&state, 0, legal[i % 4], NULL);
        assert_null(clash_game.check(&state));
        if (i < 8) {
            assert_int_equal(state.table.sides[0].pick_count, i);
            assert_int_equal(state.table.sides[1].pick_count, 3 * i);
            assert_int_equal(state.table.deck_count, 28 - 4 * i);
        }
    }
    assert_int_equal(state.table.sides[0].hand_count, 8);
    assert_int_equal(state.table.pile_count, 24);
    assert_int_equal(state.table.phase, CLASH_SUMMONING);
}

/* CD-31, CD-32 */
static void a_solo_deck_leaves_the_other_three(void **unused)
{
    Setup setup = setup_of(CLASH_SOLO, CLASH_PRECONSTRUCTED, 9);
    setup.options[CLASH_OPTION_DECK] = 3;
    ClashState state = begun(&setup);
    assert_true(hand_set(&state, 0) == clash_deck(3));
    assert_true(state.table.sides[1].cards == (ALL_CARDS & ~clash_deck(3)));
    assert_int_equal(state.table.pile_count, 24);
    assert_string_equal(zone_text(&state, CLASH_ZONE_AUTOMATON), "bastion");
    assert_int_equal(state.table.active, 0);
    assert_int_equal(state.table.mana, 6);
}

/* CD-40 */
static void difficulty_is_the_sum_of_the_variables(void **unused)
{
    const struct {
        enum ClashOption option;
        int32_t value;
        int difficulty;
    } cases[] = {
        {CLASH_OPTION_UNIT_MANA, 2, 1},     {CLASH_OPTION_BASE_MANA, 7, 1},
        {CLASH_OPTION_BASE_MANA, 8, 2},     {CLASH_OPTION_BASE_MANA, 9, 3},
        {CLASH_OPTION_BASE_MANA, 10, 4},    {CLASH_OPTION_AUTOMATON_FIRST, 1, 1},
        {CLASH_OPTION_FORT_START, 1, -1},   {CLASH_OPTION_PILE_ARMOR, 1, 2},
        {CLASH_OPTION_ABILITIES, 1, 1},     {CLASH_OPTION_ABILITIES, 2, 1},
        {CLASH_OPTION_ABILITIES, 4, 1},     {CLASH_OPTION_ABILITIES, 8, 1},
        {CLASH_OPTION_ABILITIES, 16, 1},    {CLASH_OPTION_ABILITIES, 31, 5},
        {CLASH_OPTION_ABILITIES, 1 | 8, 2},
    };
    Setup plain = setup_of(CLASH_SOLO, CLASH_DRAFT, 0);
    assert_int_equal(clash_difficulty(&plain), 0);
    for (unsigned i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        Setup setup = plain;
        setup.options[cases[i].option] = cases[i].value;
        assert_int_equal(clash_difficulty(&setup), cases[i].difficulty);
        assert_true(clash_game.accepts(&setup, NULL));
    }
}

/* CD-40 */
static void more_than_5_is_refused(void **unused)
{
    Setup setup = setup_of(CLASH_SOLO, CLASH_DRAFT, 0);
    setup.options[CLASH_OPTION_ABILITIES] = 31;
    setup.options[CLASH_OPTION_UNIT_MANA] = 2;
    assert_string_equal(refusal(&setup), "The difficulty must not be more than 5.");
    setup.options[CLASH_OPTION_FORT_START] = 1;
    assert_true(clash_game.accepts(&setup, NULL));
}

/* CD-40, CD-41 */
static void the_automaton_may_go_first(void **unused)
{
    Setup setup = setup_of(CLASH_SOLO, CLASH_PRECONSTRUCTED, 10);
    setup.options[CLASH_OPTION_AUTOMATON_FIRST] = 1;
    ClashState state = begun(&setup);
    assert_int_equal(state.table.turn, 2);
    assert_int_equal(state.table.active, 0);
    assert_int_equal(state.table.mana, 9);
    assert_true(state.table.pile_count < 24);
}

/* CD-40 */
static void the_automaton_may_begin_with_its_fort(void **unused)
{
    Setup setup = setup_of(CLASH_SOLO, CLASH_PRECONSTRUCTED, 10);
    setup.options[CLASH_OPTION_FORT_START] = 1;
    ClashState state = begun(&setup);
    assert_string_equal(zone_text(&state, CLASH_ZONE_AUTOMATON), "fort");
}

static void modes_want_their_players(void **unused)
{
    Setup setup = setup_of(CLASH_SOLO, CLASH_DRAFT, 0);
    setup.seats = 2;
    assert_string_equal(refusal(&setup), "A solo game is for one player.");
    setup = setup_of(CLASH_DUEL, CLASH_DRAFT, 0);
    setup.seats = 1;
    assert_string_equal(refusal(&setup), "A duel is for two players.");
    setup = setup_of(CLASH_SOLO, CLASH_CONSTRUCTED, 0);
    assert_string_equal(refusal(&setup), "The constructed format is for duels only.");
    setup = setup_of(CLASH_SOLO, CLASH_DRAFT, 0);
    setup.options[CLASH_OPTION_BASE_MANA] = 11;
    assert_string_equal(refusal(&setup), "An option is out of its range.");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(cards_are_as_printed),
        cmocka_unit_test(preconstructed_decks_are_dealt),
        cmocka_unit_test(both_may_not_take_the_same_deck),
        cmocka_unit_test(a_draft_goes_round_by_fours),
        cmocka_unit_test(constructed_chooses_ten_and_bans_two),
        cmocka_unit_test(a_card_is_chosen_once),
        cmocka_unit_test(hands_are_shuffled_behind_a_bastion),
        cmocka_unit_test(the_first_seat_is_an_option_or_a_toss),
        cmocka_unit_test(a_solo_draft_gives_three_away),
        cmocka_unit_test(a_solo_deck_leaves_the_other_three),
        cmocka_unit_test(difficulty_is_the_sum_of_the_variables),
        cmocka_unit_test(more_than_5_is_refused),
        cmocka_unit_test(the_automaton_may_go_first),
        cmocka_unit_test(the_automaton_may_begin_with_its_fort),
        cmocka_unit_test(modes_want_their_players),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
