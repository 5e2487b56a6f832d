/* The table of Di Renjie: where its parts lie and how large they are, what the plate asks for, and
 * what is seen of a question, an answer and the deal. Refusing is always legal, so these matches
 * need no cards of their own. Places are those of the drawing, worked out for the window by hand:
 * of 1600 x 900, times 0.8. */
#include "direnjie/table.h"
#include "drawn.h"
#include "table_state.h"
#include "tables/table_look.h"
#include "testing.h"
#include "text_block.h"
#include "window.h"

#include <SDL.h>
#include <string.h>

#define LETTERS_LEAST 11

/* The first seat begins, and is the one in front. */
static void begin(uint8_t seats, bool killer)
{
    Setup setup = setup_initial(&direnjie_game, seats, 5);
    setup.options[DIRENJIE_FIRST] = 0;
    setup.options[DIRENJIE_KILLER] = killer;
    screen_begin(&screen, &direnjie_game, &setup, NULL, 0);
    screen_frame(&screen);
    screen_frame(&screen);
}

static void settle(void)
{
    table_settle(screen.table);
    screen_frame(&screen);
}

/* Actions of whoever is due, the last of them left moving. */
static void act(const Action actions[], unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        settle();
        screen_act(&screen, 0, actions[i]);
    }
}

static Action ask_for(unsigned ask)
{
    return action_with_1(DIRENJIE_ASK, (uint8_t)ask);
}

static Rect rect_of(const char *id)
{
    return screen_get(&screen, id)->rect;
}

static void assert_left_top(const char *id, float x, float y)
{
    Rect rect = rect_of(id);
    assert_true(rect.x > x - 2 && rect.x < x + 2);
    assert_true(rect.y > y - 2 && rect.y < y + 2);
}

static void assert_no_small_letters(void)
{
    screen_frame(&screen);
    DrawList *list = ui_draw(screen.ui);
    for (size_t i = 0; i < draw_count(list); i++) {
        const DrawCommand *command = draw_at(list, i);
        if (command->kind == DRAW_TEXT && command->text->lines->px < LETTERS_LEAST) {
            fail_msg("%d pixels: %s", command->text->lines->px, command->text->lines->text);
        }
    }
}

/* In the order of play from the left over the top to the right: 53, 352, 654.5, 957 and 1283 of
 * 1600 across, 140 or 74 of 900 down. */
static void test_seats_sit_in_the_order_of_play(void **unused)
{
    begin(6, false);
    assert_left_top("seat.1", 42.4f, 112);
    assert_left_top("seat.2", 281.6f, 59.2f);
    assert_left_top("seat.3", 523.6f, 59.2f);
    assert_left_top("seat.4", 765.6f, 59.2f);
    assert_left_top("seat.5", 1026.4f, 112);
    assert_string_equal(screen_get(&screen, "seat.1")->value, "8");
    assert_string_equal(screen_get(&screen, "seat.5")->value, "9");
    assert_null(screen_find(&screen, "seat.0"));
    screen_end(&screen);
}

/* The dashed ring around a portrait is 3.6 times 3.5 % of its side wide, and the portrait begins 10
 * before the panel: of 106 beside 53 its end is at 162.4 of 1600, of 98 beside 352 at 452.4. */
static void test_names_stand_clear_of_the_rings(void **unused)
{
    begin(6, false);
    assert_true(rect_of("seat.1.name").x >= 162.4f * 0.8f);
    assert_true(rect_of("seat.2.name").x >= 452.4f * 0.8f);
    screen_end(&screen);
}

/* Eight tallies in one row, categories of 112 and numbers of 84, and 12 between: 824 with the wider
 * gap of 20 more, in the middle of 896 from 352. */
static void test_tallies_hang_in_one_row(void **unused)
{
    begin(4, false);
    float left = (352 + (896 - (3 * 112 + 5 * 84 + 7 * 12 + 20)) / 2.0f) * 0.8f;
    assert_left_top("ask.T", left, 359.2f);
    assert_left_top("ask.W", left + (112 + 12) * 0.8f, 359.2f);
    assert_left_top("ask.1", left + (3 * 124 + 20) * 0.8f, 359.2f);
    assert_left_top("ask.5", left + (3 * 124 + 20 + 4 * 96) * 0.8f, 359.2f);
    screen_end(&screen);
}

