/* The order of things at the table. In each frame at most one step is taken, and only at rest: show
 * the next action, let a computer act, hand the screen over, or show the result. Between two steps
 * the resting table shows for a moment, so that every move can be read.
 * Computers share a fixed time between two decisions of persons; how long each may think follows
 * from what is left of it, so that a row of many moves cannot exceed it. */
#include "app_match.h"
#include "around.h"
#include "asking.h"
#include "course.h"
#include "help.h"
#include "progress.h"
#include "seated.h"
#include "side.h"
#include "teaching.h"

#include "base/limits.h"

#include <math.h>

#define THINK_MIN_MS 20

/* Nobody while the host speaks first. */
static Seat actor_of(const Play *play)
{
    return play_lesson_holds(play) ? SEAT_NONE
                                   : session_actor(&play->app->session, play_eyes(play));
}

static bool is_person(const Play *play, Seat seat)
{
    return seats_have(play->app->session.people, seat);
}

static bool is_puzzle(const Play *play)
{
    return play->app->session.puzzle != NULL;
}

void play_give_screen(Play *play)
{
    play->phase = PLAY_AWAY;
}

static void show_result(Play *play)
{
    const SceneKind *scene = shared_scenes.result;
    if (play->ui->ending) {
        scene = play->ui->ending;
    }
    scene_switch(&play->app->scenes, scene);
}

/* Whoever acts, it is here that the match goes on. What the log had of a future is forgotten. */
static bool go_on(Play *play, Seat seat, Action action)
{
    Match *match = &play->app->session.match;
    if (!match_act(match, seat, action)) {
        return false;
    }
    if (is_person(play, seat)) {
        session_settle_help(&play->app->session);
    }
    play_log_forget(play, match->position - 1);
    return true;
}

/* Where the end is a scene of its own, the table does not tell it before. */
static void show_and_keep(Play *play)
{
    bool is_over =
        match_is_over(play_match(play)) && !play->app->session.puzzle && !play_lesson_holds(play);
    if (play->ui->ending && is_over) {
        show_result(play);
    } else {
        play_show_next(play);
    }
    app_keep_match(play->app);
}

bool play_act(Play *play, Action action)
{
    if (!play_is_caught_up(play) || !play_puzzle_asks(play) || play_coach_warns(play, action) ||
        play_asks_first(play, action) || !go_on(play, play->viewer, action)) {
        return false;
    }
    play_puzzle_acted(play, action);
    play->notice[0] = '\0';
    play->notice_yields = false;
    play_coach_look_back(play, play_match(play)->position - 1);
    play->overlay = OVERLAY_NONE;
    play_lesson_acted(play);
    play->bots_left_ms = BOTS_SHARE_MS;
    play->standing &= (SeatSet)~seat_bit(play->viewer);
    if (play_leave_screen(play)) {
        app_keep_match(play->app);
    } else {
        show_and_keep(play);
    }
    play->news_from = session_shown_from(&play->app->session, play->viewer);
    return true;
}

void play_act_for(Play *play, Seat seat, Action action)
{
    if (seat != play->viewer && play->missed[seat] == 0) {
        play->missed[seat] = session_shown_from(&play->app->session, seat) + 1;
    }
    go_on(play, seat, action);
    play->bots_left_ms = BOTS_SHARE_MS;
    app_keep_match(play->app);
}

/* The last action of a phone, like that of whoever sits here. */
static void show_next(Play *play)
{
    const Match *match = play_match(play);
    bool is_last = play->shown + 1 == match->position && match_is_over(match);
    if (play_is_public(play) && play->ui->ending && is_last) {
        show_result(play);
    } else {
        play_show_next(play);
    }
}

static void ask_bot(Play *play, Seat seat)
{
    uint32_t allowance = max_unsigned(play->bots_left_ms / 3, THINK_MIN_MS);
    const MatchPlan *plan = &play->app->session.plan;
    Question question = {.seat = seat,
                         .asked = seat,
                         .level = seat_kind_level(plan->kinds[seat]),
                         .manner = progress_rival(plan, seat).manner};
    play_ask(play, question, allowance);
}

static void act_bot(Play *play, Seat seat)
{
    Advice advice;
    if (play->asked != ASKED_FOR_COMPUTER || !thinker_take(play->app->thinker, &advice)) {
        return;
    }
    uint32_t thought = min_unsigned(play_thought_ms(play), play->allowance_ms);
    play->bots_left_ms -= min_unsigned(thought, play->bots_left_ms);
    play->asked = ASKED_NOTHING;
    go_on(play, seat, play_heed(play, &advice));
    show_and_keep(play);
}

/* Whoever the next action of the line belongs to. */
static void act_puzzle(Play *play)
{
    if (!play_puzzle_goes_on(play)) {
        return;
    }
    Action action = play_puzzle_take(play);
    bool is_done = false;
    for (Seat seat = 0; seat < play_match(play)->setup.seats && !is_done; seat++) {
        is_done = go_on(play, seat, action);
    }
    if (is_done) {
        show_and_keep(play);
    }
}

