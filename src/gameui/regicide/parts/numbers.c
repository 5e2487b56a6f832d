/* The numbers of the enemy: health and attack, what they will be after the action that the person
 * considers, and the shield. They are those of the view that the motion has come to, but roll. */
#include "regicide/parts.h"
#include "regicide/seen.h"
#include "regicide/sentences.h"
#include "regicide/table.h"
#include "regicide/words.h"

#include "base/limits.h"
#include "i18n/format.h"
#include "ui/tween.h"

#include <math.h>

#define BARS 3

/* Draws the bar of health over what was lost just now, which is light; the part that will be lost
 * is dark red. */
static void health_bar(const TableScene *scene, Rect rest, const float lefts[BARS], int whole)
{
    static const uint32_t colors[BARS] = {0xf6ecd8, 0x6d2630, 0xc8323f};
    float unit = scene->layout->unit, height = 10 * unit;
    Rect bar = {rest.x + 4 * unit, rest.y + 4 * unit, rest.w - 8 * unit, height};
    float width = bar.w;
    DrawList *list = ui_draw(scene->ui);
    draw_round(list, bar, height / 2, color_rgb(0x0b0a10));
    for (int i = 0; i < BARS; i++) {
        bar.w = fmaxf(width * fminf(lefts[i] / (float)whole, 1), height);
        if (lefts[i] > 0) {
            draw_round(list, bar, height / 2, color_rgb(colors[i]));
        }
    }
}

#define STAMP_SECONDS 0.12f
#define STAMP_FROM    1.6f  /* of its size */
#define STAMP_RING    1.1f  /* of the height of its number */
#define BELOW         21.0f /* units that a line below the number needs to be read */

/* A number of the enemy: what it is, how much there is now and of how much, and what it will be
 * after the considered action, which is the same when that changes nothing. */
typedef struct Gauge {
    const char *id, *label;
    const char *icon;                 /* instead of the label, where there is no room for it */
    const char *spoken, *spoken_then; /* marked: with {n} {whole}, and {then} */
    const char *tip;                  /* marked */
    int now, whole, then;
    CounterChange change;
} Gauge;

static const char *gauge_spoken(const TableScene *scene, const Gauge *gauge)
{
    const char *now = panel_number(scene, gauge->now), *whole = panel_number(scene, gauge->whole);
    if (gauge->then == gauge->now) {
        return panel_phrase(scene, gauge->spoken, TR_VALUES(now, whole));
    }
    return panel_phrase(scene, gauge->spoken_then,
                        TR_VALUES(now, whole, panel_number(scene, gauge->then)));
}

static const char *now_then(const TableScene *scene, int now, int then)
{
    const char *number = panel_number(scene, now), *later = panel_number(scene, then);
    return now == then ? number : panel_phrase(scene, N_("{n} → {then}"), TR_VALUES(number, later));
}

/* Draws a panel with a big number, which lies at `place` then: what it is, the number, of how much;
 * what is left of it below. */
static Rect number_panel(const TableScene *scene, const Gauge *gauge, Rect *place)
{
    Rect rest = rect_inset(ui_panel(scene->ui, scene->part.rect), -8 * ui_unit(scene->ui));
    const char *icon = gauge->icon;
    Line label = {
        .text = panel_word(scene, gauge->label), .align = ALIGN_CENTRE, .color = COLOR_MUTED};
    if (!scene->layout->is_terse || regicide_holds(scene, rest, 3.5f)) {
        panel_line(scene, &label, &rest);
        icon = NULL;
    }
    Line number = {.id = gauge->id,
                   .name = gauge_spoken(scene, gauge),
                   .tip = panel_noun(scene, gauge_spoken(scene, gauge), gauge->tip),
                   .text = now_then(scene, gauge->now, gauge->then),
                   .value = panel_digits(scene, gauge->now),
                   .icon = icon,
                   .align = ALIGN_CENTRE,
                   .title = true,
                   .low = true,
                   .size = scene->layout->is_brief ? 28 : 38,
                   .color = gauge->change.falls ? COLOR_WARNING : COLOR_GOLD_LIGHT};
    number.size *= 1 + PANEL_SWELL * gauge->change.swell;
    if (gauge->now != gauge->then) {
        number.size *= 0.8f;
    }
    float below = BELOW * ui_unit(scene->ui);
    Rect above = rest;
    rect_cut_bottom(&above, below);
    panel_line(scene, &number, &above);
    *place = rect_cut_top(&rest, above.y - rest.y);
    if (scene->layout->is_brief || rest.h < panel_line_height(scene) + below) {
        return rest;
    }
    Line of = {.align = ALIGN_CENTRE,
               .color = COLOR_PAPER,
               .text =
                   panel_phrase(scene, N_("of {n}"), TR_VALUES(panel_number(scene, gauge->whole)))};
    panel_line(scene, &of, &rest);
    return rest;
}

