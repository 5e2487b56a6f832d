/* Points and who wins. */
#include "state.h"

/* DR-28: for so many right answers. */
static const int answer_points[DIRENJIE_CATEGORIES + 1] = {0, 1, 3, 6};

#define NAMED_POINTS   3
#define ESCAPED_POINTS 5

static int right_answers(const DirenjieState *state, Seat seat)
{
    int right = 0;
    for (unsigned i = 0; i < DIRENJIE_CATEGORIES; i++) {
        right += state->answers[seat][i] == state->secret[i];
    }
    return right;
}

static bool names_killer(const DirenjieState *state, Seat seat)
{
    return state->table.expansion && state->answers[seat][DIRENJIE_CATEGORIES] == state->killer;
}

static bool is_named(const DirenjieState *state)
{
    bool named = false;
    for (Seat seat = 0; seat < state->table.seats; seat++) {
        named |= names_killer(state, seat);
    }
    return named;
}

void direnjie_points(const DirenjieState *state, int points[DIRENJIE_SEATS])
{
    for (Seat seat = 0; seat < state->table.seats; seat++) {
        int right = right_answers(state, seat);
        int clues = (int)direnjie_clues_of(&state->table, seat);
        if (seat == state->killer) { /* DR-29 */
            points[seat] = right + clues + (is_named(state) ? 0 : ESCAPED_POINTS);
        } else {
            points[seat] = answer_points[right] + clues / 2;
            points[seat] += names_killer(state, seat) ? NAMED_POINTS : 0;
        }
    }
}

void direnjie_team_points(const DirenjieState *state, int points[DIRENJIE_SEATS])
{
    int single[DIRENJIE_SEATS];
    direnjie_points(state, single);
    for (unsigned team = 0; team < state->table.teams; team++) {
        points[team] = 0;
    }
    for (Seat seat = 0; seat < state->table.seats; seat++) {
        points[seat % state->table.teams] += single[seat];
    }
}

/* DR-30, DR-33: a side is a seat, or a team. Points first, then clues. */
static unsigned best_sides(const int points[], const int clues[], unsigned sides)
{
    unsigned best = 0;
    for (unsigned side = 0; side < sides; side++) {
        unsigned first = best ? (unsigned)__builtin_ctz(best) : side;
        int more = points[side] - points[first];
        more = more ? more : clues[side] - clues[first];
        best = more > 0 || !best ? 1u << side : more == 0 ? best | 1u << side : best;
    }
    return best;
}

SeatSet direnjie_winners(const DirenjieState *state)
{
    const DirenjieTable *table = &state->table;
    unsigned sides = table->teams ? table->teams : table->seats, winners = 0;
    int points[DIRENJIE_SEATS], clues[DIRENJIE_SEATS] = {0};
    if (table->teams) {
        direnjie_team_points(state, points);
    } else {
        direnjie_points(state, points);
    }
    for (Seat seat = 0; seat < table->seats; seat++) {
        clues[seat % sides] += (int)direnjie_clues_of(table, seat);
    }
    unsigned best = best_sides(points, clues, sides);
    for (Seat seat = 0; seat < table->seats; seat++) {
        winners |= (best >> seat % sides & 1) << seat;
    }
    return (SeatSet)winners;
}

void direnjie_outcome(const void *memory, Outcome *out)
{
    const DirenjieState *state = memory;
    int points[DIRENJIE_SEATS];
    *out = (Outcome){.over = state->table.phase == DIRENJIE_OVER};
    direnjie_points(state, points);
    for (Seat seat = 0; seat < state->table.seats; seat++) {
        out->score[seat] = (int16_t)points[seat];
    }
    if (out->over) {
        out->winners = direnjie_winners(state);
    }
}
