/* The history of asks, the newest first: what was asked for, and below each seat what it did. The
 * columns are those of the grid, so an answer stands below the same head as the marks about it. */
#include "direnjie/notebook/pages.h"
#include "direnjie/pen.h"
#include "direnjie/words.h"

#include "base/limits.h"
#include "i18n/format.h"

#include <math.h>

#define ROW_LEAST 22.0f /* pixels */
#define PLATE_RIM 0.1f  /* of a card's plate: of its height */

static const char *request_words(Play *play, unsigned ask)
{
    Message message = direnjie_ask_message(ask);
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
    if (count == 0) {
        return app_word(play->app, N_("nobody"));
    }
    return app_list(play->app, names, count);
}

/* Where cards were drawn from; in short the deck is named once. */
static const char *sources_of(Play *play, const NotebookAsk *ask, bool in_short)
{
    const char *places[NOTEBOOK_DRAWS];
    unsigned count = 0;
    for (unsigned i = 0; i < ask->draws; i++) {
        unsigned from = ask->drawn_from[i];
        bool is_known = in_short && i > 0 && from == ask->drawn_from[i - 1];
        if (!is_known) {
            unsigned place = from == DIRENJIE_FROM_DECK ? NOTEBOOK_DECK : NOTEBOOK_SEATS + from;
            places[count++] = notebook_place_name(play, place);
        }
    }
    return app_list(play->app, places, count);
}

/* The row for a screen reader. */
static const char *ask_name(Play *play, const NotebookAsk *ask)
{
    const char *asker = play->app->seat_names[ask->asker];
    const char *request = request_words(play, ask->ask);
    const char *gave = names_of(play, ask->gave), *refused = names_of(play, ask->refused);
    if (ask->draws == 0) {
        return app_phrase(play->app,
                          N_("{name}: {request}. Gave: {gave}. Gave nothing: {refused}."),
                          TR_VALUES(asker, request, gave, refused));
    }
    return app_phrase(
        play->app,
        N_("{name}: {request}. Gave: {gave}. Gave nothing: {refused}. Drew from: {place}."),
        TR_VALUES(asker, request, gave, refused, sources_of(play, ask, false)));
}

/* Words an ask for a small room: all others gave nothing. */
static const char *ask_in_short(Play *play, const NotebookAsk *ask)
{
    const char *asker = play->app->seat_names[ask->asker];
    const char *request = request_words(play, ask->ask), *gave = names_of(play, ask->gave);
    if (ask->draws == 0) {
        return app_phrase(play->app, N_("{name}: {request}. Gave: {gave}."),
                          TR_VALUES(asker, request, gave));
    }
    return app_phrase(play->app, N_("{name}: {request}. Gave: {gave}. Drew from: {place}."),
                      TR_VALUES(asker, request, gave, sources_of(play, ask, true)));
}

const char *notebook_last_turn(Play *play)
{
    const NotebookPanel *panel = notebook_of(play);
    unsigned open = panel->view.table.phase == DIRENJIE_GIVING;
    unsigned count = panel->history.count;
    return count > open ? ask_in_short(play, &panel->history.asks[count - 1 - open]) : "";
}

/* The cards that were drawn from there, a seat or DIRENJIE_FROM_DECK, in order. */
static unsigned drawn_from(const NotebookAsk *ask, Seat from, Card cards[NOTEBOOK_DRAWS])
{
    unsigned count = 0;
    for (unsigned i = 0; i < ask->draws; i++) {
        if (ask->drawn_from[i] == from) {
            cards[count++] = ask->drawn[i];
        }
    }
    return count;
}

static Rect card_plate(const NotebookPage *page, Rect rect)
{
    float height = fminf(rect.h * 0.86f, 26 * page->pen.unit);
    return rect_around(rect_centre(rect), fminf(rect.w - 1, height * 1.9f), height);
}

