/* How the votes stand: by the score piles as they are seen to fill, and as an answer would leave
 * them. What is counted is asked from the rules. */
#include "claim/seen.h"
#include "claim/table.h"

#include <math.h>

#define SHIFT_AFTER   0.15f /* the cards began to go: they fly by then */
#define SHIFT_SECONDS 0.32f
#define WON_PART      0.06f /* from lane to lane: of the time that the result shows */

/* See ClaimScores.shift. */
static float shift_of(const TableScene *scene, ClaimTrick *trick)
{
    bool lies = claim_view(scene)->table.lead != CARD_NONE;
    if (!lies || scene->cue != CLAIM_CUE_WIN || !claim_trick_now(scene, trick)) {
        return -1;
    }
    float t = (scene->cue_age - scene->cue_holds - SHIFT_AFTER) / SHIFT_SECONDS;
    if (ui_has_reduced_motion(scene->ui)) {
        t = roundf(fmaxf(t, 0));
    }
    return fminf(fmaxf(t, 0), 1);
}

ClaimScores claim_scores(const TableScene *scene)
{
    const CardSet *score = claim_view(scene)->table.score;
    ClaimTrick meant;
    ClaimScores scores = {.after = {score[0], score[1]}};
    scores.shift = shift_of(scene, &scores.trick);
    if (scores.shift >= 0) {
        claim_add_trick(&scores.trick, scores.after);
    }
    const CardSet *now = scores.shift >= 0.5f ? scores.after : score;
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
