/* From events to motion. Events that belong together (cards from one zone one after another, cards
 * turned in one zone) are a group; groups follow one another, and what follows a card's move starts
 * a little before it has landed. The stacks are brought up to date at once, and every sprite whose
 * place has changed gets a motion there, so the last motion of each leads to the resting layout. */
#include "attacks.h"
#include "effects.h"
#include "looks.h"
#include "moments.h"
#include "motion.h"

#include "base/assert.h"
#include "base/limits.h"

#include <math.h>
#include <string.h>

#define GLIMPSE_SECONDS 0.50f
#define FLIP_SECONDS    0.24f
#define SHIFT_SECONDS   0.20f
#define CARRIED_ARC     -0.25f /* through the middle of the table */
#define NO_CUE          0xFFu
#define HERALD_SECONDS  1.4f /* that a ribbon stands before the phase goes on */

typedef struct Schedule {
    Table *table;
    const Event *events;
    size_t count;
    const void *view; /* after the events */
    float time;
    uint8_t struck;             /* the first sprite of a blow; or SPRITE_NONE */
    float blow;                 /* when it is struck */
    bool torn[ZONES_MAX];       /* the next card that leaves the zone is not seen to go */
    uint8_t carried[ZONES_MAX]; /* the cue that has it carried: see CueLook.carries */
    Stretch hastened;           /* since the last cue that hastens: */
    float haste;                /* this part of its time; 0: there was none */
    bool slows;
} Schedule;

/* A card that is still on its way goes on to another place: no card has two motions at once. */
static bool redirect(Table *table, uint8_t sprite, float start, Pose to)
{
    Timeline *timeline = &table->timeline;
    for (size_t i = timeline->motions.count; i > 0; i--) {
        Motion *motion = buffer_at(&timeline->motions, i - 1);
        if (motion->sprite == sprite && motion->start + motion->seconds > start) {
            motion->to = table->sprites[sprite].goal = to;
            return true;
        }
    }
    return false;
}

/* Motions for all sprites of all zones whose place has changed; those that `moved` names come
 * later and are left alone. */
static void shift_others(Table *table, float start, const bool moved[])
{
    for (uint8_t zone = 0; zone < table->look->game->names.zone_count; zone++) {
        Pose poses[ZONE_CARDS_MAX];
        place_stack(table, zone, poses);
        for (unsigned i = 0; i < table->stacks[zone].count; i++) {
            uint8_t sprite = table->stacks[zone].sprites[i];
            const Sprite *it = &table->sprites[sprite];
            if (moved[sprite] || pose_near(&it->goal, &poses[i]) ||
                redirect(table, sprite, start, poses[i])) {
                continue;
            }
            sprite_move(table, (Motion){.start = start,
                                        .seconds = SHIFT_SECONDS,
                                        .sprite = sprite,
                                        .ease = EASE_OUT_CUBIC,
                                        .to = poses[i]});
        }
    }
}

/* As the cue before it or the card itself wants it to move. */
static Manner manner_now(const Schedule *schedule, const Event *event, uint8_t sprite)
{
    Table *table = schedule->table;
    Manner manner = manner_of(table, event, sprite);
    unsigned cue = schedule->carried[event->from];
    if (cue != NO_CUE) {
        manner.seconds = table->look->cues[cue].carries;
        manner.ease = EASE_IN_OUT;
        manner.arc = CARRIED_ARC;
    } else {
        arrival_manner(table, event, &manner);
    }
    return manner;
}

