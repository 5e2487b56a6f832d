/* The table of Clash of Decks: what may be picked, where cards may go, what is told before and
 * after. Positions are put together by hand. */
#include "games/clash.h"
#include "clash_position.h"
#include "core/notation.h"
#include "drawn.h"
#include "tables/table_commands.h"
#include "tables/wording.h"
#include "testing.h"
#include "text_block.h"
#include "window.h"

#include <SDL.h>
#include <string.h>

static void test_a_card_and_a_row_summon(void **unused)
{
    ClashState state = position();
    clash_begin(&state);
    assert_int_equal(screen_get(&screen, "row.0.top.2")->role, ROLE_DROP);
    assert_true(screen_get(&screen, "row.0.top.2")->still);
    screen_press(&screen, "hand.card.brute");
    assert_true(screen.chosen == ACTION_NONE);
    assert_string_equal(screen_get(&screen, "text.status")->name,
                        "Brute, cost 4: choose a row, along which it attacks. Your Bastion: "
                        "durability 5, one for each card to its right.");
    assert_true(screen_get(&screen, "button.confirm")->disabled);
    screen_press(&screen, "row.0.top.2");
    assert_true(screen.chosen == action_with_2(CLASH_SUMMON, clash_card("brute", 5), 0));
    screen_end(&screen);
}

static void test_a_unit_is_dragged_to_a_row(void **unused)
{
    ClashState state = position();
    clash_begin(&state);
    Point row = rect_centre(screen_get(&screen, "row.0.bottom.2")->rect);
    screen_drag(&screen, "hand.card.troll", row);
    assert_true(screen.chosen == action_with_2(CLASH_SUMMON, clash_card("troll", 5), 1));
    screen_end(&screen);
}

static void test_a_unit_is_no_target_for_a_unit(void **unused)
{
    ClashState state = position();
    clash_begin(&state);
    Point enemy = rect_centre(screen_get(&screen, "row.1.top.1")->rect);
    screen_drag(&screen, "hand.card.brute", enemy);
    assert_true(screen.chosen == ACTION_NONE);
    assert_null(screen_get(&screen, "hand.card.brute")->value);
    screen_end(&screen);
}

static void test_an_incantation_finds_its_target(void **unused)
{
    ClashState state = position();
    clash_begin(&state);
    screen_press(&screen, "hand.card.boom");
    screen_press(&screen, "row.1.top.2");
    assert_true(screen.chosen == action_with_2(CLASH_CAST, clash_card("boom", 4), 1 << 7 | 2));
    screen_end(&screen);
}

static void test_an_incantation_is_dragged_to_its_target(void **unused)
{
    ClashState state = position();
    clash_begin(&state);
    Point enemy = rect_centre(screen_get(&screen, "row.1.top.1")->rect);
    screen_drag(&screen, "hand.card.boom", enemy);
    assert_true(screen.chosen == action_with_2(CLASH_CAST, clash_card("boom", 4), 1 << 7 | 1));
    screen_end(&screen);
}

/* Boom! deals 1 damage: to the Zombie with its 1 it is told before the press, and so that it
 * falls. */
static void test_a_cast_is_foretold_on_its_target(void **unused)
{
    ClashState state = position();
    clash_begin(&state);
    screen_press(&screen, "hand.card.boom");
    assert_int_equal(pictures("ui/ui-close"), 0);
    screen_hover(&screen, rect_centre(screen_get(&screen, "row.1.top.1")->rect));
    assert_int_equal(pictures("ui/ui-close"), 1);
    assert_true(says("0"));
    assert_string_equal(screen_get(&screen, "table.preview")->name,
                        "6 mana is left. Enemy units destroyed: Zombie.");
    screen_hover(&screen, rect_centre(screen_get(&screen, "table.number")->rect));
    assert_int_equal(pictures("ui/ui-close"), 0);
    screen_end(&screen);
}

