/* What cues look like: words that rise, a card that shakes, is torn or swings. Effects are
 * drawn above the cards from their age alone and leave nothing behind. */
#include "effect_kinds.h"
#include "effects.h"
#include "looks.h"
#include "moments.h"
#include "sprite.h"

#include "base/limits.h"
#include "i18n/format.h"
#include "ui/tween.h"

#include <math.h>

#define FLASH_SECONDS 0.09f
#define NOD_SECONDS   0.22f
#define NOD_WIDE      9.0f /* units, less and less */
#define NODS          3

/* The sprite that is seen in the middle of a zone now: events may have moved it on already. */
static uint8_t sprite_seen_in(const Table *table, uint8_t zone)
{
    Point centre = rect_centre(table->layout.zones[zone].rect);
    for (unsigned i = 0; i < table->sprite_count; i++) {
        const Pose *pose = &table->sprites[i].pose;
        if (fabsf(pose->x - centre.x) < 2 && fabsf(pose->y - centre.y) < 2 &&
            table->sprites[i].motions == 0) {
            return (uint8_t)i;
        }
    }
    return stack_last(&table->stacks[zone]);
}

/* New words take the place of those that rise from the same one; what shows without words goes on
 * to its end. */
static void drop_words_under(Table *table, const RunningEffect *said)
{
    Point centre = rect_centre(said->rect);
    for (unsigned i = 0; i < table->effect_count && said->words[0] != '\0'; i++) {
        RunningEffect *shown = &table->effects[i];
        Point other = rect_centre(shown->rect);
        bool is_there = fabsf(other.x - centre.x) < 2 && fabsf(other.y - centre.y) < 2;
        if (is_there && shown->words[0] != '\0') {
            shown->age = shown->seconds;
        }
    }
}

/* The sprite at which a look that is not aimed shows. */
static uint8_t effect_sprite(const Table *table, const CueLook *look)
{
    if (look->aimed) {
        return SPRITE_NONE;
    }
    if (look->effect == EFFECT_JESTER) {
        return stack_last(&table->stacks[look->zone]);
    }
    return sprite_seen_in(table, look->zone);
}

void effects_advance(Table *table, float seconds)
{
    unsigned kept = 0;
    table->cue_age += seconds;
    for (unsigned i = 0; i < table->effect_count; i++) {
        RunningEffect *shown = &table->effects[i];
        shown->age += seconds;
        if (shown->look->effect == EFFECT_DASH && shown->sprite != SPRITE_NONE) {
            shown->rect = pose_outline(&table->sprites[shown->sprite].pose).rect; /* it runs on */
        }
        if (shown->stays) {
            shown->age = fminf(shown->age, shown->seconds);
        }
        if (shown->stays || shown->age < shown->seconds) {
            table->effects[kept++] = *shown;
        }
    }
    table->effect_count = kept;
}

bool effects_move(const Table *table)
{
    for (unsigned i = 0; i < table->effect_count; i++) {
        if (table->effects[i].age < table->effects[i].seconds) {
            return true;
        }
    }
    return false;
}

/* Swings it. */
static void push_swing(const Table *table, const RunningEffect *shown, Push *push)
{
    (void)table;
    float along = shown->age / shown->seconds;
    push->angle += 6 * sinf(2 * TURN * along) * (1 - along);
}

static void push_nod(const Table *table, const RunningEffect *shown, Push *push)
{
    float along = shown->age / shown->seconds;
    push->by.x += NOD_WIDE * (1 - along) * sinf(NODS * TURN * along) * table->layout.unit;
}

static void draw_flash(Table *table, const RunningEffect *shown)
{
    bool is_calm = table_has_reduced_motion(table) || ui_has_reduced_flashes(table->setting.ui);
    float lasts = FLASH_SECONDS + blow_look(shown->look, shown->value)->stops;
    if (shown->age < lasts && !is_calm && shown->sprite != SPRITE_NONE) {
        Color red = color_faded(COLOR_DANGER, 0.35f);
        Rect card = pose_outline(&table->sprites[shown->sprite].pose).rect;
        draw_fill(ui_draw(table->setting.ui), card, red);
    }
}

