/* Phones at the match of the App; see phone_table.h. */
#ifndef APP_APP_PHONES_H
#define APP_APP_PHONES_H

#include "app.h"

/* Said where the program was built without a server; marked for translation. */
#define APP_NO_PHONES N_("This build of Meja has no phones.")

/* Listens for phones in the seats of these people; NULL, with it told, where there is no network.
 * `hosts`, whose context is the app: who sits down is asked first; NULL: the match begins at once.
 */
PhoneTable *app_listen_for_phones(App *app, const MatchPlan *plan, const PhoneHosts *hosts);

/* Those of the match before, taken from the app, where its people sit as in this plan; or NULL. */
PhoneTable *app_phones_that_stay(App *app, const MatchPlan *plan);

/* The match of the app is played with these phones, which are the app's from now on; NULL: it is
 * not. */
void app_join_phones(App *app, PhoneTable *phones);

/* Of a match that was taken up: where it was played on phones, these are listened to again, and the
 * scene in which they sit down is laid on top of its table. */
void app_invite_phones(App *app);

/* The port is closed. */
void app_leave_phones(App *app);

#endif
