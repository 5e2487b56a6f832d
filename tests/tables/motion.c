/* Motion ends where the view says, however it ends; and every kind of event is shown. */
#include "games/clash.h"
#include "games/direnjie.h"
#include "screen.h"
#include "tables/table_look.h"
#include "ui/sound.h"

#include "games/registry.h"
#include "testing.h"

#include <SDL.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#define COMMANDS_MAX 1024

static Screen screen;

static int begin(void **unused)
{
    screen_open(&screen, 1280, 720);
    return 0;
}

static int end(void **unused)
{
    screen_close(&screen);
    return 0;
}

typedef struct Drawn {
    DrawCommand commands[COMMANDS_MAX];
    Picture pictures[COMMANDS_MAX]; /* those of a list end with it */
} Drawn;

/* What a frame at rest draws. */
static size_t picture_of(Drawn *out)
{
    DrawList *list;
    screen_frame(&screen);
    screen_frame(&screen);
    list = ui_draw(screen.ui);
    size_t count = draw_count(list);
    assert_true(count > 10 && count <= COMMANDS_MAX);
    for (size_t i = 0; i < count; i++) {
        out->commands[i] = *draw_at(list, i);
        out->pictures[i] = *out->commands[i].picture;
        out->commands[i].picture = &out->pictures[i];
    }
    return count;
}

static void assert_same_command(const DrawCommand *a, const DrawCommand *b)
{
    assert_int_equal(a->kind, b->kind);
    assert_memory_equal(&a->rect, &b->rect, sizeof a->rect);
    assert_memory_equal(&a->color, &b->color, sizeof a->color);
    assert_true(a->angle == b->angle);
    assert_string_equal(a->picture->name, b->picture->name);
}

/* The table as it is now against one that is shown the same view at once. */
static void assert_rests_as_shown(Seat seat)
{
    static Drawn moved, shown;
    size_t count = picture_of(&moved);
    TableSight sight = screen_sight(&screen, seat);
    table_set_speed(screen.table, SPEED_INSTANT); /* as table_show, but what is told stays told */
    table_animate(screen.table, NULL, 0, &sight);
    table_set_speed(screen.table, SPEED_NORMAL);
    assert_int_equal(picture_of(&shown), count);
    for (size_t i = 0; i < count; i++) {
        assert_same_command(&moved.commands[i], &shown.commands[i]);
    }
}

/* A whole game, each action settled in the middle of its motion. */
static void play_setup(const Game *game, Setup setup)
{
    screen_begin(&screen, game, &setup, NULL, 0);
    screen_frame(&screen);
    while (match_actors(&screen.match)) {
        screen_act_greedily(&screen, 0);
        assert_true(table_is_moving(screen.table));
        screen_frame(&screen);
        table_settle(screen.table);
        assert_rests_as_shown(0);
    }
    screen_end(&screen);
}

static void play_and_settle(const Game *game, uint8_t seats, uint64_t seed)
{
    play_setup(game, setup_initial(game, seats, seed));
}

static void play_clash(ClashMode mode, ClashFormat format, uint64_t seed)
{
    Setup setup = setup_initial(&clash_game, mode == CLASH_SOLO ? 1 : CLASH_SIDES, seed);
    setup.options[CLASH_OPTION_MODE] = (int32_t)mode;
    setup.options[CLASH_OPTION_FORMAT] = (int32_t)format;
    play_setup(&clash_game, setup);
}

static void test_settled_clash_rests_as_shown(void **unused)
{
    play_clash(CLASH_DUEL, CLASH_PRECONSTRUCTED, 3);
    play_clash(CLASH_DUEL, CLASH_DRAFT, 4);
    play_clash(CLASH_DUEL, CLASH_CONSTRUCTED, 5);
    play_clash(CLASH_SOLO, CLASH_PRECONSTRUCTED, 6);
    play_clash(CLASH_SOLO, CLASH_DRAFT, 7);
}

static void test_settled_motion_rests_as_shown(void **unused)
{
    play_and_settle(&regicide_game, 1, 1);
    play_and_settle(&regicide_game, 4, 1);
    play_and_settle(&regicide_game, 2, 28);
    play_and_settle(game_by_id("null"), 3, 5);
}

/* Seconds as the table counts them, so that a busy machine fails nothing. */
static void wait_for_rest(float limit)
{
    float passed = 0;
    while (table_is_moving(screen.table)) {
        assert_true(passed < limit);
        screen_frame(&screen);
        passed += ui_seconds(screen.ui);
        SDL_Delay(5);
    }
}

/* Each action's motion comes to its end by itself, and within six seconds even with the words that
 * rise last. */
