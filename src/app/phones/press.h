/* What comes from a phone, read: the ids that stand in its message (sight.h). */
#ifndef APP_PHONE_PRESS_H
#define APP_PHONE_PRESS_H

#include "core/selection.h"

/* What was pressed on a phone. */
typedef enum PhonePressKind { PHONE_NOTHING, PHONE_CARD, PHONE_ACT, PHONE_DROP } PhonePressKind;

typedef struct PhonePressed {
    PhonePressKind kind;
    Pick pick;     /* of PHONE_CARD */
    Action action; /* of PHONE_ACT; whether it is legal is for the match to say */
} PhonePressed;

/* Reads an id of a message; PHONE_NOTHING for whatever is none. */
PhonePressed phone_press_read(const Game *game, const char *id);

#endif
