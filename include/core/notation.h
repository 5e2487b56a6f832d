/* Actions as text: the verb and its operands, separated by one space: "play 3C 3D", "next 1",
 * "cast boom 1t2", "draw deck". Cards of a set are written in ascending order and read in any. */
#ifndef CORE_NOTATION_H
#define CORE_NOTATION_H

#include "base/text.h"
#include "core/game.h"

/* No action's text is longer, the terminator included. */
#define ACTION_TEXT_MAX 256

/* Appends the text of an action that is made of the game's verbs. */
void notation_write(const Game *game, Action action, Text *out);

/* Reads a whole text; false, with `out` untouched, when it names no verb, a card twice in a set, or
 * operands that the verb does not have. Verbs of one name are told apart by their operands. The
 * action need not be legal. */
bool notation_read(const Game *game, const char *text, Action *out);

/* The lowest card with this code, or CARD_NONE. `length` in bytes. */
Card notation_read_card(const Game *game, const char *code, size_t length);

#endif
