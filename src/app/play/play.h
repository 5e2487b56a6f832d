/* The table scene: a match being played. This header is shared by its parts:
 *   play_scene.c   entering, leaving, keys, the frame
 *   play_phase.c   the phases of the flow and what leads from one to the next
 *   play_flow.c    whose turn it is: computers, handing over, the result
 *   play_sight.c   what the table shows of the match, and how fast
 *   play_chrome.c, play_status.c  the bar with its buttons; one line of how things stand
 *   play_undo.c    undo and redo; play_pause.c: the pause; play_think.c: questions to the thinker
 *   play_hint.c    hints in words; play_coach.c: warnings and remarks; play_log.c: the log
 *   play_care.c    what is asked first, made by itself, or hidden, as the person has set it
 *   play_blind.c   decisions without a look at the table; handover.c: what leads there and back
 *   play_summary.c the card with the rules in short; play_cloth.c: the curtain going up
 *   play_lesson.c, lesson_light.c: the host of a first game; play_puzzle.c,
 * puzzle_line.c: puzzles play_own.c     its side panel and its talk, asked of the GameUi
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
#include "play_phase.h"
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
    PuzzleSlip slip;         /* the wrong action: `before` and `match` are filled in when asked, */
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
    size_t shown;              /* actions */
    size_t news_from;          /* the first action that the viewer may not have watched */
    size_t missed[SEAT_LIMIT]; /* one more than it for who answered without the screen */
    bool is_replaying;         /* the news are being played */
    uint64_t replay_since_ms;
    uint64_t rest_since_ms; /* nothing has moved since */
    uint64_t cloth_ms;      /* the curtain goes up since then; 0: it does not */
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

/* Whether the table shows the match's position, or moves to it. */
static inline bool play_is_caught_up(const Play *play)
{
    return play->shown >= play_match(play)->position;
}

#define BOTS_SHARE_MS 3500 /* Play.bots_left_ms after a decision of a person */

/* Flow. */
void play_flow(Play *play);               /* once in a frame, before the table is drawn */
bool play_act(Play *play, Action action); /* the viewer decides; false: not what is shown, or not
                                             legal */
void play_take_screen(Play *play);        /* the viewer begins to look: deal, or the news */
void play_watch(Play *play);              /* the viewer goes on looking */
void play_give_screen(Play *play);        /* to another scene, until play_take_screen */
void play_show_now(Play *play);           /* the present position, without motion */
void play_glide_now(Play *play);          /* the same, but cards are seen to go there */
void play_show_next(Play *play);          /* one action, as motion */
void play_settle(Play *play);             /* ends all motion and shows the present position */
void play_replay_unseen(Play *play);      /* from the start; nothing where there are none */
void play_begin_rest(Play *play);         /* nothing moves from now on */
void play_ask_hint(Play *play);
void play_undo(Play *play);
void play_show_again(Play *play); /* after actions were taken back, or done again */
void play_redo(Play *play);
uint32_t play_rest_ms(const Play *play); /* how long the resting table shows */
/* How fast news that were played for so long go on: twice and three times as fast when there are
 * many, but the last action as ever. */
float play_pace(uint64_t replayed_ms, bool is_last);
bool play_is_person_due(const Play *play); /* the viewer owes a decision and sees all */
void play_act_for(Play *play, Seat seat, Action action); /* a person, without the screen */
void play_hand_over(Play *play, Seat seat);              /* through the curtain, if there is one */
void play_change_viewer(Play *play, Seat seat);
SceneRest play_rest(const Play *play);

/* Asks the thinker what a computer would do; not while another question is open. */
void play_ask(Play *play, Question question, uint32_t allowance_ms);
void play_drop_question(Play *play);
void play_drop_former(Play *play); /* once in a frame: what was asked for another position */
/* Whoever asks the thinker says so first. */
void play_begin_question(Play *play, Asked asked, uint32_t allowance_ms);
uint32_t play_thought_ms(const Play *play); /* since it was asked */

/* Talk between seats, where the game has it. */
bool play_talk(Play *play, Seat actor);      /* once in a frame; whether it goes on */
bool play_waits_for_words(const Play *play); /* the viewer's, before a computer acts */
Action play_heed(const Play *play, const Advice *advice);

/* The coach; nothing while it is off, in lessons, and where no person plays. */
void play_coach_begin(Play *play);
bool play_coach_asks(const Play *play);              /* the thinker */
void play_coach_look_ahead(Play *play);              /* while the person in front is to decide */
bool play_coach_warns(Play *play, Action action);    /* once, instead of carrying it out */
void play_coach_look_back(Play *play, size_t index); /* at what the person in front has done */
void play_coach_listen(Play *play);                  /* to the thinker's answer */
void play_coach_recall(Play *play);                  /* the remark on their last choice */
void play_coach_give_way(Play *play);                /* once in a frame */
float play_coach_height(const Play *play);           /* of its strip: pixels */
void play_coach_note(Play *play, Rect rect);         /* its strip; once in a frame */
void play_coach_hush(Play *play);                    /* takes its words away */
void play_coach_forget(Play *play);                  /* the person in front decides anew */

