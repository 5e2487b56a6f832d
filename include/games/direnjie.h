/* Di Renjie for two to six seats; its rules (DR-1 …) are cited in src/games/direnjie.
 *
 * Cards 0 … 47 are the sixteen identities, three copies each, in the order T1 … T6, W1 … W5, L1 …
 * L5; 48 … 52 are the beggars M1 … M5, 53 is the killer card A. Copies have no identity of their
 * own: actions, events, single cards and Game.zone always say the lowest, and in a CardSet of this
 * header n copies are the lowest n bits of the three. So equal positions are equal bytes, set_count
 * counts right, and `&` takes the smaller and `& ~` the surplus number of each card; for sums and
 * differences there are direnjie_add, _remove, _join and _less.
 *
 * What a seat knows of another hand (DR-34) is kept as bounds that are never false: the `certain`
 * cards are in that hand; of the `uncertain` ones, beside those, all but `missing` are in that hand
 * or, while that seat has a hidden clue which this seat has not seen, in that clue. A card seen
 * arriving is certain. One that leaves unseen makes all certain cards uncertain that it may have
 * been, and one more is missing; a clue laid unseen makes all uncertain, and its reveal gives back
 * what it was not. Where a card went is forgotten so, but never that it was there: `outside` keeps
 * how many copies of each identity a seat once located at a time; none of those is the secret. */
#ifndef GAMES_DIRENJIE_H
#define GAMES_DIRENJIE_H

#include "core/game.h"

#define DIRENJIE_CARDS       54
#define DIRENJIE_IDENTITIES  16
#define DIRENJIE_CATEGORIES  3
#define DIRENJIE_SECRETS     150
#define DIRENJIE_BEGGAR_ONE  ((Card)48)
#define DIRENJIE_KILLER_CARD ((Card)53)
#define DIRENJIE_SEATS       6
#define DIRENJIE_DECK_MAX    31 /* two seats, with the killer card */
#define DIRENJIE_CLUES_MAX   16 /* no identity heads two */
#define DIRENJIE_ANSWERS     4  /* T, W, L, and whom the seat accuses */
#define DIRENJIE_ROUNDS      60

/* The order is that of the legal list. Two verbs are written "draw", two "accuse". */
enum DirenjieVerb {
    DIRENJIE_INSPECT, /* seat, number of its clue */
    DIRENJIE_TAKE,
    DIRENJIE_ROB,
    DIRENJIE_SWAP,
    DIRENJIE_REPAY,
    DIRENJIE_ASK, /* DirenjieAsk */
    DIRENJIE_GIVE,
    DIRENJIE_REFUSE,
    DIRENJIE_DRAW_DECK,
    DIRENJIE_DRAW, /* seat */
    DIRENJIE_PASS,
    DIRENJIE_SUBMIT, /* top, middle, bottom */
    DIRENJIE_DECLINE,
    DIRENJIE_ANSWER,
    DIRENJIE_ACCUSE,
    DIRENJIE_ACCUSE_NONE,
    DIRENJIE_VERBS
};

enum DirenjieZone {
    DIRENJIE_SECRET,
    DIRENJIE_DECK,
    DIRENJIE_HANDS,     /* + seat */
    DIRENJIE_CLUES = 8, /* + seat: top, middle, bottom of its first clue, of its second … */
    DIRENJIE_ZONES = 14
};

enum DirenjieOption { DIRENJIE_KILLER, DIRENJIE_FIRST, DIRENJIE_TEAMS };

typedef enum DirenjiePhase {
    DIRENJIE_BONUS,
    DIRENJIE_REPAYING,
    DIRENJIE_ASKING,
    DIRENJIE_GIVING,
    DIRENJIE_CONSOLING, /* DR-18 */
    DIRENJIE_SUBMITTING,
    DIRENJIE_REFILLING,
    DIRENJIE_ANSWERING,
    DIRENJIE_OVER
} DirenjiePhase;

typedef enum DirenjieCategory {
    DIRENJIE_TARGET,
    DIRENJIE_WEAPON,
    DIRENJIE_LOCATION
} DirenjieCategory;

/* What can be asked for: a category, or a number + DIRENJIE_ASK_ONE - 1. */
enum DirenjieAsk { DIRENJIE_ASK_ONE = DIRENJIE_CATEGORIES, DIRENJIE_ASKS = 8 };
#define DIRENJIE_NO_ASK 0xFF

