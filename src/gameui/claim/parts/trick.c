/* The duel for the card on offer: two places that lean towards each other, the seal between them,
 * and whose card is whose. How it ends is seen on the cards themselves: the winner comes forward
 * with a crown and the loser is veiled. Who wins is asked from the rules; the plate says why. */
#include "claim/parts.h"
#include "claim/pen.h"
#include "claim/places.h"
#include "claim/seen.h"
#include "claim/table.h"
#include "tables/table_picture.h"

#include "i18n/format.h"
#include "ui/tween.h"

#include <math.h>

#define BACK_SECONDS 0.06f /* of the clash: back, */
#define DASH_SECONDS 0.11f /* at the seal, */
#define STOP_SECONDS 0.06f /* standing there, */
#define HOME_SECONDS 0.07f /* and home */
#define RECOIL       26.0f /* units that the loser is thrown back */
#define RECOIL_TURN  7.0f
#define PRIZE_RISE   20.0f /* units, out of their way */
#define FLASH        0.16f /* seconds, of the seal */
#define RISE_SECONDS 0.16f
#define TURN_SECONDS 0.3f  /* of the mask */
#define GOES_SECONDS 0.12f /* once the cards go: their marks fade */
#define VEIL         0.62f
#define DUSK_SECONDS 0.8f
#define DUSK_STEPS   6
#define DUSK_COLOR   0x10142e
#define DUSK_ALPHA   0.34f
#define LEAN         4.0f /* degrees */
#define BACK         6.0f /* units, as the next */
#define FORWARD      12.0f
#define SIGN_X       0.87f /* of the width of a card: the middle of its sign */
#define SIGN_Y       0.125f
#define SIGN_RING    0.22f
#define SLOT_EDGE    0.024f /* of the width of a place: its dashes */

/* The trick that is being settled, while its cards lie and as they go. */
static bool settling(const TableScene *scene, ClaimTrick *out)
{
    bool won = scene->cue == CLAIM_CUE_WIN && scene->cue_age < scene->cue_holds + GOES_SECONDS;
    return (claim_is_reason(scene->cue) || won) && claim_trick_now(scene, out);
}

/* The lead lies at the left, -1, and the answer at the right. */
static float side_of(bool answer)
{
    return answer ? 1 : -1;
}

static Outline slot_outline(const TableScene *scene, bool answer)
{
    float lean = scene->layout->zones[CLAIM_LEAD].slots.lean * side_of(answer);
    return (Outline){.rect = claim_slot_rect(scene, answer), .angle = lean};
}

/* How far a card is on its way to the other one and back: 0, below it, 1 for a moment, then 0. */
static float clash_at(float age, float back)
{
    float dash = age - BACK_SECONDS, home = dash - DASH_SECONDS - STOP_SECONDS;
    if (dash < 0) {
        return -back * ease(EASE_OUT_CUBIC, age / BACK_SECONDS);
    }
    if (home < 0) {
        return mix(-back, 1, ease(EASE_IN_CUBIC, fminf(dash / DASH_SECONDS, 1)));
    }
    return 1 - ease(EASE_OUT_CUBIC, fminf(home / HOME_SECONDS, 1));
}

/* Pixels from the place of a card to the seal, where both meet. */
static float way_to_seal(const TableScene *scene, bool answer)
{
    Rect slot = claim_slot_rect(scene, answer), seal = scene->layout->spots[SPOT_SEAL];
    float gap = answer ? slot.x - seal.x - seal.w : seal.x - slot.x - slot.w;
    return fmaxf(gap, claim_unit(scene));
}

/* 0 … 1: how much of the marks of a settled trick has faded. */
static float gone(const TableScene *scene)
{
    return fmaxf((scene->cue_age - scene->cue_holds) / GOES_SECONDS, 0);
}

/* Both dash at the seal between them, out of whose way the card on offer goes, and part again; then
 * the winner steps forward, and the loser is thrown back and is dark until it goes. */
