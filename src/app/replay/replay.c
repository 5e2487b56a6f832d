/* Steps through a match. Going back or far shows the position at once; only a step forward moves,
 * by the events of its action as the eyes saw them. */
#include "replay.h"

#include "app_match.h"
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

static void see(Replay *replay, Seen *seen)
{
    session_view_at(&replay->app->session, replay->shown, replay->seat, seen->view);
    replay->tension = app_tension(replay->app, replay->shown, replay->seat);
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
    if (replay_is_told(replay)) {
        table_advise(replay->table, replay->remark->judgement.best);
    }
}

bool replay_is_told(const Replay *replay)
{
    return replay->remark && replay->shown == replay->remark->index;
}

void replay_go(Replay *replay, size_t actions)
{
    replay->phase = REPLAY_STILL;
    replay->keeps_up = false;
    replay->shown = actions;
    show(replay);
}

/* The next action begins to move. */
static void move_on(Replay *replay, ReplayPhase phase)
{
    Seen seen;
    Event events[EVENT_COUNT_MAX];
    EventLog log = {.events = events, .capacity = EVENT_COUNT_MAX};
    table_settle(replay->table);
    match_events(match_of(replay), replay->shown, replay->is_open ? SEAT_NONE : replay->seat, &log);
    replay->shown++;
    see(replay, &seen);
    table_animate(replay->table, events, log.count, &seen.sight);
    replay->phase = phase;
    replay->follows_log = true;
}

static bool is_at_end(const Replay *replay)
{
    return replay->shown >= replay_length(replay);
}

void replay_step(Replay *replay)
{
    if (!is_at_end(replay)) {
        move_on(replay, REPLAY_STEPPING);
    }
}

void replay_run(Replay *replay)
{
    if (!is_at_end(replay)) {
        replay->phase = replay_phase_run(replay->phase, table_is_moving(replay->table));
    }
}

void replay_go_on(Replay *replay, uint64_t rest_ms)
{
    uint64_t now = ui_now_ms(replay->app->ui);
    ReplayPhase before = replay->phase;
    ReplayFacts facts = {.is_moving = table_is_moving(replay->table),
                         .is_rested = now - replay->rest_since_ms >= rest_ms,
                         .is_last = replay->shown + 1 >= replay_length(replay)};
    ReplayPhase next = replay_phase_next(before, &facts);
    if (before == REPLAY_RESTING && next != REPLAY_RESTING) {
        move_on(replay, next);
    }
    replay->phase = next;
    if (facts.is_moving || replay_phase_moves(before)) {
        replay->rest_since_ms = now;
    }
}

void replay_look(Replay *replay, Seat eyes)
{
    replay->is_open = eyes == SEAT_NONE;
    if (eyes != SEAT_NONE) {
        replay->seat = eyes;
    }
    match_log_begin(&replay->log, eyes);
    show(replay);
}
