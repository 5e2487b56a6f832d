/* Every property on every registered game: for every number of seats, the initial options and
 * random ones, over games from counted seeds. A failure says how to repeat its game.
 *
 * MEJA_PROPS_GAMES=n plays n games per setting in place of GAMES_DEFAULT; MEJA_PROPS_SEED=n plays
 * the games of that seed alone, with the same settings. MEJA_PROPS_GAME=<id> keeps to one game. */
#include "props.h"

#include "base/assert.h"
#include "games/registry.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define GAMES_DEFAULT   2
#define SETTINGS        4   /* of options per number of seats; the first is the initial one */
#define SETTING_TRIES   500 /* random options may be a combination that cannot be played */
#define TESTS_MAX       256
#define SEED_FIRST      1000
#define NAME_MAX_LENGTH 96

typedef struct Case {
    const Game *game;
    const Property *property;
    char name[NAME_MAX_LENGTH];
} Case;

static Case cases[TESTS_MAX];
static struct CMUnitTest tests[TESTS_MAX];
static size_t test_count;

static uint64_t number_from(const char *variable, uint64_t initial)
{
    const char *text = getenv(variable);
    return text ? strtoull(text, NULL, 10) : initial;
}

static int32_t any_value(const GameOption *option, uint8_t seats, Rng *rng)
{
    int32_t words = 0;
    while (option->words && option->words[words]) {
        words++;
    }
    uint32_t numbers = (uint32_t)(option->high - option->low) + 1;
    if (option->later && rng_below(rng, 2)) {
        return 0;
    }
    switch (option->kind) {
    case OPTION_FLAG:
        return (int32_t)rng_below(rng, 2);
    case OPTION_NUMBER:
        return option->low + (int32_t)rng_below(rng, numbers);
    case OPTION_WORD:
        return (int32_t)rng_below(rng, (uint32_t)words);
    case OPTION_SEAT:
        return (int32_t)rng_below(rng, (uint32_t)(words + seats)) - words;
    case OPTION_NUMBERS:
        return (option->low + (int32_t)rng_below(rng, numbers)) |
               (option->low + (int32_t)rng_below(rng, numbers)) << 8;
    case OPTION_WORDS:
        return (int32_t)(rng_next(rng) & rng_next(rng) & (uint32_t)((UINT64_C(1) << words) - 1));
    }
    return 0;
}

/* Fills in random options that the game accepts; a setting that is refused must have a reason. */
static void setup_vary(const Game *game, Setup *setup, Rng *rng)
{
    for (unsigned i = 0; i < SETTING_TRIES; i++) {
        for (unsigned k = 0; k < game->option_count; k++) {
            setup->options[k] = any_value(&game->options[k], setup->seats, rng);
        }
        Message why = {0};
        if (game->accepts(setup, &why)) {
            return;
        }
        assert_non_null(why.text);
    }
    fail_msg("%s accepts no options for %d seats", game->id, setup->seats);
}

static void property_holds_in(const Case *test, const Setup *setup, uint64_t seed)
{
    Walk walk;
    walk_init(&walk, test->game, setup, seed);
    for (size_t i = 0; i <= walk.match.position; i++) {
        Place place = place_at(&walk, i);
        test->property->holds(&place);
    }
    walk_release(&walk);
}

static void property_holds(void **state)
{
    const Case *test = *state;
    uint64_t games_count = number_from("MEJA_PROPS_GAMES", GAMES_DEFAULT);
    uint64_t only = number_from("MEJA_PROPS_SEED", 0);
    uint64_t seed = SEED_FIRST;
    for (uint8_t seats = test->game->seats_min; seats <= test->game->seats_max; seats++) {
        for (uint64_t i = 0; i < SETTINGS * games_count; i++, seed++) {
            Setup setup = setup_initial(test->game, seats, seed);
            Rng rng = rng_seeded(seed);
            if (i % SETTINGS != 0 || !test->game->accepts(&setup, NULL)) {
                setup_vary(test->game, &setup, &rng);
            }
            if (only == 0 || only == seed) {
                property_holds_in(test, &setup, seed);
            }
        }
    }
}

/* Too few and too many seats are refused, with the reason. */
static void seats_are_bounded(void **state)
{
    const Case *test = *state;
    const Game *game = test->game;
    const unsigned wrong[] = {game->seats_min - 1u, game->seats_max + 1u};
    for (unsigned i = 0; i < 2; i++) {
        Setup setup = setup_initial(game, (uint8_t)wrong[i], 1);
        Message why = {0};
        assert_false(game->accepts(&setup, &why));
        assert_non_null(why.text);
    }
    assert_true(game->state_size <= STATE_SIZE_MAX && game->view_size <= VIEW_SIZE_MAX);
    assert_true(game->legal_max <= LEGAL_COUNT_MAX && game->events_max <= EVENT_COUNT_MAX);
    assert_true(game->names.card_count <= CARD_LIMIT && game->option_count <= OPTION_LIMIT);
    assert_true(game->seats_min >= 1 && game->seats_max <= SEAT_LIMIT);
    assert_ptr_equal(game_by_id(game->id), game);
}

static void add_test(const Game *game, const Property *property, const char *name,
                     CMUnitTestFunction function)
{
    ASSERT(test_count < TESTS_MAX);
    Case *added = &cases[test_count];
    *added = (Case){.game = game, .property = property};
    snprintf(added->name, sizeof added->name, "%s: %s", game->id, name);
    tests[test_count++] =
        (struct CMUnitTest){.name = added->name, .test_func = function, .initial_state = added};
}

static void add_game(const Game *game)
{
    const Property *const lists[] = {state_properties, view_properties, event_properties};
    add_test(game, NULL, "seats and sizes are bounded", seats_are_bounded);
    for (unsigned i = 0; i < sizeof lists / sizeof lists[0]; i++) {
        for (const Property *property = lists[i]; property->name; property++) {
            add_test(game, property, property->name, property_holds);
        }
    }
}

int main(void)
{
    signal(SIGABRT, walk_say_when_aborted);
    const char *only = getenv("MEJA_PROPS_GAME");
    for (const Game *const *game = games; *game; game++) {
        if (!only || strcmp(only, (*game)->id) == 0) {
            add_game(*game);
        }
    }
    print_message("games of seeds from %d on, %llu per setting\n", SEED_FIRST,
                  (unsigned long long)number_from("MEJA_PROPS_GAMES", GAMES_DEFAULT));
    return _cmocka_run_group_tests("properties", tests, test_count, NULL, NULL);
}
