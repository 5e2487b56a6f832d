/* A card of Clash of Decks as it lies anywhere: its picture in an eight-cornered plate, the name on
 * a ribbon, cost, attack and durability each in a shape and corner of its own, keywords and signs
 * of its abilities; of a unit what it is now. All of it is drawn with the card, so it travels with
 * it, and from the view that is shown, so that it holds in the middle of an assault too. */
#include "clash/parts.h"
#include "clash/parts/ribbon.h"
#include "clash/parts/strikes.h"
#include "clash/pen.h"
#include "clash/seen.h"
#include "clash/table.h"

#include "base/limits.h"
#include "base/text.h"
#include "i18n/format.h"

#include <math.h>
#include <stdlib.h>

#define SMALL       7.6f  /* of the least letters: narrower, only picture and cost are drawn */
#define STACKED     89.5f /* less of a card is seen: its numbers lie one above the other */
#define TAG_BELOW   16.0f /* of a card: what stands out there */
#define DIGITS_FOOT 0.2f  /* of the height of a number's sign: below its digits */
#define COVER       10.0f /* by which the numbers of a card stand out at its left */

const char *const clash_ability_icons[CLASH_ABILITIES] = {
    [CLASH_SPLASH] = "ui/glyph-splash",   [CLASH_PERFORATION] = "ui/glyph-perforation",
    [CLASH_RAGE] = "ui/glyph-rage",       [CLASH_PROTECTION] = "ui/glyph-protection",
    [CLASH_BERSERK] = "ui/glyph-berserk", [CLASH_INDESTRUCTIBLE] = "ui/glyph-indestructible",
    [CLASH_SPRINT] = "ui/glyph-sprint",
};

static void draw_digits(const Token *token, int number, Rect rect)
{
    Rect room = {rect.x, rect.y, rect.w * 0.8f, rect.h * 0.9f};
    const TextBlock *block =
        clash_text(token->scene, panel_number(token->scene, number), FONT_TITLE,
                   fmaxf(rect.h * 0.5f, clash_least(token->scene)), room);
    Color color = {0xff, 0xf3, 0xd8, token->light.a};
    clash_text_centred(token->scene, block, rect, color);
}

/* Draws a small card, whose picture fills the plate. */
static void draw_small(const Token *token)
{
    const Rect seen[] = {token_part(token, 7, 12, 136, 182), token_part(token, 13, 7, 124, 5),
                         token_part(token, 13, 194, 124, 5)};
    ClashArt art = {.card = token->card->card,
                    .window = token_part(token, -7, 7, 164, 143),
                    .turn = token->card->turn,
                    .light = token->light};
    token_sprite(token, "clash-plate-", token_set(token), token_part(token, 0, 0, 150, 206));
    for (size_t i = 0; i < sizeof seen / sizeof seen[0]; i++) {
        clash_art(token->scene->ui, &art, seen[i]);
    }
}

/* Draws a plate with the picture in its window, and none of it beside the cut corners: a strip at
 * the top is narrower. */
static void draw_plate(const Token *token)
{
    const Rect seen[] = {token_part(token, 7, 10, 136, 138),
                         token_part(token, 11, 6.5f, 128, 3.6f)};
    ClashArt art = {.card = token->card->card,
                    .window = token_part(token, 5, 5, 140, 143),
                    .turn = token->card->turn,
                    .light = token->light};
    for (size_t i = 0; i < sizeof seen / sizeof seen[0]; i++) {
        clash_art(token->scene->ui, &art, seen[i]);
    }
    token_sprite(token, "clash-plate-", token_set(token), token_part(token, 0, 0, 150, 206));
}

static void draw_cost(const Token *token)
{
    bool is_own = token->card->zone == CLASH_ZONE_HANDS + token->scene->seat;
    bool is_dear =
        is_own && (token->card->refused || token->facts->mana > clash_table_of(token->scene)->mana);
    float small = 1.5f * clash_least(token->scene) / token->scale; /* that holds a digit */
    float side = fmaxf(fminf(56, token->seen / token->scale + 4), small);
    Rect place = token_part(token, -8, -8, side, side);
    const char *set = is_dear ? "off" : token_set(token);
    token_sprite(token, "clash-cost-", set, place);
    draw_digits(token, token->facts->mana, place);
}