static float smallest_card(void)
{
    float least = 1000;
    for (size_t i = 0; i < ui_element_count(screen.ui); i++) {
        const Element *element = ui_element_at(screen.ui, i);
        if (strncmp(element->id, "hand.card.", 10) == 0 && element->outline.rect.w < least) {
            least = element->outline.rect.w;
        }
    }
    return least;
}

static void test_cards_and_letters_are_large_enough(void **unused)
{
    for (uint8_t seats = 2; seats <= 6; seats++) {
        begin(seats, true);
        assert_true(smallest_card() >= 110 && smallest_card() < 1000);
        assert_no_small_letters();
        table_dock(screen.table, (Rect){787, 61, 485, 653});
        screen_frame(&screen);
        assert_true(smallest_card() >= 90 && smallest_card() < 1000);
        assert_no_small_letters();
        screen_end(&screen);
    }
}

static void assert_asks(const char *words)
{
    assert_string_equal(screen_get(&screen, "text.status")->name, words);
}

static void test_the_plate_asks_for_what_is_due(void **unused)
{
    begin(3, false);
    assert_asks("Your turn: ask everyone for a category or a number.");
    const Action refused[] = {ask_for(DIRENJIE_TARGET), action_bare(DIRENJIE_REFUSE)};
    act(refused, 2);
    settle();
    assert_asks("You ask everyone for a card of this category: Target.");
    const Action rest[] = {action_bare(DIRENJIE_REFUSE)};
    act(rest, 1);
    settle();
    assert_asks("Nobody gave: take one card, or none.");
    screen_end(&screen);
}

/* The third of three seats asks; the first is asked before the second. */
static void test_the_plate_tells_who_asks_whom(void **unused)
{
    Setup setup = setup_initial(&direnjie_game, 3, 5);
    setup.options[DIRENJIE_FIRST] = 2;
    screen_begin(&screen, &direnjie_game, &setup, NULL, 0);
    screen_frame(&screen);
    assert_asks("Chen chooses a request.");
    const Action ask[] = {ask_for(DIRENJIE_ASK_ONE + 2)};
    act(ask, 1);
    settle();
    assert_asks("Chen asks you for number 3.");
    screen_press(&screen, "button.refuse");
    assert_true(screen.chosen == action_bare(DIRENJIE_REFUSE));
    screen_end(&screen);
}

/* From the first frame of a motion to the last one nothing is asked of the hand. */
static void test_nothing_is_demanded_while_something_moves(void **unused)
{
    begin(2, false);
    const Action asked[] = {ask_for(DIRENJIE_WEAPON), action_bare(DIRENJIE_REFUSE)};
    act(asked, 2);
    unsigned frames = 0;
    for (screen_frame(&screen); !table_rests(screen.table); screen_frame(&screen)) {
        const char *words = screen_get(&screen, "text.status")->name;
        assert_null(strstr(words, "take one card"));
        assert_null(strstr(words, "Your turn"));
        frames++;
        SDL_Delay(5);
    }
    assert_true(frames > 0);
    assert_asks("Nobody gave: take one card, or none.");
    screen_end(&screen);
}

/* The middle of the last picture of this name. */
static Point middle_of_picture(const char *name)
{
    Point at = {-1, -1};
    screen_frame(&screen);
    DrawList *list = ui_draw(screen.ui);
    for (size_t i = 0; i < draw_count(list); i++) {
        const DrawCommand *command = draw_at(list, i);
        if (command->kind == DRAW_PICTURE && strcmp(command->picture->name, name) == 0) {
            at = rect_centre(command->rect);
        }
    }
    return at;
}

/* The asker's portrait begins where it is, at (53 - 10 + 48, 400 - 8 + 48) of 1600 x 900, and ends
 * at the lower right of the tally. */
static void test_a_coin_goes_from_the_asker_to_the_tally(void **unused)
{
    begin(4, false);
    Rect tally = rect_of("ask.4");
    const Action asked[] = {ask_for(DIRENJIE_ASK_ONE + 3)};
    act(asked, 1);
    Point first = middle_of_picture("ui/avatar-fox"), last = first;
    assert_true(first.x > 72 - 30 && first.x < 72 + 60);
    assert_true(first.y > 352 - 60 && first.y < 352 + 30);
    while (!table_rests(screen.table)) {
        Point now = middle_of_picture("ui/avatar-fox");
        assert_true(now.x >= last.x - 1);
        last = now;
        SDL_Delay(5);
    }
    assert_true(last.x > tally.x + tally.w / 2 && last.x < tally.x + tally.w + 20);
    assert_true(last.y > tally.y + tally.h / 2 && last.y < tally.y + tally.h + 20);
    screen_end(&screen);
}

