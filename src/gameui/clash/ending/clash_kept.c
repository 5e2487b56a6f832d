/* Small cards in lines of four; those that destroyed nothing are dim. */
#include "clash_kept.h"

#include "app.h"
#include "base/limits.h"
#include "base/text.h"
#include "i18n/format.h"

#include <math.h>

#define SIDE  42.0f /* units */
#define STEP  56.0f
#define DOWN  47.0f
#define LINE  4
#define BADGE 0.5f /* of a card */

static void kills(const ClashKept *kept, unsigned count, Rect card)
{
    Ui *ui = kept->app->ui;
    float side = card.w * BADGE;
    Rect disc = rect_around((Point){card.x + card.w, card.y + card.h - side * 0.3f}, side, side);
    float size = side * 0.72f / ui_unit(ui) * 100 / (float)max_int(ui_text_percent(ui), 100);
    TextStyle style = {.face = FONT_BODY_BOLD, .size = size, .fit = true};
    const TextBlock *block = text_layout(ui, app_number(kept->app, count), style, side);
    draw_round(ui_draw(ui), rect_inset(disc, -kept->unit), side / 2 + kept->unit, COLOR_GOLD);
    draw_round(ui_draw(ui), disc, side / 2, COLOR_PANEL);
    draw_text(ui_draw(ui), block,
              (Point){disc.x + (side - block->w) / 2, disc.y + (side - block->h) / 2}, COLOR_PAPER);
}

static void declare(const ClashKept *kept, Card card, Rect rect)
{
    App *app = kept->app;
    char bytes[64];
    Text text = text_in(bytes, sizeof bytes);
    const char *stem = app_id(app, app_numbered(app, "result.card.", kept->seat), ".");
    clash_name(kept->wording, card, &text);
    const char *name =
        app_phrase(app, N_("{card}: units destroyed: {n}"),
                   TR_VALUES(app_copy(app, bytes), app_number(app, kept->kills[card])));
    Element element = {.id = app_id(app, stem, clash_game.names.cards[card]),
                       .role = ROLE_CARD,
                       .name = name,
                       .rect = rect,
                       .detail = card_detail(card),
                       .still = true};
    ui_tip(app->ui, element.id, name, rect);
    ui_element(app->ui, &element);
}

static void draw_kept(const ClashKept *kept, Card card, Rect rect)
{
    Ui *ui = kept->app->ui;
    TableScene scene = {.ui = ui};
    ClashArt art = {.card = card, .window = rect, .turn = 1, .light = {255, 255, 255, 255}};
    if (kept->kills[card] == 0) {
        art.light = (Color){150, 146, 156, 255};
    }
    declare(kept, card, rect);
    clash_art(&scene, &art, rect);
    draw_frame(ui_draw(ui), rect, fmaxf(kept->unit, 1), kept->light);
    if (kept->kills[card] > 0) {
        kills(kept, kept->kills[card], rect);
    }
}

void clash_kept(const ClashKept *kept)
{
    float unit = kept->unit, side = SIDE * unit, step = STEP * unit;
    CardSet rest = kept->cards;
    for (unsigned i = 0; rest; rest = set_without_first(rest), i++) {
        float along = (float)(i % LINE) - (float)(LINE - 1) / 2;
        Rect rect = {kept->place.x + kept->place.w / 2 + step * along - side / 2,
                     kept->place.y + (float)(i / LINE) * DOWN * unit, side, side};
        draw_kept(kept, set_first(rest), rect);
    }
}
