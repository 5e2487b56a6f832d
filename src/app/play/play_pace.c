/* How long the table rests between two actions, and how fast news are played. */
#include "play.h"

#include "base/limits.h"

#define PACE_MS 4000 /* of a replay, until it goes faster */

/* At each speed: how long the resting table shows, as a share of the normal time. */
static uint32_t scaled_ms(const Play *play, uint32_t normal_ms)
{
    switch (play->app->settings.speed) {
    case SPEED_SLOW:
        return normal_ms * 3 / 2;
    case SPEED_NORMAL:
        return normal_ms;
    case SPEED_FAST:
        return normal_ms / 2;
    case SPEED_INSTANT:
        return 0;
    }
    return normal_ms;
}

uint32_t play_rest_ms(const Play *play)
{
    float pause = table_pause(play->table);
    if (pause >= 0) {
        return scaled_ms(play, (uint32_t)(1000 * pause));
    }
    return scaled_ms(play, play->is_replaying ? 150 : 420);
}

float play_pace(uint64_t replayed_ms, bool is_last)
{
    uint64_t steps = replayed_ms / PACE_MS;
    if (is_last) {
        return 1;
    }
    return (float)min_u64(steps + 1, 3);
}
