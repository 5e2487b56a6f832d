/* What stands on a table beside its cards, as lines of text: for whoever sees no table. A game
 * recites a view in the order in which it is to be read. */
#ifndef TABLES_RECITAL_H
#define TABLES_RECITAL_H

#include "i18n/format.h"
#include "tables/wording.h"

/* Who listens. Words live for the call alone. */
typedef struct Recital {
    const Wording *wording;
    int setting; /* the choice that only this game knows: see GameUi.setting */
    void (*tell)(void *context, const char *words, bool is_heading);
    void *context;
} Recital;

/* A heading, and a line below it: marked for translation, with values for its placeholders. */
void recital_head(const Recital *recital, const char *text);
void recital_line(const Recital *recital, const char *text, const char *const values[]);

/* A line that is worded already. */
void recital_words(const Recital *recital, const char *words);

#endif
