/* How good a position looks for a seat, for bots that cannot search to the end: the clues it has
 * laid, what its hand can soon become, and answers that are right, against the mean of the others.
 * Nothing depends on the weights but strength. */
#include "direnjie/state.h"
#include "direnjie/think.h"

#include "base/limits.h"

#define LEVEL        400 /* of a position in which nobody is ahead */
#define PER_POINT    60
#define CLUE_WORTH   50 /* in hundredths of a point; so are the next three */
#define READY_WORTH  40
#define PAIR_WORTH   12
#define BEGGAR_WORTH 3

static int hand_worth(const DirenjieState *state, Seat seat)
{
    CardSet hand = state->hands[seat];
    CardSet ready = direnjie_heads(hand, state->killer == seat);
    CardSet pairs = hand >> 1 & DIRENJIE_FIRSTS & ~ready;
    return READY_WORTH * set_count(ready) + PAIR_WORTH * set_count(pairs) +
           BEGGAR_WORTH * set_count(hand & BEGGARS);
}

/* In hundredths of a point. */
static int seat_worth(const DirenjieState *state, Seat seat, const int points[])
{
    int clues = (int)direnjie_clues_of(&state->table, seat);
    int odd = seat == state->killer ? 0 : clues % 2;
    return 100 * points[seat] + CLUE_WORTH * odd + hand_worth(state, seat);
}

int direnjie_evaluate(const void *memory, Seat seat)
{
    const DirenjieState *state = memory;
    int points[DIRENJIE_SEATS], others = 0;
    direnjie_points(state, points);
    for (Seat other = 0; other < state->table.seats; other++) {
        if (other != seat) {
            others += seat_worth(state, other, points);
        }
    }
    int lead = seat_worth(state, seat, points) - others / (state->table.seats - 1);
    int value = LEVEL + lead * PER_POINT / 100;
    return clamp_int(value, 0, 1000);
}
