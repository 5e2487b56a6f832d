/* Phones are listened to before their match begins; whoever lets go of the match closes them. */
#include "sitting.h"

#include "app_match.h"
#include "app_phones.h"
#include "arrivals.h"
#include "i18n/format.h"

void sitting_begin(App *app, const MatchPlan *plan)
{
    PhoneTable *phones = app_listen_for_phones(app, plan, &sitting_hosts);
    if (!phones) {
        return;
    }
    app_drop_match(app);
    app->phones = phones;
    app->sitting = *plan;
    app->is_sitting = true;
    scene_push(&app->scenes, shared_scenes.phones);
}

void sitting_deal(App *app)
{
    MatchPlan plan = app->sitting;
    sitting_add_people(app, &plan);
    app->is_sitting = false;
    app_begin_match(app, &plan); /* with the phones, as its people sit in their seats */
}

void sitting_end(App *app)
{
    if (app->is_sitting) {
        app_drop_match(app);
    }
}

static void tell_of_guest(App *app, Seat seat)
{
    app_say(app,
            N_("Another phone asks for the seat of {name}. In the pause, under "
               "Phones, it is let in or refused."),
            TR_VALUES(app->seat_names[seat]));
}

/* A phone that is not there is a sign at its seat. */
static void look_for_phones(App *app)
{
    SeatSet away = 0;
    for (Seat seat = 0; seat < app->session.plan.setup.seats; seat++) {
        bool has_phone = seats_have(app->session.phones, seat);
        bool is_there = has_phone && phone_table_state(app->phones, seat) == PHONE_SITS;
        away |= has_phone && !is_there ? seat_bit(seat) : 0;
    }
    if (away != app->phones_away) {
        app->phones_away = away;
        app_name_seats(app);
    }
}

void sitting_attend(App *app)
{
    bool has_match = app->has_session && app->session.has_phones;
    if (!app->phones || (!has_match && !app->is_sitting)) {
        return;
    }
    if (phone_table_attend(app->phones)) {
        app_keep_match(app);
    }
    if (has_match) {
        look_for_phones(app);
    }
    for (Seat seat = 0; has_match && seat < app->session.plan.setup.seats; seat++) {
        SeatSet bit = seats_have(app->session.phones, seat) ? seat_bit(seat) : 0;
        if (bit == 0 || !phone_table_asks(app->phones, seat)) {
            app->phones_asked &= (SeatSet)~bit;
        } else if (!(app->phones_asked & bit)) {
            app->phones_asked |= bit;
            tell_of_guest(app, seat);
        }
    }
}