void claim_nudge(const TableScene *scene, const NudgedCard *card, Nudge *nudge)
{
    ClaimTrick trick;
    if (!claim_trick_now(scene, &trick)) {
        return;
    }
    float unit = claim_unit(scene), age = scene->cue_age;
    if (card->zone == CLAIM_PRIZE && claim_is_reason(scene->cue)) {
        nudge->by.y = -PRIZE_RISE * unit * fmaxf(clash_at(age, 0), 0);
    }
    if (card->zone != CLAIM_LEAD) {
        return;
    }
    bool answers = rect_centre(card->rect).x > rect_centre(scene->layout->zones[CLAIM_LEAD].rect).x;
    float side = side_of(answers);
    if (claim_is_reason(scene->cue)) {
        float way = way_to_seal(scene, answers), t = clash_at(age, BACK * unit / way);
        nudge->by.x = -side * way * t;
        nudge->angle = -side * LEAN * t;
        return;
    }
    float stays = 1 - fminf(gone(scene), 1);
    float t = ease(EASE_OUT_BACK, age / RISE_SECONDS);
    if (answers == (trick.winner != trick.leader)) {
        nudge->by.y = -FORWARD * unit * t * stays;
    } else {
        nudge->by.x = side * RECOIL * unit * t * stays;
        nudge->angle = side * RECOIL_TURN * t * stays;
        nudge->light = mix(1, VEIL, t);
    }
}

/* The card that is picked, or CARD_NONE. */
static Card picked(const TableScene *scene)
{
    if (scene->acting && scene->selection->pick_count > 0) {
        return scene->selection->picks[0].value;
    }
    return CARD_NONE;
}

static void slots(const TableScene *scene)
{
    const ClaimTable *table = &claim_view(scene)->table;
    bool rests = table_rests(scene->table) && table->phase != CLAIM_OVER;
    bool answers = table->lead != CARD_NONE;
    for (int i = 0; i < 2 && table->phase != CLAIM_OVER; i++) {
        bool due = rests && scene->acting && (i == 1) == answers;
        Picture picture = picture_named(due ? "ui/claim-slot-lit" : "ui/claim-slot");
        draw_picture(ui_draw(scene->ui), &picture, slot_outline(scene, i == 1), 1);
    }
}

/* The chosen card lies in its place as a ghost, within the dashes of its edge. */
void claim_ghost(const TableScene *scene)
{
    Card card = picked(scene);
    if (card == CARD_NONE || !table_rests(scene->table)) {
        return;
    }
    Outline outline = slot_outline(scene, claim_view(scene)->table.lead != CARD_NONE);
    Picture face = table_face(scene->wording, card, outline.rect.w);
    Picture slot = picture_named("ui/claim-slot-lit");
    draw_picture(ui_draw(scene->ui), &slot, outline, 1);
    outline.rect = rect_inset(outline.rect, outline.rect.w * SLOT_EDGE);
    draw_picture(ui_draw(scene->ui), &face, outline, 0.76f);
}

/* Says whose the places are, in letters of one size; the name alone where words have no room. */
static void slot_labels(const TableScene *scene, const char *words[2], const Seat seats[2])
{
    const Rect *spots = &scene->layout->spots[SPOT_LEAD];
    for (unsigned i = 0; i < 2; i++) {
        if (!claim_pill_holds(scene, words[i], spots[i].w)) {
            words[i] = panel_name(scene, seats[i]);
        }
    }
    const char *widest = claim_widest(scene, words, 2, FONT_BODY);
    for (unsigned i = 0; i < 2; i++) {
        ClaimPill pill = {.words = words[i],
                          .like = widest,
                          .centre = rect_centre(spots[i]),
                          .width = spots[i].w / claim_unit(scene),
                          .color = claim_light(scene, seats[i]),
                          .rises = true};
        claim_pill(scene, &pill);
    }
}

static void prize_tip(const TableScene *scene)
{
    const ZonePlace *place = &scene->layout->zones[CLAIM_PRIZE];
    Message card = MESSAGE("{card}", value_card(claim_view(scene)->table.prize));
    const char *rule = N_("The winner of the trick recruits it; the loser draws from the deck");
    ui_tip(scene->ui, "table.prize", claim_noun(scene, panel_message(scene, &card), rule),
           place->rect);
}

