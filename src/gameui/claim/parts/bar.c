/* The bar above the table: the sign of the phase, its words and whose decision it is, as far as
 * these have room. */
#include "claim/parts.h"
#include "claim/pen.h"
#include "claim/sentences.h"
#include "claim/table.h"
#include "claim/words.h"

#include "i18n/format.h"

#include <math.h>

#define BAR_LINE 26.5f /* units of a line where larger ones would say less */

static const char *phase_words(const ClaimTable *table)
{
    switch ((ClaimPhase)table->phase) {
    case CLAIM_RECRUIT:
        return CLAIM_PHASE_ONE;
    case CLAIM_SUPPORT:
        return N_("Phase Two: Gain Support");
    case CLAIM_OVER:
        break;
    }
    return N_("The game is over.");
}

static const char *phase_rule(const ClaimTable *table)
{
    switch ((ClaimPhase)table->phase) {
    case CLAIM_RECRUIT:
        return N_("Win followers: they are your hand in Phase Two");
    case CLAIM_SUPPORT:
        return N_("Win cards of the five factions: the most of each win its vote");
    case CLAIM_OVER:
        break;
    }
    return N_("Whoever has three votes wins");
}

/* Whose decision it is, for beside the phase. */
static const TextBlock *turn_block(const TableScene *scene, ClaimType type, Seat active)
{
    const char *words =
        panel_phrase(scene, N_("· {text}"), TR_VALUES(claim_turn_words(scene, active)));
    return claim_line(scene, words, type, 0);
}

/* The phase stays where it is while the turn goes from one to the other. */
static float turn_width(const TableScene *scene, ClaimType type)
{
    return fmaxf(turn_block(scene, type, 0)->w, turn_block(scene, type, 1)->w);
}

static void turn(const TableScene *scene, ClaimType type, Rect room)
{
    const ClaimTable *table = &claim_view(scene)->table;
    if (table->phase == CLAIM_OVER || !table_rests(scene->table)) {
        return;
    }
    Seat active = claim_active(table);
    const TextBlock *block = turn_block(scene, type, active);
    if (block->w > room.w || block->h > room.h) {
        return;
    }
    draw_text(ui_draw(scene->ui), block, (Point){room.x, room.y + (room.h - block->h) / 2},
              claim_light(scene, active));
}

static const char *brief_words(const TableScene *scene)
{
    static const char *const words[] = {
        [CLAIM_RECRUIT] = N_("Phase One"), [CLAIM_SUPPORT] = N_("Phase Two")};
    return panel_word(scene, words[claim_view(scene)->table.phase]);
}

/* The words of the phase on one line, in the middle between what `aside` may need at either end:
 * the short ones where the others have no room. */
static const TextBlock *phase_block(const TableScene *scene, ClaimType type, float width,
                                    float aside)
{
    const ClaimTable *table = &claim_view(scene)->table;
    const TextBlock *block = claim_line(scene, panel_word(scene, phase_words(table)), type, 0);
    if (block->w + 2 * aside <= width || table->phase == CLAIM_OVER) {
        return claim_label(scene, panel_word(scene, phase_words(table)), type, width);
    }
    const TextBlock *less = claim_label(scene, brief_words(scene), type, width);
    if (block->w <= width && less->w + 2 * aside > width) {
        return block;
    }
    return less;
}

/* Letters that a person has made larger give that up where phase and turn then both have room. */
static ClaimType bar_type(const TableScene *scene, float width)
{
    ClaimType type = {.face = FONT_BODY_BOLD, .size = 20}, low = type;
    low.high = BAR_LINE;
    if (claim_view(scene)->table.phase == CLAIM_OVER) {
        return type;
    }
    float phase = claim_line(scene, brief_words(scene), type, 0)->w;
    float less = claim_line(scene, brief_words(scene), low, 0)->w;
    bool has_room = phase + 2 * turn_width(scene, type) <= width;
    bool would_have = less + 2 * turn_width(scene, low) <= width;
    return !has_room && would_have ? low : type;
}

void claim_status(const TableScene *scene)
{
    Rect bar = scene->part.rect;
    const ClaimTable *table = &claim_view(scene)->table;
    const char *phase = panel_word(scene, phase_words(table));
    float side = fminf(bar.h * 0.62f, bar.w * 0.1f), gap = side * 0.35f;
    ClaimType type = bar_type(scene, bar.w - side - 3 * gap);
    const TextBlock *block =
        phase_block(scene, type, bar.w - side - gap, turn_width(scene, type) + gap);
    bool has_room = block->h <= bar.h && !block->cut;
    float width = has_room ? side + gap + block->w : side;
    Rect all = rect_around(rect_centre(bar), width, bar.h);
    Rect sign = rect_around((Point){all.x + side / 2, bar.y + bar.h / 2}, side, side);
    const char *glyph = table->phase == CLAIM_RECRUIT ? "ui/glyph-phase1" : "ui/glyph-phase2";
    draw_named(ui_draw(scene->ui), glyph, sign, 1);
    if (has_room) {
        Point at = {all.x + side + gap, bar.y + (bar.h - block->h) / 2};
        draw_text(ui_draw(scene->ui), block, at, COLOR_PAPER);
        float end = at.x + block->w + gap;
        turn(scene, type, (Rect){end, bar.y, bar.x + bar.w - end, bar.h});
    }
    Label mark = {.id = "table.phase",
                  .name = phase,
                  .value = panel_digits(scene, table->phase + 1),
                  .tip = claim_noun(scene, phase, phase_rule(table))};
    ui_tell(scene->ui, &mark, all);
}
