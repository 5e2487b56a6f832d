/* The reckoning at the end of Di Renjie: a row for each seat, with what it answered and what each
 * of that brought. */
#include "direnjie/pen.h"
#include "direnjie/reveal/steps.h"
#include "direnjie/sentences.h"
#include "direnjie/tally.h"

#include "i18n/format.h"
#include "seated.h"

#include <math.h>

#define TWO_LINES 50.0f /* units: name and part below each other */
#define LOW_ROW   34.0f /* pixels: neither has them below each other */

enum { COLUMN_NAME, COLUMN_CARDS, COLUMN_RIGHT, COLUMN_CLUES, COLUMN_KILLER, COLUMN_TOTAL };

/* The columns of the reckoning: where each lies, as parts of a row, what heads it, and how it is
 * counted. */
static const struct {
    float x, w;
    const char *id, *words, *rule;
} columns[] = {
    [COLUMN_NAME] = {.w = 0.24f},
    [COLUMN_CARDS] = {0.24f, 0.36f, "reveal.head.answers", N_("Answers"),
                      N_("What each one has written down, target, weapon and location.")},
    [COLUMN_RIGHT] = {0.6f, 0.1f, "reveal.head.right", NC_("points", "Right"),
                      DIRENJIE_KILLER_RULE},
    [COLUMN_CLUES] = {0.7f, 0.1f, "reveal.head.clues", NC_("points", "Clues"),
                      N_("Two clues of one's own are worth 1 point; to the killer each is worth 1 "
                         "point.")},
    [COLUMN_KILLER] = {0.8f, 0.1f, "reveal.head.killer", NC_("points", "Killer"),
                       N_("Whoever names the killer gets 3 points; a killer whom nobody names "
                          "gets 5.")},
    [COLUMN_TOTAL] = {0.9f, 0.1f, "reveal.head.points", N_("Points"),
                      N_("The most points win; if they are equal, the most clues.")},
};

static Rect column(Rect row, int index)
{
    return (Rect){row.x + row.w * columns[index].x, row.y, row.w * columns[index].w, row.h};
}

static void cell(Pen pen, const char *words, Rect rect, float size, Color color)
{
    pen_words(pen, words, (Letters){FONT_TITLE, size, ALIGN_CENTRE, color, false}, rect);
}

static void heads(const Reveal *reveal)
{
    App *app = reveal->app;
    Rect row = finale_at(reveal->finale, reveal->form->heads);
    row.w = reveal->row.w;
    for (int i = COLUMN_CARDS; i <= COLUMN_TOTAL; i++) {
        if (i == COLUMN_KILLER && !reveal->view.table.expansion) {
            continue;
        }
        const char *words = app_word(app, columns[i].words);
        const char *rule = app_word(app, columns[i].rule);
        Rect rect = column(row, i);
        finale_tell(reveal->finale, columns[i].id,
                    app_phrase(app, N_("{text}. {next}"), TR_VALUES(words, rule)), NULL, rect);
        ui_tip(app->ui, columns[i].id, rule, rect);
        cell(reveal->pen, words, rect, 17, COLOR_GOLD_LIGHT);
    }
}

/* The three answers: right ones lit, wrong ones dark. */
static void answered(const Reveal *reveal, Seat seat, Rect rect)
{
    Pen pen = reveal->pen;
    DirenjieTally tally = direnjie_tally(&reveal->view, seat);
    float side = fminf(rect.h * 0.8f, 48 * pen.unit), step = rect.w / DIRENJIE_CATEGORIES;
    for (unsigned i = 0; i < DIRENJIE_CATEGORIES; i++) {
        Rect place = rect_cut_left(&rect, step);
        Card card = reveal->view.answers[seat][i];
        bool right = tally.right >> i & 1;
        if (card >= DIRENJIE_CARDS) {
            continue;
        }
        Rect medal = {place.x, place.y + (place.h - side) / 2, side, side};
        pen_medal(pen, card, medal, false);
        if (!right) {
            draw_round(ui_draw(pen.ui), medal, side / 2, color_faded(COLOR_INK, 0.45f));
        }
        pen_verdict(pen, medal, right);
        rect_cut_left(&place, side + 8 * pen.unit);
        pen_words(pen, direnjie_game.names.cards[card],
                  (Letters){FONT_TITLE, 18, ALIGN_LEFT, right ? COLOR_SHEET : COLOR_MUTED, false},
                  place);
    }
}

static bool is_killer(const Reveal *reveal, Seat seat)
{
    return reveal->view.table.expansion && reveal->view.killer == seat;
}

static const char *role_words(const Reveal *reveal, Seat seat)
{
    char bytes[256];
    Text text = text_in(bytes, sizeof bytes);
    Wording wording = app_wording(reveal->app, &direnjie_game);
    direnjie_part_words(&wording, &reveal->view, seat, &text);
    return app_copy(reveal->app, bytes);
}

