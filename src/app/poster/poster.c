/* Lengths are parts of the picture's width, so that it looks the same in every window. */
#include "poster.h"

#include "base/limits.h"
#include "base/text.h"
#include "calendar.h"
#include "challenge.h"
#include "i18n/format.h"
#include "menu_tiles.h"
#include "option_words.h"
#include "progress.h"
#include "result_words.h"
#include "sheet.h"

#include <math.h>
#include <time.h>

#define WIDE      1600.0f /* units of the drawing across */
#define LINES     5
#define ROWS_MOST 8 /* below the board */

static const Rect board_place = {40, 130, 1000, 562.5f};
static const Rect medal_place = {1140, 130, 360, 300};
static const Rect square_place = {1100, 450, 440, 410};
static const Rect below_place = {40, 720, 1000, 150};
static const Rect head_place = {40, 30, 1520, 80};

typedef struct Words {
    const char *lines[LINES]; /* the game; which deal; how it ended or stands; when */
    int count;
} Words;

static DealPlace place_of(const App *app)
{
    return progress_place(&app->session.plan);
}

/* Its cards are for everybody to play on that day. */
static bool is_daily(const App *app)
{
    return place_of(app).kind == DEAL_DAILY;
}

static void write_code(App *app, Poster *poster)
{
    const Session *session = &app->session;
    Text code = text_in(poster->code, sizeof poster->code);
    bool is_assisted = session->assisted || !session_is_kept(session);
    bool is_written = challenge_refusal(session)
                          ? transfer_write_code(&session->match, is_assisted, &code)
                          : challenge_write(session, is_assisted, &code);
    if (!is_written) {
        poster->code[0] = '\0';
    }
}

void poster_make(App *app, Arena *arena, Poster *out)
{
    const Session *session = &app->session;
    *out = (Poster){.is_over = match_is_over(&session->match)};
    if (session->id != 0) {
        profile_match_read(app->profile, session->id, &out->saved, NULL);
    }
    if (!is_daily(app)) {
        out->board = match_picture_of_match(&session->match, arena);
    }
    if (out->is_over && !session_hides_deal(session)) {
        write_code(app, out);
        qr_make(out->code, &out->qr);
    }
}

static void add(Words *words, const char *text)
{
    if (text && text[0] != '\0') {
        words->lines[words->count++] = text;
    }
}

static const char *deal_words(App *app, const Poster *poster)
{
    DealPlace place = place_of(app);
    switch (place.kind) {
    case DEAL_DAILY:
        return app_phrase(app, N_("{text} · {next}"),
                          TR_VALUES(app_word(app, N_("Daily deal")), app_date(app, place.number)));
    case DEAL_STAGE:
        return game_ui_of(place.game)->campaign->stage_name(app, place.number);
    case DEAL_FREE:
        break;
    }
    return poster->is_over ? app_deal_words(app) : NULL;
}

static const char *result_words(App *app)
{
    const Session *session = &app->session;
    const MatchPlan *plan = &session->plan;
    int standing = challenge_standing(plan, &session->match);
    if (standing < 1) {
        return result_detail(app);
    }
    const char *words = game_ui_of(plan->game)->day->words(app, &plan->setup, standing);
    if (session->assisted) {
        return app_phrase(app, N_("{result}, with help"), TR_VALUES(words));
    }
    return words;
}

static void add_end(App *app, Words *words)
{
    Outcome outcome;
    match_outcome(&app->session.match, &outcome);
    add(words, result_title(app, &outcome));
    add(words, result_words(app));
}

/* With the mark of a match by house rules before it. */
static const char *with_mark(App *app, const char *name)
{
    const char *house = house_mark(app, &app->session.plan);
    return house ? app_phrase(app, N_("{text} · {next}"), TR_VALUES(name, house)) : name;
}

static const char *day_words(App *app, const Poster *poster)
{
    int64_t when = poster->saved.id != 0 ? poster->saved.updated : (int64_t)time(NULL);
    return is_daily(app) ? NULL : app_date(app, calendar_day_at(when));
}

/* How far an unfinished match is; of a deal of a day that would tell its cards. */
static const char *moment_words(App *app, const Poster *poster)
{
    bool is_told = poster->board.game && poster->saved.id != 0;
    return is_told ? match_picture_words(app, &poster->saved, &poster->board) : NULL;
}

static Words words_of(App *app, const Poster *poster)
{
    Words words = {.count = 0};
    add(&words, with_mark(app, app_word(app, game_name(app->session.plan.game->id))));
    if (poster->is_over) {
        add_end(app, &words);
        add(&words, deal_words(app, poster));
    } else if (is_daily(app)) {
        add(&words, deal_words(app, poster));
    } else {
        add(&words, moment_words(app, poster));
    }
    add(&words, day_words(app, poster));
    return words;
}

const char *poster_words(App *app, const Poster *poster)
{
    Words words = words_of(app, poster);
    return app_list(app, words.lines, (size_t)words.count);
}

