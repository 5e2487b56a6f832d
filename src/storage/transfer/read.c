/* Games as text. The reader believes nothing: bytes are proven to be printable UTF-8 first, then
 * each line must be the one that belongs there, and each action is played by the rules. The reader
 * remembers the first thing that is wrong and from then on finds no more lines. */
#include "share_code.h"

#include "core/notation.h"
#include "problem.h"

#include <string.h>

#define LINE_BYTES 512

typedef struct Reader {
    const char *at, *end;
    int64_t number;        /* of the line, from 1 */
    char line[LINE_BYTES]; /* without marks of a quotation, its end and blanks before that */
    bool is_held;          /* the line was looked at only: it comes again */
    ProblemKind problem;
} Reader;

static bool fail(Reader *reader, ProblemKind problem)
{
    if (reader->problem == PROBLEM_NONE) {
        reader->problem = problem;
    }
    return false;
}

static bool has_hidden(const char *line)
{
    uint32_t letter = 0;
    size_t at = 0;
    while ((letter = text_next_code_point(line, &at)) != 0) {
        if (text_is_hidden(letter)) {
            return true;
        }
    }
    return false;
}

/* What mail puts before the lines of somebody else. No line of ours begins so. */
static bool is_quotation(char letter)
{
    return letter == '>' || letter == '|' || letter == ' ' || letter == '\t';
}

static bool next_raw_line(Reader *reader)
{
    if (reader->at == reader->end) {
        return false;
    }
    const char *end = memchr(reader->at, '\n', (size_t)(reader->end - reader->at));
    const char *next = reader->end;
    const char *stop = reader->end;
    if (end) {
        stop = end;
        next = end + 1;
    }
    while (reader->at < stop && is_quotation(*reader->at)) {
        reader->at++;
    }
    size_t length = (size_t)(stop - reader->at);
    while (length > 0 && strchr(" \r\t", reader->at[length - 1])) {
        length--;
    }
    reader->number++;
    if (length >= LINE_BYTES || memchr(reader->at, '\0', length)) {
        return fail(reader, PROBLEM_IMPORT_LINE);
    }
    memcpy(reader->line, reader->at, length);
    reader->line[length] = '\0';
    reader->at = next;
    return !has_hidden(reader->line) || fail(reader, PROBLEM_IMPORT_LINE);
}

/* The next line that is not empty. */
static bool next_line(Reader *reader)
{
    bool is_found = reader->problem == PROBLEM_NONE;
    if (is_found && reader->is_held) {
        reader->is_held = false;
        return true;
    }
    do {
        is_found = is_found && next_raw_line(reader);
    } while (is_found && *reader->line == '\0');
    return is_found;
}

/* What follows the key and a blank; NULL when the line begins otherwise. */
static const char *after(const char *line, const char *key)
{
    size_t length = text_length(key);
    if (strncmp(line, key, length) != 0) {
        return NULL;
    }
    line += length;
    return *line == ' ' ? line + 1 : NULL;
}

/* What follows the key in the next line; NULL when there is none or it has another key. */
static const char *line_after(Reader *reader, const char *key)
{
    if (!next_line(reader)) {
        return NULL;
    }
    return after(reader->line, key);
}

/* Whether the next line, which is not taken, has this key. */
static bool is_next(Reader *reader, const char *key)
{
    reader->is_held = next_line(reader);
    return reader->is_held && after(reader->line, key);
}

/* The text of the next line, which must have this key; NULL, with the failure noted, otherwise. */
static const char *expect(Reader *reader, const char *key)
{
    const char *value = line_after(reader, key);
    if (!value) {
        fail(reader, PROBLEM_IMPORT_LINE);
    }
    return value;
}

static int64_t expect_number(Reader *reader, const char *key, int64_t low, int64_t high)
{
    int64_t number = low;
    const char *value = expect(reader, key);
    bool is_number = value && text_parse_number(value, text_length(value), &number) &&
                     number >= low && number <= high;
    if (!is_number) {
        fail(reader, PROBLEM_IMPORT_LINE);
        return low;
    }
    return number;
}

/* Whether the line is the first one of a game's text. */
static bool is_first_line(const char *at, const char *end)
{
    static const char first[] = "Meja game ";
    while (at < end && is_quotation(*at)) {
        at++;
    }
    size_t length = sizeof first - 1;
    bool is_ours = (size_t)(end - at) > length && memcmp(at, first, length) == 0;
    return is_ours && at[length] >= '0' && at[length] <= '9';
}

