/* How hard Di Renjie's cases are: what the strongest players of the usual levels reach there.
 *
 *     bench_cases <results file> <level> <games>
 *
 * In each case so many games of each of its secrets are played against its suspects, whose choices
 * are those at the table; the games differ by the own seat's seeds. Printed are the cunning of the
 * suspects (their mean level), and of the games the share with each medal or a better one. */
#include "base/limits.h"
#include "bots/bot.h"
#include "games/direnjie_cases.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define GRADES 4

static uint64_t table[BOT_TABLE_SIZE];

static BotLevel level_of(unsigned deal, Seat seat, BotLevel own)
{
    if (seat == 0) {
        return own;
    }
    return (BotLevel)direnjie_suspect_level(direnjie_case_suspect(deal, seat));
}

static unsigned grade_of(const DirenjieState *state)
{
    DirenjieView view;
    Outcome outcome;
    direnjie_game.view(state, 0, &view);
    direnjie_game.outcome(state, &outcome);
    return direnjie_case_grade(&view, outcome.winners);
}

static unsigned play(unsigned deal, BotLevel own, uint64_t salt)
{
    DirenjieState state;
    DirenjieView view;
    Setup setup = direnjie_case_setup(deal);
    direnjie_game.setup(&state, &setup);
    for (unsigned move = 0; state.table.phase != DIRENJIE_OVER; move++) {
        Seat seat = seats_first(direnjie_game.actors(&state));
        direnjie_game.view(&state, seat, &view);
        BotRequest request = {.game = &direnjie_game,
                              .view = &view,
                              .seat = seat,
                              .level = level_of(deal, seat, own),
                              .seed = bot_seed(setup.seed, move) + (seat == 0 ? salt : 0),
                              .table = table};
        direnjie_game.apply(&state, seat, bot_choose(&request), NULL);
    }
    return grade_of(&state);
}

static double cunning_of(const DirenjieCase *its)
{
    unsigned sum = 0;
    for (unsigned i = 0; i + 1 < its->seats; i++) {
        sum += direnjie_suspect_level((DirenjieSuspect)its->suspects[i]);
    }
    return (double)sum / (its->seats - 1);
}

/* Of a case: how many games ended with this grade or a better one. */
static void measure(unsigned number, BotLevel level, unsigned games, FILE *out)
{
    unsigned reached[GRADES] = {0};
    for (unsigned secret = 0; secret < DIRENJIE_CASE_SECRETS; secret++) {
        unsigned deal = number * DIRENJIE_CASE_SECRETS + secret;
        for (unsigned game = 0; game < games; game++) {
            unsigned grade = play(deal, level, (uint64_t)(game + 1) << 32);
            for (unsigned least = 1; least <= grade; least++) {
                reached[least]++;
            }
        }
    }
    double share = 100.0 / (games * DIRENJIE_CASE_SECRETS);
    fprintf(out,
            "case %2u: %u seats, cunning %.2f, bronze %3.0f %%, silver %3.0f %%, gold %3.0f %%\n",
            number + 1, direnjie_cases[number].seats, cunning_of(&direnjie_cases[number]),
            reached[1] * share, reached[2] * share, reached[3] * share);
    fflush(out);
}

static BotLevel level_by_name(const char *name)
{
    unsigned level = 0;
    while (level < BOT_LEVELS && strcmp(name, bot_level_names[level]) != 0) {
        level++;
    }
    return (BotLevel)level;
}

int main(int argc, char **argv)
{
    BotLevel level = argc == 4 ? level_by_name(argv[2]) : BOT_LEVELS;
    unsigned games = argc == 4 ? (unsigned)strtoul(argv[3], NULL, 10) : 0;
    if (level == BOT_LEVELS || games == 0) {
        fprintf(stderr, "usage: bench_cases <results file> <level> <games>\n");
        return 2;
    }
    FILE *out = fopen(argv[1], "w");
    if (!out) {
        fprintf(stderr, "bench_cases: cannot write %s\n", argv[1]);
        return 2;
    }
    for (unsigned number = 0; number < DIRENJIE_CASES; number++) {
        measure(number, level, games, out);
    }
    return fclose(out) != 0;
}
