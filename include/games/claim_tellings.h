/* What happens in Claim, each fact said once: in previews, at the table and in the log. */
#ifndef GAMES_CLAIM_TELLINGS_H
#define GAMES_CLAIM_TELLINGS_H

#include "core/telling.h"
#include "games/claim.h"

enum ClaimTelling {
    CLAIM_TELL_SCORES, /* (other, cards): to the score pile of that seat */
    CLAIM_TELL_JOINS,  /* (other, card): the followers of that seat */
    CLAIM_TELL_DRAWS,  /* (actor): a follower that is not seen */
    CLAIM_TELL_DRAWN,  /* (card): the follower that the reader draws */
    CLAIM_TELL_STAKE,  /* who scores the cards of phase two */
    CLAIM_TELLINGS
};

/* To whom it happens. */
#define CLAIM_OWN_KNIGHT N_("Your Knight beats the Goblin: you win the trick.")
#define CLAIM_OWN_OFF    N_("Another faction cannot win: you win the trick.")
#define CLAIM_OWN_TIE    N_("Equal values: you led and win the trick.")
#define CLAIM_OWN_HIGH   N_("The higher value: you win the trick.")
#define CLAIM_OWN_SCORES N_("To your score pile: {cards}.")
#define CLAIM_OWN_JOINS  N_("{card} joins your followers.")
#define CLAIM_OWN_DRAWN  N_("You draw {card} as a follower.")

Message claim_telling(enum ClaimTelling telling, const Fact *fact);

/* Why a trick is won, by a cue from CLAIM_CUE_KNIGHT to CLAIM_CUE_HIGH, and by whom; to the winner
 * or anybody else. */
Message claim_winner_telling(enum ClaimCue reason, Seat winner, bool is_own);

#endif
