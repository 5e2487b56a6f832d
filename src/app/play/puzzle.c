/* A strip between the bar and the table of a puzzle, in which a host says what is asked for, and
 * when the table rests, what was right or wrong. Trying again goes back to the position; showing
 * plays the line for the person as well. */
#include "app_match.h"
#include "around.h"
#include "course.h"
#include "host_strip.h"
#include "i18n/format.h"
#include "puzzle_record.h"
#include "tables/table_look.h"
#include "teaching.h"

#include <math.h>

#define EFFECTS_MAX 16
#define BUTTONS_MAX 2

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

/* Its place in the list of all. */
static size_t rank_of(const Play *play)
{
    const PuzzleSet *set = set_of(play);
    return puzzle_rank(set, (size_t)(puzzle_of(play) - set->puzzles));
}

/* The next one that is not solved; when there is none, the list. From that of a day back to where
 * it was found. */
static void go_on(Play *play)
{
    App *app = play->app;
    const Game *game = play->ui->game;
    if (app->session.puzzle_day != 0) {
        scene_switch_days(&app->scenes, game);
        return;
    }
    size_t next = puzzle_next(app->profile, game, set_of(play), rank_of(play) + 1);
    if (next < set_of(play)->count) {
        app_begin_puzzle(app, game, next);
    } else {
        scene_switch_puzzles(&app->scenes, game);
    }
}

static const char *say(const Play *play, const PuzzleWords *words)
{
    Message message;
    const Game *game = play->ui->game;
    return puzzle_words(game, words, &message) ? app_message(play->app, game, &message) : "";
}

/* What the wrong action did, as the table foretells it. */
static const char *effect_words(const Play *play, const void *before)
{
    App *app = play->app;
    Message messages[EFFECTS_MAX];
    const Game *game = play->ui->game;
    size_t count = game->preview(before, play->puzzle.slip.action, messages, EFFECTS_MAX);
    const char *words = NULL;
    const char *joined = play->ui->look->sentences ? N_("{text} {next}") : N_("{text} · {next}");
    for (size_t i = 0; i < count; i++) {
        const char *next = app_message(app, game, &messages[i]);
        words = words ? app_phrase(app, joined, TR_VALUES(words, next)) : next;
    }
    return words;
}

/* By the game's own word on this puzzle, else by what it does, else by what computer players would
 * find fault with. */
static const char *slip_words(const Play *play)
{
    _Alignas(max_align_t) unsigned char before[VIEW_SIZE_MAX];
    App *app = play->app;
    Message why;
    const Game *game = play->ui->game;
    Action slip = play->puzzle.slip.action;
    if (play->puzzle.has_why) {
        return app_message(app, game, &play->puzzle.why);
    }
    session_view_at(&app->session, play->puzzle.slipped_at, PUZZLE_PERSON, before);
    const char *effect = effect_words(play, before);
    if (effect) {
        return app_phrase(app, N_("What it does: {effect}"), TR_VALUES(effect));
    }
    if (game->bots->fault && game->bots->fault(before, slip, play->puzzle.expected, &why)) {
        return app_message(app, game, &why);
    }
    return app_word(app, N_("A legal move, but it does not reach what is asked for."));
}

static bool has_slipped(const Play *play)
{
    return play->puzzle.stage == PUZZLE_WRONG && play->puzzle.slip.puzzle;
}