/* A card that the seat saw, else a sign. */
static void card_or_sign(const NotebookPage *page, Card card, const char *icon, Rect rect)
{
    if (card == CARD_HIDDEN) {
        notebook_sign(page, icon, notebook_square(rect, 0.62f), COLOR_BRUSH);
        return;
    }
    const char *code = direnjie_game.names.cards[card];
    unsigned kind = direnjie_kind(card);
    Rect plate = card_plate(page, rect), inside = rect_inset(plate, PLATE_RIM * plate.h);
    Letters letters = {FONT_TITLE, 16, ALIGN_CENTRE, COLOR_SHEET, false};
    if (!pen_fits(page->pen, code, letters, inside.w)) {
        letters.face = FONT_BODY_BOLD; /* narrower */
    }
    if (pen_fits(page->pen, code, letters, inside.w)) {
        pen_plaque(page->pen, kind, plate);
        pen_words(page->pen, code, letters, inside);
    } else { /* letters would lie on the gold of the rim */
        draw_round(ui_draw(page->pen.ui), plate, 3 * page->pen.unit,
                   color_rgb(direnjie_kind_inks[kind]));
        pen_words(page->pen, code, letters, rect);
    }
}

/* The room beside the code of a card in the least letters that can be read. */
static float room_beside(const NotebookPage *page, Card card, Rect rect)
{
    Letters letters = {.face = FONT_TITLE};
    Rect any = {0, 0, 2 * rect.w, rect.h};
    return rect.w - 1.1f * pen_measure(page->pen, direnjie_game.names.cards[card], letters, any)->w;
}

/* A card that was drawn bears a sign that one that was given does not. */
static void drawn_card(const NotebookPage *page, Card card, bool signs, Rect rect)
{
    if (card == CARD_HIDDEN) {
        pen_picture(page->pen, "ui/glyph-draw", notebook_square(rect, 0.7f));
        return;
    }
    if (signs) {
        float width = fminf(rect.w * 0.38f, card_plate(page, rect).h);
        Rect sign = rect_cut_left(&rect, fminf(width, fmaxf(room_beside(page, card, rect), 0)));
        pen_picture(page->pen, "ui/glyph-draw", notebook_square(sign, 0.96f));
    }
    card_or_sign(page, card, "ui/glyph-draw", rect);
}

/* Two from one place share its cell. From the deck all are drawn, and nobody gives two, so only one
 * of a seat needs the sign. */
static void drawn_cards(const NotebookPage *page, const Card cards[], unsigned count, bool signs,
                        Rect rect)
{
    float width = rect.w / (float)max_unsigned(count, 1);
    for (unsigned i = 0; i < count; i++) {
        Rect share = rect_cut_left(&rect, width);
        drawn_card(page, cards[i], signs && count == 1, share);
    }
}

static void seat_answer(const NotebookPage *page, const NotebookAsk *ask, Seat seat, Rect rect)
{
    Card cards[NOTEBOOK_DRAWS];
    unsigned drawn = drawn_from(ask, seat, cards);
    if (seat == ask->asker) {
        pen_picture(page->pen, "ui/glyph-ask", notebook_square(rect, 0.76f));
    } else if (drawn > 0) {
        drawn_cards(page, cards, drawn, true, rect);
    } else if (seats_have(ask->gave, seat)) {
        card_or_sign(page, ask->cards[seat], "ui/mark-yes", rect);
    } else if (seats_have(ask->refused, seat)) {
        notebook_sign(page, "ui/mark-no", notebook_square(rect, 0.5f),
                      color_faded(COLOR_BRUSH, 0.5f));
    }
}

static void answers(const NotebookPage *page, const NotebookAsk *ask, Rect rect)
{
    for (unsigned i = 0; i < page->count; i++) {
        unsigned place = page->columns[i];
        Rect cell = rect_cut_left(&rect, notebook_width(page, i));
        Card cards[NOTEBOOK_DRAWS];
        if (place >= NOTEBOOK_SEATS) {
            seat_answer(page, ask, (Seat)(place - NOTEBOOK_SEATS), cell);
        } else if (place == NOTEBOOK_DECK) {
            drawn_cards(page, cards, drawn_from(ask, DIRENJIE_FROM_DECK, cards), false, cell);
        }
    }
}