/* The curtain that goes up. */
void play_cloth_begin(Play *play);
bool play_cloth_rises(const Play *play);
void play_cloth_frame(Play *play); /* over all else */
void play_cloth_end(Play *play);   /* at once */

/* Hints. */
typedef enum HintTone { HINT_CHANCE, HINT_FAINT, HINT_LOST } HintTone;
HintTone play_hint_tone(const Advice *advice); /* what is said of the chance to win */
unsigned play_hint_aim(const Advice *advice);  /* what to ask for instead; the same: it is good */
void play_word_hint(Play *play, const Advice *advice);
bool play_hint_warns(const Play *play); /* the hint that is asked for is the first help */
void play_take_hint(Play *play);        /* when the thinker has one */

/* Blind decisions. */
bool play_stands(const Play *play, Seat seat, Action *action); /* and what it chooses */
bool play_blind_of(const Play *play, Seat seat, Blind *out);   /* what a seat can be asked so */
bool play_ask_blind(Play *play, Seat seat); /* instead of handing over; false: it cannot be */

/* What the person has set. */
bool play_hides(const Play *play);               /* whether the curtain falls between people */
Seat play_undoer(const Play *play);              /* whose last action the person may take back */
bool play_asks_first(Play *play, Action action); /* once, instead of carrying it out */
void play_care_give_way(Play *play); /* once in a frame: the question, when picks change */
bool play_is_forced(const Play *play, Seat seat, Action *action); /* and is made by itself */

/* Chrome. */
Rect play_area(const Play *play);       /* what is left for the table */
Rect play_host_strip(const Play *play); /* above it; without height where nobody speaks */
void play_chrome(Play *play);
void play_pause_panel(Play *play);

/* Status. */
#define NOTICE_SMALLEST (SIZE_BODY * 0.8f)  /* type of a notice in the bar */
void play_status_tell(Play *play);          /* to the table, before its frame */
void play_status_bar(Play *play, Rect bar); /* where the table does not tell it */

/* Summary. */
bool play_has_summary(const Play *play);
void play_summary_toggle(Play *play);          /* nothing without one */
void play_summary_card(Play *play, Rect area); /* while it is open; `area` is the table's */

/* The host of a first game; nothing in other matches. */
float play_lesson_height(const Play *play); /* of its strip: pixels */
void play_lesson(Play *play, Rect rect);    /* its strip and its lights: once in a frame, over all
                                               but the pause */
void play_lesson_begin(Play *play);
int play_lesson_next(const Play *play);   /* its note, NOTE_NONE, NOTE_END …; only in a lesson */
void play_lesson_acted(Play *play);       /* the viewer did */
bool play_lesson_holds(const Play *play); /* the match is over, but not what is said of it */

/* A puzzle; nothing in other matches, in which a person may always act. */
float play_puzzle_height(const Play *play);       /* of its strip: pixels */
void play_puzzle(Play *play, Rect rect);          /* the strip */
const char *play_puzzle_number(const Play *play); /* which of how many, worded; NULL */
void play_puzzle_begin(Play *play);
bool play_puzzle_asks(const Play *play);           /* the person may act */
void play_puzzle_acted(Play *play, Action action); /* the viewer did */
bool play_puzzle_goes_on(const Play *play);        /* the next action is of the line */
Action play_puzzle_take(Play *play);               /* that action, which is then played */
void play_puzzle_again(Play *play);                /* back to the position */
const char *play_puzzle_status(const Play *play);  /* how it ended, worded; NULL: it goes on */

/* The game's side panel: of the viewer, while that is a person; closed when the screen goes on. */
void play_own_begin(Play *play); /* and its talk */
bool play_has_panel(const Play *play);
bool play_panel_is_open(const Play *play);
void play_panel_toggle(Play *play);
void play_panel_close(Play *play);
bool play_panel_moves(const Play *play);
void play_panel_settle(Play *play);
bool play_panel_key(Play *play, KeyPress press);
void play_panel_forget(Play *play, size_t actions);
void play_panel_tell(Play *play);

/* Log. */
void play_log_panel(Play *play, Rect rect);
void play_log_toggle(Play *play); /* it has the place of the game's panel */
void play_log_close(Play *play);
void play_log_forget(Play *play, size_t actions); /* sentences from this action on */
void play_log_reword(Play *play);

#endif
