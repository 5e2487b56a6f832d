/* What strikes: the cards that are played at the enemy, the enemy at the seat that pays (RG-25),
 * whoever looks on; and picture and sound of it come in one moment. */
#include "table_state.h"
#include "tables/table_hand.h"
#include "tables/table_scene.h"
#include "testing.h"
#include "ui/sound.h"
#include "window.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define ONE_MOMENT 4 /* frames of 16 ms */

/* How far cards were pushed up and down, what was red, and in which frame. */
typedef struct Blow {
    float highest, lowest; /* of the enemy */
    float played;          /* the highest of the card that is played, after it has landed */
    int lowest_at, red_at, played_at, hit_at, struck_at;
    unsigned hits, strikes; /* heard so far */
    uint8_t red;            /* the strongest */
    float lies, sunk;       /* a card of the hand that is struck, in the frame before, and lowest */
    float others;           /* the most by which a card of another hand moved */
    float unit;             /* pixels */
    int sunk_at;
    Rect wound;
} Blow;

static void watch_picture(Blow *blow, const DrawCommand *it, int frame)
{
    float y = rect_centre(it->rect).y;
    if (strcmp(it->picture->name, "regicide/JC") == 0) {
        blow->highest = fminf(blow->highest, y);
        if (y > blow->lowest + 0.5f) {
            blow->lowest = y;
            blow->lowest_at = frame;
        }
    } else if (strcmp(it->picture->name, "regicide/2H") == 0 && y < blow->played - 0.5f) {
        blow->played = y;
        blow->played_at = frame;
    } else if (strcmp(it->picture->name, "regicide/9S") == 0) {
        blow->lies = y;
        if (blow->struck_at > 0 && y > blow->sunk) {
            blow->sunk = y;
            blow->sunk_at = frame;
        }
    } else if (strcmp(it->picture->name, "ui/wound") == 0) {
        blow->wound = it->rect;
        if (it->color.a > blow->red) {
            blow->red = it->color.a;
            blow->red_at = frame;
        }
    }
}

static void watch(Blow *blow, int frame)
{
    DrawList *list = ui_draw(screen.ui);
    for (size_t i = 0; i < draw_count(list); i++) {
        const DrawCommand *it = draw_at(list, i);
        if (it->kind == DRAW_PICTURE || it->kind == DRAW_NINE) {
            watch_picture(blow, it, frame);
        }
    }
    if (ui_played(screen.ui, SOUND_HIT) > blow->hits) {
        blow->hits = ui_played(screen.ui, SOUND_HIT);
        blow->hit_at = frame;
    }
    if (ui_played(screen.ui, SOUND_STRIKE) > blow->strikes) {
        blow->strikes = ui_played(screen.ui, SOUND_STRIKE);
        blow->struck_at = frame;
    }
}

/* Of the hand of seat 1, which is not struck. */
static float moved_aside(void)
{
    float most = 0;
    for (unsigned i = 0; i < screen.table->sprite_count; i++) {
        const Sprite *sprite = &screen.table->sprites[i];
        most = sprite->card == card_of("9D") ? fmaxf(most, fabsf(sprite->push.y)) : most;
    }
    return most;
}

/* Seat 0 plays 2 of Hearts against the Jack of Clubs, and pays for it; `seat` looks on. */
static Blow strike_seen_by(Seat seat, Rect *place)
{
    const char *const hands[] = {"2H 9S 9H", "3H 9D 8H"};
    RegicideState state = regicide_position("JC", hands, 2);
    Setup setup = setup_initial(&regicide_game, 2, 1);
    screen_begin(&screen, &regicide_game, &setup, &state, seat);
    screen_frame(&screen);
    screen_frame(&screen);
    float middle = rect_centre(screen_get(&screen, "table.enemy")->rect).y;
    *place = seat == 0 ? table_hand(screen.table) : screen_get(&screen, "seat.0")->rect;
    screen_act(&screen, seat, action_with_cards(REGICIDE_PLAY, cards_of("2H")));
    Blow blow = {.highest = middle,
                 .lowest = middle,
                 .played = 720,
                 .unit = screen.table->layout.unit,
                 .hits = ui_played(screen.ui, SOUND_HIT),
                 .strikes = ui_played(screen.ui, SOUND_STRIKE)};
    for (int frame = 0; table_is_moving(screen.table); frame++) {
        screen_frame(&screen);
        watch(&blow, frame);
        blow.others = fmaxf(blow.others, moved_aside());
    }
    blow.highest = middle - blow.highest;
    blow.lowest -= middle;
    screen_end(&screen);
    return blow;
}

static void test_ones_own_hand_is_struck(void **unused)
{
    Rect hand;
    Blow blow = strike_seen_by(0, &hand);
    assert_true(blow.lowest > 20);
    assert_true(rect_has(blow.wound, rect_centre(hand)));
}

/* The other seat's panel lies above the hand in front. */
static void test_anothers_place_is_struck(void **unused)
{
    Rect place;
    Blow blow = strike_seen_by(1, &place);
    assert_true(rect_has(blow.wound, rect_centre(place)));
    assert_true(blow.wound.y + blow.wound.h < 500);
    assert_true(blow.others == 0);
}

/* The card that is played runs at the enemy and is heard as it gets there; the enemy then strikes,
 * is heard and reddens the hand as it is lowest. */
