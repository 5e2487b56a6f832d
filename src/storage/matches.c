/* Keeps matches. The kept actions are always those of one position: a change compares them with the
 * match, drops what differs and adds what is missing, in one transaction with the hash of the
 * position. So it does not matter whether an action, an undo or several of both came before, or
 * whether an earlier change failed. */
#include "database.h"
#include "keeping.h"

#include "core/notation.h"

#include <time.h>

#define OPTIONS_BYTES (OPTION_LIMIT * 12 + 1)
#define PAUSE_SECONDS 300

Position position_of(const Match *match)
{
    return (Position){
        .game = match->game,
        .played = (const Played *)match->played.data,
        .count = match->position,
        .hash = match_hash(match),
    };
}

static void write_action(const Position *position, size_t index, Seat *seat, Text *out)
{
    const Played *played = &position->played[index];
    *seat = played->seat;
    notation_write(position->game, played->action, out);
}

/* How many kept actions, from the first on, are those of the position; `total`: how many are kept.
 */
static size_t count_common(Profile *profile, MatchId id, const Position *position, size_t *total)
{
    Query query = query_begin(
        profile, "SELECT number, seat, action FROM match_action WHERE match = ?1 ORDER BY number");
    query_bind_number(&query, 1, id);
    size_t common = 0;
    for (*total = 0; query_step(&query); (*total)++) {
        char kept[ACTION_TEXT_MAX];
        char played[ACTION_TEXT_MAX];
        Text was = text_in(kept, sizeof kept);
        Text is = text_in(played, sizeof played);
        Seat seat = SEAT_NONE;
        if (*total != common || common == position->count) {
            continue;
        }
        write_action(position, common, &seat, &is);
        bool is_same = query_number(&query, 0) == (int64_t)common &&
                       query_number(&query, 1) == seat && query_text(&query, 2, &was) &&
                       text_equal(kept, played);
        common += is_same;
    }
    query_end(&query);
    return common;
}

static void drop_actions(Profile *profile, MatchId id, size_t first)
{
    Query query =
        query_begin(profile, "DELETE FROM match_action WHERE match = ?1 AND number >= ?2");
    query_bind_number(&query, 1, id);
    query_bind_number(&query, 2, (int64_t)first);
    query_run(&query);
}

static void add_action(Profile *profile, MatchId id, const Position *position, size_t index)
{
    char bytes[ACTION_TEXT_MAX];
    Text text = text_in(bytes, sizeof bytes);
    Seat seat = SEAT_NONE;
    write_action(position, index, &seat, &text);
    Query query = query_begin(profile, "INSERT INTO match_action (match, number, seat, action)"
                                       " VALUES (?1, ?2, ?3, ?4)");
    query_bind_number(&query, 1, id);
    query_bind_number(&query, 2, (int64_t)index);
    query_bind_number(&query, 3, seat);
    query_bind_text(&query, 4, bytes);
    query_run(&query);
}

/* The match's new position; its result, if it had one, no longer holds. */
static void move_position(Profile *profile, MatchId id, const Position *position)
{
    Query query = query_begin(profile, "UPDATE match SET hash = ?2, updated = ?3, finished = 0,"
                                       " seconds = seconds + min(max(?3 - updated, 0), ?4),"
                                       " recency = (SELECT max(recency) + 1 FROM match)"
                                       " WHERE id = ?1");
    query_bind_number(&query, 1, id);
    query_bind_number(&query, 2, (int64_t)position->hash);
    query_bind_number(&query, 3, (int64_t)time(NULL));
    query_bind_number(&query, 4, PAUSE_SECONDS);
    query_run(&query);
    query = query_begin(profile, "DELETE FROM result WHERE match = ?1");
    query_bind_number(&query, 1, id);
    query_run(&query);
}

static void mark_assisted(Profile *profile, MatchId id)
{
    Query query = query_begin(profile, "UPDATE match SET assisted = 1 WHERE id = ?1");
    query_bind_number(&query, 1, id);
    query_run(&query);
}

void match_store_position(Profile *profile, MatchId id, const Position *position, bool assisted)
{
    match_require_held(profile, id);
    size_t total = 0;
    size_t common = count_common(profile, id, position, &total);
    if (total != common || common != position->count) {
        drop_actions(profile, id, common);
        for (size_t i = common; i < position->count; i++) {
            add_action(profile, id, position, i);
        }
        move_position(profile, id, position);
    }
    if (assisted) {
        mark_assisted(profile, id);
    }
}

bool profile_match_keep(Profile *profile, MatchId id, const Match *match, bool assisted,
                        Problem *problem)
{
    Position position = position_of(match);
    change_begin(profile);
    match_store_position(profile, id, &position, assisted);
    return change_end(profile, problem);
}

/* By their places: all up to the last that is named, so that older games read as before. */
static void write_options(const Game *game, const Setup *setup, Text *out)
{
    size_t count = game->option_count;
    while (count > 0 &&
           !game_option_is_named(&game->options[count - 1], setup->options[count - 1])) {
        count--;
    }
    for (size_t i = 0; i < count; i++) {
        text_append(out, i > 0 ? " " : "");
        text_append_number(out, setup->options[i]);
    }
}

