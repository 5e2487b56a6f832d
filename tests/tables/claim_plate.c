/* What the plate of Claim says, and what is seen now and then beside it. What is expected follows
 * from the rules for positions put together by hand. */
#include "claim/commands.h"
#include "claim_position.h"
#include "tables/table_commands.h"

#include "base/limits.h"
#include "tables/table_look.h"
#include "testing.h"
#include "window.h"

#include <SDL.h>
#include <string.h>

static void show_trick(const char *lead, const char *answer)
{
    ClaimState state = endgame();
    claim_show_trick(&state, lead, answer);
}

static void test_dwarves_are_said_to_go_to_the_loser(void **unused)
{
    show_trick("W3", "W9");
    assert_string_equal(screen_get(&screen, "text.status")->name,
                        "9 beats 3: Boris wins the trick.");
    assert_string_equal(screen_get(&screen, "table.outcome")->name,
                        "You lose: the Dwarves go to you.");
    table_settle(screen.table);
    screen_measure(&screen);
    assert_non_null(strstr(screen_get(&screen, "table.told")->name,
                           "The Dwarves of the trick go to you, its loser."));
    screen_end(&screen);
}

/* The Dwarf goes to the loser; the Doppelgänger that counts as one goes to the winner (CL-9). */
static void test_parted_cards_are_told_one_by_one(void **unused)
{
    show_trick("W3", "D9");
    assert_string_equal(screen_get(&screen, "table.outcome")->name,
                        "Dwarf 3 goes to you, Doppelgänger 9 to Boris.");
    screen_end(&screen);
}

/* Where the scene's own words stand in its place. */
static void test_the_reason_is_told_below_a_notice(void **unused)
{
    show_trick("W3", "W9");
    assert_null(screen_find(&screen, "table.reason"));
    table_set_status(screen.table, "What has happened", true);
    screen_frame(&screen);
    assert_string_equal(screen_get(&screen, "text.status")->name, "What has happened");
    assert_string_equal(screen_get(&screen, "table.reason")->name,
                        "9 beats 3: Boris wins the trick.");
    assert_string_equal(screen_get(&screen, "table.outcome")->name,
                        "You lose: the Dwarves go to you.");
    table_set_status(screen.table, "", false);
    screen_end(&screen);
}

static void assert_asks(const char *words)
{
    screen_frame(&screen);
    assert_string_equal(screen_get(&screen, "text.status")->name, words);
}

/* What is wanted follows from what the hand holds: its faction, Doppelgängers beside it, or
 * neither. */
static void test_the_plate_asks_for_what_the_hand_holds(void **unused)
{
    ClaimState state = endgame();
    claim_begin(&state, 0);
    assert_asks("You lead: play any card.");
    screen_end(&screen);
    claim_begin_answer("G4 K2 U7 W9 D9");
    assert_asks("Answer Dwarf 3 with Dwarves or Doppelgängers.");
    screen_end(&screen);
    claim_begin_answer("G4 K2 U7 W9 W8");
    assert_asks("Answer Dwarf 3 with Dwarves.");
    screen_end(&screen);
    claim_begin_answer("G4 K2 U7 U8 K9");
    assert_asks("Answer Dwarf 3 with any card: you hold no Dwarves.");
    screen_end(&screen);
}

static Point middle_of(const char *id)
{
    return rect_centre(screen_get(&screen, id)->rect);
}

/* Looking at a card that may not be played says why on the plate, and no tip lies over the cards
 * that may; trying it says so beside it, and no longer on the plate: not until it is looked at
 * anew. */
