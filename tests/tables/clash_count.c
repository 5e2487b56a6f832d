/* What the screens of Clash of Decks count: kills and the last blow of a match, the mana of a turn,
 * the deeds of a turn, who still strikes; and what has room beside what. Positions are put together
 * by hand. */
#include "clash/ending/tally.h"
#include "clash/words.h"
#include "clash_position.h"
#include "drawn.h"
#include "testing.h"
#include "window.h"

#include <string.h>

/* Boom! deals 1 and destroys the Zombie; the Partisan, 3, destroys the Assassin; the Revenant finds
 * an empty row. Nobody has lost. */
static void test_kills_are_counted_by_card(void **unused)
{
    ClashState state = position();
    clash_begin(&state);
    clash_act(action_with_2(CLASH_CAST, clash_card("boom", 4), 1 << 7 | 1));
    clash_act(action_bare(CLASH_ATTACK));
    ClashTally tally = clash_tally(&screen.match);
    assert_int_equal(tally.kills[0][clash_card("boom", 4)], 1);
    assert_int_equal(tally.kills[0][clash_card("partisan", 8)], 1);
    assert_int_equal(tally.kills[0][clash_card("revenant", 8)], 0);
    assert_int_equal(tally.kills[1][clash_card("zombie", 6)], 0);
    assert_int_equal(tally.blow.card, CARD_NONE);
    screen_end(&screen);
}

/* The Fort of seat 1 has three steps: the Brute's 5 are the end. */
static void test_the_last_blow_is_the_one_on_the_loser(void **unused)
{
    ClashState state = bare_duel();
    set_side(&state.table.sides[0], 1, "annihilation baron boom carapace partisan revenant troll",
             0);
    set_row(&state.table.sides[0], 0, "brute");
    set_side(&state.table.sides[1], 4,
             "aberration carnivore cyclone machine mutant reptile assassin", 4);
    state.table.sides[1].is_fort = 1;
    set_row(&state.table.sides[1], 1, "zombie");
    clash_begin(&state);
    clash_act(action_bare(CLASH_ATTACK));
    ClashTally tally = clash_tally(&screen.match);
    assert_int_equal(tally.blow.card, clash_card("brute", 5));
    assert_int_equal(tally.blow.struck, 1);
    assert_int_equal(tally.blow.damage, 5);
    assert_true(tally.blow.is_final);
    assert_int_equal(tally.damage[0], 5);
    assert_int_equal(tally.damage[1], 0);
    screen_end(&screen);
}

/* Seat 0 plays nothing before the Zombie's 3 end its Fort. */
static ClashSpare spare_of(unsigned mana)
{
    ClashState state = bare_duel();
    state.table.mana = (uint8_t)mana;
    state.table.mana_begun = 8;
    state.table.sides[0].is_fort = 1;
    set_side(&state.table.sides[0], 1,
             "annihilation brute troll carapace partisan revenant baron boom", 5);
    set_side(&state.table.sides[1], 4,
             "aberration carnivore machine mutant reptile assassin cyclone", 0);
    set_row(&state.table.sides[1], 1, "zombie");
    clash_begin(&state);
    assert_true(match_act(&screen.match, 0, action_bare(CLASH_ATTACK)));
    assert_true(match_act(&screen.match, 1, action_bare(CLASH_ATTACK)));
    assert_true(match_is_over(&screen.match));
    assert_int_equal(clash_tally(&screen.match).damage[1], 3);
    ClashSpare spare = clash_spare(&screen.match, 0);
    screen_end(&screen);
    return spare;
}

/* Carapace costs 3, and no other of the leftmost four as little. */
static void test_mana_lies_unspent_where_a_card_could_have_been_played(void **unused)
{
    ClashSpare enough = spare_of(3), little = spare_of(2);
    assert_int_equal(enough.mana, 3);
    assert_int_equal(enough.begun, 8);
    assert_int_equal(little.mana, 0);
}

/* Two actions of a turn, a kill each: both are told. */
static void test_all_deeds_of_a_turn_are_told(void **unused)
{
    ClashState state = position();
    clash_begin(&state);
    clash_act(action_with_2(CLASH_CAST, clash_card("boom", 4), 1 << 7 | 1));
    table_settle(screen.table);
    clash_act(action_bare(CLASH_ATTACK));
    table_settle(screen.table);
    screen_hover(&screen, (Point){2, 2});
    assert_int_equal(pictures("ui/ui-close"), 2);
    screen_end(&screen);
}

/* The Brute was summoned this turn and has no Rage: it stands in the queue and strikes nobody.
 * Boom! can be cast, so the assault waits. */
static void test_who_rests_has_no_place_in_the_order(void **unused)
{
    Card order[CLASH_STRIKES_MAX];
    ClashView view;
    ClashState state = position();
    ClashSide *side = &state.table.sides[0];
    side->hand[0] = 0;
    set_side(side, 1, "boom troll baron carapace annihilation", 0);
    set_row(side, 0, "partisan brute");
    side->rows[0][1].marks = CLASH_FRESH;
    side->hand[5] = 0;
    clash_begin(&state);
    clash_act(action_bare(CLASH_ATTACK));
    match_view(&screen.match, 0, &view);
    assert_int_equal(clash_strike_order(&view, order), 2);
    assert_int_equal(order[0], clash_card("partisan", 8));
    assert_int_equal(order[1], clash_card("revenant", 8)); /* in the bottom row */
    screen_end(&screen);
}

