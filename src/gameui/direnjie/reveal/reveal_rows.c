/* Where the parts of the end of Di Renjie lie, and what each seat answered. */
#include "reveal_rows.h"
#include "i18n/format.h"

#include "base/text.h"
#include "ui/tween.h"

#include <math.h>

#define ROW_SECONDS  0.35f
#define ROLL_SECONDS 0.5f
#define HALO_SECONDS 0.4f
#define TWO_LINES    50.0f /* of the drawing: name and part below each other */
#define LOW_ROW      34.0f /* pixels: neither has them below each other */

static int points_of(const Reveal *reveal, Seat seat)
{
    return direnjie_tally(&reveal->view, seat).total;
}

int reveal_side_points(const Reveal *reveal, Seat seat)
{
    unsigned teams = reveal->view.table.teams;
    int sum = 0;
    for (Seat other = 0; other < reveal->view.table.seats; other++) {
        if (other == seat || (teams > 0 && other % teams == seat % teams)) {
            sum += points_of(reveal, other);
        }
    }
    return sum;
}

/* Winners first, then by points, teams together; equal ones in the order of their seats. */
static int rank_key(const Reveal *reveal, Seat seat)
{
    int won = seats_have(reveal->outcome.winners, seat) ? 100000 : 0;
    unsigned teams = reveal->view.table.teams;
    if (teams > 0) {
        return won + reveal_side_points(reveal, seat) * 500 - (int)(seat % teams) * 60 +
               points_of(reveal, seat);
    }
    return won + points_of(reveal, seat) * 10;
}

static void rank(Reveal *reveal)
{
    unsigned seats = reveal->view.table.seats;
    for (unsigned i = 0; i < seats; i++) {
        unsigned at = i;
        for (; at > 0; at--) {
            Seat above = reveal->order[at - 1];
            if (rank_key(reveal, above) >= rank_key(reveal, (Seat)i)) {
                break;
            }
            reveal->order[at] = above;
        }
        reveal->order[at] = (Seat)i;
    }
}

void reveal_look(const App *app, Reveal *reveal)
{
    match_view(&app->session.match, 0, &reveal->view);
    match_outcome(&app->session.match, &reveal->outcome);
    rank(reveal);
}

#define PAVILION_HEIGHT 374.0f
#define SUMS_WIDTH      130.0f
#define WHY_HEIGHT      40.0f /* of the sentence below the rows */
#define WHY_TALL        90.0f

static Rect scaled(float unit, float x, float y, float w, float h)
{
    return (Rect){x * unit, y * unit, w * unit, h * unit};
}

static void plan_wide(RevealPlan *plan, Rect window, unsigned seats)
{
    float u = plan->unit, cx = window.w / 2 / u, h = window.h / u;
    float left = fmaxf(30, cx - 760), right = window.w / u - left;
    float top = plan->bar.h / u;
    plan->pavilion = scaled(u, cx - 470, top - 8, 940, PAVILION_HEIGHT + 18);
    plan->winner = scaled(u, left + 14, top + 198, 370, 178);
    plan->killer = scaled(u, right - 384, top + 198, 370, 178);
    plan->lanterns[0] = scaled(u, left, top + 30, 380, 130);
    plan->lanterns[1] = scaled(u, right - 380, top + 30, 380, 130);
    float rows = top + PAVILION_HEIGHT + 48, room = h - rows - 86 - WHY_HEIGHT,
          gap = seats > 4 ? 5 : 8;
    plan->row = fminf((room - gap * (float)(seats - 1)) / (float)seats, 68) * u;
    plan->gap = gap * u;
    plan->heads = scaled(u, cx - 500, top + PAVILION_HEIGHT + 16, 1000, 30);
    plan->rows = scaled(u, cx - 500, rows, 1000, room);
    plan->why = scaled(u, left + 30, 0, right - left - 60, WHY_HEIGHT);
}

