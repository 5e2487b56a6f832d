/* The table scene: a match being played. What its parts share: scene.c is the scene itself, phase.h
 * the phases of its flow, handover.h what leads from one person to the next; the rest is told by
 * the headers here and one folder up.
 *
 * `shown` counts the actions that the table shows or is moving to. It runs behind the match's
 * position while computers' actions or the news for a seat are played, one action at a time. */
#ifndef APP_PLAY_H
#define APP_PLAY_H

#include "app.h"
#include "coach.h"
#include "game_ui.h"
#include "handover.h"
#include "match_log.h"
#include "phase.h"
#include "public_sight.h"
#include "puzzle_match.h"
#include "sheet.h"
#include "tables/table_hand.h"

#include "tables/table_look.h"

#define NOTICE_BYTES 1024
#define NOTE_NONE    (-1)
#define NOTE_END     (-2) /* a chapter is over */
#define NOTE_AHEAD   (-3) /* another position comes next */
#define NOTE_AGAIN   (-4) /* what was asked for is to be tried again */

/* Whom to ask for what. */
typedef struct Question {
    Seat seat;  /* which owes the decision */
    Seat asked; /* by whose view */
    BotLevel level;
    unsigned aim;
    unsigned manner; /* of a rival */
} Question;

/* For whom the thinker works. */
typedef enum Asked {
    ASKED_NOTHING,
    ASKED_FOR_COMPUTER,
    ASKED_FOR_HINT,
    ASKED_FOR_FATAL, /* by the coach, before a choice */
    ASKED_FOR_REMARK /* the same, after it */
} Asked;

/* What lies over the whole table. */
typedef enum PlayOverlay { OVERLAY_NONE, OVERLAY_PAUSE, OVERLAY_SUMMARY } PlayOverlay;

#define NOTHING_KNOWN SIZE_MAX

/* What the coach knows and says. */
typedef struct PlayCoach {
    ActionList fatal; /* choices of the person in front that throw the game away, */
    size_t known_at;  /* at this position of the match; or NOTHING_KNOWN */
    Action warned;    /* the choice that was warned of last; or ACTION_NONE */
    Seat judged;      /* whose choice the thinker looks at */
    Remark remarks[SEAT_LIMIT];
    SeatSet has_remark;       /* of the last choice of these seats */
    char words[NOTICE_BYTES]; /* that stand at the table; empty: none */
    size_t picks;             /* of the person when they were said */
} PlayCoach;

/* How far a puzzle is. */
typedef enum PuzzleStage { PUZZLE_ASKS, PUZZLE_RIGHT, PUZZLE_WRONG, PUZZLE_SHOWN } PuzzleStage;

typedef struct PuzzleTalk {
    PuzzleStage stage, told; /* told: for which a button got the focus */
    PuzzleLine line;         /* that is played, from the position on */
    size_t next;             /* of it */
    size_t asked;            /* so much of it is the person's to find, the rest only shown */
    bool has_failed;         /* ever: the solution may be shown */
    bool is_tempted;         /* by the action that the puzzle speaks of */
    PuzzleSlip slip;         /* the wrong action, without `before` and `match`, */
    Message why;             /* what the game says of it, */
    bool has_why;            /* when it does, */
    Action expected;         /* and what the line wanted */
    size_t slipped_at;       /* that action of the match */
} PuzzleTalk;

/* The costly choice that was asked about last. */
typedef struct PlayCare {
    Action about;
    Risk risk;
    size_t at, picks;  /* the position of the match, and what was picked then */
    size_t taken_back; /* up to here; what is forced there is not made by itself again */
} PlayCare;

typedef struct Play {
    App *app;
    Scene *scene;
    Table *table;
    Seat viewer;               /* whose view is on the table */
    bool is_taken;             /* where others play on phones: the viewer has the screen */
    size_t shown;              /* actions */
    size_t told;               /* of these, by ear */
    int tension;               /* of the music, by what is shown */
    size_t news_from;          /* the first action that the viewer may not have watched */
    size_t missed[SEAT_LIMIT]; /* one more than it for who answered without the screen */
    bool is_replaying;         /* the news are being played */
    uint64_t replay_since_ms;
    uint64_t waits_since_ms; /* for others: until then the viewer chose, or saw what that led to */
    uint64_t rest_since_ms;  /* nothing has moved since */
    size_t released;         /* the person has let go on what follows so many actions */
    uint64_t cloth_ms;       /* the curtain goes up since then; 0: it does not */
    PlayPhase phase;
    Asked asked;
    uint64_t asked_ms;
    size_t asked_at;       /* the position of the match then, */
    uint64_t asked_mark;   /* and a fingerprint of the actions that led there */
    uint32_t bots_left_ms; /* of the time that computers share until a person decides */
    uint32_t allowance_ms; /* of the present question */

    bool is_familiar; /* a match of this game was finished before it */
    PlayCare care;
    SeatSet standing; /* seats that choose the blind action whenever it is asked */

    PlayOverlay overlay;
    bool has_log;
    bool log_hides_panel;      /* which comes back when the log is closed */
    char notice[NOTICE_BYTES]; /* a hint, or why something was refused; empty: none */
    bool notice_yields;        /* to what is asked for, while other cards are picked than */
    size_t notice_picks;       /* so many: those that were when it was said */
    uint64_t hint_ms;          /* when a hint was asked for */
    MatchLog log;              /* as the viewer saw it */
    MatchLog aloud;            /* as all did, told to the viewer while others may hear it */
    const GameUi *ui;          /* of the game that is played */
    DealPlace place;           /* in its campaign or calendar */
    Medal best;                /* reached there before, without help */
    void *panel, *talk;        /* what its side panel and its talk keep */
    int note;                  /* of a lesson, that is being said, or NOTE_NONE, NOTE_END … */
    int focused;               /* the note by which the focus has gone to a button */
    PlayCoach coach;
    PuzzleTalk puzzle;
} Play;

static inline const Match *play_match(const Play *play)
{
    return &play->app->session.match;
}

/* Whether people have their hands on phones, and the screen shows what all of them may see: as long
 * as nobody whose seat has no phone has taken it. */
static inline bool play_is_public(const Play *play)
{
    return play->app->session.has_phones && !play->is_taken;
}

/* For whom the screen tells. */
static inline Seat play_eyes(const Play *play)
{
    return play_is_public(play) ? SEAT_EVERYBODY : play->viewer;
}

/* Whether the table shows the match's position, or moves to it. */
static inline bool play_is_caught_up(const Play *play)
{
    return play->shown >= play_match(play)->position;
}

#endif
