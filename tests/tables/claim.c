/* The table of Claim: its words, its ids, what may be picked, and what it keeps covered. Positions
 * are put together by hand. */
#include "claim_position.h"
#include "tables/table_look.h"
#include "tables/wording.h"
#include "testing.h"
#include "ui/sound.h"
#include "window.h"

#include <stdio.h>
#include <string.h>

static void test_equal_cards_have_ids_of_their_own(void **unused)
{
    ClaimState state = endgame();
    claim_begin(&state, 0);
    assert_string_equal(screen_get(&screen, "hand.card.G0")->name, "Goblin 0");
    assert_string_equal(screen_get(&screen, "hand.card.G0.2")->name, "Goblin 0");
    assert_null(screen_find(&screen, "hand.card.G0.3"));
    screen_press(&screen, "hand.card.G0.2");
    screen_press(&screen, "button.confirm");
    assert_true(screen.chosen == action_with_1(CLAIM_PLAY, 0));
    screen_end(&screen);
}

static void test_another_pick_takes_the_place_of_the_first(void **unused)
{
    ClaimState state = endgame();
    claim_begin(&state, 0);
    screen_press(&screen, "hand.card.K5");
    screen_press(&screen, "hand.card.W3");
    assert_string_equal(screen_get(&screen, "button.confirm")->name, "Play Dwarf 3");
    screen_press(&screen, "button.confirm");
    assert_true(screen.chosen == action_with_1(CLAIM_PLAY, claim_card("W3")));
    screen_end(&screen);
}

static void test_an_illegal_card_says_why(void **unused)
{
    ClaimState state = endgame();
    Setup setup = setup_initial(&claim_game, CLAIM_SEATS, 1);
    screen_begin(&screen, &claim_game, &setup, &state, 1);
    match_act(&screen.match, 0, action_with_1(CLAIM_PLAY, claim_card("W3")));
    TableSight sight = screen_sight(&screen, 1);
    table_show(screen.table, &sight);
    screen_measure(&screen);
    screen_measure(&screen);
    assert_string_equal(screen_get(&screen, "table.lead")->value, "W3");
    const Element *knight = screen_get(&screen, "hand.card.K2");
    assert_true(knight->disabled);
    assert_string_equal(knight->reason, "You hold Dwarves: follow with a Dwarf or a Doppelgänger.");
    assert_false(screen_get(&screen, "hand.card.W9")->disabled);
    assert_false(screen_get(&screen, "hand.card.D9")->disabled);
    screen_end(&screen);
}

static void test_votes_are_counted(void **unused)
{
    ClaimState state = endgame();
    claim_begin(&state, 1);
    assert_string_equal(screen_get(&screen, "score.0.undead")->value, "3");
    assert_string_equal(screen_get(&screen, "score.0.undead")->name,
                        "Undead: 3 (Undead 1, Undead 2, Undead 9)");
    assert_string_equal(screen_get(&screen, "score.1.undead")->value, "6");
    assert_string_equal(screen_get(&screen, "score.0.goblin")->name,
                        "Goblins, ahead: 1 (Goblin 5)");
    assert_string_equal(screen_get(&screen, "score.1.goblin")->name, "Goblins: no cards scored");
    assert_string_equal(screen_get(&screen, "seat.0.votes")->value, "1");
    assert_string_equal(screen_get(&screen, "seat.1.votes")->value, "2");
    screen_end(&screen);
}

/* Of the ninth trick two that are known; a tip has the numbers. */
static void test_won_tricks_are_counted(void **unused)
{
    ClaimState state = endgame();
    state.table.won[0] = 1 << 0 | 1 << 3;
    state.table.won[1] = 1 << 1;
    claim_begin(&state, 1);
    const char *tip = NULL;
    for (size_t i = 0; i < ui_tip_count(screen.ui); i++) {
        Explained it = ui_tip_at(screen.ui, i);
        tip = strcmp(it.id, "table.trick") == 0 ? it.text : tip;
    }
    assert_non_null(tip);
    assert_non_null(strstr(tip, "Trick 9 of 13. Won so far: you 1, Ayu 2."));
    screen_end(&screen);
}

