/* The setup: the secret is drawn, starting clues are shown, everything else is dealt. */
#include "direnjie/state.h"

#include <string.h>

static bool teams_fit(int32_t teams, unsigned seats)
{
    return teams == 0 || (teams == 2 && (seats == 4 || seats == 6)) || (teams == 3 && seats == 6);
}

bool direnjie_accepts(const Setup *setup, Message *why)
{
    int32_t first = setup->options[DIRENJIE_FIRST];
    int32_t teams = setup->options[DIRENJIE_TEAMS];
    if (setup->seats < 2 || setup->seats > DIRENJIE_SEATS) {
        return setup_refuse(why, N_("Di Renjie is for two to six players."));
    }
    if (first < -1 || first >= setup->seats) {
        return setup_refuse(why, N_("The first player must be one of the players."));
    }
    if (!teams_fit(teams, setup->seats)) {
        return setup_refuse(why, N_("Two teams need four or six players, three teams need six."));
    }
    if (teams > 0 && setup->options[DIRENJIE_KILLER]) {
        return setup_refuse(why, N_("Teams play without the Killer expansion."));
    }
    return true;
}

/* DR-2 */
static void lay_secret(DirenjieState *state)
{
    static const uint8_t sizes[DIRENJIE_CATEGORIES] = {6, 5, 5};
    unsigned first = 0;
    for (unsigned i = 0; i < DIRENJIE_CATEGORIES; i++) {
        state->secret[i] = (Card)(3 * (first + rng_below(&state->rng, sizes[i])));
        first += sizes[i];
    }
}

static bool is_secret(const DirenjieState *state, Card card)
{
    return card == state->secret[0] || card == state->secret[1] || card == state->secret[2];
}

/* DR-3 */
static void show_starting_clues(DirenjieState *state)
{
    Card innocent[DIRENJIE_IDENTITIES];
    unsigned count = 0, each = direnjie_starting_count(state->table.seats);
    for (Card i = 0; i < DIRENJIE_IDENTITIES; i++) {
        if (!is_secret(state, (Card)(3 * i))) {
            innocent[count++] = i;
        }
    }
    rng_shuffle(&state->rng, innocent, count);
    for (unsigned i = 0; i < each * state->table.seats; i++) {
        state->starting[i / each] |= (uint16_t)(1u << innocent[i]);
    }
}

/* DR-5: how many cards the seat that is `turn` places after the start player is dealt. */
static unsigned dealt_to(const DirenjieTable *table, unsigned turn)
{
    unsigned left_over = table->expansion && table->seats >= 5 && turn == table->seats - 1u;
    return (table->seats == 6 ? 8u + (turn >= 4) : 10u) + left_over;
}

static void deal(DirenjieState *state)
{
    Card cards[DIRENJIE_CARDS];
    DirenjieTable *table = &state->table;
    CardSet rest = ALL_CARDS & ~(table->expansion ? 0 : KILLER_BIT); /* DR-4 */
    uint8_t count = 0;
    for (unsigned i = 0; i < DIRENJIE_CATEGORIES; i++) {
        rest = direnjie_remove(rest, state->secret[i]);
    }
    for (; rest; rest = set_without_first(rest)) {
        cards[count++] = lowest_first(rest);
    }
    rng_shuffle(&state->rng, cards, count);
    Seat seat = table->start;
    for (unsigned turn = 0; turn < table->seats; turn++, seat = seat_after(table, seat)) {
        table->hand_counts[seat] = (uint8_t)dealt_to(table, turn);
        for (unsigned i = 0; i < table->hand_counts[seat]; i++) {
            state->hands[seat] = direnjie_add(state->hands[seat], cards[--count]);
        }
        state->outside[seat] = state->hands[seat] & DIRENJIE_IDENTIFIED;
    }
    table->deck_count = count;
    memcpy(state->deck, cards, count);
}

/* DR-6 */
static void name_killer(DirenjieState *state)
{
    const DirenjieTable *table = &state->table;
    unsigned all =
        (1u << table->seats) - 1 + ((unsigned)(table->deck_count > 0) << DIRENJIE_NOBODY);
    if (table->expansion) {
        state->killer = DIRENJIE_NOBODY;
    } else {
        state->killer = SEAT_NONE;
    }
    for (Seat seat = 0; seat < table->seats; seat++) {
        bool holds = state->hands[seat] & KILLER_BIT;
        if (holds) {
            state->killer = seat;
        }
        state->table.origins[seat] = (uint8_t)(1u << seat);
        state->candidates[seat] = (uint8_t)(holds ? 1u << seat : all & ~(1u << seat));
        if (!table->expansion) {
            state->candidates[seat] = 0;
        }
    }
}

void direnjie_setup(void *memory, const Setup *setup)
{
    DirenjieState *state = memory;
    DirenjieTable *table = &state->table;
    int32_t first = setup->options[DIRENJIE_FIRST];
    *state = (DirenjieState){.rng = rng_seeded(setup->seed)};
    memset(state->answers, CARD_NONE, sizeof state->answers);
    table->seats = setup->seats;
    table->teams = (uint8_t)setup->options[DIRENJIE_TEAMS];
    table->expansion = (uint8_t)setup->options[DIRENJIE_KILLER];
    table->start = (Seat)first;
    if (first < 0) {
        table->start = (Seat)rng_below(&state->rng, setup->seats); /* DR-1 */
    }
    table->active = table->actor = table->start;
    table->phase = DIRENJIE_ASKING;
    table->round = 1;
    table->ask = DIRENJIE_NO_ASK;
    table->owed_to = table->declined = SEAT_NONE;
    lay_secret(state);
    show_starting_clues(state);
    deal(state);
    name_killer(state);
}
