/* What can be read off the table: counts, who may answer with what, what beats a lead, and votes.
 * Sets of cards answer everything without a loop: a faction is a run of bits in the order of its
 * values, and the Goblins 0 of a set fill its lowest bits. */
#include "claim/state.h"

#define DOPPELGANGER_ZERO 42

CardSet claim_add(CardSet set, Card card)
{
    if (card == 0) {
        return set | ((set & GOBLIN_ZEROS) + 1);
    }
    return set | card_bit(card);
}

CardSet claim_remove(CardSet set, Card card)
{
    if (card == 0) {
        return set & ~(((set & GOBLIN_ZEROS) + 1) >> 1);
    }
    return set & ~card_bit(card);
}

CardSet claim_join(CardSet a, CardSet b)
{
    CardSet zeros = ((a & GOBLIN_ZEROS) + 1) * ((b & GOBLIN_ZEROS) + 1) - 1;
    return ((a | b) & ~GOBLIN_ZEROS) | zeros;
}

unsigned claim_deck_count(const ClaimTable *table)
{
    if (table->phase == CLAIM_RECRUIT) {
        return 27u - 2u * table->trick;
    }
    return 0;
}

unsigned claim_hand_count(const ClaimTable *table, Seat seat)
{
    bool played = table->phase == CLAIM_OVER || (table->lead != CARD_NONE && seat == table->leader);
    return CLAIM_TRICKS + 1u - table->trick - played;
}

unsigned claim_follower_count(const ClaimTable *table)
{
    if (table->phase == CLAIM_RECRUIT) {
        return table->trick - 1u;
    }
    return 0;
}

/* CL-5, CL-6 */
CardSet claim_answers(CardSet hand, Card lead)
{
    CardSet following = hand & claim_cards_of(claim_faction(lead));
    if (following) {
        return following | (hand & claim_cards_of(CLAIM_DOPPELGANGER));
    }
    return hand;
}

CardSet claim_beating(Card lead)
{
    ClaimFaction led = claim_faction(lead);
    CardSet above = lead ? ~((card_bit(lead) << 1) - 1) : ~GOBLIN_ZEROS;
    CardSet higher = claim_cards_of(led) & above; /* CL-7 */
    CardSet doubles = claim_cards_of(CLAIM_DOPPELGANGER) &
                      ~((card_bit((Card)(DOPPELGANGER_ZERO + claim_value(lead))) << 1) - 1);
    CardSet knights = 0;
    if (led == CLAIM_GOBLIN) {
        knights = claim_cards_of(CLAIM_KNIGHT); /* CL-8 */
    }
    return higher | doubles | knights; /* CL-9 */
}

int claim_highest(CardSet cards, ClaimFaction faction)
{
    CardSet own = cards & claim_cards_of(faction);
    if (own) {
        return (int)claim_value((Card)(63 - __builtin_clzll(own)));
    }
    return -1;
}

/* CL-15 */
Seat claim_vote(const CardSet score[CLAIM_SEATS], ClaimFaction faction)
{
    int more = set_count(score[0] & claim_cards_of(faction)) -
               set_count(score[1] & claim_cards_of(faction));
    if (more == 0) {
        more = claim_highest(score[0], faction) - claim_highest(score[1], faction);
    }
    if (more > 0) {
        return 0;
    }
    if (more < 0) {
        return 1;
    }
    return SEAT_NONE;
}

/* The other seat is imagined to get all that is left. */
bool claim_vote_stands(const CardSet score[CLAIM_SEATS], CardSet gone, ClaimFaction faction)
{
    CardSet all = claim_cards_of(faction), left = all;
    const CardSet seen[] = {score[0], score[1], gone};
    for (unsigned i = 0; i < 3; i++) {
        for (CardSet rest = seen[i] & all; rest; rest = set_without_first(rest)) {
            left = claim_remove(left, claim_first(rest));
        }
    }
    Seat now = claim_vote(score, faction);
    if (now == SEAT_NONE) {
        return !left;
    }
    CardSet then[] = {score[0], score[1]};
    then[1 - now] = claim_join(then[1 - now], left);
    return claim_vote(then, faction) == now;
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
    if (votes[0] > votes[1]) {
        return 0;
    }
    if (votes[1] > votes[0]) {
        return 1;
    }
    return SEAT_NONE;
}

Seat claim_decided(const CardSet score[CLAIM_SEATS], CardSet gone)
{
    unsigned votes[CLAIM_SEATS] = {0};
    for (unsigned faction = 0; faction < CLAIM_FACTIONS; faction++) {
        Seat seat = claim_vote(score, (ClaimFaction)faction);
        if (seat != SEAT_NONE && claim_vote_stands(score, gone, (ClaimFaction)faction)) {
            votes[seat]++;
        }
    }
    for (Seat seat = 0; seat < CLAIM_SEATS; seat++) {
        if (votes[seat] > CLAIM_FACTIONS / 2) {
            return seat;
        }
    }
    return SEAT_NONE;
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
        if (faction == CLAIM_UNDEAD) {
            return winner;
        }
        return SEAT_NONE;
    }
    if (faction == CLAIM_DWARF) {
        return seat_other(winner);
    }
    return winner;
}
