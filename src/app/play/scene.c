/* The table scene as a scene: entering, keys, frames, leaving. */
#include "app_commands.h"
#include "around.h"
#include "asking.h"
#include "base/limits.h"
#include "course.h"
#include "handover.h"
#include "help.h"
#include "progress.h"
#include "side.h"
#include "tables/table_commands.h"
#include "tables/table_hand.h"
#include "teaching.h"

#include "base/assert.h"
#include "base/text.h"

static const char *scene_id(Scene *scene, const Game *game)
{
    char bytes[ELEMENT_ID_MAX];
    Text id = text_in(bytes, sizeof bytes);
    text_append(&id, "table.");
    text_append(&id, game->id);
    return arena_copy_text(&scene->arena, bytes);
}

static void begin(Play *play)
{
    App *app = play->app;
    play->viewer = session_first_viewer(&app->session);
    play_sit(play);
    play_log_reword(play);
    if (app->session.people == 0 || session_is_solo(&app->session) || !play_hides(play)) {
        play_take_screen(play);
    } else {
        handover_draw_curtain(&app->scenes, (CurtainArgs){.seat = play->viewer, .undo = SEAT_NONE});
    }
}

static void find_place(Play *play)
{
    CampaignDeal reached;
    if (play->app->session.puzzle || play->app->session.is_lesson) {
        return;
    }
    play->place = progress_place(&play->app->session.plan);
    if (play->place.kind != DEAL_FREE && progress_read(play->app->profile, play->place, &reached)) {
        play->best = (Medal)reached.medal;
    }
}

/* In a lesson the host says what rules need to be told. */
static bool is_familiar(const App *app)
{
    if (app->session.is_lesson) {
        return true;
    }
    SavedMatch last;
    return profile_finished(app->profile, app->session.plan.game->id, 0, &last, 1) > 0;
}

static void play_enter(Scene *scene)
{
    App *app = scene->app;
    Play *play = arena_alloc(&scene->arena, sizeof *play);
    app->ended = 0;
    play->app = app;
    play->scene = scene;
    play->ui = game_ui_of(app->session.plan.game);
    play->is_familiar = is_familiar(app);
    TableSetting setting = {.look = play->ui->look,
                            .ui = app->ui,
                            .catalogue = &app->catalogue,
                            .seat_names = app->seat_names,
                            .faces = app->seat_faces,
                            .seats = app->session.plan.setup.seats,
                            .is_familiar = play->is_familiar,
                            .enlarge = &app_command_enlarge};
    play->table = table_new(&setting);
    play_set_taken(play, false);
    scene->table = play->table;
    const Match *match = &app->session.match;
    match_log_init(&play->log, match, table_wording(play->table), SEAT_NONE);
    match_log_init(&play->aloud, match, table_wording(play->table), SEAT_EVERYBODY);
    play->log.joins = play->aloud.joins = true;
    play_lesson_begin(play);
    find_place(play);
    play_coach_begin(play);
    play_puzzle_begin(play);
    scene->data = play;
    scene->id = scene_id(scene, play->ui->game);
    play_own_begin(play);
    begin(play);
}

static Seat first_actor(const Play *play)
{
    SeatSet actors = match_actors(&play->app->session.match);
    return actors ? seats_first(actors) : SEAT_NONE;
}

/* Answers that stand are given at once, so that several questions follow one another in public. */
static Seat next_asked(Play *play)
{
    Action action;
    Seat seat = first_actor(play);
    while (seat != SEAT_NONE && seat != play->viewer && play_stands(play, seat, &action)) {
        play_act_for(play, seat, action);
        seat = first_actor(play);
    }
    return seat;
}

/* Decided without a look; the question still stands as it was asked. */
static void take_decision(Play *play, const ScreenAnswer *answer)
{
    Blind blind;
    play_sit(play);
    bool is_asked = play_blind_of(play, answer->seat, &blind);
    ASSERT(is_asked);
    if (answer->given == BLIND_STANDING) {
        play->standing |= seat_bit(answer->seat);
    }
    play_act_for(play, answer->seat, blind.action);
    Seat next = next_asked(play);
    bool is_other =
        next != SEAT_NONE && next != play->viewer && seats_have(play->app->session.people, next);
    if (!is_other || !play_ask_blind(play, next)) {
        play_watch(play);
    }
}

