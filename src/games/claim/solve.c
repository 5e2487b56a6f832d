/* The end of phase 2 with best play, when each hand is known to both: alpha-beta over tricks, as a
 * question that is answered by yes or no: does seat 0 reach this result?
 *
 * A vote is the sign of one number, its margin: each card of the faction weighs 2 for the seat that
 * scores it, and the highest one still or already in play 3, because it breaks a tie (CL-15). So a
 * position is the cards left, who leads, and five margins, each no further from zero than the cards
 * left can still bring back; that fits one word with both bounds of the result, and the table holds
 * such words, the whole key in each: an entry is never another position's.
 *
 * In here a Goblin 0 is a card of its own, so that a hand is its part of the cards left. */
#include "claim/state.h"

#include "base/limits.h"

#include <string.h>

#define LANES       8 /* five factions, padded so that a loop over them is one instruction */
#define MARGIN_BITS 6
#define MARGIN_ZERO 31 /* so that the least margin, -30, is still above zero */
#define RESULT_BITS 4
#define CARDS_WEIGH 2
#define VALUES      10
#define STOP_EVERY  1024
#define TABLE_SEED  UINT64_C(0x9E3779B97F4A7C15)

/* How a game ends for seat 0. */
typedef enum Result { LOST, DRAWN, WON } Result;

typedef struct Position {
    CardSet hands[CLAIM_SEATS];
    uint32_t left; /* the cards of both hands, by index */
    Seat leader;
    uint8_t unused[3];
    int8_t margin[LANES]; /* of seat 0 over seat 1 */
    int8_t room[LANES];   /* what the cards in the hands weigh */
} Position;

typedef struct Solver {
    Effort *effort;
    bool is_spent;
    CardSet beating[CLAIM_CARDS]; /* the rest by card, too */
    uint8_t index[CLAIM_CARDS];
    int8_t weight[CLAIM_CARDS];
    CardSet up_to[VALUES], below[VALUES]; /* all cards of at most this value, of less */
    Card best_lead, best_answer;          /* what decided last: at the end, at the root */
    uint32_t leads[CLAIM_CARDS];          /* how often this lead, or this answer to it, decided */
    uint32_t answers[CLAIM_CARDS][CLAIM_CARDS];
} Solver;

/* The position that is asked about. */
typedef struct Root {
    Solver solver;
    Position position;
    Card lead; /* a card that its leader still holds here, or CARD_NONE */
    Seat seat; /* whose decision it is */
} Root;

/* Which results are still possible. */
typedef struct Bounds {
    Result low, high;
} Bounds;

static Result result_of(int lead)
{
    if (lead > 0) {
        return WON;
    }
    if (lead < 0) {
        return LOST;
    }
    return DRAWN;
}

static Bounds position_bounds(const Position *position)
{
    int lead = 0, open = 0;
    for (unsigned i = 0; i < CLAIM_FACTIONS; i++) {
        int margin = position->margin[i], room = position->room[i];
        lead += (margin > room) - (margin < -room);
        open += margin <= room && margin >= -room && room > 0;
    }
    return (Bounds){.low = result_of(lead - open), .high = result_of(lead + open)};
}

static uint64_t position_key(const Position *position)
{
    uint64_t key = (uint64_t)position->left << 1 | position->leader;
    for (unsigned i = 0; i < CLAIM_FACTIONS; i++) {
        int edge = position->room[i] + 1, margin = position->margin[i];
        margin = clamp_int(margin, -edge, edge);
        key = key << MARGIN_BITS | (uint64_t)(margin + MARGIN_ZERO);
    }
    return key;
}

static uint64_t *solver_entry(const Solver *solver, uint64_t key)
{
    uint64_t hash = key * TABLE_SEED;
    return &solver->effort->table[(hash ^ hash >> 32) & (solver->effort->table_size - 1)];
}

