/* Help with a choice: hints, and the coach. */
#ifndef APP_HELP_H
#define APP_HELP_H

#include "play.h"

/* Hints. */
typedef enum HintTone { HINT_CHANCE, HINT_FAINT, HINT_LOST } HintTone;
const char *play_hint_refusal(const Play *play); /* marked for translation; NULL: a hint is given */
void play_ask_hint(Play *play);
HintTone play_hint_tone(const Advice *advice); /* what is said of the chance to win */
unsigned play_hint_aim(const Advice *advice);  /* what to ask for instead; the same: it is good */
void play_word_hint(Play *play, const Advice *advice);
bool play_hint_warns(const Play *play); /* the hint that is asked for is the first help */
void play_take_hint(Play *play);        /* when the thinker has one */

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

#endif
