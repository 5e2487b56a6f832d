/* Stages of a campaign that come in groups of the same size, each a place on its map. */
#ifndef APP_STAGE_GROUP_H
#define APP_STAGE_GROUP_H

#include "progress.h"

/* What was reached in the stages from `first` on, read from the profile. */
void group_read(Profile *profile, const Game *game, int first, int size, PlaceResult out[]);

/* Whether one of them was played to its end. */
bool group_is_met(const PlaceResult group[], int size);

/* The first stage of a group after this one (NO_STAGE: of all) that has no medal won without help;
 * NO_STAGE: there is none. */
int group_next(const CampaignDeal stages[], int first, int size, int after);

/* By which a profile knows a stage: the place of its group and its own in it, from 1, "3.2". */
void group_record_name(int stage, int size, Text *out);

#endif
