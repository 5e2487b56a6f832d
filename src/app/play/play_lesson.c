/* The host of a first game: a figure with a note on paper, one at a time, and a ring of light
 * around what the note speaks of. The table stays in use: whoever acts before the host has finished
 * has understood, and the next note speaks of what came of it. */
#include "lesson_light.h"

#include "i18n/format.h"
#include "lesson_progress.h"
#include "sheet.h"

#include <math.h>
#include <string.h>

#define HOST         "ui/avatar-hornbill"
#define NOTE_WIDTH   560 /* units */
#define END_WIDTH    680 /* of the words at a chapter's end, with three buttons */
#define NOTE_INSET   16
#define EDGE         20  /* from the edge of the table, which is framed */
#define BUTTON_WIDTH 190 /* units of the type */
#define HOST_SIDE    84
#define NOTE_SIZE    (SIZE_BODY * 1.08f)
#define NOTE_STYLE   ((TextStyle){FONT_BODY, NOTE_SIZE, ALIGN_LEFT, false})

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
    Problem problem;
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
    play->note = play->note_place.note = NOTE_NONE;
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
    play->note = NOTE_NONE;
    play->note_place.note = NOTE_NONE;
}

/* What stands on the paper now. */
typedef struct Speech {
    const char *words, *number; /* worded; number: which of how many notes, or NULL */
    const char *ahead;          /* worded, on the button that leads away from here; or NULL */
    const char *next;           /* worded, on the one that puts the paper away; NULL: it waits */
} Speech;

static Point note_size(const Play *play, const Speech *speech, const Sheet *sheet)
{
    float inset = NOTE_INSET * sheet->unit, host = HOST_SIDE * sheet->unit;
    float wanted = speech->ahead ? END_WIDTH : NOTE_WIDTH;
    float width = fminf(wanted * sheet->type, sheet->bounds.w - 40 * sheet->unit);
    float text = text_layout(play->app->ui, speech->words, NOTE_STYLE, width - host - 3 * inset)->h;
    float height = fmaxf(text, host);
    if (speech->next) {
        height += sheet->button + inset;
    }
    return (Point){width, height + 2 * inset};
}

static const char *count_words(Play *play, const Lesson *lesson)
{
    App *app = play->app;
    const char *number = app_number(app, play->note + 1);
    return app_phrase(app, N_("{number} of {count}"),
                      TR_VALUES(number, app_number(app, (int64_t)lesson->count)));
}

/* What is said when a chapter is over: to try a puzzle, to go ahead, or, after the last one, to
 * leave. */
static Speech end_of(Play *play, const Lesson *lesson)
{
    App *app = play->app;
    unsigned next = play->ended + 1u;
    Speech speech = {.next = app_word(app, N_("Play on"))};
    if (next == lesson->chapter_count) {
        speech.words = app_word(app, N_("That is all there is to know. Play this game to its end, "
                                        "or leave the table: puzzles and the other games wait for "
                                        "you."));
        speech.ahead = app_word(app, N_("Leave the table"));
        return speech;
    }
    const char *heard = app_word(app, lesson->chapters[play->ended].title);
    speech.words = app_phrase(app,
                              N_("You have heard all of this chapter: {chapter}. Play on as you "
                                 "like, try a puzzle about it, or go ahead to the next one: "
                                 "{next}."),
                              TR_VALUES(heard, app_word(app, lesson->chapters[next].title)));
    speech.ahead = app_word(app, N_("Next chapter"));
    return speech;
}

static Speech speech_of(Play *play, const Lesson *lesson)
{
    if (play->note == NOTE_END) {
        return end_of(play, lesson);
    }
    const LessonNote *note = &lesson->notes[play->note];
    Speech speech = {.words = app_word(play->app, note->words)};
    if (!note->waits) {
        speech.next = app_word(play->app, N_("Go on"));
        speech.number = count_words(play, lesson);
    }
    return speech;
}