/* Draws what was added or lost, on a pill under a number, off its digits: a large one keeps off the
 * row below. */
static void draw_tag(const Token *token, int change, Rect under, Color color)
{
    const TableScene *scene = token->scene;
    const char *number = panel_number(scene, abs(change));
    const char *text = change < 0 ? N_("−{n}") : N_("+{n}");
    const char *words = panel_phrase(scene, text, TR_VALUES(number));
    float size = fmaxf(14 * token->scale, clash_least(scene)), high = size * 1.3f;
    const TextBlock *block =
        clash_text(scene, words, FONT_BODY_BOLD, size, (Rect){.w = under.w + high, .h = 2 * high});
    float low = token->rect.y + token->rect.h + TAG_BELOW * token->scale - high / 2;
    float foot = under.y + under.h, down = clamp_float(low - foot, 0, high * 0.2f);
    down = fmaxf(down, high / 2 - under.h * DIGITS_FOOT);
    Point at = {under.x + under.w / 2, foot + down};
    Rect pill = rect_around(at, block->w + high * 0.7f, high);
    draw_round(ui_draw(scene->ui), pill, high / 2, color);
    clash_text_centred(scene, block, pill, COLOR_PAPER);
}

static unsigned durability_left(const Token *token)
{
    unsigned whole = token->facts->durability;
    unsigned hurt = (unsigned)token->card->damage_shown;
    if (token->unit) {
        hurt += token->unit->damage;
    }
    return whole - min_unsigned(hurt, whole);
}

static void draw_strength(const Token *token)
{
    bool is_cast = clash_is_incantation(token->card->card);
    float seen = token->seen / token->scale, side = fminf(58, seen);
    float wide = fminf(54, seen / 2), top = 213 - wide; /* off the name */
    float right = fminf(98, seen - wide + 8);           /* left of what covers the card */
    Rect attack =
        is_cast ? token_part(token, 48, 160, 54, 54) : token_part(token, -4, top, wide, wide);
    Rect shield = token_part(token, right, top, wide, wide);
    unsigned bonus = token->unit ? token->unit->bonus : 0;
    bool is_stacked = seen < STACKED;
    if (is_stacked) { /* both on the free edge, one above the other */
        attack = token_part(token, -2, 150 - side * 0.92f, side, side);
        shield = token_part(token, -2, 152, side, side);
    }
    token_sprite(token, "clash-attack", bonus > 0 ? "-up" : "", attack);
    draw_digits(token, (int)(token->facts->attack + bonus), attack);
    if (bonus > 0 && !is_stacked) {
        draw_tag(token, (int)bonus, attack, color_rgb(0x276e44));
    }
    if (is_cast) {
        return;
    }
    unsigned left = durability_left(token), whole = token->facts->durability;
    token_sprite(token, "clash-durability", left < whole ? "-hurt" : "", shield);
    draw_digits(token, (int)left, shield);
    if (left < whole && !is_stacked) {
        draw_tag(token, -(int)(whole - left), shield, color_rgb(0x8c1f2c));
    }
}

static void draw_sign(const Token *token, const char *name, Rect rect, float alpha)
{
    Picture picture = picture_named(name);
    Color light = color_faded(token->light, alpha);
    draw_tinted(ui_draw(token->scene->ui), &picture, (Outline){.rect = rect}, light);
}

Rect clash_sign(float seen, int count, unsigned nth)
{
    if (count > SIGNS_LEFT && seen >= STACKED) {
        return (Rect){1, 45 + 20 * (float)nth, 21, 21};
    }
    if (nth >= SIGNS_LEFT) {
        return (Rect){fminf(125, seen - 26), 35 + 23 * (float)(nth - SIGNS_LEFT), 24, 24};
    }
    return (Rect){1, 47 + 23 * (float)nth, 24, 24};
}

