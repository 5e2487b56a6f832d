/* Every achievement can be won: computer players win each in a game that is named here. */
#include "../app/played.h"
#include "achievements.h"
#include "base/limits.h"
#include "games/claim.h"
#include "games/clash.h"
#include "games/direnjie.h"
#include "games/regicide.h"
#include "testing.h"

/* Games among which all achievements of their game are won, some in each. */
typedef struct Source {
    const Game *game;
    uint8_t seats;
    BotLevel level;
    unsigned from, most;              /* deals */
    int32_t options[OPTION_LIMIT][2]; /* which, and its value; the rest is {0, 0} */
} Source;

static const Source sources[] = {
    {&regicide_game, 1, BOT_NORMAL, 1, 60, {{0}}},
    {&regicide_game, 4, BOT_NORMAL, 1, 40, {{0}}},
    {&claim_game, 2, BOT_EASY, 1, 300, {{0}}},
    {&clash_game, 2, BOT_EASY, 1, 40, {{0}}},
    {&clash_game, 2, BOT_EASY, 1, 60, {{CLASH_OPTION_FORMAT, CLASH_DRAFT}}},
    {&clash_game, 2, BOT_EASY, 1, 1, {{CLASH_OPTION_FORMAT, CLASH_CONSTRUCTED}}},
    {&clash_game,
     1,
     BOT_HARD,
     10,
     60,
     {{CLASH_OPTION_MODE, CLASH_SOLO},
      {CLASH_OPTION_DECK, 3},
      {CLASH_OPTION_BASE_MANA, 9},
      {CLASH_OPTION_UNIT_MANA, 2},
      {CLASH_OPTION_PILE_ARMOR, 0},
      {CLASH_OPTION_AUTOMATON_FIRST, 1}}},
    {&direnjie_game, 4, BOT_EASY, 1, 40, {{0}}},
    {&direnjie_game, 4, BOT_EASY, 1, 40, {{DIRENJIE_KILLER, 1}}},
    {&direnjie_game, 4, BOT_EASY, 1, 10, {{DIRENJIE_TEAMS, 2}}},
    {&direnjie_game, 6, BOT_EASY, 1, 10, {{0}}},
};

static Setup setup_of(const Source *source, unsigned deal)
{
    Setup setup = setup_initial(source->game, source->seats, deal);
    for (size_t i = 0; i < OPTION_LIMIT; i++) {
        if (source->options[i][0] != 0 || source->options[i][1] != 0) {
            setup.options[source->options[i][0]] = source->options[i][1];
        }
    }
    return setup;
}

static uint32_t proven_by_any(const Match *match)
{
    uint32_t all = 0;
    for (Seat seat = 0; seat < match->setup.seats; seat++) {
        all |= proven(match, seat);
    }
    return all;
}

/* With those won before: plays on until the last of the game's is won, or `most` deals. */
static uint32_t win_by(const Source *source, uint32_t won)
{
    uint32_t all = (UINT32_C(1) << game_ui_of(source->game)->achievements->count) - 1;
    for (unsigned i = 0; i < source->most && won != all; i++) {
        Setup setup = setup_of(source, source->from + i);
        Match match = played(source->game, &setup, source->level);
        won |= proven_by_any(&match);
        match_release(&match);
    }
    return won;
}

static void each_can_be_won(void **unused)
{
    for (size_t i = 0; i < game_tile_count(); i++) {
        const GameUi *ui = game_tile_at(i);
        uint32_t won = 0;
        for (size_t j = 0; j < COUNT_OF(sources); j++) {
            won = sources[j].game == ui->game ? win_by(&sources[j], won) : won;
        }
        for (size_t row = 0; row < ui->achievements->count; row++) {
            if ((won >> row & 1) == 0) {
                fail_msg("%s: nobody won %s", ui->game->id, ui->achievements->rows[row].id);
            }
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(each_can_be_won)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
