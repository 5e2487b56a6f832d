/* The tour of Claim: ten rivals, three deals against each. A deal is a stage of the campaign; what
 * is won is told by rival: a medal for the three deals together. */
#ifndef GAMEUI_CLAIM_TOUR_H
#define GAMEUI_CLAIM_TOUR_H

#include "app.h"
#include "games/claim_tour.h"
#include "progress.h"
#include "stage_lines.h"

#define TOUR_MAJORITY 2 /* so many of the three deals beat a rival */

typedef struct Tour {
    PlaceResult deals[CLAIM_TOUR_DEALS];
    int next;          /* the deal that is due, or NO_STAGE */
    int chosen;        /* the rival whose facts the panel shows */
    bool is_explained; /* the words about medals stand on the map, not in the panel */
} Tour;

/* What was reached against a rival, from its three deals. */
typedef struct TourScore {
    int wins, votes;
    int par; /* votes, of all three */
} TourScore;

/* Without help, or with what was reached so as well. */
TourScore tour_score(const PlaceResult deals[CLAIM_RIVAL_DEALS], int rival, bool with_help);
Medal tour_medal(const TourScore *score);

/* The same as one row of medals; `deal` is empty until one of them was played to its end. */
CampaignDeal tour_reached(const PlaceResult deals[CLAIM_RIVAL_DEALS], int rival);

/* Of the profile. */
void tour_read(App *app, int rival, PlaceResult deals[CLAIM_RIVAL_DEALS]);

/* "Deals won: 1 of 3. Votes: 4, par: 7.", with help or without. */
const char *tour_score_words(App *app, const PlaceResult deals[CLAIM_RIVAL_DEALS], int rival);

int tour_votes(int standing);
bool tour_is_win(int standing);

/* Who sits against the person in this deal, 0 … CLAIM_TOUR_DEALS - 1. */
Rival tour_rival(int deal, Seat seat);

/* Of a rival from 0. */
const StagePerson *tour_person(int rival);

/* "Bronze: …": which medal is won by what. */
const char *tour_rule(App *app);

void tour_panel(App *app, void *tour, Rect rect); /* of a Tour */

#endif
