/* What a person is told who only looks: by the pointer, or by a focus that is shown. */
#include "screen.h"
#include "tables/table_scene.h"
#include "testing.h"
#include "text_block.h"
#include "ui/theme.h"

#include <SDL.h>

#include <string.h>

static Screen screen;

static int begin(void **unused)
{
    const char *const hands[] = {"AC 3C 3D 3S 8D 2H 7S TH"};
    RegicideState state = regicide_position("JS", hands, 1);
    Setup setup = setup_initial(&regicide_game, 1, 1);
    screen_open(&screen, 1280, 720);
    screen_begin(&screen, &regicide_game, &setup, &state, 0);
    screen_frame(&screen);
    screen_frame(&screen);
    return 0;
}

static int end(void **unused)
{
    screen_end(&screen);
    screen_close(&screen);
    return 0;
}

static void push_key(SDL_Keycode code)
{
    SDL_Event event = {.key = {.type = SDL_KEYDOWN, .state = SDL_PRESSED, .keysym.sym = code}};
    SDL_PushEvent(&event);
    screen_frame(&screen);
    screen_frame(&screen);
}

static void point_at(const char *id)
{
    screen_point(&screen, rect_centre(screen_get(&screen, id)->rect));
    screen_frame(&screen);
}

static bool has_preview(void)
{
    return screen_find(&screen, "table.preview") != NULL;
}

/* A click leaves the focus where keys would begin, which is no look at the card. */
static void test_a_card_let_go_of_is_not_told_of(void **unused)
{
    screen_press(&screen, "hand.card.8D");
    screen_press(&screen, "hand.card.8D");
    screen_point(&screen, (Point){640, 400});
    screen_frame(&screen);
    assert_false(has_preview());
}

static void test_a_focus_that_is_shown_is_told_of(void **unused)
{
    screen_press(&screen, "hand.card.8D");
    screen_press(&screen, "hand.card.8D");
    screen_point(&screen, (Point){640, 400});
    push_key(SDLK_LEFT);
    assert_true(has_preview());
}

/* Until it moves again. */
static void test_a_resting_pointer_is_silent_while_keys_choose(void **unused)
{
    point_at("hand.card.8D");
    assert_true(has_preview());
    push_key(SDLK_RETURN);
    assert_false(has_preview());
    point_at("hand.card.2H");
    assert_true(has_preview());
}

/* The pointer still lies on the Ace that is let go of: the button and the words both speak of the 8
 * alone, until the Ace is looked at anew. */
static void test_a_card_let_go_of_says_nothing(void **unused)
{
    screen_press(&screen, "hand.card.8D");
    screen_press(&screen, "hand.card.AC");
    assert_string_equal(screen_get(&screen, "table.health")->name, "Health 20 of 20, then 2");
    screen_press(&screen, "hand.card.AC");
    assert_string_equal(screen_get(&screen, "button.confirm")->name, "Play 8♦");
    assert_string_equal(screen_get(&screen, "table.health")->name, "Health 20 of 20, then 12");
    point_at("table.step");
    point_at("hand.card.AC");
    assert_string_equal(screen_get(&screen, "table.health")->name, "Health 20 of 20, then 2");
}

/* The new hand is not pushed aside by what another flip would do, until the button is left. */
static void test_a_flip_does_not_foretell_the_next(void **unused)
{
    point_at("button.flip");
    assert_true(has_preview());
    screen_press(&screen, "button.flip");
    screen_act(&screen, 0, action_bare(REGICIDE_FLIP));
    table_settle(screen.table);
    screen_frame(&screen);
    screen_frame(&screen);
    assert_false(has_preview());
    point_at("table.step");
    assert_false(has_preview());
    point_at("button.flip");
    assert_true(has_preview());
}

static int signs_of_joining(void)
{
    DrawList *list = ui_draw(screen.ui);
    int signs = 0; /* of two strokes each */
    for (size_t i = 0; i < draw_count(list); i++) {
        const DrawCommand *it = draw_at(list, i);
        Color ink = COLOR_INK;
        bool is_stroke = it->kind == DRAW_FILL && it->rect.w > it->rect.h && it->rect.w < 30;
        signs += is_stroke && memcmp(&it->color, &ink, sizeof ink) == 0;
    }
    return signs;
}

/* With the 3 of clubs go the two other threes, 6 and 9 in all, and the ace; with the 8 only the
 * ace. */
static void test_what_may_join_is_said_and_marked(void **unused)
{
    assert_int_equal(signs_of_joining(), 0);
    screen_press(&screen, "hand.card.3C");
    assert_string_equal(screen_get(&screen, "text.status")->name,
                        "Your play: 3♣ · may be joined by A♣, 3♦, 3♠");
    assert_int_equal(signs_of_joining(), 3);
    screen_press(&screen, "hand.card.8D");
    assert_string_equal(screen_get(&screen, "text.status")->name,
                        "Your play: 8♦ · may be joined by A♣");
    assert_int_equal(signs_of_joining(), 1);
    screen_press(&screen, "hand.card.AC");
    assert_string_equal(screen_get(&screen, "text.status")->name, "Your play: 8 + 1 = 9");
    assert_int_equal(signs_of_joining(), 0);
}

