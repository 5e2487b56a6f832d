/* How often computer players win Regicide together, or alone for a medal, on all cores.
 *
 *     bench_regicide <results> <seats> <player> <aim> <games> [<house rule>=<number> …]
 *
 * A player is a level ("hard"), a level with a node budget ("hard:5000"), or "policy", which only
 * takes what the game suggests; "open:hard" sees all cards; "normal+easy" is one in the first seat
 * and another in all the others. The aim is "any" or "gold". Games have the seeds 0, 1, 2 …; of
 * each the results file (series.h) keeps the enemies defeated and the medal (4: a win of several
 * seats, 0: a loss). House rules are options by their keys: king_health=50. */
#include "series.h"

#include "base/hash.h"
#include "games/regicide.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define WIN_TOGETHER 4

typedef struct Player {
    BotLevel level; /* BOT_LEVELS: the policy */
    uint32_t nodes;
    bool is_open;
} Player;

typedef struct Run {
    const char *aim;
    unsigned seats;
    Player first, others;
    int32_t house[OPTION_LIMIT]; /* the options; where 0, as they are at first */
} Run;

static Action choose(const Run *run, const RegicideState *state, uint64_t seed)
{
    RegicideView view;
    Rng rng = rng_seeded(seed);
    Seat seat = state->table.active;
    const Player *player = seat == 0 ? &run->first : &run->others;
    BotRequest request = {.game = &regicide_game,
                          .view = &view,
                          .seat = seat,
                          .level = player->level,
                          .nodes = player->nodes,
                          .aim = strcmp(run->aim, "gold") == 0 ? REGICIDE_GOLD : 0,
                          .seed = seed};
    regicide_game.view(state, seat, &view);
    if (player->is_open) {
        request.game = game_opened(&regicide_game);
        request.view = state;
    }
    return player->level == BOT_LEVELS ? regicide_game.bots->suggest(state, seat, &rng)
                                       : bot_choose(&request);
}

static void play_game(const void *what, long deal, Record *record)
{
    const Run *run = what;
    RegicideState state;
    Setup setup = setup_initial(&regicide_game, (uint8_t)run->seats, (uint64_t)deal);
    for (int i = 0; i < regicide_game.option_count; i++) {
        if (run->house[i] != 0) {
            setup.options[i] = run->house[i];
        }
    }
    uint64_t seed = hash_bytes(HASH_START, &setup.seed, sizeof setup.seed);
    regicide_game.setup(&state, &setup);
    for (; state.table.phase != REGICIDE_OVER; seed++) {
        record_begin(record);
        Action action = choose(run, &state, seed);
        record_end(record);
        regicide_game.apply(&state, state.table.active, action, NULL);
    }
    bool together = state.table.won && run->seats > 1;
    record_value(record, regicide_defeated(&state.table));
    record_value(record, together ? WIN_TOGETHER : (long)regicide_medal(&state.table));
}

typedef struct Sums {
    long defeated;
    long medals[WIN_TOGETHER + 1];
} Sums;

static void add_game(void *memory, const long values[])
{
    Sums *sums = memory;
    sums->defeated += values[0];
    sums->medals[values[1]]++;
}

static void print_sums(const Run *run, const Sums *sums, long games)
{
    print_share("won", (double)(games - sums->medals[REGICIDE_NO_MEDAL]), games);
    if (run->seats == 1) {
        print_share("gold", (double)sums->medals[REGICIDE_GOLD], games);
        print_share("silver", (double)sums->medals[REGICIDE_SILVER], games);
        print_share("bronze", (double)sums->medals[REGICIDE_BRONZE], games);
    }
    series_print_times();
}

static Player read_player(const char *name)
{
    Player player = {.level = BOT_LEVELS};
    if (strncmp(name, "open:", 5) == 0) {
        player.is_open = true;
        name += 5;
    }
    if (strcmp(name, "policy") != 0) {
        read_level(name, &player.level, &player.nodes);
    }
    return player;
}

static void read_players(Run *run, const char *names)
{
    char first[32];
    const char *plus = strchr(names, '+');
    snprintf(first, sizeof first, "%.*s", (int)strcspn(names, "+"), names);
    run->first = read_player(first);
    run->others = plus ? read_player(plus + 1) : run->first;
}

static void read_rule(Run *run, char *word)
{
    char *number = strchr(word, '=');
    int option = -1;
    if (number) {
        *number = '\0';
        option = game_option_index(&regicide_game, word);
    }
    if (option < 0) {
        fail("no such rule", word);
    }
    run->house[option] = atoi(number + 1);
}

int main(int argc, char **argv)
{
    Run run = {0};
    Sums sums = {0};
    Series series = {.value_count = 2, .what = &run, .play = play_game, .add = add_game};
    if (argc < 6) {
        fail("usage", "bench_regicide <results> <seats> <player> <aim> <games> [<rule>=<n> …]");
    }
    run.seats = (unsigned)atoi(argv[2]);
    run.aim = argv[4];
    if (run.seats < 1 || run.seats > REGICIDE_SEATS ||
        (strcmp(run.aim, "any") != 0 && strcmp(run.aim, "gold") != 0)) {
        fail("such games are not played", argv[4]);
    }
    read_players(&run, argv[3]);
    series.path = argv[1];
    series.games = atol(argv[5]);
    snprintf(series.key, sizeof series.key, "%s %s %s", argv[2], argv[3], argv[4]);
    for (int i = 6; i < argc; i++) {
        size_t length = strlen(series.key);
        snprintf(series.key + length, sizeof series.key - length, " %s", argv[i]);
        read_rule(&run, argv[i]);
    }
    long games = series_run(&series, &sums);
    printf("%s seats, %s, aim %s: %ld games, %.2f enemies defeated\n", argv[2], argv[3], argv[4],
           games, (double)sums.defeated / (double)games);
    print_sums(&run, &sums, games);
    return 0;
}
