/* The timeline: motions of sprites and beats (sounds, effects, numbers) at their moments, in
 * seconds of normal speed. What is shown depends on the time elapsed alone, never on how many
 * frames there were: a motion that begins and ends within one frame still leaves its sprite where
 * and as it should be. */
#include "effects.h"
#include "moments.h"
#include "motion.h"
#include "reduced.h"

#include "base/limits.h"

#include <math.h>

/* All that waits is shown within so much, or within what one action may take where that is more. */
#define ACTION_SECONDS 1.6f
#define WHOLE_SECONDS  3.0f

void timeline_clear(Timeline *timeline)
{
    buffer_truncate(&timeline->motions, 0);
    buffer_truncate(&timeline->beats, 0);
    timeline->now = timeline->end = 0;
    timeline->rate = 1;
    timeline->begun = 0;
}

void timeline_hurry(Table *table)
{
    Timeline *timeline = &table->timeline;
    float left = timeline->end - timeline->now;
    float rate = left / fmaxf(table->look->pace.seconds, WHOLE_SECONDS);
    timeline->rate = fmaxf(timeline->rate, rate);
}

bool pose_near(const Pose *a, const Pose *b)
{
    return fabsf(a->x - b->x) < 0.5f && fabsf(a->y - b->y) < 0.5f && fabsf(a->w - b->w) < 0.5f &&
           fabsf(a->angle - b->angle) < 0.05f && a->alpha == b->alpha;
}

void sprite_move(Table *table, Motion motion)
{
    Timeline *timeline = &table->timeline;
    table->sprites[motion.sprite].goal = motion.to;
    motion.card = table->sprites[motion.sprite].card;
    motion.up = table->sprites[motion.sprite].up;
    motion.zone = table->sprites[motion.sprite].zone;
    buffer_push(&timeline->motions, &motion);
    timeline->end = fmaxf(timeline->end, motion.start + motion.seconds);
}

static void sprite_turn_to(Sprite *sprite, const Motion *motion)
{
    sprite->shown = motion->card;
    sprite->shown_up = motion->up;
}

static void motion_begin(Table *table, Motion *motion)
{
    Sprite *sprite = &table->sprites[motion->sprite];
    motion->begun = true;
    motion->stays = sprite->seen_in == motion->zone;
    motion->from = sprite->pose;
    motion->lit = sprite->lit;
    motion->carried = sprite->carried;
    motion->sway = sprite->sway;
    motion->flips = motion->flips && sprite->shown_up != motion->up;
    sprite->motions++;
    sprite->raised = ++table->timeline.begun;
    sprite->under = motion->under;
    sprite->seen_in = motion->stays ? motion->zone : NO_ZONE;
    if (!motion->flips) {
        sprite_turn_to(sprite, motion);
    }
}

static void motion_end(Table *table, Motion *motion)
{
    Sprite *sprite = &table->sprites[motion->sprite];
    motion->ended = true;
    sprite->motions--;
    sprite->pose = motion->to;
    sprite->lit = 1;
    sprite->turn = 1;
    sprite->carried = sprite->sway = 0;
    sprite->under = false;
    sprite->seen_in = motion->zone;
    sprite_turn_to(sprite, motion);
}

/* Times as fast as its motion, of a flip on the way to another place: the card is read before it
 * lands. */
#define FLOWN_FLIP 1.5f

/* A flip: closed by the middle of its time, open again after it. */
static void motion_flip(const Motion *motion, Sprite *sprite, float t)
{
    t = motion->stays ? t : fminf(t * FLOWN_FLIP, 1);
    if (t < 0.46f) {
        sprite->turn = 1 - ease(EASE_IN_CUBIC, t / 0.46f);
        return;
    }
    sprite_turn_to(sprite, motion);
    sprite->turn = ease(EASE_OUT_CUBIC, (t - 0.46f) / 0.54f);
}

static void motion_step_calmly(const Motion *motion, Sprite *sprite, float t)
{
    bool arrives;
    sprite->pose = reduced_pose(motion, t, &arrives);
    if (arrives) {
        sprite_turn_to(sprite, motion);
    }
}

/* Above the table, and down again; nothing of it is left where it lands. */
static void motion_lift(const Motion *motion, Sprite *sprite, float t)
{
    sprite->pose.angle += motion->toss * landing_toss(t);
    sprite->pose.w *= 1 + motion->rise * landing_rise(t, motion->seconds);
    sprite->carried = motion->carried * (1 - ease(EASE_IN_CUBIC, t));
    sprite->sway = motion->sway * (1 - t);
}

static void motion_step(Table *table, Motion *motion)
{
    Sprite *sprite = &table->sprites[motion->sprite];
    float way = motion->seconds - motion->holds, since = table->timeline.now - motion->start;
    float t = way > 0 ? fminf(since / way, 1) : 1;
    sprite->lit = mix(motion->lit, 1, t);
    if (table_has_reduced_motion(table)) {
        motion_step_calmly(motion, sprite, t);
        return;
    }
    float along = ease(motion->ease, t);
    const Pose *from = &motion->from;
    const Pose *to = &motion->to;
    sprite->pose = (Pose){.x = mix(from->x, to->x, along),
                          .y = mix(from->y, to->y, along) - motion->arc * 4 * t * (1 - t),
                          .w = mix(from->w, to->w, along),
                          .angle = mix(from->angle, to->angle, along),
                          .alpha = fminf(mix(from->alpha, to->alpha, along), 1)};
    if (motion->unseen) {
        sprite->pose.alpha = 0;
    }
    motion_lift(motion, sprite, t);
    if (motion->flips) {
        motion_flip(motion, sprite, t);
    }
}

