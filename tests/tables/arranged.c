/* Every layout of every game without a window: through played games, all forms, seats, open hands,
 * a log or a book beside the table, and sizes of text, nothing leaves the area of the table, and no
 * two things overlap but those of which the game's table says why they may. */
#include "arranged.h"
#include "base/limits.h"
#include "core/match.h"
#include "core/rng.h"
#include "direnjie/places.h"
#include "direnjie/reveal/steps.h"
#include "game_ui.h"
#include "games/clash.h"
#include "tables/table_look.h"
#include "testing.h"

#include <math.h>

#define SLACK     1.5f /* units: rounding */
#define STEPS     400
#define STEP_EACH 5 /* of this many positions one is looked at */

extern const GameUi *const game_uis[];

typedef enum Beside { BESIDE_NOTHING, BESIDE_OPEN, BESIDE_LOG, BESIDE_BOOK } Beside;

typedef struct Look {
    const Arranged *arranged;
    const TableLook *look;
    const void *view;
    const Space *space;
    unsigned percent; /* size of text */
    TableTaste taste;
    Layout layout;
} Look;

static bool is_of(unsigned thing, Things things)
{
    return thing >= things.first && thing <= things.last;
}

static const char *why_overlap(const Arranged *arranged, unsigned a, unsigned b)
{
    for (const Overlap *it = arranged->overlaps; it->why; it++) {
        if ((is_of(a, it->some) && is_of(b, it->others)) ||
            (is_of(b, it->some) && is_of(a, it->others))) {
            return it->why;
        }
    }
    return NULL;
}

/* Empty: it is not there. Cards are where they lie. */
static Rect thing_rect(const Look *look, unsigned thing)
{
    Card cards[ZONE_CARDS_MAX];
    const Layout *layout = &look->layout;
    if (thing < SPOTS_MAX) {
        return layout->spots[thing];
    }
    if (thing >= THING_BUTTONS) {
        return thing == THING_BUTTONS ? layout->buttons : layout->words;
    }
    unsigned zone = thing - THING_ZONES;
    const Game *game = look->arranged->game;
    bool is_there = thing >= THING_ZONES && zone < game->names.zone_count &&
                    layout->zones[zone].form != FORM_HIDDEN &&
                    game->zone(look->view, (uint8_t)zone, cards, ZONE_CARDS_MAX) > 0;
    return is_there ? layout->zones[zone].rect : (Rect){0};
}

static void fail_at(const Look *look, const char *what, unsigned a, unsigned b)
{
    const Space *space = look->space;
    fail_msg("%s: form %d of %.0f × %.0f, text %u%%, cards %u%%: %s: %u and %u",
             look->arranged->game->id, look->layout.form, (double)space->window.w,
             (double)space->window.h, look->percent, (unsigned)(look->taste.cards * 100), what, a,
             b);
}

static void check_pair(const Look *look, unsigned a, unsigned b)
{
    Rect both = rect_intersection(thing_rect(look, a), thing_rect(look, b));
    float slack = SLACK * look->layout.unit;
    if (both.w > slack && both.h > slack && !why_overlap(look->arranged, a, b)) {
        fail_at(look, "overlap", a, b);
    }
}

static void check_inside(const Look *look, unsigned thing)
{
    Rect rect = thing_rect(look, thing), area = look->space->area;
    float slack = SLACK * look->layout.unit;
    bool is_inside = rect.x >= area.x - slack && rect.y >= area.y - slack &&
                     rect.x + rect.w <= area.x + area.w + slack &&
                     rect.y + rect.h <= area.y + area.h + slack;
    if (!is_inside && !is_of(thing, look->arranged->outside)) {
        fail_at(look, "outside", thing, thing);
    }
}

static void check(Look *look)
{
    layout_arrange(look->look, look->space, look->view, &look->layout);
    for (unsigned a = 0; a < THINGS; a++) {
        if (rect_is_empty(thing_rect(look, a))) {
            continue;
        }
        check_inside(look, a);
        for (unsigned b = 0; b < a; b++) {
            check_pair(look, a, b);
        }
    }
}

