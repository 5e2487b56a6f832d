/* What the two halves of the server share: server.c listens and answers, stream.c sends what a
 * phone is to show. All of it is touched with the lock held. */
#ifndef PHONES_SERVER_STATE_H
#define PHONES_SERVER_STATE_H

#include "seating.h"

#include <microhttpd.h>
#include <pthread.h>

#define GREETINGS_MAX 8

typedef struct Greeting {
    char language[PHONE_WORD_BYTES];
    char *words;
} Greeting;

typedef struct Stream Stream;

struct Phones {
    PhonesSetting setting;
    pthread_mutex_t lock;
    pthread_cond_t quiet; /* the last stream has ended */
    struct MHD_Daemon *daemon;
    Seating seating;
    Stream *streams;
    char *messages[PHONE_SEATS]; /* NULL: none yet */
    uint64_t sent[PHONE_SEATS];  /* grows with each of them */
    char *farewell;              /* not NULL: all is over */
    Greeting greetings[GREETINGS_MAX];
    unsigned greeting_count;
    unsigned connections;
    pthread_t heart;       /* asks from time to time who is there */
    pthread_cond_t ending; /* it is to end */
    bool has_heart;
    char origin[PHONE_ORIGIN_BYTES];
    bool is_alone;
};

#endif
