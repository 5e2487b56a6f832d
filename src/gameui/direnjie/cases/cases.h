/* The cases of Di Renjie: twelve stories, each with suspects and three secrets. A secret is a stage
 * of the campaign; what is won is told by case: the best medal of its secrets. */
#ifndef GAMEUI_DIRENJIE_CASES_H
#define GAMEUI_DIRENJIE_CASES_H

#include "app.h"
#include "games/direnjie_cases.h"
#include "progress.h"

typedef struct Cases {
    PlaceResult secrets[DIRENJIE_CASE_DEALS];
    int next;   /* the secret that is due, or NO_STAGE */
    int chosen; /* the case whose facts the panel shows */
} Cases;

/* The best of a case's secrets; `deal` is empty until one of them was played to its end. */
CampaignDeal cases_reached(const PlaceResult secrets[DIRENJIE_CASE_SECRETS], int number);

/* The secret of a case to begin with: the first that was not seen, else the first without a medal
 * won without help, else the first. */
int cases_to_start(const PlaceResult secrets[DIRENJIE_CASE_SECRETS]);

/* Who sits in another seat of a secret, 0 … DIRENJIE_CASE_DEALS - 1. */
Rival cases_rival(int secret, Seat seat);

/* Of a case from 0, in the language shown. */
const char *cases_title(App *app, int number);
const char *cases_story(App *app, int number);
const char *cases_end(App *app, int number);  /* how it ends when it is solved */
const char *cases_rule(App *app, int number); /* which medal is won by what */

void cases_panel(App *app, void *cases, Rect rect); /* of a Cases */

#endif
