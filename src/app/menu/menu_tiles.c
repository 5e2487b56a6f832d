/* A tile is a card of the assets with two texts set into it. It rises when it is pointed at or has
 * the focus; what answers to the pointer is where it rests. */
#include "menu_tiles.h"

#include "base/limits.h"
#include "i18n/format.h"
#include "tables/table_look.h"

#include <math.h>

#define TILE_WIDTH_MAX 295.0f

Rect menu_tile_rect(Rect area, const Sheet *sheet, size_t index)
{
    size_t count = game_tile_count(), columns = sheet->is_portrait ? 2 : count;
    size_t rows = (count + columns - 1) / columns;
    float gap = MENU_GAP * sheet->unit;
    float width = (area.w - gap * (float)(columns - 1)) / (float)columns;
    float high = (area.h - gap * (float)(rows - 1)) / (float)rows / CARD_RATIO;
    float largest = TILE_WIDTH_MAX * sheet->unit * (sheet->is_portrait ? 1.3f : 1);
    width = fminf(fminf(width, high), largest);
    float height = width * CARD_RATIO;
    size_t column = index % columns, row = index / columns;
    size_t in_row = min_size(columns, count - row * columns);
    float all_wide = (float)in_row * (width + gap) - gap;
    float all_high = (float)rows * (height + gap) - gap;
    return (Rect){area.x + (area.w - all_wide) / 2 + (float)column * (width + gap),
                  area.y + (area.h - all_high) / 2 + (float)row * (height + gap), width, height};
}

#define TILE_WIDE  500.0f /* of the drawing, as all that is in it */
#define LINE_SIZE  29.0f
#define LINE_LEAST 13.75f /* units: smaller letters than that nobody reads */

static PictureLabel tile_label(const char *words, float baseline, float size, FontFace face)
{
    PictureLabel label = {.x = 250,
                          .baseline = baseline,
                          .size = size,
                          .x0 = 40,
                          .x1 = 460,
                          .color = COLOR_TILE_WORDS,
                          .face = face};
    Text text = text_in(label.text, sizeof label.text);
    text_append(&text, words);
    return label;
}

static const char *line_of(const GameTile *tile, bool is_playable)
{
    return is_playable ? tile->line : N_("Coming later");
}

/* The name, and below it a line that may be NULL. */
static Picture tile_picture(App *app, const GameTile *tile, const char *line)
{
    Picture picture = picture_named(tile->picture);
    float baseline = line ? 632 : 650;
    picture.labels[0] = tile_label(app_word(app, tile->name), baseline, 60, FONT_TITLE);
    if (line) {
        picture.labels[1] = tile_label(app_word(app, line), 672, LINE_SIZE, FONT_BODY);
    }
    return picture;
}

void menu_tile_draw(App *app, const Game *game, Outline outline)
{
    const GameTile *tile = game_ui_of(game)->tile;
    float letters = outline.rect.w * LINE_SIZE / TILE_WIDE;
    if (tile) {
        bool is_read = letters >= LINE_LEAST * ui_unit(app->ui);
        Picture picture = tile_picture(app, tile, is_read ? tile->line : NULL);
        draw_tinted(ui_draw(app->ui), &picture, outline, color_rgb(0xffffff));
    }
}

void menu_tile_carry(App *app, const Game *game, Outline outline)
{
    const GameTile *tile = game_ui_of(game)->tile;
    Picture picture = {0};
    if (tile) {
        picture = tile_picture(app, tile, tile->line);
    }
    if (tile && !passage_carries(&app->passage, app->ui, &picture, outline)) {
        draw_shadow(ui_draw(app->ui), outline, 8);
        draw_tinted(ui_draw(app->ui), &picture, outline, color_rgb(0xffffff));
    }
}

Outline menu_raised(App *app, Rect rect, const Touch *touch)
{
    bool is_raised = (touch->hovered || touch->focused) && !touch->held;
    Outline outline = {rect, 0};
    float lift = 8;
    if (is_raised && touch->hovered && !ui_has_reduced_motion(app->ui)) {
        outline.rect.y -= 14 * ui_unit(app->ui);
        lift = 16;
    }
    draw_shadow(ui_draw(app->ui), outline, lift);
    if (is_raised) {
        draw_glow(ui_draw(app->ui), outline, color_faded(COLOR_LIT, 0.8f));
    }
    return outline;
}

bool menu_tile(App *app, const char *stem, const GameUi *game, Rect rect)
{
    const GameTile *tile = game->tile;
    bool is_playable = game_has_table(game->game);
    Element element = {
        .id = app_id(app, stem, game->game->id),
        .role = ROLE_BUTTON,
        .name = app_word(app, tile->name),
        .value = app_word(app, line_of(tile, is_playable)),
        .rect = rect,
        .disabled = !is_playable,
        .reason = app_reason(app, is_playable, N_("This game comes with a later version."))};
    Touch touch = ui_element(app->ui, &element);
    if (is_playable) {
        const char *alone = app_word(app, N_("You can play it alone or with others here."));
        ui_tip(app->ui, element.id,
               app_phrase(app, N_("{text} {next}"), TR_VALUES(app_word(app, game->goal), alone)),
               rect);
    }
    Touch raising = is_playable ? touch : (Touch){0};
    Picture picture = tile_picture(app, tile, line_of(tile, is_playable));
    Outline outline = menu_raised(app, rect, &raising);
    if (!is_playable) {
        draw_tinted(ui_draw(app->ui), &picture, outline, COLOR_TILE_AWAY);
    } else if (!passage_carries(&app->passage, app->ui, &picture, outline)) {
        draw_tinted(ui_draw(app->ui), &picture, outline, color_rgb(0xffffff));
    }
    return touch.activated;
}
