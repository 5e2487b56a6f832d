/* A plain good action from what a seat knows: every legal action gets a worth, and the best is
 * taken. Computer players imagine games with it, so it must be quick and never look at a card that
 * its seat does not know: a choice that did would make every other choice before it look better
 * than it is.
 *
 * The weights were fitted by the cross-entropy method to the share of games won against players
 * with earlier weights. They serve strength alone; no rule is decided here. */
#include "direnjie/state.h"
#include "direnjie/think.h"

#define HURRY 1000 /* more than anything else is worth */
#define TIES  4    /* chance decides between equal worths */
#define WILD  500  /* and late in a game between others too, against going round in circles */

/* What things are worth; only differences matter. */
typedef struct Policy {
    int keep[4], keep_dead; /* a card, by its copies in the hand, the first for its beggar beside
                               it; of no clue any more */
    int keep_beggar, keep_killer;
    int give, give_ending;   /* against refusing; in the last turns */
    int patience;            /* rounds after which all is given and the deck drawn first */
    int give_open;           /* less, per copy that can be the secret */
    int need[3], need_ready; /* another copy, by those in the hand; with its beggar there */
    int need_known;          /* in 16ths, of what is known to be in a hand */
    int open;                /* seeing a card, per copy that can be the secret */
    int ask_number;          /* against asking for a category */
    int draw_deck;
    int draw_hand, draw_rich; /* the second per card there */
    int draw_known, draw_new; /* what is needed, and what is unknown there, per card there */
    int submit_natural, submit_category[DIRENJIE_CATEGORIES]; /* the latter if it earns a bonus */
    int inspect_public, inspect_hidden;       /* the first per copy that can be the secret */
    int take, rob, swap, swap_each, swap_new; /* per card more, and per card not known */
} Policy;

static const Policy policy = {
    .keep = {10, 24, 52, 113},
    .keep_dead = 0,
    .keep_beggar = 40,
    .keep_killer = 39,
    .give = 5,
    .give_ending = 3,
    .patience = 10,
    .give_open = -2,
    .need = {2, 7, 47},
    .need_ready = 32,
    .need_known = 5,
    .open = -2,
    .ask_number = -1,
    .draw_deck = 28,
    .draw_hand = 6,
    .draw_rich = 7,
    .draw_known = 6,
    .draw_new = 1,
    .submit_natural = 2,
    .submit_category = {2, -1, 10},
    .inspect_public = 26,
    .inspect_hidden = 25,
    .take = 27,
    .rob = 53,
    .swap = 37,
    .swap_each = 11,
    .swap_new = 10,
};

/* What the seat knows, in numbers by identity. */
typedef struct Knowledge {
    const DirenjieState *state;
    const DirenjieTable *table;
    Seat seat;
    CardSet hand, headed;
    int mine[DIRENJIE_IDENTITIES];
    int away[DIRENJIE_IDENTITIES]; /* copies that may be had from elsewhere */
} Knowledge;

static void look_init(Knowledge *look, const DirenjieState *state, Seat seat)
{
    const DirenjieTable *table = &state->table;
    *look = (Knowledge){.state = state, .table = table, .seat = seat, .hand = state->hands[seat]};
    for (unsigned i = 0; i < table->clue_count; i++) {
        if (clue_is_public(table, i) || clue_is_seen(table, i, seat)) {
            look->headed |= card_bit(state->clues[i].cards[0]);
        }
    }
    for (unsigned i = 0; i < DIRENJIE_IDENTITIES; i++) {
        Card card = (Card)(3 * i);
        look->mine[i] = (int)direnjie_copies_in(look->hand, card);
        if (look->headed & card_bit(card)) {
            look->away[i] = 0;
        } else {
            look->away[i] = 3 - look->mine[i];
        }
    }
}

static bool has_beggar_for(const Knowledge *look, Card identity)
{
    CardSet beggars = look->hand & BEGGARS;
    if (identity == TARGET_SIX) {
        return beggars != 0;
    }
    return beggars & card_bit((Card)(DIRENJIE_BEGGAR_ONE + direnjie_number(identity) - 1));
}

