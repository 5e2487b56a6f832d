/* Where a card may be dropped, at each table: only where that is drawn. Dropped on anything else,
 * or outside the window, it goes home, and what is picked is what was picked before. */
#include "claim_position.h"
#include "clash_position.h"
#include "games/clash.h"
#include "games/direnjie.h"
#include "games/null.h"
#include "window.h"

#include "base/text.h"
#include "tables/table_scene.h"
#include "testing.h"

#include <math.h>
#include <string.h>

#define ELEMENTS_MAX 160
#define PICKED_BYTES 512

/* What is seen of the choice: the cards that are picked, in the order of the elements. */
static void picked(char bytes[PICKED_BYTES])
{
    Text text = text_in(bytes, PICKED_BYTES);
    for (size_t i = 0; i < ui_element_count(screen.ui); i++) {
        const Element *element = ui_element_at(screen.ui, i);
        if (text_equal(element->value ? element->value : "", "Selected")) {
            text_append(&text, element->id);
            text_append(&text, " ");
        }
    }
}

static void settle(void)
{
    table_settle(screen.table);
    screen_measure(&screen);
}

static void assert_goes_home(const char *card, Point at, const char *what)
{
    char before[PICKED_BYTES], after[PICKED_BYTES];
    settle();
    picked(before);
    Rect rest = screen_get(&screen, card)->rect;
    screen_drag(&screen, card, at);
    settle();
    picked(after);
    if (screen.chosen != ACTION_NONE || !text_equal(before, after)) {
        fail_msg("%s, dropped on %s at %.0f, %.0f: picked %s", card, what, (double)at.x,
                 (double)at.y, after);
    }
    Rect now = screen_get(&screen, card)->rect;
    assert_memory_equal(&rest, &now, sizeof rest);
    assert_null(screen_find(&screen, "table.reason"));
}

static void assert_outside_goes_home(const char *card)
{
    static const Point outside[] = {{-27, 300}, {1300, 300}, {640, 740}, {640, -20}, {640, 20}};
    for (size_t i = 0; i < sizeof outside / sizeof *outside; i++) {
        assert_goes_home(card, outside[i], "nothing");
    }
}

/* Onto the middle of all that is drawn and lies in none of these places. */
static unsigned assert_elements_send_home(const char *card, const Rect takes[], size_t count)
{
    static char ids[ELEMENTS_MAX][ELEMENT_ID_MAX];
    Point at[ELEMENTS_MAX];
    unsigned elements = 0, tried = 0;
    for (size_t i = 0; i < ui_element_count(screen.ui) && elements < ELEMENTS_MAX; i++) {
        const Element *element = ui_element_at(screen.ui, i);
        strcpy(ids[elements], element->id);
        at[elements++] = rect_centre(element->rect);
    }
    for (unsigned i = 0; i < elements; i++) {
        bool is_taken = false;
        for (size_t j = 0; j < count; j++) {
            is_taken |= rect_has(takes[j], at[i]);
        }
        bool is_card = strncmp(ids[i], "hand.card.", 10) == 0 || text_equal(ids[i], card);
        if (!is_taken && !is_card) {
            assert_goes_home(card, at[i], ids[i]);
            tried++;
        }
    }
    return tried;
}

/* A table with a play area: all else sends the card home, with something picked and without. */
static void assert_only_the_area_takes(const char *card, const char *const must[])
{
    Rect area = screen_get(&screen, "drop.table")->outline.rect;
    for (size_t i = 0; must[i]; i++) {
        Point at = rect_centre(screen_get(&screen, must[i])->rect);
        if (rect_has(area, at)) {
            fail_msg("%s lies in the play area", must[i]);
        }
    }
    assert_outside_goes_home(card);
    assert_true(assert_elements_send_home(card, &area, 1) > 6);
    screen_drag(&screen, card, rect_centre(area));
    assert_true(screen.chosen != ACTION_NONE);
}

static void begin_regicide(RegicidePhase phase)
{
    const char *const hands[] = {"AC 3C 3D 3S 8D 2H 7S TH"};
    RegicideState state = regicide_position("JS", hands, 1);
    Setup setup = setup_initial(&regicide_game, 1, 1);
    state.table.phase = (uint8_t)phase;
    screen_begin(&screen, &regicide_game, &setup, &state, 0);
    screen_frame(&screen);
    screen_frame(&screen);
}

static void test_regicide(void **unused)
{
    begin_regicide(REGICIDE_PLAYING);
    assert_only_the_area_takes("hand.card.7S",
                               (const char *const[]){"table.enemy", "pile.tavern", "pile.discard",
                                                     "button.flip", "button.confirm", "text.status",
                                                     NULL});
    screen_end(&screen);
}

