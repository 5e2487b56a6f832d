/* Statistics as CSV after RFC 4180: fields between commas, lines end in CR LF, a field with a
 * comma, a quote or a line's end stands in quotes, and its quotes are doubled. A program that opens
 * the table may take a text for a formula by its first letter, so before such a text stands an
 * apostrophe, which says that it is none. */
#include "storage/statistics.h"

#include "database.h"
#include <string.h>

#define VALUE_BYTES 1024 /* more than any text of the table has */

static const char sql[] =
    "SELECT m.id AS match, m.game, m.rules, m.seats, m.seed, m.options, m.created AS started,"
    " r.ended, m.seconds,"
    " (SELECT coalesce(max(number) + 1, 0) FROM match_action WHERE match = m.id) AS actions,"
    " m.assisted, r.medal, rs.seat, ms.name, ms.kind, coalesce(p.name, '') AS person,"
    " rs.score, rs.won"
    " FROM match m JOIN result r ON r.match = m.id JOIN result_seat rs ON rs.match = m.id"
    " JOIN match_seat ms ON ms.match = m.id AND ms.seat = rs.seat"
    " LEFT JOIN person p ON p.id = ms.person"
    " WHERE m.counts = 1 AND m.finished = 1 ORDER BY r.ended, m.id, rs.seat";

static void add_bytes(Buffer *out, const char *bytes)
{
    for (; *bytes != '\0'; bytes++) {
        buffer_push(out, bytes);
    }
}

/* The letters that begin a formula, and those that such programs skip before they look. */
static bool is_like_a_formula(const char *field)
{
    return *field != '\0' && strchr("=+-@\t\r\n", *field);
}

static void add_field(Buffer *out, const char *field)
{
    if (!strpbrk(field, ",\"\r\n")) {
        add_bytes(out, field);
        return;
    }
    add_bytes(out, "\"");
    for (; *field != '\0'; field++) {
        if (*field == '"') {
            buffer_push(out, field);
        }
        buffer_push(out, field);
    }
    add_bytes(out, "\"");
}

static void add_value(Buffer *out, const char *field, bool is_text)
{
    char bytes[VALUE_BYTES];
    Text marked = text_in(bytes, sizeof bytes);
    if (is_text && is_like_a_formula(field)) {
        text_append(&marked, "'");
        text_append(&marked, field);
        field = bytes;
    }
    add_field(out, field);
}

/* A line of the names of the columns, or of their values. */
static void add_line(Buffer *out, const Query *query, bool is_header)
{
    int columns = sqlite3_column_count(query->statement);
    for (int i = 0; i < columns; i++) {
        bool is_text = is_header || sqlite3_column_type(query->statement, i) == SQLITE_TEXT;
        const char *field = is_header ? sqlite3_column_name(query->statement, i)
                                      : (const char *)sqlite3_column_text(query->statement, i);
        add_bytes(out, i > 0 ? "," : "");
        add_value(out, field ? field : "", is_text);
    }
    add_bytes(out, "\r\n");
}

bool statistics_export(Profile *profile, Buffer *out, Problem *problem)
{
    Query query = query_begin(profile, sql);
    if (query.statement) {
        add_line(out, &query, true);
    }
    while (query_step(&query)) {
        add_line(out, &query, false);
    }
    query_end(&query);
    return reading_end(profile, problem);
}
