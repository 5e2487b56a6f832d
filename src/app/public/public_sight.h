/* A match as everybody at it may see it: for a screen that all of them look at. */
#ifndef APP_PUBLIC_SIGHT_H
#define APP_PUBLIC_SIGHT_H

#include "core/match.h"

/* In place of a seat, for whom something is told. */
#define SEAT_EVERYBODY ((Seat)0xFE)

/* A view of `seat` after the first `actions` actions (0 … position) in which nothing is that only
 * some seats know: what they do not share is imagined, each time in the same way. While a match
 * with one seat is on, all is that seat's to know. `view` has view_size bytes. */
void public_view(const Match *match, size_t actions, Seat seat, void *view);

/* What the action at `index` made happen, without the cards that not all of them saw. */
void public_events(const Match *match, size_t index, EventLog *log);

/* The same of a seat, or of SEAT_EVERYBODY, whose view is then that of seat 0. */
void sight_view_at(const Match *match, size_t actions, Seat eyes, void *view);
void sight_events(const Match *match, size_t index, Seat eyes, EventLog *log);

#endif
