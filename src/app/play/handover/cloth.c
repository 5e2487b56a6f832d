/* The table behind a curtain is one that is only watched, and is given no card of any hand. */
#include "cloth.h"

#include "game_ui.h"
#include "match_picture.h"
#include "sheet.h"

#include "base/text.h"

#define MOMENT_BYTES 256

struct ClothTable {
    App *app;
    Scene *scene;
    Table *table;
    Seat seat;
};

static void show(ClothTable *cloth)
{
    _Alignas(max_align_t) unsigned char view[VIEW_SIZE_MAX];
    const Match *match = &cloth->app->session.match;
    TableCards cards;
    match_view(match, cloth->seat, view);
    match_picture_cards(match, match->position, KNOWN_TO_EACH, &cards);
    table_show(cloth->table, &(TableSight){.view = view, .seat = cloth->seat, .open = &cards});
}

ClothTable *cloth_table_new(App *app, Seat seat)
{
    TableSetting setting = {.look = game_ui_of(app->session.plan.game)->look,
                            .ui = app->ui,
                            .catalogue = &app->catalogue,
                            .seat_names = app->seat_names,
                            .faces = app->seat_faces,
                            .seats = app->session.plan.setup.seats,
                            .is_watched = true};
    Table *table = table_new(&setting);
    TableTaste taste = settings_taste(&app->settings);
    table_set_taste(table, &taste);
    Scene *scene = scene_top(&app->scenes);
    ClothTable *cloth = arena_alloc(&scene->arena, sizeof *cloth);
    *cloth = (ClothTable){app, scene, table, seat};
    scene->table = table;
    show(cloth);
    return cloth;
}

void cloth_table_free(ClothTable *cloth)
{
    if (cloth) {
        cloth->scene->table = NULL;
        table_free(cloth->table);
    }
}

static const char *moment_words(const ClothTable *cloth)
{
    App *app = cloth->app;
    char bytes[MOMENT_BYTES];
    Text text = text_in(bytes, sizeof bytes);
    _Alignas(max_align_t) unsigned char view[VIEW_SIZE_MAX];
    match_view(&app->session.match, cloth->seat, view);
    game_ui_of(app->session.plan.game)->moment(table_wording(cloth->table), view, &text);
    return app_copy(app, bytes);
}

void cloth_table_frame(ClothTable *cloth, float bottom)
{
    Action none;
    Ui *ui = cloth->app->ui;
    Rect bounds = ui_bounds(ui), seen = bounds;
    seen.h = bottom;
    draw_region(ui_draw(ui), seen);
    table_frame(cloth->table, bounds, &none);
    draw_region(ui_draw(ui), (Rect){0});
    ui_hide(ui, bounds);
    ui_element(ui, &(Element){.id = "text.moment",
                              .role = ROLE_TEXT,
                              .name = moment_words(cloth),
                              .still = true,
                              .rect = seen});
}

void cloth_draw(App *app, float top)
{
    Picture picture = picture_named("ui/curtain");
    Rect rect = sheet_cover(ui_bounds(app->ui));
    rect.y += top;
    draw_picture(ui_draw(app->ui), &picture, (Outline){rect, 0}, 1);
}
