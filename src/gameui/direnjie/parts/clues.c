/* The clues before the seats: what each is called, pressing one to inspect it, and all three cards
 * of the one that the pointer is on; and the deck. */
#include "direnjie/parts.h"
#include "direnjie/parts/stage.h"
#include "direnjie/pen.h"
#include "direnjie/places.h"
#include "direnjie/seen.h"
#include "direnjie/seen/now.h"
#include "direnjie/sentences.h"
#include "direnjie/table.h"
#include "direnjie/words.h"

#include "base/text.h"
#include "i18n/format.h"
#include "tables/hint.h"

#include <math.h>

#define CUE_LEAST 138 /* of the drawing: words rise by 40 of it from the middle */

static const char *clue_words(const TableScene *scene, unsigned clue, unsigned nth)
{
    const DirenjieView *view = direnjie_view_of(scene);
    const char *name = panel_name(scene, view->table.clue_owners[clue]);
    const char *number = panel_number(scene, nth + 1);
    if (!(view->table.clues_public >> clue & 1)) {
        return panel_phrase(scene, N_("Hidden clue {n} of {name}"), TR_VALUES(number, name));
    }
    const char *card = direnjie_named(scene, view->clues[clue].cards[0], true);
    return panel_phrase(scene, N_("Public clue {n} of {name}: {card}"),
                        TR_VALUES(number, name, card));
}

static void clue_element(const TableScene *scene, unsigned clue, unsigned nth)
{
    const DirenjieView *view = direnjie_view_of(scene);
    Seat owner = view->table.clue_owners[clue];
    Rect top;
    if (scene->layout->zones[DIRENJIE_CLUES + owner].form == FORM_HIDDEN ||
        !table_card_rect(scene->table, DIRENJIE_CLUES + owner, 3 * nth, &top)) {
        return;
    }
    const char *reason;
    Action action = action_with_2(DIRENJIE_INSPECT, owner, (uint8_t)nth);
    bool open = table_offers(scene, action, &reason);
    Card card = view->clues[clue].cards[0];
    Element element = {.id = panel_id(scene, "clue.", owner, panel_id(scene, ".", (int)nth, "")),
                       .role = open ? ROLE_BUTTON : ROLE_CARD,
                       .name = clue_words(scene, clue, nth),
                       .value = "hidden",
                       .rect = top,
                       .still = !open};
    const char *rule = N_("A hidden clue is turned up when its owner's next turn begins.");
    if (view->table.clues_public >> clue & 1) {
        rule = DIRENJIE_CLUE_RULE;
        element.value = direnjie_game.names.cards[card];
        element.detail = card_detail(card);
    }
    if (open) {
        rule = N_("One press uses your bonus here: you alone see its three cards. Turned up, a "
                  "clue shows only the top one.");
    }
    ui_tip(scene->ui, element.id, direnjie_tip(scene, element.name, rule), top);
    Touch touch = ui_element(scene->ui, &element);
    if (open) {
        float unit = scene->layout->unit;
        bool aimed = touch.hovered || touch.focused;
        draw_glow(ui_draw(scene->ui), (Outline){.rect = top},
                  color_faded(COLOR_LIT, aimed ? 0.9f : 0.6f));
        pen_edge(pen_of(scene), rect_inset(top, -5 * unit), fmaxf(2, 3 * unit),
                 aimed ? COLOR_LIT : COLOR_GOLD_LIGHT);
    }
    if (open) {
        table_mark_hint(scene, element.id, action, top);
    }
    if (touch.activated && open) {
        table_choose(scene->table, action);
    }
}

/* The light behind the clue that brings a bonus. */
static void bonus_light(const TableScene *scene, Seat owner, unsigned nth)
{
    float strong = direnjie_raised(scene, owner, nth);
    Rect top;
    if (strong > 0 && table_card_rect(scene->table, DIRENJIE_CLUES + owner, 3 * nth, &top)) {
        top.y -= direnjie_lift(top, strong);
        draw_glow(ui_draw(scene->ui), (Outline){.rect = top},
                  color_faded(COLOR_LIT, fminf(strong, 1)));
    }
}

void direnjie_clues(const TableScene *scene)
{
    const DirenjieTable *table = direnjie_table_of(scene);
    for (Seat seat = 0; seat < table->seats; seat++) {
        unsigned count = direnjie_clues_of(table, seat);
        for (unsigned nth = 0; nth < count; nth++) {
            bonus_light(scene, seat, nth);
            clue_element(scene, direnjie_clue_at(table, seat, nth), nth);
        }
    }
}

/* The three cards of a clue side by side. */
static void clue_cards(const TableScene *scene, const Card cards[3], Rect panel)
{
    static const char *const places[] = {N_("Top"), N_("Middle"), N_("Bottom")};
    Pen pen = pen_of(scene);
    float gap = 8 * pen.unit, width = (panel.w - 2 * gap) / 3;
    for (unsigned i = 0; i < 3; i++) {
        Rect card = {panel.x + (width + gap) * (float)i, panel.y + panel.h - width * CARD_RATIO,
                     width, width * CARD_RATIO};
        Rect words = {card.x, panel.y, width, card.y - panel.y};
        pen_words(pen, panel_word(scene, places[i]),
                  (Letters){FONT_BODY, 16, ALIGN_CENTRE, COLOR_MUTED, false}, words);
        pen_card(pen, scene->wording, cards[i], (Outline){.rect = card});
    }
}