/* At 1280x720: four units and seven cards, and no letter of the tokens too small to read. */
static void test_cards_are_large_enough(void **unused)
{
    ClashState state = position();
    clash_begin(&state);
    screen_frame(&screen); /* only of what was shown may the list be read */
    assert_true(screen_get(&screen, "row.1.top.2")->outline.rect.w >= 112);
    assert_true(screen_get(&screen, "hand.card.brute")->outline.rect.w >= 110);
    DrawList *list = ui_draw(screen.ui);
    for (size_t i = 0; i < draw_count(list); i++) {
        const DrawCommand *command = draw_at(list, i);
        assert_true(command->kind != DRAW_TEXT || command->text->lines->px >= 11);
    }
    screen_end(&screen);
}

/* Whoever hits an own unit is asked once more. */
static void test_an_own_target_waits_for_the_button(void **unused)
{
    ClashState state = position();
    clash_begin(&state);
    screen_press(&screen, "hand.card.boom");
    screen_press(&screen, "row.0.bottom.1");
    assert_true(screen.chosen == ACTION_NONE);
    assert_string_equal(screen_get(&screen, "text.status")->name,
                        "Boom!, cost 1: this is your own unit. Cast it?");
    assert_string_equal(screen_get(&screen, "table.preview")->name,
                        "6 mana is left. Indestructible, takes no damage: Revenant.");
    screen_press(&screen, "button.confirm");
    assert_true(screen.chosen == action_with_2(CLASH_CAST, clash_card("boom", 4), 1 << 6 | 1));
    screen_end(&screen);
}

/* Three cards, the Bastion before the last: without that one it stands at the right end. */
static void test_a_falling_keeper_is_told_before(void **unused)
{
    ClashState state = position();
    ClashSide *side = &state.table.sides[0];
    memset(side->hand, 0, sizeof side->hand);
    set_side(side, 1, "boom annihilation baron", 2);
    set_row(side, 0, "partisan brute troll carapace");
    clash_begin(&state);
    assert_string_equal(screen_get(&screen, "seat.0.keeper")->value, "1");
    screen_press(&screen, "hand.card.baron");
    screen_press(&screen, "row.0.top.5");
    assert_true(screen.chosen == ACTION_NONE);
    assert_string_equal(screen_get(&screen, "table.preview")->name,
                        "4 mana is left. Your own Bastion falls.");
    screen_press(&screen, "row.0.top.5");
    assert_true(screen.chosen == action_with_2(CLASH_SUMMON, clash_card("baron", 5), 0));
    screen_end(&screen);
}

static void test_only_the_four_leftmost_are_lit(void **unused)
{
    ClashState state = position();
    clash_begin(&state);
    assert_false(screen_get(&screen, "hand.card.baron")->disabled);
    const Element *fifth = screen_get(&screen, "hand.card.carapace");
    assert_true(fifth->disabled);
    assert_string_equal(fifth->reason, "Only the four leftmost cards can be played.");
    assert_string_equal(screen_get(&screen, "hand.card.bastion")->reason,
                        "The Bastion and the Fort are never played.");
    assert_string_equal(screen_get(&screen, "seat.0.keeper")->value, "6");
    assert_string_equal(screen_get(&screen, "seat.1.keeper")->value, "4");
    assert_true(screen_get(&screen, "hand.card.bastion")->rect.x <
                screen_get(&screen, "hand.card.brute")->rect.x);
    screen_end(&screen);
}

static void test_units_say_what_they_are_now(void **unused)
{
    ClashState state = position();
    state.table.sides[0].rows[0][0].damage = 1;
    state.table.sides[0].rows[0][0].marks = CLASH_HURT;
    clash_begin(&state);
    assert_string_equal(screen_get(&screen, "row.0.top.1")->name,
                        "Partisan: attack 3, durability 1; Rage");
    assert_string_equal(screen_get(&screen, "row.1.top.1")->name, "Zombie: attack 3, durability 1");
    assert_null(screen_find(&screen, "row.1.top.3"));
    screen_end(&screen);
}

/* The Partisan destroys the Zombie, the Revenant finds no unit. */
static void test_the_assault_is_foretold(void **unused)
{
    ClashState state = position();
    clash_begin(&state);
    assert_string_equal(screen_get(&screen, "table.preview")->name,
                        "In an assault now… Enemy units destroyed: Zombie. "
                        "3 damage to the enemy Bastion or Fort. "
                        "Incantations to come are not counted.");
    screen_press(&screen, "button.attack");
    assert_true(screen.chosen == action_bare(CLASH_ATTACK));
    screen_end(&screen);
}

