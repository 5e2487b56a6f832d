/* Why a good card is good, in one sentence: the weightiest of what it does. An answer decides its
 * trick, so what it wins, settles or gives away is certain; a lead is told by what the other hand
 * may or, in phase 2, must do. Whether a card is good at all is for a search to say. */
#include "claim/state.h"

#define FEW_HIGHER 3 /* hidden cards, for a lead to be called strong */

typedef struct Deed {
    const ClaimView *view;
    const ClaimTable *table;
    Message *why;
    Seat seat;
} Deed;

/* The card that lies open to be won. */
static Value prize_of(const Deed *deed)
{
    return value_card(deed->table->prize);
}

/* Few hidden cards are higher; a Knight is seldom allowed on a Goblin. */
static bool is_strong(const Deed *deed, Card card)
{
    CardSet knights = 0;
    if (claim_faction(card) == CLAIM_GOBLIN) {
        knights = claim_cards_of(CLAIM_KNIGHT);
    }
    return set_count(claim_beating(card) & claim_view_holdable(deed->view) & ~knights) <=
           FEW_HIGHER;
}

static bool holds_strong(const Deed *deed)
{
    CardSet rest = deed->view->hands[deed->seat];
    while (rest && !is_strong(deed, claim_first(rest))) {
        rest = set_without_first(rest);
    }
    return rest != 0;
}

static bool explain_recruiting_lead(const Deed *deed, Card card)
{
    if (!(claim_beating(card) & claim_view_holdable(deed->view))) {
        return message_give(
            deed->why,
            MESSAGE(N_("No hidden card beats this lead, so {card} is yours."), prize_of(deed)));
    }
    if (is_strong(deed, card)) {
        return message_give(
            deed->why,
            MESSAGE(N_("A strong lead for {card}: few hidden cards are higher."), prize_of(deed)));
    }
    const char *text = N_("You hold no strong lead for {card}.");
    if (holds_strong(deed)) {
        text = N_("{card} is not worth a strong lead.");
    }
    return message_give(deed->why, MESSAGE(text, prize_of(deed)));
}

/* The cards of a trick that go to this seat's score pile if `winner` wins. */
static CardSet taken_by(const Deed *deed, Seat seat, const Trick *trick, Seat winner)
{
    const Card cards[2] = {trick->lead, trick->answer};
    CardSet taken = 0;
    for (unsigned i = 0; i < 2; i++) {
        if (claim_taker((ClaimPhase)deed->table->phase, cards[i], winner) == seat) {
            taken = claim_add(taken, cards[i]);
        }
    }
    return taken;
}

/* Whether another card would win too, and each of them at a higher value. */
static bool is_cheapest(Card card, CardSet winning)
{
    CardSet others = claim_remove(winning, card);
    for (CardSet rest = others; rest; rest = set_without_first(rest)) {
        if (claim_value(claim_first(rest)) <= claim_value(card)) {
            return false;
        }
    }
    return others != 0;
}

static bool explain_hopeless(const Deed *deed)
{
    return message_give(deed->why, message_of(N_("No card that you may play wins this trick; "
                                                 "this one is missed least.")));
}

static bool explain_recruiting_answer(const Deed *deed, const Trick *trick, CardSet winning)
{
    bool is_won = trick->winner == deed->seat;
    if (!is_won && !winning) {
        return explain_hopeless(deed);
    }
    if (!is_won) {
        return message_give(deed->why, MESSAGE(N_("{card} is not worth one of your better cards."),
                                               prize_of(deed)));
    }
    CardSet scored = taken_by(deed, deed->seat, trick, deed->seat);
    if (scored) {
        return message_give(deed->why,
                            MESSAGE(N_("This wins {card} as a follower, and scores {cards}."),
                                    prize_of(deed), value_cards(scored)));
    }
    const char *text = N_("This wins {card} as a follower.");
    if (is_cheapest(trick->answer, winning)) {
        text = N_("The cheapest card that wins {card} as a follower.");
    }
    return message_give(deed->why, MESSAGE(text, prize_of(deed)));
}

