/* When the music of Claim rises: half in the second phase, wholly in its last five tricks or when
 * one more faction wins the game for somebody. All of it lies open. */
#include "claim/pieces.h"
#include "claim/seen.h"

#include "games/claim.h"

#define HALF        60
#define LAST_TRICKS 5
#define TO_WIN      3 /* votes */

/* So many votes of this seat nobody can take away any more. */
static unsigned final_votes(const ClaimTable *table, Seat seat)
{
    unsigned votes = 0;
    for (unsigned i = 0; i < CLAIM_FACTIONS; i++) {
        ClaimFaction faction = (ClaimFaction)i;
        votes += claim_is_final(table->score, table->discard, faction) &&
                 claim_vote(table->score, faction) == seat;
    }
    return votes;
}

static int tension(const void *view, bool alone)
{
    const ClaimTable *table = &((const ClaimView *)view)->table;
    (void)alone;
    if (table->phase != CLAIM_SUPPORT) {
        return 0;
    }
    bool is_close = final_votes(table, 0) == TO_WIN - 1 || final_votes(table, 1) == TO_WIN - 1;
    bool is_last = table->trick > CLAIM_TRICKS - LAST_TRICKS;
    return is_close || is_last ? 100 : HALF;
}

const MusicUi claim_music = {.piece = "tavern", .tension = tension};
