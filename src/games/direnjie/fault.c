/* What is wrong with an action that was far worse than another, in one sentence, by what the seat
 * knows. */
#include "state.h"

static bool fault_answer(const DirenjieView *view, Card card, Card best, Message *why)
{
    DirenjiePosterior posterior;
    direnjie_posterior(view, &posterior);
    return message_give(
        why, MESSAGE(N_("From what you know, {card} had a chance of {n}%, and {other} of {m}%."),
                     value_card(card), value_number(direnjie_percent(&posterior, card)),
                     value_card(best), value_number(direnjie_percent(&posterior, best))));
}

bool direnjie_fault(const void *memory, Action action, Action best, Message *why)
{
    const DirenjieView *view = memory;
    unsigned verb = action_verb(action), better = action_verb(best);
    if (verb == DIRENJIE_ANSWER && better == DIRENJIE_ANSWER) {
        return fault_answer(view, action_operand(action, 0), action_operand(best, 0), why);
    }
    if (verb == DIRENJIE_PASS && better == DIRENJIE_SUBMIT) {
        return message_give(why, message_of(N_("You held a clue and could have submitted it.")));
    }
    return false;
}
