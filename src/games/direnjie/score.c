/* Points and who wins. */
#include "direnjie/state.h"

#include "base/assert.h"

/* DR-28: for so many right answers. */
static const int8_t answer_points[DIRENJIE_CATEGORIES + 1] = {0, 1, 3, 6};

#define NAMED_POINTS   3
#define ESCAPED_POINTS 5

/* What points depend on, in a state or in a view of the end. */
typedef struct Scoring {
    const DirenjieTable *table;
    const uint8_t (*answers)[DIRENJIE_ANSWERS];
    const Card *secret;
    Seat killer;
} Scoring;

static Scoring scoring_of(const DirenjieState *state)
{
    return (Scoring){&state->table, state->answers, state->secret, state->killer};
}

static unsigned right_answers(const Scoring *scoring, Seat seat)
{
    unsigned right = 0;
    for (unsigned i = 0; i < DIRENJIE_CATEGORIES; i++) {
        right |= (unsigned)(scoring->answers[seat][i] == scoring->secret[i]) << i;
    }
    return right;
}

static bool names_killer(const Scoring *scoring, Seat seat)
{
    return scoring->table->expansion &&
           scoring->answers[seat][DIRENJIE_CATEGORIES] == scoring->killer;
}

static bool is_named(const Scoring *scoring)
{
    bool named = false;
    for (Seat seat = 0; seat < scoring->table->seats; seat++) {
        named |= names_killer(scoring, seat);
    }
    return named;
}

static DirenjieTally tally(const Scoring *scoring, Seat seat)
{
    unsigned right = right_answers(scoring, seat);
    int count = __builtin_popcount(right), clues = (int)direnjie_clues_of(scoring->table, seat);
    DirenjieTally out = {.right = (uint8_t)right};
    if (seat == scoring->killer) { /* DR-29 */
        out.answers = (int8_t)count;
        out.clues = (int8_t)clues;
        if (is_named(scoring)) {
            out.killer = 0;
        } else {
            out.killer = ESCAPED_POINTS;
        }
    } else {
        out.answers = (int8_t)answer_points[count];
        out.clues = (int8_t)(clues / 2);
        if (names_killer(scoring, seat)) {
            out.killer = NAMED_POINTS;
        } else {
            out.killer = 0;
        }
    }
    out.total = (int8_t)(out.answers + out.clues + out.killer);
    return out;
}

void direnjie_points(const DirenjieState *state, int points[DIRENJIE_SEATS])
{
    Scoring scoring = scoring_of(state);
    for (Seat seat = 0; seat < state->table.seats; seat++) {
        points[seat] = tally(&scoring, seat).total;
    }
}

DirenjieTally direnjie_tally(const DirenjieView *view, Seat seat)
{
    Scoring scoring = {&view->table, view->answers, view->secret, view->killer};
    ASSERT(view->table.phase == DIRENJIE_OVER);
    return tally(&scoring, seat);
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
        unsigned first = side;
        if (best) {
            first = (unsigned)__builtin_ctz(best);
        }
        int more = points[side] - points[first];
        if (!more) {
            more = clues[side] - clues[first];
        }
        if (more > 0 || !best) {
            best = 1u << side;
        } else if (more == 0) {
            best |= 1u << side;
        }
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
