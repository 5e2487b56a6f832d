/* The mana of Clash of Decks: what is left of the own turn, or will be there in the next one, with
 * a gem for each; and while the other side acts, what that has left. */
#include "clash/parts.h"
#include "clash/parts/info.h"
#include "clash/parts/sides.h"
#include "clash/pen.h"
#include "clash/seen.h"
#include "clash/table.h"

#include "base/limits.h"
#include "i18n/format.h"
#include "ui/loop.h"

#include <math.h>

#define NUMBER_HIGH  0.72f /* of its row */
#define SWELL        0.12f /* of that, while it changes */
#define OPENING_MANA 6u    /* of the first turn of all */
#define GEMS_MAX     24u

/* What will be paid for the picked card, or for the one that is looked at. */
static unsigned asked_mana(const TableScene *scene)
{
    Action action;
    Card card = clash_picked(scene);
    if (card != CARD_NONE) {
        return clash_facts[card].mana;
    }
    if (table_meant(scene, &action) && action_verb(action) == CLASH_SUMMON) {
        return clash_facts[action_operand(action, 0)].mana;
    }
    return 0;
}

/* Gems of a side: all that it had, those left, and how many of these will be paid. */
typedef struct Gems {
    unsigned all, left, asked;
    CounterChange change; /* of those left */
} Gems;

#define BREAKS_LATER   0.06f /* seconds from one gem to the next, from the last one down */
#define BREAKS_SECONDS 0.18f
#define BREAKS_FALLS   0.9f /* of its height */

/* How far a gem has broken: below 0 it is whole, from 1 on it is gone. */
static float broken(const Gems *gems, unsigned nth)
{
    unsigned before = (unsigned)(gems->change.to + gems->change.lost);
    if (nth >= before) {
        return 1;
    }
    return (gems->change.age - BREAKS_LATER * (float)(before - 1 - nth)) / BREAKS_SECONDS;
}

/* Two halves that part and fall. */
static void draw_broken(const TableScene *scene, Rect gem, float t)
{
    DrawList *list = ui_draw(scene->ui);
    for (int side = -1; side <= 1; side += 2) {
        float aside = (float)side * gem.w * 0.35f * t, down = gem.h * BREAKS_FALLS * t * t;
        Rect moved = {gem.x + aside, gem.y + down, gem.w, gem.h}, half = moved;
        half.w /= 2;
        half.x += side > 0 ? half.w : 0;
        draw_clip(list, half);
        draw_named(list, "ui/clash-gem-lit", moved, 1 - t * t);
        draw_clip_end(list);
    }
    ui_wake(scene->ui);
}

static void draw_gems(const TableScene *scene, Rect room, Gems gems)
{
    unsigned all = min_unsigned(gems.all, GEMS_MAX);
    float most = fminf(30 * scene->layout->unit, room.h);
    float step = fminf(room.w / (float)max_unsigned(all, 1), most);
    float wide = step * 0.86f, high = wide * 32 / 28;
    for (unsigned i = 0; i < all; i++) {
        Point at = {room.x + room.w / 2 + step * ((float)i - (float)(all - 1) / 2),
                    room.y + room.h / 2};
        unsigned left = gems.change.lost > 0 ? (unsigned)gems.change.to : gems.left;
        bool is_left = i < left, is_paid = is_left && i + gems.asked >= left;
        float t = is_left ? -1 : broken(&gems, i);
        Rect gem = rect_around(at, wide, high);
        draw_named(ui_draw(scene->ui), t < 0 ? "ui/clash-gem-lit" : "ui/clash-gem-spent", gem,
                   1 - 0.6f * (float)is_paid);
        if (t >= 0 && t < 1) {
            draw_broken(scene, gem, t);
        }
    }
}

/* The gems of the side that acts. */
static Gems gems_now(const TableScene *scene)
{
    const ClashTable *table = clash_table_of(scene);
    Seat active = clash_active(scene);
    unsigned all = active == table->active ? clash_mana_begun(table) : clash_mana(table, active);
    CounterChange change = table_counter_change(scene->table, CLASH_COUNTER_MANA);
    unsigned left = (unsigned)max_int(table_counter(scene->table, CLASH_COUNTER_MANA), 0);
    return (Gems){.all = max_unsigned(all, left), .left = left, .change = change};
}

/* "5 of 7": the number that counts is large. */
static void draw_number(const TableScene *scene, Gems gems, Rect room)
{
    float gap = 8 * scene->layout->unit;
    float swell = table_counter_change(scene->table, CLASH_COUNTER_MANA).swell;
    const TextBlock *left = clash_text(scene, panel_number(scene, (int)gems.left), FONT_TITLE,
                                       room.h * NUMBER_HIGH * (1 + SWELL * swell), room);
    const char *words =
        panel_phrase(scene, N_("of {n}"), TR_VALUES(panel_number(scene, (int)gems.all)));
    Rect rest = {0, 0, room.w - left->w - 2 * gap, room.h};
    const TextBlock *all = clash_text(scene, words, FONT_BODY, room.h * 0.32f, rest);
    float wide = left->w + gap + all->w;
    Rect first = {room.x + fmaxf((room.w * 0.9f - wide) / 2, 0), room.y, left->w, room.h};
    clash_text_centred(scene, left, first, COLOR_PAPER);
    if (gems.left < gems.all) {
        Rect second = {first.x + first.w + gap, room.y + room.h * 0.08f, all->w, room.h};
        clash_text_centred(scene, all, second, COLOR_MUTED);
    }
}