static void test_the_other_hand_opens_when_asked(void **unused)
{
    ClaimState state = endgame();
    claim_begin(&state, 0);
    assert_string_equal(screen_get(&screen, "seat.card.1")->value, "5");
    assert_null(screen_find(&screen, "seat.card.1.W9"));
    screen_press(&screen, "button.peek");
    screen_measure(&screen);
    assert_string_equal(screen_get(&screen, "seat.card.1.W9")->name, "Dwarf 9");
    assert_true(screen_get(&screen, "seat.card.1.W9")->secret);
    TableSight sight = screen_sight(&screen, 1);
    table_show(screen.table, &sight);
    screen_measure(&screen);
    assert_null(screen_find(&screen, "seat.card.0.K5"));
    screen_end(&screen);
}

/* In a replay with open hands: no card lies behind the bar, which is above the area. */
static void test_hands_that_lie_open_are_seen_whole(void **unused)
{
    ClaimState state = endgame();
    claim_begin(&state, 0);
    TableCards cards = {0};
    for (uint8_t zone = 0; zone < claim_game.names.zone_count; zone++) {
        cards.counts[zone] = (uint8_t)match_zone_known(&screen.match, screen.match.position, zone,
                                                       KNOWN_TO_ANY, cards.cards[zone]);
    }
    TableSight sight = screen_sight(&screen, 0);
    sight.open = &cards;
    table_show(screen.table, &sight);
    screen_measure(&screen);
    assert_true(screen_get(&screen, "seat.card.1.W9")->rect.y >= screen.area.y);
    screen_end(&screen);
}

/* Plays two cards and words the second action as `reader` saw it. */
static void assert_logged(const char *lead, const char *answer, const char *expected)
{
    static const char *const names[] = {"Ayu", "Boris"};
    static _Alignas(max_align_t) unsigned char view[VIEW_SIZE_MAX];
    ClaimState state = endgame();
    Setup setup = setup_initial(&claim_game, CLAIM_SEATS, 1);
    Match match;
    Event events[64];
    EventLog log = {.events = events, .capacity = 64};
    char bytes[1024];
    Text text = text_in(bytes, sizeof bytes);
    Wording wording = {
        .catalogue = &screen.catalogue, .look = game_ui_of(&claim_game)->look, .seat_names = names};
    match_init_from(&match, &claim_game, &setup, &state);
    match_act(&match, 0, action_with_1(CLAIM_PLAY, claim_card(lead)));
    match_act(&match, 1, action_with_1(CLAIM_PLAY, claim_card(answer)));
    match_view_before(&match, 1, 0, view);
    match_events(&match, 1, 0, &log);
    LogEntry entry = {.view = view,
                      .actor = 1,
                      .action = action_with_1(CLAIM_PLAY, claim_card(answer)),
                      .events = events,
                      .count = log.count};
    wording_log(&wording, &entry, &text);
    assert_string_equal(bytes, expected);
    match_release(&match);
}

static void test_the_log_says_who_wins_and_why(void **unused)
{
    assert_logged("W3", "W9",
                  "Boris answers with Dwarf 9.\nThe higher value: Boris wins the trick.\n"
                  "The Dwarves of the trick go to its loser, Ayu.\n"
                  "To the score pile of Ayu: Dwarf 3, Dwarf 9.");
    assert_logged("K5", "K2",
                  "Boris answers with Knight 2.\nThe higher value: Ayu wins the trick.\n"
                  "To the score pile of Ayu: Knight 2, Knight 5.");
    assert_logged("G0", "D9",
                  "Boris answers with Doppelgänger 9.\nThe Doppelgänger counts as Goblin 9.\n"
                  "The higher value: Boris wins the trick.\n"
                  "To the score pile of Boris: Goblin 0, Doppelgänger 9.");
}

