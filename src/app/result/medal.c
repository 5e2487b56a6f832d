/* Bronze comes down in a light; silver throws sparks; gold falls longer, in a ring that opens, and
 * paper of all colours flies. All of it follows from the time since it began, and leaves the medal
 * and its light behind. */
#include "medal.h"

#include "ui/theme.h"

#include <math.h>

#define GROWN        1.4f /* times its side that it is larger at first */
#define RAYS         2.0f /* times its side, as the next */
#define RING         2.0f
#define RAYS_SECONDS 0.35f
#define SPARK_LIFE   0.3f
#define LIGHT_LEAVES 0.4f /* seconds, where it does not stay */
#define PAPER_FALLS  1.6f /* sides of the medal in a second and a second */

typedef struct Rank {
    float drops, shines; /* seconds */
    float rings;         /* seconds until its ring is open; 0: it has none */
    unsigned sparks, papers;
    Sound sound;
} Rank;

static const Rank *rank_of(Medal medal)
{
    static const Rank ranks[] = {[MEDAL_NONE] = {.drops = MEDAL_DROPS, .shines = MEDAL_SHINES},
                                 [MEDAL_BRONZE] = {.drops = MEDAL_DROPS,
                                                   .shines = MEDAL_SHINES,
                                                   .sound = SOUND_MEDAL_BRONZE},
                                 [MEDAL_SILVER] = {.drops = MEDAL_DROPS,
                                                   .shines = MEDAL_SILVER_SHINES,
                                                   .sparks = 12,
                                                   .sound = SOUND_MEDAL_SILVER},
                                 [MEDAL_GOLD] = {.drops = MEDAL_GOLD_DROPS,
                                                 .shines = MEDAL_GOLD_SHINES,
                                                 .rings = 0.35f,
                                                 .papers = 40,
                                                 .sound = SOUND_MEDAL_GOLD}};
    return &ranks[medal];
}

static void draw_sparks(DrawList *list, const Rank *rank, Rect place, float since)
{
    Point middle = rect_centre(place);
    float far = place.w * (0.4f + 0.5f * ease(EASE_OUT_CUBIC, since / SPARK_LIFE));
    for (unsigned i = 0; i < rank->sparks && since < SPARK_LIFE; i++) {
        float turn = TURN * (float)i / (float)rank->sparks;
        Point at = {middle.x + far * sinf(turn), middle.y - far * cosf(turn)};
        draw_push(list, &(DrawCommand){.kind = DRAW_FILL,
                                       .rect = rect_around(at, place.w * 0.02f, place.w * 0.09f),
                                       .angle = turn * 360 / TURN,
                                       .color = color_faded(COLOR_LIT, 1 - since / SPARK_LIFE)});
    }
}

static void draw_ring(DrawList *list, const Rank *rank, Rect place, float since)
{
    float along = rank->rings > 0 ? since / rank->rings : 1;
    float side = place.w * RING * ease(EASE_OUT_CUBIC, along);
    if (along < 1) {
        draw_push(list, &(DrawCommand){.kind = DRAW_FRAME,
                                       .rect = rect_around(rect_centre(place), side, side),
                                       .radius = side / 2,
                                       .thickness = place.w * 0.05f * (1 - along),
                                       .color = color_faded(COLOR_LIT, 1 - along)});
    }
}

static void draw_papers(DrawList *list, const Rank *rank, Rect place, float since)
{
    static const uint32_t colors[] = {0x8e98cc, 0xe58b74, 0xffe09a, 0x7fb89b};
    Point middle = rect_centre(place);
    for (unsigned i = 0; i < rank->papers && since < rank->shines; i++) {
        float turn = TURN * (float)i / (float)rank->papers;
        float speed = place.w * (0.9f + 0.25f * (float)(i * 7 % 5)), side = place.w * 0.1f;
        Point at = {middle.x + sinf(turn) * speed * since,
                    middle.y - cosf(turn) * speed * since +
                        PAPER_FALLS / 2 * place.w * since * since};
        Outline outline = {rect_around(at, side, side), 40 * (float)i + 300 * since};
        draw_icon(list, "ui/suit-diamonds", outline,
                  color_faded(color_rgb(colors[i % 4]), 1 - since / rank->shines));
    }
}

float medal_drops(Medal medal)
{
    return rank_of(medal)->drops;
}

float medal_shines(Medal medal)
{
    return rank_of(medal)->shines;
}

Sound medal_sound(Medal medal)
{
    return rank_of(medal)->sound;
}

typedef struct Strike {
    Medal medal;
    const char *picture;
    Rect place;
    float since, light; /* of 1: how strong its light is when it has come */
} Strike;

static void draw_strike(Ui *ui, const Strike *strike)
{
    const Rank *rank = rank_of(strike->medal);
    DrawList *list = ui_draw(ui);
    Rect place = strike->place;
    bool is_calm = ui_has_reduced_motion(ui);
    float since = strike->since, shines = since - rank->drops;
    float down = is_calm ? 1 : fminf(since / rank->drops, 1);
    float larger = 1 + GROWN * (1 - ease(EASE_IN_CUBIC, down));
    float light = is_calm ? 1 : ease(EASE_OUT_CUBIC, fmaxf(shines, 0) / RAYS_SECONDS);
    Point middle = rect_centre(place);
    if (since < 0) {
        return;
    }
    float rays = RAYS * place.w * light;
    draw_named(list, "ui/rays-gold", rect_around(middle, rays, rays), 0.85f * strike->light);
    if (shines >= 0 && !is_calm) {
        draw_ring(list, rank, place, shines);
    }
    draw_named(list, strike->picture, rect_around(middle, place.w * larger, place.h * larger),
               fminf(down * 3, 1));
    if (shines >= 0 && !is_calm) {
        draw_sparks(list, rank, place, shines);
        draw_papers(list, rank, place, shines);
    }
}

void medal_strike(const Finale *finale, Medal medal, const char *picture, Rect place, float since)
{
    draw_strike(finale->app->ui, &(Strike){medal, picture, place, since, 1});
}

bool medal_strike_amid(App *app, Medal medal, const char *picture, Rect place, float since)
{
    float over = since - medal_drops(medal) - medal_shines(medal);
    float light = 1 - fminf(fmaxf(over, 0) / LIGHT_LEAVES, 1);
    draw_strike(app->ui, &(Strike){medal, picture, place, since, light});
    return light > 0;
}

void medal_helped(App *app, const char *picture, Rect place, float alpha)
{
    Picture medal = picture_named(picture);
    DrawList *list = ui_draw(app->ui);
    Rect sign = {place.x + place.w * 0.6f, place.y + place.h * 0.55f, place.w * 0.45f,
                 place.h * 0.45f};
    draw_picture(list, &medal, (Outline){place, 0}, 0.6f * alpha);
    draw_icon(list, "ui/ui-hint", (Outline){sign, 0}, color_faded(COLOR_SHEET, alpha));
}
