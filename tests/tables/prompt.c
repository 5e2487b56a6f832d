/* The plate at the hand of Regicide: what is wanted now and of whom, with its measure. What it says
 * follows from the rules for positions put together by hand. */
#include "screen.h"
#include "testing.h"
#include "ui/sound.h"

#include <SDL.h>

#include <math.h>
#include <stdio.h>
#include <string.h>

static Screen screen;
static bool is_first; /* no game of it was finished before */

static void begin(const RegicideState *state)
{
    Setup setup = setup_initial(&regicide_game, state->table.seats, 1);
    screen_open(&screen, 1280, 720);
    screen.is_familiar = !is_first;
    screen_begin(&screen, &regicide_game, &setup, state, 0);
    screen_frame(&screen);
    screen_frame(&screen);
}

static void end(void)
{
    screen_end(&screen);
    screen_close(&screen);
}

static RegicideState solo(const char *hand)
{
    const char *const hands[] = {hand};
    return regicide_position("JS", hands, 1);
}

static void assert_asks(const char *words)
{
    assert_string_equal(screen_get(&screen, "text.status")->name, words);
}

static void test_it_asks_for_a_play(void **unused)
{
    RegicideState state = solo("AC 3C 3D 3S 8D 2H 7S TH");
    begin(&state);
    assert_asks("Your turn: play against the Jack of Spades, health 20, attack 10.");
    end();
}

/* Until a first game was finished the first turn says what it is all for. */
static void test_a_first_turn_tells_the_goal(void **unused)
{
    const char *const hands[] = {"AC 3C 3D"};
    RegicideState state = regicide_position("JS", hands, 1);
    is_first = true;
    begin(&state);
    assert_asks("All 12 royals must fall. Play against the Jack of Spades, health 20; unless it "
                "falls, discard cards worth its attack, 10.");
    assert_string_equal(screen_get(&screen, "table.court")->name, "Enemies defeated: 0 of 12");
    end();
    is_first = false;
    begin(&state);
    assert_asks("Your turn: play against the Jack of Spades, health 20, attack 10.");
    end();
}

/* The hand is worth 1 + 3 + 3 + 3 + 8 + 2 + 7 + 10 = 37; of the attack of 10 the 2 covers 2, with
 * the 8 all of it, and the 8 alone with the 7 covers 5 too much. */
static void test_it_counts_a_payment(void **unused)
{
    RegicideState state = solo("AC 3C 3D 3S 8D 2H 7S TH");
    state.table.phase = REGICIDE_SUFFERING;
    begin(&state);
    assert_asks(
        "The Jack of Spades attacks: discard cards worth 10. Chosen: worth 0 of 10; your hand: "
        "worth 37.");
    screen_press(&screen, "hand.card.2H");
    assert_asks(
        "The Jack of Spades attacks: discard cards worth 10. Chosen: worth 2 of 10; your hand: "
        "worth 37.");
    screen_press(&screen, "hand.card.8D");
    assert_asks("The Jack of Spades attacks: discard cards worth 10. Exactly covered: no more is "
                "needed.");
    screen_press(&screen, "hand.card.2H");
    screen_press(&screen, "hand.card.7S");
    assert_asks("The Jack of Spades attacks: discard cards worth 10. Chosen: worth 15, 5 more "
                "than needed.");
    end();
}

/* A hand of 2 + 3 cannot pay 10: the only way on is a flip, and nothing else is asked for. */
static void test_a_hand_that_cannot_pay_is_asked_to_flip(void **unused)
{
    RegicideState state = solo("2H 3C");
    state.table.phase = REGICIDE_SUFFERING;
    begin(&state);
    assert_asks("The Jack of Spades attacks: discard cards worth 10. Your hand is worth only 5: "
                "flip a Jester.");
    assert_string_equal(screen_get(&screen, "button.confirm")->reason,
                        "Your whole hand does not cover the attack: flip a Jester.");
    end();
}

