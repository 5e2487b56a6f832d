/* A plain good action from what a seat sees itself: every legal action gets a worth, a weighted sum
 * of what it does at once and of the cards it costs, and the best is taken. Computer players
 * imagine games with it, so it must be quick and never look at a card that its seat does not see: a
 * choice that did would make every other choice before it look better than it is.
 *
 * The weights were fitted by the cross-entropy method to the share of games that this policy wins
 * alone, a row for each number of seats and one for a solo game without flips. They serve strength
 * alone; no rule is decided here. */
#include "state.h"

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
} Policy;

static const Policy policies[ROWS] = {
    {16, 229, 84, 9, 19,  14, 82,   44, 25, 13,   1302, 46,
     43, 157, 17, 6, -55, 49, -355, 31, 12, -601, 21,   202},
    {12, 153, 110, -6, 22,   14, 98,   17, 8, 27,   692, 58,
     29, 70,  50,  1,  -131, 51, -278, 43, 5, -535, 31,  284},
    {13, 180, 133, -9,  26,   21, 110,  20, 11, 30,   805, 45,
     26, 69,  56,  -12, -105, 40, -264, 26, 8,  -684, 36,  417},
    {14, 102, 117, -1,  25,   16, 96,   22, 13, 29,   792, 32,
     59, 72,  46,  -26, -135, 25, -366, 34, 0,  -454, 17,  183},
    {20, 248, 122, 4, 20,  12, 96,   82, 28,  11,   881, 43,
     48, 163, -4,  1, -57, 26, -371, 52, -11, -917, 30,  178},
};

/* A jester against an enemy of each suit. */
static const int jesters[ROWS][4] = {
    {51, 119, 178, 209}, {155, 109, 127, 225}, {126, 158, 124, 186},
    {33, 224, 125, 163}, {15, 118, 112, 486},
};

static const Keep play_keeps[ROWS] = {
    {63, 21, {0, 89, 0, -4}, 6, 36, 60, 44},      {40, 19, {-2, 70, 21, -11}, -10, 20, 18, 80},
    {47, 26, {-7, 68, 19, -7}, -12, 32, 12, 97},  {23, 38, {5, 69, 6, -18}, -7, 18, 4, 107},
    {71, 27, {0, 137, -3, -15}, -11, 50, 69, 26},
};

static const Keep pay_keeps[ROWS] = {
    {-5, 8, {-1, 67, -1, 6}, 7, 33, 61, 78},    {-19, 6, {3, 50, 7, 5}, 1, 20, 40, 74},
    {-18, 7, {6, 60, 11, 8}, 0, 31, 22, 60},    {-25, 7, {-2, 80, 15, 9}, -4, 36, 41, 94},
    {-9, 13, {-8, 90, -11, -4}, 9, 48, 60, 70},
};

#define DRAWN_VALUE  5  /* of an unknown card, about */
#define TAVERN_LOW   20 /* with fewer cards a heal is worth more */
#define WORTH_LOWEST (-1000000)

/* The cards of a hand side by side in one word, a byte each, so that one comparison is of all. */
#define BYTES_LOW  UINT64_C(0x0101010101010101)
#define BYTES_HIGH UINT64_C(0x8080808080808080)

static unsigned policy_row(const RegicideTable *table)
{
    bool is_bare = table->seats == 1 && table->flips_left == 0;
    return is_bare ? ROWS - 1 : table->seats - 1u;
}

typedef struct Look {
    const RegicideTable *table;
    const Policy *policy;
    CardSet hand;
    int values; /* of the hand */
    int health, attack;
    unsigned immune;                /* bit of the suit that has no power */
    int room, room_each;            /* cards that all hands can still draw */
    int keep[REGICIDE_CARDS];       /* of the hand's cards; so the next */
    uint64_t place[REGICIDE_CARDS]; /* the card's byte in the words, all bits set */
    uint64_t alone, paired;         /* damage of a card, and with a companion */
} Look;

static int at_most(int value, int limit)
{
    return value < limit ? value : limit;
}

static int at_least(int value, int limit)
{
    return value > limit ? value : limit;
}

static int keep_worth(const Keep *keep, Card card, unsigned immune)
{
    int value = regicide_value(card), points = at_most(value, 10);
    unsigned suit = regicide_suit(card);
    if (regicide_is_jester(card)) {
        return keep->jester;
    }
    int worth = keep->card + keep->point * value + keep->suit[suit] * points / 4;
    worth -= immune & 1u << suit ? keep->immune * points / 4 : 0;
    return worth + (value == 1 ? keep->animal : 0) + (value > 10 ? keep->royal : 0);
}

