/* The panel of one who plays alone: the two jesters that lie beside the table, and the medal that a
 * win would earn. A flip turns a jester that lies there and exchanges the medal. */
#include "regicide/parts.h"
#include "regicide/sentences.h"
#include "regicide/table.h"
#include "tables/table_picture.h"

#include "ui/tween.h"

#include <math.h>

#define JESTERS       2
#define TITLE_LEADING 1.1f
#define ROW_LINES     1.9f /* of the row of cards, at least; else words take their place */
#define CARD_GAP      10.0f
#define TURNS_UNTIL   0.625f /* of the flip: the jester lies face down by then */
#define FALLS_UNTIL   0.55f  /* the same: the old medal has gone */
#define MEDAL_GROWN   0.8f   /* by so much larger the new one comes */

/* What is seen of the flips, also of one in motion: words and pictures follow it as one, and the
 * medal later than its jester. */
typedef struct Flips {
    int left;   /* after it */
    int up;     /* jesters that are seen face up */
    int medal;  /* that is seen to be won now, by the flips it leaves */
    bool turns; /* the jester with the number `left` */
    float along, turned;
} Flips;

static bool is_lost(const TableScene *scene)
{
    const RegicideTable *table = regicide_table_of(scene);
    return table->phase == REGICIDE_OVER && !table->won;
}

static Flips flips_of(const TableScene *scene)
{
    Flips flips = {.left = table_counter(scene->table, REGICIDE_FLIPS)};
    flips.turns = table_effect(scene->table, REGICIDE_CUE_FLIP, &flips.along, &flips.left);
    flips.turned = ease(EASE_IN_OUT, flips.along / TURNS_UNTIL);
    flips.up = flips.left + (flips.turns && flips.turned < 0.5f);
    flips.medal = flips.left + (flips.turns && flips.along < FALLS_UNTIL);
    return flips;
}

static void draw_jester(const TableScene *scene, int index, const Flips *flips, Rect rect)
{
    bool is_up = index < flips->up;
    Rect drawn = rect;
    if (flips->turns && index == flips->left) {
        float seen = fmaxf(fabsf(1 - 2 * flips->turned), 0.02f);
        drawn = rect_around(rect_centre(rect), rect.w * seen, rect.h);
        draw_glow(ui_draw(scene->ui), (Outline){.rect = drawn},
                  color_faded(COLOR_LIT, 1 - flips->along));
    }
    Card card = is_up ? (Card)(REGICIDE_JESTER + index) : CARD_HIDDEN;
    table_draw_card(scene->ui, scene->wording, card, (Outline){.rect = drawn});
    if (!is_up) {
        draw_round(ui_draw(scene->ui), drawn, 0.06f * rect.w, color_faded(COLOR_INK, 0.5f));
    }
}

static void draw_medal(const TableScene *scene, int flips, Rect rect, float alpha)
{
    static const char *const medals[] = {"ui/medal-bronze", "ui/medal-silver", "ui/medal-gold"};
    draw_named(ui_draw(scene->ui), medals[flips], rect, alpha);
}

/* Draws the medal; at a flip the better one falls, the lesser one is struck in its place. */
static void medal(const TableScene *scene, const Flips *flips, Rect rect)
{
    if (!flips->turns) {
        draw_medal(scene, flips->medal, rect, 1);
        return;
    }
    if (flips->medal > flips->left) {
        Rect old = rect;
        float gone = flips->along / FALLS_UNTIL;
        old.y += rect.h * 0.6f * ease(EASE_IN_CUBIC, gone);
        draw_medal(scene, flips->medal, old, 1 - gone);
        return;
    }
    float come = (flips->along - FALLS_UNTIL) / (1 - FALLS_UNTIL);
    float side = rect.w * (1 + MEDAL_GROWN * (1 - ease(EASE_OUT_CUBIC, come)));
    draw_medal(scene, flips->medal, rect_around(rect_centre(rect), side, side), fminf(come * 3, 1));
}

static const char *jesters_words(const TableScene *scene, int left)
{
    Message message = message_plural_of(NP_("{n} Jester left", "{n} Jesters left"), left);
    return panel_message(scene, &message);
}

