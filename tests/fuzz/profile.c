/* Any words in a profile whose tables are sound, as another program may leave them there. Lines:
 *     TABLE.COLUMN=VALUE    in all rows, as far as the table takes it
 *     KEY=VALUE             a setting of the machine and of a person
 * What may not happen is a crash, a leak, a refusal without a sentence, or a match that loads and
 * that the rules do not know. */
#include "base/assert.h"
#include "base/limits.h"
#include "database.h"
#include "games/registry.h"
#include "storage/campaign.h"
#include "storage/people.h"
#include "storage/statistics.h"

#include <string.h>

#define SEATS     2 /* which all games can have */
#define MATCHES   4
#define ACTIONS   6
#define VALUE_MAX 4096

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void play(Match *match, int count)
{
    Action legal[LEGAL_COUNT_MAX];
    for (int i = 0; i < count && !match_is_over(match); i++) {
        Seat seat = seats_first(match_actors(match));
        (void)match_legal(match, seat, legal, LEGAL_COUNT_MAX);
        bool is_done = match_act(match, seat, legal[0]);
        ASSERT(is_done);
    }
}

/* A match of each game, every second of them finished, with all that is kept of it. */
static void add_match(Profile *profile, const Game *game, PersonId person, bool ends)
{
    Match match;
    Setup setup = setup_initial(game, SEATS, 7);
    SavedMatch saved = {.seats = {{.name = "Ann", .kind = SAVED_PERSON, .person = person}}};
    SavedResult result = {
        .outcome = {.over = true, .winners = 1}, .medal = "gold", .facts = {{"votes", 3}}};
    match_init(&match, game, &setup);
    play(&match, ACTIONS);
    (void)profile_match_begin(profile, &saved, &match, NULL);
    (void)profile_note_set(profile, saved.id, 0, "note", NULL);
    (void)profile_series_set(profile, saved.id, &(SavedSeries){.target = 2, .games = 1}, NULL);
    if (ends) {
        (void)profile_match_finish(profile, saved.id, &result, NULL);
    }
    match_release(&match);
}

static Profile *filled(PersonId *person)
{
    Profile *profile = profile_open(NULL, NULL);
    Person someone = {.name = "Ann", .avatar = "fox"};
    (void)people_add(profile, &someone, NULL);
    *person = someone.id;
    for (size_t i = 0; games[i]; i++) {
        add_match(profile, games[i], someone.id, i % 2 == 1);
    }
    (void)campaign_record(profile, "deals", &(CampaignDeal){"11", 2, 3}, NULL);
    return profile;
}

/* Whether the profile has this column of this table. */
static bool is_cell(Profile *profile, const char *table, const char *column)
{
    sqlite3_stmt *statement = NULL;
    sqlite3_prepare_v2(profile->database,
                       "SELECT 1 FROM sqlite_master AS m, pragma_table_info(m.name) AS c"
                       " WHERE m.type = 'table' AND m.name = ?1 AND c.name = ?2",
                       -1, &statement, NULL);
    sqlite3_bind_text(statement, 1, table, -1, SQLITE_STATIC);
    sqlite3_bind_text(statement, 2, column, -1, SQLITE_STATIC);
    bool is_there = sqlite3_step(statement) == SQLITE_ROW;
    sqlite3_finalize(statement);
    return is_there;
}

static void write_cells(Profile *profile, const char *table, const char *column, const char *value)
{
    char bytes[256];
    sqlite3_stmt *statement = NULL;
    Text text = text_in(bytes, sizeof bytes);
    text_append(&text, "UPDATE OR IGNORE \"");
    text_append(&text, table);
    text_append(&text, "\" SET \"");
    text_append(&text, column);
    text_append(&text, "\" = ?1");
    sqlite3_prepare_v2(profile->database, bytes, -1, &statement, NULL);
    sqlite3_bind_text(statement, 1, value, -1, SQLITE_STATIC);
    (void)sqlite3_step(statement);
    sqlite3_finalize(statement);
}

/* `line` is written to. */
static void take_line(Profile *profile, PersonId person, char *line)
{
    char *value = strchr(line, '=');
    if (!value) {
        return;
    }
    *value++ = '\0';
    char *column = strchr(line, '.');
    if (column) {
        *column++ = '\0';
        if (is_cell(profile, line, column)) {
            write_cells(profile, line, column, value);
            return;
        }
        column[-1] = '.';
    }
    (void)profile_set(profile, line, value, NULL);
    (void)people_set(profile, person, line, value, NULL);
}

static void take_lines(Profile *profile, PersonId person, const uint8_t *data, size_t size)
{
    char line[VALUE_MAX];
    while (size > 0) {
        const uint8_t *end = memchr(data, '\n', size);
        size_t length = end ? (size_t)(end - data) : size;
        size_t taken = length < sizeof line - 1 ? length : sizeof line - 1;
        memcpy(line, data, taken);
        line[taken] = '\0';
        take_line(profile, person, line);
        length = end ? length + 1 : length;
        data += length;
        size -= length;
    }
}

static void load(Profile *profile, const SavedMatch *saved)
{
    Match match;
    Problem problem;
    SavedResult result;
    SavedSeries series;
    char bytes[VALUE_MAX];
    Text note = text_in(bytes, sizeof bytes);
    (void)profile_match_result(profile, saved->id, &result);
    (void)profile_series_get(profile, saved->id, &series);
    (void)profile_note_get(profile, saved->id, 0, &note);
    if (profile_match_load(profile, saved, game_by_id(saved->game), &match, &problem)) {
        ASSERT(match.game->check(match_state(&match)) == NULL);
        play(&match, 1);
        (void)profile_match_keep(profile, saved->id, &match, false, &problem);
        match_release(&match);
    } else {
        ASSERT(problem_text(&problem) != NULL);
    }
}

static void count(Profile *profile)
{
    Statistics statistics;
    const StatisticsFilter all = {.game = NULL};
    Buffer groups, counts, file;
    buffer_init(&groups, sizeof(StatisticsGroup));
    buffer_init(&counts, sizeof(StatisticsCount));
    buffer_init(&file, 1);
    (void)statistics_read(profile, &all, &statistics);
    for (StatisticsKey key = STATISTICS_BY_GAME; key <= STATISTICS_BY_PERSON; key++) {
        (void)statistics_groups(profile, &all, key, &groups);
    }
    (void)statistics_distribution(profile, &all, "votes", &counts);
    (void)statistics_export(profile, &file, NULL);
    buffer_release(&file);
    buffer_release(&counts);
    buffer_release(&groups);
}

static void use(Profile *profile, PersonId person)
{
    SavedMatch list[2 * MATCHES];
    Person people[MATCHES];
    CampaignDeal deals[MATCHES];
    char bytes[VALUE_MAX];
    Text text = text_in(bytes, sizeof bytes);
    size_t found = profile_unfinished(profile, 0, list, MATCHES);
    found += profile_finished(profile, NULL, 0, list + found, MATCHES);
    for (size_t i = 0; i < found; i++) {
        load(profile, &list[i]);
    }
    (void)people_list(profile, people, COUNT_OF(people));
    (void)campaign_list(profile, "deals", deals, COUNT_OF(deals));
    (void)profile_get(profile, "language", &text);
    (void)people_get(profile, person, "language", &text);
    (void)profile_get_number(profile, "text-size", 100);
    count(profile);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    PersonId person;
    Profile *profile = filled(&person);
    take_lines(profile, person, data, size);
    use(profile, person);
    profile_close(profile);
    return 0;
}
