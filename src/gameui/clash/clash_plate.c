/* The words of the Clash of Decks table: which phase it is and whose, what was last seen to happen,
 * and what the choice will do; what the automaton's side is made of; the news since the last turn.
 */
#include "clash_table.h"

#include "base/text.h"
#include "i18n/format.h"

#include <math.h>
#include <string.h>

#define OTHER_LIGHT 0xb9cdf2 /* of the other side: the moon */

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
        if (table->mode == CLASH_SOLO) {
            return N_("Keep one card; the AI gets the other three.");
        }
        return N_("Take one card; then the other player takes one.");
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
        float size = side * 0.8f, alpha = 0.5f;
        if (i == lit) {
            size = side * 1.15f;
            alpha = 1;
        }
        Rect place = rect_cut_left(rest, size + side * 0.14f);
        Picture picture = picture_named(signs[i]);
        Outline outline = {
            .rect = rect_around((Point){place.x + size / 2, place.y + place.h / 2}, size, size)};
        if (i == lit) {
            draw_glow(ui_draw(scene->ui), outline, color_faded(COLOR_LIT, 0.5f));
        }
        draw_picture(ui_draw(scene->ui), &picture, outline, alpha);
    }
    rect_cut_left(rest, side * 0.2f);
}

static const char *turn_words(const TableScene *scene, Seat active)
{
    if (active == scene->seat) {
        return panel_word(scene, N_("Your turn"));
    }
    return panel_phrase(scene, N_("{name}'s turn"), TR_VALUES(panel_name(scene, active)));
}

/* One part of the heading at the left end of the rest: the first is always seen, smaller where it
 * is too long; the others where they fit whole, but they are always told. */
static float heading_part(const TableScene *scene, const Line *part, float baseline, Rect *rest)
{
    FontFace face = FONT_BODY;
    Rect room = {0, 0, 4 * rest->w, rest->h * 0.45f}; /* the others are not made narrower */
    if (part->heading) {
        face = FONT_TITLE;
        room.w = rest->w;
    }
    const TextBlock *block =
        clash_text(scene, part->text, face, part->size * ui_unit(scene->ui), room);
    Rect place = {rest->x, rest->y + fmaxf(baseline - block->h, 0) * 0.7f,
                  fmaxf(fminf(block->w, rest->w), 1), block->h};
    Element element = {.id = part->id,
                       .role = ROLE_TEXT,
                       .name = part->text,
                       .value = part->value,
                       .rect = place,
                       .still = true};
    if (!part->value) { /* the name of the game */
        element.role = ROLE_HEADING;
    }
    ui_element(scene->ui, &element);
    if (block->w <= rest->w) {
        draw_text(ui_draw(scene->ui), block, (Point){place.x, place.y}, part->color);
    }
    rect_cut_left(rest, fminf(block->w + 14 * ui_unit(scene->ui), rest->w));
    return block->h;
}

/* "Turn 5 · Summoning · Your turn": each part is an element. */
static void plate_heading(const TableScene *scene, Rect *rest)
{
    ClashPhase phase = clash_phase(scene);
    Rect row = *rest;
    int turn = table_counter(scene->table, CLASH_COUNTER_TURN); /* 0 before the deal */
    Seat active = clash_active(scene);
    Line part = {.id = "table.phase",
                 .text = panel_word(scene, phase_words(phase)),
                 .value = clash_game.names.phases[phase],
                 .heading = true,
                 .size = 20,
                 .color = color_rgb(OTHER_LIGHT)};
    if (active == scene->seat) {
        part.color = COLOR_GOLD_LIGHT;
    }
    float high = heading_part(scene, &part, 0, &row);
    part = (Line){.id = "table.turn",
                  .text = turn_words(scene, active),
                  .value = panel_digits(scene, active),
                  .size = 15,
                  .color = COLOR_MUTED};
    float highest = high;
    if (phase != CLASH_OVER) {
        highest = fmaxf(highest, heading_part(scene, &part, high, &row));
    }
    part.id = "table.number";
    part.text = panel_phrase(scene, N_("Turn {n}"), TR_VALUES(panel_number(scene, turn)));
    part.value = panel_digits(scene, turn);
    if (turn > 0) {
        heading_part(scene, &part, high, &row);
    }
    part.id = "table.title";
    part.text = panel_word(scene, N_("Clash of Decks"));
    part.value = NULL;
    heading_part(scene, &part, high, &row);
    rect_cut_top(rest, highest);
}

/* As large as it fits, no smaller than can be read; then its end is cut. */
static void plate_words(const TableScene *scene, const Line *line, Rect rest)
{
    TextStyle style = {.face = FONT_BODY, .size = SIZE_BODY};
    float least = 11 / ui_unit(scene->ui);
    if (line->title) {
        style.face = FONT_TITLE;
    }
    style.align = line->align;
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
    const char *cast = clash_cast_words(scene);
    if (cast) {
        words = (Line){.id = "table.preview", .text = cast, .color = COLOR_PAPER};
        plate_words(scene, &words, inner);
    } else if (table_words(scene, &words)) {
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

/* The automaton's panel: its name, and what it plays by. */
static void automaton_panel(const TableScene *scene, Rect place)
{
    char bytes[256];
    Text text = text_in(bytes, sizeof bytes);
    Rect rest = rect_inset(place, 10 * scene->layout->unit);
    Line name = {
        .text = panel_word(scene, N_("AI deck")), .title = true, .color = color_rgb(OTHER_LIGHT)};
    automaton_words(scene, &text);
    Line words = {
        .id = "table.other", .text = panel_copy(scene, bytes), .color = color_rgb(OTHER_LIGHT)};
    ui_panel(scene->ui, place);
    panel_line(scene, &name, &rest);
    plate_words(scene, &words, rest);
}

void clash_other_words(const TableScene *scene)
{
    Rect place = scene->layout->spots[SPOT_OTHER];
    Seat other = (Seat)(1 - scene->seat);
    if (clash_table_of(scene)->turn == 0) {
        return;
    }
    if (clash_is_automaton(scene, other)) {
        automaton_panel(scene, place);
        return;
    }
    Line title = {.id = "table.other",
                  .text =
                      panel_phrase(scene, N_("{name}'s hand"), TR_VALUES(panel_name(scene, other))),
                  .title = true,
                  .align = ALIGN_RIGHT,
                  .color = color_rgb(OTHER_LIGHT)};
    plate_words(scene, &title, place);
}
