/* Games as share codes. Everything is a digit of one long number in mixed radix: the setup in fixed
 * radices, then each action as its place among all that could have been done, in a radix that the
 * rules give. So reader and writer need no table of actions, and most digits cost a few bits. The
 * number is written in Crockford's base 32 (D. Crockford, "Base 32"), least digit first. */
#include "share_code.h"

#include "base/assert.h"
#include "base/hash.h"
#include "base/limits.h"

#include <string.h>

#define PREFIX        "MEJA"
#define LETTERS       32u
#define CHECK_LETTERS 5
#define GROUP         5
#define WORDS_MAX     2000 /* of the number: 64000 bits, 12800 letters */
#define LETTERS_MAX   (WORDS_MAX * 32 / 5)
#define HALF          UINT32_C(0x10000)
#define WITH_LATER                                                                                 \
    UINT32_C(0x8000)                 /* in the digit of the rules: the first later option follows  \
                                      */
#define WITH_ALL    UINT32_C(0xC000) /* all later options follow */
#define SEED_LOW    (UINT32_C(1) << 27)
#define SEED_HIGH   (UINT32_C(1) << 26)
#define CHOICES_MAX (SEAT_LIMIT * LEGAL_COUNT_MAX)

static const char alphabet[] = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

typedef struct Number {
    uint32_t words[WORDS_MAX]; /* least first, the highest not zero */
    size_t count;
    bool is_full; /* it would have needed more words */
} Number;

static void number_push(Number *number, uint32_t radix, uint32_t digit)
{
    uint64_t carry = digit;
    for (size_t i = 0; i < number->count; i++) {
        carry += (uint64_t)number->words[i] * radix;
        number->words[i] = (uint32_t)carry;
        carry >>= 32;
    }
    if (carry > 0 && number->count == WORDS_MAX) {
        number->is_full = true;
    } else if (carry > 0) {
        number->words[number->count++] = (uint32_t)carry;
    }
}

static uint32_t number_pop(Number *number, uint32_t radix)
{
    uint64_t rest = 0;
    for (size_t i = number->count; i > 0; i--) {
        rest = rest << 32 | number->words[i - 1];
        number->words[i - 1] = (uint32_t)(rest / radix);
        rest %= radix;
    }
    while (number->count > 0 && number->words[number->count - 1] == 0) {
        number->count--;
    }
    return (uint32_t)rest;
}

/* Digits in the order in which they are read; the number takes them the other way round. */
typedef struct Digit {
    uint32_t radix, value;
} Digit;

static void add_digit(Buffer *digits, uint32_t radix, uint32_t value)
{
    ASSERT(value < radix);
    buffer_push(digits, &(Digit){radix, value});
}

static void add_half_pair(Buffer *digits, uint32_t value)
{
    add_digit(digits, HALF, value % HALF);
    add_digit(digits, HALF, value / HALF);
}

static uint32_t pop_half_pair(Number *number)
{
    uint32_t low = number_pop(number, HALF);
    return low + HALF * number_pop(number, HALF);
}

/* All that could be done in a position: by each actor, in the order of seats and of the lists. */
typedef struct Choice {
    Seat seat;
    Action action;
} Choice;

static size_t list_choices(const Game *game, const void *state, Choice out[static CHOICES_MAX])
{
    size_t count = 0;
    SeatSet actors = game->actors(state);
    for (Seat seat = 0; seat < SEAT_LIMIT; seat++) {
        Action legal[LEGAL_COUNT_MAX];
        size_t found = 0;
        if (seats_have(actors, seat)) {
            found = game->legal(state, seat, legal, LEGAL_COUNT_MAX);
        }
        for (size_t i = 0; i < found; i++) {
            out[count++] = (Choice){seat, legal[i]};
        }
    }
    return count;
}

static void add_action(Buffer *digits, const Match *match, size_t index)
{
    Choice choices[CHOICES_MAX];
    const Played *played = buffer_at(&match->played, index);
    size_t count = list_choices(match->game, buffer_at(&match->states, index), choices);
    size_t at = 0;
    while (at < count &&
           (choices[at].seat != played->seat || choices[at].action != played->action)) {
        at++;
    }
    add_digit(digits, (uint32_t)count, (uint32_t)at);
}

