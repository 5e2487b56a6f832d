/* How often computer players win Regicide together, or alone for a medal, on all cores.
 *
 *     bench_regicide <results> <seats> <player> <aim> <games>
 *
 * A player is a level ("hard"), a level with a node budget ("hard:5000"), or "policy", which only
 * takes what the game suggests. The aim is "any" or "gold". Games have the seeds 0, 1, 2 …; each
 * appends one line to the results file: seats, player, aim, seed, enemies defeated, the medal (4: a
 * win of several seats, 0: a loss), and the microseconds of CPU of each decision. Games that are
 * there already are not played again, so a run can be broken off at any time and continued. The
 * summary is of all games of this kind in the file, with Wilson intervals of 95 %. */
#define _DEFAULT_SOURCE

#include "base/assert.h"
#include "base/hash.h"
#include "bots/bot.h"
#include "games/regicide.h"

#include <fcntl.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define GAMES_MAX     100000
#define LINE_MAX_SIZE 8192
#define Z             1.96 /* 95 % of a normal distribution lie within so many deviations */
#define WIN_TOGETHER  4

typedef struct Run {
    const char *path, *player, *aim;
    unsigned seats;
    BotLevel level;
    uint32_t nodes;
    long games;
} Run;

typedef struct Line {
    char text[LINE_MAX_SIZE];
    size_t size;
} Line;

static void fail(const char *why, const char *what)
{
    fprintf(stderr, "bench_regicide: %s: %s\n", why, what);
    exit(2);
}

static double cpu_now(void)
{
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec * 1e6 + (double)now.tv_nsec / 1e3;
}

static void run_read_player(Run *run)
{
    size_t size = strcspn(run->player, ":");
    if (strcmp(run->player, "policy") == 0) {
        run->level = BOT_LEVELS;
        return;
    }
    for (unsigned i = 0; i < BOT_LEVELS; i++) {
        const char *name = bot_level_names[i];
        if (strlen(name) == size && strncmp(name, run->player, size) == 0) {
            run->level = (BotLevel)i;
            run->nodes =
                run->player[size] ? (uint32_t)strtoul(run->player + size + 1, NULL, 10) : 0;
            return;
        }
    }
    fail("no such player", run->player);
}

static Action choose(const Run *run, const RegicideState *state, uint64_t seed)
{
    RegicideView view;
    Rng rng = rng_seeded(seed);
    Seat seat = state->table.active;
    BotRequest request = {.game = &regicide_game,
                          .view = &view,
                          .seat = seat,
                          .level = run->level,
                          .nodes = run->nodes,
                          .aim = strcmp(run->aim, "gold") == 0 ? REGICIDE_GOLD : 0,
                          .seed = seed};
    regicide_game.view(state, seat, &view);
    return run->level == BOT_LEVELS ? regicide_game.suggest(state, seat, &rng)
                                    : bot_choose(&request);
}

static void line_add(Line *line, long value)
{
    size_t room = sizeof line->text - line->size;
    int size = snprintf(line->text + line->size, room, " %ld", value);
    line->size += (size_t)size;
    ASSERT(line->size < sizeof line->text - 1);
}

static RegicideTable play_game(const Run *run, long deal, Line *times)
{
    RegicideState state;
    Setup setup = setup_initial(&regicide_game, (uint8_t)run->seats, (uint64_t)deal);
    uint64_t seed = hash_bytes(HASH_START, &setup.seed, sizeof setup.seed);
    regicide_game.setup(&state, &setup);
    for (; state.table.phase != REGICIDE_OVER; seed++) {
        double start = cpu_now();
        Action action = choose(run, &state, seed);
        line_add(times, lround(cpu_now() - start));
        regicide_game.apply(&state, state.table.active, action, NULL);
    }
    return state.table;
}

/* One write of a whole line, so that workers do not mix theirs. */
static void append_game(const Run *run, int file, long deal)
{
    Line times = {.size = 0}, line;
    RegicideTable table = play_game(run, deal, &times);
    int medal = table.won && run->seats > 1 ? WIN_TOGETHER : (int)regicide_medal(&table);
    int size = snprintf(line.text, sizeof line.text, "%u %s %s %ld %d %d%s\n", run->seats,
                        run->player, run->aim, deal, regicide_defeated(&table), medal, times.text);
    if (size >= (int)sizeof line.text || write(file, line.text, (size_t)size) != size) {
        fail("cannot write", run->path);
    }
}

typedef struct Sums {
    long games, defeated;
    long medals[WIN_TOGETHER + 1];
    double *times;
    size_t time_count, time_room;
} Sums;

