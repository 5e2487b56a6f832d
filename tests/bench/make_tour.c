/* Makes the tour of Claim.
 *
 *     make_tour src/games/claim/tour.c tests/bots/tour.txt
 *
 * Each rival has a level, a manner for each of its deals, and a share of games that the yardstick,
 * BOT_NORMAL without a manner in the person's seat, is to lose. For each rival numbers of deals are
 * tried from one of its own on: one is taken when that share is near enough, one of the games was
 * won (which is the line that proves the deal), and par is a number of votes that leaves room above
 * it and below. The same sources make the same tour. */
#include "bots/bot.h"
#include "core/notation.h"
#include "games/claim.h"
#include "games/claim_tour.h"

#include <stdio.h>
#include <stdlib.h>

#define FIRST_SEED 300000000 /* no day, and beyond what is typed for other games */
#define SEEDS      1000      /* for each rival */
#define GAMES      20
#define NEAR       75 /* thousandths of games */
#define GAMES_HARD 8  /* the same against those who think long */
#define NEAR_HARD  130
#define PAR_LEAST  6 /* of the three deals together */
#define PAR_MOST   8
#define MOVES      (4 * CLAIM_TRICKS)

typedef struct Rival {
    BotLevel level;
    ClaimManner manners[CLAIM_RIVAL_DEALS];
    unsigned loss;
} Rival;

#define ALWAYS(manner)                                                                             \
    {                                                                                              \
        manner, manner, manner                                                                     \
    }

static const Rival rivals[CLAIM_RIVALS] = {
    {BOT_EASY, ALWAYS(CLAIM_SPENDER), 200},
    {BOT_EASY, ALWAYS(CLAIM_GAMBLER), 260},
    {BOT_NORMAL, ALWAYS(CLAIM_MISER), 320},
    {BOT_NORMAL, ALWAYS(CLAIM_ROYALIST), 380},
    {BOT_NORMAL, ALWAYS(CLAIM_DIGGER), 440},
    {BOT_NORMAL, ALWAYS(CLAIM_KINSMAN), 500},
    {BOT_NORMAL, ALWAYS(CLAIM_MASQUE), 550},
    {BOT_HARD, ALWAYS(CLAIM_SWARM), 600},
    {BOT_HARD, ALWAYS(CLAIM_PLAIN), 660},
    {BOT_HARD, {CLAIM_ROYALIST, CLAIM_MASQUE, CLAIM_PLAIN}, 720},
};

typedef struct Line {
    Action actions[MOVES];
    unsigned votes[CLAIM_SEATS];
} Line;

static ClaimTourDeal deals[CLAIM_TOUR_DEALS];
static Line lines[CLAIM_TOUR_DEALS];
static uint64_t table[BOT_TABLE_SIZE];

static Setup setup_of(const ClaimTourDeal *deal)
{
    Setup setup = setup_initial(&claim_game, CLAIM_SEATS, deal->seed);
    setup.options[CLAIM_FIRST] = deal->first;
    return setup;
}

/* As at the table; the person's seat is played by the yardstick, whose games differ by `salt`. */
static Line play(const ClaimTourDeal *deal, uint64_t salt)
{
    Line line;
    ClaimState state;
    ClaimView view;
    Setup setup = setup_of(deal);
    claim_game.setup(&state, &setup);
    for (unsigned move = 0; state.table.phase != CLAIM_OVER; move++) {
        Seat seat = claim_active(&state.table);
        claim_game.view(&state, seat, &view);
        BotRequest request = {.game = &claim_game,
                              .view = &view,
                              .seat = seat,
                              .level = seat == 0 ? BOT_NORMAL : (BotLevel)deal->level,
                              .manner = seat == 0 ? 0 : deal->manner,
                              .seed = bot_seed(setup.seed, move) + (seat == 0 ? salt : 0),
                              .table = table};
        line.actions[move] = bot_choose(&request);
        claim_game.apply(&state, seat, line.actions[move], NULL);
    }
    claim_count_votes(state.table.score, line.votes);
    return line;
}

/* How many games are played, and how near the share of those lost is to come. */
typedef struct Trial {
    unsigned games, wanted, near;
} Trial;

static Trial trial_of(const Rival *rival)
{
    if (rival->level == BOT_HARD) {
        return (Trial){GAMES_HARD, rival->loss, NEAR_HARD};
    }
    return (Trial){GAMES, rival->loss, NEAR};
}

