/* Where a person wants no motion, nothing travels and nothing is raised; what happens is shown all
 * the same. */
#include "screen.h"
#include "testing.h"

#include <SDL.h>
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
        bool is_face = it->kind == DRAW_PICTURE && strstr(it->picture.name, "back") == NULL &&
                       it->rect.h > it->rect.w * 1.2f;
        if (is_face) {
            remember(face_of(it->picture.name), it->rect);
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
    screen_begin(&screen, &regicide_game, &setup, NULL, 0);
    screen_frame(&screen);
    for (int i = 0; i < 6; i++) {
        unsigned places = places_of_action();
        most = places > most ? places : most;
    }
    screen_end(&screen);
    ui_set_reduced_motion(screen.ui, false);
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

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_calm_cards_do_not_travel),
        cmocka_unit_test(test_calm_cards_are_not_raised),
    };
    return cmocka_run_group_tests(tests, begin, end);
}
