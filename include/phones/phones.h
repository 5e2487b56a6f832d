/* Telephones in one room, each the hands of one seat: a small server on the local network, which
 * hands a page to whoever comes with a seat's secret, sends that seat's phone what it is to show,
 * and gives on what was pressed there. It knows no game, no window and no words of its own.
 *
 * A seat has a secret that seats one phone and is then another one. A phone that sits has a token,
 * by which it comes back after sleep, a reload or under another address. Whoever comes with the
 * secret while a phone sits there waits until the program lets it in, in place of the other.
 *
 * Nothing is kept of a phone but the last message for its seat: a slow one misses what was between,
 * and never holds memory. What goes out leaves through the address that `phones_origin` names and
 * nowhere else. All functions are called by one thread; the network has one of its own, which calls
 * `wake` when there is something to take. */
#ifndef PHONES_PHONES_H
#define PHONES_PHONES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define PHONE_SEATS        8
#define PHONE_SECRET_BYTES 17  /* letters and digits, with the end */
#define PHONE_WORD_BYTES   8   /* of a language: "zh_CN" */
#define PHONE_ID_BYTES     192 /* of what is pressed */
#define PHONE_ORIGIN_BYTES 64

typedef struct Phones Phones;

/* Whether the program was built with a server. */
bool phones_can(void);

typedef struct PhonesSetting {
    uint8_t seats;        /* bit n: seat n is played on a phone */
    void (*wake)(void *); /* on another thread: there is something to take */
    void *context;
    const char *page; /* what a browser is given first: HTML that outlives the server */
    size_t page_size;
} PhonesSetting;

/* Listens. NULL: the system refuses it, or the program was built without a server. */
Phones *phones_open(const PhonesSetting *setting);

/* Sends every phone a last message, and no longer listens; `phones` may be NULL. */
void phones_close(Phones *phones, const char *farewell);

/* "http://192.168.1.7:6352": what comes under any other name is refused. */
const char *phones_origin(const Phones *phones);

/* Whether this computer is in no network, so that nobody but itself comes under that name. */
bool phones_is_alone(const Phones *phones);

/* What a phone shows before it sits, in a language ("ru"): a line of JSON, copied. */
void phones_set_greeting(Phones *phones, const char *language, const char *words);

typedef enum PhoneState {
    PHONE_AWAITED, /* nobody has sat down yet */
    PHONE_SITS,    /* and listens */
    PHONE_AWAY,    /* it sat and listens no longer: it sleeps, or is out of reach */
    PHONE_STATES
} PhoneState;

PhoneState phones_state(Phones *phones, unsigned seat);

/* The present secret of a seat. */
void phones_secret(Phones *phones, unsigned seat, char out[PHONE_SECRET_BYTES]);

/* Whether another phone waits to be let in; and the answer. */
bool phones_asks(Phones *phones, unsigned seat);
void phones_answer(Phones *phones, unsigned seat, bool lets_in);

/* Asks every phone that listens whether it is there. One that has not answered so often is away:
 * its stream ends, and begins again when it comes back. The server does so by itself, every
 * PHONES_BEAT_SECONDS; nothing else runs while nobody presses. */
#define PHONES_BEAT_SECONDS 15
#define PHONES_BEATS_MISSED 2
void phones_beat(Phones *phones);

/* What the phone of a seat is to show from now on: a line of JSON, copied. */
void phones_send(Phones *phones, unsigned seat, const char *message);

/* What came from a phone. */
typedef struct PhonePress {
    uint8_t seat;
    char language[PHONE_WORD_BYTES]; /* that the phone speaks */
    char id[PHONE_ID_BYTES];         /* of what was pressed; empty: only a phone's state changed */
} PhonePress;

/* The next of them, in order; false: there is none. */
bool phones_take(Phones *phones, PhonePress *out);

#endif
