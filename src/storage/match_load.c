/* Reads matches back. Nothing in the file is believed: numbers are checked against what a setup can
 * hold, actions against the rules, and the position against its hash; only then does the caller
 * get a match. */
#include "database.h"

#include "core/notation.h"

#include <string.h>

#define OPTIONS_BYTES (OPTION_LIMIT * 24)

static bool read_options(const char *text, int32_t options[static OPTION_LIMIT])
{
    for (size_t i = 0; *text != '\0'; i++) {
        size_t length = strcspn(text, " ");
        int64_t number = 0;
        bool is_option = i < OPTION_LIMIT && text_parse_number(text, length, &number) &&
                         number >= INT32_MIN && number <= INT32_MAX;
        if (!is_option) {
            return false;
        }
        options[i] = (int32_t)number;
        text += length;
        text += *text == ' ';
    }
    return true;
}

static bool read_setup(const Query *query, Setup *out)
{
    char bytes[OPTIONS_BYTES];
    Text options = text_in(bytes, sizeof bytes);
    int64_t seats = query_number(query, 3);
    int64_t seed = query_number(query, 4);
    bool is_sound = seats >= 1 && seats <= SEAT_LIMIT && seed >= 0 &&
                    query_text(query, 5, &options) && !options.truncated &&
                    read_options(bytes, out->options);
    out->seats = (uint8_t)seats;
    out->seed = (uint64_t)seed;
    return is_sound;
}

/* What a later version may say of a deal is nothing better than known. */
static SavedDeal deal_of(int64_t number)
{
    return number >= DEAL_DRAWN && number <= DEAL_REPEATED ? (SavedDeal)number : DEAL_KNOWN;
}

/* The columns of the row: id, game, rules, seats, seed, options, created, updated, hash, finished,
 * assisted, seconds, counts, deal. */
static bool read_row(const Query *query, SavedMatch *out)
{
    Text game = text_in(out->game, sizeof out->game);
    int64_t rules = query_number(query, 2);
    out->id = query_number(query, 0);
    out->rules_version = (uint16_t)rules;
    out->created = query_number(query, 6);
    out->updated = query_number(query, 7);
    out->hash = (uint64_t)query_number(query, 8);
    out->finished = query_number(query, 9) != 0;
    out->assisted = query_number(query, 10) != 0;
    out->seconds = query_number(query, 11);
    out->uncounted = query_number(query, 12) == 0;
    out->deal = deal_of(query_number(query, 13));
    return rules >= 0 && rules <= UINT16_MAX && query_text(query, 1, &game) && !game.truncated &&
           read_setup(query, &out->setup);
}

static void read_match(Profile *profile, MatchId id, SavedMatch *out)
{
    Query query = query_begin(profile, "SELECT id, game, rules, seats, seed, options, created,"
                                       " updated, hash, finished, assisted, seconds, counts, deal"
                                       " FROM match WHERE id = ?1");
    query_bind_number(&query, 1, id);
    if (!query_step(&query) || !read_row(&query, out)) {
        database_fail(profile, FAILURE_NO_MATCH);
    }
    query_end(&query);
}

static void read_seats(Profile *profile, MatchId id, SavedMatch *out)
{
    Query query = query_begin(profile, "SELECT seat, name, kind, coalesce(person, 0), assisted"
                                       " FROM match_seat WHERE match = ?1"
                                       " AND seat BETWEEN 0 AND ?2");
    query_bind_number(&query, 1, id);
    query_bind_number(&query, 2, SEAT_LIMIT - 1);
    while (query_step(&query)) {
        SavedSeat *who = &out->seats[query_number(&query, 0)];
        Text name = text_in(who->name, sizeof who->name);
        Text kind = text_in(who->kind, sizeof who->kind);
        who->person = query_number(&query, 3);
        who->assisted = query_number(&query, 4) != 0;
        if (!query_text(&query, 1, &name) || !query_text(&query, 2, &kind)) {
            database_fail(profile, FAILURE_NO_MATCH);
        }
    }
    query_end(&query);
}

static void read_length(Profile *profile, MatchId id, SavedMatch *out)
{
    Query query = query_begin(profile, "SELECT count(*) FROM match_action WHERE match = ?1");
    query_bind_number(&query, 1, id);
    if (query_step(&query)) {
        out->actions = (uint32_t)query_number(&query, 0);
    }
    query_end(&query);
}

