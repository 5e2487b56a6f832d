/* The course of the match: whose turn it is, what the table shows of it and how fast, undo and
 * redo. */
#ifndef APP_COURSE_H
#define APP_COURSE_H

#include "play.h"

#define BOTS_SHARE_MS 3500 /* Play.bots_left_ms after a decision of a person */

/* Flow. */
void play_flow(Play *play);               /* once in a frame, before the table is drawn */
bool play_act(Play *play, Action action); /* the viewer decides; false: not what is shown, or not
                                             legal */
void play_give_screen(Play *play);        /* to another scene, until play_take_screen */
void play_act_for(Play *play, Seat seat, Action action); /* a person, without the screen */
void play_hand_over(Play *play, Seat seat);              /* through the curtain, if there is one */
void play_change_viewer(Play *play, Seat seat);
/* Where others play on phones: the viewer has the screen, or everybody looks at it. */
void play_set_taken(Play *play, bool is_taken);
bool play_leave_screen(Play *play); /* to everybody, unless the viewer has more to decide */
SceneRest play_rest(const Play *play);

/* Sight. */
void play_take_screen(Play *play);       /* the viewer begins to look: deal, or the news */
void play_watch(Play *play);             /* the viewer goes on looking */
void play_show_now(Play *play);          /* the present position, without motion */
void play_show_still(Play *play);        /* as far as it was shown, for whoever looks now */
void play_glide_now(Play *play);         /* the same, but cards are seen to go there */
void play_show_next(Play *play);         /* one action, as motion */
void play_settle(Play *play);            /* ends all motion and shows the present position */
void play_replay_unseen(Play *play);     /* from the start; nothing where there are none */
void play_begin_rest(Play *play);        /* nothing moves from now on */
uint32_t play_rest_ms(const Play *play); /* how long the resting table shows */
/* How fast news that were played for so long go on: twice and three times as fast when there are
 * many, but the last action as ever. */
float play_pace(uint64_t replayed_ms, bool is_last);
/* How fast others go on for whoever has waited for them so long: see VerbLook.hastens. */
float play_quicken(uint64_t waited_ms);
/* How many times as fast what only others do goes on while something has been held for so long; a
 * card that is dragged is no wish to hurry. */
float play_hurry(uint32_t held_ms, bool is_dragging);

/* Undo and redo. */
void play_undo(Play *play);
void play_show_again(Play *play); /* after actions were taken back, or done again */
void play_redo(Play *play);
void play_puzzle_again(Play *play); /* back to the position */

#endif
