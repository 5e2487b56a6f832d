/* A plain good action from what a seat sees itself: every legal action gets a worth, a weighted sum
 * of what it does at once and of the cards it costs, and the best is taken. Computer players
 * imagine games with it, so it must be quick and never look at a card that its seat does not see: a
 * choice that did would make every other choice before it look better than it is.
 *
 * The weights were fitted by the cross-entropy method to the share of games that this policy wins
 * alone, a row for each number of seats and one for a solo game without flips. They serve strength
 * alone; no rule is decided here. */
#include "regicide/payments.h"
#include "regicide/state.h"
#include "regicide/think.h"

#include "base/limits.h"

/* What a card is worth in the hand. */
typedef struct Keep {
    int card, point;
    int suit[4]; /* per 4 points, up to ten; so the next */
    int immune;  /* less while the enemy is immune to it */
    int animal, royal, jester;
} Keep;

#define ROWS (REGICIDE_SEATS + 1) /* the last: alone without flips */

typedef struct Policy {
    int damage, kill, exact, over;
    int heal, heal_low;                /* per card; more, the fewer the tavern has */
    int draw, draw_room;               /* per card; more, the emptier the hands are */
    int attack, burden;                /* per point of attack left; and 32 of health left */
    int dead, gap, blocked;            /* cannot pay; per point that lacks; nothing to pay */
    int setup_exact, setup_kill;       /* the next play can kill */
    int jester_attack;                 /* per point of attack left */
    int yield, yield_free;             /* always; with nothing to pay */
    int flip, flip_draw, flip_keep;    /* always; per card drawn; per 8 of what is thrown away */
    int flip_pay, flip_keep_pay, last; /* in step 4; the last: for paying with the whole hand */
    int threat;                        /* per point of attack that the next hand may lack */
    int bare;  /* after a kill, per point that the hand may lack for the next enemy's attack */
    int go_on; /* a jester: to go on oneself, in quarters of a card in the hand */
} Policy;

static const Policy policies[ROWS] = {
    {16, 229, 84,  9,  19,   14, 82, 44,   25, 13,  1302, 46, 43, 157,
     17, 6,   -55, 49, -355, 31, 12, -601, 21, 202, 0,    0,  0},
    {12, 181, 113,  -5, 20,   13, 99, 30,   6,  25,  643, 60, 33, 60,
     47, 2,   -144, 34, -294, 45, 6,  -602, 29, 319, 13,  -4, 0},
    {11, 179, 136,  -12, 22,   20, 107, 28,   10, 22,  699, 45, 28, 65,
     65, -23, -114, 31,  -266, 37, 1,   -716, 12, 428, 12,  21, -2},
    {11, 95,  84,   -1, 29,   7,  98, 19,   12, 28,  733, 32, 57, 77,
     50, -29, -148, 34, -384, 34, -6, -498, 15, 165, 7,   27, -3},
    {22, 245, 166, 5,  27,   11, 94, 111,  25, 22,  986, 42,  47, 189,
     -9, 11,  -57, 28, -319, 58, -7, -774, 29, 152, 0,   -24, 1},
};

/* A jester against an enemy of each suit. */
static const int jesters[ROWS][4] = {
    {51, 119, 178, 209}, {174, 103, 124, 296}, {89, 225, 114, 213},
    {36, 300, 111, 158}, {15, 135, 109, 381},
};

static const Keep play_keeps[ROWS] = {
    {63, 21, {0, 89, 0, -4}, 6, 36, 60, 44},       {36, 23, {-1, 83, 13, -15}, -19, 40, 17, 88},
    {39, 25, {-7, 78, 15, -10}, -13, 43, 12, 94},  {19, 35, {8, 77, 2, -20}, -9, 32, 1, 118},
    {80, 30, {-4, 150, -3, -32}, -10, 54, 84, 32},
};

static const Keep pay_keeps[ROWS] = {
    {-5, 8, {-1, 67, -1, 6}, 7, 33, 61, 78},      {-16, 5, {9, 62, 8, 5}, 0, 24, 39, 73},
    {-21, 6, {7, 90, 11, 9}, -2, 37, 16, 67},     {-23, 8, {0, 85, 16, 9}, -5, 34, 39, 130},
    {-13, 11, {-8, 87, -14, -3}, 11, 71, 66, 70},
};

#define DRAWN_VALUE  5   /* of an unknown card, about */
#define TAVERN_LOW   20  /* with fewer cards a heal is worth more */
#define VARIETY      200 /* worth that luck adds below: about a kill */
#define WAYS_ALONE   4
#define WORTH_LOWEST (-1000000)
#define SHARES       12 /* what can be divided among one to four seats */