static void test_an_empty_hand_is_asked_to_flip(void **unused)
{
    RegicideState state = solo("");
    begin(&state);
    assert_asks("You have no card to play against the Jack of Spades, health 20: flip a Jester.");
    assert_string_equal(screen_get(&screen, "button.confirm")->reason,
                        "Your hand is empty: flip a Jester.");
    end();
}

static void begin_three(void)
{
    const char *const hands[] = {"X1 4C 5D", "6C 7D", "8C 9D"};
    RegicideState state = regicide_position("JH", hands, 3);
    begin(&state);
}

static void test_a_jester_is_followed_by_a_choice(void **unused)
{
    begin_three();
    assert_asks("Your turn: play against the Jack of Hearts, health 20, attack 10, or yield.");
    screen_press(&screen, "hand.card.X1");
    screen_press(&screen, "button.confirm");
    assert_true(match_act(&screen.match, 0, screen.chosen));
    TableSight sight = screen_sight(&screen, 0);
    table_show(screen.table, &sight);
    screen_frame(&screen);
    assert_asks("The immunity is cancelled: choose who goes next. Press a player, or yourself.");
    assert_string_equal(screen_get(&screen, "button.confirm")->reason, "Choose who goes next.");
    assert_string_equal(screen_get(&screen, "choice.seat.0")->name, "I go next");
    end();
}

/* The others stand on the table: they are pressed there, and only oneself is left to the plate. */
static void test_a_seat_is_chosen_where_it_stands(void **unused)
{
    begin_three();
    Rect seat = screen_get(&screen, "seat.2.name")->rect;
    screen_press(&screen, "hand.card.X1");
    screen_press(&screen, "button.confirm");
    assert_true(match_act(&screen.match, 0, screen.chosen));
    TableSight sight = screen_sight(&screen, 0);
    table_show(screen.table, &sight);
    screen_frame(&screen);
    assert_true(rect_has(screen_get(&screen, "choice.seat.2")->rect, rect_centre(seat)));
    assert_true(screen_get(&screen, "choice.seat.0")->rect.h >= 30);
    screen_press(&screen, "choice.seat.2");
    assert_true(screen.chosen == action_with_1(REGICIDE_NEXT, 2));
    end();
}

static Point middle_of(const char *id)
{
    return rect_centre(screen_get(&screen, id)->rect);
}

static void test_the_tip_of_the_button_names_its_key(void **unused)
{
    RegicideState state = solo("AC 3C 3D 3S 8D 2H 7S TH");
    begin(&state);
    screen_key(&screen, screen_pick(1));
    screen_hover(&screen, middle_of("button.confirm"));
    assert_non_null(strstr(screen_get(&screen, "tip")->name, "(key: Enter)"));
    end();
}

/* Looking is enough: 3 of clubs deals 6 of 20; the 8 of diamonds 8, and draws one card for the one
 * that is played. Nothing is picked by that. */
static void test_looking_at_a_card_tells_what_it_will_do(void **unused)
{
    RegicideState state = solo("AC 3C 3D 3S 8D 2H 7S TH");
    begin(&state);
    screen_hover(&screen, middle_of("hand.card.3C"));
    assert_string_equal(screen_get(&screen, "table.health")->name, "Health 20 of 20, then 14");
    assert_string_equal(screen_get(&screen, "table.health")->value, "20");
    assert_string_equal(screen_get(&screen, "table.preview")->name,
                        "3 damage × 2 = 6 · enemy health left: 14 · you suffer 10");
    assert_null(screen_get(&screen, "hand.card.3C")->value);
    screen_hover(&screen, (Point){2, 2});
    assert_string_equal(screen_get(&screen, "table.health")->name, "Health 20 of 20");
    assert_null(screen_find(&screen, "table.preview"));
    end();
}

