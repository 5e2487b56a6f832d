/* Looks for puzzles in games of computer players and prints them as the sources hold them.
 *
 *     find_puzzles <game> <from-seed> <seeds> [<kind>] */
#include "check.h"

#include "bots/bot.h"
#include "core/notation.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LINE_BYTES  8192
#define WORDS_BYTES 512
#define COLUMNS     72

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

/* A literal over several lines. */
static void print_text(const char *name, const char *text)
{
    printf("     .%s =", name);
    for (size_t length = strlen(text); length > 0;) {
        size_t piece = length;
        if (piece > COLUMNS) {
            for (piece = COLUMNS; text[piece - 1] != ' '; piece--) {
            }
        }
        printf("\n         \"%.*s\"", (int)piece, text);
        text += piece;
        length -= piece;
    }
    printf(",\n");
}

static void print_line(const char *name, const Game *game, Action first, const Text *more)
{
    char bytes[LINE_BYTES];
    Text line = text_in(bytes, sizeof bytes);
    notation_write(game, first, &line);
    if (more->length > 0) {
        text_append(&line, "; ");
        text_append(&line, more->bytes);
    }
    print_text(name, bytes);
}

static void print_before(const Match *match)
{
    char bytes[LINE_BYTES];
    Text line = text_in(bytes, sizeof bytes);
    for (size_t i = 0; i < match->position; i++) {
        const Played *played = buffer_at(&match->played, i);
        text_append(&line, i > 0 ? "; " : "");
        notation_write(match->game, played->action, &line);
    }
    print_text("before", bytes);
}

static void print_match(const Match *match)
{
    printf("     .match = \"%s:%u:%llu", match->game->id, match->setup.seats,
           (unsigned long long)match->setup.seed);
    char mark = ':';
    Setup initial = setup_initial(match->game, match->setup.seats, 0);
    for (unsigned i = 0; i < match->game->option_count; i++) {
        if (match->setup.options[i] != initial.options[i]) {
            printf("%c%s=%d", mark, match->game->options[i].key, match->setup.options[i]);
            mark = ',';
        }
    }
    printf("\",\n");
}

static void print_found(const PuzzleKind *kind, const Match *match, const Found *found)
{
    printf("    {.id = \"%s-\",\n", kind->name);
    print_match(match);
    print_before(match);
    printf("     .goal = {%s},\n", found->goal.bytes);
    print_line("right", match->game, found->right, &found->right_line);
    if (found->rest.length > 0) {
        print_text("rest", found->rest.bytes);
    }
    printf("     .why = {%s},\n", found->why.bytes);
    print_line("tempting", match->game, found->tempting, &found->tempting_line);
    printf("     .mistake = {%s},\n     .level = %u},\n", found->mistake.bytes, found->level);
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
