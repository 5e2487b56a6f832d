/* Bringing cards to rest, and the small easings of cards at rest: being lifted when they are picked
 * and raised when the pointer is over them. */
#include "motion.h"
#include "reduced.h"
#include "tables/panel_lines.h"

#include "base/limits.h"
#include "ui/tween.h"

#include <math.h>

#define HOVER_SECONDS 0.07f
#define LEAVE_SECONDS 0.14f /* until it lies again */
#define HOVER_UNITS   26.0f
#define HOVER_GROWTH  0.1f
#define PARTED        2 /* neighbours on either side make room for it */
#define LIFT_UNITS    46.0f
#define ROLL_SECONDS  0.3f
#define CARRY_SECONDS 0.08f
#define SWAY_SECONDS  0.045f /* that it lags behind */
#define SWAY_SHARE    0.01f  /* degrees of each unit a second */
#define SWAY_MOST     9.0f

static void counters_rest(Table *table)
{
    const Game *game = table->look->game;
    for (uint8_t name = 0; game->names.counters[name]; name++) {
        int value = table->look->counter(table->view, name);
        if (table->counters[name].to != value) { /* else it goes on to where it is going */
            table->counters[name] = (Rolling){.from = (float)value, .to = value};
        }
    }
}

/* What is hovered or lifted stays so when the sprites are made anew. */
static void sprites_keep_easing(Table *table, const Sprite before[], unsigned count)
{
    for (unsigned i = 0; i < table->sprite_count; i++) {
        Sprite *sprite = &table->sprites[i];
        for (unsigned j = 0; j < count && sprite->card < CARD_LIMIT; j++) {
            if (before[j].card == sprite->card && before[j].zone == sprite->zone) {
                sprite->hover = before[j].hover;
                sprite->ready = before[j].ready;
                sprite->lift = before[j].lift;
            }
        }
    }
}

static uint8_t sprite_of(const Table *table, Card card)
{
    for (unsigned i = 0; i < table->sprite_count; i++) {
        if (table->sprites[i].card == card) {
            return (uint8_t)i;
        }
    }
    return SPRITE_NONE;
}

/* What goes on shows at no card any more, but for the one that has won or has come. */
static void effects_rest(Table *table)
{
    for (unsigned i = 0; i < table->effect_count; i++) {
        RunningEffect *shown = &table->effects[i];
        shown->sprite = SPRITE_NONE;
        if (shown->effect == EFFECT_LOSS && shown->look->victor) {
            shown->sprite = stack_last(&table->stacks[shown->look->zone]);
        } else if (shown->effect == EFFECT_DIM) {
            shown->sprite = sprite_of(table, (Card)shown->value);
        }
    }
}

void table_rest(Table *table)
{
    Sprite before[SPRITES_MAX];
    unsigned count = table->sprite_count;
    for (unsigned i = 0; i < count; i++) {
        before[i] = table->sprites[i];
    }
    layout_arrange(table->look, &table->space, table->view, &table->layout);
    timeline_clear(&table->timeline);
    table->dropped = false;
    table->dragged = SPRITE_NONE;
    arena_reset(&table->views);
    table->view_shown = table->view;
    table->cue = table->phase = -1;
    table->opened = -1;
    stacks_from_view(table);
    effects_rest(table);
    sprites_keep_easing(table, before, count);
    counters_rest(table);
    sprites_follow(table, 0);
}

static bool rect_equals(Rect a, Rect b)
{
    return a.x == b.x && a.y == b.y && a.w == b.w && a.h == b.h;
}

static bool space_equals(const Space *a, const Space *b)
{
    return a->area.x == b->area.x && a->area.y == b->area.y && a->area.w == b->area.w &&
           a->area.h == b->area.h && a->safe.w == b->safe.w && a->safe.h == b->safe.h &&
           a->line == b->line && a->cards == b->cards && a->mirrored == b->mirrored &&
           a->open == b->open && rect_equals(a->docked, b->docked);
}

void table_arrange(Table *table, Rect area)
{
    TextStyle style = {.face = FONT_BODY, .size = SIZE_BODY};
    const char *word = tr(table->setting.catalogue, N_("Selected")); /* any: scripts differ */
    Space space = {.area = area,
                   .safe = felt_safe(table->setting.ui, area),
                   .unit = ui_unit(table->setting.ui),
                   .line = text_layout(table->setting.ui, word, style, 0)->h,
                   .text = (float)ui_text_percent(table->setting.ui) / 100,
                   .cards = table->taste.cards,
                   .mirrored = table->taste.is_mirrored,
                   .open = table->is_open,
                   .window = ui_bounds(table->setting.ui),
                   .docked = table->docked};
    if (table->has_layout && space_equals(&space, &table->space)) {
        return;
    }
    table->space = space;
    table->has_layout = true;
    table_rest(table);
}

