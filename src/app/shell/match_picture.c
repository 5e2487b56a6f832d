/* What may be shown is decided by the rules (match_zone_known) and again by the table, which covers
 * all hands of a small picture. */
#include "match_picture.h"

#include "game_ui.h"
#include "games/registry.h"

#include <string.h>

void match_picture_cards(const Match *match, size_t actions, Sharing sharing, TableCards *out)
{
    *out = (TableCards){0};
    for (uint8_t zone = 0; zone < match->game->names.zone_count; zone++) {
        out->counts[zone] =
            (uint8_t)match_zone_known(match, actions, zone, sharing, out->cards[zone]);
    }
}

void match_picture_recall(Table *table, const Match *match, size_t actions, Seat seat)
{
    _Alignas(max_align_t) unsigned char before[VIEW_SIZE_MAX];
    Event events[EVENT_COUNT_MAX];
    bool is_told = false;
    for (size_t i = actions; i > 0 && !is_told; i--) {
        EventLog log = {.events = events, .capacity = EVENT_COUNT_MAX};
        match_view_before(match, i - 1, seat, before);
        match_events(match, i - 1, seat, &log);
        is_told = table_recall(table, before, events, log.count);
    }
}

Board match_picture_of_match(const Match *match, Arena *arena)
{
    Board board = {.game = match->game,
                   .seats = match->setup.seats,
                   .view = arena_alloc(arena, match->game->view_size)};
    match_view(match, 0, board.view);
    match_picture_cards(match, match->position, KNOWN_TO_EACH, &board.known);
    return board;
}

Board match_picture_of_saved(App *app, const SavedMatch *saved, Arena *arena)
{
    Match match;
    Board board = {0};
    const Game *game = game_by_id(saved->game);
    if (game && game_has_table(game) &&
        profile_match_load(app->profile, saved, game, &match, NULL)) {
        board = match_picture_of_match(&match, arena);
        match_release(&match);
    }
    return board;
}

void match_picture_draw(App *app, const Board *board, Rect rect)
{
    static const char *const nobody[SEAT_LIMIT] = {"", "", "", "", "", ""};
    TableSetting setting = {.look = game_ui_of(board->game)->look,
                            .ui = app->ui,
                            .catalogue = &app->catalogue,
                            .seat_names = nobody,
                            .seats = board->seats};
    table_draw_small(&setting, board->view, &board->known, rect);
}
