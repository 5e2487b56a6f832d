/* A chapter of a lesson as a match: putting up its positions, which note comes next, and which
 * deeds of the person are done. Knows no screen. */
#ifndef APP_LESSON_MATCH_H
#define APP_LESSON_MATCH_H

#include "core/match.h"
#include "lesson.h"
#include "match_plan.h"
#include "puzzle.h"

#define LESSON_PERSON PUZZLE_PERSON
#define LESSON_NONE   (-1)

/* What is wrong in a position is a mistake of the lesson's, which tests find; a lesson of the
 * program has none. */

/* The puzzle in whose position the note is said. Of a position that is the lesson's own it has
 * nothing but that. */
Puzzle lesson_position(const Game *game, const LessonChapter *chapter, unsigned note);

/* The person in seat 0 and computers in the others. False: no plan. */
bool lesson_plan(const Game *game, const LessonChapter *chapter, unsigned note, MatchPlan *out);

/* Plays up to the position on a match that was just dealt, and begins to count from there. False:
 * it cannot be. */
bool lesson_put_up(const Lesson *lesson, Match *match, LessonRun *run, unsigned note);

/* The first note that is neither said nor done and is due; LESSON_NONE. Only notes of the position
 * that was put up are. */
int lesson_next(const Lesson *lesson, const Match *match, const LessonRun *run);

/* The note was begun. */
void lesson_begin(const Lesson *lesson, const Match *match, LessonRun *run, unsigned note);

/* It was said, or its action is done. */
void lesson_finish(LessonRun *run, unsigned note);

/* The person has carried out the last action of the match: which deeds that is. Whoever acts has no
 * need of what was still to be told before the next action. */
void lesson_acted(const Lesson *lesson, const Match *match, LessonRun *run);

/* Whether the action that was asked for is not done and cannot be any more, as far as is known. */
bool lesson_is_missed(const Lesson *lesson, const Match *match, const LessonRun *run);

/* Back to where the action was asked for. */
void lesson_try_again(Match *match, const LessonRun *run);

/* The note whose position is to be put up next, when all is done in the present one; LESSON_NONE.
 */
int lesson_ahead(const Lesson *lesson, const LessonRun *run);

/* Whether all of the chapter is done but what may be missed. */
bool lesson_is_over(const Lesson *lesson, const LessonRun *run);

/* How many notes of the chapter were begun or done, and how many it has; without those that may be
 * missed, so that there are as many from the first to the last. */
typedef struct LessonCount {
    unsigned met, all;
} LessonCount;

LessonCount lesson_count(const Lesson *lesson, const LessonRun *run);

#endif
