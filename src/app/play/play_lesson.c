/* The host of a first game: a figure that says one note at a time, and a ring of light around what
 * the note speaks of. The table stays in use: whoever acts before the host has finished
 * has understood, and the next note speaks of what came of it. */
#include "host_strip.h"
#include "lesson_light.h"

#include "i18n/format.h"
#include "lesson_progress.h"

#include <math.h>

#define END_BUTTONS 3 /* at the end of a chapter */

static const Lesson *lesson_of(const Play *play)
{
    return play->app->session.is_lesson ? play->ui->lesson : NULL;
}

/* The first note that is due and was not said yet. */
static int next_note(const Play *play, const Lesson *lesson)
{
    for (size_t i = 0; i < lesson->count; i++) {
        bool is_said = (play->app->session.said >> i & 1) != 0;
        if (!is_said && lesson_is_due(&play->app->session.match, &lesson->notes[i], play->viewer)) {
            return (int)i;
        }
    }
    return NOTE_NONE;
}

/* Said now, or known without: both count as learnt. */
static void learn(Play *play, uint32_t notes)
{
    Problem problem = {0};
    App *app = play->app;
    LessonRun run = {.lesson = play->ui->lesson, .match = &app->session.match, .said = notes};
    app->session.said |= notes;
    app_keep_match(app);
    if (!lesson_keep_said(app->profile, &run, &problem)) {
        app_tell(app, &problem);
    }
}

static void finish_note(Play *play)
{
    if (play->note == NOTE_END) {
        learn(play, lesson_end_of(play->ended));
    } else if (play->note != NOTE_NONE) {
        learn(play, UINT32_C(1) << play->note);
    }
    play->note = play->focused = NOTE_NONE;
    play->noted = play->app->session.match.position;
}

/* The last chapter that is learnt, as long as it is one of this game of the lesson: told once, when
 * no note is due; of the last chapter of all when the person has done what its last note spoke of.
 */
static bool chapter_has_ended(Play *play, const Lesson *lesson)
{
    const Session *session = &play->app->session;
    unsigned at = lesson_chapter_at(lesson, session->said);
    bool is_last = lesson_is_learnt(lesson, at, session->said);
    if (!is_last && at == 0) {
        return false;
    }
    play->ended = is_last ? at : at - 1;
    if (play->ended < session->chapter || (is_last && play->noted == session->match.position)) {
        return false;
    }
    return (session->said & lesson_end_of(play->ended)) == 0;
}

/* Whoever acts has no need of the introduction that is left. */
void play_lesson_acted(Play *play)
{
    const Lesson *lesson = lesson_of(play);
    uint32_t known = 0;
    finish_note(play);
    for (size_t i = 0; lesson && i < lesson->count; i++) {
        if (!lesson->notes[i].is_due) {
            known |= UINT32_C(1) << i;
        }
    }
    if (lesson) {
        learn(play, known);
    }
}

void play_lesson_begin(Play *play)
{
    play->note = play->focused = NOTE_NONE;
}

/* Notes are said when they are due, not in their order: how many there were with this one. */
static const char *count_words(const Play *play, const Lesson *lesson)
{
    App *app = play->app;
    unsigned said = 1;
    for (size_t i = 0; i < lesson->count; i++) {
        said += app->session.said >> i & 1;
    }
    const char *number = app_number(app, said);
    return app_phrase(app, N_("{number} of {count}"),
                      TR_VALUES(number, app_number(app, (int64_t)lesson->count)));
}

/* What is said when a chapter is over: to go ahead, or, after the last one, to leave, to try a
 * puzzle, or to stay. */
static HostStrip strip_at_end(const Play *play, const Lesson *lesson, unsigned ended)
{
    App *app = play->app;
    unsigned next = ended + 1u;
    HostStrip strip = {
        .id = "lesson.words", .room = END_BUTTONS, .count = END_BUTTONS, .is_golden = true};
    strip.buttons[1] = (HostButton){"button.lesson-puzzle", app_word(app, N_("Try a puzzle"))};
    strip.buttons[2] = (HostButton){"button.lesson-next", app_word(app, N_("Play on"))};
    strip.buttons[0].id = "button.lesson-ahead";
    if (next == lesson->chapter_count) {
        strip.words = app_word(app, N_("That is all there is to know. Play this game to its end, "
                                       "try a puzzle, or leave the table."));
        strip.buttons[0].label = app_word(app, N_("Leave the table"));
        return strip;
    }
    const char *heard = app_word(app, lesson->chapters[ended].title);
    strip.words = app_phrase(app, N_("That was the chapter “{chapter}”. The next one: {next}."),
                             TR_VALUES(heard, app_word(app, lesson->chapters[next].title)));
    strip.buttons[0].label = app_word(app, N_("Next chapter"));
    return strip;
}