/* A game must come to an end, even among players who all wait for each other. */
static bool is_late(const Knowledge *look)
{
    return look->table->round > policy.patience;
}

/* What then is worth more of each action that moves the game on. */
static int hurry_worth(const Knowledge *look)
{
    return HURRY * is_late(look);
}

static int open_copies(const Knowledge *look, unsigned i)
{
    bool is_innocent = look->state->starting[look->seat] >> i & 1;
    if (is_innocent) {
        return 0;
    }
    return 3 - (int)direnjie_copies_in(known_outside(look->state, look->seat), (Card)(3 * i));
}

/* What it is worth to have a card of the hand. */
static int keep_worth(const Knowledge *look, Card card)
{
    if (!direnjie_is_identity(card)) {
        if (card == DIRENJIE_KILLER_CARD) {
            return policy.keep_killer;
        }
        return policy.keep_beggar;
    }
    unsigned i = card / 3u;
    if (look->headed & card_bit(card)) {
        return policy.keep_dead;
    }
    int worth = policy.keep[look->mine[i]];
    if (look->mine[i] < 3 && has_beggar_for(look, card)) {
        worth += policy.keep[0];
    }
    return worth;
}

/* What it would be worth to get one more copy. */
static int need_worth(const Knowledge *look, unsigned i)
{
    Card card = (Card)(3 * i);
    int worth = policy.open * open_copies(look, i);
    if (look->away[i] > 0) {
        worth += policy.need[look->mine[i]];
        if (look->mine[i] == 1 && has_beggar_for(look, card)) {
            worth += policy.need_ready;
        }
    }
    return worth;
}

static int ask_worth(const Knowledge *look, unsigned ask)
{
    CardSet matching = direnjie_matching(ask);
    int sum = 0, count = 0;
    for (unsigned i = 0; i < DIRENJIE_IDENTITIES; i++) {
        if (matching & card_bit((Card)(3 * i))) {
            sum += need_worth(look, i) * look->away[i];
            count++;
        }
    }
    int worth = 16 * sum / count;
    if (ask >= DIRENJIE_ASK_ONE) {
        worth += policy.ask_number;
    }
    for (Seat other = 0; other < look->table->seats; other++) {
        CardSet known = known_in_hand(look->state, look->seat, other) & matching & DIRENJIE_FIRSTS;
        FOR_CARDS(rest, known)
        {
            worth += policy.need_known * need_worth(look, set_first(rest) / 3u) / 16;
        }
    }
    return worth;
}

static int draw_worth(const Knowledge *look, Seat from)
{
    int count = look->table->hand_counts[from], worth = 0;
    FOR_CARDS(rest, known_in_hand(look->state, look->seat, from) & DIRENJIE_IDENTIFIED)
    {
        worth += need_worth(look, set_first(rest) / 3u);
    }
    int unknown = count - set_count(known_in_hand(look->state, look->seat, from));
    return policy.draw_hand + policy.draw_rich * count + policy.draw_new * unknown / count +
           policy.draw_known * worth / (4 * count);
}

static int give_worth(const Knowledge *look, Card card)
{
    int worth = policy.give;
    if (look->table->ending) {
        worth = policy.give_ending;
    }
    return worth + hurry_worth(look) - keep_worth(look, card) -
           policy.give_open * open_copies(look, card / 3u);
}

static int submit_worth(const Knowledge *look, Action action)
{
    Card top = action_operand(action, 0), bottom = action_operand(action, 2);
    bool earns = direnjie_clues_of(look->table, look->seat) % 2;
    int worth = 100;
    if (top == bottom) {
        worth += policy.submit_natural;
    }
    if (earns) {
        worth += policy.submit_category[direnjie_category(top)];
    }
    return worth;
}

