/* At every size of the window and of the text: nothing lies outside the window, and no two elements
 * share a place where they could be pressed. */
#include "screen.h"

#include "games/claim.h"
#include "games/clash.h"
#include "testing.h"

typedef struct Size {
    int width, height;
} Size;

static const char *const hands[] = {"2H 3C 3D 4S TH", "JC QD 2C", "5C 6C 7C", "8C 9C"};
static const char *const solo_hand[] = {"AC 3C 3D 3S 8D 2H 7S TH"};

static void assert_inside(const Screen *screen, const Element *element)
{
    Rect bounds = ui_bounds(screen->ui);
    Rect seen = element->outline.rect.w > 0 ? outline_bounds(element->outline) : element->rect;
    bool inside = seen.x >= -1 && seen.y >= -1 && seen.x + seen.w <= bounds.w + 1 &&
                  seen.y + seen.h <= bounds.h + 1;
    if (!inside) {
        fail_msg("%s leaves the window of %.0f × %.0f: %.1f %.1f %.1f %.1f", element->id,
                 (double)bounds.w, (double)bounds.h, (double)seen.x, (double)seen.y, (double)seen.w,
                 (double)seen.h);
    }
}

static void assert_apart(const Screen *screen, const Element *a, const Element *b)
{
    Rect common = rect_intersection(a->rect, b->rect);
    if (common.w > 1 && common.h > 1) {
        fail_msg("%s and %s overlap at %.0f × %.0f", a->id, b->id, (double)ui_bounds(screen->ui).w,
                 (double)ui_bounds(screen->ui).h);
    }
}

static void check_elements(Screen *screen)
{
    screen_measure(screen);
    screen_measure(screen);
    assert_true(ui_element_count(screen->ui) > 9);
    for (size_t i = 0; i < ui_element_count(screen->ui); i++) {
        assert_inside(screen, ui_element_at(screen->ui, i));
        for (size_t j = 0; j < i; j++) {
            assert_apart(screen, ui_element_at(screen->ui, j), ui_element_at(screen->ui, i));
        }
    }
}

static void check_seats(Screen *screen, uint8_t seats)
{
    RegicideState state = regicide_position("JS", seats == 1 ? solo_hand : hands, seats);
    Setup setup = setup_initial(&regicide_game, seats, 1);
    screen_begin(screen, &regicide_game, &setup, &state, 0);
    check_elements(screen);
    table_key(screen->table, screen_pick(3));
    check_elements(screen);
    screen_end(screen);
}

/* A game of Claim after so many cards, each the first that is legal. */
static void check_claim(Screen *screen, unsigned cards)
{
    Setup setup = setup_initial(&claim_game, CLAIM_SEATS, 7);
    Action legal[LEGAL_COUNT_MAX];
    screen_begin(screen, &claim_game, &setup, NULL, 0);
    for (unsigned i = 0; i < cards; i++) {
        Seat seat = seats_first(match_actors(&screen->match));
        match_legal(&screen->match, seat, legal, LEGAL_COUNT_MAX);
        match_act(&screen->match, seat, legal[0]);
    }
    TableSight sight = screen_sight(screen, 0);
    table_show(screen->table, &sight);
    check_elements(screen);
    table_key(screen->table, screen_pick(1));
    check_elements(screen);
    screen_end(screen);
}

/* A game of Clash of Decks after so many actions: those in the middle of the legal ones, so that
 * units are summoned as well as attacks begun. */
static void check_clash(Screen *screen, ClashMode mode, ClashFormat format, unsigned actions)
{
    Setup setup = setup_initial(&clash_game, mode == CLASH_SOLO ? 1 : CLASH_SIDES, 7);
    Action legal[LEGAL_COUNT_MAX];
    setup.options[CLASH_OPTION_MODE] = (int32_t)mode;
    setup.options[CLASH_OPTION_FORMAT] = (int32_t)format;
    screen_begin(screen, &clash_game, &setup, NULL, 0);
    for (unsigned i = 0; i < actions && !match_is_over(&screen->match); i++) {
        Seat seat = seats_first(match_actors(&screen->match));
        size_t count = match_legal(&screen->match, seat, legal, LEGAL_COUNT_MAX);
        match_act(&screen->match, seat, legal[count / 2]);
    }
    TableSight sight = screen_sight(screen, 0);
    table_show(screen->table, &sight);
    check_elements(screen);
    table_key(screen->table, screen_pick(1));
    check_elements(screen);
    screen_end(screen);
}

