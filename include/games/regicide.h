/* Regicide: one to four seats together against twelve royals. Card n < 52 has rank n / 4 of
 * A 2 … 9 T J Q K and suit n % 4 of C D H S; 52 and 53 are the jesters. So values never fall as
 * numbers rise, but for the jesters.
 *
 * What is known of hidden cards is kept as layers: cards that went face down to one stretch of the
 * tavern together. The first deal is layer 0, each heal of two cards or more makes a new one. Which
 * cards belong to a layer is public (the pile lies open before and after a heal), and so is from
 * which layer each slot of the tavern and each card of a hand came (everybody sees who draws);
 * nothing else about them is. A card that went there alone (a royal killed exactly, a heal of one)
 * is known to all, in the tavern and in the hand that draws it, until it is played. */
#ifndef GAMES_REGICIDE_H
#define GAMES_REGICIDE_H

#include "core/game.h"

#define REGICIDE_CARDS    54
#define REGICIDE_JESTER   52 /* the first of two */
#define REGICIDE_SEATS    4
#define REGICIDE_ROYALS   12
#define REGICIDE_HAND_MAX 8

enum RegicideVerb {
    REGICIDE_PLAY, /* the cards of one play */
    REGICIDE_YIELD,
    REGICIDE_FLIP,
    REGICIDE_DISCARD, /* a whole payment */
    REGICIDE_NEXT     /* the seat that a jester names */
};

enum RegicideZone {
    REGICIDE_TAVERN,
    REGICIDE_DISCARDED,
    REGICIDE_PLAYED, /* against this enemy: "table" */
    REGICIDE_CASTLE, /* without the enemy */
    REGICIDE_ENEMY,
    REGICIDE_HANDS /* + seat */
};

enum RegicideOption {
    REGICIDE_FIRST,
    REGICIDE_SOLO_YIELD,
    REGICIDE_REDEAL,
    REGICIDE_CLOSED_DISCARD, /* RG-28: nobody looks through the pile; every view still holds it */
    REGICIDE_COURT,          /* which royals are in the castle, RegicideCourt */
    REGICIDE_JACK_HEALTH,    /* RG-31: of Jacks; then of Queens and of Kings. 0: as it is */
    REGICIDE_JACK_ATTACK = REGICIDE_JACK_HEALTH + 3, /* so too */
    REGICIDE_COMBO = REGICIDE_JACK_ATTACK + 3, /* RG-32: what a combo may total; 0: as it is */
    REGICIDE_NO_COMPANIONS,                    /* RG-33 */
    REGICIDE_JESTERS                           /* RG-34: RegicideJesters */
};

enum RegicideJesters {
    REGICIDE_USUAL_JESTERS, /* by the number of players */
    REGICIDE_NO_JESTERS,
    REGICIDE_ONE_JESTER,
    REGICIDE_TWO_JESTERS
};

/* The most that house rules allow. */
#define REGICIDE_HEALTH_MAX 60
#define REGICIDE_ATTACK_MAX 40
#define REGICIDE_COMBO_MAX  40

#define REGICIDE_COMBO_USUAL 10 /* RG-8 */

/* The castle of a short game ends with its Jacks or Queens; the other royals stay out. */
enum RegicideCourt { REGICIDE_WHOLE_COURT, REGICIDE_JACKS_ALONE, REGICIDE_NO_KINGS };

/* Bits of RegicideTable.cards. */
enum RegicideCards {
    REGICIDE_CARDS_NO_COMPANIONS = 1,
    REGICIDE_CARDS_JESTERS = 2 /* times RegicideJesters */
};

/* Bits of RegicideTable.house. */
enum RegicideHouse {
    REGICIDE_HOUSE_REDEAL = 1,
    REGICIDE_HOUSE_CLOSED = 2,
    REGICIDE_HOUSE_COURT = 4 /* times RegicideCourt */
};

enum RegicideCounter {
    REGICIDE_HEALTH,   /* left of the enemy */
    REGICIDE_DAMAGE,   /* dealt to the enemy */
    REGICIDE_ATTACK,   /* left of the enemy's attack */
    REGICIDE_SHIELD,   /* what lowers it */
    REGICIDE_DEFEATED, /* enemies, 0 … 12 */
    REGICIDE_FLIPS     /* left, solo */
};

