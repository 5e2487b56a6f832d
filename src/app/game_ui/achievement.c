/* What the games' achievements are asked with. */
#include "achievement.h"

bool achievement_is_win(const AchievementMatch *asked)
{
    return seats_have(asked->outcome.winners, asked->seat);
}

void achievement_walk(const Match *match, AchievementVisit *visit, void *tally)
{
    Event events[EVENT_COUNT_MAX];
    for (size_t i = 0; i < match->position; i++) {
        EventLog log = {.events = events, .capacity = EVENT_COUNT_MAX};
        match_events(match, i, SEAT_NONE, &log);
        for (size_t j = 0; j < log.count; j++) {
            visit(tally, &events[j], buffer_at(&match->played, i));
        }
    }
}

uint32_t achievement_mask(const bool won[], size_t count)
{
    uint32_t mask = 0;
    for (size_t i = 0; i < count; i++) {
        mask |= (uint32_t)won[i] << i;
    }
    return mask;
}