static void take_answer(Play *play, const ScreenAnswer *answer)
{
    if (answer->given != BLIND_LOOK) {
        take_decision(play, answer);
        return;
    }
    if (answer->seat != play->viewer) {
        play_change_viewer(play, answer->seat);
    }
    play_sit(play);
    play_cloth_begin(play);
    play_take_screen(play);
}

/* Only what took the screen away answers. */
static void play_back(Scene *scene, const void *answer)
{
    Play *play = scene->data;
    if (answer) {
        take_answer(play, answer);
    } else {
        play_sit(play);
    }
}

static void play_leave(Scene *scene)
{
    Play *play = scene->data;
    thinker_drop(scene->app->thinker);
    table_free(play->table);
    match_log_release(&play->log);
    match_log_release(&play->aloud);
}

static void play_frame(Scene *scene)
{
    Play *play = scene->data;
    Action chosen;
    play_flow(play);
    play_coach_give_way(play);
    play_care_give_way(play);
    play_panel_tell(play);
    Rect area = play_area(play);
    play_status_tell(play);
    bool is_chosen = table_frame(play->table, area, &chosen);
    if (is_chosen && play_act(play, chosen) && table_chose_standing(play->table)) {
        play->standing |= seat_bit(play->viewer);
    }
    play_chrome(play);
    if (play->overlay == OVERLAY_SUMMARY) { /* above a panel that lies open, too */
        ui_section(play->app->ui, SECTION_SIDE);
        play_summary_card(play, area);
        ui_section(play->app->ui, SECTION_UNNAMED);
    }
    play_lesson(play, play_host_strip(play));
    if (play->overlay == OVERLAY_PAUSE) {
        play_pause_panel(play);
    }
    play_cloth_frame(play);
}

static bool escape(Play *play)
{
    if (play->overlay != OVERLAY_NONE) {
        play->overlay = OVERLAY_NONE;
    } else if (table_let_go(play->table)) {
        return true;
    } else if (play->asked == ASKED_FOR_HINT) {
        play_drop_question(play);
    } else if (play->notice[0] != '\0') {
        play->notice[0] = '\0';
        table_advise(play->table, ACTION_NONE);
    } else if (play->coach.words[0] != '\0') {
        play_coach_hush(play);
    } else if (play_panel_is_open(play)) {
        play_panel_toggle(play);
    } else if (play->has_log) {
        play_log_close(play);
    } else {
        play->overlay = OVERLAY_PAUSE;
    }
    return true;
}

static bool shortcut(Play *play, const KeyPress *press)
{
    static const struct {
        const Command *command;
        void (*act)(Play *play);
    } acts[] = {
        {&table_command_undo, play_undo},           {&table_command_redo, play_redo},
        {&table_command_hint, play_ask_hint},       {&table_command_summary, play_summary_toggle},
        {&table_command_log, play_log_toggle},      {&table_command_sort_hand, play_sort},
        {&table_command_unseen, play_replay_unseen}};
    for (size_t i = 0; i < COUNT_OF(acts); i++) {
        if (press_is(press, acts[i].command)) {
            acts[i].act(play);
            return true;
        }
    }
    return false;
}

static bool play_key(Scene *scene, KeyPress press)
{
    Play *play = scene->data;
    if (play->overlay != OVERLAY_PAUSE && play_panel_key(play, press)) {
        return true;
    }
    if (press_is(&press, &command_back)) {
        return escape(play);
    }
    if (play->overlay == OVERLAY_PAUSE) {
        return false;
    }
    return play_key_goes_on(play, press) || table_key(play->table, press) || shortcut(play, &press);
}

static void settle(Scene *scene)
{
    play_cloth_end(scene->data);
    play_settle(scene->data);
}

static SceneRest rest(const Scene *scene)
{
    return play_rest(scene->data);
}

static void cover(Scene *scene)
{
    play_cover(scene->data);
}

static void reword(Scene *scene)
{
    Play *play = scene->data;
    play->notice[0] = '\0';
    play_coach_hush(play);
    play_coach_recall(play);
    play_log_reword(play);
}

static int tension(const Scene *scene)
{
    const Play *play = scene->data;
    return play->tension;
}

const SceneKind scene_table = {
    .id = "table",
    .music = MUSIC_TABLE,
    .tension = tension,
    .enter = play_enter,
    .back = play_back,
    .frame = play_frame,
    .key = play_key,
    .settle = settle,
    .rest = rest,
    .reword = reword,
    .cover = cover,
    .leave = play_leave,
};
