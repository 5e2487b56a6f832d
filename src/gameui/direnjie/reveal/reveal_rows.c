/* The panels of the end of Di Renjie: the winner, the killer, and what each seat answered. */
#include "reveal_rows.h"
#include "i18n/format.h"
#include "result_words.h"

#include "base/text.h"

#include <math.h>

static unsigned teams_of(const Reveal *reveal)
{
    return reveal->view.table.teams;
}

static int points_of(const Reveal *reveal, Seat seat)
{
    return direnjie_tally(&reveal->view, seat).total;
}

static int team_points(const Reveal *reveal, unsigned team)
{
    int sum = 0;
    for (Seat seat = 0; seat < reveal->view.table.seats; seat++) {
        if (seat % teams_of(reveal) == team) {
            sum += points_of(reveal, seat);
        }
    }
    return sum;
}

/* Winners first, then by points, teams together; equal ones in the order of their seats. */
static int rank_key(const Reveal *reveal, Seat seat)
{
    int won = seats_have(reveal->outcome.winners, seat) ? 100000 : 0;
    unsigned teams = teams_of(reveal);
    if (teams > 0) {
        return won + team_points(reveal, seat % teams) * 500 - (int)(seat % teams) * 60 +
               points_of(reveal, seat);
    }
    return won + points_of(reveal, seat) * 10;
}

void reveal_rank(Reveal *reveal)
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

static Rect scaled(float unit, float x, float y, float w, float h)
{
    return (Rect){x * unit, y * unit, w * unit, h * unit};
}

static void plan_wide(RevealPlan *plan, Rect window, unsigned seats, bool expansion)
{
    float u = plan->unit, cx = window.w / 2 / u, h = window.h / u;
    float left = fmaxf(30, cx - 760), right = window.w / u - left;
    float top = plan->bar.h / u;
    plan->pavilion = scaled(u, cx - 470, top + 20, 940, 390);
    plan->winner = scaled(u, left + 30, top + 198, 370, 178);
    plan->killer = scaled(u, right - 400, top + 198, 370, 178);
    plan->lanterns[0] = scaled(u, left, top + 30, 380, 130);
    plan->lanterns[1] = scaled(u, right - 380, top + 30, 380, 130);
    float rows = top + 442, room = h - rows - 92;
    plan->row = fminf((room - 8 * (float)(seats - 1)) / (float)seats, 68) * u;
    plan->gap = 8 * u;
    plan->heads = scaled(u, cx - 500, top + 408, 1000, 30);
    plan->rows = scaled(u, cx - 500, rows, 1000, room);
    plan->next = scaled(u, cx - 160, h - 76, 320, 56);
    (void)expansion;
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
    float rows = top + 770, room = h - rows - 110;
    plan->heads = scaled(u, cx - 470, top + 734, 940, 32);
    plan->row = fminf((room - 10 * (float)(seats - 1)) / (float)seats, 110) * u;
    plan->gap = 10 * u;
    plan->rows = scaled(u, cx - 470, rows, 940, room);
    plan->next = scaled(u, cx - 200, h - 90, 400, 66);
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
        plan_wide(&plan, window, seats, reveal->view.table.expansion);
    }
    return plan;
}

/* What the winner owes the victory to. */
static const char *deed_words(App *app, const Reveal *reveal, Seat seat)
{
    DirenjieTally tally = direnjie_tally(&reveal->view, seat);
    Message right =
        message_plural_of(NP_("{n} of three answers right.", "{n} of three answers right."),
                          (tally.right & 1) + (tally.right >> 1 & 1) + (tally.right >> 2 & 1));
    const char *words = app_message(app, &direnjie_game, &right);
    if (tally.right == 7) {
        words = app_word(app, N_("All three answers right."));
    }
    if (!reveal->view.table.expansion || tally.killer == 0) {
        return words;
    }
    const char *more = app_word(app, N_("The killer is named."));
    if (reveal->view.killer == seat) {
        more = app_word(app, N_("Nobody named the killer."));
    }
    return app_phrase(app, N_("{text} {next}"), TR_VALUES(words, more));
}

