/* What a search writes of a puzzle's words: the name of a sentence, then its values as puzzle.h
 * reads them, in one literal. */
#ifndef TESTS_PUZZLES_WORDS_H
#define TESTS_PUZZLES_WORDS_H

#include "check.h"

void words_begin(Text *out, const char *sentence);
void words_card(Text *out, const Game *game, Card card);
void words_cards(Text *out, const Game *game, CardSet cards);
void words_seat(Text *out, Seat seat);
void words_number(Text *out, int64_t number);
void words_word(Text *out, unsigned word);
void words_end(Text *out);

/* One more action of a line. */
void words_action(Text *line, const Game *game, Action action);

#endif
