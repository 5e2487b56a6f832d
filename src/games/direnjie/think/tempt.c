/* What tempts who plays Di Renjie for the first time: to keep every card that somebody asks for, to
 * ask for what the hand has most of, to draw where most cards are, and to answer with what the own
 * hand has not shown to be innocent, forgetting all that passed by. */
#include "direnjie/state.h"
#include "direnjie/think.h"

int direnjie_tempt(const void *memory, Action action)
{
    const DirenjieView *view = memory;
    const DirenjieTable *table = &view->table;
    CardSet hand = view->hand;
    uint8_t operand = action_operand(action, 0);
    switch ((enum DirenjieVerb)action_verb(action)) {
    case DIRENJIE_ASK:
        return (int)set_count(direnjie_matching(operand) & hand);
    case DIRENJIE_DRAW:
    case DIRENJIE_SWAP:
        return table->hand_counts[operand];
    case DIRENJIE_REPAY:
    case DIRENJIE_ANSWER:
        return -(int)direnjie_copies_in(hand, operand);
    case DIRENJIE_REFUSE:
    case DIRENJIE_SUBMIT:
    case DIRENJIE_ROB:
        return 100;
    case DIRENJIE_GIVE:
    case DIRENJIE_TAKE:
    case DIRENJIE_INSPECT:
    case DIRENJIE_DRAW_DECK:
    case DIRENJIE_ACCUSE:
        return 1;
    case DIRENJIE_PASS:
    case DIRENJIE_DECLINE:
    case DIRENJIE_ACCUSE_NONE:
    case DIRENJIE_VERBS:
        return 0;
    }
    return 0;
}
