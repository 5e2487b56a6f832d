/* The plate of Clash of Decks, and what is seen of keepers while blows land. Positions are put
 * together by hand; numbers follow from the rules. */
#include "clash_position.h"
#include "core/notation.h"
#include "drawn.h"
#include "game_ui.h"
#include "games/clash.h"
#include "tables/table_look.h"
#include "testing.h"
#include "text_block.h"
#include "window.h"

#include <stdlib.h>
#include <string.h>

#define HINT_BYTES 1024

static void assert_asks(const char *words)
{
    assert_string_equal(screen_get(&screen, "text.status")->name, words);
}

/* Nothing can be played: the assault begins without a stop. */
static void begin_without_mana(void)
{
    ClashState state = position();
    state.table.mana = 0;
    clash_begin(&state);
}

static void test_it_asks_with_the_mana_that_is_left(void **unused)
{
    ClashState state = position();
    clash_begin(&state);
    assert_asks("Mana left: 7. Play a card, or begin the assault.");
    screen_press(&screen, "hand.card.troll");
    assert_non_null(strstr(screen_get(&screen, "text.status")->name, "Troll, cost 6: "));
    screen_press(&screen, "hand.card.boom");
    assert_asks("Boom!, cost 1, damage 1: choose a unit.");
    screen_end(&screen);
}

static void assert_advises(const char *text, const char *words)
{
    char bytes[128];
    Text out = text_in(bytes, sizeof bytes);
    Action action;
    assert_true(notation_read(&clash_game, text, &action));
    ClashView view;
    match_view(&screen.match, 0, &view);
    assert_true(wording_advise(table_wording(screen.table), &view, action, &out));
    assert_string_equal(bytes, words);
}

static void test_advice_is_an_order(void **unused)
{
    ClashState state = position();
    clash_begin(&state);
    assert_advises("summon troll top", "Summon Troll in the top row");
    assert_advises("cast boom 1t1", "Cast Boom! on Zombie");
    assert_advises("attack", "Assault");
    assert_advises("return troll", "Return Troll");
    screen_end(&screen);
}

/* Of Brute (4), Boom! (1), Troll (6) and Baron (3) none can be paid with 0. */
static void test_it_asks_for_nothing_impossible(void **unused)
{
    begin_without_mana();
    assert_asks("Mana left: 0. Nothing to play: begin the assault.");
    assert_null(screen_find(&screen, "hand.reach"));
    screen_end(&screen);
    ClashState state = bare_duel();
    set_side(&state.table.sides[0], 1,
             "baron brute annihilation partisan boom troll carapace revenant", 0);
    set_side(&state.table.sides[1], 2,
             "abomination alpha combustion lieutenant microctopus ogre scribe shaman", 0);
    clash_begin(&state);
    assert_asks("Mana left: 0. Nothing to play or attack with: Assault ends the turn.");
    screen_end(&screen);
}

/* The play of a picked card is told on the place that is aimed at: 7 - 4 mana is left, and 6 - 1
 * cards to the right of the Bastion. */
static void test_a_place_tells_what_the_play_will_do(void **unused)
{
    ClashState state = position();
    clash_begin(&state);
    screen_press(&screen, "hand.card.brute");
    assert_null(screen_find(&screen, "table.preview"));
    screen_hover(&screen, rect_centre(screen_get(&screen, "row.0.bottom.2")->rect));
    assert_string_equal(
        screen_get(&screen, "table.preview")->name,
        "3 mana is left. Your Bastion: durability 5, one for each card to its right.");
    screen_end(&screen);
}

/* The prompt is 22 pixels high, and stays so above a long forecast. */
static void test_the_prompt_is_large(void **unused)
{
    bool is_large = false;
    ClashState state = position();
    clash_begin(&state);
    screen_frame(&screen);
    assert_non_null(screen_find(&screen, "table.preview"));
    DrawList *list = ui_draw(screen.ui);
    for (size_t i = 0; i < draw_count(list); i++) {
        const DrawCommand *command = draw_at(list, i);
        is_large |= command->kind == DRAW_TEXT && command->text->h > 26;
    }
    assert_true(is_large);
    screen_end(&screen);
}

/* Seat 1 holds seven cards, its Bastion with three of them to its right: 3 steps. The Brute strikes
 * for 5, so it falls, and seven cards lie to the right of the Fort. */