/* What the action that the person considers would bring; false: there is none. */
static bool has_outlook(const TableScene *scene, RegicideForecast *out)
{
    Action action;
    if (!table_meant(scene, &action)) {
        return false;
    }
    regicide_foresee(scene->view, action, out);
    return true;
}

/* Of an enemy on its way: as much of a number as that is long. */
static int counted(const TableScene *scene, int whole)
{
    float way = table_card_way(scene->table, regicide_table_of(scene)->enemy);
    return (int)lroundf(way * (float)whole);
}

/* An exact kill stamps what is left, 0, on the panel: it comes down large, and a ring stays. */
static void stamp(const TableScene *scene, Rect place, int left)
{
    float unit = ui_unit(scene->ui);
    if (scene->cue != REGICIDE_CUE_EXACT || table_rests(scene->table) || left != 0) {
        return;
    }
    float t = ui_has_reduced_motion(scene->ui) ? 1 : fminf(scene->cue_age / STAMP_SECONDS, 1);
    float large = mix(STAMP_FROM, 1, ease(EASE_IN_CUBIC, t));
    float size = large * (scene->layout->is_brief ? 28 : 38);
    TextStyle style = {.face = FONT_TITLE, .size = size};
    const TextBlock *block = text_layout(scene->ui, panel_number(scene, left), style, 0);
    Point at = rect_centre(place);
    float side = STAMP_RING * block->h;
    DrawList *list = ui_draw(scene->ui);
    draw_push(list, &(DrawCommand){.kind = DRAW_FRAME,
                                   .rect = rect_around(at, side, side),
                                   .thickness = 3 * unit * large,
                                   .radius = side / 2,
                                   .color = color_faded(COLOR_LIT, t)});
    draw_text(list, block, (Point){at.x - block->w / 2, at.y - block->h / 2},
              color_faded(COLOR_LIT, t));
}

static void health_panel(const TableScene *scene, bool is_new)
{
    RegicideForecast forecast;
    int whole = regicide_health(regicide_table_of(scene), regicide_table_of(scene)->enemy);
    int left = max_int(table_counter(scene->table, REGICIDE_HEALTH), 0);
    if (is_new) {
        left = counted(scene, whole);
    }
    CounterChange change = {.left = (float)left};
    if (!is_new) {
        change = table_counter_change(scene->table, REGICIDE_HEALTH);
    }
    Gauge gauge = {.id = "table.health",
                   .label = N_("Health"),
                   .icon = "ui/glyph-durability",
                   .spoken = N_("Health {n} of {whole}"),
                   .spoken_then = N_("Health {n} of {whole}, then {then}"),
                   .tip = REGICIDE_EXACT_RULE,
                   .now = left,
                   .then = left,
                   .whole = whole,
                   .change = change};
    if (has_outlook(scene, &forecast)) {
        gauge.then = forecast.health;
    }
    Rect place, rest = number_panel(scene, &gauge, &place);
    stamp(scene, place, gauge.now);
    const float lefts[BARS] = {change.left, (float)left, (float)gauge.then};
    health_bar(scene, rest, lefts, gauge.whole);
}

