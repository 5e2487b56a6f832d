/* A plaque is a small scene in a golden frame, and its name on a band of night paper. It rises as
 * the tiles do. */
#include "menu_plaques.h"

#include "i18n/format.h"
#include "menu_tiles.h"

#include <math.h>

#define LINE      2.0f  /* units */
#define BAND      0.3f  /* of the height: the name */
#define NAME_SIZE 36.0f /* of its letters, or as large as the band allows */
#define NIGHT     color_rgb(0x2c2148)

Rect menu_plaque_rect(Rect room, const Sheet *sheet, MenuPlaque which)
{
    float gap = MENU_GAP * sheet->unit, index = (float)which;
    if (sheet->is_portrait) {
        float width = (room.w - gap) / MENU_PLAQUES;
        return (Rect){room.x + index * (width + gap), room.y, width, room.h};
    }
    float height = (room.h - gap) / MENU_PLAQUES;
    return (Rect){room.x, room.y + index * (height + gap), room.w, height};
}

/* The host of the lessons below a lantern. */
static void draw_learn(App *app, Rect rect)
{
    DrawList *draw = ui_draw(app->ui);
    Point middle = rect_centre(rect);
    draw_fill(draw, rect, NIGHT);
    draw_named(draw, "ui/rays-gold", rect_around(middle, rect.w * 1.3f, rect.w * 1.3f), 0.55f);
    float host = rect.h * 0.92f, lantern = rect.h * 0.6f;
    Point lamp = {rect.x + rect.w * 0.82f, rect.y + rect.h * 0.34f};
    draw_named(draw, "ui/lantern-lit", rect_around(lamp, lantern, lantern), 1);
    Point seat = {rect.x + rect.w * 0.44f, rect.y + rect.h - host / 2};
    draw_named(draw, "ui/avatar-hornbill", rect_around(seat, host, host), 1);
}

#define MAP_RATIO 0.5625f
#define MAP_ZOOM  1.9f /* of the plaque's width */

/* A part of the campaign's map, and what can be won there. */
static void draw_campaign(App *app, Rect rect)
{
    DrawList *draw = ui_draw(app->ui);
    float width = rect.w * MAP_ZOOM, height = width * MAP_RATIO, medal = rect.h * 0.5f;
    Rect map = {rect.x - width * 0.2f, rect.y - height * 0.06f, width, height};
    draw_named(draw, "ui/campaign-map", map, 1);
    Point place = {rect.x + rect.w * 0.84f, rect.y + rect.h * 0.32f};
    draw_named(draw, "ui/medal-gold", rect_around(place, medal, medal), 1);
}

static const struct {
    const char *id, *name, *tip;
    void (*draw)(App *app, Rect rect);
} plaques[MENU_PLAQUES] = {
    [PLAQUE_LEARN] = {"menu.learn", N_("Learn"), N_("Lessons and puzzles"), draw_learn},
    [PLAQUE_CAMPAIGN] = {"menu.campaign", N_("Campaign"), N_("Deals to be won for medals"),
                         draw_campaign},
};

static void draw_plaque(App *app, MenuPlaque which, Rect rect)
{
    DrawList *draw = ui_draw(app->ui);
    float line = fmaxf(1, LINE * ui_unit(app->ui));
    draw_round(draw, rect, 4 * line, COLOR_INK);
    draw_frame(draw, rect_inset(rect, line), line, COLOR_GOLD);
    Rect picture = rect_inset(rect, 4 * line), band = rect_cut_bottom(&picture, rect.h * BAND);
    draw_clip(draw, picture);
    plaques[which].draw(app, picture);
    draw_clip_end(draw);
    TextStyle style = {FONT_TITLE, NAME_SIZE, ALIGN_CENTRE, true};
    TextRoom room = {.w = band.w * 0.9f,
                     .h = band.h * 0.84f,
                     .lines = 1,
                     .least = text_plain_pixels(app->ui, SIZE_BODY)};
    const TextBlock *name = text_fit(app->ui, app_word(app, plaques[which].name), style, room);
    Point place = {band.x + band.w * 0.05f, band.y + (band.h - name->h) / 2};
    draw_text(draw, name, place, COLOR_TILE_WORDS);
}

bool menu_plaque(App *app, MenuPlaque which, Rect rect)
{
    Element element = {.id = plaques[which].id,
                       .role = ROLE_BUTTON,
                       .name = app_word(app, plaques[which].name),
                       .rect = rect};
    Touch touch = ui_element(app->ui, &element);
    ui_tip(app->ui, element.id, app_word(app, plaques[which].tip), rect);
    Outline outline = menu_raised(app, rect, &touch);
    draw_plaque(app, which, outline.rect);
    return touch.activated;
}
