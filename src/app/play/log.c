/* The panel of the log: what happened, in words with names, as the viewer saw it. The newest stands
 * on top; what happened since the viewer's last turn is marked. */
#include "sheet.h"
#include "side.h"
#include "tables/table_commands.h"

void play_log_forget(Play *play, size_t actions)
{
    match_log_forget(&play->log, actions);
    match_log_forget(&play->aloud, actions);
    play_panel_forget(play, actions);
}

void play_log_reword(Play *play)
{
    match_log_begin(&play->log, play_eyes(play));
    play->aloud.you = play_is_public(play) ? NULL : &play->viewer;
    match_log_begin(&play->aloud, SEAT_EVERYBODY);
}

#define LOG_STYLE ((TextStyle){FONT_BODY, SIZE_BODY, ALIGN_LEFT, false})
#define LOG_GAP   10.0f

/* 0: it is told with a later one. */
static float line_height(Play *play, size_t index, float width)
{
    const char *words = match_log_at(&play->log, index);
    if (words[0] == '\0') {
        return 0;
    }
    return text_layout(play->app->ui, words, LOG_STYLE, width)->h +
           LOG_GAP * ui_unit(play->app->ui);
}

static float log_height(Play *play, float width)
{
    float height = 0;
    for (size_t i = 0; i < play->shown; i++) {
        height += line_height(play, i, width);
    }
    return height;
}

static void log_line(Play *play, size_t index, Rect rect)
{
    Ui *ui = play->app->ui;
    char id[ELEMENT_ID_MAX];
    Text text = text_in(id, sizeof id);
    text_append(&text, "log.");
    text_append_number(&text, (int64_t)index);
    bool is_new = index >= play->news_from;
    if (is_new) {
        Rect mark = {rect.x - 12 * ui_unit(ui), rect.y, 3 * ui_unit(ui), rect.h};
        draw_fill(ui_draw(ui), mark, COLOR_GOLD);
    }
    const char *words = match_log_at(&play->log, index);
    ui_label(ui, NULL, words, LOG_STYLE, is_new ? COLOR_GOLD_LIGHT : COLOR_MUTED, rect);
    ui_element(ui, &(Element){.id = id,
                              .role = ROLE_TEXT,
                              .name = words,
                              .rect = rect,
                              .detail = card_detail(match_log_card(&play->log, index)),
                              .still = true});
}

static void log_lines(Play *play, Rect rect)
{
    float y = rect.y;
    for (size_t i = play->shown; i > 0; i--) {
        float height = line_height(play, i - 1, rect.w);
        float text_height = height - LOG_GAP * ui_unit(play->app->ui);
        if (height > 0) {
            log_line(play, i - 1, (Rect){rect.x, y, rect.w, text_height});
        }
        y += height;
    }
}

void play_log_close(Play *play)
{
    bool returns = play->has_log && play->log_hides_panel;
    play->has_log = play->log_hides_panel = false;
    if (returns && !play_panel_is_open(play)) {
        play_panel_toggle(play);
    }
}

void play_log_toggle(Play *play)
{
    if (play->has_log) {
        play_log_close(play);
        return;
    }
    play->log_hides_panel = play_panel_is_open(play);
    play_panel_close(play);
    play->has_log = true;
}

void play_log_panel(Play *play, Rect rect)
{
    Ui *ui = play->app->ui;
    Sheet sheet = sheet_of(play->app);
    float unit = sheet.unit;
    Rect inner = ui_panel(ui, rect);
    Rect head = rect_cut_top(&inner, sheet.head);
    Sign close = {.id = "button.log-close",
                  .name = app_word(play->app, N_("Close")),
                  .icon = "ui/ui-close",
                  .command = &table_command_log};
    if (sheet_sign(play->app, rect_cut_right(&head, head.h), &close)) {
        play_log_close(play);
    }
    ui_heading(ui, "heading.log", app_word(play->app, N_("Game log")), head);
    rect_cut_left(&inner, 14 * unit);
    if (play->shown == 0) {
        ui_label(ui, "log.empty", app_word(play->app, N_("Nothing has happened yet.")), LOG_STYLE,
                 COLOR_MUTED, inner);
        return;
    }
    float width = inner.w - 24 * unit;
    Rect content = ui_scroll_begin(ui, "list.log", inner, log_height(play, width));
    rect_cut_left(&content, 14 * unit);
    content.w = width;
    log_lines(play, content);
    ui_scroll_end(ui);
}