/* As the scene of a match and the table measure it. */
static Space space_of(Point size, const Look *look, Beside beside)
{
    const TableTaste *taste = &look->taste;
    bool is_tall = size.y > size.x;
    float unit = is_tall ? size.x / 1000 : fminf(size.x / 1600, size.y / 900);
    float bar = fmaxf(54 * unit, 52);
    Space space = {.window = {0, 0, size.x, size.y},
                   .text = (float)look->percent / 100,
                   .cards = taste->cards,
                   .mirrored = taste->is_mirrored,
                   .area = {0, bar, size.x, size.y - bar},
                   .unit = unit,
                   .line = 25 * unit * (float)look->percent / 100,
                   .open = beside == BESIDE_OPEN};
    Rect felt = space.area;
    if (beside == BESIDE_LOG && is_tall) {
        rect_cut_bottom(&space.area, space.area.h * 0.3f);
    } else if (beside == BESIDE_LOG) {
        rect_cut_right(&space.area, 330 * unit);
    } else if (beside == BESIDE_BOOK) {
        const DirenjieView *view = look->view;
        space.docked = direnjie_book_rect(space.window, bar, taste, &view->table);
    }
    float rim = felt.w * 44 / 1600, foot = felt.h * 44 / 900;
    Rect inner = {rim, felt.y + foot, felt.w - 2 * rim, felt.h - foot};
    space.safe = rect_intersection(space.area, inner);
    return space;
}

static void check_beside(Look *look, Point size)
{
    bool has_book = look->arranged->game == &direnjie_game;
    Beside most = has_book ? BESIDE_BOOK : BESIDE_LOG;
    for (Beside beside = BESIDE_NOTHING; beside <= most; beside++) {
        Space space = space_of(size, look, beside);
        look->space = &space;
        check(look);
    }
}

/* In every other window at one position, in the rest at the next; with cards of one size or
 * another, mirrored or not. */
static void check_spaces(Look *look, unsigned salt)
{
    static const Point sizes[] = {{1280, 720}, {800, 1280},  {1024, 640}, {1920, 1080},
                                  {720, 1280}, {1000, 1000}, {2560, 1080}};
    static const unsigned percents[] = {80, 100, 130, 160, 200};
    static const float cards[] = {1, 1.5f, 0.8f, 1.2f};
    for (size_t i = salt % 2; i < COUNT_OF(sizes); i += 2) {
        for (size_t j = 0; j < COUNT_OF(percents); j++) {
            look->percent = percents[j];
            look->taste.cards = cards[(salt / 2 + j) % COUNT_OF(cards)];
            look->taste.is_mirrored = (salt / 4 + j) % 2;
            check_beside(look, sizes[i]);
        }
    }
}

static void check_match(Look *look, const Setup *setup)
{
    static uint64_t view[VIEW_SIZE_MAX / sizeof(uint64_t)];
    Action legal[LEGAL_COUNT_MAX];
    Match match;
    match_init(&match, look->arranged->game, setup);
    Rng rng = rng_seeded(setup->seed);
    look->view = view;
    for (unsigned step = 0; step < STEPS; step++) {
        bool is_over = match_is_over(&match);
        for (Seat seat = 0; seat < setup->seats; seat++) {
            if (is_over || step == 0 || (step * 3 + seat) % (STEP_EACH * setup->seats) == 0) {
                match_view(&match, seat, view);
                check_spaces(look, step + seat);
            }
        }
        if (is_over) {
            break;
        }
        Seat seat = seats_first(match_actors(&match));
        size_t count = match_legal(&match, seat, legal, LEGAL_COUNT_MAX);
        assert_true(match_act(&match, seat, legal[rng_below(&rng, (uint32_t)count)]));
    }
    match_release(&match);
}

static const TableLook *look_of(const Game *game)
{
    const TableLook *look = NULL;
    for (size_t i = 0; game_uis[i]; i++) {
        look = game_uis[i]->look->game == game ? game_uis[i]->look : look;
    }
    return look;
}