/* An 8 of diamonds is picked: the 7 of spades cannot join it, so looking there changes nothing. */
static void test_the_preview_stays_with_the_choice(void **unused)
{
    RegicideState state = solo("AC 3C 3D 3S 8D 2H 7S TH");
    begin(&state);
    screen_press(&screen, "hand.card.8D");
    screen_hover(&screen, middle_of("hand.card.7S"));
    assert_string_equal(screen_get(&screen, "table.health")->name, "Health 20 of 20, then 12");
    screen_hover(&screen, middle_of("hand.card.AC"));
    assert_string_equal(screen_get(&screen, "table.health")->name, "Health 20 of 20, then 2");
    end();
}

/* 2 is left against 10 and no flip: the play loses, and its button says so. */
static void test_a_fatal_play_is_called_so(void **unused)
{
    RegicideState state = solo("AC 2S");
    state.table.flips_left = 0;
    begin(&state);
    screen_press(&screen, "hand.card.AC");
    assert_string_equal(screen_get(&screen, "button.confirm")->name, "Play A♣ and lose");
    end();
}

/* What lies on the table says what it is while the pointer rests on it. */
static void test_nouns_explain_themselves(void **unused)
{
    static const char *const nouns[] = {"table.health", "table.attack", "table.shield",
                                        "table.immune", "power.hearts", "power.spades",
                                        "pile.castle",  "pile.tavern",  "pile.discard",
                                        "table.flips",  "table.medal"};
    RegicideState state = solo("2H 3C 9D TH");
    begin(&state);
    for (size_t i = 0; i < sizeof nouns / sizeof nouns[0]; i++) {
        screen_hover(&screen, middle_of(nouns[i]));
        assert_non_null(screen_find(&screen, "tip"));
        screen_hover(&screen, (Point){2, 2});
        assert_null(screen_find(&screen, "tip"));
    }
    end();
}

static void assert_near(const char *id)
{
    Point tip = rect_centre(screen_get(&screen, "tip")->rect), thing = middle_of(id);
    if (fabsf(tip.x - thing.x) > 360 || fabsf(tip.y - thing.y) > 200) {
        fail_msg("the tip of %s lies far away", id);
    }
}

static void assert_apart(const char *id)
{
    Rect both = rect_intersection(screen_get(&screen, "tip")->rect, screen_get(&screen, id)->rect);
    if (both.w > 0 && both.h > 0) {
        fail_msg("the tip lies over %s", id);
    }
}

/* A tip leaves the panel that it explains to be read, and the hand. */
static void test_tips_lie_beside_panels(void **unused)
{
    static const char *const asked[] = {"table.step", "table.turn", "power.diamonds", "table.medal",
                                        "table.shield"};
    static const char *const panels[] = {"table.number", "table.step",   "table.immune",
                                         "power.hearts", "power.spades", "table.flips",
                                         "table.medal",  "table.health", "table.attack",
                                         "hand.card.2H", "hand.card.TH"};
    RegicideState state = solo("2H 3C 4S 5C 6D 7S 9D TH");
    begin(&state);
    for (size_t i = 0; i < sizeof asked / sizeof asked[0]; i++) {
        screen_hover(&screen, middle_of(asked[i]));
        assert_near(asked[i]);
        for (size_t k = 0; k < sizeof panels / sizeof panels[0]; k++) {
            assert_apart(panels[k]);
        }
        assert_null(strstr(screen_get(&screen, "tip")->name, "yield")); /* nobody yields alone */
        screen_hover(&screen, (Point){2, 2});
    }
    end();
}

static float height_of(const char *id)
{
    return screen_get(&screen, id)->rect.h;
}

/* Text of 200 % is nearly twice as high in the panels too, where four sit at the table; and so it
 * is in an upright window, as far as the width of a panel lets it. */
