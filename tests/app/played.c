/* The computers are told the aim that hints of the game have. */
#include "played.h"

#include "achievements.h"
#include "testing.h"

Match played(const Game *game, const Setup *setup, BotLevel level)
{
    static uint64_t table[BOT_TABLE_SIZE];
    Match match;
    _Alignas(max_align_t) unsigned char view[VIEW_SIZE_MAX];
    match_init(&match, game, setup);
    while (!match_is_over(&match)) {
        Seat seat = seats_first(match_actors(&match));
        match_view(&match, seat, view);
        BotRequest request = {.game = game,
                              .view = view,
                              .seat = seat,
                              .level = level,
                              .aim = game_ui_of(game)->hint_aim,
                              .seed = match.position,
                              .table = table};
        assert_true(match_act(&match, seat, bot_choose(&request)));
    }
    return match;
}

uint32_t proven(const Match *match, Seat seat)
{
    AchievementMatch asked = {.match = match, .seat = seat};
    match_outcome(match, &asked.outcome);
    return game_ui_of(match->game)->achievements->prove(&asked);
}