/* What lies where a blow comes from. */
static bool reaches_origin(const Table *table, const RunningEffect *shown, const Sprite *sprite)
{
    (void)table;
    return sprite->seen_in == shown->look->charges_from;
}

static bool reaches_struck_hand(const Table *table, const RunningEffect *shown,
                                const Sprite *sprite)
{
    bool is_there = rect_has(shown->rect, (Point){sprite->pose.x, sprite->pose.y});
    return is_there && table->layout.zones[sprite->seen_in].hand;
}

static bool reaches_lost_hand(const Table *table, const RunningEffect *shown, const Sprite *sprite)
{
    return shown->look->victor && table->layout.zones[sprite->seen_in].hand;
}

#define DRAWINGS_MAX 3

/* What an effect is, beside its words, which are drawn last. */
typedef struct EffectKind {
    float seconds;                                            /* that it shows */
    float holds;                                              /* that what follows waits */
    void (*behind)(Table *table, const RunningEffect *shown); /* its card, and all others */
    void (*draw[DRAWINGS_MAX])(Table *table, const RunningEffect *shown);
    void (*reduced)(Table *table, const RunningEffect *shown); /* marks the card in their stead */
    void (*push)(const Table *table, const RunningEffect *shown, Push *push);
    /* The same, of each card that lies where the effect reaches. */
    void (*push_all)(const Table *table, const RunningEffect *shown, const Pose *pose, Push *push);
    bool (*reaches)(const Table *table, const RunningEffect *shown, const Sprite *sprite);
    bool shakes;    /* what the push does */
    bool flashes;   /* among its drawings is a flash */
    bool stays;     /* as it is at its end, until another position is shown */
    bool is_silent; /* no words */
} EffectKind;