/* The same while a card is picked, as long as the pointer is on the button; the Zombie is crossed
 * out. */
static void test_the_assault_is_foretold_on_hover(void **unused)
{
    ClashState state = position();
    clash_begin(&state);
    screen_press(&screen, "hand.card.brute");
    assert_null(screen_find(&screen, "table.preview"));
    assert_int_equal(pictures("ui/ui-close"), 0);
    screen_hover(&screen, rect_centre(screen_get(&screen, "button.attack")->rect));
    assert_string_equal(screen_get(&screen, "table.preview")->name,
                        "In an assault now… Enemy units destroyed: Zombie. "
                        "3 damage to the enemy Bastion or Fort. "
                        "Incantations to come are not counted.");
    assert_int_equal(pictures("ui/ui-close"), 1);
    assert_null(screen_find(&screen, "table.sum"));
    screen_hover(&screen, rect_centre(screen_get(&screen, "table.number")->rect));
    assert_null(screen_find(&screen, "table.preview"));
    screen_end(&screen);
}

/* The first sign of a card lies below its cost. */
static Point first_sign(const char *id)
{
    Rect card = screen_get(&screen, id)->outline.rect;
    return (Point){card.x + card.w * 0.16f, card.y + card.h * 0.26f};
}

static void test_signs_tell_their_rules(void **unused)
{
    ClashState state = position();
    clash_begin(&state);
    screen_hover(&screen, first_sign("row.0.top.1"));
    assert_string_equal(screen_get(&screen, "tip")->name,
                        "Rage: May attack units on the turn it is summoned, not the Bastion/Fort.");
    screen_hover(&screen, first_sign("hand.card.carapace"));
    assert_string_equal(screen_get(&screen, "tip")->name,
                        "Protection: The first attack that hits it each turn deals 0 damage.");
    screen_hover(&screen, first_sign("hand.card.brute"));
    assert_null(screen_find(&screen, "tip"));
    screen_end(&screen);
}

/* A fight in the top row, seat 0 against seat 1; both sides' other cards are in hand. */
typedef struct Fight {
    unsigned deck, other_deck;
    const char *hand, *row;
    const char *other_hand, *other_rows[CLASH_ROWS];
    uint32_t color; /* that its motion is drawn with */
    float angle;
} Fight;

static void begin_fight(const Fight *fight)
{
    ClashState state = bare_duel();
    set_side(&state.table.sides[0], fight->deck, fight->hand, 0);
    set_row(&state.table.sides[0], 0, fight->row);
    set_side(&state.table.sides[1], fight->other_deck, fight->other_hand, 0);
    for (unsigned row = 0; row < CLASH_ROWS; row++) {
        set_row(&state.table.sides[1], row, fight->other_rows[row]);
    }
    clash_begin(&state);
}

static bool is_drawn(uint32_t color, float angle)
{
    Color wanted = color_rgb(color);
    DrawList *list = ui_draw(screen.ui);
    for (size_t i = 0; i < draw_count(list); i++) {
        const DrawCommand *command = draw_at(list, i);
        if (command->color.r == wanted.r && command->color.g == wanted.g &&
            command->color.b == wanted.b && command->angle == angle) {
            return true;
        }
    }
    return false;
}

/* Whether this was drawn in any frame of the assault. */
static bool assault_shows(const Fight *fight, Speed speed, uint32_t color, float angle)
{
    begin_fight(fight);
    table_set_speed(screen.table, speed);
    clash_act(action_bare(CLASH_ATTACK));
    bool is_seen = false;
    do {
        screen_frame(&screen);
        is_seen = is_seen || is_drawn(color, angle);
        SDL_Delay(10);
    } while (table_is_moving(screen.table));
    screen_end(&screen);
    return is_seen;
}

#define GUARD 0x9fd0ff
#define WAVE  0x7fd6e8
#define SPEAR 0xffe9b0
#define FURY  0xff4b3a

