/* Who sits down where, before the match: as the form says, or as they say on their phones. */
#ifndef APP_ARRIVALS_H
#define APP_ARRIVALS_H

#include "app.h"

/* What phones are told and what comes of their answers: in App.sitting; the context is the app. */
extern const PhoneHosts sitting_hosts;

/* A person, or nobody in particular (NULL), whose name stays as it is. */
void sitting_seat(MatchPlan *plan, Seat seat, const Person *person);

/* Names that were typed become the profile's people, so that their games are counted without more
 * ado. What cannot be written is told by whatever is written next. */
void sitting_add_people(App *app, MatchPlan *plan);

#endif
