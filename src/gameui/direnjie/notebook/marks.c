/* What is written in pencil, which every page shows. */
#include "direnjie/notebook/pages.h"
#include "direnjie/notebook/pencil.h"

_Static_assert(PENCIL_TEXT_BYTES <= SESSION_NOTE_BYTES, "a full notebook is a note");

NotebookPanel *notebook_of(const Play *play)
{
    return play->panel;
}

PencilCell *notebook_pencil(NotebookPanel *panel, Cell cell)
{
    return &panel->pencil.cells[cell.row][cell.place];
}

void notebook_keep(Play *play)
{
    char bytes[PENCIL_TEXT_BYTES];
    Problem problem = {0};
    Text text = text_in(bytes, sizeof bytes);
    pencil_write(&notebook_of(play)->pencil, &text);
    if (!session_set_note(&play->app->session, play->app->profile, play->viewer, bytes, &problem)) {
        app_tell(play->app, &problem);
    }
    notebook_of(play)->notes_set = play->app->session.notes_set;
}

void notebook_mark(Play *play, Cell cell, PencilMark mark)
{
    notebook_pencil(notebook_of(play), cell)->mark = (uint8_t)mark;
    notebook_of(play)->chosen = cell;
    ui_play(play->app->ui, SOUND_PENCIL);
    notebook_keep(play);
}

void notebook_toggle(Play *play, Cell cell, PencilMark mark)
{
    bool is_marked = notebook_pencil(notebook_of(play), cell)->mark == mark;
    notebook_mark(play, cell, is_marked ? PENCIL_NONE : mark);
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

void notebook_sign(const NotebookPage *sheet, const char *icon, Rect rect, Color color)
{
    draw_icon(ui_draw(sheet->play->app->ui), icon, (Outline){rect, 0}, color);
}
