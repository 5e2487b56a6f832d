/* The people of the profile as the screens need them: read once and kept in step with every change,
 * with the words for their pictures and colours. */
#ifndef APP_ROSTER_H
#define APP_ROSTER_H

#include "storage/people.h"
#include "ui/ui.h"

#define ROSTER_MAX     32
#define ROSTER_AVATARS 12
#define ROSTER_COLOURS 8

#define NAME_COLUMNS 40 /* of the field for a name */

typedef struct Roster {
    Person people[ROSTER_MAX]; /* the first added first */
    size_t count;
    Ui *ui; /* which draws their names; NULL: any letter will do */
} Roster;

extern const uint32_t roster_colours[ROSTER_COLOURS]; /* Person.colour */

/* The word of an avatar, 0 … ROSTER_AVATARS - 1, for Person.avatar. */
const char *roster_avatar(size_t index);

/* Reads all people of the profile, as far as there is room. A name that could not have been typed
 * here is fitted, and told apart from those before it; the profile keeps it as it is. */
void roster_read(Roster *roster, Profile *profile);

/* NULL when there is no such person. */
const Person *roster_find(const Roster *roster, PersonId id);
const Person *roster_find_name(const Roster *roster, const char *name);

/* The picture of a seat: that of the person who sits there, else the first from the seat's own on
 * that nobody else at the table has. `people` are the ids of so many seats, 0 for nobody. */
const char *roster_seat_avatar(const Roster *roster, const PersonId people[], unsigned seats,
                               unsigned seat);

/* A person to be added, with a colour that differs from the last one's and a picture that nobody
 * has, as long as there is one. */
Person roster_draft(const Roster *roster);

/* Puts a number behind the name when another person of the roster has it. */
void roster_tell_apart(const Roster *roster, Person *person);

/* Adds a person without an id, who is given the settings of nobody in particular, or changes one,
 * and reads all anew. Equal
 * names are told apart first. False, with the problem told,
 * when that cannot be; PROBLEM_NONE: the roster is full. */
bool roster_keep(Roster *roster, Profile *profile, Person *person, Problem *problem);

/* The picture of an avatar's word; of an unknown word the first. */
const char *roster_picture(const char *avatar);

#endif
