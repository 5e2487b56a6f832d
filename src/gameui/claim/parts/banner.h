/* The banners of the hall, and the tokens of the votes. */
#ifndef GAMEUI_CLAIM_BANNER_H
#define GAMEUI_CLAIM_BANNER_H

#include "claim/seen.h"

/* Where the banner of a faction hangs while nobody is ahead, its width, times how far it is pulled
 * from there, and what pulls it. */
typedef struct ClaimPole {
    Point at;
    float width, shift;
    const ClaimScores *scores;
} ClaimPole;

void claim_banner_hang(const TableScene *scene, unsigned faction, const ClaimPole *pole);

/* The way from the cord to the edge of the banner, and of its crown, towards an end of the lane:
 * pixels. */
float claim_banner_reach(const TableScene *scene, unsigned faction, const ClaimPole *pole,
                         bool is_upper);

/* Draws three tokens for the votes of a seat at the right end of a row, which is cut off. */
void claim_tokens(const TableScene *scene, const ClaimScores *scores, Seat seat, Rect *row);

/* The part of its size by which a number swells that has just changed. */
float claim_pulse(const TableScene *scene, const ClaimScores *scores, Seat seat, unsigned faction);

#endif
