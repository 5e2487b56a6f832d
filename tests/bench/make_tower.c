/* Makes the tower of Clash of Decks.
 *
 *     make_tower src/games/clash/tower.c tests/bots/tower.txt
 *
 * Each floor has a boss with a level, a manner and a handicap, and a share of games that the
 * yardstick, BOT_NORMAL in the person's seat, is to lose. For each floor deals are tried from one
 * of its own on: one is taken when the boss's deck has enough cards of its kind for that to be
 * felt, when the share is near enough and above that of the floor below, and when a stronger player
 * finds a line that wins it for gold, with the Bastion standing: the line that proves it. The same
 * sources make the same tower.
 */
#include "bots/bot.h"
#include "core/notation.h"
#include "games/clash_tower.h"

#include <stdio.h>
#include <stdlib.h>

#define FIRST_SEED 400000000 /* no day, and beyond what is typed for other games */
#define SEEDS      1000      /* for each floor */
#define GAMES      20
#define NEAR       80 /* thousandths of games */
#define LINES_MAX  12 /* games in which gold is looked for */
#define MOVES      2000

typedef struct Boss {
    BotLevel level;
    ClashManner manner;
    uint8_t first, mana;
    uint8_t kind; /* cards of its kind in its deck, at least */
    unsigned loss;
} Boss;

static const Boss bosses[CLASH_FLOORS] = {
    {BOT_EASY, CLASH_SWARM, 0, 0, 4, 150},    {BOT_EASY, CLASH_RAGER, 1, 0, 5, 270},
    {BOT_NORMAL, CLASH_CASTER, 0, 0, 3, 390}, {BOT_NORMAL, CLASH_WARDEN, 1, 0, 4, 480},
    {BOT_HARD, CLASH_RUNNER, 0, 0, 3, 570},   {BOT_HARD, CLASH_PIERCER, 1, 0, 5, 660},
    {BOT_HARD, CLASH_GIANT, 1, 0, 3, 800},    {BOT_HARD, CLASH_PLAIN, 0, 1, 0, 950},
};

typedef struct Line {
    Action actions[MOVES];
    unsigned moves;
    CardSet deck; /* of the boss */
    bool is_won, is_gold;
} Line;

static ClashFloor floors[CLASH_FLOORS];
static Line lines[CLASH_FLOORS];
static uint64_t table[BOT_TABLE_SIZE];

/* As at the table; the person's seat is played at this level, whose games differ by `salt`. */
static void play(const ClashFloor *floor, BotLevel level, uint64_t salt, Line *line)
{
    ClashState state;
    ClashView view;
    Setup setup = clash_tower_setup(floor);
    clash_game.setup(&state, &setup);
    for (line->moves = 0; state.table.phase != CLASH_OVER && line->moves < MOVES; line->moves++) {
        Seat seat = (clash_game.actors(&state) & 1) ? 0 : 1;
        clash_game.view(&state, seat, &view);
        BotRequest request = {.game = &clash_game,
                              .view = &view,
                              .seat = seat,
                              .level = seat == 0 ? level : (BotLevel)floor->level,
                              .manner = seat == 0 ? 0 : floor->manner,
                              .seed = bot_seed(setup.seed, line->moves) + (seat == 0 ? salt : 0),
                              .table = table};
        line->actions[line->moves] = bot_choose(&request);
        clash_game.apply(&state, seat, line->actions[line->moves], NULL);
    }
    line->deck = state.table.sides[1].cards;
    line->is_won = state.table.winner == 0;
    line->is_gold = line->is_won && !state.table.sides[0].is_fort;
}

static unsigned of_kind(const Line *line, ClashManner manner)
{
    unsigned count = 0;
    for (CardSet rest = line->deck; rest; rest = set_without_first(rest)) {
        count += clash_manner_wants(manner, set_first(rest));
    }
    return count;
}