static int inspect_worth(const Knowledge *look, Action action)
{
    unsigned clue =
        direnjie_clue_at(look->table, action_operand(action, 0), action_operand(action, 1));
    if (!clue_is_public(look->table, clue)) {
        return policy.inspect_hidden;
    }
    Card top = look->state->clues[clue].cards[0];
    return policy.inspect_public * open_copies(look, top / 3u);
}

static int swap_worth(const Knowledge *look, Seat other)
{
    const uint8_t *counts = look->table->hand_counts;
    int unknown = counts[other] - set_count(known_in_hand(look->state, look->seat, other));
    return policy.swap + policy.swap_each * (counts[other] - counts[look->seat]) +
           policy.swap_new * unknown;
}

static int accuse_worth(const Knowledge *look, Seat accused)
{
    unsigned candidates = look->state->candidates[look->seat];
    if (!(candidates >> accused & 1)) {
        return 0;
    }
    if (accused == DIRENJIE_NOBODY) {
        return 51 - 10 * look->table->seats;
    }
    return 10;
}

static int action_worth(const Knowledge *look, Action action)
{
    uint8_t operand = action_operand(action, 0);
    switch ((enum DirenjieVerb)action_verb(action)) {
    case DIRENJIE_INSPECT:
        return inspect_worth(look, action);
    case DIRENJIE_TAKE:
        return policy.take + look->table->hand_counts[operand];
    case DIRENJIE_ROB:
        return policy.rob;
    case DIRENJIE_SWAP:
        return swap_worth(look, operand);
    case DIRENJIE_REPAY:
        return -keep_worth(look, operand);
    case DIRENJIE_ASK:
        return ask_worth(look, operand);
    case DIRENJIE_GIVE:
        return give_worth(look, operand);
    case DIRENJIE_REFUSE:
    case DIRENJIE_PASS:
    case DIRENJIE_DECLINE:
        return 0;
    case DIRENJIE_DRAW_DECK:
        return policy.draw_deck + hurry_worth(look);
    case DIRENJIE_DRAW:
        return draw_worth(look, operand);
    case DIRENJIE_SUBMIT:
        return submit_worth(look, action);
    case DIRENJIE_ANSWER:
    case DIRENJIE_VERBS:
        return 0;
    case DIRENJIE_ACCUSE:
        return accuse_worth(look, operand);
    case DIRENJIE_ACCUSE_NONE:
        return accuse_worth(look, DIRENJIE_NOBODY);
    }
    return 0;
}

static Action suggest_answer(const DirenjieState *state, Seat seat)
{
    DirenjieView view;
    DirenjiePosterior posterior;
    Card answers[DIRENJIE_CATEGORIES];
    direnjie_view(state, seat, &view);
    direnjie_posterior(&view, &posterior);
    direnjie_best_answers(&view, &posterior, answers);
    return action_with_1(DIRENJIE_ANSWER, answers[state->table.answered[seat]]);
}

Action direnjie_suggest(const void *memory, Seat seat, Rng *rng)
{
    const DirenjieState *state = memory;
    const DirenjieTable *table = &state->table;
    Action legal[LEGAL_MAX];
    Knowledge look;
    if (table->phase == DIRENJIE_ANSWERING && table->answered[seat] < DIRENJIE_CATEGORIES) {
        return suggest_answer(state, seat);
    }
    size_t count = direnjie_legal(state, seat, legal, LEGAL_MAX);
    look_init(&look, state, seat);
    Action best = legal[0];
    int best_worth = INT32_MIN;
    bool is_wild =
        is_late(&look) && (table->phase == DIRENJIE_ASKING || table->phase == DIRENJIE_GIVING);
    for (size_t i = 0; i < count && count > 1; i++) {
        int chance = (int)rng_below(rng, is_wild ? WILD : TIES);
        int worth = TIES * action_worth(&look, legal[i]) + chance;
        if (worth > best_worth) {
            best = legal[i];
            best_worth = worth;
        }
    }
    return best;
}
