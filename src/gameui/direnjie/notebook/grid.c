/* The grid: a row for each identity, a column for each place. Ink is what the game proves, pencil
 * what the person has written; a cell with both shows the pencil smaller, in its corner, so that
 * neither hides the other. A click goes through no, yes and nothing, the other button asks. */
#include "direnjie/notebook/pages.h"
#include "direnjie/notebook/pencil.h"
#include "direnjie/notebook/verdict.h"
#include "direnjie/pen.h"
#include "direnjie/words.h"

#include "base/limits.h"
#include "i18n/format.h"
#include "tables/table_picture.h"
#include "tables/wording.h"

#include <math.h>

#define INK_FAINT 0.38f
#define NAME_GAP  4.0f /* pixels between a name and the next */

static const char *number_words(Play *play, NotebookInk ink)
{
    char bytes[64];
    Text text = text_in(bytes, sizeof bytes);
    direnjie_ink_number(&play->app->catalogue, ink, &direnjie_ink_signs, &text);
    return app_copy(play->app, bytes);
}

static bool cell_is(Cell a, Cell b)
{
    return a.row == b.row && a.place == b.place;
}

Rect notebook_square(Rect cell, float share)
{
    float side = fminf(cell.w, cell.h) * share;
    return rect_around(rect_centre(cell), side, side);
}

/* Whether anything was drawn. */
static bool draw_ink(const NotebookPage *page, Cell cell, Rect rect)
{
    NotebookInk ink = cell_ink(page->panel, cell);
    if (ink.high == 0) {
        bool is_firm = cell_is_verdict(cell);
        notebook_sign(page, "ui/ink-no", notebook_square(rect, is_firm ? 0.66f : 0.34f),
                      color_faded(COLOR_BRUSH, is_firm ? 0.9f : INK_FAINT));
        return true;
    }
    if (cell_is_verdict(cell) && ink.low > 0) {
        notebook_sign(page, "ui/ink-yes", notebook_square(rect, 0.8f), COLOR_CINNABAR);
        return true;
    }
    if (cell_is_verdict(cell) || (ink.low == 0 && ink.faded == 0)) {
        return false;
    }
    Color color = color_faded(COLOR_BRUSH, ink.low > 0 ? 1 : 0.75f);
    pen_words(page->pen, number_words(page->play, ink),
              (Letters){FONT_TITLE, 17, ALIGN_CENTRE, color, false}, rect);
    return true;
}

/* New ink is written from the left. */
static bool write_ink(const NotebookPage *page, Cell cell, Rect rect)
{
    float written = notebook_written(page, cell);
    DrawList *list = ui_draw(page->play->app->ui);
    if (written >= 1) {
        return draw_ink(page, cell, rect);
    }
    draw_clip(list, (Rect){rect.x, rect.y, rect.w * written, rect.h});
    bool has_ink = draw_ink(page, cell, rect);
    draw_clip_end(list);
    return has_ink;
}

static void draw_pencil(const NotebookPage *page, const PencilCell *pencil, Rect rect,
                        bool beside_ink)
{
    static const char *const icons[PENCIL_MARKS] = {NULL, "ui/mark-no", "ui/mark-yes",
                                                    "ui/mark-doubt"};
    Rect place = notebook_square(rect, 0.7f);
    if (beside_ink) {
        float corner = rect.h * 0.42f;
        place = (Rect){rect.x + rect.w - corner - 2, rect.y + rect.h - corner - 1, corner, corner};
    }
    if (icons[pencil->mark]) {
        notebook_sign(page, icons[pencil->mark], place, COLOR_GRAPHITE);
    }
    if (pencil->words[0]) {
        Rect note = {rect.x + 3, rect.y + 2, rect.h * 0.36f, rect.h * 0.36f};
        notebook_sign(page, "ui/mark-words", note, COLOR_GRAPHITE);
    }
}

/* The cell in words. */
static const char *cell_name(const NotebookPage *page, Cell cell)
{
    Play *play = page->play;
    const PencilCell *pencil = notebook_pencil(page->panel, cell);
    const char *mark = notebook_mark_words(play, (PencilMark)pencil->mark);
    if (mark[0]) {
        mark = app_phrase(play->app, N_("{mark} (in pencil)"), TR_VALUES(mark));
    }
    const char *items[5] = {notebook_row_name(play, cell.row),
                            notebook_place_name(play, cell.place)};
    size_t count = 2;
    const char *more[] = {notebook_ink_words(play, cell), mark, pencil->words};
    for (size_t i = 0; i < 3; i++) {
        if (more[i][0]) {
            items[count++] = more[i];
        }
    }
    return app_list(play->app, items, count);
}