/* Whether the words and the sign before them stand in a row without becoming much smaller. */
static bool has_word(const TableScene *scene, const char *words, Rect rest)
{
    TextStyle style = {.face = FONT_BODY, .size = SIZE_BODY * scene->layout->type};
    float room = rest.w - panel_line_height(scene);
    return 0.75f * text_layout(scene->ui, words, style, 0)->w <= room;
}

static void shield_line(const TableScene *scene, int now, int then, Rect *rest)
{
    const char *text = panel_phrase(scene, N_("Shield {n}"), TR_VALUES(now_then(scene, now, then)));
    Line guard = {.id = "table.shield",
                  .tip = panel_noun(scene, text, regicide_power_tips[REGICIDE_SPADES]),
                  .value = panel_digits(scene, now),
                  .icon = "ui/glyph-shield",
                  .align = ALIGN_CENTRE,
                  .low = true,
                  .color = COLOR_PAPER,
                  .text = text};
    if (now != then || !has_word(scene, text, *rest)) { /* the sign says what it is */
        guard.name = text;
        guard.text = now_then(scene, now, then);
    }
    panel_line(scene, &guard, rest);
}

static void attack_panel(const TableScene *scene, bool is_new)
{
    RegicideForecast forecast;
    int whole = regicide_attack(regicide_table_of(scene), regicide_table_of(scene)->enemy);
    int left = table_counter(scene->table, REGICIDE_ATTACK);
    int shield = table_counter(scene->table, REGICIDE_SHIELD);
    CounterChange change = {0};
    if (is_new) {
        left = counted(scene, whole);
        shield = 0;
    } else {
        change = table_counter_change(scene->table, REGICIDE_ATTACK);
    }
    int guard = shield;
    Gauge gauge = {.id = "table.attack",
                   .label = N_("Attack"),
                   .icon = "ui/glyph-attack",
                   .spoken = N_("Attack {n} of {whole}"),
                   .spoken_then = N_("Attack {n} of {whole}, then {then}"),
                   .tip = REGICIDE_ATTACK_RULE,
                   .now = left,
                   .then = left,
                   .whole = whole,
                   .change = change};
    if (has_outlook(scene, &forecast) && !forecast.defeats) {
        gauge.then = forecast.attack;
        guard = forecast.shield;
    }
    Rect place, rest = number_panel(scene, &gauge, &place);
    shield_line(scene, shield, guard, &rest);
}

/* Draws a panel without a number, while the next enemy is on its way. */
static void blank_panel(const TableScene *scene, const char *label)
{
    Rect rest = rect_inset(ui_panel(scene->ui, scene->part.rect), -8 * ui_unit(scene->ui));
    Line name = {.text = panel_word(scene, label), .align = ALIGN_CENTRE, .color = COLOR_MUTED};
    Line none = {.text = "–",
                 .align = ALIGN_CENTRE,
                 .title = true,
                 .size = scene->layout->is_brief ? 28 : 38,
                 .color = COLOR_MUTED};
    if (!scene->layout->is_terse || regicide_holds(scene, rest, 3.5f)) {
        panel_line(scene, &name, &rest);
    }
    panel_line(scene, &none, &rest);
}

bool regicide_has_numbers(const TableScene *shown)
{
    RegicideSeen seen;
    regicide_see(shown, &seen);
    return seen.is_new || seen.view.table.enemy != CARD_NONE;
}

/* The panel of a number of the enemy, whose name is `label` until there is one. */
static void numbers(const TableScene *shown, const char *label,
                    void (*draw)(const TableScene *scene, bool is_new))
{
    RegicideSeen seen;
    regicide_see(shown, &seen);
    if (seen.comes != CARD_NONE && table_card_way(shown->table, seen.comes) > 0) {
        seen.view.table.enemy = seen.comes;
    }
    if (seen.view.table.enemy == CARD_NONE) {
        blank_panel(&seen.scene, label);
    } else {
        draw(&seen.scene, seen.is_new);
    }
}

void regicide_health_panel(const TableScene *scene)
{
    numbers(scene, N_("Health"), health_panel);
}

void regicide_attack_panel(const TableScene *scene)
{
    numbers(scene, N_("Attack"), attack_panel);
}
