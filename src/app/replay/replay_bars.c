/* Above: the way back, whose eyes, sharing, playing on, the log. Below: running, steps, the place
 * in the match, the speed. */
#include "app_commands.h"
#include "base/limits.h"
#include "i18n/format.h"
#include "replay.h"

#include <math.h>

#define GAP           10.0f
#define EYES_WIDTH    460.0f
#define SPEED_WIDTH   260.0f
#define PLAY_ON_WIDTH 260.0f

/* Night paper with a line of gold along the edge to the table. */
static void rail(const App *app, Rect rect, bool is_above)
{
    float line = 2 * ui_unit(app->ui);
    DrawList *list = ui_draw(app->ui);
    draw_fill(list, rect, COLOR_INK);
    Rect edge = {rect.x, rect.y, rect.w, line};
    if (is_above) {
        edge.y += rect.h - line;
    }
    draw_fill(list, edge, color_faded(COLOR_GOLD, 0.7f));
}

static bool has_eyes(const Replay *replay)
{
    const Session *session = &replay->app->session;
    return session->plan.setup.seats > 1 && !session->is_elsewhere;
}

static void eyes(Replay *replay, Rect rect)
{
    App *app = replay->app;
    int seats = app->session.plan.setup.seats;
    const char *words[SEAT_LIMIT + 1];
    for (int i = 0; i < seats; i++) {
        words[i] = app_phrase(app, N_("As {name} saw it"), TR_VALUES(app->seat_names[i]));
    }
    words[seats] = app_word(app, N_("All hands open"));
    int chosen = replay->is_open ? seats : replay->seat;
    Choice choice = {.id = "replay.eyes",
                     .name = app_word(app, N_("Whose cards are shown")),
                     .words = words,
                     .count = seats + 1,
                     .rect = rect};
    if (ui_choice(app->ui, &choice, &chosen)) {
        replay_look(replay, chosen < seats ? (Seat)chosen : SEAT_NONE);
    }
}

static void right_signs(Replay *replay, Rect *bar)
{
    App *app = replay->app;
    Sign log = {.id = "button.log",
                .name = app_word(app, N_("Game log")),
                .icon = "ui/ui-log",
                .chosen = replay->has_log};
    Sign share = {.id = "button.share", .name = app_word(app, N_("Share")), .icon = "ui/ui-share"};
    if (sheet_sign(app, rect_cut_right(bar, bar->h), &log)) {
        replay->has_log = !replay->has_log;
    }
    if (!app->session.is_elsewhere && sheet_sign(app, rect_cut_right(bar, bar->h), &share)) {
        scene_push(&app->scenes, shared_scenes.share);
    }
}

/* With its words where there is room. */
static void play_on(Replay *replay, Rect *bar, const Sheet *sheet)
{
    App *app = replay->app;
    bool is_end = replay->shown == replay_length(replay) && match_is_over(&app->session.match);
    Button button = {.id = "button.play-on",
                     .name = app_word(app, N_("Play on from here")),
                     .reason = app_reason(app, !is_end, N_("The game is over.")),
                     .hint = app_word(app, N_("A new game that counts as played with help."))};
    if (sheet->is_portrait) {
        button.icon = "ui/ui-gamepad";
        button.kind = BUTTON_QUIET;
        button.rect = rect_cut_right(bar, bar->h);
    } else {
        button.label = button.name;
        button.kind = BUTTON_SECONDARY;
        button.rect = rect_cut_right(bar, PLAY_ON_WIDTH * sheet->unit);
    }
    replay->plays_on = ui_button(app->ui, &button);
}

static const char *example_title(const App *app)
{
    Outcome outcome;
    match_outcome(&app->session.match, &outcome);
    bool is_won = (outcome.winners & app->session.people) != 0;
    return is_won ? N_("So it could have been won") : N_("So the computer played it");
}

static void title(const Replay *replay, Rect rect)
{
    App *app = replay->app;
    TextStyle style = {FONT_BODY_BOLD, SIZE_NAME, ALIGN_LEFT, true};
    const char *words = app_word(app, N_("Replay"));
    if (replay->title) {
        words = app_word(app, replay->title);
    } else if (app->session.is_elsewhere) {
        words = app_word(app, N_("Looking on"));
    } else if (app->session.is_example) {
        words = app_word(app, example_title(app));
    }
    float height = text_layout(app->ui, words, style, rect.w)->h;
    rect = (Rect){rect.x, rect.y + (rect.h - height) / 2, rect.w, height};
    ui_label(app->ui, "heading.title", words, style, COLOR_GOLD_LIGHT, rect);
}