/* Words for where mana comes from. */
static const char *source_words(const TableScene *scene)
{
    if (clash_table_of(scene)->turn == 1 && clash_active(scene) == scene->seat) {
        return panel_phrase(scene, N_("the first turn has {n}"),
                            TR_VALUES(panel_number(scene, (int)OPENING_MANA)));
    }
    return panel_word(scene, N_("one for each card in hand"));
}

static void draw_line(const TableScene *scene, const char *words, Rect row, Color color)
{
    clash_text_centred(scene, clash_text(scene, words, FONT_BODY, 15 * ui_unit(scene->ui), row),
                       row, color);
}

/* Whether the button that is aimed at ends the summoning while a unit could still be paid for, and
 * no incantation is there to use the mana later. */
static bool is_wasted(const TableScene *scene)
{
    Action action = table_meant_by_button(scene);
    return action != ACTION_NONE && action_verb(action) == CLASH_ATTACK &&
           selection_has_verb(scene->selection, CLASH_SUMMON) &&
           !selection_has_verb(scene->selection, CLASH_CAST);
}

/* The mana of the own next turn, which is never the first of all, though that may still be shown.
 */
static unsigned next_mana(const TableScene *scene)
{
    ClashTable next = *clash_table_of(scene);
    next.turn++;
    return clash_mana(&next, scene->seat);
}

/* Whether there is mana to spend: not while units return, nor after the end. */
bool clash_has_mana(const TableScene *scene)
{
    uint8_t phase = clash_table_of(scene)->phase;
    return clash_is_dealt(scene) && phase != CLASH_RETURNING && phase != CLASH_OVER;
}

void clash_mana_panel(const TableScene *scene)
{
    Rect inner = rect_inset(scene->part.rect, 14 * scene->layout->unit);
    const char *caption = panel_word(scene, N_("Mana left this turn"));
    const char *name = N_("Mana left: {n}");
    bool is_own = clash_active(scene) == scene->seat;
    Gems gems = gems_now(scene);
    if (is_own && is_wasted(scene)) {
        gems.asked = gems.left;
        caption = panel_word(scene, N_("Unspent: lost in the assault"));
    } else if (is_own) {
        gems.asked = asked_mana(scene);
    } else {
        gems = (Gems){.all = next_mana(scene), .left = next_mana(scene)};
        caption = panel_word(scene, N_("Mana next turn, at least"));
        name = N_("Mana next turn, at least: {n}");
    }
    Color color = is_own && is_wasted(scene) ? COLOR_CAUTION : COLOR_PAPER;
    ui_panel(scene->ui, scene->part.rect);
    Rect top = rect_cut_top(&inner, inner.h * 0.46f);
    Rect sign = rect_cut_left(&top, top.h);
    const char *number = panel_number(scene, gems.left);
    draw_named(ui_draw(scene->ui), "ui/glyph-mana", sign, 1);
    draw_number(scene, gems, top);
    draw_gems(scene, rect_cut_top(&inner, inner.h * 0.5f), gems);
    Label label = {.id = "table.mana",
                   .name = panel_phrase(scene, name, TR_VALUES(number)),
                   .value = panel_digits(scene, gems.left)};
    clash_mana_tip(scene, label.name, scene->part.rect);
    ui_tell(scene->ui, &label, scene->part.rect);
    Rect wide = {0, 0, 4 * inner.w, inner.h};
    const char *source = source_words(scene);
    const TextBlock *least = clash_text(scene, source, FONT_BODY, clash_least(scene), wide);
    if (least->w <= inner.w && 2 * least->h <= inner.h + 4 * scene->layout->unit) {
        draw_line(scene, caption, rect_cut_top(&inner, inner.h / 2), color);
        draw_line(scene, source, inner, COLOR_MUTED);
    } else { /* the tip says the rest */
        draw_line(scene, caption, inner, color);
    }
}

bool clash_has_other_mana(const TableScene *scene)
{
    return clash_active(scene) != scene->seat && clash_phase(scene) != CLASH_OVER;
}

void clash_other_mana(const TableScene *scene, Rect room)
{
    Seat other = (Seat)(1 - scene->seat);
    Gems gems = gems_now(scene);
    if (!clash_has_other_mana(scene)) {
        return;
    }
    const char *number = panel_number(scene, gems.left);
    ui_tell(scene->ui,
            &(Label){.id = panel_id(scene, "seat.", other, ".mana"),
                     .name = panel_phrase(scene, N_("Mana left: {n}"), TR_VALUES(number)),
                     .value = panel_digits(scene, gems.left)},
            room);
    draw_gems(scene, room, gems);
}
