/* A choice before it is made: who is asked for it, whether it stands already, what is asked first
 * as the person has set it. */
#ifndef APP_ASKING_H
#define APP_ASKING_H

#include "play.h"

/* The thinker. */
bool play_is_person_due(const Play *play); /* the viewer owes a decision and sees all */
/* Asks the thinker what a computer would do; not while another question is open. */
void play_ask(Play *play, Question question, uint32_t allowance_ms);
void play_drop_question(Play *play);
void play_drop_former(Play *play); /* once in a frame: what was asked for another position */
/* Whoever asks the thinker says so first. */
void play_begin_question(Play *play, Asked asked, uint32_t allowance_ms);
uint32_t play_thought_ms(const Play *play); /* since it was asked */

/* Blind decisions. */
bool play_stands(const Play *play, Seat seat, Action *action); /* and what it chooses */
bool play_blind_of(const Play *play, Seat seat, Blind *out);   /* what a seat can be asked so */
bool play_ask_blind(Play *play, Seat seat); /* instead of handing over; false: it cannot be */

/* What the person has set. */
void play_sit(Play *play);         /* from now on the settings of whoever looks at the table hold */
bool play_hides(const Play *play); /* whether the curtain falls between people */
void play_sort(Play *play);        /* the hand in its next order, from now on */
bool play_offers_hints(const Play *play);        /* lessons and puzzles always do */
void play_cover(const Play *play);               /* the window was left */
Seat play_undoer(const Play *play);              /* whose last action the person may take back */
bool play_asks_first(Play *play, Action action); /* once, instead of carrying it out */
void play_care_give_way(Play *play); /* once in a frame: the question, when picks change */
bool play_is_forced(const Play *play, Seat seat, Action *action); /* and is made by itself */

#endif
