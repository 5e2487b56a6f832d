/* Who is ahead in a faction, by how much, and whether that is final: the banner that is pulled over
 * the cord, and the tokens of the votes. A banner moves while the cards of a trick fly to the score
 * piles, and leaves its ghost behind; while an answer is thought of, a ghost hangs where it would
 * go. What is counted is asked from the rules. */
#include "claim/table.h"

#include "i18n/format.h"
#include "ui/tween.h"

#include <math.h>
#include <stdlib.h>

#define DECIDED       54.0f
#define LEVEL         11.0f
#define SHIFT_AFTER   (CLAIM_WIN_SECONDS + 0.15f) /* the winner is told: the cards fly by then */
#define SHIFT_SECONDS 0.32f
#define GHOST         0.45f
#define SWELL         0.15f
#define WON_PART      0.06f /* from lane to lane: of the time that the result shows */
#define TOKENS        3     /* so many votes win; what is more is told, not shown */
#define SWING         6.0f  /* degrees, across the cord */

const char *claim_banner(ClaimFaction faction)
{
    static const char *const names[CLAIM_FACTIONS] = {
        "ui/claim-banner-goblin", "ui/claim-banner-knight", "ui/claim-banner-undead",
        "ui/claim-banner-dwarf", "ui/claim-banner-doppel"};
    return names[faction];
}

/* How far the banners have come for the trick that is told, 0 … 1; below 0: there is none. */
static float shift(const TableScene *scene, ClaimTold *told)
{
    bool lies = claim_view(scene)->table.lead != CARD_NONE;
    if (!lies || scene->cue != CLAIM_CUE_WIN || !claim_settled(scene, told)) {
        return -1;
    }
    float t = (scene->cue_age - SHIFT_AFTER) / SHIFT_SECONDS;
    if (ui_has_reduced_motion(scene->ui)) {
        t = roundf(fmaxf(t, 0));
    }
    return fminf(fmaxf(t, 0), 1);
}

ClaimScores claim_scores(const TableScene *scene)
{
    const ClaimTable *table = &claim_view(scene)->table;
    ClaimTold told;
    ClaimForecast forecast;
    ClaimScores scores = {.now = {table->score[0], table->score[1]}};
    if (shift(scene, &told) >= 0.5f) {
        claim_add_told(&told, scores.now);
    }
    scores.then[0] = scores.now[0];
    scores.then[1] = scores.now[1];
    if (claim_considered(scene, &forecast)) {
        scores.then[0] = forecast.score[0];
        scores.then[1] = forecast.score[1];
    }
    return scores;
}

/* A vote as the seat in front has it. */
typedef struct Standing {
    int own, other;  /* cards */
    Seat ahead;      /* SEAT_NONE: nobody */
    bool is_decided; /* the cards that are still out cannot change it */
} Standing;

static bool is_told(const TableScene *scene, unsigned faction)
{
    return scene->cue < CLAIM_CUE_VOTE || scene->cue >= CLAIM_CUE_VOTE + (int)faction;
}

static Standing standing_of(const TableScene *scene, const CardSet score[CLAIM_SEATS],
                            unsigned faction)
{
    const ClaimTable *table = &claim_view(scene)->table;
    CardSet all = claim_cards_of((ClaimFaction)faction);
    bool over = table->phase == CLAIM_OVER && is_told(scene, faction);
    Standing it = {.own = set_count(score[scene->seat] & all),
                   .other = set_count(score[1 - scene->seat] & all),
                   .ahead = claim_vote(score, (ClaimFaction)faction)};
    bool is_final = claim_is_final(score, table->discard, (ClaimFaction)faction);
    it.is_decided = it.ahead != SEAT_NONE && (over || is_final);
    return it;
}

ClaimLead claim_lead_of(const TableScene *scene, Seat seat, unsigned faction)
{
    ClaimScores scores = claim_scores(scene);
    Standing it = standing_of(scene, scores.now, faction);
    if (it.ahead != seat) {
        return CLAIM_BEHIND;
    }
    if (it.is_decided) {
        return CLAIM_AHEAD_FOR_GOOD;
    }
    return it.own == it.other ? CLAIM_AHEAD_BY_CARD : CLAIM_AHEAD;
}

/* Towards the seat in front: above 0; in units. */
static float offset_of(const TableScene *scene, const Standing *it)
{
    static const float steps[] = {LEVEL, 22, 32, 42, 52};
    int apart = abs(it->own - it->other);
    if (it->ahead == SEAT_NONE) {
        return 0;
    }
    float far = DECIDED;
    if (!it->is_decided && apart <= 4) {
        far = steps[apart];
    } else if (!it->is_decided) {
        far = steps[4];
    }
    if (it->ahead != scene->seat) {
        far = -far;
    }
    return far;
}

bool claim_is_vote(const TableScene *scene, unsigned faction)
{
    return scene->cue == CLAIM_CUE_VOTE + (int)faction && !table_rests(scene->table);
}

/* One after another, from the left. */
bool claim_is_won(const TableScene *scene, unsigned faction)
{
    const CardSet *score = claim_view(scene)->table.score;
    unsigned before = 0, votes[CLAIM_SEATS];
    Seat winner = claim_count_votes(score, votes);
    float along;
    int value;
    if (!table_effect(scene->table, CLAIM_CUE_RESULT, &along, &value) || winner == SEAT_NONE) {
        return false;
    }
    for (unsigned i = 0; i < faction; i++) {
        before += claim_vote(score, (ClaimFaction)i) == winner;
    }
    return along >= WON_PART * (float)before && claim_vote(score, (ClaimFaction)faction) == winner;
}