static const int shares[REGICIDE_SEATS + 1] = {0, SHARES, SHARES / 2, SHARES / 3, SHARES / 4};

#define CLUBS      UINT64_C(0x1111111111111)
#define FROM(rank) ((UINT64_C(1) << 52) - (UINT64_C(1) << 4 * (rank)))
#define HEALTH_MAX REGICIDE_HEALTH_MAX

/* The cards of at least this value: none above 20, nor for 0, because jesters are worth nothing. */
static const CardSet cards_from[HEALTH_MAX + 2] = {
    0,        FROM(0),  FROM(1),  FROM(2),  FROM(3),  FROM(4),  FROM(5),
    FROM(6),  FROM(7),  FROM(8),  FROM(9),  FROM(11), FROM(11), FROM(11),
    FROM(11), FROM(11), FROM(12), FROM(12), FROM(12), FROM(12), FROM(12),
};

static unsigned policy_row(const RegicideTable *table)
{
    bool is_bare = table->seats == 1 && table->flips_left == 0;
    if (is_bare) {
        return ROWS - 1;
    }
    return table->seats - 1u;
}

typedef struct Knowledge {
    const RegicideTable *table;
    const Policy *policy;
    CardSet hand;
    int values; /* of the hand */
    int health, attack;
    unsigned immune;          /* bit of the suit that has no power */
    int share;                /* of a seat, of SHARES */
    int room;                 /* cards that all hands can still draw */
    int heal_each, draw_each; /* worth of a card healed, and drawn */
    int next_values;          /* about, of the hand that is next */
    int next_attack;          /* of the enemy after this one */
    CardSet companions;       /* those that pair with any card */
    CardSet doubled;          /* cards that do twice their value in damage */
    int keep[REGICIDE_CARDS]; /* of the hand's cards */
} Knowledge;

/* 1 or 0: a factor of what is worth something only with this suit. */
static int has_suit(unsigned suits, unsigned suit)
{
    return (int)(suits >> suit & 1);
}

static int keep_worth(const Knowledge *look, const Keep *keep, Card card)
{
    int value = regicide_value(card), points = min_int(value, 10);
    unsigned suit = regicide_suit(card);
    if (regicide_is_jester(card)) {
        return keep->jester;
    }
    int worth = keep->card + keep->point * value + keep->suit[suit] * points / 4;
    worth -= has_suit(look->immune, suit) * keep->immune * points / 4;
    if (card_bit(card) & look->companions) {
        worth += keep->animal;
    } else if (value > 10) {
        worth += keep->royal;
    }
    return worth;
}

static int kept_worth(const Knowledge *look, CardSet cards)
{
    int sum = 0;
    for (; cards; cards = set_without_first(cards)) {
        sum += look->keep[set_first(cards)];
    }
    return sum;
}

static CardSet cards_of(int value)
{
    return cards_from[value] & ~cards_from[value + 1];
}

/* The cards that do exactly this damage together with so many points of a companion. */
static CardSet exact_cards(const Knowledge *look, int damage, int companion)
{
    CardSet exact = cards_of(damage - companion) & ~look->doubled;
    if (damage % 2 == 0) {
        exact |= cards_of(damage / 2 - companion) & look->doubled;
    }
    return exact;
}

static CardSet enough_cards(const Knowledge *look, int damage)
{
    return (cards_from[damage] & ~look->doubled) | (cards_from[(damage + 1) / 2] & look->doubled);
}

/* What the rest of a hand can do against the health that will be left, with one card or with a
 * companion pair. */
static int setup_worth(const Knowledge *look, CardSet rest, int health)
{
    CardSet exact = exact_cards(look, health, 0);
    if (rest & look->companions) {
        exact |= exact_cards(look, health, 1);
    }
    if (rest & exact) {
        return look->policy->setup_exact;
    }
    if (rest & enough_cards(look, health)) {
        return look->policy->setup_kill;
    }
    return 0;
}

/* Suffering this attack, with `values` in hand and so much health left of the enemy. */
static int attack_worth(const Knowledge *look, int attack, int values, int health)
{
    const Policy *policy = look->policy;
    int worth = -policy->attack * attack - policy->burden * attack * health / 32;
    if (attack > values) {
        worth -= policy->dead + policy->gap * (attack - values);
    }
    worth -= policy->threat * max_int(0, attack - look->next_values);
    if (attack == 0) {
        return worth + policy->blocked;
    }
    return worth;
}