static void check_game(const Arranged *arranged)
{
    const Game *game = arranged->game;
    Look look = {.arranged = arranged, .look = look_of(game)};
    for (uint8_t seats = game->seats_min; seats <= game->seats_max; seats++) {
        for (int32_t value = 0; value <= arranged->option_most; value++) {
            Setup setup = setup_initial(game, seats, (uint64_t)value + 1);
            setup.options[arranged->option] = value;
            if (setup_is_accepted(game, &setup, NULL)) {
                check_match(&look, &setup);
            }
        }
    }
}

static Layout layout_at(const Look *look, Point size, float cards)
{
    Look sized = *look;
    sized.taste.cards = cards;
    Space space = space_of(size, &sized, BESIDE_NOTHING);
    Layout layout;
    layout_arrange(look->look, &space, look->view, &layout);
    return layout;
}

/* Pixels: of the hand in front. */
static float hand_card(const Layout *layout)
{
    float width = 0;
    for (unsigned zone = 0; zone < ZONES_MAX; zone++) {
        const ZonePlace *place = &layout->zones[zone];
        bool is_own = place->form == FORM_FAN && place->hand && place->rect.w > 0;
        width = is_own ? fmaxf(width, place->card_width) : width;
    }
    return width;
}

/* How many times as large cards are where half as much again is wanted. */
static float check_hand(const Look *look, Point size)
{
    Layout usual = layout_at(look, size, 0), same = layout_at(look, size, 1);
    Layout large = layout_at(look, size, 1.5f), small = layout_at(look, size, 0.8f);
    assert_memory_equal(usual.spots, same.spots, sizeof usual.spots);
    assert_true(hand_card(&same) == hand_card(&usual));
    assert_true(hand_card(&usual) > 0);
    assert_true(hand_card(&large) >= hand_card(&usual));
    assert_true(fabsf(hand_card(&small) - 0.8f * hand_card(&usual)) < 0.5f);
    return hand_card(&large) / hand_card(&usual);
}

#define POSITIONS 60
#define LARGER    1.15f

static void check_cards(const Arranged *arranged, Point size)
{
    static uint64_t view[VIEW_SIZE_MAX / sizeof(uint64_t)];
    Action legal[LEGAL_COUNT_MAX];
    Match match;
    Setup setup = setup_initial(arranged->game, 2, 7);
    Look look = {arranged, look_of(arranged->game), view, .percent = 100};
    float most = 0;
    match_init(&match, arranged->game, &setup);
    for (unsigned i = 0; i < POSITIONS && !match_is_over(&match); i++) {
        Seat seat = seats_first(match_actors(&match));
        match_view(&match, seat, view);
        most = fmaxf(most, check_hand(&look, size));
        assert_true(match_legal(&match, seat, legal, LEGAL_COUNT_MAX) > 0);
        match_act(&match, seat, legal[0]);
    }
    assert_true(most >= LARGER);
    match_release(&match);
}

static void cards_are_as_large_as_is_wanted(void **unused)
{
    static const Arranged *const all[] = {&arranged_regicide, &arranged_claim, &arranged_clash,
                                          &arranged_direnjie};
    static const Point sizes[] = {{1280, 720}, {1920, 1080}, {800, 1280}};
    for (size_t i = 0; i < COUNT_OF(all) * COUNT_OF(sizes); i++) {
        check_cards(all[i / COUNT_OF(sizes)], sizes[i % COUNT_OF(sizes)]);
    }
}

/* From card to card of the hand in front, in widths of a card; 1 at most: none covers another. */
static float hand_seen(const ZonePlace *hand, unsigned cards)
{
    unsigned line = min_unsigned(cards, hand->row.line);
    float step = (hand->rect.w - hand->card_width) / (float)max_unsigned(line - 1, 1);
    return fminf(step / hand->card_width, 1);
}

/* The longest of a mirrored table, beside its buttons, are a tenth larger; of each card that part
 * is seen which shows its name. */
#define HAND_LARGER 1.1f
#define SEEN_LEAST  0.78f

static void check_long_hand(const Look *look, Point size, unsigned cards)
{
    Layout usual = layout_at(look, size, 1), large = layout_at(look, size, 1.5f);
    const ZonePlace *hand = &large.zones[CLASH_ZONE_HANDS];
    float by = hand_card(&large) / hand_card(&usual), seen = hand_seen(hand, cards);
    if (by < HAND_LARGER || seen < SEEN_LEAST) {
        fail_msg("%u cards, %.0f × %.0f, text %u%%%s: %.2f times as large, %.2f of each seen",
                 cards, (double)size.x, (double)size.y, look->percent,
                 look->taste.is_mirrored ? ", mirrored" : "", (double)by, (double)seen);
    }
}

