/* The apron of the desk, this game's plate at the hand: what the chosen tally may bring, or what is
 * said now, which lies in words/prompt.c. */
#include "direnjie/parts.h"
#include "direnjie/parts/stage.h"
#include "direnjie/pen.h"
#include "direnjie/places.h"
#include "direnjie/seen.h"
#include "direnjie/seen/now.h"
#include "direnjie/table.h"
#include "direnjie/words.h"

#include "base/text.h"
#include "i18n/format.h"
#include "ui/tween.h"

#include <math.h>
#include <string.h>

#define PROMPT_SIZE  27.5f /* 22 pixels of a window of 1280 × 720 */
#define UPPER        0.56f /* of the plate, when there are two lines */
#define LONG         1.3f  /* widths of the plate: beyond it one line is too small */
#define LONG_BYTES   1024
#define LONG_MORE    10 /* of the drawing: up to the tallies, and to the hand */
#define LEAST_OF_TWO 36 /* pixels that two lines take */
#define PLATE        0x4a1a15
#define UNFOLD       0.2f  /* seconds: a medal */
#define STAGGER      0.04f /* from one to the next */
#define SLIDE        0.2f  /* of the sheet with a request */
#define STAYS        0.48f
#define PAPER        0xe7d8b4

/* The lines as one, for words that run on. */
static const char *joined(const TableScene *scene, const char *lines)
{
    char bytes[LONG_BYTES];
    Text text = text_in(bytes, sizeof bytes);
    text_append(&text, lines);
    for (char *at = strchr(bytes, '\n'); at; at = strchr(at, '\n')) {
        *at = ' ';
    }
    return panel_copy(scene, bytes);
}

/* More than a line, as a hint may be, has a sheet of its own, a little higher than the plate, and
 * smaller letters; its last lines, as the next best, are left out where they find no room. */
static void write_long(const TableScene *scene, const char *words, Color color, Rect strip)
{
    Pen pen = pen_of(scene);
    Letters letters = {FONT_BODY_BOLD, 20, ALIGN_CENTRE, color, true};
    if (direnjie_form(scene->layout) == FORM_WIDE) {
        strip.y -= LONG_MORE * pen.unit;
        strip.h += 2 * LONG_MORE * pen.unit;
    }
    char bytes[LONG_BYTES];
    Text text = text_in(bytes, sizeof bytes);
    text_append(&text, words);
    char *last = strrchr(bytes, '\n');
    while (last && pen_measure(pen, joined(scene, bytes), letters, strip)->h > strip.h) {
        *last = '\0';
        last = strrchr(bytes, '\n');
    }
    draw_round(ui_draw(scene->ui), strip, 8 * pen.unit, color_faded(COLOR_INK, 0.9f));
    pen_words(pen, joined(scene, bytes), letters, rect_inset(strip, 3 * pen.unit));
}

/* Letters that the person has made larger find no room for two lines on the plate, nor do Chinese
 * ones, which must be larger to be read. */
static bool is_large(const TableScene *scene)
{
    bool is_chinese = catalogue_is_chinese(scene->wording->catalogue);
    return is_chinese || ui_text_percent(scene->ui) > 110;
}

/* A sheet over the plate that is a little higher, where the plate itself is too low for two lines
 * that can be read. */
static Rect room_for_two(const TableScene *scene, Rect strip)
{
    float more = LONG_MORE * scene->layout->unit;
    if (direnjie_form(scene->layout) != FORM_WIDE) {
        return strip;
    }
    Rect sheet = {strip.x, strip.y - more, strip.w, strip.h + 2 * more};
    draw_round(ui_draw(scene->ui), sheet, 8 * scene->layout->unit, color_rgb(PLATE));
    return sheet;
}

static const char *both_lines(const TableScene *scene, const PlateWords *plate)
{
    char bytes[LONG_BYTES];
    Text text = text_in(bytes, sizeof bytes);
    text_append(&text, plate->first);
    text_append(&text, "\n");
    text_append(&text, plate->second);
    return panel_copy(scene, bytes);
}