static void begin_fall(void)
{
    ClashState state = bare_duel();
    set_side(&state.table.sides[0], 1, "annihilation baron boom carapace partisan revenant troll",
             0);
    set_row(&state.table.sides[0], 0, "brute");
    set_side(&state.table.sides[1], 4,
             "aberration carnivore cyclone machine mutant reptile assassin", 4);
    set_row(&state.table.sides[1], 1, "zombie");
    clash_begin(&state);
}

static int keeper_life(void)
{
    return atoi(screen_get(&screen, "seat.1.keeper")->value);
}

static void test_a_keeper_is_seen_to_slide_and_fall(void **unused)
{
    int least = 3, last = 3;
    begin_fall();
    assert_int_equal(keeper_life(), 3);
    clash_act(action_bare(CLASH_ATTACK));
    while (table_is_moving(screen.table)) {
        screen_frame(&screen);
        int life = keeper_life();
        bool is_fort = strstr(screen_get(&screen, "seat.1.keeper")->name, "Fort") != NULL;
        assert_true(is_fort || life <= last); /* never back up before the Fort stands */
        last = life;
        if (life < least) {
            least = life;
        }
    }
    assert_int_equal(least, 0);
    assert_int_equal(keeper_life(), 7);
    assert_string_equal(screen_get(&screen, "seat.1.keeper")->name, "Fort: durability 7");
    screen_end(&screen);
}

/* The Ogre goes berserk: Zombie and Assassin will overlap in the other hand. Until the Zombie goes
 * there it is seen whole, with its name. */
static void test_a_struck_unit_stays_whole(void **unused)
{
    ClashState state = bare_duel();
    set_side(&state.table.sides[0], 2,
             "abomination alpha combustion lieutenant microctopus scribe shaman", 0);
    set_row(&state.table.sides[0], 0, "ogre");
    set_side(&state.table.sides[1], 4, "aberration carnivore cyclone machine mutant reptile", 0);
    set_row(&state.table.sides[1], 0, "zombie assassin");
    clash_begin(&state);
    clash_act(action_bare(CLASH_ATTACK));
    screen_frame(&screen);
    screen_frame(&screen);
    assert_true(table_is_moving(screen.table));
    assert_true(says("Zombie"));
    table_settle(screen.table);
    screen_end(&screen);
}

/* While something moves the plate tells what happens and asks for nothing. */
static void test_it_tells_what_happens(void **unused)
{
    bool is_told = false;
    begin_fall();
    clash_act(action_bare(CLASH_ATTACK));
    while (table_is_moving(screen.table)) {
        screen_frame(&screen);
        const Element *words = screen_find(&screen, "text.status");
        is_told |= words && strcmp(words->name, "Brute deals 5 damage to Boris's Bastion.") == 0;
        assert_true(!words || !strstr(words->name, "Mana left"));
    }
    assert_true(is_told);
    screen_end(&screen);
}

static const char *tip_at(Point at)
{
    screen_hover(&screen, (Point){2, 2});
    screen_hover(&screen, at);
    return screen_get(&screen, "tip")->name;
}

/* Every noun tells its rule; numbers tell the present value: a Zombie has durability 1, and 4 of
 * the five cards of seat 1 lie to the right of its Bastion. */
static void test_nouns_explain_themselves(void **unused)
{
    static const char *const nouns[] = {"table.mana", "hand.reach", "table.phase", "table.other"};
    ClashState state = position();
    clash_begin(&state);
    for (size_t i = 0; i < sizeof nouns / sizeof nouns[0]; i++) {
        assert_non_null(tip_at(rect_centre(screen_get(&screen, nouns[i])->rect)));
    }
    Rect words = screen_get(&screen, "seat.1.keeper")->rect;
    Point keep = {words.x + words.w / 2, words.y - words.h * 3};
    assert_non_null(strstr(tip_at(keep), "Bastion: durability 4. Its durability is the number"));
    Rect zombie = screen_get(&screen, "row.1.top.1")->outline.rect;
    Point shield = {zombie.x + zombie.w * 0.85f, zombie.y + zombie.h * 0.88f};
    assert_non_null(strstr(tip_at(shield), "Durability 1 of 1:"));
    Rect brute = screen_get(&screen, "hand.card.brute")->outline.rect;
    Point cost = {brute.x + brute.w * 0.1f, brute.y + brute.h * 0.1f};
    assert_non_null(strstr(tip_at(cost), "Cost 4:"));
    screen_end(&screen);
}

