/* Asked of the view of seat 0: what is counted here is public. A game that is not named here leaves
 * its outcome alone. */
#include "result_facts.h"

#include "games/clash.h"
#include "games/direnjie.h"
#include "games/regicide.h"

static void note(SavedResult *result, const char *key, int64_t value)
{
    Text text = text_in(result->facts[0].key, sizeof result->facts[0].key);
    text_append(&text, key);
    result->facts[0].value = value;
}

static void facts_of_regicide(const Match *match, SavedResult *result)
{
    static const char *const medals[] = {[REGICIDE_NO_MEDAL] = "",
                                         [REGICIDE_BRONZE] = "bronze",
                                         [REGICIDE_SILVER] = "silver",
                                         [REGICIDE_GOLD] = "gold"};
    RegicideView view;
    match_view(match, 0, &view);
    Text medal = text_in(result->medal, sizeof result->medal);
    text_append(&medal, medals[regicide_medal(&view.table)]);
    if (match->setup.seats == 1) {
        note(result, FACT_FLIPS, view.table.flips_left);
    }
}

static void facts_of_clash(const Match *match, SavedResult *result)
{
    ClashView view;
    match_view(match, 0, &view);
    note(result, FACT_ROUNDS, (view.table.turn + 1) / 2);
}

static void facts_of_direnjie(const Match *match, SavedResult *result)
{
    DirenjieView view;
    match_view(match, 0, &view);
    note(result, FACT_ROUNDS, view.table.round);
}

SavedResult result_facts(const Session *session)
{
    const Match *match = &session->match;
    SavedResult result = {.assisted = session->assisted};
    match_outcome(match, &result.outcome);
    if (match->game == &regicide_game) {
        facts_of_regicide(match, &result);
    } else if (match->game == &clash_game) {
        facts_of_clash(match, &result);
    } else if (match->game == &direnjie_game) {
        facts_of_direnjie(match, &result);
    }
    return result;
}