/* EFFECT_RESULT has become one of win, loss and draw before it is shown. */
static const EffectKind effect_kinds[] = {
    [EFFECT_NONE] = {.is_silent = true},
    [EFFECT_HOLD] = {.holds = 0.3f, .is_silent = true},
    [EFFECT_RISE] = {.seconds = 1.0f, .holds = 0.3f},
    [EFFECT_HIT] = {.seconds = 1.0f,
                    .holds = 0.28f,
                    .draw = {draw_flash, attack_sparks},
                    .reduced = reduced_wound,
                    .push = attack_shake,
                    .shakes = true,
                    .flashes = true},
    [EFFECT_LUNGE] = {.seconds = 0.8f,
                      .holds = 0.3f,
                      .reduced = reduced_frame,
                      .push = attack_lunge,
                      .is_silent = true},
    [EFFECT_GUARD] = {.seconds = 0.9f, .holds = 0.42f, .draw = {attack_dome}},
    [EFFECT_WAVE] = {.seconds = 0.9f,
                     .holds = 0.42f,
                     .draw = {attack_rings, attack_drops, draw_flash},
                     .reduced = reduced_wound,
                     .push = attack_push_down,
                     .flashes = true},
    [EFFECT_PIERCE] = {.seconds = 0.9f,
                       .holds = 0.42f,
                       .draw = {attack_spear, draw_flash},
                       .reduced = reduced_wound,
                       .push = attack_push_back,
                       .flashes = true},
    [EFFECT_DASH] = {.seconds = 0.9f,
                     .holds = 0.1f, /* the card runs while it shows */
                     .draw = {attack_streaks},
                     .reduced = reduced_frame},
    [EFFECT_FURY] = {.seconds = 0.9f,
                     .holds = 0.42f,
                     .draw = {attack_fury},
                     .push = attack_tremble,
                     .shakes = true},
    [EFFECT_TEAR] = {.seconds = 0.8f,
                     .holds = 0.75f,
                     .draw = {climax_torn},
                     .reduced = reduced_picture},
    [EFFECT_RECRUIT] = {.seconds = 0.9f,
                        .holds = 0.75f,
                        .behind = climax_rays,
                        .draw = {climax_frame},
                        .push = climax_rise},
    [EFFECT_OWN] = {.seconds = 1.3f, .holds = 1, .is_silent = true},
    [EFFECT_JESTER] = {.seconds = 0.7f,
                       .holds = 0.7f,
                       .draw = {climax_lozenges},
                       .reduced = reduced_frame,
                       .push = push_swing,
                       .shakes = true},
    [EFFECT_WIN] = {.seconds = 1.6f, .draw = {lanterns_draw}, .is_silent = true},
    [EFFECT_LOSS] = {.seconds = 1.6f,
                     .draw = {lanterns_draw},
                     .reduced = victor_mark,
                     .push = victor_step,
                     .push_all = victor_fall,
                     .reaches = reaches_lost_hand,
                     .stays = true,
                     .is_silent = true},
    [EFFECT_DRAW] = {.seconds = 1.6f, .draw = {lanterns_draw}, .stays = true, .is_silent = true},
    [EFFECT_RESULT] = {.is_silent = true},
    [EFFECT_TURN] = {.seconds = 1.06f, .draw = {effect_veil, effect_ribbon}, .is_silent = true},
    [EFFECT_ARRIVE] = {.seconds = 1.3f,
                       .holds = 0.9f,
                       .behind = climax_rays,
                       .draw = {climax_frame, effect_ribbon},
                       .is_silent = true},
    [EFFECT_STRIKE] = {.seconds = 0.62f,
                       .holds = 0.55f,
                       .draw = {climax_wound},
                       .reduced = reduced_frame,
                       .push = climax_strike,
                       .push_all = climax_sink,
                       .reaches = reaches_struck_hand,
                       .is_silent = true},
    [EFFECT_CHARGE] = {.seconds = 0.4f,
                       .holds = CHARGE_CONTACT,
                       .push_all = climax_charge,
                       .reaches = reaches_origin,
                       .is_silent = true},
    [EFFECT_SAY] = {.seconds = 0.85f},
    [EFFECT_GLINT] = {.seconds = 0.5f,
                      .holds = 0.5f,
                      .behind = climax_rays,
                      .draw = {climax_frame},
                      .is_silent = true},
    [EFFECT_LANDED] = {.seconds = 0.9f, .draw = {climax_frame}},
    [EFFECT_LIGHT] = {.seconds = 0.4f, .draw = {effect_plate_light}, .is_silent = true},
    [EFFECT_PUFF] = {.seconds = PUFF_SECONDS,
                     .draw = {landing_puffs},
                     .push_all = landing_hop,
                     .reaches = landing_reaches,
                     .is_silent = true},
    [EFFECT_NOD] = {.seconds = NOD_SECONDS,
                    .reduced = reduced_frame,
                    .push = push_nod,
                    .shakes = true,
                    .is_silent = true},
};

/* Numbers change with the blow, not with what is told after it. */
static void count_cue(Table *table, const CueLook *look, int value)
{
    for (size_t i = 0; i < CUE_COUNTS_MAX; i++) {
        const CueCount *count = &look->counts[i];
        Rolling *rolling = &table->counters[count->counter];
        int to = max_int(rolling->to + count->by * value, 0);
        if (count->by != 0 && to != rolling->to) {
            *rolling = (Rolling){
                .from = (float)rolling->to, .to = to, .drains = look->hard > 0 && count->by < 0};
        }
    }
}

/* What an effect takes from its card and does to it. */
static void strike_sprite(Table *table, RunningEffect *shown, int value)
{
    Sprite *sprite = &table->sprites[shown->sprite];
    shown->picture = sprite_picture(table, sprite);
    shown->rect = place_struck(table, shown->sprite);
    if (shown->look->hurts) {
        sprite->damage_shown += value;
    }
    if (shown->look->effect == EFFECT_TEAR) {
        sprite->pose.alpha = 0;
    }
}

