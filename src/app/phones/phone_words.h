/* The words of the page itself, as they go out to phones. */
#ifndef APP_PHONE_WORDS_H
#define APP_PHONE_WORDS_H

#include "i18n/catalogue.h"

#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Headings and signs of the page while one plays. */
json_t *phone_words(const Catalogue *catalogue);

/* One of the people here: a number of the caller's, from 0, and a name. */
typedef struct PhonePerson {
    int64_t id;
    const char *name;
} PhonePerson;

/* Who sits at a phone before its match begins, and who could. */
typedef struct PhoneArrival {
    const char *name;          /* as it stands; blank: nobody's yet */
    bool is_named;             /* the phone has said so */
    const char *refused;       /* why what was typed is no name, marked; NULL: it is one */
    const PhonePerson *people; /* those who sit nowhere else */
    size_t count;
} PhoneArrival;

/* Owned by the caller. */
char *phone_arrival_write(const Catalogue *catalogue, const PhoneArrival *arrival);

/* What a phone shows before it sits; and when the match is closed. Owned by the caller. */
char *phone_greeting_write(const Catalogue *catalogue);
char *phone_farewell_write(void);

/* A line of text, owned by the caller; the object is given back. */
char *phone_words_dump(json_t *object);

#endif