static MatchId add_match(Profile *profile, const SavedMatch *saved, const Match *match)
{
    char bytes[OPTIONS_BYTES];
    Text options = text_in(bytes, sizeof bytes);
    write_options(match->game, &match->setup, &options);
    Query query = query_begin(
        profile, "INSERT INTO match (game, rules, seats, seed, options, created, updated, hash,"
                 " recency, finished, assisted, counts, deal, holder) VALUES (?1, ?2, ?3, ?4, ?5, "
                 "?6, ?6, ?7,"
                 " (SELECT coalesce(max(recency), 0) + 1 FROM match), 0, ?8, ?9, ?10, ?11)");
    query_bind_text(&query, 1, match->game->id);
    query_bind_number(&query, 2, match->game->rules_version);
    query_bind_number(&query, 3, match->setup.seats);
    query_bind_number(&query, 4, (int64_t)match->setup.seed);
    query_bind_text(&query, 5, bytes);
    query_bind_number(&query, 6, (int64_t)time(NULL));
    query_bind_number(&query, 7, (int64_t)match_hash(match));
    query_bind_number(&query, 8, saved->assisted);
    query_bind_number(&query, 9, !saved->uncounted);
    query_bind_number(&query, 10, saved->deal);
    query_bind_number(&query, 11, profile->holder);
    query_run(&query);
    return sqlite3_last_insert_rowid(profile->database);
}

static void add_seat(Profile *profile, MatchId id, Seat seat, const SavedSeat *who)
{
    Query query = query_begin(profile, "INSERT INTO match_seat (match, seat, name, kind, person,"
                                       " assisted) VALUES (?1, ?2, ?3, ?4,"
                                       " (SELECT id FROM person WHERE id = ?5), ?6)");
    query_bind_number(&query, 1, id);
    query_bind_number(&query, 2, seat);
    query_bind_text(&query, 3, who->name);
    query_bind_text(&query, 4, who->kind);
    query_bind_number(&query, 5, who->person);
    query_bind_number(&query, 6, who->assisted);
    query_run(&query);
}

bool profile_match_begin(Profile *profile, SavedMatch *saved, const Match *match, Problem *problem)
{
    Position position = position_of(match);
    change_begin(profile);
    MatchId id = add_match(profile, saved, match);
    for (Seat seat = 0; seat < match->setup.seats; seat++) {
        add_seat(profile, id, seat, &saved->seats[seat]);
    }
    for (size_t i = 0; i < position.count; i++) {
        add_action(profile, id, &position, i);
    }
    return change_end(profile, problem) && profile_match_read(profile, id, saved, problem);
}

bool profile_has_finished_deal(Profile *profile, const Game *game, const Setup *setup)
{
    char bytes[OPTIONS_BYTES];
    Text options = text_in(bytes, sizeof bytes);
    write_options(game, setup, &options);
    Query query = query_begin(profile, "SELECT 1 FROM match WHERE seed = ?1 AND game = ?2 AND"
                                       " seats = ?3 AND options = ?4 AND finished = 1");
    query_bind_number(&query, 1, (int64_t)setup->seed);
    query_bind_text(&query, 2, game->id);
    query_bind_number(&query, 3, setup->seats);
    query_bind_text(&query, 4, bytes);
    bool is_found = query_step(&query);
    query_end(&query);
    return reading_end(profile, NULL) && is_found;
}

bool profile_has_secret_deal(Profile *profile, uint64_t seed, MatchId except)
{
    Query query = query_begin(
        profile, "SELECT 1 FROM match WHERE seed = ?1 AND id <> ?2 AND finished = 0 AND seats > 1"
                 " AND deal IN (?3, ?4) AND EXISTS (SELECT 1 FROM match_seat"
                 " WHERE match_seat.match = match.id AND kind = ?5)");
    query_bind_number(&query, 1, (int64_t)seed);
    query_bind_number(&query, 2, except);
    query_bind_number(&query, 3, DEAL_DRAWN);
    query_bind_number(&query, 4, DEAL_REPEATED);
    query_bind_text(&query, 5, SAVED_PERSON);
    bool is_found = query_step(&query);
    query_end(&query);
    return reading_end(profile, NULL) && is_found;
}

bool profile_match_help(Profile *profile, MatchId id, SeatSet seats, Problem *problem)
{
    change_begin(profile);
    match_require_held(profile, id);
    Query query = query_begin(profile, "UPDATE match_seat SET assisted = 1"
                                       " WHERE match = ?1 AND (?2 >> seat) & 1");
    query_bind_number(&query, 1, id);
    query_bind_number(&query, 2, seats);
    query_run(&query);
    return change_end(profile, problem);
}

bool profile_match_delete(Profile *profile, MatchId id, Problem *problem)
{
    change_begin(profile);
    Query query = query_begin(profile, "DELETE FROM match WHERE id = ?1");
    query_bind_number(&query, 1, id);
    query_run(&query);
    return change_end(profile, problem);
}
