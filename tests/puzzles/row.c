/* The words of a search, its lines and its match in one initialiser. */
#include "row.h"

#include "base/assert.h"
#include "base/hash.h"
#include "core/notation.h"
#include "storage/transfer.h"

#include <stdio.h>

#define LINE_BYTES  512
#define WORDS_BYTES 256

/* What is said and played, each in a buffer of its own. */
typedef struct Bytes {
    char words[3][WORDS_BYTES], lines[3][LINE_BYTES];
} Bytes;

/* The lines from their first actions on, and the match. */
typedef struct Whole {
    char code[TRANSFER_CODE_BYTES], right[LINE_BYTES], tempting[LINE_BYTES];
} Whole;

static Found found_in(Bytes *bytes)
{
    return (Found){.goal = text_in(bytes->words[0], WORDS_BYTES),
                   .why = text_in(bytes->words[1], WORDS_BYTES),
                   .mistake = text_in(bytes->words[2], WORDS_BYTES),
                   .right_line = text_in(bytes->lines[0], LINE_BYTES),
                   .rest = text_in(bytes->lines[1], LINE_BYTES),
                   .tempting_line = text_in(bytes->lines[2], LINE_BYTES)};
}

static void write_line(const Game *game, Action first, const Text *more, Text *out)
{
    notation_write(game, first, out);
    if (more->length > 0) {
        text_append(out, "; ");
        text_append(out, more->bytes);
    }
}

static bool is_whole(const Found *found)
{
    const Text *all[] = {&found->goal,       &found->why,  &found->mistake,
                         &found->right_line, &found->rest, &found->tempting_line};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
        if (all[i]->truncated) {
            return false;
        }
    }
    return true;
}

/* False: there is no room for it. */
static bool write_row(const PuzzleKind *kind, const Whole *whole, const Found *found,
                      PuzzleRow *out)
{
    char rest[LINE_BYTES + 16] = "";
    uint64_t hash = hash_bytes(HASH_START, whole->code, text_length(whole->code));
    if (found->rest.length > 0) {
        snprintf(rest, sizeof rest, ".rest = \"%s\", ", found->rest.bytes);
    }
    int length =
        snprintf(out->bytes, ROW_BYTES,
                 "{.id = \"%s-%08x\", .level = %u, .match = \"%s\", .goal = {%s}, "
                 ".right = {\"%s\", {%s}}, %s.tempting = {\"%s\", {%s}}},",
                 kind->name, (unsigned)(hash >> 32), out->level, whole->code, found->goal.bytes,
                 whole->right, found->why.bytes, rest, whole->tempting, found->mistake.bytes);
    return length < ROW_BYTES;
}

bool row_make(const PuzzleKind *kind, const Match *match, PuzzleRow *out)
{
    Bytes bytes;
    Whole whole;
    Text code = text_in(whole.code, sizeof whole.code);
    Text right = text_in(whole.right, LINE_BYTES), tempting = text_in(whole.tempting, LINE_BYTES);
    Found found = found_in(&bytes);
    PuzzleLine line = {.count = 0};
    if (puzzle_right_count(kind, match, match->position, &found.right) != 1 ||
        !kind->find(match, found.right, &found)) {
        return false;
    }
    write_line(match->game, found.right, &found.right_line, &right);
    write_line(match->game, found.tempting, &found.tempting_line, &tempting);
    if (!is_whole(&found) || !transfer_write_code(match, false, &code) ||
        !puzzle_line_read(match->game, whole.right, &line)) {
        return false;
    }
    out->level = puzzle_level(puzzle_temptations(kind, match, &line));
    return write_row(kind, &whole, &found, out);
}
