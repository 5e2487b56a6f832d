/* What all rooms of the Claim table share: where its panels lie, and its factions.
 *
 * Everything is laid out on a stage: in a landscape window 1600 × 900 units with the bar on its
 * upper 54, in a portrait one 800 × 1224 below the bar. */
#ifndef GAMEUI_CLAIM_TABLE_H
#define GAMEUI_CLAIM_TABLE_H

#include "games/claim.h"
#include "tables/table_look.h"

enum ClaimSpot {
    SPOT_HALL, /* the five lanes between the two seats */
    SPOT_LEAD, /* the words below the cards of the trick; their middles */
    SPOT_ANSWER,
    SPOT_PRIZE,
    SPOT_SEAL,                             /* between the two cards */
    SPOT_TRICKS,                           /* thirteen lozenges, and words above them */
    SPOT_LAST,                             /* the last trick */
    SPOT_POWERS,                           /* what the factions do in phase 2 */
    SPOT_COUNT,                            /* of the other hand */
    SPOT_PEEK,                             /* the button that opens it in phase 2 */
    SPOT_MEMORY,                           /* the one that shows what is known of the cards */
    SPOT_PILES,                            /* + seat: the best cards of a score pile, in phase 2 */
    SPOT_NAMES = SPOT_PILES + CLAIM_SEATS, /* + seat: the words below followers or score pile */
    SPOT_END = SPOT_NAMES + CLAIM_SEATS
};

/* The forms of its layout. */
typedef enum ClaimForm { CLAIM_WIDE, CLAIM_TALL } ClaimForm;

/* Signs of the factions, their colours on dark paper, and words of element ids. */
extern const char *const claim_sigils[CLAIM_FACTIONS];
extern const uint32_t claim_colors[CLAIM_FACTIONS];
extern const char *const claim_codes[CLAIM_FACTIONS];

static inline const ClaimView *claim_view(const TableScene *scene)
{
    return scene->view;
}

static inline float claim_unit(const TableScene *scene)
{
    return scene->layout->unit;
}

/* Seconds at normal speed that the winner of a trick is shown before the cards go; then banners are
 * pulled, so much later that they are seen, and the table waits for them. */
#define CLAIM_WIN_HOLDS     0.95f
#define CLAIM_SHIFT_AFTER   0.40f
#define CLAIM_SHIFT_SECONDS 0.32f
#define CLAIM_SHIFT_ENDS    (CLAIM_WIN_HOLDS + CLAIM_SHIFT_AFTER + CLAIM_SHIFT_SECONDS)

/* Half-way the numbers are others. */
#define CLAIM_SHIFT_COUNTS (CLAIM_SHIFT_ENDS - CLAIM_SHIFT_SECONDS / 2)

#endif
