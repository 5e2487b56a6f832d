/* Where a person wants no motion, nothing travels and nothing is raised; where they want no shaking
 * or no flashes, those alone are gone. What happens is shown all the same. */
#include "effects.h"
#include "screen.h"
#include "testing.h"
#include "ui/theme.h"
#include "ui/window.h"

#include <SDL.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

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

#define FACES_MAX  256
#define PLACES_MAX 512

/* Where one face has been drawn. */
typedef struct Face {
    char name[64];
    Rect places[PLACES_MAX];
    unsigned count;
} Face;

static Face faces[FACES_MAX];
static unsigned face_count;

static Face *face_of(const char *name)
{
    unsigned i = 0;
    while (i < face_count && strcmp(faces[i].name, name) != 0) {
        i++;
    }
    if (i == face_count) {
        assert_true(face_count++ < FACES_MAX && strlen(name) < sizeof faces[i].name);
        strcpy(faces[i].name, name);
        faces[i].count = 0;
    }
    return &faces[i];
}

static void remember(Face *face, Rect rect)
{
    for (unsigned i = 0; i < face->count; i++) {
        if (memcmp(&face->places[i], &rect, sizeof rect) == 0) {
            return;
        }
    }
    assert_true(face->count < PLACES_MAX);
    face->places[face->count++] = rect;
}

/* Remembers the places of all open cards in the frame, which are higher than wide as nothing else.
 */
static void remember_frame(void)
{
    DrawList *list = ui_draw(screen.ui);
    for (size_t i = 0; i < draw_count(list); i++) {
        const DrawCommand *it = draw_at(list, i);
        bool is_face = it->kind == DRAW_PICTURE && strstr(it->picture->name, "back") == NULL &&
                       it->rect.h > it->rect.w * 1.2f;
        if (is_face) {
            remember(face_of(it->picture->name), it->rect);
        }
    }
}

static unsigned most_places(void)
{
    unsigned most = 0;
    for (unsigned i = 0; i < face_count; i++) {
        most = faces[i].count > most ? faces[i].count : most;
    }
    return most;
}

/* In how many places a card is seen at most while one action is shown. */
static unsigned places_of_action(void)
{
    face_count = 0;
    remember_frame();
    screen_act_greedily(&screen, 0);
    assert_true(table_is_moving(screen.table));
    while (table_is_moving(screen.table)) {
        screen_frame(&screen);
        remember_frame();
        SDL_Delay(5);
    }
    return most_places();
}

/* The same over the first actions of a game. */
static unsigned places_of_game(bool reduced)
{
    Setup setup = setup_initial(&regicide_game, 2, 28);
    unsigned most = 0;
    ui_set_reduced_motion(screen.ui, reduced);
    ui_set_reduced_shaking(screen.ui, reduced);
    screen_begin(&screen, &regicide_game, &setup, NULL, 0);
    screen_frame(&screen);
    for (int i = 0; i < 6; i++) {
        unsigned places = places_of_action();
        most = places > most ? places : most;
    }
    screen_end(&screen);
    ui_set_reduced_motion(screen.ui, false);
    ui_set_reduced_shaking(screen.ui, false);
    return most;
}

/* Where it lay, where the cards between made it move up, where it lies: on its way it is not seen.
 */
static void test_calm_cards_do_not_travel(void **unused)
{
    unsigned reduced = places_of_game(true), moving = places_of_game(false);
    assert_true(reduced >= 2 && reduced <= 4);
    assert_true(moving > 4);
}

static const Element *first_of_hand(void)
{
    for (size_t i = 0; i < ui_element_count(screen.ui); i++) {
        const Element *it = ui_element_at(screen.ui, i);
        if (strncmp(it->id, "hand.card.", 10) == 0) {
            return it;
        }
    }
    fail_msg("an empty hand");
    return NULL;
}

/* A card under the pointer is lit where it lies. */
static void test_calm_cards_are_not_raised(void **unused)
{
    Setup setup = setup_initial(&regicide_game, 1, 1);
    ui_set_reduced_motion(screen.ui, true);
    screen_begin(&screen, &regicide_game, &setup, NULL, 0);
    screen_frame(&screen);
    face_count = 0;
    screen_hover(&screen, rect_centre(first_of_hand()->rect));
    remember_frame();
    screen_hover(&screen, (Point){640, 300});
    screen_frame(&screen);
    remember_frame();
    assert_true(face_count > 8);
    assert_int_equal(most_places(), 1);
    ui_set_reduced_motion(screen.ui, false);
    screen_end(&screen);
}

/* How a card that is struck is seen. */
typedef struct Blow {
    float shaken;           /* pixels, from where it lies */
    unsigned first, strong; /* of the red over it: at first, and at its strongest */
    unsigned frames;        /* in which there is some */
} Blow;

static bool is_red(const DrawCommand *command)
{
    Color red = COLOR_DANGER, color = command->color;
    return command->kind == DRAW_FILL && command->radius == 0 && color.r == red.r &&
           color.g == red.g && color.b == red.b && color.a > 0 && command->rect.h > 20;
}

