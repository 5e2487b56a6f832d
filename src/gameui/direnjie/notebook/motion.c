/* What moves in the notebook: the sheet slides in where it opens, and ink that is new is written
 * before one's eyes. Both are functions of the time since they began; a press ends them. */
#include "direnjie/notebook/pages.h"

#include "ui/tween.h"

#include <math.h>

#define SLIDE_MS 280.0f
#define WRITE_MS 180.0f

/* How far what began then has come: 0 … 1. */
static float come(const Play *play, uint64_t since, float whole_ms)
{
    Ui *ui = play->app->ui;
    bool is_calm = ui_has_reduced_motion(ui) || play->app->settings.speed == SPEED_INSTANT;
    if (since == 0 || is_calm) {
        return 1;
    }
    return fminf((float)(ui_now_ms(ui) - since) / whole_ms, 1);
}

Rect notebook_slid(const Play *play, Rect rect)
{
    Rect window = ui_bounds(play->app->ui);
    float out = 1 - ease(EASE_OUT_CUBIC, come(play, notebook_of(play)->opened_ms, SLIDE_MS));
    if (window.h > window.w) {
        rect.y += out * (window.h - rect.y);
    } else {
        bool is_left = rect_centre(rect).x < rect_centre(window).x; /* from the nearer edge */
        rect.x += out * (is_left ? -(rect.x + rect.w) : window.w - rect.x);
    }
    return rect;
}

float notebook_written(const NotebookPage *page, Cell cell)
{
    const NotebookPanel *panel = page->panel;
    NotebookInk now = panel->ink.cells[cell.row][cell.place];
    NotebookInk before = panel->before.cells[cell.row][cell.place];
    bool is_new = now.low != before.low || now.high != before.high || now.faded != before.faded;
    return is_new ? come(page->play, panel->inked_ms, WRITE_MS) : 1;
}

bool notebook_moves(const Play *play)
{
    const NotebookPanel *panel = notebook_of(play);
    return come(play, panel->opened_ms, SLIDE_MS) < 1 || come(play, panel->inked_ms, WRITE_MS) < 1;
}

void notebook_settle(Play *play)
{
    notebook_of(play)->opened_ms = notebook_of(play)->inked_ms = 0;
}
