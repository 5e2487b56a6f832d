/* The chosen day of the chosen game: what is to be done in it, what was reached, and beside that
 * what computer players make of the same cards. */
#include "days.h"

#include "app_match.h"
#include "calendar.h"
#include "i18n/format.h"
#include "match_plan.h"
#include "result_words.h"

#include <math.h>

#define MONTH_MOST 600.0f
#define MEDAL      36.0f /* beside a line of par: units */

static Days *days_of(const Flow *flow)
{
    return flow->context;
}

static void heading(Flow *flow)
{
    App *app = flow->app;
    const Days *days = days_of(flow);
    const DayUi *day = days_ui(days)->day;
    MatchPlan plan = progress_plan(days_place(days, days->day));
    flow_words(flow, "heading.day", app_word(app, days_ui(days)->tile->name), STYLE_HEAD);
    flow_words(flow, "text.day", app_date(app, days->day), STYLE_BOLD);
    flow_words(flow, "text.task", day->task(app, &plan), STYLE_BODY);
    flow_words(flow, "text.rule", app_word(app, day->rule), STYLE_BODY);
}

static void streaks(Flow *flow)
{
    App *app = flow->app;
    const Streaks *streaks = &days_of(flow)->rows[days_of(flow)->chosen].streaks;
    const char *rule = app_word(app, N_("Days in a row with a medal that was won without help."));
    flow_noun(
        flow, "text.streak",
        app_phrase(app, N_("Current streak: {n}"), TR_VALUES(app_number(app, streaks->current))),
        rule, STYLE_BODY);
    flow_noun(
        flow, "text.streak-longest",
        app_phrase(app, N_("Longest streak: {n}"), TR_VALUES(app_number(app, streaks->longest))),
        rule, STYLE_BODY);
}

/* Who, what came of it, and its medal. */
static void par_line(Flow *flow, const char *id, const char *who, const char *words, Medal medal)
{
    App *app = flow->app;
    float side = MEDAL * flow->sheet.unit;
    TextStyle bold = {.face = FONT_BODY_BOLD, .size = SIZE_BODY, .fit = true};
    TextStyle plain = {.face = FONT_BODY, .size = SIZE_BODY, .fit = true};
    float width = flow->rest.w - side * 1.3f;
    const TextBlock *name = text_layout(app->ui, who, bold, width);
    const TextBlock *block = text_layout(app->ui, words, plain, width);
    Rect rect = flow_take(flow, name->h + block->h, 8);
    if (!flow->is_shown) {
        return;
    }
    Picture picture = picture_named(result_medal_picture(medal));
    Rect place = {rect.x, rect.y + (rect.h - side) / 2, side, side};
    ui_tell(
        app->ui,
        &(Label){.id = id, .name = app_phrase(app, N_("{text} · {next}"), TR_VALUES(who, words))},
        rect);
    draw_picture(ui_draw(app->ui), &picture, (Outline){place, 0}, 1);
    rect_cut_left(&rect, side * 1.3f);
    draw_text(ui_draw(app->ui), name, (Point){rect.x, rect.y}, COLOR_PAPER);
    draw_text(ui_draw(app->ui), block, (Point){rect.x, rect.y + name->h}, COLOR_MUTED);
}

/* Of the chosen deal. */
static const char *standing_words(Flow *flow, int standing)
{
    const Days *days = days_of(flow);
    MatchPlan plan = progress_plan(days_place(days, days->day));
    return days_ui(days)->day->words(flow->app, &plan.setup, standing);
}

static void par_of_level(Flow *flow, ParLevel level)
{
    static const struct {
        const char *id;
        SeatKind kind;
    } lines[PAR_LEVELS] = {[PAR_EASY] = {"text.par.easy", SEAT_EASY},
                           [PAR_NORMAL] = {"text.par.normal", SEAT_NORMAL},
                           [PAR_HARD] = {"text.par.hard", SEAT_HARD}};
    App *app = flow->app;
    const Days *days = days_of(flow);
    const DayUi *day = days_ui(days)->day;
    int standing = days->pars[level];
    const char *words = app_word(app, N_("still playing…"));
    Medal medal = MEDAL_NONE;
    if (standing > 0) {
        words = standing_words(flow, standing);
        medal = day->medal(standing);
    }
    par_line(flow, lines[level].id, app_word(app, seat_kind_name(lines[level].kind)), words, medal);
}

static void own_line(Flow *flow)
{
    App *app = flow->app;
    const Days *days = days_of(flow);
    const DayUi *day = days_ui(days)->day;
    const PlaceResult *result = &days->result;
    const char *you = app_word(app, N_("You"));
    if (result->standing > 0) {
        par_line(flow, "text.result", you, standing_words(flow, result->standing),
                 day->medal(result->standing));
    }
    if (result->helped > result->standing) {
        par_line(flow, "text.helped", app_word(app, N_("You, with help")),
                 standing_words(flow, result->helped), day->medal(result->helped));
    }
}

static void par(Flow *flow)
{
    App *app = flow->app;
    flow_take(flow, 0, SECTION_GAP);
    flow_noun(flow, "heading.par", app_word(app, N_("The same cards")),
              app_word(app, N_("What computer players make of them in your seat, knowing only what "
                               "you would know.")),
              STYLE_HEAD);
    own_line(flow);
    for (ParLevel level = PAR_EASY; level < PAR_LEVELS; level++) {
        par_of_level(flow, level);
    }
}

