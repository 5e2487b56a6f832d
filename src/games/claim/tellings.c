/* The tables of what is told. */
#include "games/claim_tellings.h"

static const Telling rows[CLAIM_TELLINGS] = {
    [CLAIM_TELL_SCORES] = {N_("To the score pile of {name}: {cards}."),
                           .of = {TELL_OTHER, TELL_CARDS}},
    [CLAIM_TELL_JOINS] = {N_("{card} joins the followers of {name}."),
                          .of = {TELL_CARD, TELL_OTHER}},
    [CLAIM_TELL_DRAWS] = {N_("{name} draws a follower from the deck."), .of = {TELL_ACTOR}},
    [CLAIM_TELL_DRAWN] = {CLAIM_OWN_DRAWN, .of = {TELL_CARD}},
    [CLAIM_TELL_STAKE].text =
        N_("Whoever wins a trick scores its cards, but Dwarves go to the loser."),
};

static const struct {
    const char *own, *others;
} reasons[CLAIM_CUE_WIN] = {
    [CLAIM_CUE_KNIGHT] = {CLAIM_OWN_KNIGHT,
                          N_("The Knight beats the Goblin: {name} wins the trick.")},
    [CLAIM_CUE_OFF] = {CLAIM_OWN_OFF, N_("Another faction cannot win: {name} wins the trick.")},
    [CLAIM_CUE_TIE] = {CLAIM_OWN_TIE, N_("Equal values: the leader, {name}, wins the trick.")},
    [CLAIM_CUE_HIGH] = {CLAIM_OWN_HIGH, N_("The higher value: {name} wins the trick.")},
};

Message claim_telling(enum ClaimTelling telling, const Fact *fact)
{
    return telling_message(&rows[telling], fact);
}

Message claim_winner_telling(enum ClaimCue reason, Seat winner, bool is_own)
{
    return is_own ? message_of(reasons[reason].own)
                  : MESSAGE(reasons[reason].others, value_seat(winner));
}
