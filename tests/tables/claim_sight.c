/* What is seen of Claim before a card is played: what is pointed at, how votes stand, and what the
 * first game says. Positions are put together by hand. */
#include "claim_position.h"
#include "drawn.h"
#include "games/claim.h"
#include "testing.h"
#include "ui/widgets.h"
#include "window.h"

#include <string.h>

static Point middle_of(const char *id)
{
    return rect_centre(screen_get(&screen, id)->rect);
}

/* Panels of a frame do not know yet what the pointer has come to in it: another one follows. */
static void test_a_card_that_is_pointed_at_is_seen_at_once(void **unused)
{
    claim_begin_answer("G4 K2 U7 W9 D9");
    screen_hover(&screen, middle_of("hand.card.D9"));
    for (int i = 0; i < 200 && table_is_moving(screen.table); i++) {
        screen_frame(&screen);
    }
    assert_false(table_is_moving(screen.table));
    screen_point(&screen, middle_of("hand.card.W9"));
    assert_true(table_is_moving(screen.table));
    screen_end(&screen);
}

/* Two lines below the prompt would lie over the names of the cards: what is scored stands there,
 * and not what the Doppelgänger counts as, which a sign on it says. */
static void test_a_copied_faction_takes_no_line_of_a_vote(void **unused)
{
    ClaimState state = support_position("G0 G0 K5 W3 D1", "G4 U8 U7 W9 D9", "U1 U2 U9 G5");
    claim_begin(&state, 1);
    screen_act(&screen, 1, action_with_1(CLAIM_PLAY, claim_card("K5")));
    table_settle(screen.table);
    screen_frame(&screen);
    screen_frame(&screen);
    screen_hover(&screen, middle_of("hand.card.D9"));
    screen_frame(&screen);
    assert_true(says("9 beats 5: you win the trick."));
    assert_false(says("Your Doppelgänger counts as Knight 9."));
    screen_end(&screen);
}

/* The Dwarf that was led goes to the loser, who led it, the Doppelgänger to the winner: one line
 * says both, in the words of the trick that follows. */
static void test_cards_that_part_take_one_line(void **unused)
{
    claim_begin_answer("G4 K2 U7 W9 D9");
    screen_hover(&screen, middle_of("hand.card.D9"));
    screen_frame(&screen);
    assert_true(says("9 beats 3: you win the trick."));
    assert_true(says("Dwarf 3 goes to Ayu, Doppelgänger 9 to you."));
    assert_false(says("To your score pile: Doppelgänger 9."));
    assert_false(says("To the score pile of Ayu: Dwarf 3."));
    screen_end(&screen);
}

/* The Dwarf's way in place of what beats it: two lines below the prompt would be small print. */
static void test_a_lead_with_its_own_way_takes_one_line(void **unused)
{
    ClaimState state = endgame();
    claim_begin(&state, 0);
    screen_hover(&screen, middle_of("hand.card.W3"));
    screen_frame(&screen);
    assert_true(says("The Dwarf you lead goes to the loser's score pile."));
    assert_false(says("Higher Dwarves and higher Doppelgängers beat it."));
    screen_end(&screen);
}

/* Six Undead to three, and one more in a hand; then four to four, of which the 9 is the highest. */
static void test_a_vote_says_why_it_is_ahead(void **unused)
{
    ClaimState state = endgame();
    claim_begin(&state, 0);
    assert_non_null(
        strstr(screen_get(&screen, "score.1.undead")->name, "Undead, ahead for good: 6"));
    screen_end(&screen);
    state = support_position("G0 G0 K5 W3 D1", "G4 K2 U7 W9 U6", "U1 U2 U9 U8");
    claim_begin(&state, 0);
    assert_non_null(
        strstr(screen_get(&screen, "score.0.undead")->name, "Undead, ahead by the higher card: 4"));
    screen_end(&screen);
}

