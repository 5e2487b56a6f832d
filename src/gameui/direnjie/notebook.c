/* Opening and closing, keys, the pencil, and the sheet of paper with its two pages. */
#include "notebook.h"

#include "games/direnjie.h"

#include <math.h>
#include <string.h>

_Static_assert(PENCIL_TEXT_BYTES <= SESSION_NOTE_BYTES, "a full notebook is a note");

#define NO_CELL ((Cell){NOTEBOOK_ROWS, 0})

NotebookPanel *notebook_of(const Play *play)
{
    return play->panel;
}

static void begin(Play *play)
{
    NotebookPanel *panel = arena_alloc(&play->scene->arena, sizeof *panel);
    panel->owner = SEAT_NONE;
    play->panel = panel;
}

/* Nobody's notebook is open while computers play alone or a line is shown. */
static bool is_there(const Play *play)
{
    return seats_have(play->app->session.people, play->viewer);
}

static bool is_open(const Play *play)
{
    return is_there(play) && notebook_of(play)->is_open;
}

static void read_pencil(Play *play)
{
    NotebookPanel *panel = notebook_of(play);
    if (panel->owner != play->viewer) {
        panel->owner = play->viewer;
        panel->chosen = panel->hovered = NO_CELL;
        pencil_read(&panel->pencil, session_note(&play->app->session, play->viewer));
    }
}

static void forget(Play *play, size_t actions)
{
    NotebookPanel *panel = notebook_of(play);
    if (actions < panel->told) {
        panel->told = 0;
        memset(&panel->history, 0, sizeof panel->history);
    }
}

static void close_book(Play *play)
{
    NotebookPanel *panel = notebook_of(play);
    panel->is_open = panel->has_ink = false;
    panel->owner = SEAT_NONE;
    forget(play, 0);
}

static void toggle(Play *play)
{
    if (is_open(play)) {
        close_book(play);
    } else if (is_there(play)) {
        notebook_of(play)->is_open = true;
        play->has_log = false;
        read_pencil(play);
    }
}

PencilCell *notebook_pencil(NotebookPanel *panel, Cell cell)
{
    return &panel->pencil.cells[cell.row][cell.place];
}

void notebook_keep(Play *play)
{
    char bytes[PENCIL_TEXT_BYTES];
    Problem problem;
    Text text = text_in(bytes, sizeof bytes);
    pencil_write(&notebook_of(play)->pencil, &text);
    if (!session_set_note(&play->app->session, play->app->profile, play->viewer, bytes, &problem)) {
        app_tell(play->app, &problem);
    }
}

void notebook_mark(Play *play, Cell cell, PencilMark mark)
{
    notebook_pencil(notebook_of(play), cell)->mark = (uint8_t)mark;
    notebook_of(play)->chosen = cell;
    notebook_keep(play);
}

void notebook_cell_id(Cell cell, Text *out)
{
    text_append(out, "mark.");
    pencil_row_code(cell.row, out);
    if (cell.place != NOTEBOOK_SECRET) {
        text_append(out, ".");
        pencil_place_code(cell.place, out);
    }
}

/* Row NOTEBOOK_ROWS when the keys go elsewhere. */
static Cell focused_cell(const Play *play)
{
    for (unsigned row = 0; row < NOTEBOOK_ROWS; row++) {
        for (unsigned place = 0; place < NOTEBOOK_PLACES; place++) {
            char bytes[ELEMENT_ID_MAX];
            Text id = text_in(bytes, sizeof bytes);
            notebook_cell_id((Cell){row, place}, &id);
            if (ui_has_focus(play->app->ui, bytes)) {
                return (Cell){row, place};
            }
        }
    }
    return NO_CELL;
}

static void focus_cell(Play *play)
{
    char bytes[ELEMENT_ID_MAX];
    Text id = text_in(bytes, sizeof bytes);
    notebook_cell_id(notebook_of(play)->chosen, &id);
    ui_focus(play->app->ui, bytes);
}

/* The same mark again takes it away. */
static void toggle_mark(Play *play, Cell cell, PencilMark mark)
{
    bool is_there = notebook_pencil(notebook_of(play), cell)->mark == mark;
    notebook_mark(play, cell, is_there ? PENCIL_NONE : mark);
}

