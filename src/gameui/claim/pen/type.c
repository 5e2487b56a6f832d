/* Words and small pictures of the Claim table. Letters are sized with the stage and the setting,
 * and get smaller where they do not fit, but never below what can be read: then words take more
 * lines or are cut with a sign. */
#include "claim/pen.h"
#include "claim/table.h"

#include "i18n/format.h"

#include <math.h>

#define LETTER_MIN  15.6f /* units of the window: of the type size */
#define HAN_MIN     18.7f /* of Chinese, whose strokes run together where it is smaller */
#define LETTER_TINY 11.0f /* pixels, in the smallest windows */
#define PILL_SIDES  12.0f
#define PILL_HEIGHT 30.0f

/* Pixels below which no letter gets, but by the setting. */
static float least_pixels(ClaimPen pen)
{
    return fmaxf(LETTER_MIN * ui_unit(pen.ui), LETTER_TINY);
}

static TextStyle style_of(ClaimPen pen, ClaimType type)
{
    float size = fmaxf(type.size * pen.unit, least_pixels(pen)) / ui_unit(pen.ui);
    return (TextStyle){.face = type.face, .size = size, .align = type.align};
}

const TextBlock *claim_pen_line(ClaimPen pen, const char *words, ClaimType type, float width)
{
    TextRoom room = {.w = width, .h = type.high * pen.unit, .lines = 1, .least = least_pixels(pen)};
    TextStyle style = style_of(pen, type);
    style.align = ALIGN_LEFT;
    if (type.like) {
        style.size = text_fit(pen.ui, type.like, style, room)->size;
        room.h = 0;
    }
    return text_fit(pen.ui, words, style, room);
}

const char *claim_widest(const TableScene *scene, const char *const words[], size_t count,
                         FontFace face)
{
    const char *widest = words[0];
    float width = 0;
    for (size_t i = 0; i < count; i++) {
        const TextBlock *block = claim_line(scene, words[i], (ClaimType){face, .size = 17}, 0);
        if (block->w > width) {
            width = block->w;
            widest = words[i];
        }
    }
    return widest;
}

static ClaimPen pen_of(const TableScene *scene)
{
    return (ClaimPen){scene->ui, claim_unit(scene)};
}

const TextBlock *claim_line(const TableScene *scene, const char *words, ClaimType type, float width)
{
    return claim_pen_line(pen_of(scene), words, type, width);
}

const TextBlock *claim_label(const TableScene *scene, const char *words, ClaimType type,
                             float width)
{
    const TextBlock *block = claim_line(scene, words, type, width);
    if (block->cut) {
        TextStyle style = {.face = type.face, .size = block->size, .align = ALIGN_CENTRE};
        block = text_layout(scene->ui, words, style, width);
    }
    return block;
}

const TextBlock *claim_paragraph(const TableScene *scene, const char *words, ClaimType type,
                                 Rect room)
{
    ClaimPen pen = pen_of(scene);
    TextStyle style = style_of(pen, type);
    float least = least_pixels(pen);
    style.size = text_fit(pen.ui, "8", style,
                          (TextRoom){.h = type.high * pen.unit, .lines = 1, .least = least})
                     ->size;
    return text_fit(pen.ui, words, style, (TextRoom){.w = room.w, .h = room.h, .least = least});
}

void claim_write(const TableScene *scene, const TextBlock *block, Rect place, Color color)
{
    Point at = {place.x + (place.w - block->w) / 2, place.y + (place.h - block->h) / 2};
    draw_text(ui_draw(scene->ui), block, at, color);
}

const char *claim_noun(const TableScene *scene, const char *name, const char *rule)
{
    return panel_phrase(scene, N_("{text}. {next}."), TR_VALUES(name, panel_word(scene, rule)));
}

static const ClaimType pill_type = {.face = FONT_BODY, .size = 17, .high = PILL_HEIGHT};

bool claim_pill_holds(const TableScene *scene, const char *words, float width)
{
    float room = width - 2 * PILL_SIDES * claim_unit(scene);
    const TextBlock *block = claim_line(scene, words, pill_type, room);
    float least = fminf(claim_line(scene, words, pill_type, 0)->size, HAN_MIN);
    bool is_read = !catalogue_is_chinese(scene->wording->catalogue) || block->size >= least;
    return !block->cut && is_read;
}

