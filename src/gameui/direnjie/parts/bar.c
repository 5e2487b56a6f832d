/* How far the turn is, in the bar: the round, whose turn it is, and its four steps. */
#include "direnjie/parts.h"
#include "direnjie/pen.h"
#include "direnjie/sentences.h"
#include "direnjie/table.h"
#include "direnjie/words.h"

#include "i18n/format.h"

#include <math.h>

/* The four steps of a turn, in the order of play. */
static unsigned step_of(const DirenjieTable *table)
{
    switch ((DirenjiePhase)table->phase) {
    case DIRENJIE_BONUS:
    case DIRENJIE_REPAYING:
        return 0;
    case DIRENJIE_ASKING:
    case DIRENJIE_GIVING:
    case DIRENJIE_CONSOLING:
        return 1;
    case DIRENJIE_SUBMITTING:
        return 2;
    case DIRENJIE_REFILLING:
        return 3;
    case DIRENJIE_ANSWERING:
    case DIRENJIE_OVER:
        break;
    }
    return 4;
}

static const char *turn_words(const TableScene *scene)
{
    const DirenjieTable *table = direnjie_table_of(scene);
    const char *name = panel_name(scene, table->active);
    if (table->phase >= DIRENJIE_ANSWERING) {
        return panel_word(scene, table->phase == DIRENJIE_ANSWERING ? N_("The final answer")
                                                                    : N_("The game is over."));
    }
    if (table_is_you(scene, table->active)) {
        return panel_word(scene,
                          table->phase == DIRENJIE_GIVING ? N_("Your request") : N_("Your turn"));
    }
    bool asks = table->phase == DIRENJIE_ASKING || table->phase == DIRENJIE_GIVING;
    return panel_phrase(scene, asks ? N_("{name} requests") : N_("{name}'s turn"), TR_VALUES(name));
}

static const char *const step_names[] = {N_("Reveal"), N_("Request"), N_("Submit"), N_("Refill")};

/* One step: done, now, or still to come. */
typedef struct Bead {
    unsigned step, now;
    float size; /* of its word */
    bool has_word;
} Bead;

/* Whether whoever is on turn has laid no clue in the step that is over: a clue that was laid lies
 * hidden until the next turn. */
static bool is_skipped(const TableScene *scene, const Bead *bead)
{
    const DirenjieTable *table = direnjie_table_of(scene);
    for (unsigned i = 0; i < table->clue_count; i++) {
        if (table->clue_owners[i] == table->active && !(table->clues_public >> i & 1)) {
            return false;
        }
    }
    return bead->step == 2 && bead->now == 3;
}

/* A tick, or a dash where nothing was done. */
static void bead_done(const TableScene *scene, Pen pen, const Bead *bead, Rect disc)
{
    if (is_skipped(scene, bead)) {
        float thick = fmaxf(2, 2.4f * pen.unit);
        draw_fill(ui_draw(scene->ui), rect_around(rect_centre(disc), disc.w * 0.5f, thick),
                  COLOR_SHEET);
        return;
    }
    draw_icon(ui_draw(scene->ui), "ui/mark-yes", (Outline){.rect = rect_inset(disc, disc.w * 0.2f)},
              COLOR_SHEET);
}