typedef enum RegicidePhase {
    REGICIDE_PLAYING,   /* step 1 */
    REGICIDE_SUFFERING, /* step 4: the attack left is above 0 and can be paid, or a flip is left */
    REGICIDE_NAMING,    /* after a jester */
    REGICIDE_OVER
} RegicidePhase;

/* In the order of events; what the value means stands beside each. */
enum RegicideCue {
    REGICIDE_CUE_IMMUNE,   /* the enemy's suit, of which the power does nothing */
    REGICIDE_CUE_HEAL,     /* cards that go under the tavern */
    REGICIDE_CUE_DRAW,     /* cards that are drawn */
    REGICIDE_CUE_DOUBLE,   /* the damage after doubling */
    REGICIDE_CUE_HIT,      /* the damage of this play */
    REGICIDE_CUE_GUARD,    /* what this play adds to the shield */
    REGICIDE_CUE_JESTER,   /* the enemy's suit, to which it is no longer immune */
    REGICIDE_CUE_EXACT,    /* damage equal to the health; the enemies defeated so far */
    REGICIDE_CUE_OVERKILL, /* damage above it; the enemies defeated so far */
    REGICIDE_CUE_YIELD,    /* the seat */
    REGICIDE_CUE_PAY,      /* the sum that is discarded */
    REGICIDE_CUE_FLIP,     /* flips left after it */
    REGICIDE_CUE_WIN,      /* RegicideMedal */
    REGICIDE_CUE_LOSS      /* enemies defeated */
};

enum RegicideSuit { REGICIDE_CLUBS, REGICIDE_DIAMONDS, REGICIDE_HEARTS, REGICIDE_SPADES };

/* Indices into GameNames.words. The suits stand first, by their number. */
enum RegicideWord { REGICIDE_WORD_BRONZE = 4, REGICIDE_WORD_SILVER, REGICIDE_WORD_GOLD };

typedef enum RegicideMedal {
    REGICIDE_NO_MEDAL, /* not solo, or not won */
    REGICIDE_BRONZE,
    REGICIDE_SILVER,
    REGICIDE_GOLD
} RegicideMedal;

/* In RegicideTable.layers, beside the numbers of layers 0 … 53. */
#define REGICIDE_LAYER_KNOWN  0xFD /* face down, but everybody knows which card it is */
#define REGICIDE_LAYER_CASTLE 0xFE
#define REGICIDE_LAYER_OPEN   0xFF /* it lies open, or is not in this game */

/* What everybody sees. Piles have their top last; cells beyond a count hold 0. */
typedef struct RegicideTable {
    uint8_t layers[REGICIDE_CARDS]; /* by card */
    Card discard[REGICIDE_CARDS];
    Card played[REGICIDE_CARDS]; /* against this enemy, in order */
    uint8_t hand_counts[REGICIDE_SEATS];
    uint8_t discard_count, played_count, tavern_count, castle_count;
    Card enemy; /* CARD_NONE after the last king */
    uint8_t damage;
    uint8_t spades;    /* sum of the plays with spades against this enemy, immune or not */
    uint8_t cancelled; /* 1: a jester took this enemy's immunity */
    uint8_t phase;     /* RegicidePhase */
    Seat active;
    uint8_t seats;
    SeatSet yielded; /* on their own last turn */
    uint8_t flips_left;
    uint8_t solo_yield; /* a house rule, 0 or 1 */
    uint8_t house;      /* the other choices of the match: RegicideHouse */
    uint8_t won;        /* 1: the last king is defeated */
    /* House rules that came late; 0 by the official ones. The first six are what Jacks, Queens and
     * Kings have beyond their usual health and attack. */
    int8_t health_more[3], attack_more[3];
    int8_t combo_more; /* beyond what a combo may total */
    uint8_t cards;     /* RegicideCards */
} RegicideTable;

typedef struct RegicideState {
    Rng rng;
    CardSet hands[REGICIDE_SEATS];
    Card tavern[REGICIDE_CARDS]; /* top last; cells beyond tavern_count hold 0 */
    Card castle[REGICIDE_ROYALS];
    RegicideTable table;
} RegicideState;

typedef struct RegicideView {
    CardSet hand;                  /* of the view's seat */
    CardSet known[REGICIDE_SEATS]; /* of each other hand, the cards that everybody knows */
    Card tavern[REGICIDE_CARDS];   /* top last: CARD_HIDDEN, or a card that everybody knows */
    uint8_t tavern_layers[REGICIDE_CARDS]; /* of each slot; REGICIDE_LAYER_KNOWN for a known card */
    uint8_t hand_layers[REGICIDE_SEATS][REGICIDE_HAND_MAX]; /* of the other hands' cards, ascending;
                                                               then REGICIDE_LAYER_OPEN */
    RegicideTable table;
    Seat seat;
    uint8_t unused[5];
} RegicideView;