float claim_pill_width(const TableScene *scene, const char *words)
{
    return claim_line(scene, words, pill_type, 0)->w + 2 * PILL_SIDES * claim_unit(scene);
}

Rect claim_pill(const TableScene *scene, const ClaimPill *pill)
{
    float unit = claim_unit(scene), sides = PILL_SIDES * unit;
    float room = pill->width * unit - 2 * sides;
    ClaimType type = pill_type;
    type.like = pill->like;
    const TextBlock *block = claim_label(scene, pill->words, type, room);
    float width = block->line_count > 1 ? room : block->w; /* lines centre themselves */
    Rect rect = rect_around(pill->centre, width + 2 * sides, block->h + 4 * unit);
    float more = fmaxf(rect.h - PILL_HEIGHT * unit, 0) / 2;
    rect.y += pill->rises ? -more : more;
    draw_round(ui_draw(scene->ui), rect, fminf(rect.h / 2, 16 * unit),
               color_faded(COLOR_PANEL, 0.74f));
    draw_text(ui_draw(scene->ui), block, (Point){rect.x + sides, rect.y + 2 * unit}, pill->color);
    if (pill->id) {
        Element element = {.id = pill->id,
                           .role = ROLE_TEXT,
                           .name = pill->words,
                           .value = pill->value,
                           .rect = rect,
                           .secret = pill->secret,
                           .still = !pill->browses};
        if (pill->browses) {
            element.role = ROLE_PILE;
        }
        if (pill->name) {
            element.name = pill->name;
        }
        if (ui_element(scene->ui, &element).activated && pill->browses) {
            table_browse(scene->table, (unsigned)pill->browses);
        }
        if (pill->rule) {
            const char *tip = claim_noun(scene, element.name, pill->rule);
            ui_tip(scene->ui, pill->id, tip, rect);
        }
    }
    return rect;
}

const char *claim_banner(ClaimFaction faction)
{
    static const char *const names[CLAIM_FACTIONS] = {
        "ui/claim-banner-goblin", "ui/claim-banner-knight", "ui/claim-banner-undead",
        "ui/claim-banner-dwarf", "ui/claim-banner-doppel"};
    return names[faction];
}

void claim_medal(const TableScene *scene, ClaimFaction faction, Rect rect)
{
    Color color = color_rgb(claim_colors[faction]);
    float edge = fmaxf(1.6f * claim_unit(scene), 1);
    draw_round(ui_draw(scene->ui), rect, rect.h / 2, COLOR_GOLD);
    Rect disc = rect_inset(rect, edge);
    draw_round(ui_draw(scene->ui), disc, disc.h / 2, COLOR_INK);
    draw_round(ui_draw(scene->ui), disc, disc.h / 2, color_faded(color, 0.3f));
    draw_icon(ui_draw(scene->ui), claim_sigils[faction],
              (Outline){.rect = rect_inset(rect, rect.h * 0.19f)}, color);
}

const ClaimLight claim_moon = {"-moon", 0xaec4ee}, claim_lamp = {"-lamp", 0xffd98a};

static const ClaimLight *light_of(const TableScene *scene, Seat seat)
{
    return seat == scene->seat ? &claim_lamp : &claim_moon;
}

const char *claim_lit(const TableScene *scene, const char *stem, Seat seat)
{
    return panel_id(scene, stem, -1, light_of(scene, seat)->suffix);
}

Color claim_light(const TableScene *scene, Seat seat)
{
    return color_rgb(light_of(scene, seat)->color);
}

void claim_portrait(const TableScene *scene, Seat seat, Point centre, float side)
{
    const ClaimTable *table = &claim_view(scene)->table;
    bool due = table->phase != CLAIM_OVER && claim_active(table) == seat;
    Rect rect = rect_around(centre, side, side);
    float unit = claim_unit(scene);
    if (due) {
        Rect ring = rect_inset(rect, -4 * unit);
        draw_round(ui_draw(scene->ui), ring, ring.h / 2, claim_light(scene, seat));
    }
    if (scene->faces && scene->faces[seat].picture) {
        draw_named(ui_draw(scene->ui), scene->faces[seat].picture, rect, 1);
    }
}