/* Whether that can still come true, after so many games. */
static bool is_in_reach(const Trial *trial, unsigned lost, unsigned games)
{
    unsigned most = (lost + trial->games - games) * 1000 / trial->games;
    return lost * 1000 / trial->games <= trial->wanted + trial->near &&
           most + trial->near >= trial->wanted;
}

/* Whether the deal is fit for the tour; then also its line. */
static bool measure(ClaimTourDeal *deal, Trial trial, Line *won)
{
    unsigned lost = 0;
    for (unsigned game = 0; game < trial.games; game++) {
        Line line = play(deal, (uint64_t)game << 32);
        if (game == 0) {
            deal->par = (uint8_t)line.votes[0];
        }
        if (line.votes[0] > line.votes[1]) {
            *won = line;
        } else {
            lost++;
        }
        if (deal->par < 1 || deal->par > 4 || !is_in_reach(&trial, lost, game + 1)) {
            return false;
        }
    }
    deal->loss = (uint16_t)(lost * 1000 / trial.games);
    return lost < trial.games;
}

static bool is_par_fit(const ClaimTourDeal own[], unsigned nth)
{
    int sum = 0;
    for (unsigned i = 0; i <= nth; i++) {
        sum += own[i].par;
    }
    int left = CLAIM_RIVAL_DEALS - 1 - (int)nth;
    return sum + 4 * left >= PAR_LEAST && sum + left <= PAR_MOST;
}

static void find(unsigned rival)
{
    uint32_t seed = FIRST_SEED + rival * SEEDS;
    ClaimTourDeal *own = &deals[rival * CLAIM_RIVAL_DEALS];
    for (unsigned n = 0; n < CLAIM_RIVAL_DEALS; n++) {
        Line *line = &lines[rival * CLAIM_RIVAL_DEALS + n];
        do {
            own[n] = (ClaimTourDeal){.seed = seed++,
                                     .first = (uint8_t)(n & 1),
                                     .level = (uint8_t)rivals[rival].level,
                                     .manner = (uint8_t)rivals[rival].manners[n]};
        } while (!measure(&own[n], trial_of(&rivals[rival]), line) || !is_par_fit(own, n));
        printf("rival %u, deal %u: seed %u, par %u, lost %u\n", rival, n, own[n].seed, own[n].par,
               own[n].loss);
        fflush(stdout);
    }
}

static FILE *file_open(const char *path)
{
    FILE *file = fopen(path, "w");
    if (!file) {
        fprintf(stderr, "make_tour: cannot write %s\n", path);
        exit(2);
    }
    return file;
}

static void write_deals(FILE *file)
{
    fprintf(file,
            "/* Made by tests/bench/make_tour.c, and never edited: the deals of Claim's tour. Each "
            "is {seed, first,\n * level, manner, par, loss}; they follow from the deal and from "
            "how computer players choose, so a\n * change of either needs a new tour. */\n"
            "#include \"games/claim_tour.h\"\n\n"
            "const ClaimTourDeal claim_tour[CLAIM_TOUR_DEALS] = {\n");
    for (unsigned i = 0; i < CLAIM_TOUR_DEALS; i++) {
        const ClaimTourDeal *deal = &deals[i];
        fprintf(file, "    {%u, %u, %u, %u, %u, %u, 0},\n", deal->seed, deal->first, deal->level,
                deal->manner, deal->par, deal->loss);
    }
    fprintf(file, "};\n");
}

/* One line each: the seed, then the actions up to the end, each after a semicolon. */
static void write_lines(FILE *file)
{
    for (unsigned i = 0; i < CLAIM_TOUR_DEALS; i++) {
        fprintf(file, "%u", deals[i].seed);
        for (unsigned move = 0; move < MOVES; move++) {
            char room[ACTION_TEXT_MAX];
            Text text = text_in(room, sizeof room);
            notation_write(&claim_game, lines[i].actions[move], &text);
            fprintf(file, ";%s", room);
        }
        fprintf(file, "\n");
    }
}

int main(int argc, char **argv)
{
    if (argc != 3) {
        fprintf(stderr, "usage: make_tour <deals.c> <lines.txt>\n");
        return 2;
    }
    for (unsigned rival = 0; rival < CLAIM_RIVALS; rival++) {
        find(rival);
    }
    FILE *file = file_open(argv[1]), *proof = file_open(argv[2]);
    write_deals(file);
    write_lines(proof);
    return fclose(file) != 0 || fclose(proof) != 0;
}
