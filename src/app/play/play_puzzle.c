/* The host of a puzzle: what is asked for, and when the table rests, what was right or wrong.
 * Trying again goes back to the position; showing plays the line for the person as well. */
#include "host_note.h"
#include "i18n/format.h"
#include "puzzle_record.h"

static const Puzzle *puzzle_of(const Play *play)
{
    return play->app->session.puzzle;
}

static void show_me(Play *play)
{
    play_puzzle_again(play);
    play->puzzle.stage = PUZZLE_SHOWN;
    play_watch(play);
}

static const PuzzleSet *set_of(const Play *play)
{
    return play->ui->puzzles;
}

static size_t index_of(const Play *play)
{
    return (size_t)(puzzle_of(play) - set_of(play)->puzzles);
}

/* The next one that is not solved; when there is none, the list. */
static void go_on(Play *play)
{
    App *app = play->app;
    const Game *game = play->ui->game;
    size_t next = puzzle_next(app->profile, game, set_of(play), index_of(play) + 1);
    if (next < set_of(play)->count) {
        app_begin_puzzle(app, game, next);
    } else {
        scene_switch_puzzles(&app->scenes, game);
    }
}

static const char *say(Play *play, const PuzzleWords *words)
{
    Message message;
    const Game *game = play->ui->game;
    return puzzle_words(game, words, &message) ? app_message(play->app, game, &message) : "";
}

/* The goal stands while the person is to act, what came of it when the table rests. */
static const char *words_of(Play *play)
{
    const Puzzle *puzzle = puzzle_of(play);
    const PuzzleTalk *talk = &play->puzzle;
    switch (talk->stage) {
    case PUZZLE_ASKS:
        return say(play, &puzzle->goal);
    case PUZZLE_RIGHT:
        return app_phrase(play->app, N_("Right! {why}"), TR_VALUES(say(play, &puzzle->why)));
    case PUZZLE_SHOWN:
        return say(play, &puzzle->why);
    case PUZZLE_WRONG:
        break;
    }
    if (talk->is_tempted) {
        return say(play, &puzzle->mistake);
    }
    return app_word(play->app, N_("A legal move, but it does not reach what is asked for."));
}

static const char *foot_words(Play *play)
{
    App *app = play->app;
    const char *number = app_number(app, (int64_t)index_of(play) + 1);
    return app_phrase(app, N_("Puzzle {number} of {count}"),
                      TR_VALUES(number, app_number(app, (int64_t)set_of(play)->count)));
}

enum PuzzleButton { BUTTON_NEXT, BUTTON_AGAIN, BUTTON_SHOW };

static void press(Play *play, enum PuzzleButton button)
{
    switch (button) {
    case BUTTON_NEXT:
        go_on(play);
        break;
    case BUTTON_AGAIN:
        play_puzzle_again(play);
        break;
    case BUTTON_SHOW:
        show_me(play);
        break;
    }
}

/* By stage: of what is still asked, nothing is offered before a first mistake. */
static unsigned offer(const Play *play, enum PuzzleButton out[HOST_BUTTONS_MAX])
{
    switch (play->puzzle.stage) {
    case PUZZLE_ASKS:
        out[0] = BUTTON_SHOW;
        return play->puzzle.has_failed;
    case PUZZLE_RIGHT:
        out[0] = BUTTON_NEXT;
        return 1;
    case PUZZLE_WRONG:
        out[0] = BUTTON_AGAIN;
        out[1] = BUTTON_SHOW;
        return 2;
    case PUZZLE_SHOWN:
        out[0] = BUTTON_NEXT;
        out[1] = BUTTON_AGAIN;
        return 2;
    }
    return 0;
}

void play_puzzle(Play *play, Rect area)
{
    static const HostButton buttons[] = {[BUTTON_NEXT] = {"button.puzzle-next", N_("Next puzzle")},
                                         [BUTTON_AGAIN] = {"button.puzzle-again", N_("Try again")},
                                         [BUTTON_SHOW] = {"button.puzzle-show", N_("Show me")}};
    enum PuzzleButton offered[HOST_BUTTONS_MAX];
    bool asks = play->puzzle.stage == PUZZLE_ASKS;
    if (!puzzle_of(play) || play->overlay != OVERLAY_NONE ||
        (!asks && (play_puzzle_goes_on(play) || play->phase != PLAY_DECIDING))) {
        return;
    }
    HostNote note = {.id = "puzzle.words",
                     .words = words_of(play),
                     .foot_id = "puzzle.number",
                     .foot = foot_words(play),
                     .button_count = offer(play, offered)};
    for (unsigned i = 0; i < note.button_count; i++) {
        HostButton like = buttons[offered[i]];
        note.buttons[i] = (HostButton){like.id, app_word(play->app, like.label)};
    }
    if (!asks && play->puzzle.told != play->puzzle.stage) {
        play->puzzle.told = play->puzzle.stage;
        ui_focus(play->app->ui, note.buttons[0].id);
    }
    int pressed = host_note(play, area, &note);
    if (pressed != HOST_NO_BUTTON) {
        press(play, offered[pressed]);
    }
}