void effect_start(Table *table, const Beat *beat)
{
    unsigned cue = beat->name;
    int value = beat->value;
    const CueLook *look = cue_look(table, cue);
    bool is_beside = cue == LANDED_CUE || cue == CHARGE_CUE || cue == SAID_CUE || cue == PUFF_CUE;
    if (!is_beside) { /* these tell of another one */
        table->cue = cue_is_of_game(cue) ? (int)cue : -1;
        table->cue_age = 0;
        table->cue_holds = beat->holds;
    }
    count_cue(table, look, value);
    Effect effect = effect_seen(table, look, value);
    if (look->sounds && look->contact <= 0) {
        sound_of_cue(table, beat, look);
    }
    if (effect == EFFECT_NONE || effect == EFFECT_HOLD || table->effect_count == EFFECTS_MAX) {
        return;
    }
    RunningEffect shown = {.effect = effect,
                           .seconds = effect_kinds[effect].seconds,
                           .stays = effect_kinds[effect].stays,
                           .look = look,
                           .rect = table->layout.zones[look->zone].rect,
                           .sprite = beat->sprite,
                           .other = beat->other,
                           .blunt = beat->blunt,
                           .cue = (uint8_t)cue,
                           .value = value};
    if (shown.sprite == SPRITE_NONE) {
        shown.sprite = effect_sprite(table, look);
    }
    if (effect == EFFECT_SAY) {
        shown.look = &table->look->cues[value];
        shown.rect = table->layout.zones[shown.look->zone].rect;
    }
    if (shown.sprite != SPRITE_NONE) {
        strike_sprite(table, &shown, value);
    }
    effect_word(table, &shown, cue, value);
    drop_words_under(table, &shown);
    if (effect == EFFECT_STRIKE) {
        shown.rect = climax_hand(table, value);
    } else if (effect == EFFECT_PUFF) { /* where it comes to lie, wherever it goes on to */
        shown.rect = pose_outline(&table->sprites[shown.sprite].goal).rect;
    } else if (effect == EFFECT_CHARGE) {
        shown.look = &table->look->cues[value];
        shown.rect = table->layout.zones[shown.look->zone].rect;
    }
    table->effects[table->effect_count++] = shown;
}

void effect_nod(Table *table, uint8_t sprite)
{
    if (table->effect_count < EFFECTS_MAX) {
        table->effects[table->effect_count++] = (RunningEffect){.effect = EFFECT_NOD,
                                                                .seconds = NOD_SECONDS,
                                                                .sprite = sprite,
                                                                .other = SPRITE_NONE,
                                                                .cue = NOD_CUE,
                                                                .look = cue_look(table, NOD_CUE)};
    }
}

bool table_effect(const Table *table, unsigned cue, float *along, int *value)
{
    for (unsigned i = 0; i < table->effect_count; i++) {
        const RunningEffect *shown = &table->effects[i];
        if (shown->cue == cue) {
            *along = reduced_along(table, shown->age / shown->seconds);
            *value = shown->value;
            return true;
        }
    }
    return false;
}

float effect_seconds(Effect effect)
{
    return effect_kinds[effect].seconds;
}

float effect_holds(Effect effect)
{
    return effect_kinds[effect].holds;
}

/* The game may move a card that lies, but nothing else moves it then. */
static void nudge(Table *table, Sprite *sprite)
{
    bool lies = sprite->motions == 0 && sprite->seen_in != NO_ZONE;
    if (!table->look->nudge || !lies || table->is_small) {
        return;
    }
    TableScene scene = table_scene(table);
    Nudge nudge = {.light = 1};
    NudgedCard card = {.card = sprite->shown_up ? sprite->shown : CARD_HIDDEN,
                       .zone = sprite->seen_in,
                       .rect = pose_outline(&sprite->pose).rect};
    table->look->nudge(&scene, &card, &nudge);
    sprite->lit = nudge.light;
    sprite->glows = nudge.glows;
    if (!table_has_reduced_motion(table)) {
        sprite->push = nudge.by;
        sprite->push_angle = nudge.angle;
    }
}

