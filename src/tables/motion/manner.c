/* In which manner a card goes where: by the form of the zone that it comes to, then by the one that
 * it leaves. */
#include "moments.h"
#include "motion.h"

#define PUFFS_OF_WEIGHT 2u
#define SWEEP_SECONDS   0.32f

/* A unit runs past others in a line. */
static const Manner run_past = {
    .seconds = SWEEP_SECONDS, .ease = EASE_IN_OUT, .begins = SOUND_TRICK_SWEEP};

/* A card of a hand passes its neighbours one by one. */
static const Manner passed_by = {.seconds = 0.55f, .ease = EASE_IN_OUT, .begins = SOUND_CARD_SLIDE};

/* It is put under a pile. */
static const Manner put_below = {.seconds = SWEEP_SECONDS,
                                 .stagger = 0.05f,
                                 .ease = EASE_IN_OUT,
                                 .under = true,
                                 .begins = SOUND_CARD_SLIDE};

/* It is laid on a pile, or swept there from the middle of the table. */
static const Manner laid = {
    .seconds = DEAL_SECONDS, .stagger = 0.04f, .ease = EASE_IN_OUT, .begins = SOUND_CARD_SLIDE};
/* It is given up for good: each is to be counted. */
static const Manner given_up = {
    .seconds = DEAL_SECONDS, .stagger = 0.12f, .ease = EASE_IN_OUT, .begins = SOUND_CARD_SLIDE};
static const Manner swept = {.seconds = SWEEP_SECONDS,
                             .stagger = 0.04f,
                             .ease = EASE_IN_OUT,
                             .toss = 10,
                             .begins = SOUND_TRICK_SWEEP};

/* It is turned up in a place of its own. */
static const Manner turned_up = {.seconds = 0.34f,
                                 .ease = EASE_OUT_CUBIC,
                                 .rise = 0.08f,
                                 .begins = SOUND_CARD_FLIP,
                                 .lands = SOUND_CARD_PLACE,
                                 .puffs = 3};

static const Manner played = {.seconds = 0.20f,
                              .stagger = 0.07f,
                              .ease = EASE_OUT_BACK,
                              .toss = 3,
                              .rise = 0.08f,
                              .begins = SOUND_CARD_SLIDE,
                              .lands = SOUND_CARD_PLACE,
                              .puffs = 3};

/* It was carried there and let go of. */
static const Manner let_go = {.seconds = 0.11f,
                              .stagger = 0.03f,
                              .ease = EASE_IN_CUBIC,
                              .begins = SOUND_CARD_SLIDE,
                              .lands = SOUND_CARD_PLACE,
                              .puffs = 3};

/* A unit comes to its row: it is seen above it, and falls with a thud, which is louder of a heavier
 * one. */
static const Manner summoned = {.seconds = 0.34f,
                                .ease = EASE_OUT_CUBIC,
                                .rise = 0.25f,
                                .begins = SOUND_CARD_SLIDE,
                                .lands = SOUND_SUMMON,
                                .puffs = PUFFS_OF_FALL};

static const Manner dealt = {.seconds = DEAL_SECONDS,
                             .stagger = 0.07f,
                             .ease = EASE_OUT_CUBIC,
                             .arc = 0.08f,
                             .toss = TOSS_DEGREES,
                             .rise = TOSS_RISE,
                             .begins = SOUND_CARD_SLIDE};

/* Of a card that stays in its zone, in another place; or NULL. */
static const Manner *within(const ZonePlace *place)
{
    if (place->form == FORM_LINE) {
        return &run_past;
    }
    return place->hand ? &passed_by : NULL;
}

static const Manner *onto_pile(const ZonePlace *from, const ZonePlace *to, unsigned index)
{
    if (to->form == FORM_PILE && index > 0 && index != INDEX_ANY) {
        return &put_below;
    }
    if (from->hand) {
        return &given_up;
    }
    bool from_middle = from->form == FORM_ROW || from->form == FORM_SLOTS;
    return from_middle ? &swept : &laid;
}

static const Manner *by_form(const Table *table, const Event *event, bool carried)
{
    const ZonePlace *to = &table->layout.zones[event->to];
    const ZonePlace *from = &table->layout.zones[event->from];
    const Manner *stays = event->from == event->to ? within(to) : NULL;
    if (stays) {
        return stays;
    }
    if (to->form == FORM_PILE || to->form == FORM_GROUPS || to->form == FORM_TALLY) {
        return onto_pile(from, to, event->to_index);
    }
    if (to->form == FORM_SPOT) {
        return &turned_up;
    }
    if (to->form == FORM_SLOTS || (to->form == FORM_ROW && !to->hand)) {
        return carried ? &let_go : &played;
    }
    return to->form == FORM_LINE ? &summoned : &dealt;
}

Manner manner_of(const Table *table, const Event *event, uint8_t sprite)
{
    Manner manner = *by_form(table, event, table->sprites[sprite].carried > 0);
    const ZonePlace *to = &table->layout.zones[event->to];
    bool is_known = event->card < table->look->game->names.card_count;
    if (to->form == FORM_LINE && to->group && is_known && manner.puffs > 0) {
        unsigned weight = to->group(event->card);
        manner.lands += weight;
        manner.puffs += PUFFS_OF_WEIGHT * weight;
    }
    float seconds = to->seconds;
    if (seconds > 0) {
        manner.seconds = seconds;
        manner.ease = EASE_IN_OUT;
    }
    return manner;
}

bool move_is_glimpsed(const Table *table, const Event *event)
{
    const ZonePlace *from = &table->layout.zones[event->from],
                    *to = &table->layout.zones[event->to];
    bool is_known = event->card < table->look->game->names.card_count;
    if (!is_known || table->layout.glimpse.w <= 0 || from->form != FORM_PILE) {
        return false;
    }
    bool is_hidden = zone_is_closed(table, event->from) && zone_is_closed(table, event->to) &&
                     to->form == FORM_PILE;
    return is_hidden || to->form == FORM_LINE;
}
