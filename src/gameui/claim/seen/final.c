/* Which votes nobody can take away any more, and which of them a trick decides that was, is
 * settled or would be. Whether a vote stands is asked from the rules. */
#include "claim/seen.h"

bool claim_is_final(const CardSet score[CLAIM_SEATS], CardSet gone, ClaimFaction faction)
{
    return claim_vote(score, faction) != SEAT_NONE && claim_vote_stands(score, gone, faction);
}

bool claim_is_level(const CardSet score[CLAIM_SEATS], ClaimFaction faction)
{
    CardSet all = claim_cards_of(faction);
    return claim_vote(score, faction) != SEAT_NONE &&
           set_count(score[0] & all) == set_count(score[1] & all);
}

/* The score piles after the trick; returns the discards. */
static CardSet after_trick(const ClaimTable *table, const ClaimTrick *trick,
                           CardSet after[CLAIM_SEATS])
{
    const Card cards[] = {trick->lead, trick->answer};
    CardSet gone = table->discard;
    after[0] = table->score[0];
    after[1] = table->score[1];
    claim_add_trick(trick, after);
    for (unsigned i = 0; i < 2; i++) {
        if (trick->takers[i] >= CLAIM_SEATS) {
            gone = claim_add(gone, cards[i]);
        }
    }
    return gone;
}

Seat claim_becomes_won(const ClaimTable *table, const ClaimTrick *trick)
{
    CardSet after[CLAIM_SEATS], gone = after_trick(table, trick, after);
    if (claim_decided(table->score, table->discard) != SEAT_NONE) {
        return SEAT_NONE;
    }
    return claim_decided(after, gone);
}

Seat claim_becomes_final(const ClaimTable *table, const ClaimTrick *trick, ClaimFaction faction)
{
    CardSet after[CLAIM_SEATS], gone = after_trick(table, trick, after);
    bool was_final = claim_is_final(table->score, table->discard, faction);
    if (was_final || !claim_is_final(after, gone, faction)) {
        return SEAT_NONE;
    }
    return claim_vote(after, faction);
}

bool claim_has_final(const ClaimTable *table)
{
    bool has = false;
    for (unsigned faction = 0; faction < CLAIM_FACTIONS; faction++) {
        has |= claim_is_final(table->score, table->discard, (ClaimFaction)faction);
    }
    return has;
}
