/* The people of a profile: who plays here, with a look and settings of their own. Seats of matches
 * refer to them (SavedSeat.person), so statistics follow a person through changes of name. Removing
 * a person keeps their matches with the name that was shown then. */
#ifndef STORAGE_PEOPLE_H
#define STORAGE_PEOPLE_H

#include "storage/profile.h"

typedef struct Person {
    PersonId id;
    char name[SAVED_NAME_BYTES];   /* as typed; two people may share one */
    char avatar[SAVED_WORD_BYTES]; /* the app's word for a picture */
    uint32_t colour;               /* 0xRRGGBB */
} Person;

/* Adds a person and fills in the id. */
bool people_add(Profile *profile, Person *person, Problem *problem);

/* Changes everything but the id; PROBLEM_PERSON_GONE when there is no such person. */
bool people_change(Profile *profile, const Person *person, Problem *problem);

bool people_remove(Profile *profile, PersonId id, Problem *problem);

/* False, with `out` untouched, when there is no such person. */
bool people_read(Profile *profile, PersonId id, Person *out);

/* All people, the first added first; returns how many were written. */
size_t people_list(Profile *profile, Person out[], size_t capacity);

/* A person's own settings: any UTF-8 text by key. PROBLEM_PERSON_GONE without that person. */
bool people_set(Profile *profile, PersonId id, const char *key, const char *value,
                Problem *problem);

/* Appends the value; false, with `out` untouched, when it has never been set. */
bool people_get(Profile *profile, PersonId id, const char *key, Text *out);

/* Gives a person what the profile has set under these keys, where they have nothing of their own.
 */
bool people_inherit(Profile *profile, PersonId id, const char *const keys[], size_t count,
                    Problem *problem);

#endif