static void test_panels_follow_the_size_of_text(void **unused)
{
    static const int sizes[][2] = {{1280, 720}, {800, 1280}};
    static const char *const lines[] = {"table.step", "seat.1.name", "power.diamonds"};
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        RegicideState state = regicide_position(
            "JH", (const char *const[]){"5C 7C", "9H", "2C", "3C"}, REGICIDE_SEATS);
        Setup setup = setup_initial(&regicide_game, REGICIDE_SEATS, 1);
        float before[3];
        screen_open(&screen, sizes[i][0], sizes[i][1]);
        screen_begin(&screen, &regicide_game, &setup, &state, 0);
        screen_frame(&screen);
        for (size_t k = 0; k < 3; k++) {
            before[k] = height_of(lines[k]);
        }
        ui_set_text_percent(screen.ui, 200);
        screen_frame(&screen);
        screen_frame(&screen);
        for (size_t k = 0; k < 3; k++) {
            if (height_of(lines[k]) < 1.3f * before[k]) {
                fail_msg("%s: %.1f, at 200 %% %.1f", lines[k], (double)before[k],
                         (double)height_of(lines[k]));
            }
        }
        end();
    }
}

static void act_and_move(Action action, int frames)
{
    screen_act(&screen, 0, action);
    for (int i = 0; i < frames || (frames == 0 && table_is_moving(screen.table)); i++) {
        screen_frame(&screen);
    }
}

/* Seat 1 plays 7 of diamonds into three hands with room: seats 1, 2 and 0 draw in turn, so of seven
 * cards two come to seat 0. It has 10 left for the attack of 10. Seat 2 then yields. All of it
 * stands there until seat 0 picks a card. */
static void test_what_others_do_is_told_and_stays(void **unused)
{
    static const char line[] = "Boris plays 7♦ · all draw 7 in turn, you 2 · 7 damage";
    const char *const hands[] = {"4C 5D", "TC 7D", "8C TH"};
    RegicideState state = regicide_position("JS", hands, 3);
    state.table.active = 1;
    begin(&state);
    act_and_move(action_with_cards(REGICIDE_PLAY, cards_of("7D")), 3);
    assert_asks(line);
    act_and_move(action_with_cards(REGICIDE_DISCARD, cards_of("TC")), 0);
    assert_string_equal(screen_get(&screen, "table.told")->name,
                        "Boris plays 7♦ · all draw 7 in turn, you 2 · 7 damage · discards 10♣");
    act_and_move(action_bare(REGICIDE_YIELD), 0);
    act_and_move(action_with_cards(REGICIDE_DISCARD, cards_of("TH")), 0);
    assert_string_equal(screen_get(&screen, "table.told")->name,
                        "Boris plays 7♦ · all draw 7 in turn, you 2 · 7 damage · discards 10♣\n"
                        "Chen yields · discards 10♥");
    screen_press(&screen, "hand.card.4C");
    assert_null(screen_find(&screen, "table.told"));
    act_and_move(action_with_cards(REGICIDE_PLAY, cards_of("4C")), 0);
    assert_null(screen_find(&screen, "table.told"));
    end();
}

/* Another seat acts: the scene tells whose turn it is, and no demand is made of the hand. */
static void test_the_scene_speaks_while_others_act(void **unused)
{
    begin_three();
    TableSight sight = screen_sight(&screen, 1);
    sight.acting = false;
    table_show(screen.table, &sight);
    screen_frame(&screen);
    assert_null(screen_find(&screen, "text.status"));
    table_set_status(screen.table, "Computer 1 is thinking…", false);
    screen_frame(&screen);
    assert_asks("Computer 1 is thinking…");
    end();
}

/* What another does is said while it is seen, and stays below the demand until oneself acts: 6 of
 * clubs deals 12, and 10 are to be paid. */
