/* Where every game can be learnt: a tile for each that has a host. */
#include "menu_tiles.h"

static void learn_frame(Scene *scene)
{
    App *app = scene->app;
    Sheet sheet = sheet_of(app);
    bool back;
    Rect inner = sheet_sheet(app, app_word(app, N_("Learn by playing")),
                             (Point){1400 * sheet.unit, sheet.bounds.h}, &back);
    const char *words = app_word(app, N_("A host sits with you at the table, says one thing at a "
                                         "time, and lets you play. Which game?"));
    rect_cut_top(&inner, sheet_paragraph(app, "text.learn", words, inner));
    for (size_t i = 0; i < game_tile_count(); i++) {
        const GameUi *ui = game_tile_at(i);
        if (menu_tile(app, "learn.", ui, menu_tile_rect(inner, &sheet, i))) {
            app_begin_lesson(app, ui->game);
        }
    }
    if (back) {
        scene_pop(&app->scenes);
    }
}

const SceneKind scene_learn = {
    .id = "learn",
    .frame = learn_frame,
    .key = sheet_key_back,
};