/* Five refusals, each with the pause of 0.02 seconds after it, are over within 2.5 seconds. */
static void test_five_answers_take_little_time(void **unused)
{
    begin(6, false);
    const Action asked[] = {ask_for(DIRENJIE_TARGET)};
    act(asked, 1);
    settle();
    float whole = 0;
    for (unsigned i = 0; i < 5; i++) {
        const Action refuses[] = {action_bare(DIRENJIE_REFUSE)};
        act(refuses, 1);
        const Timeline *timeline = &screen.table->timeline;
        float seconds = timeline->end - timeline->now;
        assert_true(seconds > 0.2f && seconds <= 0.3f);
        whole += seconds + 0.02f;
    }
    assert_true(whole <= 2.5f);
    screen_end(&screen);
}

/* What each one said stays at its seat while the question goes around. */
static void test_answers_stay_at_the_seats(void **unused)
{
    begin(6, false);
    const Action asked[] = {ask_for(DIRENJIE_TARGET), action_bare(DIRENJIE_REFUSE),
                            action_bare(DIRENJIE_REFUSE)};
    act(asked, 3);
    settle();
    assert_string_equal(screen_get(&screen, "seat.1.answer")->name, "Nothing.");
    assert_string_equal(screen_get(&screen, "seat.2.answer")->name, "Nothing.");
    assert_null(screen_find(&screen, "seat.3.answer"));
    Rect said = rect_of("seat.1.answer"), seat = rect_of("seat.1");
    assert_true(said.x < seat.x + seat.w && said.y > seat.y);
    screen_end(&screen);
}

/* DR-3: with three seats each one sees three identities. They are shown to it once, and can be
 * skipped. */
static void test_the_deal_shows_the_starting_clues(void **unused)
{
    begin(3, true);
    DirenjieView view;
    match_view(&screen.match, 0, &view);
    TableSight sight = screen_sight(&screen, 0);
    table_deal(screen.table, &sight);
    do {
        screen_frame(&screen);
        SDL_Delay(5);
        assert_true(table_is_moving(screen.table));
    } while (!screen_find(&screen, "opening.2"));
    static const char *const ids[] = {"opening.0", "opening.1", "opening.2"};
    for (unsigned i = 0; i < 3; i++) {
        const Element *clue = screen_get(&screen, ids[i]);
        unsigned identity = 0;
        while (strcmp(direnjie_game.names.cards[3 * identity], clue->value) != 0) {
            identity++;
        }
        assert_true(view.starting[0] >> identity & 1);
        assert_true(clue->secret);
    }
    assert_non_null(screen_find(&screen, "opening.role"));
    settle();
    assert_null(screen_find(&screen, "opening.0"));
    screen_end(&screen);
}

/* DR-6: who is dealt the killer card is told so, everybody else that it is not so. */
static void test_the_part_is_told(void **unused)
{
    begin(4, true);
    DirenjieView view;
    match_view(&screen.match, 0, &view);
    const char *part = view.killer == 0 ? "killer" : "constable";
    assert_string_equal(screen_get(&screen, "table.role")->value, part);
    assert_true(screen_get(&screen, "table.role")->secret);
    screen_end(&screen);
}

/* The picture of the ribbon in this frame; empty: none. */
static Rect ribbon_seen(void)
{
    DrawList *list = ui_draw(screen.ui);
    for (size_t i = 0; i < draw_count(list); i++) {
        const DrawCommand *command = draw_at(list, i);
        if (command->kind == DRAW_PICTURE && text_equal(command->picture->name, "ui/ribbon")) {
            return command->rect;
        }
    }
    return (Rect){0};
}

/* The next ribbon, while the greedy computer plays for all. */
static Rect next_ribbon(void)
{
    while (!match_is_over(&screen.match)) {
        settle();
        screen_act_greedily(&screen, 0);
        while (!table_rests(screen.table)) {
            screen_frame(&screen);
            Rect seen = ribbon_seen();
            if (seen.w > 0) {
                return seen;
            }
            SDL_Delay(5);
        }
    }
    fail_msg("no ribbon came");
    return (Rect){0};
}

