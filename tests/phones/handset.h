/* A phone of the room, without a browser: it sits down with a link, listens, and presses what it
 * likes, as the page does. */
#ifndef TESTS_HANDSET_H
#define TESTS_HANDSET_H

#include <stdbool.h>
#include <stddef.h>

#define HANDSET_BYTES (256 * 1024)

typedef struct Handset {
    char host[64]; /* with the port */
    char token[40];
    unsigned count; /* of its orders */
    int stream;
    char heard[HANDSET_BYTES]; /* and not yet told */
    char told[HANDSET_BYTES];  /* the last message */
} Handset;

/* A socket to "house:port". */
int handset_connect(const char *host);

/* Whether anybody listens there. */
bool handset_reaches(const char *host);

/* A request of the page, sent; and its answer: the status, the body in `out`. */
int handset_call(const char *host, const char *path, const char *body);
int handset_answer(int end_point, char *out, size_t capacity);

/* Sits down by "http://host/#secret" and listens; the test fails when it may not. */
void handset_sit(Handset *handset, const char *link);
void handset_close(Handset *handset);

/* The first half of that: what comes back is its token. And the second, also of one that has sat
 * down before. */
int handset_call_to_sit(Handset *handset, const char *link);
void handset_listen(Handset *handset);

/* The status of the answer; and sent only. */
int handset_press(Handset *handset, const char *id);
int handset_call_to_press(Handset *handset, const char *id);

/* Waits for messages until one has these words, and has it in `told`. */
void handset_hear(Handset *handset, const char *words);

/* Waits until the stream ends, and closes it: how many messages have come since. */
size_t handset_hear_end(Handset *handset);

#endif
