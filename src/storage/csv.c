/* Statistics as CSV after RFC 4180: fields between commas, lines end in CR LF, a field with a
 * comma, a quote or a line's end stands in quotes, and its quotes are doubled. */
#include "storage/statistics.h"

#include "database.h"
#include "storage/transfer.h"

#include <string.h>

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

static void add_field(Buffer *out, const char *field)
{
    if (strpbrk(field, ",\"\r\n") == NULL) {
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

/* A line of the names of the columns, or of their values. */
static void add_line(Buffer *out, const Query *query, bool is_header)
{
    int columns = sqlite3_column_count(query->statement);
    for (int i = 0; i < columns; i++) {
        const char *field = is_header ? sqlite3_column_name(query->statement, i)
                                      : (const char *)sqlite3_column_text(query->statement, i);
        add_bytes(out, i > 0 ? "," : "");
        add_field(out, field != NULL ? field : "");
    }
    add_bytes(out, "\r\n");
}

bool statistics_export(Profile *profile, const char *path, Problem *problem)
{
    Buffer bytes;
    buffer_init(&bytes, 1);
    Query query = query_begin(profile, sql);
    if (query.statement != NULL) {
        add_line(&bytes, &query, true);
    }
    while (query_step(&query)) {
        add_line(&bytes, &query, false);
    }
    query_end(&query);
    bool is_written = reading_end(profile, problem) &&
                      transfer_write_file(path, (const char *)bytes.data, bytes.count, problem);
    buffer_release(&bytes);
    return is_written;
}
