/* What comes from a phone, read: the ids that stand in its message (sight.h). */
#ifndef APP_PHONE_PRESS_H
#define APP_PHONE_PRESS_H

#include "core/selection.h"

/* What was pressed on a phone. */
typedef enum PhonePressKind {
    PHONE_NOTHING,
    PHONE_CARD,
    PHONE_ACT,
    PHONE_DROP,
    PHONE_NAME,   /* who sits down, as typed */
    PHONE_PERSON, /* or as chosen */
    PHONE_NOTE,   /* something is written down, */
    PHONE_WRITE   /* in words */
} PhonePressKind;

#define PHONE_NAME_BYTES  96
#define PHONE_NOTE_BYTES  32
#define PHONE_WORDS_BYTES 96

typedef struct PhonePressed {
    PhonePressKind kind;
    Pick pick;                     /* of PHONE_CARD */
    Action action;                 /* of PHONE_ACT; whether it is legal is for the match to say */
    char name[PHONE_NAME_BYTES];   /* of PHONE_NAME: UTF-8 without control signs; may be blank */
    int64_t person;                /* of PHONE_PERSON: the number of one of those offered */
    char note[PHONE_NOTE_BYTES];   /* of PHONE_NOTE and PHONE_WRITE: the id of a RecitalButton or a
                                      RecitalField; what it means is for the game to say */
    char words[PHONE_WORDS_BYTES]; /* of PHONE_WRITE: as typed, UTF-8 without control signs */
} PhonePressed;

/* Reads an id of a message; PHONE_NOTHING for whatever is none. `game` NULL: before one
 * is played. */
PhonePressed phone_press_read(const Game *game, const char *id);

#endif
