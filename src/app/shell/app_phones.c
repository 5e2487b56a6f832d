/* Phones at the match of the App: listened to before it begins, with it as long as its people sit
 * in the same seats, and again when it is taken up: where who sat then is known by the record. */
#include "app_phones.h"
#include "ui/loop.h"

static void wake(void *ui)
{
    ui_wake(ui);
}

PhoneTable *app_listen_for_phones(App *app, const MatchPlan *plan, const PhoneHosts *hosts)
{
    PhoneTable *phones = phone_table_open(&(PhoneTableSetting){.data_folder = app->data_folder,
                                                               .seats = plan_people(plan),
                                                               .wake = wake,
                                                               .context = app->ui,
                                                               .hosts = hosts,
                                                               .host = app});
    if (!phones) {
        const char *why = N_("Phones cannot be listened to: the system refuses it. Close other "
                             "programs and try again.");
        app_say(app, phones_can() ? why : APP_NO_PHONES, NULL);
    } else if (phone_table_is_alone(phones)) {
        app_say(app,
                N_("Phones cannot find this computer: it is in no network. Connect it and try "
                   "again."),
                NULL);
    }
    return phones;
}

void app_leave_phones(App *app)
{
    phone_table_close(app->phones);
    app->phones = NULL;
    app->phones_asked = 0;
    app->phones_away = 0;
    app->is_sitting = false;
}

PhoneTable *app_phones_that_stay(App *app, const MatchPlan *plan)
{
    PhoneTable *phones = app->phones;
    if (!phones || phone_table_seats(phones) != plan_people(plan)) {
        return NULL;
    }
    app->phones = NULL;
    return phones;
}

static void write_note(void *context, Seat seat, const char *note)
{
    App *app = context;
    Problem problem = {0};
    if (!session_set_note(&app->session, app->profile, seat, note, &problem)) {
        app_tell(app, &problem);
    }
}

void app_join_phones(App *app, PhoneTable *phones)
{
    if (!phones) {
        return;
    }
    app->phones = phones;
    app->session.has_phones = true;
    app->session.phones = phone_table_hands(phones);
    phone_table_begin(phones,
                      &(PhoneMatch){.session = &app->session,
                                    .look = game_ui_of(app->session.plan.game)->look,
                                    .seat_names = app->seat_names,
                                    .forecasts = app->settings.forecasts,
                                    .setting = settings_own(&app->settings, app->session.plan.game),
                                    .write = write_note,
                                    .context = app});
}

/* Those who sat at the screen sit there again, as long as they do not say otherwise. */
void app_invite_phones(App *app)
{
    const Session *session = &app->session;
    SeatSet hands = session->phones_kept;
    PhoneTable *phones = NULL;
    if (session->has_kept_phones) {
        phones = app_listen_for_phones(app, &session->plan, NULL);
    }
    for (Seat seat = 0; phones && seat < session->plan.setup.seats; seat++) {
        if (seats_have(session->people, seat) && !seats_have(hands, seat)) {
            phone_table_move(phones, seat, false);
        }
    }
    if (phones) {
        app_join_phones(app, phones);
        scene_push(&app->scenes, shared_scenes.phones);
    }
}
