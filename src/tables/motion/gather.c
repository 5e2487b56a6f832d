/* Cards of a hand that are laid together: side by side as they are seen, then in one pile face
 * down. The rest of their way is a move. */
#include "motion.h"

#define GATHER_SECONDS 0.28f
#define GATHER_STAGGER 0.08f
#define GATHER_HOLD    0.22f
#define GATHER_STEP    0.66f /* of a card, from one to the next */
#define GATHER_LEAN    5.0f  /* degrees */

static Pose pose_gathered(Rect place, float step)
{
    Point centre = rect_centre(place);
    return (Pose){.x = centre.x + step * place.w * GATHER_STEP,
                  .y = centre.y,
                  .w = place.w,
                  .angle = step * GATHER_LEAN,
                  .alpha = 1};
}

float gather_schedule(Table *table, float time, const Gathered *cards)
{
    float turns = time + GATHER_SECONDS + GATHER_STAGGER * (float)cards->count + GATHER_HOLD;
    for (size_t i = 0; i < cards->count; i++) {
        Sprite *sprite = &table->sprites[cards->sprites[i]];
        bool ends_up = sprite->up;
        Motion motion = {.start = time + GATHER_STAGGER * (float)i,
                         .seconds = GATHER_SECONDS,
                         .sprite = cards->sprites[i],
                         .ease = EASE_OUT_CUBIC,
                         .to =
                             pose_gathered(cards->place, (float)i - (float)(cards->count - 1) / 2)};
        sprite->up = cards->up[i];
        sprite_move(table, motion);
        timeline_push_sound(table, motion.start, SOUND_CARD_SLIDE, rect_centre(cards->place).x);
        motion.start = turns;
        motion.flips = true;
        motion.to = pose_gathered(cards->place, 0);
        sprite->up = false;
        sprite_move(table, motion);
        sprite->up = ends_up;
    }
    timeline_push_sound(table, turns, SOUND_CARD_FLIP, rect_centre(cards->place).x);
    return turns + GATHER_SECONDS;
}