static unsigned pictures_named(const char *name)
{
    DrawList *list = ui_draw(screen.ui);
    unsigned count = 0;
    for (size_t i = 0; i < draw_count(list); i++) {
        const DrawCommand *it = draw_at(list, i);
        count += it->kind == DRAW_PICTURE && strcmp(it->picture->name, name) == 0;
    }
    return count;
}

/* The banner hangs in the hall, and in the middle while its vote is counted. */
static void test_a_vote_is_counted_in_the_middle(void **unused)
{
    unsigned goblins = 0, knights = 0;
    ClaimState state = endgame();
    Event event = {.kind = EVENT_CUE, .name = CLAIM_CUE_VOTE + CLAIM_GOBLIN, .value = 0};
    claim_begin(&state, 0);
    assert_int_equal(pictures_named("ui/claim-banner-goblin"), 1);
    TableSight sight = screen_sight(&screen, 0);
    table_animate(screen.table, &event, 1, &sight);
    while (table_is_moving(screen.table)) {
        screen_frame(&screen);
        unsigned now = pictures_named("ui/claim-banner-goblin");
        goblins = now > goblins ? now : goblins;
        now = pictures_named("ui/claim-banner-knight");
        knights = now > knights ? now : knights;
    }
    assert_int_equal(goblins, 2);
    assert_int_equal(knights, 1);
    screen_end(&screen);
}

/* The end of a game that this seat has won, -1 for nobody, until the last frame in motion. */
static void show_result(int winner, unsigned *lit, unsigned *unlit)
{
    ClaimState state = endgame();
    Event event = {.kind = EVENT_CUE, .name = CLAIM_CUE_RESULT, .value = (int16_t)winner};
    claim_begin(&state, 0);
    TableSight sight = screen_sight(&screen, 0);
    table_animate(screen.table, &event, 1, &sight);
    while (table_is_moving(screen.table)) {
        screen_frame(&screen);
        unsigned lamps = pictures_named("ui/lantern-lit") + pictures_named("ui/lantern-unlit");
        *lit = lamps > 0 ? pictures_named("ui/lantern-lit") : *lit;
        *unlit = lamps > 0 ? pictures_named("ui/lantern-unlit") : *unlit;
    }
    screen_end(&screen);
}

/* Eleven lanterns: all burn after a win and none after a loss; a draw is neither. */
static void test_lanterns_tell_how_it_ended(void **unused)
{
    unsigned lit = 0, unlit = 0, sounds = ui_played(screen.ui, SOUND_LOSE);
    show_result(0, &lit, &unlit);
    assert_int_equal(lit, 11);
    assert_int_equal(unlit, 0);
    show_result(-1, &lit, &unlit);
    assert_int_equal(lit, 6);
    assert_int_equal(unlit, 5);
    assert_int_equal(ui_played(screen.ui, SOUND_LOSE), sounds);
    show_result(1, &lit, &unlit);
    assert_int_equal(lit, 0);
    assert_int_equal(unlit, 11);
    assert_int_equal(ui_played(screen.ui, SOUND_LOSE), sounds + 1);
}

/* Who wins a trick is heard: the seat in front, or another. */
static void test_a_trick_sounds_as_it_ends(void **unused)
{
    for (int winner = 0; winner < 2; winner++) {
        ClaimState state = endgame();
        Event event = {.kind = EVENT_CUE, .name = CLAIM_CUE_WIN, .value = (int16_t)winner};
        claim_begin(&state, 0);
        TableSight sight = screen_sight(&screen, 0);
        unsigned mine = ui_played(screen.ui, SOUND_TRICK_MINE);
        unsigned theirs = ui_played(screen.ui, SOUND_TRICK_THEIRS);
        unsigned ticks = ui_played(screen.ui, SOUND_TICK);
        table_animate(screen.table, &event, 1, &sight);
        while (table_is_moving(screen.table)) {
            screen_frame(&screen);
        }
        assert_int_equal(ui_played(screen.ui, SOUND_TRICK_MINE), mine + (winner == 0));
        assert_int_equal(ui_played(screen.ui, SOUND_TRICK_THEIRS), theirs + (winner == 1));
        assert_int_equal(ui_played(screen.ui, SOUND_TICK), ticks); /* nothing was scored */
        screen_end(&screen);
    }
}

