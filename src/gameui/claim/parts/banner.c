/* Who is ahead in a faction, by how much, and whether that is final: the banner that is pulled over
 * the cord, and the tokens of the votes. A banner moves while the cards of a trick fly to the score
 * piles, and leaves its ghost behind; while an answer is meant, a ghost hangs where it would go. */
#include "claim/parts/banner.h"
#include "claim/pen.h"
#include "claim/seen.h"
#include "claim/table.h"

#include "base/limits.h"
#include "i18n/format.h"
#include "ui/tween.h"

#include <math.h>
#include <stdlib.h>

#define DECIDED       54.0f
#define LEVEL         11.0f
#define GHOST         0.45f
#define SWELL_SECONDS 0.32f
#define LEAST_WIDE    0.05f
#define TOKENS        3 /* so many votes win; what is more is told, not shown */

/* Units that a banner is pulled towards the seat in front, or, below 0, the other one. */
static float offset_of(const TableScene *scene, const ClaimStanding *it)
{
    static const float steps[] = {LEVEL, 22, 32, 42, 52};
    int apart = abs(it->own - it->other);
    if (it->ahead == SEAT_NONE) {
        return 0;
    }
    float far = it->is_decided ? DECIDED : steps[min_int(apart, 4)];
    return it->ahead == scene->seat ? far : -far;
}

/* The moment of its vote in the ceremony swells the banner. */
static float ceremony(const TableScene *scene, unsigned faction)
{
    if (!claim_is_vote(scene, faction)) {
        return 0;
    }
    return fminf(scene->cue_age / SWELL_SECONDS, 1);
}

static Rect cloth_rect(const TableScene *scene, const ClaimPole *pole, float offset)
{
    float h = pole->width * 118 / 84;
    float y = pole->at.y + offset * pole->shift * claim_unit(scene) + h * 0.08f;
    return rect_around((Point){pole->at.x, y}, pole->width, h);
}

static void cloth(const TableScene *scene, unsigned faction, Outline place, float alpha)
{
    Picture picture = picture_named(claim_banner((ClaimFaction)faction));
    draw_picture(ui_draw(scene->ui), &picture, place, alpha);
}

/* The place of the crown of a decided banner. */
static Rect crown_rect(Rect cloth)
{
    float wide = cloth.w * 0.38f;
    Point middle = {cloth.x + cloth.w / 2, cloth.y + wide * 0.1f};
    return rect_around(middle, wide, wide * 28 / 36);
}

float claim_banner_reach(const TableScene *scene, unsigned faction, const ClaimPole *pole,
                         bool is_upper)
{
    ClaimStanding now = claim_standing(scene, pole->scores->now, faction);
    Rect rect = cloth_rect(scene, pole, offset_of(scene, &now));
    float top = now.is_decided ? crown_rect(rect).y : rect.y;
    return is_upper ? pole->at.y - top : rect.y + rect.h - pole->at.y;
}

/* Draws laurel and crown: the cards that are still out cannot change it. */
static void decided(const TableScene *scene, Seat ahead, Rect rect)
{
    float w = rect.w, side = w * 0.86f;
    Point middle = {rect.x + w / 2, rect.y + rect.h * 0.40f};
    draw_named(ui_draw(scene->ui), "ui/claim-laurel", rect_around(middle, side, side), 1);
    draw_named(ui_draw(scene->ui), claim_lit(scene, "ui/claim-crown", ahead), crown_rect(rect), 1);
}

/* Draws a banner on its way from one place to another; its ghost stays where it was. */
static void banner_move(const TableScene *scene, unsigned faction, const ClaimPole *pole,
                        const float way[2], float t)
{
    float along = ease(EASE_OUT_CUBIC, t), wide = 1;
    if (way[0] * way[1] < 0) { /* it changes hands: it is turned over */
        wide = fmaxf(fabsf(cosf(TURN / 2 * ease(EASE_IN_OUT, t))), LEAST_WIDE);
    }
    cloth(scene, faction, (Outline){.rect = cloth_rect(scene, pole, way[0])}, GHOST * (1 - along));
    Rect rect = cloth_rect(scene, pole, mix(way[0], way[1], along));
    rect = rect_around(rect_centre(rect), rect.w * wide, rect.h);
    draw_glow(ui_draw(scene->ui), (Outline){.rect = rect},
              color_faded(COLOR_LIT, sinf(TURN / 2 * t)));
    cloth(scene, faction, (Outline){.rect = rect}, 1);
}

static void banner_rest(const TableScene *scene, unsigned faction, const ClaimPole *pole)
{
    ClaimStanding now = claim_standing(scene, pole->scores->now, faction);
    ClaimStanding outlook = claim_standing(scene, pole->scores->outlook, faction);
    float at = offset_of(scene, &now), to = offset_of(scene, &outlook);
    float grown = ceremony(scene, faction), rays = pole->width * (1.5f + 0.6f * grown);
    Rect rect = cloth_rect(scene, pole, at);
    Point middle = {rect.x + rect.w / 2, rect.y + rect.h * 0.40f};
    if (now.is_decided) {
        draw_named(ui_draw(scene->ui), "ui/rays-gold", rect_around(middle, rays, rays),
                   0.3f + 0.5f * grown);
    }
    cloth(scene, faction, (Outline){.rect = rect}, 1);
    if (now.is_decided) {
        decided(scene, now.ahead, rect);
    }
    if (to != at) {
        Rect ghost = cloth_rect(scene, pole, to);
        cloth(scene, faction, (Outline){.rect = ghost}, GHOST);
        draw_frame_dashed(ui_draw(scene->ui), ghost, 2 * claim_unit(scene), COLOR_LIT);
    }
}