/* Thinking goes on while the last move is still shown. True while seats talk before it. */
static bool think(Play *play, Seat actor)
{
    play_drop_former(play);
    if (play->asked != ASKED_NOTHING && play_thought_ms(play) > play->allowance_ms) {
        thinker_hurry(play->app->thinker);
    }
    if (play->asked == ASKED_FOR_HINT) {
        play_take_hint(play);
        return false;
    }
    play_coach_listen(play);
    play_coach_look_ahead(play);
    if (play->asked == ASKED_FOR_REMARK && actor != play->viewer) {
        return true;
    }
    if (actor != SEAT_NONE && !is_puzzle(play) && play_talk(play, actor)) {
        return true;
    }
    bool is_computer = actor != SEAT_NONE && !is_person(play, actor);
    if (play->asked == ASKED_NOTHING && is_computer && !is_puzzle(play)) {
        ask_bot(play, actor);
    }
    return false;
}

void play_change_viewer(Play *play, Seat seat)
{
    play->viewer = seat;
    play_sit(play);
    play->notice[0] = '\0';
    play->notice_yields = false;
    play_coach_hush(play);
    play->has_log = false;
    play->overlay = OVERLAY_NONE;
    play_panel_close(play);
    play_log_reword(play);
}

void play_set_taken(Play *play, bool is_taken)
{
    play->is_taken = is_taken;
    app_look_from_afar(play->app, play_is_public(play));
    table_set_watched(play->table, play_is_public(play));
    table_set_notes(play->table, NULL); /* they are of whoever looked before */
}

/* Whoever has nothing more to decide leaves the screen to all who look at it: what they did is
 * shown to these as to anybody. */
bool play_leave_screen(Play *play)
{
    const Session *session = &play->app->session;
    bool has_more = seats_have(match_actors(&session->match), play->viewer) &&
                    !seats_have(session->phones, play->viewer);
    if (!play->is_taken || has_more) {
        return false;
    }
    play_set_taken(play, false);
    play_change_viewer(play, 0);
    play_show_still(play);
    play_watch(play);
    return true;
}

void play_hand_over(Play *play, Seat seat)
{
    bool is_left = is_person(play, play->viewer) && !play_is_public(play);
    Seat undo = is_left ? play->viewer : SEAT_NONE;
    play_set_taken(play, play->app->session.has_phones);
    play_change_viewer(play, seat);
    if (!play_hides(play)) {
        play_take_screen(play);
        return;
    }
    play_give_screen(play);
    handover_draw_curtain(&play->app->scenes, (CurtainArgs){.seat = seat, .undo = undo});
}

static PlayActor actor_kind(const Play *play, Seat actor)
{
    if (is_puzzle(play)) {
        return play_puzzle_goes_on(play) ? ACTOR_COMPUTER : ACTOR_IN_FRONT;
    }
    if (actor == SEAT_NONE) {
        return play_lesson_holds(play) ? ACTOR_IN_FRONT : ACTOR_NOBODY;
    }
    if (!is_person(play, actor)) {
        return ACTOR_COMPUTER;
    }
    if (seats_have(play->app->session.phones, actor)) {
        return ACTOR_IN_FRONT; /* the match goes on by itself when they press */
    }
    bool is_in_front = actor == play->viewer && !play_is_public(play);
    return is_in_front ? ACTOR_IN_FRONT : ACTOR_ELSEWHERE;
}

static PlayFacts facts_of(const Play *play, Seat actor, bool is_talking)
{
    Action action;
    return (PlayFacts){.is_moving = table_is_moving(play->table),
                       .is_behind = !play_is_caught_up(play),
                       .is_talking = is_talking || play_waits_for_words(play),
                       .stands = actor != SEAT_NONE && play_stands(play, actor, &action),
                       .actor = actor_kind(play, actor)};
}

static void pass_on(Play *play, Seat actor)
{
    if (!play_hides(play) || !play_ask_blind(play, actor)) {
        play_hand_over(play, actor);
    }
}

static void act_standing(Play *play, Seat actor)
{
    Action action;
    if (play_stands(play, actor, &action)) {
        play_act_for(play, actor, action);
    }
    if (actor == play->viewer && !seats_have(play->standing, actor)) {
        play->news_from = session_shown_from(&play->app->session, actor);
    }
}

/* What the phase leads to, after its rests. */
static void carry_on(Play *play, Seat actor)
{
    switch (play->phase) {
    case PLAY_AWAY:
    case PLAY_MOVING:
    case PLAY_TALKING:
    case PLAY_DECIDING:
        return;
    case PLAY_BEHIND:
        show_next(play);
        return;
    case PLAY_COMPUTER:
        if (is_puzzle(play)) {
            act_puzzle(play);
        } else {
            act_bot(play, actor);
        }
        return;
    case PLAY_STANDING:
        act_standing(play, actor);
        return;
    case PLAY_PASSING:
        pass_on(play, actor);
        return;
    case PLAY_ENDED:
        show_result(play);
        return;
    }
}

