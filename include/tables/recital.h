/* What stands on a table beside its cards, as lines of text: for whoever sees no table. A game
 * recites a view in the order in which it is to be read. */
#ifndef TABLES_RECITAL_H
#define TABLES_RECITAL_H

#include "i18n/format.h"
#include "tables/wording.h"

/* A place for words of one's own beside a button: closed, a button by its name; open, a field. */
typedef struct RecitalField {
    const char *id;     /* of a button that opens and closes it, and of what is typed */
    const char *name;   /* "Note", worded as what follows */
    const char *label;  /* of the field: "Note: Deck" */
    const char *words;  /* that stand in it */
    const char *button; /* that writes them */
    size_t most;        /* bytes of UTF-8 that are kept */
    bool is_open;
} RecitalField;

/* A line that can be pressed. */
typedef struct RecitalButton {
    const char *id;            /* of the game's own words: letters, digits and points */
    const char *words;         /* worded */
    bool opens;                /* further ones below it, which stand there where it */
    bool is_open;              /* is so */
    const RecitalField *field; /* or NULL */
} RecitalButton;

/* What somebody does to their notes: `typed` NULL: they press the button. */
typedef struct Jotting {
    const char *id, *typed;
} Jotting;

/* What whoever listens has written down, and may. */
typedef struct RecitalPencil {
    const char *note; /* of the seat: the game's own text, "" for nothing */
    const char *open; /* the id of the button that is open; "": none is */
    void (*tell)(void *context, const RecitalButton *button);
} RecitalPencil;

/* Who listens. Words live for the call alone. */
typedef struct Recital {
    const Wording *wording;
    int setting; /* the choice that only this game knows: see GameUi.setting */
    void (*tell)(void *context, const char *words, bool is_heading);
    void *context;
    const RecitalPencil *pencil; /* its context is the same; NULL: nothing is written here */
} Recital;

/* A heading, and a line below it: marked for translation, with values for its placeholders. */
void recital_head(const Recital *recital, const char *text);
void recital_line(const Recital *recital, const char *text, const char *const values[]);

/* A line that is worded already; and one to be pressed, where there is a pencil. */
void recital_words(const Recital *recital, const char *words);
void recital_button(const Recital *recital, const RecitalButton *button);

#endif