static bool key_on_cell(Play *play, Cell cell, uint32_t character)
{
    switch (character) {
    case 'y':
    case '+':
    case '=':
        toggle_mark(play, cell, PENCIL_YES);
        return true;
    case 'x':
    case '-':
        toggle_mark(play, cell, PENCIL_NO);
        return true;
    case 'd':
    case '?':
    case '/':
        toggle_mark(play, cell, PENCIL_DOUBT);
        return true;
    case 'e':
        notebook_of(play)->chosen = cell;
        ui_focus(play->app->ui, NOTEBOOK_FIELD);
        return true;
    default:
        return false;
    }
}

/* In the field, Return and Escape go back to its cell. */
static bool key_in_field(Play *play, KeyPress press)
{
    bool leaves = press.key == KEY_RETURN || press.key == KEY_ESCAPE;
    if (leaves) {
        focus_cell(play);
    }
    return leaves;
}

static bool take_key(Play *play, KeyPress press)
{
    if (!is_there(play) || press.control) {
        return false;
    }
    if (press.key == KEY_CHARACTER && press.character == 'n') {
        toggle(play);
        if (notebook_of(play)->is_open) {
            notebook_of(play)->chosen = (Cell){0, NOTEBOOK_SECRET};
            focus_cell(play);
        }
        return true;
    }
    if (!notebook_of(play)->is_open) {
        return false;
    }
    if (ui_has_focus(play->app->ui, NOTEBOOK_FIELD)) {
        return key_in_field(play, press);
    }
    Cell cell = focused_cell(play);
    return cell.row < NOTEBOOK_ROWS && press.key == KEY_CHARACTER &&
           key_on_cell(play, cell, press.character);
}

static void make_ink(Play *play)
{
    NotebookPanel *panel = notebook_of(play);
    DirenjieView view;
    NotebookLevel level = (NotebookLevel)settings_own(&play->app->settings, &direnjie_game);
    session_view_at(&play->app->session, play->shown, play->viewer, &view);
    if (!panel->has_ink || level != panel->level || memcmp(&view, &panel->view, sizeof view) != 0) {
        panel->view = view;
        panel->level = level;
        panel->has_ink = true;
        direnjie_notebook(&view, level, &panel->ink);
    }
}

static void tell_history(Play *play)
{
    NotebookPanel *panel = notebook_of(play);
    const Match *match = &play->app->session.match;
    forget(play, play->shown);
    for (; panel->told < play->shown; panel->told++) {
        const Played *played = buffer_at(&match->played, panel->told);
        Event events[EVENT_COUNT_MAX];
        EventLog log = {.events = events, .capacity = EVENT_COUNT_MAX};
        match_events(match, panel->told, play->viewer, &log);
        direnjie_history_add(&panel->history, played->seat, events, log.count);
    }
}

void notebook_sign(const NotebookPage *sheet, const char *icon, Rect rect, Color color)
{
    draw_icon(ui_draw(sheet->play->app->ui), icon, (Outline){rect, 0}, color);
}

/* In the middle of the height. */
void notebook_words(const NotebookPage *sheet, const char *words, Rect rect, TextStyle style,
                    Color color)
{
    const TextBlock *block = text_layout(sheet->play->app->ui, words, style, rect.w);
    if (block->cut) {
        style.size *= 0.7f;
        block = text_layout(sheet->play->app->ui, words, style, rect.w);
    }
    draw_text(ui_draw(sheet->play->app->ui), block,
              (Point){rect.x, rect.y + (rect.h - block->h) / 2}, color);
}

static float clamped(float value, float low, float high)
{
    return value < low ? low : value > high ? high : value;
}

#define LABEL_UNITS 206.0f
#define WIDTH_UNITS 530.0f /* at least */

static float panel_width(const Play *play, float unit)
{
    unsigned seats = play->app->session.plan.setup.seats;
    return clamped(LABEL_UNITS + 84 + 42 * (float)(seats + 2), WIDTH_UNITS, 2 * WIDTH_UNITS) * unit;
}

/* The secret, the seats from the own one on, the deck, the clues. */
static void list_columns(NotebookPage *sheet)
{
    const DirenjieTable *table = &sheet->panel->view.table;
    unsigned seats = table->seats;
    sheet->columns[sheet->count++] = NOTEBOOK_SECRET;
    for (unsigned i = 0; i < seats; i++) {
        sheet->columns[sheet->count++] = NOTEBOOK_SEATS + (sheet->play->viewer + i) % seats;
    }
    if (direnjie_notebook_has(table, 0, NOTEBOOK_DECK)) {
        sheet->columns[sheet->count++] = NOTEBOOK_DECK;
    }
    sheet->columns[sheet->count++] = NOTEBOOK_CLUES;
}

