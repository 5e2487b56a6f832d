/* What must hold for every game that can be spoken about, in random games of counted seeds with the
 * first options, for every number of seats. */
#include "talk.h"

#include "codec.h"
#include "games/registry.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SEEDS      4
#define LINE_BYTES 512
#define FLIPS      60

typedef struct Round {
    Engine *engine;
    const Game *game;
    unsigned players;
    unsigned seed;
    uint64_t random;
} Round;

static unsigned round_random(Round *round, size_t bound)
{
    round->random = round->random * UINT64_C(6364136223846793005) + 1442695040888963407;
    return (unsigned)((round->random >> 33) % bound);
}

static void round_begin(Round *round)
{
    char line[LINE_BYTES];
    snprintf(line, sizeof line, "{'cmd':'new','game':'%s','players':%u,'seed':%u}", round->game->id,
             round->players, round->seed);
    ask_ok(round->engine, line);
}

/* One random action; false when the game is over. */
static bool round_step(Round *round)
{
    json_t *reply = ask(round->engine, "{'cmd':'actions'}");
    const json_t *actions = json_object_get(reply, "actions");
    size_t count = json_array_size(actions);
    assert_int_equal(count == 0, json_array_size(json_object_get(reply, "actors")) == 0);
    if (count > 0) {
        json_t *done = ask_with(round->engine, "{'cmd':'do','action':%s}",
                                json_array_get(actions, round_random(round, count)));
        assert_true(json_is_true(json_object_get(done, "ok")));
        json_decref(done);
    }
    json_decref(reply);
    return count > 0;
}

static void one_round(const Game *game, unsigned players, unsigned seed, void (*test)(Round *))
{
    Setup setup = setup_initial(game, (uint8_t)players, seed);
    Round round = {engine_new(), game, players, seed, seed};
    if (setup_is_accepted(game, &setup, NULL)) {
        round_begin(&round);
        test(&round);
    }
    engine_free(round.engine);
}

/* Calls `test` for every game, number of seats and seed. */
static void every_round(void (*test)(Round *round))
{
    for (const Codec *const *codec = codecs; *codec; codec++) {
        const Game *game = (*codec)->game;
        for (unsigned i = 0; i < SEEDS * (game->seats_max - game->seats_min + 1u); i++) {
            one_round(game, game->seats_min + i / SEEDS, 1 + i % SEEDS, test);
        }
    }
}

static void every_game_has_a_codec(void **unused)
{
    for (const Game *const *game = games; *game; game++) {
        const Codec *codec = codec_by_id((*game)->id);
        if (!codec) {
            fail_msg("src/engine/codecs/%s.c is missing", (*game)->id);
        }
        assert_ptr_equal(codec->game, *game);
    }
}

/* Two engines side by side answer the same until the end. */
static void play_in_step(Round *round, Engine *other)
{
    Round twin = *round;
    twin.engine = other;
    bool goes_on;
    do {
        json_t *one = ask(round->engine, "{'cmd':'state'}");
        json_t *two = ask(other, "{'cmd':'state'}");
        assert_true(json_equal(one, two));
        json_decref(one);
        json_decref(two);
        goes_on = round_step(round);
        assert_int_equal(round_step(&twin), goes_on);
    } while (goes_on);
    json_t *one = ask_for(round->engine, "{'cmd':'result'}", "result");
    json_t *two = ask_for(other, "{'cmd':'result'}", "result");
    assert_true(json_equal(one, two));
    json_decref(one);
    json_decref(two);
}

static void check_equal_seeds(Round *round)
{
    Round twin = *round;
    twin.engine = engine_new();
    round_begin(&twin);
    play_in_step(round, twin.engine);
    engine_free(twin.engine);
}

static void equal_seeds_give_equal_games(void **unused)
{
    every_round(check_equal_seeds);
}

/* The position put into a fresh engine reads back the same; the second one is returned. */
static Engine *placed_again(Round *round)
{
    Engine *other = engine_new();
    json_t *state = ask_for(round->engine, "{'cmd':'state'}", "state");
    json_t *reply = ask_with(other, "{'cmd':'setup','state':%s}", state);
    if (!json_is_true(json_object_get(reply, "ok"))) {
        fail_msg("%s for %u, seed %u: %s", round->game->id, round->players, round->seed,
                 json_string_value(json_object_get(reply, "error")));
    }
    json_t *again = ask_for(other, "{'cmd':'state'}", "state");
    assert_true(json_equal(state, again));
    json_decref(state);
    json_decref(reply);
    json_decref(again);
    return other;
}

static void check_positions(Round *round)
{
    do {
        engine_free(placed_again(round));
    } while (round_step(round));
}

static void every_position_can_be_put_up_again(void **unused)
{
    every_round(check_positions);
}

static void check_plays_on(Round *round)
{
    for (unsigned i = 0; i < 2 * round->seed && round_step(round); i++) {
    }
    Engine *other = placed_again(round);
    play_in_step(round, other);
    engine_free(other);
}

static void a_position_plays_on_identically(void **unused)
{
    every_round(check_plays_on);
}

