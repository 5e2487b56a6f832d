/* Where phones sit down: a square for each seat that has none, and what became of the others. The
 * match begins from here, or goes on when it was taken up again. It comes back from the pause when
 * another phone wants a seat. */
#include "app_match.h"
#include "i18n/format.h"
#include "qr.h"
#include "sheet.h"
#include "sitting.h"

#include <math.h>

#define TILE_WIDTH 300.0f /* units */
#define TILE_GAP   26.0f
#define ROW_GAP    8.0f
#define LINE       27.0f /* of words: units that follow the size of text */
#define SQUARE     250.0f
#define SQUARE_LOW 188.0f /* where there are two rows of them */
#define CHANGE     0.7f   /* of a button's height: the one below a tile */
#define LINK_BYTES 128

#define NAME_STYLE  ((TextStyle){FONT_BODY_BOLD, SIZE_NAME, ALIGN_CENTRE, true})
#define STATE_STYLE ((TextStyle){FONT_BODY, SIZE_BODY, ALIGN_CENTRE, true})
#define LINK_STYLE  ((TextStyle){FONT_BODY, SIZE_BODY * 0.8f, ALIGN_CENTRE, true})

/* How the tiles lie. */
typedef struct Tiles {
    int count, columns, rows;
    float square, change, height; /* of each: pixels */
} Tiles;

static Tiles tiles_of(const App *app, const Sheet *sheet)
{
    Tiles tiles = {.count = __builtin_popcount(phone_table_seats(app->phones)), .columns = 2};
    if (!sheet->is_portrait) {
        tiles.columns = tiles.count > 4 ? 3 : tiles.count;
    }
    tiles.columns = tiles.count < tiles.columns ? tiles.count : tiles.columns;
    tiles.rows = (tiles.count + tiles.columns - 1) / tiles.columns;
    tiles.square = (tiles.rows > 1 ? SQUARE_LOW : SQUARE) * sheet->unit;
    tiles.change = CHANGE * sheet->button;
    tiles.height = tiles.square + 3 * LINE * sheet->type + tiles.change;
    return tiles;
}

/* Of the match, or of the one that is to begin. */
static const MatchPlan *plan_of(const App *app)
{
    return app->is_sitting ? &app->sitting : &app->session.plan;
}

static bool plays_on_phone(const App *app, Seat seat)
{
    return seats_have(phone_table_hands(app->phones), seat);
}

static const char *state_words(App *app, Seat seat)
{
    static const char *const words[PHONE_STATES] = {
        [PHONE_AWAITED] = N_("Waiting for a phone"),
        [PHONE_SITS] = N_("Sits at the table"),
        [PHONE_AWAY] = N_("Asleep or out of reach"),
    };
    if (!plays_on_phone(app, seat)) {
        return app_word(app, N_("Plays at the screen"));
    }
    return app_word(app, words[phone_table_state(app->phones, seat)]);
}

/* Whoever takes the match up again finds it so. */
static void keep(App *app)
{
    if (app->has_session) {
        app_keep_match(app);
    }
}

/* The other way to play the seat. */
static void change_button(App *app, Seat seat, Rect rect)
{
    bool has_phone = plays_on_phone(app, seat);
    Button button = {.id = app_numbered(app, "phones.change.", seat),
                     .label = app_word(app, has_phone ? N_("At the screen") : N_("On a phone")),
                     .rect = rect,
                     .kind = BUTTON_SECONDARY,
                     .hint = app_word(app, N_("At the screen a curtain hides this hand from the "
                                              "others."))};
    if (ui_button(app->ui, &button)) {
        phone_table_move(app->phones, seat, !has_phone);
        keep(app);
    }
}

static void answer_buttons(App *app, Seat seat, Rect rect, const Sheet *sheet)
{
    Button lets = {.id = app_numbered(app, "phones.let-in.", seat),
                   .label = app_word(app, N_("Let it in")),
                   .rect = rect_cut_top(&rect, sheet->button),
                   .kind = BUTTON_PRIMARY};
    rect_cut_top(&rect, 10 * sheet->unit);
    Button refuses = {.id = app_numbered(app, "phones.refuse.", seat),
                      .label = app_word(app, N_("Refuse it")),
                      .rect = rect_cut_top(&rect, sheet->button)};
    bool in = ui_button(app->ui, &lets), out = ui_button(app->ui, &refuses);
    if (in || out) {
        phone_table_answer(app->phones, seat, in);
    }
}

/* Another phone wants the seat. */
static void draw_question(App *app, Seat seat, Rect rect, const Sheet *sheet)
{
    const char *words = app_word(app, N_("Another phone asks for this seat."));
    TextStyle style = {FONT_BODY, SIZE_BODY, ALIGN_CENTRE, false};
    float height = text_layout(app->ui, words, style, rect.w)->h;
    ui_label(app->ui, app_numbered(app, "phones.asks.", seat), words, style, COLOR_GOLD_LIGHT,
             rect_cut_top(&rect, height + 10 * sheet->unit));
    answer_buttons(app, seat, rect, sheet);
}

