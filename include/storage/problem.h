/* What went wrong with a file, for the person at the screen: a sentence marked for translation and
 * its values (names of files), in the order of its placeholders. A problem is a fact of life; the
 * call that reports it has changed nothing, unless its description says otherwise. */
#ifndef STORAGE_PROBLEM_H
#define STORAGE_PROBLEM_H

typedef enum ProblemKind {
    PROBLEM_NONE,
    PROBLEM_UNWRITABLE, /* nothing can be kept there: the profile lives in memory */
    PROBLEM_NO_FOLDER,  /* nobody says where to keep anything: the same */
    PROBLEM_NEWER,      /* written by a newer version: the profile lives in memory */
    PROBLEM_TAKEN,      /* another program holds the file: the profile lives in memory */
    PROBLEM_SET_ASIDE,  /* the profile was damaged, is kept under another name, a new one began */
    PROBLEM_SET_ASIDE_OFFER, /* so, and a good backup can be brought back: storage/backup.h */
    PROBLEM_LOST_OFFER,      /* there was nothing in it, but a good backup can be brought back */
    PROBLEM_LOCKED,          /* another program kept the profile busy for too long */
    PROBLEM_FULL,            /* no room on the disk */
    PROBLEM_DAMAGED,         /* found while playing; set aside at the next start */
    PROBLEM_FAILED,          /* the disk or the system refused, see the log */
    PROBLEM_MATCH_RULES,     /* a match under rules that this version does not play */
    PROBLEM_MATCH_DAMAGED,   /* a match that cannot be replayed to where it was */
    PROBLEM_MATCH_ELSEWHERE, /* a match that was taken over by another window; nothing was kept */
    PROBLEM_NO_BACKUP,       /* there is none, or it is damaged as well */
    PROBLEM_PERSON_GONE,     /* the person is no longer in the profile */
    PROBLEM_FILE_UNREADABLE, /* a file that the person named */
    PROBLEM_FILE_UNWRITABLE,
    PROBLEM_FILE_EXISTS,  /* and may not be replaced unasked */
    PROBLEM_IMPORT_FORM,  /* not the text or the code of a game */
    PROBLEM_IMPORT_NEWER, /* written by a newer version */
    PROBLEM_IMPORT_GAME,  /* a game that this version does not know */
    PROBLEM_IMPORT_RULES, /* a game under rules that this version does not play */
    PROBLEM_IMPORT_LINE,  /* a line that makes no sense there or is against the rules */
    PROBLEM_IMPORT_END,   /* the actions are legal but do not lead to where the text says */
    PROBLEM_IMPORT_CODE,  /* a code with a slip of the pen */
    PROBLEM_KINDS         /* how many there are */
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
