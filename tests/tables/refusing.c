/* A card that is refused tells why beside it, for a moment and there alone, by whatever it was
 * tried: the mouse, a finger, its number, Return on it, or a drag to where cards are played. The
 * positions are put together by hand. */
#include "claim_position.h"
#include "clash_position.h"
#include "games/direnjie.h"
#include "table_state.h"
#include "testing.h"
#include "window.h"

#include <SDL.h>
#include <math.h>
#include <string.h>

/* Seat 1 answers a Dwarf, and holds Dwarves. */
static void begin_claim(void)
{
    claim_begin_answer("G4 K2 U7 W9 D9");
}

static void begin_clash(void)
{
    ClashState state = position();
    clash_begin(&state);
}

/* Seat 1 is asked for a target; all its other cards are refused. */
static void begin_direnjie(void)
{
    Setup setup = setup_initial(&direnjie_game, 2, 5);
    setup.options[DIRENJIE_FIRST] = 0;
    screen_begin(&screen, &direnjie_game, &setup, NULL, 1);
    screen_frame(&screen);
    screen_act(&screen, 1, action_with_1(DIRENJIE_ASK, DIRENJIE_TARGET));
    table_settle(screen.table);
}

typedef struct Case {
    void (*begin)(void);
    const char *card; /* NULL: the first of the hand that is refused */
    const char *why;  /* NULL: the reason that its element gives */
} Case;

static const Case cases[] = {
    {begin_claim, "hand.card.K2", "You hold Dwarves: follow with a Dwarf or a Doppelgänger."},
    {begin_clash, "hand.card.carapace", "Only the four leftmost cards can be played."},
    {begin_direnjie, NULL, NULL},
};

static bool is_of_hand(const Element *element)
{
    return strncmp(element->id, "hand.card.", 10) == 0;
}

static const char *first_refused(void)
{
    for (size_t i = 0; i < ui_element_count(screen.ui); i++) {
        const Element *element = ui_element_at(screen.ui, i);
        if (is_of_hand(element) && element->disabled) {
            return element->id;
        }
    }
    fail_msg("no card of the hand is refused");
    return NULL;
}

/* From the left, from 1 on. */
static int place_of(const char *id)
{
    int place = 1;
    float x = screen_get(&screen, id)->rect.x;
    for (size_t i = 0; i < ui_element_count(screen.ui); i++) {
        const Element *element = ui_element_at(screen.ui, i);
        place += is_of_hand(element) && element->rect.x < x;
    }
    return place;
}

static void frames(unsigned count)
{
    while (count-- > 0) {
        screen_frame(&screen);
    }
}

static void by_mouse(const char *id)
{
    screen_press(&screen, id);
}

static void push_finger(uint32_t type, Point at)
{
    SDL_Event event = {.tfinger = {.type = type,
                                   .touchId = 1,
                                   .fingerId = 1,
                                   .x = at.x / screen.area.w,
                                   .y = at.y / (screen.area.y + screen.area.h)}};
    SDL_PushEvent(&event);
}

static void by_finger(const char *id)
{
    Point at = rect_centre(screen_get(&screen, id)->rect);
    push_finger(SDL_FINGERDOWN, at);
    push_finger(SDL_FINGERUP, at);
    frames(3);
}

static void by_number(const char *id)
{
    screen_key(&screen, screen_pick(place_of(id)));
}

static void push_key(SDL_Keycode key)
{
    SDL_Event event = {.key = {.type = SDL_KEYDOWN, .keysym = {.sym = key}}};
    SDL_PushEvent(&event);
    event.key.type = SDL_KEYUP;
    SDL_PushEvent(&event);
    frames(3);
}

/* A pad's button does the same. */
static void by_return(const char *id)
{
    char bytes[ELEMENT_ID_MAX];
    memcpy(bytes, id, strlen(id) + 1);
    push_key(SDLK_TAB);
    ui_focus(screen.ui, bytes);
    frames(2);
    push_key(SDLK_RETURN);
}

static void by_drag(const char *id)
{
    const Element *area = screen_find(&screen, "drop.table");
    const Element *drop = area ? area : screen_get(&screen, "row.0.top.2");
    screen_drag(&screen, id, rect_centre(drop->outline.rect));
}

typedef struct Means {
    const char *name;
    void (*try)(const char *id);
} Means;

static const Means means[] = {{"the mouse", by_mouse},
                              {"a finger", by_finger},
                              {"its number", by_number},
                              {"Return", by_return},
                              {"a drag", by_drag}};

/* Between the edges of its card, and not below it. */
static void assert_at(const char *card, Rect chip)
{
    Rect rect = element_bounds(screen_get(&screen, card));
    Rect both = rect_intersection(rect, chip);
    float away = fabsf(rect_centre(chip).x - rect_centre(rect).x);
    assert_true(both.w <= 0 || both.h <= 0);
    if (away > (chip.w + rect.w) / 2 + 20 || rect.y - (chip.y + chip.h) > 100) {
        fail_msg("the reason stands at %.0f %.0f, its card at %.0f %.0f", (double)chip.x,
                 (double)chip.y, (double)rect.x, (double)rect.y);
    }
}

static void assert_told_beside(const Case *it, const Means *by)
{
    char card[ELEMENT_ID_MAX], why[256];
    it->begin();
    frames(3);
    strcpy(card, it->card ? it->card : first_refused());
    strcpy(why, it->why ? it->why : screen_get(&screen, card)->reason);
    by->try(card);
    if (!screen_find(&screen, "tip")) {
        fail_msg("%s by %s: nothing is told", card, by->name);
    }
    assert_string_equal(screen_get(&screen, "tip")->name, why);
    assert_at(card, screen_get(&screen, "tip")->rect);
    assert_null(screen_find(&screen, "table.reason"));
    assert_true(table_refuses(screen.table));
    assert_true(screen.chosen == ACTION_NONE);
    SDL_Delay(1500);
    frames(1);
    assert_non_null(screen_find(&screen, "tip"));
    SDL_Delay(2600);
    frames(1);
    assert_false(table_refuses(screen.table));
    assert_null(screen_find(&screen, "table.reason"));
    screen_end(&screen);
}

static void test_a_refused_card_tells_why_beside_it(void **unused)
{
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        for (size_t j = 0; j < sizeof means / sizeof means[0]; j++) {
            assert_told_beside(&cases[i], &means[j]);
        }
    }
}

/* The next choice takes it back. */
static void test_what_is_picked_then_takes_it_back(void **unused)
{
    begin_claim();
    frames(3);
    by_number("hand.card.K2");
    assert_non_null(screen_find(&screen, "tip"));
    by_number("hand.card.W9");
    assert_false(table_refuses(screen.table));
    screen_end(&screen);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_refused_card_tells_why_beside_it),
        cmocka_unit_test(test_what_is_picked_then_takes_it_back),
    };
    return cmocka_run_group_tests(tests, open_window, close_window);
}