/* Beside seats: in `killer` and in accusations, and in `drawn`. */
#define DIRENJIE_NOBODY    ((Seat)6)    /* the expansion is used, but nobody is the killer */
#define DIRENJIE_UNKNOWN   ((Seat)0xFE) /* in a view: hidden; without the expansion: SEAT_NONE */
#define DIRENJIE_FROM_DECK ((Seat)6)

enum DirenjieCounter {
    DIRENJIE_ROUND,      /* that begins */
    DIRENJIE_IDLE_ROUNDS /* whole rounds in a row in which nothing moved */
};

/* In the order of events; what the value means stands beside each. */
enum DirenjieCue {
    DIRENJIE_CUE_REVEAL,  /* the seat whose clue is turned up */
    DIRENJIE_CUE_INSPECT, /* the seat whose clue is inspected; so the next three */
    DIRENJIE_CUE_TAKE,
    DIRENJIE_CUE_ROB,
    DIRENJIE_CUE_SWAP,
    DIRENJIE_CUE_ASK,  /* DirenjieAsk */
    DIRENJIE_CUE_GIVE, /* the seat; so the next five */
    DIRENJIE_CUE_REFUSE,
    DIRENJIE_CUE_PASS,
    DIRENJIE_CUE_SUBMIT,
    DIRENJIE_CUE_DECLINE,
    DIRENJIE_CUE_ANSWER,
    DIRENJIE_CUE_LAST,   /* public clues: the last turns, to the end of the tail's */
    DIRENJIE_CUE_STALL,  /* the round after which play has come to a stop */
    DIRENJIE_CUE_KILLER, /* the seat, or -1: nobody */
    DIRENJIE_CUE_POINTS, /* + seat: its points */
    DIRENJIE_CUE_RESULT = DIRENJIE_CUE_POINTS + DIRENJIE_SEATS /* the set of seats that win */
};

/* Indices into GameNames.words: by category, one card and several. */
enum DirenjieWord { DIRENJIE_WORD_CATEGORY, DIRENJIE_WORDS = DIRENJIE_CATEGORIES };

/* What everybody sees. Clues are listed in the order in which they were laid; cells beyond
 * clue_count hold 0. */
typedef struct DirenjieTable {
    uint16_t clues_public; /* bit i: clue i shows its top */
    Seat clue_owners[DIRENJIE_CLUES_MAX];
    SeatSet clue_inspectors[DIRENJIE_CLUES_MAX];
    uint8_t hand_counts[DIRENJIE_SEATS];
    uint8_t
        origins[DIRENJIE_SEATS]; /* where the killer card can have started if it is in this hand:
                                    bit s: with seat s, bit DIRENJIE_NOBODY: in the deck */
    uint8_t answered[DIRENJIE_SEATS]; /* how many answers each seat has entered */
    uint8_t clue_count, deck_count;
    uint8_t seats, teams, expansion; /* expansion: 1 with the killer card */
    uint8_t phase;                   /* DirenjiePhase */
    Seat start, active, actor;
    uint8_t round, idle_rounds, moved, ending;
    uint8_t ask;         /* DirenjieAsk, or DIRENJIE_NO_ASK before it */
    SeatSet gave;        /* in this turn */
    uint8_t drawn_count; /* in this step 4 */
    Seat drawn[2];       /* its sources, in order; 0 beyond the count */
    uint8_t owed;        /* cards to repay, DR-11 */
    Seat owed_to;        /* SEAT_NONE when none are owed */
    Seat declined;       /* who has declined to submit, and so is the killer; or SEAT_NONE */
    uint8_t unused[5];
} DirenjieTable;

/* Each card as the lowest of its copies. */
typedef struct DirenjieClue {
    Card cards[3]; /* top, middle, bottom */
} DirenjieClue;

