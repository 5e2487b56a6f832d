/* The host of a first game: a figure that says one note at a time, and a ring of light around what
 * the note speaks of. The table stays in use: whoever acts before the host has finished
 * has understood, and the next note speaks of what came of it. */
#include "app_match.h"
#include "around.h"
#include "asking.h"
#include "course.h"
#include "host_strip.h"
#include "lesson_light.h"
#include "teaching.h"
#include "ui/loop.h"

#include "i18n/format.h"
#include "lesson_match.h"

#include <math.h>
#include <string.h>

#define END_BUTTONS 3 /* at the end of a chapter */

static const Lesson *lesson_of(const Play *play)
{
    return play->app->session.is_lesson ? play->ui->lesson : NULL;
}

static LessonRun *run_of(const Play *play)
{
    return &play->app->session.lesson;
}

static const LessonChapter *chapter_of(const Play *play)
{
    return &play->ui->lesson->chapters[run_of(play)->chapter];
}

static void finish_note(Play *play)
{
    if (play->note == NOTE_END) {
        run_of(play)->done |= LESSON_END;
    } else if (play->note >= 0) {
        lesson_finish(run_of(play), (unsigned)play->note);
    }
    play->note = play->focused = NOTE_NONE;
    app_keep_match(play->app);
}

/* NULL: whoever does not meet the note misses no number. */
static const char *count_words(const Play *play, int note)
{
    App *app = play->app;
    LessonRun run = *run_of(play);
    run.heard |= UINT32_C(1) << note;
    LessonCount count = lesson_count(play->ui->lesson, &run);
    if (chapter_of(play)->notes[note].may_miss) {
        return NULL;
    }
    return app_phrase(app, N_("{number} of {count}"),
                      TR_VALUES(app_number(app, count.met), app_number(app, count.all)));
}

static const char *puzzle_sentence(const Play *play, const PuzzleWords *words)
{
    Message message;
    const Game *game = play->ui->game;
    return puzzle_words(game, words, &message) ? app_message(play->app, game, &message) : "";
}

static const char *note_words(const Play *play, unsigned note)
{
    App *app = play->app;
    const LessonNote *said = &chapter_of(play)->notes[note];
    if (said->words) {
        return app_word(app, said->words);
    }
    Puzzle puzzle = lesson_position(play->ui->game, chapter_of(play), note);
    return app_phrase(
        app, N_("{text} {next}"),
        TR_VALUES(puzzle_sentence(play, &puzzle.goal), puzzle_sentence(play, &puzzle.right.why)));
}

/* The first of a chapter that begins in the middle of a game, which nobody has seen yet. */
static const char *first_words(const Play *play, unsigned note)
{
    const char *words = note_words(play, note);
    if (note > 0 || run_of(play)->from == 0) {
        return words;
    }
    return app_phrase(play->app, N_("A new position: this game has been played up to here. {text}"),
                      TR_VALUES(words));
}

/* What is said when a chapter is over: to go ahead, to try a puzzle, or to stay. */
static HostStrip strip_at_end(const Play *play)
{
    App *app = play->app;
    unsigned next = run_of(play)->chapter + 1u;
    HostStrip strip = {
        .id = "lesson.words", .room = END_BUTTONS, .count = END_BUTTONS, .is_golden = true};
    strip.buttons[1] = (HostButton){"button.lesson-puzzle", app_word(app, N_("Try a puzzle"))};
    bool is_over = match_is_over(play_match(play));
    strip.buttons[2] =
        (HostButton){"button.lesson-next", app_word(app, is_over ? N_("Go on") : N_("Play on"))};
    strip.buttons[0].id = "button.lesson-ahead";
    if (next == play->ui->lesson->chapter_count) {
        strip.words =
            app_word(app, N_("That was the last chapter: you know this game. What next?"));
        strip.buttons[0].label =
            app_word(app, play->ui->campaign ? N_("Campaign") : N_("A real game"));
        return strip;
    }
    const char *title = app_word(app, play->ui->lesson->chapters[next].title);
    strip.words = app_phrase(app, N_("That was the chapter “{chapter}”. The next one: {next}."),
                             TR_VALUES(app_word(app, chapter_of(play)->title), title));
    strip.buttons[0].label = app_word(app, N_("Next chapter"));
    return strip;
}

static HostStrip strip_with(const char *words, const char *button)
{
    HostStrip strip = {.id = "lesson.words", .words = words, .room = 1};
    if (button) {
        strip.count = 1;
        strip.is_golden = true;
        strip.buttons[0] = (HostButton){"button.lesson-next", button};
    }
    return strip;
}

static HostStrip strip_of(const Play *play, int note)
{
    const char *next = app_word(play->app, N_("Go on"));
    if (lesson_asks(&chapter_of(play)->notes[note])) {
        next = NULL;
    }
    HostStrip strip = strip_with(first_words(play, (unsigned)note), next);
    strip.number_id = "lesson.number";
    strip.number = count_words(play, note);
    return strip;
}

static HostStrip strip_again(const Play *play, unsigned note)
{
    App *app = play->app;
    return strip_with(app_phrase(app, N_("Not yet. {why}"), TR_VALUES(note_words(play, note))),
                      app_word(app, N_("Try again")));
}

/* Between the notes: which chapter it is. */
static HostStrip quiet_strip(const Play *play)
{
    App *app = play->app;
    const char *title = app_word(app, chapter_of(play)->title);
    return (HostStrip){.id = "lesson.quiet",
                       .words = app_phrase(app, N_("Chapter: {chapter}"), TR_VALUES(title)),
                       .room = 1,
                       .is_quiet = true};
}