/* A Zombie (3) stands before an empty row; 3 cards lie to the right of the own Bastion: it would
 * fall. The button says so, the bridge how hard it would be hit; a Baron in the row stops it. */
static void test_an_open_row_is_told(void **unused)
{
    ClashState state = bare_duel();
    state.table.mana = 7;
    set_side(&state.table.sides[0], 1, "annihilation baron boom carapace partisan revenant troll",
             4);
    set_row(&state.table.sides[0], 1, "brute");
    set_side(&state.table.sides[1], 4,
             "aberration carnivore cyclone machine mutant reptile assassin", 0);
    set_row(&state.table.sides[1], 0, "zombie");
    clash_begin(&state);
    assert_string_equal(screen_get(&screen, "table.threat.top")->value, "3");
    assert_null(screen_find(&screen, "table.threat.bottom"));
    screen_hover(&screen, rect_centre(screen_get(&screen, "table.threat.top")->rect));
    assert_non_null(strstr(screen_get(&screen, "tip")->name, "would bring down your Bastion"));
    assert_non_null(
        strstr(screen_get(&screen, "tip")->name, "will play before it are not counted"));
    assert_non_null(strstr(screen_get(&screen, "tip")->name, "\nDamage by unit: Zombie 3.\n"));
    assert_string_equal(screen_get(&screen, "button.attack")->name, "Risky assault");
    screen_hover(&screen, rect_centre(screen_get(&screen, "button.attack")->rect));
    assert_non_null(strstr(screen_get(&screen, "tip")->name, "Ends the summoning"));
    assert_non_null(strstr(screen_get(&screen, "tip")->name, "would bring down your Bastion"));
    screen_press(&screen, "hand.card.baron");
    screen_hover(&screen, rect_centre(screen_get(&screen, "row.0.top.1")->rect));
    assert_null(screen_find(&screen, "table.threat.top"));
    assert_string_equal(screen_get(&screen, "table.struck.top")->value, "1");
    assert_string_equal(screen_get(&screen, "table.struck.top")->name,
                        "Unless something comes between, the enemy units of this row would damage "
                        "in their next assault, but not destroy: Baron.\n"
                        "Cards that the other side will play before it are not counted.");
    assert_true(says("Baron −3"));
    screen_end(&screen);
    state.table.sides[0].keeper = 3;
    clash_begin(&state);
    assert_string_equal(screen_get(&screen, "table.threat.top")->value, "3");
    assert_string_equal(screen_get(&screen, "button.attack")->name, "Assault");
    screen_end(&screen);
    state.table.sides[0].keeper = 4;
    state.table.sides[0].is_fort = 1;
    clash_begin(&state);
    assert_string_equal(screen_get(&screen, "button.attack")->name, "Assault and lose");
    screen_end(&screen);
}

/* The top row fells the Bastion; the bottom row strikes the Fort that stands then. */
static void test_the_second_row_strikes_what_stands_then(void **unused)
{
    ClashState state = bare_duel();
    set_side(&state.table.sides[0], 1,
             "annihilation baron boom brute carapace partisan revenant troll", 5);
    set_side(&state.table.sides[1], 4, "aberration carnivore cyclone machine mutant assassin", 0);
    set_row(&state.table.sides[1], 0, "zombie");
    set_row(&state.table.sides[1], 1, "reptile");
    clash_begin(&state);
    const char *later = screen_get(&screen, "table.threat.bottom")->name;
    assert_non_null(strstr(later, "bring down your Bastion; then this row would strike your Fort"));
    screen_end(&screen);
}

/* The automaton has four units in each row; what is left of its pile are units above incantations.
 */
static ClashState crowded_automaton(Setup *setup)
{
    *setup = setup_initial(&clash_game, 1, 5);
    setup->options[CLASH_OPTION_MODE] = CLASH_SOLO;
    ClashState state = {.rng = rng_seeded(1)};
    clash_game.setup(&state, setup);
    ClashTable *table = &state.table;
    CardSet units = table->sides[1].cards & ~CLASH_INCANTATIONS;
    CardSet casts = table->sides[1].cards & CLASH_INCANTATIONS;
    for (unsigned i = 0; i < 8; i++, units = set_without_first(units)) {
        table->sides[1].rows[i / 4][i % 4].card = set_first(units);
        table->sides[1].counts[i / 4]++;
    }
    memset(table->pile, 0, sizeof table->pile);
    table->pile_count = 0;
    for (; casts; casts = set_without_first(casts)) {
        table->pile[table->pile_count++] = set_first(casts);
    }
    for (; units; units = set_without_first(units)) {
        table->pile[table->pile_count++] = set_first(units);
    }
    table->turn = 3;
    table->mana = 0;
    return state;
}