static bool is_played[GAMES_MAX];

static void sums_add_times(Sums *sums, const char *text)
{
    char *end;
    for (double time = strtod(text, &end); end != text; time = strtod(text, &end)) {
        if (sums->time_count == sums->time_room) {
            sums->time_room = 2 * sums->time_room + 1024;
            sums->times = realloc(sums->times, sums->time_room * sizeof *sums->times);
            ASSERT(sums->times);
        }
        sums->times[sums->time_count++] = time;
        text = end;
    }
}

static void sums_add_line(Sums *sums, const Run *run, const char *line)
{
    char player[64], aim[16];
    unsigned seats;
    long deal;
    int defeated, medal, used = 0;
    int found = sscanf(line, "%u %63s %15s %ld %d %d%n", &seats, player, aim, &deal, &defeated,
                       &medal, &used);
    bool is_ours = found == 6 && seats == run->seats && strcmp(player, run->player) == 0 &&
                   strcmp(aim, run->aim) == 0 && strchr(line, '\n') && medal >= 0 &&
                   medal <= WIN_TOGETHER;
    if (is_ours && deal >= 0 && deal < run->games && !is_played[deal]) {
        is_played[deal] = true;
        sums->games++;
        sums->defeated += defeated;
        sums->medals[medal]++;
        sums_add_times(sums, line + used);
    }
}

/* Marks the games that the file holds and adds them up. */
static Sums read_results(const Run *run)
{
    static char line[LINE_MAX_SIZE];
    Sums sums = {0};
    FILE *file = fopen(run->path, "r");
    memset(is_played, 0, sizeof is_played);
    while (file && fgets(line, sizeof line, file)) {
        sums_add_line(&sums, run, line);
    }
    if (file) {
        fclose(file);
    }
    return sums;
}

static void work(const Run *run, long worker, long workers)
{
    int file = open(run->path, O_WRONLY | O_APPEND | O_CREAT, 0644);
    if (file < 0) {
        fail("cannot open", run->path);
    }
    for (long deal = worker; deal < run->games; deal += workers) {
        if (!is_played[deal]) {
            append_game(run, file, deal);
        }
    }
    close(file);
}

static void play_all(const Run *run)
{
    long workers = sysconf(_SC_NPROCESSORS_ONLN);
    for (long i = 0; i < workers; i++) {
        pid_t child = fork();
        if (child == 0) {
            work(run, i, workers);
            _exit(0);
        }
        if (child < 0) {
            fail("cannot start", "a worker");
        }
    }
    for (int status; wait(&status) > 0;) {
        if (status != 0) {
            fail("a worker failed", run->path);
        }
    }
}

static void print_share(const char *what, long count, long games)
{
    double n = (double)games, share = (double)count / n;
    double middle = (share + Z * Z / (2 * n)) / (1 + Z * Z / n);
    double half = Z / (1 + Z * Z / n) * sqrt(share * (1 - share) / n + Z * Z / (4 * n * n));
    printf("  %s %.1f %% (%.1f to %.1f)\n", what, 100 * share, 100 * (middle - half),
           100 * (middle + half));
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

static void print_sums(const Run *run, Sums *sums)
{
    printf("%u seats, %s, aim %s: %ld games, %.2f enemies defeated\n", run->seats, run->player,
           run->aim, sums->games, (double)sums->defeated / (double)sums->games);
    print_share("won", sums->games - sums->medals[REGICIDE_NO_MEDAL], sums->games);
    if (run->seats == 1) {
        print_share("gold", sums->medals[REGICIDE_GOLD], sums->games);
        print_share("silver", sums->medals[REGICIDE_SILVER], sums->games);
        print_share("bronze", sums->medals[REGICIDE_BRONZE], sums->games);
    }
    print_times(sums);
}

int main(int argc, char **argv)
{
    if (argc != 6) {
        fail("usage", "bench_regicide <results> <seats> <player> <aim> <games>");
    }
    Run run = {.path = argv[1],
               .seats = (unsigned)atoi(argv[2]),
               .player = argv[3],
               .aim = argv[4],
               .games = atol(argv[5])};
    if (run.seats < 1 || run.seats > REGICIDE_SEATS || run.games < 1 || run.games > GAMES_MAX ||
        (strcmp(run.aim, "any") != 0 && strcmp(run.aim, "gold") != 0)) {
        fail("such games are not played", argv[5]);
    }
    run_read_player(&run);
    free(read_results(&run).times);
    play_all(&run);
    Sums sums = read_results(&run);
    print_sums(&run, &sums);
    free(sums.times);
    return 0;
}
