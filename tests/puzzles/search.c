/* The players are easy ones: they come into positions as people do. */
#include "search.h"

#include "base/assert.h"
#include "bots/bot.h"

#include <stdlib.h>

#define KINDS_MAX 16

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

void search_match(const PuzzleChecks *checks, uint64_t seed, SearchAsk *ask, void *context)
{
    Match match;
    Setup setup = checks->setup(seed);
    Action legal[LEGAL_COUNT_MAX];
    bool is_done[KINDS_MAX] = {false};
    ASSERT(checks->count <= KINDS_MAX);
    match_init(&match, checks->game, &setup);
    while (!match_is_over(&match)) {
        bool decides = match_legal(&match, PERSON, legal, LEGAL_COUNT_MAX) > 1;
        for (size_t i = 0; decides && i < checks->count; i++) {
            is_done[i] = is_done[i] || !ask(context, &checks->kinds[i], &match);
        }
        play_one(&match);
    }
    match_release(&match);
}

/* What is found of each kind, in its own places of the rows; and how many of each level. */
typedef struct Search {
    const PuzzleChecks *checks;
    unsigned counts[KINDS_MAX], levels[KINDS_MAX][PUZZLE_LEVELS + 1];
    PuzzleRow *rows[KINDS_MAX];
    uint64_t seed; /* of the last one that was taken, and where it stands in its game */
    size_t position;
} Search;

/* Half of a kind at most is of one level, where it has others. */
static unsigned most_of_level(const PuzzleKind *kind)
{
    return (kind->wanted + 1) / 2;
}

static bool take(void *context, const PuzzleKind *kind, const Match *match)
{
    Search *search = context;
    size_t index = (size_t)(kind - search->checks->kinds);
    unsigned *count = &search->counts[index];
    PuzzleRow *row = &search->rows[index][*count];
    bool is_taken = search->seed == match->setup.seed && search->position == match->position;
    if (*count == kind->wanted || is_taken || !row_make(kind, match, row)) {
        return *count < kind->wanted;
    }
    unsigned *of_level = &search->levels[index][row->level];
    if (*of_level == most_of_level(kind)) {
        return true;
    }
    ++*of_level;
    ++*count;
    search->seed = match->setup.seed;
    search->position = match->position;
    return false;
}

static bool is_complete(const Search *search)
{
    for (size_t i = 0; i < search->checks->count; i++) {
        if (search->counts[i] < search->checks->kinds[i].wanted) {
            return false;
        }
    }
    return true;
}

static void add_level(const Search *search, size_t kind, unsigned level, PuzzleFinds *out)
{
    for (unsigned i = 0; i < search->counts[kind]; i++) {
        if (search->rows[kind][i].level == level) {
            ASSERT(out->count < FINDS_MAX);
            out->rows[out->count++] = search->rows[kind][i];
        }
    }
}

static void order(const Search *search, PuzzleFinds *out)
{
    out->count = 0;
    for (unsigned level = 1; level <= PUZZLE_LEVELS; level++) {
        for (size_t i = 0; i < search->checks->count; i++) {
            add_level(search, i, level, out);
        }
    }
}

PuzzleFinds *search_games(const PuzzleChecks *checks, unsigned games)
{
    Search search = {.checks = checks};
    PuzzleFinds *finds = malloc(sizeof *finds);
    ASSERT(checks->count <= KINDS_MAX);
    for (size_t i = 0; i < checks->count; i++) {
        search.rows[i] = malloc((checks->kinds[i].wanted + 1) * sizeof(PuzzleRow));
    }
    for (unsigned i = 0; i < games && !is_complete(&search); i++) {
        search_match(checks, SEARCH_SEED + i, take, &search);
    }
    order(&search, finds);
    for (size_t i = 0; i < checks->count; i++) {
        free(search.rows[i]);
    }
    return finds;
}
