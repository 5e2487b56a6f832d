/* Phones are listened to before their match begins; whoever lets go of the match closes them. */
#include "sitting.h"

#include "app_match.h"
#include "i18n/format.h"
#include "ui/loop.h"

static void wake(void *ui)
{
    ui_wake(ui);
}

void sitting_begin(App *app, const MatchPlan *plan)
{
    PhoneTable *phones = phone_table_open(&(PhoneTableSetting){.data_folder = app->data_folder,
                                                               .seats = plan_people(plan),
                                                               .wake = wake,
                                                               .context = app->ui});
    if (!phones) {
        app_say(app, app_word(app, N_("Phones cannot be listened to: this computer is in no "
                                      "network.")));
        return;
    }
    app_drop_match(app);
    app->phones = phones; /* with which a match begins whose people sit in these seats */
    app_begin_match(app, plan);
    scene_push(&app->scenes, shared_scenes.phones);
}

static void tell_of_guest(App *app, Seat seat)
{
    app_say(app, app_phrase(app,
                            N_("Another phone asks for the seat of {name}. In the pause, under "
                               "Phones, it is let in or refused."),
                            TR_VALUES(app->seat_names[seat])));
}

void sitting_attend(App *app)
{
    if (!app->phones || !app->has_session || !app->session.has_phones) {
        return;
    }
    if (phone_table_attend(app->phones)) {
        app_keep_match(app);
    }
    for (Seat seat = 0; seat < app->session.plan.setup.seats; seat++) {
        SeatSet bit = seats_have(app->session.phones, seat) ? seat_bit(seat) : 0;
        if (bit == 0 || !phone_table_asks(app->phones, seat)) {
            app->phones_asked &= (SeatSet)~bit;
        } else if (!(app->phones_asked & bit)) {
            app->phones_asked |= bit;
            tell_of_guest(app, seat);
        }
    }
}