static void bead(const TableScene *scene, Pen pen, const Bead *bead, Rect rect)
{
    const char *words = panel_word(scene, step_names[bead->step]);
    const char *rule = direnjie_step_rule(direnjie_view_of(scene), bead->step);
    const char *state =
        is_skipped(scene, bead) ? panel_word(scene, N_("Submit: no clue this turn")) : words;
    Letters letters = {FONT_BODY, bead->size, ALIGN_LEFT, COLOR_MUTED, false};
    DrawList *list = ui_draw(scene->ui);
    float side = fmaxf(18 * pen.unit, 13);
    bool is_now = bead->step == bead->now, is_done = bead->step < bead->now;
    ui_tell(scene->ui,
            &(Label){.id = panel_id(scene, "table.step.", (int)bead->step + 1, ""),
                     .name = words,
                     .value = is_now ? "now" : NULL,
                     .tip = direnjie_tip(scene, state, rule)},
            rect);
    if (is_now) {
        pen_paper(pen, PAPER_NAMEPLATE_ACTIVE, rect);
        letters.face = FONT_BODY_BOLD;
        letters.color = COLOR_SHEET;
    }
    Rect disc = {rect.x + 12 * pen.unit, rect.y + (rect.h - side) / 2, side, side};
    Color fill = is_done ? COLOR_GOLD_DARK : color_faded(COLOR_INK, 0.4f);
    draw_round(list, disc, side / 2, is_now ? COLOR_GOLD : fill);
    draw_push(list, &(DrawCommand){.kind = DRAW_FRAME,
                                   .rect = disc,
                                   .radius = side / 2,
                                   .thickness = fmaxf(1, 1.4f * pen.unit),
                                   .color = COLOR_GOLD});
    if (is_done) {
        bead_done(scene, pen, bead, disc);
    }
    if (bead->has_word) {
        rect_cut_left(&rect, 12 * pen.unit + side + 7 * pen.unit);
        rect_cut_right(&rect, 4 * pen.unit);
        if (bead->step > bead->now) {
            letters.color = color_faded(letters.color, 0.7f);
        }
        pen_words(pen, words, letters, rect);
    }
}

/* How wide the beads are with words of this size; without words but of the one of now. */
static float bead_widths(const TableScene *scene, Pen pen, float size, bool words, float widths[4])
{
    unsigned now = step_of(direnjie_table_of(scene));
    float whole = 0, plain = 24 * pen.unit + fmaxf(18 * pen.unit, 13);
    for (unsigned i = 0; i < 4; i++) {
        const TextBlock *block =
            pen_measure(pen, panel_word(scene, step_names[i]),
                        (Letters){FONT_BODY_BOLD, size, ALIGN_LEFT, COLOR_MUTED, false},
                        (Rect){0, 0, 400 * pen.unit, 40 * pen.unit});
        widths[i] = plain;
        if (words || i == now) {
            widths[i] += block->w + 8 * pen.unit;
        }
        whole += widths[i];
    }
    return whole;
}

/* All four steps: their words smaller where they need it, only that of now in a small bar, and none
 * in one that has no room for it. */
static void beads(const TableScene *scene, Pen pen, Rect rest)
{
    unsigned now = step_of(direnjie_table_of(scene));
    float height = fmaxf(36 * pen.unit, 26), gap = 14 * pen.unit, widths[4], size = 17;
    bool words = true, bare = false;
    while (bead_widths(scene, pen, size, true, widths) + 3 * gap > rest.w && size > 14) {
        size -= 0.5f;
        gap = 7 * pen.unit;
    }
    if (bead_widths(scene, pen, size, true, widths) + 3 * gap > rest.w) {
        words = false;
        bare = bead_widths(scene, pen, size, false, widths) + 3 * gap > rest.w;
    }
    if (bare && now < 4) {
        widths[now] = widths[(now + 1) % 4];
    }
    rest.y += (rest.h - height) / 2;
    for (unsigned i = 0; i < 4; i++) {
        Rect rect = rect_cut_left(&rest, fminf(widths[i], rest.w));
        Bead bead_now = {i, now, size, words || (i == now && !bare)};
        bead(scene, pen, &bead_now, (Rect){rect.x, rect.y, rect.w, height});
        Rect link = rect_cut_left(&rest, gap);
        if (i < 3) {
            draw_fill(ui_draw(scene->ui),
                      rect_around((Point){link.x + gap / 2, rect.y + height / 2}, gap * 0.6f, 1.5f),
                      color_faded(COLOR_GOLD, 0.5f));
        }
    }
}