static void test_the_plate_says_why_a_card_is_refused(void **unused)
{
    static const char why[] = "You hold Dwarves: follow with a Dwarf or a Doppelgänger.";
    claim_begin_answer("G4 K2 U7 W9 D9");
    screen_hover(&screen, middle_of("hand.card.K2"));
    assert_string_equal(screen_get(&screen, "table.reason")->name, why);
    assert_null(screen_find(&screen, "text.status"));
    assert_null(screen_find(&screen, "tip"));
    screen_hover(&screen, middle_of("hand.card.W9"));
    assert_null(screen_find(&screen, "table.reason"));
    screen_hover(&screen, middle_of("hand.card.K2"));
    screen_press(&screen, "hand.card.K2");
    assert_true(table_is_moving(screen.table));
    assert_true(table_rests(screen.table));
    assert_string_equal(screen_get(&screen, "tip")->name, why);
    assert_null(screen_find(&screen, "table.reason"));
    assert_non_null(screen_find(&screen, "text.status"));
    SDL_Delay(4000);
    screen_frame(&screen);
    screen_frame(&screen);
    assert_null(screen_find(&screen, "tip"));
    assert_null(screen_find(&screen, "table.reason"));
    screen_hover(&screen, (Point){2, 2});
    screen_hover(&screen, middle_of("hand.card.K2"));
    assert_string_equal(screen_get(&screen, "table.reason")->name, why);
    screen_hover(&screen, (Point){2, 2});
    screen_end(&screen);
}

/* What has no card to stand beside takes the place of the demand, and is not said beside it. */
static void test_a_refusal_stands_on_the_plate(void **unused)
{
    claim_begin_answer("G4 K2 U7 W9 D9");
    screen_key(&screen, screen_pick(7)); /* of five cards */
    assert_null(screen_find(&screen, "text.status"));
    assert_string_equal(screen_get(&screen, "table.reason")->name,
                        "There is no card 7 in your hand.");
    screen_end(&screen);
}

/* Looking at the Dwarf 9 is enough: it wins from the Dwarf 3, and both go to the loser, Ayu. All
 * other Dwarves lie in the discards (see support_position), so that gives her their vote beside
 * that of the Goblins. */
static void test_looking_at_an_answer_tells_who_wins(void **unused)
{
    claim_begin_answer("G4 K2 U7 W9 D9");
    screen_hover(&screen, middle_of("hand.card.W9"));
    assert_asks("9 beats 3: you win the trick.");
    assert_non_null(strstr(screen_get(&screen, "table.preview")->name,
                           "To the score pile of Ayu: Dwarf 3, Dwarf 9."));
    assert_string_equal(screen_get(&screen, "score.0.dwarf")->name,
                        "Dwarves: no cards scored, then 2");
    assert_string_equal(screen_get(&screen, "seat.0.votes")->name, "1 vote, then 2");
    assert_string_equal(screen_get(&screen, "seat.1.votes")->name, "2 votes");
    assert_null(screen_get(&screen, "hand.card.W9")->value);
    screen_hover(&screen, (Point){2, 2});
    assert_string_equal(screen_get(&screen, "score.0.dwarf")->name, "Dwarves: no cards scored");
    screen_end(&screen);
}

/* Looking at a card that may be led tells how many cards of the other hand beat it, whether that
 * lies open or not: it holds the Dwarf 9 and the Doppelgänger 9, and must follow the Goblin with
 * its own, so its Knight cannot answer. */
static void test_looking_at_a_lead_tells_what_it_risks(void **unused)
{
    ClaimState state = endgame();
    claim_begin(&state, 0);
    for (int i = 0; i < 2; i++) {
        screen_hover(&screen, middle_of("hand.card.W3"));
        assert_asks("2 of your opponent's 5 cards beat Dwarf 3.");
        assert_non_null(strstr(screen_get(&screen, "table.preview")->name,
                               "The Dwarf you lead goes to the loser's score pile."));
        screen_hover(&screen, middle_of("hand.card.G0"));
        assert_asks("2 of your opponent's 5 cards beat Goblin 0.");
        screen_hover(&screen, middle_of("hand.card.K5"));
        assert_asks("1 of your opponent's 5 cards beats Knight 5.");
        screen_hover(&screen, (Point){2, 2});
        assert_asks("You lead: play any card.");
        screen_press(&screen, "button.peek");
    }
    screen_end(&screen);
}

