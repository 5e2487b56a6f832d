/* The match of the App: begun, taken up again, kept, let go. */
#ifndef APP_APP_MATCH_H
#define APP_APP_MATCH_H

#include "app.h"

/* Why the number of a deal is not told yet; marked for translation. */
#define APP_DEAL_SECRET                                                                            \
    N_("Its number is told when all games of this deal are over: until then nobody can look up "   \
       "which cards are dealt.")

/* Begins the match of this plan, drawing a deal number where it has none, and goes to its table.
 * A match still in the app is let go; its record stays. So do its phones, where people sit in the
 * same seats. */
void app_begin_match(App *app, const MatchPlan *plan);

/* The same with the coach beside the person, as one played with help. */
void app_begin_coached(App *app, const MatchPlan *plan);

/* Seats whoever sat first when this game was set up last, if that was a person. */
void app_seat_usual(App *app, MatchPlan *plan);

/* Deals the lesson of a game that has one and goes to its table: where it was left, else at the
 * first chapter that is not learnt. Of the match nothing but this place is kept. */
void app_begin_lesson(App *app, const Game *game);

/* The same from this chapter. */
void app_begin_chapter(App *app, const Game *game, unsigned chapter);

/* From the position of this note of the chapter that the person is in. */
void app_continue_chapter(App *app, unsigned note);

/* Goes to the table of a puzzle of a game that has them; of the match nothing is kept. */
void app_begin_puzzle(App *app, const Game *game, size_t puzzle);

/* The same with the puzzle of a day; solving it is kept of the day as well. */
void app_begin_day_puzzle(App *app, const Game *game, int day);

/* Exchanges the app's match and this one, which was dealt by the same plan: the caller keeps the
 * other until it exchanges them again, or lets it go. */
void app_exchange_match(App *app, Session *session);

#define SAVED_LOOK 8 /* how many unfinished matches are looked at for one that is wanted */

/* The unfinished match that was played last, of those that can be played here. False, with `out`
 * untouched, when there is none. `has_more`: whether any other is unfinished. */
bool app_find_unfinished(const App *app, SavedMatch *out, bool *has_more);

/* Takes up a kept match and goes to its table, or, where it was played on phones, to the scene in
 * which these sit down; while another window has it open, to the scene that says so. False, with
 * the problem told, when that cannot be. */
bool app_resume_match(App *app, const SavedMatch *saved);

/* The same without going anywhere: to be looked at. */
bool app_load_match(App *app, const SavedMatch *saved);

/* The game that the scene on top is about: its own, else the match's; or NULL. */
const Game *app_game_in_view(App *app);

/* Makes this session the app's, in place of the one it has. */
void app_take_match(App *app, const Session *session);

/* Begins a new match, with help, from where the app's own was after so many actions, and goes to
 * its table; see session_branch. */
void app_play_on(App *app, size_t actions, Seat seat);
void app_drop_match(App *app);

/* How far the music has risen with what this seat saw after so many actions, 0 … 100: by secrets of
 * its own only where nobody else sits at the table. */
int app_tension(const App *app, size_t actions, Seat seat);

/* Tells the screen which words no line cuts: those of the language, and the short names of seats.
 */
void app_keep_words(App *app);

/* Words and pictures the seats of the session anew, in the present language. */
void app_name_seats(App *app);

/* A chapter was learnt or a puzzle solved: what that achieves is kept and told. */
void app_note_learning(App *app, const Game *game);

/* Keeps the match after a change. What fails while it is being written is told later. */
void app_keep_match(App *app);
void app_check_kept(App *app);

/* A match that is open in another window with the same profile is looked on at, or taken over. */

/* Lays the scene on top that offers both. */
void app_push_elsewhere(App *app, MatchId id);

/* The app's match was taken over by another window: leaves its table for that scene. */
void app_yield_match(App *app);

/* As the person comes back to the window: the same, if it was taken over meanwhile. */
void app_check_held(App *app);

/* Makes the kept match the app's, to be looked at and never changed. False, with the problem told,
 * when that cannot be. */
bool app_watch_match(App *app, MatchId id);

/* What the other window has played since, in place of the app's match; whether it was anything. */
bool app_follow_match(App *app);

/* Copies the number of the match's deal, or says why it is not told. */
void app_copy_deal(App *app);

/* A short deal number that nobody has chosen. */
uint64_t app_draw_deal(void);

#endif