extern const Game regicide_game;

/* 0 … 12 for A … K, 13 for a jester; the suit is 0 … 3, meaningless for a jester. */
static inline unsigned regicide_rank(Card card)
{
    return card / 4u;
}

static inline unsigned regicide_suit(Card card)
{
    return card % 4u;
}

static inline bool regicide_is_jester(Card card)
{
    return card >= REGICIDE_JESTER;
}

extern const uint8_t regicide_card_values[REGICIDE_CARDS];

/* 1 … 10, 10, 15, 20; 0 for a jester: played or discarded alike. */
static inline int regicide_value(Card card)
{
    return regicide_card_values[card];
}

/* The sum of the values. */
int regicide_values(CardSet cards);

int regicide_hand_limit(unsigned seats);

/* RG-2, RG-5, RG-34: in the tavern, or alone beside the table, from the start. */
unsigned regicide_jester_count(const RegicideTable *table);

/* The cards of a whole game at this table: all, but for the jesters that stay out. */
CardSet regicide_deck(const RegicideTable *table);

/* The house rules of a table between it and these options, of which the others are left alone. */
void regicide_set_house(RegicideTable *table, const int32_t options[]);
void regicide_get_house(const RegicideTable *table, int32_t options[]);

/* Whether the active seat may yield, and flip a jester, as far as the phase allows it. */
bool regicide_can_yield(const RegicideTable *table);
static inline bool regicide_can_flip(const RegicideTable *table)
{
    return table->flips_left > 0;
}

/* What follows is asked in every imagined game, often; so it stands here to be seen through. */

/* RG-22, RG-31. Of an enemy: 10 15 20, and 20 30 40. */
static inline int regicide_attack(const RegicideTable *table, Card royal)
{
    return regicide_value(royal) + table->attack_more[regicide_rank(royal) - 10];
}

static inline int regicide_health(const RegicideTable *table, Card royal)
{
    return 2 * regicide_value(royal) + table->health_more[regicide_rank(royal) - 10];
}

/* RG-8, RG-32: what the cards of a combo may total. */
static inline int regicide_combo_limit(const RegicideTable *table)
{
    return REGICIDE_COMBO_USUAL + table->combo_more;
}

/* RG-33: whether an A pairs with any card. */
static inline bool regicide_has_companions(const RegicideTable *table)
{
    return !(table->cards & REGICIDE_CARDS_NO_COMPANIONS);
}

/* Of the enemy on the table; 0 when there is none. */
static inline int regicide_health_left(const RegicideTable *table)
{
    return table->enemy == CARD_NONE ? 0 : regicide_health(table, table->enemy) - table->damage;
}

/* RG-13, RG-20: whether the power of this suit does nothing against the enemy on the table. */
static inline bool regicide_is_immune(const RegicideTable *table, unsigned suit)
{
    return table->enemy != CARD_NONE && !table->cancelled && regicide_suit(table->enemy) == suit;
}

/* RG-18, RG-21: what lowers the enemy's attack now. Earlier plays count as soon as the immunity is
 * gone. */
static inline int regicide_shield(const RegicideTable *table)
{
    return regicide_is_immune(table, REGICIDE_SPADES) ? 0 : table->spades;
}

/* Of the enemy on the table; 0 when there is none. */
static inline int regicide_attack_left(const RegicideTable *table)
{
    if (table->enemy == CARD_NONE) {
        return 0;
    }
    int left = regicide_attack(table, table->enemy) - regicide_shield(table);
    return left > 0 ? left : 0;
}

/* What the cards of one play, no jester, do against the enemy on the table; suits and powers as
 * bits. */
typedef struct RegicideAttack {
    uint8_t value;
    uint8_t damage;
    uint8_t suits;  /* of the cards */
    uint8_t powers; /* those of them to which the enemy is not immune */
} RegicideAttack;

