/* People are rows of their own; their seats let go of them by the schema when they are removed. */
#include "storage/people.h"

#include "database.h"

static void bind_person(Query *query, const Person *person)
{
    query_bind_text(query, 1, person->name);
    query_bind_number(query, 2, person->colour);
    query_bind_text(query, 3, person->avatar);
}

bool people_add(Profile *profile, Person *person, Problem *problem)
{
    change_begin(profile);
    Query query =
        query_begin(profile, "INSERT INTO person (name, colour, avatar) VALUES (?1, ?2, ?3)");
    bind_person(&query, person);
    query_run(&query);
    PersonId id = sqlite3_last_insert_rowid(profile->database);
    bool is_kept = change_end(profile, problem);
    if (is_kept) {
        person->id = id;
    }
    return is_kept;
}

static void require_row(Profile *profile)
{
    if (profile->failure == SQLITE_OK && sqlite3_changes(profile->database) == 0) {
        database_fail(profile, FAILURE_NO_PERSON);
    }
}

bool people_change(Profile *profile, const Person *person, Problem *problem)
{
    change_begin(profile);
    Query query =
        query_begin(profile, "UPDATE person SET name = ?1, colour = ?2, avatar = ?3 WHERE id = ?4");
    bind_person(&query, person);
    query_bind_number(&query, 4, person->id);
    query_run(&query);
    require_row(profile);
    return change_end(profile, problem);
}

bool people_remove(Profile *profile, PersonId id, Problem *problem)
{
    change_begin(profile);
    Query query = query_begin(profile, "DELETE FROM person WHERE id = ?1");
    query_bind_number(&query, 1, id);
    query_run(&query);
    return change_end(profile, problem);
}

static bool read_row(const Query *query, Person *out)
{
    *out = (Person){.id = query_number(query, 0), .colour = (uint32_t)query_number(query, 2)};
    Text name = text_in(out->name, sizeof out->name);
    Text avatar = text_in(out->avatar, sizeof out->avatar);
    return query_text(query, 1, &name) && query_text(query, 3, &avatar);
}

bool people_read(Profile *profile, PersonId id, Person *out)
{
    Person person;
    Query query = query_begin(profile, "SELECT id, name, colour, avatar FROM person WHERE id = ?1");
    query_bind_number(&query, 1, id);
    bool is_found = query_step(&query) && read_row(&query, &person);
    query_end(&query);
    is_found = reading_end(profile, NULL) && is_found;
    if (is_found) {
        *out = person;
    }
    return is_found;
}

size_t people_list(Profile *profile, Person out[], size_t capacity)
{
    size_t count = 0;
    Query query = query_begin(profile, "SELECT id, name, colour, avatar FROM person ORDER BY id");
    while (count < capacity && query_step(&query)) {
        count += read_row(&query, &out[count]);
    }
    query_end(&query);
    reading_end(profile, NULL);
    return count;
}

bool people_set(Profile *profile, PersonId id, const char *key, const char *value, Problem *problem)
{
    change_begin(profile);
    Query query =
        query_begin(profile, "INSERT INTO person_setting (person, key, value) VALUES (?1, ?2, ?3)"
                             " ON CONFLICT (person, key) DO UPDATE SET value = ?3");
    query_bind_number(&query, 1, id);
    query_bind_text(&query, 2, key);
    query_bind_text(&query, 3, value);
    query_run(&query);
    if (profile->failure == SQLITE_CONSTRAINT) {
        profile->failure = FAILURE_NO_PERSON;
    }
    return change_end(profile, problem);
}

bool people_get(Profile *profile, PersonId id, const char *key, Text *out)
{
    Query query = query_begin(profile, "SELECT value FROM person_setting"
                                       " WHERE person = ?1 AND key = ?2");
    query_bind_number(&query, 1, id);
    query_bind_text(&query, 2, key);
    bool is_found = query_step(&query) && query_text(&query, 0, out);
    query_end(&query);
    return reading_end(profile, NULL) && is_found;
}

bool people_inherit(Profile *profile, PersonId id, const char *const keys[], size_t count,
                    Problem *problem)
{
    change_begin(profile);
    for (size_t i = 0; i < count; i++) {
        Query query = query_begin(profile, "INSERT OR IGNORE INTO person_setting"
                                           " (person, key, value) SELECT ?1, key, value"
                                           " FROM setting WHERE key = ?2");
        query_bind_number(&query, 1, id);
        query_bind_text(&query, 2, keys[i]);
        query_run(&query);
    }
    return change_end(profile, problem);
}
