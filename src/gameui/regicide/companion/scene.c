/* The companion of a game with paper cards: the royals, the enemy and the cards that can be played,
 * all to be pressed. The rules say what may be; this file only shows it and keeps the steps. */
#include "base/limits.h"
#include "regicide/commands.h"
#include "regicide/companion/steps.h"
#include "seated.h"

#include "regicide/pieces.h"
#include "tables/table.h"
#include "tables/table_look.h"
#include "tables/table_picture.h"

#include <math.h>

#define MARGIN      24.0f
#define GAP         16.0f
#define PANEL_WIDTH 360.0f
#define RANKS       13
#define SUITS       4
#define FIRST_ROYAL 40

static void companion_enter(Scene *scene)
{
    Companion *companion = arena_alloc(&scene->arena, sizeof *companion);
    scene->data = companion;
    companion_open(scene->app, companion);
}

typedef struct CardButton {
    const char *stem; /* of its id */
    Card card;
    Rect rect;
    const char *value;
    const char *reason; /* why it cannot be pressed; or NULL */
    bool is_lit;
} CardButton;

static bool card_button(App *app, const CardButton *button)
{
    char id[ELEMENT_ID_MAX], name[SAVED_NAME_BYTES];
    Text id_text = text_in(id, sizeof id), name_text = text_in(name, sizeof name);
    Wording wording = app_wording(app, &regicide_game);
    Picture picture = table_face(&wording, button->card, button->rect.w);
    text_append(&id_text, button->stem);
    text_append(&id_text, regicide_game.names.cards[button->card]);
    wording_card(&wording, button->card, &name_text);
    Touch touch = ui_element(app->ui, &(Element){.id = id,
                                                 .role = ROLE_BUTTON,
                                                 .name = name,
                                                 .value = button->value,
                                                 .rect = button->rect,
                                                 .detail = card_detail(button->card),
                                                 .disabled = button->reason != NULL,
                                                 .reason = button->reason});
    Outline outline = {button->rect, 0};
    float unit = ui_unit(app->ui);
    if (button->is_lit) {
        draw_glow(ui_draw(app->ui), outline, COLOR_LIT);
    } else if ((touch.hovered && !button->reason) || touch.focused) {
        draw_glow(ui_draw(app->ui), outline, color_faded(COLOR_LIT, 0.6f));
    }
    bool is_dark = button->reason && !button->is_lit;
    draw_tinted(ui_draw(app->ui), &picture, outline, color_rgb(is_dark ? 0xb8b4bc : 0xffffff));
    Color edge = touch.focused ? COLOR_FOCUS : COLOR_LIT;
    if (button->is_lit || touch.focused) {
        draw_frame(ui_draw(app->ui), rect_inset(button->rect, -2 * unit), 3 * unit, edge);
    }
    return touch.activated;
}

static const char *royal_state(const RegicideCompanion *now, Card royal)
{
    if (royal == now->table.enemy) {
        return "enemy";
    }
    if (now->exact & card_bit(royal)) {
        return "exact";
    }
    return now->overkilled & card_bit(royal) ? "defeated" : "standing";
}

static void defeated_sign(App *app, bool exactly, Rect rect)
{
    Rect sign = rect_around(rect_centre(rect), rect.w * 0.62f, rect.w * 0.62f);
    draw_icon(ui_draw(app->ui), exactly ? "ui/glyph-draw" : "ui/glyph-attack", (Outline){sign, 0},
              exactly ? COLOR_LIT : COLOR_WARNING);
}

static const char *why_not_royal(App *app, const RegicideCompanion *now, Card royal)
{
    if (companion_next(now) & card_bit(royal)) {
        return NULL;
    }
    if (now->table.enemy != CARD_NONE) {
        return app_word(app, N_("First defeat the enemy on the table."));
    }
    if ((now->exact | now->overkilled) & card_bit(royal)) {
        return app_word(app, N_("This enemy is defeated."));
    }
    return app_word(app, N_("Jacks come first, then Queens, then Kings."));
}

static void royals(App *app, Companion *companion, Rect rect)
{
    const RegicideCompanion *now = &companion->tally.now;
    float height = rect.h, width = height / CARD_RATIO;
    float gap = (rect.w - width * REGICIDE_ROYALS) / (REGICIDE_ROYALS - 1);
    for (int i = 0; i < REGICIDE_ROYALS; i++) {
        Card royal = (Card)(FIRST_ROYAL + i);
        Rect place = {rect.x + (float)i * (width + gap), rect.y, width, height};
        CardButton button = {.stem = "companion.royal.",
                             .card = royal,
                             .rect = place,
                             .value = royal_state(now, royal),
                             .reason = why_not_royal(app, now, royal),
                             .is_lit = royal == now->table.enemy};
        if (card_button(app, &button)) {
            companion_do(app, companion, card_bit(royal));
        }
        if ((now->exact | now->overkilled) & card_bit(royal)) {
            defeated_sign(app, (now->exact & card_bit(royal)) != 0, place);
        }
    }
}

