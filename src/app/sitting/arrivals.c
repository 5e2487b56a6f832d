/* A name is typed or chosen on a phone and goes into the plan; whoever sits at another seat already
 * is not offered there again. */
#include "arrivals.h"

#include "sheet.h"

#include "base/limits.h"

#include <string.h>

void sitting_seat(MatchPlan *plan, Seat seat, const Person *person)
{
    plan->people[seat] = 0;
    if (person) {
        plan->people[seat] = person->id;
        Text name = text_in(plan->names[seat], sizeof plan->names[seat]);
        text_append(&name, person->name);
    }
}

static bool is_seated(const MatchPlan *plan, PersonId id)
{
    for (Seat seat = 0; seat < plan->setup.seats; seat++) {
        if (plan->kinds[seat] == SEAT_PERSON && plan->people[seat] == id) {
            return true;
        }
    }
    return false;
}

static void add_person(App *app, MatchPlan *plan, Seat seat)
{
    Problem problem = {0};
    Person person = roster_draft(&app->roster);
    Text avatar = text_in(person.avatar, sizeof person.avatar);
    text_append(&avatar, sheet_seat_avatar(app, plan, seat));
    Text name = text_in(person.name, sizeof person.name);
    text_append(&name, plan->names[seat]);
    roster_keep(&app->roster, app->profile, &person, &problem);
    plan->people[seat] = person.id;
}

void sitting_add_people(App *app, MatchPlan *plan)
{
    for (Seat seat = 0; seat < plan->setup.seats; seat++) {
        text_trim(plan->names[seat]);
        bool is_new = plan->kinds[seat] == SEAT_PERSON && plan->people[seat] == 0 &&
                      plan->names[seat][0] != '\0';
        const Person *known = roster_find_name(&app->roster, plan->names[seat]);
        if (is_new && known && !is_seated(plan, known->id)) {
            sitting_seat(plan, seat, known);
        } else if (is_new && !known) {
            add_person(app, plan, seat);
        }
    }
}

/* As the table will call them, where equal names are told apart. */
static const char *name_at(void *context, Seat seat)
{
    App *app = context;
    const MatchPlan *plan = &app->sitting;
    return plan->names[seat][0] == '\0' ? "" : app_seat_name(app, plan, seat);
}

static size_t people_for(void *context, Seat seat, PhonePerson out[PHONE_PEOPLE_MAX])
{
    App *app = context;
    size_t count = 0, most = min_size(app->roster.count, PHONE_PEOPLE_MAX);
    for (size_t i = 0; i < most; i++) {
        const Person *person = &app->roster.people[i];
        if (app->sitting.people[seat] == person->id || !is_seated(&app->sitting, person->id)) {
            out[count++] = (PhonePerson){.id = (int64_t)person->id, .name = person->name};
        }
    }
    return count;
}

static const char *choose(void *context, Seat seat, int64_t id)
{
    App *app = context;
    MatchPlan *plan = &app->sitting;
    const Person *person = roster_find(&app->roster, (PersonId)id);
    bool is_free = person && (plan->people[seat] == person->id || !is_seated(plan, person->id));
    if (!is_free) {
        return N_("They sit at another seat already.");
    }
    sitting_seat(plan, seat, person);
    return NULL;
}

/* As in a field for a name. */
static const char *call(void *context, Seat seat, const char *typed)
{
    App *app = context;
    char name[SAVED_NAME_BYTES];
    Text text = text_in(name, sizeof name);
    text_append(&text, typed);
    text_trim(name);
    if (name[0] == '\0') {
        return N_("Type a name or choose one.");
    }
    ui_fit_name(app->ui, name, NAME_COLUMNS);
    text_trim(name);
    if (name[0] == '\0') {
        return N_("The screen cannot show these letters: type the name in others.");
    }
    app->sitting.people[seat] = 0;
    memcpy(app->sitting.names[seat], name, sizeof name);
    return NULL;
}

const PhoneHosts sitting_hosts = {name_at, people_for, choose, call};