static float hurry(const Play *play)
{
    const Ui *ui = play->app->ui;
    if (play->phase == PLAY_DECIDING) {
        return 1;
    }
    return play_hurry(ui_held_ms(ui), ui_drag(ui).phase == DRAG_MOVING);
}

/* What is shown last; NULL: nothing. */
static const Played *shown_last(const Play *play)
{
    return play->shown > 0 ? buffer_at(&play_match(play)->played, play->shown - 1) : NULL;
}

/* Where somebody waits for others and has not asked for time to look at them. The end of a match
 * is always seen at its own pace. */
static float pace_of_others(const Play *play)
{
    const App *app = play->app;
    const Played *last = shown_last(play);
    bool somebody_waits = app->session.people != 0 && play->phase != PLAY_DECIDING && last;
    bool wants_time = app->settings.waits != WAITS_BRIEFLY || app->settings.speed == SPEED_SLOW;
    bool is_end = play_is_caught_up(play) && match_is_over(play_match(play));
    if (!somebody_waits || wants_time || is_end ||
        !play->ui->look->verbs[action_verb(last->action)].hastens) {
        return 1;
    }
    return play_quicken(ui_now_ms(app->ui) - play->waits_since_ms);
}

/* Of motion and rests. Much news goes faster by itself, but never its last action. */
static float pace_now(const Play *play)
{
    uint64_t replayed = ui_now_ms(play->app->ui) - play->replay_since_ms;
    if (play->is_replaying) {
        return fmaxf(hurry(play), play_pace(replayed, play_is_caught_up(play)));
    }
    return fmaxf(hurry(play), pace_of_others(play));
}

/* What was pressed on a phone is shown at once, like what is pressed here. */
static bool follows_press(const Play *play)
{
    const Match *match = play_match(play);
    if (play->phase != PLAY_BEHIND || play->shown + 1 != match->position) {
        return false;
    }
    Seat last = ((const Played *)buffer_at(&match->played, play->shown))->seat;
    return seats_have(play->app->session.phones, last);
}

static uint64_t needed_rest(const Play *play)
{
    unsigned rests = follows_press(play) ? 0 : play_phase_rests(play->phase);
    uint64_t usual = (uint64_t)play_rest_ms(play) * rests;
    if (rests == 0 || usual >= play_looked_at_ms(play)) {
        return usual;
    }
    return play_looked_at_ms(play);
}

void play_flow(Play *play)
{
    Seat actor = actor_of(play);
    if (play->overlay == OVERLAY_PAUSE || play->phase == PLAY_AWAY) {
        return;
    }
    if (play_leave_screen(play)) {
        actor = actor_of(play);
    }
    bool is_talking = think(play, actor);
    if (play_cloth_rises(play)) {
        play_begin_rest(play);
        return;
    }
    if (play->is_replaying && play->app->settings.speed == SPEED_INSTANT) {
        play_settle(play);
        return;
    }
    const Played *last = shown_last(play);
    if (play->phase == PLAY_DECIDING || (last && last->seat == play->viewer)) {
        play->waits_since_ms = ui_now_ms(play->app->ui);
    }
    float pace = pace_now(play);
    table_set_pace(play->table, pace);
    PlayFacts facts = facts_of(play, actor, is_talking);
    bool was_moving = play->phase == PLAY_MOVING;
    play->phase = play_phase_next(play->phase, &facts);
    if (was_moving || play->phase == PLAY_MOVING) {
        play_begin_rest(play);
        return;
    }
    play->is_replaying = play->is_replaying && play->phase == PLAY_BEHIND;
    uint64_t rested = ui_now_ms(play->app->ui) - play->rest_since_ms;
    if ((float)rested >= (float)needed_rest(play) / pace && !play_is_held(play)) {
        carry_on(play, actor);
    }
}

static bool waits_for_person(const Play *play)
{
    bool is_held = is_puzzle(play) || play_lesson_holds(play);
    bool is_told = is_held && play_is_caught_up(play) && play->phase == PLAY_DECIDING;
    return play_is_person_due(play) || is_told;
}

SceneRest play_rest(const Play *play)
{
    SceneRest rest = {.wake_ms = NEVER_MS};
    if (play->overlay == OVERLAY_PAUSE || play->phase == PLAY_AWAY || play_is_held(play)) {
        return rest;
    }
    bool is_moving = play->phase == PLAY_MOVING;
    bool is_thinking = play->asked != ASKED_NOTHING || !waits_for_person(play) ||
                       (play->phase == PLAY_TALKING && !play_waits_for_words(play));
    bool panel_moves = play_panel_moves(play);
    rest.is_moving =
        table_is_moving(play->table) || play->is_replaying || play_cloth_rises(play) || panel_moves;
    rest.is_past = play->is_replaying;
    rest.is_busy = is_moving || panel_moves || (is_thinking && !play_waits_for_words(play));
    if (rest.is_busy) {
        rest.wake_ms = is_moving || panel_moves ? 0 : 20;
    }
    return rest;
}