static void assert_named(const ClashSide *side, unsigned row)
{
    for (unsigned i = 0; i < 4; i++) {
        char name[64];
        Text text = text_in(name, sizeof name);
        clash_name(table_wording(screen.table), side->rows[row][i].card, &text);
        if (!says(name)) {
            fail_msg("%s has no name", name);
        }
    }
}

/* Four units have room for their names, five have not. While the first card is revealed, for the
 * top row, those that rest keep theirs, though rows are full at the end of the turn. */
static void test_names_stay_until_others_have_come(void **unused)
{
    Setup setup;
    ClashView view;
    ClashState state = crowded_automaton(&setup);
    screen_begin(&screen, &clash_game, &setup, &state, 0);
    screen_frame(&screen);
    screen_frame(&screen);
    assert_named(&state.table.sides[1], 0);
    assert_named(&state.table.sides[1], 1);
    clash_act(action_bare(CLASH_ATTACK));
    match_view(&screen.match, 0, &view);
    assert_true(view.table.sides[1].counts[1] > 4);
    for (unsigned i = 0; i < 4; i++) {
        screen_frame(&screen);
        assert_true(table_is_moving(screen.table));
        assert_named(&state.table.sides[1], 0);
        assert_named(&state.table.sides[1], 1);
    }
    table_settle(screen.table);
    screen_end(&screen);
}

/* The rightmost card that can be picked, the fourth beside the Bastion, and the last card of all.
 */
static void expect_hand_clear_of_buttons(const char *hand, const char *top, const char *bottom,
                                         const char *fourth)
{
    ClashState state = position();
    Rect card;
    state.table.sides[0] = (ClashSide){.is_fort = 0};
    set_side(&state.table.sides[0], 1, hand, 0);
    set_row(&state.table.sides[0], 0, top);
    set_row(&state.table.sides[0], 1, bottom);
    state.table.mana = 10;
    clash_begin(&state);
    Rect buttons = rect_union(screen_get(&screen, "button.attack")->rect,
                              screen_get(&screen, "button.confirm")->rect);
    for (unsigned i = 0; table_card_rect(screen.table, CLASH_ZONE_HANDS, i, &card); i++) {
        assert_true(rect_intersection(card, buttons).h <= 0);
    }
    float resting = screen_get(&screen, fourth)->outline.rect.y;
    screen_press(&screen, fourth);
    for (int i = 0; i < 30; i++) {
        screen_measure(&screen);
    }
    Rect picked = screen_get(&screen, fourth)->outline.rect;
    assert_true(picked.y < resting);
    assert_true(rect_intersection(picked, buttons).w <= 0);
    screen_end(&screen);
}

/* A picked card rises: no button may cover it then. */
static void test_a_picked_card_keeps_clear_of_the_buttons(void **unused)
{
    expect_hand_clear_of_buttons("brute boom baron annihilation", "troll carapace",
                                 "partisan revenant", "hand.card.annihilation");
    expect_hand_clear_of_buttons("brute boom troll baron annihilation", "carapace",
                                 "partisan revenant", "hand.card.baron");
    expect_hand_clear_of_buttons("brute boom troll baron carapace annihilation", "partisan",
                                 "revenant", "hand.card.baron");
    expect_hand_clear_of_buttons("brute boom troll baron carapace annihilation partisan", "",
                                 "revenant", "hand.card.baron");
}

/* Six cards stand to the right of the own Bastion. Its words do not shrink for want of room: what
 * the shield or the rules say is left out. */
static void test_words_below_a_keep_grow(void **unused)
{
    ClashState state = position();
    clash_begin(&state);
    float life = line_height("Bastion: durability 6"), then = line_height("then the Fort");
    ui_set_text_percent(screen.ui, 160);
    screen_frame(&screen);
    screen_frame(&screen);
    assert_true(life > 0 && then > 0);
    assert_true(10 * line_height("Bastion 6") > 14 * life);
    assert_true(10 * line_height("then the Fort") > 13 * then);
    assert_string_equal(screen_get(&screen, "seat.0.keeper")->name, "Bastion: durability 6");
    ui_set_text_percent(screen.ui, 100);
    screen_end(&screen);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_kills_are_counted_by_card),
        cmocka_unit_test(test_the_last_blow_is_the_one_on_the_loser),
        cmocka_unit_test(test_mana_lies_unspent_where_a_card_could_have_been_played),
        cmocka_unit_test(test_all_deeds_of_a_turn_are_told),
        cmocka_unit_test(test_who_rests_has_no_place_in_the_order),
        cmocka_unit_test(test_an_open_row_is_told),
        cmocka_unit_test(test_the_second_row_strikes_what_stands_then),
        cmocka_unit_test(test_names_stay_until_others_have_come),
        cmocka_unit_test(test_a_picked_card_keeps_clear_of_the_buttons),
        cmocka_unit_test(test_words_below_a_keep_grow),
    };
    return cmocka_run_group_tests(tests, open_window, close_window);
}
