/* Claim: the trick and its words lie close; some panels are of one phase and cards of the other. */
#include "arranged.h"
#include "claim/table.h"

#define HANDS SEVERAL(CARDS(CLAIM_HANDS), 2)

static const Overlap overlaps[] = {
    {ONE(SPOT_HALL), SEVERAL(CARDS(CLAIM_SCORE), 2), "the hall shows them"},
    {ONE(CARDS(CLAIM_LEAD)), ONE(CARDS(CLAIM_PRIZE)), "between both cards"},
    {ONE(CARDS(CLAIM_LEAD)), SEVERAL(SPOT_PRIZE, 2), "its words and the seal likewise"},
    {ONE(SPOT_PRIZE), SEVERAL(SPOT_SEAL, 1), "the seal is wide where its picture is not"},
    {ONE(SPOT_PRIZE), ONE(CARDS(CLAIM_PRIZE)), "its words stand on its foot"},
    {ONE(SPOT_ANSWER), ONE(CARDS(CLAIM_PRIZE)), "words are short where the signs are large"},
    {SEVERAL(SPOT_LEAD, 2), ONE(SPOT_TRICKS), "the lozenges are low"},
    {ONE(SPOT_LAST), SEVERAL(SPOT_NAMES, 2), "a pill is low"},
    {ONE(SPOT_POWERS), ONE(CARDS(CLAIM_DECK)), "in phase 2 there is no deck"},
    {ONE(SPOT_POWERS), ONE(CARDS(CLAIM_DISCARD)), "nor are there discards"},
    {SEVERAL(SPOT_COUNT, 3), SEVERAL(SPOT_PILES, 4),
     "a fan is narrow, a pill as wide as its words"},
    {SEVERAL(SPOT_COUNT, 3), SEVERAL(CARDS(CLAIM_FOLLOWERS), 2), "followers lie close"},
    {SEVERAL(SPOT_COUNT, 3), HANDS, "it stands where the cards of the hand end"},
    {SEVERAL(SPOT_PILES, 4), HANDS, "an arc is low at its ends"},
    {SEVERAL(SPOT_PILES, 4), SEVERAL(CARDS(CLAIM_FOLLOWERS), 2), "there are no followers then"},
    {HANDS, SEVERAL(CARDS(CLAIM_FOLLOWERS), 2), "an arc is low at its ends"},
    {HANDS, ONE(CARDS(CLAIM_PRIZE)), "open cards of the other hand lie at its upper edge"},
    {HANDS, ONE(THING_BUTTONS), "there are no buttons while cards can be played"},
    {.why = NULL}};

const Arranged arranged_claim = {&claim_game, overlaps, HANDS, 0, 0};
