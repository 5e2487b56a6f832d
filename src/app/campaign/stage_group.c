/* What groups of stages have in common, whatever is won in them. */
#include "stage_group.h"

void group_read(Profile *profile, const Game *game, int first, int size, PlaceResult out[])
{
    for (int i = 0; i < size; i++) {
        out[i] = progress_result(profile, (DealPlace){DEAL_STAGE, first + i, game});
    }
}

bool group_is_met(const PlaceResult group[], int size)
{
    bool is_met = false;
    for (int i = 0; i < size; i++) {
        is_met |= group[i].is_played;
    }
    return is_met;
}

int group_next(const CampaignDeal stages[], int first, int size, int after)
{
    for (int stage = first; stage < first + size; stage++) {
        if (stage > after && stages[stage].medal == 0) {
            return stage;
        }
    }
    return NO_STAGE;
}

void group_record_name(int stage, int size, Text *out)
{
    text_append_number(out, stage / size + 1);
    text_append(out, ".");
    text_append_number(out, stage % size + 1);
}
