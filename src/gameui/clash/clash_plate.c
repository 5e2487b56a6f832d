/* The words of the Clash of Decks table: which phase it is and whose, what was last seen to happen,
 * and what the choice will do; what the automaton's side is made of; the news since the last turn.
 */
#include "clash_table.h"

#include "base/text.h"
#include "i18n/format.h"

#include <math.h>
#include <string.h>

#define PLATE_PARTS 4

Seat clash_active(const TableScene *scene)
{
    const ClashTable *table = clash_table_of(scene);
    if (scene->phase >= 0) {
        return scene->phase_seat;
    }
    if (table->phase == CLASH_RETURNING) {
        return clash_returning_owner(table);
    }
    if (table->phase == CLASH_CHOOSING) {
        return scene->seat;
    }
    return table->active;
}

ClashPhase clash_phase(const TableScene *scene)
{
    int seen = scene->phase;
    if (seen < 0) {
        seen = clash_table_of(scene)->phase;
    }
    return (ClashPhase)seen;
}

static const char *phase_words(ClashPhase phase)
{
    switch (phase) {
    case CLASH_PICKING:
        return N_("Draft: pick a card");
    case CLASH_CHOOSING:
        return N_("Choose ten cards");
    case CLASH_BANNING:
        return N_("Remove a card of the other deck");
    case CLASH_SUMMONING:
        return N_("Summoning");
    case CLASH_ATTACKING:
        return N_("Assault");
    case CLASH_RETURNING:
        return N_("Units return");
    case CLASH_OVER:
        break;
    }
    return N_("The game is over.");
}

/* What the step asks for, where a picked card does not tell it yet; or NULL. */
static const char *task_words(const ClashTable *table)
{
    switch ((ClashPhase)table->phase) {
    case CLASH_PICKING:
        return table->mode == CLASH_SOLO ? N_("Keep one card; the AI gets the other three.")
                                         : N_("Take one card; then the other player takes one.");
    case CLASH_CHOOSING:
        return N_("Ten different cards; the other player later removes two of them.");
    case CLASH_BANNING:
        return N_("The card you name is not played with; each loses two.");
    case CLASH_RETURNING:
        return N_("Choose which unit returns first: it lies further left in the hand.");
    case CLASH_SUMMONING:
    case CLASH_ATTACKING:
    case CLASH_OVER:
        break;
    }
    return NULL;
}

/* Mana, summoning, assault: the present one is lit. */
static void phase_signs(const TableScene *scene, Rect *rest)
{
    static const char *const signs[] = {"ui/glyph-mana", "ui/glyph-summon", "ui/glyph-attack"};
    ClashPhase phase = clash_phase(scene);
    unsigned lit = 1u + (phase == CLASH_ATTACKING || phase == CLASH_RETURNING);
    float side = fminf(rest->h * 0.62f, 44 * scene->layout->unit);
    for (unsigned i = 0; i < 3; i++) {
        float size = i == lit ? side * 1.15f : side * 0.8f;
        Rect place = rect_cut_left(rest, size + side * 0.14f);
        Picture picture = picture_named(signs[i]);
        Outline outline = {
            .rect = rect_around((Point){place.x + size / 2, place.y + place.h / 2}, size, size)};
        if (i == lit) {
            draw_glow(ui_draw(scene->ui), outline, color_faded(COLOR_LIT, 0.5f));
        }
        draw_picture(ui_draw(scene->ui), &picture, outline, i == lit ? 1 : 0.5f);
    }
    rect_cut_left(rest, side * 0.2f);
}

/* "Turn 5 · Summoning · Your turn": each part is an element. */
static void plate_heading(const TableScene *scene, Rect *rest)
{
    ClashPhase phase = clash_phase(scene);
    Rect row = *rest;
    int turn = table_counter(scene->table, CLASH_COUNTER_TURN); /* 0 before the deal */
    Seat active = clash_active(scene);
    bool is_own = active == scene->seat;
    const char *parts[PLATE_PARTS] = {
        panel_word(scene, phase_words(phase)),
        is_own ? panel_word(scene, N_("Your turn"))
               : panel_phrase(scene, N_("{name}'s turn"), TR_VALUES(panel_name(scene, active))),
        panel_phrase(scene, N_("Turn {n}"), TR_VALUES(panel_number(scene, turn))),
        panel_word(scene, N_("Clash of Decks"))};
    static const char *const ids[PLATE_PARTS] = {"table.phase", "table.turn", "table.number",
                                                 "table.title"};
    const char *values[PLATE_PARTS] = {clash_game.names.phases[phase], panel_digits(scene, active),
                                       panel_digits(scene, turn), NULL};
    Color color = is_own ? COLOR_GOLD_LIGHT : color_rgb(0xb9cdf2);
    float gap = 14 * ui_unit(scene->ui), high = 0;
    for (unsigned i = 0; i < PLATE_PARTS && row.w > 0; i++) {
        bool is_idle = (i == 1 && phase == CLASH_OVER) || (i == 2 && turn == 0);
        if (is_idle) {
            continue;
        }
        Rect room = {0, 0, row.w, row.h * 0.45f};
        const TextBlock *block = clash_text(scene, parts[i], i == 0 ? FONT_TITLE : FONT_BODY,
                                            (i == 0 ? 20 : 15) * ui_unit(scene->ui), room);
        if (i == 0) {
            high = block->h;
        }
        Rect place = {row.x, row.y + (high - block->h) * 0.7f, fminf(block->w, row.w), block->h};
        Element element = {.id = ids[i],
                           .role = i == 3 ? ROLE_HEADING : ROLE_TEXT,
                           .name = parts[i],
                           .value = values[i],
                           .rect = place,
                           .still = true};
        ui_element(scene->ui, &element);
        if (i < 3 || block->w < row.w - 2 * gap) {
            draw_text(ui_draw(scene->ui), block, (Point){place.x, place.y},
                      i == 0 ? color : COLOR_MUTED);
        }
        rect_cut_left(&row, block->w + gap);
    }
    rect_cut_top(rest, high);
}