static void top_bar(Replay *replay, const ReplayParts *parts, const Sheet *sheet)
{
    App *app = replay->app;
    Rect bar = parts->top;
    rail(app, rect_union(parts->top, parts->host), true);
    bar = rect_inset(bar, 6 * sheet->unit);
    float gap = GAP * sheet->unit, wanted = EYES_WIDTH * sheet->unit;
    Sign back = {.id = "button.back", .name = app_word(app, N_("Back")), .icon = "ui/ui-back"};
    if (sheet_sign(app, rect_cut_left(&bar, bar.h), &back)) {
        scene_pop(&app->scenes);
    }
    rect_cut_left(&bar, gap);
    right_signs(replay, &bar);
    rect_cut_right(&bar, gap);
    if (!app->session.is_elsewhere) {
        play_on(replay, &bar, sheet);
        rect_cut_right(&bar, gap);
    }
    if (has_eyes(replay)) {
        eyes(replay, rect_cut_right(&bar, fminf(wanted, bar.w * 0.6f)));
        rect_cut_right(&bar, gap);
    }
    title(replay, bar);
}

static void step_signs(Replay *replay, Rect *bar)
{
    App *app = replay->app;
    const char *at_start = app_reason(app, replay->shown > 0, N_("This is the start."));
    const char *at_end =
        app_reason(app, replay->shown < replay_length(replay), N_("This is the end."));
    Sign back = {.id = "button.step-back",
                 .name = app_word(app, N_("Step back")),
                 .icon = "ui/ui-step-back",
                 .reason = at_start,
                 .command = &replay_command_back};
    Sign run = {.id = "button.run",
                .name = app_word(app, NC_("replay", "Play")),
                .icon = "ui/ui-play",
                .reason = at_end,
                .command = &replay_command_run};
    Sign on = {.id = "button.step",
               .name = app_word(app, N_("Step forward")),
               .icon = "ui/ui-step",
               .reason = at_end,
               .command = &replay_command_step};
    if (replay_phase_runs(replay->phase)) {
        run.name = app_word(app, NC_("replay", "Pause"));
        run.icon = "ui/ui-pause";
    }
    bool goes_back = sheet_sign(app, rect_cut_left(bar, bar->h), &back);
    bool runs = sheet_sign(app, rect_cut_left(bar, bar->h), &run);
    bool goes_on = sheet_sign(app, rect_cut_left(bar, bar->h), &on);
    if (runs) {
        replay_run(replay);
    } else if (goes_back) {
        replay_go(replay, replay->shown - 1);
    } else if (goes_on) {
        replay_step(replay);
    }
}

static void place_slider(Replay *replay, Rect rect)
{
    App *app = replay->app;
    const char *shown = app_number(app, (int64_t)replay->shown);
    const char *length = app_number(app, (int64_t)replay_length(replay));
    int place = (int)replay->shown;
    Slider slider = {.id = "replay.place",
                     .name = app_word(app, N_("Position in the replay")),
                     .shown = app_phrase(app, N_("{n} of {m}"), TR_VALUES(shown, length)),
                     .high = max_int((int)replay_length(replay), 1),
                     .step = 1,
                     .rect = rect};
    if (ui_slider(app->ui, &slider, &place)) {
        replay_go(replay, (size_t)place);
    }
}

static void speed_choice(Replay *replay, Rect rect)
{
    static const char *const speeds[SPEEDS] = {
        [SPEED_SLOW] = NC_("speed", "Slow"),       [SPEED_NORMAL] = NC_("speed", "Normal"),
        [SPEED_FAST] = NC_("speed", "Fast"),       [SPEED_FASTEST] = NC_("speed", "Fastest"),
        [SPEED_INSTANT] = NC_("speed", "Instant"),
    };
    App *app = replay->app;
    const char *words[SPEEDS];
    int chosen = (int)replay->speed;
    for (int i = 0; i < SPEEDS; i++) {
        words[i] = app_word(app, speeds[i]);
    }
    Choice choice = {.id = "replay.speed",
                     .name = app_word(app, N_("Animation speed")),
                     .words = words,
                     .count = SPEEDS,
                     .rect = rect};
    if (ui_choice(app->ui, &choice, &chosen)) {
        replay->speed = (Speed)chosen;
        table_set_speed(replay->table, replay->speed);
    }
}

static void bottom_bar(Replay *replay, Rect bar, const Sheet *sheet)
{
    float inset = 6 * sheet->unit, gap = 3 * GAP * sheet->unit;
    rail(replay->app, bar, false);
    Rect row = bar;
    if (sheet->is_portrait) {
        row = rect_cut_top(&bar, bar.h / 2);
    }
    row = rect_inset(row, inset);
    bar = rect_inset(bar, inset);
    step_signs(replay, &row);
    rect_cut_left(&row, gap);
    if (sheet->is_portrait) {
        speed_choice(replay, row);
        rect_cut_left(&bar, gap);
        rect_cut_right(&bar, gap);
        place_slider(replay, bar);
    } else {
        speed_choice(replay, rect_cut_right(&row, SPEED_WIDTH * sheet->unit));
        rect_cut_right(&row, gap);
        place_slider(replay, row);
    }
}

void replay_bars(Replay *replay, const ReplayParts *parts)
{
    Sheet sheet = sheet_of(replay->app);
    ui_section(replay->app->ui, SECTION_BAR);
    top_bar(replay, parts, &sheet);
    ui_section(replay->app->ui, SECTION_BUTTONS);
    bottom_bar(replay, parts->bottom, &sheet);
    ui_section(replay->app->ui, SECTION_UNNAMED);
}
