/* How strong the computer players of a game of two seats are: duplicate deals, each played twice
 * with the seats swapped, on all cores.
 *
 *     bench_bots <results> <game> <player> <player> <deals>
 *
 * A player is a level ("hard"), a level with a node budget ("hard:5000"), "reference", or
 * "open:<level>", which sees all cards. Each game appends one line to the results file: who played,
 * the deal, the first player's seat, what it got in thousandths, and the microseconds of CPU of
 * each of its decisions. Games that are there already are not played again, so a run can be broken
 * off at any time and continued. The summary is of all games of this pairing in the file, a draw
 * counting half, with a Wilson interval of 95 %. */
#define _DEFAULT_SOURCE

#include "reference.h"

#include "base/assert.h"
#include "base/hash.h"
#include "games/registry.h"

#include <fcntl.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define SEATS         2
#define DEALS_MAX     100000
#define LINE_MAX_SIZE 8192
#define Z             1.96 /* 95 % of a normal distribution lie within so many deviations */

typedef enum PlayerKind { PLAYER_LEVEL, PLAYER_REFERENCE, PLAYER_OPEN } PlayerKind;

typedef struct Player {
    const char *name;
    PlayerKind kind;
    BotLevel level;
    uint32_t nodes;
} Player;

typedef struct Pairing {
    const char *path;
    const Game *game;
    Player players[SEATS];
    long deals;
} Pairing;

typedef struct Line {
    char text[LINE_MAX_SIZE];
    size_t size;
} Line;

static void fail(const char *why, const char *what)
{
    fprintf(stderr, "bench_bots: %s: %s\n", why, what);
    exit(2);
}

static const Game *game_named(const char *id)
{
    for (const Game *const *game = games; *game; game++) {
        if (strcmp((*game)->id, id) == 0) {
            return *game;
        }
    }
    fail("no such game", id);
    return NULL;
}

static Player player_named(const char *name, const Game *game)
{
    Player player = {.name = name, .kind = PLAYER_LEVEL};
    const char *level = name;
    if (strcmp(name, "reference") == 0 && reference_plays(game)) {
        player.kind = PLAYER_REFERENCE;
        return player;
    }
    if (strncmp(name, "open:", 5) == 0) {
        player.kind = PLAYER_OPEN;
        level += 5;
    }
    size_t size = strcspn(level, ":");
    player.nodes = level[size] ? (uint32_t)strtoul(level + size + 1, NULL, 10) : 0;
    for (unsigned i = 0; i < BOT_LEVELS; i++) {
        if (strlen(bot_level_names[i]) == size && strncmp(bot_level_names[i], level, size) == 0) {
            player.level = (BotLevel)i;
            return player;
        }
    }
    fail("no such player", name);
    return player;
}

static const Game *open_game; /* whose cards an open player sees */

static void sample_openly(const void *view, Rng *rng, void *state)
{
    (void)rng;
    memcpy(state, view, open_game->state_size);
}

static Action player_choose(const Player *player, const Game *game, const void *state,
                            BotRequest request)
{
    _Alignas(max_align_t) unsigned char view[VIEW_SIZE_MAX];
    Game open = *game;
    game->view(state, request.seat, view);
    request.game = game;
    request.view = view;
    request.level = player->level;
    request.nodes = player->nodes;
    if (player->kind == PLAYER_OPEN) {
        open_game = game;
        open.sample = sample_openly;
        request.game = &open;
        request.view = state;
    }
    return player->kind == PLAYER_REFERENCE ? reference_choose(&request) : bot_choose(&request);
}

static double cpu_now(void)
{
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec * 1e6 + (double)now.tv_nsec / 1e3;
}

static void line_add_time(Line *line, double microseconds)
{
    int size =
        snprintf(line->text + line->size, sizeof line->text - line->size, " %.0f", microseconds);
    line->size += (size_t)size;
    ASSERT(line->size < sizeof line->text - 1);
}

static int worth_to(const Game *game, const void *state, Seat seat)
{
    Outcome outcome;
    game->outcome(state, &outcome);
    bool is_draw = outcome.winners == (seat_bit(0) | seat_bit(1));
    return is_draw ? 500 : seats_have(outcome.winners, seat) ? 1000 : 0;
}

/* Plays the deal with the first player in `own`, adds its times to the line, and returns what it
 * got. */
static int play_deal(const Pairing *pairing, long deal, Seat own, Line *times)
{
    static uint64_t table[BOT_TABLE_SIZE];
    _Alignas(max_align_t) unsigned char state[STATE_SIZE_MAX];
    const Game *game = pairing->game;
    Setup setup = setup_initial(game, SEATS, (uint64_t)deal);
    uint64_t seed = hash_bytes(HASH_START, &setup.seed, sizeof setup.seed) + own;
    game->setup(state, &setup);
    for (SeatSet actors; (actors = game->actors(state)) != 0; seed++) {
        Seat seat = seats_first(actors);
        bool is_own = seat == own;
        double start = cpu_now();
        Action action = player_choose(&pairing->players[!is_own], game, state,
                                      (BotRequest){.seat = seat, .seed = seed, .table = table});
        if (is_own) {
            line_add_time(times, cpu_now() - start);
        }
        game->apply(state, seat, action, NULL);
    }
    return worth_to(game, state, own);
}

/* Reads "game first second deal seat" of a line; the rest, or NULL when it is of another pairing.
 */