static void motions_advance(Table *table)
{
    Timeline *timeline = &table->timeline;
    for (size_t i = 0; i < timeline->motions.count; i++) {
        Motion *motion = buffer_at(&timeline->motions, i);
        if (motion->ended || motion->start > timeline->now) {
            continue;
        }
        if (!motion->begun) {
            motion_begin(table, motion);
        }
        bool is_there = motion->stays && table_has_reduced_motion(table);
        if (is_there || timeline->now >= motion->start + motion->seconds) {
            motion_end(table, motion);
        } else {
            motion_step(table, motion);
        }
    }
}

float table_card_way(const Table *table, Card card)
{
    const Timeline *timeline = &table->timeline;
    float way = 1;
    for (size_t i = timeline->motions.count; i > 0; i--) {
        const Motion *motion = buffer_at(&timeline->motions, i - 1);
        if (motion->card == card && !motion->ended) {
            way = clamp_float((timeline->now - motion->start) / motion->seconds, 0, 1);
        }
    }
    return table_has_reduced_motion(table) ? roundf(way) : way;
}

/* What was struck is in the view now. */
static void show_view(Table *table, const void *view)
{
    table->view_shown = view;
    for (unsigned i = 0; i < table->sprite_count; i++) {
        table->sprites[i].damage_shown = 0;
    }
}

static void beat_do(Table *table, Beat *beat)
{
    beat->done = true;
    switch (beat->kind) {
    case BEAT_SOUND:
        ui_play_wish(table->setting.ui,
                     &(SoundWish){(Sound)beat->name, (float)beat->value, beat->cents});
        return;
    case BEAT_EFFECT:
        effect_start(table, beat);
        return;
    case BEAT_COUNTER:
        table->counters[beat->name] =
            (Rolling){.from = (float)table->counters[beat->name].to, .to = beat->value};
        return;
    case BEAT_PHASE:
        table->phase = beat->name;
        table->phase_seat = (Seat)beat->value;
        return;
    case BEAT_TOLD:
        table->told_events = (size_t)beat->value;
        return;
    case BEAT_VIEW:
        show_view(table, beat->view);
        return;
    }
}

void timeline_advance(Table *table, float seconds)
{
    Timeline *timeline = &table->timeline;
    timeline->now += seconds * timeline->rate;
    for (size_t i = 0; i < timeline->beats.count; i++) {
        Beat *beat = buffer_at(&timeline->beats, i);
        if (!beat->done && beat->time <= timeline->now) {
            beat_do(table, beat);
        }
    }
    motions_advance(table);
}

void timeline_push_beat(Table *table, Beat beat)
{
    Timeline *timeline = &table->timeline;
    buffer_push(&timeline->beats, &beat);
    timeline->end = fmaxf(timeline->end, beat.time);
}

void timeline_push_effect(Table *table, float time, unsigned cue, uint8_t sprite, int value)
{
    timeline_push_beat(table, (Beat){.kind = BEAT_EFFECT,
                                     .time = time,
                                     .name = (uint8_t)cue,
                                     .value = value,
                                     .sprite = sprite,
                                     .other = SPRITE_NONE});
}

void timeline_push_wish(Table *table, float time, SoundWish wish)
{
    timeline_push_beat(table, (Beat){.kind = BEAT_SOUND,
                                     .time = time,
                                     .name = (uint8_t)wish.sound,
                                     .value = (int)wish.x,
                                     .cents = wish.cents});
}

void timeline_push_sound(Table *table, float time, Sound sound, float x)
{
    timeline_push_wish(table, time, (SoundWish){.sound = sound, .x = x});
}

#define STEP_CENTS 40
#define STEPS_MOST 12

int cents_of_series(size_t nth)
{
    return STEP_CENTS * (int)min_size(nth, STEPS_MOST);
}

void timeline_scale(Table *table, const Stretch *stretch, float scale)
{
    Timeline *timeline = &table->timeline;
    float start = stretch->start;
    for (size_t i = stretch->motions; i < timeline->motions.count; i++) {
        Motion *motion = buffer_at(&timeline->motions, i);
        motion->start = start + (motion->start - start) * scale;
        motion->seconds *= scale;
        motion->holds *= scale;
    }
    for (size_t i = stretch->beats; i < timeline->beats.count; i++) {
        Beat *beat = buffer_at(&timeline->beats, i);
        beat->time = start + (beat->time - start) * scale;
        beat->holds *= scale;
    }
    timeline->end = start + (timeline->end - start) * scale;
}

void timeline_compress(Table *table, const Stretch *action)
{
    float most = or_usual(table->look->pace.seconds, ACTION_SECONDS);
    float whole = table->timeline.end - action->start;
    if (whole > most) {
        timeline_scale(table, action, most / whole);
    }
}
