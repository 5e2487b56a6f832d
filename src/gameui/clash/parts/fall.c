/* A keeper that is struck shakes; one that falls cracks, stands for a moment, and goes down in
 * blocks and dust. All of it by the age of the cue; where no motion is wanted nothing flies, and
 * where no shaking is nothing shakes. What shakes is the keep alone: see the house rules. */
#include "clash/parts/fall.h"
#include "clash/pen.h"
#include "clash/seen.h"
#include "clash/table.h"

#include "ui/tween.h"

#include <math.h>

#define HIT_UNITS     7.0f
#define HIT_SECONDS   0.4f
#define FALL_UNITS    6.0f
#define SHAKE_SECONDS 0.7f
#define SHAKE_TURNS   55.0f /* radians in a second */
#define CRACK_SECONDS 0.25f
#define BLOCKS        14
#define BLOCK_LASTS   0.75f
#define BLOCK_LATER   0.035f /* from one to the next */
#define BLOCK_FALLS   900.0f /* units a second, each second */
#define CLOUDS        9
#define CLOUDS_AT     1.05f /* seconds since the cue */
#define CLOUDS_LAST   0.7f
#define CLOUD_UNITS   26.0f
#define CLOUD_WAY     60.0f
#define CLOUD_ALPHA   0.5f
#define CLOUD_LAYERS  5 /* discs, one within the other: the edge of a cloud is soft */
#define DUST_COLOR    0xd8c7a4

float clash_shaken(const TableScene *scene, Seat seat)
{
    float age, unit = scene->layout->unit, far = 0;
    if (clash_falling(scene, &age) == seat) {
        float since = age - CLASH_FALL_BEGINS;
        far = since > 0 ? FALL_UNITS * fmaxf(1 - since / SHAKE_SECONDS, 0) : 0;
    } else if (scene->cue == CLASH_CUE_KEEPER && clash_active(scene) != seat) {
        far = HIT_UNITS * fmaxf(1 - scene->cue_age / HIT_SECONDS, 0);
    }
    if (ui_has_reduced_shaking(scene->ui)) {
        far = 0;
    }
    return far * unit * sinf(scene->cue_age * SHAKE_TURNS);
}

/* Out of the crown, outwards and down. */
static void draw_block(const TableScene *scene, Rect castle, unsigned nth, float since)
{
    static const uint32_t stones[] = {0x6f675c, 0x8a8070, 0xa59a86};
    float unit = scene->layout->unit, t = since / BLOCK_LASTS;
    float out = 2 * ((float)(nth * 5 % BLOCKS) + 0.5f) / BLOCKS - 1;
    float side = (9 + 3 * (float)(nth % 4)) * unit, up = 60 + 25 * (float)(nth % 3);
    Point at = {castle.x + castle.w / 2 * (1 + 0.9f * out) + 110 * unit * out * since,
                castle.y + castle.h * (0.25f + 0.15f * (float)(nth % 3)) +
                    unit * since * (BLOCK_FALLS / 2 * since - up)};
    if (t > 0 && t < 1) {
        draw_push(ui_draw(scene->ui),
                  &(DrawCommand){.kind = DRAW_FILL,
                                 .rect = rect_around(at, side, side * 0.8f),
                                 .angle = 40 * (float)nth + 260 * out * since,
                                 .color = color_faded(color_rgb(stones[nth % 3]), 1 - t * t * t)});
    }
}

static void draw_cloud(DrawList *list, Point at, float side, float alpha)
{
    Color color = color_faded(color_rgb(DUST_COLOR), alpha / CLOUD_LAYERS);
    for (unsigned layer = CLOUD_LAYERS; layer > 0; layer--) {
        float width = side * (float)layer / CLOUD_LAYERS;
        draw_round(list, rect_around(at, width, width), width / 2, color);
    }
}

static void draw_clouds(const TableScene *scene, Rect castle, float since)
{
    float unit = scene->layout->unit, t = since / CLOUDS_LAST;
    float far = CLOUD_WAY * unit * ease(EASE_OUT_CUBIC, t);
    for (unsigned i = 0; i < CLOUDS && t > 0 && t < 1; i++) {
        float out = 2 * ((float)i + 0.5f) / CLOUDS - 1;
        float side = 2.6f * unit * (CLOUD_UNITS + 7 * (float)(i % 3)) * (0.5f + 0.5f * t);
        Point at = {rect_centre(castle).x + out * (castle.w / 2 + far),
                    castle.y + castle.h - 0.5f * far * (1 - fabsf(out))};
        draw_cloud(ui_draw(scene->ui), at, side, CLOUD_ALPHA * (1 - t));
    }
}

void clash_fall(const TableScene *scene, Seat seat, Rect castle)
{
    float age;
    if (clash_falling(scene, &age) != seat) {
        return;
    }
    bool is_calm = ui_has_reduced_motion(scene->ui);
    if (age < CLASH_FALL_SECONDS) {
        draw_named(ui_draw(scene->ui), "ui/clash-cracks", rect_inset(castle, castle.w * 0.08f),
                   is_calm ? 1 : fminf(age / CRACK_SECONDS, 1));
    }
    for (unsigned i = 0; i < BLOCKS && !is_calm; i++) {
        draw_block(scene, castle, i, age - CLASH_FALL_BEGINS - BLOCK_LATER * (float)i);
    }
    if (!is_calm) {
        draw_clouds(scene, castle, age - CLOUDS_AT);
    }
}