static int kept_worth(const Look *look, CardSet cards)
{
    int sum = 0;
    for (; cards; cards = set_without_first(cards)) {
        sum += look->keep[set_first(cards)];
    }
    return sum;
}

static bool has_zero_byte(uint64_t word)
{
    return (word - BYTES_LOW) & ~word & BYTES_HIGH;
}

/* What the rest of a hand can do against the health that will be left, with one card or with a
 * companion pair; `gone` are the places of the other cards. */
static int setup_worth(const Look *look, uint64_t gone, bool pairs, int health)
{
    uint64_t wanted = BYTES_LOW * (unsigned)health;
    if (has_zero_byte((look->alone ^ wanted) | gone) ||
        (pairs && has_zero_byte((look->paired ^ wanted) | gone))) {
        return look->policy->setup_exact;
    }
    uint64_t enough = ((look->alone | BYTES_HIGH) - wanted) & BYTES_HIGH & ~gone;
    return enough ? look->policy->setup_kill : 0;
}

/* Suffering this attack, with `values` in hand and so much health left of the enemy. */
static int attack_worth(const Look *look, int attack, int values, int health)
{
    const Policy *policy = look->policy;
    int worth = -policy->attack * attack - policy->burden * attack * health / 32;
    if (attack > values) {
        worth -= policy->dead + policy->gap * (attack - values);
    }
    return attack == 0 ? worth + policy->blocked : worth;
}

/* What some cards are together. */
typedef struct Lot {
    int count, value, keep;
    unsigned suits;
    uint64_t places;
} Lot;

static Lot lot_of(const Look *look, CardSet cards)
{
    Lot lot = {.count = set_count(cards)};
    for (; cards; cards = set_without_first(cards)) {
        Card card = set_first(cards);
        lot.value += regicide_value(card);
        lot.keep += look->keep[card];
        lot.suits |= 1u << regicide_suit(card);
        lot.places |= look->place[card];
    }
    return lot;
}

/* The cards that a red power would draw or heal, as worth. */
static int red_worth(const Look *look, const Lot *lot, unsigned powers, int *drawn)
{
    const Policy *policy = look->policy;
    int value = lot->value, tavern = look->table->tavern_count;
    int heal = powers & 1u << REGICIDE_HEARTS ? at_most(value, look->table->discard_count) : 0;
    int draw = powers & 1u << REGICIDE_DIAMONDS ? at_most(value, look->room + lot->count) : 0;
    *drawn = at_most(draw, tavern + heal);
    return heal * (policy->heal + policy->heal_low * at_least(0, TAVERN_LOW - tavern) / 8) +
           *drawn * (policy->draw + policy->draw_room * look->room_each / 4);
}

static int jester_worth(const Look *look, CardSet cards)
{
    int worth = look->policy->jester_attack * look->attack - kept_worth(look, cards);
    if (look->immune) {
        worth += jesters[policy_row(look->table)][regicide_suit(look->table->enemy)];
    }
    return worth;
}

static int play_worth(const Look *look, CardSet cards)
{
    const Policy *policy = look->policy;
    if (cards & JESTERS) {
        return jester_worth(look, cards);
    }
    Lot lot = lot_of(look, cards);
    int drawn;
    unsigned powers = lot.suits & ~look->immune;
    int damage = powers & 1u << REGICIDE_CLUBS ? 2 * lot.value : lot.value;
    int shield = powers & 1u << REGICIDE_SPADES ? lot.value : 0;
    int left = look->health - damage;
    int worth = red_worth(look, &lot, powers, &drawn) - lot.keep;
    if (left <= 0) {
        return worth + policy->kill + (left == 0 ? policy->exact : policy->over * left / 4);
    }
    int values = look->values - lot.value;
    values += drawn > 0 ? drawn * DRAWN_VALUE / look->table->seats : 0;
    return worth + policy->damage * damage +
           attack_worth(look, at_least(0, look->attack - shield), values, left) +
           setup_worth(look, lot.places, look->hand & ~cards & ANIMALS, left);
}

static int yield_worth(const Look *look)
{
    int worth = look->policy->yield + attack_worth(look, look->attack, look->values, look->health);
    return look->attack == 0 ? worth + look->policy->yield_free : worth;
}