/* "Round 3 of 60", or that nothing moves, or that these are the last turns. */
static const char *round_words(const TableScene *scene, bool *warns)
{
    const DirenjieTable *table = direnjie_table_of(scene);
    Message idle = message_plural_of(
        NP_("{n} round in which nothing moved", "{n} rounds in which nothing moved"),
        table->idle_rounds);
    *warns = true;
    if (table->ending && table->phase < DIRENJIE_ANSWERING) {
        unsigned left = direnjie_turns_left(table);
        return panel_phrase(scene, N_("Turns left: {n}"), TR_VALUES(panel_number(scene, left)));
    }
    if (table->idle_rounds) {
        return panel_message(scene, &idle);
    }
    *warns = false;
    return panel_phrase(scene, N_("Round {n}"), TR_VALUES(panel_number(scene, table->round)));
}

/* Tells whose turn it is, with what its step is. */
static void tell_turn(const TableScene *scene, const char *words, Rect rect)
{
    unsigned step = step_of(direnjie_table_of(scene));
    const char *rule =
        step < 4 ? direnjie_step_rule(direnjie_view_of(scene), step) : DIRENJIE_END_RULE;
    ui_tell(scene->ui,
            &(Label){.id = "table.active", .name = words, .tip = direnjie_tip(scene, words, rule)},
            rect);
}

/* Writes in a narrow bar only whose turn it is, in letters in which the name is not broken. */
static void narrow_status(const TableScene *scene, Pen pen, Rect bar)
{
    const char *turn = turn_words(scene),
               *name = panel_name(scene, direnjie_table_of(scene)->active);
    Letters letters = {FONT_TITLE, 20, ALIGN_CENTRE, COLOR_GOLD_LIGHT, false};
    rect_cut_right(&bar, 6 * pen.unit);
    float width = pen_measure(pen, name, letters, (Rect){0, 0, 4 * bar.w, bar.h})->w;
    letters.size *= fminf(bar.w / fmaxf(width, 1), 1);
    letters.wraps = true;
    pen_words(pen, turn, letters, bar);
    tell_turn(scene, turn, bar);
}

void direnjie_status(const TableScene *scene)
{
    Rect bar = scene->part.rect;
    const DirenjieTable *table = direnjie_table_of(scene);
    Pen pen = {scene->ui, ui_unit(scene->ui)};
    bool warns;
    const char *round = round_words(scene, &warns), *turn = turn_words(scene);
    if (bar.w < 420 * pen.unit) {
        narrow_status(scene, pen, bar);
        return;
    }
    Rect window = ui_bounds(scene->ui), rest = bar;
    Letters letters = {FONT_TITLE, 22, ALIGN_LEFT, COLOR_GOLD_LIGHT, false};
    Letters small = {FONT_BODY, 18, ALIGN_LEFT, warns ? COLOR_CAUTION : COLOR_MUTED, false};
    float wide = pen_measure(pen, round, small, rest)->w + 20 * pen.unit;
    Rect left = rect_cut_left(&rest, fminf(fmaxf(130 * pen.unit, wide), bar.w * 0.26f));
    pen_label(pen,
              &(Label){.id = "table.round",
                       .name = round,
                       .value = panel_digits(scene, table->round),
                       .tip = direnjie_tip(scene, round, DIRENJIE_LAST_RULE)},
              small, left);
    const TextBlock *block = pen_measure(pen, turn, letters, rest);
    float want = window.w / 2 - 260 * pen.unit;
    if (want > rest.x && bar.w > 900 * pen.unit) {
        rect_cut_left(&rest, want - rest.x);
    }
    Rect place = rect_cut_left(&rest, fminf(block->w + 20 * pen.unit, rest.w * 0.62f));
    pen_words(pen, turn, letters, place);
    tell_turn(scene, turn, place);
    if (table->phase < DIRENJIE_ANSWERING) {
        beads(scene, pen, rest);
    }
}