/* Whether the share that is wanted can still come true, after so many games. */
static bool is_in_reach(const Boss *boss, unsigned lost, unsigned games)
{
    unsigned most = (lost + GAMES - games) * 1000 / GAMES;
    return lost * 1000 / GAMES <= boss->loss + NEAR && most + NEAR >= boss->loss;
}

static bool measure(ClashFloor *floor, const Boss *boss)
{
    static Line line;
    unsigned lost = 0;
    for (unsigned game = 0; game < GAMES; game++) {
        play(floor, BOT_NORMAL, (uint64_t)(game + 1) << 32, &line);
        lost += !line.is_won;
        if (of_kind(&line, boss->manner) < boss->kind || !is_in_reach(boss, lost, game + 1)) {
            return false;
        }
    }
    floor->loss = (uint16_t)(lost * 1000 / GAMES);
    return true;
}

static bool prove(const ClashFloor *floor, Line *line)
{
    for (unsigned game = 0; game < LINES_MAX; game++) {
        play(floor, BOT_HARD, (uint64_t)(game + 1) << 32, line);
        if (line->is_gold) {
            return true;
        }
    }
    return false;
}

/* Than the floor below. */
static bool is_harder(unsigned number)
{
    return number == 0 || floors[number].loss > floors[number - 1].loss;
}

static void find(unsigned number)
{
    const Boss *boss = &bosses[number];
    ClashFloor *floor = &floors[number];
    uint32_t seed = FIRST_SEED + number * SEEDS;
    do {
        *floor = (ClashFloor){.seed = seed++,
                              .first = boss->first,
                              .level = (uint8_t)boss->level,
                              .manner = (uint8_t)boss->manner,
                              .mana = boss->mana};
    } while (!measure(floor, boss) || !is_harder(number) || !prove(floor, &lines[number]));
    printf("floor %u: seed %u, lost %u, actions %u\n", number + 1, floor->seed, floor->loss,
           lines[number].moves);
    fflush(stdout);
}

static FILE *file_open(const char *path)
{
    FILE *file = fopen(path, "w");
    if (!file) {
        fprintf(stderr, "make_tower: cannot write %s\n", path);
        exit(2);
    }
    return file;
}

static void write_floors(FILE *file)
{
    fprintf(file,
            "/* Made by tests/bench/make_tower.c, and never edited: the floors of the tower of "
            "Clash of Decks.\n * Each is {seed, first, level, manner, mana, loss}; they follow "
            "from the deal and from how computer\n * players choose, so a change of either needs "
            "a new tower. */\n"
            "#include \"games/clash_tower.h\"\n\n"
            "const ClashFloor clash_tower[CLASH_FLOORS] = {\n");
    for (unsigned i = 0; i < CLASH_FLOORS; i++) {
        const ClashFloor *floor = &floors[i];
        fprintf(file, "    {%u, %u, %u, %u, %u, %u, 0},\n", floor->seed, floor->first, floor->level,
                floor->manner, floor->mana, floor->loss);
    }
    fprintf(file, "};\n");
}

/* One line each: the seed, then the actions up to the end, each after a semicolon. */
static void write_lines(FILE *file)
{
    for (unsigned i = 0; i < CLASH_FLOORS; i++) {
        fprintf(file, "%u", floors[i].seed);
        for (unsigned move = 0; move < lines[i].moves; move++) {
            char room[ACTION_TEXT_MAX];
            Text text = text_in(room, sizeof room);
            notation_write(&clash_game, lines[i].actions[move], &text);
            fprintf(file, ";%s", room);
        }
        fprintf(file, "\n");
    }
}

int main(int argc, char **argv)
{
    if (argc != 3) {
        fprintf(stderr, "usage: make_tower <floors.c> <lines.txt>\n");
        return 2;
    }
    for (unsigned number = 0; number < CLASH_FLOORS; number++) {
        find(number);
    }
    FILE *file = file_open(argv[1]), *proof = file_open(argv[2]);
    write_floors(file);
    write_lines(proof);
    return fclose(file) != 0 || fclose(proof) != 0;
}
