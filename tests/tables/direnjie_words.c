/* What is said on the table of Di Renjie: cards are named in one way, alone and in a list, and the
 * end tells all points in one sentence; what lies open can be read. */
#include "core/notation.h"
#include "direnjie/pen.h"
#include "direnjie/pieces.h"
#include "direnjie/places.h"
#include "direnjie/seen/now.h"
#include "direnjie/table.h"
#include "direnjie/words.h"
#include "direnjie/words/tellings.h"
#include "testing.h"
#include "window.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static const char *const names[] = {"Ani", "Boris", "Citra", "Dewi"};
static Catalogue catalogue;
static const Wording wording = {
    .catalogue = &catalogue, .look = &direnjie_table_look, .seat_names = names};

/* T3 is the seventh of three copies each of T1, T2, T3; W1 follows eighteen targets. */
#define T3 6
#define W1 18

static void assert_words(Message message, const char *words)
{
    char bytes[256];
    Text text = text_in(bytes, sizeof bytes);
    wording_message(&wording, &message, &text);
    assert_string_equal(bytes, words);
}

static void test_a_card_has_one_name(void **unused)
{
    assert_words(MESSAGE("{card}", value_card(T3)), "T3 Sogdian Merchant");
    assert_words(MESSAGE("{cards}", value_cards(card_bit(T3))), "T3 Sogdian Merchant");
    CardSet both = card_bit(T3) | card_bit(W1);
    assert_words(MESSAGE("{cards}", value_cards(both)), "T3 Sogdian Merchant, W1 Dagger");
    CardSet four = both | card_bit(0) | card_bit(3); /* a proof names more than can be read */
    assert_words(MESSAGE("{cards}", value_cards(four)), "T1, T2, T3, W1");
}

/* What one is advised to do is said to oneself: as what is to be done. */
static void test_advice_is_an_order(void **unused)
{
    static const char *const orders[][2] = {
        {"ask W", "Ask for a card of this category: Weapon"},
        {"ask 4", "Ask for number 4"},
        {"draw deck", "Draw a card from the deck"},
        {"swap 1", "Swap hands with Boris"},
        {"submit T3 M2 W1",
         "Submit T3 Sogdian Merchant on top, then Beggar 2, at the bottom W1 Dagger"},
        {"accuse 3", "Accuse Dewi"},
        {"give W1", ""}, /* its button says it */
    };
    for (size_t i = 0; i < sizeof orders / sizeof *orders; i++) {
        Action action;
        assert_true(notation_read(&direnjie_game, orders[i][0], &action));
        assert_words(direnjie_advise(NULL, action), orders[i][1]);
    }
}

static Event cue(unsigned name, int value)
{
    return (Event){.kind = EVENT_CUE, .name = (uint8_t)name, .value = (int16_t)value};
}

static const char *told(unsigned teams, const Event events[], size_t count)
{
    static char bytes[512];
    Text text = text_in(bytes, sizeof bytes);
    bool is_told = direnjie_tell_end(&wording, teams, events, count, &text);
    assert_int_equal(is_told, bytes[0] != '\0');
    return bytes;
}

static void test_points_are_one_sentence(void **unused)
{
    const Event events[] = {cue(DIRENJIE_CUE_POINTS, 4), cue(DIRENJIE_CUE_POINTS + 1, 1),
                            cue(DIRENJIE_CUE_POINTS + 2, 0), cue(DIRENJIE_CUE_RESULT, 1)};
    assert_string_equal(told(0, events, 4), "Points: Ani 4, Boris 1, Citra 0.");
    assert_string_equal(told(0, events + 1, 3), "");
    assert_string_equal(told(0, events + 3, 1), "Ani wins the game.");
}

/* DR-33: of two teams the second and fourth seats are one. */
static void test_those_who_win_are_one_sentence(void **unused)
{
    const Event two = cue(DIRENJIE_CUE_RESULT, 2 | 8);
    assert_string_equal(told(0, &two, 1), "Boris, Dewi share the victory.");
    assert_string_equal(told(2, &two, 1), "Boris, Dewi win the game as a team.");
}

/* Greedy players until the lanterns have counted so far; the words at that time. */
static const char *lanterns_at(int count)
{
    for (uint64_t seed = 1; seed < 20; seed++) {
        Setup setup = setup_initial(&direnjie_game, 3, seed);
        screen_begin(&screen, &direnjie_game, &setup, NULL, 0);
        screen_measure(&screen);
        while (!match_is_over(&screen.match)) {
            table_settle(screen.table);
            screen_measure(&screen);
            const Element *plate = screen_find(&screen, "table.lanterns");
            if (plate && atoi(plate->value) == count) {
                return plate->name;
            }
            screen_act_greedily(&screen, 0);
        }
        screen_end(&screen);
    }
    fail_msg("there never were %d clues", count);
    return NULL;
}