/* The paper with the figure and the words; what is left of it for buttons. */
static Rect say(Play *play, const Speech *speech, Rect rect, const Sheet *sheet)
{
    App *app = play->app;
    float inset = NOTE_INSET * sheet->unit, host = HOST_SIDE * sheet->unit;
    Picture picture = picture_named(HOST);
    ui_hide(app->ui, rect);
    draw_nine(ui_draw(app->ui), "ui/panel", rect, 1);
    Rect inner = rect_inset(rect, inset);
    Rect foot = {0};
    if (speech->next) {
        foot = rect_cut_bottom(&inner, sheet->button);
        rect_cut_bottom(&inner, inset);
    }
    Rect face = rect_cut_left(&inner, host);
    rect_cut_left(&inner, inset);
    face.h = host;
    draw_picture(ui_draw(app->ui), &picture, (Outline){.rect = face}, 1);
    ui_label(app->ui, "lesson.words", speech->words, NOTE_STYLE, COLOR_PAPER, inner);
    return foot;
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

/* From the right: on and away, to a puzzle, stay. */
static void answer_end(Play *play, const Lesson *lesson, const Speech *speech, Rect *foot)
{
    App *app = play->app;
    Sheet sheet = sheet_of(app);
    float gap = NOTE_INSET * sheet.unit;
    float width = fminf(BUTTON_WIDTH * sheet.type, (foot->w - 2 * gap) / 3);
    Button ahead = {.id = "button.lesson-ahead",
                    .label = speech->ahead,
                    .rect = rect_cut_right(foot, width),
                    .kind = BUTTON_PRIMARY};
    rect_cut_right(foot, gap);
    if (ui_button(app->ui, &ahead)) {
        go_ahead(play, lesson);
        return;
    }
    Button puzzle = {.id = "button.lesson-puzzle",
                     .label = app_word(app, N_("Try a puzzle")),
                     .rect = rect_cut_right(foot, width)};
    rect_cut_right(foot, gap);
    if (ui_button(app->ui, &puzzle)) {
        go_to_puzzle(play, lesson);
    }
}

/* The button with which one is done comes first, at the right; it is golden when it is the only
 * one. */
static void answer(Play *play, const Lesson *lesson, const Speech *speech, Rect foot)
{
    App *app = play->app;
    Sheet sheet = sheet_of(app);
    TextStyle small = {FONT_BODY, SIZE_BODY, ALIGN_LEFT, true};
    Button next = {.id = "button.lesson-next", .label = speech->next, .kind = BUTTON_PRIMARY};
    if (speech->ahead) {
        next.kind = BUTTON_SECONDARY;
        answer_end(play, lesson, speech, &foot);
    }
    next.rect = rect_cut_right(&foot, fminf(BUTTON_WIDTH * sheet.type, foot.w));
    if (speech->number) {
        foot.y += (foot.h - text_layout(app->ui, "0", small, 0)->h) / 2;
        ui_label(app->ui, "lesson.number", speech->number, small, COLOR_MUTED, foot);
    }
    if (ui_button(app->ui, &next)) {
        finish_note(play);
    }
}

/* A note is begun while the person is to decide, and stands while cards are only lifted. */
static bool has_time(const Play *play)
{
    bool stands = play->phase == PLAY_MOVING && play->note != NOTE_NONE;
    return play->overlay == OVERLAY_NONE && (play->phase == PLAY_DECIDING || stands);
}

/* Laid where it stays in the frame after that in which it begins: by then all has been seen that it
 * may speak of, and the note has not hidden any of it. False: not yet. */
static bool find_place(Play *play, Rect area, const Speech *speech, const Light *light)
{
    NotePlace *place = &play->note_place;
    Sheet sheet = sheet_of(play->app);
    Rect room = rect_inset(area, EDGE * sheet.unit);
    if (place->note != play->note || memcmp(&place->room, &room, sizeof room) != 0) {
        *place = (NotePlace){.note = play->note, .room = room, .is_fresh = true};
        ui_wake(play->app->ui);
        return false;
    }
    if (place->is_fresh) {
        Point size = note_size(play, speech, &sheet);
        place->rect = light_beside(play, room, size, light, !speech->next);
        place->is_fresh = false;
        if (speech->ahead) {
            ui_focus(play->app->ui, "button.lesson-ahead");
        } else if (speech->next) {
            ui_focus(play->app->ui, "button.lesson-next");
        }
    }
    return true;
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

void play_lesson(Play *play, Rect area)
{
    const Lesson *lesson = lesson_of(play);
    if (!lesson || !has_time(play) || (play->note == NOTE_NONE && !begin_note(play, lesson))) {
        return;
    }
    Sheet sheet = sheet_of(play->app);
    Speech speech = speech_of(play, lesson);
    Light light = {0};
    if (play->note != NOTE_END) {
        light = light_of(play, &lesson->notes[play->note]);
    }
    if (!find_place(play, area, &speech, &light)) {
        return;
    }
    Rect place = play->note_place.rect;
    if (speech.next) {
        light_dim_rest(play, &light);
    }
    light_rings(play, &light);
    light_arrow(play, place, &light);
    Rect foot = say(play, &speech, place, &sheet);
    if (speech.next) {
        answer(play, lesson, &speech, foot);
    }
}
