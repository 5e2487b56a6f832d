/* The pictures of Clash of Decks: of a card through its window; of a Bastion or Fort, whole, or in
 * two halves that sink and lean outwards; and a disc. */
#include "clash/pen.h"

#include "base/text.h"
#include "games/clash.h"
#include "ui/theme.h"

#include <math.h>

#define MASTER_WIDTH 500.0f /* of a card's picture, and where its window lies in it */
#define MASTER_LEFT  36.0f
#define MASTER_TOP   40.0f
#define SHADE        64

static Card keeper_of(const Castle *castle)
{
    return castle->is_fort ? CLASH_FORT : CLASH_BASTION;
}

static Picture card_picture(Card card)
{
    char name[PICTURE_NAME_MAX];
    Text text = text_in(name, sizeof name);
    text_append(&text, "clash/");
    text_append(&text, clash_game.names.cards[card]);
    return picture_named(name);
}

void clash_art(Ui *ui, const ClashArt *art, Rect seen)
{
    DrawList *list = ui_draw(ui);
    Picture picture = card_picture(art->card);
    float wide = art->turn;
    float s = art->window.w / (MASTER_WIDTH - 2 * MASTER_LEFT) / fmaxf(wide, 0.01f);
    Rect whole = {art->window.x - MASTER_LEFT * s * wide, art->window.y - MASTER_TOP * s,
                  MASTER_WIDTH * s * wide, MASTER_WIDTH * CARD_RATIO * s};
    draw_clip(list, seen);
    draw_tinted(list, &picture, (Outline){.rect = whole}, art->light);
    draw_clip_end(list);
}

static void draw_whole(Ui *ui, Rect place, const Castle *castle, uint8_t light)
{
    ClashArt art = {keeper_of(castle), place, .turn = 1, .light = {light, light, light, 255}};
    clash_art(ui, &art, place);
}

static void draw_half(Ui *ui, Rect place, const Castle *castle, float side)
{
    DrawList *list = ui_draw(ui);
    Picture picture = card_picture(keeper_of(castle));
    float s = place.w / (MASTER_WIDTH - 2 * MASTER_LEFT), fall = castle->fall;
    float down = fall * (10 + 5 * side) * castle->unit, aside = side * fall * 9 * castle->unit;
    Rect whole = {place.x - MASTER_LEFT * s + aside, place.y - MASTER_TOP * s + down,
                  MASTER_WIDTH * s, MASTER_WIDTH * CARD_RATIO * s};
    Rect half = {place.x + aside, place.y + down, place.w / 2, place.h - down};
    half.x += side > 0 ? half.w : 0;
    half = rect_intersection(half, place);
    uint8_t dark = (uint8_t)(255 - 110 * fall);
    draw_clip(list, half);
    draw_tinted(list, &picture, (Outline){.rect = whole, .angle = side * 4 * fall},
                (Color){dark, dark, dark, 255});
    draw_clip_end(list);
}

void clash_castle(Ui *ui, Rect place, const Castle *castle)
{
    Picture cracks = picture_named("ui/clash-cracks");
    if (castle->fall <= 0) {
        draw_whole(ui, place, castle, 255);
        return;
    }
    draw_whole(ui, place, castle, SHADE); /* behind the gap */
    draw_half(ui, place, castle, -1);
    draw_half(ui, place, castle, 1);
    draw_picture(ui_draw(ui), &cracks, (Outline){.rect = place}, castle->fall);
}

void clash_disc(Ui *ui, Rect rect, float thick, Color ring)
{
    draw_round(ui_draw(ui), rect, rect.h / 2, COLOR_PANEL);
    draw_push(ui_draw(ui), &(DrawCommand){.kind = DRAW_FRAME,
                                          .rect = rect,
                                          .thickness = thick,
                                          .radius = rect.h / 2,
                                          .color = ring});
}