/* 10 cover the attack of the Jack; the place that is meant is the discard pile. */
static void test_regicide_pays_on_the_discard_pile(void **unused)
{
    begin_regicide(REGICIDE_SUFFERING);
    assert_only_the_area_takes("hand.card.TH", (const char *const[]){"table.enemy", "pile.tavern",
                                                                     "button.confirm", NULL});
    screen_end(&screen);
}

/* 8D is picked before and after, the other card never. */
static void test_the_choice_stays_as_it_was(void **unused)
{
    begin_regicide(REGICIDE_PLAYING);
    screen_press(&screen, "hand.card.8D");
    assert_goes_home("hand.card.7S", (Point){-27, 300}, "nothing");
    assert_goes_home("hand.card.AC", rect_centre(screen_get(&screen, "table.enemy")->rect),
                     "the enemy");
    assert_goes_home("hand.card.8D", (Point){640, 740}, "nothing");
    assert_string_equal(screen_get(&screen, "hand.card.8D")->value, "Selected");
    screen_end(&screen);
}

/* Lit by a closed frame as thick as no other: 4 units. */
static bool is_lit(Rect area)
{
    DrawList *list = ui_draw(screen.ui);
    for (size_t i = 0; i < draw_count(list); i++) {
        const DrawCommand *it = draw_at(list, i);
        if (it->kind == DRAW_FRAME && !it->dashed && memcmp(&it->rect, &area, sizeof area) == 0) {
            return true;
        }
    }
    return false;
}

static void test_the_area_is_lit_while_it_takes(void **unused)
{
    begin_regicide(REGICIDE_PLAYING);
    Rect area = screen_get(&screen, "drop.table")->outline.rect;
    screen_lift(&screen, "hand.card.7S", rect_centre(area));
    assert_true(is_lit(area));
    screen_point(&screen, (Point){-27, 300});
    assert_false(is_lit(area));
    screen_point(&screen, (Point){640, 20});
    assert_false(is_lit(area));
    screen_point(&screen, rect_centre(area));
    assert_true(is_lit(area));
    screen_drop(&screen, rect_centre(area));
    assert_true(screen.chosen != ACTION_NONE);
    screen_end(&screen);
}

/* As the card of the picture lies, and the largest shadow of all. */
static Outline card_drawn(const char *picture, float *lift)
{
    Outline found = {{0}, 0};
    DrawList *list = ui_draw(screen.ui);
    *lift = 0;
    for (size_t i = 0; i < draw_count(list); i++) {
        const DrawCommand *it = draw_at(list, i);
        if (it->kind == DRAW_PICTURE && text_equal(it->picture->name, picture)) {
            found = (Outline){it->rect, it->angle};
        } else if (it->kind == DRAW_SHADOW) {
            *lift = fmaxf(*lift, it->lift);
        }
    }
    return found;
}

/* It comes up from the table, hangs back while it is carried aside, and hangs still in the end. */
static void test_a_carried_card_hangs_from_the_hand(void **unused)
{
    float rest, high;
    begin_regicide(REGICIDE_PLAYING);
    settle();
    Outline lies = card_drawn("regicide/7S", &rest);
    Point middle = rect_centre(screen_get(&screen, "drop.table")->outline.rect);
    screen_lift(&screen, "hand.card.7S", middle);
    screen_point(&screen, (Point){middle.x + 60, middle.y});
    screen_point(&screen, (Point){middle.x + 120, middle.y});
    assert_true(card_drawn("regicide/7S", &high).angle > 0);
    for (int frame = 0; frame < 40; frame++) {
        screen_point(&screen, (Point){middle.x + 120, middle.y});
    }
    Outline held = card_drawn("regicide/7S", &high);
    assert_true(held.rect.w > 1.07f * lies.rect.w);
    assert_float_equal(held.angle, 0, 0.01f);
    assert_true(high > rest);
    screen_drop(&screen, (Point){640, 20});
    for (int frame = 0; frame < 60; frame++) {
        screen_frame(&screen);
    }
    assert_float_equal(card_drawn("regicide/7S", &high).rect.w, lies.rect.w, 0.5f);
    screen_end(&screen);
}

/* Over the place that would take it: the card goes home, and letting go then plays nothing. */
static void assert_lets_go(bool by_key)
{
    begin_regicide(REGICIDE_PLAYING);
    Point middle = rect_centre(screen_get(&screen, "drop.table")->outline.rect);
    screen_press(&screen, "hand.card.8D");
    screen_lift(&screen, "hand.card.7S", middle);
    if (by_key) {
        screen_escape(&screen);
    } else {
        screen_other_button(&screen, middle, true);
    }
    screen_drop(&screen, middle);
    if (!by_key) {
        screen_other_button(&screen, middle, false);
    }
    assert_true(screen.chosen == ACTION_NONE);
    assert_int_equal(ui_detail_asked(screen.ui), 0);
    KeyPress left = ui_next_key(screen.ui);
    assert_false(press_is_some(&left));
    settle();
    assert_null(screen_get(&screen, "hand.card.7S")->value);
    assert_string_equal(screen_get(&screen, "hand.card.8D")->value, "Selected");
    screen_end(&screen);
}