/* Of a chapter that begins in the middle of a game, which nobody has seen yet. */
static const char *first_words(const Play *play, const Lesson *lesson, size_t note)
{
    App *app = play->app;
    const Session *session = &app->session;
    const char *words = app_word(app, lesson->notes[note].words);
    bool is_first = note == lesson->chapters[session->chapter].first;
    if (!is_first || session->chapter_from == 0) {
        return words;
    }
    return app_phrase(app, N_("A new position: this game has been played up to here. {text}"),
                      TR_VALUES(words));
}

static HostStrip strip_of(const Play *play, const Lesson *lesson, size_t note)
{
    App *app = play->app;
    HostStrip strip = {.id = "lesson.words",
                       .words = first_words(play, lesson, note),
                       .room = 1,
                       .number_id = "lesson.number",
                       .number = count_words(play, lesson)};
    if (!lesson->notes[note].waits) {
        strip.count = 1;
        strip.is_golden = true;
        strip.buttons[0] = (HostButton){"button.lesson-next", app_word(app, N_("Go on"))};
    }
    return strip;
}

/* Between the notes: which chapter it is. */
static HostStrip quiet_strip(const Play *play, const Lesson *lesson)
{
    App *app = play->app;
    unsigned at = lesson_chapter_at(lesson, app->session.said);
    const char *title = app_word(app, lesson->chapters[at].title);
    return (HostStrip){.id = "lesson.quiet",
                       .words = app_phrase(app, N_("Chapter: {chapter}"), TR_VALUES(title)),
                       .room = 1,
                       .is_quiet = true};
}

/* Room for whatever may be said, so that the table keeps its place. */
float play_lesson_height(const Play *play)
{
    const Lesson *lesson = lesson_of(play);
    float high = 0;
    for (size_t i = 0; lesson && i < lesson->count; i++) {
        HostStrip strip = strip_of(play, lesson, i);
        high = fmaxf(high, host_strip_height(play->app, &strip));
    }
    for (unsigned i = 0; lesson && i < lesson->chapter_count; i++) {
        HostStrip strip = strip_at_end(play, lesson, i);
        high = fmaxf(high, host_strip_height(play->app, &strip));
    }
    return high;
}

/* The lesson's place is kept, as whenever it is left. */
static void go_to_puzzle(Play *play, const Lesson *lesson)
{
    const Game *game = play->ui->game;
    const PuzzleSet *set = play->ui->puzzles;
    size_t puzzle = puzzle_find(set, lesson->chapters[play->ended].puzzle);
    finish_note(play);
    app_begin_puzzle(play->app, game, puzzle);
}

static void go_ahead(Play *play, const Lesson *lesson)
{
    App *app = play->app;
    finish_note(play);
    if (play->ended + 1u < lesson->chapter_count) {
        app_begin_chapter(app, play->ui->game, play->ended + 1u);
        return;
    }
    scene_switch(&app->scenes, shared_scenes.menu);
    scene_push(&app->scenes, shared_scenes.learn);
}

/* A note is begun while the person is to decide, and stands while cards are only lifted. */
static bool has_time(const Play *play)
{
    bool stands = play->phase == PLAY_MOVING && play->note != NOTE_NONE;
    return play->phase == PLAY_DECIDING || stands;
}

/* The end of a chapter is told when no note of the next one is due: those speak of what the person
 * has just done. */
static bool begin_note(Play *play, const Lesson *lesson)
{
    play->note = next_note(play, lesson);
    if (chapter_has_ended(play, lesson)) {
        unsigned behind = play->ended + 2u;
        bool is_far =
            behind < lesson->chapter_count && play->note >= (int)lesson->chapters[behind].first;
        if (play->note == NOTE_NONE || is_far) {
            play->note = NOTE_END;
        }
    }
    return play->note != NOTE_NONE;
}

static HostStrip speech_of(Play *play, const Lesson *lesson)
{
    if (play->note == NOTE_END) {
        return strip_at_end(play, lesson, play->ended);
    }
    return strip_of(play, lesson, (size_t)play->note);
}

/* What the note speaks of, as it lay in the last frame, is lit. */
static void light(Play *play, const Lesson *lesson, const HostStrip *strip, Rect place)
{
    Light light = {0};
    if (play->note != NOTE_END) {
        light = light_of(play, &lesson->notes[play->note], place);
    }
    if (strip->count > 0) {
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

static void answer(Play *play, const Lesson *lesson, int pressed)
{
    unsigned last = play->note == NOTE_END ? END_BUTTONS - 1 : 0;
    if (pressed == (int)last) {
        finish_note(play);
    } else if (pressed == 0) {
        go_ahead(play, lesson);
    } else if (pressed == 1) {
        go_to_puzzle(play, lesson);
    }
}

void play_lesson(Play *play, Rect rect)
{

    const Lesson *lesson = lesson_of(play);
    if (!lesson || play->overlay == OVERLAY_PAUSE) {
        return;
    }
    HostStrip strip = quiet_strip(play, lesson);
    if (has_time(play) && (play->note != NOTE_NONE || begin_note(play, lesson))) {
        strip = speech_of(play, lesson);
        if (play->overlay == OVERLAY_NONE) {
            light(play, lesson, &strip, rect);
        }
    }
    answer(play, lesson, host_strip(play->app, rect, &strip));
}