static void ask_label(const NotebookPage *page, const NotebookAsk *ask, Rect rect)
{
    App *app = page->play->app;
    Pen pen = page->pen;
    rect_cut_left(&rect, 6 * pen.unit);
    pen_words(pen, app_number(app, ask->round),
              (Letters){FONT_BODY, 15, ALIGN_LEFT, color_faded(COLOR_BRUSH, 0.75f), false},
              rect_cut_left(&rect, 26 * pen.unit));
    Rect sign = rect_cut_left(&rect, rect.h * 0.72f);
    pen_request(pen, ask->ask, rect_inset(sign, 1));
    rect_cut_left(&rect, 8 * pen.unit);
    pen_words(pen, request_words(page->play, ask->ask),
              (Letters){FONT_BODY_BOLD, 16, ALIGN_LEFT, COLOR_CINNABAR, false}, rect);
}

/* `id` names the rows of one list: an ask may stand in two. */
static void ask_row(const NotebookPage *page, unsigned index, const char *id, Rect rect)
{
    Play *play = page->play;
    const NotebookAsk *ask = &page->panel->history.asks[index];
    const char *name = ask_name(play, ask);
    ui_tell(
        play->app->ui,
        &(Label){
            .id = app_numbered(play->app, id, index), .name = name, .tip = name, .secret = true},
        rect);
    draw_fill(ui_draw(play->app->ui), (Rect){rect.x, rect.y, rect.w, fmaxf(1, page->sheet.unit)},
              notebook_line_color(false));
    ask_label(page, ask, rect_cut_left(&rect, page->label));
    answers(page, ask, rect);
}

static void title(const NotebookPage *page, const char *words, Rect rect)
{
    pen_words(page->pen, words, (Letters){FONT_TITLE, 17, ALIGN_LEFT, COLOR_CINNABAR, false}, rect);
}

/* Before the first question, in a first game before the first of one's own, the page tells what to
 * find out. */
static void aim(const NotebookPage *page, Rect head, Rect rect)
{
    App *app = page->play->app;
    Letters letters = {FONT_BODY, 17, ALIGN_LEFT, COLOR_BRUSH, true};
    const char *goal = app_word(app, direnjie_aim(&page->panel->view));
    const char *ending = app_word(app, N_("The eighth public clue begins the last turns; only then "
                                          "everybody writes down an answer."));
    const char *whole = app_phrase(app, N_("{text} {next}"), TR_VALUES(goal, ending));
    Label label = {.id = "notebook.aim", .name = whole, .secret = true};
    if (pen_measure(page->pen, whole, letters, rect)->h > rect.h) { /* the tip has the rest */
        label.name = goal;
        label.tip = ending;
    }
    title(page, app_word(app, N_("Goal")), head);
    pen_label(page->pen, &label, letters, rect);
}

static bool has_asked(const NotebookPage *page)
{
    const NotebookHistory *history = &page->panel->history;
    for (unsigned i = 0; i < history->count; i++) {
        if (history->asks[i].asker == page->play->viewer) {
            return true;
        }
    }
    return false;
}

/* What has just been ruled out, beside the title; its cell says why. */
static bool ruled_out(const NotebookPage *page, Rect head)
{
    App *app = page->play->app;
    const NotebookPanel *panel = page->panel;
    const char *codes[DIRENJIE_IDENTITIES];
    size_t count = 0;
    if (panel->history.count > panel->ruled_count + 1) {
        return false;
    }
    for (unsigned row = 0; row < DIRENJIE_IDENTITIES; row++) {
        if (panel->ruled_out >> row & 1) {
            codes[count++] = direnjie_game.names.cards[3 * row];
        }
    }
    if (count == 0) {
        return false;
    }
    const char *words =
        app_phrase(app, N_("Just ruled out: {cards}"), TR_VALUES(app_list(app, codes, count)));
    pen_label(page->pen, &(Label){.id = "notebook.news", .name = words, .secret = true},
              (Letters){FONT_BODY_BOLD, 16, ALIGN_RIGHT, COLOR_CINNABAR, false},
              rect_cut_right(&head, head.w * 0.6f));
    return true;
}

