/* Keeping a match on the profile's own thread. What is to be written is copied first, so that the
 * match may go on meanwhile; the copy is not touched again before the job has ended. */
#include "database.h"
#include "keeping.h"

struct Keeping {
    Profile *profile;
    MatchId id;
    Position position;
    Buffer played; /* what `position` points to */
    bool assisted, has_result;
    SavedResult result;
    Problem problem; /* the first that has not been told yet */
};

/* Made at the first call; lives as long as the profile. */
static Keeping *keeping_of(Profile *profile)
{
    if (!profile->keeping) {
        profile->keeping = arena_alloc(&profile->memory, sizeof *profile->keeping);
        profile->keeping->profile = profile;
        buffer_init(&profile->keeping->played, sizeof(Played));
    }
    return profile->keeping;
}

void keeping_free(Keeping *keeping)
{
    if (keeping) {
        buffer_release(&keeping->played);
    }
}

/* On the worker. */
static void keep(void *context)
{
    Keeping *keeping = context;
    Profile *profile = keeping->profile;
    Problem problem;
    change_begin(profile);
    match_store_position(profile, keeping->id, &keeping->position, keeping->assisted);
    if (keeping->has_result) {
        match_store_result(profile, keeping->id, &keeping->result);
    }
    bool is_kept = change_end(profile, &problem);
    if (!is_kept && keeping->problem.kind == PROBLEM_NONE) {
        keeping->problem = problem;
    }
    if (is_kept && keeping->has_result) {
        backup_refresh(profile, BACKUP_HOURLY);
    }
}

static void copy_position(Keeping *keeping, const Match *match)
{
    keeping->position = position_of(match);
    buffer_truncate(&keeping->played, 0);
    for (size_t i = 0; i < keeping->position.count; i++) {
        buffer_push(&keeping->played, &keeping->position.played[i]);
    }
    keeping->position.played = (const Played *)(const void *)keeping->played.data;
}

void profile_match_keep_async(Profile *profile, MatchId id, const Match *match, bool assisted,
                              const SavedResult *result)
{
    worker_wait(profile->worker);
    Keeping *keeping = keeping_of(profile);
    copy_position(keeping, match);
    keeping->id = id;
    keeping->assisted = assisted;
    keeping->has_result = result;
    if (result) {
        keeping->result = *result;
    }
    worker_give(profile->worker, keep, keeping);
}

bool profile_is_settled(Profile *profile)
{
    return worker_is_idle(profile->worker);
}

bool profile_wait(Profile *profile, Problem *problem)
{
    worker_wait(profile->worker);
    Problem told = {.kind = PROBLEM_NONE};
    if (profile->keeping) {
        told = profile->keeping->problem;
        profile->keeping->problem = (Problem){.kind = PROBLEM_NONE};
    }
    if (problem) {
        *problem = told;
    }
    return told.kind == PROBLEM_NONE;
}
