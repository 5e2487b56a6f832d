/* The words of the page itself, as they go out to phones. */
#ifndef APP_PHONE_WORDS_H
#define APP_PHONE_WORDS_H

#include "i18n/catalogue.h"

#include <jansson.h>

/* Headings and signs of the page while one plays. */
json_t *phone_words(const Catalogue *catalogue);

/* What a phone shows before it sits; and when the match is closed. Owned by the caller. */
char *phone_greeting_write(const Catalogue *catalogue);
char *phone_farewell_write(void);

/* A line of text, owned by the caller; the object is given back. */
char *phone_words_dump(json_t *object);

#endif