/* What the two signs say that nothing else on this page explains; the news has their place. */
static void head_signs(const NotebookPage *page, Rect head)
{
    const char *words = app_word(page->play->app, N_("?: asked · shield: drawn from"));
    pen_label(page->pen, &(Label){.id = "notebook.last-signs", .name = words},
              (Letters){FONT_BODY, 16, ALIGN_RIGHT, color_faded(COLOR_BRUSH, 0.8f), false},
              rect_cut_right(&head, head.w * 0.6f));
}

bool notebook_tells_goal(const NotebookPage *page)
{
    return page->panel->history.count == 0 || !(page->play->is_familiar || has_asked(page));
}

#define TOLD_ROWS 2

/* What happened last, which the table tells where no notebook lies. How many of so many rows for
 * requests it takes away; one stays. */
static unsigned tell_last(const NotebookPage *page, Rect rect, unsigned rows)
{
    const char *words = table_told(page->play->table);
    float row = NOTEBOOK_ASK_ROW * page->pen.unit;
    unsigned most = min_unsigned(TOLD_ROWS, max_unsigned(rows, 1) - 1);
    Letters letters = {FONT_BODY, 16, ALIGN_LEFT, COLOR_BRUSH, true};
    if (words[0] == '\0' || most == 0) {
        return 0;
    }
    rect.h = row * (float)most;
    words = pen_last_that_fit(page->pen, words, letters, rect);
    unsigned taken = pen_measure(page->pen, words, letters, rect)->h > row * 1.1f ? most : 1;
    rect.h = row * (float)taken;
    pen_label(page->pen, &(Label){.id = "table.last_words", .name = words, .secret = true}, letters,
              rect);
    return taken;
}

void notebook_last_asks(const NotebookPage *page, Rect rect, unsigned rows)
{
    App *app = page->play->app;
    unsigned count = page->panel->history.count;
    Rect head = rect_cut_top(&rect, 24 * page->pen.unit);
    if (notebook_tells_goal(page)) {
        aim(page, head, rect_cut_top(&rect, NOTEBOOK_ASK_ROW * page->pen.unit * (float)rows));
        return;
    }
    title(page, app_word(app, N_("Last requests")), head);
    if (!ruled_out(page, head)) {
        head_signs(page, head);
    }
    unsigned taken = tell_last(page, rect, rows);
    rect_cut_top(&rect, NOTEBOOK_ASK_ROW * page->pen.unit * (float)taken);
    rows -= taken;
    for (unsigned i = 0; i < rows && i < count; i++) {
        ask_row(page, count - 1 - i, "notebook.last.",
                rect_cut_top(&rect, NOTEBOOK_ASK_ROW * page->pen.unit));
    }
}

/* How often a seat was asked for this, and how often it gave. */
typedef struct Habit {
    unsigned asked, gave;
} Habit;

static Habit habit_of(const NotebookHistory *history, unsigned ask, Seat seat)
{
    Habit habit = {0};
    for (unsigned i = 0; i < history->count; i++) {
        const NotebookAsk *it = &history->asks[i];
        bool gave = seats_have(it->gave, seat), refused = seats_have(it->refused, seat);
        if (it->ask == ask && (gave || refused)) {
            habit.asked++;
            habit.gave += gave;
        }
    }
    return habit;
}

static void habit_cell(const NotebookPage *page, Habit habit, Rect rect)
{
    App *app = page->play->app;
    if (habit.asked == 0) {
        pen_words(page->pen, "·",
                  (Letters){FONT_BODY, 15, ALIGN_CENTRE, color_faded(COLOR_BRUSH, 0.75f), false},
                  rect);
        return;
    }
    const char *words =
        app_phrase(app, NC_("gave of asked", "{n} / {m}"),
                   TR_VALUES(app_number(app, habit.gave), app_number(app, habit.asked)));
    Letters letters = {FONT_BODY, 16, ALIGN_CENTRE, color_faded(COLOR_BRUSH, 0.8f), false};
    if (habit.gave > 0) {
        letters.face = FONT_BODY_BOLD;
        letters.color = COLOR_BRUSH;
    }
    pen_words(page->pen, words, letters, rect);
}