static const char *winner_line(App *app, const Reveal *reveal, unsigned count)
{
    unsigned teams = teams_of(reveal);
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
    unsigned teams = teams_of(reveal);
    int points = teams > 0 ? team_points(reveal, seat % teams) : points_of(reveal, seat);
    Message message = message_plural_of(NP_("with {n} point", "with {n} points"), points);
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
    pen_panel(pen, panel, COLOR_LIT);
    draw_glow(ui_draw(app->ui), (Outline){.rect = panel}, color_faded(COLOR_LIT, 0.4f));
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
    pen_words(pen, deed_words(app, reveal, best),
              (Letters){FONT_BODY, 17, ALIGN_LEFT, COLOR_MUTED, true}, foot);
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
    bool any = false;
    for (Seat seat = 0; seat < view->table.seats; seat++) {
        any |= seat != view->killer && (view->answers[seat][3] == view->killer) == right;
    }
    if (!any) {
        return rest;
    }
    const char *words = app_word(app, right ? N_("Named by") : N_("but not by"));
    Letters letters = {FONT_BODY, 17, ALIGN_LEFT, COLOR_MUTED, false};
    const TextBlock *block = pen_measure(pen, words, letters, rest);
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
    Message clues = message_plural_of(NP_("{n} clue was laid.", "{n} clues were laid."),
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
    Rect card = {panel.x + panel.w - 96 * pen.unit, panel.y - 44 * pen.unit, 106 * pen.unit,
                 106 * CARD_RATIO * pen.unit};
    draw_glow(ui_draw(app->ui), (Outline){card, 5}, color_faded(COLOR_DANGER, 0.9f));
    pen_card(pen, &wording, DIRENJIE_KILLER_CARD, (Outline){card, 5});
    Rect rest = rect_inset(panel, 16 * pen.unit);
    Rect foot = rect_cut_bottom(&rest, rest.h * 0.3f);
    float side = fminf(84 * pen.unit, rest.h);
    if (known) {
        Rect face = rect_cut_left(&rest, side);
        pen_face(pen, app->seat_faces, killer, rect_around(rect_centre(face), side, side),
                 FACE_PLAIN);
        rect_cut_left(&rest, 12 * pen.unit);
    }
    rest.w = card.x - 6 * pen.unit - rest.x;
    const char *words = killer_words(app, reveal);
    Element element = {
        .id = "reveal.killer", .role = ROLE_TEXT, .name = words, .rect = panel, .still = true};
    ui_element(app->ui, &element);
    pen_words(pen, words, (Letters){FONT_TITLE, 20, ALIGN_LEFT, COLOR_ROSE, true}, rest);
    if (known) {
        foot = accusers(app, pen, reveal, true, foot);
        accusers(app, pen, reveal, false, foot);
    }
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

static void heads(App *app, Pen pen, const Reveal *reveal, Rect row)
{
    cell(pen, app_word(app, N_("Answers")), column(row, COLUMN_CARDS), 17, COLOR_GOLD_LIGHT);
    cell(pen, app_word(app, NC_("points", "Right")), column(row, COLUMN_RIGHT), 17,
         COLOR_GOLD_LIGHT);
    cell(pen, app_word(app, NC_("points", "Clues")), column(row, COLUMN_CLUES), 17,
         COLOR_GOLD_LIGHT);
    if (reveal->view.table.expansion) {
        cell(pen, app_word(app, NC_("points", "Killer")), column(row, COLUMN_KILLER), 17,
             COLOR_GOLD_LIGHT);
    }
    cell(pen, app_word(app, N_("Points")), column(row, COLUMN_TOTAL), 17, COLOR_GOLD_LIGHT);
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
        pen_medal(pen, card, medal, !right);
        pen_verdict(pen, medal, right);
        rect_cut_left(&place, side + 8 * pen.unit);
        pen_words(pen, direnjie_game.names.cards[card],
                  (Letters){FONT_TITLE, 18, ALIGN_LEFT,
                            pen_ink(right, COLOR_SHEET, color_faded(COLOR_MUTED, 0.6f)), false},
                  place);
    }
}

static const char *role_words(App *app, const Reveal *reveal, Seat seat)
{
    Message clues = message_plural_of(NP_("{n} clue", "{n} clues"),
                                      direnjie_clues_of(&reveal->view.table, seat));
    const char *words = app_message(app, &direnjie_game, &clues);
    unsigned teams = teams_of(reveal);
    if (reveal->view.table.expansion && reveal->view.killer == seat) {
        return app_phrase(app, N_("{text} · {next}"),
                          TR_VALUES(app_word(app, NC_("card", "Killer")), words));
    }
    if (teams > 0) {
        const char *team =
            app_phrase(app, N_("team {n}: {m} points"),
                       TR_VALUES(app_number(app, (int)(seat % teams) + 1),
                                 app_number(app, team_points(reveal, seat % teams))));
        return app_phrase(app, N_("{text} · {next}"), TR_VALUES(words, team));
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

static void who(App *app, Pen pen, const Reveal *reveal, Seat seat, Rect rect)
{
    float side = fminf(rect.h * 0.86f, 54 * pen.unit);
    Rect face = {rect.x + 8 * pen.unit, rect.y + (rect.h - side) / 2, side, side};
    bool killer = reveal->view.table.expansion && reveal->view.killer == seat;
    pen_face(pen, app->seat_faces, seat, face, FACE_PLAIN);
    rect_cut_left(&rect, side + 18 * pen.unit);
    Rect upper = rect_cut_top(&rect, rect.h * 0.54f);
    pen_words(pen, app->seat_names[seat], (Letters){FONT_TITLE, 19, ALIGN_LEFT, COLOR_SHEET, false},
              upper);
    Color ink = pen_ink(killer, COLOR_ROSE, COLOR_MUTED);
    pen_words(pen, role_words(app, reveal, seat), (Letters){FONT_BODY, 15, ALIGN_LEFT, ink, false},
              rect);
}

static void seat_row(App *app, Pen pen, const Reveal *reveal, Seat seat, Rect row)
{
    DirenjieTally tally = direnjie_tally(&reveal->view, seat);
    const char *total = app_number(app, tally.total), *role = role_words(app, reveal, seat);
    const char *points =
        app_phrase(app, N_("{name}: {score}"), TR_VALUES(app->seat_names[seat], total));
    char value[8];
    Text digits = text_in(value, sizeof value);
    text_append_number(&digits, tally.total);
    Element element = {.id = app_numbered(app, "reveal.seat.", seat),
                       .role = ROLE_TEXT,
                       .name = app_phrase(app, N_("{text} · {next}"), TR_VALUES(points, role)),
                       .value = value,
                       .rect = row,
                       .still = true};
    ui_element(app->ui, &element);
    who(app, pen, reveal, seat, column(row, COLUMN_NAME));
    Rect cards = column(row, COLUMN_CARDS);
    rect_cut_left(&cards, 20 * pen.unit);
    answered(pen, reveal, seat, cards);
    cell(pen, signed_points(app, tally.answers), column(row, COLUMN_RIGHT), 19, COLOR_SHEET);
    cell(pen, signed_points(app, tally.clues), column(row, COLUMN_CLUES), 19, COLOR_SHEET);
    if (reveal->view.table.expansion) {
        cell(pen, signed_points(app, tally.killer), column(row, COLUMN_KILLER), 19, COLOR_SHEET);
    }
    cell(pen, total, column(row, COLUMN_TOTAL), 28, COLOR_GOLD_LIGHT);
}

void reveal_rows(App *app, Pen pen, const Reveal *reveal, const RevealPlan *plan, int count)
{
    int seats = reveal->view.table.seats;
    if (count <= 0) {
        return;
    }
    heads(app, pen, reveal, plan->heads);
    for (int i = 0; i < seats; i++) {
        Seat seat = reveal->order[i];
        Rect row = {plan->rows.x, plan->rows.y + (plan->row + plan->gap) * (float)i, plan->rows.w,
                    plan->row};
        bool won = count > seats && seats_have(reveal->outcome.winners, seat);
        if (seats - i > count) {
            continue;
        }
        Color line = color_faded(COLOR_GOLD, 0.5f);
        if (won) {
            line = COLOR_LIT;
            draw_glow(ui_draw(app->ui), (Outline){.rect = row}, color_faded(COLOR_LIT, 0.6f));
        }
        pen_panel(pen, row, line);
        seat_row(app, pen, reveal, seat, row);
    }
}