static void test_escape_lets_go(void **unused)
{
    assert_lets_go(true);
}

static void test_the_other_button_lets_go(void **unused)
{
    assert_lets_go(false);
}

static void test_claim(void **unused)
{
    ClaimState state = endgame();
    claim_begin(&state, 0);
    assert_only_the_area_takes("hand.card.K5",
                               (const char *const[]){"button.confirm", "text.status", NULL});
    screen_end(&screen);
    claim_begin_answer("G4 K2 U7 W9 D9");
    assert_only_the_area_takes("hand.card.D9",
                               (const char *const[]){"button.confirm", "text.status", NULL});
    screen_end(&screen);
}

static void test_clash(void **unused)
{
    ClashState state = position();
    clash_begin(&state);
    const Rect rows[] = {screen_get(&screen, "row.0.top.2")->outline.rect,
                         screen_get(&screen, "row.0.bottom.2")->outline.rect};
    assert_outside_goes_home("hand.card.troll");
    assert_true(assert_elements_send_home("hand.card.troll", rows, 2) > 10);
    assert_goes_home("hand.card.boom", rect_centre(rows[0]), "a row");
    screen_drag(&screen, "hand.card.troll", rect_centre(rows[1]));
    assert_true(screen.chosen == action_with_2(CLASH_SUMMON, clash_card("troll", 5), 1));
    screen_end(&screen);
}

/* The next to return lies at the first of the places; no other takes a drop. */
static void test_clash_returns(void **unused)
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
    table->row = table->active = 1;
    clash_begin(&state);
    Rect place = screen_get(&screen, "drop.table")->outline.rect;
    assert_string_equal(screen_get(&screen, "drop.table")->name, "Free place");
    assert_outside_goes_home("returning.card.revenant");
    assert_true(assert_elements_send_home("returning.card.revenant", &place, 1) > 6);
    screen_drag(&screen, "returning.card.revenant",
                (Point){place.x + place.w * 1.5f, place.y + place.h / 2});
    assert_true(screen.chosen == ACTION_NONE);
    settle();
    Rect rest, lifted;
    assert_true(table_card_rect(screen.table, CLASH_ZONE_RETURNING, 1, &rest));
    screen_lift(&screen, "returning.card.revenant", rect_centre(place));
    assert_true(table_card_rect(screen.table, CLASH_ZONE_RETURNING, 1, &lifted));
    assert_true(lifted.x == rest.x); /* what is drawn around it stays */
    screen_drop(&screen, rect_centre(place));
    assert_true(screen.chosen == action_with_1(CLASH_RETURN, clash_card("revenant", 8)));
    screen_end(&screen);
}

/* A card of the own hand that may answer; the first question that has one. */
static const char *begin_answering(void)
{
    for (uint8_t ask = 0; ask < 8; ask++) {
        Setup setup = setup_initial(&direnjie_game, 4, 5);
        setup.options[DIRENJIE_FIRST] = 0;
        setup.options[DIRENJIE_KILLER] = false;
        screen_begin(&screen, &direnjie_game, &setup, NULL, 1);
        if (match_act(&screen.match, 0, action_with_1(DIRENJIE_ASK, ask))) {
            TableSight sight = screen_sight(&screen, 1);
            table_show(screen.table, &sight);
        }
        screen_frame(&screen);
        screen_frame(&screen);
        for (size_t i = 0; i < ui_element_count(screen.ui); i++) {
            const Element *element = ui_element_at(screen.ui, i);
            if (strncmp(element->id, "hand.card.", 10) == 0 && !element->disabled &&
                element->draggable) {
                return element->id;
            }
        }
        screen_end(&screen);
    }
    fail_msg("no question can be answered");
    return NULL;
}

static void test_direnjie(void **unused)
{
    char card[ELEMENT_ID_MAX];
    strcpy(card, begin_answering());
    assert_only_the_area_takes(card, (const char *const[]){"seat.0", "seat.2", "pile.deck", NULL});
    screen_end(&screen);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_regicide),
        cmocka_unit_test(test_regicide_pays_on_the_discard_pile),
        cmocka_unit_test(test_the_choice_stays_as_it_was),
        cmocka_unit_test(test_the_area_is_lit_while_it_takes),
        cmocka_unit_test(test_a_carried_card_hangs_from_the_hand),
        cmocka_unit_test(test_escape_lets_go),
        cmocka_unit_test(test_the_other_button_lets_go),
        cmocka_unit_test(test_claim),
        cmocka_unit_test(test_clash),
        cmocka_unit_test(test_clash_returns),
        cmocka_unit_test(test_direnjie),
    };
    return cmocka_run_group_tests(tests, open_window, close_window);
}