/* Steps over what stands before the text; false, with nothing changed, without a text. */
static bool find_text(Reader *reader)
{
    const char *at = reader->at;
    for (int64_t number = 0; at < reader->end; number++) {
        const char *stop = memchr(at, '\n', (size_t)(reader->end - at));
        if (is_first_line(at, stop ? stop : reader->end)) {
            reader->at = at;
            reader->number = number;
            return true;
        }
        at = stop ? stop + 1 : reader->end;
    }
    return false;
}

static void read_version(Reader *reader)
{
    int64_t version = 0;
    const char *value = line_after(reader, "Meja game");
    bool is_ours = value && text_parse_number(value, text_length(value), &version) && version >= 1;
    if (!is_ours) {
        reader->problem = PROBLEM_IMPORT_FORM; /* even when the line had a failure of its own */
    } else if (version > TRANSFER_VERSION) {
        fail(reader, PROBLEM_IMPORT_NEWER);
    }
}

static const Game *read_game(Reader *reader, TransferFind *find)
{
    const char *id = expect(reader, "game");
    const Game *game = id ? find(id) : NULL;
    if (!game) {
        fail(reader, PROBLEM_IMPORT_GAME);
        return NULL;
    }
    if (expect_number(reader, "rules", 0, UINT16_MAX) != game->rules_version) {
        fail(reader, PROBLEM_IMPORT_RULES);
    }
    return game;
}

static int32_t read_option(Reader *reader, const GameOption *option)
{
    char bytes[LINE_BYTES];
    Text key = text_in(bytes, sizeof bytes);
    text_append(&key, "option ");
    text_append(&key, option->key);
    if (option->later && !is_next(reader, bytes)) {
        return 0;
    }
    return (int32_t)expect_number(reader, bytes, INT32_MIN, INT32_MAX);
}

static Setup read_setup(Reader *reader, const Game *game)
{
    Setup setup = {.seats = (uint8_t)expect_number(reader, "seats", 1, SEAT_LIMIT)};
    setup.seed = (uint64_t)expect_number(reader, "seed", 0, TRANSFER_SEEDS - 1);
    for (unsigned i = 0; i < game->option_count; i++) {
        setup.options[i] = read_option(reader, &game->options[i]);
    }
    Message why;
    if (reader->problem == PROBLEM_NONE && !setup_is_accepted(game, &setup, &why)) {
        fail(reader, PROBLEM_IMPORT_LINE);
    }
    return setup;
}

static size_t word_length(const char *text)
{
    return strspn(text, "abcdefghijklmnopqrstuvwxyz0123456789_-");
}

static void read_seat(Reader *reader, Seat number, SavedSeat *out)
{
    char bytes[LINE_BYTES];
    Text key = text_in(bytes, sizeof bytes);
    text_append(&key, "seat ");
    text_append_number(&key, number);
    const char *value = expect(reader, bytes);
    size_t length = value ? word_length(value) : 0;
    bool is_kind =
        length > 0 && length < sizeof out->kind && (value[length] == '\0' || value[length] == ' ');
    if (!is_kind) {
        fail(reader, PROBLEM_IMPORT_LINE);
        return;
    }
    Text kind = text_in(out->kind, sizeof out->kind);
    Text name = text_in(out->name, sizeof out->name);
    text_append_bytes(&kind, value, length);
    text_append(&name, value[length] == ' ' ? value + length + 1 : "");
}

static bool play_line(Match *match, const char *line)
{
    size_t length = strcspn(line, " ");
    int64_t seat = -1;
    Action action = ACTION_NONE;
    return match->position < match->game->actions_max && line[length] == ' ' &&
           text_parse_number(line, length, &seat) && seat >= 0 && seat < match->setup.seats &&
           notation_read(match->game, line + length + 1, &action) &&
           match_act(match, (Seat)seat, action);
}

#define HASH_DIGITS 16

static const char hexadecimal[] = "0123456789abcdef";

static bool read_hash(const char *text, uint64_t *out)
{
    *out = 0;
    for (size_t i = 0; i < HASH_DIGITS; i++) {
        const char *digit = text[i] != '\0' ? strchr(hexadecimal, text[i]) : NULL;
        if (!digit) {
            return false;
        }
        *out = *out << 4 | (uint64_t)(digit - hexadecimal);
    }
    return text[HASH_DIGITS] == '\0';
}

static void read_end(Reader *reader, const char *text, const Match *match)
{
    uint64_t hash = 0;
    if (!read_hash(text, &hash)) {
        fail(reader, PROBLEM_IMPORT_LINE);
    } else if (hash != match_hash(match)) {
        fail(reader, PROBLEM_IMPORT_END);
    }
}

static void read_actions(Reader *reader, Match *match)
{
    const char *end = NULL;
    while (!end && reader->problem == PROBLEM_NONE) {
        bool has_line = next_line(reader);
        end = has_line ? after(reader->line, "end") : NULL;
        if (!end && (!has_line || !play_line(match, reader->line))) {
            fail(reader, PROBLEM_IMPORT_LINE);
        }
    }
    if (end) {
        read_end(reader, end, match);
    }
}