/* Whose card is whose: the seat that led is always at the left. */
void claim_labels(const TableScene *scene)
{
    const ClaimTable *table = &claim_view(scene)->table;
    ClaimTrick trick;
    if (table->phase == CLAIM_OVER || settling(scene, &trick)) {
        return; /* the crown falls there, and the plate says who */
    }
    Seat leader = table->leader, second = (Seat)(1 - leader);
    const char *led = panel_phrase(scene, N_("{name} led"), TR_VALUES(panel_name(scene, leader)));
    const char *answer =
        panel_phrase(scene, N_("Answer: {name}"), TR_VALUES(panel_name(scene, second)));
    if (table->lead == CARD_NONE) {
        led = panel_phrase(scene, N_("Lead: {name}"), TR_VALUES(panel_name(scene, leader)));
    }
    if (table_is_you(scene, leader)) {
        led = panel_word(scene, N_("Your lead"));
    } else if (table_is_you(scene, second)) {
        answer = panel_word(scene, N_("Your answer"));
    }
    slot_labels(scene, (const char *[]){led, answer}, (const Seat[]){leader, second});
    if (table->phase == CLAIM_RECRUIT) {
        prize_tip(scene);
        ClaimPill pill = {.words = panel_word(scene, N_("Card on offer")),
                          .centre = rect_centre(scene->layout->spots[SPOT_PRIZE]),
                          .width = scene->layout->spots[SPOT_PRIZE].w / claim_unit(scene),
                          .color = COLOR_PAPER,
                          .rises = true};
        claim_pill(scene, &pill);
    }
}

static const char *sign_of(const ClaimTrick *trick)
{
    if (trick->reason == CLAIM_CUE_TIE) {
        return "=";
    }
    return trick->winner == trick->leader ? ">" : "<";
}

/* Crossed swords, or the sign of who is ahead or would be. */
void claim_seal(const TableScene *scene)
{
    ClaimTrick trick;
    Rect rect = scene->part.rect;
    if (claim_view(scene)->table.phase == CLAIM_OVER) {
        return;
    }
    float met = (scene->cue_age - BACK_SECONDS - DASH_SECONDS) / FLASH;
    bool flashes = claim_is_reason(scene->cue) && met >= 0 && met < 1;
    if (flashes && !ui_has_reduced_flashes(scene->ui) && !ui_has_reduced_motion(scene->ui)) {
        draw_glow(ui_draw(scene->ui), (Outline){.rect = rect}, color_faded(COLOR_LIT, 1 - met));
    }
    draw_named(ui_draw(scene->ui), "ui/claim-duel-seal", rect, 1);
    ui_tip(scene->ui, "tip.claim.seal",
           panel_word(scene, N_("Here both cards fight: the higher card of the faction led wins "
                                "the trick; of equal values the one that led. Knights and "
                                "Doppelgängers have powers.")),
           rect);
    if (!settling(scene, &trick) && !claim_meant_trick(scene, &trick)) {
        draw_named(ui_draw(scene->ui), "ui/claim-swords", rect_inset(rect, rect.w * 0.15f), 1);
        return;
    }
    const TextBlock *block =
        claim_line(scene, sign_of(&trick), (ClaimType){.face = FONT_TITLE, .size = 44}, 0);
    claim_write(scene, block, rect, COLOR_GOLD_LIGHT);
}

/* Why a card was refused is seen on the card that was led: its faction's sign is large and lit. */
void claim_refusal(const TableScene *scene)
{
    bool refuses = table_rests(scene->table) && table_refuses(scene->table);
    if (!refuses || claim_view(scene)->table.lead == CARD_NONE) {
        return;
    }
    Outline card = slot_outline(scene, false);
    Point middle = rect_centre(card.rect);
    float w = card.rect.w, turn = RADIANS(card.angle);
    Point off = {w * (SIGN_X - 0.5f), w * (SIGN_Y - CARD_RATIO / 2)};
    Point at = {middle.x + off.x * cosf(turn) - off.y * sinf(turn),
                middle.y + off.x * sinf(turn) + off.y * cosf(turn)};
    float side = w * SIGN_RING;
    Rect medal = rect_around(at, side, side);
    Rect ring = rect_inset(medal, -side * 0.12f);
    draw_round(ui_draw(scene->ui), ring, ring.h / 2, COLOR_LIT);
    claim_medal(scene, claim_faction(claim_view(scene)->table.lead), medal);
}

