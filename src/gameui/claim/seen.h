/* What is seen at the table of Claim: the trick that was, is settled or would be, and the votes. */
#ifndef GAMEUI_CLAIM_SEEN_H
#define GAMEUI_CLAIM_SEEN_H

#include "games/claim.h"
#include "tables/table_scene.h"

/* A trick that was settled, or that an answer would settle. */
typedef struct ClaimTrick {
    Card lead, answer;
    int counts_as; /* faction of a Doppelgänger that answered; -1: its own */
    int reason;    /* ClaimCue; -1: no trick was settled */
    Seat leader, winner;
    ClaimPhase phase;
    Card prize;     /* that was recruited; or CARD_NONE */
    Seat takers[2]; /* of lead and answer: whose score pile; SEAT_NONE: discarded */
    Card drawn;     /* by the seat in front; or CARD_NONE */
} ClaimTrick;

/* Reads a trick off the events of an action, as the seat of the view saw them. */
ClaimTrick claim_trick_of(const ClaimView *before, const Event events[], size_t count);

/* Finds the trick that is being settled (`moving`), or the one before; false: there is none. */
bool claim_past_trick(const TableScene *scene, bool moving, ClaimTrick *out);

/* Finds the trick whose winner is shown, until nothing moves any more; false: there is none. */
bool claim_trick_now(const TableScene *scene, ClaimTrick *out);

/* Foresees the trick that an answer settles, or the answer that is meant; false: none does. */
bool claim_outlook_trick(const ClaimView *view, Action action, ClaimTrick *out);
bool claim_meant_trick(const TableScene *scene, ClaimTrick *out);

bool claim_trick_has(const ClaimTrick *trick, ClaimFaction faction);

/* Adds the cards of a trick to the score piles of their takers. */
void claim_add_trick(const ClaimTrick *trick, CardSet score[CLAIM_SEATS]);

/* Whether a cue says why a trick is won. */
bool claim_is_reason(int cue);

/* Whether a card of a trick goes elsewhere than the other one, by its faction. */
bool claim_strays(ClaimPhase phase, Card card);

/* The score piles as they are shown, as the trick leaves them that is being settled, and as the
 * answer would that is meant. */
typedef struct ClaimScores {
    CardSet now[CLAIM_SEATS], after[CLAIM_SEATS], outlook[CLAIM_SEATS];
    ClaimTrick trick; /* that is being settled */
    float shift;      /* of the banners for it, 0 … 1; below 0: there is none */
    float changed;    /* seconds since `now` counts it; 0 or below: it does not */
} ClaimScores;

ClaimScores claim_scores(const TableScene *scene);

/* A vote as the seat in front has it. */
typedef struct ClaimStanding {
    int own, other;  /* cards */
    Seat ahead;      /* SEAT_NONE: nobody */
    bool is_decided; /* the cards that are still out cannot change it */
} ClaimStanding;

ClaimStanding claim_standing(const TableScene *scene, const CardSet score[CLAIM_SEATS],
                             unsigned faction);

/* Whether the vote of a faction is counted just now, or lit with all that won the game. */
bool claim_is_vote(const TableScene *scene, unsigned faction);
bool claim_is_won(const TableScene *scene, unsigned faction);

/* Whether nobody can take away a vote any more, `gone` being the discards; or any vote. */
bool claim_is_final(const CardSet score[CLAIM_SEATS], CardSet gone, ClaimFaction faction);
bool claim_has_final(const ClaimTable *table);

/* Whether both have equally many cards of it in these score piles, and one of them the best. */
bool claim_is_level(const CardSet score[CLAIM_SEATS], ClaimFaction faction);

/* Finds to whom a trick that the table does not count yet gives a vote for good, or, if there was
 * nobody before, three votes; SEAT_NONE: nobody. */
Seat claim_becomes_final(const ClaimTable *table, const ClaimTrick *trick, ClaimFaction faction);
Seat claim_becomes_won(const ClaimTable *table, const ClaimTrick *trick);

#endif
