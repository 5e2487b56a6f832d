/* The cases of Di Renjie: twelve, each with suspects of their own and three secrets, so that one
 * who has seen a secret can try again with another. The lines that prove that each secret can be
 * found out for gold lie in tests/bots/cases.txt and are played by a test against the suspects
 * themselves. Progress is kept elsewhere, by the place of a secret among the cases, so that the
 * deals may be made anew: this is data only. */
#ifndef GAMES_DIRENJIE_CASES_H
#define GAMES_DIRENJIE_CASES_H

#include "games/direnjie.h"

#define DIRENJIE_CASES         12
#define DIRENJIE_CASE_SECRETS  3
#define DIRENJIE_CASE_DEALS    (DIRENJIE_CASES * DIRENJIE_CASE_SECRETS)
#define DIRENJIE_CASE_SUSPECTS 4 /* at most */

/* Computer players that are known by name, from simple to cunning. */
typedef enum DirenjieSuspect {
    SUSPECT_WRESTLER,
    SUSPECT_INNKEEPER,
    SUSPECT_COOK,
    SUSPECT_DANCER,
    SUSPECT_BOATMAN,
    SUSPECT_PHYSICIAN,
    SUSPECT_FURRIER,
    SUSPECT_ENVOY,
    SUSPECT_SCRIBE,
    SUSPECT_WIDOW,
    SUSPECT_JEWELLER,
    SUSPECT_CAPTAIN,
    DIRENJIE_SUSPECTS
} DirenjieSuspect;

typedef struct DirenjieCase {
    uint8_t seats;                            /* the person sits in seat 0, */
    uint8_t suspects[DIRENJIE_CASE_SUSPECTS]; /* DirenjieSuspect: these in the others */
    uint8_t has_killer;                       /* the expansion is used, and a suspect the killer */
} DirenjieCase;

extern const DirenjieCase direnjie_cases[DIRENJIE_CASES];

/* That of secret n of case c, both from 0, is at DIRENJIE_CASE_SECRETS * c + n. */
extern const uint32_t direnjie_case_seeds[DIRENJIE_CASE_DEALS];

/* How cunning that one is: a BotLevel. */
unsigned direnjie_suspect_level(DirenjieSuspect suspect);

/* The setup of a deal, and the suspect in a seat from 1. */
Setup direnjie_case_setup(unsigned deal);
DirenjieSuspect direnjie_case_suspect(unsigned deal, Seat seat);

/* What seat 0 has reached in a game that is over, by its view and by who won: 3 with all three
 * answers right and most points (and with the killer named, where there is one), 2 with all three
 * right, 1 with two; else 0. */
unsigned direnjie_case_grade(const DirenjieView *view, SeatSet winners);

#endif