typedef struct DirenjieState {
    Rng rng;
    CardSet hands[DIRENJIE_SEATS];
    CardSet certain[DIRENJIE_SEATS][DIRENJIE_SEATS]; /* of the first seat about the second hand */
    CardSet uncertain[DIRENJIE_SEATS][DIRENJIE_SEATS];
    CardSet outside[DIRENJIE_SEATS];
    uint8_t missing[DIRENJIE_SEATS][DIRENJIE_SEATS];
    uint8_t candidates[DIRENJIE_SEATS]; /* who can be the killer, as each seat knows: bits as in
                                           origins */
    uint16_t starting[DIRENJIE_SEATS];  /* bit i: the seat saw identity i at the start */
    DirenjieTable table;
    DirenjieClue clues[DIRENJIE_CLUES_MAX];
    Card deck[DIRENJIE_DECK_MAX]; /* top last; cells beyond the count hold 0 */
    Card secret[DIRENJIE_CATEGORIES];
    uint8_t answers[DIRENJIE_SEATS][DIRENJIE_ANSWERS]; /* three cards, then a seat or
                                                          DIRENJIE_NOBODY; CARD_NONE before */
    Seat killer;
    uint8_t unused;

    /* What views showed before bounds came to say less, since bounds on several hands prove more
     * together: cards in the second hand, whether or not they are `certain`, and copies outside. */
    CardSet shown[DIRENJIE_SEATS][DIRENJIE_SEATS];
    CardSet shown_outside[DIRENJIE_SEATS];
} DirenjieState;

/* When the game is over everything is shown, and `certain` is each hand. */
typedef struct DirenjieView {
    CardSet hand;                    /* of the view's seat */
    CardSet certain[DIRENJIE_SEATS]; /* of the other hands */
    CardSet uncertain[DIRENJIE_SEATS];
    CardSet outside; /* copies that are not the secret */
    uint8_t missing[DIRENJIE_SEATS];
    uint16_t starting[DIRENJIE_SEATS]; /* 0 where hidden */
    DirenjieTable table;
    DirenjieClue clues[DIRENJIE_CLUES_MAX]; /* CARD_HIDDEN where the seat did not see the card */
    Card deck[DIRENJIE_DECK_MAX];           /* top last */
    Card secret[DIRENJIE_CATEGORIES];
    uint8_t answers[DIRENJIE_SEATS][DIRENJIE_ANSWERS]; /* CARD_HIDDEN: entered by another seat */
    uint8_t candidates;
    Seat killer; /* DIRENJIE_UNKNOWN but for the killer */
    Seat seat;
    uint8_t unused[3];
} DirenjieView;

extern const Game direnjie_game;

static inline bool direnjie_is_identity(Card card)
{
    return card < DIRENJIE_BEGGAR_ONE;
}

/* The lowest copy of a card, which stands for all of them. */
static inline Card direnjie_lowest(Card card)
{
    return direnjie_is_identity(card) ? (Card)(card - card % 3) : card;
}

/* All copies of a card. */
static inline CardSet direnjie_copies(Card card)
{
    return direnjie_is_identity(card) ? (CardSet)7 << (card - card % 3) : card_bit(card);
}

/* Of an identity. */
static inline DirenjieCategory direnjie_category(Card card)
{
    return (DirenjieCategory)((card >= 18) + (card >= 33));
}

/* 1 … 6 of an identity, 1 … 5 of a beggar. */
static inline unsigned direnjie_number(Card card)
{
    static const uint8_t before[DIRENJIE_CATEGORIES] = {0, 6, 11};
    return direnjie_is_identity(card) ? card / 3u + 1u - before[direnjie_category(card)]
                                      : card - DIRENJIE_BEGGAR_ONE + 1u;
}

/* How many copies of the card are in the set. */
static inline unsigned direnjie_copies_in(CardSet set, Card card)
{
    return (unsigned)set_count(set & direnjie_copies(card));
}

/* The set with one more copy of a card, of which it must not have all. */
static inline CardSet direnjie_add(CardSet set, Card card)
{
    return set | ((set & direnjie_copies(card)) + card_bit(direnjie_lowest(card)));
}

/* The set without one copy of a card that is in it. */
static inline CardSet direnjie_remove(CardSet set, Card card)
{
    return set & ~(((set & direnjie_copies(card)) + card_bit(direnjie_lowest(card))) >> 1);
}

#define DIRENJIE_FIRSTS     UINT64_C(0x0000249249249249) /* the lowest copy of each identity */
#define DIRENJIE_IDENTIFIED (7 * DIRENJIE_FIRSTS)        /* all copies of all identities */

/* All copies of the identities of which a set has copy n, 0 … 2. */
static inline CardSet direnjie_with_copy(CardSet set, unsigned n)
{
    return 7 * (set >> n & DIRENJIE_FIRSTS);
}

