/* The words on a card of Clash of Decks: its name on a ribbon, and the names of its abilities on a
 * strip above it. No letter is smaller than can be read. */
#include "clash/parts/ribbon.h"
#include "clash/pen.h"
#include "clash/words.h"

#include "base/limits.h"
#include "base/text.h"
#include "i18n/format.h"

#include <math.h>

#define KEYWORDS    7.7f   /* of the least letters: narrower, signs alone tell abilities */
#define HAN         1.25f  /* times as large */
#define SMALL_LINES 4.2f   /* letters: three lines of keywords, on a small card too */
#define WHOLE_NAME  108.0f /* seen of a card, for its words */
#define FAR         1.25f  /* times as large, for the eyes of a whole room */
#define GROWS_MOST  1.45f  /* with the text size setting: then the ribbon meets the numbers */

/* A rectangle in pixels of the drawing. */
Rect token_part(const Token *token, float x, float y, float w, float h)
{
    float s = token->scale;
    return (Rect){token->rect.x + x * s, token->rect.y + y * s, w * s, h * s};
}

void token_sprite(const Token *token, const char *stem, const char *set, Rect rect)
{
    char name[PICTURE_NAME_MAX];
    Text text = text_in(name, sizeof name);
    text_append(&text, "ui/");
    text_append(&text, stem);
    text_append(&text, set);
    Picture picture = picture_named(name);
    draw_tinted(ui_draw(token->scene->ui), &picture, (Outline){.rect = rect}, token->light);
}

const char *token_set(const Token *token)
{
    static const char *const names[] = {"keep", "ember", "tide", "void", "blood"};
    unsigned set = token->facts ? token->facts->deck : 0;
    return names[set];
}

/* Han characters have more strokes, and are fewer. */
static float letters(const Token *token, float pixels)
{
    return catalogue_is_chinese(token->scene->wording->catalogue) ? pixels * HAN : pixels;
}

/* How much higher its ribbon is for a larger name. */
static float growth(const Token *token)
{
    return clamp_float((float)ui_text_percent(token->scene->ui) / 100, 1, GROWS_MOST);
}

/* Han characters fill their line: their ribbon is higher. */
static Rect ribbon_rect(const Token *token)
{
    float high = catalogue_is_chinese(token->scene->wording->catalogue)
                     ? fmaxf(46, 2.5f * clash_least(token->scene) / token->scale)
                     : 28 * growth(token);
    return token_part(token, 0, 157 - high / 2, 150, high);
}

/* In a narrower face where the usual one has no room for letters that can be read. */
static const TextBlock *name_block(const Token *token, const char *name, float size, Rect room)
{
    const TableScene *scene = token->scene;
    const TextBlock *block = clash_text(scene, name, FONT_TITLE, size, room);
    bool is_small = text_pixels(scene->ui, block->size) < letters(token, clash_least(scene));
    return is_small ? clash_text(scene, name, FONT_BODY_BOLD, size, room) : block;
}

/* A name that is too long for that is left out. */
void token_name(const Token *token)
{
    char bytes[64];
    const TableScene *scene = token->scene;
    Text text = text_in(bytes, sizeof bytes);
    clash_name(scene->wording, token->card->card, &text);
    float seen = token->seen / token->scale;
    Rect ribbon = ribbon_rect(token);
    Rect room = token_part(token, 6, 0, fminf(138, seen - 12), letters(token, 24) * growth(token));
    float size = fmaxf(15.5f * token->scale, letters(token, clash_least(scene)));
    room.y = ribbon.y + (ribbon.h - room.h) / 2;
    room.y -= 2 * token->scale; /* no letter fills its line downwards */
    const TextBlock *block = name_block(token, bytes, size, room);
    token_sprite(token, "clash-ribbon-", token_set(token), ribbon);
    if (seen < WHOLE_NAME || block->cut) {
        return;
    }
    clash_text_centred(scene, block, room, (Color){0xff, 0xf3, 0xd8, token->light.a});
}

/* The number of abilities, where their names find no room; NULL: it has none either. */
static const TextBlock *count_block(const Token *token, int count, float size, Rect room)
{
    const TableScene *scene = token->scene;
    if (count == 0) {
        return NULL;
    }
    Message message = message_plural_of(NP_("{n} ability", "{n} abilities"), count);
    const char *words = panel_message(scene, &message);
    TextStyle style = {.face = FONT_BODY, .size = size / ui_unit(scene->ui)};
    const TextBlock *block = text_layout(scene->ui, words, style, 0);
    return block->w > room.w || block->h > room.h ? NULL : block;
}

/* The keywords as they are printed on the card, on a strip above the name. */
void token_keywords(const Token *token)
{
    const TableScene *scene = token->scene;
    float width = fminf(token->seen, token->rect.w) - 10 * token->scale;
    int count = set_count(token->set | token->aura);
    float aside = count >= SIGNS_LEFT ? 20 * token->scale : 0;
    width -= aside;
    float least = scene->is_public ? FAR * clash_least(scene) : clash_least(scene);
    if (token->rect.w < KEYWORDS * least || token->seen < WHOLE_NAME * token->scale) {
        return;
    }
    float size = letters(token, fmaxf(14 * token->scale, 1.04f * least));
    float high = fmaxf(66 * token->scale, SMALL_LINES * size);
    if (count > SIGNS_LEFT) { /* a line more */
        high *= 4.0f / 3;
    }
    bool is_large = ui_text_percent(scene->ui) >= 150; /* what is foreseen reaches lower then */
    high = fminf(high, (is_large ? 54 : 104) * token->scale);
    Rect room = {0, 0, width, high};
    const TextBlock *block = clash_keywords(scene, token->set, token->aura, size, room);
    block = block ? block : count_block(token, count, size, room);
    if (!block) {
        return; /* its signs tell it */
    }
    Rect strip = token_part(token, 5, 145, 140, 0);
    strip.h = block->h + 2 * token->scale;
    strip.y = ribbon_rect(token).y + 2 * token->scale - strip.h;
    strip.w = width + 2;
    strip.x += aside;
    draw_fill(ui_draw(scene->ui), strip, color_faded(COLOR_INK, 0.72f));
    draw_text(ui_draw(scene->ui), block, (Point){strip.x + 1, strip.y + token->scale},
              (Color){0xf3, 0xe8, 0xd2, token->light.a});
}
