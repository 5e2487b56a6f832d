/* Makes the secrets of Di Renjie's cases.
 *
 *     make_cases src/games/direnjie/case_seeds.c tests/bots/cases.txt
 *
 * For each of them numbers of deals are tried from one of its own on: one is taken when it has the
 * wanted secret (so that the three of a case differ in target, weapon and location), in the last
 * case also the wanted killer; when BOT_HARD in the person's seat reaches gold in a share of games
 * that falls from case to case; when BOT_NORMAL there wins neither hardly ever nor nearly always;
 * and when BOT_HARD has reached gold in some game (which is the line that proves it). The same
 * sources make the same cases. */
#include "bots/bot.h"
#include "core/notation.h"
#include "games/direnjie_cases.h"

#include <stdio.h>
#include <stdlib.h>

#define FIRST_SEED 400000000 /* no day, and beyond what is typed for other games */
#define SEEDS      100000    /* for each secret */
#define GAMES      30
#define TRIES      40 /* for gold */
#define LEAST_LOST 9
#define MOST_LOST  28
#define MOVES      400
#define GOLD       3
#define EVEN_GAMES 8

/* What seat 0 did, and what it came to. */
typedef struct Line {
    Action actions[MOVES];
    unsigned count, grade;
    bool is_won;
} Line;

static uint32_t seeds[DIRENJIE_CASE_DEALS];
static Line lines[DIRENJIE_CASE_DEALS];
static uint64_t table[BOT_TABLE_SIZE];

static Setup setup_of(unsigned deal)
{
    Setup setup = direnjie_case_setup(deal);
    setup.seed = seeds[deal];
    return setup;
}

static BotLevel level_of(unsigned deal, Seat seat, BotLevel own)
{
    if (seat == 0) {
        return own;
    }
    return (BotLevel)direnjie_suspect_level(direnjie_case_suspect(deal, seat));
}

static void judge(const DirenjieState *state, Line *line)
{
    DirenjieView view;
    Outcome outcome;
    direnjie_game.view(state, 0, &view);
    direnjie_game.outcome(state, &outcome);
    line->is_won = seats_have(outcome.winners, 0);
    line->grade = direnjie_case_grade(&view, outcome.winners);
}

/* As at the table; the person's seat is played at a level, and its games differ by `salt`. */
static void play(unsigned deal, BotLevel own, uint64_t salt, Line *line)
{
    DirenjieState state;
    DirenjieView view;
    Setup setup = setup_of(deal);
    direnjie_game.setup(&state, &setup);
    line->count = 0;
    for (unsigned move = 0; state.table.phase != DIRENJIE_OVER; move++) {
        Seat seat = seats_first(direnjie_game.actors(&state));
        direnjie_game.view(&state, seat, &view);
        BotRequest request = {.game = &direnjie_game,
                              .view = &view,
                              .seat = seat,
                              .level = level_of(deal, seat, own),
                              .seed = bot_seed(setup.seed, move) + (seat == 0 ? salt : 0),
                              .table = table};
        Action action = bot_choose(&request);
        if (seat == 0 && line->count < MOVES) {
            line->actions[line->count++] = action;
        }
        direnjie_game.apply(&state, seat, action, NULL);
    }
    judge(&state, line);
}

/* The n-th secret of a case: each target, weapon and location comes up about as often. */
static bool is_wanted(unsigned deal)
{
    unsigned n = deal % DIRENJIE_CASE_SECRETS, c = deal / DIRENJIE_CASE_SECRETS;
    unsigned numbers[DIRENJIE_CATEGORIES] = {(c + 2 * n) % 6, (c + n + 1) % 5, (2 * c + 3 * n) % 5};
    DirenjieState state;
    Setup setup = setup_of(deal);
    direnjie_game.setup(&state, &setup);
    bool is_wanted = !direnjie_cases[c].has_killer || state.killer == n + 1;
    for (unsigned i = 0; i < DIRENJIE_CATEGORIES; i++) {
        is_wanted = is_wanted && direnjie_number(state.secret[i]) == numbers[i] + 1;
    }
    return is_wanted;
}

