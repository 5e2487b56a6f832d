/* When the parts of the end of Di Renjie begin, and how far they have come: functions of the time
 * since the scene began alone. Where no motion is wanted each is there at once, at its moment. */
#include "reveal_motion.h"

#include <math.h>

#define SWELL_SECONDS  0.6f /* the light, before the first card */
#define CARD_SECONDS   0.8f
#define KILLER_SECONDS 0.9f
#define SEAT_SECONDS   0.4f
#define LONG_AGO       100.0f

static float begin_of(int step)
{
    if (step < 0) {
        return 0;
    }
    float at = SWELL_SECONDS + CARD_SECONDS * fminf((float)step, STEP_KILLER);
    if (step > STEP_KILLER) {
        at += KILLER_SECONDS + SEAT_SECONDS * (float)(step - STEP_SEATS);
    }
    return at;
}

float reveal_since(const App *app, const Reveal *reveal, int step)
{
    if (reveal->is_settled) {
        return LONG_AGO;
    }
    return (float)(ui_now_ms(app->ui) - reveal->since_ms) / 1000 - begin_of(step);
}

float reveal_part(const App *app, float age, float seconds)
{
    if (ui_has_reduced_motion(app->ui)) {
        return age >= 0;
    }
    return fminf(fmaxf(age / seconds, 0), 1);
}

int reveal_steps(const App *app, const Reveal *reveal)
{
    int count = 0, all = reveal_last_step(reveal) + 1;
    while (count < all && reveal_since(app, reveal, count) >= 0) {
        count++;
    }
    return count;
}