/* Six cards lie right of the Bastion: looking at a card, and picking it, tells that five are left.
 */
static void test_a_play_is_foretold_on_the_keep(void **unused)
{
    ClashState state = position();
    clash_begin(&state);
    screen_hover(&screen, rect_centre(screen_get(&screen, "table.number")->rect));
    size_t before = pictures("ui/ui-play");
    screen_hover(&screen, rect_centre(screen_get(&screen, "hand.card.brute")->rect));
    assert_int_equal(pictures("ui/ui-play"), before + 1);
    screen_hover(&screen, rect_centre(screen_get(&screen, "table.number")->rect));
    assert_int_equal(pictures("ui/ui-play"), before);
    screen_press(&screen, "hand.card.brute");
    assert_int_equal(pictures("ui/ui-play"), before + 1);
    screen_end(&screen);
}

/* Nothing urges to attack while a card could still be played. */
static void test_the_assault_waits_for_the_mana(void **unused)
{
    ClashState state = position();
    clash_begin(&state);
    assert_int_equal(pictures("ui/button-primary"), 0);
    screen_end(&screen);
    state.table.mana = 0;
    clash_begin(&state);
    assert_int_equal(pictures("ui/button-primary"), 1);
    screen_end(&screen);
}

static void test_reach_is_shown_in_the_own_turn(void **unused)
{
    ClashState state = position();
    clash_begin(&state);
    assert_non_null(screen_find(&screen, "hand.reach"));
    screen_end(&screen);
    state.table.active = 1;
    clash_begin(&state);
    assert_null(screen_find(&screen, "hand.reach"));
    screen_end(&screen);
}

/* The Partisan destroys the Zombie, the Revenant strikes the Bastion with 3: two blows, one cross.
 */
static void test_it_shows_what_happened(void **unused)
{
    begin_without_mana();
    assert_null(screen_find(&screen, "table.told"));
    clash_act(action_bare(CLASH_ATTACK));
    table_settle(screen.table);
    screen_frame(&screen);
    assert_int_equal(pictures("ui/clash-burst-red"), 2);
    assert_int_equal(pictures("ui/ui-close"), 1);
    assert_string_equal(screen_get(&screen, "table.told")->name,
                        "Partisan deals 3 damage to Zombie.\n"
                        "Zombie is destroyed: back to its owner's hand.\n"
                        "Revenant deals 3 damage to Boris's Bastion.");
    screen_end(&screen);
}

/* Brute and Partisan, then Troll, Baron and Revenant strike for 5, 3, 3, 3 and 3: each is shown. */
static void test_it_shows_a_whole_assault(void **unused)
{
    ClashState state = bare_duel();
    set_side(&state.table.sides[0], 1, "annihilation boom carapace", 0);
    set_row(&state.table.sides[0], 0, "partisan brute");
    set_row(&state.table.sides[0], 1, "revenant baron troll");
    set_side(&state.table.sides[1], 4,
             "aberration carnivore cyclone machine mutant reptile assassin zombie", 0);
    clash_begin(&state);
    clash_act(action_bare(CLASH_ATTACK));
    table_settle(screen.table);
    screen_frame(&screen);
    assert_int_equal(pictures("ui/clash-burst-red"), 5);
    screen_end(&screen);
}

/* Six cards and the Bastion gave 7; the Brute took 4 of them. */
static void test_mana_is_told_of_the_whole_turn(void **unused)
{
    ClashState state = position();
    clash_begin(&state);
    clash_act(action_with_2(CLASH_SUMMON, clash_card("brute", 5), 0));
    table_settle(screen.table);
    screen_frame(&screen);
    assert_string_equal(screen_get(&screen, "table.mana")->name, "Mana left: 3");
    assert_true(says("of 7"));
    assert_int_equal(pictures("ui/clash-gem-lit"), 3);
    assert_int_equal(pictures("ui/clash-gem-spent"), 4);
    screen_end(&screen);
}

/* In the first turn of somebody's first game the aim is told, and what a play costs; who began is
 * told to everybody. */
