/* The log of Clash of Decks: what was done, and to whose unit. Positions are put together by hand.
 */
#include "clash_position.h"
#include "game_ui.h"
#include "tables/wording.h"
#include "testing.h"
#include "window.h"

static void test_the_log(void **unused)
{
    static const char *const names[] = {"Ayu", "Boris"};
    static _Alignas(max_align_t) unsigned char view[VIEW_SIZE_MAX];
    static Event events[EVENT_COUNT_MAX];
    ClashState state = position();
    Setup setup = setup_initial(&clash_game, CLASH_SIDES, 1);
    EventLog log = {.events = events, .capacity = EVENT_COUNT_MAX};
    Action action = action_with_2(CLASH_CAST, clash_card("boom", 4), 1 << 7 | 1);
    char bytes[1024];
    Text text = text_in(bytes, sizeof bytes);
    Wording wording = {
        .catalogue = &screen.catalogue, .look = game_ui_of(&clash_game)->look, .seat_names = names};
    Match match;
    match_init_from(&match, &clash_game, &setup, &state);
    assert_true(match_act(&match, 0, action));
    match_view_before(&match, 0, 1, view);
    match_events(&match, 0, 1, &log);
    LogEntry entry = {.view = view, .action = action, .events = events, .count = log.count};
    wording_log(&wording, &entry, &text);
    assert_string_equal(bytes, "Ayu casts Boom! on Zombie.\nBoom! deals 1 damage to Zombie.\n"
                               "Zombie is destroyed: back to its owner's hand.");
    match_release(&match);
}

/* What the log tells the first seat of one action, from the view before it. */
static void assert_log_tells(const ClashView *view, const LogEntry *entry, const char *words)
{
    static const char *const names[] = {"Ayu", "Boris"};
    static const Seat ayu = 0;
    char bytes[1024];
    Text text = text_in(bytes, sizeof bytes);
    Wording wording = {.catalogue = &screen.catalogue,
                       .look = game_ui_of(&clash_game)->look,
                       .seat_names = names,
                       .you = &ayu};
    LogEntry told = *entry;
    told.view = view;
    wording_log(&wording, &told, &text);
    assert_string_equal(bytes, words);
}

/* Both sides have a Brute, which says nothing of whose it is; only one has an Ogre. */
static void test_the_log_says_whose_unit_is_hit(void **unused)
{
    Card brute = clash_card("brute", 5), ogre = clash_card("ogre", 4);
    uint8_t own = CLASH_ZONE_ROWS, other = CLASH_ZONE_ROWS + CLASH_ROWS;
    ClashView view = {.table = {.mode = CLASH_DUEL}};
    set_row(&view.table.sides[0], 0, "brute");
    set_row(&view.table.sides[1], 0, "ogre brute");
    Event strikes[] = {
        {.kind = EVENT_CUE, .name = CLASH_CUE_ATTACK, .card = brute, .from = own},
        {.kind = EVENT_CUE, .name = CLASH_CUE_HIT, .card = ogre, .from = other, .value = 4},
        {.kind = EVENT_CUE, .name = CLASH_CUE_ATTACK, .card = brute, .from = other},
        {.kind = EVENT_CUE, .name = CLASH_CUE_HIT, .card = brute, .from = own, .value = 4},
        {.kind = EVENT_CUE, .name = CLASH_CUE_SHIELD, .card = brute, .from = own, .value = 4},
        {.kind = EVENT_CUE, .name = CLASH_CUE_IMMUNE, .card = brute, .from = other, .value = 4},
    };
    LogEntry entry = {.action = action_bare(CLASH_ATTACK), .events = strikes, .count = 6};
    assert_log_tells(&view, &entry,
                     "You begin the assault.\nBrute deals 4 damage to Boris's Ogre.\n"
                     "Brute deals 4 damage to your Brute.\n"
                     "Protection: your Brute takes no damage.\n"
                     "Indestructible: Boris's Brute takes no damage.");
    view.table.mode = CLASH_SOLO;
    assert_log_tells(&view, &entry,
                     "You begin the assault.\nBrute deals 4 damage to the AI's Ogre.\n"
                     "Brute deals 4 damage to your Brute.\n"
                     "Protection: your Brute takes no damage.\n"
                     "Indestructible: the AI's Brute takes no damage.");
}

/* It is clear whose unit is hit, unless it is one's own that is cast on. */
static void test_the_log_says_no_more_than_needed(void **unused)
{
    Card brute = clash_card("brute", 5), ogre = clash_card("ogre", 4), boom = clash_card("boom", 4);
    uint8_t own = CLASH_ZONE_ROWS, other = CLASH_ZONE_ROWS + CLASH_ROWS;
    ClashView view = {.table = {.mode = CLASH_DUEL}};
    set_row(&view.table.sides[0], 0, "brute");
    set_row(&view.table.sides[1], 0, "ogre");
    Event strikes[] = {
        {.kind = EVENT_CUE, .name = CLASH_CUE_ATTACK, .card = brute, .from = own},
        {.kind = EVENT_CUE, .name = CLASH_CUE_HIT, .card = ogre, .from = other, .value = 4},
    };
    LogEntry assault = {.action = action_bare(CLASH_ATTACK), .events = strikes, .count = 2};
    assert_log_tells(&view, &assault, "You begin the assault.\nBrute deals 4 damage to Ogre.");
    Event casts[] = {
        {.kind = EVENT_MOVE, .card = boom, .from = CLASH_ZONE_HANDS, .to = CLASH_ZONE_RETURNING},
        {.kind = EVENT_CUE, .name = CLASH_CUE_HIT, .card = brute, .from = own, .value = 1},
    };
    LogEntry cast = {.action = action_with_2(CLASH_CAST, boom, 1), .events = casts, .count = 2};
    assert_log_tells(&view, &cast,
                     "You cast Boom! on your own Brute.\nBoom! deals 1 damage to your Brute.");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_log),
        cmocka_unit_test(test_the_log_says_whose_unit_is_hit),
        cmocka_unit_test(test_the_log_says_no_more_than_needed),
    };
    return cmocka_run_group_tests(tests, open_window, close_window);
}
