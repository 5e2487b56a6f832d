/* Games as share codes. Everything is a digit of one long number in mixed radix: the setup in fixed
 * radices, then each action as its place among all that could have been done, in a radix that the
 * rules give. So reader and writer need no table of actions, and most digits cost a few bits. The
 * number is written in Crockford's base 32 (D. Crockford, "Base 32"), least digit first. A
 * challenge has who sits where behind its setup, and then its actions or, for want of room, a
 * standing. */
#include "share_code.h"

#include "base/assert.h"
#include "base/limits.h"
#include "letters.h"

#include <string.h>

#define HALF UINT32_C(0x10000)
/* In the digit of the rules: the first later option follows, the first two, or as many as a digit
 * says. */
#define WITH_LATER  UINT32_C(0x8000)
#define WITH_TWO    UINT32_C(0xC000)
#define WITH_MORE   UINT32_C(0x4000)
#define MORE_LIMIT  16u
#define SEED_LOW    (UINT32_C(1) << 27)
#define SEED_HIGH   (UINT32_C(1) << 26)
#define CHOICES_MAX (SEAT_LIMIT * LEGAL_COUNT_MAX)
#define KINDS       16u /* of seats: room for more than there are */

/* By the number of options that follow. */
static const uint32_t later_flags[] = {0, WITH_LATER, WITH_TWO};

/* What a seat's kind is in a code: its place stays for ever. */
static const char *const kinds[] = {SAVED_PERSON, "easy",   "normal", "hard",
                                    "master",     "greedy", "random", "novice"};

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

/* How many later options a code has to name: codes from before there was another read as they did.
 */
static uint32_t later_of(const Match *match)
{
    unsigned count = 0, needed = 0;
    for (unsigned i = 0; i < match->game->option_count; i++) {
        const GameOption *option = &match->game->options[i];
        count += option->later;
        if (option->later && game_option_is_named(option, match->setup.options[i])) {
            needed = count;
        }
    }
    return needed;
}

/* Whether a code that names so many later options has the option at this index; `later` counts
 * them. */
static bool has_option(const Game *game, unsigned index, uint32_t named, unsigned *later)
{
    if (!game->options[index].later) {
        return true;
    }
    (*later)++;
    return *later <= named;
}

