/* Looks for puzzles in games of computer players and prints them as the sources hold them, but for
 * the breaks of long lines.
 *
 *     find_puzzles <game> <from-seed> <seeds> [<kind>] */
#include "check.h"

#include "bots/bot.h"
#include "core/notation.h"
#include "storage/transfer.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LINE_BYTES  8192
#define WORDS_BYTES 512

static void fail(const char *problem)
{
    fprintf(stderr, "find_puzzles: %s\n", problem);
    exit(2);
}

static const PuzzleChecks *checks_of(const char *game)
{
    for (size_t i = 0; puzzle_checks[i]; i++) {
        if (strcmp(puzzle_checks[i]->game->id, game) == 0) {
            return puzzle_checks[i];
        }
    }
    fail("no puzzles of this game");
    return NULL;
}

static void print_answer(const char *name, Action first, const Text *more, const char *why,
                         const Game *game)
{
    char bytes[LINE_BYTES];
    Text line = text_in(bytes, sizeof bytes);
    notation_write(game, first, &line);
    if (more->length > 0) {
        text_append(&line, "; ");
        text_append(&line, more->bytes);
    }
    printf("     .%s = {\"%s\", {%s}}", name, bytes, why);
}

static void print_match(const Match *match)
{
    static char bytes[TRANSFER_CODE_BYTES];
    Text code = text_in(bytes, sizeof bytes);
    if (!transfer_write_code(match, false, &code)) {
        fail("a match too long for a share code");
    }
    printf("     .match = \"%s\",\n", bytes);
}

static void print_found(const PuzzleKind *kind, const Match *match, const Found *found)
{
    printf("    {.id = \"%s-\",\n     .level = %u,\n", kind->name, found->level);
    print_match(match);
    printf("     .goal = {%s},\n", found->goal.bytes);
    print_answer("right", found->right, &found->right_line, found->why.bytes, match->game);
    if (found->rest.length > 0) {
        printf(",\n     .rest = \"%s\"", found->rest.bytes);
    }
    printf(",\n");
    print_answer("tempting", found->tempting, &found->tempting_line, found->mistake.bytes,
                 match->game);
    printf("},\n");
    fflush(stdout);
}

static void look(const PuzzleKind *kind, const Match *match)
{
    char texts[6][LINE_BYTES];
    Found found = {.goal = text_in(texts[0], WORDS_BYTES),
                   .why = text_in(texts[1], WORDS_BYTES),
                   .mistake = text_in(texts[2], WORDS_BYTES),
                   .right_line = text_in(texts[3], LINE_BYTES),
                   .rest = text_in(texts[4], LINE_BYTES),
                   .tempting_line = text_in(texts[5], LINE_BYTES)};
    Action right = ACTION_NONE;
    if (puzzle_right_count(kind, match, match->position, &right) == 1) {
        found.right = right;
        if (kind->find(match, right, &found)) {
            print_found(kind, match, &found);
        }
    }
}

static void play_one(Match *match)
{
    _Alignas(max_align_t) unsigned char view[VIEW_SIZE_MAX];
    Seat seat = seats_first(match_actors(match));
    match_view(match, seat, view);
    BotRequest request = {.game = match->game,
                          .view = view,
                          .seat = seat,
                          .level = BOT_EASY,
                          .seed = match->setup.seed * 1000 + match->position};
    match_act(match, seat, bot_choose(&request));
}

static void search(const PuzzleChecks *checks, uint64_t seed, const char *wanted)
{
    Match match;
    Setup setup = checks->setup(seed);
    Action legal[LEGAL_COUNT_MAX];
    match_init(&match, checks->game, &setup);
    while (!match_is_over(&match)) {
        bool decides = match_legal(&match, PERSON, legal, LEGAL_COUNT_MAX) > 1;
        for (size_t i = 0; decides && i < checks->count; i++) {
            if (!wanted || strcmp(wanted, checks->kinds[i].name) == 0) {
                look(&checks->kinds[i], &match);
            }
        }
        play_one(&match);
    }
    match_release(&match);
}

int main(int count, char **arguments)
{
    if (count < 4) {
        fail("find_puzzles <game> <from-seed> <seeds> [<kind>]");
    }
    const PuzzleChecks *checks = checks_of(arguments[1]);
    uint64_t from = strtoull(arguments[2], NULL, 10), seeds = strtoull(arguments[3], NULL, 10);
    for (uint64_t seed = from; seed < from + seeds; seed++) {
        search(checks, seed, count > 4 ? arguments[4] : NULL);
    }
    return 0;
}