/* What some cards are together. */
typedef struct Lot {
    int count, value, keep;
    unsigned suits;
} Lot;

static Lot lot_of(const Knowledge *look, CardSet cards)
{
    Lot lot = {0};
    for (; cards; cards = set_without_first(cards)) {
        Card card = set_first(cards);
        lot.count++;
        lot.value += regicide_value(card);
        lot.keep += look->keep[card];
        lot.suits |= 1u << regicide_suit(card);
    }
    return lot;
}

/* The cards that a red power would draw or heal, as worth. */
static int red_worth(const Knowledge *look, const Lot *lot, unsigned powers, int *drawn)
{
    const RegicideTable *table = look->table;
    int value = lot->value;
    int heal = has_suit(powers, REGICIDE_HEARTS) * min_int(value, table->discard_count);
    int draw = has_suit(powers, REGICIDE_DIAMONDS) * min_int(value, look->room + lot->count);
    *drawn = min_int(draw, table->tavern_count + heal);
    return heal * look->heal_each + *drawn * look->draw_each;
}

static int jester_worth(const Knowledge *look, CardSet cards)
{
    int worth = look->policy->jester_attack * look->attack - kept_worth(look, cards);
    if (look->immune) {
        worth += jesters[policy_row(look->table)][regicide_suit(look->table->enemy)];
    }
    return worth;
}

static int play_worth(const Knowledge *look, CardSet cards)
{
    const Policy *policy = look->policy;
    if (cards & JESTERS) {
        return jester_worth(look, cards);
    }
    Lot lot = lot_of(look, cards);
    int drawn;
    unsigned powers = lot.suits & ~look->immune;
    int damage = lot.value + has_suit(powers, REGICIDE_CLUBS) * lot.value;
    int shield = has_suit(powers, REGICIDE_SPADES) * lot.value;
    int left = look->health - damage;
    int worth = red_worth(look, &lot, powers, &drawn) - lot.keep;
    int values = look->values - lot.value;
    values += drawn * DRAWN_VALUE * look->share / SHARES;
    if (left <= 0) {
        worth -= policy->bare * max_int(0, look->next_attack - values);
        return worth + policy->kill + (left == 0 ? policy->exact : policy->over * left / 4);
    }
    return worth + policy->damage * damage +
           attack_worth(look, max_int(0, look->attack - shield), values, left) +
           setup_worth(look, look->hand & ~cards, left);
}

static int yield_worth(const Knowledge *look)
{
    int worth = look->policy->yield + attack_worth(look, look->attack, look->values, look->health);
    if (look->attack == 0) {
        return worth + look->policy->yield_free;
    }
    return worth;
}

static int flip_worth(const Knowledge *look)
{
    const Policy *policy = look->policy;
    bool pays = look->table->phase == REGICIDE_SUFFERING;
    int draws = min_int(look->table->tavern_count, REGICIDE_HAND_MAX);
    int price = policy->flip_keep;
    if (pays) {
        price = policy->flip_keep_pay;
    }
    return (pays ? policy->flip_pay : policy->flip) + policy->flip_draw * draws -
           price * kept_worth(look, look->hand) / 8;
}

/* The fullest hand goes on; the own one counts otherwise, because it is known. */
static int next_worth(const Knowledge *look, Seat next)
{
    const RegicideTable *table = look->table;
    return 4 * table->hand_counts[next] + (next == table->active ? look->policy->go_on : 0);
}

static int action_worth(const Knowledge *look, Action action)
{
    switch ((enum RegicideVerb)action_verb(action)) {
    case REGICIDE_PLAY:
        return play_worth(look, action_cards(action));
    case REGICIDE_YIELD:
        return yield_worth(look);
    case REGICIDE_FLIP:
        return flip_worth(look);
    case REGICIDE_NEXT:
        return next_worth(look, action_operand(action, 0));
    case REGICIDE_DISCARD: /* choose_payment */
        break;
    }
    return WORTH_LOWEST;
}

/* RG-1: kings lie lowest, then queens. */
static int next_attack(const RegicideTable *table)
{
    static const Card ranks[] = {48, 44, FIRST_JACK}; /* a king, a queen, a jack */
    if (table->castle_count == 0) {
        return 0;
    }
    int out = REGICIDE_ROYALS - regicide_royals(table);
    return regicide_attack(table, ranks[(out + table->castle_count - 1) / 4]);
}