/* What lies on the table says what it is while the pointer rests on it. */
static void test_nouns_explain_themselves(void **unused)
{
    static const char *const nouns[] = {"score.0.undead", "score.1.dwarf", "seat.0.votes",
                                        "table.turn",     "table.trick",   "power.knight",
                                        "pile.score.0",   "pile.score.1"};
    ClaimState state = endgame();
    claim_begin(&state, 0);
    for (size_t i = 0; i < sizeof nouns / sizeof nouns[0]; i++) {
        screen_hover(&screen, middle_of(nouns[i]));
        assert_non_null(screen_find(&screen, "tip"));
        screen_hover(&screen, (Point){2, 2});
        assert_null(screen_find(&screen, "tip"));
    }
    screen_hover(&screen, middle_of("score.0.undead"));
    assert_string_equal(screen_get(&screen, "tip")->name,
                        "Undead: 3 (Undead 1, Undead 2, Undead 9). Undead have no power now.");
    screen_end(&screen);
}

/* The followers that the other seat won openly are known to both: a press lists them, and none of
 * those that it drew. */
static void test_open_followers_of_the_other_are_listed(void **unused)
{
    Setup setup = setup_initial(&claim_game, CLAIM_SEATS, 7);
    screen_begin(&screen, &claim_game, &setup, NULL, 0);
    screen_frame(&screen);
    screen_frame(&screen);
    for (int i = 0; i < 12; i++) {
        screen_act_greedily(&screen, 0);
        table_settle(screen.table);
        screen_frame(&screen);
    }
    ClaimView view;
    match_view(&screen.match, 0, &view);
    assert_int_not_equal(view.table.prizes[1], 0);
    screen_press(&screen, "pile.followers.1");
    screen_frame(&screen);
    unsigned listed = 0;
    for (size_t i = 0; i < ui_element_count(screen.ui); i++) {
        const Element *element = ui_element_at(screen.ui, i);
        listed += strncmp(element->id, "browse.", 7) == 0 && element->role == ROLE_CARD;
    }
    assert_int_equal(listed, set_count(view.table.prizes[1]));
    screen_end(&screen);
}

/* Seen by Boris with all cards known: of the five Goblins 0 Ayu holds two and three are out. */
static void test_an_open_pile_tells_where_all_cards_are(void **unused)
{
    static const char *const known[][2] = {
        {"memory.G4", "Goblin 4: yours"},      {"memory.K5", "Knight 5: with Ayu"},
        {"memory.U1", "Undead 1: gone"},       {"memory.D9", "Doppelgänger 9: yours"},
        {"memory.G0", "Goblin 0: gone"},       {"memory.G0.3", "Goblin 0: gone"},
        {"memory.G0.4", "Goblin 0: with Ayu"}, {"memory.G0.5", "Goblin 0: with Ayu"}};
    ClaimState state = endgame();
    claim_begin(&state, 1);
    screen_press(&screen, "pile.score.0");
    screen_frame(&screen);
    for (size_t i = 0; i < COUNT_OF(known); i++) {
        assert_string_equal(screen_get(&screen, known[i][0])->name, known[i][1]);
    }
    screen_end(&screen);
}

static void press_key(const Command *command)
{
    bool used = table_key(screen.table, press_of(command));
    assert_true(used);
    screen_frame(&screen);
    screen_frame(&screen);
}

/* Alone, by its sign or its key, whoever is due; and gone by the same. */
static void test_what_is_known_has_a_page_and_a_key(void **unused)
{
    ClaimState state = endgame();
    claim_begin(&state, 1);
    assert_null(screen_find(&screen, "memory.G4"));
    screen_press(&screen, "button.memory");
    screen_frame(&screen);
    assert_string_equal(screen_get(&screen, "memory.G4")->name, "Goblin 4: yours");
    assert_string_equal(screen_get(&screen, "memory.title")->name, "What you know of the cards");
    assert_null(screen_find(&screen, "browse.title"));
    press_key(&table_command_memory);
    assert_null(screen_find(&screen, "memory.G4"));
    press_key(&table_command_memory);
    assert_non_null(screen_find(&screen, "memory.G4"));
    screen_press(&screen, "button.close");
    screen_frame(&screen);
    assert_null(screen_find(&screen, "memory.G4"));
    screen_end(&screen);
}

