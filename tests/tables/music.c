/* When the music of each game rises and falls in stored matches: told by the view of a seat alone,
 * and by nothing of its own while others listen. */
#define _DEFAULT_SOURCE

#include "core/match.h"
#include "core/notation.h"
#include "game_ui.h"
#include "testing.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LINE_BYTES 1024

/* From this action on it is so. */
typedef struct Change {
    size_t actions;
    int tension;
} Change;

static void begin(Match *match, const char *header)
{
    char game[32], key[32];
    unsigned seats, seed;
    int length, value;
    assert_int_equal(sscanf(header, "%31s %u %u%n", game, &seats, &seed, &length), 3);
    const Game *rules = game_ui_by_id(game)->game;
    Setup setup = setup_initial(rules, (uint8_t)seats, seed);
    for (header += length; sscanf(header, " %31[^=]=%d%n", key, &value, &length) == 2;
         header += length) {
        setup.options[game_option_index(rules, key)] = value;
    }
    match_init(match, rules, &setup);
}

static void act(Match *match, const char *line)
{
    char words[LINE_BYTES];
    Action action;
    Seat seat = (Seat)atoi(line);
    const char *text = strchr(line, ' ') + 1;
    size_t length = strcspn(text, ":");
    memcpy(words, text, length);
    words[length] = '\0';
    assert_true(notation_read(match->game, words, &action));
    match_act(match, seat, action);
}

static int tension(const Match *match, Seat seat, bool alone)
{
    _Alignas(max_align_t) unsigned char view[VIEW_SIZE_MAX];
    match_view(match, seat, view);
    return game_ui_of(match->game)->music->tension(view, alone);
}

/* While others listen nothing tells what one seat knows alone. */
static void hear_the_same(const Match *match)
{
    for (Seat seat = 1; seat < match->setup.seats; seat++) {
        assert_int_equal(tension(match, seat, false), tension(match, 0, false));
    }
}

/* All changes of a stored match, as `seat` hears them. */
static void hears(const char *name, Seat seat, bool alone, const Change expected[], size_t count)
{
    char path[LINE_BYTES], line[LINE_BYTES];
    Match match;
    size_t seen = 0;
    int now = 0;
    snprintf(path, sizeof path, GOLDEN_FOLDER "/%s.txt", name);
    FILE *file = fopen(path, "r");
    assert_non_null(file);
    assert_non_null(fgets(line, sizeof line, file));
    begin(&match, line);
    assert_non_null(fgets(line, sizeof line, file)); /* "start" */
    do {
        int next = tension(&match, seat, alone);
        hear_the_same(&match);
        if (next != now) {
            if (seen >= count || expected[seen].actions != match.position ||
                expected[seen].tension != next) {
                fail_msg("%s: after %zu actions it is %d", name, match.position, next);
            }
            seen++;
            now = next;
        }
        if (!fgets(line, sizeof line, file)) {
            break;
        }
        act(&match, line);
    } while (true);
    assert_int_equal(seen, count);
    assert_true(match_is_over(&match));
    fclose(file);
    match_release(&match);
}

#define HEARS(name, seat, alone, ...)                                                              \
    do {                                                                                           \
        static const Change changes[] = {__VA_ARGS__};                                             \
        hears(name, seat, alone, changes, sizeof changes / sizeof *changes);                       \
    } while (0)

/* Alone: the hand is nearly spent from 36 to 39 actions. Then, and also for others to hear, the
 * first King stands there. */
static void regicide_rises(void **state)
{
    HEARS("regicide/solo", 0, true, {36, 100}, {39, 0}, {45, 100}, {82, 0});
    HEARS("regicide/solo", 0, false, {45, 100}, {82, 0});
    HEARS("regicide/two", 1, false, {40, 100}, {81, 0});
}

/* With the second phase; as the second vote of one seat stands. */
static void claim_rises(void **state)
{
    HEARS("claim/plain", 0, true, {26, 60}, {36, 100}, {52, 0});
}

/* With each assault that rests, and while a keeper is close to its fall. */
static void clash_rises(void **state)
{
    HEARS("clash/precon", 1, true, {2, 100}, {3, 0}, {25, 100}, {34, 0}, {45, 100}, {54, 0},
          {56, 100}, {59, 0}, {85, 100}, {90, 0}, {92, 100}, {93, 0});
    HEARS("clash/solo-deck", 0, true, {20, 100}, {22, 0});
}

/* The sixth clue is turned up. */
static void direnjie_rises(void **state)
{
    HEARS("direnjie/two", 0, true, {98, 100}, {136, 0});
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(regicide_rises),
        cmocka_unit_test(claim_rises),
        cmocka_unit_test(clash_rises),
        cmocka_unit_test(direnjie_rises),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
