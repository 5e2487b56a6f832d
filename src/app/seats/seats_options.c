/* The options of a game as rows of the seats screen, each by its kind. What they mean, and which of
 * them mean anything now, is asked of option_words.h. */
#include "form_rows.h"
#include "i18n/format.h"
#include "option_words.h"

static void flag_option(Form *form, const GameOption *option, int32_t *value)
{
    App *app = form->app;
    const Game *game = form->seats->plan.game;
    const char *id = app_id(app, "seats.option.", option->key), *hint = option_hint(game, option);
    Rect row = form_take_row(form);
    if (hint) {
        ui_tip(app->ui, id, app_word(app, hint), row);
    }
    if (ui_toggle(app->ui, id, app_word(app, option_label(game, option)), *value != 0, row)) {
        *value = !*value;
    }
}

#define WORDS_MAX 24

static bool choice_row(Form *form, const GameOption *option, const char *const words[], int count,
                       int *chosen)
{
    App *app = form->app;
    Choice choice = {.id = app_id(app, "seats.option.", option->key),
                     .label = app_word(app, option_label(form->seats->plan.game, option)),
                     .words = words,
                     .count = count,
                     .rect = form_take_row(form)};
    return ui_choice(app->ui, &choice, chosen);
}

/* The value as it stands is among those that are offered, whatever it is. */
static int find_value(OptionValue values[], int *count, int32_t value)
{
    for (int i = 0; i < *count; i++) {
        if (values[i].value == value) {
            return i;
        }
    }
    values[*count] = (OptionValue){.value = value, .shown = value};
    return (*count)++;
}

void form_numbers(Form *form, int index, Rect rect)
{
    OptionValue values[OPTION_VALUES_MAX + 1];
    const char *words[OPTION_VALUES_MAX + 1];
    App *app = form->app;
    MatchPlan *plan = &form->seats->plan;
    const GameOption *option = &plan->game->options[index];
    const char *label = app_word(app, option_label(plan->game, option));
    const char *sign = option_sign(plan->game, option);
    int count = (int)option_values(plan, index, values);
    int chosen = find_value(values, &count, plan->setup.options[index]);
    for (int i = 0; i < count; i++) {
        words[i] = option_value_said(app, &values[i]);
        if (sign) {
            words[i] = app_phrase(app, N_("{label} {n}"), TR_VALUES(sign, words[i]));
        }
    }
    Choice choice = {.id = app_id(app, "seats.option.", option->key),
                     .label = sign ? NULL : label,
                     .name = label,
                     .words = words,
                     .count = count,
                     .rect = rect};
    if (ui_choice(app->ui, &choice, &chosen)) {
        plan->setup.options[index] = values[chosen].value;
    }
}

static void number_option(Form *form, const GameOption *option, int32_t *value)
{
    App *app = form->app;
    OptionValue values[OPTION_VALUES_MAX];
    const MatchPlan *plan = &form->seats->plan;
    int index = (int)(option - plan->game->options);
    if (option_values(plan, index, values) > 0) {
        form_numbers(form, index, form_take_row(form));
        return;
    }
    int number = *value;
    Slider slider = {.id = app_id(app, "seats.option.", option->key),
                     .label = app_word(app, option_label(form->seats->plan.game, option)),
                     .shown = app_number(app, number),
                     .low = option->low,
                     .high = option->high,
                     .step = 1,
                     .rect = form_take_row(form)};
    if (ui_slider(app->ui, &slider, &number)) {
        *value = number;
    }
}

static int list_words(Form *form, const GameOption *option, const char *out[], int count)
{
    for (int i = 0; option->words && option->words[i] && count < WORDS_MAX; i++) {
        out[count++] = app_word(form->app, option_word(form->seats->plan.game, option, i));
    }
    return count;
}

static void word_option(Form *form, const GameOption *option, int32_t *value)
{
    const char *words[WORDS_MAX];
    int count = list_words(form, option, words, 0);
    int chosen = *value;
    if (choice_row(form, option, words, count, &chosen)) {
        *value = chosen;
    }
}

/* The seats by name, then the words. */
static void seat_option(Form *form, const GameOption *option, int32_t *value)
{
    const MatchPlan *plan = &form->seats->plan;
    const char *words[WORDS_MAX];
    int seats = plan->setup.seats;
    for (int i = 0; i < seats; i++) {
        words[i] = app_seat_name(form->app, plan, (Seat)i);
    }
    int count = list_words(form, option, words, seats);
    int chosen = *value >= 0 ? *value : seats - 1 - *value;
    if (choice_row(form, option, words, count, &chosen)) {
        *value = chosen < seats ? chosen : seats - 1 - chosen;
    }
}

/* A seat for every game, or a rule that names one for each. */
static void leader_option(Form *form, const GameOption *option, int32_t *value)
{
    static const char *const rules[LEAD_RULES] = {
        [LEAD_RANDOM] = N_("Random"), [LEAD_LOSER] = N_("Loser of the last game")};
    MatchPlan *plan = &form->seats->plan;
    const char *words[SEAT_LIMIT + LEAD_RULES];
    int seats = plan->setup.seats, count = seats;
    for (int i = 0; i < seats; i++) {
        words[i] = app_seat_name(form->app, plan, (Seat)i);
    }
    for (int rule = LEAD_RANDOM; rule < LEAD_RULES; rule++) {
        words[count++] = app_word(form->app, rules[rule]);
    }
    int lead = plan->series.lead;
    int chosen = lead == LEAD_CHOSEN ? *value : seats + lead - LEAD_RANDOM;
    if (!choice_row(form, option, words, count, &chosen)) {
        return;
    }
    if (chosen < seats) {
        *value = chosen;
        plan->series.lead = LEAD_CHOSEN;
    } else {
        *value = option->initial;
        plan->series.lead = (uint8_t)(chosen - seats + LEAD_RANDOM);
    }
}

