/* How a match of Clash of Decks ends: whose wall fell and why, after how many turns, and what is
 * left of both. Asked of the view of seat 0: all of it is public. */
#include "clash/ending/tally.h"
#include "clash/pieces.h"
#include "clash/words.h"
#include "seated.h"

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

/* Tells that the Fort went by its owner's own play (CD-11). */
static const char *own_end(App *app, Seat loser)
{
    const Match *match = &app->session.match;
    const Played *last = buffer_at(&match->played, match->position - 1);
    if (action_verb(last->action) != CLASH_SUMMON) {
        return NULL;
    }
    Message words = MESSAGE(N_("{name}'s Fort fell by its owner's own play: with {card} summoned, "
                               "no card was left to its right."),
                            value_seat(loser), value_card((Card)action_operand(last->action, 0)));
    return app_message(app, &clash_game, &words);
}

/* Through which rows the damage of the last assault came. */
static unsigned open_rows(const ClashTally *tally)
{
    return (tally->damage[0] > 0) + 2u * (tally->damage[1] > 0);
}

/* Tells by whose assault the Fort fell. */
static const char *assault_end(App *app, const ClashTable *table, const ClashTally *tally)
{
    static const char *const fallen[] = {
        [1] = N_("{name}'s Fort fell in the assault of turn {turn}: {n} damage came through "
                 "the open top row."),
        [2] = N_("{name}'s Fort fell in the assault of turn {turn}: {n} damage came through "
                 "the open bottom row."),
        [3] = N_("{name}'s Fort fell in the assault of turn {turn}: {n} damage came through "
                 "both open rows.")};
    Seat loser = (Seat)(1 - table->winner);
    ClashSpare spare = clash_spare(&app->session.match, loser);
    unsigned rows = open_rows(tally);
    Message words = MESSAGE(fallen[rows], value_seat(loser), value_number(table->turn),
                            value_number(tally->damage[0] + tally->damage[1]));
    const char *text = app_message(app, &clash_game, &words);
    if (spare.mana == 0) {
        return text;
    }
    const char *next =
        app_phrase(app, N_("The turn before, {mana} of {whole} mana were left unspent."),
                   TR_VALUES(app_number(app, spare.mana), app_number(app, spare.begun)));
    return app_phrase(app, N_("{text} {next}"), TR_VALUES(text, next));
}

static const char *cause(App *app)
{
    ClashTable table = table_of(&app->session.match);
    ClashTally tally = clash_tally(&app->session.match);
    bool is_pile = table.mode == CLASH_SOLO && table.winner == 0;
    if (table.winner == SEAT_NONE || is_pile || app->session.match.position == 0) {
        return NULL;
    }
    if (tally.blow.is_final && open_rows(&tally) > 0) {
        return assault_end(app, &table, &tally);
    }
    return own_end(app, (Seat)(1 - table.winner));
}

/* What decided, in a sentence: a side that loses has its Fort at the right end; the automaton loses
 * by an empty pile. */
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
    if (cause(app)) { /* that says it, and why */
        return NULL;
    }
    Message words = MESSAGE(N_("{name}'s Fort falls."), value_seat(loser));
    return app_message(app, &clash_game, &words);
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
static const char *side_words(App *app, const Outcome *outcome, Seat seat)
{
    (void)outcome;
    ClashTable table = table_of(&app->session.match);
    const ClashSide *side = &table.sides[seat];
    bool is_automaton = table.mode == CLASH_SOLO && seat == 1;
    unsigned life = is_automaton ? table.pile_count : clash_keeper_life(side);
    return app_phrase(app,
                      side->is_fort ? N_("{name}: Fort, durability {n}")
                                    : N_("{name}: Bastion, durability {n}"),
                      TR_VALUES(app_called(app, seat), app_number(app, life)));
}

static void facts(const Match *match, SavedResult *out)
{
    result_note(out, FACT_ROUNDS, (table_of(match).turn + 1) / 2);
}

const ResultUi clash_result = {.scene = &clash_ending,
                               .detail = detail,
                               .cause = cause,
                               .length = length,
                               .sides = both_sides,
                               .side = side_words,
                               .facts = facts};