static void check_replay(Round *round)
{
    while (round_step(round)) {
    }
    json_t *log = ask_for(round->engine, "{'cmd':'log'}", "log");
    json_t *state = ask_for(round->engine, "{'cmd':'state'}", "state");
    Engine *other = engine_new();
    json_decref(ask_with(other, "{'cmd':'replay','log':%s}", log));
    json_t *again = ask_for(other, "{'cmd':'log'}", "log");
    json_t *same = ask_for(other, "{'cmd':'state'}", "state");
    assert_true(json_equal(log, again));
    assert_true(json_equal(state, same));
    engine_free(other);
    json_decref(log);
    json_decref(state);
    json_decref(again);
    json_decref(same);
}

static void logs_play_again(void **unused)
{
    every_round(check_replay);
}

/* A log with one byte flipped is played whole or leaves the game in play alone. */
static void check_flips(Round *round)
{
    while (round_step(round)) {
    }
    char prefix[] = "{\"cmd\":\"replay\",\"log\":";
    json_t *log = ask_for(round->engine, "{'cmd':'log'}", "log");
    char *text = json_dumps(log, JSON_COMPACT);
    size_t size = strlen(prefix) + strlen(text) + 2;
    char *line = malloc(size);
    assert_non_null(line);
    for (unsigned i = 0; i < FLIPS; i++) {
        round_begin(round);
        json_t *before = ask_for(round->engine, "{'cmd':'log'}", "log");
        snprintf(line, size, "%s%s}", prefix, text);
        line[strlen(prefix) + round_random(round, strlen(text))] ^=
            (char)(1 << round_random(round, 8));
        char *answer = engine_answer(round->engine, line, size - 1);
        assert_non_null(answer);
        bool is_loaded = strncmp(answer, "{\"ok\":true", 10) == 0;
        json_t *after = ask_for(round->engine, "{'cmd':'log'}", "log");
        assert_true(is_loaded ? json_array_size(json_object_get(after, "actions")) ==
                                    json_array_size(json_object_get(log, "actions"))
                              : json_equal(before, after));
        free(answer);
        json_decref(before);
        json_decref(after);
    }
    free(line);
    free(text);
    json_decref(log);
}

static void flipped_logs_load_whole_or_not_at_all(void **unused)
{
    every_round(check_flips);
}

/* Adds `by` to the number under each text that is anywhere in the value. */
static void count_texts(json_t *json, int by, json_t *counts)
{
    if (json_is_string(json)) {
        const char *text = json_string_value(json);
        json_int_t count = json_integer_value(json_object_get(counts, text));
        json_object_set_new(counts, text, json_integer(count + by));
    }
    for (size_t i = 0; i < json_array_size(json); i++) {
        count_texts(json_array_get(json, i), by, counts);
    }
    const char *key;
    json_t *member;
    json_object_foreach(json, key, member)
    {
        count_texts(member, by, counts);
    }
}

/* Every member of the state, which hides nothing, but "rng" is a member of the view, and no card
 * shows up that the state does not have as often. */
static void compare_view(Round *round, json_t *state, json_t *view)
{
    const char *key;
    json_t *member, *had = json_object(), *shown = json_object();
    json_object_foreach(state, key, member)
    {
        assert_int_equal(json_object_get(view, key) != NULL, strcmp(key, "rng") != 0);
    }
    assert_null(json_object_get(view, "seed"));
    assert_true(json_is_array(json_object_get(view, "known")));
    count_texts(state, 1, had);
    count_texts(view, 1, shown);
    count_texts(json_object_get(view, "known"), -1, shown);
    for (Card card = 0; card < round->game->names.card_count; card++) {
        const char *code = round->game->names.cards[card];
        assert_true(json_integer_value(json_object_get(shown, code)) <=
                    json_integer_value(json_object_get(had, code)));
    }
    assert_null(json_object_get(had, "?"));
    json_decref(had);
    json_decref(shown);
}

static void check_views(Round *round)
{
    do {
        json_t *state = ask_for(round->engine, "{'cmd':'state'}", "state");
        for (unsigned seat = 0; seat < round->players; seat++) {
            char line[LINE_BYTES];
            snprintf(line, sizeof line, "{'cmd':'view','seat':%u}", seat);
            json_t *view = ask_for(round->engine, line, "view");
            compare_view(round, state, view);
            json_decref(view);
        }
        json_decref(state);
    } while (round_step(round));
}

static void views_have_the_schema_and_hide(void **unused)
{
    every_round(check_views);
}

static void check_undo(Round *round)
{
    round_step(round);
    json_t *before = ask_for(round->engine, "{'cmd':'state'}", "state");
    json_t *events = ask_for(round->engine, "{'cmd':'events','seat':0}", "events");
    if (round_step(round)) {
        ask_ok(round->engine, "{'cmd':'undo'}");
    }
    json_t *after = ask_for(round->engine, "{'cmd':'state'}", "state");
    json_t *same = ask_for(round->engine, "{'cmd':'events','seat':0}", "events");
    assert_true(json_equal(before, after));
    assert_true(json_equal(events, same));
    json_decref(before);
    json_decref(after);
    json_decref(events);
    json_decref(same);
}

static void undo_restores_position_and_events(void **unused)
{
    every_round(check_undo);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_game_has_a_codec),
        cmocka_unit_test(equal_seeds_give_equal_games),
        cmocka_unit_test(every_position_can_be_put_up_again),
        cmocka_unit_test(a_position_plays_on_identically),
        cmocka_unit_test(logs_play_again),
        cmocka_unit_test(flipped_logs_load_whole_or_not_at_all),
        cmocka_unit_test(views_have_the_schema_and_hide),
        cmocka_unit_test(undo_restores_position_and_events),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
