/* Whole games stored as data: every action with the fingerprints of the state after it and of each
 * seat's view. Replaying them tells whether anything about play has changed, on any machine.
 *
 * A file is written once by `golden_golden write <game> <seats> <seed> [<option>=<value>…]` and
 * committed; it is written anew only by a change that means to alter play. Without arguments the
 * program is the test. Writing plays one action ahead by the game's own evaluation, now and then at
 * random, so that games go far and take side ways. */
#define _DEFAULT_SOURCE

#include "base/hash.h"
#include "base/text.h"
#include "core/match.h"
#include "core/notation.h"
#include "games/registry.h"
#include "testing.h"

#include <dirent.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LINE_MAX_LENGTH 1024
#define FILES_MAX       128
#define RANDOM_ONE_IN   6

/* "<seat> <action>: <state> <view 0> <view 1> …", the first line of a game with "start". */
static void line_write(const Match *match, char out[])
{
    char action[ACTION_TEXT_MAX] = "start";
    _Alignas(max_align_t) unsigned char view[VIEW_SIZE_MAX];
    int length = 0;
    if (match->position > 0) {
        const Played *played = buffer_at(&match->played, match->position - 1);
        Text text = text_in(action, sizeof action);
        notation_write(match->game, played->action, &text);
        length = snprintf(out, LINE_MAX_LENGTH, "%d ", played->seat);
    }
    length += snprintf(out + length, LINE_MAX_LENGTH - (size_t)length, "%s: %016" PRIx64, action,
                       match_hash(match));
    for (Seat seat = 0; seat < match->setup.seats; seat++) {
        match_view(match, seat, view);
        length += snprintf(out + length, LINE_MAX_LENGTH - (size_t)length, " %016" PRIx64,
                           hash_bytes(HASH_START, view, match->game->view_size));
    }
}

/* "option=value", a decimal number. */
static bool option_read(const Game *game, const char *text, Setup *setup)
{
    const char *equals = strchr(text, '=');
    char key[LINE_MAX_LENGTH] = "";
    int64_t value;
    if (!equals || !text_parse_number(equals + 1, strlen(equals + 1), &value)) {
        return false;
    }
    memcpy(key, text, (size_t)(equals - text));
    int index = game_option_index(game, key);
    if (index >= 0) {
        setup->options[index] = (int32_t)value;
    }
    return index >= 0;
}

/* The game, seats, seed and options of the words of a header; NULL when they name none. */
static const Game *setup_read(char *words[], int count, Setup *setup)
{
    const Game *game = count >= 3 ? game_by_id(words[0]) : NULL;
    if (!game) {
        return NULL;
    }
    *setup = setup_initial(game, (uint8_t)atoi(words[1]), strtoull(words[2], NULL, 10));
    for (int i = 3; i < count; i++) {
        if (!option_read(game, words[i], setup)) {
            return NULL;
        }
    }
    return setup_is_accepted(game, setup, NULL) ? game : NULL;
}

static int value_after(const Match *match, Seat seat, Action action)
{
    _Alignas(max_align_t) unsigned char after[STATE_SIZE_MAX];
    Outcome outcome;
    memcpy(after, match_state(match), match->game->state_size);
    match->game->apply(after, seat, action, NULL);
    match->game->outcome(after, &outcome);
    if (outcome.over) {
        return seats_have(outcome.winners, seat) ? 1001 : -1;
    }
    return match->game->bots->evaluate(after, seat);
}

static void play_on(Match *match, Rng *rng)
{
    Action legal[LEGAL_COUNT_MAX];
    Seat seat = seats_first(match_actors(match));
    uint32_t count = (uint32_t)match_legal(match, seat, legal, LEGAL_COUNT_MAX);
    Action best = legal[rng_below(rng, count)];
    int best_value = value_after(match, seat, best);
    for (uint32_t i = 0; i < count && rng_below(rng, count * RANDOM_ONE_IN) > 0; i++) {
        int value = value_after(match, seat, legal[i]);
        if (value > best_value) {
            best = legal[i];
            best_value = value;
        }
    }
    match_act(match, seat, best);
}

