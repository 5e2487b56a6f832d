/* What can be read off the table: counts, who may answer with what, what beats a lead, and votes.
 * Sets of cards answer everything without a loop: a faction is a run of bits in the order of its
 * values, and the Goblins 0 of a set fill its lowest bits. */
#include "state.h"

#define DOPPELGANGER_ZERO 42

CardSet claim_add(CardSet set, Card card)
{
    return set | (card ? card_bit(card) : (set & GOBLIN_ZEROS) + 1);
}

CardSet claim_remove(CardSet set, Card card)
{
    return set & ~(card ? card_bit(card) : ((set & GOBLIN_ZEROS) + 1) >> 1);
}

CardSet claim_join(CardSet a, CardSet b)
{
    CardSet zeros = ((a & GOBLIN_ZEROS) + 1) * ((b & GOBLIN_ZEROS) + 1) - 1;
    return ((a | b) & ~GOBLIN_ZEROS) | zeros;
}

unsigned claim_deck_count(const ClaimTable *table)
{
    return table->phase == CLAIM_RECRUIT ? 27u - 2u * table->trick : 0;
}

unsigned claim_hand_count(const ClaimTable *table, Seat seat)
{
    bool played = table->phase == CLAIM_OVER || (table->lead != CARD_NONE && seat == table->leader);
    return CLAIM_TRICKS + 1u - table->trick - played;
}

unsigned claim_follower_count(const ClaimTable *table)
{
    return table->phase == CLAIM_RECRUIT ? table->trick - 1u : 0;
}

/* CL-5, CL-6 */
CardSet claim_answers(CardSet hand, Card lead)
{
    CardSet following = hand & claim_cards_of(claim_faction(lead));
    return following ? following | (hand & claim_cards_of(CLAIM_DOPPELGANGER)) : hand;
}

CardSet claim_beating(Card lead)
{
    ClaimFaction led = claim_faction(lead);
    CardSet above = lead ? ~((card_bit(lead) << 1) - 1) : ~GOBLIN_ZEROS;
    CardSet higher = claim_cards_of(led) & above; /* CL-7 */
    CardSet doubles = claim_cards_of(CLAIM_DOPPELGANGER) &
                      ~((card_bit((Card)(DOPPELGANGER_ZERO + claim_value(lead))) << 1) - 1);
    CardSet knights = led == CLAIM_GOBLIN ? claim_cards_of(CLAIM_KNIGHT) : 0; /* CL-8 */
    return higher | doubles | knights;                                        /* CL-9 */
}

int claim_highest(CardSet cards, ClaimFaction faction)
{
    CardSet own = cards & claim_cards_of(faction);
    return own ? (int)claim_value((Card)(63 - __builtin_clzll(own))) : -1;
}

/* CL-15 */
Seat claim_vote(const CardSet score[CLAIM_SEATS], ClaimFaction faction)
{
    int more = set_count(score[0] & claim_cards_of(faction)) -
               set_count(score[1] & claim_cards_of(faction));
    if (more == 0) {
        more = claim_highest(score[0], faction) - claim_highest(score[1], faction);
    }
    return more > 0 ? 0 : more < 0 ? 1 : SEAT_NONE;
}

/* CL-16 */
Seat claim_count_votes(const CardSet score[CLAIM_SEATS], unsigned votes[CLAIM_SEATS])
{
    votes[0] = votes[1] = 0;
    for (unsigned faction = 0; faction < CLAIM_FACTIONS; faction++) {
        Seat seat = claim_vote(score, (ClaimFaction)faction);
        if (seat != SEAT_NONE) {
            votes[seat]++;
        }
    }
    return votes[0] > votes[1] ? 0 : votes[1] > votes[0] ? 1 : SEAT_NONE;
}

Trick claim_trick(const ClaimTable *table, Card answer)
{
    unsigned beaten = claim_beating(table->lead) >> answer & 1;
    return (Trick){.lead = table->lead,
                   .answer = answer,
                   .leader = table->leader,
                   .winner = (Seat)(table->leader ^ beaten)};
}

/* CL-11, CL-14 */
Seat claim_taker(ClaimPhase phase, Card card, Seat winner)
{
    ClaimFaction faction = claim_faction(card);
    if (phase == CLAIM_RECRUIT) {
        return faction == CLAIM_UNDEAD ? winner : SEAT_NONE;
    }
    return faction == CLAIM_DWARF ? seat_other(winner) : winner;
}
