/* The rules of play: the deal, and what a card does. A lead waits on the table; the answer decides
 * the trick, and settling it prepares the next one, so that somebody always owes a card until the
 * game is over. Nothing is drawn at random after the deal. Legality is not asked again here. */
#include "claim/state.h"

#include "base/assert.h"

#include <string.h>

#define DEALT (2 * CLAIM_TRICKS)

bool claim_accepts(const Setup *setup, Message *why)
{
    int32_t first = setup->options[CLAIM_FIRST];
    if (setup->seats != CLAIM_SEATS) {
        return setup_refuse(why, N_("Claim is for two players."));
    }
    if (first < 0 || first >= CLAIM_SEATS) {
        return setup_refuse(why, N_("The first player must be one of the players."));
    }
    return true;
}

/* CL-3 */
static void turn_up_prize(ClaimState *state, unsigned deck_count)
{
    state->table.prize = state->deck[deck_count - 1];
    state->deck[deck_count - 1] = 0;
}

/* CL-1 */
void claim_setup(void *memory, const Setup *setup)
{
    ClaimState *state = memory;
    Card cards[CLAIM_CARDS] = {0};
    *state = (ClaimState){.rng = rng_seeded(setup->seed)};
    for (Card card = 5; card < CLAIM_CARDS; card++) {
        cards[card] = card;
    }
    rng_shuffle(&state->rng, cards, CLAIM_CARDS);
    for (unsigned i = 0; i < DEALT; i++) {
        state->hands[i % 2] = claim_add(state->hands[i % 2], cards[CLAIM_CARDS - 1 - i]);
    }
    memcpy(state->deck, cards, CLAIM_DECK_MAX);
    state->table.prize = cards[CLAIM_DECK_MAX];
    state->table.lead = CARD_NONE;
    state->table.leader = (Seat)setup->options[CLAIM_FIRST]; /* CL-2 */
    state->table.phase = CLAIM_RECRUIT;
    state->table.trick = 1;
}

SeatSet claim_actors(const void *memory)
{
    const ClaimState *state = memory;
    if (state->table.phase == CLAIM_OVER) {
        return 0;
    }
    return seat_bit(claim_active(&state->table));
}

size_t claim_legal(const void *memory, Seat seat, Action out[], size_t capacity)
{
    const ClaimState *state = memory;
    const ClaimTable *table = &state->table;
    if (table->phase == CLAIM_OVER || seat != claim_active(table)) {
        return 0;
    }
    CardSet hand = state->hands[seat];
    CardSet cards = table->lead == CARD_NONE ? hand : claim_answers(hand, table->lead); /* CL-4 */
    size_t count = 0;
    ASSERT(capacity >= CLAIM_TRICKS);
    cards &= ~(GOBLIN_ZEROS - 1); /* one copy stands for all */
    for (CardSet rest = cards; rest; rest = set_without_first(rest)) {
        out[count++] = action_with_1(CLAIM_PLAY, set_first(rest));
    }
    return count;
}

static void put_card(ClaimTable *table, Card card, Seat winner)
{
    Seat taker = claim_taker((ClaimPhase)table->phase, card, winner);
    CardSet *pile = taker == SEAT_NONE ? &table->discard : &table->score[taker];
    *pile = claim_add(*pile, card);
    if (taker == SEAT_NONE) {
        table->discarded = (uint8_t)(card + 1);
    }
}

/* What an answer of another faction gives away. */
static void note_void(ClaimTable *table, const Trick *trick)
{
    ClaimFaction led = claim_faction(trick->lead), answered = claim_faction(trick->answer);
    bool is_void = answered != led && answered != CLAIM_DOPPELGANGER;
    if (is_void) {
        table->voids[seat_other(trick->leader)] |= (uint8_t)(1u << led);
    }
}

/* CL-13 */
static void begin_support(ClaimState *state)
{
    for (Seat seat = 0; seat < CLAIM_SEATS; seat++) {
        state->hands[seat] = claim_join(state->table.prizes[seat], state->drawn[seat]);
        state->table.prizes[seat] = 0;
        state->drawn[seat] = 0;
        state->table.voids[seat] = 0;
        state->table.won[seat] = 0;
    }
    state->table.prize = CARD_NONE;
    state->table.discarded = 0;
    state->table.phase = CLAIM_SUPPORT;
    state->table.trick = 1;
}

/* CL-10 */
static void settle_recruit(ClaimState *state, const Trick *trick)
{
    ClaimTable *table = &state->table;
    Seat winner = trick->winner, loser = seat_other(winner);
    unsigned deck_count = claim_deck_count(table) - 1;
    note_void(table, trick);
    table->prizes[winner] = claim_add(table->prizes[winner], table->prize);
    state->drawn[loser] = claim_add(state->drawn[loser], state->deck[deck_count]);
    state->deck[deck_count] = 0;
    if (table->trick == CLAIM_TRICKS) {
        begin_support(state);
    } else {
        table->trick++;
        turn_up_prize(state, deck_count);
    }
}

static void settle_support(ClaimTable *table)
{
    if (table->trick == CLAIM_TRICKS) {
        table->phase = CLAIM_OVER;
    } else {
        table->trick++;
    }
}

static void settle(ClaimState *state, const Trick *trick)
{
    ClaimTable *table = &state->table;
    put_card(table, trick->lead, trick->winner);
    put_card(table, trick->answer, trick->winner);
    table->lead = CARD_NONE;
    table->leader = trick->winner; /* CL-12 */
    table->won[trick->winner] |= (uint16_t)(1u << (table->trick - 1));
    if (table->phase == CLAIM_RECRUIT) {
        settle_recruit(state, trick);
    } else {
        settle_support(table);
    }
}

void claim_apply(void *memory, Seat seat, Action action, EventLog *log)
{
    ClaimState *state = memory;
    ClaimTable *table = &state->table;
    Card card = action_operand(action, 0);
    ASSERT(seat == claim_active(table));
    state->hands[seat] = claim_remove(state->hands[seat], card);
    if (table->lead == CARD_NONE) {
        claim_tell_lead(table, card, log);
        table->lead = card;
        return;
    }
    Trick trick = claim_trick(table, card);
    claim_tell_trick(state, &trick, log);
    settle(state, &trick);
    claim_tell_next(state, log);
}

void claim_outcome(const void *memory, Outcome *out)
{
    const ClaimState *state = memory;
    unsigned votes[CLAIM_SEATS];
    Seat winner = claim_count_votes(state->table.score, votes);
    *out = (Outcome){.over = state->table.phase == CLAIM_OVER};
    out->score[0] = (int16_t)votes[0];
    out->score[1] = (int16_t)votes[1];
    if (out->over) {
        if (winner == SEAT_NONE) {
            out->winners = seat_bit(0) | seat_bit(1);
        } else {
            out->winners = seat_bit(winner);
        }
    }
}
