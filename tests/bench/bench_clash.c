/* How often a computer player wins solo Clash of Decks in a person's place, on all cores.
 *
 *     bench_clash <results> <level> <player> <games>
 *
 * The level is one of the ladder, 0 … 5; a player is a level of the bots ("hard") or one with a
 * node budget ("hard:5000"). Game n is deal n / 5 of the stage of ladder n % 5: each of the four
 * decks, and one that is drafted. Of each game the results file (series.h) keeps the ladder and
 * whether it was won. */
#include "series.h"

#include "base/hash.h"
#include "games/clash_campaign.h"

#include <stdio.h>
#include <stdlib.h>

typedef struct Run {
    int level;
    BotLevel bot;
    uint32_t nodes;
} Run;

typedef struct Sums {
    long games[CLASH_LADDERS], won[CLASH_LADDERS];
} Sums;

static Action choose(const Run *run, const ClashState *state, uint64_t seed)
{
    static uint64_t table[BOT_TABLE_SIZE];
    ClashView view;
    BotRequest request = {.game = &clash_game,
                          .view = &view,
                          .level = run->bot,
                          .nodes = run->nodes,
                          .seed = seed,
                          .table = table};
    clash_game.view(state, 0, &view);
    return bot_choose(&request);
}

static void play_game(const void *what, long number, Record *record)
{
    const Run *run = what;
    int ladder = (int)(number % CLASH_LADDERS);
    ClashState state;
    Setup setup = clash_stage_setup(clash_stage(ladder, run->level));
    setup.seed = (uint64_t)(number / CLASH_LADDERS);
    uint64_t seed = hash_bytes(HASH_START, &setup.seed, sizeof setup.seed);
    clash_game.setup(&state, &setup);
    for (; state.table.phase != CLASH_OVER; seed++) {
        record_begin(record);
        Action action = choose(run, &state, seed);
        record_end(record);
        clash_game.apply(&state, 0, action, NULL);
    }
    record_value(record, ladder);
    record_value(record, state.table.winner == 0);
}

static void add_game(void *memory, const long values[])
{
    Sums *sums = memory;
    sums->games[values[0]]++;
    sums->won[values[0]] += values[1];
}

static void print_sums(const Sums *sums, long games)
{
    static const char *const names[CLASH_LADDERS] = {"deck 1", "deck 2", "deck 3", "deck 4",
                                                     "draft "};
    long won = 0;
    for (int i = 0; i < CLASH_LADDERS; i++) {
        print_share(names[i], (double)sums->won[i], sums->games[i]);
        won += sums->won[i];
    }
    print_share("all   ", (double)won, games);
}

int main(int argc, char **argv)
{
    Run run;
    Sums sums = {0};
    Series series = {.value_count = 2, .what = &run, .play = play_game, .add = add_game};
    if (argc != 5) {
        fail("usage", "bench_clash <results> <level> <player> <games>");
    }
    run.level = atoi(argv[2]);
    if (run.level < 0 || run.level > CLASH_LEVELS) {
        fail("no such level", argv[2]);
    }
    read_level(argv[3], &run.bot, &run.nodes);
    series.path = argv[1];
    series.games = atol(argv[4]);
    if (series.games < CLASH_LADDERS) {
        fail("too few games for every deck", argv[4]);
    }
    snprintf(series.key, sizeof series.key, "%s %s", argv[2], argv[3]);
    long games = series_run(&series, &sums);
    printf("level %s, %s, %ld games\n", argv[2], argv[3], games);
    print_sums(&sums, games);
    series_print_times();
    return 0;
}
