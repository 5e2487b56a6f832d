/* What the table shows of the match: the view after `shown` actions, at once or as motion from the
 * view before, and the news for a seat that takes the screen; how long it rests in between. */
#include "asking.h"
#include "course.h"
#include "help.h"
#include "side.h"
#include "teaching.h"

#include "app_match.h"
#include "base/limits.h"
#include "match_picture.h"

/* What the viewer sees after the first `shown` actions. */
typedef struct Sight {
    TableSight table;
    _Alignas(max_align_t) unsigned char view[VIEW_SIZE_MAX];
    Action legal[LEGAL_COUNT_MAX];
    TableCards open; /* where the screen is everybody's */
} Sight;

/* Whoever owes a decision has a legal action, and nobody else has any. */
static void sight_make(Play *play, Sight *sight)
{
    Action standing;
    Seat viewer = play->viewer;
    bool may_act = !play_is_public(play) && play_is_caught_up(play) &&
                   seats_have(play->app->session.people, viewer) &&
                   !play_stands(play, viewer, &standing) && play_puzzle_asks(play);
    size_t count = 0;
    sight_view_at(play_match(play), play->shown, play_eyes(play), sight->view);
    play->tension = app_tension(play->app, play->shown, viewer);
    if (may_act) {
        count = match_legal(play_match(play), viewer, sight->legal, LEGAL_COUNT_MAX);
    }
    sight->table = (TableSight){.view = sight->view,
                                .seat = viewer,
                                .acting = count > 0,
                                .legal = sight->legal,
                                .legal_count = count};
    if (play_is_public(play)) {
        match_picture_cards(play_match(play), play->shown, KNOWN_TO_EACH, &sight->open);
        sight->table.open = &sight->open;
    }
}

/* `by`: table_show or table_glide. */
static void show(Play *play, void (*by)(Table *table, const TableSight *sight))
{
    Sight sight;
    sight_make(play, &sight);
    by(play->table, &sight.table);
    if (play->is_replaying && play->shown == 0) {
        table_open(play->table, &sight.table);
    }
    match_picture_recall(play->table, play_match(play), play->shown, play_eyes(play));
}

void play_begin_rest(Play *play)
{
    play->rest_since_ms = ui_now_ms(play->app->ui);
}

/* Whether it is of those that the person wants to hear of by itself. */
static bool is_wanted(const Play *play, size_t index)
{
    SpeechNews news = play->app->settings.speech_news;
    const Played *played = buffer_at(&play_match(play)->played, index);
    return news == NEWS_ALL || (news == NEWS_OF_OTHERS && played->seat != play->viewer);
}

/* Whether nothing came of it, and it reads as what was done before it: told once for all. */
static bool is_told_already(const Play *play, MatchLog *log, size_t index)
{
    Event events[EVENT_COUNT_MAX];
    EventLog happened = {.events = events, .capacity = EVENT_COUNT_MAX};
    sight_events(play_match(play), index, SEAT_NONE, &happened);
    return index > 0 && happened.count == 0 &&
           text_equal(match_log_at(log, index - 1), match_log_at(log, index));
}

/* Whether it is a request to the person who decides next, and so is heard in what is wanted. */
static bool is_wanted_next(const Play *play, size_t index)
{
    const Match *match = play_match(play);
    const Played *played = buffer_at(&match->played, index);
    return play->ui->look->verbs[action_verb(played->action)].requests &&
           index + 1 == match->position &&
           session_actor(&play->app->session, play->viewer) == play->viewer;
}

/* By ear, what was shown since: where others hear it, no more than all of them saw. */
static void tell_shown(Play *play)
{
    App *app = play->app;
    bool is_private = session_is_solo(&app->session) || app->is_alone_with_ears;
    MatchLog *log = is_private ? &play->log : &play->aloud;
    play->told = min_size(play->told, play->shown);
    if (!narrator_is_on(app->narrator)) {
        play->told = play->shown;
    }
    for (; play->told < play->shown; play->told++) {
        bool is_told = is_told_already(play, log, play->told) ||
                       (is_private && is_wanted_next(play, play->told));
        if (is_wanted(play, play->told) && !is_told) {
            narrator_tell(app->narrator, match_log_at(log, play->told));
        }
    }
}

