/* The notes of the lessons, each in a position in which it is said. */
#include "app_match.h"
#include "course.h"
#include "lesson_match.h"
#include "loop.h"
#include "scenes_own.h"
#include "side.h"

#include "base/assert.h"

#include <stdio.h>

#define FRAMES_MAX  5000 /* until the host speaks */
#define WAYS_MAX    50   /* in which the lesson is played at random */
#define ACTIONS_MAX 400  /* in each */

static void play_at_random(Match *match, Rng *rng)
{
    Action legal[LEGAL_COUNT_MAX];
    Seat seat = seats_first(match_actors(match));
    size_t count = match_legal(match, seat, legal, LEGAL_COUNT_MAX);
    ASSERT(count > 0);
    match_act(match, seat, legal[rng_below(rng, (uint32_t)count)]);
}

static bool is_next(const Session *session, const Lesson *lesson, unsigned note)
{
    return lesson_next(lesson, &session->match, &session->lesson) == (int)note;
}

/* Somebody who plays at random comes to every note in one of so many ways. */
static bool advance_somehow(Session *session, const Lesson *lesson, unsigned note)
{
    Rng rng = rng_seeded(1);
    Match *match = &session->match;
    bool is_there = is_next(session, lesson, note);
    for (unsigned way = 0; !is_there && way < WAYS_MAX; way++) {
        for (unsigned i = 0; i < ACTIONS_MAX && !is_there && !match_is_over(match); i++) {
            play_at_random(match, &rng);
            is_there = is_next(session, lesson, note);
        }
        while (!is_there && match->position > session->led_up && match_undo(match)) {
        }
    }
    return is_there;
}

/* What was opened for notes before stays open. */
static bool is_opened(const LessonChapter *chapter, unsigned note)
{
    bool opened = false;
    for (unsigned i = 0; i < note; i++) {
        opened |= chapter->notes[i].opens != NULL;
    }
    return opened;
}

/* One note of the host, in its position; all others are said. */
static void show_note(const Walk *walk, const Game *game, unsigned chapter, unsigned note)
{
    App *app = walk->app;
    const GameUi *ui = game_ui_of(game);
    unsigned from = note;
    app_begin_chapter(app, game, chapter);
    const LessonChapter *here = &ui->lesson->chapters[chapter];
    while (!here->notes[from].from.match && !here->notes[from].from.puzzle) {
        from--;
    }
    app_continue_chapter(app, from);
    Session *session = &app->session;
    session->lesson.done = (UINT32_C(1) << note) - 1;
    if (!advance_somehow(session, ui->lesson, note)) {
        printf("%s: note %u of %s is never due\n", game->id, note + 1, here->key);
    }
    session->lesson.done = ~(UINT32_C(1) << note);
    scene_change(&app->scenes);
    scene_settle(&app->scenes);
    Play *play = scene_top(&app->scenes)->data;
    app_lay_out(app);
    if (ui->panel && is_opened(here, note)) {
        play_panel_toggle(play);
    }
    for (int i = 0; i < FRAMES_MAX && play->note == NOTE_NONE; i++) {
        app_lay_out(app); /* the note begins once all is at rest */
    }
    app_lay_out(app); /* and lies where it stays once the table has been seen */
    app_lay_out(app);
    walk_show(walk, "lesson", game->id, (int)(10 * (chapter + 1) + note + 1));
    app_drop_match(app);
}

/* The first note, and one that asks for an action. */
void scenes_own_lesson(const Walk *walk, const Game *game)
{
    const Lesson *lesson = game_ui_of(game)->lesson;
    unsigned asks = 0;
    if (!lesson) {
        return;
    }
    while (!lesson_asks(&lesson->chapters[0].notes[asks])) {
        asks++;
    }
    show_note(walk, game, 0, 0);
    show_note(walk, game, 0, asks);
}

void scenes_walk_lesson(App *app, const Visitor *visitor, const Game *game)
{
    Walk walk = {app, visitor};
    const Lesson *lesson = game_ui_of(game)->lesson;
    for (unsigned i = 0; lesson && i < lesson->chapter_count; i++) {
        for (unsigned k = 0; k < lesson->chapters[i].count; k++) {
            show_note(&walk, game, i, k);
            walk_go_to(&walk, shared_scenes.menu);
        }
    }
}
