/* What a game says and shows, as short texts that a test can compare with what a person wrote down.
 * Several texts may be alive at once; the eighth call overwrites the first. All checks fail the
 * running test. */
#ifndef TEXTS_H
#define TEXTS_H

#include "base/text.h"
#include "core/game.h"
#include "testing.h"

Action texts_read_action(const Game *game, const char *text);

/* The legal actions of a seat: "play K2, play D1". */
const char *texts_legal(const Game *game, const void *state, Seat seat);

/* A zone of a view: "K2 ? ?". */
const char *texts_zone(const Game *game, const void *view, unsigned zone);

/* A message in English, a card as its code and a seat as "seat 1". */
const char *texts_message(const Game *game, const Message *message);

/* An empty text, for what only one game says; it lives as long as the others. */
Text texts_begin(void);

/* Cards by their codes: "K2 D1". */
const char *texts_cards(const Game *game, const Card cards[], size_t count);
const char *texts_set(const Game *game, CardSet cards);

/* Several messages, joined by " / ". */
const char *texts_messages(const Game *game, const Message messages[], size_t count);

/* Events, joined by "; ": "K2 hands/0>lead@0; win 1". */
const char *texts_events(const Game *game, const Event events[], size_t count);

/* A zone as a seat sees it, as texts_zone. */
const char *texts_seen(const Game *game, const void *state, Seat seat, unsigned zone);

/* What `viewer` (SEAT_NONE: all of it) is told when the seat does this, which must be legal. The
 * state stays as it is. */
const char *texts_told(const Game *game, const void *state, Seat seat, Action action, Seat viewer);

/* The card of a code that is `length` bytes long; cards of two letters each ("K2 D1", or NULL:
 * none) in order, and how many. */
Card texts_read_card(const Game *game, const char *code, size_t length);
unsigned texts_read_cards(const Game *game, const char *codes, Card out[]);

/* That the game itself finds nothing wrong in a state. */
void texts_check(const Game *game, const void *state);

#endif