static HostStrip speech_of(const Play *play)
{
    switch (play->note) {
    case NOTE_END:
        return strip_at_end(play);
    case NOTE_AHEAD:
        return strip_with(app_word(play->app, N_("Well done! Now another position.")),
                          app_word(play->app, N_("Go on")));
    case NOTE_AGAIN:
        return strip_again(play, run_of(play)->asked);
    default:
        return strip_of(play, play->note);
    }
}

/* Room for whatever may be said in the chapter, so that the table keeps its place. */
float play_lesson_height(const Play *play)
{
    float high = 0;
    if (!lesson_of(play)) {
        return 0;
    }
    for (unsigned i = 0; i < chapter_of(play)->count; i++) {
        HostStrip strip = lesson_asks(&chapter_of(play)->notes[i]) ? strip_again(play, i)
                                                                   : strip_of(play, (int)i);
        high = fmaxf(high, host_strip_height(play->app, &strip));
    }
    HostStrip strip = strip_at_end(play);
    return fmaxf(high, host_strip_height(play->app, &strip));
}

/* The lesson's place is kept, as whenever it is left. */
static void go_to_puzzle(Play *play)
{
    const Game *game = play->ui->game;
    size_t puzzle = puzzle_find(play->ui->puzzles, chapter_of(play)->puzzle);
    finish_note(play);
    app_begin_puzzle(play->app, game, puzzle);
}

static void leave_chapter(Play *play)
{
    App *app = play->app;
    const GameUi *ui = play->ui;
    unsigned next = run_of(play)->chapter + 1u;
    finish_note(play);
    if (next < ui->lesson->chapter_count) {
        app_begin_chapter(app, ui->game, next);
    } else if (ui->campaign) {
        scene_switch(&app->scenes, shared_scenes.menu);
        scene_push(&app->scenes, ui->campaign->scene);
    } else {
        scene_switch(&app->scenes, shared_scenes.menu);
        scene_push_seats(&app->scenes, (SeatsArgs){.game = ui->game});
    }
}

static void try_again(Play *play)
{
    play_drop_question(play);
    lesson_try_again(&play->app->session.match, run_of(play));
    play_lesson_begin(play);
    play_show_again(play);
}

/* A note is begun once all is seen that came before it, and stands while cards are only lifted. */
static bool may_begin(const Play *play)
{
    return play->overlay != OVERLAY_PAUSE && play->phase == PLAY_DECIDING &&
           play_is_caught_up(play) && !table_is_moving(play->table);
}

static bool has_time(const Play *play)
{
    bool stands = play->phase == PLAY_MOVING && play->note != NOTE_NONE;
    return play->phase == PLAY_DECIDING || stands;
}

static bool begin_note(Play *play, const Lesson *lesson)
{
    play->note = play_lesson_next(play);
    if (play->note >= 0) {
        lesson_begin(lesson, play_match(play), run_of(play), (unsigned)play->note);
        app_keep_match(play->app);
    }
    return play->note != NOTE_NONE;
}

static bool is_on_screen(const Play *play, const char *id)
{
    const Ui *ui = play->app->ui;
    for (size_t i = 0; i < ui_element_count(ui); i++) {
        if (strcmp(ui_element_at(ui, i)->id, id) == 0) {
            return true;
        }
    }
    return false;
}

/* Deeds that are no actions: they count while they are asked for. */
static void look_for_deeds(Play *play)
{
    if (play->note < 0) {
        return;
    }
    const LessonNote *note = &chapter_of(play)->notes[play->note];
    const char *written = session_note(&play->app->session, play->viewer);
    if ((note->opens && is_on_screen(play, note->opens)) ||
        (note->is_written && note->is_written(written))) {
        finish_note(play);
    }
}

/* What the note speaks of, as it lay in the last frame, is lit. */
static void light(Play *play, const HostStrip *strip, Rect place)
{
    Light light = {0};
    if (play->note >= 0) {
        light = light_of(play, &chapter_of(play)->notes[play->note], place);
    }
    if (strip->count > 0 && play->note >= 0) {
        light_dim_rest(play, &light);
    }
    light_rings(play, &light);
    light_arrow(play, &light);
    if (play->focused != play->note) {
        play->focused = play->note;
        ui_wake(play->app->ui);
        if (strip->count > 0) {
            ui_focus(play->app->ui, strip->buttons[0].id);
        }
    }
}

static void answer_end(Play *play, int pressed)
{
    if (pressed == 0) {
        leave_chapter(play);
    } else if (pressed == 1) {
        go_to_puzzle(play);
    } else {
        finish_note(play);
    }
}

static void answer(Play *play, const Lesson *lesson, int pressed)
{
    if (pressed == HOST_NOTHING) {
        return;
    }
    switch (play->note) {
    case NOTE_END:
        answer_end(play, pressed);
        break;
    case NOTE_AHEAD:
        app_continue_chapter(play->app, (unsigned)lesson_ahead(lesson, run_of(play)));
        break;
    case NOTE_AGAIN:
        try_again(play);
        break;
    default:
        finish_note(play);
        break;
    }
}

void play_lesson(Play *play, Rect rect)
{
    const Lesson *lesson = lesson_of(play);
    if (!lesson) {
        return;
    }
    HostStrip strip = quiet_strip(play);
    if (play->overlay != OVERLAY_PAUSE) {
        look_for_deeds(play);
    }
    bool is_said = play->note != NOTE_NONE || (may_begin(play) && begin_note(play, lesson));
    if (has_time(play) && is_said) {
        strip = speech_of(play);
        if (play->overlay == OVERLAY_NONE) {
            light(play, &strip, rect);
        }
    }
    answer(play, lesson, host_strip(play->app, rect, &strip));
}
