/* Which chapters of the lesson of a game a person has learnt, and the place in each that was left
 * before its end. */
#ifndef APP_LESSON_PROGRESS_H
#define APP_LESSON_PROGRESS_H

#include "core/match.h"
#include "lesson.h"
#include "storage/profile.h"

#define LESSON_PLACE_BYTES 16384

/* Bit n: chapter n. */
unsigned lesson_read_learnt(Profile *profile, const Game *game);

bool lesson_keep_learnt(Profile *profile, const Game *game, unsigned chapter, Problem *problem);

/* The first chapter that is not learnt; when there is none, the first one. */
unsigned lesson_next_chapter(const Lesson *lesson, unsigned learnt);

/* Keeps the place in its chapter, or forgets it when that is over, or the match. */
bool lesson_keep_place(Profile *profile, const Match *match, const LessonRun *run,
                       Problem *problem);

/* A place that was kept. */
typedef struct LessonPlace {
    LessonRun run; /* but for `from` */
    char actions[LESSON_PLACE_BYTES];
} LessonPlace;

/* False: none, or it is of another lesson than this. */
bool lesson_find_place(Profile *profile, const Game *game, unsigned chapter, LessonPlace *out);

/* Goes on from a position that was just put up for the note of the place. False, with nothing
 * played, when it cannot be reached. */
bool lesson_take_place(const LessonPlace *place, Match *match, LessonRun *run);

#endif
