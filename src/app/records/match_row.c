/* One element per row; its texts are drawn only, because the element says them. */
#include "match_row.h"

#include "games/registry.h"
#include "i18n/format.h"
#include "menu_tiles.h"
#include "option_words.h"
#include "tables/table.h"
#include "tables/table_look.h"

#include <math.h>

#define PICTURE_HEIGHT 108.0f
#define PICTURE_WIDTH  (PICTURE_HEIGHT * BOARD_RATIO)
#define INSET          10.0f
#define PAGES_GAP      12.0f
#define TITLE          ((TextStyle){FONT_BODY_BOLD, SIZE_NAME, ALIGN_LEFT, false})

/* The game, and that it is played by house rules. */
static const char *game_words(App *app, const SavedMatch *saved)
{
    const Game *game = game_by_id(saved->game);
    const char *name = app_word(app, game_name(saved->game));
    if (!game) {
        return name;
    }
    MatchPlan plan = session_plan_of(game, &saved->setup, saved->seats);
    const char *house = house_mark(app, &plan);
    return house ? app_phrase(app, N_("{text} · {next}"), TR_VALUES(name, house)) : name;
}

const char *match_row_names(App *app, const SavedMatch *saved)
{
    const Game *game = game_by_id(saved->game);
    const char *names[SEAT_LIMIT];
    if (!game) {
        return "";
    }
    MatchPlan plan = session_plan_of(game, &saved->setup, saved->seats);
    for (Seat seat = 0; seat < saved->setup.seats; seat++) {
        names[seat] = app_seat_name(app, &plan, seat);
    }
    return app_list(app, names, saved->setup.seats);
}

#define LINES 4

typedef struct RowTexts {
    const TextBlock *blocks[LINES]; /* the game, who sat there, how far, when */
    float height;
} RowTexts;

static float text_width(const App *app, float width)
{
    return width - (PICTURE_WIDTH + 4 * INSET) * ui_unit(app->ui);
}

static RowTexts texts_of(App *app, const MatchRow *row, float width)
{
    RowTexts texts = {.height = 0};
    const char *lines[LINES] = {game_words(app, row->saved), match_row_names(app, row->saved),
                                row->detail, app_date_time(app, row->saved->updated)};
    for (int i = 0; i < LINES; i++) {
        texts.blocks[i] =
            text_layout(app->ui, lines[i], i == 0 ? TITLE : STYLE_BODY, text_width(app, width));
        texts.height += texts.blocks[i]->h;
    }
    return texts;
}

float match_row_height(App *app, const MatchRow *row, float width)
{
    float unit = ui_unit(app->ui), texts = texts_of(app, row, width).height;
    return fmaxf(texts, PICTURE_HEIGHT * unit) + 2 * INSET * unit;
}

static void draw_picture_of(App *app, const MatchRow *row, Rect rect)
{
    const Game *game = game_by_id(row->saved->game);
    if (row->board->game) {
        match_picture_draw(app, row->board, rect);
        draw_frame(ui_draw(app->ui), rect, ui_unit(app->ui), color_faded(COLOR_GOLD, 0.6f));
    } else if (game) {
        Rect tile = rect_around(rect_centre(rect), rect.h / CARD_RATIO, rect.h);
        menu_tile_draw(app, game, (Outline){tile, 0});
    }
}

static void draw_row(App *app, const MatchRow *row, Rect rect, bool is_lit)
{
    DrawList *list = ui_draw(app->ui);
    RowTexts texts = texts_of(app, row, rect.w);
    float unit = ui_unit(app->ui);
    draw_round(list, rect, 10 * unit, color_faded(COLOR_BUTTON, 0.6f));
    if (is_lit) {
        draw_frame(list, rect, 2 * unit, COLOR_GOLD);
    }
    Rect inner = rect_inset(rect, INSET * unit);
    Rect picture = {inner.x, inner.y + (inner.h - PICTURE_HEIGHT * unit) / 2, PICTURE_WIDTH * unit,
                    PICTURE_HEIGHT * unit};
    draw_picture_of(app, row, picture);
    Point at = {inner.x + (PICTURE_WIDTH + 2 * INSET) * unit,
                inner.y + (inner.h - texts.height) / 2};
    for (int i = 0; i < LINES; i++) {
        draw_text(list, texts.blocks[i], at, i == 0 ? COLOR_GOLD_LIGHT : COLOR_MUTED);
        at.y += texts.blocks[i]->h;
    }
}

bool match_row(App *app, const MatchRow *row, Rect rect)
{
    bool is_playable = game_ui_by_id(row->saved->game)->look != NULL;
    const char *told[] = {match_row_names(app, row->saved), row->detail,
                          app_date_time(app, row->saved->updated)};
    Element element = {.id = row->id,
                       .role = ROLE_BUTTON,
                       .name = game_words(app, row->saved),
                       .value = app_list(app, told, 3),
                       .rect = rect,
                       .disabled = !is_playable,
                       .reason = app_word(app, N_("This game comes with a later version."))};
    Touch touch = ui_element(app->ui, &element);
    draw_row(app, row, rect, is_playable && (touch.hovered || touch.focused));
    return touch.activated;
}

bool match_pages_has_others(const MatchPages *pages)
{
    return pages->first > 0 || pages->has_older;
}

bool match_pages_row(App *app, MatchPages *pages, Rect row)
{
    float gap = PAGES_GAP * ui_unit(app->ui), width = (row.w - gap) / 2;
    Button newer = {.id = "button.newer",
                    .label = app_word(app, N_("Newer games")),
                    .rect = rect_cut_left(&row, width),
                    .reason = app_reason(app, pages->first > 0, N_("There are none."))};
    Button older = {.id = "button.older",
                    .label = app_word(app, N_("Older games")),
                    .rect = rect_cut_right(&row, width),
                    .reason = app_reason(app, pages->has_older, N_("There are none."))};
    bool to_newer = ui_button(app->ui, &newer), to_older = ui_button(app->ui, &older);
    if (to_newer) {
        pages->first -= PAGE_MATCHES;
    } else if (to_older) {
        pages->first += PAGE_MATCHES;
    }
    return to_newer || to_older;
}
