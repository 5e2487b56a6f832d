/* Steps through a match. Going back or far shows the position at once; only a step forward moves,
 * by the events of its action as the eyes saw them. */
#include "replay.h"

#include "match_picture.h"

static const Match *match_of(const Replay *replay)
{
    return &replay->app->session.match;
}

size_t replay_length(const Replay *replay)
{
    return match_of(replay)->position;
}

/* What the eyes see of what is shown, in buffers that the table copies. */
typedef struct Seen {
    TableSight sight;
    TableCards cards;
    _Alignas(max_align_t) unsigned char view[VIEW_SIZE_MAX];
} Seen;

static void see(const Replay *replay, Seen *seen)
{
    session_view_at(&replay->app->session, replay->shown, replay->seat, seen->view);
    seen->sight = (TableSight){.view = seen->view, .seat = replay->seat};
    if (replay->is_open) {
        match_picture_cards(match_of(replay), replay->shown, KNOWN_TO_ANY, &seen->cards);
        seen->sight.open = &seen->cards;
    }
}

static void show(Replay *replay)
{
    Seen seen;
    see(replay, &seen);
    table_show(replay->table, &seen.sight);
    match_picture_recall(replay->table, match_of(replay), replay->shown, replay->seat);
    replay->rest_since_ms = ui_now_ms(replay->app->ui);
    replay->follows_log = true;
}

void replay_go(Replay *replay, size_t actions)
{
    replay->shown = actions;
    show(replay);
}

void replay_step(Replay *replay)
{
    Seen seen;
    Event events[EVENT_COUNT_MAX];
    EventLog log = {.events = events, .capacity = EVENT_COUNT_MAX};
    if (replay->shown >= replay_length(replay)) {
        return;
    }
    table_settle(replay->table);
    match_events(match_of(replay), replay->shown, replay->is_open ? SEAT_NONE : replay->seat, &log);
    replay->shown++;
    see(replay, &seen);
    table_animate(replay->table, events, log.count, &seen.sight);
    replay->was_moving = true;
    replay->follows_log = true;
}

void replay_run(Replay *replay)
{
    replay->is_running = !replay->is_running && replay->shown < replay_length(replay);
}

void replay_look(Replay *replay, Seat eyes)
{
    replay->is_open = eyes == SEAT_NONE;
    replay->seat = eyes == SEAT_NONE ? replay->seat : eyes;
    match_log_begin(&replay->log, eyes);
    show(replay);
}
