/* The holder of a match is a number in its row. Each opening of a profile draws one and marks it in
 * a file beside the profile: the system takes the mark away when the program ends, crashed or not,
 * so a match is never held by nobody. */
#include "storage/holding.h"

#include "database.h"
#include "files.h"
#include "keeping.h"

#include <time.h>

#define MARKS_FILE "windows"

static int64_t draw_holder(void)
{
    uint64_t bits;
    if (!system_random(&bits, sizeof bits)) {
        bits = (uint64_t)time(NULL);
    }
    return 1 + (int64_t)(bits % INT32_MAX);
}

void holding_begin(Profile *profile)
{
    profile->holder = draw_holder();
    profile->marks = -1;
    if (profile->is_kept) {
        char bytes[PATH_BYTES_MAX];
        Text path = text_in(bytes, sizeof bytes);
        profile_path(profile, MARKS_FILE, &path);
        profile->marks = system_mark(bytes, (uint64_t)profile->holder);
    }
}

void holding_end(Profile *profile)
{
    system_unmark(profile->marks);
}

/* 0: nobody's. */
static int64_t read_holder(Profile *profile, MatchId id)
{
    Query query = query_begin(profile, "SELECT holder FROM match WHERE id = ?1");
    query_bind_number(&query, 1, id);
    int64_t holder = 0;
    if (query_step(&query)) {
        holder = query_number(&query, 0);
    } else {
        database_fail(profile, FAILURE_NO_MATCH);
    }
    query_end(&query);
    return holder;
}

void match_require_held(Profile *profile, MatchId id)
{
    if (read_holder(profile, id) != profile->holder) {
        database_fail(profile, FAILURE_ELSEWHERE);
    }
}

bool profile_match_take(Profile *profile, MatchId id, Problem *problem)
{
    change_begin(profile);
    read_holder(profile, id);
    Query query = query_begin(profile, "UPDATE match SET holder = ?2 WHERE id = ?1");
    query_bind_number(&query, 1, id);
    query_bind_number(&query, 2, profile->holder);
    query_run(&query);
    return change_end(profile, problem);
}

bool profile_match_is_held(Profile *profile, MatchId id)
{
    int64_t holder = read_holder(profile, id);
    return reading_end(profile, NULL) && holder == profile->holder;
}

bool profile_match_is_elsewhere(Profile *profile, MatchId id)
{
    int64_t holder = read_holder(profile, id);
    bool is_read = reading_end(profile, NULL);
    return is_read && holder > 0 && holder != profile->holder &&
           system_is_marked(profile->marks, (uint64_t)holder);
}
