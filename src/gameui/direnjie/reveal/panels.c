/* The panels beside the pavilion at the end of Di Renjie: who wins and by what, who the killer was
 * and who said so. */
#include "direnjie/pen.h"
#include "direnjie/reveal/steps.h"

#include "i18n/format.h"
#include "result_words.h"
#include "seated.h"

#include <math.h>

static bool is_known(const Reveal *reveal)
{
    return reveal->view.killer < reveal->view.table.seats;
}

/* What the winner owes the victory to; its rows tell that of a team. */
static const char *merit_words(const Reveal *reveal, Seat seat)
{
    App *app = reveal->app;
    DirenjieTally tally = direnjie_tally(&reveal->view, seat);
    Message right = message_plural_of(NP_("{n} of 3 answers right.", "{n} of 3 answers right."),
                                      __builtin_popcount(tally.right));
    const char *words = tally.right == 7 ? app_word(app, N_("All three answers right."))
                                         : app_message(app, &direnjie_game, &right);
    if (!reveal->view.table.expansion || tally.killer == 0) {
        return words;
    }
    const char *more = app_word(app, N_("The killer is named."));
    if (!is_known(reveal)) {
        more = app_word(app, N_("Rightly nobody was named."));
    } else if (reveal->view.killer == seat) {
        more = app_word(app, N_("Nobody named the killer."));
    }
    return app_phrase(app, N_("{text} {next}"), TR_VALUES(words, more));
}

static const char *winner_line(const Reveal *reveal, unsigned count)
{
    App *app = reveal->app;
    unsigned teams = reveal->view.table.teams;
    if (teams > 0 && count == reveal->view.table.seats / teams) {
        return app_word(app, N_("win the case together"));
    }
    return app_word(app, count > 1 ? N_("share the victory") : N_("wins the case"));
}

static const char *points_line(const Reveal *reveal, Seat seat)
{
    Message message = message_plural_of(NP_("with {n} point", "with {n} points"),
                                        reveal_side_points(reveal, seat));
    return app_message(reveal->app, &direnjie_game, &message);
}

/* The best one, and behind it those who win with it; nobody where nobody wins. */
static void winner_faces(const Reveal *reveal, unsigned count, Rect face)
{
    const SeatFace *faces = reveal->app->seat_faces;
    float small = face.w * 0.62f;
    for (unsigned i = count; i-- > 1;) {
        Rect place = {face.x + face.w * 0.5f + small * 0.72f * (float)i, face.y - small * 0.1f,
                      small, small};
        pen_face(reveal->pen, faces, reveal->order[i], place, FACE_LIT);
    }
    if (count > 0) {
        pen_face(reveal->pen, faces, reveal->order[0], face, FACE_LIT);
    }
}

/* What the panel adds to the heading, which tells who has won. */
static const char *winner_words(const Reveal *reveal, const char *names)
{
    Seat best = reveal->order[0];
    if (reveal->view.table.teams > 0) {
        return app_phrase(reveal->app, N_("{text} · {next}"),
                          TR_VALUES(names, points_line(reveal, best)));
    }
    return app_phrase(reveal->app, N_("{text}. {next}"),
                      TR_VALUES(app_called(reveal->app, best), merit_words(reveal, best)));
}

