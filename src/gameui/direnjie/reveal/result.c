/* The result of Di Renjie: the end as it was revealed, all of it at once, above the ways to go on;
 * how a match ends, for each seat or for teams, in so many rounds; and its points in a series. All
 * of it is public, and asked of the view of seat 0. */
#include "direnjie/pieces.h"
#include "direnjie/reveal/steps.h"

#include "result_facts.h"
#include "series.h"

static const RevealForm wide = {.pavilion = {-415, 0, 830, 330},
                                .winner = {-775, 110, 355, 178},
                                .killer = {420, 110, 355, 178},
                                .heads = {-500, 336, 1000, 30},
                                .row = {-500, 370, 1000, 60},
                                .low_row = 46,
                                .gap = 6};

static const RevealForm tall = {.pavilion = {-480, 0, 960, 384},
                                .winner = {-450, 422, 440, 170},
                                .killer = {30, 422, 440, 170},
                                .heads = {-470, 602, 940, 32},
                                .row = {-470, 640, 940, 84},
                                .low_row = 84,
                                .gap = 6};

static float height_of(const RevealForm *form, unsigned seats)
{
    return form->row.y + (reveal_row(form, seats) + form->gap) * (float)seats;
}

/* Nothing moves: it has when it was revealed. */
static FinalePlan plan(const App *app)
{
    unsigned seats = app->session.plan.setup.seats;
    return (FinalePlan){.wide = {{1590, height_of(&wide, seats)}, {0}, 1, 230, 230},
                        .tall = {{980, height_of(&tall, seats)}, {0}, 1, 380, 380}};
}

static void draw(Finale *finale)
{
    Reveal reveal = reveal_look(finale->app);
    reveal.is_result = true;
    reveal_place(&reveal, finale, finale->is_tall ? &tall : &wide);
    reveal_pavilion(&reveal);
    reveal_winner(&reveal);
    reveal_killer(&reveal);
    reveal_rows(&reveal);
}

static const ResultScene scene = {plan, draw};

static const char *detail(App *app)
{
    Reveal reveal = reveal_look(app);
    return reveal_why(&reveal);
}

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

const ResultUi direnjie_result = {
    .scene = &scene, .detail = detail, .teams = teams_of, .facts = facts, .sum = sum};
