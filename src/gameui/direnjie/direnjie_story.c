/* The case so far: what happened last in one sentence, and below it the last questions as pictures:
 * who asked for what, and what each one asked did. */
#include "direnjie_table.h"

#include <math.h>

#define ROWS 3

static const DirenjieTable *table_of(const TableScene *scene)
{
    return &direnjie_view_of(scene)->table;
}

/* Buttons above the first grow into the story's place. */
static unsigned buttons_above(const TableScene *scene)
{
    const DirenjieTable *table = table_of(scene);
    if (table->actor != scene->seat) {
        return 0;
    }
    if (table->phase == DIRENJIE_GIVING) {
        return 2;
    }
    return table->phase == DIRENJIE_SUBMITTING && direnjie_view_of(scene)->killer == scene->seat;
}

static void ask_row(const TableScene *scene, const NotebookAsk *ask, Rect row)
{
    Pen pen = pen_of(scene);
    const DirenjieTable *table = table_of(scene);
    float side = fminf(row.h * 0.94f, 38 * pen.unit), gap = side * 0.2f;
    Rect asker = rect_cut_left(&row, side);
    pen_face(pen, scene->faces, ask->asker, rect_around(rect_centre(asker), side, side),
             FACE_PLAIN);
    rect_cut_left(&row, gap);
    Rect arrow = rect_cut_left(&row, gap * 1.2f);
    draw_icon(ui_draw(scene->ui), "ui/ui-play",
              (Outline){.rect = rect_around(rect_centre(arrow), side * 0.3f, side * 0.3f)},
              COLOR_CINNABAR);
    rect_cut_left(&row, gap * 0.6f);
    Rect sign = rect_cut_left(&row, side * 0.8f);
    direnjie_request_sign(pen, ask->ask, rect_around(rect_centre(sign), sign.w, side));
    rect_cut_left(&row, gap * 1.6f);
    float step = fminf(row.w / (float)(table->seats - 1), side * 1.2f);
    for (unsigned i = 1; i < table->seats; i++) {
        Seat seat = (Seat)((ask->asker + i) % table->seats);
        bool gave = seats_have(ask->gave, seat), refused = seats_have(ask->refused, seat);
        Rect cell = rect_cut_left(&row, step);
        Rect face = rect_around(rect_centre(cell), side * 0.86f, side * 0.86f);
        pen_face(pen, scene->faces, seat, face, refused ? FACE_DARK : FACE_PLAIN);
        if (gave || refused) {
            pen_verdict(pen, face, gave);
        }
    }
}

static void ask_rows(const TableScene *scene, Rect rest, unsigned most)
{
    const DirenjieNotes *notes = direnjie_notes_of(scene);
    const NotebookHistory *history = notes ? notes->history : NULL;
    float height = 40 * scene->layout->unit;
    unsigned room = (unsigned)fmaxf(0, floorf(rest.h / height + 0.2f));
    unsigned rows = room < most ? room : most;
    for (unsigned i = 0; history && i < rows && i < history->count; i++) {
        ask_row(scene, &history->asks[history->count - 1 - i],
                rect_cut_top(&rest, fminf(height, rest.h)));
    }
}

static void sentence(const TableScene *scene, Rect rect)
{
    Pen pen = pen_of(scene);
    const char *told = table_told(scene->table);
    if (told[0] == '\0') {
        told = panel_word(scene, N_("Nobody has asked yet."));
    }
    Element element = {.id = "table.last_words",
                       .role = ROLE_TEXT,
                       .name = told,
                       .secret = true,
                       .still = true,
                       .rect = rect};
    ui_element(scene->ui, &element);
    pen_words(pen, told, (Letters){FONT_BODY_BOLD, 17, ALIGN_LEFT, COLOR_BRUSH, true}, rect);
}

void direnjie_story(const TableScene *scene)
{
    Pen pen = pen_of(scene);
    DirenjieForm form = direnjie_form(scene->layout);
    Rect scroll = scene->layout->spots[SPOT_STORY];
    if (form == FORM_WIDE_BOOK || form == FORM_TALL_BOOK) {
        return; /* the page has the last asks */
    }
    bool is_wide = form == FORM_WIDE;
    unsigned above = is_wide ? buttons_above(scene) : 0;
    scroll.h -= 62 * pen.unit * (float)above;
    pen_paper(pen, PAPER_SCROLL, scroll);
    Rect inner = rect_inset(scroll, 20 * pen.unit);
    if (is_wide) {
        Rect plate = {scroll.x + scroll.w * 0.2f, scroll.y - 8 * pen.unit, scroll.w * 0.6f,
                      fmaxf(30 * pen.unit, 20)};
        pen_paper(pen, PAPER_NAMEPLATE, plate);
        pen_words(pen, panel_word(scene, N_("The case so far")),
                  (Letters){FONT_TITLE, 18, ALIGN_CENTRE, COLOR_GOLD_LIGHT, false},
                  rect_inset(plate, 3 * pen.unit));
        rect_cut_top(&inner, 6 * pen.unit);
    }
    unsigned rows = is_wide ? ROWS - above : 1;
    float share = rows == 1 && above == 2 ? inner.h : inner.h - 38 * pen.unit * (float)rows;
    sentence(scene, rect_cut_top(&inner, fmaxf(share, 40 * pen.unit)));
    rect_cut_top(&inner, 4 * pen.unit);
    ask_rows(scene, inner, rows);
}