static void test_the_other_hand_has_a_key(void **unused)
{
    ClaimState state = endgame();
    claim_begin(&state, 0);
    assert_null(screen_find(&screen, "seat.card.1.W9"));
    press_key(&claim_command_peek);
    assert_non_null(screen_find(&screen, "seat.card.1.W9"));
    press_key(&claim_command_peek);
    assert_null(screen_find(&screen, "seat.card.1.W9"));
    screen_end(&screen);
}

/* What the plate says from now on until all rests, each sentence once, with bars between. */
static void collect(Text *out)
{
    char last[256] = "";
    table_set_pace(screen.table, 3);
    do {
        screen_frame(&screen);
        const Element *status = screen_find(&screen, "text.status");
        if (status && strcmp(status->name, last) != 0) {
            Text text = text_in(last, sizeof last);
            text_append(&text, status->name);
            text_append(out, status->name);
            text_append(out, "|");
        }
    } while (!table_rests(screen.table));
}

static void play_both(const char *lead, const char *answer)
{
    match_act(&screen.match, 0, action_with_1(CLAIM_PLAY, claim_card(lead)));
    TableSight sight = screen_sight(&screen, 0);
    table_show(screen.table, &sight);
    screen_frame(&screen);
    screen_act(&screen, 0, action_with_1(CLAIM_PLAY, claim_card(answer)));
}

/* The last trick of all: the Dwarves go to its loser, Ayu. She has one Goblin against none, and
 * there is no Knight; Boris has 7 Undead against 3, 3 Dwarves (W6, W7, W8) against 2, and all ten
 * Doppelgängers: 3 votes to 1. */
static void test_the_votes_are_told_one_by_one(void **unused)
{
    char told[1024];
    Text text = text_in(told, sizeof told);
    ClaimState state = support_position("W3", "W9", "U1 U2 U9 G5");
    state.table.trick = CLAIM_TRICKS;
    claim_begin(&state, 0);
    play_both("W3", "W9");
    collect(&text);
    assert_string_equal(told, "9 beats 3: Boris wins the trick.|Goblins: you get this vote.|"
                              "Knights: nobody gets this vote.|Undead: Boris gets this vote.|"
                              "Dwarves: Boris gets this vote.|Doppelgängers: Boris gets this vote.|"
                              "Boris wins the game.|");
    for (unsigned i = 0; i < CLAIM_FACTIONS; i++) { /* each higher than the one before */
        assert_int_equal(ui_played(screen.ui, (Sound)(SOUND_RISE_1 + i)), 1);
    }
    screen_end(&screen);
}

/* The last trick of phase 1: each seat has twelve followers, among them all Undead; the prize and
 * the last card of the deck are Dwarves. */
static ClaimState last_recruits(void)
{
    ClaimState state = {.rng = rng_seeded(1), .hands = {claim_set("K5"), claim_set("K2")}};
    ClaimTable *table = &state.table;
    *table = (ClaimTable){
        .prize = claim_card("W0"), .lead = CARD_NONE, .phase = CLAIM_RECRUIT, .trick = 13};
    state.deck[0] = claim_card("W1");
    CardSet rest =
        (card_bit(CLAIM_CARDS) - 1) & ~(claim_set("K5 K2 W0 W1") | claim_cards_of(CLAIM_UNDEAD));
    CardSet followers = claim_cards_of(CLAIM_UNDEAD);
    for (; set_count(followers) < 24; rest = set_without_first(rest)) {
        followers |= card_bit(set_first(rest));
    }
    for (; followers; followers = set_without_first(followers)) {
        Seat seat = set_count(table->prizes[0]) < 12 ? 0 : 1;
        table->prizes[seat] = claim_add(table->prizes[seat], claim_first(followers));
    }
    table->discard = rest;
    assert_null(claim_game.check(&state));
    return state;
}