static void read_text(Reader *reader, TransferFind *find, Transfer *out)
{
    read_version(reader);
    const Game *game = read_game(reader, find);
    if (reader->problem != PROBLEM_NONE) {
        return;
    }
    Transfer found = {.assisted = false};
    Setup setup = read_setup(reader, game);
    found.assisted = expect_number(reader, "assisted", 0, 1) != 0;
    for (Seat seat = 0; seat < setup.seats; seat++) {
        read_seat(reader, seat, &found.seats[seat]);
    }
    if (reader->problem != PROBLEM_NONE) {
        return;
    }
    match_init(&found.match, game, &setup);
    read_actions(reader, &found.match);
    if (reader->problem == PROBLEM_NONE) {
        *out = found;
    } else {
        match_release(&found.match);
    }
}

static void tell(const Reader *reader, Problem *problem)
{
    char bytes[24];
    Text number = text_in(bytes, sizeof bytes);
    if (reader->problem == PROBLEM_IMPORT_LINE) {
        text_append_number(&number, reader->number);
    }
    problem_set(problem, reader->problem, bytes);
}

#define LEAD_FIRST  0xD800u /* of pairs in UTF-16 */
#define TRAIL_FIRST 0xDC00u
#define TRAIL_LAST  0xDFFFu

static uint32_t unit_at(const unsigned char *bytes, bool is_big)
{
    return is_big ? (uint32_t)bytes[0] << 8 | bytes[1] : (uint32_t)bytes[1] << 8 | bytes[0];
}

/* As UTF-8. */
static void push_point(Buffer *out, uint32_t point)
{
    static const uint32_t limits[] = {0x80, 0x800, 0x10000}, marks[] = {0, 0xC0, 0xE0, 0xF0};
    unsigned behind = 0;
    while (behind < 3 && point >= limits[behind]) {
        behind++;
    }
    unsigned char byte = (unsigned char)(marks[behind] | point >> 6 * behind);
    buffer_push(out, &byte);
    while (behind > 0) {
        behind--;
        byte = (unsigned char)(0x80 | (point >> 6 * behind & 0x3F));
        buffer_push(out, &byte);
    }
}

/* Pairs become one letter; half a pair stays what no text of ours holds. */
static void convert(const unsigned char *bytes, size_t size, bool is_big, Buffer *out)
{
    for (size_t at = 0; at + 1 < size; at += 2) {
        uint32_t point = unit_at(bytes + at, is_big);
        bool leads = point >= LEAD_FIRST && point < TRAIL_FIRST && at + 3 < size;
        uint32_t trail = leads ? unit_at(bytes + at + 2, is_big) : 0;
        if (trail >= TRAIL_FIRST && trail <= TRAIL_LAST) {
            point = 0x10000 + ((point - LEAD_FIRST) << 10) + (trail - TRAIL_FIRST);
            at += 2;
        } else if (point >= LEAD_FIRST && point <= TRAIL_LAST) {
            point = '?';
        }
        push_point(out, point);
    }
}

static void read_utf8(Reader *reader, TransferFind *find, Transfer *out)
{
    size_t size = (size_t)(reader->end - reader->at);
    if (size > TRANSFER_BYTES_MAX || !text_is_utf8(reader->at, size)) {
        reader->problem = PROBLEM_IMPORT_FORM;
    } else if (!find_text(reader) && transfer_is_code(reader->at, size)) {
        reader->problem = code_read(reader->at, size, find, out);
    } else {
        read_text(reader, find, out);
    }
}

static bool begins(const char *bytes, size_t size, const char *mark)
{
    size_t length = text_length(mark);
    return size >= length && memcmp(bytes, mark, length) == 0;
}

bool transfer_read(const char *bytes, size_t size, TransferFind *find, Transfer *out,
                   Problem *problem)
{
    Reader reader = {.at = bytes, .end = bytes + size, .problem = PROBLEM_NONE};
    bool is_big = begins(bytes, size, "\xFE\xFF");
    Buffer converted;
    buffer_init(&converted, 1);
    if (is_big || begins(bytes, size, "\xFF\xFE")) {
        convert((const unsigned char *)bytes + 2, size - 2, is_big, &converted);
        reader.at = converted.count > 0 ? (const char *)converted.data : bytes;
        reader.end = reader.at + converted.count;
    } else if (begins(bytes, size, "\xEF\xBB\xBF")) {
        reader.at += 3;
    }
    read_utf8(&reader, find, out);
    buffer_release(&converted);
    tell(&reader, problem);
    return reader.problem == PROBLEM_NONE;
}
