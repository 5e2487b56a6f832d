/* What each effect is: how long it shows, what it draws and how it moves cards. What few lines draw
 * or push is here as well. */
#include "effect_kinds.h"
#include "attacks.h"
#include "cards.h"
#include "effects.h"
#include "looks.h"
#include "moments.h"
#include "reduced.h"
#include "sprite.h"

#include "ui/tween.h"

#include <math.h>

#define FLASH_SECONDS  0.09f
#define RIBBON_SECONDS 1.06f
#define NOD_SECONDS    0.22f
#define NOD_WIDE       9.0f /* units, less and less */
#define NODS           3
#define SPIN_SECONDS   0.36f

/* It spins once round its upright axis, then it swings. */
static void push_jester(const Table *table, const RunningEffect *shown, Push *push)
{
    float spin = reduced_along(table, fminf(shown->age / SPIN_SECONDS, 1));
    float along = fmaxf(shown->age - SPIN_SECONDS, 0) / (shown->seconds - SPIN_SECONDS);
    push->spun += 360 * ease(EASE_IN_OUT, spin);
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
    [EFFECT_JESTER] = {.seconds = 1.06f,
                       .holds = 1.06f,
                       .draw = {climax_lozenges},
                       .reduced = reduced_frame,
                       .push = push_jester,
                       .shakes = true},
    [EFFECT_WIN] = {.seconds = 1.6f, .draw = {lanterns_draw}, .is_silent = true},
    [EFFECT_LOSS] = {.seconds = 1.6f,
                     .draw = {lanterns_draw},
                     .reduced = victor_mark,
                     .push = victor_step,
                     .push_all = victor_fall,
                     .reaches = reaches_lost_hand,
                     .light = victor_light,
                     .stays = true,
                     .is_silent = true},
    [EFFECT_DRAW] = {.seconds = 1.6f, .draw = {lanterns_draw}, .stays = true, .is_silent = true},
    [EFFECT_RESULT] = {.is_silent = true},
    [EFFECT_TURN] = {.seconds = RIBBON_SECONDS, .draw = {effect_ribbon}, .is_silent = true},
    [EFFECT_RIBBON] = {.seconds = RIBBON_SECONDS, .draw = {effect_ribbon}, .is_silent = true},
    [EFFECT_VEIL] = {.draw = {effect_veil}, .is_silent = true}, /* see CueLook.says */
    [EFFECT_ARRIVE] = {.seconds = 1.3f,
                       .holds = 0.9f,
                       .behind = climax_rays,
                       .draw = {climax_frame, effect_ribbon},
                       .is_silent = true},
    [EFFECT_DIM] = {.seconds = 1.9f,
                    .behind = climax_dim,
                    .light = climax_light,
                    .is_silent = true},
    [EFFECT_STRIKE] = {.seconds = 0.62f,
                       .holds = 0.55f,
                       .draw = {lunge_wound},
                       .reduced = reduced_frame,
                       .push = lunge_strike,
                       .push_all = lunge_sink,
                       .reaches = reaches_struck_hand,
                       .is_silent = true},
    [EFFECT_CHARGE] = {.seconds = 0.4f,
                       .holds = CHARGE_CONTACT,
                       .push_all = lunge_charge,
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

const EffectKind *effect_kind(Effect effect)
{
    return &effect_kinds[effect];
}

float effect_seconds(Effect effect)
{
    return effect_kinds[effect].seconds;
}

float effect_holds(Effect effect)
{
    return effect_kinds[effect].holds;
}
