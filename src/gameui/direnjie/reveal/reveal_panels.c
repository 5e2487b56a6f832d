/* The panels beside the pavilion at the end of Di Renjie: who wins and by what, who the killer was
 * and who said so. */
#include "reveal_rows.h"

#include "i18n/format.h"
#include "result_words.h"
#include "ui/tween.h"

#include <math.h>

#define FALL_SECONDS 0.45f /* of the killer's card, from above */

/* What the winner owes the victory to; a team's deeds are told by its rows. */
static const char *deed_words(App *app, const Reveal *reveal, Seat seat)
{
    DirenjieTally tally = direnjie_tally(&reveal->view, seat);
    Message right =
        message_plural_of(NP_("{n} of 3 answers right.", "{n} of 3 answers right."),
                          (tally.right & 1) + (tally.right >> 1 & 1) + (tally.right >> 2 & 1));
    const char *words = app_message(app, &direnjie_game, &right);
    if (tally.right == 7) {
        words = app_word(app, N_("All three answers right."));
    }
    if (!reveal->view.table.expansion || tally.killer == 0) {
        return words;
    }
    const char *more = app_word(app, N_("The killer is named."));
    if (reveal->view.killer >= reveal->view.table.seats) {
        more = app_word(app, N_("Rightly nobody was named."));
    } else if (reveal->view.killer == seat) {
        more = app_word(app, N_("Nobody named the killer."));
    }
    return app_phrase(app, N_("{text} {next}"), TR_VALUES(words, more));
}

static const char *winner_line(App *app, const Reveal *reveal, unsigned count)
{
    unsigned teams = reveal->view.table.teams;
    if (teams > 0 && count == reveal->view.table.seats / teams) {
        return app_word(app, N_("win the case together"));
    }
    if (count > 1) {
        return app_word(app, N_("share the victory"));
    }
    return app_word(app, N_("wins the case"));
}

static const char *points_line(App *app, const Reveal *reveal, Seat seat)
{
    Message message = message_plural_of(NP_("with {n} point", "with {n} points"),
                                        reveal_side_points(reveal, seat));
    return app_message(app, &direnjie_game, &message);
}

void reveal_winner(App *app, Pen pen, const Reveal *reveal, Rect panel)
{
    const char *names[DIRENJIE_SEATS];
    unsigned count = 0, seats = reveal->view.table.seats;
    Seat best = reveal->order[0];
    for (Seat seat = 0; seat < seats; seat++) {
        if (seats_have(reveal->outcome.winners, seat)) {
            names[count++] = app->seat_names[seat];
        }
    }
    const char *who = count ? app_list(app, names, count) : app->seat_names[best];
    float light = reveal_part(app, reveal_since(app, reveal, STEP_SEATS + (int)seats), 0.4f);
    draw_glow(ui_draw(app->ui), (Outline){.rect = panel}, color_faded(COLOR_LIT, 0.5f * light));
    pen_panel(pen, panel, COLOR_LIT);
    float side = 112 * pen.unit;
    Rect face = {panel.x - 20 * pen.unit, panel.y - 26 * pen.unit, side, side};
    float small = side * 0.62f;
    for (unsigned i = count; i-- > 1;) { /* those who win with the best one, behind it */
        Rect place = {face.x + side * 0.5f + small * 0.72f * (float)i, face.y - small * 0.1f, small,
                      small};
        pen_face(pen, app->seat_faces, reveal->order[i], place, FACE_LIT);
    }
    if (count > 0) {
        pen_face(pen, app->seat_faces, best, face, FACE_LIT);
    }
    Rect rest = rect_inset(panel, 16 * pen.unit);
    Rect foot = rect_cut_bottom(&rest, rest.h * 0.3f);
    rect_cut_left(&rest, side - 24 * pen.unit);
    if (count > 1) {
        rect_cut_top(&rest, 22 * pen.unit);
    }
    pen_words(pen, who, (Letters){FONT_TITLE, 26, ALIGN_LEFT, COLOR_GOLD_LIGHT, count > 1},
              rect_cut_top(&rest, rest.h * 0.42f));
    pen_words(pen, winner_line(app, reveal, count),
              (Letters){FONT_TITLE, 20, ALIGN_LEFT, COLOR_SHEET, false},
              rect_cut_top(&rest, rest.h * 0.5f));
    pen_words(pen, points_line(app, reveal, best),
              (Letters){FONT_BODY, 18, ALIGN_LEFT, COLOR_MUTED, false}, rest);
    if (reveal->view.table.teams == 0) {
        pen_words(pen, deed_words(app, reveal, best),
                  (Letters){FONT_BODY, 17, ALIGN_LEFT, COLOR_MUTED, true}, foot);
    }
    Element element = {.id = "reveal.winner",
                       .role = ROLE_TEXT,
                       .name = result_title(app, &reveal->outcome),
                       .rect = panel,
                       .still = true};
    ui_element(app->ui, &element);
}

static const char *killer_words(App *app, const Reveal *reveal)
{
    Seat killer = reveal->view.killer;
    if (killer >= reveal->view.table.seats) {
        return app_word(app, N_("Nobody was the killer."));
    }
    return app_phrase(app, N_("The killer was {name}."), TR_VALUES(app->seat_names[killer]));
}

