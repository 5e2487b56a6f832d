/* What options are called, asked of their games. */
#include "option_words.h"

#include "game_ui.h"

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
