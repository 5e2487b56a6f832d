/* The upper edge of the notebook's cover: the index tabs of its pages, its title, what it writes by
 * itself, and the cross. */
#include "direnjie/notebook/pages.h"
#include "direnjie/pen.h"
#include "side.h"

#include "i18n/format.h"

#include <math.h>

#define LEVELS 3 /* of NotebookLevel */

typedef struct Tab {
    const char *id, *words;
    bool asks; /* else the marks */
} Tab;

/* An index tab of paper that stands out of the cover. */
static void draw_tab(Play *play, Pen pen, const Tab *tab, Rect rect)
{
    NotebookPanel *panel = notebook_of(play);
    bool chosen = panel->shows_asks == tab->asks;
    const char *words = app_word(play->app, tab->words);
    Element element = {.id = tab->id,
                       .role = ROLE_BUTTON,
                       .name = words,
                       .value = chosen ? app_word(play->app, N_("Selected")) : NULL,
                       .rect = rect};
    Touch touch = ui_element(pen.ui, &element);
    Color aside = touch.hovered ? color_rgb(0xcdb98c) : color_rgb(0xb8a274);
    draw_round(ui_draw(pen.ui), (Rect){rect.x, rect.y, rect.w, rect.h + 6 * pen.unit}, 8 * pen.unit,
               chosen ? color_rgb(0xefe3c8) : aside);
    if (chosen || touch.focused) {
        draw_fill(ui_draw(pen.ui),
                  (Rect){rect.x + 8 * pen.unit, rect.y + 3 * pen.unit, rect.w - 16 * pen.unit,
                         fmaxf(2, 2.4f * pen.unit)},
                  touch.focused ? COLOR_FOCUS : COLOR_CINNABAR);
    }
    Color ink = chosen ? COLOR_CINNABAR : COLOR_BRUSH;
    rect.x += 6 * pen.unit;
    rect.w -= 12 * pen.unit;
    pen_words(pen, words, (Letters){FONT_TITLE, 19, ALIGN_CENTRE, ink, false}, rect);
    if (touch.activated) {
        ui_play(pen.ui, SOUND_PAGE);
        panel->shows_asks = tab->asks;
    }
}

/* One dot for each state, the present one filled, so that it looks like a switch and no tab. */
static void level_dots(Pen pen, unsigned level, Rect rect)
{
    float side = fmaxf(5, 7 * pen.unit), step = rect.w / LEVELS;
    for (unsigned i = 0; i < LEVELS; i++) {
        Rect dot = rect_around(rect_centre(rect_cut_left(&rect, step)), side, side);
        DrawCommand ring = {.kind = i == level ? DRAW_FILL : DRAW_FRAME,
                            .rect = dot,
                            .radius = side / 2,
                            .thickness = 1,
                            .color = COLOR_GOLD_LIGHT};
        draw_push(ui_draw(pen.ui), &ring);
    }
}

/* What each state leaves out. */
static const char *const level_words[LEVELS] = {
    N_("Off: nothing fills itself, you write all marks."),
    N_("Facts: only what you have seen; the rest you rule out yourself."),
    N_("Deductions: also what follows from it, with all that is ruled out.")};

static void level_tip(Play *play, Pen pen, const char *now, Rect rect)
{
    App *app = play->app;
    const char *words =
        app_phrase(app, N_("{text}. A press goes on to the next of three."), TR_VALUES(now));
    for (unsigned i = 0; i < LEVELS; i++) {
        words =
            app_phrase(app, N_("{text} {next}"), TR_VALUES(words, app_word(app, level_words[i])));
    }
    ui_tip(pen.ui, "tip.level", words, rect);
}

/* What the game writes by itself: the same setting as among the others. */
static void level_switch(Play *play, Pen pen, Rect rect)
{
    App *app = play->app;
    static const char *const words[] = {NC_("notebook", "Off"), NC_("notebook", "Facts"),
                                        NC_("notebook", "Deductions")};
    unsigned level = (unsigned)settings_own(&app->settings, &direnjie_game);
    const char *word = app_word(app, words[level]);
    Element element = {.id = "notebook.level",
                       .role = ROLE_BUTTON,
                       .name =
                           app_phrase(app, N_("Notebook fills itself: {level}"), TR_VALUES(word)),
                       .value = word,
                       .rect = rect};
    level_tip(play, pen, element.name, rect);
    Touch touch = ui_element(pen.ui, &element);
    draw_round(ui_draw(pen.ui), rect, rect.h / 2,
               color_faded(COLOR_INK, touch.hovered ? 0.75f : 0.5f));
    DrawCommand frame = {.kind = DRAW_FRAME,
                         .rect = rect,
                         .radius = rect.h / 2,
                         .thickness = touch.focused ? 3 : 1.2f,
                         .color = touch.focused ? COLOR_FOCUS : COLOR_GOLD};
    draw_push(ui_draw(pen.ui), &frame);
    Rect rest = rect_inset(rect, 4 * pen.unit);
    Rect icon = rect_cut_left(&rest, rest.h);
    draw_icon(ui_draw(pen.ui), level == NOTEBOOK_OFF ? "ui/mark-doubt" : "ui/mark-words",
              (Outline){rect_inset(icon, icon.h * 0.14f), 0}, COLOR_GOLD_LIGHT);
    level_dots(pen, level, rect_cut_right(&rest, fmaxf(22, 32 * pen.unit)));
    pen_words(pen, word, (Letters){FONT_BODY_BOLD, 16, ALIGN_CENTRE, COLOR_GOLD_LIGHT, false},
              rest);
    if (touch.activated) {
        app->settings.own[game_ui_index(play->ui)] = (uint8_t)((level + 1) % LEVELS);
        app_keep_settings(app);
    }
}

static void close_cross(Play *play, Pen pen, Rect rect)
{
    Button button = {.id = "notebook.close",
                     .name = app_word(play->app, N_("Close the notebook")),
                     .icon = "ui/ui-close",
                     .rect = rect,
                     .kind = BUTTON_QUIET};
    if (ui_button(pen.ui, &button)) {
        play_panel_toggle(play);
    }
}

void notebook_cover(Play *play, Pen pen, Rect line)
{
    float unit = pen.unit;
    rect_cut_left(&line, 16 * unit);
    rect_cut_right(&line, 4 * unit);
    Rect cross = rect_cut_right(&line, fmaxf(line.h * 0.86f, 30));
    Rect tabs = rect_cut_left(&line, fminf(216 * unit, line.w * 0.42f));
    rect_cut_top(&tabs, 8 * unit);
    Rect marks = rect_cut_left(&tabs, tabs.w / 2 - 4 * unit);
    rect_cut_left(&tabs, 8 * unit);
    draw_tab(play, pen, &(Tab){"notebook.tab.marks", N_("Marks"), false}, marks);
    draw_tab(play, pen, &(Tab){"notebook.tab.asks", N_("Requests"), true}, tabs);
    rect_cut_left(&line, 10 * unit);
    rect_cut_right(&line, 6 * unit);
    Rect level = rect_cut_right(&line, fminf(150 * unit, line.w * 0.46f));
    float height = fmaxf(30 * unit, 22);
    level_switch(play, pen, rect_around(rect_centre(level), level.w, height));
    rect_cut_right(&line, 8 * unit);
    const char *title = app_word(play->app, N_("Constable's notebook"));
    pen_label(pen, &(Label){.id = "heading.notebook", .name = title, .heading = true},
              (Letters){FONT_TITLE, 18, ALIGN_CENTRE, COLOR_GOLD_LIGHT, false}, line);
    close_cross(play, pen, cross);
}