bool profile_match_read(Profile *profile, MatchId id, SavedMatch *out, Problem *problem)
{
    SavedMatch found = {.id = 0};
    read_match(profile, id, &found);
    read_seats(profile, id, &found);
    read_length(profile, id, &found);
    bool is_read = reading_end(profile, problem);
    if (is_read) {
        *out = found;
    }
    return is_read;
}

/* Runs a query of match ids to its end and reads as many of these matches as there is room for.
 * One that cannot be read stays in the file and is not offered. */
static size_t read_all(Profile *profile, Query *query, SavedMatch out[], size_t capacity)
{
    Buffer ids;
    buffer_init(&ids, sizeof(MatchId));
    while (query_step(query)) {
        buffer_push(&ids, &(MatchId){query_number(query, 0)});
    }
    query_end(query);
    reading_end(profile, NULL);
    size_t count = 0;
    for (size_t i = 0; i < ids.count && count < capacity; i++) {
        const MatchId *id = buffer_at(&ids, i);
        count += profile_match_read(profile, *id, &out[count], NULL);
    }
    buffer_release(&ids);
    return count;
}

size_t profile_unfinished(Profile *profile, size_t skip, SavedMatch out[], size_t capacity)
{
    Query query = query_begin(profile, "SELECT id FROM match WHERE finished = 0"
                                       " ORDER BY recency DESC, id DESC LIMIT -1 OFFSET ?1");
    query_bind_number(&query, 1, (int64_t)skip);
    return read_all(profile, &query, out, capacity);
}

size_t profile_finished(Profile *profile, const char *game, size_t skip, SavedMatch out[],
                        size_t capacity)
{
    Query query =
        query_begin(profile, "SELECT match.id FROM match JOIN result ON result.match = match.id"
                             " WHERE finished = 1 AND (?1 = '' OR game = ?1)"
                             " ORDER BY ended DESC, match.id DESC LIMIT ?2 OFFSET ?3");
    query_bind_filter(&query, 1, game);
    query_bind_number(&query, 2, (int64_t)capacity);
    query_bind_number(&query, 3, (int64_t)skip);
    return read_all(profile, &query, out, capacity);
}

/* Plays the action of the row; false when it is none or not legal there. */
static bool replay_row(const Query *query, Match *match)
{
    char bytes[ACTION_TEXT_MAX];
    Text text = text_in(bytes, sizeof bytes);
    Action action = ACTION_NONE;
    int64_t seat = query_number(query, 1);
    return query_number(query, 0) == (int64_t)match->position && seat >= 0 &&
           seat < match->setup.seats && query_text(query, 2, &text) && !text.truncated &&
           notation_read(match->game, bytes, &action) && match_act(match, (Seat)seat, action);
}

static void replay(Profile *profile, MatchId id, Match *match)
{
    Query query = query_begin(
        profile, "SELECT number, seat, action FROM match_action WHERE match = ?1 ORDER BY number");
    query_bind_number(&query, 1, id);
    while (query_step(&query)) {
        if (!replay_row(&query, match)) {
            database_fail(profile, FAILURE_NO_MATCH);
        }
    }
    query_end(&query);
}

bool profile_match_load(Profile *profile, const SavedMatch *saved, const Game *game, Match *out,
                        Problem *problem)
{
    bool is_playable =
        game && text_equal(game->id, saved->game) && game->rules_version == saved->rules_version;
    if (!is_playable) {
        problem_set(problem, PROBLEM_MATCH_RULES, "");
        return false;
    }
    Message why;
    if (!setup_is_accepted(game, &saved->setup, &why)) {
        problem_set(problem, PROBLEM_MATCH_DAMAGED, "");
        return false;
    }
    Match match;
    match_init(&match, game, &saved->setup);
    replay(profile, saved->id, &match);
    if (profile->failure == SQLITE_OK && match_hash(&match) != saved->hash) {
        database_fail(profile, FAILURE_NO_MATCH);
    }
    bool is_loaded = reading_end(profile, problem);
    if (is_loaded) {
        *out = match;
    } else {
        match_release(&match);
    }
    return is_loaded;
}