/* Where no line of par says it. */
static void state(Flow *flow)
{
    const Days *days = days_of(flow);
    const PlaceResult *result = &days->result;
    if (result->standing == 0 && result->helped == 0) {
        flow_words(flow, "text.result",
                   days_words(flow->app, days_ui(days), result, days->is_begun), STYLE_BOLD);
    }
}

static void start(Flow *flow)
{
    App *app = flow->app;
    Days *days = days_of(flow);
    const char *label = days->result.is_played ? N_("Play again") : N_("Start");
    if (days->is_begun) {
        label = N_("Continue");
    }
    Button button = {.id = "button.start", .label = app_word(app, label), .kind = BUTTON_PRIMARY};
    if (days->result.is_played) {
        button.kind = BUTTON_SECONDARY;
        button.hint = app_word(app, N_("You know these cards now, so it counts as with help."));
    }
    if (flow_button(flow, &button)) {
        daily_play(app, days_place(days, days->day));
    }
}

/* What kind of puzzle it is and how hard; what it asks for is seen at its table. */
static void puzzle(Flow *flow)
{
    App *app = flow->app;
    const Days *days = days_of(flow);
    const GameUi *ui = days_ui(days);
    if (!ui->puzzles) {
        return;
    }
    const Puzzle *puzzle = &ui->puzzles->puzzles[days->puzzle];
    const char *level =
        app_phrase(app, N_("Level {number} of {count}"),
                   TR_VALUES(app_number(app, puzzle->level), app_number(app, PUZZLE_LEVELS)));
    const char *kind = app_word(app, puzzle_theme(ui->puzzles, puzzle)->name);
    const char *state = app_word(app, NC_("puzzle", "not solved yet"));
    const char *label = app_word(app, N_("Solve the puzzle"));
    if (days->is_puzzle_solved) {
        state = app_word(app, NC_("puzzle", "solved"));
        label = app_word(app, N_("Look at it again"));
    }
    flow_take(flow, 0, SECTION_GAP);
    flow_words(flow, "heading.puzzle", app_word(app, N_("Puzzle of the day")), STYLE_HEAD);
    const char *joined = N_("{text} · {next}");
    const char *words = app_phrase(app, joined, TR_VALUES(kind, level));
    flow_words(flow, "text.puzzle", app_phrase(app, joined, TR_VALUES(words, state)), STYLE_BODY);
    Button button = {.id = "button.day-puzzle", .label = label, .kind = BUTTON_SECONDARY};
    if (flow_button(flow, &button)) {
        app_begin_day_puzzle(app, ui->game, days->day);
    }
}

static void solving(Flow *flow)
{
    App *app = flow->app;
    Days *days = days_of(flow);
    const char *move = app_number(app, (int64_t)days->par.session.match.position + 1);
    flow_words(flow, "text.solving",
               app_phrase(app, N_("The computer plays: move {n}…"), TR_VALUES(move)), STYLE_BODY);
    Button cancel = {
        .id = "button.cancel", .label = app_word(app, N_("Cancel")), .kind = BUTTON_SECONDARY};
    if (flow_button(flow, &cancel)) {
        days_give_up(app, days);
    }
}

static void solution(Flow *flow, Button button, int day, bool is_open)
{
    App *app = flow->app;
    button.kind = BUTTON_SECONDARY;
    button.hint = app_word(app, N_("A strong computer player shows its game with these cards."));
    button.reason = app_reason(
        app, !is_open, N_("First finish this deal: until then it still counts for its day."));
    if (flow_button(flow, &button)) {
        days_solve(app, days_of(flow), day);
    }
}

static void solutions(Flow *flow)
{
    App *app = flow->app;
    const Days *days = days_of(flow);
    if (days->is_solution) {
        solving(flow);
    } else if (days->day < days->today) {
        solution(flow,
                 (Button){.id = "button.solution", .label = app_word(app, N_("Show the solution"))},
                 days->day, days->is_begun);
    } else {
        solution(
            flow,
            (Button){.id = "button.yesterday", .label = app_word(app, N_("Yesterday's solution"))},
            calendar_before(days->today), days->is_yesterday_begun);
    }
}

static void month(Flow *flow)
{
    App *app = flow->app;
    float width = fminf(flow->rest.w, MONTH_MOST * flow->sheet.unit);
    flow_take(flow, 0, SECTION_GAP);
    Rect rect = flow_take(flow, days_month_height(app, width), 8);
    if (flow->is_shown) {
        days_month(app, days_of(flow), (Rect){rect.x, rect.y, width, rect.h});
    }
}

static void run(Flow *flow)
{
    const Days *days = days_of(flow);
    bool is_today = days->day == days->today;
    heading(flow);
    state(flow);
    if (is_today || days->is_begun) {
        start(flow);
    }
    if (is_today) {
        streaks(flow);
    }
    solutions(flow);
    puzzle(flow);
    if (days_has_par(days)) {
        par(flow);
    }
    if (!days->has_month) {
        month(flow);
    }
}

void days_panel(App *app, Days *days, Rect rect)
{
    flow_panel(app, days, "list.day", rect, run);
}
