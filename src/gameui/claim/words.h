/* The words of Claim: names, what the plate says, the log, and what is told of tricks and votes. */
#ifndef GAMEUI_CLAIM_WORDS_H
#define GAMEUI_CLAIM_WORDS_H

#include "claim/seen.h"
#include "tables/table_look.h"

/* Functions of claim_table_look; claim_tell says what the last trick was, why it was won, and which
 * card this seat drew. */
void claim_name(const Wording *wording, Card card, Text *out);
void claim_log(const Wording *wording, const LogEntry *entry, Text *out);
Told claim_tell(const Wording *wording, const PastAction *action, Text *out);
void claim_prompt(const TableScene *scene, Text *out);
void claim_outlook(const TableScene *scene, Action action, Outlook *out);
size_t claim_now(const TableScene *scene, Line *lines);

/* What whoever decides is to play: of VerbLook. */
Message claim_wanted(const void *view);

/* "Goblins", as the game's words have it. */
const char *claim_group_name(const Wording *wording, ClaimFaction faction);

/* "You answer": whose decision it is. */
const char *claim_turn_words(const TableScene *scene, Seat active);

/* Who gets a vote, and why, from the seat that gets it: "4 to 2". */
Message claim_vote_words(const CardSet score[CLAIM_SEATS], ClaimFaction faction);
Message claim_vote_reason(const CardSet score[CLAIM_SEATS], ClaimFaction faction);

/* "8 beats 6", and to a seat what comes of it: "Dwarves go to the loser: Ayu". */
Message claim_reason_words(const ClaimTrick *trick);
Message claim_outcome_words(const ClaimTrick *trick, Seat reader);

/* TableLook.own. */
extern const OwnForm claim_own_forms[];

#endif