/* Both Knights go to the discards and nothing else is scored, so all there is to tell is who gets
 * the card on offer. */
static void test_what_is_recruited_is_told_to_who_recruits(void **unused)
{
    ClaimState state = last_recruits();
    claim_begin(&state, 0);
    play_both("K5", "K2");
    while (!screen_find(&screen, "table.outcome")) {
        screen_frame(&screen);
    }
    assert_string_equal(screen_get(&screen, "table.outcome")->name, "You recruit Dwarf 0.");
    table_settle(screen.table);
    screen_end(&screen);
}

static void test_the_second_phase_is_announced(void **unused)
{
    char told[1024];
    Text text = text_in(told, sizeof told);
    ClaimState state = last_recruits();
    claim_begin(&state, 0);
    play_both("K5", "K2");
    collect(&text);
    assert_string_equal(told, "5 beats 2: you win the trick.|Phase Two: your followers are your "
                              "hand.|You lead: play any card.|");
    assert_string_equal(screen_get(&screen, "seat.card.1")->value, "13");
    screen_end(&screen);
}

/* Whether the rules of the second phase stand on the plate while it is announced. */
static bool announces_rules(bool is_familiar)
{
    static const char rule[] =
        "Whoever wins a trick scores its cards, but Dwarves go to the loser.";
    bool told = false;
    ClaimState state = last_recruits();
    screen.is_familiar = is_familiar;
    claim_begin(&state, 0);
    screen.is_familiar = false;
    play_both("K5", "K2");
    for (; !table_rests(screen.table); screen_frame(&screen)) {
        const Element *line = screen_find(&screen, "table.outcome");
        told = told || (line && strcmp(line->name, rule) == 0);
    }
    screen_end(&screen);
    return told;
}

static void test_who_has_played_before_is_told_no_rules(void **unused)
{
    assert_true(announces_rules(false));
    assert_false(announces_rules(true));
}

/* Nothing is demanded while the answer flies and the trick is told. */
static void test_no_turn_begins_while_a_trick_is_told(void **unused)
{
    show_trick("W3", "W9");
    while (table_is_moving(screen.table)) {
        const Element *status = screen_find(&screen, "text.status");
        if (status && !table_rests(screen.table)) {
            assert_string_equal(status->name, "9 beats 3: Boris wins the trick.");
        }
        screen_frame(&screen);
    }
    screen_end(&screen);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_dwarves_are_said_to_go_to_the_loser),
        cmocka_unit_test(test_parted_cards_are_told_one_by_one),
        cmocka_unit_test(test_the_reason_is_told_below_a_notice),
        cmocka_unit_test(test_the_plate_asks_for_what_the_hand_holds),
        cmocka_unit_test(test_the_plate_says_why_a_card_is_refused),
        cmocka_unit_test(test_a_refusal_stands_on_the_plate),
        cmocka_unit_test(test_looking_at_an_answer_tells_who_wins),
        cmocka_unit_test(test_looking_at_a_lead_tells_what_it_risks),
        cmocka_unit_test(test_nouns_explain_themselves),
        cmocka_unit_test(test_open_followers_of_the_other_are_listed),
        cmocka_unit_test(test_an_open_pile_tells_where_all_cards_are),
        cmocka_unit_test(test_what_is_known_has_a_page_and_a_key),
        cmocka_unit_test(test_the_other_hand_has_a_key),
        cmocka_unit_test(test_the_votes_are_told_one_by_one),
        cmocka_unit_test(test_what_is_recruited_is_told_to_who_recruits),
        cmocka_unit_test(test_the_second_phase_is_announced),
        cmocka_unit_test(test_who_has_played_before_is_told_no_rules),
        cmocka_unit_test(test_no_turn_begins_while_a_trick_is_told),
    };
    return cmocka_run_group_tests(tests, open_window, close_window);
}
