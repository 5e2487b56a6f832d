/* The panels of the Clash of Decks table that hold words: whose phase it is, and which; and the
 * other side's hand, or what the automaton plays by. */
#include "clash/parts.h"
#include "clash/parts/info.h"
#include "clash/parts/sides.h"
#include "clash/pen.h"
#include "clash/seen.h"
#include "clash/sentences.h"
#include "clash/table.h"
#include "clash/words.h"

#include "base/limits.h"
#include "base/text.h"
#include "i18n/format.h"

#include <math.h>

static const char *phase_words(ClashPhase phase)
{
    switch (phase) {
    case CLASH_PICKING:
        return N_("Draft: pick a card");
    case CLASH_CHOOSING:
        return N_("Choose ten cards");
    case CLASH_BANNING:
        return N_("Remove a card from the other deck");
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

/* Draws the signs of mana, summoning and assault: the present one is lit, after the end none. */
static void phase_signs(const TableScene *scene, Rect place)
{
    static const char *const signs[] = {"ui/glyph-mana", "ui/glyph-summon", "ui/glyph-attack"};
    ClashPhase phase = clash_phase(scene);
    unsigned lit = 1u + (phase == CLASH_ATTACKING || phase == CLASH_RETURNING);
    if (phase == CLASH_OVER) {
        lit = 3; /* none */
    }
    for (unsigned i = 0; i < 3; i++) {
        float side = place.h * 0.72f, alpha = 0.5f;
        Point at = {place.x + place.w * (0.2f + 0.3f * (float)i), place.y + place.h / 2};
        Picture picture = picture_named(signs[i]);
        if (i == lit) {
            side = place.h;
            alpha = 1;
            draw_glow(ui_draw(scene->ui), (Outline){.rect = rect_around(at, side, side)},
                      color_faded(COLOR_LIT, 0.5f));
        }
        draw_picture(ui_draw(scene->ui), &picture, (Outline){.rect = rect_around(at, side, side)},
                     alpha);
    }
}

/* Writes a part of the caption in `room`, at the left end of the rest. */
static void caption_part(const TableScene *scene, const Line *part, Rect room, float pixels,
                         Rect *rest)
{
    const TextBlock *block = clash_text(scene, part->text, FONT_BODY, pixels, room);
    Rect place = rect_cut_left(rest, block->w);
    ui_tell(scene->ui,
            &(Label){.id = part->id,
                     .name = part->text,
                     .value = part->value,
                     .block = block,
                     .at = {place.x, place.y + (place.h - block->h) / 2},
                     .color = part->color},
            place);
}

/* "Turn 5 · Summoning"; after the end the prompt says the second part. */
typedef struct Caption {
    Line number, name;
    bool is_over;
    float pixels;             /* as large as it wants to be */
    float first, gap, second; /* how wide it is then */
} Caption;

#define HAN_LEAST 1.37f /* of what other letters need to be read */

static float caption_least(const TableScene *scene)
{
    bool is_chinese = catalogue_is_chinese(scene->wording->catalogue);
    return clash_least(scene) * (is_chinese ? HAN_LEAST : 1);
}

static float caption_width(const TableScene *scene, const char *words, float pixels)
{
    return clash_text(scene, words, FONT_BODY, pixels, (Rect){0})->w;
}

static Caption caption_of(const TableScene *scene)
{
    ClashPhase phase = clash_phase(scene);
    int turn = table_counter(scene->table, CLASH_COUNTER_TURN);
    bool is_own = clash_active(scene) == scene->seat;
    Caption caption = {.number = {.id = "table.number",
                                  .text = panel_phrase(scene, N_("Turn {n}"),
                                                       TR_VALUES(panel_number(scene, turn))),
                                  .value = panel_digits(scene, turn),
                                  .color = COLOR_MUTED},
                       .name = {.id = "table.phase",
                                .text = panel_word(scene, phase_words(phase)),
                                .value = clash_game.names.phases[phase],
                                .color = is_own ? COLOR_GOLD_LIGHT : color_rgb(CLASH_MOON)},
                       .is_over = phase == CLASH_OVER,
                       .pixels = fmaxf(19 * scene->layout->unit, caption_least(scene))};
    caption.first = caption_width(scene, caption.number.text, caption.pixels);
    if (!caption.is_over) {
        caption.gap = caption.pixels * 0.7f;
        caption.second = caption_width(scene, caption.name.text, caption.pixels);
    }
    return caption;
}

/* Whether both parts stand in a row so wide without becoming too small to be read. */
static bool caption_fits(const TableScene *scene, const Caption *caption, float width)
{
    float least = caption_least(scene) / caption->pixels;
    return least * (caption->first + caption->gap + caption->second) <= width;
}

/* Writes both parts beside each other, as large as they fit. */
static void caption_row(const TableScene *scene, const Caption *caption, Rect row)
{
    float wide = caption->first + caption->gap + caption->second;
    float share = fminf(row.w / wide, 1);
    Rect first = {0, 0, share * caption->first, row.h},
         second = {0, 0, share * caption->second, row.h};
    rect_cut_left(&row, (row.w - share * wide) / 2);
    caption_part(scene, &caption->number, first, caption->pixels, &row);
    if (!caption->is_over) {
        Rect between = rect_cut_left(&row, share * caption->gap);
        float dot = caption->pixels * 0.18f;
        draw_round(ui_draw(scene->ui), rect_around(rect_centre(between), dot, dot), dot / 2,
                   COLOR_MUTED);
        caption_part(scene, &caption->name, second, caption->pixels, &row);
    }
}

/* Writes a part in the middle of a row of its own. */
static void caption_line(const TableScene *scene, const Line *part, float pixels, Rect row)
{
    float width = clash_text(scene, part->text, FONT_BODY, pixels, row)->w;
    Rect room = row;
    rect_cut_left(&row, fmaxf(row.w - width, 0) / 2);
    caption_part(scene, part, room, pixels, &row);
}

#define SIGNS_PART   0.68f /* of the height; above two lines of words, in a narrow plate */
#define SIGNS_NARROW 0.42f

/* The signs of the phases, and below them which it is. */
static void phase_frame(const TableScene *scene, Rect place)
{
    Caption caption = caption_of(scene);
    bool fits = caption_fits(scene, &caption, place.w);
    phase_signs(scene, rect_cut_top(&place, place.h * (fits ? SIGNS_PART : SIGNS_NARROW)));
    if (fits) {
        caption_row(scene, &caption, place);
        return;
    }
    float least = caption_least(scene);
    caption_line(scene, &caption.number, least, rect_cut_top(&place, place.h / 2));
    caption_line(scene, &caption.name, least, place);
}

/* Words as large as they fit, no smaller than can be read. */
static const TextBlock *plate_block(const TableScene *scene, const Line *line, const char *words,
                                    Rect rest)
{
    TextStyle style = {line->title ? FONT_TITLE : FONT_BODY, SIZE_BODY, line->align, false};
    return text_fit(
        scene->ui, words, style,
        (TextRoom){.w = rest.w, .h = rest.h, .least = clash_least(scene), .spills = true});
}

/* Writes a line, or where it has no room `brief`, unless that is NULL. */
static void plate_words(const TableScene *scene, const Line *line, const char *brief, Rect rest)
{
    const TextBlock *block = plate_block(scene, line, line->text, rest);
    if (brief && block->h > rest.h) {
        block = plate_block(scene, line, brief, rest);
    }
    Label label = {.id = line->id,
                   .name = line->text,
                   .block = block,
                   .at = {rest.x, rest.y},
                   .color = line->color};
    draw_clip(ui_draw(scene->ui), rest);
    ui_tell(scene->ui, &label, rest);
    draw_clip_end(ui_draw(scene->ui));
}

/* The plate, on which the table itself sets words. */
void clash_plate(const TableScene *scene)
{
    Rect plate = scene->part.rect;
    ui_panel(scene->ui, plate);
    if (clash_table_of(scene)->turn == 0) {
        return;
    }
    float unit = scene->layout->unit;
    Rect inner = rect_inset(plate, 10 * unit);
    Rect signs = {inner.x, inner.y, scene->layout->words.x - inner.x - 18 * unit, inner.h};
    Rect below = {signs.x + signs.w + 7 * unit, inner.y + 6 * unit, fmaxf(unit, 1),
                  inner.h - 12 * unit};
    draw_fill(ui_draw(scene->ui), below, color_faded(COLOR_GOLD, 0.5f));
    clash_tip(scene, "table.phase", CLASH_TURN_RULE, signs);
    phase_frame(scene, signs);
}

/* What the automaton plays by: what its mana comes from, what weakens damage, what its units are
 * given. */
static void automaton_words(const TableScene *scene, Text *out)
{
    const ClashTable *table = clash_table_of(scene);
    const char *base = panel_number(scene, table->base_mana);
    const char *each = panel_number(scene, table->unit_mana);
    if (clash_active(scene) == scene->seat) {
        text_append(out, panel_phrase(scene, N_("{base}, and {each} more for each of your units"),
                                      TR_VALUES(base, each)));
    } else { /* its mana lies above */
        text_append(out, panel_word(scene, N_("The last card may cost more than the mana left")));
    }
    if (table->pile_armor > 0) {
        text_append(out, CLASH_JOINT);
        text_append(out, panel_word(scene, N_("Damage to the AI deck −1")));
    }
    for (unsigned ability = 0; ability < CLASH_GIVABLE; ability++) {
        if (table->sides[1].given >> ability & 1) {
            text_append(out, CLASH_JOINT);
            text_append(out, clash_ability_name(scene->wording, ability));
        }
    }
}

/* Draws a card that the automaton has revealed, small, and for which of its rows. */
static void draw_reveal(const TableScene *scene, Card revealed, unsigned row, Rect rect)
{
    static const float angles[CLASH_ROWS] = {-90, 90};
    DressedCard card = {.card = revealed,
                        .zone = CLASH_ZONE_POOL,
                        .turn = 1,
                        .outline = {.rect = rect},
                        .light = {255, 255, 255, 255}};
    float side = rect.w * 0.46f;
    Rect disc = {rect.x + rect.w - side * 0.8f, rect.y + rect.h - side * 0.8f, side, side};
    clash_token(scene, &card);
    clash_disc(scene->ui, disc, fmaxf(scene->layout->unit, 1), COLOR_GOLD);
    draw_icon(ui_draw(scene->ui), "ui/ui-play",
              (Outline){.rect = rect_inset(disc, side * 0.24f), .angle = angles[row]},
              COLOR_GOLD_LIGHT);
}

/* Whether it has left the pile, as far as that is seen. */
static bool is_out(const TableScene *scene, Card card)
{
    static const unsigned zones[] = {CLASH_ZONE_RETURNING, CLASH_ZONE_DISCARD,
                                     CLASH_ZONE_ROWS + CLASH_ROWS,
                                     CLASH_ZONE_ROWS + CLASH_ROWS + 1};
    for (size_t i = 0; i < sizeof zones / sizeof zones[0]; i++) {
        if (table_sees(scene->table, zones[i], card, NULL)) {
            return true;
        }
    }
    return false;
}

#define APART       1.26f /* from one that was revealed to the next, by their width */
#define APART_LEAST 0.7f

/* Draws what the automaton revealed in this turn, or in its last one, as far as that is seen, at
 * the right end of the rest, in `most` pixels: the first for its top row, the next for the bottom
 * one, and so on. Where there is no room for all, the last ones. */
static void reveals(const TableScene *scene, Rect *rest, float most)
{
    ClashPast past = clash_past(scene, true);
    size_t count = 0;
    for (size_t i = 0; i < past.reveal_count; i++) {
        if (is_out(scene, past.reveals[i])) {
            past.reveals[count++] = past.reveals[i];
        }
    }
    float unit = scene->layout->unit, wide = fminf(50 * unit, rest->h / CLASH_TOKEN_HEIGHT);
    float gap = wide * (APART - 1), free = most - wide - gap, least = wide * APART_LEAST;
    if (count == 0 || wide <= 0 || free < 0) {
        return;
    }
    size_t shown = min_size(count, 1 + (size_t)(free / least));
    float step = fminf(wide * APART, free / fmaxf((float)shown - 1, 1));
    Rect row = rect_cut_right(rest, step * ((float)shown - 1) + wide);
    rect_cut_right(rest, gap);
    float high = wide * CLASH_TOKEN_HEIGHT;
    for (size_t i = count - shown; i < count; i++) {
        Rect rect = {row.x, row.y + (row.h - high) / 2, wide, high};
        draw_reveal(scene, past.reveals[i], (unsigned)i % CLASH_ROWS, rect);
        row.x += step;
    }
}

static Line automaton_title(const TableScene *scene)
{
    if (clash_phase(scene) == CLASH_OVER) {
        return (Line){.text = panel_word(scene, N_("AI deck")), .color = color_rgb(CLASH_MOON)};
    }
    if (clash_is_last(scene)) {
        return (Line){.text = panel_word(scene, N_("Last turn of the AI")), .color = COLOR_WARNING};
    }
    const char *mana = panel_number(scene, (int)clash_mana(clash_table_of(scene), 1));
    Line title = {.text = panel_phrase(scene, N_("AI: {n} mana next turn"), TR_VALUES(mana)),
                  .color = color_rgb(CLASH_MOON)};
    if (clash_active(scene) != scene->seat) { /* what is left of it lies beside the title */
        title.text = panel_word(scene, N_("AI deck"));
    }
    return title;
}

/* Half of a width, or less where the title could not be read in the other half. */
static float reveals_room(const TableScene *scene, const char *title, float width)
{
    float needs = clash_text(scene, title, FONT_TITLE, clash_least(scene), (Rect){0})->w;
    return fmaxf(fminf(width * 0.5f, width - needs), 0);
}

/* The automaton's panel: its name, the mana of its turn, and what it plays by. */
static void automaton_panel(const TableScene *scene, Rect place)
{
    char bytes[256];
    float unit = scene->layout->unit;
    Text text = text_in(bytes, sizeof bytes);
    Rect rest = rect_inset(place, 12 * unit);
    rect_cut_left(&rest, 8 * unit);
    ui_panel(scene->ui, place);
    Rect portrait = rect_cut_left(&rest, rest.h);
    draw_named(ui_draw(scene->ui), CLASH_AUTOMATON_FACE, rect_inset(portrait, 2 * unit), 1);
    rect_cut_left(&rest, 10 * unit);
    Line heading = automaton_title(scene);
    reveals(scene, &rest, reveals_room(scene, heading.text, rest.w));
    Rect title = {rest.x, rest.y, rest.w, 28 * unit};
    if (clash_active(scene) != scene->seat) {
        title.w *= 0.4f;
    }
    bool is_over = clash_phase(scene) == CLASH_OVER;
    if (is_over) { /* its mana matters no more */
        title.y += (rest.h - title.h) / 2;
    }
    const TextBlock *name = clash_text(scene, heading.text, FONT_TITLE, 22 * unit, title);
    automaton_words(scene, &text);
    Line words = {
        .id = "table.other", .text = panel_copy(scene, bytes), .color = color_rgb(CLASH_MOON)};
    clash_tip(
        scene, words.id,
        N_("In its turn the AI reveals cards from its deck, by turns for its top and its bottom "
           "row, while it has mana left: the last one may cost more than that. Its Bastion "
           "or Fort is as strong as that deck has cards. Then its units attack."),
        place);
    if (clash_active(scene) != scene->seat) {
        clash_turn(scene, place, 6 * unit);
    }
    draw_text(ui_draw(scene->ui), name, (Point){title.x, title.y}, heading.color);
    if (is_over) {
        return;
    }
    Rect row = rect_cut_top(&rest, fmaxf(name->h, title.h) + 2 * unit);
    rect_cut_left(&row, name->w + 20 * unit);
    clash_other_mana(scene, row);
    plate_words(scene, &words, NULL, rest);
}

void clash_other_words(const TableScene *scene)
{
    Rect place = scene->part.rect;
    Seat other = (Seat)(1 - scene->seat);
    if (clash_is_automaton(scene, other)) {
        automaton_panel(scene, place);
        return;
    }
    Line title = {.id = "table.other",
                  .text =
                      panel_phrase(scene, N_("{name}'s hand"), TR_VALUES(panel_name(scene, other))),
                  .title = true,
                  .align = ALIGN_RIGHT,
                  .color = color_rgb(CLASH_MOON)};
    clash_tip(scene, title.id,
              N_("Cards that came back from the table lie open for both; nobody changes the order "
                 "of a hand."),
              place);
    Rect mana = place;
    if (clash_has_other_mana(scene)) {
        place = rect_cut_top(&mana, mana.h * 0.5f);
    }
    plate_words(scene, &title, panel_word(scene, N_("Hand")), place);
    clash_other_mana(scene, mana);
    clash_other_brink(scene);
}
