/* What is wrong with an action that was far worse than another, in one sentence. The rules try both
 * on copies of what the seat sees. */
#include "clash/state.h"
#include "clash/tell.h"
#include "clash/tell/trial.h"

typedef struct Pair {
    const ClashView *view;
    Action chosen, best;
    Trial after, best_after;
    Message *why;
} Pair;

/* CD-11: by playing its last card right of the keeper. */
static bool fault_own_keeper(const Pair *pair)
{
    Seat seat = pair->view->seat;
    if (pair->after.loses[seat] && !pair->best_after.loses[seat]) {
        return message_give(pair->why, message_of(N_("That brings down your own Fort.")));
    }
    return pair->after.falls[seat] && !pair->best_after.falls[seat] &&
           message_give(pair->why, message_of(N_("That brings down your own Bastion.")));
}

static bool fault_spared(const Pair *pair)
{
    Seat other = side_other(pair->view->seat);
    CardSet spared = pair->best_after.destroyed[other] & ~pair->after.destroyed[other];
    return spared &&
           message_give(pair->why, MESSAGE(N_("That spared {cards}."), value_cards(spared)));
}

/* The row where the better unit would have stood in the way. */
static bool fault_open_row(const Pair *pair)
{
    const ClashTable *table = &pair->view->table;
    unsigned row = action_operand(pair->best, 1);
    if (action_verb(pair->chosen) != CLASH_ATTACK || action_verb(pair->best) != CLASH_SUMMON ||
        table->sides[pair->view->seat].counts[row] > 0) {
        return false;
    }
    unsigned threat = row_strength(&table->sides[side_other(pair->view->seat)], row);
    return threat > 0 &&
           message_give(pair->why, MESSAGE(N_("The {row} stays open to an attack of {n}."),
                                           value_word(CLASH_WORD_ROW + row), value_number(threat)));
}

static bool fault_mana(const Pair *pair)
{
    int mana = pair->view->table.mana;
    bool spends = action_verb(pair->best) == CLASH_SUMMON || action_verb(pair->best) == CLASH_CAST;
    return action_verb(pair->chosen) == CLASH_ATTACK && spends && mana > 0 &&
           message_give(pair->why, MESSAGE(N_("Mana left unspent: {n}."), value_number(mana)));
}

/* The actions of which a trial says something. */
static bool can_be_tried(Action action)
{
    static const unsigned tried =
        1u << CLASH_SUMMON | 1u << CLASH_CAST | 1u << CLASH_ATTACK | 1u << CLASH_STRIKE;
    return tried >> action_verb(action) & 1;
}

bool clash_fault(const void *memory, Action action, Action best, Message *why)
{
    const ClashView *view = memory;
    ClashTable chosen_table = view->table, best_table = view->table;
    Pair pair = {.view = view, .chosen = action, .best = best, .why = why};
    if (!can_be_tried(action) || !can_be_tried(best)) {
        return false;
    }
    pair.after = table_try(&chosen_table, action);
    pair.best_after = table_try(&best_table, best);
    return fault_own_keeper(&pair) || fault_spared(&pair) || fault_open_row(&pair) ||
           fault_mana(&pair);
}
