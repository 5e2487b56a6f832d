/* Beside the table: the panel and the talk of the game, and the log. */
#ifndef APP_SIDE_H
#define APP_SIDE_H

#include "play.h"

/* The game's side panel: of the viewer, while that is a person; closed when the screen goes on.
 * Talk between seats, where the game has it. */
bool play_talk(Play *play, Seat actor);      /* once in a frame; whether it goes on */
bool play_waits_for_words(const Play *play); /* the viewer's, before a computer acts */
Action play_heed(const Play *play, const Advice *advice);
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
