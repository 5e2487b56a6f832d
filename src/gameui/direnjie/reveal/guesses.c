/* What each seat has answered, below the secret cards while they are turned: each card, once it
 * lies open, stamps right or wrong on all answers at once. The reckoning takes their place. */
#include "direnjie/pen.h"
#include "direnjie/reveal/steps.h"

#include "i18n/format.h"

#include <math.h>

#define GAP        9.0f /* units, as the next */
#define MEDAL_MOST 46.0f
#define FACE_PART  1.15f /* of a medal */
#define STAMP_FROM 1.4f  /* times its size */

/* Comes down onto the answer when its card is open. */
static void stamp(const Reveal *reveal, unsigned category, Rect medal, bool right)
{
    float come = finale_come(reveal->finale, STEP_STAMP, category);
    float side = medal.w * mix(STAMP_FROM, 1, come);
    if (finale_since(reveal->finale, STEP_STAMP, category) < 0) {
        return;
    }
    if (!right) {
        draw_round(ui_draw(reveal->pen.ui), medal, medal.w / 2,
                   color_faded(COLOR_INK, 0.45f * come));
    }
    pen_verdict(reveal->pen, rect_around(rect_centre(medal), side, side), right);
}

/* "Ani · T1, W3, L2" */
static void tell(const Reveal *reveal, Seat seat, Rect rect)
{
    App *app = reveal->app;
    const char *codes[DIRENJIE_CATEGORIES];
    unsigned count = 0;
    for (unsigned i = 0; i < DIRENJIE_CATEGORIES; i++) {
        Card card = reveal->view.answers[seat][i];
        if (card < DIRENJIE_CARDS) {
            codes[count++] = direnjie_game.names.cards[card];
        }
    }
    const char *words = finale_whose(reveal->finale, seat, app_list(app, codes, count));
    finale_tell(reveal->finale, app_numbered(app, "reveal.guess.", seat), words, NULL, rect);
}

static void guess(const Reveal *reveal, Seat seat, Rect rect)
{
    Pen pen = reveal->pen;
    float gap = GAP * pen.unit, side = (rect.w - 4 * gap) / (DIRENJIE_CATEGORIES + FACE_PART);
    side = fminf(fminf(side, MEDAL_MOST * pen.unit), rect.h / FACE_PART);
    float wide = side * (DIRENJIE_CATEGORIES + FACE_PART) + 3 * gap, face = side * FACE_PART;
    float x = rect.x + (rect.w - wide) / 2, y = rect_centre(rect).y;
    DirenjieTally tally = direnjie_tally(&reveal->view, seat);
    tell(reveal, seat, rect_around(rect_centre(rect), wide, face));
    pen_face(pen, reveal->app->seat_faces, seat, (Rect){x, y - face / 2, face, face}, FACE_PLAIN);
    x += face + gap;
    for (unsigned i = 0; i < DIRENJIE_CATEGORIES; i++) {
        Card card = reveal->view.answers[seat][i];
        Rect medal = {x, y - side / 2, side, side};
        x += side + gap;
        if (card < DIRENJIE_CARDS) {
            pen_medal(pen, card, medal, false);
            stamp(reveal, i, medal, tally.right >> i & 1);
        }
    }
}

void reveal_guesses(const Reveal *reveal)
{
    unsigned seats = reveal->view.table.seats;
    Rect rest = finale_at(reveal->finale, reveal->form->row);
    float step = rest.w / (float)seats;
    if (finale_since(reveal->finale, STEP_ROW, 0) >= 0) {
        return;
    }
    for (unsigned i = 0; i < seats; i++) {
        guess(reveal, (Seat)i, rect_cut_left(&rest, step));
    }
}