void reveal_winner(const Reveal *reveal)
{
    App *app = reveal->app;
    Pen pen = reveal->pen;
    Seat best = reveal->order[0];
    const char *names[DIRENJIE_SEATS];
    unsigned count = 0;
    for (SeatSet rest = reveal->outcome.winners; rest; rest &= rest - 1) {
        names[count++] = app->seat_names[seats_first(rest)];
    }
    Rect panel = finale_at(reveal->finale, reveal->form->winner);
    float side = 112 * pen.unit, light = finale_come(reveal->finale, STEP_WINNER, 0);
    const char *words = count ? app_list(app, names, count) : app->seat_names[best];
    finale_tell(reveal->finale, "reveal.winner", winner_words(reveal, words), NULL, panel);
    draw_glow(ui_draw(pen.ui), (Outline){.rect = panel}, color_faded(COLOR_LIT, 0.5f * light));
    pen_panel(pen, panel, COLOR_LIT);
    winner_faces(reveal, count,
                 (Rect){panel.x - 20 * pen.unit, panel.y - 26 * pen.unit, side, side});
    Rect rest = rect_inset(panel, 16 * pen.unit), foot = rect_cut_bottom(&rest, rest.h * 0.3f);
    rect_cut_left(&rest, side - 24 * pen.unit);
    if (count > 1) {
        rect_cut_top(&rest, 22 * pen.unit);
    }
    pen_words(pen, words, (Letters){FONT_TITLE, 26, ALIGN_LEFT, COLOR_GOLD_LIGHT, count > 1},
              rect_cut_top(&rest, rest.h * 0.42f));
    pen_words(pen, winner_line(reveal, count),
              (Letters){FONT_TITLE, 20, ALIGN_LEFT, COLOR_SHEET, false},
              rect_cut_top(&rest, rest.h * 0.5f));
    pen_words(pen, points_line(reveal, best),
              (Letters){FONT_BODY, 18, ALIGN_LEFT, COLOR_MUTED, false}, rest);
    if (reveal->view.table.teams == 0) {
        pen_words(pen, merit_words(reveal, best),
                  (Letters){FONT_BODY, 17, ALIGN_LEFT, COLOR_MUTED, true}, foot);
    }
}

static const char *killer_words(const Reveal *reveal)
{
    App *app = reveal->app;
    Message words = MESSAGE(N_("The killer was {name}."), value_seat(reveal->view.killer));
    return is_known(reveal) ? app_message(app, &direnjie_game, &words)
                            : app_word(app, N_("Nobody was the killer."));
}

/* Who named the killer, the killer apart. */
static SeatSet accusers_of(const DirenjieView *view)
{
    SeatSet accusers = 0;
    for (Seat seat = 0; seat < view->table.seats; seat++) {
        if (seat != view->killer && view->answers[seat][3] == view->killer) {
            accusers |= seat_bit(seat);
        }
    }
    return accusers;
}

/* After these words the small portraits of those seats; nothing where there is no room: the rows
 * tell it, too. Returns what is left of the room. */
static Rect accusers(const Reveal *reveal, const char *words, SeatSet seats, Rect rest)
{
    Pen pen = reveal->pen;
    Letters letters = {FONT_BODY, 17, ALIGN_LEFT, COLOR_MUTED, false};
    const TextBlock *block = pen_measure(pen, words, letters, rest);
    float side = fminf(rest.h, 34 * pen.unit), step = side + 3 * pen.unit;
    float said = block->w + 8 * pen.unit;
    if (seats == 0 || said + step * (float)__builtin_popcount(seats) > rest.w) {
        return rest;
    }
    pen_words(pen, words, letters, rect_cut_left(&rest, said));
    for (; seats; seats &= seats - 1) {
        Point middle = rect_centre(rect_cut_left(&rest, step));
        pen_face(pen, reveal->app->seat_faces, seats_first(seats), rect_around(middle, side, side),
                 FACE_PLAIN);
    }
    rect_cut_left(&rest, 10 * pen.unit);
    return rest;
}

/* Without the expansion: how many clues were laid. */
static void clue_count(const Reveal *reveal, Rect panel)
{
    Pen pen = reveal->pen;
    Message clues = message_plural_of(NP_("{n} clue was submitted.", "{n} clues were submitted."),
                                      reveal->view.table.clue_count);
    pen_panel(pen, panel, color_faded(COLOR_GOLD, 0.7f));
    panel = rect_inset(panel, 20 * pen.unit);
    Point sign = rect_centre(rect_cut_left(&panel, 84 * pen.unit));
    finale_picture(reveal->finale, "ui/glyph-public-clue",
                   rect_around(sign, 70 * pen.unit, 70 * pen.unit), 1);
    rect_cut_left(&panel, 14 * pen.unit);
    pen_words(pen, app_message(reveal->app, &direnjie_game, &clues),
              (Letters){FONT_TITLE, 22, ALIGN_LEFT, COLOR_SHEET, true}, panel);
}