#define SLIP_UNITS 124.0f

static NotebookPage lay_out(Play *play, Rect room)
{
    NotebookPage sheet = {.play = play, .panel = notebook_of(play), .sheet = sheet_of(play->app)};
    float unit = sheet.sheet.unit, type = sheet.sheet.type;
    list_columns(&sheet);
    unsigned rows = NOTEBOOK_ROWS - !sheet.panel->view.table.expansion;
    float left = room.h - SLIP_UNITS * unit;
    sheet.head = 30 * unit + 16 * type;
    sheet.row = floorf(clamped((left - sheet.head) / (float)rows, 23 * type, 38 * type));
    sheet.label = LABEL_UNITS * unit;
    sheet.cell = (room.w - sheet.label) / (float)sheet.count;
    return sheet;
}

static void tab(Play *play, bool asks, Rect rect)
{
    NotebookPanel *panel = notebook_of(play);
    Button button = {.id = asks ? "notebook.tab.asks" : "notebook.tab.marks",
                     .label =
                         asks ? app_word(play->app, N_("Asks")) : app_word(play->app, N_("Marks")),
                     .rect = rect,
                     .kind = BUTTON_TAB,
                     .chosen = panel->shows_asks == asks};
    if (ui_button(play->app->ui, &button)) {
        panel->shows_asks = asks;
    }
}

static void top_line(Play *play, Rect line, const Sheet *sheet)
{
    Rect asks = rect_cut_right(&line, 100 * sheet->unit);
    rect_cut_right(&line, 6 * sheet->unit);
    Rect marks = rect_cut_right(&line, 100 * sheet->unit);
    rect_cut_right(&line, 8 * sheet->unit);
    TextStyle style = {FONT_TITLE, 19, ALIGN_LEFT, true};
    const char *title = app_word(play->app, N_("Constable's notebook"));
    const TextBlock *block = text_layout(play->app->ui, title, style, line.w);
    line.y += (line.h - block->h) / 2;
    ui_label(play->app->ui, "heading.notebook", title, style, COLOR_CINNABAR, line);
    tab(play, false, marks);
    tab(play, true, asks);
}

#define COVER_UNITS 20.0f

/* A leaf of paper on a dark cover, held by a thread along its right edge. Returns the room on it.
 */
static Rect book(Play *play, Rect rect)
{
    DrawList *list = ui_draw(play->app->ui);
    float unit = ui_unit(play->app->ui), bar = fmaxf(2, 3 * unit);
    draw_round(list, rect, 10 * unit, COLOR_COVER);
    Rect cover = rect_cut_right(&rect, COVER_UNITS * unit);
    Rect leaf = {rect.x + 5 * unit, rect.y + 5 * unit, rect.w - 5 * unit, rect.h - 10 * unit};
    draw_nine(list, "ui/page", leaf, 1);
    draw_fill(list, (Rect){cover.x + 3 * unit, leaf.y, bar, leaf.h}, COLOR_SHEET);
    for (int i = 0; i < 5; i++) {
        float y = leaf.y + 26 * unit + (leaf.h - 52 * unit) * (float)i / 4;
        draw_fill(list, (Rect){cover.x - 5 * unit, y, cover.w + 3 * unit, bar}, COLOR_SHEET);
    }
    return rect_inset(leaf, 14 * unit);
}

static void draw_panel(Play *play, Rect rect)
{
    Sheet sheet = sheet_of(play->app);
    read_pencil(play);
    make_ink(play);
    tell_history(play);
    Rect room = book(play, rect);
    float line = sheet.button * 0.85f;
    top_line(play, rect_cut_top(&room, line), &sheet);
    rect_cut_top(&room, 6 * sheet.unit);
    NotebookPage page = lay_out(play, room);
    if (notebook_of(play)->shows_asks) {
        notebook_asks(&page, room);
    } else {
        Rect slip = rect_cut_bottom(&room, SLIP_UNITS * sheet.unit);
        notebook_grid(&page, room);
        notebook_slip(&page, slip);
    }
}

const SidePanel direnjie_notebook_panel = {.id = "button.notebook",
                                           .name = N_("Constable's notebook"),
                                           .icon = "ui/ui-notebook",
                                           .begin = begin,
                                           .is_there = is_there,
                                           .is_open = is_open,
                                           .toggle = toggle,
                                           .close = close_book,
                                           .key = take_key,
                                           .forget = forget,
                                           .width = panel_width,
                                           .draw = draw_panel};
