/* Events: every fact in its order, and what of it other seats may see. Written as texts: a move is
 * "card from@place>to@place", counters, phases and cues are their name and value. Positions name
 * what matters; numbers like tavern@44 are 52 cards less all others. */
#include "scene.h"

#include <string.h>

/* Seat 0 heals the one card there is, draws round the table and defeats exactly. */
static RegicideState busy(void)
{
    return scene_state((Scene){.enemy = "JS",
                               .hands = {"AD AH", "9C"},
                               .castle = "QC KC",
                               .tavern = "7C 8C",
                               .damage = 18,
                               .table = "9D",
                               .discard = "4C",
                               .spades = 3});
}

static void a_play_in_its_order(void **unused)
{
    RegicideState state = busy();
    assert_string_equal(events_text(&state, "play AD AH", SEAT_NONE, false),
                        "AD hands/0>table@1; AH hands/0>table@2; heal 1; shuffle discard; "
                        "4C discard@0>tavern@44; draw 2; 7C tavern@0>hands/0; "
                        "8C tavern@0>hands/1; hit 2; exact-kill 10; JS enemy@0>tavern@0; "
                        "9D table@0>discard@0; AD table@0>discard@0; AH table@0>discard@0; "
                        "QC castle@0>enemy@0");
}

/* Seat 1 sees which card a heal of one moves, by what is missing. */
static void a_heal_of_one_is_open(void **unused)
{
    RegicideState state = busy();
    const char *start = "AD hands/0>table@1; AH hands/0>table@2; heal 1; shuffle discard; "
                        "4C discard@0>tavern@44; draw 2; ? tavern@0>hands/0; 8C tavern@0>hands/1; ";
    assert_memory_equal(events_text(&state, "play AD AH", 1, false), start, strlen(start));
}

static void others_do_not_see_what_is_drawn(void **unused)
{
    RegicideState state =
        scene_state((Scene){.enemy = "JH", .hands = {"3D TH", "9C"}, .tavern = "7C 8C 6C"});
    assert_string_equal(events_text(&state, "play 3D", 1, false),
                        "3D hands/0>table@0; draw 3; ? tavern@0>hands/0; 8C tavern@0>hands/1; "
                        "? tavern@0>hands/0; hit 3");
    state.table.layers[card_of("7C")] = REGICIDE_LAYER_KNOWN;
    assert_string_equal(events_text(&state, "play 3D", 1, false),
                        "3D hands/0>table@0; draw 3; 7C tavern@0>hands/0; 8C tavern@0>hands/1; "
                        "? tavern@0>hands/0; hit 3");
}

/* Nobody sees what goes under the tavern, 42 cards deep; the rest of the pile is turned up again.
 */
static void a_heal_is_face_down(void **unused)
{
    RegicideState state = scene_state((Scene){
        .enemy = "KS", .hands = {"2H TC TH TD", "9C"}, .castle = "KC", .discard = "4C 5C 6C"});
    const char *seen = events_text(&state, "play 2H", 0, false);
    const char *start = "2H hands/0>table@0; heal 2; shuffle discard; ? discard@0>tavern@42; "
                        "? discard@0>tavern@43; turn ";
    assert_memory_equal(seen, start, strlen(start));
    const char *turned = seen + strlen(start);
    assert_true(turned[0] >= '4' && turned[0] <= '6');
    assert_string_equal(turned + 1, "C discard@0; hit 2");
}

static void counters_and_phases(void **unused)
{
    RegicideState state =
        scene_state((Scene){.enemy = "JH", .hands = {"4S TH", "9C"}, .castle = "KC"});
    assert_string_equal(events_text(&state, "play 4S", 1, true),
                        "4S hands/0>table@0; hit 4; shield 4; health 16; damage 4; attack 6; "
                        "shield 4; suffer 0");
    act(&state, "play 4S");
    assert_string_equal(events_text(&state, "discard TH", 1, true),
                        "pay 10; TH hands/0>discard@0; play 1");
}

static void the_end_is_told(void **unused)
{
    RegicideState state =
        scene_state((Scene){.enemy = "KS", .hands = {"TC", "9C"}, .castle = "", .damage = 20});
    assert_string_equal(events_text(&state, "play TC", 1, true),
                        "TC hands/0>table@0; double 20; hit 20; health 0; damage 40; attack 20; "
                        "shield 0; exact-kill 12; KS enemy@0>tavern@0; TC table@0>discard@0; "
                        "defeated 12; health 0; damage 0; attack 0; shield 0; victory 0; "
                        "over 0; end");
    assert_string_equal(events_text(&state, "yield", 1, true),
                        "yield 0; suffer 0; defeat 11; over 0; end");
}

static void a_flip_is_told(void **unused)
{
    RegicideState state = scene_state((Scene){.seats = 1,
                                              .enemy = "JH",
                                              .hands = {"2C 3C"},
                                              .tavern = "TC",
                                              .rest_discarded = true,
                                              .flips_left = 2});
    assert_string_equal(events_text(&state, "flip", 0, true),
                        "flip 1; flips 1; 2C hands/0>discard@0; 3C hands/0>discard@0; draw 1; "
                        "TC tavern@0>hands/0; play 0");
}

static void a_jester_is_told(void **unused)
{
    RegicideState state =
        scene_state((Scene){.seats = 3, .enemy = "JS", .hands = {"X1", "9C", "9D"}, .spades = 6});
    assert_string_equal(events_text(&state, "play X1", 2, true),
                        "X1 hands/0>table@0; jester 3; health 20; damage 0; attack 4; shield 6; "
                        "next 0");
    act(&state, "play X1");
    assert_string_equal(events_text(&state, "next 2", 1, true), "play 2");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_play_in_its_order),
        cmocka_unit_test(a_heal_of_one_is_open),
        cmocka_unit_test(others_do_not_see_what_is_drawn),
        cmocka_unit_test(a_heal_is_face_down),
        cmocka_unit_test(counters_and_phases),
        cmocka_unit_test(the_end_is_told),
        cmocka_unit_test(a_flip_is_told),
        cmocka_unit_test(a_jester_is_told),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
