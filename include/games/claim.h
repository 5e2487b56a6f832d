/* Claim: two seats, thirteen tricks for followers, then thirteen tricks with those followers for
 * the votes of five factions. The rules' numbers (CL-1 … CL-17) are cited where they are
 * implemented, in src/games/claim.
 *
 * Cards ascend by faction, then by value: 0 … 4 are the five alike Goblins 0, 5 … 13 Goblins 1 to
 * 9, 14 … 21 Knights 2 to 9, then Undead, Dwarves and Doppelgängers 0 to 9, ten each.
 *
 * Copies of the Goblin 0 have no identity. Actions, events, single cards and Game.zone always say
 * card 0; in a CardSet of this header a zone with n of them has the bits 0 … n - 1. So equal
 * positions are equal bytes, set_count counts right, and claim_add, claim_remove and claim_join
 * are the only ways to change such a set. */
#ifndef GAMES_CLAIM_H
#define GAMES_CLAIM_H

#include "core/game.h"

#define CLAIM_CARDS    52
#define CLAIM_SEATS    2
#define CLAIM_FACTIONS 5
#define CLAIM_TRICKS   13 /* in each phase */
#define CLAIM_DECK_MAX 25 /* the deal leaves 26, of which one is turned up */

enum ClaimVerb { CLAIM_PLAY };

enum ClaimZone {
    CLAIM_DECK,
    CLAIM_PRIZE,
    CLAIM_LEAD, /* in events the answer joins the lead here, at place 1 */
    CLAIM_DISCARD,
    CLAIM_HANDS,         /* + seat */
    CLAIM_FOLLOWERS = 6, /* + seat */
    CLAIM_SCORE = 8,     /* + seat */
    CLAIM_ZONES = 10
};

enum ClaimOption { CLAIM_FIRST };

enum ClaimCounter { CLAIM_TRICK /* the trick that begins, 1 … 13 in each phase */ };

typedef enum ClaimPhase { CLAIM_RECRUIT, CLAIM_SUPPORT, CLAIM_OVER } ClaimPhase;

typedef enum ClaimFaction {
    CLAIM_GOBLIN,
    CLAIM_KNIGHT,
    CLAIM_UNDEAD,
    CLAIM_DWARF,
    CLAIM_DOPPELGANGER
} ClaimFaction;

/* In the order of events; what the value means stands beside each. A finished trick says `double`
 * if that applies, then exactly one of the four reasons, then `win`. */
enum ClaimCue {
    CLAIM_CUE_DOUBLE, /* a Doppelgänger played second: the faction that it counts as */
    CLAIM_CUE_KNIGHT, /* a Knight beats a Goblin: its seat */
    CLAIM_CUE_OFF,    /* the answer is of another faction and loses: the faction led */
    CLAIM_CUE_TIE,    /* equal values, the leader wins: the value */
    CLAIM_CUE_HIGH,   /* the higher value wins: that value */
    CLAIM_CUE_WIN,    /* the seat that wins the trick */
    CLAIM_CUE_VOTE,   /* + faction, at the end: the seat that gets its vote, or -1 */
    CLAIM_CUE_RESULT = CLAIM_CUE_VOTE + CLAIM_FACTIONS /* the seat that wins, or -1: a draw */
};

/* Indices into GameNames.words: + faction, for one card and for all of them. */
enum ClaimWord { CLAIM_WORD_FACTION, CLAIM_WORD_FACTIONS = CLAIM_FACTIONS };

/* What both seats see. */
typedef struct ClaimTable {
    CardSet prizes[CLAIM_SEATS]; /* the followers that were won as prizes; phase 1 only */
    CardSet score[CLAIM_SEATS];
    CardSet discard;
    uint16_t won[CLAIM_SEATS];  /* bit t - 1: this seat won trick t of the phase */
    Card prize;                 /* CARD_NONE after phase 1 */
    Card lead;                  /* CARD_NONE before it */
    Seat leader;                /* of this trick; at the end: the winner of the last */
    uint8_t phase;              /* ClaimPhase */
    uint8_t trick;              /* 1 … 13 in each phase; 13 at the end */
    uint8_t voids[CLAIM_SEATS]; /* bit f: this seat has shown that it holds none of faction f;
                                   phase 1 only, in which hands never grow */
    uint8_t discarded; /* 1 + the card that was discarded last, and lies on top; 0: none, or not
                          known; phase 1 only */
    uint8_t unused[4];
} ClaimTable;