/* Which later options a code has to name: codes from before there was another read as they did. */
static uint32_t later_of(const Match *match)
{
    static const uint32_t flags[] = {0, WITH_LATER};
    unsigned count = 0, needed = 0;
    for (unsigned i = 0; i < match->game->option_count; i++) {
        const GameOption *option = &match->game->options[i];
        count += option->later;
        if (option->later && game_option_is_named(option, match->setup.options[i])) {
            needed = count;
        }
    }
    return needed < COUNT_OF(flags) ? flags[needed] : WITH_ALL;
}

/* Whether a code with these flags has the option at this index; `later` counts the later ones. */
static bool has_option(const Game *game, unsigned index, uint32_t flags, unsigned *later)
{
    if (!game->options[index].later) {
        return true;
    }
    (*later)++;
    return flags == WITH_ALL || (flags == WITH_LATER && *later == 1);
}

static void add_options(Buffer *digits, const Match *match, uint32_t flags)
{
    unsigned later = 0;
    for (unsigned i = 0; i < match->game->option_count; i++) {
        if (!has_option(match->game, i, flags, &later)) {
            continue;
        }
        int32_t value = match->setup.options[i];
        bool is_other = value != match->game->options[i].initial;
        add_digit(digits, 2, is_other);
        if (is_other) {
            add_half_pair(digits, (uint32_t)value);
        }
    }
}

static void add_match(Buffer *digits, const Match *match, bool assisted)
{
    uint32_t later = later_of(match);
    add_digit(digits, HALF, match->game->rules_version | later);
    add_digit(digits, SEAT_LIMIT + 1, match->setup.seats);
    add_digit(digits, SEED_LOW, (uint32_t)(match->setup.seed % SEED_LOW));
    add_digit(digits, SEED_HIGH, (uint32_t)(match->setup.seed / SEED_LOW));
    add_digit(digits, 2, assisted);
    add_options(digits, match, later);
    add_half_pair(digits, (uint32_t)match_hash(match));
    add_digit(digits, HALF, (uint32_t)match->position);
    for (size_t i = 0; i < match->position; i++) {
        add_action(digits, match, i);
    }
}

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

