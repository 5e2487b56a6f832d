/* What a hint proposes, as an order to oneself. */
#include "direnjie/table.h"
#include "direnjie/words/tellings.h"

static Message clue_words(Action action)
{
    return MESSAGE(N_("Submit {top} on top, then {middle}, at the bottom {bottom}"),
                   value_card(action_operand(action, 0)), value_card(action_operand(action, 1)),
                   value_card(action_operand(action, 2)));
}

Message direnjie_advise(const void *view, Action action)
{
    (void)view;
    uint8_t operand = action_operand(action, 0);
    Value name = value_seat(operand);
    switch ((enum DirenjieVerb)action_verb(action)) {
    case DIRENJIE_INSPECT:
        return MESSAGE(N_("Inspect a clue of {name}"), name);
    case DIRENJIE_TAKE:
        return MESSAGE(N_("Swap three cards with {name}"), name);
    case DIRENJIE_ROB:
        return MESSAGE(N_("Take two cards from {name}"), name);
    case DIRENJIE_SWAP:
        return MESSAGE(N_("Swap hands with {name}"), name);
    case DIRENJIE_ASK:
        return direnjie_about_ask(operand, N_("Ask for a card of this category: {category}"),
                                  N_("Ask for number {n}"));
    case DIRENJIE_DRAW_DECK:
        return message_of(N_("Draw a card from the deck"));
    case DIRENJIE_DRAW:
        return MESSAGE(N_("Draw a card from {name}"), name);
    case DIRENJIE_SUBMIT:
        return clue_words(action);
    case DIRENJIE_ACCUSE:
        return MESSAGE(N_("Accuse {name}"), name);
    case DIRENJIE_ACCUSE_NONE:
        return message_of(N_("Accuse nobody"));
    case DIRENJIE_REPAY: /* the button says it */
    case DIRENJIE_GIVE:
    case DIRENJIE_REFUSE:
    case DIRENJIE_PASS:
    case DIRENJIE_DECLINE:
    case DIRENJIE_ANSWER:
    case DIRENJIE_VERBS:
        break;
    }
    return message_of("");
}

Message direnjie_gift_question(const void *memory)
{
    const DirenjieTable *table = &((const DirenjieView *)memory)->table;
    return direnjie_ask_telling(table->active, table->ask);
}