static void show_end(Play *play, void (*by)(Table *table, const TableSight *sight))
{
    play->shown = play_match(play)->position;
    play->is_replaying = false;
    tell_shown(play);
    show(play, by);
    play_begin_rest(play);
}

void play_show_now(Play *play)
{
    show_end(play, table_show);
}

void play_show_still(Play *play)
{
    show(play, table_show);
}

void play_glide_now(Play *play)
{
    show_end(play, table_glide);
}

void play_show_next(Play *play)
{
    Event events[EVENT_COUNT_MAX];
    EventLog log = {.events = events, .capacity = EVENT_COUNT_MAX};
    Sight sight;
    sight_events(play_match(play), play->shown, play_eyes(play), &log);
    play->shown++;
    tell_shown(play);
    sight_make(play, &sight);
    table_animate(play->table, events, log.count, &sight.table);
    play->phase = PLAY_MOVING;
}

void play_settle(Play *play)
{
    table_settle(play->table);
    play_panel_settle(play);
    if (!play_is_caught_up(play)) {
        play_show_now(play);
    }
    play->is_replaying = false;
    play_begin_rest(play);
}

static void start_news(Play *play)
{
    play->shown = play->news_from;
    play->is_replaying = !play_is_caught_up(play);
    play->replay_since_ms = ui_now_ms(play->app->ui);
    show(play, table_show);
    play_begin_rest(play);
}

void play_replay_unseen(Play *play)
{
    if (play->news_from < play_match(play)->position) {
        start_news(play);
    }
}

void play_watch(Play *play)
{
    play->phase = PLAY_MOVING;
}

/* Whoever sits before a screen that everybody sees has watched all but the beginning of their own
 * hand. */
static bool has_seen(const Play *play)
{
    return play->is_taken && play->news_from > 0;
}

void play_take_screen(Play *play)
{
    size_t *missed = &play->missed[play->viewer];
    play_watch(play);
    play->news_from = session_shown_from(&play->app->session, play->viewer);
    if (*missed > 0 && *missed <= play->news_from) {
        play->news_from = *missed - 1;
    }
    *missed = 0;
    play->told = play->news_from;
    play->bots_left_ms = BOTS_SHARE_MS;
    play_coach_recall(play);
    if (play_match(play)->position == 0) {
        Sight sight;
        play->shown = 0;
        sight_make(play, &sight);
        table_deal(play->table, &sight.table);
    } else if (session_is_solo(&play->app->session) || !play_hides(play) || has_seen(play)) {
        play_show_now(play);
    } else {
        start_news(play);
    }
}

#define HURRY_AFTER_MS 600 /* later than a press that looks at a card */
#define HURRY          4.0f
#define PACE_MS        4000 /* of a replay, until it goes faster */
#define PATIENT_MS     500  /* while others act, until they go faster */

/* At each speed: how long the resting table shows, as a share of the normal time. */
static uint32_t scaled_ms(const Play *play, uint32_t normal_ms)
{
    switch (play->app->settings.speed) {
    case SPEED_SLOW:
        return normal_ms * 3 / 2;
    case SPEED_NORMAL:
        return normal_ms;
    case SPEED_FAST:
        return normal_ms / 2;
    case SPEED_FASTEST:
        return normal_ms / 4;
    case SPEED_INSTANT:
        return 0;
    }
    return normal_ms;
}

uint32_t play_rest_ms(const Play *play)
{
    float pause = table_pause(play->table);
    if (pause >= 0) {
        return scaled_ms(play, (uint32_t)(1000 * pause));
    }
    return scaled_ms(play, play->is_replaying ? 150 : 420);
}

float play_hurry(uint32_t held_ms, bool is_dragging)
{
    return held_ms >= HURRY_AFTER_MS && !is_dragging ? HURRY : 1;
}

float play_quicken(uint64_t waited_ms)
{
    return waited_ms >= PATIENT_MS ? 2 : 1;
}

float play_pace(uint64_t replayed_ms, bool is_last)
{
    uint64_t steps = replayed_ms / PACE_MS;
    if (is_last) {
        return 1;
    }
    return (float)min_u64(steps + 1, 3);
}