/* The ink and the pencil in short: "0 no", "1+ -". */
static void cell_value(const NotebookPage *page, Cell cell, Text *out)
{
    static const char *const codes[PENCIL_MARKS] = {"-", "no", "yes", "doubt"};
    NotebookInk ink = cell_ink(page->panel, cell);
    if (ink.low == 0 && ink.high > 0) {
        text_append(out, "?");
    } else {
        text_append_number(out, ink.low);
    }
    if (ink.low > 0 && ink.low < ink.high) {
        text_append(out, "+");
    }
    text_append(out, " ");
    text_append(out, codes[notebook_pencil(page->panel, cell)->mark]);
}

/* What stands in a row, for whoever does not see it: told when keys come to the first of its cells,
 * which begins with its name. */
static void tell_row(const NotebookPage *page, unsigned row, Rect rect)
{
    const char *words = notebook_row_ink(page->play, row);
    if (words[0] != '\0') {
        Label label = {.id = "text.row", .name = words, .secret = true};
        ui_tell(page->play->app->ui, &label, rect);
    }
}

static void act_on_cell(const NotebookPage *page, Cell cell, Touch touch, Rect rect)
{
    static const PencilMark after_click[PENCIL_MARKS] = {
        [PENCIL_NONE] = PENCIL_NO, [PENCIL_NO] = PENCIL_YES};
    if (touch.activated) {
        notebook_mark(page->play, cell, after_click[notebook_pencil(page->panel, cell)->mark]);
    } else if (touch.alternated) {
        notebook_toggle(page->play, cell, PENCIL_DOUBT);
    }
    if (touch.hovered) {
        page->panel->hovered = cell;
    }
    if (touch.focused) {
        page->panel->chosen = cell;
        tell_row(page, cell.row, rect);
    }
}

static void grid_cell(const NotebookPage *page, Cell cell, Rect rect)
{
    Ui *ui = page->play->app->ui;
    char id_bytes[ELEMENT_ID_MAX], value_bytes[16];
    Text id = text_in(id_bytes, sizeof id_bytes), value = text_in(value_bytes, sizeof value_bytes);
    notebook_cell_id(cell, &id);
    cell_value(page, cell, &value);
    Element element = {.id = id_bytes,
                       .role = ROLE_BUTTON,
                       .name = cell_name(page, cell),
                       .value = value_bytes,
                       .is_coded = true,
                       .rect = rect_inset(rect, 0.5f),
                       .secret = true,
                       .alternates = true};
    Touch touch = ui_element(ui, &element);
    act_on_cell(page, cell, touch, rect);
    if (touch.hovered) {
        draw_fill(ui_draw(ui), rect, color_faded(COLOR_GOLD, 0.25f));
    }
    bool has_ink = write_ink(page, cell, rect);
    draw_pencil(page, notebook_pencil(page->panel, cell), rect, has_ink);
    if (touch.focused || cell_is(cell, page->panel->chosen)) {
        draw_frame(ui_draw(ui), rect, (touch.focused ? 3 : 1.5f) * page->sheet.unit,
                   COLOR_CINNABAR);
    }
}

/* One stroke through what is ruled out. */
static void strike(const NotebookPage *page, const TextBlock *block, Rect rect)
{
    float thickness = fmaxf(1.4f, 2 * page->pen.unit);
    if (!block) { /* there was no room for the words */
        return;
    }
    draw_fill(ui_draw(page->pen.ui), (Rect){rect.x, rect.y + rect.h * 0.52f, block->w, thickness},
              color_faded(COLOR_BRUSH, 0.7f));
}

/* Whether it is certain where every copy lies, though not each cell of the row is. */
static bool is_located(const NotebookPanel *panel, unsigned row)
{
    return row < NOTEBOOK_KILLER && verdict_located(&panel->ink, row) == NOTEBOOK_COPIES;
}

/* Faint, at the end of the name where that leaves room. */
static void located_words(const NotebookPage *page, const char *name, Rect *rect)
{
    App *app = page->play->app;
    const char *copies = app_number(app, NOTEBOOK_COPIES);
    const char *words =
        app_phrase(app, NC_("copies located", "{n}/{m}"), TR_VALUES(copies, copies));
    Letters letters = {FONT_BODY, 15, ALIGN_RIGHT, color_faded(COLOR_BRUSH, 0.7f), false};
    const TextBlock *block = pen_measure(page->pen, words, letters, *rect);
    float width = block->w + 4 * page->pen.unit;
    Letters bold = {.face = FONT_BODY_BOLD};
    if (pen_fits(page->pen, name, bold, rect->w - width)) {
        pen_words(page->pen, words, letters, rect_cut_right(rect, width));
    }
}

