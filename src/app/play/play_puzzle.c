/* A strip between the bar and the table of a puzzle, in which a host says what is asked for, and
 * when the table rests, what was right or wrong. Trying again goes back to the position; showing
 * plays the line for the person as well. */
#include "i18n/format.h"
#include "play.h"
#include "puzzle_record.h"
#include "tables/table_look.h"

#include <math.h>

#define EFFECTS_MAX  16
#define HOST         "ui/avatar-hornbill"
#define HOST_SIDE    64 /* units, as the next two */
#define INSET        6
#define SIDES        16
#define BUTTON_WIDE  190 /* units of the type */
#define BUTTONS_MAX  2
#define STACKED_FROM 1.25f /* of the type to the unit */
#define WORDS_STYLE  ((TextStyle){FONT_BODY, SIZE_BODY * 1.08f, ALIGN_LEFT, false})

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
    PuzzleSlip slip = play->puzzle.slip;
    session_view_at(&app->session, play->puzzle.slipped_at, PUZZLE_PERSON, before);
    slip.match = &app->session.match;
    slip.before = before;
    if (set_of(play)->refute && set_of(play)->refute(&slip, &why)) {
        return app_message(app, game, &why);
    }
    const char *effect = effect_words(play, before);
    if (effect) {
        return app_phrase(app, N_("What it does: {effect}"), TR_VALUES(effect));
    }
    if (game->bots->fault && game->bots->fault(before, slip.action, play->puzzle.expected, &why)) {
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
    const char *mistake = say(play, &puzzle->mistake);
    switch (stage) {
    case PUZZLE_ASKS:
        return say(play, &puzzle->goal);
    case PUZZLE_RIGHT:
        return app_phrase(app, N_("Right! {why}"), TR_VALUES(say(play, &puzzle->why)));
    case PUZZLE_WRONG:
        if (has_slipped(play) && !play->puzzle.is_tempted) {
            mistake = slip_words(play);
        }
        return app_phrase(app, N_("Not yet. {why}"), TR_VALUES(mistake));
    case PUZZLE_SHOWN:
        break;
    }
    return say(play, &puzzle->why);
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

const char *play_puzzle_number(const Play *play)
{
    App *app = play->app;
    if (!puzzle_of(play)) {
        return NULL;
    }
    const char *number = app_number(app, (int64_t)index_of(play) + 1);
    return app_phrase(app, N_("Puzzle {number} of {count}"),
                      TR_VALUES(number, app_number(app, (int64_t)set_of(play)->count)));
}

/* Beside each other in an upright window and with letters of a common size, else one below the
 * other, so that the words have room. */
static bool are_stacked(const Sheet *sheet)
{
    return !sheet->is_portrait && sheet->type > STACKED_FROM * sheet->unit;
}

static float buttons_width(const Sheet *sheet)
{
    float one = BUTTON_WIDE * sheet->type + SIDES * sheet->unit;
    return are_stacked(sheet) ? one : BUTTONS_MAX * one;
}

/* The words stand between the host and the buttons; in an upright window the buttons below them. */
static float words_width(const Sheet *sheet)
{
    float width = sheet->bounds.w - (HOST_SIDE + 3 * SIDES) * sheet->unit;
    return sheet->is_portrait ? width : width - buttons_width(sheet);
}

/* Room for whatever may be said, so that the table keeps its place. */
float play_puzzle_height(const Play *play, const Sheet *sheet)
{
    float high = HOST_SIDE * sheet->unit;
    if (!puzzle_of(play)) {
        return 0;
    }
    for (int stage = PUZZLE_ASKS; stage <= PUZZLE_SHOWN; stage++) {
        const char *words = words_at(play, (PuzzleStage)stage);
        const TextBlock *block = text_layout(play->app->ui, words, WORDS_STYLE, words_width(sheet));
        high = fmaxf(high, block->h);
    }
    if (sheet->is_portrait) {
        high += sheet->button + INSET * sheet->unit;
    } else if (are_stacked(sheet)) {
        high = fmaxf(high, BUTTONS_MAX * sheet->button + INSET * sheet->unit);
    }
    return high + 2 * INSET * sheet->unit;
}

static Rect cut_button(Rect *rest, const Sheet *sheet)
{
    Rect place;
    if (are_stacked(sheet)) {
        place = rect_cut_top(rest, sheet->button);
        rect_cut_top(rest, INSET * sheet->unit);
        rect_cut_left(&place, SIDES * sheet->unit);
    } else {
        place = rect_cut_right(rest, BUTTON_WIDE * sheet->type);
        rect_cut_right(rest, SIDES * sheet->unit);
    }
    return place;
}

/* From the right or the top, the first of them golden. */
static void buttons_frame(Play *play, Rect rect, const Sheet *sheet)
{
    static const struct {
        const char *id, *label;
    } buttons[] = {[BUTTON_NEXT] = {"button.puzzle-next", N_("Next puzzle")},
                   [BUTTON_AGAIN] = {"button.puzzle-again", N_("Try again")},
                   [BUTTON_SHOW] = {"button.puzzle-show", N_("Show me")}};
    enum PuzzleButton offered[BUTTONS_MAX];
    unsigned count = offer(play, offered);
    if (play->puzzle.told != play->puzzle.stage && count > 0) {
        play->puzzle.told = play->puzzle.stage;
        ui_focus(play->app->ui, buttons[offered[0]].id);
    }
    for (unsigned i = 0; i < count; i++) {
        Rect place = cut_button(&rect, sheet);
        Button button = {.id = buttons[offered[i]].id,
                         .label = app_word(play->app, buttons[offered[i]].label),
                         .rect = rect_around(rect_centre(place), place.w, sheet->button)};
        if (i == 0 && play->puzzle.stage != PUZZLE_ASKS) {
            button.kind = BUTTON_PRIMARY;
        }
        if (ui_button(play->app->ui, &button)) {
            press(play, offered[i]);
        }
    }
}

void play_puzzle(Play *play, Rect rect, const Sheet *sheet)
{
    App *app = play->app;
    PuzzleStage stage = play->puzzle.stage;
    Picture picture = picture_named(HOST);
    if (!puzzle_of(play)) {
        return;
    }
    bool is_told =
        stage == PUZZLE_ASKS || (play->phase == PLAY_DECIDING && !play_puzzle_goes_on(play));
    const char *words = words_at(play, is_told ? stage : PUZZLE_ASKS);
    float side = HOST_SIDE * sheet->unit;
    rect = (Rect){rect.x + SIDES * sheet->unit, rect.y + INSET * sheet->unit,
                  rect.w - 2 * SIDES * sheet->unit, rect.h - 2 * INSET * sheet->unit};
    Rect foot = rect_cut_bottom(&rect, sheet->is_portrait ? sheet->button : 0);
    Rect face = rect_cut_left(&rect, side);
    rect_cut_left(&rect, SIDES * sheet->unit);
    if (!sheet->is_portrait) {
        foot = rect_cut_right(&rect, buttons_width(sheet));
    }
    draw_picture(ui_draw(app->ui), &picture,
                 (Outline){.rect = rect_around(rect_centre(face), side, side)}, 1);
    float high = text_layout(app->ui, words, WORDS_STYLE, words_width(sheet))->h;
    rect.w = words_width(sheet);
    ui_label(app->ui, "puzzle.words", words, WORDS_STYLE, COLOR_PAPER,
             (Rect){rect.x, rect.y + (rect.h - high) / 2, rect.w, high});
    if (is_told) {
        buttons_frame(play, foot, sheet);
    }
}