static bool has_gold(unsigned deal)
{
    Line *line = &lines[deal];
    for (unsigned try = 0; try < TRIES; try++) {
        play(deal, BOT_HARD, (uint64_t)(try + 1) << 32, line);
        if (line->grade == GOLD && line->count < MOVES) {
            return true;
        }
    }
    return false;
}

static bool is_fair(unsigned deal)
{
    Line line;
    unsigned lost = 0;
    for (unsigned game = 0; game < GAMES; game++) {
        play(deal, BOT_NORMAL, (uint64_t)game << 32, &line);
        lost += !line.is_won;
    }
    return lost >= LEAST_LOST && lost <= MOST_LOST;
}

/* Of so many games that BOT_HARD plays there, how many are to reach gold, from case to case. */
static const struct {
    uint8_t least, most;
} golds[DIRENJIE_CASES] = {{5, 8}, {4, 7}, {4, 7}, {4, 6}, {3, 6}, {3, 6},
                           {3, 5}, {2, 5}, {2, 5}, {2, 4}, {1, 4}, {1, 3}};

static bool is_even(unsigned deal)
{
    Line line;
    unsigned reached = 0, number = deal / DIRENJIE_CASE_SECRETS;
    for (unsigned game = 0; game < EVEN_GAMES; game++) {
        play(deal, BOT_HARD, (uint64_t)(game + 1) << 32, &line);
        reached += line.grade == GOLD;
    }
    return reached >= golds[number].least && reached <= golds[number].most;
}

static void find(unsigned deal)
{
    uint32_t seed = FIRST_SEED + deal * SEEDS;
    do {
        seeds[deal] = seed++;
    } while (!is_wanted(deal) || !is_even(deal) || !is_fair(deal) || !has_gold(deal));
    printf("secret %u: seed %u, own actions %u\n", deal, seeds[deal], lines[deal].count);
    fflush(stdout);
}

static FILE *file_open(const char *path)
{
    FILE *file = fopen(path, "w");
    if (!file) {
        fprintf(stderr, "make_cases: cannot write %s\n", path);
        exit(2);
    }
    return file;
}

static void write_seeds(FILE *file)
{
    fprintf(file,
            "/* Made by tests/bench/make_cases.c, and never edited: the secrets of Di Renjie's "
            "cases. They follow\n * from the deal and from how computer players choose, so a "
            "change of either needs new ones. */\n"
            "#include \"games/direnjie_cases.h\"\n\n"
            "const uint32_t direnjie_case_seeds[DIRENJIE_CASE_DEALS] = {\n");
    for (unsigned i = 0; i < DIRENJIE_CASE_DEALS; i++) {
        fprintf(file, "    %u,\n", seeds[i]);
    }
    fprintf(file, "};\n");
}

/* One line each: the seed, then the actions of seat 0 up to the end, each after a semicolon. */
static void write_lines(FILE *file)
{
    for (unsigned i = 0; i < DIRENJIE_CASE_DEALS; i++) {
        fprintf(file, "%u", seeds[i]);
        for (unsigned move = 0; move < lines[i].count; move++) {
            char room[ACTION_TEXT_MAX];
            Text text = text_in(room, sizeof room);
            notation_write(&direnjie_game, lines[i].actions[move], &text);
            fprintf(file, ";%s", room);
        }
        fprintf(file, "\n");
    }
}

int main(int argc, char **argv)
{
    if (argc != 3) {
        fprintf(stderr, "usage: make_cases <seeds.c> <lines.txt>\n");
        return 2;
    }
    for (unsigned deal = 0; deal < DIRENJIE_CASE_DEALS; deal++) {
        find(deal);
    }
    FILE *file = file_open(argv[1]), *proof = file_open(argv[2]);
    write_seeds(file);
    write_lines(proof);
    return fclose(file) != 0 || fclose(proof) != 0;
}
