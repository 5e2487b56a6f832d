/* A blow at cards that lie: what strikes goes back, dashes there and comes home; the hand that is
 * struck reddens and gives way. By the age of the effect alone. */
#include "attacks.h"
#include "reduced.h"

#include "ui/tween.h"

#include <math.h>

#define WOUND_SLICE 40.0f /* of its picture: the soft edge */
#define WOUND_ALPHA 0.34f
#define WOUND_FAINT 0.4f  /* of it, where nothing is to flash */
#define WOUND_EDGE  70.0f /* units over which it comes to its full strength */

Rect lunge_hand(Table *table, int seat)
{
    Rect place = table->layout.seats[seat];
    return place.w > 0 ? place : table->layout.hand;
}

/* The hand that is struck reddens as the blow lands, with soft edges. */
void lunge_wound(Table *table, const RunningEffect *shown)
{
    float since = (shown->age - STRIKE_CONTACT) / (shown->seconds - STRIKE_CONTACT);
    float strong = since < 0 ? 0 : (1 - since) * (1 - since);
    if (table_has_reduced_motion(table)) {
        strong = reduced_fade(shown);
    }
    strong *= ui_has_reduced_flashes(table->setting.ui) ? WOUND_FAINT : 1;
    float edge = fminf(WOUND_EDGE * table->layout.unit, fminf(shown->rect.w, shown->rect.h) / 3);
    Picture wound = picture_named("ui/wound");
    draw_push(ui_draw(table->setting.ui),
              &(DrawCommand){.kind = DRAW_NINE,
                             .rect = shown->rect,
                             .picture = &wound,
                             .color = color_faded(COLOR_DANGER, WOUND_ALPHA * strong),
                             .slices = {WOUND_SLICE, WOUND_SLICE, WOUND_SLICE, WOUND_SLICE, 0,
                                        edge / WOUND_SLICE}});
}

/* Moves a card towards a place, or away from it. */
static void push_towards(const Table *table, const Pose *pose, Point to, float units, Push *push)
{
    float x = to.x - pose->x, y = to.y - pose->y, far = fmaxf(sqrtf(x * x + y * y), 1);
    push->by.x += units * table->layout.unit * x / far;
    push->by.y += units * table->layout.unit * y / far;
}

float lunge_at(const Lunge *lunge, float age)
{
    float dash = age - lunge->backs, home = dash - lunge->dashes - lunge->stops;
    if (dash < 0) {
        return -lunge->back * ease(EASE_OUT_CUBIC, age / lunge->backs);
    }
    if (home < 0) {
        float along = ease(EASE_IN_CUBIC, fminf(dash / lunge->dashes, 1));
        return mix(-lunge->back, lunge->far, along);
    }
    return mix(lunge->far, 0, ease(EASE_OUT_BACK, fminf(home / lunge->home, 1)));
}

void lunge_strike(const Table *table, const RunningEffect *shown, Push *push)
{
    static const Lunge lunge = {
        .back = 20, .far = 92, .backs = 0.14f, .dashes = 0.09f, .stops = 0.06f, .home = 0.26f};
    push_towards(table, &table->sprites[shown->sprite].pose, rect_centre(shown->rect),
                 lunge_at(&lunge, shown->age), push);
}

void lunge_charge(const Table *table, const RunningEffect *shown, const Pose *pose, Push *push)
{
    static const Lunge lunge = {
        .back = 8, .far = 44, .backs = 0.09f, .dashes = 0.1f, .stops = 0.05f, .home = 0.16f};
    push_towards(table, pose, rect_centre(shown->rect), lunge_at(&lunge, shown->age), push);
}

#define SINK_UNITS   10.0f
#define SINK_DEGREES 4.0f
#define SINK_SECONDS 0.06f /* until it is lowest; then it comes back */
#define BACK_SECONDS 0.26f

/* 0 … 1, since the blow has landed. */
static float sunk(float since)
{
    if (since < SINK_SECONDS) {
        return ease(EASE_OUT_CUBIC, fmaxf(since, 0) / SINK_SECONDS);
    }
    return 1 - ease(EASE_IN_OUT, fminf((since - SINK_SECONDS) / BACK_SECONDS, 1));
}

/* Away from what strikes; a fan opens a little. */
void lunge_sink(const Table *table, const RunningEffect *shown, const Pose *pose, Push *push)
{
    if (shown->sprite == SPRITE_NONE) {
        return;
    }
    const Pose *enemy = &table->sprites[shown->sprite].pose;
    float down = sunk(shown->age - STRIKE_CONTACT);
    float aside = (pose->x - rect_centre(shown->rect).x) / fmaxf(shown->rect.w / 2, 1);
    push_towards(table, pose, (Point){enemy->x, enemy->y}, -SINK_UNITS * down, push);
    push->angle += SINK_DEGREES * down * aside;
}
