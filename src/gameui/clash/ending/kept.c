/* Small cards in lines of four; those that destroyed nothing are dim. */
#include "clash/ending/kept.h"
#include "clash/pen.h"

#include "games/clash.h"
#include "i18n/format.h"

#include <math.h>

#define SIDE  42.0f /* units */
#define STEP  56.0f
#define DOWN  47.0f
#define LINE  4
#define BADGE 0.5f /* of a card */

#define IDLE_BYTES 512 /* for the names of eight cards */

static void draw_kills(const Finale *finale, unsigned count, Rect card)
{
    DrawList *list = ui_draw(finale->app->ui);
    float side = card.w * BADGE;
    Rect disc = rect_around((Point){card.x + card.w, card.y + card.h - side * 0.3f}, side, side);
    draw_round(list, rect_inset(disc, -finale->unit), side / 2 + finale->unit, COLOR_GOLD);
    draw_round(list, disc, side / 2, COLOR_PANEL);
    finale_number(finale, app_number(finale->app, count),
                  (FinaleNumber){FONT_BODY_BOLD, side * 0.72f, COLOR_PAPER}, disc);
}

static const char *kills_words(const Finale *finale, const ClashKept *kept, Card card)
{
    Message words = MESSAGE(NP_("{card}: {n} unit destroyed", "{card}: {n} units destroyed"),
                            value_number(kept->kills[card]), value_card(card));
    return finale_whose(finale, kept->seat, app_message(finale->app, &clash_game, &words));
}

/* By ear those that destroyed nothing are told together: each has only its name. */
static void declare(const Finale *finale, const ClashKept *kept, Card card, Rect rect)
{
    App *app = finale->app;
    const char *stem = app_id(app, app_numbered(app, "result.card.", kept->seat), ".");
    const char *words = kills_words(finale, kept, card);
    Element element = {.id = app_id(app, stem, clash_game.names.cards[card]),
                       .role = ROLE_CARD,
                       .name = kept->kills[card] > 0 ? words : finale_card_name(finale, card),
                       .rect = rect,
                       .detail = card_detail(card),
                       .still = true};
    ui_tip(app->ui, element.id, words, rect);
    ui_element(app->ui, &element);
}

static void tell_idle(const Finale *finale, const ClashKept *kept)
{
    App *app = finale->app;
    char bytes[IDLE_BYTES];
    Text names = text_in(bytes, sizeof bytes);
    CardSet idle = 0;
    for (CardSet rest = kept->cards; rest; rest = set_without_first(rest)) {
        idle |= kept->kills[set_first(rest)] == 0 ? card_bit(set_first(rest)) : 0;
    }
    if (idle) {
        wording_cards(&finale->wording, idle, &names);
        const char *words = app_phrase(app, N_("no unit destroyed: {cards}"), TR_VALUES(bytes));
        ui_element(app->ui, &(Element){.id = app_numbered(app, "result.idle.", kept->seat),
                                       .role = ROLE_TEXT,
                                       .name = finale_whose(finale, kept->seat, words),
                                       .unseen = true,
                                       .still = true});
    }
}

static void draw_kept(const Finale *finale, const ClashKept *kept, Card card, Rect rect)
{
    Ui *ui = finale->app->ui;
    bool is_dim = kept->kills[card] == 0;
    ClashArt art = {.card = card,
                    .window = rect,
                    .turn = 1,
                    .light = is_dim ? (Color){150, 146, 156, 255} : (Color){255, 255, 255, 255}};
    declare(finale, kept, card, rect);
    clash_art(ui, &art, rect);
    draw_frame(ui_draw(ui), rect, fmaxf(finale->unit, 1), finale_light(finale, kept->seat));
    if (!is_dim) {
        draw_kills(finale, kept->kills[card], rect);
    }
}

void clash_kept(const Finale *finale, const ClashKept *kept)
{
    float unit = finale->unit, side = SIDE * unit;
    CardSet rest = kept->cards;
    for (unsigned i = 0; rest; rest = set_without_first(rest), i++) {
        float along = (float)(i % LINE) - (float)(LINE - 1) / 2;
        Rect rect = {rect_centre(kept->place).x + STEP * unit * along - side / 2,
                     kept->place.y + (float)(i / LINE) * DOWN * unit, side, side};
        draw_kept(finale, kept, set_first(rest), rect);
    }
    tell_idle(finale, kept);
}
