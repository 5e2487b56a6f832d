/* The case so far: what happened last in one sentence, and below it the last questions as pictures:
 * who asked for what, and what each one asked did. */
#include "direnjie/parts.h"
#include "direnjie/pen.h"
#include "direnjie/places.h"
#include "direnjie/table.h"
#include "direnjie/tally.h"
#include "direnjie/words.h"

#include "base/limits.h"

#include <math.h>
#include <string.h>

#define ROW  40 /* high is a question, in pixels of the drawing */
#define ROWS 3
#define FITS 1.05f /* of its room: a line is higher than its letters */

/* Buttons above the first grow into the story's place. */
static unsigned buttons_above(const TableScene *scene)
{
    const DirenjieTable *table = direnjie_table_of(scene);
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
    const DirenjieTable *table = direnjie_table_of(scene);
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
    pen_request(pen, ask->ask, rect_around(rect_centre(sign), sign.w, side));
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

/* NULL: nobody in front has a notebook. */
static const NotebookHistory *history_of(const TableScene *scene)
{
    const DirenjieNotes *notes = direnjie_notes_of(scene);
    return notes ? notes->history : NULL;
}

static void ask_rows(const TableScene *scene, Rect rest, unsigned most)
{
    const NotebookHistory *history = history_of(scene);
    float height = ROW * scene->layout->unit;
    for (unsigned i = 0; history && i < most && i < history->count; i++) {
        ask_row(scene, &history->asks[history->count - 1 - i],
                rect_cut_top(&rest, fminf(height, rest.h)));
    }
}

static unsigned most_rows(const TableScene *scene, float height)
{
    return (unsigned)floorf(height / (ROW * scene->layout->unit) + 0.01f);
}

static const Letters case_letters = {FONT_TITLE, 17, ALIGN_LEFT, {0x1a, 0x24, 0x36, 0xff}, true};

static const char *case_words(const TableScene *scene)
{
    const char *telling = table_told(scene->table);
    if (telling[0] == '\0') {
        return panel_word(scene, direnjie_aim(direnjie_view_of(scene)));
    }
    return telling;
}

/* Whether the plate says it already, a question that nobody has answered yet, and there are
 * pictures to stand here in its stead. */
static bool is_said_below(const TableScene *scene, Rect rect)
{
    const DirenjieTable *table = direnjie_table_of(scene);
    Seat next = (Seat)((table->active + 1u) % table->seats);
    const NotebookHistory *history = history_of(scene);
    bool has_pictures = history && history->count > 0 && most_rows(scene, rect.h) > 0;
    return table->phase == DIRENJIE_GIVING && table->actor == next && has_pictures;
}

/* Writes the points at the end, a seat a line, with the most first. */
static void scores(const TableScene *scene, Rect rest)
{
    const DirenjieView *view = direnjie_view_of(scene);
    Pen pen = pen_of(scene);
    float row = fminf(34 * pen.unit, rest.h / (float)view->table.seats);
    SeatSet left = (SeatSet)((1u << view->table.seats) - 1);
    while (left) {
        Seat best = seats_first(left);
        for (Seat seat = best; seat < view->table.seats; seat++) {
            bool more = direnjie_tally(view, seat).total > direnjie_tally(view, best).total;
            best = seats_have(left, seat) && more ? seat : best;
        }
        left &= (SeatSet)~seat_bit(best);
        Rect line = rect_cut_top(&rest, row);
        Rect face = rect_cut_left(&line, row);
        pen_face(pen, scene->faces, best, rect_around(rect_centre(face), row * 0.86f, row * 0.86f),
                 FACE_PLAIN);
        rect_cut_left(&line, 8 * pen.unit);
        Rect points = rect_cut_right(&line, 110 * pen.unit);
        Letters letters = case_letters;
        letters.wraps = false;
        pen_words(pen, panel_name(scene, best), letters, line);
        letters.align = ALIGN_RIGHT;
        Message total =
            message_plural_of(NP_("{n} point", "{n} points"), direnjie_tally(view, best).total);
        pen_words(pen, panel_message(scene, &total), letters, points);
    }
}

static void sentence(const TableScene *scene, Rect rect)
{
    const char *telling = case_words(scene);
    ui_tell(scene->ui,
            &(Label){.id = "table.last_words", .name = telling, .secret = !scene->is_public}, rect);
    if (direnjie_table_of(scene)->phase == DIRENJIE_OVER && rect.h > 100 * scene->layout->unit) {
        scores(scene, rect);
        return;
    }
    if (is_said_below(scene, rect)) {
        ask_rows(scene, rect, most_rows(scene, rect.h));
        return;
    }
    const char *words = pen_last_that_fit(pen_of(scene), telling, case_letters, rect);
    if (pen_measure(pen_of(scene), words, case_letters, rect)->h <= rect.h * FITS) {
        pen_words(pen_of(scene), words, case_letters, rect);
    } else { /* letters that the person has made larger: rather pictures than nothing */
        ask_rows(scene, rect, most_rows(scene, rect.h));
    }
}

static void case_title(const TableScene *scene, Rect scroll)
{
    Pen pen = pen_of(scene);
    Rect plate = {scroll.x + scroll.w * 0.2f, scroll.y - 8 * pen.unit, scroll.w * 0.6f,
                  fmaxf(30 * pen.unit, 20)};
    pen_paper(pen, PAPER_NAMEPLATE, plate);
    bool is_over = direnjie_table_of(scene)->phase == DIRENJIE_OVER;
    const char *words =
        is_over ? direnjie_end_title(direnjie_view_of(scene)) : N_("The case so far");
    pen_words(pen, panel_word(scene, words),
              (Letters){FONT_TITLE, 18, ALIGN_CENTRE, COLOR_GOLD_LIGHT, false},
              rect_inset(plate, 3 * pen.unit));
}

/* Below the sentence as many questions as it leaves room for. */
static void sentence_and_asks(const TableScene *scene, Rect inner, unsigned most)
{
    Pen pen = pen_of(scene);
    float gap = 4 * pen.unit;
    const TextBlock *block = pen_measure(pen, case_words(scene), case_letters, inner);
    unsigned rows = min_unsigned(most, most_rows(scene, fmaxf(0, inner.h - block->h - gap)));
    if (direnjie_table_of(scene)->phase == DIRENJIE_OVER || is_said_below(scene, inner)) {
        rows = 0;
    }
    float asks = ROW * pen.unit * (float)rows;
    Rect words = rect_cut_top(&inner, inner.h - asks - (rows > 0 ? gap : 0));
    sentence(scene, words);
    rect_cut_top(&inner, gap);
    ask_rows(scene, inner, rows);
}

/* Between buttons, while the person decides what to give: how the turn before went. False: there
 * was none, or no room for all of it. */
static bool former_turn(const TableScene *scene, Rect scroll, Rect inner)
{
    Pen pen = pen_of(scene);
    const DirenjieNotes *notes = direnjie_notes_of(scene);
    const char *words = notes && notes->last_turn ? notes->last_turn : "";
    if (words[0] == '\0' || pen_measure(pen, words, case_letters, inner)->h > inner.h * FITS) {
        return false;
    }
    pen_paper(pen, PAPER_SCROLL, scroll);
    pen_label(pen, &(Label){.id = "table.last_words", .name = words, .secret = !scene->is_public},
              case_letters, inner);
    return true;
}

/* A short scroll; in a small window even a sentence is too much for it. */
static void only_sentence(const TableScene *scene, Rect scroll)
{
    Pen pen = pen_of(scene);
    Rect inner = {scroll.x + 16 * pen.unit, scroll.y + 9 * pen.unit, scroll.w - 32 * pen.unit,
                  scroll.h - 18 * pen.unit};
    if (former_turn(scene, scroll, inner)) {
        return;
    }
    const char *words = pen_last_that_fit(pen, case_words(scene), case_letters, inner);
    const TextBlock *block = pen_measure(pen, words, case_letters, inner);
    if (block->h <= inner.h * FITS) {
        pen_paper(pen, PAPER_SCROLL, scroll);
        sentence(scene, inner);
    }
}

void direnjie_case(const TableScene *scene)
{
    Pen pen = pen_of(scene);
    DirenjieForm form = direnjie_form(scene->layout);
    Rect scroll = scene->part.rect;
    bool is_wide = form == FORM_WIDE;
    unsigned above = is_wide ? buttons_above(scene) : 0;
    if (above > 1) { /* only a sentence has room, and needs all of it */
        scroll.h -= (DIRENJIE_LOW_BUTTON + DIRENJIE_BUTTON_GAP) * pen.unit * (float)above;
        scroll.h += DIRENJIE_BUTTON_GAP * pen.unit;
        only_sentence(scene, scroll);
        return;
    }
    scroll.h -= 62 * pen.unit * (float)above;
    Rect inner = rect_inset(scroll, 20 * pen.unit);
    pen_paper(pen, PAPER_SCROLL, scroll);
    if (is_wide) {
        case_title(scene, scroll);
        rect_cut_top(&inner, 6 * pen.unit);
    }
    sentence_and_asks(scene, inner, is_wide ? ROWS - above : 1);
}