static const char *why_not_card(App *app, const Companion *companion, Card card)
{
    const RegicideCompanion *now = &companion->tally.now;
    if (now->table.enemy == CARD_NONE) {
        return app_word(app, N_("First say which enemy is turned up."));
    }
    if (!(companion_playable(now) & card_bit(card))) {
        return app_word(app, N_("This card is on the table or still in the Castle."));
    }
    bool is_new = !(companion->picked & card_bit(card));
    if (is_new && set_count(companion->picked) == REGICIDE_HAND_MAX) {
        return app_word(app, N_("No play has so many cards."));
    }
    return NULL;
}

static void card_to_play(App *app, Companion *companion, Card card, Rect rect)
{
    CardSet bit = card_bit(card);
    CardButton button = {.stem = "companion.card.",
                         .card = card,
                         .rect = rect,
                         .value = ui_chosen(app->ui, (companion->picked & bit) != 0),
                         .reason = why_not_card(app, companion, card),
                         .is_lit = (companion->picked & bit) != 0};
    if (card_button(app, &button)) {
        companion->picked ^= bit;
    }
}

/* Draws a row for each suit; the jesters of three and four seats stand after the last rows. */
static void cards_to_play(App *app, Companion *companion, Rect rect)
{
    static const uint8_t suits[SUITS] = {REGICIDE_HEARTS, REGICIDE_CLUBS, REGICIDE_DIAMONDS,
                                         REGICIDE_SPADES};
    int jesters = max_int(companion->tally.now.table.seats - 2, 0);
    int columns = RANKS + (jesters > 0);
    float gap = 5 * ui_unit(app->ui), step = rect.w / (float)columns;
    float height = (rect.h + gap) / SUITS - gap, width = step - gap;
    width = fminf(width, height / CARD_RATIO);
    height = width * CARD_RATIO;
    for (int i = 0; i < SUITS * columns; i++) {
        int row = i / columns, column = i % columns;
        Rect place = {rect.x + (float)column * step, rect.y + (float)row * (height + gap), width,
                      height};
        if (column < RANKS) {
            card_to_play(app, companion, (Card)(column * SUITS + suits[row]), place);
        } else if (row < jesters) {
            card_to_play(app, companion, (Card)(RANKS * SUITS + row), place);
        }
    }
}

static void companion_frame(Scene *scene)
{
    App *app = scene->app;
    Companion *companion = scene->data;
    Sheet sheet = sheet_of(app);
    bool back;
    float gap = GAP * sheet.unit;
    sheet_background(app, "tables/regicide", 0.25f);
    Rect area = rect_inset(sheet.bounds, MARGIN * sheet.unit);
    Rect side = sheet.is_portrait ? rect_cut_top(&area, area.h * 0.43f)
                                  : rect_cut_left(&area, PANEL_WIDTH * sheet.unit);
    sheet_head(app, app_word(app, N_("With paper cards")), rect_cut_top(&side, sheet.head), &back);
    companion_panel(app, companion, side);
    sheet.is_portrait ? rect_cut_top(&area, gap) : rect_cut_left(&area, 1.5f * gap);
    float royal = area.w / REGICIDE_ROYALS * 0.92f * CARD_RATIO;
    royal = fminf(royal, 116 * sheet.unit);
    royals(app, companion, rect_cut_top(&area, royal));
    rect_cut_top(&area, gap);
    float enemy = fmaxf(268 * sheet.unit, sheet.is_portrait ? 180 * sheet.type : 0);
    companion_enemy(app, companion, rect_cut_top(&area, enemy));
    rect_cut_top(&area, gap);
    cards_to_play(app, companion, area);
    if (back) {
        scene_pop(&app->scenes);
    }
}

static bool companion_key(Scene *scene, KeyPress press)
{
    if (press_is(&press, &regicide_command_take_back)) {
        companion_take_back(scene->app, scene->data);
        return true;
    }
    return sheet_key_back(scene, press);
}

const SceneKind scene_companion = {
    .id = "companion",
    .enter = companion_enter,
    .frame = companion_frame,
    .key = companion_key,
};
