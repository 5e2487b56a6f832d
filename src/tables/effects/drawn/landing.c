/* How a card comes down on the table: turned and a little larger on its way, with dust at its lower
 * edge and a hop of its neighbours as it lands. All of it by time alone; nothing is kept. */
#include "cards.h"
#include "moments.h"

#include "ui/tween.h"

#include <math.h>

#define TURNED_BY    0.15f /* of the way, until it is turned, */
#define RISEN_BY     0.3f  /* and until it is highest; */
#define FALLS_AFTER  0.6f  /* then it comes down, */
#define FALL_SECONDS 0.14f /* in so much at most */
#define PUFF_UNITS   10.0f
#define PUFF_WAY     18.0f
#define PUFF_ALPHA   0.5f
#define PUFF_COLOR   0xd8c7a4
#define HOP_UNITS    4.0f
#define NEIGHBOUR    1.5f /* widths of the card to the middle of the next one */

float landing_toss(float t)
{
    return (1 - ease(EASE_OUT_CUBIC, t)) * fminf(t / TURNED_BY, 1);
}

float landing_rise(float t, float seconds)
{
    float falls = fmaxf(FALLS_AFTER, 1 - FALL_SECONDS / seconds);
    if (t < falls) {
        return ease(EASE_OUT_CUBIC, t / RISEN_BY);
    }
    return 1 - ease(EASE_IN_CUBIC, (t - falls) / (1 - falls));
}

/* Along the lower edge, outwards and a little up. */
void landing_dust(Table *table, Rect card, int puffs, float t)
{
    float unit = table->layout.unit;
    float far = PUFF_WAY * unit * ease(EASE_OUT_CUBIC, t), side = 2 * PUFF_UNITS * unit * (1 - t);
    for (int i = 0; i < puffs && !table_has_reduced_motion(table); i++) {
        float out = 2 * ((float)i + 0.5f) / (float)puffs - 1;
        Point at = {rect_centre(card).x + out * (card.w / 2 + far),
                    card.y + card.h - 0.4f * far * (1 - fabsf(out))};
        draw_round(ui_draw(table->setting.ui), rect_around(at, side, side), side / 2,
                   color_faded(color_rgb(PUFF_COLOR), PUFF_ALPHA * (1 - t)));
    }
}

void landing_puffs(Table *table, const RunningEffect *shown)
{
    landing_dust(table, shown->rect, shown->value, shown->age / shown->seconds);
}

bool landing_reaches(const Table *table, const RunningEffect *shown, const Sprite *sprite)
{
    (void)table;
    Point fallen = rect_centre(shown->rect);
    float beside = fabsf(sprite->pose.x - fallen.x) / fmaxf(shown->rect.w, 1);
    bool falls = shown->value >= (int)PUFFS_OF_FALL;
    return falls && fabsf(sprite->pose.y - fallen.y) < 2 && beside > 0.5f && beside < NEIGHBOUR;
}

void landing_hop(const Table *table, const RunningEffect *shown, const Pose *pose, Push *push)
{
    (void)pose;
    push->by.y -= HOP_UNITS * table->layout.unit * sinf(TURN / 2 * shown->age / shown->seconds);
}
