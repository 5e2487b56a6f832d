/* A vote as it is counted, where the tricks were fought: the banner between what both seats have of
 * its faction, which goes over to who gets it. The plate says why. */
#include "claim/parts.h"
#include "claim/pen.h"
#include "claim/table.h"
#include "tables/table_picture.h"

#include "base/limits.h"
#include "ui/tween.h"

#include <math.h>

#define COMES_SECONDS 0.3f
#define GOES_AFTER    0.25f
#define GOES_SECONDS  0.3f
#define CARD_PART     0.44f /* of the width of a card of the trick: widths of what stands there */
#define SEAL_PART     0.3f
#define BANNER_PART   0.58f
#define FACE_PART     0.24f
#define ASIDE_PART    0.92f /* from the middle to the cards of a seat */
#define GOES_PART     0.11f /* of the banner, towards who gets the vote */
#define FAN_PART      1.0f  /* of a card, from the first of a fan to its last at most */

/* What is counted just now, and how large things are there: pixels. */
typedef struct Count {
    ClaimFaction faction;
    Seat winner; /* SEAT_NONE: nobody */
    Point middle;
    float card; /* of the trick: width */
    float comes, goes;
} Count;

static float moved(const TableScene *scene, float since, float seconds)
{
    if (ui_has_reduced_motion(scene->ui)) {
        return 1;
    }
    return fminf(fmaxf((scene->cue_age - since) / seconds, 0), 1);
}

/* Its cards by value, the best last and in front. */
static void cards(const TableScene *scene, CardSet set, Point middle, float width)
{
    unsigned count = (unsigned)set_count(set);
    float gaps = (float)max_unsigned(count, 2) - 1;
    float step = fminf(width * 0.3f, width * FAN_PART / gaps);
    float x = middle.x - step * ((float)count - 1) / 2;
    for (; set; set = set_without_first(set), x += step) {
        Rect rect = rect_around((Point){x, middle.y}, width, width * CARD_RATIO);
        draw_shadow(ui_draw(scene->ui), (Outline){.rect = rect}, 5);
        table_draw_card(scene->ui, scene->wording, claim_first(set), (Outline){.rect = rect});
    }
}

/* The face of a seat, below it its cards of the faction, and how many these are. */
static void side(const TableScene *scene, const Count *count, Seat seat)
{
    CardSet set = claim_view(scene)->table.score[seat] & claim_cards_of(count->faction);
    float way = seat == scene->seat ? -1 : 1, width = count->card * CARD_PART;
    float disc = count->card * SEAL_PART, face = count->card * FACE_PART;
    Point at = {count->middle.x + way * count->card * ASIDE_PART, count->middle.y};
    float reach = width * CARD_RATIO / 2;
    cards(scene, set, at, width);
    claim_portrait(scene, seat, (Point){at.x, at.y - reach - face * 0.66f}, face);
    const char *lit = claim_lit(scene, "ui/claim-seal", seat);
    Rect seal = rect_around((Point){at.x, at.y + reach + disc * 0.3f}, disc, disc);
    draw_named(ui_draw(scene->ui), count->winner == seat ? lit : "ui/claim-seal-off", seal, 1);
    ClaimType type = {.face = FONT_TITLE, .size = 38, .high = disc * 0.8f / claim_unit(scene)};
    const TextBlock *block = claim_line(scene, panel_number(scene, set_count(set)), type, 0);
    claim_write(scene, block, seal, COLOR_PAPER);
}

static void banner(const TableScene *scene, const Count *count)
{
    float width = count->card * BANNER_PART * count->comes, height = width * 118 / 84, way = 0;
    bool has_winner = count->winner != SEAT_NONE;
    if (has_winner) {
        way = count->winner == scene->seat ? -count->goes : count->goes;
    }
    Point at = {count->middle.x + way * GOES_PART * count->card, count->middle.y};
    Rect rect = rect_around(at, width, height);
    Point sign = {at.x, rect.y + height * 0.4f};
    draw_named(ui_draw(scene->ui), "ui/rays-gold", rect_around(sign, width * 2.2f, width * 2.2f),
               0.3f + 0.5f * count->goes * has_winner);
    draw_named(ui_draw(scene->ui), claim_banner(count->faction), rect, 1);
    if (has_winner && count->goes > 0) {
        Point above = {at.x, rect.y - width * 0.06f};
        draw_named(ui_draw(scene->ui), "ui/claim-laurel",
                   rect_around(sign, width * 0.86f, width * 0.86f), count->goes);
        draw_named(ui_draw(scene->ui), claim_lit(scene, "ui/claim-crown", count->winner),
                   rect_around(above, width * 0.4f, width * 0.4f * 28 / 36), count->goes);
    }
}

void claim_vote_scene(const TableScene *scene)
{
    bool counts = scene->cue >= CLAIM_CUE_VOTE && scene->cue < CLAIM_CUE_RESULT;
    if (!counts || table_rests(scene->table)) {
        return;
    }
    Count count = {.faction = (ClaimFaction)(scene->cue - CLAIM_CUE_VOTE),
                   .middle = rect_centre(scene->part.rect),
                   .card = scene->layout->zones[CLAIM_LEAD].card_width,
                   .comes = ease(EASE_OUT_BACK, moved(scene, 0, COMES_SECONDS)),
                   .goes = ease(EASE_OUT_CUBIC, moved(scene, GOES_AFTER, GOES_SECONDS))};
    count.winner = claim_vote(claim_view(scene)->table.score, count.faction);
    for (Seat seat = 0; seat < CLAIM_SEATS; seat++) {
        side(scene, &count, seat);
    }
    banner(scene, &count);
}