static bool explain_supporting_lead(const Deed *deed, Card card)
{
    Seat other = seat_other(deed->seat);
    CardSet answers = claim_answers(deed->view->hands[other], card);
    CardSet beating = answers & claim_beating(card);
    if (set_count(answers) == 1) {
        return message_give(deed->why,
                            MESSAGE(N_("This forces {card} out of the hand of {name}."),
                                    value_card(claim_first(answers)), value_seat(other)));
    }
    if (!beating) {
        return message_give(deed->why, MESSAGE(N_("{name} holds nothing that beats this lead."),
                                               value_seat(other)));
    }
    if (beating == answers) {
        return message_give(deed->why,
                            MESSAGE(N_("{name} has to win this trick."), value_seat(other)));
    }
    return false;
}

/* The piles after a trick that `winner` wins. */
typedef struct Piles {
    CardSet score[CLAIM_SEATS];
} Piles;

static Piles piles_after(const Deed *deed, const Trick *trick, Seat winner)
{
    Piles piles;
    for (Seat seat = 0; seat < CLAIM_SEATS; seat++) {
        piles.score[seat] =
            claim_join(deed->table->score[seat], taken_by(deed, seat, trick, winner));
    }
    return piles;
}

/* Whether the cards still in hand cannot turn a faction's vote any more. */
static bool is_settled(const Deed *deed, const Piles *piles, ClaimFaction faction, Card played)
{
    const CardSet *hands = deed->view->hands;
    CardSet own = claim_remove(hands[deed->seat], played), cards = claim_cards_of(faction);
    int open = set_count(own & cards) + set_count(hands[seat_other(deed->seat)] & cards);
    return set_count(piles->score[deed->seat] & cards) >
           set_count(piles->score[seat_other(deed->seat)] & cards) + open;
}

/* The vote of a faction in the trick that this answer wins, takes or keeps. */
static bool explain_vote(const Deed *deed, const Trick *trick, ClaimFaction faction)
{
    Piles after = piles_after(deed, trick, trick->winner);
    Piles else_after = piles_after(deed, trick, seat_other(trick->winner));
    if (claim_vote(after.score, faction) != deed->seat ||
        claim_vote(else_after.score, faction) == deed->seat) {
        return false;
    }
    const char *text = N_("This puts you ahead in this faction: {faction}.");
    if (is_settled(deed, &after, faction, trick->answer)) {
        text = N_("This wins the vote of this faction for good: {faction}.");
    } else if (claim_vote(deed->table->score, faction) == deed->seat) {
        text = N_("This keeps you ahead in this faction: {faction}.");
    }
    return message_give(deed->why, MESSAGE(text, value_word(CLAIM_WORD_FACTIONS + (int)faction)));
}

static bool explain_supporting_answer(const Deed *deed, const Trick *trick, CardSet winning)
{
    if (explain_vote(deed, trick, claim_faction(trick->lead)) ||
        explain_vote(deed, trick, claim_faction(trick->answer))) {
        return true;
    }
    CardSet scored = taken_by(deed, deed->seat, trick, trick->winner);
    if (scored && trick->winner == deed->seat) {
        return message_give(
            deed->why, MESSAGE(N_("This wins the trick and scores {cards}."), value_cards(scored)));
    }
    if (scored) {
        return message_give(deed->why,
                            MESSAGE(N_("Losing this trick brings {cards} to your score pile."),
                                    value_cards(scored)));
    }
    if (!winning) {
        return explain_hopeless(deed);
    }
    return message_give(deed->why,
                        message_of(N_("This trick is not worth one of your better cards.")));
}

bool claim_explain(const void *memory, Action action, Message *why)
{
    const ClaimView *view = memory;
    const ClaimTable *table = &view->table;
    Deed deed = {.view = view, .table = table, .why = why, .seat = view->seat};
    Card card = action_operand(action, 0);
    bool recruits = table->phase == CLAIM_RECRUIT;
    if (table->lead == CARD_NONE && recruits) {
        return explain_recruiting_lead(&deed, card);
    }
    if (table->lead == CARD_NONE) {
        return explain_supporting_lead(&deed, card);
    }
    Trick trick = claim_trick(table, card);
    CardSet winning =
        claim_answers(view->hands[view->seat], table->lead) & claim_beating(table->lead);
    if (recruits) {
        return explain_recruiting_answer(&deed, &trick, winning);
    }
    return explain_supporting_answer(&deed, &trick, winning);
}