static void add_options(Buffer *digits, const Match *match, uint32_t named)
{
    unsigned later = 0;
    for (unsigned i = 0; i < match->game->option_count; i++) {
        if (!has_option(match->game, i, named, &later)) {
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

static void add_setup(Buffer *digits, const Match *match, bool assisted)
{
    uint32_t later = later_of(match), flag = WITH_MORE;
    if (later < COUNT_OF(later_flags)) {
        flag = later_flags[later];
    }
    add_digit(digits, HALF, match->game->rules_version | flag);
    if (flag == WITH_MORE) {
        add_digit(digits, MORE_LIMIT, later);
    }
    add_digit(digits, SEAT_LIMIT + 1, match->setup.seats);
    add_digit(digits, SEED_LOW, (uint32_t)(match->setup.seed % SEED_LOW));
    add_digit(digits, SEED_HIGH, (uint32_t)(match->setup.seed / SEED_LOW));
    add_digit(digits, 2, assisted);
    add_options(digits, match, later);
}

static void add_actions(Buffer *digits, const Match *match)
{
    add_half_pair(digits, (uint32_t)match_hash(match));
    add_digit(digits, HALF, (uint32_t)match->position);
    for (size_t i = 0; i < match->position; i++) {
        add_action(digits, match, i);
    }
}

/* KINDS: it has none. */
static uint32_t kind_of(const SavedSeat *seat)
{
    for (uint32_t i = 0; i < COUNT_OF(kinds); i++) {
        if (text_equal(kinds[i], seat->kind)) {
            return i;
        }
    }
    return KINDS;
}

/* False when there is a kind that no code has. */
static bool add_seats(Buffer *digits, const SavedSeat seats[], unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        uint32_t kind = kind_of(&seats[i]);
        if (kind == KINDS) {
            return false;
        }
        add_digit(digits, KINDS, kind);
    }
    return true;
}

static bool write_digits(const Buffer *digits, const char *id, CodeKind kind, Text *out)
{
    Number number = {.count = 0};
    for (size_t i = digits->count; i > 0; i--) {
        const Digit *digit = buffer_at(digits, i - 1);
        number_push(&number, digit->radix, digit->value);
    }
    return letters_write(&number, id, kind, out);
}

bool transfer_write_code(const Match *match, bool assisted, Text *out)
{
    Buffer digits;
    buffer_init(&digits, sizeof(Digit));
    add_setup(&digits, match, assisted);
    add_actions(&digits, match);
    bool is_written = write_digits(&digits, match->game->id, CODE_GAME, out);
    buffer_release(&digits);
    return is_written;
}

/* With the match itself, or with the standing alone. */
static bool write_challenge(const Match *match, const TransferDare *dare, bool is_told, Text *out)
{
    Buffer digits;
    buffer_init(&digits, sizeof(Digit));
    add_setup(&digits, match, dare->assisted);
    bool is_written = add_seats(&digits, dare->seats, match->setup.seats);
    add_digit(&digits, 2, is_told);
    if (is_told) {
        add_half_pair(&digits, (uint32_t)dare->standing);
    } else {
        add_actions(&digits, match);
    }
    is_written = is_written && write_digits(&digits, match->game->id, CODE_CHALLENGE, out);
    buffer_release(&digits);
    return is_written;
}

bool transfer_write_challenge(const Match *match, const TransferDare *dare, Text *out)
{
    char bytes[TRANSFER_PROVEN_BYTES];
    Text proven = text_in(bytes, sizeof bytes);
    if (!write_challenge(match, dare, false, &proven)) {
        return write_challenge(match, dare, true, out);
    }
    text_append(out, bytes);
    return !out->truncated;
}

static Setup read_setup(Number *number, const Game *game, uint32_t named, bool *assisted)
{
    unsigned later = 0;
    Setup setup = {.seats = (uint8_t)number_pop(number, SEAT_LIMIT + 1)};
    setup.seed = number_pop(number, SEED_LOW);
    setup.seed += (uint64_t)number_pop(number, SEED_HIGH) * SEED_LOW;
    *assisted = number_pop(number, 2) != 0;
    for (unsigned i = 0; i < game->option_count; i++) {
        bool is_there = has_option(game, i, named, &later);
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

static bool read_seats(Number *number, unsigned count, SavedSeat seats[])
{
    for (unsigned i = 0; i < count; i++) {
        uint32_t kind = number_pop(number, KINDS);
        if (kind >= COUNT_OF(kinds)) {
            return false;
        }
        Text text = text_in(seats[i].kind, sizeof seats[i].kind);
        text_append(&text, kinds[kind]);
    }
    return true;
}

/* The match as it was played. */
static ProblemKind read_actions(Number *number, Match *match)
{
    uint32_t hash = pop_half_pair(number);
    uint32_t count = number_pop(number, HALF);
    if (!replay(number, count, match)) {
        return PROBLEM_IMPORT_CODE;
    }
    return (uint32_t)match_hash(match) == hash ? PROBLEM_NONE : PROBLEM_IMPORT_END;
}

/* What is to be beaten in it: the match, which must have ended, or a standing. */
static ProblemKind read_challenge(Number *number, Transfer *found)
{
    found->is_told = number_pop(number, 2) != 0;
    if (found->is_told) {
        uint32_t told = pop_half_pair(number);
        found->standing = told <= INT32_MAX ? (int)told : 0;
        return found->standing > 0 && number->count == 0 ? PROBLEM_NONE : PROBLEM_IMPORT_CODE;
    }
    ProblemKind problem = read_actions(number, &found->match);
    if (problem == PROBLEM_NONE && !match_is_over(&found->match)) {
        return PROBLEM_IMPORT_CODE;
    }
    return problem;
}

static uint32_t read_later(Number *number, uint32_t flag)
{
    for (uint32_t i = 0; i < COUNT_OF(later_flags); i++) {
        if (later_flags[i] == flag) {
            return i;
        }
    }
    return number_pop(number, MORE_LIMIT);
}

static ProblemKind read_number(Number *number, const Game *game, bool is_challenge, Transfer *out)
{
    Message why;
    Transfer found = {.is_challenge = is_challenge};
    uint32_t rules = number_pop(number, HALF);
    if ((rules & ~WITH_TWO) != game->rules_version) {
        return PROBLEM_IMPORT_RULES;
    }
    uint32_t later = read_later(number, rules & WITH_TWO);
    Setup setup = read_setup(number, game, later, &found.assisted);
    if (setup.seats < 1 || setup.seats > SEAT_LIMIT || !setup_is_accepted(game, &setup, &why)) {
        return PROBLEM_IMPORT_CODE;
    }
    for (Seat seat = 0; seat < setup.seats; seat++) {
        memcpy(found.seats[seat].kind, SAVED_PERSON, sizeof SAVED_PERSON);
    }
    if (is_challenge && !read_seats(number, setup.seats, found.seats)) {
        return PROBLEM_IMPORT_CODE;
    }
    match_init(&found.match, game, &setup);
    ProblemKind problem =
        is_challenge ? read_challenge(number, &found) : read_actions(number, &found.match);
    if (problem != PROBLEM_NONE) {
        match_release(&found.match);
        return problem;
    }
    *out = found;
    return PROBLEM_NONE;
}

ProblemKind code_read(const char *bytes, size_t size, TransferFind *find, Transfer *out)
{
    Letters letters;
    ProblemKind problem = letters_read(bytes, size, find, &letters);
    if (problem != PROBLEM_NONE) {
        return problem;
    }
    if (letters.kind == CODE_DECK) {
        return PROBLEM_IMPORT_CODE;
    }
    return read_number(&letters.number, letters.game, letters.kind == CODE_CHALLENGE, out);
}
