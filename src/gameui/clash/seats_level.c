/* How hard a solo game of Clash of Decks is to be: a level is picked, the variables of its stage on
 * the ladder are proposed, and whatever is changed then, the sum shows at once and must not be more
 * than the level. The quick game has no variables, so they are not shown for it. */
#include "i18n/format.h"
#include "option_words.h"
#include "seats_form.h"

#include "games/clash_campaign.h"

static bool has_levels(const MatchPlan *plan)
{
    int sum;
    const char *name;
    return option_difficulty(plan, &sum, &name);
}

int seats_level(const MatchPlan *plan)
{
    int stage = plan->game == &clash_game ? clash_stage_of(&plan->setup) : CLASH_NO_STAGE;
    if (stage != CLASH_NO_STAGE) {
        return clash_stage_level(stage);
    }
    if (!has_levels(plan)) {
        return 0;
    }
    return clash_difficulty(&plan->setup) < 1 ? 1 : CLASH_LEVELS; /* none has this sum */
}

bool seats_has_variables(const Seats *seats, int option)
{
    return seats->level > 0 || !has_levels(&seats->plan) || !option_is_variable(option);
}

/* The variables of the stage with this deck. */
static void propose(Seats *seats)
{
    int32_t *options = seats->plan.setup.options;
    bool is_drafted = options[CLASH_OPTION_FORMAT] == CLASH_DRAFT;
    int ladder = is_drafted ? CLASH_DECKS : options[CLASH_OPTION_DECK] - 1;
    Setup proposed = clash_stage_setup(clash_stage(ladder, seats->level));
    for (int i = 0; i < clash_game.option_count; i++) {
        options[i] = option_is_variable(i) ? proposed.options[i] : options[i];
    }
}

static void level_row(Form *form)
{
    App *app = form->app;
    const char *words[CLASH_LEVELS + 1];
    for (int level = 0; level <= CLASH_LEVELS; level++) {
        words[level] = app_word(app, option_level_name(level));
    }
    Choice choice = {.id = "seats.level",
                     .label = app_word(app, N_("Difficulty")),
                     .words = words,
                     .count = CLASH_LEVELS + 1,
                     .rect = form_take_row(form)};
    if (ui_choice(app->ui, &choice, &form->seats->level)) {
        propose(form->seats);
    }
}

void form_level(Form *form)
{
    App *app = form->app;
    int sum;
    const char *name;
    if (!has_levels(&form->seats->plan)) {
        return;
    }
    if (form->seats->level == 0) { /* variables of a duel that was left, or of another game */
        form->seats->level = seats_level(&form->seats->plan);
    }
    level_row(form);
    if (form->seats->level > 0 && option_difficulty(&form->seats->plan, &sum, &name)) {
        const char *number = app_number(app, sum), *most = app_number(app, form->seats->level);
        form_label(form, "text.difficulty",
                   app_phrase(app, N_("Difficulty {n} of {m}: {name}"),
                              TR_VALUES(number, most, app_word(app, name))));
    }
}

int form_level_rows(const Seats *seats)
{
    return has_levels(&seats->plan);
}

int form_level_labels(const Seats *seats)
{
    return has_levels(&seats->plan) && seats->level > 0;
}

const char *seats_level_reason(App *app, const Seats *seats)
{
    int sum;
    const char *name;
    if (!option_difficulty(&seats->plan, &sum, &name) || sum <= seats->level) {
        return NULL;
    }
    const char *level = app_word(app, option_level_name(seats->level));
    return app_phrase(app, N_("The variables add up to {n}; the level {name} allows {m}."),
                      TR_VALUES(app_number(app, sum), level, app_number(app, seats->level)));
}