static void write_lines(const TableScene *scene, const PlateWords *plate, Color color, Rect strip)
{
    Pen pen = pen_of(scene);
    Letters first = {FONT_TITLE, PROMPT_SIZE, ALIGN_CENTRE, color, false};
    Letters second = {FONT_BODY, is_large(scene) ? 19 : 18, ALIGN_CENTRE, COLOR_SHEET, false};
    TextStyle style = {.face = FONT_TITLE, .size = PROMPT_SIZE * pen.unit / ui_unit(scene->ui)};
    bool is_long = strchr(plate->first, '\n') ||
                   text_layout(scene->ui, plate->first, style, 0)->w > strip.w * LONG;
    if (plate->second && !pen_fits(pen, plate->second, second, strip.w)) {
        write_long(scene, both_lines(scene, plate), color, strip);
        return;
    }
    Rect both = plate->second ? room_for_two(scene, strip) : strip;
    if (plate->second && both.h >= LEAST_OF_TWO) {
        float share = pen_give(scene->ui, 0.54f, 0.57f);
        strip = both;
        Rect upper = rect_cut_top(&strip, strip.h * (is_large(scene) ? share : UPPER));
        pen_words(pen, plate->first, first,
                  rect_around(rect_centre(upper), upper.w,
                              pen_give(scene->ui, 34 * pen.unit, fmaxf(34 * pen.unit, upper.h))));
        pen_words(pen, plate->second, second, strip);
    } else if (is_long) {
        write_long(scene, plate->first, color, strip);
    } else {
        pen_words(pen, plate->first, first, strip);
    }
}

/* How many of its cards certainly lie in clues. */
static unsigned laid_count(const TableScene *scene, Card card)
{
    const DirenjieNotes *notes = direnjie_notes_of(scene);
    return notes ? notes->ink->cells[card / 3][NOTEBOOK_CLUES].low : 0;
}

static unsigned held_count(const TableScene *scene, Card card)
{
    return direnjie_copies_in(direnjie_view_of(scene)->hand, card);
}

/* Whether no request can bring it any more: nobody else has any. */
static bool is_spent(const TableScene *scene, Card card)
{
    return laid_count(scene, card) + held_count(scene, card) == NOTEBOOK_COPIES;
}

/* What the person knows of an identity that a request may bring. */
static const char *known_words(const TableScene *scene, Card card)
{
    unsigned held = held_count(scene, card);
    if (laid_count(scene, card) == NOTEBOOK_COPIES) {
        return panel_word(scene, N_("all in clues"));
    }
    if (held > 0) {
        return panel_phrase(scene, N_("you hold {n}"), TR_VALUES(panel_number(scene, held)));
    }
    if (direnjie_number(card) == 6) {
        return panel_word(scene, N_("fits any request"));
    }
    return "";
}

/* The code in bold letters, then the name as far as there is room for all of it. */
static void medal_name(const TableScene *scene, Card card, Rect rest, bool names)
{
    Pen pen = pen_of(scene);
    Letters bold = {FONT_BODY_BOLD, 16, ALIGN_LEFT, COLOR_SHEET, false};
    Letters plain = {FONT_BODY, 16, ALIGN_LEFT, COLOR_SHEET, false};
    const TextBlock *code = pen_words(pen, direnjie_game.names.cards[card], bold, rest);
    if (names && code) {
        rect_cut_left(&rest, code->w + 5 * pen.unit);
        const char *name = direnjie_named(scene, card, false);
        if (pen_fits(pen, name, plain, rest.w)) {
            pen_words(pen, name, plain, rest);
        }
    }
}