static void test_whole_motion_rests_as_shown(void **unused)
{
    Setup setup = setup_initial(&regicide_game, 4, 1);
    screen_begin(&screen, &regicide_game, &setup, NULL, 0);
    screen_frame(&screen);
    for (int i = 0; i < 8; i++) {
        screen_act_greedily(&screen, 0);
        wait_for_rest(6);
        assert_rests_as_shown(0);
    }
    screen_end(&screen);
}

/* Whether this picture is drawn, and can be seen, with its middle in the rectangle. */
static bool is_drawn_in(const char *picture, Rect rect)
{
    DrawList *list = ui_draw(screen.ui);
    for (size_t i = 0; i < draw_count(list); i++) {
        const DrawCommand *command = draw_at(list, i);
        if (command->kind == DRAW_PICTURE && command->color.a > 0 &&
            strcmp(command->picture->name, picture) == 0 &&
            rect_has(rect, rect_centre(command->rect))) {
            return true;
        }
    }
    return false;
}

static bool is_drawn(const char *picture)
{
    return is_drawn_in(picture, (Rect){-1e4f, -1e4f, 2e4f, 2e4f});
}

/* While its halves still fall, the card does not lie on the pile already. */
static void test_a_torn_card_is_in_one_place(void **unused)
{
    const char *const hands[] = {"9S 2H"};
    RegicideState state = regicide_position("JC", hands, 1);
    state.table.damage = 15; /* of 20: the 9 is too much */
    Setup setup = setup_initial(&regicide_game, 1, 1);
    screen_begin(&screen, &regicide_game, &setup, &state, 0);
    screen_frame(&screen);
    screen_frame(&screen);
    Rect enemy = screen_get(&screen, "table.enemy")->rect;
    Rect pile = screen_get(&screen, "pile.discard")->rect;
    assert_true(is_drawn_in("regicide/JC", enemy));
    screen_act(&screen, 0, action_bare(REGICIDE_PLAY) | card_bit(card_of("9S")));
    bool was_torn = false;
    while (table_is_moving(screen.table)) {
        screen_frame(&screen);
        bool is_there = is_drawn_in("regicide/JC", enemy);
        assert_false(is_there && is_drawn_in("regicide/JC", pile));
        assert_true(is_there || !is_drawn("regicide/JC") || is_drawn_in("regicide/JC", pile));
        was_torn = was_torn || is_there;
        SDL_Delay(5);
    }
    assert_true(was_torn);
    screen_end(&screen);
}

/* One plays alone with this hand against this enemy, which has had so much damage. */
static void begin_alone(const char *enemy, const char *hand, uint8_t damage)
{
    const char *const hands[] = {hand};
    RegicideState state = regicide_position(enemy, hands, 1);
    state.table.damage = damage;
    Setup setup = setup_initial(&regicide_game, 1, 1);
    screen_begin(&screen, &regicide_game, &setup, &state, 0);
    screen_frame(&screen);
    screen_frame(&screen);
}

static void play_card(const char *code)
{
    screen_act(&screen, 0, action_bare(REGICIDE_PLAY) | card_bit(card_of(code)));
}

static int number_of(const char *id)
{
    return atoi(screen_get(&screen, id)->value);
}

/* RG-23: exact damage brings the enemy over; its card is seen on the whole way to the deck. */
static void test_an_exact_kill_is_recruited_in_sight(void **unused)
{
    begin_alone("JC", "9S 2H", 11); /* of 20 */
    Rect enemy = screen_get(&screen, "table.enemy")->rect;
    Rect pile = screen_get(&screen, "pile.tavern")->rect;
    float right = enemy.x + enemy.w;
    Rect between = {right, 0, pile.x - right, screen.area.h};
    bool has_light = false, is_on_its_way = false;
    play_card("9S");
    while (table_is_moving(screen.table)) {
        screen_frame(&screen);
        has_light = has_light || is_drawn_in("ui/rays-gold", enemy);
        is_on_its_way = is_on_its_way || is_drawn_in("regicide/JC", between) ||
                        is_drawn_in("regicide/back", between);
        SDL_Delay(5);
    }
    assert_true(has_light);
    assert_true(is_on_its_way);
    screen_end(&screen);
}

/* The blow and the number are one; the shield's own number follows. */
static void test_health_falls_with_the_blow(void **unused)
{
    begin_alone("JC", "9S 2H", 0);
    play_card("9S");
    bool fell_first = false;
    while (table_is_moving(screen.table)) {
        screen_frame(&screen);
        fell_first =
            fell_first || (number_of("table.health") == 11 && number_of("table.attack") == 10);
        SDL_Delay(5);
    }
    assert_true(fell_first);
    assert_int_equal(number_of("table.attack"), 1);
    screen_end(&screen);
}

/* For how many ms light is seen while a Jack is defeated and the next royal comes: it is asked of
 * the clock, as a busy machine takes longer for a frame. */