static int write_game(char *words[], int count)
{
    Setup setup;
    const Game *game = setup_read(words, count, &setup);
    if (!game) {
        fprintf(stderr, "golden: no such game, seats or options\n");
        return 1;
    }
    char line[LINE_MAX_LENGTH];
    Match match;
    Rng rng = rng_seeded(setup.seed);
    match_init(&match, game, &setup);
    for (int i = 0; i < count; i++) {
        printf("%s%s", words[i], i + 1 < count ? " " : "\n");
    }
    line_write(&match, line);
    puts(line);
    while (!match_is_over(&match)) {
        play_on(&match, &rng);
        line_write(&match, line);
        puts(line);
    }
    match_release(&match);
    return 0;
}

static bool line_next(FILE *file, char line[])
{
    if (!fgets(line, LINE_MAX_LENGTH, file)) {
        return false;
    }
    line[strcspn(line, "\n")] = '\0';
    return true;
}

/* Plays the action of a stored line. */
static void line_play(Match *match, const char *line)
{
    char action_text[LINE_MAX_LENGTH] = "";
    Action action;
    const char *end = strchr(line, ':');
    assert_non_null(end);
    memcpy(action_text, line + 2, (size_t)(end - line) - 2);
    assert_true(notation_read(match->game, action_text, &action));
    if (!match_act(match, (Seat)(line[0] - '0'), action)) {
        fail_msg("not legal any more: %s", line);
    }
}

static void replay(FILE *file)
{
    char line[LINE_MAX_LENGTH], now[LINE_MAX_LENGTH];
    char *words[3 + OPTION_LIMIT];
    int count = 0;
    assert_true(line_next(file, line));
    for (char *word = strtok(line, " "); word && count < 3 + OPTION_LIMIT;
         word = strtok(NULL, " ")) {
        words[count++] = word;
    }
    Setup setup;
    const Game *game = setup_read(words, count, &setup);
    assert_non_null(game);
    Match match;
    match_init(&match, game, &setup);
    assert_true(line_next(file, line));
    line_write(&match, now);
    assert_string_equal(now, line);
    while (line_next(file, line)) {
        line_play(&match, line);
        line_write(&match, now);
        assert_string_equal(now, line);
    }
    assert_true(match_is_over(&match));
    match_release(&match);
}

static void golden_is_unchanged(void **state)
{
    FILE *file = fopen(*state, "r");
    assert_non_null(file);
    replay(file);
    fclose(file);
}

static char paths[FILES_MAX][LINE_MAX_LENGTH];
static struct CMUnitTest tests[FILES_MAX];
static size_t test_count;

static void add_files(const char *game)
{
    char folder[LINE_MAX_LENGTH / 2];
    snprintf(folder, sizeof folder, "%s/%s", GOLDEN_FOLDER, game);
    DIR *listing = opendir(folder);
    for (struct dirent *entry; listing && (entry = readdir(listing)) != NULL;) {
        if (strstr(entry->d_name, ".txt") && test_count < FILES_MAX) {
            char *path = paths[test_count];
            snprintf(path, LINE_MAX_LENGTH, "%s/%s", folder, entry->d_name);
            tests[test_count++] = (struct CMUnitTest){
                .name = path, .test_func = golden_is_unchanged, .initial_state = path};
        }
    }
    if (listing) {
        closedir(listing);
    }
}

int main(int argc, char **argv)
{
    if (argc > 2 && strcmp(argv[1], "write") == 0) {
        return write_game(argv + 2, argc - 2);
    }
    for (const Game *const *game = games; *game; game++) {
        add_files((*game)->id);
    }
    if (test_count == 0) {
        fprintf(stderr, "golden: no games in %s\n", GOLDEN_FOLDER);
        return 1;
    }
    return _cmocka_run_group_tests("golden", tests, test_count, NULL, NULL);
}