static const char *line_parse(const Pairing *pairing, const char *line, long *deal, unsigned *seat)
{
    char id[64], names[SEATS][64];
    int used = 0;
    int found = sscanf(line, "%63s %63s %63s %ld %u %n", id, names[0], names[1], deal, seat, &used);
    bool is_ours = found == 5 && strcmp(id, pairing->game->id) == 0 &&
                   strcmp(names[0], pairing->players[0].name) == 0 &&
                   strcmp(names[1], pairing->players[1].name) == 0;
    return is_ours && *deal >= 0 && *deal < DEALS_MAX && *seat < SEATS ? line + used : NULL;
}

typedef struct Sums {
    long games;
    double points;
    double *times;
    size_t time_count, time_room;
} Sums;

static void sums_add(Sums *sums, const char *rest)
{
    char *end;
    sums->points += strtod(rest, &end) / 1000;
    sums->games++;
    for (const char *text = end; *text && *text != '\n'; text = end) {
        double time = strtod(text, &end);
        if (end == text) {
            return;
        }
        if (sums->time_count == sums->time_room) {
            sums->time_room = 2 * sums->time_room + 1024;
            sums->times = realloc(sums->times, sums->time_room * sizeof *sums->times);
            ASSERT(sums->times);
        }
        sums->times[sums->time_count++] = time;
    }
}

static bool is_played[DEALS_MAX][SEATS];

/* Marks the games that the file holds and adds them up. */
static Sums read_results(const Pairing *pairing)
{
    static char line[LINE_MAX_SIZE];
    Sums sums = {0};
    FILE *file = fopen(pairing->path, "r");
    while (file && fgets(line, sizeof line, file)) {
        long deal;
        unsigned seat;
        const char *rest = line_parse(pairing, line, &deal, &seat);
        bool is_whole = rest && strchr(line, '\n');
        if (is_whole && deal < pairing->deals && !is_played[deal][seat]) {
            is_played[deal][seat] = true;
            sums_add(&sums, rest);
        }
    }
    if (file) {
        fclose(file);
    }
    return sums;
}

/* One write of a whole line, so that workers do not mix theirs. */
static void append_game(const Pairing *pairing, int file, long deal, Seat own)
{
    Line times = {.size = 0}, line = {.size = 0};
    int worth = play_deal(pairing, deal, own, &times);
    int size =
        snprintf(line.text, sizeof line.text, "%s %s %s %ld %u %d%s\n", pairing->game->id,
                 pairing->players[0].name, pairing->players[1].name, deal, own, worth, times.text);
    if (size >= (int)sizeof line.text || write(file, line.text, (size_t)size) != size) {
        fail("cannot write", pairing->path);
    }
}

static void work(const Pairing *pairing, long worker, long workers)
{
    int file = open(pairing->path, O_WRONLY | O_APPEND | O_CREAT, 0644);
    if (file < 0) {
        fail("cannot open", pairing->path);
    }
    for (long deal = worker; deal < pairing->deals; deal += workers) {
        for (Seat own = 0; own < SEATS; own++) {
            if (!is_played[deal][own]) {
                append_game(pairing, file, deal, own);
            }
        }
    }
    close(file);
}

static void play_all(const Pairing *pairing)
{
    long workers = sysconf(_SC_NPROCESSORS_ONLN);
    for (long i = 0; i < workers; i++) {
        pid_t child = fork();
        if (child == 0) {
            work(pairing, i, workers);
            _exit(0);
        }
        if (child < 0) {
            fail("cannot start", "a worker");
        }
    }
    for (int status; wait(&status) > 0;) {
        if (status != 0) {
            fail("a worker failed", pairing->path);
        }
    }
}

static int compare_times(const void *a, const void *b)
{
    const double *first = a, *second = b;
    return (*first > *second) - (*first < *second);
}

static void print_times(Sums *sums)
{
    double total = 0;
    qsort(sums->times, sums->time_count, sizeof *sums->times, compare_times);
    for (size_t i = 0; i < sums->time_count; i++) {
        total += sums->times[i];
    }
    printf("  decision mean %.1f ms  p95 %.1f ms  max %.0f ms\n",
           total / (double)sums->time_count / 1e3, sums->times[sums->time_count * 95 / 100] / 1e3,
           sums->times[sums->time_count - 1] / 1e3);
}

static void print_sums(const Pairing *pairing, Sums *sums)
{
    double n = (double)sums->games, share = sums->points / n;
    double middle = (share + Z * Z / (2 * n)) / (1 + Z * Z / n);
    double half = Z / (1 + Z * Z / n) * sqrt(share * (1 - share) / n + Z * Z / (4 * n * n));
    printf("%s: %s against %s: %.1f %% (%.1f to %.1f) of %ld games\n", pairing->game->id,
           pairing->players[0].name, pairing->players[1].name, 100 * share, 100 * (middle - half),
           100 * (middle + half), sums->games);
    print_times(sums);
}

int main(int argc, char **argv)
{
    if (argc != 6) {
        fail("usage", "bench_bots <results> <game> <player> <player> <deals>");
    }
    Pairing pairing = {.path = argv[1], .game = game_named(argv[2]), .deals = atol(argv[5])};
    if (pairing.deals < 1 || pairing.deals > DEALS_MAX) {
        fail("so many deals are not played", argv[5]);
    }
    for (unsigned i = 0; i < SEATS; i++) {
        pairing.players[i] = player_named(argv[3 + i], pairing.game);
    }
    free(read_results(&pairing).times);
    play_all(&pairing);
    memset(is_played, 0, sizeof is_played);
    Sums sums = read_results(&pairing);
    print_sums(&pairing, &sums);
    free(sums.times);
    return 0;
}