static int ms_of_light(const char *hand, uint8_t damage)
{
    uint64_t first = 0, last = 0;
    begin_alone("JC", hand, damage);
    play_card("9S");
    while (table_is_moving(screen.table)) {
        screen_frame(&screen);
        if (is_drawn("ui/rays-gold")) {
            last = ui_now_ms(screen.ui);
            first = first > 0 ? first : last;
        }
    }
    screen_end(&screen);
    return (int)(last - first);
}

/* A Jack shines for half a second and is heard, a Queen for longer; where the hand has the other
 * Jacks, she lies under this one. More than exact is dealt, which has no light of its own. */
static void test_a_queen_arrives_as_such(void **unused)
{
    unsigned heard = ui_played(screen.ui, SOUND_SUMMON_HARD);
    int jack = ms_of_light("9S 2H", 19);
    assert_int_equal(ui_played(screen.ui, SOUND_SUMMON_HARD), heard + 1);
    int queen = ms_of_light("9S JD JH JS", 19);
    assert_int_equal(ui_played(screen.ui, SOUND_SUMMON_HARD), heard + 1);
    assert_in_range(jack, 240, 600);
    assert_true(queen > 640 && queen > jack + 240);
}

/* RG-26, RG-27: of two jesters that lie there one is turned, and gold becomes silver. */
static void test_a_flip_turns_a_jester_that_lies_there(void **unused)
{
    begin_alone("JC", "9S 2H", 0);
    Rect jesters = screen_get(&screen, "table.flips")->rect;
    assert_true(is_drawn_in("regicide/X1", jesters) && is_drawn_in("regicide/X2", jesters));
    assert_true(is_drawn("ui/medal-gold"));
    assert_false(is_drawn("ui/medal-silver"));
    screen_act(&screen, 0, action_bare(REGICIDE_FLIP));
    wait_for_rest(6);
    screen_frame(&screen);
    assert_true(is_drawn_in("regicide/X1", jesters));
    assert_false(is_drawn_in("regicide/X2", jesters));
    assert_true(is_drawn_in("regicide/back", jesters));
    assert_true(is_drawn("ui/medal-silver"));
    assert_false(is_drawn("ui/medal-gold"));
    screen_end(&screen);
}

/* What is undone goes back to the hand on a way that is seen, and the numbers with it. */
static void test_an_undo_moves_the_card_home(void **unused)
{
    begin_alone("JC", "9S 2H 3D", 0);
    Rect home = screen_get(&screen, "hand.card.9S")->rect;
    play_card("9S");
    wait_for_rest(6);
    screen_frame(&screen);
    Rect away = screen_get(&screen, "table.card.9S")->rect;
    assert_true(match_undo(&screen.match));
    TableSight sight = screen_sight(&screen, 0);
    table_glide(screen.table, &sight);
    assert_true(table_is_moving(screen.table));
    screen_frame(&screen);
    assert_true(is_drawn_in("regicide/9S", away));
    wait_for_rest(2);
    assert_rests_as_shown(0);
    assert_true(is_drawn_in("regicide/9S", home));
    assert_int_equal(number_of("table.health"), 20);
    screen_end(&screen);
}

/* RG-25: the enemy leaps at the hand before anything is asked of it. */
static void test_the_enemy_strikes(void **unused)
{
    begin_alone("JC", "2H 9S 9H", 0);
    Rect enemy = screen_get(&screen, "table.enemy")->rect;
    float lowest = 0, middle = rect_centre(enemy).y;
    play_card("2H");
    while (table_is_moving(screen.table)) {
        screen_frame(&screen);
        DrawList *list = ui_draw(screen.ui);
        for (size_t i = 0; i < draw_count(list); i++) {
            const DrawCommand *command = draw_at(list, i);
            if (command->kind == DRAW_PICTURE &&
                strcmp(command->picture->name, "regicide/JC") == 0) {
                lowest = fmaxf(lowest, rect_centre(command->rect).y);
            }
        }
        SDL_Delay(5);
    }
    assert_true(lowest > middle + enemy.h * 0.1f);
    screen_end(&screen);
}

/* As on the card of a royal: the attack to the left, the health to the right. */
static void test_numbers_stand_as_on_the_card(void **unused)
{
    begin_alone("JC", "9S 2H", 0);
    Rect enemy = screen_get(&screen, "table.enemy")->rect;
    assert_true(screen_get(&screen, "table.attack")->rect.x < enemy.x);
    assert_true(screen_get(&screen, "table.health")->rect.x > enemy.x);
    screen_end(&screen);
}

/* The ribbon belongs to one's own turn, not to being asked for a card in that of another. */
static void test_who_is_asked_has_no_turn(void **unused)
{
    const TableLook *look = game_ui_of(&direnjie_game)->look;
    DirenjieView view = {.seat = 1, .table = {.phase = DIRENJIE_GIVING, .active = 0, .actor = 1}};
    assert_false(look->own_turn(&view));
    view.table.phase = DIRENJIE_ASKING;
    view.table.active = 1;
    assert_true(look->own_turn(&view));
}

