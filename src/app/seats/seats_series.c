/* The row of the seats screen that says how many games are played in a row: until somebody has won
 * so many, or until somebody has more than so many points. */
#include "i18n/format.h"
#include "seats.h"

#define TARGETS 4

static const uint8_t win_targets[TARGETS] = {0, 2, 3, SERIES_ENDLESS};
static const uint8_t point_targets[TARGETS] = {0, 10, 20, 30};

bool seats_has_series(const Game *game)
{
    return series_fits(game) || series_sums(game);
}

static const char *win_words(App *app, int index)
{
    static const char *const names[TARGETS] = {N_("One game"), N_("Best of 3"), N_("Best of 5"),
                                               N_("Running score")};
    return app_word(app, names[index]);
}

static const char *point_words(App *app, int index)
{
    if (index == 0) {
        return app_word(app, N_("One game"));
    }
    return app_phrase(app, N_("To more than {n} points"),
                      TR_VALUES(app_number(app, point_targets[index])));
}

void seats_series(App *app, MatchPlan *plan, Rect row)
{
    bool sums = series_sums(plan->game);
    const uint8_t *targets = sums ? point_targets : win_targets;
    uint8_t *target = sums ? &plan->sums.target : &plan->series.target;
    const char *words[TARGETS];
    int chosen = 0;
    for (int i = 0; i < TARGETS; i++) {
        words[i] = sums ? point_words(app, i) : win_words(app, i);
        if (targets[i] == *target) {
            chosen = i;
        }
    }
    Choice choice = {.id = "seats.option.series",
                     .label = app_word(app, N_("Match")),
                     .words = words,
                     .count = TARGETS,
                     .rect = row};
    if (ui_choice(app->ui, &choice, &chosen)) {
        *target = targets[chosen];
    }
}