/* What healing and drawing are worth here. */
static void look_at_piles(Knowledge *look)
{
    const RegicideTable *table = look->table;
    const Policy *policy = look->policy;
    int low = max_int(0, TAVERN_LOW - table->tavern_count);
    look->share = shares[table->seats];
    look->room = regicide_hand_limit(table->seats) * table->seats;
    for (Seat other = 0; other < table->seats; other++) {
        look->room -= table->hand_counts[other];
    }
    look->heal_each = policy->heal + policy->heal_low * low / 8;
    look->draw_each = policy->draw + policy->draw_room * (look->room * look->share / SHARES) / 4;
}

static void look_at_hand(Knowledge *look, const Keep *keep)
{
    look->values = 0;
    for (CardSet rest = look->hand; rest; rest = set_without_first(rest)) {
        Card card = set_first(rest);
        look->values += regicide_value(card);
        look->keep[card] = keep_worth(look, keep, card);
    }
}

static void look_init(Knowledge *look, const RegicideState *state, Seat seat)
{
    const RegicideTable *table = &state->table;
    unsigned row = policy_row(table);
    bool pays = table->phase == REGICIDE_SUFFERING;
    look->table = table;
    look->policy = &policies[row];
    look->hand = state->hands[seat];
    look->health = regicide_health_left(table);
    look->companions = 0;
    if (regicide_has_companions(table)) {
        look->companions = ANIMALS;
    }
    look->attack = regicide_attack_left(table);
    if (table->cancelled) {
        look->immune = 0;
    } else {
        look->immune = 1u << regicide_suit(table->enemy);
    }
    if (look->immune & 1u << REGICIDE_CLUBS) {
        look->doubled = 0;
    } else {
        look->doubled = CLUBS;
    }
    look->next_values = DRAWN_VALUE * table->hand_counts[seat_after(table, seat)];
    look->next_attack = next_attack(table);
    look_at_piles(look);
    look_at_hand(look, pays ? &pay_keeps[row] : &play_keeps[row]);
}

/* The best so far; with a generator luck counts too. */
typedef struct Choice {
    Action action;
    int worth;
    Rng *luck; /* or NULL */
} Choice;

static void consider(Choice *best, Action action, int worth)
{
    if (best->luck) {
        worth += (int)rng_below(best->luck, VARIETY);
    }
    if (worth > best->worth) {
        best->action = action;
        best->worth = worth;
    }
}

static int pay_worth(const Knowledge *look, CardSet cards, int price)
{
    CardSet rest = look->hand & ~cards;
    if (!rest) {
        return -look->policy->last - price;
    }
    return setup_worth(look, rest, look->health) / 2 - price;
}

static void choose_payment(const Knowledge *look, Choice *best)
{
    Action payments[1 << REGICIDE_HAND_MAX];
    int prices[1 << REGICIDE_HAND_MAX];
    const RegicidePurse purse = {look->hand, look->attack, look->keep};
    size_t count = regicide_payments(&purse, payments, prices);
    int hope = max_int(look->policy->setup_exact, look->policy->setup_kill) / 2;
    if (best->luck) {
        hope += VARIETY;
    }
    for (size_t i = 0; i < count; i++) {
        if (hope - prices[i] > best->worth) {
            consider(best, payments[i], pay_worth(look, action_cards(payments[i]), prices[i]));
        }
    }
}

static void choose_play(const Knowledge *look, const RegicideState *state, Choice *best)
{
    Action legal[1 << REGICIDE_HAND_MAX];
    size_t count = regicide_legal(state, look->table->active, legal, COUNT_OF(legal));
    for (size_t i = 0; i < count; i++) {
        consider(best, legal[i], action_worth(look, legal[i]));
    }
}

static Action choose(const RegicideState *state, Seat seat, Rng *luck)
{
    Knowledge look;
    Choice best = {ACTION_NONE, WORTH_LOWEST, luck};
    look_init(&look, state, seat);
    if (state->table.phase != REGICIDE_SUFFERING) {
        choose_play(&look, state, &best);
        return best.action;
    }
    if (regicide_can_flip(&state->table)) {
        consider(&best, action_bare(REGICIDE_FLIP), flip_worth(&look));
    }
    choose_payment(&look, &best);
    return best.action;
}

Action regicide_suggest(const void *memory, Seat seat, Rng *rng)
{
    (void)rng; /* worlds differ enough */
    return choose(memory, seat, NULL);
}

unsigned regicide_ways(const void *memory)
{
    const RegicideView *view = memory;
    if (view->table.seats > 1) {
        return 1;
    }
    return WAYS_ALONE;
}

Action regicide_vary(const void *memory, Seat seat, Rng *rng)
{
    return choose(memory, seat, rng);
}
