/* How hard a solo game of Clash of Decks is to be: a level is picked, the variables of its stage on
 * the ladder are proposed, and whatever is changed then, the sum shows at once and must not be more
 * than the level. The quick game has no variables, so they are not shown for it. */
#include "clash/build.h"
#include "clash/ladder/decks.h"
#include "clash/ladder/difficulty.h"
#include "clash/pieces.h"
#include "clash/sentences.h"
#include "form_rows.h"
#include "games/clash_campaign.h"
#include "i18n/format.h"

#define ROWS_OF_DECK 2

static bool has_levels(const MatchPlan *plan)
{
    int sum;
    const char *name;
    return difficulty_of(plan, &sum, &name);
}

/* The level that a plan is made for, as far as its variables tell; 0: none. */
static int level_of(const MatchPlan *plan)
{
    int stage = clash_stage_of(&plan->setup);
    if (stage != CLASH_NO_STAGE) {
        return clash_stage_level(stage);
    }
    if (!has_levels(plan)) {
        return 0;
    }
    return clash_difficulty(&plan->setup) < 1 ? 1 : CLASH_LEVELS; /* none has this sum */
}

static void begin(Seats *seats)
{
    seats->own = level_of(&seats->plan);
}

static bool shows(const Seats *seats, int option)
{
    return seats->own > 0 || !has_levels(&seats->plan) || !difficulty_is_variable(option);
}

/* The variables of the stage with this deck. */
static void propose(Seats *seats)
{
    int32_t *options = seats->plan.setup.options;
    bool is_drafted = options[CLASH_OPTION_FORMAT] == CLASH_DRAFT;
    int ladder = is_drafted ? CLASH_DECKS : options[CLASH_OPTION_DECK] - 1;
    Setup proposed = clash_stage_setup(clash_stage(ladder, seats->own));
    for (int i = 0; i < clash_game.option_count; i++) {
        options[i] = difficulty_is_variable(i) ? proposed.options[i] : options[i];
    }
}

static void level_row(Form *form)
{
    App *app = form->app;
    const char *words[CLASH_LEVELS + 1];
    for (int level = 0; level <= CLASH_LEVELS; level++) {
        words[level] = app_word(app, difficulty_level_name(level));
    }
    Choice choice = {.id = "seats.level",
                     .label = app_word(app, N_("Difficulty")),
                     .words = words,
                     .count = CLASH_LEVELS + 1,
                     .rect = form_take_row(form)};
    if (ui_choice(app->ui, &choice, &form->seats->own)) {
        propose(form->seats);
    }
}

/* The decks that are played, as far as they are chosen before: the number from 0 of each seat. */
static int decks_of(const MatchPlan *plan, int out[CLASH_SIDES])
{
    const int32_t *options = plan->setup.options;
    if (options[CLASH_OPTION_FORMAT] != CLASH_PRECONSTRUCTED) {
        return 0;
    }
    if (options[CLASH_OPTION_MODE] == CLASH_SOLO) {
        out[0] = options[CLASH_OPTION_DECK] - 1;
        return 1;
    }
    for (int seat = 0; seat < CLASH_SIDES; seat++) {
        out[seat] = (options[CLASH_OPTION_DECKS] >> 8 * seat & 0xFF) - 1;
    }
    return CLASH_SIDES;
}

static void deck_rows(Form *form)
{
    int decks[CLASH_SIDES], count = decks_of(&form->seats->plan, decks);
    for (int i = 0; i < count; i++) {
        Rect rect = form_take_row(form);
        for (int row = 1; row < ROWS_OF_DECK; row++) {
            Rect next = form_take_row(form);
            rect.h = next.y + next.h - rect.y;
        }
        deck_tile(form->app, decks[i], app_numbered(form->app, "text.deck.", i), rect);
    }
}

static void rows(Form *form)
{
    App *app = form->app;
    int sum;
    const char *name;
    deck_rows(form);
    own_deck_rows(form);
    if (!has_levels(&form->seats->plan)) {
        return;
    }
    if (form->seats->own == 0) { /* variables of a duel that was left, or of another game */
        form->seats->own = level_of(&form->seats->plan);
    }
    level_row(form);
    if (form->seats->own > 0 && difficulty_of(&form->seats->plan, &sum, &name)) {
        const char *number = app_number(app, sum), *most = app_number(app, form->seats->own);
        form_label(form, "text.difficulty",
                   app_phrase(app, CLASH_DIFFICULTY, TR_VALUES(number, most, app_word(app, name))));
    }
}

static int row_count(const Seats *seats)
{
    int decks[CLASH_SIDES];
    return has_levels(&seats->plan) + ROWS_OF_DECK * decks_of(&seats->plan, decks) +
           own_deck_row_count(&seats->plan);
}

static int label_count(const Seats *seats)
{
    return has_levels(&seats->plan) && seats->own > 0;
}

static const char *reason(App *app, const Seats *seats)
{
    int sum;
    const char *name;
    if (!difficulty_of(&seats->plan, &sum, &name) || sum <= seats->own) {
        return NULL;
    }
    const char *level = app_word(app, difficulty_level_name(seats->own));
    return app_phrase(app, N_("The variables add up to {n}; the level {name} allows {m}."),
                      TR_VALUES(app_number(app, sum), level, app_number(app, seats->own)));
}

const SeatsUi clash_seats = {.begin = begin,
                             .rows = rows,
                             .row_count = row_count,
                             .label_count = label_count,
                             .shows = shows,
                             .reason = reason};