/* Shows how many one holds as a tally does, where words would be too small. */
static void held_sign(const TableScene *scene, unsigned held, Rect row)
{
    Rect card = rect_cut_left(&row, row.h * 0.5f);
    card = rect_around(rect_centre(card), card.w, row.h * 0.72f);
    draw_round(ui_draw(scene->ui), card, 2, COLOR_MUTED);
    draw_round(ui_draw(scene->ui), rect_around(rect_centre(card), card.w * 0.42f, card.w * 0.42f),
               card.w * 0.21f, color_rgb(PLATE));
    rect_cut_left(&row, row.h * 0.2f);
    pen_words(pen_of(scene), panel_number(scene, held),
              (Letters){FONT_BODY_BOLD, 16, ALIGN_LEFT, COLOR_SHEET, false}, row);
}

static void medal_cell(const TableScene *scene, Card card, Rect cell, bool names)
{
    Pen pen = pen_of(scene);
    const char *known = known_words(scene, card);
    const char *name = direnjie_named(scene, card, true);
    ui_tip(scene->ui, panel_id(scene, "meaning.", -1, direnjie_game.names.cards[card]),
           panel_noun(scene, name, direnjie_use(card)), cell);
    float side = fminf(cell.h * 0.94f, fmaxf(42 * pen.unit, 30));
    Rect medal = rect_cut_left(&cell, side);
    rect_cut_left(&cell, 6 * pen.unit);
    pen_medal(pen, card, rect_around(rect_centre(medal), side, side), is_spent(scene, card));
    Letters second = {FONT_BODY, 15, ALIGN_LEFT, COLOR_MUTED, false};
    bool fits = pen_fits(pen, known, second, cell.w);
    if (cell.h < 30 || !known[0] || !(fits || held_count(scene, card))) {
        medal_name(scene, card, cell, names);
        return;
    }
    medal_name(scene, card, rect_cut_top(&cell, cell.h * 0.52f), names);
    if (fits) {
        pen_words(pen, known, second, cell);
    } else {
        held_sign(scene, held_count(scene, card), cell);
    }
}

/* Seconds since the medals of a request began to unfold. While one is chosen and another aimed at,
 * they are there at once: two would begin anew in turns. */
static float unfolding(const TableScene *scene, unsigned ask, float whole)
{
    bool aimed = rect_has(direnjie_tally_rect(scene, ask), ui_pointer(scene->ui));
    bool any = scene->selection->pick_count > 0;
    if (any && aimed) {
        return whole;
    }
    return direnjie_since(scene, ask + (any ? 0 : DIRENJIE_SINCE_AIMED), whole);
}

/* The identities that a tally may bring: a medal for each, unfolded one after the other. */
static void write_medals(const TableScene *scene, unsigned ask, Rect strip)
{
    Pen pen = pen_of(scene);
    const DirenjieTable *table = direnjie_table_of(scene);
    Card cards[8];
    unsigned count = 0;
    for (unsigned row = 0; row < DIRENJIE_IDENTITIES; row++) {
        if (direnjie_matching(ask) & card_bit((Card)(3 * row))) {
            cards[count++] = (Card)(3 * row);
        }
    }
    Seat next = (Seat)((table->active + 1) % table->seats);
    const char *request = direnjie_request(scene, ask);
    Rect head = rect_cut_left(&strip, strip.w * (count > 4 ? 0.22f : 0.25f));
    Rect upper = rect_cut_top(&head, head.h * 0.54f);
    pen_words(pen, panel_phrase(scene, N_("{request} may bring"), TR_VALUES(request)),
              (Letters){FONT_TITLE, 18, ALIGN_LEFT, COLOR_GOLD_LIGHT, false}, upper);
    pen_words(
        pen, panel_phrase(scene, N_("first to answer: {name}"), TR_VALUES(panel_name(scene, next))),
        (Letters){FONT_BODY, 15, ALIGN_LEFT, COLOR_MUTED, false}, head);
    rect_cut_left(&strip, 10 * pen.unit);
    float width = strip.w / (float)count;
    bool names = width > 140 * pen.unit && pen.unit >= 0.79f;
    float since = unfolding(scene, ask, UNFOLD + STAGGER * (float)count);
    for (unsigned i = 0; i < count; i++) {
        Rect cell = rect_cut_left(&strip, width), seen = cell;
        float come = fmaxf((since - STAGGER * (float)i) / UNFOLD, 0);
        seen.w *= ease(EASE_OUT_CUBIC, fminf(come, 1));
        if (come < 1) {
            draw_clip(ui_draw(scene->ui), seen);
        }
        medal_cell(scene, cards[i], cell, names);
        if (come < 1) {
            draw_clip_end(ui_draw(scene->ui));
        }
    }
}

