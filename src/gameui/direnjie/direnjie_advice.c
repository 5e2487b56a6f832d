/* What a hint proposes, as an order to oneself. */
#include "direnjie_table.h"

static Message with_seat(const char *text, Seat seat)
{
    return message_with(message_of(text), VALUE_SEAT, seat);
}

static Message clue_words(Action action)
{
    Message message = message_of(N_("Submit {top} on top, then {middle}, at the bottom {bottom}"));
    message = message_with(message, VALUE_CARD, action_operand(action, 0));
    message = message_with(message, VALUE_CARD, action_operand(action, 1));
    return message_with(message, VALUE_CARD, action_operand(action, 2));
}

Message direnjie_advise(const void *view, Action action)
{
    (void)view;
    uint8_t operand = action_operand(action, 0);
    switch ((enum DirenjieVerb)action_verb(action)) {
    case DIRENJIE_INSPECT:
        return with_seat(N_("Inspect a clue of {name}"), operand);
    case DIRENJIE_TAKE:
        return with_seat(N_("Swap three cards with {name}"), operand);
    case DIRENJIE_ROB:
        return with_seat(N_("Take two cards from {name}"), operand);
    case DIRENJIE_SWAP:
        return with_seat(N_("Swap hands with {name}"), operand);
    case DIRENJIE_ASK:
        return direnjie_about_ask(operand,
                                  message_of(N_("Ask for a card of this category: {category}")),
                                  message_of(N_("Ask for number {n}")));
    case DIRENJIE_DRAW_DECK:
        return message_of(N_("Draw a card from the deck"));
    case DIRENJIE_DRAW:
        return with_seat(N_("Draw a card from {name}"), operand);
    case DIRENJIE_SUBMIT:
        return clue_words(action);
    case DIRENJIE_ACCUSE:
        return with_seat(N_("Accuse {name}"), operand);
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
