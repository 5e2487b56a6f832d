/* What went wrong with a file, for the person at the screen: a sentence marked for translation and
 * its values (names of files), in the order of its placeholders. A problem is a fact of life; the
 * call that reports it has changed nothing, unless its description says otherwise. */
#ifndef STORAGE_PROBLEM_H
#define STORAGE_PROBLEM_H

typedef enum ProblemKind {
    PROBLEM_NONE,
    PROBLEM_UNWRITABLE,   /* nothing can be kept there: the profile lives in memory */
    PROBLEM_NEWER,        /* written by a newer version: the profile lives in memory */
    PROBLEM_TAKEN,        /* another program holds the file: the profile lives in memory */
    PROBLEM_SET_ASIDE,    /* the profile was damaged, is kept under another name, a new one began */
    PROBLEM_LOCKED,       /* another program kept the profile busy for too long */
    PROBLEM_FULL,         /* no room on the disk */
    PROBLEM_DAMAGED,      /* found while playing; set aside at the next start */
    PROBLEM_FAILED,       /* the disk or the system refused, see the log */
    PROBLEM_MATCH_RULES,  /* a match under rules that this version does not play */
    PROBLEM_MATCH_DAMAGED /* a match that cannot be replayed to where it was */
} ProblemKind;

#define PROBLEM_VALUES_MAX  2
#define PROBLEM_VALUE_BYTES 1024

typedef struct Problem {
    ProblemKind kind;
    char values[PROBLEM_VALUES_MAX][PROBLEM_VALUE_BYTES]; /* UTF-8, unused ones empty */
} Problem;

/* The English sentence, marked for translation; NULL for PROBLEM_NONE. */
const char *problem_text(const Problem *problem);

#endif
