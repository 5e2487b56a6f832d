/* The line of a puzzle: the person's actions are compared with it, and it is played on for the
 * others, and for the person as well when it is shown. */
#include "app_match.h"
#include "puzzle_day.h"
#include "puzzle_record.h"
#include "teaching.h"

static const Puzzle *puzzle_of(const Play *play)
{
    return play->app->session.puzzle;
}

static void read_right(PuzzleTalk *talk, const Game *game, const Puzzle *puzzle)
{
    puzzle_line_read(game, puzzle->right.line, &talk->line);
    talk->asked = talk->line.count;
    if (puzzle->rest) {
        puzzle_line_read(game, puzzle->rest, &talk->line);
    }
}

void play_puzzle_begin(Play *play)
{
    const Puzzle *puzzle = puzzle_of(play);
    play->puzzle = (PuzzleTalk){.stage = PUZZLE_ASKS};
    if (puzzle) {
        read_right(&play->puzzle, play->ui->game, puzzle);
    }
}

bool play_puzzle_asks(const Play *play)
{
    return !puzzle_of(play) || play->puzzle.stage == PUZZLE_ASKS;
}

bool play_puzzle_goes_on(const Play *play)
{
    const PuzzleTalk *talk = &play->puzzle;
    const Match *match = &play->app->session.match;
    if (!puzzle_of(play) || talk->next == talk->line.count || match_is_over(match)) {
        return false;
    }
    return talk->stage != PUZZLE_ASKS || !seats_have(match_actors(match), PUZZLE_PERSON);
}

static void keep_solved(const Play *play)
{
    Problem problem = {0};
    App *app = play->app;
    const Game *game = play->ui->game;
    int day = app->session.puzzle_day;
    if (!puzzle_keep_solved(app->profile, game, puzzle_of(play), &problem) ||
        (day != 0 && !puzzle_keep_day_solved(app->profile, game, day, &problem))) {
        app_tell(app, &problem);
    }
    app_note_learning(app, game);
}

/* The line is taken one action further; at its end the puzzle is solved. */
static void go_along(Play *play)
{
    PuzzleTalk *talk = &play->puzzle;
    talk->next++;
    if (talk->stage == PUZZLE_ASKS && talk->next == talk->asked) {
        talk->stage = PUZZLE_RIGHT;
        keep_solved(play);
    }
}

Action play_puzzle_take(Play *play)
{
    Action action = play->puzzle.line.actions[play->puzzle.next];
    go_along(play);
    return action;
}

/* Once, as it may take a search: what the game has to say of the action that was just played. */
static void judge(Play *play)
{
    _Alignas(max_align_t) unsigned char before[VIEW_SIZE_MAX];
    PuzzleTalk *talk = &play->puzzle;
    const Session *session = &play->app->session;
    const PuzzleSet *set = play->ui->puzzles;
    PuzzleSlip slip = talk->slip;
    session_view_at(session, talk->slipped_at, PUZZLE_PERSON, before);
    slip.match = &session->match;
    slip.before = before;
    talk->has_why = set->refute && set->refute(&slip, &talk->why);
}

/* What may come of the tempting action is shown, of any other nothing. */
static void fail(Play *play, Action action)
{
    PuzzleTalk *talk = &play->puzzle;
    bool is_first = talk->next == 0;
    talk->slip = (PuzzleSlip){.puzzle = puzzle_of(play), .action = action, .is_first = is_first};
    talk->expected = talk->line.actions[talk->next];
    talk->slipped_at = play->app->session.match.position - 1;
    talk->stage = PUZZLE_WRONG;
    talk->has_failed = true;
    talk->line.count = 0;
    puzzle_line_read(play->ui->game, puzzle_of(play)->tempting.line, &talk->line);
    talk->is_tempted = is_first && talk->line.actions[0] == action;
    talk->next = 1;
    judge(play);
    if (!talk->is_tempted) {
        talk->line.count = talk->next;
    }
}

void play_puzzle_acted(Play *play, Action action)
{
    const PuzzleTalk *talk = &play->puzzle;
    if (!puzzle_of(play)) {
        return;
    }
    if (talk->line.actions[talk->next] == action) {
        go_along(play);
    } else {
        fail(play, action);
    }
}

const char *play_puzzle_status(const Play *play)
{
    static const char *const words[] = {[PUZZLE_RIGHT] = NC_("puzzle", "Solved!"),
                                        [PUZZLE_WRONG] = NC_("puzzle", "Not solved yet"),
                                        [PUZZLE_SHOWN] = NC_("puzzle", "The solution")};
    PuzzleStage stage = play->puzzle.stage;
    if (!puzzle_of(play) || stage == PUZZLE_ASKS || play_puzzle_goes_on(play)) {
        return NULL;
    }
    return app_word(play->app, words[stage]);
}
