/* The outside of a share code: a long number with the name of its game, as letters and digits with
 * a checksum, whatever stands around or between them. */
#ifndef TRANSFER_LETTERS_H
#define TRANSFER_LETTERS_H

#include "number.h"
#include "storage/transfer.h"

/* What a code holds: the version in front of it. */
typedef enum CodeKind { CODE_GAME = 1, CODE_CHALLENGE, CODE_DECK, CODE_KINDS } CodeKind;

typedef struct Letters {
    CodeKind kind;
    const Game *game;
    Number number;
} Letters;

/* Appends them, which uses the number up; false when there is no room. */
bool letters_write(Number *number, const char *id, CodeKind kind, Text *out);

/* Finds them among these bytes. PROBLEM_NONE, or what is wrong. */
ProblemKind letters_read(const char *bytes, size_t size, TransferFind *find, Letters *out);

#endif
