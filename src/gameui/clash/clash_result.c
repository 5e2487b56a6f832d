/* How a match of Clash of Decks ends: whose wall fell, after how many turns, and what is left of
 * both. Asked of the view of seat 0: all of it is public. */
#include "clash_ui.h"

#include "app.h"
#include "games/clash.h"
#include "i18n/format.h"
#include "result_facts.h"

static ClashTable table_of(const Match *match)
{
    ClashView view;
    match_view(match, 0, &view);
    return view.table;
}

/* A lost side has its Fort at the right end; the automaton loses by an empty pile. */
static const char *detail(App *app)
{
    ClashTable table = table_of(&app->session.match);
    if (table.winner == SEAT_NONE) {
        return app_phrase(app, N_("No Fort has fallen in {n} turns."),
                          TR_VALUES(app_number(app, table.turn)));
    }
    Seat loser = (Seat)(1 - table.winner);
    if (table.mode == CLASH_SOLO && loser == 1) {
        return app_word(app, N_("The AI deck is empty, and your wall still stands."));
    }
    return app_phrase(app, N_("{name}'s Fort falls."), TR_VALUES(app->seat_names[loser]));
}

static const char *length(App *app)
{
    return app_phrase(app, N_("Turns played: {n}"),
                      TR_VALUES(app_number(app, table_of(&app->session.match).turn)));
}

static unsigned both_sides(const Setup *setup)
{
    (void)setup;
    return CLASH_SIDES;
}

/* The automaton's wall is as thick as its pile. */
const char *clash_side_words(App *app, const Outcome *outcome, Seat seat)
{
    (void)outcome;
    ClashTable table = table_of(&app->session.match);
    const ClashSide *side = &table.sides[seat];
    bool is_automaton = table.mode == CLASH_SOLO && seat == 1;
    unsigned life = is_automaton ? table.pile_count : clash_keeper_life(side);
    return app_phrase(app,
                      side->is_fort ? N_("{name}: Fort, durability {n}")
                                    : N_("{name}: Bastion, durability {n}"),
                      TR_VALUES(app->seat_names[seat], app_number(app, life)));
}

static void facts(const Match *match, SavedResult *out)
{
    result_note(out, FACT_ROUNDS, (table_of(match).turn + 1) / 2);
}

const ResultUi clash_result = {.scene = &clash_ending,
                               .detail = detail,
                               .length = length,
                               .sides = both_sides,
                               .side = clash_side_words,
                               .facts = facts};
