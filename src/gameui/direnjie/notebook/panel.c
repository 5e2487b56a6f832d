/* Opening and closing, keys, and the sheet of paper with its two pages. */
#include "direnjie/commands.h"
#include "direnjie/notebook/losses.h"
#include "direnjie/notebook/pages.h"
#include "direnjie/notebook/pencil.h"
#include "direnjie/notebook/verdict.h"
#include "direnjie/parts.h"
#include "direnjie/pen.h"
#include "direnjie/pieces.h"
#include "direnjie/places.h"
#include "direnjie/table.h"

#include "base/limits.h"
#include "games/direnjie.h"

#include <math.h>
#include <string.h>

#define NO_CELL    ((Cell){NOTEBOOK_ROWS, 0})
#define OPEN_KEY   "direnjie.notebook" /* in the profile: whether it was left open */
#define ROOM_LEAST 1200                /* pixels of a window in which it is open at first */

static void begin(Play *play)
{
    NotebookPanel *panel = arena_alloc(&play->scene->arena, sizeof *panel);
    panel->owner = panel->met = SEAT_NONE;
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

/* What is known of the secret, and the questions: their number grows with each new entry. */
static unsigned entry_count(const NotebookPanel *panel)
{
    unsigned count = panel->history.count;
    for (unsigned row = 0; row < DIRENJIE_IDENTITIES; row++) {
        NotebookInk ink = panel->ink.cells[row][NOTEBOOK_SECRET];
        count += ink.high == 0 || ink.low > 0;
    }
    return count;
}

static void read_pencil(Play *play)
{
    NotebookPanel *panel = notebook_of(play);
    unsigned notes_set = play->app->session.notes_set;
    if (panel->owner != play->viewer) {
        panel->owner = play->viewer;
        panel->chosen = panel->hovered = NO_CELL;
        panel->notes_set = notes_set + 1;
    }
    if (panel->notes_set != notes_set) {
        panel->notes_set = notes_set;
        pencil_read(&panel->pencil, session_note(&play->app->session, play->viewer));
    }
}

static void forget(Play *play, size_t actions)
{
    NotebookPanel *panel = notebook_of(play);
    if (actions < panel->read) {
        panel->read = 0;
        memset(panel->lost, 0, sizeof panel->lost);
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

static void open_book(Play *play)
{
    notebook_of(play)->is_open = true;
    notebook_of(play)->opened_ms = ui_now_ms(play->app->ui);
    play->has_log = false;
    read_pencil(play);
}

/* Opens or closes it for the person, who finds it so the next time. */
static void toggle(Play *play)
{
    Problem problem = {0};
    bool opens = !is_open(play);
    if (!is_there(play)) {
        return;
    }
    if (opens) {
        ui_play(play->app->ui, SOUND_PAGE);
        open_book(play);
    } else {
        close_book(play);
    }
    if (!profile_set_number(play->app->profile, OPEN_KEY, opens, &problem)) {
        app_tell(play->app, &problem);
    }
}

/* Whether it opens as the person left it; at first, where there is room for it. */
static bool wants_open(const Play *play)
{
    Rect window = ui_bounds(play->app->ui);
    bool has_room = window.w >= ROOM_LEAST && window.w > window.h;
    if (play->app->session.puzzle || play->app->session.is_lesson) {
        return false;
    }
    return profile_get_number(play->app->profile, OPEN_KEY, has_room) != 0;
}

/* Whoever has got the screen finds the book as it is wanted. */
static void meet(Play *play)
{
    NotebookPanel *panel = notebook_of(play);
    if (panel->met != play->viewer) {
        panel->met = play->viewer;
        if (wants_open(play)) {
            open_book(play);
        }
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

static bool key_on_cell(Play *play, Cell cell, const KeyPress *press)
{
    static const struct {
        const Command *command;
        PencilMark mark;
    } marks[] = {{&direnjie_command_yes, PENCIL_YES},
                 {&direnjie_command_no, PENCIL_NO},
                 {&direnjie_command_doubt, PENCIL_DOUBT}};
    for (size_t i = 0; i < COUNT_OF(marks); i++) {
        if (press_is(press, marks[i].command)) {
            notebook_toggle(play, cell, marks[i].mark);
            return true;
        }
    }
    if (press_is(press, &direnjie_command_note)) {
        notebook_of(play)->chosen = cell;
        ui_focus(play->app->ui, NOTEBOOK_FIELD);
        return true;
    }
    return false;
}

static bool take_key(Play *play, KeyPress press)
{
    if (!is_there(play)) {
        return false;
    }
    if (press_is(&press, &direnjie_command_notebook)) {
        toggle(play);
        if (notebook_of(play)->is_open) {
            notebook_of(play)->chosen = (Cell){0, NOTEBOOK_SECRET};
            focus_cell(play);
        }
        return true;
    }
    if (press_is(&press, &command_back) && !ui_has_focus(play->app->ui, NOTEBOOK_FIELD) &&
        direnjie_put_away(play->table)) {
        return true;
    }
    if (!notebook_of(play)->is_open) {
        return false;
    }
    if (ui_has_focus(play->app->ui, NOTEBOOK_FIELD)) {
        bool leaves = press_is(&press, &command_press) || press_is(&press, &command_back);
        if (leaves) { /* back to its cell */
            focus_cell(play);
        }
        return leaves;
    }
    if (press_is(&press, &direnjie_command_page)) {
        ui_play(play->app->ui, SOUND_PAGE);
        notebook_of(play)->shows_asks = !notebook_of(play)->shows_asks;
        return true;
    }
    Cell cell = focused_cell(play);
    return cell.row < NOTEBOOK_ROWS && key_on_cell(play, cell, &press);
}

/* They stay news until the ask after the next; what two answers to one ask rule out is told
 * together. */
static void note_ruled_out(NotebookPanel *panel, bool goes_on)
{
    uint16_t ruled_out = verdict_ruled_out(&panel->before, &panel->ink);
    if (!goes_on) {
        panel->ruled_out = 0;
        panel->ruled_count = panel->history.count;
    } else if (ruled_out) {
        unsigned earlier = panel->ruled_count == panel->history.count ? panel->ruled_out : 0u;
        panel->ruled_out = (uint16_t)(ruled_out | earlier);
        panel->ruled_count = panel->history.count;
    }
}

static void make_ink(Play *play)
{
    NotebookPanel *panel = notebook_of(play);
    DirenjieView view;
    NotebookLevel level = (NotebookLevel)settings_own(&play->app->settings, &direnjie_game);
    session_view_at(&play->app->session, play->shown, play->viewer, &view);
    if (play->app->session.puzzle) {
        level = NOTEBOOK_OFF; /* the deductions are what is asked for */
    }
    if (!panel->has_ink || level != panel->level || memcmp(&view, &panel->view, sizeof view) != 0) {
        bool goes_on = panel->has_ink && level == panel->level && view.seat == panel->view.seat;
        bool is_newer = goes_on && table_is_moving(play->table); /* else it is shown at once */
        panel->before = panel->ink;
        panel->inked_ms = is_newer ? ui_now_ms(play->app->ui) : 0;
        panel->view = view;
        panel->level = level;
        panel->has_ink = true;
        direnjie_notebook(&view, level, &panel->ink);
        note_ruled_out(panel, goes_on);
    }
}

static void tell_history(Play *play)
{
    NotebookPanel *panel = notebook_of(play);
    const Match *match = &play->app->session.match;
    forget(play, play->shown);
    for (; panel->read < play->shown; panel->read++) {
        const Played *played = buffer_at(&match->played, panel->read);
        Event events[EVENT_COUNT_MAX];
        EventLog log = {.events = events, .capacity = EVENT_COUNT_MAX};
        match_events(match, panel->read, play->viewer, &log);
        direnjie_history_add(&panel->history, played->seat, events, log.count);
        for (Seat seat = 0; seat < DIRENJIE_SEATS; seat++) {
            if (played->seat == seat || played->seat == play->viewer) {
                panel->lost[seat] =
                    losses_after(panel->lost[seat], play->viewer, played->seat, events, log.count);
            }
        }
    }
}

/* Without ink the table tells of the secret what the person has written. */
static void know(NotebookPanel *panel)
{
    panel->known = panel->ink;
    for (unsigned row = 0; row < NOTEBOOK_ROWS && panel->level == NOTEBOOK_OFF; row++) {
        NotebookInk *ink = &panel->known.cells[row][NOTEBOOK_SECRET];
        uint8_t mark = panel->pencil.cells[row][NOTEBOOK_SECRET].mark;
        if (mark == PENCIL_NO) {
            ink->high = 0;
        } else if (mark == PENCIL_YES) {
            ink->low = 1;
        }
    }
}

static void tell(Play *play)
{
    NotebookPanel *panel = notebook_of(play);
    if (!is_there(play) || play->phase == PLAY_AWAY) {
        table_set_notes(play->table, NULL);
        return;
    }
    meet(play);
    if (panel->opens) {
        panel->opens = false;
        toggle(play);
    }
    read_pencil(play);
    make_ink(play);
    tell_history(play);
    know(panel);
    unsigned entries = entry_count(panel);
    if (panel->is_open || panel->seen > entries) {
        panel->seen = entries;
    }
    panel->notes = (DirenjieNotes){.history = &panel->history,
                                   .ink = &panel->known,
                                   .last_turn = notebook_last_turn(play),
                                   .fresh = entries - panel->seen,
                                   .opens = &panel->opens};
    memcpy(panel->notes.lost, panel->lost, sizeof panel->lost);
    table_set_notes(play->table, &panel->notes);
}

static Rect place(const Play *play, Rect room)
{
    TableTaste taste = settings_taste(&play->app->settings);
    return direnjie_book_rect(ui_bounds(play->app->ui), room.y, &taste,
                              &notebook_of(play)->view.table);
}

/* The secret, the clues, the deck, the seats in the order of play, the own one last. */
static void list_columns(NotebookPage *sheet)
{
    const DirenjieTable *table = &sheet->panel->view.table;
    unsigned seats = table->seats;
    sheet->columns[sheet->count++] = NOTEBOOK_SECRET;
    sheet->columns[sheet->count++] = NOTEBOOK_CLUES;
    if (direnjie_notebook_has(table, 0, NOTEBOOK_DECK)) {
        sheet->columns[sheet->count++] = NOTEBOOK_DECK;
    }
    for (unsigned i = 1; i <= seats; i++) {
        sheet->columns[sheet->count++] = NOTEBOOK_SEATS + (sheet->play->viewer + i) % seats;
    }
}

#define LABEL_UNITS 190.0f
#define SLIP_UNITS  96.0f
#define LAST_ASKS   3
#define SIGNS_UNITS 26.0f /* the line that says what the signs mean */
#define ROW_LEAST   22.0f /* pixels: what a finger can still press */

static NotebookPage lay_out(Play *play, Rect room)
{
    NotebookPage sheet = {.play = play, .panel = notebook_of(play), .sheet = sheet_of(play->app)};
    float unit = sheet.sheet.unit;
    sheet.pen = (Pen){play->app->ui, unit};
    list_columns(&sheet);
    unsigned rows = NOTEBOOK_ROWS - !sheet.panel->view.table.expansion;
    float below = (SLIP_UNITS + SIGNS_UNITS + 26 + LAST_ASKS * NOTEBOOK_ASK_ROW) * unit;
    sheet.head = 62 * unit;
    float height = (room.h - sheet.head - below) / (float)rows;
    sheet.row = floorf(clamp_float(height, fmaxf(ROW_LEAST, 22 * unit), 40 * unit));
    sheet.label = fminf(LABEL_UNITS * unit, room.w * 0.36f);
    bool has_deck = direnjie_notebook_has(&sheet.panel->view.table, 0, NOTEBOOK_DECK);
    float cells = (float)sheet.count + (has_deck ? NOTEBOOK_DECK_CELLS - 1 : 0);
    sheet.cell = (room.w - sheet.label) / cells;
    return sheet;
}

/* Nothing of the table shows through the sheet: what lies under it is not there. */
static Rect book(Play *play, Pen pen, Rect rect)
{
    ui_hide(pen.ui, rect);
    pen_paper(pen, PAPER_NOTEBOOK, rect);
    notebook_cover(play, pen, rect_cut_top(&rect, 46 * pen.unit));
    rect_cut_left(&rect, 16 * pen.unit);
    rect_cut_right(&rect, 44 * pen.unit);
    rect_cut_bottom(&rect, 14 * pen.unit);
    rect_cut_top(&rect, 8 * pen.unit);
    return rect;
}

static void marks_page(const NotebookPage *page, Rect room)
{
    float unit = page->pen.unit;
    unsigned rows = NOTEBOOK_ROWS - !page->panel->view.table.expansion;
    float grid = page->head + page->row * (float)rows;
    Rect slip = rect_cut_bottom(&room, SLIP_UNITS * unit);
    Rect signs = {0};
    if (!notebook_tells_goal(page)) { /* beside which the slip says what the signs are */
        signs = rect_cut_bottom(&room, SIGNS_UNITS * unit);
    }
    notebook_grid(page, rect_cut_top(&room, fminf(grid + 2, room.h)));
    rect_cut_top(&room, 4 * unit);
    float row = NOTEBOOK_ASK_ROW * unit;
    unsigned asks = (unsigned)fmaxf(0, (room.h - 24 * unit) / row);
    if (asks > 0) {
        notebook_last_asks(page, room, min_unsigned(asks, LAST_ASKS));
    }
    if (signs.h > 0) {
        notebook_signs(page, signs);
    }
    notebook_slip(page, slip);
}

static void draw_panel(Play *play, Rect rect)
{
    Pen pen = {play->app->ui, ui_unit(play->app->ui)};
    read_pencil(play);
    make_ink(play);
    tell_history(play);
    Rect room = book(play, pen, notebook_slid(play, rect));
    if (!is_open(play)) { /* the cross was pressed */
        return;
    }
    NotebookPage page = lay_out(play, room);
    if (notebook_of(play)->shows_asks) {
        notebook_asks(&page, room);
    } else {
        marks_page(&page, room);
    }
}

const SidePanel direnjie_notebook_panel = {.id = "button.notebook",
                                           .name = N_("Constable's notebook"),
                                           .icon = "ui/ui-notebook",
                                           .command = &direnjie_command_notebook,
                                           .begin = begin,
                                           .is_there = is_there,
                                           .is_open = is_open,
                                           .toggle = toggle,
                                           .close = close_book,
                                           .moves = notebook_moves,
                                           .settle = notebook_settle,
                                           .key = take_key,
                                           .forget = forget,
                                           .tell = tell,
                                           .place = place,
                                           .draw = draw_panel};