static void test_the_first_turn_tells_the_aim(void **unused)
{
    ClashState state = position();
    state.table.turn = 2;
    state.table.first = 1;
    clash_begin(&state);
    assert_asks("Boris began. Bring down the enemy Bastion, then its Fort, before yours fall. "
                "Mana: 7. Play a card.");
    screen_press(&screen, "hand.card.troll");
    assert_asks("Troll, cost 6: choose a row, along which it attacks. Your Bastion: durability 5, "
                "one for each card to its right.");
    screen_end(&screen);
    screen.is_familiar = true;
    clash_begin(&state);
    screen.is_familiar = false;
    assert_non_null(strstr(screen_get(&screen, "text.status")->name, " began. Mana left: 7."));
    screen_end(&screen);
}

/* At the right end of a unit's upper edge, or in its middle: what the sign there means. */
static const char *sign_tip(const char *id, float along)
{
    Rect unit = screen_get(&screen, id)->outline.rect;
    screen_hover(&screen, (Point){2, 2});
    screen_hover(&screen, (Point){unit.x + unit.w * along, unit.y + unit.w * 0.09f});
    const Element *tip = screen_find(&screen, "tip");
    return tip ? tip->name : "";
}

/* Partisan, then Revenant, will attack: they are numbered before the assault. The fresh Baron will
 * not: it has the hourglass alone. */
static void test_strikes_are_numbered_before_the_assault(void **unused)
{
    ClashState state = position();
    clash_begin(&state);
    assert_int_equal(pictures("ui/glyph-fresh"), 0);
    clash_act(action_with_2(CLASH_SUMMON, clash_card("baron", 5), 1));
    table_settle(screen.table);
    screen_frame(&screen);
    assert_non_null(strstr(sign_tip("row.0.top.1", 0.9f), "When it attacks:"));
    assert_non_null(strstr(sign_tip("row.0.bottom.1", 0.9f), "When it attacks:"));
    assert_null(strstr(sign_tip("row.0.bottom.2", 0.9f), "When it attacks:"));
    assert_non_null(strstr(sign_tip("row.0.bottom.2", 0.5f), "not attack yet."));
    screen_end(&screen);
}

static void assert_told(ClashMode mode, Event event, const char *words)
{
    static const char *const names[] = {"Ayu", "AI"};
    ClashView view = {.table.mode = (uint8_t)mode};
    Wording wording = {
        .catalogue = &screen.catalogue, .look = game_ui_of(&clash_game)->look, .seat_names = names};
    char bytes[256];
    Text out = text_in(bytes, sizeof bytes);
    game_ui_of(&clash_game)->look->tell(&wording, &(PastAction){&view, &event, 1}, &out);
    assert_string_equal(bytes, words);
}

/* Where a unit goes that is destroyed, and what comes after a Bastion: not the same for the AI. */
static void test_words_tell_what_follows(void **unused)
{
    Card troll = clash_card("troll", 5);
    Event event = {.kind = EVENT_CUE, .name = CLASH_CUE_DESTROY, .value = 1, .card = troll};
    assert_told(CLASH_DUEL, event, "Troll is destroyed: back to its owner's hand.");
    assert_told(CLASH_SOLO, event, "Troll is destroyed: onto the AI's discards.");
    event.name = CLASH_CUE_FALL;
    assert_told(CLASH_DUEL, event, "AI's Bastion falls: the Fort now stands.");
    assert_told(
        CLASH_SOLO, event,
        "The AI's Bastion falls: its Fort now stands, and the discards are its deck again.");
    event.name = CLASH_CUE_SPRINT;
    assert_told(CLASH_DUEL, event, "Sprint: Troll attacks with 1 more.");
}

/* What cannot be pressed is never dark on gold. */
static void test_a_summon_without_a_row_is_not_gold(void **unused)
{
    ClashState state = position();
    clash_begin(&state);
    screen_press(&screen, "hand.card.brute");
    assert_true(screen_get(&screen, "button.confirm")->disabled);
    assert_int_equal(pictures("ui/button-primary"), 0);
    screen_end(&screen);
}

/* Why a card cannot be picked stands on the plate: beside the card there is no second tip. */
static void test_a_barred_card_has_one_tip(void **unused)
{
    ClashState state = position();
    clash_begin(&state);
    screen_hover(&screen, rect_centre(screen_get(&screen, "hand.card.bastion")->rect));
    assert_string_equal(screen_get(&screen, "table.reason")->name,
                        "The Bastion and the Fort are never played.");
    assert_string_equal(screen_get(&screen, "info.title")->name, "Bastion");
    assert_null(screen_find(&screen, "tip"));
    screen_hover(&screen, (Point){2, 2});
    screen_end(&screen);
}