static const char *jesters_tip(const TableScene *scene, int left)
{
    return panel_noun(scene, jesters_words(scene, left), REGICIDE_FLIP_RULE);
}

/* Draws the jesters as cards, which are called by how many are left. */
static void jester_cards(const TableScene *scene, const Flips *flips, Rect row)
{
    float gap = CARD_GAP * ui_unit(scene->ui), width = row.h / CARD_RATIO;
    Label label = {.id = "table.flips",
                   .name = jesters_words(scene, flips->up),
                   .value = panel_digits(scene, flips->up),
                   .tip = jesters_tip(scene, flips->up)};
    ui_tell(scene->ui, &label, (Rect){row.x, row.y, JESTERS * width + gap, row.h});
    for (int i = 0; i < JESTERS; i++) {
        Rect place = {row.x + (width + gap) * (float)i, row.y, width, row.h};
        draw_jester(scene, i, flips, place);
    }
}

static void jester_line(const TableScene *scene, const Flips *flips, Rect *rest)
{
    Line line = {.id = "table.flips",
                 .tip = jesters_tip(scene, flips->up),
                 .text = jesters_words(scene, flips->up),
                 .value = panel_digits(scene, flips->up),
                 .color = COLOR_PAPER};
    panel_line(scene, &line, rest);
}

static const char *win_words(const TableScene *scene, int flips)
{
    static const char *const names[] = {N_("A win now: Bronze"), N_("A win now: Silver"),
                                        N_("A win now: Gold")};
    return panel_word(scene, names[flips]);
}

static const char *medal_tip(const TableScene *scene, int flips)
{
    return panel_noun(scene, win_words(scene, flips), REGICIDE_MEDAL_RULE);
}

static void win_line(const TableScene *scene, int flips, Rect *rest)
{
    if (regicide_table_of(scene)->phase == REGICIDE_OVER) {
        return;
    }
    Line win = {.id = "table.medal",
                .tip = medal_tip(scene, flips),
                .text = win_words(scene, flips),
                .color = COLOR_PAPER,
                .value = panel_digits(scene, flips)};
    panel_line(scene, &win, rest);
}

static float title_height(const TableScene *scene)
{
    TextStyle style = {.face = FONT_TITLE, .size = SIZE_NAME * scene->layout->type};
    const char *words = panel_word(scene, NC_("Regicide", "Solo"));
    return TITLE_LEADING * text_layout(scene->ui, words, style, 0)->h;
}

static void title_line(const TableScene *scene, Rect *rest)
{
    Line title = {.id = "solo.title",
                  .text = panel_word(scene, NC_("Regicide", "Solo")),
                  .title = true,
                  .size = SIZE_NAME,
                  .color = COLOR_GOLD_LIGHT};
    panel_line(scene, &title, rest);
}

bool regicide_is_solo(const TableScene *scene)
{
    return regicide_table_of(scene)->seats == 1;
}

void regicide_solo(const TableScene *scene)
{
    Flips flips = flips_of(scene);
    Rect rest = ui_panel(scene->ui, scene->part.rect);
    float line = panel_line_height(scene), gap = CARD_GAP * ui_unit(scene->ui);
    Rect foot = rect_cut_bottom(&rest, line);
    float side = fminf(rest.h, rest.w * 0.28f);
    Rect corner = {rest.x + rest.w - side, rest.y, side, side};
    Rect narrow = rest;
    narrow.w -= side;
    if (!scene->layout->is_brief || rest.h >= ROW_LINES * line + title_height(scene)) {
        title_line(scene, &narrow);
    }
    if (narrow.h >= ROW_LINES * line) {
        narrow.h = fminf(narrow.h - gap / 2, (narrow.w - 2 * gap) / JESTERS * CARD_RATIO);
        jester_cards(scene, &flips, narrow);
        corner = rect_around(rect_centre((Rect){corner.x, rest.y, side, rest.h}), side, side);
    } else {
        jester_line(scene, &flips, &narrow);
    }
    if (is_lost(scene)) { /* there is none to be won any more */
        return;
    }
    ui_tip(scene->ui, "table.medal.picture", medal_tip(scene, flips.medal), corner);
    win_line(scene, flips.medal, &foot);
    medal(scene, &flips, corner);
}
