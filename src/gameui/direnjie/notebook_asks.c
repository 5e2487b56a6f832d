/* The history of asks, the newest first: what was asked for, and below each seat what it did. The
 * columns are those of the grid, so an answer stands below the same head as the marks about it. */
#include "notebook.h"

#include "i18n/format.h"

#include <math.h>

static const char *request_words(Play *play, unsigned ask)
{
    Message message =
        ask < DIRENJIE_ASK_ONE
            ? message_with(message_of(N_("{category}")), VALUE_WORD, ask)
            : message_with(message_of(N_("Number {n}")), VALUE_NUMBER, ask - DIRENJIE_ASK_ONE + 1);
    return app_message(play->app, &direnjie_game, &message);
}

static const char *names_of(Play *play, SeatSet seats)
{
    const char *names[DIRENJIE_SEATS];
    size_t count = 0;
    for (Seat seat = 0; seat < DIRENJIE_SEATS; seat++) {
        if (seats_have(seats, seat)) {
            names[count++] = notebook_place_name(play, NOTEBOOK_SEATS + seat);
        }
    }
    return count ? app_list(play->app, names, count) : app_word(play->app, N_("nobody"));
}

/* The row in words. */
static const char *ask_name(Play *play, const NotebookAsk *ask)
{
    const char *asker = play->app->seat_names[ask->asker];
    const char *request = request_words(play, ask->ask);
    const char *gave = names_of(play, ask->gave), *refused = names_of(play, ask->refused);
    if (!ask->has_drawn) {
        return app_phrase(play->app,
                          N_("{name}: {request}. Gave: {gave}. Gave nothing: {refused}."),
                          TR_VALUES(asker, request, gave, refused));
    }
    unsigned from = ask->drawn_from == DIRENJIE_FROM_DECK
                        ? NOTEBOOK_DECK
                        : NOTEBOOK_SEATS + (unsigned)ask->drawn_from;
    return app_phrase(play->app,
                      N_("{name}: {request}. Gave nothing: {refused}. Drew from: {place}."),
                      TR_VALUES(asker, request, refused, notebook_place_name(play, from)));
}

static Rect sign_square(Rect cell, float share)
{
    float side = (cell.h < cell.w ? cell.h : cell.w) * share;
    return rect_around(rect_centre(cell), side, side);
}

/* A card that the seat saw, else a sign. */
static void card_or_sign(const NotebookPage *page, Card card, const char *icon, Rect rect)
{
    char bytes[16];
    Text text = text_in(bytes, sizeof bytes);
    if (card == CARD_HIDDEN) {
        notebook_sign(page, icon, sign_square(rect, 0.62f), COLOR_BRUSH);
        return;
    }
    text_append(&text, direnjie_game.names.cards[card]);
    TextStyle style = {FONT_BODY_BOLD, rect.h * 0.5f / page->sheet.type, ALIGN_CENTRE, true};
    notebook_words(page, bytes, rect, style, COLOR_BRUSH);
}

static void seat_answer(const NotebookPage *page, const NotebookAsk *ask, Seat seat, Rect rect)
{
    Picture asks = picture_named("ui/glyph-ask");
    if (seat == ask->asker) {
        draw_picture(ui_draw(page->play->app->ui), &asks, (Outline){sign_square(rect, 0.76f), 0},
                     1);
    } else if (ask->has_drawn && ask->drawn_from == seat) {
        card_or_sign(page, ask->drawn, "ui/ink-yes", rect);
    } else if (seats_have(ask->gave, seat)) {
        card_or_sign(page, ask->cards[seat], "ui/mark-yes", rect);
    } else if (seats_have(ask->refused, seat)) {
        notebook_sign(page, "ui/mark-no", sign_square(rect, 0.5f), color_faded(COLOR_BRUSH, 0.5f));
    }
}

static void answers(const NotebookPage *page, const NotebookAsk *ask, Rect rect)
{
    for (unsigned i = 0; i < page->count; i++) {
        unsigned place = page->columns[i];
        Rect cell = rect_cut_left(&rect, page->cell);
        if (place >= NOTEBOOK_SEATS) {
            seat_answer(page, ask, (Seat)(place - NOTEBOOK_SEATS), cell);
        } else if (place == NOTEBOOK_DECK && ask->has_drawn &&
                   ask->drawn_from == DIRENJIE_FROM_DECK) {
            card_or_sign(page, ask->drawn, "ui/ink-yes", cell);
        }
    }
}

static void ask_label(const NotebookPage *page, const NotebookAsk *ask, Rect rect)
{
    App *app = page->play->app;
    TextStyle style = {FONT_BODY, rect.h * 0.5f / page->sheet.type, ALIGN_LEFT, true};
    rect_cut_left(&rect, 6 * page->sheet.unit);
    const char *round = app_number(app, ask->round);
    notebook_words(page, round, rect_cut_left(&rect, rect.h * 0.9f), style,
                   color_faded(COLOR_BRUSH, 0.6f));
    notebook_words(page, request_words(page->play, ask->ask), rect, style, COLOR_CINNABAR);
}

static void ask_row(const NotebookPage *page, unsigned index, Rect rect)
{
    Play *play = page->play;
    const NotebookAsk *ask = &page->panel->history.asks[index];
    Element element = {.id = app_numbered(play->app, "notebook.ask.", index),
                       .role = ROLE_TEXT,
                       .name = ask_name(play, ask),
                       .rect = rect,
                       .secret = true,
                       .still = true};
    ui_element(play->app->ui, &element);
    draw_fill(ui_draw(play->app->ui), (Rect){rect.x, rect.y, rect.w, fmaxf(1, page->sheet.unit)},
              color_faded(COLOR_CINNABAR, 0.3f));
    ask_label(page, ask, rect_cut_left(&rect, page->label));
    answers(page, ask, rect);
}

void notebook_asks(const NotebookPage *page, Rect rect)
{
    App *app = page->play->app;
    unsigned count = page->panel->history.count;
    notebook_heads(page, rect_cut_top(&rect, page->head));
    if (count == 0) {
        ui_label(app->ui, "notebook.none", app_word(app, N_("Nobody has asked yet.")), STYLE_BODY,
                 COLOR_BRUSH, rect);
        return;
    }
    Rect body = ui_scroll_begin(app->ui, "list.asks", rect, page->row * (float)count);
    for (unsigned i = count; i > 0; i--) {
        ask_row(page, i - 1, rect_cut_top(&body, page->row));
    }
    ui_scroll_end(app->ui);
}
