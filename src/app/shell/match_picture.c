/* What may be shown is decided by the rules (match_zone_known) and again by the table, which covers
 * all hands of a small picture. */
#include "match_picture.h"
#include "seated.h"
#include "tables/table_picture.h"

#include "base/limits.h"
#include "game_ui.h"
#include "games/registry.h"
#include "i18n/format.h"
#include "progress.h"
#include "public_sight.h"

#include <string.h>

#define MOMENT_BYTES 256

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
    for (size_t i = actions - min_size(actions, TABLE_PAST); i < actions; i++) {
        EventLog log = {.events = events, .capacity = EVENT_COUNT_MAX};
        sight_view_at(match, i, seat, before);
        sight_events(match, i, seat, &log);
        table_recall(table, &(PastAction){before, events, log.count});
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

/* Its stage or day; NULL: it is a game like any other. */
static const char *place_words(App *app, const SavedMatch *saved)
{
    const Game *game = game_by_id(saved->game);
    MatchPlan plan = session_plan_of(game, &saved->setup, saved->seats);
    DealPlace place = progress_place(&plan);
    switch (place.kind) {
    case DEAL_STAGE:
        return game_ui_of(game)->campaign->stage_name(app, place.number);
    case DEAL_DAILY:
        return app_phrase(app, N_("{text} · {next}"),
                          TR_VALUES(app_word(app, N_("Daily deal")), app_date(app, place.number)));
    case DEAL_FREE:
        break;
    }
    return NULL;
}

const char *match_picture_words(App *app, const SavedMatch *saved, const Board *board)
{
    char bytes[MOMENT_BYTES];
    Text text = text_in(bytes, sizeof bytes);
    const char *words = app_plural(app, NP_("{n} action", "{n} actions"), saved->actions);
    if (!board->game) {
        return words;
    }
    const GameUi *ui = game_ui_of(board->game);
    if (ui->moment) {
        Wording wording = app_wording(app, board->game);
        ui->moment(&wording, board->view, &text);
        words = app_copy(app, bytes);
    }
    const char *place = place_words(app, saved);
    if (place) {
        words = app_phrase(app, N_("{text} · {next}"), TR_VALUES(place, words));
    }
    return words;
}

void match_picture_draw(App *app, const Board *board, Rect rect)
{
    static const char *const nobody[SEAT_LIMIT] = {"", "", "", "", "", ""};
    TableTaste taste = settings_taste(&app->settings);
    taste.cards = 1; /* all of the table is to be seen */
    TableSetting setting = {.look = game_ui_of(board->game)->look,
                            .ui = app->ui,
                            .catalogue = &app->catalogue,
                            .seat_names = nobody,
                            .seats = board->seats,
                            .taste = taste};
    table_draw_small(&setting, board->view, &board->known, rect);
}
