/* The panel of the suit powers: a line for each, all in one type, or where there is no room for
 * words the four as signs in a row. A power to which the enemy is immune is struck through. */
#include "regicide/parts.h"
#include "regicide/seen.h"
#include "regicide/table.h"
#include "regicide/words.h"

#include "i18n/format.h"

#include <math.h>

#define PAIR_GAP 6.0f /* units between two in a line */

static const struct {
    const char *id;
    const char *label, *brief; /* in a word */
} powers[] = {
    [REGICIDE_CLUBS] = {"power.clubs", NC_("suit power", "Double damage"),
                        NC_("suit power", "Double")},
    [REGICIDE_DIAMONDS] = {"power.diamonds", NC_("suit power", "Draw cards"),
                           NC_("suit power", "Draw")},
    [REGICIDE_HEARTS] = {"power.hearts", NC_("suit power", "Heal from the discard"),
                         NC_("suit power", "Heal")},
    [REGICIDE_SPADES] = {"power.spades", NC_("suit power", "Shield"), NC_("suit power", "Shield")}};

static const char *label_of(unsigned suit, bool is_short)
{
    return is_short ? powers[suit].brief : powers[suit].label;
}

static const char *power_tip(const TableScene *scene, unsigned suit)
{
    bool draws_alone = suit == REGICIDE_DIAMONDS && regicide_table_of(scene)->seats == 1;
    return draws_alone ? N_("♦ Diamonds: draw as many cards as the attack is worth, until eight "
                            "are in your hand.")
                       : regicide_power_tips[suit];
}

static Line power_line(const TableScene *scene, unsigned suit, bool is_short)
{
    Line line = {.id = powers[suit].id,
                 .tip = panel_word(scene, power_tip(scene, suit)),
                 .text = panel_word(scene, label_of(suit, is_short)),
                 .name = panel_word(scene, powers[suit].label),
                 .icon = regicide_suit_icons[suit],
                 .icon_color = regicide_suit_colors[suit],
                 .color = COLOR_PAPER,
                 .struck = regicide_is_immune(regicide_table_of(scene), suit)};
    if (line.struck) {
        line.color = color_faded(COLOR_MUTED, 0.6f);
        line.tip =
            panel_phrase(scene, N_("{rule} Now the enemy is immune to it."), TR_VALUES(line.tip));
    }
    return line;
}

/* The part of the usual size in which the longest of the lines fits so many pixels. */
static float fitting(const TableScene *scene, bool is_short, float width)
{
    TextStyle style = {.face = FONT_BODY, .size = SIZE_BODY * scene->layout->type};
    float widest = 1, room = width - panel_line_height(scene);
    for (unsigned suit = 0; suit < 4; suit++) {
        const char *words = panel_word(scene, label_of(suit, is_short));
        widest = fmaxf(widest, text_layout(scene->ui, words, style, 0)->w);
    }
    return fminf(room / widest, 1);
}

static float column_width(const TableScene *scene, Rect rest, unsigned columns)
{
    float gap = PAIR_GAP * ui_unit(scene->ui) * (float)(columns - 1);
    return (rest.w - gap) / (float)columns;
}

/* The part of the usual size in which so many columns fit the panel. */
static float part_in(const TableScene *scene, Rect rest, unsigned columns)
{
    float width = column_width(scene, rest, columns);
    bool is_short = fitting(scene, false, width) < 1;
    float high = rest.h / (4.0f / (float)columns * panel_line_height(scene));
    return fminf(fitting(scene, is_short, width), fminf(high, 1));
}

static void power_panel(const TableScene *scene)
{
    static const unsigned suits[] = {REGICIDE_HEARTS, REGICIDE_DIAMONDS, REGICIDE_CLUBS,
                                     REGICIDE_SPADES};
    Rect rest = ui_panel(scene->ui, scene->part.rect);
    Line title = {.id = "power.title",
                  .text = panel_word(scene, N_("Suit powers")),
                  .title = true,
                  .size = SIZE_NAME,
                  .color = COLOR_GOLD_LIGHT};
    if (!scene->layout->is_brief) {
        panel_line(scene, &title, &rest);
    }
    unsigned columns =
        scene->layout->is_terse && part_in(scene, rest, 2) > part_in(scene, rest, 1) ? 2 : 1;
    float width = column_width(scene, rest, columns), part = part_in(scene, rest, columns);
    bool is_short = fitting(scene, false, width) < 1;
    for (unsigned i = 0; i < 4; i++) {
        Line line = power_line(scene, suits[i], is_short);
        line.size = SIZE_BODY * part;
        Rect cell = rest;
        if (i % columns < columns - 1) {
            cell.w = width;
            panel_line(scene, &line, &cell);
            continue;
        }
        rect_cut_left(&cell, rest.w - width);
        panel_line(scene, &line, &cell);
        rest.y = cell.y;
        rest.h = cell.h;
    }
}

void regicide_power_panel(const TableScene *shown)
{
    RegicideSeen seen;
    regicide_see(shown, &seen);
    power_panel(&seen.scene);
}
