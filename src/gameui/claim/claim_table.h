/* What the files of the Claim table share: where its panels lie, and its parts. */
#ifndef TABLES_CLAIM_TABLE_H
#define TABLES_CLAIM_TABLE_H

#include "tables/table_look.h"

#include "games/claim.h"

enum ClaimSpot {
    SPOT_TITLE,
    SPOT_SEATS,
    SPOT_TOLD,
    SPOT_PRIZE, /* the words below the card on offer; those of lead and answer lie beside it */
    SPOT_LEAD,
    SPOT_ANSWER,
    SPOT_PEEK,  /* the button that opens the other hand in phase 2 */
    SPOT_VOTES, /* + seat: five columns with the count of each faction */
    SPOT_END = SPOT_VOTES + CLAIM_SEATS
};

/* In the order of ClaimFaction: signs, their colours on dark paper, and words of element ids. */
extern const char *const claim_sigils[CLAIM_FACTIONS];
extern const uint32_t claim_colors[CLAIM_FACTIONS];
extern const char *const claim_codes[CLAIM_FACTIONS];

void claim_arrange(const Space *space, const void *view, Layout *out);
void claim_panels(const TableScene *scene);
void claim_mark(const TableScene *scene, const CardMark *mark);
void claim_name(const Wording *wording, Card card, Text *out);
void claim_log(const Wording *wording, const LogEntry *entry, Text *out);

/* What the last trick was and why it was won; the card that this seat drew. */
void claim_tell(const Wording *wording, const void *before, const Event events[], size_t count,
                Text *out);

/* The words that rise for a cue, and where. */
Rect claim_cue(const TableScene *scene, unsigned cue, int value, Text *out);

/* "Goblins", as the game's words have it. */
const char *claim_group_name(const Wording *wording, ClaimFaction faction);

#endif
