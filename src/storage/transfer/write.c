/* Writes games as text, in the form that read.c reads. */
#include "share_code.h"

#include "core/notation.h"

#define LINE_BYTES 512

/* Ends a line and appends it. */
static void add_line(Text *line, Buffer *out)
{
    for (size_t i = 0; i < line->length; i++) {
        buffer_push(out, &line->bytes[i]);
    }
    buffer_push(out, "\n");
    *line = text_in(line->bytes, line->capacity);
}

static void add_number(Text *line, const char *key, int64_t number, Buffer *out)
{
    text_append(line, key);
    text_append(line, " ");
    text_append_number(line, number);
    add_line(line, out);
}

static void add_setup(const Match *match, Text *line, Buffer *out)
{
    const Game *game = match->game;
    add_number(line, "Meja game", TRANSFER_VERSION, out);
    text_append(line, "game ");
    text_append(line, game->id);
    add_line(line, out);
    add_number(line, "rules", game->rules_version, out);
    add_number(line, "seats", match->setup.seats, out);
    add_number(line, "seed", (int64_t)match->setup.seed, out);
    for (unsigned i = 0; i < game->option_count; i++) {
        if (game_option_is_named(&game->options[i], match->setup.options[i])) {
            text_append(line, "option ");
            add_number(line, game->options[i].key, match->setup.options[i], out);
        }
    }
}

/* A name as one piece of one line. */
static void append_name(const char *name, Text *line)
{
    size_t at = 0;
    size_t start = 0;
    for (uint32_t letter = 0; (letter = text_next_code_point(name, &at)) != 0; start = at) {
        if (text_is_hidden(letter)) {
            text_append(line, " ");
        } else {
            text_append_bytes(line, name + start, at - start);
        }
    }
}

static void add_seat(Seat number, const SavedSeat *seat, Text *line, Buffer *out)
{
    text_append(line, "seat ");
    text_append_number(line, number);
    text_append(line, " ");
    text_append(line, *seat->kind != '\0' ? seat->kind : SAVED_PERSON);
    if (*seat->name != '\0') {
        text_append(line, " ");
        append_name(seat->name, line);
    }
    add_line(line, out);
}

static void add_hash(uint64_t hash, Text *line, Buffer *out)
{
    text_append(line, "end ");
    for (int shift = 60; shift >= 0; shift -= 4) {
        text_append_bytes(line, &"0123456789abcdef"[hash >> shift & 15], 1);
    }
    add_line(line, out);
}

void transfer_write(const Match *match, const SavedSeat seats[], bool assisted, Buffer *out)
{
    char bytes[LINE_BYTES];
    Text line = text_in(bytes, sizeof bytes);
    add_setup(match, &line, out);
    add_number(&line, "assisted", assisted, out);
    for (Seat seat = 0; seat < match->setup.seats; seat++) {
        add_seat(seat, &seats[seat], &line, out);
    }
    for (size_t i = 0; i < match->position; i++) {
        const Played *played = buffer_at(&match->played, i);
        text_append_number(&line, played->seat);
        text_append(&line, " ");
        notation_write(match->game, played->action, &line);
        add_line(&line, out);
    }
    add_hash(match_hash(match), &line, out);
}