static Bounds solver_recall(const Solver *solver, uint64_t key)
{
    uint64_t entry = *solver_entry(solver, key);
    if (entry >> RESULT_BITS != key) {
        return (Bounds){.low = LOST, .high = WON};
    }
    return (Bounds){.low = (Result)(entry & 3), .high = (Result)(entry >> 2 & 3)};
}

static void solver_remember(const Solver *solver, uint64_t key, Bounds bounds)
{
    uint64_t results = (uint64_t)bounds.low | (uint64_t)bounds.high << 2;
    *solver_entry(solver, key) = key << RESULT_BITS | results;
}

static bool solver_spend(Solver *solver)
{
    Effort *effort = solver->effort;
    bool is_stopped = effort->nodes % STOP_EVERY == 0 && effort->stop && atomic_load(effort->stop);
    if (effort->nodes == 0 || is_stopped) {
        solver->is_spent = true;
        return false;
    }
    effort->nodes--;
    return true;
}

static Card plain(Card card)
{
    if (card < 5) {
        return 0;
    }
    return card;
}

static void position_take(Position *position, const Solver *solver, Card card, Seat winner)
{
    ClaimFaction faction = claim_faction(card);
    int weight = solver->weight[card];
    Seat taker = claim_taker(CLAIM_SUPPORT, card, winner);
    position->room[faction] = (int8_t)(position->room[faction] - weight);
    position->margin[faction] = (int8_t)(position->margin[faction] + (taker ? -weight : weight));
    position->left &= ~(UINT32_C(1) << solver->index[card]);
}

static Position position_after(const Position *before, const Solver *solver, Card lead, Card answer)
{
    Position after = *before;
    Seat leader = before->leader, other = seat_other(leader);
    Seat winner = (Seat)(leader ^ (solver->beating[lead] >> answer & 1));
    after.hands[leader] &= ~card_bit(lead);
    after.hands[other] &= ~card_bit(answer);
    after.leader = winner;
    position_take(&after, solver, lead, winner);
    position_take(&after, solver, answer, winner);
    return after;
}

/* All cards of at most this value. */
static CardSet cards_up_to(unsigned value)
{
    CardSet above = ~((CardSet)0x3FE << value);
    return (GOBLIN_ZEROS | (above & 0x3FE) << 4) | (above & 0x3FC) << 12 | (above & 0x3FF) << 22 |
           (above & 0x3FF) << 32 | (above & 0x3FF) << 42;
}

/* Whether two cards of one faction differ to a seat with these cards: it may hold one of that
 * faction between them, or a Doppelgänger that would be one; between two Doppelgängers, any card.
 */
static bool is_told_apart(const Solver *solver, CardSet others, Card low, Card high)
{
    ClaimFaction faction = claim_faction(low);
    CardSet doubles = claim_cards_of(CLAIM_DOPPELGANGER);
    CardSet rivals =
        faction == CLAIM_DOPPELGANGER ? others : others & (claim_cards_of(faction) | doubles);
    return (rivals & solver->up_to[claim_value(high)] & ~solver->below[claim_value(low)]) != 0;
}

/* The cards without those that do the same as a lower one. */
static CardSet without_alike(const Solver *solver, CardSet cards, CardSet others)
{
    CardSet kept = cards;
    Card last = CARD_NONE;
    for (CardSet rest = cards; rest; rest = set_without_first(rest)) {
        Card card = set_first(rest);
        bool is_pair = last != CARD_NONE && claim_faction(last) == claim_faction(card) &&
                       solver->weight[last] == solver->weight[card];
        if (is_pair && !is_told_apart(solver, others, last, card)) {
            kept &= ~card_bit(card);
        }
        last = card;
    }
    return kept;
}

/* Lists cards, those first that decided most often. */
static unsigned list_by_merit(CardSet cards, const uint32_t merit[], Card out[])
{
    unsigned count = 0;
    for (CardSet rest = cards; rest; rest = set_without_first(rest)) {
        Card card = set_first(rest);
        unsigned place = count++;
        for (; place > 0 && merit[out[place - 1]] < merit[card]; place--) {
            out[place] = out[place - 1];
        }
        out[place] = card;
    }
    return count;
}

