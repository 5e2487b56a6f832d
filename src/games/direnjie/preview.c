/* What an action is certain to do, for the player before confirming: one or two sentences, read off
 * the view. What depends on cards not seen is left open. */
#include "state.h"

static Message with_seat(const char *text, Seat seat)
{
    return message_with(message_of(text), VALUE_SEAT, seat);
}

static Message with_card(const char *text, Card card)
{
    return message_with(message_of(text), VALUE_CARD, card);
}

static Message card_and_seat(const char *text, Card card, Seat seat)
{
    return message_with(with_card(text, card), VALUE_SEAT, seat);
}

static Message preview_taken(const DirenjieView *view, Seat from)
{
    unsigned held = view->table.hand_counts[from], count = held < TAKEN_MAX ? held : TAKEN_MAX;
    return message_with(
        message_plural_of(NP_("You take a random card from {name} and give one back.",
                              "You take {n} random cards from {name} and give as "
                              "many back."),
                          count),
        VALUE_SEAT, from);
}

static Message preview_robbed(const DirenjieView *view, Seat from)
{
    unsigned held = view->table.hand_counts[from], count = held < ROBBED_MAX ? held : ROBBED_MAX;
    return message_with(message_plural_of(NP_("You take a random card from {name}.",
                                              "You take {n} random cards from {name}."),
                                          count),
                        VALUE_SEAT, from);
}

static Message preview_swap(const DirenjieView *view, Seat other)
{
    return message_with(message_plural_of(NP_("You give {name} your hand for one card.",
                                              "You give {name} your hand for {n} cards."),
                                          view->table.hand_counts[other]),
                        VALUE_SEAT, other);
}

static Message preview_ask(unsigned ask)
{
    if (ask < DIRENJIE_ASK_ONE) {
        return message_with(message_of(N_("Every other player may give you one {category} card or "
                                          "the Empress.")),
                            VALUE_WORD, ask);
    }
    return message_with(message_of(N_("Every other player may give you one card of number {n} or "
                                      "the Empress.")),
                        VALUE_NUMBER, ask - DIRENJIE_ASK_ONE + 1);
}

static Message preview_pass(const DirenjieView *view)
{
    return view->table.phase == DIRENJIE_CONSOLING ? message_of(N_("You take no card."))
                                                   : message_of(N_("Your turn ends."));
}

static Message preview_submit(Card top)
{
    return with_card(N_("Your hidden clue will show {card} in your next turn."), top);
}

static Message preview_answer(Card card)
{
    return with_card(N_("You write down {card}."), card);
}

size_t direnjie_preview(const void *memory, Action action, Message out[], size_t capacity)
{
    const DirenjieView *view = memory;
    uint8_t operand = action_operand(action, 0);
    if (capacity == 0) {
        return 0;
    }
    switch ((enum DirenjieVerb)action_verb(action)) {
    case DIRENJIE_INSPECT:
        *out = with_seat(N_("You alone look at this clue of {name}."), operand);
        return 1;
    case DIRENJIE_TAKE:
        *out = preview_taken(view, operand);
        return 1;
    case DIRENJIE_ROB:
        *out = preview_robbed(view, operand);
        return 1;
    case DIRENJIE_SWAP:
        *out = preview_swap(view, operand);
        return 1;
    case DIRENJIE_REPAY:
        *out = card_and_seat(N_("{card} goes to {name}."), operand, view->table.owed_to);
        return 1;
    case DIRENJIE_ASK:
        *out = preview_ask(operand);
        return 1;
    case DIRENJIE_GIVE:
        *out = card_and_seat(N_("{card} goes to {name}."), operand, view->table.active);
        return 1;
    case DIRENJIE_REFUSE:
        *out = message_of(N_("You give nothing; nobody learns whether you could have."));
        return 1;
    case DIRENJIE_DRAW_DECK:
        *out = message_of(N_("You draw the top card of the deck."));
        return 1;
    case DIRENJIE_DRAW:
        *out = with_seat(N_("You draw a random card from {name}."), operand);
        return 1;
    case DIRENJIE_PASS:
        *out = preview_pass(view);
        return 1;
    case DIRENJIE_SUBMIT:
        *out = preview_submit(operand);
        return 1;
    case DIRENJIE_DECLINE:
        *out = message_of(N_("You submit no clue: everybody then knows that you are the killer."));
        return 1;
    case DIRENJIE_ANSWER:
        *out = preview_answer(operand);
        return 1;
    case DIRENJIE_ACCUSE:
        *out = with_seat(N_("You accuse {name} of being the killer."), operand);
        return 1;
    case DIRENJIE_ACCUSE_NONE:
        *out = message_of(N_("You say that nobody is the killer."));
        return 1;
    case DIRENJIE_VERBS:
        break;
    }
    return 0;
}