static void habit_row(const NotebookPage *page, unsigned ask, Rect row)
{
    Pen pen = page->pen;
    draw_fill(ui_draw(pen.ui), (Rect){row.x, row.y, row.w, fmaxf(1, pen.unit)},
              notebook_line_color(ask == 0 || ask == DIRENJIE_ASK_ONE));
    Rect label = rect_cut_left(&row, page->label);
    rect_cut_left(&label, 12 * pen.unit);
    pen_request(pen, ask, rect_inset(rect_cut_left(&label, label.h * 0.72f), 1));
    rect_cut_left(&label, 10 * pen.unit);
    pen_words(pen, request_words(page->play, ask),
              (Letters){FONT_BODY, 16, ALIGN_LEFT, COLOR_BRUSH, false}, label);
    for (unsigned i = 0; i < page->count; i++) {
        Rect cell = rect_cut_left(&row, notebook_width(page, i));
        if (page->columns[i] >= NOTEBOOK_SEATS) {
            Seat seat = (Seat)(page->columns[i] - NOTEBOOK_SEATS);
            habit_cell(page, habit_of(&page->panel->history, ask, seat), cell);
        }
    }
}

/* How often each seat gave of the times that it was asked, for each request. */
static void habit_rows(const NotebookPage *page, Rect rect)
{
    App *app = page->play->app;
    const char *words = app_word(app, N_("Cards given / requests received, for each player"));
    ui_tell(app->ui, &(Label){.id = "notebook.habits", .name = words}, rect);
    title(page, words, rect_cut_top(&rect, 30 * page->pen.unit));
    float height = rect.h / DIRENJIE_ASKS;
    for (unsigned ask = 0; ask < DIRENJIE_ASKS; ask++) {
        habit_row(page, ask, rect_cut_top(&rect, height));
    }
}

/* What the signs of the rows say. */
static void legend(const NotebookPage *page, Rect rect)
{
    const char *words = N_("?: asked. Tick: gave a card. Code: that card. ×: gave nothing. "
                           "Shield: was drawn from.");
    Label label = {.id = "notebook.legend", .name = app_word(page->play->app, words)};
    pen_label(page->pen, &label, (Letters){FONT_BODY, 16, ALIGN_LEFT, COLOR_BRUSH, false}, rect);
}

void notebook_asks(const NotebookPage *page, Rect rect)
{
    App *app = page->play->app;
    float unit = page->pen.unit, height = fmaxf(29 * unit, ROW_LEAST);
    unsigned count = page->panel->history.count;
    Rect heads = rect_cut_top(&rect, page->head), words = heads;
    notebook_heads(page, heads);
    words.w = page->label + page->cell;
    rect_cut_top(&words, words.h * 0.5f);
    title(page, app_word(app, N_("Requests, newest first")), words);
    if (count == 0) {
        ui_label(app->ui, "notebook.none", app_word(app, N_("No request yet.")), STYLE_BODY,
                 COLOR_BRUSH, rect);
        return;
    }
    if (rect.h > 420 * unit) {
        Rect habits = rect_cut_bottom(&rect, fminf((30 + 8 * 27) * unit, rect.h * 0.5f));
        habit_rows(page, habits);
        rect_cut_bottom(&rect, 8 * unit);
        legend(page, rect_cut_bottom(&rect, 24 * unit));
    }
    unsigned taken = tell_last(page, rect, TOLD_ROWS + 1);
    rect_cut_top(&rect, NOTEBOOK_ASK_ROW * unit * (float)taken);
    Rect body = ui_scroll_begin(app->ui, "list.asks", rect, height * (float)count);
    for (unsigned i = count; i > 0; i--) {
        ask_row(page, i - 1, "notebook.ask.", rect_cut_top(&body, height));
    }
    ui_scroll_end(app->ui);
}
