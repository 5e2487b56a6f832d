/* The number is written in Crockford's base 32 (D. Crockford, "Base 32"), least digit first. The
 * checksum covers the game and what kind of code it is, too. */
#include "letters.h"

#include "base/hash.h"
#include "base/limits.h"

#include <string.h>

#define PREFIX        "MEJA"
#define LETTERS       32u
#define CHECK_LETTERS 5
#define GROUP         5
#define LETTERS_MAX   (NUMBER_WORDS * 32 / 5)

static const char alphabet[] = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

static char large(char letter)
{
    if (letter >= 'a' && letter <= 'z') {
        return (char)(letter - 'a' + 'A');
    }
    return letter;
}

static char small(char letter)
{
    if (letter >= 'A' && letter <= 'Z') {
        return (char)(letter - 'A' + 'a');
    }
    return letter;
}

static uint32_t check_of(const char *id, CodeKind kind, const uint8_t letters[], size_t count)
{
    uint64_t hash = hash_bytes(HASH_START, id, text_length(id));
    hash = hash_bytes(hash, letters, count);
    for (unsigned i = CODE_GAME; i < kind; i++) {
        hash = hash_bytes(hash, PREFIX, sizeof PREFIX);
    }
    return (uint32_t)(hash ^ hash >> 25 ^ hash >> 50) & ((UINT32_C(1) << 25) - 1);
}

static void append_letters(const uint8_t letters[], size_t count, Text *out)
{
    for (size_t i = 0; i < count; i++) {
        if (i % GROUP == 0) {
            text_append(out, "-");
        }
        text_append_bytes(out, &alphabet[letters[i]], 1);
    }
}

static void append_prefix(const char *id, CodeKind kind, Text *out)
{
    text_append(out, PREFIX);
    text_append_number(out, kind);
    text_append(out, "-");
    for (; *id != '\0'; id++) {
        char letter = large(*id);
        text_append_bytes(out, &letter, 1);
    }
}

bool letters_write(Number *number, const char *id, CodeKind kind, Text *out)
{
    uint8_t letters[LETTERS_MAX + CHECK_LETTERS];
    size_t count = 0;
    bool is_full = number->is_full;
    while (number->count > 0) {
        letters[count++] = (uint8_t)number_pop(number, LETTERS);
    }
    uint32_t check = check_of(id, kind, letters, count);
    for (int i = 0; i < CHECK_LETTERS; i++, check /= LETTERS) {
        letters[count++] = (uint8_t)(check % LETTERS);
    }
    append_prefix(id, kind, out);
    append_letters(letters, count, out);
    return !is_full && !out->truncated;
}

#define PIECES_MAX (LETTERS_MAX + CHECK_LETTERS + SAVED_WORD_BYTES)

/* A code being read: its letters and digits, whatever stands between them. */
typedef struct Code {
    char signs[PIECES_MAX];     /* behind the version */
    bool ends_here[PIECES_MAX]; /* something else stands behind the sign */
    size_t sign_count;
    char id[SAVED_WORD_BYTES];
    CodeKind kind;
    uint8_t letters[LETTERS_MAX + CHECK_LETTERS];
    size_t count;
} Code;

static bool is_sign(char letter)
{
    letter = large(letter);
    return (letter >= 'A' && letter <= 'Z') || (letter >= '0' && letter <= '9');
}

static bool begins_code(const char *at, const char *end)
{
    for (const char *letter = PREFIX; *letter != '\0'; letter++, at++) {
        if (at == end || large(*at) != *letter) {
            return false;
        }
    }
    return at < end && *at >= '0' && *at <= '9';
}

/* Where a code begins, behind other words or not; NULL: nowhere. A folder of this name is none. */
static const char *find_code(const char *bytes, const char *end)
{
    for (const char *at = bytes; at < end; at++) {
        bool is_inside = at > bytes && (is_sign(at[-1]) || at[-1] == '/' || at[-1] == '\\');
        if (!is_inside && begins_code(at, end)) {
            return at;
        }
    }
    return NULL;
}

bool transfer_is_code(const char *bytes, size_t size)
{
    return find_code(bytes, bytes + size) != NULL;
}