static void test_it_tells_what_others_do(void **unused)
{
    const char *const hands[] = {"4C 5D", "6C TD"};
    RegicideState state = regicide_position("JH", hands, 2);
    state.table.active = 1;
    begin(&state);
    screen_act(&screen, 0, action_with_cards(REGICIDE_PLAY, cards_of("6C")));
    screen_frame(&screen);
    assert_asks("Boris plays 6♣ · 12 damage");
    table_settle(screen.table);
    unsigned heard = ui_played(screen.ui, SOUND_TURN);
    screen_act(&screen, 0, action_with_cards(REGICIDE_DISCARD, cards_of("TD")));
    while (!screen_find(&screen, "table.told")) {
        screen_frame(&screen);
        SDL_Delay(20);
    }
    assert_int_equal(ui_played(screen.ui, SOUND_TURN), heard + 1); /* the own turn begins */
    assert_asks("Your turn: play against the Jack of Hearts, health 8, attack 10, or yield.");
    assert_string_equal(screen_get(&screen, "table.told")->name,
                        "Boris plays 6♣ · 12 damage · discards 10♦");
    screen_press(&screen, "hand.card.4C");
    assert_null(screen_find(&screen, "table.told"));
    end();
}

/* What the scene announces goes before what the game asks for. */
static void test_a_notice_goes_first(void **unused)
{
    begin_three();
    table_set_status(screen.table, "Hint", true);
    screen_frame(&screen);
    assert_asks("Hint");
    table_set_status(screen.table, "Your turn", false);
    screen_frame(&screen);
    assert_asks("Your turn: play against the Jack of Hearts, health 20, attack 10, or yield.");
    end();
}

/* The plate is beside the hand and over no button, in landscape and in portrait. */
static void test_it_lies_over_no_button(void **unused)
{
    static const int sizes[][2] = {{1280, 720}, {1024, 640}, {800, 1280}, {1920, 1080}};
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        RegicideState state = solo("2H 3C 9D TH");
        Setup setup = setup_initial(&regicide_game, 1, 1);
        screen_open(&screen, sizes[i][0], sizes[i][1]);
        screen_begin(&screen, &regicide_game, &setup, &state, 0);
        screen_frame(&screen);
        screen_frame(&screen);
        Rect plate = screen_get(&screen, "text.status")->rect;
        static const char *const others[] = {"button.confirm", "button.flip", "table.health",
                                             "table.attack", "hand.card.TH"};
        for (size_t j = 0; j < sizeof others / sizeof others[0]; j++) {
            Rect rect = screen_get(&screen, others[j])->rect;
            assert_false(rect.x < plate.x + plate.w && plate.x < rect.x + rect.w &&
                         rect.y < plate.y + plate.h && plate.y < rect.y + rect.h);
        }
        end();
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_it_asks_for_a_play),
        cmocka_unit_test(test_a_first_turn_tells_the_goal),
        cmocka_unit_test(test_it_counts_a_payment),
        cmocka_unit_test(test_a_hand_that_cannot_pay_is_asked_to_flip),
        cmocka_unit_test(test_an_empty_hand_is_asked_to_flip),
        cmocka_unit_test(test_a_jester_is_followed_by_a_choice),
        cmocka_unit_test(test_a_seat_is_chosen_where_it_stands),
        cmocka_unit_test(test_looking_at_a_card_tells_what_it_will_do),
        cmocka_unit_test(test_the_preview_stays_with_the_choice),
        cmocka_unit_test(test_a_fatal_play_is_called_so),
        cmocka_unit_test(test_what_others_do_is_told_and_stays),
        cmocka_unit_test(test_nouns_explain_themselves),
        cmocka_unit_test(test_tips_lie_beside_panels),
        cmocka_unit_test(test_panels_follow_the_size_of_text),
        cmocka_unit_test(test_the_scene_speaks_while_others_act),
        cmocka_unit_test(test_it_tells_what_others_do),
        cmocka_unit_test(test_a_notice_goes_first),
        cmocka_unit_test(test_the_tip_of_the_button_names_its_key),
        cmocka_unit_test(test_it_lies_over_no_button),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
