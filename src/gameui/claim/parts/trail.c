/* The trail of light behind a card that strays when a trick is settled: the card on offer
 * to its new owner, an Undead of the first phase to the score, a Dwarf of the second to the loser.
 * It is drawn from where the card is seen in this frame, and leaves nothing behind. */
#include "claim/parts.h"
#include "claim/places.h"
#include "claim/seen.h"
#include "claim/table.h"

#include "ui/tween.h"

#include <math.h>

#define SPARKS       12
#define STEP         18.0f /* units from one to the next */
#define FADES_AFTER  1.0f  /* the cards began to go */
#define FADE_SECONDS 0.25f

/* Draws sparks towards where the card comes from, smaller and fainter. */
static void trail(const TableScene *scene, Point from, Rect card, float light)
{
    Point to = rect_centre(card);
    float far = hypotf(to.x - from.x, to.y - from.y), unit = claim_unit(scene);
    for (int i = SPARKS; i > 0; i--) {
        float back = STEP * unit * (float)i, part = 1 - (float)i / (SPARKS + 1);
        if (back >= far) {
            continue;
        }
        Point at = {mix(to.x, from.x, back / far), mix(to.y, from.y, back / far)};
        float side = fmaxf(card.w * 0.9f, 40 * unit) * part;
        Rect spark = rect_around(at, side, side);
        draw_named(ui_draw(scene->ui), "ui/rays-gold", spark, 0.7f * part * light);
    }
}

/* Where the card of this zone is drawn; false: it is not there. */
static bool card_rect(const TableScene *scene, unsigned zone, Card card, Rect *out)
{
    Rect rect;
    for (unsigned i = 0; table_card_rect(scene->table, zone, i, &rect); i++) {
        if (table_card_is(scene->table, zone, i, card)) {
            *out = rect;
            return true;
        }
    }
    return false;
}

void claim_trails(const TableScene *scene)
{
    ClaimTrick trick;
    Rect card;
    if (scene->cue != CLAIM_CUE_WIN || scene->cue_age < scene->cue_holds ||
        !claim_trick_now(scene, &trick) || ui_has_reduced_motion(scene->ui)) {
        return;
    }
    const Card played[] = {trick.lead, trick.answer};
    float light =
        1 - fminf(fmaxf(scene->cue_age - scene->cue_holds - FADES_AFTER, 0) / FADE_SECONDS, 1);
    for (unsigned i = 0; i < 2; i++) {
        unsigned zone = CLAIM_SCORE + (unsigned)trick.takers[i];
        if (trick.takers[i] < CLAIM_SEATS && claim_strays(trick.phase, played[i]) &&
            card_rect(scene, zone, played[i], &card)) {
            trail(scene, rect_centre(claim_slot_rect(scene, i == 1)), card, light);
        }
    }
    const ZonePlace *prize = &scene->layout->zones[CLAIM_PRIZE];
    bool recruits = trick.phase == CLAIM_RECRUIT && prize->form != FORM_HIDDEN;
    if (recruits &&
        card_rect(scene, CLAIM_FOLLOWERS + (unsigned)trick.winner, trick.prize, &card)) {
        trail(scene, rect_centre(prize->rect), card, light);
    }
}