/* A hint has the plate for itself, until the button of the assault is aimed at. */
static void test_a_hint_stands_alone(void **unused)
{
    ClashState state = position();
    clash_begin(&state);
    assert_non_null(screen_find(&screen, "table.preview"));
    table_set_status(screen.table, "Hint: Assault", true);
    screen_hover(&screen, rect_centre(screen_get(&screen, "table.number")->rect));
    assert_null(screen_find(&screen, "table.preview"));
    screen_hover(&screen, rect_centre(screen_get(&screen, "button.attack")->rect));
    assert_non_null(screen_find(&screen, "table.preview"));
    screen_end(&screen);
}

/* What the plate has no room for is heard all the same: beside a hint, and below a long one whose
 * last part is left out. */
static void test_nothing_is_lost_on_whoever_listens(void **unused)
{
    char words[HINT_BYTES];
    ClashState state = position();
    clash_begin(&state);
    char *forecast = strdup(screen_get(&screen, "table.preview")->name);
    Text hint = text_in(words, sizeof words);
    for (int i = 0; i < 12; i++) {
        text_append(&hint, i > 0 ? "\n" : "");
        text_append(&hint, "Hint: begin the assault, for there is nothing better to be done here");
    }
    table_set_status(screen.table, words, true);
    screen_hover(&screen, rect_centre(screen_get(&screen, "table.number")->rect));
    assert_null(screen_find(&screen, "table.preview"));
    assert_string_equal(ui_readable_named(screen.ui, "table.preview")->name, forecast);
    assert_string_equal(ui_readable_named(screen.ui, "text.status")->name, words);
    free(forecast);
    screen_end(&screen);
}

/* The button stands in one place, however long the hand is: nine cards, then seven. */
static void test_the_assault_stays_in_its_place(void **unused)
{
    ClashState state = bare_duel();
    state.table.mana = 9;
    set_side(&state.table.sides[0], 1,
             "annihilation boom baron brute carapace partisan revenant troll", 0);
    set_side(&state.table.sides[1], 4,
             "aberration carnivore cyclone machine mutant reptile assassin zombie", 0);
    clash_begin(&state);
    Rect before = screen_get(&screen, "button.attack")->rect;
    clash_act(action_with_2(CLASH_SUMMON, clash_card("baron", 5), 0));
    clash_act(action_with_2(CLASH_SUMMON, clash_card("brute", 5), 0));
    table_settle(screen.table);
    screen_frame(&screen);
    Rect after = screen_get(&screen, "button.attack")->rect;
    assert_true(before.x == after.x && before.y == after.y && before.w == after.w);
    screen_end(&screen);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_it_asks_with_the_mana_that_is_left),
        cmocka_unit_test(test_advice_is_an_order),
        cmocka_unit_test(test_it_asks_for_nothing_impossible),
        cmocka_unit_test(test_a_place_tells_what_the_play_will_do),
        cmocka_unit_test(test_the_prompt_is_large),
        cmocka_unit_test(test_a_keeper_is_seen_to_slide_and_fall),
        cmocka_unit_test(test_a_struck_unit_stays_whole),
        cmocka_unit_test(test_it_tells_what_happens),
        cmocka_unit_test(test_it_shows_what_happened),
        cmocka_unit_test(test_it_shows_a_whole_assault),
        cmocka_unit_test(test_mana_is_told_of_the_whole_turn),
        cmocka_unit_test(test_the_first_turn_tells_the_aim),
        cmocka_unit_test(test_strikes_are_numbered_before_the_assault),
        cmocka_unit_test(test_words_tell_what_follows),
        cmocka_unit_test(test_a_summon_without_a_row_is_not_gold),
        cmocka_unit_test(test_a_barred_card_has_one_tip),
        cmocka_unit_test(test_a_hint_stands_alone),
        cmocka_unit_test(test_nothing_is_lost_on_whoever_listens),
        cmocka_unit_test(test_the_assault_stays_in_its_place),
        cmocka_unit_test(test_nouns_explain_themselves),
        cmocka_unit_test(test_a_play_is_foretold_on_the_keep),
        cmocka_unit_test(test_the_assault_waits_for_the_mana),
        cmocka_unit_test(test_reach_is_shown_in_the_own_turn),
    };
    return cmocka_run_group_tests(tests, open_window, close_window);
}
