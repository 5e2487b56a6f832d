/* Who sits where by a large choice, and how strong computers are where that is left to the person's
 * own results. */
#include "base/limits.h"
#include "seats.h"

void seats_go_way(Seats *seats, const SeatsWay *way)
{
    MatchPlan *plan = &seats->plan;
    const SeatsUi *own = game_ui_of(plan->game)->seats;
    unsigned count = way->seats > 0 ? way->seats : max_unsigned(plan->setup.seats, 2);
    plan_set_seats(plan, count);
    unsigned people = way->people > 0 ? way->people : plan->setup.seats;
    for (Seat seat = 0; seat < plan->setup.seats; seat++) {
        if (seat < people) {
            plan->kinds[seat] = SEAT_PERSON;
        } else if (plan->kinds[seat] == SEAT_PERSON) {
            plan->kinds[seat] = seat_kind_of(way->level);
        }
    }
    if (own) {
        own->begin(seats);
    }
}

bool seats_has_even(const Seats *seats)
{
    return even_way(seats->plan.game) != NULL;
}

void seats_go_even(Seats *seats)
{
    if (!even_fits(&seats->plan)) {
        seats_go_way(seats, even_way(seats->plan.game));
    }
}

void seats_weigh(App *app, Seats *seats)
{
    Seats then = *seats;
    if (!seats_has_even(seats)) {
        return;
    }
    seats_go_even(&then);
    PersonId person = even_person(&then.plan);
    if (!seats->is_weighed || seats->even.person != person) {
        seats->even = even_find(app->profile, seats->plan.game, person);
        seats->is_weighed = true;
    }
}