/* Draws the signs of abilities, an aura's with a ring; that of a protection that is used up is
 * faint. */
static void draw_signs(const Token *token)
{
    unsigned drawn = 0;
    int count = set_count(token->set | token->aura);
    bool is_used = token->unit && token->unit->marks & CLASH_HURT;
    for (unsigned ability = 0; ability < CLASH_ABILITIES; ability++) {
        if (!((token->set | token->aura) >> ability & 1)) {
            continue;
        }
        Rect sign = clash_sign(token->seen / token->scale, count, drawn);
        Rect place = token_part(token, sign.x, sign.y, sign.w, sign.h);
        bool is_faint = ability == CLASH_PROTECTION && is_used;
        draw_sign(token, clash_ability_icons[ability], place, 1 - 0.55f * (float)is_faint);
        if (token->aura >> ability & 1) {
            draw_sign(token, "ui/glyph-aura", rect_around(rect_centre(place), place.w, place.h), 1);
        }
        drawn++;
    }
}

/* Draws when the unit attacks: the number, or that it has struck. */
static void draw_order(const Token *token)
{
    const TableScene *scene = token->scene;
    float seen = token->seen / token->scale, beside = fmaxf(fminf(116, seen - 34), -4);
    Rect disc = token_part(token, beside, -6, 38, 38);
    unsigned number = clash_strike_number(scene, token->card->zone, token->card->card);
    if (seen < STACKED) { /* never over the cost */
        disc = token_part(token, beside, 46, 38, 38);
    }
    bool is_done = token->unit->marks & CLASH_SPENT && number == 0;
    bool is_next = number == 1 && clash_phase(scene) == CLASH_ATTACKING;
    if (number == 0 && !is_done) {
        return;
    }
    clash_disc(scene->ui, disc, 2 * token->scale, COLOR_GOLD_LIGHT);
    if (is_done) {
        draw_icon(ui_draw(scene->ui), "ui/ui-confirm",
                  (Outline){.rect = rect_inset(disc, disc.w * 0.22f)}, COLOR_PAPER);
    } else if (is_next) {
        draw_sign(token, "ui/glyph-attack", rect_inset(disc, disc.w * 0.1f), 1);
    } else {
        draw_digits(token, (int)number, disc);
    }
}

static void draw_state(const Token *token)
{
    Rect window = token_part(token, 5, 5, 140, 143);
    if (clash_waits(token->scene, token->card->zone, token->unit)) {
        draw_sign(token, "ui/glyph-fresh", token_part(token, 57, -6, 36, 36), 1);
    }
    bool is_shielded = token->set >> CLASH_PROTECTION & 1 && !(token->unit->marks & CLASH_HURT);
    if (is_shielded) {
        draw_push(ui_draw(token->scene->ui),
                  &(DrawCommand){.kind = DRAW_FRAME,
                                 .rect = rect_inset(token->rect, -3 * token->scale),
                                 .thickness = 3.5f * token->scale,
                                 .radius = 16 * token->scale,
                                 .color = color_rgb(0xbfe0ff)});
    }
    if (token->unit->marks & CLASH_SPENT) {
        draw_fill(ui_draw(token->scene->ui), window, color_faded(COLOR_INK, 0.12f));
    }
    draw_order(token);
}

/* Draws the number of a keeper: the steps to its fall. */
static void draw_keeper(const Token *token)
{
    const TableScene *scene = token->scene;
    uint8_t zone = token->card->zone;
    if (zone < CLASH_ZONE_HANDS || zone >= CLASH_ZONE_ROWS) {
        return;
    }
    unsigned life = clash_life(scene, (Seat)(zone - CLASH_ZONE_HANDS));
    float side = fmaxf(50 * token->scale, 26); /* below the name, over the lower edge */
    Rect place = rect_around(
        (Point){token->rect.x + token->rect.w / 2, token->rect.y + token->rect.h - side * 0.24f},
        side, side);
    token_sprite(token, "clash-steps", life <= 2 ? "-danger" : "", place);
    draw_digits(token, (int)life, place);
}

