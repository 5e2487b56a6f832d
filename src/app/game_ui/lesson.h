/* A first game with a host. Each chapter begins in a prepared position, at whose table notes are
 * said one at a time. A note either tells something and waits for its button, or asks for an action
 * of the person, which alone fulfils it: what the person has done is told by the match, the
 * notebook or the screen, never by what was said. Any legal play is answered by what it led to; an
 * action that has become impossible can be tried again from where it was asked for. */
#ifndef APP_LESSON_H
#define APP_LESSON_H

#include "core/cards.h"
#include "core/game.h"

#define LESSON_NOTES_MAX    24 /* of a chapter */
#define LESSON_POINTS_MAX   3
#define LESSON_CHAPTERS_MAX 4

/* What the person sees, and saw when the position was put up. */
typedef struct LessonSight {
    const void *start, *view;
    unsigned acts; /* how often the person has acted since */
} LessonSight;

/* An action of the person's, and what they saw around it. */
typedef struct LessonAction {
    const void *start, *before, *after;
    Action action;
} LessonAction;

/* A match up to a position, as in a Puzzle; or that of the puzzle with this id. */
typedef struct LessonPosition {
    const char *match;
    const char *puzzle;
} LessonPosition;

typedef struct LessonNote {
    const char *words; /* marked for translation; NULL: the goal of the puzzle of its position, and
                          how it is reached */
    const char *points[LESSON_POINTS_MAX]; /* what it speaks of: ids of elements, or what the ids of
                                             several begin with; NULL: nothing more */
    LessonPosition from; /* the table is put up anew for it; without any the game goes on. The
                            first note of a chapter has one */
    bool (*is_due)(const LessonSight *sight); /* NULL: as soon as the others are */

    /* One of these makes it ask for an action. */
    bool (*is_done)(const LessonAction *act); /* by an action, */
    bool (*is_written)(const char *text);     /* by what the person has written at the table, */
    const char *opens;                        /* by an element with this id on the screen */

    bool may_miss;                      /* who does not meet it has learnt the rest all the same */
    CardSet (*cards)(const void *view); /* of the hand, that are pointed at first; NULL: none */
    SeatSet (*seats)(const void *view); /* of points that begin with "seat." those that end with
                                           the number of one of these; NULL: all */
} LessonNote;

static inline bool lesson_asks(const LessonNote *note)
{
    return note->is_done || note->is_written || note->opens;
}

/* Can be begun by itself. */
typedef struct LessonChapter {
    const char *title;       /* marked for translation */
    const LessonNote *notes; /* in the order in which they are said when several are due */
    unsigned count;          /* at most LESSON_NOTES_MAX */
    const char *key;    /* among the chapters of its game, for good: what is learnt is kept by it */
    const char *puzzle; /* the id of one of the game's, offered when the chapter is over */
    uint32_t numbered;  /* by which notes it was learnt when notes were kept by their numbers in the
                           whole lesson, bit n: note n; 0: it is younger */
} LessonChapter;

typedef struct Lesson {
    const LessonChapter *chapters;
    unsigned chapter_count; /* at most LESSON_CHAPTERS_MAX */
} Lesson;

/* How far somebody is in a chapter. */
typedef struct LessonRun {
    uint8_t chapter;
    uint8_t note;    /* whose position was put up last */
    uint8_t asked;   /* whose action was asked for last; LESSON_NOTES_MAX: nobody's yet, */
    uint32_t heard;  /* bit n: note n was begun */
    uint32_t done;   /* bit n: note n was said, or its action is done; LESSON_END */
    size_t from;     /* actions by which the position was reached, */
    size_t asked_at; /* and those before the action was asked for */
} LessonRun;

#define LESSON_END (UINT32_C(1) << 31) /* what is said when the chapter is over was said */

#endif
