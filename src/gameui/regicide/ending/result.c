/* How a match of Regicide ends: all win or lose together, so many enemies fell, and one who plays
 * alone wins a medal. Asked of the view of seat 0: all of it is public. */
#include "regicide/ending.h"
#include "regicide/pieces.h"

#include "app.h"
#include "games/regicide.h"
#include "i18n/format.h"
#include "result_facts.h"

static RegicideTable table_of(const Match *match)
{
    RegicideView view;
    match_view(match, 0, &view);
    return view.table;
}

bool regicide_ends_suffering(const Match *match)
{
    Event events[EVENT_COUNT_MAX];
    EventLog log = {.events = events, .capacity = EVENT_COUNT_MAX};
    bool suffers = false;
    match_events(match, match->position - 1, 0, &log);
    for (size_t i = 0; i < log.count; i++) {
        if (events[i].kind == EVENT_PHASE && events[i].name != REGICIDE_OVER) {
            suffers = events[i].name == REGICIDE_SUFFERING;
        }
    }
    return suffers;
}

static Message struck(const RegicideTable *table, int hand)
{
    Value enemy = value_card(table->enemy), worth = value_number(hand);
    Value attack = value_number(regicide_attack_left(table));
    if (table->seats > 1) {
        return MESSAGE(N_("The {card} attacked for {n}; {name} could cover only {total}."), enemy,
                       attack, value_seat(table->active), worth);
    }
    return MESSAGE(N_("The {card} attacked for {n}; your hand was worth {total}."), enemy, attack,
                   worth);
}

static const char *cause(App *app)
{
    const Match *match = &app->session.match;
    RegicideTable table = table_of(match);
    RegicideView view;
    if (table.won || match->position == 0) {
        return NULL;
    }
    match_view(match, table.active, &view);
    Message message = MESSAGE(N_("Your hand was empty, and no Jester was left to flip; the {card} "
                                 "had {n} of {whole} health left."),
                              value_card(table.enemy), value_number(regicide_health_left(&table)),
                              value_number(regicide_health(&table, table.enemy)));
    if (regicide_ends_suffering(match)) {
        message = struck(&table, regicide_values(view.hand));
    } else if (table.seats > 1) {
        message =
            MESSAGE(N_("{name} had no card to play, and could not yield after all others had."),
                    value_seat(table.active));
    }
    return app_message(app, match->game, &message);
}

static unsigned no_sides(const Setup *setup)
{
    (void)setup;
    return 0;
}

Medal regicide_medal_of(unsigned grade)
{
    switch ((RegicideMedal)grade) {
    case REGICIDE_NO_MEDAL:
        return MEDAL_NONE;
    case REGICIDE_BRONZE:
        return MEDAL_BRONZE;
    case REGICIDE_SILVER:
        return MEDAL_SILVER;
    case REGICIDE_GOLD:
        return MEDAL_GOLD;
    }
    return MEDAL_NONE;
}

Medal regicide_won_medal(const Match *match)
{
    RegicideTable table = table_of(match);
    return regicide_medal_of(regicide_medal(&table));
}

static void facts(const Match *match, SavedResult *out)
{
    if (match->setup.seats == 1) {
        result_note(out, FACT_FLIPS, table_of(match).flips_left);
    }
}

const ResultUi regicide_result = {.scene = &regicide_ending,
                                  .is_together = true,
                                  .cause = cause,
                                  .sides = no_sides,
                                  .medal = regicide_won_medal,
                                  .facts = facts};
