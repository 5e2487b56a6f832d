/* The lanterns of a result, the outer ones first, each with its like on the other side. */
#include "result_lanterns.h"

#include "ui/theme.h"

/* Where lanterns hang: across, as a part of the window; down to the middle, and how wide, in units.
 * Those above the sheet are small. */
static const struct {
    float across, down, side;
} hooks[] = {{0.045f, 200, 120}, {0.955f, 200, 120}, {0.14f, 110, 150}, {0.86f, 110, 150},
             {0.235f, 180, 130}, {0.765f, 180, 130}, {0.34f, 84, 90},   {0.66f, 84, 90}};

void lanterns(App *app, ResultLight light, size_t count, float size)
{
    DrawList *list = ui_draw(app->ui);
    float unit = ui_unit(app->ui) * size;
    for (size_t i = 0; i < count; i++) {
        float side = hooks[i].side * unit;
        bool lit = light == RESULT_LIT || (light == RESULT_HALF && i % 2 == 0);
        Picture lantern = picture_named(lit ? "ui/lantern-lit" : "ui/lantern-unlit");
        Point at = {ui_bounds(app->ui).w * hooks[i].across, hooks[i].down * unit};
        Rect string = {at.x - unit, 0, 2 * unit, at.y - side * 0.4f};
        Outline outline = {.rect = rect_around(at, side, side)};
        draw_fill(list, string, color_faded(COLOR_INK, 0.8f));
        if (lit) {
            draw_glow(list, (Outline){.rect = rect_inset(outline.rect, side * 0.34f)},
                      color_faded(COLOR_LIT, 0.5f));
        }
        draw_picture(list, &lantern, outline, 1);
    }
}

#define GAP 12.0f /* units */

size_t lanterns_beside(const App *app, float width, float size)
{
    float unit = ui_unit(app->ui), whole = ui_bounds(app->ui).w;
    float left = (whole - width) / 2 - GAP * unit, side = hooks[4].side * unit * size;
    bool is_free = hooks[4].across * whole + side / 2 <= left;
    return is_free ? 6 : 4;
}