/* Finds the abilities: of a unit where it stands, else those that are printed. */
static void find_unit(Token *token)
{
    unsigned row, place, line = (unsigned)(token->card->zone - CLASH_ZONE_ROWS);
    if (token->card->card >= CLASH_CARDS) {
        return;
    }
    token->facts = &clash_facts[token->card->card];
    token->set = token->facts->abilities;
    token->aura = token->facts->aura;
    if (token->card->zone < CLASH_ZONE_ROWS) {
        return;
    }
    const ClashTable *table = clash_table_of(token->scene);
    Seat side = (Seat)(line / CLASH_ROWS);
    token->unit = clash_unit_of(table, side, token->card->card, &row, &place);
    if (token->unit) {
        token->set = clash_abilities(&table->sides[side], row, place);
    }
}

/* Draws a light around the unit that strikes, and the one that it strikes. */
static void draw_strike(const Token *token)
{
    DressedCard card = *token->card;
    DrawList *list = ui_draw(token->scene->ui);
    clash_awaits_strike(token->scene, &card);
    clash_recalls_strike(token->scene, &card);
    if (card.strikes > 0) {
        draw_glow(list, (Outline){.rect = token->rect}, color_faded(COLOR_LIT, card.strikes));
    }
    if (card.struck > 0) {
        draw_glow(list, (Outline){.rect = token->rect}, color_faded(COLOR_DANGER, card.struck));
    }
}

/* Draws the cracks of a card that is destroyed. */
static void draw_cracks(const Token *token)
{
    float broken = token->card->broken;
    Rect window = token_part(token, 7, 10, 136, 138);
    draw_fill(ui_draw(token->scene->ui), window, color_faded(COLOR_DANGER, 0.3f * broken));
    draw_sign(token, "ui/clash-cracks", window, broken);
    draw_sign(token, "ui/clash-cracks", token_part(token, 30, 60, 120, 140), broken);
}

static Token token_of(const TableScene *scene, const DressedCard *card)
{
    static const Color veiled = {189, 186, 196, 255};
    Rect rect = card->outline.rect;
    Token token = {.scene = scene, .card = card, .light = card->light};
    float width = rect.w / fmaxf(card->turn, 0.01f);
    token.scale = width / CLASH_TOKEN_WIDTH;
    rect.y += (rect.h - width * CLASH_TOKEN_HEIGHT) / 2;
    rect.h = width * CLASH_TOKEN_HEIGHT;
    token.rect = rect;
    token.seen =
        card->seen > 0 && card->seen < rect.w - 1 ? card->seen - COVER * token.scale : rect.w;
    if (card->refused) {
        token.light = (Color){veiled.r, veiled.g, veiled.b, card->light.a};
    }
    find_unit(&token);
    return token;
}

void clash_token_words(const TableScene *scene, const DressedCard *card)
{
    Token token = token_of(scene, card);
    if (token.facts && token.rect.w >= SMALL * clash_least(scene)) {
        token_keywords(&token);
    }
}

void clash_token(const TableScene *scene, const DressedCard *card)
{
    Token token = token_of(scene, card);
    Rect rect = token.rect;
    float width = rect.w / fmaxf(card->turn, 0.01f);
    bool is_small = width < SMALL * clash_least(scene);
    draw_strike(&token);
    token.scale = rect.w / CLASH_TOKEN_WIDTH;
    if (is_small) {
        draw_small(&token);
    } else {
        draw_plate(&token);
    }
    token.scale = width / CLASH_TOKEN_WIDTH;
    if (card->turn < 0.99f || card->buried) {
        return;
    }
    if (token.facts && !is_small) {
        if (!clash_is_crossed(scene, card)) {
            token_keywords(&token);
        }
        token_name(&token);
        draw_signs(&token);
        draw_strength(&token);
    } else if (!is_small) {
        token_name(&token);
    }
    if (token.facts) {
        draw_cost(&token);
    } else {
        draw_keeper(&token);
    }
    if (token.unit) {
        draw_state(&token);
    }
    if (card->broken > 0) {
        draw_cracks(&token);
    }
}
