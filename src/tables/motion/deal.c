/* The deal of a new match: every card comes from its pile, those of hands first. */
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
