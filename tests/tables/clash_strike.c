/* What the table of Clash of Decks shows before a move: the next attack, the picked card where it
 * would stand; and of what the automaton does. */
#include "clash_position.h"
#include "drawn.h"
#include "games/clash.h"
#include "testing.h"
#include "text_block.h"
#include "window.h"

#include <string.h>

static void aim_at(const char *id)
{
    screen_hover(&screen, rect_centre(screen_get(&screen, id)->rect));
}

/* Boom! can still be cast, so the assault waits. The Partisan, attack 3, would destroy the Zombie,
 * durability 1, which adds a step to the Bastion of its side: the head of the bow, and an arrow
 * between what both are now and then. */
static void test_the_next_attack_is_shown_before_it_happens(void **unused)
{
    ClashState state = position();
    clash_begin(&state);
    aim_at("table.number");
    size_t before = pictures("ui/ui-play");
    clash_act(action_bare(CLASH_ATTACK));
    table_settle(screen.table);
    screen_frame(&screen);
    screen_frame(&screen);
    assert_int_equal(pictures("ui/ui-play"), before + 3);
    assert_true(says("back to hand"));
    screen_end(&screen);
}

/* Where in the list the last of these words is drawn; -1: nowhere. */
static int drawn_last(const char *words)
{
    int at = -1;
    DrawList *list = ui_draw(screen.ui);
    for (size_t i = 0; i < draw_count(list); i++) {
        const DrawCommand *command = draw_at(list, i);
        if (command->kind == DRAW_TEXT && strcmp(command->text->lines->text, words) == 0) {
            at = (int)i;
        }
    }
    return at;
}

/* Where in the list the head of the first bow is drawn; -1: nowhere. */
static int first_head(Rect near)
{
    DrawList *list = ui_draw(screen.ui);
    for (size_t i = 0; i < draw_count(list); i++) {
        const DrawCommand *command = draw_at(list, i);
        bool is_head = strcmp(command->picture->name, "ui/ui-play") == 0;
        if (is_head && rect_intersection(command->rect, near).w > 0) {
            return (int)i;
        }
    }
    return -1;
}

/* The bow from the Partisan to the Zombie leaves the ability of the Partisan to be read. */
static void test_abilities_lie_above_a_bow(void **unused)
{
    ClashState state = position();
    clash_begin(&state);
    clash_act(action_bare(CLASH_ATTACK));
    table_settle(screen.table);
    screen_frame(&screen);
    screen_frame(&screen);
    int head = first_head(screen_get(&screen, "row.1.top.1")->outline.rect);
    assert_true(head >= 0);
    assert_true(drawn_last("Rage") > head);
    screen_end(&screen);
}