/* The width of the widest code, in the least letters that can be read. */
static float code_width(Pen pen)
{
    Letters letters = {.face = FONT_TITLE};
    float widest = 34 * pen.unit;
    for (unsigned row = 0; row < NOTEBOOK_ROWS; row++) {
        const char *code = direnjie_game.names.cards[notebook_card(row)];
        Rect room = {0, 0, pen.unit * 100, pen.unit * 100};
        widest = fmaxf(widest, 1.15f * pen_measure(pen, code, letters, room)->w);
    }
    return widest;
}

/* A band in the colour of the category, the code, the name. */
static void row_words(const NotebookPage *page, unsigned row, Rect rect)
{
    const NotebookInk *secret = &page->panel->ink.cells[row][NOTEBOOK_SECRET];
    bool identity = row < NOTEBOOK_KILLER, is_out = identity && secret->high == 0;
    Card card = notebook_card(row);
    Pen pen = page->pen;
    char bytes[96];
    Text name = text_in(bytes, sizeof bytes);
    direnjie_bare_name(table_wording(page->play->table), card, &name);
    draw_fill(ui_draw(pen.ui), rect_cut_left(&rect, 5 * pen.unit),
              color_rgb(direnjie_kind_inks[direnjie_kind(card)]));
    rect_cut_left(&rect, 6 * pen.unit);
    Letters letters = {FONT_BODY, 16, ALIGN_LEFT, COLOR_BRUSH, false};
    if (identity && secret->low > 0) {
        letters.color = COLOR_CINNABAR;
        letters.face = FONT_BODY_BOLD;
    } else if (is_out) {
        letters.color = color_faded(COLOR_BRUSH, 0.75f);
    }
    Letters title = {FONT_TITLE, 17, ALIGN_LEFT, letters.color, false};
    Rect code = rect_cut_left(&rect, code_width(pen));
    const TextBlock *block = pen_words(pen, direnjie_game.names.cards[card], title, code);
    if (is_out) {
        strike(page, block, code);
    }
    rect_cut_right(&rect, 4 * pen.unit);
    if (is_located(page->panel, row)) {
        located_words(page, bytes, &rect);
    }
    block = pen_words(pen, bytes, letters, rect);
    if (is_out) {
        strike(page, block, rect);
    }
}

static void row_label(const NotebookPage *page, unsigned row, Rect rect)
{
    char bytes[ELEMENT_ID_MAX];
    Text id = text_in(bytes, sizeof bytes);
    text_append(&id, "notebook.row.");
    pencil_row_code(row, &id);
    Label label = {.id = bytes,
                   .name = notebook_row_words(page->play, row),
                   .tip = notebook_ink_words(page->play, (Cell){row, NOTEBOOK_SECRET}),
                   .secret = true};
    ui_tell(page->pen.ui, &label, rect);
    row_words(page, row, rect);
}

static void head_words(const NotebookPage *page, unsigned place, Rect rect)
{
    App *app = page->play->app;
    Letters letters = {FONT_BODY, 15, ALIGN_CENTRE, COLOR_BRUSH, false};
    const char *words = notebook_place_name(page->play, place);
    char bytes[SAVED_NAME_BYTES];
    Text name = text_in(bytes, sizeof bytes);
    if (place == NOTEBOOK_SECRET) {
        words = app_word(app, NC_("notebook", "Secret"));
        letters.color = COLOR_CINNABAR;
        letters.face = FONT_BODY_BOLD;
    } else if (place == NOTEBOOK_CLUES) {
        words = app_word(app, N_("Clues"));
    } else if (place == NOTEBOOK_SEATS + (unsigned)page->play->viewer) {
        words = app_word(app, NC_("notebook", "you"));
        letters.face = FONT_BODY_BOLD;
    } else if (place >= NOTEBOOK_SEATS) {
        rect = rect_around(rect_centre(rect), rect.w - NAME_GAP, rect.h);
        pen_short_name(page->pen, words, letters, rect.w, &name);
        words = bytes;
    }
    if (pen_fits(page->pen, words, letters, rect.w)) { /* else the picture says it */
        pen_words(page->pen, words, letters, rect);
    }
}