static void sign_on(const TableScene *scene, ClaimFaction faction, bool answer, Point part)
{
    Rect card = claim_slot_rect(scene, answer);
    float side = card.w * 0.5f;
    Rect sign = rect_around(rect_centre(card), side * part.x, side * part.y);
    float round = side * part.y * 1.32f; /* a sign that turns does so on a ground that stays */
    Rect ground = rect_around(rect_centre(card), round, round);
    draw_round(ui_draw(scene->ui), ground, round / 2, color_faded(COLOR_PANEL, 0.8f));
    draw_icon(ui_draw(scene->ui), claim_sigils[faction], (Outline){.rect = sign},
              color_rgb(claim_colors[faction]));
}

/* The Knight's shield covers the Goblin; the mask of the Doppelgänger turns into the faction that
 * was led. */
void claim_power(const TableScene *scene)
{
    ClaimTrick trick;
    bool reduced = ui_has_reduced_motion(scene->ui);
    float age = scene->cue_age;
    if (table_rests(scene->table) || !claim_past_trick(scene, true, &trick)) {
        return;
    }
    if (scene->cue == CLAIM_CUE_KNIGHT) {
        float grown = mix(ease(EASE_OUT_BACK, age / 0.2f), 1, reduced);
        sign_on(scene, CLAIM_KNIGHT, false, (Point){grown, grown});
    } else if (scene->cue == CLAIM_CUE_DOUBLE) {
        float turn = fminf(age / TURN_SECONDS, 1), wide = fabsf(1 - 2 * turn);
        bool turned = reduced || turn > 0.5f;
        ClaimFaction shown = turned ? (ClaimFaction)trick.counts_as : CLAIM_DOPPELGANGER;
        sign_on(scene, shown, true, (Point){mix(wide, 1, reduced), 1});
    }
}

/* The crown falls onto the winner. */
void claim_crown(const TableScene *scene)
{
    ClaimTrick trick;
    if (scene->cue != CLAIM_CUE_WIN || !settling(scene, &trick)) {
        return;
    }
    float unit = claim_unit(scene);
    Rect card = claim_slot_rect(scene, trick.winner != trick.leader);
    float fall = 1, wide = card.w * 0.3f;
    if (!ui_has_reduced_motion(scene->ui)) {
        fall = ease(EASE_OUT_BACK, scene->cue_age / RISE_SECONDS);
    }
    Point at = {rect_centre(card).x, card.y - (FORWARD + 40 * (1 - fall)) * unit - wide * 0.2f};
    draw_named(ui_draw(scene->ui), claim_lit(scene, "ui/claim-crown", trick.winner),
               rect_around(at, wide, wide * 28 / 36), 1 - fminf(gone(scene), 1));
}

/* 0 … 1 of the dusk of the second phase, which falls while its ribbon shows, in few steps, each of
 * which paints the whole window. */
static float dusk(const TableScene *scene)
{
    const ClaimTable *table = &claim_view(scene)->table;
    bool begins = table->trick == 1 && table->lead == CARD_NONE && scene->cue < 0 &&
                  !table_rests(scene->table) && !ui_has_reduced_motion(scene->ui);
    if (table->phase != CLAIM_SUPPORT) {
        return 0;
    }
    return begins ? ceilf(fminf(scene->cue_age / DUSK_SECONDS, 1) * DUSK_STEPS) / DUSK_STEPS : 1;
}

/* On a light felt inks are dark, which needs the light. */
static void fall_dusk(const TableScene *scene)
{
    float dark = dusk(scene);
    bool is_light = table_ink(scene->table, COLOR_PAPER).r != COLOR_PAPER.r;
    if (dark > 0 && !is_light) {
        draw_fill(ui_draw(scene->ui), ui_bounds(scene->ui),
                  color_faded(color_rgb(DUSK_COLOR), DUSK_ALPHA * dark));
    }
}

void claim_ground(const TableScene *scene)
{
    fall_dusk(scene);
    const ZonePlace *prize = &scene->layout->zones[CLAIM_PRIZE];
    if (claim_view(scene)->table.phase == CLAIM_RECRUIT) {
        float side = prize->card_width * 2.7f;
        draw_named(ui_draw(scene->ui), "ui/rays-gold",
                   rect_around(rect_centre(prize->rect), side, side), 0.9f);
    }
    slots(scene);
}
