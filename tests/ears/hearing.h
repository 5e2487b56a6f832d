/* A person who hears only: keys are pressed, and what is said is read from the file of the spoken
 * lines. Nothing here tells what the screen shows or what a game knows; the words that are listened
 * for come from the catalogue, in the language of the program. */
#ifndef TESTS_EARS_HEARING_H
#define TESTS_EARS_HEARING_H

#include "core/action.h"
#include "i18n/language.h"

#include <SDL.h>

#include <stdbool.h>
#include <stddef.h>

#define HEARD_MAX       400 /* lines that one press can bring about */
#define HEARD_BYTES     1024
#define HEARD_CARDS_MAX 40

/* What was said since the last press, in order. */
typedef struct Heard {
    char lines[HEARD_MAX][HEARD_BYTES];
    size_t count;
} Heard;

extern Heard heard;

/* For cmocka's groups: the program in a window that nobody sees, reading aloud into a file. */
int hear_open(void **unused);
int hear_close(void **unused);

/* For main: the same play in each language, as a group of tests. */
int hear_everywhere(void (*play)(Language language));

/* From now on in this language. */
void hear_language(Language language);

/* A match by the words of `--new`: "claim:2:7:bots=easy". */
void hear_match(const char *words);

/* For transcripts: whether the table is still there, and one more action without a key; or this
 * one. */
bool hear_is_table(void);
void hear_act(void);
void hear_action(Action action);

/* Presses a key by its name, "Ctrl+Return" as SDL calls it, and listens until nothing more happens.
 */
void press(const char *key);

/* A game pad is there from now on; its buttons are pressed as keys are. */
void hear_pad(void);
void press_button(SDL_GameControllerButton button);

/* Types the words, of 31 bytes at most. */
void type(const char *words);

/* The words of the catalogue as they are said, for a few calls: `text` may have a context before
 * it, as NC_ makes it. */
const char *said(const char *text);

/* Whether a line begins as the text does, with something in each of its places. */
bool is_sentence(const char *line, const char *text);

/* Whether a line since the last press begins with the words, or has them in it; the line, or NULL.
 */
const char *hear_start(const char *words);
const char *hear_within(const char *words);

/* A line that begins as this text of the catalogue, whatever stands in its places; or NULL. */
const char *hear_sentence(const char *text);

/* The place of that line among those since the last press; HEARD_MAX: there is none. */
size_t hear_place(const char *text);

/* The same of a text with forms for numbers. */
bool hear_counted(const char *one, const char *other);

/* Walks through all things until a line begins as this text of the catalogue: which; NULL: never.
 */
const char *walk_to(const char *text);
const char *walk_to_any(const char *const texts[]); /* up to NULL */

/* The own cards as they are read: how many, each with whether it may be played. */
typedef struct HeardCard {
    char words[HEARD_BYTES];
    bool may_be_played;
} HeardCard;
size_t hear_hand(HeardCard out[HEARD_CARDS_MAX]);

/* Brings the focus to the n-th card of the hand, counted from 0, and picks it if that may be. */
void choose_card(size_t n);

#endif