static bool solver_reaches(Solver *solver, const Position *position, Result goal);

/* Whether seat 0 reaches the goal after this lead. */
static bool solver_leads(Solver *solver, const Position *position, Card lead, Result goal)
{
    Card answers[CLAIM_TRICKS];
    Seat other = seat_other(position->leader);
    CardSet cards = claim_answers(position->hands[other], lead);
    cards = without_alike(solver, cards, position->hands[position->leader]);
    unsigned count = list_by_merit(cards, solver->answers[lead], answers);
    for (unsigned i = 0; i < count; i++) {
        Position after = position_after(position, solver, lead, answers[i]);
        if (solver_reaches(solver, &after, goal) == (other == 0)) {
            solver->answers[lead][answers[i]] += (uint32_t)set_count(cards);
            solver->best_answer = answers[i];
            return other == 0;
        }
    }
    return other != 0;
}

static bool solver_tries_leads(Solver *solver, const Position *position, Result goal)
{
    Card leads[CLAIM_TRICKS];
    Seat leader = position->leader;
    CardSet cards =
        without_alike(solver, position->hands[leader], position->hands[seat_other(leader)]);
    unsigned count = list_by_merit(cards, solver->leads, leads);
    for (unsigned i = 0; i < count; i++) {
        if (solver_leads(solver, position, leads[i], goal) == (leader == 0)) {
            solver->leads[leads[i]] += (uint32_t)set_count(position->hands[leader]);
            solver->best_lead = leads[i];
            return leader == 0;
        }
    }
    return leader != 0;
}

static bool solver_reaches(Solver *solver, const Position *position, Result goal)
{
    Bounds bounds = position_bounds(position);
    if (bounds.low >= goal || bounds.high < goal) {
        return bounds.low >= goal;
    }
    uint64_t key = position_key(position);
    Bounds known = solver_recall(solver, key);
    if (known.low >= goal || known.high < goal) {
        return known.low >= goal;
    }
    if (!solver_spend(solver)) {
        return false;
    }
    bool reaches = solver_tries_leads(solver, position, goal);
    if (!solver->is_spent) {
        if (reaches) {
            known.low = goal;
        } else {
            known.high = (Result)(goal - 1);
        }
        solver_remember(solver, key, known);
    }
    return reaches;
}

/* What the piles hold and the hands may add, and for each card what the search asks. */
static void solver_weigh(Solver *solver, Position *position, const CardSet score[CLAIM_SEATS])
{
    CardSet hands = position->hands[0] | position->hands[1];
    CardSet all = hands | score[0] | score[1];
    unsigned index = 0;
    for (CardSet rest = hands; rest; rest = set_without_first(rest)) {
        Card card = set_first(rest);
        ClaimFaction faction = claim_faction(card);
        bool breaks_ties = plain(card) > 0 && claim_highest(all, faction) == (int)claim_value(card);
        solver->beating[card] = claim_beating(plain(card));
        solver->weight[card] = (int8_t)(CARDS_WEIGH + breaks_ties);
        solver->index[card] = (uint8_t)index;
        position->room[faction] = (int8_t)(position->room[faction] + solver->weight[card]);
        position->left |= UINT32_C(1) << index++;
    }
    for (unsigned i = 0; i < CLAIM_FACTIONS; i++) {
        ClaimFaction faction = (ClaimFaction)i;
        CardSet cards = claim_cards_of(faction);
        int margin = set_count(score[0] & cards) - set_count(score[1] & cards);
        int best = claim_highest(all, faction);
        int mine = claim_highest(score[0], faction), others = claim_highest(score[1], faction);
        int top = 0;
        if (mine != others) {
            top = (mine == best) - (others == best);
        }
        position->margin[i] = (int8_t)(CARDS_WEIGH * margin + top);
    }
}

/* Seat 1's Goblins 0 get numbers of their own. */
static CardSet own_zeros(const CardSet hands[CLAIM_SEATS])
{
    int first = set_count(hands[0] & GOBLIN_ZEROS);
    return (hands[1] & ~GOBLIN_ZEROS) | (hands[1] & GOBLIN_ZEROS) << first;
}