/* The nth card of a group: each is heard a little higher than the one before. */
static void move_one(Schedule *schedule, const Event *event, uint8_t sprite, float start,
                     size_t nth)
{
    Table *table = schedule->table;
    Manner manner = manner_now(schedule, event, sprite);
    const Sprite *it = &table->sprites[sprite];
    Pose goal = place_goal(table, sprite);
    float distance = hypotf(goal.x - it->goal.x, goal.y - it->goal.y);
    bool torn = schedule->torn[event->from];
    float seconds = manner.seconds;
    unsigned cue = schedule->carried[event->from];
    schedule->torn[event->from] = false;
    schedule->carried[event->from] = NO_CUE;
    if (torn) {
        seconds = fmaxf(seconds, effect_seconds(EFFECT_TEAR));
    } else {
        timeline_push_wish(table, start,
                           (SoundWish){manner.begins, it->goal.x, cents_of_series(nth)});
    }
    if (cue != NO_CUE && table->look->cues[cue].lands) {
        timeline_push_effect(table, start + seconds, LANDED_CUE, sprite, (int)cue);
    }
    sprite_move(table, (Motion){.start = start,
                                .seconds = seconds,
                                .sprite = sprite,
                                .ease = manner.ease,
                                .arc = manner.arc * distance,
                                .flips = true,
                                .toss = manner.toss,
                                .rise = manner.rise,
                                .unseen = torn,
                                .under = manner.under,
                                .to = goal});
    if (manner.puffs > 0) {
        timeline_push_sound(table, start + manner.seconds, manner.lands, goal.x);
        timeline_push_effect(table, start + manner.seconds, PUFF_CUE, sprite, (int)manner.puffs);
    }
}

/* The card is turned up for a moment where it can be read. The rest of its way is a move. */
static void schedule_glimpse(Schedule *schedule, const Event *event, uint8_t sprite)
{
    Table *table = schedule->table;
    Rect rect = table->layout.glimpse;
    Point centre = rect_centre(rect);
    table->sprites[sprite].card = event->card;
    table->sprites[sprite].up = true;
    sprite_move(table, (Motion){.start = schedule->time,
                                .seconds = DEAL_SECONDS,
                                .sprite = sprite,
                                .ease = EASE_OUT_CUBIC,
                                .flips = true,
                                .to = {.x = centre.x, .y = centre.y, .w = rect.w, .alpha = 1}});
    timeline_push_sound(table, schedule->time, SOUND_CARD_FLIP, centre.x);
    schedule->time += DEAL_SECONDS + GLIMPSE_SECONDS;
}

/* Nothing after this event has happened yet. */
static void push_told(Schedule *schedule, const Event *event, float time)
{
    int seen = (int)(event - schedule->events) + 1;
    timeline_push_beat(schedule->table, (Beat){.kind = BEAT_TOLD, .time = time, .value = seen});
}

/* Cards that leave one zone one after another. Returns how many events that were. */
static size_t schedule_moves(Schedule *schedule, size_t first)
{
    Table *table = schedule->table;
    const Event *events = schedule->events;
    bool moved[SPRITES_MAX] = {false};
    bool up[EVENT_COUNT_MAX];
    uint8_t sprites[EVENT_COUNT_MAX];
    size_t count = 0;
    float begins = schedule->time;
    while (first + count < schedule->count && count < EVENT_COUNT_MAX) {
        const Event *event = &events[first + count];
        if (event->kind != EVENT_MOVE || event->from != events[first].from) {
            break;
        }
        uint8_t sprite = stack_take(table, event);
        ASSERT(sprite != SPRITE_NONE);
        up[count] = table->sprites[sprite].up;
        if (move_is_glimpsed(table, event)) {
            schedule_glimpse(schedule, event, sprite);
        }
        stack_put(table, sprite, event);
        sprites[count++] = sprite;
        moved[sprite] = true;
    }
    push_told(schedule, &events[first + count - 1], begins);
    const ZonePlace *to = &table->layout.zones[events[first].to];
    bool gathers = to->gather.w > 0 && table->layout.zones[events[first].from].hand;
    if (gathers && count > 1 && !table_has_reduced_motion(table)) {
        schedule->time =
            gather_schedule(table, schedule->time, &(Gathered){sprites, up, count, to->gather});
    }
    Manner manner = manner_now(schedule, &events[first], sprites[0]);
    float stagger = fminf(manner.stagger, 0.5f / (float)count);
    for (size_t i = 0; i < count; i++) {
        move_one(schedule, &events[first + i], sprites[i], schedule->time + stagger * (float)i, i);
    }
    shift_others(table, schedule->time, moved);
    schedule->time += manner.seconds * 0.8f + stagger * (float)(count - 1);
    if (table->look->cue && to->form == FORM_SPOT) {
        schedule->time += manner.seconds * 0.2f;
        arrival_show(table, schedule->time, &events[first], sprites[0]);
    }
    return count;
}

