/* What cues look like: how an effect begins, runs and is over. It is drawn from its age alone and
 * leaves nothing behind. */
#include "attacks.h"
#include "cards.h"
#include "effect_kinds.h"
#include "effects.h"
#include "looks.h"
#include "moments.h"
#include "reduced.h"
#include "sprite.h"

#include "base/limits.h"
#include "i18n/format.h"
#include "ui/tween.h"

#include <math.h>

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

/* The words of a cue, a while after it. */
static void say(const Table *table, RunningEffect *shown, int cue)
{
    shown->look = &table->look->cues[cue];
    shown->rect = table->layout.zones[shown->look->zone].rect;
    if (shown->look->effect == EFFECT_VEIL) {
        shown->effect = EFFECT_RIBBON;
        shown->seconds = effect_kind(EFFECT_RIBBON)->seconds;
    }
}

void effect_start(Table *table, const Beat *beat)
{
    unsigned cue = beat->name;
    int value = beat->value;
    const CueLook *look = cue_look(table, cue);
    bool is_beside = cue == LANDED_CUE || cue == CHARGE_CUE || cue == SAID_CUE || cue == PUFF_CUE ||
                     cue == DIM_CUE;
    if (!is_beside) { /* these tell of another one */
        table->cue = cue_is_of_game(cue) ? (int)cue : -1;
        table->cue_age = 0;
        table->cue_holds = beat->holds;
    }
    count_cue(table, look, value);
    Effect effect = effect_seen(table, look, value);
    if (look->sounds && look->contact <= 0) {
        SoundWish wish = cue_wish(table, beat, look);
        ui_play_wish(table->setting.ui, &wish);
    }
    if (effect == EFFECT_NONE || effect == EFFECT_HOLD || table->effect_count == EFFECTS_MAX) {
        return;
    }
    RunningEffect shown = {.effect = effect,
                           .seconds = effect_kind(effect)->seconds,
                           .stays = effect_kind(effect)->stays,
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
        say(table, &shown, value);
    } else if (effect == EFFECT_VEIL) {
        shown.seconds = look->says;
    }
    if (shown.sprite != SPRITE_NONE) {
        strike_sprite(table, &shown, value);
    }
    effect_word(table, &shown, cue, value);
    drop_words_under(table, &shown);
    if (effect == EFFECT_STRIKE) {
        shown.rect = lunge_hand(table, value);
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
        table->effects[table->effect_count++] =
            (RunningEffect){.effect = EFFECT_NOD,
                            .seconds = effect_seconds(EFFECT_NOD),
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
