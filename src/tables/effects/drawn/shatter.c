/* A card that breaks: for a moment all stands, then it flies apart in pieces of itself, each drawn
 * as the whole card and cut to its part. Where they were dust is left; the card is not to be seen
 * until it goes on. By time alone; where no motion is wanted it stays whole, and cracked. */
#include "cards.h"
#include "moments.h"
#include "sprite.h"

#include "ui/tween.h"

#include <math.h>

#define STOPS_SECONDS 0.07f
#define FLIES_SECONDS 0.3f
#define DUST_SECONDS  0.3f
#define DUST_PUFFS    6
#define ACROSS        3      /* pieces, and as many down */
#define OUTWARDS      220.0f /* units a second, of the outermost */
#define UPWARDS       90.0f
#define FALLS         900.0f /* units a second, each second */
#define CLEAR         0.97f  /* nothing throws a shadow */
#define BEYOND        0.07f  /* of its width: numbers stand out over its edge */

static bool is_whole(const Table *table, const RunningEffect *shown)
{
    return !shown->look->breaks || shown->age < STOPS_SECONDS || table_has_reduced_motion(table);
}

bool shatter_hides(const Table *table, const RunningEffect *shown, const Sprite *sprite)
{
    Point broke = rect_centre(shown->rect);
    bool lies = sprite->motions == 0 && fabsf(sprite->pose.x - broke.x) < 2 &&
                fabsf(sprite->pose.y - broke.y) < 2;
    return !is_whole(table, shown) && lies && shown->sprite == sprite - table->sprites;
}

/* How many units a piece has flown: its column and row are 0 … 2. */
static Point flown(int column, int row, float since)
{
    float aside = (float)(column - 1), down = (float)(row - 1), out = OUTWARDS * since;
    return (Point){out * (aside + 0.2f * down),
                   out * 0.6f * down - UPWARDS * since + FALLS / 2 * since * since};
}

static void draw_piece(Table *table, const RunningEffect *shown, int piece, float since)
{
    DrawList *list = ui_draw(table->setting.ui);
    int column = piece % ACROSS, row = piece / ACROSS;
    float unit = table->layout.unit, t = since / FLIES_SECONDS;
    Point by = flown(column, row, since), middle = rect_centre(shown->rect);
    Pose pose = {.x = middle.x + by.x * unit,
                 .y = middle.y + by.y * unit,
                 .w = shown->rect.w,
                 .alpha = CLEAR * (1 - t * t)};
    Rect all = rect_inset(pose_outline(&pose).rect, -BEYOND * pose.w);
    Rect part = {all.x + all.w * (float)column / ACROSS, all.y + all.h * (float)row / ACROSS,
                 all.w / ACROSS, all.h / ACROSS};
    draw_region(list, part);
    sprite_draw(table, shown->sprite, &pose);
    draw_region(list, (Rect){0});
}

void shatter_draw(Table *table, const RunningEffect *shown)
{
    float since = shown->age - STOPS_SECONDS, dust = since - FLIES_SECONDS;
    bool flies = !is_whole(table, shown) && shown->sprite != SPRITE_NONE;
    for (int piece = 0; piece < ACROSS * ACROSS && flies && since < FLIES_SECONDS; piece++) {
        draw_piece(table, shown, piece, since);
    }
    if (flies && dust >= 0 && dust < DUST_SECONDS) {
        landing_dust(table, shown->rect, DUST_PUFFS, dust / DUST_SECONDS);
    }
}
