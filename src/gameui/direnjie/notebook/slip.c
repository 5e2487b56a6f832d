/* The slip: what stands in one cell, in words, with a button for each mark and a line for a few
 * words of one's own. It speaks of the cell under the pointer, else of the chosen one; while words
 * are typed only of that. */
#include "direnjie/commands.h"
#include "direnjie/notebook/pages.h"
#include "direnjie/notebook/pencil.h"
#include "direnjie/pen.h"

#include "base/limits.h"

#include "i18n/format.h"
#include "ui/bindings.h"
#include "ui/touch.h"

static bool is_typing(const Play *play)
{
    return ui_has_focus(play->app->ui, NOTEBOOK_FIELD);
}

static Cell cell_shown(const NotebookPage *page)
{
    const NotebookPanel *panel = page->panel;
    if (panel->hovered.row < NOTEBOOK_ROWS && !is_typing(page->play)) {
        return panel->hovered;
    }
    return panel->chosen;
}

static void slip_line(const NotebookPage *page, const char *id, const char *words, FontFace face,
                      Rect rect)
{
    if (words[0]) {
        pen_label(page->pen, &(Label){.id = id, .name = words, .secret = true},
                  (Letters){face, 16, ALIGN_LEFT, COLOR_BRUSH, false}, rect);
    }
}

typedef struct Tool {
    const char *id, *icon;
    const Command *command;
    PencilMark mark;
} Tool;

static const Tool tools[] = {
    {"notebook.no", "ui/mark-no", &direnjie_command_no, PENCIL_NO},
    {"notebook.yes", "ui/mark-yes", &direnjie_command_yes, PENCIL_YES},
    {"notebook.doubt", "ui/mark-doubt", &direnjie_command_doubt, PENCIL_DOUBT}};

static void tool_button(const NotebookPage *page, const Tool *tool, Cell cell, Rect rect)
{
    Ui *ui = page->play->app->ui;
    bool is_on = notebook_pencil(page->panel, cell)->mark == tool->mark;
    Element element = {.id = tool->id,
                       .role = ROLE_TOGGLE,
                       .name = notebook_mark_words(page->play, tool->mark),
                       .value = ui_state(ui, is_on),
                       .rect = rect,
                       .secret = true};
    ui_tip(ui, tool->id,
           app_command_tip(page->play->app,
                           app_phrase(page->play->app,
                                      N_("Mark in pencil: {mark}. A second press erases it."),
                                      TR_VALUES(element.name)),
                           tool->command),
           rect);
    Touch touch = ui_element(ui, &element);
    if (is_on || touch.hovered) {
        draw_round(ui_draw(ui), rect, 6 * page->sheet.unit,
                   color_faded(COLOR_GOLD, is_on ? 0.55f : 0.25f));
    }
    DrawCommand frame = {.kind = DRAW_FRAME,
                         .rect = rect,
                         .radius = 6 * page->sheet.unit,
                         .thickness = (touch.focused ? 3 : 1.2f) * page->sheet.unit,
                         .color = color_faded(COLOR_CINNABAR, touch.focused ? 1 : 0.6f)};
    draw_push(ui_draw(ui), &frame);
    float side = rect.h * 0.7f;
    notebook_sign(page, tool->icon, rect_around(rect_centre(rect), side, side), COLOR_GRAPHITE);
    if (touch.activated) {
        notebook_toggle(page->play, cell, tool->mark);
    }
}

static void words_field(const NotebookPage *page, Cell cell, Rect rect)
{
    App *app = page->play->app;
    PencilCell *pencil = notebook_pencil(page->panel, cell);
    Field field = {.id = NOTEBOOK_FIELD,
                   .label = app_word(app, N_("Note")),
                   .placeholder = app_word(app, N_("Note")),
                   .rect = rect,
                   .secret = true,
                   .paper = true};
    ui_tip(app->ui, NOTEBOOK_FIELD,
           app_command_tip(app, app_word(app, N_("A note of your own on this cell")),
                           &direnjie_command_note),
           rect);
    if (ui_field(app->ui, &field, pencil->words, sizeof pencil->words)) {
        notebook_keep(page->play);
    }
}

