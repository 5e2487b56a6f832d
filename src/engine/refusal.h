/* Why a request is refused: a code of the protocol and one sentence. Readers of requests and of
 * states fill in the sentence and leave the code, which their caller has set beforehand. */
#ifndef REFUSAL_H
#define REFUSAL_H

#include "base/system.h"
#include "core/game.h"

#define REFUSAL_MAX 256

#define CODE_BAD_JSON        "bad-json"
#define CODE_TOO_LONG        "too-long"
#define CODE_UNKNOWN_COMMAND "unknown-command"
#define CODE_BAD_ARGUMENT    "bad-argument"
#define CODE_NO_GAME         "no-game"
#define CODE_BAD_STATE       "bad-state"
#define CODE_ILLEGAL_ACTION  "illegal-action"
#define CODE_GAME_OVER       "game-over"

typedef struct Refusal {
    const char *code;
    char sentence[REFUSAL_MAX];
} Refusal;

/* Writes the sentence. */
PRINTF_LIKE(2, 3)
void refusal_write(Refusal *refusal, const char *format, ...);

/* Writes the sentence and is false, so that a reader can return it. */
#define REFUSE(refusal, ...) (refusal_write((refusal), __VA_ARGS__), false)

/* Writes the game's own reason in English, with seats as numbers and cards as codes; false. */
bool refuse_with_message(Refusal *refusal, const Game *game, const Message *message);

#endif
