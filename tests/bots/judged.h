/* Judgements and warnings about a position, for the tests of each game. */
#ifndef JUDGED_H
#define JUDGED_H

#include "../games/texts.h"
#include "bots/judge.h"

/* As the coach asks, for the seat that owes the decision; `aim` as in BotRequest. */
static inline Judgement judged(const Game *game, const void *state, const char *action,
                               unsigned aim)
{
    static uint64_t table[BOT_TABLE_SIZE];
    _Alignas(max_align_t) unsigned char view[VIEW_SIZE_MAX];
    Judgement judgement;
    BotRequest request = {.game = game,
                          .view = view,
                          .seat = seats_first(game->actors(state)),
                          .level = BOT_HARD,
                          .aim = aim,
                          .table = table};
    game->view(state, request.seat, view);
    bot_judge(&request, texts_read_action(game, action), &judgement);
    return judgement;
}

static inline ActionList warned(const Game *game, const void *state)
{
    static uint64_t table[BOT_TABLE_SIZE];
    _Alignas(max_align_t) unsigned char view[VIEW_SIZE_MAX];
    ActionList fatal;
    BotRequest request = {.game = game,
                          .view = view,
                          .seat = seats_first(game->actors(state)),
                          .level = BOT_HARD,
                          .table = table};
    game->view(state, request.seat, view);
    bot_find_fatal(&request, &fatal);
    return fatal;
}

/* Whether the seat that owes the decision is warned of an action; and of how many. */
static inline bool is_warned(const Game *game, const void *state, const char *action)
{
    ActionList fatal = warned(game, state);
    Action wanted = texts_read_action(game, action);
    for (size_t i = 0; i < fatal.count; i++) {
        if (fatal.items[i] == wanted) {
            return true;
        }
    }
    return false;
}

static inline size_t warned_count(const Game *game, const void *state)
{
    return warned(game, state).count;
}

#endif