static void watch(Blow *blow, float middle)
{
    DrawList *list = ui_draw(screen.ui);
    for (size_t i = 0; i < draw_count(list); i++) {
        const DrawCommand *it = draw_at(list, i);
        if (it->kind == DRAW_PICTURE && strcmp(it->picture->name, "regicide/JC") == 0) {
            blow->shaken = fmaxf(blow->shaken, fabsf(rect_centre(it->rect).x - middle));
        } else if (is_red(it)) {
            blow->first = blow->frames == 0 ? it->color.a : blow->first;
            blow->strong = it->color.a > blow->strong ? it->color.a : blow->strong;
            blow->frames++;
        }
    }
}

/* The 10 of Spades strikes the Jack of Clubs, whose attack it keeps off. */
static Blow strike(bool shaking_is_off, bool flashes_are_off)
{
    const char *const hands[] = {"TS 9S 9H", "3H 9D 8H"};
    RegicideState state = regicide_position("JC", hands, 2);
    Setup setup = setup_initial(&regicide_game, 2, 1);
    Blow blow = {.shaken = 0};
    ui_set_reduced_shaking(screen.ui, shaking_is_off);
    ui_set_reduced_flashes(screen.ui, flashes_are_off);
    screen_begin(&screen, &regicide_game, &setup, &state, 1);
    screen_frame(&screen);
    screen_frame(&screen);
    float middle = rect_centre(screen_get(&screen, "table.enemy")->rect).x;
    screen_act(&screen, 1, action_with_cards(REGICIDE_PLAY, cards_of("TS")));
    while (table_is_moving(screen.table)) {
        screen_frame(&screen);
        watch(&blow, middle);
    }
    screen_end(&screen);
    ui_set_reduced_shaking(screen.ui, false);
    ui_set_reduced_flashes(screen.ui, false);
    return blow;
}

static void test_a_blow_shakes_and_flashes(void **unused)
{
    Blow usual = strike(false, false), still = strike(true, false), steady = strike(false, true);
    assert_true(usual.shaken > 1);
    assert_true(usual.frames > 0);
    assert_int_equal(usual.first, usual.strong);
    assert_true(still.shaken < 1);
    assert_true(still.frames > usual.frames);
    assert_true(steady.shaken > 1);
    assert_true(steady.frames > usual.frames);
    assert_true(steady.first < steady.strong);
}

/* The frames of light round cards while the first card is refused, and how far any of them moves.
 */
static unsigned marks_of_refusal(bool shaking_is_off, float *shaken)
{
    Setup setup = setup_initial(&regicide_game, 1, 1);
    unsigned marks = 0;
    ui_set_reduced_shaking(screen.ui, shaking_is_off);
    screen_begin(&screen, &regicide_game, &setup, NULL, 0);
    screen_frame(&screen);
    effect_nod(screen.table, 0);
    for (int i = 0; i < 12; i++) {
        DrawList *list = ui_draw(screen.ui);
        screen_frame(&screen);
        for (size_t j = 0; j < draw_count(list); j++) {
            const DrawCommand *it = draw_at(list, j);
            Color lit = COLOR_LIT;
            marks += it->kind == DRAW_FRAME && it->color.r == lit.r && it->color.b == lit.b &&
                     it->color.a > 0 && it->rect.h > 100;
        }
        *shaken = fmaxf(*shaken, fabsf(screen.table->sprites[0].push.x));
        SDL_Delay(10);
    }
    ui_set_reduced_shaking(screen.ui, false);
    screen_end(&screen);
    return marks;
}

static void test_a_refused_card_shakes_or_is_marked(void **unused)
{
    float usual = 0, still = 0;
    assert_int_equal(marks_of_refusal(false, &usual), 0);
    assert_true(marks_of_refusal(true, &still) > 0);
    assert_true(usual > 1);
    assert_true(still == 0);
}

/* To and fro three times, each less far than the one before. */
static void test_a_refusal_dies_away(void **unused)
{
    Setup setup = setup_initial(&regicide_game, 1, 1);
    float far[6] = {0}; /* pixels, of each half of a nod */
    unsigned turns = 0, way = 0;
    screen_begin(&screen, &regicide_game, &setup, NULL, 0);
    screen_frame(&screen);
    ui_hold_clock(screen.ui, 0);
    effect_nod(screen.table, 0);
    for (int i = 0; i < 60; i++) {
        ui_hold_clock(screen.ui, 5);
        screen_frame(&screen);
        float push = screen.table->sprites[0].push.x;
        unsigned now = push > 0 ? 1 : 2;
        if (push != 0 && now != way) {
            assert_true(turns < 6);
            way = now;
            turns++;
        }
        if (push != 0) {
            far[turns - 1] = fmaxf(far[turns - 1], fabsf(push));
        }
    }
    ui_release_clock(screen.ui);
    assert_int_equal(turns, 6);
    for (unsigned i = 1; i < 6; i++) {
        assert_true(far[i] < far[i - 1]);
    }
    assert_true(far[0] > 6 * screen.table->layout.unit);
    assert_true(screen.table->sprites[0].push.x == 0);
    screen_end(&screen);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_calm_cards_do_not_travel),
        cmocka_unit_test(test_calm_cards_are_not_raised),
        cmocka_unit_test(test_a_blow_shakes_and_flashes),
        cmocka_unit_test(test_a_refused_card_shakes_or_is_marked),
        cmocka_unit_test(test_a_refusal_dies_away),
    };
    return cmocka_run_group_tests(tests, begin, end);
}
