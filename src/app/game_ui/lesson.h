/* A first game with a host: a match like any other on a fixed deal, at whose table notes are said
 * one at a time. A note is said as soon as it is due and the person is to decide, so any legal play
 * is answered by what it led to, and no script can drift from the rules. */
#ifndef APP_LESSON_H
#define APP_LESSON_H

#include "core/cards.h"
#include "core/game.h"

typedef struct MatchPlan MatchPlan;

#define LESSON_NOTES_MAX    28
#define LESSON_POINTS_MAX   3
#define LESSON_CHAPTERS_MAX 4

typedef struct LessonNote {
    const char *words;                     /* marked for translation */
    const char *points[LESSON_POINTS_MAX]; /* what it speaks of: ids of elements, or what the ids of
                                             several begin with; NULL: nothing more */
    bool (*is_due)(const void *view, unsigned acts); /* by what the person sees, who has acted so
                                                        often; NULL: as soon as the others are */
    bool waits;    /* until the person has acted; else for a press of its button */
    bool may_miss; /* who does not meet it has learnt the rest all the same */
    CardSet (*cards)(const void *view); /* of the hand, that are pointed at first; NULL: none */
} LessonNote;

/* A stretch of the notes that can be begun by itself. */
typedef struct LessonChapter {
    const char *title;  /* marked for translation */
    unsigned first;     /* its first note */
    const char *key;    /* among the chapters of its game, for good: what is learnt is kept by it */
    const char *puzzle; /* the id of one of the game's, offered when the chapter has been heard */
    uint32_t numbered;  /* the notes, bit n: note n, by which it was learnt when notes were kept by
                           their numbers in the whole lesson; 0: it is younger */
} LessonChapter;

typedef struct Lesson {
    const LessonNote *notes;       /* in the order in which they are said when several are due */
    size_t count;                  /* at most LESSON_NOTES_MAX */
    const LessonChapter *chapters; /* the first begins with note 0 */
    unsigned chapter_count;        /* at most LESSON_CHAPTERS_MAX */
    uint8_t seats;
    void (*prepare)(MatchPlan *plan); /* deal, computers and options of an initial plan */
} Lesson;

#endif
