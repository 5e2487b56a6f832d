/* How the votes stand: by the score piles as they are seen to fill, and as an answer would leave
 * them. What is counted is asked from the rules. */
#include "claim/seen.h"
#include "claim/table.h"

#include <math.h>

#define COUNTED  0.5f  /* of the way: then the numbers are others */
#define WON_PART 0.06f /* from lane to lane: of the time that the result shows */

/* How far the banners are on their way for the trick that is settled, unless that is before it or
 * past it: below 0, over 1. A trick that is shown faster has less time for all of it. False: none
 * is settled. */
static bool shifts(const TableScene *scene, ClaimTrick *trick, float *along)
{
    bool lies = claim_view(scene)->table.lead != CARD_NONE;
    if (!lies || scene->cue != CLAIM_CUE_WIN || !claim_trick_now(scene, trick)) {
        return false;
    }
    float age = scene->cue_age * CLAIM_WIN_HOLDS / scene->cue_holds;
    *along = (age - CLAIM_WIN_HOLDS - CLAIM_SHIFT_AFTER) / CLAIM_SHIFT_SECONDS;
    return true;
}

ClaimScores claim_scores(const TableScene *scene)
{
    const CardSet *score = claim_view(scene)->table.score;
    ClaimTrick meant;
    ClaimScores scores = {.after = {score[0], score[1]}, .shift = -1};
    float along;
    if (shifts(scene, &scores.trick, &along)) {
        scores.shift = fminf(fmaxf(along, 0), 1);
        scores.changed = (along - COUNTED) * CLAIM_SHIFT_SECONDS;
        if (ui_has_reduced_motion(scene->ui)) {
            scores.shift = roundf(scores.shift);
        }
        claim_add_trick(&scores.trick, scores.after);
    }
    const CardSet *now = scores.shift >= COUNTED ? scores.after : score;
    for (Seat seat = 0; seat < CLAIM_SEATS; seat++) {
        scores.now[seat] = scores.outlook[seat] = now[seat];
    }
    if (claim_meant_trick(scene, &meant)) {
        claim_add_trick(&meant, scores.outlook);
    }
    return scores;
}

static bool is_counted(const TableScene *scene, unsigned faction)
{
    return scene->cue < CLAIM_CUE_VOTE || scene->cue >= CLAIM_CUE_VOTE + (int)faction;
}

ClaimStanding claim_standing(const TableScene *scene, const CardSet score[CLAIM_SEATS],
                             unsigned faction)
{
    const ClaimTable *table = &claim_view(scene)->table;
    CardSet all = claim_cards_of((ClaimFaction)faction);
    bool over = table->phase == CLAIM_OVER && is_counted(scene, faction);
    ClaimStanding it = {.own = set_count(score[scene->seat] & all),
                        .other = set_count(score[1 - scene->seat] & all),
                        .ahead = claim_vote(score, (ClaimFaction)faction)};
    bool is_final = claim_is_final(score, table->discard, (ClaimFaction)faction);
    it.is_decided = it.ahead != SEAT_NONE && (over || is_final);
    return it;
}

bool claim_is_vote(const TableScene *scene, unsigned faction)
{
    return scene->cue == CLAIM_CUE_VOTE + (int)faction && !table_rests(scene->table);
}

/* They light up one after another, from the left. */
bool claim_is_won(const TableScene *scene, unsigned faction)
{
    const CardSet *score = claim_view(scene)->table.score;
    unsigned before = 0, votes[CLAIM_SEATS];
    Seat winner = claim_count_votes(score, votes);
    float along;
    int value;
    if (!table_effect(scene->table, CLAIM_CUE_RESULT, &along, &value) || winner == SEAT_NONE) {
        return false;
    }
    for (unsigned i = 0; i < faction; i++) {
        before += claim_vote(score, (ClaimFaction)i) == winner;
    }
    return along >= WON_PART * (float)before && claim_vote(score, (ClaimFaction)faction) == winner;
}