void claim_banner_hang(const TableScene *scene, unsigned faction, const ClaimPole *pole)
{
    const ClaimScores *scores = pole->scores;
    if (scores->shift > 0 && scores->shift < 1) {
        const CardSet *before = claim_view(scene)->table.score;
        ClaimStanding from = claim_standing(scene, before, faction);
        ClaimStanding to = claim_standing(scene, scores->after, faction);
        const float way[2] = {offset_of(scene, &from), offset_of(scene, &to)};
        if (way[0] != way[1]) {
            banner_move(scene, faction, pole, way, scores->shift);
            return;
        }
    }
    banner_rest(scene, faction, pole);
}

float claim_pulse(const TableScene *scene, const ClaimScores *scores, Seat seat, unsigned faction)
{
    const ClaimTrick *trick = &scores->trick;
    bool changes = scores->changed > 0 &&
                   ((trick->takers[0] == seat && claim_faction(trick->lead) == faction) ||
                    (trick->takers[1] == seat && claim_faction(trick->answer) == faction));
    if (!changes || ui_has_reduced_motion(scene->ui)) {
        return 0;
    }
    return PANEL_SWELL * panel_swell(scores->changed);
}

typedef struct Votes {
    unsigned now, outlook, final;
} Votes;

static Votes votes_of(const TableScene *scene, const ClaimScores *scores, Seat seat)
{
    Votes votes = {0};
    for (unsigned faction = 0; faction < CLAIM_FACTIONS; faction++) {
        ClaimStanding it = claim_standing(scene, scores->now, faction);
        votes.now += it.ahead == seat;
        votes.final += it.ahead == seat && it.is_decided;
        votes.outlook += claim_vote(scores->outlook, (ClaimFaction)faction) == seat;
    }
    return votes;
}

/* Shows a tick: final; a lozenge: led; as a ghost: led by the answer that is meant, or no more. */
static void token(const TableScene *scene, Seat seat, const Votes *votes, unsigned i, Rect disc)
{
    bool lit = i <= votes->now, kept = i <= votes->outlook;
    const char *picture = lit ? claim_lit(scene, "ui/claim-seal", seat) : "ui/claim-seal-off";
    draw_named(ui_draw(scene->ui), picture, disc, 1 - 0.2f * !lit);
    if (i <= votes->final) {
        draw_icon(ui_draw(scene->ui), "ui/ui-confirm",
                  (Outline){.rect = rect_inset(disc, disc.w * 0.2f)}, claim_light(scene, seat));
    } else if (lit || kept) {
        float alpha = 1 - (1 - GHOST) * (lit != kept);
        draw_named(ui_draw(scene->ui), claim_lit(scene, "ui/claim-trick", seat),
                   rect_inset(disc, disc.w * 0.14f), alpha);
    }
    if (lit != kept) {
        draw_frame_dashed(ui_draw(scene->ui), rect_inset(disc, -2 * claim_unit(scene)),
                          2 * claim_unit(scene), COLOR_LIT);
    }
}

static const char *votes_name(const TableScene *scene, const Votes *votes)
{
    Message count = message_plural_of(NP_("{n} vote", "{n} votes"), (int)votes->now);
    const char *name = panel_message(scene, &count);
    if (votes->outlook != votes->now) {
        name = panel_phrase(scene, N_("{text}, then {n}"),
                            TR_VALUES(name, panel_number(scene, votes->outlook)));
    }
    return name;
}

void claim_tokens(const TableScene *scene, const ClaimScores *scores, Seat seat, Rect *row)
{
    Votes votes = votes_of(scene, scores, seat);
    float unit = claim_unit(scene), side = 34 * unit;
    Rect rest = *row;
    rect_cut_right(&rest, 14 * unit);
    for (unsigned i = TOKENS; i > 0; i--) {
        Rect place = rect_cut_right(&rest, side + 6 * unit);
        token(scene, seat, &votes, i, rect_around(rect_centre(place), side, side));
    }
    Rect all = {rest.x + rest.w, row->y, row->x + row->w - rest.x - rest.w, row->h};
    const char *name = votes_name(scene, &votes);
    const char *rule =
        N_("More cards of a faction win its vote; if equal, the highest card does. Three votes win "
           "the game. A tick here, a crown on the banner: the vote can no longer change.");
    ui_tell(scene->ui,
            &(Label){.id = panel_id(scene, "seat.", seat, ".votes"),
                     .name = name,
                     .value = panel_digits(scene, votes.now),
                     .tip = claim_noun(scene, name, rule)},
            all);
    row->w = rest.w;
}