/* Four Undead each, of which 9 and 5 are the best: the tips of both ends say it. */
static void test_an_equal_vote_says_what_decides_it(void **unused)
{
    ClaimState state = support_position("G0 G0 K5 W3 D1", "G4 K2 U7 W9 U6", "U1 U2 U9 U8");
    state.table.score[1] = claim_join(state.table.score[1], claim_set("U0 U3 U4 U5"));
    claim_begin(&state, 0);
    screen_frame(&screen);
    unsigned count = 0;
    for (size_t i = 0; i < ui_tip_count(screen.ui); i++) {
        Explained it = ui_tip_at(screen.ui, i);
        bool is_end = strstr(it.id, "score.") == it.id && strstr(it.id, ".undead");
        count += is_end && strstr(it.text, "Equal: 9 beats 5.");
    }
    assert_int_equal(count, CLAIM_SEATS);
    screen_end(&screen);
}

/* Goblins, Knights and Dwarves are all played: nobody can take these three votes away. */
static void test_a_game_that_is_decided_says_so(void **unused)
{
    ClaimState state =
        support_position("U0 U1 U2 U3 U4", "U5 U6 U7 U8 U9", "G5 G6 G7 K3 K4 K5 D5 D6 D7 W1 W2 W3");
    claim_begin(&state, 0);
    assert_string_equal(screen_get(&screen, "text.status")->name,
                        "Three votes are yours for good: you have won. Play any card.");
    screen_end(&screen);
}

/* Also who answers is told, while nothing is thought of. */
static void test_a_decided_game_says_so_to_who_answers(void **unused)
{
    ClaimState state =
        support_position("U0 U1 U2 U3 U4", "U5 U6 U7 U8 U9", "G5 G6 G7 K3 K4 K5 D5 D6 D7 W1 W2 W3");
    claim_begin(&state, 1);
    screen_act(&screen, 1, action_with_1(CLAIM_PLAY, claim_card("U3")));
    table_settle(screen.table);
    screen_point(&screen, (Point){2, 2});
    screen_frame(&screen);
    assert_string_equal(screen_get(&screen, "table.goal")->name,
                        "Ayu has three votes for good and has won. Play goes on.");
    screen_end(&screen);
}

/* Of each faction both have scored as many cards and hold one more: nothing is decided, and whoever
 * wins the last two Undead has their vote for good. */
static ClaimState all_contested(void)
{
    ClaimState state =
        support_position("U3 K3 W3 D3 G3", "U5 K5 W5 D5 G5", "U0 U1 U2 U4 K2 W2 D2 G2");
    CardSet other = claim_set("U6 U7 U8 U9 K4 W4 D4 G4");
    state.table.discard = claim_join(state.table.discard, state.table.score[1]) & ~other;
    state.table.score[1] = other;
    return state;
}

static void test_an_answer_that_decides_a_vote_says_so(void **unused)
{
    ClaimState state = all_contested();
    claim_begin(&state, 1);
    screen_act(&screen, 1, action_with_1(CLAIM_PLAY, claim_card("U3")));
    table_settle(screen.table);
    screen_frame(&screen);
    screen_frame(&screen);
    screen_hover(&screen, middle_of("hand.card.U5"));
    screen_frame(&screen);
    assert_true(says("Undead: this vote is yours for good."));
    screen_end(&screen);
}

static void test_the_first_crown_is_explained(void **unused)
{
    ClaimState state = all_contested();
    claim_begin(&state, 0);
    screen_act(&screen, 0, action_with_1(CLAIM_PLAY, claim_card("U3")));
    table_settle(screen.table);
    screen_frame(&screen);
    screen_act(&screen, 0, action_with_1(CLAIM_PLAY, claim_card("U5")));
    while (table_is_moving(screen.table) && !screen_find(&screen, "table.outcome")) {
        screen_frame(&screen);
    }
    assert_string_equal(screen_get(&screen, "table.outcome")->name,
                        "Undead: the crown means that Boris has this vote for good.");
    screen_end(&screen);
}

static bool first_trick_tells_goal(bool is_familiar)
{
    Setup setup = setup_initial(&claim_game, CLAIM_SEATS, 1);
    screen.is_familiar = is_familiar;
    screen_begin(&screen, &claim_game, &setup, NULL, 0);
    screen_point(&screen, (Point){2, 2});
    screen_frame(&screen);
    const Element *goal = screen_find(&screen, "table.goal");
    bool tells =
        goal && strcmp(goal->name, "The higher card of the faction led wins the trick.") == 0;
    screen_end(&screen);
    screen.is_familiar = false;
    return tells;
}