/* The card of the position that an action or the table names: any copy of a Goblin 0. */
static Card held_card(CardSet hand, Card card)
{
    if (card) {
        return card;
    }
    return set_first(hand & GOBLIN_ZEROS);
}

static void solver_init(Solver *solver, Effort *effort)
{
    *solver = (Solver){.effort = effort, .best_lead = CARD_NONE, .best_answer = CARD_NONE};
    for (unsigned value = 0; value < VALUES; value++) {
        solver->up_to[value] = cards_up_to(value);
        if (value) {
            solver->below[value] = cards_up_to(value - 1);
        } else {
            solver->below[value] = 0;
        }
    }
    memset(effort->table, 0xFF, effort->table_size * sizeof *effort->table);
}

static void root_init(Root *root, Effort *effort, const ClaimState *state, Seat seat)
{
    const ClaimTable *table = &state->table;
    CardSet hands[CLAIM_SEATS] = {state->hands[0], state->hands[1]};
    if (table->lead != CARD_NONE) {
        hands[table->leader] = claim_add(hands[table->leader], table->lead);
    }
    hands[1] = own_zeros(hands);
    root->seat = seat;
    root->lead =
        table->lead == CARD_NONE ? CARD_NONE : held_card(hands[table->leader], table->lead);
    root->position = (Position){.hands = {hands[0], hands[1]}, .leader = table->leader};
    solver_init(&root->solver, effort);
    solver_weigh(&root->solver, &root->position, table->score);
}

static bool root_gets(Root *root, Result goal)
{
    const Position *position = &root->position;
    bool reaches = root->lead == CARD_NONE
                       ? solver_reaches(&root->solver, position, goal)
                       : solver_leads(&root->solver, position, root->lead, goal);
    return reaches == (root->seat == 0);
}

static bool card_gets(Root *root, Card card, Result goal)
{
    const Position *position = &root->position;
    bool reaches;
    if (root->lead == CARD_NONE) {
        reaches = solver_leads(&root->solver, position, card, goal);
    } else {
        Position after = position_after(position, &root->solver, root->lead, card);
        reaches = solver_reaches(&root->solver, &after, goal);
    }
    return reaches == (root->seat == 0);
}

/* A won game needs one card that wins it; in a drawn one all cards that hold the draw are wanted,
 * since one may win against mistakes; in a lost one any may. */
static void mark_best(Root *root, const ClaimState *state, Result goal, int worth, bool best[])
{
    Action legal[CLAIM_TRICKS];
    size_t count = claim_legal(state, root->seat, legal, CLAIM_TRICKS);
    Card winning = root->solver.best_answer;
    if (root->lead == CARD_NONE) {
        winning = root->solver.best_lead;
    }
    for (size_t i = 0; i < count; i++) {
        Card card = action_operand(legal[i], 0);
        best[i] = worth == 0 || winning == CARD_NONE || plain(winning) == card;
        if (worth == 500) {
            best[i] = card_gets(root, held_card(root->position.hands[root->seat], card), goal);
        }
    }
}

int claim_solve(const void *memory, Seat seat, Effort *effort, bool best[])
{
    const ClaimState *state = memory;
    /* What seat 0 reaches when this seat wins, or seat 1 prevents. */
    const Result wins = seat == 0 ? WON : DRAWN;
    const Result draws = seat == 0 ? DRAWN : WON;
    Root root;
    if (state->table.phase != CLAIM_SUPPORT) {
        return SOLVE_NEVER;
    }
    root_init(&root, effort, state, seat);
    int worth = 0;
    if (root_gets(&root, wins)) {
        worth = 1000;
    } else if (root_gets(&root, draws)) {
        worth = 500;
    }
    if (best) {
        mark_best(&root, state, draws, worth, best);
    }
    if (root.solver.is_spent) {
        return SOLVE_SPENT;
    }
    return worth;
}
