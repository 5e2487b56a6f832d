/* Everything is read anew from the puzzle's texts when it is opened. */
#include "puzzle_match.h"

#include "match_spec.h"

bool puzzle_plan(const Puzzle *puzzle, MatchPlan *out)
{
    Refusal refusal;
    if (!match_spec_read(puzzle->match, out, &refusal)) {
        return false;
    }
    for (Seat seat = 0; seat < out->setup.seats; seat++) {
        out->kinds[seat] = seat == PUZZLE_PERSON ? SEAT_PERSON : SEAT_EASY;
    }
    out->deal = DEAL_CHOSEN;
    return out->setup.seed != SEED_ANY && plan_is_accepted(out, NULL);
}

bool puzzle_play(Match *match, Action action)
{
    for (Seat seat = 0; seat < match->setup.seats; seat++) {
        if (match_act(match, seat, action)) {
            return true;
        }
    }
    return false;
}

bool puzzle_lead_up(const Puzzle *puzzle, Match *match)
{
    Action action;
    const char *line = puzzle->before;
    while (puzzle_line_next(match->game, &line, &action)) {
        if (!puzzle_play(match, action)) {
            return false;
        }
    }
    return true;
}

bool puzzle_line_read(const Game *game, const char *text, PuzzleLine *out)
{
    Action action;
    while (puzzle_line_next(game, &text, &action)) {
        if (action == ACTION_NONE || out->count == PUZZLE_LINE_MAX) {
            return false;
        }
        out->actions[out->count++] = action;
    }
    return true;
}
