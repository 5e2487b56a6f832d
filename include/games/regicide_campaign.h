/* The campaign of solo Regicide: 52 deals in four realms of thirteen, from easy to hard. Each can
 * be won for gold; the lines that prove it lie in tests/games/regicide/campaign.txt and are played
 * by a test. Progress is kept elsewhere, by the seed, so that the list may be made anew: this is
 * data only. */
#ifndef GAMES_REGICIDE_CAMPAIGN_H
#define GAMES_REGICIDE_CAMPAIGN_H

#include <stdint.h>

#define REGICIDE_DEALS       52
#define REGICIDE_REALMS      4
#define REGICIDE_REALM_DEALS 13

typedef struct RegicideDeal {
    uint16_t seed;  /* of the Setup, for one seat with the official rules but for the court */
    uint16_t court; /* RegicideCourt: the first stages have fewer royals */
    uint16_t loss;  /* of a fixed weak player's games with this deal, in thousandths; never falls */
} RegicideDeal;

/* Deal n of realm r, both from 0, is at REGICIDE_REALM_DEALS * r + n. */
extern const RegicideDeal regicide_deals[REGICIDE_DEALS];

#endif
