/* Decks are built, named, shared as a code and deleted in their scene, by the pointer and by
 * typing, and offered to both sides of a duel, a computer player as well. */
#include "opened.h"

#include "../monkey/steer.h"
#include "clash/build.h"
#include "games/clash.h"
#include "match_plan.h"
#include "scene.h"
#include "seats.h"
#include "testing.h"

#include <stdio.h>
#include <string.h>

static OwnDecks kept(void)
{
    OwnDecks decks;
    own_decks_read(app.profile, &decks);
    return decks;
}

static void press_all(const char *const ids[], size_t count)
{
    for (size_t i = 0; i < count; i++) {
        assert_true(steer_click_on(&app, ids[i]));
    }
}

static void a_press_takes_a_card_in_and_out(void **unused)
{
    static const char *const presses[] = {"button.new-deck", "deck.card.revenant",
                                          "deck.card.carapace", "deck.card.revenant"};
    scene_switch(&app.scenes, &scene_decks);
    scene_change(&app.scenes);
    press_all(presses, 4);
    assert_int_equal(kept().count, 1);
    assert_int_equal(set_count(kept().items[0].cards), 1);
}

static void deleting_asks_and_may_be_called_off(void **unused)
{
    static const char *const called_off[] = {"button.delete", "button.no"};
    static const char *const answered[] = {"button.delete", "button.yes"};
    press_all(called_off, 1);
    assert_int_equal(kept().count, 1);
    press_all(&called_off[1], 1);
    assert_int_equal(kept().count, 1);
    press_all(answered, 2);
    assert_int_equal(kept().count, 0);
}

static void type(const char *words)
{
    for (size_t at = 0; words[at] != '\0'; at++) {
        SDL_Event event = {.text = {.type = SDL_TEXTINPUT, .text = {words[at]}}};
        SDL_PushEvent(&event);
        steer_settle(&app);
    }
}

/* Ten cards and a name are a deck that is kept. */
static void a_deck_is_chosen_named_and_kept(void **unused)
{
    CardSet cards = 0;
    assert_true(steer_click_on(&app, "button.new-deck"));
    assert_false(steer_click_on(&app, "button.copy"));
    for (Card card = 3; set_count(cards) < CLASH_CHOSEN; card += 2) {
        char id[48];
        snprintf(id, sizeof id, "deck.card.%s", clash_game.names.cards[card]);
        assert_true(steer_click_on(&app, id));
        cards |= card_bit(card);
    }
    assert_true(steer_click_on(&app, "field.name"));
    type("Tide of ten");
    OwnDecks decks = kept();
    assert_int_equal(decks.count, 1);
    assert_string_equal(decks.items[0].name, "Tide of ten");
    assert_true(decks.items[0].cards == cards);
    assert_true(clash_deck_is_whole(decks.items[0].cards));
}

/* What is copied is a deck again where it is typed in. */
static void a_code_carries_it(void **unused)
{
    assert_true(steer_click_on(&app, "button.copy"));
    char *code = SDL_GetClipboardText();
    assert_true(strlen(code) > 0);
    assert_true(steer_click_on(&app, "field.code"));
    type(code);
    SDL_free(code);
    OwnDecks decks = kept();
    assert_int_equal(decks.count, 2);
    assert_true(decks.items[1].cards == decks.items[0].cards);
}

static CardSet offered(Seat side)
{
    const Seats *seats = scene_top(&app.scenes)->data;
    return clash_own_deck(&seats->plan.setup, side);
}

/* On the seats screen, for the person and for the computer. */
static void both_sides_of_a_duel_are_offered_it(void **unused)
{
    CardSet cards = kept().items[0].cards;
    scene_push_seats(&app.scenes, (SeatsArgs){&clash_game, .in_detail = true});
    scene_change(&app.scenes);
    Seats *seats = scene_top(&app.scenes)->data;
    plan_set_seats(&seats->plan, CLASH_SIDES);
    seats->plan.setup.options[CLASH_OPTION_FORMAT] = CLASH_CONSTRUCTED;
    seats->plan.kinds[0] = SEAT_PERSON;
    seats->plan.kinds[1] = SEAT_HARD;
    assert_true(offered(0) == 0 && offered(1) == 0);
    assert_true(steer_click_on(&app, "seats.own-deck.0"));
    assert_true(steer_click_on(&app, "seats.own-deck.1"));
    assert_true(offered(0) == cards && offered(1) == cards);
    assert_true(plan_is_accepted(&seats->plan, NULL));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_press_takes_a_card_in_and_out),
        cmocka_unit_test(deleting_asks_and_may_be_called_off),
        cmocka_unit_test(a_deck_is_chosen_named_and_kept),
        cmocka_unit_test(a_code_carries_it),
        cmocka_unit_test(both_sides_of_a_duel_are_offered_it),
    };
    return cmocka_run_group_tests(tests, open_app, close_app);
}