/* As large as it fits, no smaller than can be read; then its end is cut. */
static void plate_words(const TableScene *scene, const Line *line, Rect rest)
{
    TextStyle style = {.face = FONT_BODY, .size = SIZE_BODY};
    float least = 11 / ui_unit(scene->ui);
    const TextBlock *block = text_layout(scene->ui, line->text, style, rest.w);
    while (block->h > rest.h && style.size > least) {
        style.size = fmaxf(style.size * 0.94f, least);
        block = text_layout(scene->ui, line->text, style, rest.w);
    }
    Element element = {
        .id = line->id, .role = ROLE_TEXT, .name = line->text, .rect = rest, .still = true};
    ui_element(scene->ui, &element);
    draw_clip(ui_draw(scene->ui), rest);
    draw_text(ui_draw(scene->ui), block, (Point){rest.x, rest.y}, line->color);
    draw_clip_end(ui_draw(scene->ui));
}

void clash_plate(const TableScene *scene)
{
    Line words;
    float unit = scene->layout->unit;
    Rect inner = rect_inset(scene->layout->spots[SPOT_PLATE], 10 * unit);
    ui_panel(scene->ui, scene->layout->spots[SPOT_PLATE]);
    rect_cut_left(&inner, 8 * unit);
    if (clash_table_of(scene)->turn > 0) {
        phase_signs(scene, &inner);
    }
    plate_heading(scene, &inner);
    if (table_words(scene, &words)) {
        plate_words(scene, &words, inner);
    } else if (scene->acting && task_words(clash_table_of(scene))) {
        words = (Line){.id = "table.task",
                       .text = panel_word(scene, task_words(clash_table_of(scene))),
                       .color = COLOR_PAPER};
        plate_words(scene, &words, inner);
    } else if (table_happens(scene->table)[0] != '\0') {
        words = (Line){
            .id = "table.happens", .text = table_happens(scene->table), .color = COLOR_PAPER};
        plate_words(scene, &words, inner);
    }
}

/* The last lines that fit in letters that can be read: the log has all of it. */
void clash_told(const TableScene *scene)
{
    const char *told = table_told(scene->table), *shown = told;
    Rect rest = scene->layout->spots[SPOT_TOLD];
    if (told[0] == '\0' || clash_table_of(scene)->turn == 0) {
        return;
    }
    TextStyle style = {.face = FONT_BODY, .size = fmaxf(14.5f, 11.5f / ui_unit(scene->ui))};
    const TextBlock *block = text_layout(scene->ui, shown, style, rest.w);
    for (const char *line = shown; block->h > rest.h && (line = strchr(line, '\n'));) {
        line++;
        block = text_layout(scene->ui, line, style, rest.w);
        shown = line;
    }
    Element element = {.id = "table.told",
                       .role = ROLE_TEXT,
                       .name = told,
                       .rect = rest,
                       .secret = true,
                       .still = true};
    ui_element(scene->ui, &element);
    draw_clip(ui_draw(scene->ui), rest);
    draw_text(ui_draw(scene->ui), block, (Point){rest.x, rest.y + fmaxf(rest.h - block->h, 0)},
              COLOR_MUTED);
    draw_clip_end(ui_draw(scene->ui));
}

/* What the automaton plays by: its mana, what weakens damage, what its units are given. */
static void automaton_words(const TableScene *scene, Text *out)
{
    const ClashTable *table = clash_table_of(scene);
    const char *base = panel_number(scene, table->base_mana);
    const char *each = panel_number(scene, table->unit_mana);
    text_append(out, panel_phrase(scene, N_("{base} mana, +{each} for each unit of yours"),
                                  TR_VALUES(base, each)));
    if (table->pile_armor > 0) {
        text_append(out, " · ");
        text_append(out, panel_word(scene, N_("Damage to the AI deck −1")));
    }
    for (unsigned ability = 0; ability < CLASH_GIVABLE; ability++) {
        if (table->sides[1].given >> ability & 1) {
            text_append(out, " · ");
            text_append(out, clash_ability_name(scene->wording, ability));
        }
    }
}

void clash_other_words(const TableScene *scene)
{
    char bytes[256];
    Text text = text_in(bytes, sizeof bytes);
    Rect rest = scene->layout->spots[SPOT_OTHER];
    Seat other = (Seat)(1 - scene->seat);
    if (clash_table_of(scene)->turn == 0) {
        return;
    }
    bool solo = clash_is_automaton(scene, other);
    if (solo) {
        automaton_words(scene, &text);
        Rect inner = rect_inset(rest, 10 * scene->layout->unit);
        ui_panel(scene->ui, rest);
        rest = inner;
    } else {
        text_append(&text,
                    panel_phrase(scene, N_("{name}'s hand"), TR_VALUES(panel_name(scene, other))));
    }
    Line title = {.id = "table.other",
                  .text = panel_copy(scene, bytes),
                  .title = !solo,
                  .align = solo ? ALIGN_LEFT : ALIGN_RIGHT,
                  .wraps = true,
                  .color = color_rgb(0xb9cdf2)};
    if (solo) {
        Line name = {
            .text = panel_word(scene, N_("AI deck")), .title = true, .color = color_rgb(0xb9cdf2)};
        panel_line(scene, &name, &rest);
    }
    if (solo) {
        plate_words(scene, &title, rest);
    } else {
        panel_line(scene, &title, &rest);
    }
}
