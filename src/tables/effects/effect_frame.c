/* Effects in one frame: how they move and light the cards, and what they draw below, above and
 * between them. */
#include "attacks.h"
#include "cards.h"
#include "effect_kinds.h"
#include "effects.h"
#include "looks.h"
#include "moments.h"
#include "reduced.h"
#include "sprite.h"

#include <math.h>

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
    const EffectKind *kind = effect_kind(shown->effect);
    Push push = {.by = sprite->push, .angle = sprite->push_angle, .spun = sprite->spun};
    bool lies = sprite->motions == 0 && sprite->seen_in != NO_ZONE;
    if (kind->push_all && lies && kind->reaches(table, shown, sprite)) {
        kind->push_all(table, shown, &sprite->pose, &push);
    }
    if (kind->push && shown->sprite == sprite - table->sprites) {
        kind->push(table, shown, &push);
    }
    sprite->push = push.by;
    sprite->push_angle = push.angle;
    sprite->spun = push.spun;
}

/* Whoever has won, or comes as nobody else does, stands in the light. */
static void darken(const Table *table, const RunningEffect *shown, Sprite *sprite)
{
    const EffectKind *kind = effect_kind(shown->effect);
    if (kind->light && shown->sprite != sprite - table->sprites) {
        sprite->light *= kind->light(shown);
    }
}

void effects_push(Table *table)
{
    for (unsigned i = 0; i < table->sprite_count; i++) {
        Sprite *sprite = &table->sprites[i];
        sprite->push = (Point){0, 0};
        sprite->push_angle = sprite->spun = 0;
        sprite->glows = false;
        nudge(table, sprite);
        sprite->light = sprite->lit;
        for (unsigned j = 0; j < table->effect_count; j++) {
            const RunningEffect *shown = &table->effects[j];
            darken(table, shown, sprite);
            if (shatter_hides(table, shown, sprite)) {
                sprite->pose.alpha = 0; /* it comes to light on its way */
            }
            if (!is_still(table, effect_kind(shown->effect))) {
                push_one(table, shown, sprite);
            }
        }
    }
}

static bool has_bow(const RunningEffect *shown)
{
    return shown->sprite != SPRITE_NONE && shown->other != SPRITE_NONE;
}

/* What leads to a cue, and its late words, have its look, but do not show it again. */
static bool is_own_look(const Table *table, const RunningEffect *shown)
{
    return shown->look == cue_look(table, shown->cue);
}

static void draw_broken(Table *table, const RunningEffect *shown)
{
    if (shown->look->breaks) {
        shatter_draw(table, shown);
    }
    if (shown->look->splits) {
        climax_split(table, shown);
    }
}

static void draw_shown(Table *table, const RunningEffect *shown)
{
    const EffectKind *kind = effect_kind(shown->effect);
    if (kind->reduced && is_marked(table, kind) && shown->sprite != SPRITE_NONE) {
        kind->reduced(table, shown);
    }
    if (has_bow(shown)) {
        bow_draw(table, shown);
    }
    for (unsigned i = 0; i < DRAWINGS_MAX && kind->draw[i]; i++) {
        kind->draw[i](table, shown);
    }
    if (is_own_look(table, shown)) {
        draw_broken(table, shown);
        climax_sent(table, shown);
    }
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
        const EffectKind *kind = effect_kind(shown->effect);
        if (kind->behind) {
            kind->behind(table, shown);
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