/* What the status says follows what is seen: nobody's turn begins while the phase of another still
 * goes on. */
static void test_the_seat_that_is_seen_to_act(void **unused)
{
    const char *const hands[] = {"9S 2H 3H", "4D 5D 6D"};
    RegicideState state = regicide_position("JC", hands, 2);
    Setup setup = setup_initial(&regicide_game, 2, 1);
    screen_begin(&screen, &regicide_game, &setup, &state, 1);
    screen_frame(&screen);
    assert_int_equal(table_active(screen.table), SEAT_NONE);
    screen_act(&screen, 1, action_bare(REGICIDE_YIELD));
    wait_for_rest(5);
    screen_act(&screen, 1,
               action_bare(REGICIDE_DISCARD) | card_bit(card_of("9S")) | card_bit(card_of("2H")));
    bool was_other = false;
    for (bool moves = true; moves; moves = table_is_moving(screen.table)) {
        was_other = was_other || table_active(screen.table) != 1;
        screen_frame(&screen);
        SDL_Delay(5);
    }
    assert_true(was_other);
    screen_end(&screen);
}

static void test_deal_ends_where_the_cards_lie(void **unused)
{
    Setup setup = setup_initial(&regicide_game, 3, 1);
    screen_begin(&screen, &regicide_game, &setup, NULL, 0);
    TableSight sight = screen_sight(&screen, 0);
    table_deal(screen.table, &sight);
    assert_true(table_is_moving(screen.table));
    wait_for_rest(5);
    assert_rests_as_shown(0);
    screen_end(&screen);
}

/* What came in while something moved is shown in five seconds altogether, and the words after. */
static void test_many_actions_are_hurried(void **unused)
{
    Setup setup = setup_initial(&regicide_game, 2, 1);
    screen_begin(&screen, &regicide_game, &setup, NULL, 0);
    screen_frame(&screen);
    for (int i = 0; i < 12; i++) {
        screen_act_greedily(&screen, 0);
    }
    wait_for_rest(7);
    assert_rests_as_shown(0);
    screen_end(&screen);
}

static void test_every_kind_of_event_is_shown(void **unused)
{
    unsigned shown[EVENT_END + 1] = {0};
    for (uint64_t seed = 1; seed <= 6; seed++) {
        Setup setup = setup_initial(&regicide_game, 2, seed);
        screen_begin(&screen, &regicide_game, &setup, NULL, 0);
        screen_measure(&screen);
        while (match_actors(&screen.match)) {
            screen_act_greedily(&screen, 0);
            screen_measure(&screen);
            table_settle(screen.table);
        }
        for (unsigned kind = 0; kind <= EVENT_END; kind++) {
            shown[kind] += table_animated(screen.table, (EventKind)kind);
        }
        screen_end(&screen);
    }
    for (unsigned kind = 0; kind <= EVENT_END; kind++) {
        assert_true(shown[kind] > 0);
    }
}

static void test_instant_does_not_move(void **unused)
{
    Setup setup = setup_initial(&regicide_game, 2, 1);
    screen_begin(&screen, &regicide_game, &setup, NULL, 0);
    table_set_speed(screen.table, SPEED_INSTANT);
    screen_frame(&screen);
    screen_act_greedily(&screen, 0);
    assert_false(table_is_moving(screen.table));
    assert_rests_as_shown(0);
    assert_int_equal(table_animated(screen.table, EVENT_MOVE), 0);
    screen_end(&screen);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_settled_motion_rests_as_shown),
        cmocka_unit_test(test_settled_clash_rests_as_shown),
        cmocka_unit_test(test_whole_motion_rests_as_shown),
        cmocka_unit_test(test_a_torn_card_is_in_one_place),
        cmocka_unit_test(test_an_exact_kill_is_recruited_in_sight),
        cmocka_unit_test(test_health_falls_with_the_blow),
        cmocka_unit_test(test_a_queen_arrives_as_such),
        cmocka_unit_test(test_a_flip_turns_a_jester_that_lies_there),
        cmocka_unit_test(test_an_undo_moves_the_card_home),
        cmocka_unit_test(test_the_enemy_strikes),
        cmocka_unit_test(test_numbers_stand_as_on_the_card),
        cmocka_unit_test(test_who_is_asked_has_no_turn),
        cmocka_unit_test(test_the_seat_that_is_seen_to_act),
        cmocka_unit_test(test_deal_ends_where_the_cards_lie),
        cmocka_unit_test(test_many_actions_are_hurried),
        cmocka_unit_test(test_every_kind_of_event_is_shown),
        cmocka_unit_test(test_instant_does_not_move),
    };
    return cmocka_run_group_tests(tests, begin, end);
}