/* In the order of their stages: what came of it is told when the table rests. */
static const char *words_at(const Play *play, PuzzleStage stage)
{
    App *app = play->app;
    const Puzzle *puzzle = puzzle_of(play);
    const char *mistake = say(play, &puzzle->tempting.why);
    switch (stage) {
    case PUZZLE_ASKS:
        return say(play, &puzzle->goal);
    case PUZZLE_RIGHT:
        return app_phrase(app, N_("Right! {why}"), TR_VALUES(say(play, &puzzle->right.why)));
    case PUZZLE_WRONG:
        if (has_slipped(play) && !play->puzzle.is_tempted) {
            mistake = slip_words(play);
        }
        return app_phrase(app, N_("Not yet. {why}"), TR_VALUES(mistake));
    case PUZZLE_SHOWN:
        break;
    }
    return say(play, &puzzle->right.why);
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
static unsigned offer(const Play *play, enum PuzzleButton out[BUTTONS_MAX])
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

static bool is_of_day(const Play *play)
{
    return play->app->session.puzzle_day != 0;
}

/* Which of how many, in this text. */
static const char *number_words(const Play *play, const char *text)
{
    App *app = play->app;
    const char *number = app_number(app, (int64_t)rank_of(play) + 1);
    return app_phrase(app, text, TR_VALUES(number, app_number(app, (int64_t)set_of(play)->count)));
}

const char *play_puzzle_number(const Play *play)
{
    App *app = play->app;
    if (!puzzle_of(play)) {
        return NULL;
    }
    if (is_of_day(play)) {
        return app_phrase(app, N_("Puzzle of the day · {date}"),
                          TR_VALUES(app_date(app, app->session.puzzle_day)));
    }
    return number_words(play, N_("Puzzle {number} of {count}"));
}

const char *play_puzzle_place(const Play *play)
{
    if (!puzzle_of(play)) {
        return NULL;
    }
    return is_of_day(play) ? app_word(play->app, N_("Puzzle of the day"))
                           : number_words(play, N_("{n} of {m}"));
}

static HostStrip strip_of(const Play *play, PuzzleStage stage)
{
    return (HostStrip){.id = "puzzle.words", .words = words_at(play, stage), .room = BUTTONS_MAX};
}

/* Room for whatever may be said, so that the table keeps its place. */
float play_puzzle_height(const Play *play)
{
    float high = 0;
    if (!puzzle_of(play)) {
        return 0;
    }
    for (int stage = PUZZLE_ASKS; stage <= PUZZLE_SHOWN; stage++) {
        HostStrip strip = strip_of(play, (PuzzleStage)stage);
        high = fmaxf(high, host_strip_height(play->app, &strip));
    }
    return high;
}

static void offer_buttons(Play *play, HostStrip *strip, enum PuzzleButton offered[BUTTONS_MAX])
{
    static const HostButton buttons[] = {[BUTTON_NEXT] = {"button.puzzle-next", N_("Next puzzle")},
                                         [BUTTON_AGAIN] = {"button.puzzle-again", N_("Try again")},
                                         [BUTTON_SHOW] = {"button.puzzle-show", N_("Show me")}};
    static const HostButton back = {"button.puzzle-days", N_("Daily deals")};
    strip->count = offer(play, offered);
    strip->is_golden = play->puzzle.stage != PUZZLE_ASKS;
    for (unsigned i = 0; i < strip->count; i++) {
        const HostButton *button = &buttons[offered[i]];
        if (offered[i] == BUTTON_NEXT && play->app->session.puzzle_day != 0) {
            button = &back;
        }
        strip->buttons[i] = (HostButton){button->id, app_word(play->app, button->label)};
    }
    if (play->puzzle.told != play->puzzle.stage && strip->count > 0) {
        play->puzzle.told = play->puzzle.stage;
        ui_focus(play->app->ui, strip->buttons[0].id);
    }
}

void play_puzzle(Play *play, Rect rect)
{
    PuzzleStage stage = play->puzzle.stage;
    enum PuzzleButton offered[BUTTONS_MAX];
    if (!puzzle_of(play)) {
        return;
    }
    bool is_told =
        stage == PUZZLE_ASKS || (play->phase == PLAY_DECIDING && !play_puzzle_goes_on(play));
    HostStrip strip = strip_of(play, is_told ? stage : PUZZLE_ASKS);
    if (is_told) {
        offer_buttons(play, &strip, offered);
    }
    int pressed = host_strip(play->app, rect, &strip);
    if (pressed >= 0) {
        press(play, offered[pressed]);
    }
}