typedef struct ClaimState {
    Rng rng;
    CardSet hands[CLAIM_SEATS]; /* in phase 2: the former followers */
    CardSet drawn[CLAIM_SEATS]; /* the followers that were drawn unseen; phase 1 only */
    ClaimTable table;
    Card deck[CLAIM_DECK_MAX]; /* top last; cells beyond claim_deck_count hold 0 */
    uint8_t unused[7];
} ClaimState;

typedef struct ClaimView {
    CardSet hands[CLAIM_SEATS]; /* of the other seat: what it certainly holds; in phase 2 all */
    CardSet drawn;              /* by the view's seat */
    ClaimTable table;
    Seat seat;
    uint8_t unused[7];
} ClaimView;

extern const Game claim_game;

static inline ClaimFaction claim_faction(Card card)
{
    return (ClaimFaction)((card >= 14) + (card >= 22) + (card >= 32) + (card >= 42));
}

/* 0 … 9 */
static inline unsigned claim_value(Card card)
{
    static const uint8_t before[CLAIM_FACTIONS] = {4, 12, 22, 32, 42};
    return card < 5 ? 0u : (unsigned)card - before[claim_faction(card)];
}

/* All cards of a faction. */
static inline CardSet claim_cards_of(ClaimFaction faction)
{
    static const CardSet cards[CLAIM_FACTIONS] = {
        UINT64_C(0x0000000003FFF), UINT64_C(0x00000003FC000), UINT64_C(0x00000FFC00000),
        UINT64_C(0x003FF00000000), UINT64_C(0xFFC0000000000)};
    return cards[faction];
}

/* The lowest card of a set that is not empty, any copy of the Goblin 0 being card 0: for loops with
 * set_without_first. */
static inline Card claim_first(CardSet set)
{
    Card card = set_first(set);
    return card < 5 ? 0 : card;
}

/* The set with one more copy of Goblin 0 or with another card that is not in it. */
CardSet claim_add(CardSet set, Card card);

/* The set without a card, or one copy, that is in it. */
CardSet claim_remove(CardSet set, Card card);

/* Two sets of different cards together, their Goblins 0 counted up. */
CardSet claim_join(CardSet a, CardSet b);

/* The seat that owes the next card; meaningless at the end. */
static inline Seat claim_active(const ClaimTable *table)
{
    return table->lead == CARD_NONE ? table->leader : (Seat)(1 - table->leader);
}

/* Cards in these zones, as everybody can count them. */
unsigned claim_deck_count(const ClaimTable *table);
unsigned claim_hand_count(const ClaimTable *table, Seat seat);
unsigned claim_follower_count(const ClaimTable *table);

/* The cards of a hand that may answer this lead. */
CardSet claim_answers(CardSet hand, Card lead);

/* The cards that win a trick when they answer this lead. */
CardSet claim_beating(Card lead);

/* The highest value of a faction among the cards, or -1 when there is none. */
int claim_highest(CardSet cards, ClaimFaction faction);

/* Who would get the vote of a faction with these score piles; SEAT_NONE: nobody. */
Seat claim_vote(const CardSet score[CLAIM_SEATS], ClaimFaction faction);

/* Whether the cards that are in neither score pile nor `gone` can no longer change that, whoever
 * gets them. A vote of nobody stands when none of them is left. */
bool claim_vote_stands(const CardSet score[CLAIM_SEATS], CardSet gone, ClaimFaction faction);

/* Counts the votes with these score piles. Returns who has more of them; SEAT_NONE: nobody. */
Seat claim_count_votes(const CardSet score[CLAIM_SEATS], unsigned votes[CLAIM_SEATS]);

/* Who wins whatever becomes of the cards that are left: more than half of the votes stand (CL-16).
 * SEAT_NONE: nobody yet. */
Seat claim_decided(const CardSet score[CLAIM_SEATS], CardSet gone);

/* What an answer does for certain. */
typedef struct ClaimForecast {
    CardSet scored[CLAIM_SEATS]; /* of the trick's cards, by each seat */
    CardSet score[CLAIM_SEATS];  /* the score piles with them */
    int32_t reason;              /* ClaimCue */
    int32_t counts_as;           /* the faction of a Doppelgänger that answers, or -1 */
    Seat winner;
    Card prize; /* that the winner recruits; CARD_NONE in phase 2 */
    uint8_t unused[6];
} ClaimForecast;

/* Foresees a legal answer of the view's seat. False: the action leads, which decides nothing. */
bool claim_foresee(const ClaimView *view, Action action, ClaimForecast *out);

/* The cards that the view's seat can prove to be in this zone of hidden cards (the deck, the other
 * seat's hand or followers), by all it has seen; elsewhere all cards that it sees. */
CardSet claim_view_known(const ClaimView *view, uint8_t zone);

#endif
