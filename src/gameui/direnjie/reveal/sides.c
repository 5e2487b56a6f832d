/* What there is to show at the end of Di Renjie: who stands where by which points, and the place of
 * each row. */
#include "direnjie/pen.h"
#include "direnjie/reveal/steps.h"

#include <math.h>

#define SEATS_MANY 5      /* from here on rows are low */
#define SUMS_WIDTH 130.0f /* units */

static int points_of(const Reveal *reveal, Seat seat)
{
    return direnjie_tally(&reveal->view, seat).total;
}

bool reveal_are_one_side(const Reveal *reveal, Seat seat, Seat other)
{
    unsigned teams = reveal->view.table.teams;
    return seat == other || (teams > 0 && seat % teams == other % teams);
}

int reveal_side_points(const Reveal *reveal, Seat seat)
{
    int sum = 0;
    for (Seat other = 0; other < reveal->view.table.seats; other++) {
        if (reveal_are_one_side(reveal, other, seat)) {
            sum += points_of(reveal, other);
        }
    }
    return sum;
}

/* Winners first, then by points, teams together. */
static int rank_key(const Reveal *reveal, Seat seat)
{
    unsigned teams = reveal->view.table.teams;
    int won = seats_have(reveal->outcome.winners, seat) ? 100000 : 0;
    int team = teams > 0 ? (int)(seat % teams) : 0;
    return won + reveal_side_points(reveal, seat) * 500 - team * 60 + points_of(reveal, seat);
}

/* Equal ones in the order of their seats. */
static void rank(Reveal *reveal)
{
    for (Seat seat = 0; seat < reveal->view.table.seats; seat++) {
        unsigned above = 0;
        for (Seat other = 0; other < reveal->view.table.seats; other++) {
            int ahead = rank_key(reveal, other) - rank_key(reveal, seat);
            above += ahead > 0 || (ahead == 0 && other < seat);
        }
        reveal->order[above] = seat;
    }
}

Reveal reveal_look(App *app)
{
    Reveal reveal = {.app = app};
    match_view(&app->session.match, 0, &reveal.view);
    match_outcome(&app->session.match, &reveal.outcome);
    rank(&reveal);
    return reveal;
}

float reveal_row(const RevealForm *form, unsigned seats)
{
    return seats < SEATS_MANY ? form->row.h : form->low_row;
}

void reveal_place(Reveal *reveal, const Finale *finale, const RevealForm *form)
{
    unsigned count = reveal->view.table.seats;
    float unit = finale->unit, room = finale->rect.h / unit - form->row.y - form->foot;
    float row = fminf((room + form->gap) / (float)count - form->gap, reveal_row(form, count));
    reveal->finale = finale;
    reveal->form = form;
    reveal->pen = (Pen){reveal->app->ui, unit};
    reveal->row = finale_at(finale, form->row);
    reveal->row.h = row * unit;
    reveal->pitch = (row + form->gap) * unit;
    if (reveal->view.table.teams > 0) {
        reveal->sums = rect_cut_right(&reveal->row, SUMS_WIDTH * unit);
        rect_cut_left(&reveal->sums, 12 * unit);
    }
}
