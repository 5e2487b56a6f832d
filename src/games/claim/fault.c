/* What is wrong with a card that was far worse than another, in one sentence. An answer decides its
 * trick, so what the two would bring is compared; a lead in phase 2 is told by the other hand. */
#include "claim/state.h"

/* Two answers to the same lead. */
typedef struct Pair {
    const ClaimView *view;
    ClaimForecast chosen, best;
    int more; /* the value of the chosen card beyond the best one's */
    Message *why;
} Pair;

static bool fault_prize(const Pair *pair)
{
    Seat seat = pair->view->seat;
    Value prize = value_card(pair->chosen.prize);
    bool is_won = pair->chosen.winner == seat, could_win = pair->best.winner == seat;
    if (could_win && !is_won) {
        return message_give(pair->why, MESSAGE(N_("That let {name} have {card}."),
                                               value_seat(seat_other(seat)), prize));
    }
    if (is_won && !could_win) {
        return message_give(pair->why, MESSAGE(N_("{card} was not worth that card."), prize));
    }
    return is_won && pair->more > 0 &&
           message_give(pair->why, MESSAGE(N_("A lower card wins {card} as well."), prize));
}

/* A faction that the other seat leads after the one answer and not after the other. */
static bool fault_vote(const Pair *pair)
{
    Seat other = seat_other(pair->view->seat);
    for (int i = 0; i < CLAIM_FACTIONS; i++) {
        ClaimFaction faction = (ClaimFaction)i;
        if (claim_vote(pair->chosen.score, faction) == other &&
            claim_vote(pair->best.score, faction) != other) {
            return message_give(pair->why,
                                MESSAGE(N_("That puts {name} ahead in this faction: {faction}."),
                                        value_seat(other),
                                        value_word(CLAIM_WORD_FACTIONS + (int)faction)));
        }
    }
    return false;
}

static bool fault_given(const Pair *pair)
{
    Seat other = seat_other(pair->view->seat);
    CardSet given = pair->chosen.scored[other];
    return given && !pair->best.scored[other] &&
           message_give(pair->why, MESSAGE(N_("That gave {name} {cards}."), value_seat(other),
                                           value_cards(given)));
}

/* Both hands are known then. */
static bool fault_lead(const ClaimView *view, Card card, Card best, Message *why)
{
    Seat other = seat_other(view->seat);
    CardSet hand = view->hands[other];
    CardSet beaten = claim_answers(hand, card) & claim_beating(card);
    CardSet best_beaten = claim_answers(hand, best) & claim_beating(best);
    return view->table.phase == CLAIM_SUPPORT && beaten && !best_beaten &&
           message_give(
               why, MESSAGE(N_("{name} holds a card that beats this lead."), value_seat(other)));
}

bool claim_fault(const void *memory, Action action, Action best, Message *why)
{
    const ClaimView *view = memory;
    Card card = action_operand(action, 0), other = action_operand(best, 0);
    Pair pair = {
        .view = view, .more = (int)claim_value(card) - (int)claim_value(other), .why = why};
    if (!claim_foresee(view, action, &pair.chosen) || !claim_foresee(view, best, &pair.best)) {
        return fault_lead(view, card, other, why);
    }
    if (view->table.phase == CLAIM_RECRUIT) {
        return fault_prize(&pair);
    }
    return fault_vote(&pair) || fault_given(&pair);
}
