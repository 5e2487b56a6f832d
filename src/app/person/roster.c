/* The profile has the people; this is a copy of its list. */
#include "roster.h"
#include "settings.h"

#include "base/limits.h"
#include "base/text.h"
#include "ui/widgets.h"

#define STEM           "ui/avatar-"
#define NUMBERED_BYTES (SAVED_NAME_BYTES - 24) /* of a name that a number follows */

static const char *const pictures[ROSTER_AVATARS] = {
    STEM "fox",  STEM "crane", STEM "tiger", STEM "owl",      STEM "panda",  STEM "moth",
    STEM "bear", STEM "carp",  STEM "cat",   STEM "hornbill", STEM "komodo", STEM "sable"};

const char *roster_avatar(size_t index)
{
    return pictures[index] + sizeof STEM - 1;
}

const uint32_t roster_colours[ROSTER_COLOURS] = {0xd8a23c, 0xc8323f, 0x3f8a74, 0x5b7fd0,
                                                 0x9a5bb5, 0xe07b39, 0x6fa03c, 0xe9ddc2};

/* A backup may be of another program, or of a time with other faces. */
static void fit_name(Roster *roster, Person *person)
{
    char before[SAVED_NAME_BYTES];
    Text name = text_in(before, sizeof before);
    text_append(&name, person->name);
    ui_fit_name(roster->ui, person->name, NAME_COLUMNS);
    if (person->name[0] == '\0') {
        Text none = text_in(person->name, sizeof person->name);
        text_append(&none, "?");
    }
    if (!text_equal(person->name, before)) {
        roster_tell_apart(roster, person);
    }
}

void roster_read(Roster *roster, Profile *profile)
{
    roster->count = people_list(profile, roster->people, ROSTER_MAX);
    for (size_t i = 0; roster->ui && i < roster->count; i++) {
        fit_name(roster, &roster->people[i]);
    }
}

const Person *roster_find(const Roster *roster, PersonId id)
{
    for (size_t i = 0; i < roster->count; i++) {
        if (roster->people[i].id == id) {
            return &roster->people[i];
        }
    }
    return NULL;
}

const Person *roster_find_name(const Roster *roster, const char *name)
{
    for (size_t i = 0; i < roster->count; i++) {
        if (text_equal(roster->people[i].name, name)) {
            return &roster->people[i];
        }
    }
    return NULL;
}

/* Those of people first, then of the other seats in their order, each one that is still free. */
const char *roster_seat_avatar(const Roster *roster, const PersonId people[], unsigned seats,
                               unsigned seat)
{
    bool taken[ROSTER_AVATARS] = {false};
    const char *found = roster_avatar(seat % ROSTER_AVATARS);
    for (unsigned i = 0; i < seats; i++) {
        const Person *person = people[i] ? roster_find(roster, people[i]) : NULL;
        for (size_t j = 0; person && j < ROSTER_AVATARS; j++) {
            taken[j] |= text_equal(person->avatar, roster_avatar(j));
        }
        if (person && i == seat) {
            return person->avatar;
        }
    }
    for (unsigned i = 0; i <= seat; i++) {
        size_t place = i % ROSTER_AVATARS;
        if (people[i] && roster_find(roster, people[i])) {
            continue;
        }
        while (taken[place]) {
            place = (place + 1) % ROSTER_AVATARS;
        }
        taken[place] = true;
        found = roster_avatar(place);
    }
    return found;
}

static bool has_avatar(const Roster *roster, const char *avatar)
{
    for (size_t i = 0; i < roster->count; i++) {
        if (text_equal(roster->people[i].avatar, avatar)) {
            return true;
        }
    }
    return false;
}

Person roster_draft(const Roster *roster)
{
    Person person = {.colour = roster_colours[roster->count % ROSTER_COLOURS]};
    Text avatar = text_in(person.avatar, sizeof person.avatar);
    size_t index = roster->count;
    for (size_t i = 0; i < ROSTER_AVATARS; i++) {
        if (!has_avatar(roster, roster_avatar((index + i) % ROSTER_AVATARS))) {
            index += i;
            break;
        }
    }
    text_append(&avatar, roster_avatar(index % ROSTER_AVATARS));
    return person;
}

static bool is_of_another(const Roster *roster, const Person *person)
{
    for (size_t i = 0; i < roster->count; i++) {
        const Person *other = &roster->people[i];
        if (other->id != person->id && text_equal(other->name, person->name)) {
            return true;
        }
    }
    return false;
}

void roster_tell_apart(const Roster *roster, Person *person)
{
    Person wanted = *person;
    for (int64_t number = 2; is_of_another(roster, person); number++) {
        Text name = text_in(person->name, sizeof person->name);
        text_append_bytes(&name, wanted.name, min_size(text_length(wanted.name), NUMBERED_BYTES));
        text_append(&name, " ");
        text_append_number(&name, number);
    }
}

bool roster_keep(Roster *roster, Profile *profile, Person *person, Problem *problem)
{
    *problem = (Problem){.kind = PROBLEM_NONE};
    bool is_kept, is_new = person->id == 0;
    roster_tell_apart(roster, person);
    if (is_new && roster->count == ROSTER_MAX) {
        return false;
    }
    if (is_new) {
        is_kept =
            people_add(profile, person, problem) && settings_give(profile, person->id, problem);
    } else {
        is_kept = people_change(profile, person, problem);
    }
    roster_read(roster, profile);
    return is_kept;
}

const char *roster_picture(const char *avatar)
{
    for (size_t i = 0; i < ROSTER_AVATARS; i++) {
        if (text_equal(avatar, roster_avatar(i))) {
            return pictures[i];
        }
    }
    return pictures[0];
}
