/* A match on screen: the only holder of the Match, with who sits where, what may be undone, and its
 * place in the profile. It decides whose decision comes next and which actions a seat has not yet
 * been shown; it knows no screen. */
#ifndef APP_SESSION_H
#define APP_SESSION_H

#include "core/match.h"
#include "lesson.h"
#include "match_plan.h"
#include "puzzle.h"
#include "storage/profile.h"

#define SESSION_NOTE_BYTES 16384

typedef struct Session {
    MatchPlan plan; /* its seed is the one that was dealt */
    Match match;
    MatchId id;      /* in the profile; 0: not kept */
    SeatSet people;  /* seats of persons */
    SeatSet phones;  /* of these, those who play on a phone now, */
    bool has_phones; /* where it is done: the screen is everybody's until one of them takes it */
    SeatSet phones_kept; /* both, as the record has them */
    bool has_kept_phones;
    bool assisted;       /* by any of them */
    SeatSet helped;      /* the seats that were; */
    SeatSet helped_kept; /* as far as the record has it */
    bool
        owes_help; /* it counts as that from the next action on, unless what was undone is redone */
    bool is_coached;      /* the coach speaks whatever the settings say */
    bool is_lesson;       /* notes of the game's Lesson are said at the table; nothing is kept */
    LessonRun lesson;     /* how far the person is in it */
    const Puzzle *puzzle; /* that is to be solved; nothing is kept; NULL: none */
    int puzzle_day;       /* whose puzzle it is; 0: of no day */
    size_t led_up;        /* the actions that were played before it, or the lesson's position */
    Buffer notes;         /* one for each seat that has written something; */
    unsigned notes_set;   /* how often any of them was */
    bool is_deal_in_use;  /* by another unfinished match, whose secret its number is */
    bool is_elsewhere;    /* another window plays it: it is only looked on at */
    SeatSet stand_ins;    /* seats of people in which a computer player sat instead */
    bool is_example;      /* a line that the computer found, to be looked at: it was never played */
} Session;

/* Who sat where in a kept match of this game; kinds of seats that are unknown become persons. */
MatchPlan session_plan_of(const Game *game, const Setup *setup, const SavedSeat seats[]);

/* Deals. The plan must be accepted and its seed drawn. */
void session_start(Session *session, const MatchPlan *plan);

/* Deals and carries out these actions, which are legal, to be looked at. */
void session_start_line(Session *session, const MatchPlan *plan, const Action line[],
                        size_t length);

/* Takes up a kept match at its last action. False, with `out` untouched, when that cannot be. */
bool session_resume(Session *out, Profile *profile, const SavedMatch *saved, Problem *problem);

/* Takes over a match that was played elsewhere, by this plan. */
void session_take(Session *out, const MatchPlan *plan, const Match *match);

/* A new match, with help, that begins with the first `actions` actions of another. Where only
 * computers played, `seat` becomes a person. */
void session_branch(Session *out, const Session *from, size_t actions, Seat seat);

void session_release(Session *session);

/* Whether it is a match that the profile remembers: not one that is only shown, nor a lesson, nor a
 * puzzle. */
bool session_is_kept(const Session *session);

/* Whether the number of the deal is not to be told yet: all hands follow from it. */
bool session_hides_deal(const Session *session);

/* The same deal for another match: what is then to be said of it. */
SavedDeal session_deal_again(const Session *session);

/* Begins, brings up to date and ends the record in the profile. Beginning is done at once: false,
 * with the problem told, when it could not be written; the match goes on all the same. The rest is
 * written while the action is shown: profile_wait tells how that went, and the next call waits for
 * it. */
bool session_keep(Session *session, Profile *profile, Problem *problem);

/* What a seat has written down, "" for nothing: valid until the next change. It is kept beside the
 * record, or with the session alone while there is none; undo does not touch it. */
const char *session_note(const Session *session, Seat seat);

/* Texts of SESSION_NOTE_BYTES or more are cut. False, with the problem told, when it could not be
 * written; the session has it all the same. */
bool session_set_note(Session *session, Profile *profile, Seat seat, const char *note,
                      Problem *problem);

/* Forgets the record of a match that is given up. */
bool session_forget(Session *session, Profile *profile, Problem *problem);

/* Exactly one person sits at the table, and before this screen. */
bool session_is_solo(const Session *session);

/* Whose decision comes next, seen by `viewer`: the viewer's own if it is owed, else a computer's,
 * else the next person's, at the screen before those on phones; SEAT_NONE when the game is over. */
Seat session_actor(const Session *session, Seat viewer);

/* Who looks at the table at first: the person who decides next. Seat 0 when nobody is a person. */
Seat session_first_viewer(const Session *session);

/* The first action that `seat` may not have watched: the one after its own last action. */
size_t session_unseen(const Session *session, Seat seat);

/* From where on to show `seat` what has happened: session_unseen; or, when nobody acted since, its
 * own last action, if the turn of an automaton without a seat followed by itself. */
size_t session_shown_from(const Session *session, Seat seat);

/* What `seat` saw after the first `actions` actions; `view` has view_size bytes. */
void session_view_at(const Session *session, size_t actions, Seat seat, void *view);

/* Undo takes a single person back to their previous decision, whatever others did since. At a
 * shared table it takes back one's own last action, and only while nothing new was shown by it.
 * When it may not be done, says why. */
bool session_can_undo(const Session *session, Seat viewer, Message *why);
void session_undo(Session *session, Seat viewer);

/* Somebody in this seat was helped. */
void session_count_help(Session *session, Seat seat);

/* Before it is kept for the first time: the coach sits beside everybody, which is help from the
 * start. The profile remembers it of the match that was begun so last. */
void session_coach(Session *session);

/* After an action: help that it was played with counts from now on. */
void session_settle_help(Session *session);

/* Whether the undo that is possible counts as help: a single person takes back what has told
 * anything. */
bool session_undo_helps(const Session *session, Seat viewer);

/* Redo plays again what the last undo took back, up to the viewer's next decision. */
bool session_can_redo(const Session *session, Seat viewer, Message *why);
void session_redo(Session *session, Seat viewer);

#endif