/* An ace says what it is; a flip what it costs. */
static void test_what_is_not_obvious_is_said(void **unused)
{
    assert_true(strncmp(screen_get(&screen, "button.flip")->name, "Flip a Jester: costs gold",
                        sizeof "Flip a Jester: costs gold") == 0);
    screen_hover(&screen, rect_centre(screen_get(&screen, "hand.card.AC")->rect));
    assert_non_null(strstr(screen_get(&screen, "tip")->name, "An animal companion"));
}

/* RG-13: of the Jack of Spades no more than what its suit cannot do to it. */
static void test_the_enemy_says_its_immunity(void **unused)
{
    screen_hover(&screen, rect_centre(screen_get(&screen, "table.enemy")->rect));
    assert_string_equal(screen_get(&screen, "tip")->name,
                        "Jack of Spades. Enemy: immune to ♠, your spades give no shield.");
}

/* The other seat plays one of its seven cards: six are told of as soon as six backs are seen,
 * though what follows from it still moves. */
static void test_a_count_follows_the_backs(void **unused)
{
    const char *const hands[] = {"7C", "2C 3C 4C 5C 6C 8C 9C"};
    RegicideState state = regicide_position("JS", hands, 2);
    Setup setup = setup_initial(&regicide_game, 2, 1);
    bool is_told_moving = false;
    state.table.active = 1;
    screen_end(&screen);
    screen_begin(&screen, &regicide_game, &setup, &state, 0);
    screen_frame(&screen);
    assert_string_equal(screen_get(&screen, "seat.1")->value, "7");
    screen_act(&screen, 0, action_with_cards(REGICIDE_PLAY, cards_of("9C")));
    for (int i = 0; i < 600 && !table_rests(screen.table); i++) {
        screen_frame(&screen);
        is_told_moving |= screen_get(&screen, "seat.1")->value[0] == '6' &&
                          !table_rests(screen.table) &&
                          table_seen_count(screen.table, REGICIDE_HANDS + 1) == 6;
    }
    assert_true(is_told_moving);
}

/* The place of the last of these among all that is drawn: later ones lie above it. */
static size_t card_at(const char *face)
{
    DrawList *list = ui_draw(screen.ui);
    size_t at = 0;
    for (size_t i = 0; i < draw_count(list); i++) {
        const DrawCommand *it = draw_at(list, i);
        if (it->kind == DRAW_PICTURE && strcmp(it->picture->name, face) == 0) {
            at = i;
        }
    }
    assert_true(at > 0);
    return at;
}

/* 0: they are not drawn. */
static size_t words_at(const char *words)
{
    DrawList *list = ui_draw(screen.ui);
    size_t at = 0;
    for (size_t i = 0; i < draw_count(list); i++) {
        const DrawCommand *it = draw_at(list, i);
        if (it->kind == DRAW_TEXT && strstr(it->text->lines->text, words)) {
            at = i;
        }
    }
    return at;
}

static size_t text_at(const char *words)
{
    assert_true(words_at(words) > 0);
    return words_at(words);
}

/* 40 cards less the hand of 8 are left; the 8 of Diamonds draws back what it costs, one card. */
static void test_a_pile_tells_what_it_will_hold(void **unused)
{
    assert_true(words_at("Tavern deck · 32"));
    assert_false(words_at("32 → 31"));
    point_at("hand.card.8D");
    assert_true(words_at("32 → 31"));
    point_at("hand.card.2H");
    assert_false(words_at("32 → 31"));
}

/* The Ace of Clubs lies to the right of the 10 of Hearts. */
static void test_a_card_that_is_looked_at_lies_above_the_plate_of_its_neighbour(void **unused)
{
    assert_true(text_at("Companion") > card_at("regicide/AC"));
    point_at("hand.card.TH");
    assert_true(text_at("Companion") < card_at("regicide/TH"));
    point_at("hand.card.AC");
    assert_true(text_at("Companion") > card_at("regicide/AC"));
}

static void test_what_flies_lies_above_panels_and_buttons(void **unused)
{
    assert_true(text_at("Flip a Jester") > card_at("regicide/8D"));
    screen_act(&screen, 0, action_with_cards(REGICIDE_PLAY, cards_of("8D")));
    screen_frame(&screen);
    screen_frame(&screen);
    assert_true(table_is_moving(screen.table));
    assert_true(text_at("Flip a Jester") < card_at("regicide/8D"));
}

#define LOOKING(test) cmocka_unit_test_setup_teardown(test, begin, end)

int main(void)
{
    const struct CMUnitTest tests[] = {
        LOOKING(test_a_card_let_go_of_is_not_told_of),
        LOOKING(test_a_focus_that_is_shown_is_told_of),
        LOOKING(test_a_pile_tells_what_it_will_hold),
        LOOKING(test_a_resting_pointer_is_silent_while_keys_choose),
        LOOKING(test_a_card_let_go_of_says_nothing),
        LOOKING(test_a_flip_does_not_foretell_the_next),
        LOOKING(test_what_may_join_is_said_and_marked),
        LOOKING(test_what_is_not_obvious_is_said),
        LOOKING(test_the_enemy_says_its_immunity),
        LOOKING(test_a_count_follows_the_backs),
        LOOKING(test_a_card_that_is_looked_at_lies_above_the_plate_of_its_neighbour),
        LOOKING(test_what_flies_lies_above_panels_and_buttons),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
