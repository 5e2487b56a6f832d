/* How many worlds agree with what a seat knows, for each of the 150 secrets. A world says which
 * cards lie in the places that the rules bind: the secret, the bottoms of clues, hidden clues. The
 * cards that are left can lie anywhere, in equally many orders for every secret, so they need not
 * be counted; and copies that the seat has located at some time are not in the secret.
 *
 * Clues share only the beggars. So the ways are summed up identity by identity, over the set of
 * beggars used and the number of hidden clues made so far, which is exact. Secrets that differ only
 * in identities of which no clue can be made have the same ways, and are counted once.
 *
 * Nothing is concluded from how anybody decides, but that natural clues come more often than chance
 * would have it: a third copy can be asked for, a beggar cannot. */
#include "direnjie/state.h"

#include <string.h>

/* An example: three seats, no killer card, and one clue, public, of which the seat knows T1 T1 ?.
 * It holds no T1 and no M1. If T1 is the secret, its last copy is there, and the bottom can only be
 * M1: 1 way. If T2 is, the bottom is M1 or the third T1, which counts twice (natural_weights): 3
 * ways. One copy of T1 can be the secret, but three of T2; so with each weapon and location the
 * weights of T1 and T2 are as 1 x 1 to 3 x 3. */

#define USABLE     6 /* the beggars, then the killer card */
#define USED_SETS  (1u << USABLE)
#define HIDDEN_MAX (DIRENJIE_SEATS - 1)
#define CLASSES    7 /* of an identity: its place in its category; the last: it is in no clue */

/* How many times as often a natural clue was laid in measured games as chance would have it,
 * against one with a certain beggar; by the number of seats. With five and six no card stays in the
 * deck. */
static const uint8_t natural_weights[DIRENJIE_SEATS + 1] = {0, 0, 2, 2, 2, 4, 4};

static const uint8_t category_first[DIRENJIE_CATEGORIES] = {0, 6, 11};

/* What clues can be made of an identity. */
typedef struct Site {
    uint8_t copies;    /* that the seat has not located */
    uint8_t bottoms;   /* bits of USABLE */
    uint8_t natural;   /* weight of three of a kind */
    bool is_headed;    /* by a public clue whose bottom the seat does not know */
    bool is_elsewhere; /* its last copy is not that bottom */
} Site;

typedef struct Counting {
    const DirenjieView *view;
    Site sites[DIRENJIE_IDENTITIES];
    unsigned used;                            /* bits of USABLE that cannot be in these clues */
    unsigned hidden;                          /* clues of which the seat knows nothing */
    uint64_t ways[CLASSES][CLASSES][CLASSES]; /* 0: not counted yet */
} Counting;

/* The ways by number of hidden clues made and by what is used. */
typedef struct Ways {
    uint64_t of[HIDDEN_MAX + 1][USED_SETS];
} Ways;

static unsigned usable_bits(CardSet cards)
{
    return (unsigned)(cards >> DIRENJIE_BEGGAR_ONE);
}

static CardSet elsewhere_cards(const DirenjieView *view)
{
    CardSet cards = 0;
    for (Seat seat = 0; seat < view->table.seats; seat++) {
        if (view->missing[seat] == 0) {
            cards |= view->uncertain[seat];
        }
    }
    return cards;
}

static void counting_init(Counting *counting, const DirenjieView *view)
{
    CardSet unseen = direnjie_view_unseen(view), elsewhere = elsewhere_cards(view);
    *counting = (Counting){.view = view};
    for (Card i = 0; i < DIRENJIE_IDENTITIES; i++) {
        Card card = (Card)(3 * i);
        Site *site = &counting->sites[i];
        site->copies = (uint8_t)direnjie_copies_in(unseen, card);
        site->natural = natural_weights[view->table.seats];
        site->is_elsewhere = elsewhere & card_bit(card);
        site->bottoms = (uint8_t)(card == TARGET_SIX ? 0x1F : 1u << (direnjie_number(card) - 1));
        site->bottoms = (uint8_t)(site->bottoms | 1u << (USABLE - 1));
    }
    counting->used = ~usable_bits(unseen & ~elsewhere) & (USED_SETS - 1);
    unsigned owners = 0;
    for (unsigned i = 0; i < view->table.clue_count; i++) {
        const Card *cards = view->clues[i].cards;
        counting->hidden += cards[0] == CARD_HIDDEN;
        if (cards[0] != CARD_HIDDEN && cards[2] == CARD_HIDDEN) {
            counting->sites[cards[0] / 3].is_headed = true;
        }
        owners |= (unsigned)(cards[2] == CARD_HIDDEN) << view->table.clue_owners[i];
    }
    if (!(owners & view->candidates)) {
        counting->used |= 1u << (USABLE - 1);
    }
}