static void test_lanterns_count_up_to_eight(void **unused)
{
    assert_string_equal(lanterns_at(3), "3 of 8 public clues");
    screen_end(&screen);
    assert_string_equal(lanterns_at(9), "9 public clues");
    screen_end(&screen);
}

/* What the game is about stands there until somebody has asked. */
static void test_the_aim_is_told(void **unused)
{
    Setup setup = setup_initial(&direnjie_game, 3, 5);
    setup.options[DIRENJIE_FIRST] = 0;
    screen_begin(&screen, &direnjie_game, &setup, NULL, 0);
    screen_frame(&screen);
    screen_frame(&screen);
    const char *aim = screen_get(&screen, "table.last_words")->name;
    assert_non_null(strstr(aim, "the target, the weapon and the location"));
    screen_act(&screen, 0, action_with_1(DIRENJIE_ASK, DIRENJIE_ASK_ONE));
    screen_act(&screen, 0, action_bare(DIRENJIE_REFUSE));
    table_settle(screen.table);
    screen_frame(&screen);
    assert_string_equal(screen_get(&screen, "table.last_words")->name, "Boris gives nothing.");
    screen_end(&screen);
}

/* Of seat 0 in the turn of seat 1: what seat 1 draws is lost, what seat 0 gives is not. */
static void test_what_is_taken_from_the_viewer_is_told(void **unused)
{
    const Event drawn = {
        .kind = EVENT_MOVE, .card = T3, .from = DIRENJIE_HANDS, .to = DIRENJIE_HANDS + 1};
    DirenjieView view = {.seat = 0};
    const PastAction action = {&view, &drawn, 1};
    view.table.actor = 1;
    view.table.phase = DIRENJIE_REFILLING;
    DirenjiePast facts = direnjie_past(&action);
    assert_int_equal(facts.lost, 1);
    assert_int_equal(facts.lost_card, T3);
    assert_false(facts.by_bonus);
    view.table.phase = DIRENJIE_BONUS;
    assert_true(direnjie_past(&action).by_bonus);
    view.table.actor = 0;
    assert_int_equal(direnjie_past(&action).lost, 0);
}

/* Seat 0 has asked, nobody gave, and it draws from seat 1, who is in front. */
static void test_a_loss_is_said_on_the_plate(void **unused)
{
    Setup setup = setup_initial(&direnjie_game, 2, 5);
    setup.options[DIRENJIE_FIRST] = 0;
    screen_begin(&screen, &direnjie_game, &setup, NULL, 1);
    screen_act(&screen, 1, action_with_1(DIRENJIE_ASK, DIRENJIE_ASK_ONE));
    screen_act(&screen, 1, action_bare(DIRENJIE_REFUSE));
    screen_act(&screen, 1, action_with_1(DIRENJIE_DRAW, 1));
    table_settle(screen.table);
    screen_measure(&screen);
    const char *plate = screen_get(&screen, "text.status")->name;
    assert_non_null(strstr(plate, "takes"));
    assert_non_null(strstr(plate, "from you."));
    assert_true(table_pause(screen.table) > 1); /* long enough to be read */
    screen_end(&screen);
}

/* Pixels of each card that are seen in an open hand of so many. */
static float seen_step(const ZonePlace *place, unsigned cards)
{
    if (place->form == FORM_GRID) {
        return place->grid.pitch;
    }
    return fminf((place->rect.w - place->card_width) / (float)(cards - 1), place->card_width);
}

/* Lying open at 1280 x 720, a hand of another seat shows the code of each of its cards, which
 * takes 16 pixels, above the pavilion. */
static void test_open_hands_can_be_read(void **unused)
{
    Space space = {
        .area = {0, 52, 1280, 668}, .line = 20, .open = true, .window = {0, 0, 1280, 720}};
    for (uint8_t seats = 2; seats <= DIRENJIE_SEATS; seats++) {
        Setup setup = setup_initial(&direnjie_game, seats, 7);
        Match match;
        match_init(&match, &direnjie_game, &setup);
        DirenjieView view;
        match_view(&match, 0, &view);
        Layout layout = {.unit = 0};
        direnjie_arrange(&space, &view, &layout);
        for (Seat seat = 1; seat < seats; seat++) {
            const ZonePlace *place = &layout.zones[DIRENJIE_HANDS + seat];
            assert_true(seen_step(place, view.table.hand_counts[seat]) >= 16);
            assert_true(place->card_width >= 28);
            assert_false(rect_intersection(place->rect, layout.spots[SPOT_SHRINE]).w > 0 &&
                         rect_intersection(place->rect, layout.spots[SPOT_SHRINE]).h > 0);
        }
        match_release(&match);
    }
}