static void plan_tall(RevealPlan *plan, Rect window, unsigned seats)
{
    float u = plan->unit, cx = window.w / 2 / u, h = window.h / u, top = plan->bar.h / u;
    plan->is_tall = true;
    plan->pavilion = scaled(u, cx - 490, top + 40, 980, 470);
    plan->lanterns[0] = scaled(u, cx - 490, top + 16, 200, 80);
    plan->lanterns[1] = scaled(u, cx + 290, top + 16, 200, 80);
    plan->winner = scaled(u, cx - 470, top + 540, 460, 170);
    plan->killer = scaled(u, cx + 10, top + 540, 460, 170);
    float rows = top + 770, room = h - rows - 110 - WHY_TALL;
    plan->heads = scaled(u, cx - 470, top + 734, 940, 32);
    plan->row = fminf((room - 10 * (float)(seats - 1)) / (float)seats, 110) * u;
    plan->gap = 10 * u;
    plan->rows = scaled(u, cx - 470, rows, 940, room);
    plan->why = scaled(u, cx - 470, 0, 940, WHY_TALL);
}

RevealPlan reveal_plan(const App *app, const Reveal *reveal)
{
    Rect window = ui_bounds(app->ui);
    unsigned seats = reveal->view.table.seats;
    RevealPlan plan = {.unit = fminf(window.w / 1600, window.h / 900)};
    float tall = fminf(window.w / 1000, window.h / 1600);
    bool is_tall = tall > plan.unit;
    plan.unit = is_tall ? tall : plan.unit;
    plan.bar = (Rect){0, 0, window.w, fmaxf(65 * plan.unit, 44)};
    if (is_tall) {
        plan_tall(&plan, window, seats);
    } else {
        plan_wide(&plan, window, seats);
    }
    plan.why.y = plan.rows.y + (plan.row + plan.gap) * (float)seats + 4 * plan.unit;
    if (reveal->view.table.teams > 0) { /* their sums stand beside the rows */
        plan.sums = rect_cut_right(&plan.rows, SUMS_WIDTH * plan.unit);
        rect_cut_left(&plan.sums, 12 * plan.unit);
        plan.heads.w = plan.rows.w;
    }
    return plan;
}

enum { COLUMN_NAME, COLUMN_CARDS, COLUMN_RIGHT, COLUMN_CLUES, COLUMN_KILLER, COLUMN_TOTAL };

static const float columns[] = {0.24f, 0.36f, 0.1f, 0.1f, 0.1f, 0.1f};

static Rect column(Rect row, int index)
{
    float left = 0;
    for (int i = 0; i < index; i++) {
        left += columns[i];
    }
    return (Rect){row.x + row.w * left, row.y, row.w * columns[index], row.h};
}

static void cell(Pen pen, const char *words, Rect rect, float size, Color color)
{
    pen_words(pen, words, (Letters){FONT_TITLE, size, ALIGN_CENTRE, color, false}, rect);
}

/* What heads a column of the reckoning, and how it is counted. */
static const struct {
    const char *id, *words, *rule;
} column_heads[] = {
    [COLUMN_CARDS] = {"reveal.head.answers", N_("Answers"),
                      N_("What each one has written down, target, weapon and location.")},
    [COLUMN_RIGHT] = {"reveal.head.right", NC_("points", "Right"),
                      N_("One right answer is worth 1 point, two 3 points, three 6 points; to the "
                         "killer 1 point each.")},
    [COLUMN_CLUES] = {"reveal.head.clues", NC_("points", "Clues"),
                      N_("Two clues of one's own are worth 1 point; to the killer each is worth 1 "
                         "point.")},
    [COLUMN_KILLER] = {"reveal.head.killer", NC_("points", "Killer"),
                       N_("Whoever names the killer gets 3 points; a killer whom nobody names "
                          "gets 5.")},
    [COLUMN_TOTAL] = {"reveal.head.points", N_("Points"),
                      N_("The most points win; if they are equal, the most clues.")},
};

static void heads(App *app, Pen pen, const Reveal *reveal, Rect row)
{
    for (int i = COLUMN_CARDS; i <= COLUMN_TOTAL; i++) {
        if (i == COLUMN_KILLER && !reveal->view.table.expansion) {
            continue;
        }
        Element element = {.id = column_heads[i].id,
                           .role = ROLE_TEXT,
                           .name = app_word(app, column_heads[i].words),
                           .rect = column(row, i),
                           .still = true};
        ui_element(app->ui, &element);
        ui_tip(app->ui, element.id, app_word(app, column_heads[i].rule), element.rect);
        cell(pen, element.name, element.rect, 17, COLOR_GOLD_LIGHT);
    }
}

