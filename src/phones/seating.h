/* Who sits where: the secrets and tokens of seats, what each phone has counted, and what was
 * pressed and not yet taken. Knows no network and no lock: server.c has both. */
#ifndef PHONES_SEATING_H
#define PHONES_SEATING_H

#include "order.h"

#define PRESSES_MAX 8 /* of one seat that wait to be taken */

typedef struct Place {
    bool is_open;                    /* the seat is played on a phone */
    char secret[TOKEN_BYTES];        /* for whoever sits down next */
    char token[TOKEN_BYTES];         /* of the phone that sits there; empty: none does */
    char guest[TOKEN_BYTES];         /* of one that waits to be let in; empty: none does */
    char language[PHONE_WORD_BYTES]; /* of the phone, and of the guest */
    char guest_language[PHONE_WORD_BYTES];
    uint64_t count; /* of its last press: the next must be higher */
    PhonePress presses[PRESSES_MAX];
    unsigned first, waiting;
    bool is_changed; /* something else than a press is to be told */
} Place;

typedef struct Seating {
    Place places[PHONE_SEATS];
    unsigned turn; /* whose press is taken next, so that no phone keeps others from theirs */
} Seating;

/* New secrets for these seats. False: the system gives nothing that nobody can foresee. */
bool seating_init(Seating *seating, uint8_t seats);

typedef enum Sitting {
    SITTING_REFUSED, /* the secret is none, or no longer */
    SITTING_SEATED,
    SITTING_WAITS /* until it is let in */
} Sitting;

/* A phone sits down with a secret, which is then another one: its token is written. */
Sitting seating_sit(Seating *seating, const Order *order, char token[TOKEN_BYTES]);

typedef enum Standing { STANDING_NONE, STANDING_SEATED, STANDING_GUEST } Standing;

/* Whose token this is, of exactly TOKEN_BYTES with its end. */
Standing seating_find(const Seating *seating, const char *token, unsigned *seat);

/* The guest takes the seat, or goes. */
void seating_answer(Seating *seating, unsigned seat, bool lets_in);

typedef enum Pressing {
    PRESSING_TAKEN,
    PRESSING_FOREIGN, /* the token is nobody's */
    PRESSING_OLD,     /* counted before: a message that comes once more */
    PRESSING_FULL     /* more than the program can take */
} Pressing;

Pressing seating_press(Seating *seating, const Order *order);

/* See phones_take. */
bool seating_take(Seating *seating, PhonePress *out);

#endif