/* However narrow its room, a name is whole or cut by three letters at least, after a consonant. */
static void test_names_are_cut_where_they_can_be_read(void **unused)
{
    Setup setup = setup_initial(&direnjie_game, 3, 1);
    screen_begin(&screen, &direnjie_game, &setup, NULL, 0);
    screen_frame(&screen);
    Pen pen = {screen.ui, 0.8f};
    bool was_whole = false, was_cut = false;
    for (float width = 20; width < 120; width++) {
        char bytes[64];
        Text text = text_in(bytes, sizeof bytes);
        pen_short_name(pen, "Chancellor", (Letters){.face = FONT_BODY_BOLD}, width, &text);
        assert_string_not_equal(bytes, "Chancello.");
        assert_string_not_equal(bytes, "Chance.");
        was_whole |= strcmp(bytes, "Chancellor") == 0;
        was_cut |= strcmp(bytes, "Chancel.") == 0;
    }
    assert_true(was_whole && was_cut);
    screen_end(&screen);
}

/* Boris takes cards of Ani, who sees them: the log says first by which bonus. */
static void test_the_log_names_the_bonus(void **unused)
{
    char bytes[256];
    Text text = text_in(bytes, sizeof bytes);
    DirenjieView view = {.seat = 0, .table = {.seats = 3}};
    Event move = {.kind = EVENT_MOVE, .card = T3, .from = DIRENJIE_HANDS, .to = DIRENJIE_HANDS + 1};
    LogEntry entry = {.view = &view,
                      .action = action_with_1(DIRENJIE_ROB, 0),
                      .actor = 1,
                      .events = &move,
                      .count = 1};
    direnjie_log(&wording, &entry, &text);
    assert_string_equal(bytes, "Bonus: take two cards.\nBoris takes T3 Sogdian Merchant from Ani.");
}

/* Three cards given back one by one: told with the last of them, as those who see them and the
 * others are told. */
static void test_cards_given_back_are_told_together(void **unused)
{
    char bytes[256];
    DirenjieView view = {.seat = 0, .table = {.seats = 3}};
    Event moves[3];
    for (unsigned i = 0; i < 3; i++) {
        moves[i] = (Event){.kind = EVENT_MOVE,
                           .card = (Card)(3 * i),
                           .from = DIRENJIE_HANDS + 1,
                           .to = DIRENJIE_HANDS};
    }
    LogEntry entry = {.view = &view,
                      .action = action_with_1(DIRENJIE_REPAY, 0),
                      .actor = 1,
                      .events = moves + 2,
                      .count = 1,
                      .joins = true,
                      .run = moves,
                      .run_count = 2};
    view.table.owed = 2;
    Text text = text_in(bytes, sizeof bytes);
    direnjie_log(&wording, &entry, &text);
    assert_string_equal(bytes, "");
    view.table.owed = 1;
    direnjie_log(&wording, &entry, &text);
    assert_string_equal(bytes,
                        "Boris gives T1 Chancellor, T2 General, T3 Sogdian Merchant to Ani.");
    moves[0].card = moves[1].card = moves[2].card = CARD_HIDDEN;
    text = text_in(bytes, sizeof bytes);
    direnjie_log(&wording, &entry, &text);
    assert_string_equal(bytes, "Boris gives 3 cards to Ani.");
}

/* Where each of them is told by itself, the second does not read as the first. */
static void test_a_second_card_of_the_deck_is_another(void **unused)
{
    char bytes[256];
    Text text = text_in(bytes, sizeof bytes);
    DirenjieView view = {.seat = 0, .table = {.seats = 3}};
    Event move = {
        .kind = EVENT_MOVE, .card = CARD_HIDDEN, .from = DIRENJIE_DECK, .to = DIRENJIE_HANDS + 1};
    LogEntry entry = {.view = &view,
                      .action = action_with_1(DIRENJIE_DRAW_DECK, 0),
                      .actor = 1,
                      .events = &move,
                      .count = 1,
                      .joins = true,
                      .run = &move,
                      .run_count = 1};
    direnjie_log(&wording, &entry, &text);
    assert_string_equal(bytes, "Boris draws another card from the deck.");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_card_has_one_name),
        cmocka_unit_test(test_cards_given_back_are_told_together),
        cmocka_unit_test(test_a_second_card_of_the_deck_is_another),
        cmocka_unit_test(test_the_log_names_the_bonus),
        cmocka_unit_test(test_advice_is_an_order),
        cmocka_unit_test(test_points_are_one_sentence),
        cmocka_unit_test(test_those_who_win_are_one_sentence),
        cmocka_unit_test(test_lanterns_count_up_to_eight),
        cmocka_unit_test(test_the_aim_is_told),
        cmocka_unit_test(test_what_is_taken_from_the_viewer_is_told),
        cmocka_unit_test(test_a_loss_is_said_on_the_plate),
        cmocka_unit_test(test_open_hands_can_be_read),
        cmocka_unit_test(test_names_are_cut_where_they_can_be_read),
    };
    catalogue_init(&catalogue);
    return cmocka_run_group_tests(tests, open_window, close_window);
}