static uint32_t check_of(const char *id, const uint8_t letters[], size_t count)
{
    uint64_t hash = hash_bytes(HASH_START, id, text_length(id));
    hash = hash_bytes(hash, letters, count);
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

static void append_prefix(const char *id, Text *out)
{
    text_append(out, PREFIX);
    text_append_number(out, TRANSFER_VERSION);
    text_append(out, "-");
    for (; *id != '\0'; id++) {
        char letter = large(*id);
        text_append_bytes(out, &letter, 1);
    }
}

bool transfer_write_code(const Match *match, bool assisted, Text *out)
{
    uint8_t letters[LETTERS_MAX + CHECK_LETTERS];
    size_t count = 0;
    Number number = {.count = 0};
    Buffer digits;
    buffer_init(&digits, sizeof(Digit));
    add_match(&digits, match, assisted);
    for (size_t i = digits.count; i > 0; i--) {
        const Digit *digit = buffer_at(&digits, i - 1);
        number_push(&number, digit->radix, digit->value);
    }
    buffer_release(&digits);
    while (number.count > 0) {
        letters[count++] = (uint8_t)number_pop(&number, LETTERS);
    }
    uint32_t check = check_of(match->game->id, letters, count);
    for (int i = 0; i < CHECK_LETTERS; i++, check /= LETTERS) {
        letters[count++] = (uint8_t)(check % LETTERS);
    }
    append_prefix(match->game->id, out);
    append_letters(letters, count, out);
    return !number.is_full && !out->truncated;
}

#define PIECES_MAX (LETTERS_MAX + CHECK_LETTERS + SAVED_WORD_BYTES)

/* A code being read: its letters and digits, whatever stands between them. */
typedef struct Code {
    char signs[PIECES_MAX];     /* behind the version */
    bool ends_here[PIECES_MAX]; /* something else stands behind the sign */
    size_t sign_count;
    char id[SAVED_WORD_BYTES];
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
        version = version < TRANSFER_VERSION + 1 ? version * 10 + (**at - '0') : version;
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
    return told == check_of(code->id, code->letters, count - CHECK_LETTERS);
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

static Setup read_setup(Number *number, const Game *game, uint32_t flags, bool *assisted)
{
    unsigned later = 0;
    Setup setup = {.seats = (uint8_t)number_pop(number, SEAT_LIMIT + 1)};
    setup.seed = number_pop(number, SEED_LOW);
    setup.seed += (uint64_t)number_pop(number, SEED_HIGH) * SEED_LOW;
    *assisted = number_pop(number, 2) != 0;
    for (unsigned i = 0; i < game->option_count; i++) {
        bool is_there = has_option(game, i, flags, &later);
        bool is_other = is_there && number_pop(number, 2) != 0;
        setup.options[i] = game->options[i].initial;
        if (is_other) {
            setup.options[i] = (int32_t)pop_half_pair(number);
        }
    }
    return setup;
}

/* Plays all actions; false when there are more than the game lasts, or digits are left over. */
static bool replay(Number *number, uint32_t count, Match *match)
{
    for (uint32_t i = 0; i < count; i++) {
        Choice choices[CHOICES_MAX];
        size_t found = list_choices(match->game, match_state(match), choices);
        if (found == 0) {
            return false;
        }
        const Choice *choice = &choices[number_pop(number, (uint32_t)found)];
        bool is_done = match_act(match, choice->seat, choice->action);
        ASSERT(is_done);
    }
    return number->count == 0;
}

static ProblemKind read_number(Number *number, const Game *game, Transfer *out)
{
    Message why;
    Transfer found = {.assisted = false};
    uint32_t rules = number_pop(number, HALF);
    if ((rules & ~WITH_ALL) != game->rules_version) {
        return PROBLEM_IMPORT_RULES;
    }
    Setup setup = read_setup(number, game, rules & WITH_ALL, &found.assisted);
    if (setup.seats < 1 || setup.seats > SEAT_LIMIT || !game->accepts(&setup, &why)) {
        return PROBLEM_IMPORT_CODE;
    }
    uint32_t hash = pop_half_pair(number);
    uint32_t count = number_pop(number, HALF);
    match_init(&found.match, game, &setup);
    bool is_played = replay(number, count, &found.match);
    if (!is_played || (uint32_t)match_hash(&found.match) != hash) {
        match_release(&found.match);
        return is_played ? PROBLEM_IMPORT_END : PROBLEM_IMPORT_CODE;
    }
    for (Seat seat = 0; seat < setup.seats; seat++) {
        memcpy(found.seats[seat].kind, SAVED_PERSON, sizeof SAVED_PERSON);
    }
    *out = found;
    return PROBLEM_NONE;
}

ProblemKind code_read(const char *bytes, size_t size, TransferFind *find, Transfer *out)
{
    Code code = {.sign_count = 0};
    const char *end = bytes + size, *at = find_code(bytes, end);
    int64_t version = at ? read_version(&at, end) : 0;
    if (version > TRANSFER_VERSION) {
        return PROBLEM_IMPORT_NEWER;
    }
    if (version < 1) {
        return PROBLEM_IMPORT_CODE;
    }
    take_signs(&code, at, end);
    const Game *game = take_game(&code, find);
    if (!game) {
        size_t length = first_piece(&code);
        take_id(&code, length);
        return take_letters(&code, length) ? PROBLEM_IMPORT_GAME : PROBLEM_IMPORT_CODE;
    }
    Number payload = {.count = 0};
    for (size_t i = code.count; i > 0; i--) {
        number_push(&payload, LETTERS, code.letters[i - 1]);
    }
    if (payload.is_full) {
        return PROBLEM_IMPORT_CODE;
    }
    return read_number(&payload, game, out);
}
