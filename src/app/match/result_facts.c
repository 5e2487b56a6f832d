/* What is counted is asked of the game; one that counts nothing leaves its outcome alone. */
#include "result_facts.h"

#include "game_ui.h"

void result_note(SavedResult *result, const char *key, int64_t value)
{
    Text text = text_in(result->facts[0].key, sizeof result->facts[0].key);
    text_append(&text, key);
    result->facts[0].value = value;
}

SavedResult result_facts(const Match *match, bool assisted)
{
    static const char *const medals[] = {[MEDAL_NONE] = "",
                                         [MEDAL_BRONZE] = "bronze",
                                         [MEDAL_SILVER] = "silver",
                                         [MEDAL_GOLD] = "gold"};
    const ResultUi *ui = game_ui_of(match->game)->result;
    SavedResult result = {.assisted = assisted};
    Text medal = text_in(result.medal, sizeof result.medal);
    match_outcome(match, &result.outcome);
    if (ui && ui->medal) {
        text_append(&medal, medals[ui->medal(match)]);
    }
    if (ui && ui->facts) {
        ui->facts(match, &result);
    }
    return result;
}