/* Whether the person wants none of what the effect does with its card. */
static bool is_still(const Table *table, const EffectKind *kind)
{
    return kind->shakes ? ui_has_reduced_shaking(table->setting.ui)
                        : table_has_reduced_motion(table);
}

static bool is_marked(const Table *table, const EffectKind *kind)
{
    bool is_dimmed = kind->flashes && ui_has_reduced_flashes(table->setting.ui);
    return table_has_reduced_motion(table) || is_dimmed || is_still(table, kind);
}

static void push_one(const Table *table, const RunningEffect *shown, Sprite *sprite)
{
    const EffectKind *kind = &effect_kinds[shown->effect];
    Push push = {.by = sprite->push, .angle = sprite->push_angle};
    bool lies = sprite->motions == 0 && sprite->seen_in != NO_ZONE;
    if (kind->push_all && lies && kind->reaches(table, shown, sprite)) {
        kind->push_all(table, shown, &sprite->pose, &push);
    }
    if (kind->push && shown->sprite == sprite - table->sprites) {
        kind->push(table, shown, &push);
    }
    sprite->push = push.by;
    sprite->push_angle = push.angle;
}

/* Whoever has won stands in the light. */
static void darken(const Table *table, const RunningEffect *shown, Sprite *sprite)
{
    bool stands_out = shown->effect == EFFECT_LOSS && shown->look->victor;
    if (stands_out && shown->sprite != sprite - table->sprites) {
        sprite->light *= victor_light(shown);
    }
}

void effects_push(Table *table)
{
    for (unsigned i = 0; i < table->sprite_count; i++) {
        Sprite *sprite = &table->sprites[i];
        sprite->push = (Point){0, 0};
        sprite->push_angle = 0;
        sprite->glows = false;
        nudge(table, sprite);
        sprite->light = sprite->lit;
        for (unsigned j = 0; j < table->effect_count; j++) {
            const RunningEffect *shown = &table->effects[j];
            darken(table, shown, sprite);
            if (!is_still(table, &effect_kinds[shown->effect])) {
                push_one(table, shown, sprite);
            }
        }
    }
}

static bool has_bow(const RunningEffect *shown)
{
    return shown->sprite != SPRITE_NONE && shown->other != SPRITE_NONE;
}

static void draw_shown(Table *table, const RunningEffect *shown)
{
    const EffectKind *kind = &effect_kinds[shown->effect];
    if (kind->reduced && is_marked(table, kind) && shown->sprite != SPRITE_NONE) {
        kind->reduced(table, shown);
    }
    if (has_bow(shown)) {
        bow_draw(table, shown);
    }
    for (unsigned i = 0; i < DRAWINGS_MAX && kind->draw[i]; i++) {
        kind->draw[i](table, shown);
    }
    if (shown->look->breaks) {
        climax_shards(table, shown);
    }
    climax_sent(table, shown);
    if (shown->look->burst) {
        bow_burst(table, shown);
    } else if (!kind->is_silent && shown->words[0] != '\0') {
        effect_words(table, shown);
    }
}

void effects_draw_behind(Table *table)
{
    for (unsigned i = 0; i < table->effect_count; i++) {
        const RunningEffect *shown = &table->effects[i];
        if (effect_kinds[shown->effect].behind) {
            effect_kinds[shown->effect].behind(table, shown);
        }
    }
}

void effects_draw(Table *table)
{
    for (unsigned i = 0; i < table->effect_count; i++) {
        draw_shown(table, &table->effects[i]);
    }
    for (unsigned i = 0; i < table->effect_count; i++) {
        if (has_bow(&table->effects[i])) {
            bow_draw_broken(table, &table->effects[i]);
        }
    }
}
