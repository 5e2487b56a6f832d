/* Every property on every registered game: for every number of seats, the initial options and
 * random ones, over games from counted seeds. A failure says how to repeat its game.
 *
 * MEJA_PROPS_GAMES=n plays n games per setting in place of GAMES_DEFAULT; MEJA_PROPS_SEED=n plays
 * the games of that seed alone, with the same settings. MEJA_PROPS_GAME=<id> keeps to one game.
 *
 * With a number as argument, games are played until so many actions were, each game with every
 * property; MEJA_PROPS_SEED=n begins with that seed. */
#include "props.h"

#include "base/assert.h"
#include "base/limits.h"
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
#define TOLD_EACH       10000 /* actions of many, between two lines */

static const Property *const property_lists[] = {state_properties, view_properties,
                                                 event_properties};

typedef struct Case {
    const Game *game;
    const Property *property;
    char name[NAME_MAX_LENGTH];
} Case;

static Case cases[TESTS_MAX];
static struct CMUnitTest tests[TESTS_MAX];
static size_t test_count;
static uint64_t many_actions; /* 0: games are counted, not actions */

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

/* The initial options, as far as they can be played, or random ones. */
static Setup setup_for(const Game *game, uint8_t seats, uint64_t seed, bool is_varied)
{
    Setup setup = setup_initial(game, seats, seed);
    Rng rng = rng_seeded(seed);
    if (is_varied || !game->accepts(&setup, NULL)) {
        setup_vary(game, &setup, &rng);
    }
    return setup;
}

static void property_holds_in(Walk *walk, const Property *property)
{
    for (size_t i = 0; i <= walk->match.position; i++) {
        Place place = place_at(walk, i);
        property->holds(&place);
    }
}

static void property_holds(void **state)
{
    const Case *test = *state;
    uint64_t games_count = number_from("MEJA_PROPS_GAMES", GAMES_DEFAULT);
    uint64_t only = number_from("MEJA_PROPS_SEED", 0);
    uint64_t seed = SEED_FIRST;
    for (uint8_t seats = test->game->seats_min; seats <= test->game->seats_max; seats++) {
        for (uint64_t i = 0; i < SETTINGS * games_count; i++, seed++) {
            if (only == 0 || only == seed) {
                Setup setup = setup_for(test->game, seats, seed, i % SETTINGS != 0);
                Walk walk;
                walk_init(&walk, test->game, &setup, seed);
                property_holds_in(&walk, test->property);
                walk_release(&walk);
            }
        }
    }
}

/* How many actions the game of this seed had. */
static size_t all_hold_in(const Game *game, uint64_t seed)
{
    uint64_t half = seed / 2; /* whether it is even says who plays: see walk_init */
    unsigned counts = 1u + game->seats_max - game->seats_min;
    uint8_t seats = (uint8_t)(game->seats_min + half % counts);
    Setup setup = setup_for(game, seats, seed, half / counts % SETTINGS != 0);
    Walk walk;
    walk_init(&walk, game, &setup, seed);
    for (unsigned i = 0; i < COUNT_OF(property_lists); i++) {
        for (const Property *property = property_lists[i]; property->name; property++) {
            property_holds_in(&walk, property);
        }
    }
    size_t actions = walk.match.position;
    walk_release(&walk);
    return actions;
}

static void all_hold_for_many_actions(void **state)
{
    const Case *test = *state;
    uint64_t seed = number_from("MEJA_PROPS_SEED", SEED_FIRST);
    for (uint64_t played = 0, told = 0; played < many_actions; seed++) {
        played += all_hold_in(test->game, seed);
        if (played >= told + TOLD_EACH) {
            told = played;
            print_message("%s: %llu actions, seed %llu\n", test->game->id,
                          (unsigned long long)played, (unsigned long long)seed);
            fflush(NULL); /* the last line stays, when it is ended from outside */
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
    add_test(game, NULL, "seats and sizes are bounded", seats_are_bounded);
    if (many_actions > 0) {
        add_test(game, NULL, "all properties", all_hold_for_many_actions);
        return;
    }
    for (unsigned i = 0; i < COUNT_OF(property_lists); i++) {
        for (const Property *property = property_lists[i]; property->name; property++) {
            add_test(game, property, property->name, property_holds);
        }
    }
}

int main(int count, char **words)
{
    many_actions = count > 1 ? strtoull(words[1], NULL, 10) : 0;
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