static float step_to(float value, bool up, float step)
{
    return up ? fminf(value + step, 1) : fmaxf(value - step, 0);
}

static void sprite_ease(Table *table, uint8_t index, float seconds)
{
    Sprite *sprite = &table->sprites[index];
    float step = seconds / HOVER_SECONDS;
    float leave = sprite->aimed ? step : seconds / LEAVE_SECONDS;
    if (table->speed == SPEED_INSTANT || table_has_reduced_motion(table)) {
        step = leave = 1;
    }
    float hover = sprite->hover, lift = sprite->lift, ready = sprite->ready;
    sprite->ready = step_to(ready, pick_is_ready(table, index), step);
    sprite->hover = step_to(hover, sprite->aimed, leave);
    sprite->lift = step_to(lift, pick_has(table, index), step);
    table->easing |= sprite->hover != hover || sprite->lift != lift || sprite->ready != ready;
}

/* A card that is carried comes up from the table and hangs back as paper does. */
static void sprite_carry(Table *table, Sprite *sprite, float seconds)
{
    bool is_calm = table->speed == SPEED_INSTANT || table_has_reduced_motion(table);
    float carried = sprite->carried, sway = 0;
    sprite->carried = step_to(carried, sprite->held, is_calm ? 1 : seconds / CARRY_SECONDS);
    if (sprite->held && !is_calm && seconds > 0) {
        float speed = (sprite->pose.x - sprite->was_at) / (seconds * table->layout.unit);
        sway = clamp_float(SWAY_SHARE * speed, -SWAY_MOST, SWAY_MOST);
    }
    sprite->was_at = sprite->pose.x;
    sprite->sway = mix(sway, sprite->sway, expf(-seconds / SWAY_SECONDS));
    if (fabsf(sprite->sway) < 0.05f) {
        sprite->sway = 0;
    }
    table->easing |= sprite->carried != carried || sprite->sway != 0;
}

/* Moved along the card's own height. */
static Pose pose_up(Pose pose, float pixels)
{
    pose.x += pixels * sinf(RADIANS(pose.angle));
    pose.y -= pixels * cosf(RADIANS(pose.angle));
    return pose;
}

/* The slot of a picked card; false: it stays in the hand. */
static bool pose_in_slot(const Table *table, uint8_t sprite, Pose *out)
{
    if (!pick_has_slot(table, sprite)) {
        return false;
    }
    Rect slot = table->layout.slots[pick_place(table, sprite)];
    Point centre = rect_centre(slot);
    *out = (Pose){.x = centre.x, .y = centre.y, .w = slot.w, .alpha = 1};
    return true;
}

static float lift_units(const Table *table)
{
    return or_usual(table->layout.lift, LIFT_UNITS);
}

/* Units that a card is raised by. */
static float raised_units(const Table *table, uint8_t sprite)
{
    if (pick_has(table, sprite)) {
        return lift_units(table);
    }
    return pick_is_ready(table, sprite) ? table->layout.ready : 0;
}

Pose pose_lifted(const Table *table, uint8_t sprite, Pose rest)
{
    Pose slot;
    if (pose_in_slot(table, sprite, &slot)) {
        return slot;
    }
    return pose_up(rest, raised_units(table, sprite) * table->layout.unit);
}

static Pose pose_raised(const Table *table, uint8_t index, Pose rest)
{
    const Sprite *sprite = &table->sprites[index];
    float hover = ease(EASE_OUT_CUBIC, sprite->hover), lift = ease(EASE_OUT_CUBIC, sprite->lift);
    if (table_has_reduced_motion(table)) {
        hover = 0;
    }
    float ready = table->layout.ready * ease(EASE_OUT_CUBIC, sprite->ready);
    float units =
        mix(ready, lift_units(table), lift) + or_usual(table->layout.hover, HOVER_UNITS) * hover;
    Pose slot;
    if (pose_in_slot(table, index, &slot)) {
        return (Pose){.x = mix(rest.x, slot.x, lift),
                      .y = mix(rest.y, slot.y, lift),
                      .w = mix(rest.w, slot.w, lift),
                      .angle = mix(rest.angle, 0, lift),
                      .alpha = 1};
    }
    rest.w *= 1 + HOVER_GROWTH * hover;
    return pose_up(rest, units * table->layout.unit);
}