/* At 1280 × 720 a card of the hand is at least 110 pixels wide, the card on offer 140. */
static void test_cards_are_large(void **unused)
{
    Setup setup = setup_initial(&claim_game, CLAIM_SEATS, 7);
    screen_begin(&screen, &claim_game, &setup, NULL, 0);
    screen_measure(&screen);
    screen_measure(&screen);
    unsigned hand = 0;
    for (size_t i = 0; i < ui_element_count(screen.ui); i++) {
        const Element *element = ui_element_at(screen.ui, i);
        if (strncmp(element->id, "hand.card.", 10) == 0) {
            hand++;
            assert_true(element->outline.rect.w >= 110);
        }
    }
    assert_int_equal(hand, CLAIM_TRICKS);
    assert_true(screen_get(&screen, "table.prize")->rect.w >= 140);
    screen_end(&screen);
}

/* How many cards of the hand lie to the left of the one that is picked; -1: none is. */
static int place_of_pick(void)
{
    const Element *picked = NULL;
    int left = 0;
    for (size_t i = 0; i < ui_element_count(screen.ui); i++) {
        const Element *element = ui_element_at(screen.ui, i);
        bool is_hand = strncmp(element->id, "hand.card.", 10) == 0;
        picked = is_hand && element->value ? element : picked;
    }
    for (size_t i = 0; picked && i < ui_element_count(screen.ui); i++) {
        const Element *element = ui_element_at(screen.ui, i);
        bool is_hand = strncmp(element->id, "hand.card.", 10) == 0;
        left += is_hand && element->rect.x < picked->rect.x;
    }
    return picked ? left : -1;
}

static void test_ten_digits_pick_ten_cards(void **unused)
{
    Setup setup = setup_initial(&claim_game, CLAIM_SEATS, 7);
    screen_begin(&screen, &claim_game, &setup, NULL, 0);
    screen_frame(&screen);
    screen_frame(&screen);
    for (int i = 0; i < 10; i++) {
        screen_key(&screen, screen_pick(i + 1));
        screen_frame(&screen);
        assert_int_equal(place_of_pick(), i);
    }
    screen_end(&screen);
}

/* Only the five Goblins of 0 share a picture; the data holds each. */
static void test_each_card_has_its_own_picture(void **unused)
{
    const TableLook *look = game_ui_of(&claim_game)->look;
    Wording wording = {.catalogue = &screen.catalogue, .look = look};
    Picture before = {.name = ""};
    for (Card card = 0; card < CLAIM_CARDS; card++) {
        Picture picture = look->face(&wording, card);
        bool twins = card >= 1 && card <= 4;
        assert_int_equal(strcmp(picture.name, before.name) == 0, twins);
        char path[512];
        snprintf(path, sizeof path, "%s/art/%s@640.webp", DATA_FOLDER, picture.name);
        FILE *file = fopen(path, "rb");
        assert_non_null(file);
        fclose(file);
        before = picture;
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_equal_cards_have_ids_of_their_own),
        cmocka_unit_test(test_another_pick_takes_the_place_of_the_first),
        cmocka_unit_test(test_an_illegal_card_says_why),
        cmocka_unit_test(test_votes_are_counted),
        cmocka_unit_test(test_won_tricks_are_counted),
        cmocka_unit_test(test_the_other_hand_opens_when_asked),
        cmocka_unit_test(test_hands_that_lie_open_are_seen_whole),
        cmocka_unit_test(test_a_vote_is_counted_in_the_middle),
        cmocka_unit_test(test_lanterns_tell_how_it_ended),
        cmocka_unit_test(test_a_trick_sounds_as_it_ends),
        cmocka_unit_test(test_the_log_says_who_wins_and_why),
        cmocka_unit_test(test_cards_are_large),
        cmocka_unit_test(test_ten_digits_pick_ten_cards),
        cmocka_unit_test(test_each_card_has_its_own_picture),
    };
    return cmocka_run_group_tests(tests, open_window, close_window);
}
