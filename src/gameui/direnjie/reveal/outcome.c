/* How a match of Di Renjie ends: for each seat or for teams, in so many rounds; and its points in a
 * series. Asked of the view of seat 0: all of it is public. */
#include "direnjie/pieces.h"

#include "games/direnjie.h"
#include "result_facts.h"
#include "series.h"

static unsigned teams_of(const Setup *setup)
{
    int32_t teams = setup->options[DIRENJIE_TEAMS];
    return teams > 0 ? (unsigned)teams : setup->seats;
}

static void facts(const Match *match, SavedResult *out)
{
    DirenjieView view;
    match_view(match, 0, &view);
    result_note(out, FACT_ROUNDS, view.table.round);
}

static void sum(const Match *match, PointSeries *sums)
{
    DirenjieView view;
    match_view(match, 0, &view);
    for (Seat seat = 0; seat < view.table.seats; seat++) {
        unsigned side = seat % teams_of(&match->setup);
        sums->points[side] = (int16_t)(sums->points[side] + direnjie_tally(&view, seat).total);
        sums->clues[side] =
            (int16_t)(sums->clues[side] + (int)direnjie_clues_of(&view.table, seat));
    }
}

const ResultUi direnjie_result = {.scene = &direnjie_result_scene,
                                  .detail = direnjie_why,
                                  .teams = teams_of,
                                  .facts = facts,
                                  .sum = sum};
