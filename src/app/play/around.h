/* What stands around the table and over it. */
#ifndef APP_AROUND_H
#define APP_AROUND_H

#include "play.h"

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

/* The strip of a puzzle. */
float play_puzzle_height(const Play *play);       /* of its strip: pixels */
void play_puzzle(Play *play, Rect rect);          /* the strip */
const char *play_puzzle_number(const Play *play); /* which of how many, worded; NULL */
const char *play_puzzle_place(const Play *play);  /* the same in fewer words */

/* What a person wants to look at before it goes on. */
bool play_is_held(const Play *play);    /* until they press */
void play_held(Play *play, Rect place); /* the button for that, while it is so */
bool play_key_goes_on(Play *play, KeyPress press);
uint32_t play_looked_at_ms(const Play *play); /* how long the table rests at least; 0: as ever */

/* The curtain that goes up. */
void play_cloth_begin(Play *play);
bool play_cloth_rises(const Play *play);
void play_cloth_frame(Play *play); /* over all else */
void play_cloth_end(Play *play);   /* at once */

#endif