/* The moment of its vote in the ceremony swells the banner. */
static float ceremony(const TableScene *scene, unsigned faction)
{
    if (!claim_is_vote(scene, faction)) {
        return 0;
    }
    return fminf(scene->cue_age / SHIFT_SECONDS, 1);
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

/* Of the crown of a decided banner. */
static Rect crown_rect(Rect cloth)
{
    float wide = cloth.w * 0.38f;
    Point middle = {cloth.x + cloth.w / 2, cloth.y + wide * 0.1f};
    return rect_around(middle, wide, wide * 28 / 36);
}

float claim_banner_reach(const TableScene *scene, unsigned faction, const ClaimPole *pole,
                         bool is_upper)
{
    ClaimScores scores = claim_scores(scene);
    Standing now = standing_of(scene, scores.now, faction);
    Rect rect = cloth_rect(scene, pole, offset_of(scene, &now));
    float top = rect.y;
    if (now.is_decided) {
        top = crown_rect(rect).y;
    }
    return is_upper ? pole->at.y - top : rect.y + rect.h - pole->at.y;
}

/* Rays behind it, laurel and crown: the cards that are still out cannot change it. */
static void decided(const TableScene *scene, Seat ahead, Rect rect)
{
    float w = rect.w, side = w * 0.86f;
    Point middle = {rect.x + w / 2, rect.y + rect.h * 0.40f};
    draw_named(ui_draw(scene->ui), "ui/claim-laurel", rect_around(middle, side, side), 1);
    draw_named(ui_draw(scene->ui), claim_lit(scene, "ui/claim-crown", ahead), crown_rect(rect), 1);
}

/* On the way from one place to another; its ghost stays where it was. */
static void banner_move(const TableScene *scene, unsigned faction, const ClaimPole *pole,
                        const float way[2], float t)
{
    float along = ease(EASE_OUT_CUBIC, t), swing = 0;
    if (way[0] * way[1] < 0) { /* it crosses the cord */
        swing = SWING * sinf(TURN * t);
    }
    cloth(scene, faction, (Outline){.rect = cloth_rect(scene, pole, way[0])}, GHOST * (1 - along));
    Rect rect = cloth_rect(scene, pole, mix(way[0], way[1], along));
    cloth(scene, faction, (Outline){rect, swing}, 1);
}

static void banner_rest(const TableScene *scene, unsigned faction, const ClaimPole *pole,
                        const ClaimScores *scores)
{
    Standing now = standing_of(scene, scores->now, faction);
    Standing then = standing_of(scene, scores->then, faction);
    float at = offset_of(scene, &now), to = offset_of(scene, &then);
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
    const ClaimTable *table = &claim_view(scene)->table;
    ClaimTold told;
    ClaimScores scores = claim_scores(scene);
    float t = shift(scene, &told);
    if (t > 0 && t < 1) {
        CardSet after[CLAIM_SEATS] = {table->score[0], table->score[1]};
        claim_add_told(&told, after);
        Standing from = standing_of(scene, table->score, faction);
        Standing to = standing_of(scene, after, faction);
        const float way[2] = {offset_of(scene, &from), offset_of(scene, &to)};
        if (way[0] != way[1]) {
            banner_move(scene, faction, pole, way, t);
            return;
        }
    }
    banner_rest(scene, faction, pole, &scores);
}

float claim_pulse(const TableScene *scene, Seat seat, unsigned faction)
{
    ClaimTold told;
    float t = shift(scene, &told);
    bool changes = t > 0 && ((told.takers[0] == seat && claim_faction(told.lead) == faction) ||
                             (told.takers[1] == seat && claim_faction(told.answer) == faction));
    if (!changes || ui_has_reduced_motion(scene->ui)) {
        return 0;
    }
    return SWELL * sinf(TURN / 2 * t);
}

typedef struct Votes {
    unsigned now, then, final;
} Votes;

static Votes votes_of(const TableScene *scene, Seat seat)
{
    Votes votes = {0};
    ClaimScores scores = claim_scores(scene);
    for (unsigned faction = 0; faction < CLAIM_FACTIONS; faction++) {
        Standing it = standing_of(scene, scores.now, faction);
        votes.now += it.ahead == seat;
        votes.final += it.ahead == seat && it.is_decided;
        votes.then += claim_vote(scores.then, (ClaimFaction)faction) == seat;
    }
    return votes;
}

/* A tick: final; a lozenge: led; as a ghost: led by the answer that is thought of, or no more. */
static void token(const TableScene *scene, Seat seat, const Votes *votes, unsigned i, Rect disc)
{
    bool lit = i <= votes->now, kept = i <= votes->then;
    const char *picture = "ui/claim-seal-off";
    if (lit) {
        picture = claim_lit(scene, "ui/claim-seal", seat);
    }
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
    if (votes->then != votes->now) {
        name = panel_phrase(scene, N_("{text}, then {n}"),
                            TR_VALUES(name, panel_number(scene, votes->then)));
    }
    return name;
}

void claim_tokens(const TableScene *scene, Seat seat, Rect *row)
{
    Votes votes = votes_of(scene, seat);
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
