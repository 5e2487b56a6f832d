/* For developers: what the last frame painted anew, the rectangle and id of every element, and how
 * long the frame took. It shows data that is there anyway and wakes nothing. */
#include "ui_state.h"

#include "ui/theme.h"

#include <stdio.h>

#define PAINTED ((Color){255, 64, 64, 90})
#define BOUNDS  ((Color){64, 220, 255, 200})
#define PLATE   ((Color){0, 0, 0, 190})
#define SMALL   ((TextStyle){FONT_BODY, 11, ALIGN_LEFT, false})

void ui_toggle_overlay(Ui *ui)
{
    ui->has_overlay = !ui->has_overlay;
    ui->repaint = true;
    ui_wake_in(ui, 0);
}

static void draw_words(Ui *ui, const char *words, Point at)
{
    const TextBlock *block = text_layout(ui, words, SMALL, 0);
    draw_fill(ui_draw(ui), (Rect){at.x, at.y, block->w, block->h}, PLATE);
    draw_text(ui_draw(ui), block, at, COLOR_PAPER);
}

static void draw_painted(Ui *ui)
{
    for (size_t i = 0; i < ui->painted.count; i++) {
        Box box = ui->painted.boxes[i];
        Rect rect = {(float)box.x0, (float)box.y0, (float)(box.x1 - box.x0),
                     (float)(box.y1 - box.y0)};
        draw_frame(ui_draw(ui), rect, 2, PAINTED);
    }
}

static void draw_elements(Ui *ui)
{
    size_t count = ui_element_count(ui);
    for (size_t i = 0; i < count; i++) {
        const Element *element = ui_element_at(ui, i);
        draw_frame(ui_draw(ui), element->rect, 1, BOUNDS);
        draw_words(ui, element->id, (Point){element->rect.x, element->rect.y});
    }
}

void overlay_finish(Ui *ui)
{
    char words[64];
    if (!ui->has_overlay) {
        return;
    }
    draw_painted(ui);
    draw_elements(ui);
    snprintf(words, sizeof words, "%u · %.2f ms · %zu", ui->frame, ui->frames.last_ms,
             ui->painted.count);
    draw_words(ui, words, (Point){0, 0});
}
