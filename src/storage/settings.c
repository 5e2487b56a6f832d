/* Settings and notes: texts of the app, kept and given back as they are. */
#include "database.h"
#include "keeping.h"

#include "base/assert.h"

#include <string.h>

#define NUMBER_BYTES 24

bool profile_set_all(Profile *profile, const ProfileValue values[], size_t count, Problem *problem)
{
    change_begin(profile);
    for (size_t i = 0; i < count; i++) {
        Query query = query_begin(profile, "INSERT INTO setting (key, value) VALUES (?1, ?2)"
                                           " ON CONFLICT (key) DO UPDATE SET value = ?2");
        query_bind_text(&query, 1, values[i].key);
        query_bind_text(&query, 2, values[i].value);
        query_run(&query);
    }
    return change_end(profile, problem);
}

bool profile_set(Profile *profile, const char *key, const char *value, Problem *problem)
{
    return profile_set_all(profile, &(ProfileValue){key, value}, 1, problem);
}

bool profile_set_number(Profile *profile, const char *key, int64_t value, Problem *problem)
{
    char bytes[NUMBER_BYTES];
    Text text = text_in(bytes, sizeof bytes);
    text_append_number(&text, value);
    return profile_set(profile, key, bytes, problem);
}

bool profile_get(Profile *profile, const char *key, Text *out)
{
    Query query = query_begin(profile, "SELECT value FROM setting WHERE key = ?1");
    query_bind_text(&query, 1, key);
    bool is_found = query_step(&query) && query_text(&query, 0, out);
    query_end(&query);
    return reading_end(profile, NULL) && is_found;
}

int64_t profile_get_number(Profile *profile, const char *key, int64_t otherwise)
{
    char bytes[NUMBER_BYTES];
    Text text = text_in(bytes, sizeof bytes);
    int64_t number = otherwise;
    if (profile_get(profile, key, &text) && !text.truncated) {
        text_parse_number(bytes, text.length, &number);
    }
    return number;
}

ProfileKey profile_key(const Game *game, const char *what, const char *which)
{
    ProfileKey key;
    Text text = text_in(key.bytes, sizeof key.bytes);
    text_append(&text, game->id);
    text_append(&text, ".");
    text_append(&text, what);
    if (which) {
        text_append(&text, ".");
        text_append(&text, which);
    }
    ASSERT(!text.truncated);
    return key;
}

bool profile_note_set(Profile *profile, MatchId id, Seat seat, const char *note, Problem *problem)
{
    change_begin(profile);
    match_require_held(profile, id);
    Query query = query_begin(profile, "INSERT INTO match_note (match, seat, note)"
                                       " VALUES (?1, ?2, ?3)"
                                       " ON CONFLICT (match, seat) DO UPDATE SET note = ?3");
    query_bind_number(&query, 1, id);
    query_bind_number(&query, 2, seat);
    query_bind_text(&query, 3, note);
    query_run(&query);
    return change_end(profile, problem);
}

bool profile_note_get(Profile *profile, MatchId id, Seat seat, Text *out)
{
    Query query =
        query_begin(profile, "SELECT note FROM match_note WHERE match = ?1 AND seat = ?2");
    query_bind_number(&query, 1, id);
    query_bind_number(&query, 2, seat);
    bool is_found = query_step(&query) && query_text(&query, 0, out);
    query_end(&query);
    return reading_end(profile, NULL) && is_found;
}