static void check_clash_games(Screen *screen)
{
    check_clash(screen, CLASH_DUEL, CLASH_PRECONSTRUCTED, 0);
    check_clash(screen, CLASH_DUEL, CLASH_PRECONSTRUCTED, 30);
    check_clash(screen, CLASH_DUEL, CLASH_DRAFT, 6);
    check_clash(screen, CLASH_DUEL, CLASH_CONSTRUCTED, 8);
    check_clash(screen, CLASH_DUEL, CLASH_CONSTRUCTED, 21);
    check_clash(screen, CLASH_SOLO, CLASH_PRECONSTRUCTED, 12);
    check_clash(screen, CLASH_SOLO, CLASH_DRAFT, 4);
}

static void check_size(Size size)
{
    Screen screen;
    screen_open(&screen, size.width, size.height);
    for (int percent = 80; percent <= 200; percent += 40) {
        ui_set_text_percent(screen.ui, percent);
        for (uint8_t seats = 1; seats <= REGICIDE_SEATS; seats++) {
            check_seats(&screen, seats);
        }
        check_claim(&screen, 0);
        check_claim(&screen, 45);
        check_clash_games(&screen);
    }
    screen_close(&screen);
}

static void test_landscape(void **unused)
{
    check_size((Size){1024, 640});
    check_size((Size){1280, 720});
    check_size((Size){1280, 800});
    check_size((Size){1920, 1080});
}

static void test_wide_and_tall(void **unused)
{
    check_size((Size){2560, 1080});
    check_size((Size){1024, 768});
    check_size((Size){1000, 1000});
    check_size((Size){800, 1280});
    check_size((Size){1080, 1920});
}

static void test_largest(void **unused)
{
    check_size((Size){3840, 2160});
}

static size_t large_indices(Screen *screen)
{
    size_t large = 0;
    screen_frame(screen);
    screen_frame(screen);
    const DrawList *list = ui_draw(screen->ui);
    for (size_t i = 0; i < draw_count(list); i++) {
        const DrawCommand *command = draw_at(list, i);
        large += command->kind == DRAW_PICTURE && command->picture->labels[0].grown;
    }
    return large;
}

/* On the hand and the enemy of a wide window they are as usual until the person wants them large.
 */
static void test_indices_can_be_large(void **unused)
{
    Screen screen = {0};
    const char *const hand[] = {"3C 4D 5H"};
    RegicideState state = regicide_position("JS", hand, 1);
    Setup setup = setup_initial(&regicide_game, 1, 1);
    screen_open(&screen, 1280, 720);
    screen_begin(&screen, &regicide_game, &setup, &state, 0);
    size_t before = large_indices(&screen);
    table_set_taste(screen.table, &(TableTaste){.has_large_indices = true});
    assert_true(large_indices(&screen) >= before + 4);
    screen_end(&screen);
    screen_close(&screen);
}

static float row_height(Screen *screen, const char *id, int percent)
{
    ui_set_text_percent(screen->ui, percent);
    screen_frame(screen);
    screen_frame(screen);
    return screen_get(screen, id)->rect.h;
}

/* Lines of 14 pixels become 22.4: within a tenth, for what else needs room. */
static void test_panels_grow_with_the_text(void **unused)
{
    static const char *const ids[] = {"table.step", "table.medal", "power.clubs", "table.shield"};
    Screen screen = {0};
    RegicideState state = regicide_position("JS", solo_hand, 1);
    Setup setup = setup_initial(&regicide_game, 1, 1);
    screen_open(&screen, 1280, 720);
    screen_begin(&screen, &regicide_game, &setup, &state, 0);
    for (size_t i = 0; i < sizeof ids / sizeof *ids; i++) {
        float usual = row_height(&screen, ids[i], 100);
        assert_true(row_height(&screen, ids[i], 160) > 0.9f * 1.6f * usual);
    }
    screen_end(&screen);
    screen_close(&screen);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_landscape),
        cmocka_unit_test(test_wide_and_tall),
        cmocka_unit_test(test_largest),
        cmocka_unit_test(test_indices_can_be_large),
        cmocka_unit_test(test_panels_grow_with_the_text),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