/* How many cards lie between two of a stack, and one more. */
static unsigned steps_between(const Pose poses[], unsigned count, unsigned a, unsigned b)
{
    float left = fminf(poses[a].x, poses[b].x), right = fmaxf(poses[a].x, poses[b].x);
    unsigned steps = 1;
    for (unsigned i = 0; i < count; i++) {
        steps += poses[i].x > left && poses[i].x < right;
    }
    return steps;
}

/* Pixels to the right by which a card of a hand makes room for those that the pointer raises. */
static float parted(const Table *table, const Stack *stack, const Pose poses[], unsigned index)
{
    static const float units[PARTED + 1] = {0, 16, 7};
    float by = 0;
    for (unsigned i = 0; i < stack->count; i++) {
        float hover = table->sprites[stack->sprites[i]].hover;
        if (hover <= 0 || i == index || table_has_reduced_motion(table)) {
            continue;
        }
        unsigned steps = steps_between(poses, stack->count, i, index);
        bool overlap = fabsf(poses[index].x - poses[i].x) < (float)steps * poses[i].w;
        if (steps <= PARTED && overlap) {
            float far = units[steps] * ease(EASE_OUT_CUBIC, hover) * table->layout.unit;
            by += poses[index].x > poses[i].x ? far : -far;
        }
    }
    return by;
}

static void stack_follow(Table *table, uint8_t zone, float seconds)
{
    const Stack *stack = &table->stacks[zone];
    Pose poses[ZONE_CARDS_MAX];
    place_stack(table, zone, poses);
    for (unsigned i = 0; i < stack->count; i++) {
        sprite_ease(table, stack->sprites[i], seconds);
        sprite_carry(table, &table->sprites[stack->sprites[i]], seconds);
    }
    for (unsigned i = 0; i < stack->count; i++) {
        Sprite *sprite = &table->sprites[stack->sprites[i]];
        sprite->goal = poses[i];
        if (!sprite->held) {
            sprite->pose = pose_raised(table, stack->sprites[i], poses[i]);
            if (table->layout.zones[zone].hand) {
                sprite->pose.x += parted(table, stack, poses, i);
            }
        }
    }
}

void sprites_follow(Table *table, float seconds)
{
    table->easing = false;
    if (!timeline_is_empty(&table->timeline) || table->dropped) {
        return;
    }
    for (uint8_t zone = 0; zone < table->look->game->names.zone_count; zone++) {
        stack_follow(table, zone, seconds);
    }
}

void counters_advance(Table *table, float seconds)
{
    for (unsigned i = 0; i < COUNTERS_MAX; i++) {
        table->counters[i].age += seconds;
    }
}

int table_counter(const Table *table, unsigned name)
{
    const Rolling *rolling = &table->counters[name];
    float along = reduced_along(table, ease(EASE_OUT_CUBIC, rolling->age / ROLL_SECONDS));
    return (int)lroundf(mix(rolling->from, (float)rolling->to, along));
}

#define RED_SECONDS   0.25f
#define WAIT_SECONDS  0.35f /* that what is lost stays in a bar */
#define DRAIN_SECONDS 0.25f

CounterChange table_counter_change(const Table *table, unsigned name)
{
    const Rolling *rolling = &table->counters[name];
    float to = (float)rolling->to, age = rolling->age;
    CounterChange change = {.left = (float)table_counter(table, name)};
    if (rolling->from == to || table_has_reduced_motion(table)) {
        return change;
    }
    change.swell = panel_swell(age);
    change.age = age;
    change.to = rolling->to;
    if (to < rolling->from) {
        change.lost = (int)(rolling->from - to);
        change.falls = age < RED_SECONDS;
        change.left =
            mix(rolling->from, to, ease(EASE_IN_OUT, (age - WAIT_SECONDS) / DRAIN_SECONDS));
    }
    return change;
}

/* What is lost stays in a bar for a while, and drains when the number is there already. */
static float rolls_for(const Rolling *rolling)
{
    return rolling->drains ? WAIT_SECONDS + DRAIN_SECONDS : ROLL_SECONDS;
}

bool counters_roll(const Table *table)
{
    for (unsigned i = 0; i < COUNTERS_MAX && !table_has_reduced_motion(table); i++) {
        const Rolling *rolling = &table->counters[i];
        if (rolling->age < rolls_for(rolling) && rolling->from != (float)rolling->to) {
            return true;
        }
    }
    return false;
}