/* What is turned up where the eye finds it, and then goes home. Returns when that begins. */
static float schedule_show(Schedule *schedule, uint8_t index, Rect where)
{
    Point centre = rect_centre(where);
    float until = schedule->time + TURNING_SECONDS + TURNED_SECONDS;
    Motion motion = {.start = schedule->time,
                     .seconds = TURNING_SECONDS + TURNED_SECONDS,
                     .holds = TURNED_SECONDS,
                     .sprite = index,
                     .ease = EASE_OUT_CUBIC,
                     .flips = true,
                     .to = {.x = centre.x, .y = centre.y, .w = where.w, .alpha = 1}};
    sprite_move(schedule->table, motion);
    motion = (Motion){.start = until,
                      .seconds = TURNING_SECONDS,
                      .sprite = index,
                      .ease = EASE_IN_OUT,
                      .to = place_goal(schedule->table, index)};
    sprite_move(schedule->table, motion);
    return until;
}

static size_t schedule_turns(Schedule *schedule, size_t first)
{
    Table *table = schedule->table;
    uint8_t zone = schedule->events[first].from;
    const ZonePlace *place = &table->layout.zones[zone];
    Rect shown = table->layout.glimpse;
    bool is_shown = place->form == FORM_STACKS && shown.w > 0 && !table_has_reduced_motion(table);
    float until = schedule->time + FLIP_SECONDS;
    size_t count = 0;
    while (first + count < schedule->count) {
        const Event *event = &schedule->events[first + count];
        if (event->kind != EVENT_TURN || event->from != zone) {
            break;
        }
        uint8_t index = stack_turned(table, event);
        if (index == SPRITE_NONE) {
            break;
        }
        Sprite *sprite = &table->sprites[index];
        sprite->card = event->card;
        sprite->up = event->card < table->look->game->names.card_count;
        count++;
        if (sprite->up && is_shown) {
            until = schedule_show(schedule, index, shown);
            continue;
        }
        sprite_move(table, (Motion){.start = schedule->time,
                                    .seconds = FLIP_SECONDS,
                                    .sprite = index,
                                    .ease = EASE_OUT_CUBIC,
                                    .flips = true,
                                    .to = place_goal(table, index)});
    }
    timeline_push_sound(table, schedule->time, SOUND_CARD_FLIP, rect_centre(place->rect).x);
    schedule->time = until;
    return max_size(count, 1);
}

static void schedule_shuffle(Schedule *schedule, const Event *event)
{
    Table *table = schedule->table;
    const Stack *stack = &table->stacks[event->from];
    bool was_open = stack->count > 0 && table->sprites[stack->sprites[0]].up;
    stack_cover(table, event->from);
    for (unsigned i = 0; i < stack->count; i++) {
        uint8_t sprite = stack->sprites[i];
        sprite_move(table, (Motion){.start = schedule->time,
                                    .seconds = was_open ? FLIP_SECONDS : 0,
                                    .sprite = sprite,
                                    .ease = EASE_OUT_CUBIC,
                                    .flips = true,
                                    .card = CARD_HIDDEN,
                                    .to = place_goal(table, sprite)});
    }
    timeline_push_sound(table, schedule->time, SOUND_SHUFFLE,
                        rect_centre(table->layout.zones[event->from].rect).x);
    if (stack->count > 0) {
        schedule->time += FLIP_SECONDS;
    }
}