/* The sum of two sets, at most three of each identity and one of each other card. */
static inline CardSet direnjie_join(CardSet a, CardSet b)
{
    if (!(a & b)) { /* no card is in both */
        return a | b;
    }
    CardSet sum = a & DIRENJIE_IDENTIFIED;
    for (unsigned i = 0; i < 3; i++) {
        CardSet more = direnjie_with_copy(b, i);
        sum = (sum & ~more) | ((sum << 1 | DIRENJIE_FIRSTS) & more);
    }
    return sum | ((a | b) & ~DIRENJIE_IDENTIFIED);
}

/* The first set less the cards of the second, as far as it has them. */
static inline CardSet direnjie_less(CardSet a, CardSet b)
{
    if (!(a & b)) {
        return a;
    }
    CardSet rest = a & DIRENJIE_IDENTIFIED;
    for (unsigned i = 0; i < 3; i++) {
        CardSet fewer = direnjie_with_copy(b, i);
        rest = (rest & ~fewer) | (rest >> 1 & fewer & ~(DIRENJIE_FIRSTS << 2));
    }
    return rest | (a & ~b & ~DIRENJIE_IDENTIFIED);
}

/* The cards that answer an ask, DR-17: all copies. */
CardSet direnjie_matching(unsigned ask);

/* The cards of a hand that lie in one of the clues that it could lay, DR-19. */
CardSet direnjie_clue_cards(CardSet hand, bool is_killer);

/* The tops of those of these clues in which this card of the hand can lie, as lowest copies. */
CardSet direnjie_clue_tops(CardSet hand, Card card, bool is_killer);

/* Clues of a seat, and how many of them are public; the place of its clue number `nth` in the list,
 * or clue_count. */
unsigned direnjie_clues_of(const DirenjieTable *table, Seat seat);
unsigned direnjie_public_of(const DirenjieTable *table, Seat seat);
unsigned direnjie_clue_at(const DirenjieTable *table, Seat seat, unsigned nth);

/* Bit a: ask a is closed, DR-15. `clues` needs only the tops of public ones. */
unsigned direnjie_closed(const DirenjieTable *table, const DirenjieClue clues[]);

/* The seats from which the actor may take a card now, and bit DIRENJIE_FROM_DECK for the deck; none
 * outside of DR-18 and DR-21. */
unsigned direnjie_sources(const DirenjieTable *table);

/* How many turns of the round are left with that of the active seat, to the end of the tail's. */
unsigned direnjie_turns_left(const DirenjieTable *table);

/* How many clues each player sees at the start. */
unsigned direnjie_starting_count(unsigned seats);

/* Points of each seat, DR-28 and DR-29, once all have answered. */
void direnjie_points(const DirenjieState *state, int points[DIRENJIE_SEATS]);

/* Where the points of a seat come from. */
typedef struct DirenjieTally {
    uint8_t right; /* bit c: the answer of category c */
    int8_t answers, clues;
    int8_t killer; /* for naming the killer; of the killer, for not being named */
    int8_t total;
} DirenjieTally;

/* When the game is over, from any seat's view. */
DirenjieTally direnjie_tally(const DirenjieView *view, Seat seat);

/* Sums over the teams, in the order of seat modulo teams. */
void direnjie_team_points(const DirenjieState *state, int points[DIRENJIE_SEATS]);

/* The cards that the view's seat knows to be among those which Game.zone hides in this zone, at a
 * place that it does not know or that is not turned up: the middle card of a public clue. */
CardSet direnjie_view_known(const DirenjieView *view, uint8_t zone);

/* Cards that the view's seat has not located: in the deck, the secret, an unseen part of a clue,
 * or another hand beyond what is certain there. */
CardSet direnjie_view_unseen(const DirenjieView *view);

/* How likely each secret is to a seat, as weights: secret 25 t + 5 w + l is the t-th target with
 * the w-th weapon and the l-th location, each counted from 0. */
typedef struct DirenjiePosterior {
    uint64_t weights[DIRENJIE_SECRETS], total;
} DirenjiePosterior;

/* What the view's seat must think of the secret; the true one always has a weight. The game must
 * not be over. */
void direnjie_posterior(const DirenjieView *view, DirenjiePosterior *out);

/* The answers that promise most points to the view's seat, among them what it has answered already;
 * returns the expected points in hundredths. */
int direnjie_best_answers(const DirenjieView *view, const DirenjiePosterior *posterior,
                          Card answers[]);

/* How likely an identity is in the secret: 100 and 0 only when that is certain. */
int direnjie_percent(const DirenjiePosterior *posterior, Card card);

/* Makes nobody remember anything but what lies there: for a position put together by hand. */
void direnjie_forget(DirenjieState *state);

#endif