static void test_the_first_trick_says_what_wins_it(void **unused)
{
    assert_true(first_trick_tells_goal(false));
    assert_false(first_trick_tells_goal(true));
}

/* Ayu has scored Goblin 5, Boris these two; Ayu's Knight 5 wins from a Goblin 4 that cannot follow,
 * so each has two. The
 * Knights are hers already. */
static void show_level_goblins(const char *scored)
{
    ClaimState state = support_position("G0 G0 K5 W3 D1", "G4 G6 G7 U7 W9", "U1 U2 U9 G5 K9");
    CardSet goblins = claim_set(scored), others = claim_set("D8 D9");
    state.table.discard = (state.table.discard & ~goblins) | others;
    state.table.score[1] = (state.table.score[1] & ~others) | goblins;
    claim_show_trick(&state, "K5", "G4");
}

static void test_a_vote_that_passes_on_at_equal_numbers_is_told(void **unused)
{
    show_level_goblins("G1 G2");
    assert_string_equal(screen_get(&screen, "table.outcome")->name,
                        "Goblins: equally many; you have the higher card.");
    screen_end(&screen);
}

static void test_a_vote_that_becomes_level_is_told(void **unused)
{
    show_level_goblins("G8 G9");
    assert_string_equal(screen_get(&screen, "table.outcome")->name,
                        "Goblins: equally many; Boris has the higher card.");
    screen_end(&screen);
}

/* The last trick of all, in which Ayu wins Goblin 4 beside her Goblin 5; Boris has 8 and 9. No
 * Knight but Ayu's is scored. */
static void test_an_equal_vote_is_explained_when_it_is_counted(void **unused)
{
    ClaimState state = support_position("K5", "G4", "U1 U2 U9 G5");
    CardSet goblins = claim_set("G8 G9"), others = claim_set("D8 D9");
    state.table.discard = (state.table.discard & ~goblins) | others;
    state.table.score[1] = (state.table.score[1] & ~others) | goblins;
    state.table.trick = CLAIM_TRICKS;
    claim_show_trick(&state, "K5", "G4");
    while (!strstr(screen_get(&screen, "text.status")->name, "Goblins:")) {
        screen_frame(&screen);
    }
    assert_string_equal(screen_get(&screen, "table.reason")->name,
                        "Equally many cards: the highest decides, 9 beats 5.");
    table_settle(screen.table);
    screen_end(&screen);
}

/* Whose turn it is, is told by name where nobody alone looks. */
static void test_a_table_for_everybody_addresses_nobody(void **unused)
{
    ClaimState state = endgame();
    for (int is_public = 0; is_public < 2; is_public++) {
        const char *words = is_public ? "Ayu leads" : "You lead";
        screen.is_public = is_public;
        claim_begin(&state, 0);
        screen_frame(&screen);
        assert_string_equal(screen_get(&screen, "table.turn")->name, words);
        screen_end(&screen);
    }
    screen.is_public = false;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_vote_that_passes_on_at_equal_numbers_is_told),
        cmocka_unit_test(test_a_vote_that_becomes_level_is_told),
        cmocka_unit_test(test_an_equal_vote_is_explained_when_it_is_counted),
        cmocka_unit_test(test_a_card_that_is_pointed_at_is_seen_at_once),
        cmocka_unit_test(test_a_copied_faction_takes_no_line_of_a_vote),
        cmocka_unit_test(test_a_lead_with_its_own_way_takes_one_line),
        cmocka_unit_test(test_a_vote_says_why_it_is_ahead),
        cmocka_unit_test(test_a_game_that_is_decided_says_so),
        cmocka_unit_test(test_an_equal_vote_says_what_decides_it),
        cmocka_unit_test(test_a_decided_game_says_so_to_who_answers),
        cmocka_unit_test(test_cards_that_part_take_one_line),
        cmocka_unit_test(test_the_first_trick_says_what_wins_it),
        cmocka_unit_test(test_an_answer_that_decides_a_vote_says_so),
        cmocka_unit_test(test_the_first_crown_is_explained),
        cmocka_unit_test(test_a_table_for_everybody_addresses_nobody),
    };
    return cmocka_run_group_tests(tests, open_window, close_window);
}
