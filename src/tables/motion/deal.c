/* The deal of a new match: every card comes from its pile, those of hands first. And cards of a
 * hand that are laid together: side by side as they are seen, then in one pile face down, before
 * they go on their way. */
#include "motion.h"
#include "parts.h"

#include <math.h>

static bool is_dealt(const Table *table, uint8_t zone, bool to_hands)
{
    const ZonePlace *place = &table->layout.zones[zone];
    bool lies_out = place->form != FORM_PILE && place->form != FORM_HIDDEN;
    return lies_out && place->hand == to_hands;
}

static void deal_zone(Table *table, uint8_t zone, Pose from, unsigned *dealt)
{
    for (unsigned i = 0; i < table->stacks[zone].count; i++) {
        uint8_t index = table->stacks[zone].sprites[i];
        Sprite *sprite = &table->sprites[index];
        Pose goal = sprite->pose;
        SoundWish slides = {SOUND_CARD_SLIDE, goal.x, cents_of_series(*dealt)};
        float start = 0.06f * (float)(*dealt)++;
        sprite->pose = from;
        sprite->shown_up = false;
        sprite_move(table, (Motion){.start = start,
                                    .seconds = DEAL_SECONDS,
                                    .sprite = index,
                                    .ease = EASE_OUT_CUBIC,
                                    .flips = true,
                                    .toss = TOSS_DEGREES,
                                    .rise = TOSS_RISE,
                                    .arc = 0.08f * fabsf(goal.y - from.y),
                                    .to = goal});
        timeline_push_wish(table, start, slides);
    }
}

/* The last card is heard to lie there. */
static void hear_last(Table *table)
{
    const Buffer *motions = &table->timeline.motions;
    if (motions->count > 0) {
        const Motion *last = buffer_at(motions, motions->count - 1);
        timeline_push_sound(table, last->start + last->seconds, SOUND_CARD_PLACE, last->to.x);
    }
}

static uint8_t largest_pile(const Table *table)
{
    uint8_t stock = 0;
    for (uint8_t zone = 0; zone < table->look->game->names.zone_count; zone++) {
        bool pile = table->layout.zones[zone].form == FORM_PILE;
        if (pile && table->stacks[zone].count > table->stacks[stock].count) {
            stock = zone;
        }
    }
    return stock;
}

static Pose pile_pose(const Table *table, uint8_t zone)
{
    const ZonePlace *place = &table->layout.zones[zone];
    Point at = rect_centre(place->rect);
    return (Pose){.x = at.x, .y = at.y, .alpha = 1, .w = place->card_width};
}

static uint8_t stock_of(const Table *table, uint8_t zone, uint8_t largest)
{
    uint8_t turned_from = table->layout.turned_from;
    bool has_own = table->layout.zones[zone].form == FORM_SPOT && turned_from > 0;
    return has_own ? (uint8_t)(turned_from - 1) : largest;
}

/* First the hands, then what is turned up on the table. */
void deal_schedule(Table *table)
{
    uint8_t zones = table->look->game->names.zone_count;
    uint8_t largest = largest_pile(table);
    unsigned dealt = 0;
    for (unsigned pass = 0; pass < 2; pass++) {
        for (uint8_t zone = 0; zone < zones; zone++) {
            Pose from = pile_pose(table, stock_of(table, zone, largest));
            if (is_dealt(table, zone, pass == 0)) {
                deal_zone(table, zone, from, &dealt);
            }
        }
    }
    hear_last(table);
    timeline_push_beat(table,
                       (Beat){.kind = BEAT_VIEW, .time = table->timeline.end, .view = table->view});
    timeline_compress(table, &(Stretch){0});
    float opening = parts_opening(table->look, table->view);
    if (opening > 0) {
        table->opened = table->timeline.end;
        table->timeline.end += opening;
    }
}

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