/* Of 448 in the middle of the window it would reach from 416 to 864. */
static void test_the_ribbon_keeps_off_the_notebook(void **unused)
{
    begin(3, false);
    table_dock(screen.table, (Rect){787, 61, 485, 653});
    Rect seen = next_ribbon();
    assert_true(seen.x >= 0 && seen.x + seen.w <= 787);
    screen_end(&screen);
}

/* How many times its height at 100 % a line has. */
typedef struct Grown {
    const char *words;
    float times;
} Grown;

static void assert_grown(const Grown lines[], size_t count)
{
    float before[8];
    for (size_t i = 0; i < count; i++) {
        before[i] = line_height(lines[i].words);
        assert_true(before[i] > 0);
    }
    ui_set_text_percent(screen.ui, 160);
    screen_frame(&screen);
    screen_frame(&screen);
    for (size_t i = 0; i < count; i++) {
        float times = line_height(lines[i].words) / before[i];
        if (times < lines[i].times) {
            fail_msg("%s: %.2f times", lines[i].words, (double)times);
        }
    }
    ui_set_text_percent(screen.ui, 100);
    screen_frame(&screen);
}

/* With text of 160 % the plate takes room from the hand, beside the notebook from the tallies too,
 * and the name of a seat there from its clues. */
static void test_the_table_grows_with_the_text(void **unused)
{
    static const Grown closed[] = {{"Nobody gave", 1.25f}, {"Target", 1.3f}, {"Boris", 1.4f}};
    static const Grown beside[] = {{"Nobody gave", 1.2f}, {"Boris", 1.4f}};
    begin(2, false);
    const Action refused[] = {ask_for(DIRENJIE_WEAPON), action_bare(DIRENJIE_REFUSE)};
    act(refused, 2);
    settle();
    assert_grown(closed, 3);
    table_dock(screen.table, (Rect){787, 61, 485, 653});
    screen_frame(&screen);
    screen_frame(&screen);
    assert_grown(beside, 2);
    table_dock(screen.table, (Rect){0});
    screen_end(&screen);
}

/* Two buttons more than else leave little of the scroll; how the turn before went has all of it, in
 * letters that can be read. */
static void test_the_turn_before_is_told_while_one_gives(void **unused)
{
    static const char *const turn =
        "Computer 3: Target. Gave: nobody. Drew from: Player 1, Computer 2, Computer 4.";
    static const Notebook ink;
    DirenjieNotes notes = {.ink = &ink, .last_turn = turn};
    begin(3, false);
    for (unsigned i = 0; i < 40 && !screen_find(&screen, "button.refuse"); i++) {
        screen_act_greedily(&screen, 0);
        settle();
    }
    table_set_notes(screen.table, &notes);
    screen_frame(&screen);
    screen_frame(&screen);
    assert_string_equal(screen_get(&screen, "table.last_words")->name, turn);
    assert_no_small_letters();
    table_set_notes(screen.table, NULL);
    screen_end(&screen);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_turn_before_is_told_while_one_gives),
        cmocka_unit_test(test_seats_sit_in_the_order_of_play),
        cmocka_unit_test(test_names_stand_clear_of_the_rings),
        cmocka_unit_test(test_tallies_hang_in_one_row),
        cmocka_unit_test(test_cards_and_letters_are_large_enough),
        cmocka_unit_test(test_the_plate_asks_for_what_is_due),
        cmocka_unit_test(test_the_plate_tells_who_asks_whom),
        cmocka_unit_test(test_nothing_is_demanded_while_something_moves),
        cmocka_unit_test(test_a_coin_goes_from_the_asker_to_the_tally),
        cmocka_unit_test(test_five_answers_take_little_time),
        cmocka_unit_test(test_answers_stay_at_the_seats),
        cmocka_unit_test(test_the_deal_shows_the_starting_clues),
        cmocka_unit_test(test_the_part_is_told),
        cmocka_unit_test(test_the_ribbon_keeps_off_the_notebook),
        cmocka_unit_test(test_the_table_grows_with_the_text),
    };
    return cmocka_run_group_tests(tests, open_window, close_window);
}
