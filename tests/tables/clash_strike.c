/* What the table of Clash of Decks shows before a move: the next attack, the picked card where it
 * would stand; and of what the automaton does. */
#include "clash_position.h"
#include "games/clash.h"
#include "window.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

static void begin_action(Action action)
{
    Event events[EVENT_COUNT_MAX];
    EventLog log = {.events = events, .capacity = EVENT_COUNT_MAX};
    assert_true(match_act(&screen.match, 0, action));
    match_events(&screen.match, screen.match.position - 1, 0, &log);
    TableSight sight = screen_sight(&screen, 0);
    table_animate(screen.table, events, log.count, &sight);
}

static void aim_at(const char *id)
{
    screen_hover(&screen, rect_centre(screen_get(&screen, id)->rect));
}

/* Boom! can still be cast, so the assault waits. The Partisan, attack 3, would destroy the Zombie,
 * durability 1, which adds a step to the Bastion of its side: the head of the bow, and an arrow
 * between what both are now and then. */
static void test_the_next_attack_is_shown_before_it_happens(void **unused)
{
    (void)unused;
    ClashState state = position();
    clash_begin(&state);
    aim_at("table.number");
    assert_int_equal(pictures("ui/ui-play"), 0);
    begin_action(action_bare(CLASH_ATTACK));
    table_settle(screen.table);
    screen_frame(&screen);
    screen_frame(&screen);
    assert_int_equal(pictures("ui/ui-play"), 3);
    assert_true(says("back to hand"));
    screen_end(&screen);
}

/* The picked card is seen where it would stand while the place is aimed at. */
static void test_a_picked_card_is_seen_in_its_place(void **unused)
{
    (void)unused;
    ClashState state = position();
    clash_begin(&state);
    screen_press(&screen, "hand.card.brute");
    aim_at("table.number");
    assert_int_equal(pictures("clash/brute"), 2); /* two strips of one card */
    aim_at("row.0.bottom.2");
    assert_int_equal(pictures("clash/brute"), 4);
    screen_end(&screen);
}

/* Below a notice of the scene the plate goes on telling; what is destroyed cracks. */
static void test_a_notice_does_not_hide_what_happens(void **unused)
{
    (void)unused;
    bool is_told = false, is_cracked = false;
    ClashState state = position();
    state.table.mana = 0;
    clash_begin(&state);
    table_set_status(screen.table, "Since your last turn", true);
    begin_action(action_bare(CLASH_ATTACK));
    while (table_is_moving(screen.table)) {
        screen_frame(&screen);
        is_told |= says("Zombie is destroyed.");
        is_cracked |= pictures("ui/clash-cracks") == 2; /* across the Zombie */
    }
    assert_true(is_told);
    assert_true(is_cracked);
    screen_end(&screen);
}

/* Side 1 has as many cards on its table as it revealed in its first turn: each lies there, and
 * small in the panel of the AI. */
static void test_what_the_automaton_reveals_is_listed(void **unused)
{
    (void)unused;
    Setup setup = setup_initial(&clash_game, 1, 5);
    setup.options[CLASH_OPTION_MODE] = CLASH_SOLO;
    screen_begin(&screen, &clash_game, &setup, NULL, 0);
    screen_frame(&screen);
    begin_action(action_bare(CLASH_ATTACK));
    table_settle(screen.table);
    screen_frame(&screen);
    screen_frame(&screen);
    ClashView view;
    match_view(&screen.match, 0, &view);
    const ClashSide *side = &view.table.sides[1];
    assert_true(side->counts[0] > 0);
    for (unsigned i = 0; i < side->counts[0]; i++) {
        char name[64];
        Text text = text_in(name, sizeof name);
        text_append(&text, "clash/");
        text_append(&text, clash_game.names.cards[side->rows[0][i].card]);
        assert_true(pictures(name) >= 5); /* two strips, and three of the small one */
    }
    screen_end(&screen);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_next_attack_is_shown_before_it_happens),
        cmocka_unit_test(test_a_picked_card_is_seen_in_its_place),
        cmocka_unit_test(test_a_notice_does_not_hide_what_happens),
        cmocka_unit_test(test_what_the_automaton_reveals_is_listed),
    };
    return cmocka_run_group_tests(tests, open_window, close_window);
}