/* Whether it was put away. */
static bool clue_panel(const TableScene *scene, Seat owner, const Card cards[3], Rect clue,
                       bool closes)
{
    Pen pen = pen_of(scene);
    Rect window = ui_bounds(scene->ui);
    float width = 330 * pen.unit, height = 214 * pen.unit;
    float x = fminf(fmaxf(clue.x + clue.w / 2 - width / 2, 8), window.w - width - 8);
    float below = clue.y + clue.h + 10 * pen.unit, above = clue.y - height - 10 * pen.unit;
    float y = below + height > window.h ? above : below;
    Rect panel = {x, y, width, height};
    draw_round(ui_draw(scene->ui), panel, 9 * pen.unit, COLOR_PANEL);
    pen_panel(pen, panel, COLOR_GOLD);
    ui_tip_spare(scene->ui, panel);
    panel = rect_inset(panel, 10 * pen.unit);
    Rect title = rect_cut_top(&panel, fmaxf(26 * pen.unit, 17));
    Button cross = {.id = "info.close",
                    .name = panel_word(scene, N_("Close")),
                    .icon = "ui/ui-close",
                    .rect = rect_inset(rect_cut_right(&title, title.h * 1.5f), -4 * pen.unit),
                    .kind = BUTTON_QUIET};
    bool is_closed = closes && ui_button(scene->ui, &cross);
    const char *words =
        panel_phrase(scene, N_("Clue of {name}"), TR_VALUES(panel_name(scene, owner)));
    pen_label(pen, &(Label){.id = "info.title", .name = words},
              (Letters){FONT_TITLE, 18, ALIGN_LEFT, COLOR_GOLD_LIGHT, false}, title);
    clue_cards(scene, cards, panel);
    return is_closed;
}

bool direnjie_show_clue(const TableScene *scene, Seat owner, unsigned nth, bool closes)
{
    const DirenjieView *view = direnjie_view_of(scene);
    unsigned clue = direnjie_clue_at(&view->table, owner, nth);
    Rect top;
    return clue < view->table.clue_count &&
           table_card_rect(scene->table, DIRENJIE_CLUES + owner, 3 * nth, &top) &&
           clue_panel(scene, owner, view->clues[clue].cards, top, closes);
}

void direnjie_nudge(const TableScene *scene, const NudgedCard *card, Nudge *nudge)
{
    unsigned zone = card->zone;
    nudge->glows = zone == (unsigned)(DIRENJIE_HANDS + scene->seat) &&
                   card->card < DIRENJIE_CARDS && direnjie_is_lit(scene, card->card);
    if (zone < DIRENJIE_CLUES || zone >= DIRENJIE_ZONES) {
        return;
    }
    const ZonePlace *place = &scene->layout->zones[zone];
    float along = (card->rect.x - place->rect.x) / fmaxf(place->stacks.pitch, 1) + 0.5f;
    if (along < 0) { /* it comes from the left, and is not there yet */
        return;
    }
    float up = direnjie_raised(scene, (Seat)(zone - DIRENJIE_CLUES), (unsigned)along);
    nudge->by.y = -direnjie_lift(card->rect, up);
}

void direnjie_mark(const TableScene *scene, const CardMark *mark)
{
    if (mark->aimed) {
        direnjie_show_clue(scene, (Seat)(mark->zone - DIRENJIE_CLUES), mark->index / 3, false);
    }
}

/* The deck, while a card can be drawn from it. */
void direnjie_deck(const TableScene *scene)
{
    const char *reason;
    const ZonePlace *place = &scene->layout->zones[DIRENJIE_DECK];
    Action action = action_with_1(DIRENJIE_DRAW_DECK, 0);
    if (!table_offers(scene, action, &reason)) {
        return;
    }
    Rect card =
        rect_around(rect_centre(place->rect), place->card_width, place->card_width * CARD_RATIO);
    if (place->form == FORM_HIDDEN) {
        card = scene->layout->spots[SPOT_MEANING];
        card = rect_cut_right(&card, card.w * 0.3f);
    }
    Element element = {.id = "button.deck",
                       .role = ROLE_BUTTON,
                       .name = panel_word(scene, N_("Draw the top card of the deck")),
                       .rect = card};
    Touch touch = ui_element(scene->ui, &element);
    draw_glow(ui_draw(scene->ui), (Outline){.rect = rect_inset(card, -4 * scene->layout->unit)},
              color_faded(COLOR_LIT, touch.hovered || touch.focused ? 1 : 0.6f));
    table_mark_hint(scene, element.id, action, card);
    if (touch.activated) {
        table_choose(scene->table, action);
    }
}

Rect direnjie_cue_rect(const TableScene *scene, Seat seat)
{
    Rect panel = direnjie_seat_rect(scene, seat);
    Rect clues = scene->layout->zones[DIRENJIE_CLUES + seat].rect;
    float unit = scene->layout->unit;
    if (direnjie_form(scene->layout) == FORM_WIDE && panel.h < 120 * unit) { /* below its clues */
        return (Rect){panel.x, panel.y + panel.h, panel.w, CUE_LEAST * unit};
    }
    panel.h = clues.y - panel.y;
    if (panel.h < 110 * unit) { /* the words would rise over the bar */
        panel.h = CUE_LEAST * unit;
    }
    return panel;
}
