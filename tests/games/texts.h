/* What a game says and shows, as short texts that a test can compare with what a person wrote down.
 * Several texts may be alive at once; the eighth call overwrites the first. All checks fail the
 * running test. */
#ifndef TEXTS_H
#define TEXTS_H

#include "core/game.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

Action texts_read_action(const Game *game, const char *text);

/* The legal actions of a seat: "play K2, play D1". */
const char *texts_legal(const Game *game, const void *state, Seat seat);

/* A zone of a view: "K2 ? ?". */
const char *texts_zone(const Game *game, const void *view, unsigned zone);

/* A message in English, a card as its code and a seat as "seat 1". */
const char *texts_message(const Game *game, const Message *message);

/* Several messages, joined by " / ". */
const char *texts_messages(const Game *game, const Message messages[], size_t count);

/* Events, joined by "; ": "K2 hands/0>lead@0; win 1". */
const char *texts_events(const Game *game, const Event events[], size_t count);

#endif
