/* The host of a first game, who says one note at a time. The table stays in use: whoever acts
 * before the host has finished has understood, and the next note speaks of what came of it. */
#include "host_note.h"

#include "i18n/format.h"
#include "lesson_progress.h"

static const Lesson *lesson_of(const Play *play)
{
    return play->app->session.is_lesson ? play->ui->lesson : NULL;
}

/* The first note that is due and was not said yet. */
static int next_note(const Play *play, const Lesson *lesson)
{
    for (size_t i = 0; i < lesson->count; i++) {
        bool is_said = (play->lesson.said >> i & 1) != 0;
        if (!is_said && lesson_is_due(&play->app->session.match, &lesson->notes[i], play->viewer)) {
            return (int)i;
        }
    }
    return NOTE_NONE;
}

/* Said now, or known without: both count as learnt. */
static void learn(Play *play, uint32_t notes)
{
    Problem problem;
    App *app = play->app;
    play->lesson.said |= notes;
    if (!lesson_keep_said(app->profile, app->session.plan.game, notes, &problem)) {
        app_tell(app, &problem);
    }
}

static void finish_note(Play *play)
{
    if (play->lesson.note != NOTE_NONE) {
        learn(play, UINT32_C(1) << play->lesson.note);
        play->lesson.note = NOTE_NONE;
    }
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
    learn(play, known);
}

void play_lesson_begin(Play *play)
{
    const Lesson *lesson = lesson_of(play);
    play->lesson = (LessonTalk){.note = NOTE_NONE};
    if (lesson) {
        play->lesson.said = lesson_notes_before(lesson, play->app->session.chapter);
    }
}

static const char *count_words(Play *play, const Lesson *lesson)
{
    App *app = play->app;
    const char *number = app_number(app, play->lesson.note + 1);
    return app_phrase(app, N_("{number} of {count}"),
                      TR_VALUES(number, app_number(app, (int64_t)lesson->count)));
}

/* A note is begun while the person is to decide, and stands while cards are only lifted. */
static bool has_time(const Play *play)
{
    bool stands = play->phase == PLAY_MOVING && play->lesson.note != NOTE_NONE;
    return play->overlay == OVERLAY_NONE && (play->phase == PLAY_DECIDING || stands);
}

void play_lesson(Play *play, Rect area)
{
    const Lesson *lesson = lesson_of(play);
    if (!lesson || !has_time(play)) {
        return;
    }
    if (play->lesson.note == NOTE_NONE) {
        play->lesson.note = next_note(play, lesson);
        if (play->lesson.note == NOTE_NONE) {
            return;
        }
        ui_focus(play->app->ui, "button.lesson-next");
    }
    const LessonNote *note = &lesson->notes[play->lesson.note];
    HostNote said = {.id = "lesson.words",
                     .words = app_word(play->app, note->words),
                     .points = note->points,
                     .is_read = !note->waits};
    if (said.is_read) {
        said.foot_id = "lesson.number";
        said.foot = count_words(play, lesson);
        said.buttons[0] = (HostButton){"button.lesson-next", app_word(play->app, N_("Go on"))};
        said.button_count = 1;
    }
    if (host_note(play, area, &said) != HOST_NO_BUTTON) {
        finish_note(play);
    }
}