/* RG-12, RG-13, RG-17 */
static inline RegicideAttack regicide_attack_of(const RegicideTable *table, CardSet cards)
{
    unsigned value = 0, suits = 0;
    for (CardSet rest = cards; rest; rest = set_without_first(rest)) {
        value += (unsigned)regicide_value(set_first(rest));
        suits |= 1u << regicide_suit(set_first(rest));
    }
    unsigned immune = table->cancelled ? 0 : 1u << regicide_suit(table->enemy);
    unsigned powers = suits & ~immune;
    return (RegicideAttack){.value = (uint8_t)value,
                            .damage = (uint8_t)(powers & 1u << REGICIDE_CLUBS ? 2 * value : value),
                            .suits = (uint8_t)suits,
                            .powers = (uint8_t)powers};
}

/* Adds its damage and its shield to what the enemy on the table has had. Spades count for later
 * even where the enemy is immune to them: RG-21. */
static inline void regicide_strike(RegicideTable *table, RegicideAttack attack)
{
    table->damage = (uint8_t)(table->damage + attack.damage);
    if (attack.suits & 1u << REGICIDE_SPADES) {
        table->spades = (uint8_t)(table->spades + attack.value);
    }
}

/* RegicideCourt. */
static inline unsigned regicide_court(const RegicideTable *table)
{
    return table->house / REGICIDE_HOUSE_COURT;
}

/* How many enemies there are in this game: 12, in a short one 4 or 8. */
int regicide_royals(const RegicideTable *table);

/* Enemies defeated so far, 0 … 12. */
int regicide_defeated(const RegicideTable *table);

RegicideMedal regicide_medal(const RegicideTable *table);

/* The one that a win alone earns with so many flips left, and how many of those that are left may
 * still be used for it; below 0: it needs more than there are. */
RegicideMedal regicide_medal_with(const RegicideTable *table, int flips_left);
int regicide_flips_for(const RegicideTable *table, RegicideMedal medal);

/* What a part of a forecast is about: what the action deals, what it gets, what follows from it. */
enum RegicidePart {
    REGICIDE_PART_DEALT,
    REGICIDE_PART_GOT,
    REGICIDE_PART_SUFFERED,
    REGICIDE_PARTS
};

/* What a sentence of a forecast speaks of, for the picture that stands before it. */
enum RegicideSign {
    REGICIDE_SIGN_HIT,
    REGICIDE_SIGN_CANCEL, /* of an immunity */
    REGICIDE_SIGN_COVER,  /* of an attack, with cards */
    REGICIDE_SIGN_THROW,  /* a hand away */
    REGICIDE_SIGN_IMMUNE,
    REGICIDE_SIGN_HEAL,
    REGICIDE_SIGN_DRAW,
    REGICIDE_SIGN_SHIELD,
    REGICIDE_SIGN_ATTACK, /* of the enemy */
    REGICIDE_SIGN_SPARED, /* it does not attack */
    REGICIDE_SIGN_TURN,   /* whose it is next */
    REGICIDE_SIGN_MEDAL,  /* the one that a win would then earn, from bronze to gold */
    REGICIDE_SIGNS = REGICIDE_SIGN_MEDAL + 3
};

typedef enum RegicideRisk {
    REGICIDE_SAFE,
    REGICIDE_COSTS_MEDAL, /* a flip, now or as the only way on */
    REGICIDE_LOSES
} RegicideRisk;

#define REGICIDE_FORECAST_MAX 16

/* What an action is certain to do: in messages, and in the numbers on the table after it. */
typedef struct RegicideForecast {
    Message items[REGICIDE_FORECAST_MAX];
    uint8_t parts[REGICIDE_FORECAST_MAX]; /* of each: RegicidePart */
    uint8_t signs[REGICIDE_FORECAST_MAX]; /* of each: RegicideSign */
    size_t count;
    RegicideRisk risk;
    int health, attack, shield;  /* of the enemy; 0 when it is defeated */
    int tavern, discard, castle; /* cards */
    uint8_t defeats;             /* 1: the enemy */
    uint8_t unused[3];
} RegicideForecast;

/* Of a legal action of the view's seat. */
void regicide_foresee(const RegicideView *view, Action action, RegicideForecast *out);

/* The cards that are certainly among those which Game.zone shows as hidden in this zone, because
 * the seat saw them go face down: what a heal put under the tavern, less what may have been drawn.
 */
CardSet regicide_view_known(const RegicideView *view, uint8_t zone);

/* Gives every card the layer of a fresh deal, by where it lies: for a position that was put
 * together by hand, in which nobody remembers anything. */
void regicide_forget(RegicideState *state);

#endif