static void draw_invitation(App *app, Seat seat, Rect rect, const Sheet *sheet)
{
    char link[LINK_BYTES];
    Text text = text_in(link, sizeof link);
    Rect words = rect_cut_bottom(&rect, LINE * sheet->type);
    Qr square;
    phone_table_invitation(app->phones, seat, &text);
    if (qr_make(link, &square)) {
        qr_draw(ui_draw(app->ui), &square, rect);
    }
    ui_label(app->ui, app_numbered(app, "phones.link.", seat), app_copy(app, link), LINK_STYLE,
             COLOR_PAPER, words);
}

static void draw_portrait(App *app, Seat seat, Rect rect)
{
    float side = fminf(rect.w, rect.h) * 0.6f;
    sheet_seat_portrait(app, plan_of(app), seat, rect_around(rect_centre(rect), side, side));
}

/* A phone that is lost says nothing: once the match goes on, another one can always ask for its
 * seat.
 */
static bool is_settled(App *app, Seat seat)
{
    bool sits = phone_table_state(app->phones, seat) == PHONE_SITS;
    return !plays_on_phone(app, seat) || (sits && phone_table_is_fresh(app->phones));
}

static void draw_tile(App *app, Seat seat, Rect rect, const Sheet *sheet, const Tiles *tiles)
{
    Rect change = rect_cut_bottom(&rect, tiles->change);
    Rect name = rect_cut_top(&rect, LINE * sheet->type);
    ui_label(app->ui, app_numbered(app, "phones.name.", seat),
             app_seat_name(app, plan_of(app), seat), NAME_STYLE, COLOR_GOLD_LIGHT, name);
    Rect state = rect_cut_top(&rect, LINE * sheet->type);
    ui_label(app->ui, app_numbered(app, "phones.state.", seat), state_words(app, seat), STATE_STYLE,
             COLOR_PAPER, state);
    if (phone_table_asks(app->phones, seat)) {
        draw_question(app, seat, rect, sheet);
    } else if (is_settled(app, seat)) {
        draw_portrait(app, seat, rect);
    } else {
        draw_invitation(app, seat, rect, sheet);
    }
    change_button(app, seat, rect_around(rect_centre(change), rect.w * 0.75f, change.h));
}

static void draw_tiles(App *app, Rect rect, const Sheet *sheet, const Tiles *tiles)
{
    float gap = TILE_GAP * sheet->unit;
    float width = (rect.w - gap * (float)(tiles->columns - 1)) / (float)tiles->columns;
    int at = 0;
    for (Seat seat = 0; seat < SEAT_LIMIT; seat++) {
        if (!seats_have(phone_table_seats(app->phones), seat)) {
            continue;
        }
        Rect tile = {rect.x + (width + gap) * (float)(at % tiles->columns),
                     rect.y +
                         (tiles->height + ROW_GAP * sheet->unit) * (float)(at / tiles->columns),
                     width, tiles->height};
        draw_tile(app, seat, tile, sheet, tiles);
        at++;
    }
}

/* Where words take more room, as large ones do, the squares give way. */
static void fit(Tiles *tiles, float height, float gap)
{
    float missing = tiles->height - (height / (float)tiles->rows - gap);
    if (missing > 0) {
        tiles->square -= missing;
        tiles->height -= missing;
    }
}

static const char *how_words(App *app)
{
    return app_word(app, N_("Everybody scans the square of their seat. The phones must be in the "
                            "same network as this computer; nothing leaves it."));
}

static void phones_frame(Scene *scene)
{
    App *app = scene->app;
    Sheet sheet = sheet_of(app);
    bool back = !app->phones, goes_on = false;
    if (app->phones) {
        Tiles tiles = tiles_of(app, &sheet);
        float gap = TILE_GAP * sheet.unit;
        float width = (float)tiles.columns * (TILE_WIDTH * sheet.unit + gap) - gap;
        width = fmaxf(width, 760 * sheet.unit);
        float words = sheet_paragraph_height(app, how_words(app), width);
        Point size = {width, words + (float)tiles.rows * (tiles.height + ROW_GAP * sheet.unit) +
                                 sheet.button + gap};
        Rect inner = sheet_paper(app, app_word(app, N_("Phones in this room")), size, &back);
        rect_cut_top(&inner, sheet_paragraph(app, "text.phones", how_words(app), inner));
        Rect foot = rect_cut_bottom(&inner, sheet.button);
        fit(&tiles, inner.h, ROW_GAP * sheet.unit);
        draw_tiles(app, inner, &sheet, &tiles);
        Button button = {.id = "button.table",
                         .label = app_word(app, N_("To the table")),
                         .rect = rect_around(rect_centre(foot), 320 * sheet.unit, sheet.button),
                         .kind = BUTTON_PRIMARY};
        goes_on = ui_button(app->ui, &button);
    }
    if (goes_on && app->is_sitting) {
        sitting_deal(app);
    } else if (back || goes_on) {
        scene_pop(&app->scenes);
    }
}

static void phones_leave(Scene *scene)
{
    sitting_end(scene->app);
}

const SceneKind scene_phones = {
    .id = "phones",
    .leave = phones_leave,
    .frame = phones_frame,
    .key = sheet_key_back,
};