/* The picked card is seen where it would stand while the place is aimed at. */
static void test_a_picked_card_is_seen_in_its_place(void **unused)
{
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
    bool is_told = false, is_cracked = false;
    ClashState state = position();
    state.table.mana = 0;
    clash_begin(&state);
    table_set_status(screen.table, "What has happened", true);
    clash_act(action_bare(CLASH_ATTACK));
    while (table_is_moving(screen.table)) {
        screen_frame(&screen);
        is_told |= says("Zombie is destroyed: back to its owner's hand.");
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
    Setup setup = setup_initial(&clash_game, 1, 5);
    setup.options[CLASH_OPTION_MODE] = CLASH_SOLO;
    screen_begin(&screen, &clash_game, &setup, NULL, 0);
    screen_frame(&screen);
    clash_act(action_bare(CLASH_ATTACK));
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

/* Two units of seat 0 that seat 1 destroyed: the first chosen will lie further left
 * of the two free places at the right end of its hand. */
static void begin_return(void)
{
    ClashState state = bare_duel();
    ClashTable *table = &state.table;
    set_side(&table->sides[0], 1, "annihilation baron boom brute carapace troll", 0);
    set_side(&table->sides[1], 4, "aberration assassin carnivore cyclone machine mutant reptile",
             0);
    set_row(&table->sides[1], 0, "zombie");
    table->sides[1].rows[0][0].marks = CLASH_SPENT;
    table->returning[0] = clash_card("partisan", 8);
    table->returning[1] = clash_card("revenant", 8);
    table->returning_count = 2;
    table->phase = CLASH_RETURNING;
    table->resume = CLASH_RESUME_ATTACK;
    table->row = 1;
    table->active = 1;
    clash_begin(&state);
}

static void test_units_return_to_numbered_places(void **unused)
{
    begin_return();
    assert_string_equal(screen_get(&screen, "hand.returns")->name, "First chosen: farther left");
    assert_int_equal(pictures("ui/clash-place"), 10 + 2); /* the lower row has made room */
    Rect last = screen_get(&screen, "hand.card.troll")->outline.rect;
    Rect places = screen_get(&screen, "hand.returns")->rect;
    assert_true(places.x + places.w / 2 > last.x + last.w);
    Rect unit = screen_get(&screen, "returning.card.partisan")->outline.rect;
    assert_true(unit.w >= 112);
    assert_true(unit.y + unit.h <= last.y);
    assert_null(screen_find(&screen, "button.attack")); /* one thing alone is asked */
    screen_press(&screen, "returning.card.revenant");
    screen_press(&screen, "button.confirm");
    assert_true(screen.chosen == action_with_1(CLASH_RETURN, clash_card("revenant", 8)));
    screen_end(&screen);
}

/* Pointing at a told blow draws its bow once more: the head is an arrow. The Zombie that came back
 * is a durability more than the blows tell. */
static void test_a_told_blow_is_seen_once_more(void **unused)
{
    ClashState state = position();
    state.table.mana = 0;
    clash_begin(&state);
    clash_act(action_bare(CLASH_ATTACK));
    table_settle(screen.table);
    aim_at("table.mana");
    size_t before = pictures("ui/ui-play");
    Rect told = screen_get(&screen, "table.told")->rect;
    screen_hover(&screen, (Point){told.x + told.w * 0.25f, told.y + told.h * 0.25f});
    assert_int_equal(pictures("ui/ui-play"), before + 1);
    assert_non_null(strstr(screen_get(&screen, "tip")->name, "\nEach unit that comes back"));
    screen_end(&screen);
}

/* Where these words are drawn, or below 0. */
static float words_x(const char *words)
{
    DrawList *list = ui_draw(screen.ui);
    for (size_t i = 0; i < draw_count(list); i++) {
        const DrawCommand *command = draw_at(list, i);
        if (command->kind == DRAW_TEXT && strcmp(command->text->lines->text, words) == 0) {
            return command->rect.x;
        }
    }
    return -1;
}

/* The Assassin runs past the Zombie, towards the bridge: what that adds goes with it. */
static void test_what_a_sprint_adds_runs_along(void **unused)
{
    float first = -1, last = -1;
    ClashState state = bare_duel();
    set_side(&state.table.sides[0], 4, "aberration carnivore cyclone machine mutant reptile", 0);
    set_row(&state.table.sides[0], 0, "zombie assassin");
    set_side(&state.table.sides[1], 1, "annihilation baron boom brute carapace partisan revenant",
             0);
    set_row(&state.table.sides[1], 0, "troll");
    clash_begin(&state);
    clash_act(action_bare(CLASH_ATTACK));
    while (table_is_moving(screen.table)) {
        screen_frame(&screen);
        float x = words_x("+1");
        if (x >= 0 && first < 0) {
            first = x;
        }
        if (x >= 0) {
            last = x;
        }
    }
    assert_true(first >= 0);
    assert_true(last > first + 100);
    screen_end(&screen);
}

/* A Carnivore, attack 2 and Splash, at the Partisan: the Baron of the other row is hit right after
 * it, within 70 ms of frames of 16. */
static void test_what_splash_reaches_is_hit_right_after(void **unused)
{
    size_t bursts = 0;
    ClashState state = bare_duel();
    set_side(&state.table.sides[0], 4, "aberration assassin cyclone machine mutant reptile zombie",
             0);
    set_row(&state.table.sides[0], 0, "carnivore");
    set_side(&state.table.sides[1], 1, "annihilation boom brute carapace revenant troll", 0);
    set_row(&state.table.sides[1], 0, "partisan");
    set_row(&state.table.sides[1], 1, "baron");
    clash_begin(&state);
    clash_act(action_bare(CLASH_ATTACK));
    while (table_is_moving(screen.table) && bursts == 0) {
        screen_frame(&screen);
        bursts = pictures("ui/clash-burst-red");
    }
    assert_int_equal(bursts, 1);
    for (int i = 0; i < 5; i++) {
        screen_frame(&screen);
    }
    assert_int_equal(pictures("ui/clash-burst-red"), 2);
    assert_true(says("−2"));
    screen_end(&screen);
}

/* The Carapace has Protection: the arrow is gone long before the bow, which stays for 0.35 s. */
static void test_protection_breaks_the_head_of_the_bow(void **unused)
{
    bool is_whole = false, is_broken = false;
    float guarded = 0;
    ClashState state = bare_duel();
    set_side(&state.table.sides[0], 4,
             "aberration assassin cyclone machine mutant reptile carnivore", 0);
    set_row(&state.table.sides[0], 0, "zombie");
    set_side(&state.table.sides[1], 1, "annihilation boom brute baron partisan revenant troll", 0);
    set_row(&state.table.sides[1], 0, "carapace");
    clash_begin(&state);
    aim_at("table.number");
    clash_act(action_bare(CLASH_ATTACK));
    while (table_is_moving(screen.table)) {
        screen_frame(&screen);
        is_whole |= pictures("ui/ui-play") > 0;
        guarded += pictures("ui/glyph-protection") > 2 ? ui_seconds(screen.ui) : 0;
        is_broken |= guarded > 0 && guarded < 0.25f && pictures("ui/ui-play") == 0;
    }
    assert_true(is_whole);
    assert_true(is_broken);
    screen_end(&screen);
}

/* Where this picture is first drawn in a motion: its middle. */
static Point first_seen(const char *name)
{
    while (table_is_moving(screen.table)) {
        screen_frame(&screen);
        DrawList *list = ui_draw(screen.ui);
        for (size_t i = 0; i < draw_count(list); i++) {
            if (strcmp(draw_at(list, i)->picture->name, name) == 0) {
                return rect_centre(draw_at(list, i)->rect);
            }
        }
    }
    fail_msg("%s is not drawn", name);
    return (Point){0, 0};
}

/* Its row is empty, so the Zombie strikes the keeper, whose card lies in the hand above the keep.
 */
static void test_a_blow_on_the_keeper_lands_on_its_keep(void **unused)
{
    ClashState state = bare_duel();
    set_side(&state.table.sides[0], 4,
             "aberration assassin carnivore cyclone machine mutant reptile", 0);
    set_row(&state.table.sides[0], 1, "zombie");
    set_side(&state.table.sides[1], 1,
             "annihilation baron boom brute carapace partisan revenant troll", 0);
    clash_begin(&state);
    Rect keep = screen_get(&screen, "seat.1.keeper")->rect; /* its words, below the picture */
    clash_act(action_bare(CLASH_ATTACK));
    Point blow = first_seen("ui/clash-burst-red");
    assert_true(blow.x > keep.x && blow.x < keep.x + keep.w);
    assert_true(blow.y > 182 * 0.8f && blow.y < keep.y); /* where keeps begin, of 900 units */
    screen_end(&screen);
}

/* A solo game whose automaton has `left` cards in its pile, the others on its discards. */
static ClashState automaton_with(unsigned left, Setup *setup)
{
    *setup = setup_initial(&clash_game, 1, 5);
    setup->options[CLASH_OPTION_MODE] = CLASH_SOLO;
    ClashState state = {.rng = rng_seeded(1)};
    clash_game.setup(&state, setup);
    ClashTable *table = &state.table;
    for (unsigned i = left; i < table->pile_count; i++) {
        table->discard[i - left] = table->pile[i];
        table->pile[i] = 0;
    }
    table->discard_count = (uint8_t)(table->pile_count - left);
    table->pile_count = (uint8_t)left;
    return state;
}

/* Nothing is left in the pile below the Fort of the automaton: its last turn comes. */
static void test_the_last_turn_is_announced(void **unused)
{
    Setup setup;
    ClashState state = automaton_with(0, &setup);
    state.table.sides[1].is_fort = 1;
    state.table.is_last = 1;
    screen_begin(&screen, &clash_game, &setup, &state, 0);
    screen_frame(&screen);
    screen_frame(&screen);
    assert_true(says("Last turn of the AI"));
    screen_end(&screen);
}

/* Two cards are left below the Bastion, and the first unit of the hand strikes: the discards are
 * the new pile of the Fort, so no turn is the last, not for a moment. */
static void test_an_empty_pile_below_the_bastion_is_not_the_last(void **unused)
{
    Setup setup;
    bool has_fallen = false, is_last = false;
    ClashState state = automaton_with(2, &setup);
    ClashSide *side = &state.table.sides[0];
    unsigned at = 0;
    while (clash_facts[side->hand[at]].attack < 3 || clash_is_incantation(side->hand[at])) {
        at++;
    }
    side->rows[0][0].card = side->hand[at];
    side->counts[0] = 1;
    memmove(side->hand + at, side->hand + at + 1, --side->hand_count - at);
    side->hand[side->hand_count] = 0;
    state.table.turn = 3;
    state.table.mana = 0;
    assert_null(clash_game.check(&state));
    screen_begin(&screen, &clash_game, &setup, &state, 0);
    screen_frame(&screen);
    clash_act(action_bare(CLASH_ATTACK));
    while (table_is_moving(screen.table)) {
        screen_frame(&screen);
        has_fallen |= says("The Bastion falls!");
        is_last |= says("Last turn of the AI");
    }
    assert_true(has_fallen);
    assert_false(is_last);
    screen_end(&screen);
}

/* Seconds of the table until all rests. */
static float shown_for(void)
{
    float passed = 0;
    while (table_is_moving(screen.table)) {
        screen_frame(&screen);
        passed += ui_seconds(screen.ui);
    }
    return passed;
}

/* A card of the other hand is on its way for 0.9 seconds, one of the own hand for less; a blow and
 * its words stay for 1.2. */
static void test_what_the_other_side_does_can_be_followed(void **unused)
{
    ClashState state = position();
    clash_begin(&state);
    clash_act(action_with_2(CLASH_SUMMON, clash_card("baron", 5), 1));
    assert_true(shown_for() < 0.8f);
    screen_end(&screen);
    state.table.active = 1;
    clash_begin(&state);
    screen_act(&screen, 0, action_with_2(CLASH_SUMMON, clash_card("machine", 7), 1));
    float summoned = shown_for();
    assert_true(summoned >= 0.9f && summoned < 1.6f);
    screen_end(&screen);
    state = bare_duel();
    set_side(&state.table.sides[0], 1, "annihilation baron boom carapace partisan revenant troll",
             0);
    set_row(&state.table.sides[0], 0, "brute");
    set_side(&state.table.sides[1], 4,
             "aberration carnivore cyclone machine mutant reptile assassin zombie", 0);
    clash_begin(&state);
    clash_act(action_bare(CLASH_ATTACK));
    assert_true(shown_for() >= 1.2f);
    screen_end(&screen);
}

/* What the Microctopus, summoned this turn, tells of itself with these rows. */
static void assert_waiting(const char *top, const char *bottom, const char *words)
{
    ClashState state = position();
    ClashSide *side = &state.table.sides[0];
    set_side(side, 2, "abomination alpha combustion lieutenant ogre scribe", 0);
    set_row(side, 0, top);
    set_row(side, 1, bottom);
    side->rows[0][0].marks = CLASH_FRESH;
    set_row(&state.table.sides[1], 0, "");
    set_row(&state.table.sides[1], 1, "zombie assassin");
    clash_begin(&state);
    aim_at("row.0.top.1");
    screen_frame(&screen);
    assert_non_null(strstr(screen_get(&screen, "info.text")->name, words));
    screen_end(&screen);
}

/* The Shaman gives its neighbours Rage; no enemy unit stands in the row. */
static void test_a_unit_that_waits_tells_what_it_may(void **unused)
{
    assert_waiting("microctopus", "shaman", "it does not attack yet");
    assert_waiting("microctopus shaman", "", "it may attack a unit");
}

/* Words that would lie half under an edge are left out; by ear they are whole. */
static void test_a_hand_without_room_for_its_owner(void **unused)
{
    static const char *const long_names[] = {"Ayu", "Bartholomew Montgomery"};
    ClashState state = position();
    Rect whole = screen.area;
    screen.area.w = 800;
    screen.names = long_names;
    clash_begin(&state);
    screen_frame(&screen);
    assert_true(says("Hand"));
    assert_string_equal(screen_get(&screen, "table.other")->name, "Bartholomew Montgomery's hand");
    screen_end(&screen);
    screen.names = NULL;
    screen.area = whole;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_next_attack_is_shown_before_it_happens),
        cmocka_unit_test(test_abilities_lie_above_a_bow),
        cmocka_unit_test(test_a_picked_card_is_seen_in_its_place),
        cmocka_unit_test(test_a_notice_does_not_hide_what_happens),
        cmocka_unit_test(test_what_the_automaton_reveals_is_listed),
        cmocka_unit_test(test_units_return_to_numbered_places),
        cmocka_unit_test(test_a_told_blow_is_seen_once_more),
        cmocka_unit_test(test_a_blow_on_the_keeper_lands_on_its_keep),
        cmocka_unit_test(test_the_last_turn_is_announced),
        cmocka_unit_test(test_an_empty_pile_below_the_bastion_is_not_the_last),
        cmocka_unit_test(test_what_the_other_side_does_can_be_followed),
        cmocka_unit_test(test_what_a_sprint_adds_runs_along),
        cmocka_unit_test(test_what_splash_reaches_is_hit_right_after),
        cmocka_unit_test(test_protection_breaks_the_head_of_the_bow),
        cmocka_unit_test(test_a_unit_that_waits_tells_what_it_may),
        cmocka_unit_test(test_a_hand_without_room_for_its_owner),
    };
    return cmocka_run_group_tests(tests, open_window, close_window);
}