static int flip_worth(const Look *look)
{
    const Policy *policy = look->policy;
    bool pays = look->table->phase == REGICIDE_SUFFERING;
    int draws = at_most(look->table->tavern_count, REGICIDE_HAND_MAX);
    int price = pays ? policy->flip_keep_pay : policy->flip_keep;
    return (pays ? policy->flip_pay : policy->flip) + policy->flip_draw * draws -
           price * kept_worth(look, look->hand) / 8;
}

/* The fullest hand goes on, in doubt the own. */
static int next_worth(const Look *look, Seat next)
{
    const RegicideTable *table = look->table;
    return 2 * table->hand_counts[next] + (next == table->active);
}

static int action_worth(const Look *look, Action action)
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

static void look_at_card(Look *look, const Keep *keep, Card card, unsigned shift)
{
    bool is_club = regicide_suit(card) == REGICIDE_CLUBS;
    unsigned times = is_club && !(look->immune & 1u << REGICIDE_CLUBS) ? 2 : 1;
    times = regicide_is_jester(card) ? 0 : times;
    unsigned value = (unsigned)regicide_value(card);
    look->keep[card] = keep_worth(keep, card, look->immune);
    look->place[card] = UINT64_C(0xFF) << shift;
    look->alone |= (uint64_t)(value * times) << shift;
    look->paired |= (uint64_t)((value + 1) * times) << shift;
}

static void look_init(Look *look, const RegicideState *state, Seat seat)
{
    const RegicideTable *table = &state->table;
    unsigned row = policy_row(table);
    bool pays = table->phase == REGICIDE_SUFFERING;
    const Keep *keep = pays ? &pay_keeps[row] : &play_keeps[row];
    look->table = table;
    look->policy = &policies[row];
    look->hand = state->hands[seat];
    look->values = regicide_values(look->hand);
    look->health = regicide_health_left(table);
    look->attack = regicide_attack_left(table);
    look->immune = table->cancelled ? 0 : 1u << regicide_suit(table->enemy);
    look->room = regicide_hand_limit(table->seats) * table->seats;
    for (Seat other = 0; other < table->seats; other++) {
        look->room -= table->hand_counts[other];
    }
    look->room_each = look->room / table->seats;
    look->alone = look->paired = 0;
    unsigned shift = 0;
    for (CardSet rest = look->hand; rest; rest = set_without_first(rest), shift += 8) {
        look_at_card(look, keep, set_first(rest), shift);
    }
}

typedef struct Choice {
    Action action;
    int worth;
} Choice;

static void choose_better(Choice *best, Action action, int worth)
{
    if (worth > best->worth) {
        *best = (Choice){action, worth};
    }
}

static int pay_worth(const Look *look, CardSet cards, int price)
{
    CardSet rest = look->hand & ~cards;
    if (!rest) {
        return -look->policy->last - price;
    }
    return setup_worth(look, lot_of(look, cards).places, rest & ANIMALS, look->health) / 2 - price;
}

static void choose_payment(const Look *look, Choice *best)
{
    Action payments[1 << REGICIDE_HAND_MAX];
    int prices[1 << REGICIDE_HAND_MAX];
    const RegicidePurse purse = {look->hand, look->attack, look->keep};
    size_t count = regicide_payments(&purse, payments, prices);
    int hope = at_least(look->policy->setup_exact, look->policy->setup_kill) / 2;
    for (size_t i = 0; i < count; i++) {
        if (hope - prices[i] > best->worth) {
            choose_better(best, payments[i], pay_worth(look, action_cards(payments[i]), prices[i]));
        }
    }
}

static void choose_play(const Look *look, const RegicideState *state, Choice *best)
{
    Action legal[1 << REGICIDE_HAND_MAX];
    size_t count = regicide_legal(state, look->table->active, legal, sizeof legal / sizeof *legal);
    for (size_t i = 0; i < count; i++) {
        choose_better(best, legal[i], action_worth(look, legal[i]));
    }
}

Action regicide_suggest(const void *memory, Seat seat, Rng *rng)
{
    const RegicideState *state = memory;
    Look look;
    Choice best = {ACTION_NONE, WORTH_LOWEST};
    (void)rng; /* worlds differ enough */
    look_init(&look, state, seat);
    if (state->table.phase == REGICIDE_SUFFERING) {
        if (regicide_can_flip(&state->table)) {
            choose_better(&best, action_bare(REGICIDE_FLIP), flip_worth(&look));
        }
        choose_payment(&look, &best);
    } else {
        choose_play(&look, state, &best);
    }
    return best.action;
}