static void test_a_blow_is_one_moment(void **unused)
{
    Rect hand;
    Blow blow = strike_seen_by(0, &hand);
    assert_true(blow.hit_at > 0);
    assert_true(abs(blow.hit_at - blow.played_at) <= ONE_MOMENT);
    assert_true(blow.strikes > 0);
    assert_true(abs(blow.struck_at - blow.lowest_at) <= ONE_MOMENT);
    assert_true(abs(blow.red_at - blow.lowest_at) <= ONE_MOMENT);
    assert_true(blow.hit_at < blow.struck_at);
}

/* The hand gives way by ten units as the blow lands, and comes back. */
static void test_the_hand_sinks_under_the_blow(void **unused)
{
    Rect hand;
    Blow blow = strike_seen_by(0, &hand);
    float units = (blow.sunk - blow.lies) / blow.unit;
    assert_true(units > 7 && units < 13);
    assert_true(abs(blow.sunk_at - blow.struck_at) <= 2 * ONE_MOMENT);
}

/* Small turned strips of one colour: the sparks of a blow. */
static unsigned sparks(void)
{
    unsigned count = 0;
    DrawList *list = ui_draw(screen.ui);
    for (size_t i = 0; i < draw_count(list); i++) {
        const DrawCommand *it = draw_at(list, i);
        count += it->kind == DRAW_FILL && it->angle != 0 && it->rect.w < 20;
    }
    return count;
}

/* The highest words that are drawn in a rectangle. */
static float words_in(Rect rect)
{
    float highest = 0;
    DrawList *list = ui_draw(screen.ui);
    for (size_t i = 0; i < draw_count(list); i++) {
        const DrawCommand *it = draw_at(list, i);
        if (it->kind == DRAW_TEXT && rect_has(rect, rect_centre(it->rect))) {
            highest = fmaxf(highest, it->rect.h);
        }
    }
    return highest;
}

/* What a blow of so much damage looks like: how high its number is, on the royal that it hits, and
 * how many sparks fly. */
static float hears(int damage, Sound wanted, unsigned wanted_sparks)
{
    unsigned most_sparks = 0;
    float number = 0;
    static const Sound strengths[] = {SOUND_HIT, SOUND_HIT_HARD, SOUND_HIT_HEAVY};
    const char *const hands[] = {"2H 9S"};
    RegicideState state = regicide_position("JC", hands, 1);
    Setup setup = setup_initial(&regicide_game, 1, 1);
    Event event = {.kind = EVENT_CUE, .name = REGICIDE_CUE_HIT, .value = (int16_t)damage};
    unsigned before[3];
    screen_begin(&screen, &regicide_game, &setup, &state, 0);
    screen_frame(&screen);
    TableSight sight = screen_sight(&screen, 0);
    for (int i = 0; i < 3; i++) {
        before[i] = ui_played(screen.ui, strengths[i]);
    }
    Rect royal = screen_get(&screen, "table.enemy")->rect;
    table_animate(screen.table, &event, 1, &sight);
    while (table_is_moving(screen.table)) {
        screen_frame(&screen);
        most_sparks = sparks() > most_sparks ? sparks() : most_sparks;
        number = fmaxf(number, words_in(royal));
    }
    assert_int_equal(most_sparks, wanted_sparks);
    for (int i = 0; i < 3; i++) {
        assert_int_equal(ui_played(screen.ui, strengths[i]), before[i] + (strengths[i] == wanted));
    }
    screen_end(&screen);
    return number;
}

/* A blow sounds and looks as strong as it is. */
static void test_a_blow_has_three_strengths(void **unused)
{
    float light = hears(5, SOUND_HIT, 6), hard = hears(6, SOUND_HIT_HARD, 10);
    float also_hard = hears(14, SOUND_HIT_HARD, 10), heavy = hears(15, SOUND_HIT_HEAVY, 18);
    assert_true(light > 0 && hard > light && heavy > also_hard);
}

/* Cards that lie face down with their middle in the rectangle. */
static unsigned backs_in(Rect rect)
{
    unsigned count = 0;
    DrawList *list = ui_draw(screen.ui);
    for (size_t i = 0; i < draw_count(list); i++) {
        const DrawCommand *it = draw_at(list, i);
        bool is_back = it->kind == DRAW_PICTURE && strcmp(it->picture->name, "regicide/back") == 0;
        count += is_back && rect_has(rect, rect_centre(it->rect));
    }
    return count;
}

/* The first royal comes from the Castle deck, whichever pile is the larger. */
static void test_the_first_royal_comes_from_its_deck(void **unused)
{
    Setup setup = setup_initial(&regicide_game, 1, 7);
    screen_begin(&screen, &regicide_game, &setup, NULL, 0);
    screen_frame(&screen);
    Rect deck = screen_get(&screen, "pile.castle")->rect;
    TableSight sight = screen_sight(&screen, 0);
    table_deal(screen.table, &sight);
    screen_frame(&screen);
    unsigned begins = backs_in(deck);
    while (table_is_moving(screen.table)) {
        screen_frame(&screen);
    }
    unsigned lie = backs_in(deck);
    screen_end(&screen);
    assert_int_equal(begins, lie + 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_ones_own_hand_is_struck),
        cmocka_unit_test(test_anothers_place_is_struck),
        cmocka_unit_test(test_a_blow_is_one_moment),
        cmocka_unit_test(test_the_hand_sinks_under_the_blow),
        cmocka_unit_test(test_a_blow_has_three_strengths),
        cmocka_unit_test(test_the_first_royal_comes_from_its_deck),
    };
    return cmocka_run_group_tests(tests, open_window, close_window);
}
