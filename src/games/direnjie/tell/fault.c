/* What is wrong with an action that was far worse than another, in one sentence, by what the seat
 * knows. */
#include "direnjie/tell.h"
#include "direnjie/tell/explain.h"

static bool fault_answer(const DirenjieView *view, Card card, Card best, Message *why)
{
    DirenjiePosterior posterior;
    direnjie_posterior(view, &posterior);
    return message_give(
        why, MESSAGE(N_("From what you know, {card} had a chance of {n}%, and {other} of {m}%."),
                     value_card(card), value_number(direnjie_percent(&posterior, card)),
                     value_card(best), value_number(direnjie_percent(&posterior, best))));
}

static bool fault_ask(const DirenjieView *view, unsigned ask, unsigned best, Message *why)
{
    CardSet matching = direnjie_matching(ask), better = direnjie_matching(best);
    CardSet wanted = direnjie_completing(view) & better & ~matching;
    int open = direnjie_open_copies(view, matching), more = direnjie_open_copies(view, better);
    if (wanted && !(direnjie_completing(view) & matching)) {
        return message_give(
            why, MESSAGE(N_("Your request could not bring {card}, which would complete a clue."),
                         value_card(set_first(wanted))));
    }
    return open < more &&
           message_give(why, MESSAGE(N_("Cards that can still be secret: {n} match your request, "
                                        "{m} the better one."),
                                     value_number(open), value_number(more)));
}

static bool fault_give(const DirenjieView *view, Card card, Card best, Message *why)
{
    CardSet headed = direnjie_headed(view);
    int held = (int)direnjie_copies_in(view->hand, card);
    int spared = (int)direnjie_copies_in(view->hand, best);
    if ((headed & card_bit(best)) && !(headed & card_bit(card))) {
        return message_give(why,
                            MESSAGE(N_("Of {card} a clue can still be made, of {other} no more."),
                                    value_card(card), value_card(best)));
    }
    return held > spared &&
           message_give(why,
                        MESSAGE(N_("You gave {card}, of which you held {n}; of {other} you held "
                                   "{m}."),
                                value_card(card), value_number(held), value_card(best),
                                value_number(spared)));
}

static bool fault_refusal(Card best, Message *why)
{
    return message_give(
        why, MESSAGE(N_("With {card} given, nobody could have drawn from your hand this turn."),
                     value_card(best)));
}

/* Drawn from the deck, from another, or not at all. */
static bool fault_draw(const DirenjieView *view, Action action, Action best, Message *why)
{
    Seat from = action_operand(best, 0);
    CardSet wanted = 0;
    if (action_verb(best) == DIRENJIE_DRAW) {
        wanted = direnjie_completing(view) & view->certain[from];
    }
    if (wanted) {
        return message_give(why, MESSAGE(N_("{name} holds {card}, which completes a clue."),
                                         value_seat(from), value_card(set_first(wanted))));
    }
    return action_verb(action) == DIRENJIE_PASS &&
           message_give(why, message_of(N_("You left a card that you could have taken.")));
}

static bool fault_inspection(const DirenjieView *view, Action action, Message *why)
{
    unsigned clue =
        direnjie_clue_at(&view->table, action_operand(action, 0), action_operand(action, 1));
    Card top = view->clues[clue].cards[0];
    return top != CARD_HIDDEN && direnjie_open_copies(view, card_bit(top)) == 0 &&
           message_give(why, MESSAGE(N_("You knew before you looked that {card} is not secret."),
                                     value_card(top)));
}

static bool fault_accusation(const DirenjieView *view, Action action, Message *why)
{
    Seat accused = action_operand(action, 0);
    return !(view->candidates >> accused & 1) &&
           message_give(why, MESSAGE(N_("From what you know, {name} cannot be the killer."),
                                     value_seat(accused)));
}

static bool is_drawing(unsigned verb)
{
    return verb == DIRENJIE_DRAW || verb == DIRENJIE_DRAW_DECK;
}

/* Of two different kinds of actions. */
static bool fault_other(const DirenjieView *view, Action action, Action best, Message *why)
{
    unsigned verb = action_verb(action), better = action_verb(best);
    if (verb == DIRENJIE_PASS && better == DIRENJIE_SUBMIT) {
        return message_give(why, message_of(N_("You held a clue and could have submitted it.")));
    }
    if (verb == DIRENJIE_REFUSE && better == DIRENJIE_GIVE) {
        return fault_refusal(action_operand(best, 0), why);
    }
    if ((verb == DIRENJIE_PASS || is_drawing(verb)) && is_drawing(better)) {
        return fault_draw(view, action, best, why);
    }
    return verb == DIRENJIE_ACCUSE && fault_accusation(view, action, why);
}

bool direnjie_fault(const void *memory, Action action, Action best, Message *why)
{
    const DirenjieView *view = memory;
    uint8_t operand = action_operand(action, 0), better = action_operand(best, 0);
    if (action_verb(action) != action_verb(best)) {
        return fault_other(view, action, best, why);
    }
    switch ((enum DirenjieVerb)action_verb(action)) {
    case DIRENJIE_ASK:
        return fault_ask(view, operand, better, why);
    case DIRENJIE_GIVE:
        return fault_give(view, operand, better, why);
    case DIRENJIE_INSPECT:
        return fault_inspection(view, action, why);
    case DIRENJIE_ANSWER:
        return fault_answer(view, operand, better, why);
    case DIRENJIE_DRAW:
    case DIRENJIE_ACCUSE:
        return fault_other(view, action, best, why);
    case DIRENJIE_TAKE:
    case DIRENJIE_ROB:
    case DIRENJIE_SWAP:
    case DIRENJIE_REPAY:
    case DIRENJIE_REFUSE:
    case DIRENJIE_DRAW_DECK:
    case DIRENJIE_SUBMIT:
    case DIRENJIE_ACCUSE_NONE:
    case DIRENJIE_PASS:
    case DIRENJIE_DECLINE:
    case DIRENJIE_VERBS:
        break;
    }
    return false;
}
