/* Each rank is struck as it is in a game whose scene shows it; with help it only stands there. */
#include "result_medal.h"
#include "medal.h"
#include "result_words.h"

#include <math.h>

#define SIDE_MOST 76.0f /* units, as the next */
#define GAP       16.0f
#define LEFTMOST  0.18f /* of the window: lanterns hang there */

void result_medal_enter(App *app, Result *result, float at)
{
    if (result_medal(app) != MEDAL_NONE) {
        return;
    }
    Medal medal = result->medal = result_place_medal(app, result->place);
    if (medal != MEDAL_NONE) {
        result->strike[0] = (FinaleStep){.at = at, .over = medal_drops(medal)};
        result->strike[1] = (FinaleStep){.at = at + medal_drops(medal),
                                         .over = medal_shines(medal),
                                         .is_heard = !app->session.assisted,
                                         .sound = medal_sound(medal)};
    }
}

float result_medal_seconds(const Result *result)
{
    return finale_seconds(result->strike);
}

void result_medal_frame(App *app, Result *result, Rect heading)
{
    float unit = ui_unit(app->ui), side = fminf(SIDE_MOST * unit, heading.h);
    Rect place = {heading.x - GAP * unit - side, heading.y + (heading.h - side) / 2, side, side};
    Finale finale = {
        .app = app, .steps = result->strike, .age = finale_age(&result->clock, app->ui)};
    if (result->medal == MEDAL_NONE) {
        return;
    }
    finale_hear(&finale, &result->struck);
    if (place.x < ui_bounds(app->ui).w * LEFTMOST || finale_since(&finale, 0, 0) < 0) {
        return;
    }
    const char *picture = result_medal_picture(result->medal);
    if (app->session.assisted) {
        medal_helped(app, picture, place, finale_come(&finale, 0, 0));
        return;
    }
    medal_strike(&finale, result->medal, picture, place, finale_since(&finale, 0, 0));
}