static const char *signed_points(App *app, int points)
{
    const char *number = app_number(app, points);
    return points == 0 ? number : app_phrase(app, N_("+{n}"), TR_VALUES(number));
}

/* Words a part without much room: who was the killer goes before how many clues there were. */
static const char *short_role(const Reveal *reveal, const char *words, bool killer, float width)
{
    Pen pen = reveal->pen;
    Letters letters = {.face = FONT_BODY, .size = 15};
    const char *shorter = killer ? app_word(reveal->app, NC_("card", "Killer")) : "";
    if (pen_fits(pen, words, letters, width)) {
        return words;
    }
    return pen_fits(pen, shorter, letters, width) ? shorter : "";
}

/* Whether name and part stand beside each other. */
static bool is_low(Pen pen, Rect row)
{
    return row.h < fmaxf(TWO_LINES * pen.unit, LOW_ROW);
}

static void who(const Reveal *reveal, Seat seat, Rect rect)
{
    App *app = reveal->app;
    Pen pen = reveal->pen;
    float side = fminf(rect.h * 0.86f, 54 * pen.unit);
    Rect face = {rect.x + 8 * pen.unit, rect.y + (rect.h - side) / 2, side, side};
    bool killer = is_killer(reveal, seat);
    pen_face(pen, app->seat_faces, seat, face, FACE_PLAIN);
    rect_cut_left(&rect, side + 18 * pen.unit);
    Rect name;
    const char *words = role_words(reveal, seat);
    if (is_low(pen, rect)) {
        name = rect_cut_left(&rect, rect.w * 0.58f);
        rect_cut_left(&rect, 6 * pen.unit);
        words = short_role(reveal, words, killer, rect.w);
    } else {
        name = rect_cut_top(&rect, rect.h * 0.54f);
    }
    char bytes[SAVED_NAME_BYTES];
    Text shown = text_in(bytes, sizeof bytes);
    Letters letters = {FONT_TITLE, 19, ALIGN_LEFT, COLOR_SHEET, false};
    pen_short_name(pen, app->seat_names[seat], letters, name.w, &shown);
    pen_words(pen, bytes, letters, name);
    Color color = killer ? COLOR_ROSE : COLOR_MUTED;
    pen_words(pen, words, (Letters){FONT_BODY, 15, ALIGN_LEFT, color, false}, rect);
}

/* Whom the seat named, and what that brought. */
static void accusation(const Reveal *reveal, Seat seat, Rect rect)
{
    App *app = reveal->app;
    Pen pen = reveal->pen;
    uint8_t named = reveal->view.answers[seat][DIRENJIE_CATEGORIES];
    float side = fminf(rect.h * 0.7f, 38 * pen.unit);
    Rect face = rect_cut_left(&rect, rect.w * 0.45f);
    face = rect_around(rect_centre(face), side, side);
    if (named < reveal->view.table.seats) {
        bool right = named == reveal->view.killer;
        pen_face(pen, app->seat_faces, named, face, right ? FACE_PLAIN : FACE_DARK);
        pen_verdict(pen, face, right);
    } else {
        draw_icon(ui_draw(app->ui), "ui/mark-no", (Outline){.rect = rect_inset(face, side * 0.24f)},
                  COLOR_MUTED);
        if (named == reveal->view.killer) { /* rightly nobody */
            pen_verdict(pen, face, true);
        }
    }
    cell(pen, signed_points(app, direnjie_tally(&reveal->view, seat).killer), rect, 19,
         COLOR_SHEET);
}

static const char *points_words(App *app, const char *name, int points)
{
    char bytes[256];
    Text text = text_in(bytes, sizeof bytes);
    Wording wording = app_wording(app, &direnjie_game);
    direnjie_points_words(&wording, name, points, &text);
    return app_copy(app, bytes);
}

/* Points and clues, and in sentences what the row shows by medals. */
static const char *spoken_row(const Reveal *reveal, Seat seat)
{
    char bytes[PHRASE_BYTES_MAX];
    Text text = text_in(bytes, sizeof bytes);
    Seat person = app_only_person(reveal->app);
    Wording wording = app_wording(reveal->app, &direnjie_game);
    wording.you = &person;
    direnjie_tally_words(&wording, &reveal->view, seat, &text);
    return app_copy(reveal->app, bytes);
}

