/* Why a good action is good, in one sentence: what it completes, tells, or keeps from the others.
 * Everything said follows from the view, so it is true in every world that the view allows. Whether
 * an action is good at all is for suggest.c to say. */
#include "direnjie/tell/explain.h"
#include "direnjie/state.h"
#include "direnjie/tell.h"

CardSet direnjie_headed(const DirenjieView *view)
{
    CardSet tops = 0;
    for (unsigned i = 0; i < view->table.clue_count; i++) {
        Card top = view->clues[i].cards[0];
        if (top != CARD_HIDDEN) {
            tops |= card_bit(top);
        }
    }
    return tops;
}

CardSet direnjie_completing(const DirenjieView *view)
{
    CardSet found = 0;
    for (Card card = 0; card < DIRENJIE_BEGGAR_ONE; card = (Card)(card + 3)) {
        CardSet more = view->hand;
        if (direnjie_copies_in(more, card) < 3) {
            more = direnjie_add(more, card);
        }
        found |= direnjie_heads(more, view->killer == view->seat) & card_bit(card);
    }
    return found & ~direnjie_headed(view);
}

int direnjie_open_copies(const DirenjieView *view, CardSet cards)
{
    int count = 0;
    for (Card i = 0; i < DIRENJIE_IDENTITIES; i++) {
        Card card = (Card)(3 * i);
        if (cards & card_bit(card) && !(view->starting[view->seat] >> i & 1)) {
            count += 3 - (int)direnjie_copies_in(view->outside, card);
        }
    }
    return count;
}

static bool explain_ask(const DirenjieView *view, unsigned ask, Message *why)
{
    CardSet matching = direnjie_matching(ask), wanted = direnjie_completing(view) & matching;
    int open = direnjie_open_copies(view, matching);
    if (wanted) {
        return message_give(
            why, MESSAGE(N_("One more {card} completes a clue."), value_card(set_first(wanted))));
    }
    return open > 0 &&
           message_give(why, MESSAGE(N_("Cards that match and can still be secret: {n}."),
                                     value_number(open)));
}

static bool explain_spared(const DirenjieView *view, Card card, const char *text, Message *why)
{
    if (direnjie_headed(view) & card_bit(card)) {
        text = N_("No clue can be made of {card} any more.");
    }
    return message_give(why, MESSAGE(text, value_card(card)));
}

static bool explain_draw(const DirenjieView *view, Seat from, Message *why)
{
    CardSet wanted = direnjie_completing(view) & view->certain[from];
    if (wanted) {
        return message_give(why, MESSAGE(N_("{name} holds {card}, which completes a clue."),
                                         value_seat(from), value_card(set_first(wanted))));
    }
    int unknown = view->table.hand_counts[from] - set_count(view->certain[from]);
    return unknown > 0 &&
           message_give(why, MESSAGE(N_("Cards of {name} that you do not know: {n}."),
                                     value_seat(from), value_number(unknown)));
}

static bool explain_submit(const DirenjieView *view, Action action, Message *why)
{
    Card top = action_operand(action, 0), bottom = action_operand(action, 2);
    if (direnjie_clues_of(&view->table, view->seat) % 2) {
        return message_give(
            why, message_of(N_("Two clues make a point, and revealing it earns a bonus.")));
    }
    if (top == bottom) {
        return message_give(why, message_of(N_("Two clues make a point.")));
    }
    return message_give(
        why, MESSAGE(N_("The others cannot tell where the third {card} is."), value_card(top)));
}

static bool explain_inspection(const DirenjieView *view, Action action, Message *why)
{
    Seat owner = action_operand(action, 0);
    unsigned clue = direnjie_clue_at(&view->table, owner, action_operand(action, 1));
    Card top = view->clues[clue].cards[0];
    if (top == CARD_HIDDEN) {
        return message_give(why,
                            MESSAGE(N_("So far only {name} knows this clue."), value_seat(owner)));
    }
    return direnjie_open_copies(view, card_bit(top)) > 0 &&
           message_give(why,
                        MESSAGE(N_("Its bottom card shows whether {card} can still be secret."),
                                value_card(top)));
}

static bool explain_swap(const DirenjieView *view, Seat other, Message *why)
{
    int unknown = view->table.hand_counts[other] - set_count(view->certain[other]);
    return unknown > 0 && message_give(why, MESSAGE(N_("Cards that you get to know: {n}."),
                                                    value_number(unknown)));
}

static const char *const excluded = N_("Everything else is excluded.");

static bool explain_answer(const DirenjieView *view, Card card, Message *why)
{
    DirenjiePosterior posterior;
    direnjie_posterior(view, &posterior);
    int percent = direnjie_percent(&posterior, card);
    if (percent == 100) {
        return message_give(why, message_of(excluded));
    }
    return message_give(why, MESSAGE(N_("From what you know, it is {card} with a chance of {n}%."),
                                     value_card(card), value_number(percent)));
}

static bool explain_accusation(const DirenjieView *view, Seat accused, Message *why)
{
    return view->candidates == 1u << accused && message_give(why, message_of(excluded));
}

bool direnjie_explain(const void *memory, Action action, Message *why)
{
    const DirenjieView *view = memory;
    uint8_t operand = action_operand(action, 0);
    switch ((enum DirenjieVerb)action_verb(action)) {
    case DIRENJIE_INSPECT:
        return explain_inspection(view, action, why);
    case DIRENJIE_TAKE:
        return message_give(
            why, message_of(N_("You keep the best of what you see and give back the worst.")));
    case DIRENJIE_ROB:
        return message_give(why, message_of(N_("These cards cost you nothing.")));
    case DIRENJIE_SWAP:
        return explain_swap(view, operand, why);
    case DIRENJIE_REPAY:
        return explain_spared(view, operand, N_("You need {card} least."), why);
    case DIRENJIE_ASK:
        return explain_ask(view, operand, why);
    case DIRENJIE_GIVE:
        return explain_spared(
            view, operand,
            N_("You need {card} least, and whoever gives a card cannot be drawn from this turn."),
            why);
    case DIRENJIE_REFUSE:
        return message_give(
            why,
            message_of(N_(
                "The cards that you could give are worth more to you than one drawn at random.")));
    case DIRENJIE_DRAW_DECK:
        return message_give(why, message_of(N_("Every card of the deck is new to you.")));
    case DIRENJIE_DRAW:
        return explain_draw(view, operand, why);
    case DIRENJIE_SUBMIT:
        return explain_submit(view, action, why);
    case DIRENJIE_ANSWER:
        return explain_answer(view, operand, why);
    case DIRENJIE_ACCUSE:
        return explain_accusation(view, operand, why);
    case DIRENJIE_ACCUSE_NONE:
        return explain_accusation(view, DIRENJIE_NOBODY, why);
    case DIRENJIE_PASS:
    case DIRENJIE_DECLINE:
    case DIRENJIE_VERBS:
        break;
    }
    return false;
}
