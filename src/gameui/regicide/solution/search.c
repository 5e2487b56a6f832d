/* The thread alone touches the solver until it has ended; what is told meanwhile are numbers that
 * it publishes after each piece of its work. Without threads each look at it does one piece. */
#include "regicide/solution/search.h"

#include "base/assert.h"
#include "base/memory.h"
#include "base/worker.h"
#include "games/regicide.h"

#include <stdlib.h>

#define WIDTH 4096
#define PIECE 2000 /* positions between two looks at the clock */

struct Solution {
    Worker *worker;
    atomic_int search, medal, percent;
    RegicideState start;
    void *memory;
    RegicideSolver *solver;
    void (*wake)(void *context);
    void *context;
};

/* Whether anything has changed. The end is told last: whoever sees it sees all of it. */
static bool publish(Solution *solution, RegicideSearch search)
{
    int medal = (int)regicide_solver_medal(solution->solver);
    int percent = regicide_solver_progress(solution->solver) / 10;
    bool is_new = atomic_exchange(&solution->medal, medal) != medal;
    is_new |= atomic_exchange(&solution->percent, percent) != percent;
    is_new |= atomic_exchange(&solution->search, (int)search) != (int)search;
    return is_new;
}

static void run(void *context)
{
    Solution *solution = context;
    const atomic_bool *stop = worker_stop(solution->worker);
    bool goes_on = true;
    while (goes_on) {
        RegicideSearch search = regicide_solver_run(solution->solver, PIECE, stop);
        if (publish(solution, search)) {
            solution->wake(solution->context);
        }
        goes_on = search == REGICIDE_SEARCHING && !atomic_load(stop) && worker_has_thread();
    }
}

Solution *solution_new(const Setup *setup, void (*wake)(void *context), void *context)
{
    Solution *solution = memory_zeroed(sizeof *solution);
    solution->memory = memory_bytes(regicide_solver_memory(WIDTH));
    solution->wake = wake;
    solution->context = context;
    atomic_init(&solution->search, (int)REGICIDE_SEARCHING);
    atomic_init(&solution->medal, (int)REGICIDE_GOLD);
    atomic_init(&solution->percent, 0);
    regicide_game.setup(&solution->start, setup);
    solution->solver =
        regicide_solver_init(solution->memory, WIDTH, &solution->start, REGICIDE_BRONZE);
    solution->worker = worker_new(NULL, NULL);
    worker_give(solution->worker, run, solution);
    return solution;
}

void solution_free(Solution *solution)
{
    worker_hurry(solution->worker);
    worker_free(solution->worker);
    free(solution->memory);
    free(solution);
}

static RegicideSearch search_of(const Solution *solution)
{
    return (RegicideSearch)atomic_load(&solution->search);
}

SolutionNow solution_now(Solution *solution)
{
    if (search_of(solution) == REGICIDE_SEARCHING && !worker_has_thread()) {
        worker_give(solution->worker, run, solution);
        solution->wake(solution->context); /* for the next piece */
    }
    RegicideSearch search = search_of(solution);
    return (SolutionNow){search, (RegicideMedal)atomic_load(&solution->medal),
                         atomic_load(&solution->percent)};
}

size_t solution_line(const Solution *solution, Action out[REGICIDE_LINE_MAX])
{
    return regicide_solver_line(solution->solver, out);
}