/* The card of the killer falls onto the corner of its panel, and lies there. */
static Rect killer_card(const Reveal *reveal, Rect panel, float fallen)
{
    float unit = reveal->pen.unit;
    Rect card = {panel.x + panel.w - 96 * unit, panel.y - 44 * unit, 106 * unit,
                 106 * CARD_RATIO * unit};
    Outline falling = {card, mix(-30, 5, fallen)};
    falling.rect.y -= (1 - fallen) * (card.y + card.h);
    draw_glow(ui_draw(reveal->pen.ui), falling, color_faded(COLOR_DANGER, 0.9f * fallen));
    pen_card(reveal->pen, &reveal->finale->wording, DIRENJIE_KILLER_CARD, falling);
    return card;
}

static void killer_face(const Reveal *reveal, Rect face, bool is_lit)
{
    if (is_lit) {
        draw_push(ui_draw(reveal->pen.ui), &(DrawCommand){.kind = DRAW_GLOW,
                                                          .rect = face,
                                                          .radius = face.w / 2,
                                                          .color = COLOR_DANGER});
    }
    pen_face(reveal->pen, reveal->app->seat_faces, reveal->view.killer, face, FACE_PLAIN);
}

/* Who was the killer, and below who named that seat and who did not. */
static void known_killer(const Reveal *reveal, Rect rest, Rect foot)
{
    App *app = reveal->app;
    Pen pen = reveal->pen;
    Seat killer = reveal->view.killer;
    SeatSet right = accusers_of(&reveal->view);
    SeatSet all = (SeatSet)((1u << reveal->view.table.seats) - 1);
    SeatSet others = (SeatSet)(all & ~right & ~seat_bit(killer));
    pen_words(pen, app->seat_names[killer],
              (Letters){FONT_TITLE, 25, ALIGN_LEFT, COLOR_GOLD_LIGHT, false},
              rect_cut_top(&rest, rest.h * 0.55f));
    pen_words(pen, app_word(app, N_("was the killer")),
              (Letters){FONT_TITLE, 20, ALIGN_LEFT, COLOR_ROSE, false},
              rect_cut_top(&rest, rest.h * 0.7f));
    foot = accusers(reveal, app_word(app, N_("Named by")), right, foot);
    accusers(reveal, app_word(app, right ? N_("but not by") : N_("Not named by")), others, foot);
}

void reveal_killer(const Reveal *reveal)
{
    Pen pen = reveal->pen;
    Rect panel = finale_at(reveal->finale, reveal->form->killer);
    float fallen = finale_come(reveal->finale, STEP_KILLER, 0);
    if (!reveal->view.table.expansion) {
        clue_count(reveal, panel);
        return;
    }
    const char *words = killer_words(reveal);
    finale_tell(reveal->finale, "reveal.killer", words, NULL, panel);
    pen_panel(pen, panel, COLOR_DANGER);
    Rect card = killer_card(reveal, panel, fallen), rest = rect_inset(panel, 16 * pen.unit);
    Rect foot = rect_cut_bottom(&rest, rest.h * 0.3f);
    rest.w = card.x - 6 * pen.unit - rest.x;
    if (!is_known(reveal)) {
        pen_words(pen, words, (Letters){FONT_TITLE, 20, ALIGN_LEFT, COLOR_ROSE, true}, rest);
        return;
    }
    float side = fminf(84 * pen.unit, rest.h);
    Point middle = rect_centre(rect_cut_left(&rest, side));
    rect_cut_left(&rest, 12 * pen.unit);
    killer_face(reveal, rect_around(middle, side, side), fallen >= 1);
    known_killer(reveal, rest, foot);
}