/* Small portraits of those who named the killer, or of those who did not. */
static Rect accusers(App *app, Pen pen, const Reveal *reveal, bool right, Rect rest)
{
    const DirenjieView *view = &reveal->view;
    float side = fminf(rest.h, 34 * pen.unit);
    bool named = false;
    unsigned count = 0;
    for (Seat seat = 0; seat < view->table.seats; seat++) {
        bool is_right = view->answers[seat][3] == view->killer;
        count += seat != view->killer && is_right == right;
        named |= seat != view->killer && is_right;
    }
    if (count == 0) {
        return rest;
    }
    const char *words = app_word(app, named ? N_("but not by") : N_("Not named by"));
    if (right) {
        words = app_word(app, N_("Named by"));
    }
    Letters letters = {FONT_BODY, 17, ALIGN_LEFT, COLOR_MUTED, false};
    const TextBlock *block = pen_measure(pen, words, letters, rest);
    float faces = (side + 3 * pen.unit) * (float)count;
    if (block->w + 8 * pen.unit + faces > rest.w) { /* the rows tell it, too */
        return rest;
    }
    pen_words(pen, words, letters, rect_cut_left(&rest, block->w + 8 * pen.unit));
    for (Seat seat = 0; seat < view->table.seats; seat++) {
        if (seat != view->killer && (view->answers[seat][3] == view->killer) == right) {
            Rect place = rect_cut_left(&rest, side + 3 * pen.unit);
            pen_face(pen, app->seat_faces, seat, rect_around(rect_centre(place), side, side),
                     FACE_PLAIN);
        }
    }
    rect_cut_left(&rest, 10 * pen.unit);
    return rest;
}

/* Without the expansion: how many clues were laid. */
static void clue_count(App *app, Pen pen, const Reveal *reveal, Rect panel)
{
    Message clues = message_plural_of(NP_("{n} clue was submitted.", "{n} clues were submitted."),
                                      reveal->view.table.clue_count);
    pen_panel(pen, panel, color_faded(COLOR_GOLD, 0.7f));
    panel = rect_inset(panel, 20 * pen.unit);
    Rect sign = rect_cut_left(&panel, 84 * pen.unit);
    pen_picture(pen, "ui/glyph-public-clue",
                rect_around(rect_centre(sign), 70 * pen.unit, 70 * pen.unit));
    rect_cut_left(&panel, 14 * pen.unit);
    pen_words(pen, app_message(app, &direnjie_game, &clues),
              (Letters){FONT_TITLE, 22, ALIGN_LEFT, COLOR_SHEET, true}, panel);
}

void reveal_killer(App *app, Pen pen, const Reveal *reveal, Rect panel)
{
    Wording wording = {&app->catalogue, &direnjie_table_look, app->seat_names};
    Seat killer = reveal->view.killer;
    bool known = killer < reveal->view.table.seats;
    if (!reveal->view.table.expansion) {
        clue_count(app, pen, reveal, panel);
        return;
    }
    pen_panel(pen, panel, COLOR_DANGER);
    float age = reveal_since(app, reveal, STEP_KILLER);
    float fallen = ease(EASE_IN_CUBIC, reveal_part(app, age, FALL_SECONDS));
    Rect card = {panel.x + panel.w - 96 * pen.unit, panel.y - 44 * pen.unit, 106 * pen.unit,
                 106 * CARD_RATIO * pen.unit};
    Rect falling = card;
    falling.y -= (1 - fallen) * (card.y + card.h);
    Outline killer_card = {falling, mix(-30, 5, fallen)};
    draw_glow(ui_draw(app->ui), killer_card, color_faded(COLOR_DANGER, 0.9f * fallen));
    pen_card(pen, &wording, DIRENJIE_KILLER_CARD, killer_card);
    Rect rest = rect_inset(panel, 16 * pen.unit);
    Rect foot = rect_cut_bottom(&rest, rest.h * 0.3f);
    float side = fminf(84 * pen.unit, rest.h);
    if (known) {
        Rect face = rect_cut_left(&rest, side);
        face = rect_around(rect_centre(face), side, side);
        if (fallen >= 1) {
            draw_push(ui_draw(app->ui), &(DrawCommand){.kind = DRAW_GLOW,
                                                       .rect = face,
                                                       .radius = side / 2,
                                                       .color = COLOR_DANGER});
        }
        pen_face(pen, app->seat_faces, killer, face, FACE_PLAIN);
        rect_cut_left(&rest, 12 * pen.unit);
    }
    rest.w = card.x - 6 * pen.unit - rest.x;
    const char *words = killer_words(app, reveal);
    Element element = {
        .id = "reveal.killer", .role = ROLE_TEXT, .name = words, .rect = panel, .still = true};
    ui_element(app->ui, &element);
    Letters letters = {FONT_TITLE, 20, ALIGN_LEFT, COLOR_ROSE, true};
    if (!known) {
        pen_words(pen, words, letters, rest);
    } else {
        Letters name = {FONT_TITLE, 25, ALIGN_LEFT, COLOR_GOLD_LIGHT, false};
        pen_words(pen, app->seat_names[killer], name, rect_cut_top(&rest, rest.h * 0.55f));
        letters.wraps = false;
        pen_words(pen, app_word(app, N_("was the killer")), letters,
                  rect_cut_top(&rest, rest.h * 0.7f));
        foot = accusers(app, pen, reveal, true, foot);
        accusers(app, pen, reveal, false, foot);
    }
}
