/* What options are called, asked of their games. */
#include "option_words.h"

#include "game_ui.h"
#include "i18n/format.h"

static const OptionUi *ui_of(const Game *game, const GameOption *option)
{
    const OptionUi *options = game_ui_of(game)->options;
    return options ? &options[option - game->options] : NULL;
}

const char *option_label(const Game *game, const GameOption *option)
{
    const OptionUi *ui = ui_of(game, option);
    return ui ? ui->label : option->key;
}

const char *option_word(const Game *game, const GameOption *option, int word)
{
    const OptionUi *ui = ui_of(game, option);
    if (ui && ui->words) {
        return ui->words[word];
    }
    return option->words[word];
}

const char *option_row_label(const Game *game, const GameOption *option)
{
    const OptionUi *ui = ui_of(game, option);
    return ui ? ui->row : NULL;
}

const char *option_sign(const Game *game, const GameOption *option)
{
    const OptionUi *ui = ui_of(game, option);
    return ui ? ui->sign : NULL;
}

const char *option_hint(const Game *game, const GameOption *option)
{
    const GameUi *ui = game_ui_of(game);
    if (!ui->option_hint) {
        return NULL;
    }
    return ui->option_hint((int)(option - game->options));
}

bool option_is_shown(const MatchPlan *plan, int index)
{
    const GameUi *ui = game_ui_of(plan->game);
    return !ui->option_is_shown || ui->option_is_shown(plan, index);
}

size_t option_values(const MatchPlan *plan, int index, OptionValue out[OPTION_VALUES_MAX])
{
    const GameUi *ui = game_ui_of(plan->game);
    return ui->option_values ? ui->option_values(plan, index, out) : 0;
}

#define WORDS_MAX 32 /* of a set */

/* A number for one seat or for all: its own word, or the number. */
static const char *number_said(App *app, const MatchPlan *plan, int index, int32_t number)
{
    OptionValue values[OPTION_VALUES_MAX];
    size_t count = option_values(plan, index, values);
    for (size_t i = 0; i < count; i++) {
        if (values[i].value == number) {
            return option_value_said(app, &values[i]);
        }
    }
    return app_number(app, number);
}

const char *option_value_said(App *app, const OptionValue *value)
{
    if (value->label) {
        return app_word(app, value->label);
    }
    return app_number(app, value->shown);
}

static const char *seat_said(App *app, const MatchPlan *plan, const GameOption *option, int value)
{
    if (value >= 0) {
        return app_seat_name(app, plan, (Seat)value);
    }
    return app_word(app, option_word(plan->game, option, -1 - value));
}

static const char *set_said(App *app, const Game *game, const GameOption *option, int32_t set)
{
    const char *words[WORDS_MAX];
    size_t count = 0;
    for (int i = 0; option->words[i] && count < WORDS_MAX; i++) {
        if ((uint32_t)set >> i & 1) {
            words[count++] = app_word(app, option_word(game, option, i));
        }
    }
    return app_list(app, words, count);
}

static const char *value_said(App *app, const MatchPlan *plan, int index)
{
    const GameOption *option = &plan->game->options[index];
    int32_t value = plan->setup.options[index];
    switch (option->kind) {
    case OPTION_FLAG:
    case OPTION_NUMBER:
        return number_said(app, plan, index, value);
    case OPTION_WORD:
        return app_word(app, option_word(plan->game, option, value));
    case OPTION_SEAT:
        return seat_said(app, plan, option, value);
    case OPTION_NUMBERS:
        return app_list(app,
                        (const char *[]){number_said(app, plan, index, value & 0xFF),
                                         number_said(app, plan, index, value >> 8 & 0xFF)},
                        2);
    case OPTION_WORDS:
        return set_said(app, plan->game, option, value);
    }
    return "";
}

const char *option_said(App *app, const MatchPlan *plan, int index)
{
    const GameOption *option = &plan->game->options[index];
    const char *label = app_word(app, option_label(plan->game, option));
    bool is_flag = option->low == 0 && option->high == 1;
    if (option->kind == OPTION_FLAG || (option->kind == OPTION_NUMBER && is_flag)) {
        bool is_on = plan->setup.options[index] != 0;
        return is_on ? label : app_phrase(app, N_("Off: {label}"), TR_VALUES(label));
    }
    return app_phrase(app, N_("{label}: {word}"), TR_VALUES(label, value_said(app, plan, index)));
}

const char *house_mark(App *app, const MatchPlan *plan)
{
    if (setup_is_official(plan->game, &plan->setup)) {
        return NULL;
    }
    return app_word(app, N_("House rules"));
}

const char *house_said(App *app, const MatchPlan *plan)
{
    const char *words[OPTION_LIMIT];
    size_t count = 0;
    for (int i = 0; i < plan->game->option_count; i++) {
        if (plan->game->options[i].house && plan->setup.options[i] != 0) {
            words[count++] = option_said(app, plan, i);
        }
    }
    if (count == 0) {
        return NULL;
    }
    return app_phrase(app, N_("{text} · {next}"), /* an option has a colon of its own */
                      TR_VALUES(house_mark(app, plan), app_list(app, words, count)));
}