/* How far the sheet with a request lies over the plate: it slides out, stays, and slides back. */
static float sheet_out(const TableScene *scene, float age)
{
    float out = ease(EASE_OUT_CUBIC, direnjie_come(scene, age, SLIDE));
    if (ui_has_reduced_motion(scene->ui)) {
        return out;
    }
    return out * (1 - ease(EASE_IN_CUBIC, direnjie_come(scene, age - STAYS, SLIDE)));
}

/* While a request is made: a sheet with it slides out from under the tallies. */
static void sheet(const TableScene *scene, const char *words, Rect strip)
{
    DirenjiePast past;
    float age;
    if (!direnjie_now(scene, DIRENJIE_CUE_ASK, &past, &age)) {
        return;
    }
    Pen pen = pen_of(scene);
    DrawList *list = ui_draw(scene->ui);
    Rect paper = strip;
    paper.y -= (1 - sheet_out(scene, age)) * strip.h;
    draw_clip(list, strip);
    draw_round(list, paper, 6 * pen.unit, color_rgb(PAPER));
    draw_frame(list, rect_inset(paper, 3 * pen.unit), fmaxf(1, 1.5f * pen.unit),
               color_faded(COLOR_CINNABAR, 0.7f));
    Letters letters = {FONT_TITLE, PROMPT_SIZE, ALIGN_CENTRE, COLOR_BRUSH, false};
    pen_words(pen, words, letters, rect_inset(paper, 5 * pen.unit));
    draw_clip_end(list);
}

/* The sentence, and for whoever hears the screen the line below it too. */
static void declare(const TableScene *scene, const PlateWords *plate, Rect strip)
{
    const char *both = plate->first;
    if (plate->second) {
        both = panel_phrase(scene, N_("{text} {next}"), TR_VALUES(plate->first, plate->second));
    }
    Label step = {.id = "table.step",
                  .name = both,
                  .value = direnjie_game.names.phases[direnjie_table_of(scene)->phase],
                  .secret = !scene->is_public};
    Label status = {.id = "text.status", .name = plate->first, .secret = !scene->is_public};
    ui_tell(scene->ui, &step, strip);
    strip.h *= UPPER;
    ui_tell(scene->ui, &status, strip);
}

void direnjie_meaning(const TableScene *scene)
{
    Pen pen = pen_of(scene);
    Color color;
    Rect strip = scene->part.rect;
    PlateWords plate = direnjie_plate(scene, &color);
    unsigned meant = direnjie_meant(scene);
    bool refuses = table_notice(scene->table)[0] != '\0';
    if (direnjie_form(scene->layout) == FORM_TALL_BOOK) {
        draw_round(ui_draw(scene->ui), strip, 6 * pen.unit, color_rgb(PLATE));
    }
    declare(scene, &plate, strip);
    ui_tip_spare(scene->ui, strip);
    Rect inner = {strip.x + 24 * pen.unit, strip.y, strip.w - 48 * pen.unit, strip.h};
    if (meant != DIRENJIE_NO_ASK && !refuses) {
        write_medals(scene, meant, inner);
    } else {
        if (refuses) { /* red words need another ground than red wood */
            draw_round(ui_draw(scene->ui), inner, 8 * pen.unit, color_faded(COLOR_INK, 0.9f));
        }
        write_lines(scene, &plate, color, inner);
        sheet(scene, plate.first, strip);
    }
}
