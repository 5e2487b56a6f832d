/* How far a person is with the lesson of a game: which of its notes were said, in any game of it.
 * A chapter is a stretch of notes; it begins where the first of them is due, on a deal that
 * computers have played up to there. */
#ifndef APP_LESSON_PROGRESS_H
#define APP_LESSON_PROGRESS_H

#include "core/match.h"
#include "lesson.h"
#include "storage/profile.h"

/* Bit n: note n; 31 - n: the words at the end of chapter n. */
uint32_t lesson_read_said(Profile *profile, const Game *game, const Lesson *lesson);

/* What is said to whom. */
typedef struct LessonRun {
    const Lesson *lesson;
    const Match *match; /* the game of it */
    uint32_t said;      /* of its notes */
    unsigned begun;     /* the chapter with which it began */
} LessonRun;

/* Adds to what is kept. */
bool lesson_keep_said(Profile *profile, const LessonRun *run, Problem *problem);

/* The notes of a chapter, and those before it. */
uint32_t lesson_chapter_notes(const Lesson *lesson, unsigned chapter);
uint32_t lesson_notes_before(const Lesson *lesson, unsigned chapter);

static inline uint32_t lesson_end_of(unsigned chapter)
{
    return UINT32_C(1) << (31 - chapter);
}

/* A chapter is learnt when all of its notes were said but those that may be missed. */
bool lesson_is_learnt(const Lesson *lesson, unsigned chapter, uint32_t said);

/* The first chapter that is not learnt; when there is none, the first one. */
unsigned lesson_next_chapter(const Lesson *lesson, uint32_t said);

/* The chapter in which somebody is who has heard this: the first that is not learnt, else the last.
 */
unsigned lesson_chapter_at(const Lesson *lesson, uint32_t said);

/* Keeps the place in a lesson that is left, for the chapter in which it is, or forgets it when the
 * match is over. Those of the chapters that were heard on the way are forgotten. */
bool lesson_keep_place(Profile *profile, const LessonRun *run, Problem *problem);

/* Plays a match that was just dealt up to the place that was kept in a chapter, and tells what was
 * said on the way. False, with nothing played, when none was kept or it cannot be reached any more.
 */
bool lesson_read_place(Profile *profile, const Lesson *lesson, unsigned chapter, Match *match,
                       uint32_t *said);

/* How often a seat has acted. */
unsigned lesson_acts(const Match *match, Seat seat);

/* Whether the seat is to decide, and the note is due for what it sees. */
bool lesson_is_due(const Match *match, const LessonNote *note, Seat seat);

/* Plays a match that was just dealt, for all seats, until the note is due for seat 0. False, with
 * nothing played, when that does not come about. */
bool lesson_advance(Match *match, const LessonNote *note);

#endif