/* Writes the row of the seat at this place from the last one up. */
static void seat_row(const Reveal *reveal, unsigned index, Seat seat, Rect row)
{
    App *app = reveal->app;
    Pen pen = reveal->pen;
    DirenjieTally tally = direnjie_tally(&reveal->view, seat);
    bool is_side = reveal->is_result && reveal->view.table.teams == 0;
    finale_tell(reveal->finale, app_numbered(app, is_side ? "text.score." : "reveal.seat.", seat),
                spoken_row(reveal, seat), app_numbered(app, "", tally.total), row);
    Rect name = column(row, COLUMN_NAME), cards = column(row, COLUMN_CARDS);
    float more = is_low(pen, row) ? 40 * pen.unit : 0;
    name.w += more;
    rect_cut_left(&cards, 20 * pen.unit + more);
    who(reveal, seat, name);
    answered(reveal, seat, cards);
    cell(pen, signed_points(app, tally.answers), column(row, COLUMN_RIGHT), 19, COLOR_SHEET);
    cell(pen, signed_points(app, tally.clues), column(row, COLUMN_CLUES), 19, COLOR_SHEET);
    if (reveal->view.table.expansion) {
        accusation(reveal, seat, column(row, COLUMN_KILLER));
    }
    float rolled = (float)tally.total * finale_come(reveal->finale, STEP_ROLL, index);
    cell(pen, app_number(app, lroundf(rolled)), column(row, COLUMN_TOTAL), 28, COLOR_GOLD_LIGHT);
}

/* The sum of a team beside its rows, which stand together. */
static void team_sum(const Reveal *reveal, Seat seat, Rect rect)
{
    App *app = reveal->app;
    Pen pen = reveal->pen;
    unsigned team = seat % reveal->view.table.teams;
    int points = reveal_side_points(reveal, seat);
    const char *words = app_phrase(app, N_("Team {n}"), TR_VALUES(app_number(app, (int)team + 1)));
    finale_tell(reveal->finale,
                app_numbered(app, reveal->is_result ? "text.score." : "reveal.team.", team),
                points_words(app, words, points), app_numbered(app, "", points), rect);
    bool won = seats_have(reveal->outcome.winners, seat);
    pen_panel(pen, rect, won ? COLOR_LIT : color_faded(COLOR_GOLD, 0.5f));
    rect = rect_inset(rect, 4 * pen.unit);
    Rect upper = rect_cut_top(&rect, fmaxf(rect.h * 0.36f, 16));
    pen_words(pen, words, (Letters){FONT_TITLE, 18, ALIGN_CENTRE, COLOR_SHEET, false}, upper);
    cell(pen, app_number(app, points), rect, 34, COLOR_GOLD_LIGHT);
}

static void team_sums(const Reveal *reveal)
{
    unsigned teams = reveal->view.table.teams, each = reveal->view.table.seats / teams;
    Rect rect = reveal->sums;
    rect.h += reveal->pitch * (float)(each - 1);
    for (unsigned i = 0; i < teams; i++) {
        team_sum(reveal, reveal->order[each * i], rect);
        rect.y += reveal->pitch * (float)each;
    }
}

/* A row that unrolls from its left end, with the rod of its paper, and is lit as the winner's. */
static void unrolled_row(const Reveal *reveal, unsigned index, Seat seat, Rect row)
{
    Pen pen = reveal->pen;
    DrawList *list = ui_draw(pen.ui);
    float open = finale_come(reveal->finale, STEP_ROW, index);
    bool wins = seats_have(reveal->outcome.winners, seat);
    float won = wins ? finale_come(reveal->finale, STEP_WINNER, 0) : 0;
    draw_glow(list, (Outline){.rect = row}, color_faded(COLOR_LIT, 0.6f * won));
    if (open < 1) {
        draw_clip(list, (Rect){row.x, row.y, row.w * open, row.h});
    }
    pen_panel(pen, row, won > 0 ? color_faded(COLOR_LIT, won) : color_faded(COLOR_GOLD, 0.5f));
    seat_row(reveal, index, seat, row);
    if (open < 1) {
        draw_clip_end(list);
        draw_round(list, (Rect){row.x + row.w * open - 4 * pen.unit, row.y, 8 * pen.unit, row.h},
                   3 * pen.unit, COLOR_GOLD);
    }
}

void reveal_rows(const Reveal *reveal)
{
    unsigned seats = reveal->view.table.seats;
    Rect row = reveal->row;
    if (finale_since(reveal->finale, STEP_ROW, 0) < 0) {
        return;
    }
    for (unsigned i = 0; i < seats; i++) {
        unsigned index = seats - 1 - i;
        if (finale_since(reveal->finale, STEP_ROW, index) >= 0) {
            unrolled_row(reveal, index, reveal->order[i], row);
        }
        row.y += reveal->pitch;
    }
    if (reveal->view.table.teams > 0 && finale_since(reveal->finale, STEP_WINNER, 0) >= 0) {
        team_sums(reveal);
    }
    heads(reveal);
}
