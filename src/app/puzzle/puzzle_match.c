/* Everything is read anew from the puzzle's texts when it is opened. */
#include "puzzle_match.h"

#include "base/text.h"
#include "games/registry.h"
#include "storage/transfer.h"

static bool read_match(const Puzzle *puzzle, Transfer *out)
{
    Problem problem = {0};
    return transfer_read(puzzle->match, text_length(puzzle->match), game_by_id, out, &problem);
}

bool puzzle_plan(const Puzzle *puzzle, MatchPlan *out)
{
    Transfer found;
    if (!read_match(puzzle, &found)) {
        return false;
    }
    *out = plan_initial(found.match.game, found.match.setup.seats);
    out->setup = found.match.setup;
    out->deal = DEAL_CHOSEN;
    for (Seat seat = 0; seat < out->setup.seats; seat++) {
        out->kinds[seat] = seat == PUZZLE_PERSON ? SEAT_PERSON : SEAT_EASY;
    }
    match_release(&found.match);
    return true;
}

bool puzzle_lead_up(const Puzzle *puzzle, Match *match)
{
    Transfer found;
    if (!read_match(puzzle, &found)) {
        return false;
    }
    bool is_led = true;
    for (size_t i = 0; is_led && i < found.match.position; i++) {
        const Played *played = buffer_at(&found.match.played, i);
        is_led = match_act(match, played->seat, played->action);
    }
    match_release(&found.match);
    return is_led;
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