static const Fight fights[] = {
    {2,
     4,
     "alpha combustion lieutenant microctopus ogre scribe shaman",
     "abomination",
     "aberration carnivore cyclone machine reptile",
     {"zombie assassin", "mutant"},
     WAVE,
     0},
    {2,
     4,
     "alpha combustion lieutenant microctopus ogre scribe shaman",
     "abomination",
     "aberration carnivore cyclone machine reptile",
     {"zombie assassin", "mutant"},
     SPEAR,
     45},
    {4,
     1,
     "aberration assassin carnivore cyclone machine mutant reptile",
     "zombie",
     "annihilation baron boom brute partisan revenant troll",
     {"carapace", ""},
     GUARD,
     0},
    {4,
     1,
     "aberration carnivore cyclone machine mutant reptile",
     "zombie assassin",
     "annihilation baron boom brute carapace partisan revenant",
     {"troll", ""},
     SPEAR,
     0},
    {2,
     4,
     "abomination alpha combustion lieutenant microctopus scribe shaman",
     "ogre",
     "aberration carnivore cyclone machine mutant reptile",
     {"zombie assassin", ""},
     FURY,
     0},
};

static void test_abilities_have_motions_of_their_own(void **unused)
{
    for (size_t i = 0; i < sizeof fights / sizeof fights[0]; i++) {
        const Fight *fight = &fights[i];
        assert_true(assault_shows(fight, SPEED_FAST, fight->color, fight->angle));
        assert_false(assault_shows(fight, SPEED_INSTANT, fight->color, fight->angle));
    }
}

/* Two units strike each other and have nothing special. */
static void test_a_plain_blow_shows_no_ability(void **unused)
{
    static const uint32_t colors[] = {GUARD, WAVE, SPEAR, FURY};
    static const Fight plain = {1,
                                4,
                                "annihilation boom brute carapace partisan revenant troll",
                                "baron",
                                "aberration assassin carnivore cyclone machine mutant reptile",
                                .other_rows = {"zombie", ""}};
    for (size_t i = 0; i < sizeof colors / sizeof colors[0]; i++) {
        assert_false(assault_shows(&plain, SPEED_FAST, colors[i], 0));
    }
}

/* The Zombie strikes the Troll for 3 of its 6, the Assassin for 1 and 1 by its Sprint: they are
 * gone with the blows, while the view from before the assault is still shown. */
static void test_a_blow_is_seen_when_it_lands(void **unused)
{
    begin_fight(&fights[3]);
    assert_non_null(strstr(screen_get(&screen, "row.1.top.1")->name, "durability 6"));
    clash_act(action_bare(CLASH_ATTACK));
    bool is_struck = false;
    while (table_is_moving(screen.table)) {
        screen_frame(&screen);
        const char *unit = screen_get(&screen, "row.1.top.1")->name;
        is_struck |= table_is_moving(screen.table) && strstr(unit, "durability 1");
    }
    assert_true(is_struck);
    screen_end(&screen);
}

/* With text of 160 % the plate takes room from the rows: what is asked grows by a seventh, what the
 * assault would do by a third at least. */
static void test_the_plate_grows_with_the_text(void **unused)
{
    ClashState state = position();
    clash_begin(&state);
    float asked = line_height("Mana left: 7."), told = line_height("In an assault now");
    ui_set_text_percent(screen.ui, 160);
    screen_frame(&screen);
    screen_frame(&screen);
    assert_true(asked > 0 && told > 0);
    assert_true(7 * line_height("Mana left: 7.") > 8 * asked);
    assert_true(3 * line_height("In an assault now") > 4 * told);
    ui_set_text_percent(screen.ui, 100);
    screen_end(&screen);
}

