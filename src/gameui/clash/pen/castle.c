/* The picture of a Bastion or Fort: whole, or in two halves that sink and lean outwards. */
#include "clash/table.h"

#define WINDOW_LEFT  36.0f /* of the card's picture, 500 × 700 */
#define WINDOW_TOP   40.0f
#define WINDOW_WIDTH 428.0f
#define SHADE        64

static const char *name_of(const Castle *castle)
{
    return castle->is_fort ? "clash/fort" : "clash/bastion";
}

static void draw_half(Ui *ui, Rect place, const Castle *castle, float side)
{
    DrawList *list = ui_draw(ui);
    Picture picture = picture_named(name_of(castle));
    float s = place.w / WINDOW_WIDTH, fall = castle->fall;
    float down = fall * (10 + 5 * side) * castle->unit, aside = side * fall * 9 * castle->unit;
    Rect whole = {place.x - WINDOW_LEFT * s + aside, place.y - WINDOW_TOP * s + down, 500 * s,
                  700 * s};
    Rect half = {place.x + aside, place.y + down, place.w / 2, place.h - down};
    if (side > 0) {
        half.x += place.w / 2;
    }
    half = rect_intersection(half, place);
    uint8_t dark = (uint8_t)(255 - 110 * fall);
    draw_clip(list, half);
    draw_tinted(list, &picture, (Outline){.rect = whole, .angle = side * 4 * fall},
                (Color){dark, dark, dark, 255});
    draw_clip_end(list);
}

static void draw_whole(Ui *ui, Rect place, const char *name, uint8_t light)
{
    Picture picture = picture_named(name);
    float s = place.w / WINDOW_WIDTH;
    Rect whole = {place.x - WINDOW_LEFT * s, place.y - WINDOW_TOP * s, 500 * s, 700 * s};
    draw_clip(ui_draw(ui), place);
    draw_tinted(ui_draw(ui), &picture, (Outline){.rect = whole}, (Color){light, light, light, 255});
    draw_clip_end(ui_draw(ui));
}

void clash_castle(Ui *ui, Rect place, const Castle *castle)
{
    Picture cracks = picture_named("ui/clash-cracks");
    if (castle->fall <= 0) {
        draw_whole(ui, place, name_of(castle), 255);
        return;
    }
    draw_whole(ui, place, name_of(castle), SHADE); /* behind the gap */
    draw_half(ui, place, castle, -1);
    draw_half(ui, place, castle, 1);
    draw_picture(ui_draw(ui), &cracks, (Outline){.rect = place}, castle->fall);
}