/* The three answers: right ones lit, wrong ones dark. */
static void answered(Pen pen, const Reveal *reveal, Seat seat, Rect rect)
{
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

static const char *role_words(App *app, const Reveal *reveal, Seat seat)
{
    Message clues = message_plural_of(NP_("{n} clue", "{n} clues"),
                                      direnjie_clues_of(&reveal->view.table, seat));
    const char *words = app_message(app, &direnjie_game, &clues);
    if (reveal->view.table.expansion && reveal->view.killer == seat) {
        return app_phrase(app, N_("{text} · {next}"),
                          TR_VALUES(app_word(app, NC_("card", "Killer")), words));
    }
    return words;
}

static const char *signed_points(App *app, int points)
{
    const char *number = app_number(app, points);
    if (points == 0) {
        return number;
    }
    return app_phrase(app, N_("+{n}"), TR_VALUES(number));
}

/* Of a part without much room: who was the killer goes before how many clues there were. */
static const char *short_role(App *app, Pen pen, const char *words, bool killer, float width)
{
    Letters letters = {.face = FONT_BODY, .size = 15};
    const char *shorter = killer ? app_word(app, NC_("card", "Killer")) : "";
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

static void who(App *app, Pen pen, const Reveal *reveal, Seat seat, Rect rect)
{
    float side = fminf(rect.h * 0.86f, 54 * pen.unit);
    Rect face = {rect.x + 8 * pen.unit, rect.y + (rect.h - side) / 2, side, side};
    bool killer = reveal->view.table.expansion && reveal->view.killer == seat;
    pen_face(pen, app->seat_faces, seat, face, FACE_PLAIN);
    rect_cut_left(&rect, side + 18 * pen.unit);
    Rect name;
    const char *words = role_words(app, reveal, seat);
    Letters letters = {FONT_BODY, 15, ALIGN_LEFT, killer ? COLOR_ROSE : COLOR_MUTED, false};
    if (is_low(pen, rect)) {
        name = rect_cut_left(&rect, rect.w * 0.58f);
        rect_cut_left(&rect, 6 * pen.unit);
        words = short_role(app, pen, words, killer, rect.w);
    } else {
        name = rect_cut_top(&rect, rect.h * 0.54f);
    }
    pen_words(pen, app->seat_names[seat], (Letters){FONT_TITLE, 19, ALIGN_LEFT, COLOR_SHEET, false},
              name);
    pen_words(pen, words, letters, rect);
}

/* Whom the seat named, and what that brought. */
static void accusation(App *app, Pen pen, const Reveal *reveal, Seat seat, Rect rect)
{
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

/* The row of a seat in this frame: how long it has been there, and how far it is lit as the
 * winner's. */
typedef struct SeatRow {
    Seat seat;
    Rect rect;
    float age, won;
} SeatRow;

static void seat_row(App *app, Pen pen, const Reveal *reveal, const SeatRow *it)
{
    Seat seat = it->seat;
    Rect row = it->rect;
    DirenjieTally tally = direnjie_tally(&reveal->view, seat);
    const char *total = app_number(app, tally.total), *role = role_words(app, reveal, seat);
    const char *points =
        app_phrase(app, N_("{name}: {score}"), TR_VALUES(app->seat_names[seat], total));
    char value[8];
    Text digits = text_in(value, sizeof value);
    text_append_number(&digits, tally.total);
    bool is_side = reveal->is_result && reveal->view.table.teams == 0;
    const char *stem = is_side ? "text.score." : "reveal.seat.";
    Element element = {.id = app_numbered(app, stem, seat),
                       .role = ROLE_TEXT,
                       .name = app_phrase(app, N_("{text} · {next}"), TR_VALUES(points, role)),
                       .value = value,
                       .rect = row,
                       .still = true};
    ui_element(app->ui, &element);
    Rect name = column(row, COLUMN_NAME), cards = column(row, COLUMN_CARDS);
    float more = is_low(pen, row) ? 40 * pen.unit : 0;
    name.w += more;
    rect_cut_left(&cards, 20 * pen.unit + more);
    who(app, pen, reveal, seat, name);
    answered(pen, reveal, seat, cards);
    cell(pen, signed_points(app, tally.answers), column(row, COLUMN_RIGHT), 19, COLOR_SHEET);
    cell(pen, signed_points(app, tally.clues), column(row, COLUMN_CLUES), 19, COLOR_SHEET);
    if (reveal->view.table.expansion) {
        accusation(app, pen, reveal, seat, column(row, COLUMN_KILLER));
    }
    int rolled = (int)roundf((float)tally.total * reveal_part(app, it->age, ROLL_SECONDS));
    cell(pen, app_number(app, rolled), column(row, COLUMN_TOTAL), 28, COLOR_GOLD_LIGHT);
}

/* The sum of a team beside its rows, which stand together. */
static void team_sum(App *app, Pen pen, const Reveal *reveal, Seat seat, Rect rect)
{
    unsigned team = seat % reveal->view.table.teams;
    int points = reveal_side_points(reveal, seat);
    char value[8];
    Text digits = text_in(value, sizeof value);
    text_append_number(&digits, points);
    const char *words = app_phrase(app, N_("Team {n}"), TR_VALUES(app_number(app, (int)team + 1)));
    const char *sum = app_number(app, points);
    const char *stem = reveal->is_result ? "text.score." : "reveal.team.";
    Element element = {.id = app_numbered(app, stem, team),
                       .role = ROLE_TEXT,
                       .name = app_phrase(app, N_("{name}: {score}"), TR_VALUES(words, sum)),
                       .value = value,
                       .rect = rect,
                       .still = true};
    bool won = seats_have(reveal->outcome.winners, seat);
    ui_element(app->ui, &element);
    pen_panel(pen, rect, won ? COLOR_LIT : color_faded(COLOR_GOLD, 0.5f));
    rect = rect_inset(rect, 4 * pen.unit);
    Rect upper = rect_cut_top(&rect, fmaxf(rect.h * 0.36f, 16));
    pen_words(pen, words, (Letters){FONT_TITLE, 18, ALIGN_CENTRE, COLOR_SHEET, false}, upper);
    cell(pen, sum, rect, 34, COLOR_GOLD_LIGHT);
}

static void team_sums(App *app, Pen pen, const Reveal *reveal, const RevealPlan *plan)
{
    unsigned teams = reveal->view.table.teams, each = reveal->view.table.seats / teams;
    float pitch = plan->row + plan->gap, height = pitch * (float)each - plan->gap;
    for (unsigned i = 0; i < teams; i++) {
        Rect rect = {plan->sums.x, plan->sums.y + pitch * (float)(each * i), plan->sums.w, height};
        team_sum(app, pen, reveal, reveal->order[each * i], rect);
    }
}

/* A row that unrolls from its left end, with the rod of its paper. */
static void unrolled_row(App *app, Pen pen, const Reveal *reveal, const SeatRow *it)
{
    float open = ease(EASE_OUT_CUBIC, reveal_part(app, it->age, ROW_SECONDS));
    Rect row = it->rect;
    DrawList *list = ui_draw(app->ui);
    Color line = color_faded(COLOR_GOLD, 0.5f);
    if (open < 1) {
        draw_clip(list, (Rect){row.x, row.y, row.w * open, row.h});
    }
    pen_panel(pen, row, it->won > 0 ? color_faded(COLOR_LIT, it->won) : line);
    seat_row(app, pen, reveal, it);
    if (open < 1) {
        draw_clip_end(list);
        draw_round(list, (Rect){row.x + row.w * open - 4 * pen.unit, row.y, 8 * pen.unit, row.h},
                   3 * pen.unit, COLOR_GOLD);
    }
}

void reveal_rows(App *app, Pen pen, const Reveal *reveal, const RevealPlan *plan)
{
    int seats = reveal->view.table.seats;
    float ended = reveal_since(app, reveal, STEP_SEATS + seats);
    if (reveal_since(app, reveal, STEP_SEATS) < 0) {
        return;
    }
    heads(app, pen, reveal, plan->heads);
    for (int i = 0; i < seats; i++) {
        SeatRow row = {.seat = reveal->order[i],
                       .rect = {plan->rows.x, plan->rows.y + (plan->row + plan->gap) * (float)i,
                                plan->rows.w, plan->row},
                       .age = reveal_since(app, reveal, STEP_SEATS + seats - 1 - i)};
        if (row.age < 0) {
            continue;
        }
        if (seats_have(reveal->outcome.winners, row.seat)) {
            row.won = reveal_part(app, ended, HALO_SECONDS);
        }
        draw_glow(ui_draw(app->ui), (Outline){.rect = row.rect},
                  color_faded(COLOR_LIT, 0.6f * row.won));
        unrolled_row(app, pen, reveal, &row);
    }
    if (plan->sums.w > 0 && ended >= 0) {
        team_sums(app, pen, reveal, plan);
    }
}