/* As large as it could be, what is asked would leave less for what follows: both have one size. */
static void test_a_forecast_is_not_dwarfed(void **unused)
{
    ClashState state = position();
    clash_begin(&state);
    clash_act(action_bare(CLASH_ATTACK));
    table_settle(screen.table);
    screen_hover(&screen, rect_centre(screen_get(&screen, "table.number")->rect));
    ui_set_text_percent(screen.ui, 160);
    screen_frame(&screen);
    screen_frame(&screen);
    float asked = line_height("Mana left: 7. Cast now"), told = line_height("If you go on");
    assert_true(told > 0);
    assert_true(asked < 1.2f * told);
    ui_set_text_percent(screen.ui, 100);
    screen_end(&screen);
}

/* Ten cards are chosen by a double click each. */
static void test_a_double_click_chooses_a_card(void **unused)
{
    Setup setup = setup_initial(&clash_game, 2, 7);
    setup.options[CLASH_OPTION_FORMAT] = CLASH_CONSTRUCTED;
    screen_begin(&screen, &clash_game, &setup, NULL, 0);
    screen_frame(&screen);
    screen_press_twice(&screen, "owned.card.zombie");
    assert_true(screen.chosen == action_with_1(CLASH_CHOOSE, clash_card("zombie", 6)));
    screen_end(&screen);
}

static Action read_action(const char *text)
{
    Action action;
    assert_true(notation_read(&clash_game, text, &action));
    return action;
}

/* The row or the unit is half of the move: it is marked as the card is, and Return takes both. */
static void test_a_hint_names_the_place_too(void **unused)
{
    ClashState state = position();
    clash_begin(&state);
    table_advise(screen.table, read_action("summon troll bottom"));
    screen_frame(&screen);
    assert_string_equal(screen_get(&screen, "row.0.bottom.2")->value, "Suggested");
    assert_null(screen_get(&screen, "row.0.top.2")->value);
    screen_key(&screen, press_of(&table_command_play));
    screen_frame(&screen);
    assert_true(screen.chosen == ACTION_NONE);
    screen_key(&screen, press_of(&table_command_play));
    screen_frame(&screen);
    assert_true(screen.chosen == read_action("summon troll bottom"));
    screen_end(&screen);
}

/* The sign of the card, and that of the unit. */
static void test_a_hint_names_the_target_too(void **unused)
{
    ClashState state = position();
    clash_begin(&state);
    table_advise(screen.table, read_action("cast boom 1t1"));
    screen_press(&screen, "hand.card.boom");
    assert_int_equal((int)pictures("ui/ui-hint"), 2);
    screen_key(&screen, press_of(&table_command_play));
    screen_key(&screen, press_of(&table_command_play));
    screen_frame(&screen);
    assert_true(screen.chosen == read_action("cast boom 1t1"));
    screen_end(&screen);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_card_and_a_row_summon),
        cmocka_unit_test(test_a_unit_is_dragged_to_a_row),
        cmocka_unit_test(test_a_unit_is_no_target_for_a_unit),
        cmocka_unit_test(test_an_incantation_finds_its_target),
        cmocka_unit_test(test_an_incantation_is_dragged_to_its_target),
        cmocka_unit_test(test_a_cast_is_foretold_on_its_target),
        cmocka_unit_test(test_cards_are_large_enough),
        cmocka_unit_test(test_an_own_target_waits_for_the_button),
        cmocka_unit_test(test_a_falling_keeper_is_told_before),
        cmocka_unit_test(test_only_the_four_leftmost_are_lit),
        cmocka_unit_test(test_units_say_what_they_are_now),
        cmocka_unit_test(test_the_assault_is_foretold),
        cmocka_unit_test(test_the_assault_is_foretold_on_hover),
        cmocka_unit_test(test_signs_tell_their_rules),
        cmocka_unit_test(test_abilities_have_motions_of_their_own),
        cmocka_unit_test(test_a_plain_blow_shows_no_ability),
        cmocka_unit_test(test_a_blow_is_seen_when_it_lands),
        cmocka_unit_test(test_the_plate_grows_with_the_text),
        cmocka_unit_test(test_a_forecast_is_not_dwarfed),
        cmocka_unit_test(test_a_double_click_chooses_a_card),
        cmocka_unit_test(test_a_hint_names_the_place_too),
        cmocka_unit_test(test_a_hint_names_the_target_too),
    };
    return cmocka_run_group_tests(tests, open_window, close_window);
}