static bool site_matters(const Counting *counting, unsigned identity)
{
    const Site *site = &counting->sites[identity];
    return site->is_headed || (counting->hidden > 0 && site->copies >= 2);
}

/* Adds to `after` the ways that one more clue makes of those in `before`. */
static void add_clue(const uint64_t before[], uint64_t after[], const Site *site, unsigned copies)
{
    unsigned natural = 0;
    if (site->is_headed) {
        natural = copies && !site->is_elsewhere;
    } else if (copies >= 3) {
        natural = 3;
    }
    natural *= site->natural;
    unsigned begged = 1;
    if (!site->is_headed) {
        begged = copies * (copies - 1) / 2;
    }
    for (unsigned used = 0; used < USED_SETS; used++) {
        uint64_t ways = before[used];
        after[used] += ways * natural;
        for (unsigned rest = ways ? site->bottoms & ~used : 0; rest; rest &= rest - 1) {
            after[used | (rest & -rest)] += ways * begged;
        }
    }
}

static void add_headed(Ways *ways, const Site *site, unsigned copies, unsigned hidden)
{
    for (unsigned i = 0; i <= hidden; i++) {
        uint64_t after[USED_SETS] = {0};
        add_clue(ways->of[i], after, site, copies);
        memcpy(ways->of[i], after, sizeof after);
    }
}

/* Of one identity there is at most one hidden clue. */
static void add_hidden(Ways *ways, const Site *site, unsigned copies, unsigned hidden)
{
    for (unsigned i = hidden; i > 0 && copies >= 2; i--) {
        add_clue(ways->of[i - 1], ways->of[i], site, copies);
    }
}

static uint64_t count_ways(const Counting *counting, const unsigned secret[])
{
    Ways ways;
    uint64_t sum = 0;
    memset(&ways, 0, (counting->hidden + 1) * sizeof *ways.of);
    ways.of[0][counting->used] = 1;
    for (unsigned i = 0; i < DIRENJIE_IDENTITIES; i++) {
        const Site *site = &counting->sites[i];
        bool is_secret = i == secret[0] || i == secret[1] || i == secret[2];
        unsigned copies = site->copies - is_secret;
        if (site->is_headed) {
            add_headed(&ways, site, copies, counting->hidden);
        } else {
            add_hidden(&ways, site, copies, counting->hidden);
        }
    }
    for (unsigned used = 0; used < USED_SETS; used++) {
        sum += ways.of[counting->hidden][used];
    }
    return sum;
}

/* The ways of all secrets like this one. */
static uint64_t ways_of(Counting *counting, const unsigned secret[])
{
    unsigned classes[DIRENJIE_CATEGORIES];
    for (unsigned i = 0; i < DIRENJIE_CATEGORIES; i++) {
        bool matters = site_matters(counting, secret[i]);
        if (matters) {
            classes[i] = secret[i] - category_first[i];
        } else {
            classes[i] = CLASSES - 1;
        }
    }
    uint64_t *ways = &counting->ways[classes[0]][classes[1]][classes[2]];
    *ways = *ways ? *ways : count_ways(counting, secret);
    return *ways;
}

/* Copies of an identity that may be the secret. */
static unsigned open_copies(const DirenjieView *view, unsigned identity)
{
    bool is_innocent = view->starting[view->seat] >> identity & 1;
    if (is_innocent) {
        return 0;
    }
    return 3 - direnjie_copies_in(view->outside, (Card)(3 * identity));
}

void direnjie_posterior(const DirenjieView *view, DirenjiePosterior *out)
{
    Counting counting;
    counting_init(&counting, view);
    memset(out, 0, sizeof *out);
    for (unsigned i = 0; i < DIRENJIE_SECRETS; i++) {
        unsigned secret[DIRENJIE_CATEGORIES] = {i / 25, category_first[1] + i / 5 % 5,
                                                category_first[2] + i % 5};
        unsigned copies = open_copies(view, secret[0]) * open_copies(view, secret[1]) *
                          open_copies(view, secret[2]);
        if (copies) {
            out->weights[i] = copies * ways_of(&counting, secret);
        } else {
            out->weights[i] = 0;
        }
        out->total += out->weights[i];
    }
}