/* Whether it is seen together with the cue before it. */
static bool joins(const Schedule *schedule, const Event *event)
{
    const CueLook *looks = schedule->table->look->cues;
    return event > schedule->events && event[-1].kind == EVENT_CUE && looks[event->name].joins &&
           looks[event[-1].name].joins;
}

/* What was shown since the last cue that hastens has its pace now. */
static void end_haste(Schedule *schedule)
{
    float start = schedule->hastened.start;
    if (schedule->haste > 0 && schedule->haste < 1) {
        timeline_scale(schedule->table, &schedule->hastened, schedule->haste);
        schedule->time = start + (schedule->time - start) * schedule->haste;
    }
    schedule->haste = 0;
}

static Stretch stretch_from(const Table *table, float start)
{
    const Timeline *timeline = &table->timeline;
    return (Stretch){timeline->motions.count, timeline->beats.count, start};
}

static void begin_haste(Schedule *schedule)
{
    Table *table = schedule->table;
    const Pace *pace = &table->look->pace;
    end_haste(schedule);
    unsigned over = ++table->repeats > pace->full ? table->repeats - pace->full : 0;
    schedule->hastened = stretch_from(table, schedule->time);
    schedule->haste = schedule->slows ? 1 : fmaxf(powf(pace->by, (float)over), pace->least);
}

static bool is_heard_later(const Schedule *schedule, const CueLook *look)
{
    unsigned first = look->later.first, end = first + look->later.zones;
    bool comes = look->later.zones == 0;
    for (size_t i = 0; i < schedule->count; i++) {
        const Event *event = &schedule->events[i];
        comes |= event->kind == EVENT_MOVE && event->to >= first && event->to < end;
    }
    return comes;
}

static void schedule_cue(Schedule *schedule, const Event *event)
{
    Table *table = schedule->table;
    const CueLook *look = &table->look->cues[event->name];
    if (look->slows) {
        end_haste(schedule);
        schedule->slows = true;
    }
    if (look->hastens) {
        begin_haste(schedule);
    }
    if (look->waits) {
        schedule->time = fmaxf(schedule->time, table->timeline.end);
    }
    Beat beat = {.kind = BEAT_EFFECT,
                 .time = schedule->time,
                 .sprite = cue_sprite(table, event),
                 .name = event->name,
                 .holds = or_usual(look->holds, effect_holds(look->effect)),
                 .cents = cue_cents(table, look, schedule->view),
                 .value = event->value};
    if (joins(schedule, event)) {
        beat.time = schedule->blow + look->lags;
        beat.other = schedule->struck;
        beat.blunt = look->blunts;
    } else {
        bow_aim(table, event, schedule->events + schedule->count, &beat);
        schedule->struck = beat.sprite;
        schedule->blow = beat.time;
    }
    if (look->charges) {
        timeline_push_effect(table, beat.time, CHARGE_CUE, SPRITE_NONE, event->name);
        beat.time += effect_holds(EFFECT_CHARGE);
    }
    push_told(schedule, event, beat.time);
    timeline_push_beat(table, beat);
    SoundWish wish = cue_wish(table, &beat, look);
    if (look->sounds && look->contact > 0) {
        timeline_push_wish(table, beat.time + look->contact, wish);
    }
    if (look->later.at > 0 && is_heard_later(schedule, look)) {
        timeline_push_sound(table, beat.time + look->later.at, look->later.sound, wish.x);
    }
    if (look->says > 0) {
        timeline_push_effect(table, beat.time + look->says, SAID_CUE, SPRITE_NONE, event->name);
    }
    schedule->torn[look->zone] = look->effect == EFFECT_TEAR;
    if (look->carries > 0) {
        schedule->carried[look->zone] = event->name;
    }
    table->timeline.end = fmaxf(table->timeline.end, beat.time + look->lasts);
    schedule->time = fmaxf(schedule->time, beat.time + beat.holds);
}