static void slip_words(const NotebookPage *page, Cell cell, Rect rect)
{
    Play *play = page->play;
    const char *where = app_phrase(
        play->app, N_("{text} · {next}"),
        TR_VALUES(notebook_row_name(play, cell.row), notebook_place_name(play, cell.place)));
    slip_line(page, "notebook.cell", where, FONT_BODY_BOLD, rect_cut_top(&rect, rect.h / 2));
    slip_line(page, "notebook.ink", notebook_ink_words(play, cell), FONT_BODY, rect);
}

static const char *key_words(App *app, const Command *command)
{
    char bytes[STROKES_BYTES];
    Text key = text_in(bytes, sizeof bytes);
    ui_command_sign(app->ui, command, &key);
    return app_copy(app, bytes);
}

/* With what is in use. */
static const char *writing_words(App *app)
{
    if (ui_device(app->ui) == DEVICE_PAD) {
        return app_phrase(app, N_("On a cell, {key} rules out; once more, it makes certain."),
                          TR_VALUES(key_words(app, &command_press)));
    }
    if (ui_is_keyed(app->ui)) {
        return app_phrase(app,
                          N_("On a cell, {no} rules out, {yes} makes certain, {doubt} says "
                             "possible."),
                          TR_VALUES(key_words(app, &direnjie_command_no),
                                    key_words(app, &direnjie_command_yes),
                                    key_words(app, &direnjie_command_doubt)));
    }
    if (ui_touch_least(app->ui) > 0) {
        return app_word(app, N_("A tap rules out, another makes certain. A long press says "
                                "possible."));
    }
    return app_word(app, N_("A click rules out, another makes certain. The right button or a long "
                            "press says possible."));
}

/* How to write; in a first game rather how to read, as long as no line of signs says that. */
static void help(const NotebookPage *page, Rect rect)
{
    App *app = page->play->app;
    const char *words = NULL;
    bool reads = !page->play->is_familiar && notebook_tells_goal(page);
    if (reads && page->panel->level == NOTEBOOK_FACTS) {
        words = N_("There are three of each card; when all three are located, strike it out "
                   "yourself. 2+: two or more are here. 1?: may be gone. ×: none.");
    } else if (reads && page->panel->level == NOTEBOOK_DEDUCTIONS) {
        words = N_("There are three of each card; when all three are located, it is ruled out. 2+: "
                   "two or more are here. 1?: may be gone. ×: none.");
    }
    Label label = {.id = "notebook.help",
                   .name = words ? app_word(app, words) : writing_words(app)};
    pen_label(page->pen, &label, (Letters){FONT_BODY, 17, ALIGN_LEFT, COLOR_BRUSH, true}, rect);
}

void notebook_signs(const NotebookPage *page, Rect rect)
{
    static const char *const signs[] = {
        [NOTEBOOK_OFF] = N_("Nothing fills itself: only your own pencil marks stand here."),
        [NOTEBOOK_FACTS] =
            N_("×: none · 1+: one or more · 1?: may be gone · 3/3: strike it out yourself"),
        [NOTEBOOK_DEDUCTIONS] =
            N_("×: none · 1+: one or more · 1?: may be gone · 3/3: all three found")};
    const char *words = app_word(page->play->app, signs[page->panel->level]);
    pen_label(page->pen, &(Label){.id = "notebook.signs", .name = words},
              (Letters){FONT_BODY, 16, ALIGN_LEFT, color_faded(COLOR_BRUSH, 0.8f), false}, rect);
}

void notebook_slip(const NotebookPage *page, Rect rect)
{
    Cell cell = cell_shown(page);
    float unit = page->sheet.unit, side = 44 * unit;
    rect_cut_top(&rect, 6 * unit);
    if (cell.row == NOTEBOOK_ROWS) {
        help(page, rect);
        return;
    }
    Rect line = rect_cut_bottom(&rect, side);
    rect_cut_bottom(&rect, 6 * unit);
    slip_words(page, cell, rect);
    for (size_t i = 0; i < COUNT_OF(tools); i++) {
        tool_button(page, &tools[i], cell, rect_cut_left(&line, side));
        rect_cut_left(&line, 6 * unit);
    }
    words_field(page, cell, line);
}