/* In a duel under way, of as many cards as there can be. */
static void long_hands_of_clash_are_as_large_as_is_wanted(void **unused)
{
    static const Point sizes[] = {{1280, 720}, {1920, 1080}, {800, 1280}};
    static ClashView view = {.table = {.turn = 2}};
    Look look = {&arranged_clash, look_of(&clash_game), .view = &view};
    for (unsigned cards = 2; cards <= CLASH_HAND_MAX + 1; cards++) {
        view.table.sides[0].hand_count = (uint8_t)(cards - 1);
        for (size_t i = 0; i < COUNT_OF(sizes) * 2; i++) {
            look.taste.is_mirrored = i % 2;
            for (look.percent = 100; look.percent <= 200; look.percent += 25) {
                check_long_hand(&look, sizes[i / 2], cards);
            }
        }
    }
}

static void check_opposite(const Look *look, Rect a, Rect b)
{
    const Rect *area = &look->space->area;
    float apart = rect_centre(a).x + rect_centre(b).x - 2 * rect_centre(*area).x;
    assert_true(a.w <= 0 || fabsf(apart) < SLACK);
    assert_true(a.y == b.y && a.w == b.w && a.h == b.h);
}

static void check_mirrored(const Arranged *arranged, Point size)
{
    static uint64_t view[VIEW_SIZE_MAX / sizeof(uint64_t)];
    Match match;
    Setup setup = setup_initial(arranged->game, 2, 7);
    Look look = {arranged, look_of(arranged->game), view, .percent = 100};
    Layout usual, mirrored;
    match_init(&match, arranged->game, &setup);
    match_view(&match, 0, view);
    Space space = space_of(size, &look, BESIDE_NOTHING);
    look.space = &space;
    layout_arrange(look.look, &space, view, &usual);
    space.mirrored = true;
    layout_arrange(look.look, &space, view, &mirrored);
    for (unsigned spot = 0; spot < SPOTS_MAX; spot++) {
        unsigned sided = usual.sided, other = spot;
        other = sided > 0 && spot + 1 == sided ? spot + 1 : other;
        other = sided > 0 && spot == sided ? spot - 1 : other;
        if (arranged != &arranged_clash) { /* its hand makes room for the buttons */
            check_opposite(&look, usual.spots[spot], mirrored.spots[other]);
        }
    }
    if (usual.buttons.w < space.area.w / 2) {
        float middle = rect_centre(space.area).x;
        assert_true(rect_centre(usual.buttons).x > middle);
        assert_true(rect_centre(mirrored.buttons).x < middle);
    }
    assert_true(fabsf(hand_card(&mirrored) - hand_card(&usual)) < SLACK);
    match_release(&match);
}

static void a_mirrored_table_has_its_places_on_the_other_side(void **unused)
{
    static const Arranged *const all[] = {&arranged_regicide, &arranged_claim, &arranged_clash,
                                          &arranged_direnjie};
    for (size_t i = 0; i < COUNT_OF(all); i++) {
        check_mirrored(all[i], (Point){1280, 720});
        check_mirrored(all[i], (Point){800, 1280});
    }
}

static void test_regicide(void **unused)
{
    check_game(&arranged_regicide);
}

static void test_claim(void **unused)
{
    check_game(&arranged_claim);
}

static void test_clash(void **unused)
{
    check_game(&arranged_clash);
}

static void test_direnjie(void **unused)
{
    check_game(&arranged_direnjie);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(cards_are_as_large_as_is_wanted),
        cmocka_unit_test(long_hands_of_clash_are_as_large_as_is_wanted),
        cmocka_unit_test(a_mirrored_table_has_its_places_on_the_other_side),
        cmocka_unit_test(test_regicide),
        cmocka_unit_test(test_claim),
        cmocka_unit_test(test_clash),
        cmocka_unit_test(test_direnjie),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
