/* The results file is read once before and once after playing; workers only append, each line by
 * one write, so that they do not mix theirs. Tests nothing. */
#define _DEFAULT_SOURCE

#include "series.h"

#include "base/assert.h"
#include "base/share.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define LINE_MAX_SIZE 8192 /* of the times of a game */

struct Record {
    long values[SERIES_VALUES_MAX];
    unsigned count;
    char times[LINE_MAX_SIZE];
    size_t size;
    double begin;
};

static bool is_played[SERIES_GAMES_MAX];
static double *times; /* of all games read */
static size_t time_count, time_room;

void fail(const char *why, const char *what)
{
    fprintf(stderr, "%s: %s\n", why, what);
    exit(2);
}

static double cpu_now(void)
{
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec * 1e6 + (double)now.tv_nsec / 1e3;
}

void record_value(Record *record, long value)
{
    ASSERT(record->count < SERIES_VALUES_MAX);
    record->values[record->count++] = value;
}

void record_begin(Record *record)
{
    record->begin = cpu_now();
}

void record_end(Record *record)
{
    size_t room = sizeof record->times - record->size;
    int size = snprintf(record->times + record->size, room, " %.0f", cpu_now() - record->begin);
    record->size += (size_t)size;
    ASSERT(record->size < sizeof record->times - 1);
}

static void keep_times(const char *text)
{
    char *end;
    for (double time = strtod(text, &end); end != text; time = strtod(text, &end)) {
        if (time_count == time_room) {
            time_room = 2 * time_room + 1024;
            times = realloc(times, time_room * sizeof *times);
            ASSERT(times);
        }
        times[time_count++] = time;
        text = end;
    }
}

/* Marks the game of a line and reads what it gave; NULL when the line is of another series, cut off
 * or there already, else the rest of it. */
static const char *read_line(const Series *series, const char *line, long values[])
{
    size_t size = strlen(series->key);
    char *end;
    if (strncmp(line, series->key, size) != 0 || line[size] != ' ' || !strchr(line, '\n')) {
        return NULL;
    }
    long game = strtol(line + size, &end, 10);
    for (unsigned i = 0; i < series->value_count; i++) {
        values[i] = strtol(end, &end, 10);
    }
    if (game < 0 || game >= series->games || is_played[game]) {
        return NULL;
    }
    is_played[game] = true;
    return end;
}

static long read_results(const Series *series, void *sums)
{
    static char line[2 * LINE_MAX_SIZE];
    long values[SERIES_VALUES_MAX], games = 0;
    FILE *file = fopen(series->path, "r");
    memset(is_played, 0, sizeof is_played);
    while (file && fgets(line, sizeof line, file)) {
        const char *rest = read_line(series, line, values);
        if (rest && sums) {
            series->add(sums, values);
            keep_times(rest);
            games++;
        }
    }
    if (file) {
        fclose(file);
    }
    return games;
}

static void append_game(const Series *series, int file, long game)
{
    Record record = {.size = 0};
    char line[2 * LINE_MAX_SIZE];
    series->play(series->what, game, &record);
    ASSERT(record.count == series->value_count);
    int size = snprintf(line, sizeof line, "%s %ld", series->key, game);
    for (unsigned i = 0; i < record.count; i++) {
        size += snprintf(line + size, sizeof line - (size_t)size, " %ld", record.values[i]);
    }
    size += snprintf(line + size, sizeof line - (size_t)size, "%s\n", record.times);
    if (write(file, line, (size_t)size) != size) {
        fail("cannot write", series->path);
    }
}

static void work(const Series *series, long worker, long workers)
{
    int file = open(series->path, O_WRONLY | O_APPEND | O_CREAT, 0644);
    if (file < 0) {
        fail("cannot open", series->path);
    }
    for (long game = worker; game < series->games; game += workers) {
        if (!is_played[game]) {
            append_game(series, file, game);
        }
    }
    close(file);
}

static void play_all(const Series *series)
{
    long workers = sysconf(_SC_NPROCESSORS_ONLN);
    for (long i = 0; i < workers; i++) {
        pid_t child = fork();
        if (child == 0) {
            work(series, i, workers);
            _exit(0);
        }
        if (child < 0) {
            fail("cannot start", "a worker");
        }
    }
    for (int status; wait(&status) > 0;) {
        if (status != 0) {
            fail("a worker failed", series->path);
        }
    }
}

long series_run(const Series *series, void *sums)
{
    if (series->games < 1 || series->games > SERIES_GAMES_MAX) {
        fail("so many games are not played", series->key);
    }
    read_results(series, NULL);
    play_all(series);
    return read_results(series, sums);
}

static int compare_times(const void *a, const void *b)
{
    const double *first = a, *second = b;
    return (*first > *second) - (*first < *second);
}

void series_print_times(void)
{
    double total = 0;
    qsort(times, time_count, sizeof *times, compare_times);
    for (size_t i = 0; i < time_count; i++) {
        total += times[i];
    }
    printf("  decision mean %.1f ms  p95 %.1f ms  max %.0f ms\n", total / (double)time_count / 1e3,
           times[time_count * 95 / 100] / 1e3, times[time_count - 1] / 1e3);
    free(times);
}

void print_share(const char *what, double count, long games)
{
    Share share = share_of(count, games);
    printf("  %s %.1f %% (%.1f to %.1f)\n", what, 100 * share.share, 100 * share.low,
           100 * share.high);
}

static const Game *open_game;

static void sample_openly(const void *view, Rng *rng, void *state)
{
    (void)rng;
    memcpy(state, view, open_game->state_size);
}

const Game *game_opened(const Game *game)
{
    static Game opened;
    static GameBots bots;
    open_game = game;
    opened = *game;
    bots = *game->bots;
    bots.aim = NULL;
    bots.ways = NULL;
    bots.is_idle = NULL;
    bots.greedy_plies = NULL;
    opened.bots = &bots;
    opened.sample = sample_openly;
    opened.view_size = game->state_size;
    return &opened;
}

void read_level(const char *name, BotLevel *level, uint32_t *nodes)
{
    size_t size = strcspn(name, ":");
    *nodes = name[size] ? (uint32_t)strtoul(name + size + 1, NULL, 10) : 0;
    for (unsigned i = 0; i < BOT_LEVELS; i++) {
        if (strlen(bot_level_names[i]) == size && strncmp(bot_level_names[i], name, size) == 0) {
            *level = (BotLevel)i;
            return;
        }
    }
    fail("no such player", name);
}
