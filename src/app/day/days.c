/* What the scene of the deals of the day knows. Par is computed while nothing else is asked of the
 * thinker, and kept in the profile. */
#include "days.h"

#include "calendar.h"
#include "i18n/format.h"
#include "puzzle_day.h"

static const BotLevel levels[PAR_LEVELS] = {BOT_EASY, BOT_NORMAL, BOT_HARD};

const GameUi *days_ui(const Days *days)
{
    return days->rows[days->chosen].ui;
}

DealPlace days_place(const Days *days, int day)
{
    return (DealPlace){DEAL_DAILY, day, days_ui(days)->game};
}

void days_give_up(App *app, Days *days)
{
    par_end(&days->par, app->thinker);
    days->is_solution = false;
}

void days_look(App *app, Days *days)
{
    SavedMatch saved;
    days->count = 0;
    for (size_t i = 0; i < game_tile_count(); i++) {
        const GameUi *ui = game_tile_at(i);
        DealPlace today = {DEAL_DAILY, days->today, ui->game};
        if (ui->day) {
            days->rows[days->count++] =
                (DayRow){.ui = ui,
                         .result = progress_result(app->profile, today),
                         .streaks = progress_streaks(app->profile, ui->game, days->today),
                         .is_begun = daily_find(app, today, &saved)};
        }
    }
}

void days_turn_to(App *app, Days *days, int month)
{
    days->month = month;
    for (int i = 0; i < calendar_month_days(month); i++) {
        days->month_played[i] =
            progress_read(app->profile, days_place(days, month + i), &days->month_deals[i]);
        days->month_solved[i] = puzzle_day_is_solved(app->profile, days_ui(days)->game, month + i);
    }
}

void days_choose(App *app, Days *days, size_t row, int day)
{
    SavedMatch saved;
    days_give_up(app, days);
    days->chosen = row;
    days->day = day;
    days->result = progress_result(app->profile, days_place(days, day));
    if (days_ui(days)->puzzles) {
        days->puzzle = puzzle_of_day(days_ui(days)->puzzles, day);
    }
    days->is_puzzle_solved = puzzle_day_is_solved(app->profile, days_ui(days)->game, day);
    days->is_begun = daily_find(app, days_place(days, day), &saved);
    days->is_yesterday_begun =
        daily_find(app, days_place(days, calendar_before(days->today)), &saved);
    for (unsigned i = 0; i < PAR_LEVELS; i++) {
        days->pars[i] = progress_par(app->profile, days_place(days, day), i);
    }
    days_turn_to(app, days, calendar_month(day));
}

/* The strongest level that plays at a pace at which a person waits for it. */
void days_solve(App *app, Days *days, int day)
{
    MatchPlan plan = progress_plan(days_place(days, day));
    days_give_up(app, days);
    par_begin(&days->par, &plan, BOT_HARD, days_ui(days)->hint_aim);
    days->is_solution = true;
}

static void keep_par(App *app, Days *days)
{
    Problem problem = {0};
    int standing = days_ui(days)->day->standing(&days->par.session.match, 0);
    days->pars[days->level] = standing;
    if (!progress_keep_par(app->profile, days_place(days, days->day), days->level, standing,
                           &problem)) {
        app_tell(app, &problem);
    }
    days_give_up(app, days);
}

/* Before one has played, nothing is told that the cards allow. */
bool days_has_par(const Days *days)
{
    return days->result.is_played || (days->day < days->today && !days->is_begun);
}

static void begin_par(Days *days)
{
    ParLevel level = PAR_EASY;
    while (level < PAR_LEVELS && days->pars[level] > 0) {
        level++;
    }
    if (level < PAR_LEVELS && days_has_par(days)) {
        MatchPlan plan = progress_plan(days_place(days, days->day));
        days->level = level;
        par_begin(&days->par, &plan, levels[level], days_ui(days)->hint_aim);
    }
}

bool days_step(App *app, Days *days)
{
    if (!days->par.is_begun) {
        begin_par(days);
        return false;
    }
    if (par_step(&days->par, app->thinker)) {
        return false;
    }
    if (!days->is_solution) {
        keep_par(app, days);
        return false;
    }
    return true;
}

const char *days_words(App *app, const GameUi *ui, const PlaceResult *result, bool is_begun)
{
    Setup setup = {.seats = ui->day->seats};
    if (result->standing > 0) {
        return ui->day->words(app, &setup, result->standing);
    }
    if (result->helped > 0) {
        return app_phrase(app, N_("With help: {medal}"),
                          TR_VALUES(ui->day->words(app, &setup, result->helped)));
    }
    if (is_begun && !result->is_played) {
        return app_word(app, N_("In progress"));
    }
    return daily_best(app, &result->reached);
}