static int64_t read_version(const char **at, const char *end)
{
    int64_t version = 0;
    *at += sizeof PREFIX - 1;
    for (; *at < end && **at >= '0' && **at <= '9'; ++*at) {
        version = version < CODE_KINDS ? version * 10 + (**at - '0') : version;
    }
    return version;
}

static void take_signs(Code *code, const char *at, const char *end)
{
    for (; at < end && code->sign_count < PIECES_MAX; at++) {
        if (is_sign(*at)) {
            code->signs[code->sign_count++] = *at;
        } else if (code->sign_count > 0) {
            code->ends_here[code->sign_count - 1] = true;
        }
    }
    if (code->sign_count > 0) {
        code->ends_here[code->sign_count - 1] = true;
    }
}

/* The letter's value, or LETTERS. */
static uint32_t value_of(char letter)
{
    letter = large(letter);
    if (letter == 'O') {
        return 0;
    }
    if (letter == 'I' || letter == 'L') {
        return 1;
    }
    const char *found = letter != '\0' ? strchr(alphabet, letter) : NULL;
    return found ? (uint32_t)(found - alphabet) : LETTERS;
}

/* The signs from `from` on as letters, up to one that is in no code. */
static void read_letters(Code *code, size_t from)
{
    code->count = 0;
    for (size_t i = from; i < code->sign_count && code->count < sizeof code->letters; i++) {
        uint32_t value = value_of(code->signs[i]);
        if (value == LETTERS) {
            return;
        }
        code->letters[code->count++] = (uint8_t)value;
    }
}

/* Whether the checksum of the first `count` letters is right. */
static bool is_right(const Code *code, size_t count)
{
    uint32_t told = 0;
    for (size_t i = 0; i < CHECK_LETTERS; i++) {
        told = told * LETTERS + code->letters[count - 1 - i];
    }
    return told == check_of(code->id, code->kind, code->letters, count - CHECK_LETTERS);
}

static void take_id(Code *code, size_t id_length)
{
    Text id = text_in(code->id, sizeof code->id);
    for (size_t i = 0; i < id_length; i++) {
        char letter = small(code->signs[i]);
        text_append_bytes(&id, &letter, 1);
    }
}

/* What follows the name of the game: as many letters as are right, because words may follow. */
static bool take_letters(Code *code, size_t id_length)
{
    read_letters(code, id_length);
    for (size_t count = code->count; count > CHECK_LETTERS; count--) {
        if (code->ends_here[id_length + count - 1] && is_right(code, count)) {
            code->count = count - CHECK_LETTERS;
            return true;
        }
    }
    return false;
}

/* Finds the game and its letters, with nothing between them, too; NULL: no game that is known. */
static const Game *take_game(Code *code, TransferFind *find)
{
    for (size_t length = 1; length < SAVED_WORD_BYTES && length < code->sign_count; length++) {
        take_id(code, length);
        const Game *game = find(code->id);
        if (game && take_letters(code, length)) {
            return game;
        }
    }
    return NULL;
}

static size_t first_piece(const Code *code)
{
    size_t length = 0;
    while (length < code->sign_count && !code->ends_here[length]) {
        length++;
    }
    return min_size(min_size(length + 1, code->sign_count), SAVED_WORD_BYTES - 1);
}

ProblemKind letters_read(const char *bytes, size_t size, TransferFind *find, Letters *out)
{
    Code code = {.sign_count = 0};
    const char *end = bytes + size, *at = find_code(bytes, end);
    int64_t version = at ? read_version(&at, end) : 0;
    if (version >= CODE_KINDS) {
        return PROBLEM_IMPORT_NEWER;
    }
    if (version < CODE_GAME) {
        return PROBLEM_IMPORT_CODE;
    }
    code.kind = (CodeKind)version;
    take_signs(&code, at, end);
    const Game *game = take_game(&code, find);
    if (!game) {
        size_t length = first_piece(&code);
        take_id(&code, length);
        return take_letters(&code, length) ? PROBLEM_IMPORT_GAME : PROBLEM_IMPORT_CODE;
    }
    *out = (Letters){.kind = code.kind, .game = game};
    for (size_t i = code.count; i > 0; i--) {
        number_push(&out->number, LETTERS, code.letters[i - 1]);
    }
    return out->number.is_full ? PROBLEM_IMPORT_CODE : PROBLEM_NONE;
}