/* The values of a number for a seat in words: their own, or "Deck 2". */
static int number_words(Form *form, const GameOption *option, const char *words[])
{
    App *app = form->app;
    OptionValue values[OPTION_VALUES_MAX];
    const MatchPlan *plan = &form->seats->plan;
    int count = (int)option_values(plan, (int)(option - plan->game->options), values);
    for (int i = 0; i < count; i++) {
        words[i] = app_word(app, values[i].label);
    }
    const char *label = app_word(app, option_label(plan->game, option));
    for (int n = option->low + count; n <= option->high && count < WORDS_MAX; n++) {
        words[count++] = app_phrase(app, N_("{label} {n}"), TR_VALUES(label, app_number(app, n)));
    }
    return count;
}

/* A number for each of two seats. */
static void numbers_option(Form *form, const GameOption *option, int32_t *value)
{
    App *app = form->app;
    const MatchPlan *plan = &form->seats->plan;
    for (Seat seat = 0; seat < 2; seat++) {
        const char *words[WORDS_MAX];
        int count = number_words(form, option, words), shift = 8 * seat;
        int chosen = (*value >> shift & 0xFF) - option->low;
        const char *stem = app_id(app, "seats.option.", option->key);
        Choice choice = {.id = app_numbered(app, app_id(app, stem, "."), seat),
                         .label = app_seat_name(app, plan, seat),
                         .words = words,
                         .count = count,
                         .rect = form_take_row(form)};
        if (ui_choice(app->ui, &choice, &chosen)) {
            *value = (*value & ~(0xFF << shift)) | (chosen + option->low) << shift;
        }
    }
}

/* A toggle for each word of the set. */
static void words_option(Form *form, const GameOption *option, int32_t *value)
{
    App *app = form->app;
    const char *label = app_word(app, option_label(form->seats->plan.game, option));
    for (int i = 0; option->words[i]; i++) {
        const char *stem = app_id(app, app_id(app, "seats.option.", option->key), ".");
        const char *word = app_word(app, option_word(form->seats->plan.game, option, i));
        const char *text = app_phrase(app, N_("{label}: {word}"), TR_VALUES(label, word));
        if (ui_toggle(app->ui, app_id(app, stem, option->words[i]), text, *value >> i & 1,
                      form_take_row(form))) {
            *value ^= 1 << i;
        }
    }
}

static void option_row(Form *form, const GameOption *option, int32_t *value)
{
    switch (option->kind) {
    case OPTION_FLAG:
        flag_option(form, option, value);
        break;
    case OPTION_NUMBER:
        (option->low == 0 && option->high == 1 ? flag_option : number_option)(form, option, value);
        break;
    case OPTION_WORD:
        word_option(form, option, value);
        break;
    case OPTION_SEAT:
        (series_fits(form->seats->plan.game) ? leader_option : seat_option)(form, option, value);
        break;
    case OPTION_NUMBERS:
        numbers_option(form, option, value);
        break;
    case OPTION_WORDS:
        words_option(form, option, value);
        break;
    }
}

bool form_option_is_shown(const Seats *seats, int option)
{
    const SeatsUi *own = game_ui_of(seats->plan.game)->seats;
    return option_is_shown(&seats->plan, option) && (!own || own->shows(seats, option));
}

void form_option(Form *form, int index)
{
    MatchPlan *plan = &form->seats->plan;
    int32_t *value = &plan->setup.options[index], before = *value;
    option_row(form, &plan->game->options[index], value);
    if (*value != before) {
        plan_fit(plan, index);
    }
}

static bool is_here(const Seats *seats, int index, bool sets)
{
    const GameOption *option = &seats->plan.game->options[index];
    return (option->kind == OPTION_WORDS) == sets && !option->house &&
           form_option_is_shown(seats, index);
}

void form_options(Form *form, bool sets)
{
    for (int i = 0; i < form->seats->plan.game->option_count; i++) {
        if (is_here(form->seats, i, sets)) {
            form_option(form, i);
        }
    }
}

static int word_count(const char *const words[])
{
    int count = 0;
    while (words[count]) {
        count++;
    }
    return count;
}

/* How many rows an option takes: a set of words one for each of them, the numbers of two seats two.
 */
int form_option_rows(const GameOption *option)
{
    if (option->kind == OPTION_WORDS) {
        return word_count(option->words);
    }
    return option->kind == OPTION_NUMBERS ? 2 : 1;
}

int form_option_count(const Seats *seats, bool sets)
{
    int rows = 0;
    for (int i = 0; i < seats->plan.game->option_count; i++) {
        if (is_here(seats, i, sets)) {
            rows += form_option_rows(&seats->plan.game->options[i]);
        }
    }
    return rows;
}