typedef struct Pen {
    App *app;
    Rect rect;
    float unit; /* pixels of a unit of the drawing */
} Pen;

static Rect at(const Pen *pen, Rect units)
{
    return (Rect){pen->rect.x + units.x * pen->unit, pen->rect.y + units.y * pen->unit,
                  units.w * pen->unit, units.h * pen->unit};
}

/* Of letters in a row so high; the text size setting does not enlarge them. */
static float size_in(const Pen *pen, float high)
{
    const Ui *ui = pen->app->ui;
    return high * 0.62f / ui_unit(ui) * 100 / (float)ui_text_percent(ui);
}

/* A line in its place, as high as that. */
static void write_line(const Pen *pen, const char *words, FontFace face, Color color, Rect place)
{
    Ui *ui = pen->app->ui;
    TextStyle style = {.face = face, .size = size_in(pen, place.h), .fit = true};
    const TextBlock *block = text_layout(ui, words, style, place.w);
    draw_text(ui_draw(ui), block, (Point){place.x, place.y + (place.h - block->h) / 2}, color);
}

/* A text below the board, on as many rows of this height as it needs. */
static const TextBlock *below_block(const Pen *pen, const Words *words, int index, float high)
{
    Ui *ui = pen->app->ui;
    FontFace face = index == 1 ? FONT_BODY_BOLD : FONT_BODY;
    TextStyle style = {.face = face, .size = size_in(pen, high)};
    return text_layout(ui, words->lines[index], style, at(pen, below_place).w);
}

static int rows_taken(const Pen *pen, const Words *words, float high)
{
    int rows = 0;
    for (int i = 1; i < words->count; i++) {
        rows += (int)below_block(pen, words, i, high)->line_count;
    }
    return rows;
}

/* More rows are lower, so that everything has room. */
static float row_height(const Pen *pen, const Words *words)
{
    float room = at(pen, below_place).h, high;
    int rows = max_int(words->count - 1, 1);
    do {
        high = fminf(room / (float)rows, 60 * pen->unit);
    } while (rows_taken(pen, words, high) > rows && ++rows < ROWS_MOST);
    return high;
}

static void draw_words(const Pen *pen, const Poster *poster)
{
    Words words = words_of(pen->app, poster);
    Rect rest = at(pen, below_place);
    float high = row_height(pen, &words);
    write_line(pen, words.lines[0], FONT_TITLE, COLOR_GOLD_LIGHT, at(pen, head_place));
    for (int i = 1; i < words.count; i++) {
        const TextBlock *block = below_block(pen, &words, i, high);
        Rect place = rect_cut_top(&rest, high * (float)block->line_count);
        Point corner = {place.x, place.y + (place.h - block->h) / 2};
        draw_text(ui_draw(pen->app->ui), block, corner, i == 1 ? COLOR_PAPER : COLOR_MUTED);
    }
}

static void draw_tile(const Pen *pen, Rect place)
{
    Rect tile = rect_around(rect_centre(place), place.h / CARD_RATIO, place.h);
    menu_tile_draw(pen->app, pen->app->session.plan.game, (Outline){tile, 0});
}

static void draw_board(const Pen *pen, const Poster *poster)
{
    Rect place = at(pen, board_place);
    if (poster->board.game) {
        match_picture_draw(pen->app, &poster->board, place);
        draw_frame(ui_draw(pen->app->ui), place, fmaxf(2 * pen->unit, 1), COLOR_GOLD);
    } else {
        draw_tile(pen, place);
    }
}

/* That of a day is won by its own rule. */
static const char *medal_picture(App *app)
{
    const Session *session = &app->session;
    if (!is_daily(app)) {
        return result_picture(app);
    }
    const DayUi *day = game_ui_of(session->plan.game)->day;
    return result_medal_picture(day->medal(day->standing(&session->match, 0)));
}

static void draw_medal(const Pen *pen, const Poster *poster)
{
    Rect place = at(pen, medal_place);
    if (poster->is_over) {
        Picture medal = picture_named(medal_picture(pen->app));
        draw_picture(ui_draw(pen->app->ui), &medal,
                     (Outline){rect_around(rect_centre(place), place.h, place.h), 0}, 1);
    } else if (poster->board.game) {
        draw_tile(pen, place);
    }
}

void poster_draw(App *app, const Poster *poster, Rect rect)
{
    static const Color ground = {24, 22, 34, 255};
    Pen pen = {app, rect, rect.w / WIDE};
    DrawList *list = ui_draw(app->ui);
    draw_fill(list, rect, ground);
    draw_board(&pen, poster);
    draw_medal(&pen, poster);
    draw_words(&pen, poster);
    if (poster->qr.side > 0) {
        qr_draw(ui_draw(app->ui), &poster->qr, at(&pen, square_place));
    }
    draw_frame(list, rect, fmaxf(4 * pen.unit, 1), COLOR_GOLD);
}