static void place_head(const NotebookPage *page, unsigned place, Rect rect)
{
    static const char *const icons[NOTEBOOK_SEATS] = {NULL, "ui/glyph-public-clue",
                                                      "ui/glyph-draw"};
    App *app = page->play->app;
    float side = 38 * page->pen.unit;
    Rect upper = rect_cut_top(&rect, side + 2);
    Rect icon = rect_around(rect_centre(upper), side, side);
    if (place == NOTEBOOK_SECRET) { /* a card */
        pen_picture(page->pen, table_back(table_wording(page->play->table)),
                    rect_around(rect_centre(icon), side / 1.4f, side));
    } else if (place < NOTEBOOK_SEATS) {
        pen_picture(page->pen, icons[place], rect_inset(icon, side * 0.12f));
    } else {
        pen_face(page->pen, app->seat_faces, (Seat)(place - NOTEBOOK_SEATS), icon, FACE_PLAIN);
    }
    head_words(page, place, rect);
}

static void declare_head(const NotebookPage *page, unsigned place, Rect rect)
{
    char bytes[ELEMENT_ID_MAX];
    Text id = text_in(bytes, sizeof bytes);
    text_append(&id, "notebook.place.");
    pencil_place_code(place, &id);
    Label label = {.id = bytes, .name = notebook_place_name(page->play, place)};
    if (place >= NOTEBOOK_SEATS && place != NOTEBOOK_SEATS + (unsigned)page->play->viewer) {
        label.tip = app_word(page->play->app,
                             N_("The hand of this player and a hidden clue that you have not seen. "
                                "1?: of several cards known here one may be gone. Where the only "
                                "known one may be gone, nothing is marked."));
    }
    ui_tell(page->pen.ui, &label, rect);
}

void notebook_heads(const NotebookPage *page, Rect rect)
{
    rect_cut_left(&rect, page->label);
    for (unsigned i = 0; i < page->count; i++) {
        unsigned place = page->columns[i];
        Rect head = rect_cut_left(&rect, notebook_width(page, i));
        bool has_head = place >= NOTEBOOK_DECK || !page->panel->shows_asks;
        if (has_head) {
            declare_head(page, place, head);
            place_head(page, place, head);
        }
    }
}

static bool begins_category(unsigned row)
{
    return row == 0 || row == NOTEBOOK_KILLER ||
           direnjie_category((Card)(3 * row)) != direnjie_category((Card)(3 * (row - 1)));
}

/* Fine red lines, thicker ones between the categories. */
static void row_line(const NotebookPage *page, unsigned row, Rect rect)
{
    bool is_thick = begins_category(row);
    float thickness = fmaxf(1, (is_thick ? 2.5f : 1) * page->sheet.unit);
    draw_fill(ui_draw(page->play->app->ui), (Rect){rect.x, rect.y, rect.w, thickness},
              notebook_line_color(is_thick));
}

static void column_lines(const NotebookPage *page, Rect rect)
{
    Rect secret = {rect.x + page->label, rect.y, page->cell, rect.h};
    Rect own = {rect.x + rect.w - page->cell, rect.y, page->cell, rect.h};
    draw_fill(ui_draw(page->play->app->ui), secret, color_faded(COLOR_CINNABAR, 0.09f));
    draw_fill(ui_draw(page->play->app->ui), own, color_faded(COLOR_GOLD, 0.13f));
    float x = rect.x + page->label;
    for (unsigned i = 0; i < page->count; x += notebook_width(page, i++)) {
        draw_fill(ui_draw(page->play->app->ui),
                  (Rect){x, rect.y, fmaxf(1, page->sheet.unit), rect.h},
                  notebook_line_color(i < 2));
    }
}

static void grid_row(const NotebookPage *page, unsigned row, Rect rect)
{
    row_line(page, row, rect);
    row_label(page, row, rect_cut_left(&rect, page->label));
    for (unsigned i = 0; i < page->count; i++) {
        Cell cell = {row, page->columns[i]};
        Rect place = rect_cut_left(&rect, notebook_width(page, i));
        if (direnjie_notebook_has(&page->panel->view.table, row, cell.place)) {
            grid_cell(page, cell, place);
        }
    }
}

void notebook_grid(const NotebookPage *page, Rect rect)
{
    Ui *ui = page->play->app->ui;
    unsigned rows = NOTEBOOK_ROWS - !page->panel->view.table.expansion;
    notebook_heads(page, rect_cut_top(&rect, page->head));
    float height = page->row * (float)rows;
    rect.h = fminf(height, rect.h);
    Rect body = ui_scroll_begin(ui, "list.notebook", rect, height);
    page->panel->hovered.row = NOTEBOOK_ROWS;
    column_lines(page, (Rect){body.x, body.y, body.w, height});
    for (unsigned row = 0; row < rows; row++) {
        grid_row(page, row, rect_cut_top(&body, page->row));
    }
    row_line(page, NOTEBOOK_KILLER, body);
    ui_scroll_end(ui);
}
