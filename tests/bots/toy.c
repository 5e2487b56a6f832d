/* See toy.h. What a test has not set is the least that the contract of a game asks for. */
#include "toy.h"

#include <string.h>

Toy toy;
ToyState toy_start;

static SeatSet toy_actors(const void *memory)
{
    const ToyState *state = memory;
    if (state->moves == 0) {
        return seat_bit(0);
    }
    return state->moves == 1 && toy.next != SEAT_NONE ? seat_bit(toy.next) : 0;
}

/* The actions whose payoff is not all zero; the answer is the first. */
static size_t toy_legal(const void *memory, Seat seat, Action out[], size_t capacity)
{
    const ToyState *state = memory;
    size_t count = 0;
    (void)seat;
    (void)capacity;
    for (uint8_t i = 0; i < (state->moves == 0 ? ARMS_MAX : 1); i++) {
        const Payoff *payoff = &toy.payoffs[i];
        if (payoff->won + payoff->drawn > 0 || payoff->credit != 0) {
            out[count++] = action_with_1(0, i);
        }
    }
    return count;
}

static void toy_apply(void *memory, Seat seat, Action action, EventLog *log)
{
    ToyState *state = memory;
    (void)seat;
    (void)log;
    if (state->moves == 0) {
        state->choice = action_operand(action, 0);
    } else if (action_operand(action, 0) == TOY_LUCKY) {
        state->luck = 0;
    }
    state->moves++;
    toy.steps++;
}

static void toy_outcome(const void *memory, Outcome *out)
{
    const ToyState *state = memory;
    const Payoff *payoff = &toy.payoffs[state->choice];
    bool is_won = state->luck < payoff->won;
    bool is_drawn = !is_won && state->luck < payoff->won + payoff->drawn;
    *out = (Outcome){.over = true, .credit = payoff->credit};
    out->winners = is_won ? seat_bit(0) : seat_bit(1);
    if (is_drawn) {
        out->winners = seat_bit(0) | seat_bit(1);
    }
}

static void toy_sample(const void *view, Rng *rng, void *out)
{
    ToyState *state = out;
    (void)rng;
    memcpy(state, view, sizeof *state);
    state->luck = (uint8_t)(toy.worlds++ % toy.period);
}

static int toy_evaluate(const void *state, Seat seat)
{
    (void)state;
    (void)seat;
    return 300;
}

static Action toy_suggest(const void *state, Seat seat, Rng *rng)
{
    (void)state;
    (void)seat;
    (void)rng;
    return action_with_1(0, 0);
}

static int toy_solve(const void *memory, Seat seat, Effort *effort, bool best[])
{
    const ToyState *state = memory;
    (void)seat;
    memset(effort->table, 0x55, effort->table_size * sizeof *effort->table); /* it is ours */
    toy.table = effort->table;
    toy.table_size = effort->table_size;
    if (state->moves > 0) {
        return toy.after;
    }
    memcpy(best, toy.best, sizeof toy.best);
    return toy.solved;
}

bool toy_aim(void *view, unsigned grade)
{
    if (grade > toy.reach) {
        return false;
    }
    ((ToyState *)view)->aimed = (uint8_t)grade;
    return true;
}

int toy_odds(const void *view, int chance)
{
    (void)view;
    return 10 + chance / 2;
}

static bool toy_explain(const void *view, Action action, Message *why)
{
    (void)view;
    (void)action;
    if (toy.reason) {
        *why = message_of(toy.reason);
    }
    return toy.reason != NULL;
}

BotRequest toy_begin(void)
{
    toy = (Toy){.period = 1, .next = SEAT_NONE, .solved = SOLVE_NEVER, .after = SOLVE_NEVER};
    toy_start = (ToyState){0};
    toy.bots = (GameBots){.evaluate = toy_evaluate,
                          .suggest = toy_suggest,
                          .solve = toy_solve,
                          .explain = toy_explain};
    toy.game = (Game){.id = "toy",
                      .seats_min = 2,
                      .seats_max = 2,
                      .state_size = sizeof(ToyState),
                      .view_size = sizeof(ToyState),
                      .actions_max = 2,
                      .legal_max = ARMS_MAX,
                      .actors = toy_actors,
                      .legal = toy_legal,
                      .apply = toy_apply,
                      .outcome = toy_outcome,
                      .sample = toy_sample,
                      .bots = &toy.bots};
    return (BotRequest){.game = &toy.game, .view = &toy_start, .level = BOT_HARD};
}