static void schedule_counter(Schedule *schedule, const Event *event)
{
    ASSERT(event->name < COUNTERS_MAX);
    timeline_push_beat(schedule->table, (Beat){.kind = BEAT_COUNTER,
                                               .time = schedule->time,
                                               .name = event->name,
                                               .value = event->value});
}

static void push_phase(Schedule *schedule, const Event *event)
{
    timeline_push_beat(schedule->table, (Beat){.kind = BEAT_PHASE,
                                               .time = schedule->time,
                                               .name = event->name,
                                               .value = event->value});
}

/* The phase in which something strikes begins with the blow; another shows what holds from then on,
 * under its ribbon. */
static void begin_phase(Schedule *schedule, const Event *event)
{
    Table *table = schedule->table;
    const PhaseLook *look = &table->look->phases[event->name];
    if (look->strikes) {
        push_phase(schedule, event);
        timeline_push_effect(table, schedule->time, STRIKE_CUE,
                             stack_last(&table->stacks[look->zone]), event->value);
        timeline_push_sound(table, schedule->time + STRIKE_CONTACT, SOUND_STRIKE,
                            rect_centre(lunge_hand(table, event->value)).x);
        schedule->time += effect_holds(EFFECT_STRIKE);
    }
    if (look->shows_after) {
        schedule->time = fmaxf(schedule->time, table->timeline.end);
        timeline_push_beat(
            table, (Beat){.kind = BEAT_VIEW, .time = schedule->time, .view = schedule->view});
    }
    if (look->ribbon) {
        timeline_push_effect(table, schedule->time, PHASE_CUE, SPRITE_NONE, event->name);
        schedule->time += HERALD_SECONDS;
    }
}

static void schedule_phase(Schedule *schedule, const Event *event)
{
    end_haste(schedule);
    schedule->table->repeats = 0;
    if (schedule->table->look->phases) {
        begin_phase(schedule, event);
    }
    push_phase(schedule, event);
}

/* Schedules the group that begins at `first`; returns how many events it holds. */
static size_t schedule_group(Schedule *schedule, size_t first)
{
    const Event *event = &schedule->events[first];
    switch ((EventKind)event->kind) {
    case EVENT_MOVE:
        return schedule_moves(schedule, first);
    case EVENT_TURN:
        return schedule_turns(schedule, first);
    case EVENT_SHUFFLE:
        schedule_shuffle(schedule, event);
        return 1;
    case EVENT_COUNTER:
        schedule_counter(schedule, event);
        return 1;
    case EVENT_CUE:
        schedule_cue(schedule, event);
        return 1;
    case EVENT_PHASE:
        schedule_phase(schedule, event);
        return 1;
    case EVENT_END:
        break;
    }
    return 1;
}

void events_schedule(Table *table, const Event events[], size_t count, const void *view)
{
    bool turn_begins = table->acting && !table->acted && table->setting.seats > 1 &&
                       (!table->look->own_turn || table->look->own_turn(table->view));
    Timeline *timeline = &table->timeline;
    float start = fmaxf(timeline->now, timeline->end);
    Stretch action = stretch_from(table, start);
    Schedule schedule = {.table = table,
                         .events = events,
                         .count = count,
                         .view = view,
                         .time = start,
                         .struck = SPRITE_NONE};
    timeline->end = start;
    memset(schedule.carried, NO_CUE, sizeof schedule.carried);
    for (size_t i = 0; i < count;) {
        i += schedule_group(&schedule, i);
    }
    end_haste(&schedule);
    timeline->end = fmaxf(timeline->end, schedule.time);
    timeline_push_beat(table, (Beat){.kind = BEAT_VIEW, .time = timeline->end, .view = view});
    timeline_compress(table, &action);
    if (turn_begins) {
        timeline_push_effect(table, timeline->end, turn_cue(table), SPRITE_NONE, 0);
    }
    for (size_t i = 0; i < count; i++) {
        table->animated[events[i].kind]++;
    }
    timeline_hurry(table);
}
