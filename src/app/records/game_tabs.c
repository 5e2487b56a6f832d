/* As many columns as there are games, or two. */
#include "game_tabs.h"

#include "game_ui.h"

#define GAP 14.0f

float game_tabs(App *app, const char *id, Rect rect, int *chosen)
{
    Sheet sheet = sheet_of(app);
    size_t count = game_tile_count(), columns = sheet.is_portrait ? 2 : count;
    size_t rows = (count + columns - 1) / columns;
    float gap = GAP * sheet.unit;
    float width = (rect.w - gap * (float)(columns - 1)) / (float)columns;
    for (size_t i = 0; i < count; i++) {
        const GameUi *ui = game_tile_at(i);
        Button button = {.id = app_id(app, id, ui->game->id),
                         .label = app_word(app, ui->tile->name),
                         .rect = {rect.x + (float)(i % columns) * (width + gap),
                                  rect.y + (float)(i / columns) * (sheet.button + gap), width,
                                  sheet.button},
                         .kind = BUTTON_TAB,
                         .chosen = *chosen == (int)i};
        if (ui_button(app->ui, &button)) {
            *chosen = (int)i;
        }
    }
    return (float)rows * (sheet.button + gap);
}
